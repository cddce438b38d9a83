import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { Problem } from '@tandem/contracts/problem';
import type { Ctx } from '@tandem/service-kit/context';
import { contractOf } from '@tandem/service-kit/handles';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AuditService, type Deed } from '../audit/audit.service';
import { type Act, actOf } from './acts';
import { StaffRepository } from './staff.repository';

type Call = { ctx: Ctx; input?: Parameters<typeof actOf>[1] };

/**
 * Lets only those pass who are administrators now, whatever their token still says, and keeps what they did.
 * A look that cannot be recorded is not given, a deed that cannot be recorded is not done.
 */
@Injectable()
export class Accountable implements NestInterceptor {
  constructor(
    private readonly staff: StaffRepository,
    private readonly audit: AuditService,
  ) {}

  intercept(host: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { ctx, input } = host.switchToRpc().getData<Call>();
    const route = contractOf(host.getHandler())?.route;
    const act = actOf(route?.subject ?? '', input ?? {});
    const perform = async (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    return from(this.pass(ctx, act, perform, Boolean(route && 'method' in route && route.method === 'GET')));
  }

  private async pass(ctx: Ctx, act: Act | null, perform: () => Promise<unknown>, isLook: boolean): Promise<unknown> {
    const email = ctx.accountId && (await this.staff.emailOf(ctx.accountId));
    if (!ctx.accountId || !email) throw problem('forbidden');
    if (!act) return perform();
    const kept = { adminId: ctx.accountId, adminEmail: email, ...act };
    return isLook ? this.look(kept, perform) : this.do(kept, perform);
  }

  private async look(kept: Deed, perform: () => Promise<unknown>): Promise<unknown> {
    const answer = await perform();
    await this.audit.record(kept);
    return answer;
  }

  /** What was refused did not happen; after any other failure nobody knows, so the entry stays. */
  private async do(kept: Deed, perform: () => Promise<unknown>): Promise<unknown> {
    const entry = await this.audit.record(kept);
    try {
      return await perform();
    } catch (error) {
      if (error instanceof Problem && error.status < 500) await this.audit.withdraw(entry);
      throw error;
    }
  }
}
