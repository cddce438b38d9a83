import { Injectable } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { adminCalls } from '@tandem/contracts/admin/admin';
import { Problem } from '@tandem/contracts/problem';
import type { HttpCall } from '@tandem/contracts/registry';
import { Bus } from '@tandem/service-kit/bus';
import type { Ctx } from '@tandem/service-kit/context';

/** The console asks again about whoever calls before each call, and this service has a copy of its own to ask. */
const OWN_COPY = 'admin.';

/** Staff: administrators at this moment, who answer for whom they look at. */
@Injectable()
export class Staff {
  constructor(private readonly bus: Bus) {}

  /**
   * Lets pass whoever is an administrator now, whatever his token says.
   * @throws Problem forbidden (403), unavailable (503), timeout (504)
   */
  async admit({ route }: HttpCall, ctx: Ctx): Promise<void> {
    if (route.access !== 'admin') return;
    try {
      await this.bus.call(accountsCalls.confirmAdmin, {}, ctx);
    } catch (error) {
      // Staff see how the services are while accounts is away: the console's own service knows its administrators.
      const isAway = Problem.from(error)?.status !== 403;
      if (!isAway || !route.subject.startsWith(OWN_COPY)) throw error;
    }
  }

  /** Has a look at people kept. An answer that could not be recorded is not given. */
  async answerFor({ look }: HttpCall, params: unknown, ctx: Ctx): Promise<void> {
    if (!look) return;
    const { id = null } = (params ?? {}) as { id?: string | null };
    await this.bus.call(adminCalls.recordLook, { body: { action: look, target: id } }, ctx);
  }
}
