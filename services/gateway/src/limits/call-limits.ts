import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { rateLimits } from '@tandem/domain/limits';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { Ctx } from '@tandem/service-kit/context';
import { redisKey } from '@tandem/service-kit/namespace';
import { digestOf, type Limit, RateCounts, tooMany } from '@tandem/service-kit/rate-counts';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { Redis } from 'ioredis';
import type { GatewayConfig } from '../config';
import { LIMITS_REDIS } from '../tokens';

type Rule = Omit<Limit, 'name'>;

/** Calls that cost more than others, each with how many an account (or an address, when nobody is signed in) may make. */
const rules: Record<string, Rule> = {
  'auth.register': { times: 60, seconds: 3_600 },
  'auth.resendVerification': { times: 10, seconds: 3_600 },
  'auth.verify': { times: 60, seconds: 900 },
  'auth.checkSecret': { times: 60, seconds: 900 },
  'auth.resetPassword': { times: 30, seconds: 900 },
  'auth.forgotPassword': { times: 30, seconds: 3_600 },
  'auth.refresh': { times: 120, seconds: 60 },
  'accounts.searchAddress': { times: 120, seconds: 60 },
  'resumes.upload': { times: 30, seconds: 3_600 },
  'resumes.uploadToAccount': { times: 30, seconds: 3_600 },
  'referrals.refer': { times: 60, seconds: 3_600 },
  'accounts.requestExport': { times: 5, seconds: 3_600 },
  'accounts.downloadExport': { times: 20, seconds: 3_600 },
  'accounts.replacePicture': { times: 60, seconds: 3_600 },
  'accounts.inviteMember': { times: 60, seconds: 3_600 },
  'auth.signInWithGoogle': { times: 60, seconds: 900 },
  'auth.signInWithLinkedin': { times: 60, seconds: 900 },
  'resumes.createAnonymous': rateLimits.anonymousResume,
  'resumes.uploadAnonymous': { times: 30, seconds: 3_600 },
  // Drawn one after the other: who asks for many at once lets all others wait.
  'resumes.download': { times: 60, seconds: 60 },
  'resumes.downloadAnonymous': { times: 60, seconds: 60 },
  'resumes.downloadCoverLetter': { times: 60, seconds: 60 },
  'resumes.downloadTailoredResume': { times: 60, seconds: 60 },
  'resumes.downloadApplicantResume': { times: 60, seconds: 60 },
  'resumes.generateCoverLetter': { times: 60, seconds: 3_600 },
  'resumes.tailorResume': { times: 60, seconds: 3_600 },
  // Each is fetched from the content service and held in memory until it is sent.
  'blog.relayPicture': { times: 300, seconds: 60 },
  'admin.recordEvent': { times: 120, seconds: 60 },
  'vacancies.replaceSource': { times: 60, seconds: 3_600 },
  'matching.startMatching': { times: 30, seconds: 600 },
  'matching.searchVacancies': { times: 60, seconds: 60 },
  'matching.openSearch': { times: 60, seconds: 60 },
  'matching.readSearch': { times: 120, seconds: 60 },
  'matching.tryWhatIf': { times: 120, seconds: 60 },
};
const wrongKeys: Limit = { name: 'api-key', times: 10, seconds: 900 };

/** How often a call may be made: by account, and by address where nobody is signed in. */
@Injectable()
export class CallLimits {
  private readonly counts: RateCounts;

  constructor(
    @Inject(LIMITS_REDIS) redis: Redis,
    @Inject(CONFIG) private readonly config: Pick<BaseConfig, 'NAMESPACE'> & Pick<GatewayConfig, 'REQUESTS_PER_MINUTE' | 'API_KEY'>,
  ) {
    this.counts = new RateCounts(redis, redisKey(config.NAMESPACE, 'limit'));
  }

  /** @throws Problem too_many_requests (429) with the seconds to wait. */
  async take(subject: string, ctx: Pick<Ctx, 'accountId' | 'ip'>): Promise<void> {
    const caller = digestOf(ctx.accountId ?? ctx.ip ?? 'unknown');
    const rule = rules[subject];
    // Asked at once: one way to Redis and back, and where it hangs one wait.
    await Promise.all([
      this.consume({ name: 'all', times: this.config.REQUESTS_PER_MINUTE, seconds: 60 }, caller),
      rule && this.consume({ name: subject, ...rule }, caller),
    ]);
  }

  /** @throws Problem invalid_api_key (401), or too_many_requests (429) after ten wrong ones. */
  async requireKey(given: string | undefined, ip: string | null): Promise<void> {
    const caller = digestOf(ip ?? 'unknown');
    const known = await this.counts.counted(wrongKeys, caller);
    if (known && known.times >= wrongKeys.times) throw tooMany(known.milliseconds);
    const digest = (text: string) => createHash('sha256').update(text).digest();
    if (given !== undefined && timingSafeEqual(digest(given), digest(this.config.API_KEY))) return;
    await this.consume(wrongKeys, caller);
    throw problem('invalid_api_key');
  }

  private async consume(limit: Limit, caller: string): Promise<void> {
    const wait = await this.counts.count(limit, caller);
    if (wait !== null) throw tooMany(wait);
  }
}
