import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Ctx } from '@tandem/service-kit/context';
import { contractOf } from '@tandem/service-kit/handles';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AuditService } from '../audit/audit.service';
import { actOf } from './acts';
import { StaffRepository } from './staff.repository';

type Call = { ctx: Ctx; input?: Parameters<typeof actOf>[1] };

/**
 * Lets only those pass who are administrators now, whatever their token still says, and keeps what they did.
 * An answer that could not be recorded is not given.
 */
@Injectable()
export class Accountable implements NestInterceptor {
  constructor(
    private readonly staff: StaffRepository,
    private readonly audit: AuditService,
  ) {}

  intercept(host: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { ctx, input } = host.switchToRpc().getData<Call>();
    const subject = contractOf(host.getHandler())?.route.subject ?? '';
    return from(this.pass(ctx, actOf(subject, input ?? {}), next));
  }

  private async pass(ctx: Ctx, act: ReturnType<typeof actOf>, next: CallHandler): Promise<unknown> {
    const email = ctx.accountId && (await this.staff.emailOf(ctx.accountId));
    if (!ctx.accountId || !email) throw problem('forbidden');
    const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
    if (act) await this.audit.record({ adminId: ctx.accountId, adminEmail: email, ...act });
    return answer;
  }
}
