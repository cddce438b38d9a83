import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { rateLimits } from '@tandem/domain/limits';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { Ctx } from '@tandem/service-kit/context';
import { redisKey } from '@tandem/service-kit/namespace';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../config';
import { LIMITS_REDIS } from '../tokens';

type Rule = { points: number; seconds: number };

/** Calls that cost more than others, each with how many an account (or an address, when nobody is signed in) may make. */
const rules: Record<string, Rule> = {
  'auth.register': { points: 60, seconds: 3_600 },
  'auth.resendVerification': { points: 10, seconds: 3_600 },
  'auth.verify': { points: 60, seconds: 900 },
  'auth.checkSecret': { points: 60, seconds: 900 },
  'auth.resetPassword': { points: 30, seconds: 900 },
  'auth.forgotPassword': { points: 30, seconds: 3_600 },
  'auth.refresh': { points: 120, seconds: 60 },
  'accounts.searchAddress': { points: 120, seconds: 60 },
  'resumes.upload': { points: 30, seconds: 3_600 },
  'resumes.uploadToAccount': { points: 30, seconds: 3_600 },
  'referrals.refer': { points: 60, seconds: 3_600 },
  'accounts.requestExport': { points: 5, seconds: 3_600 },
  'accounts.downloadExport': { points: 20, seconds: 3_600 },
  'accounts.replacePicture': { points: 60, seconds: 3_600 },
  'accounts.inviteMember': { points: 60, seconds: 3_600 },
  'auth.signInWithGoogle': { points: 60, seconds: 900 },
  'auth.signInWithLinkedin': { points: 60, seconds: 900 },
  'resumes.createAnonymous': { points: rateLimits.anonymousResume.times, seconds: rateLimits.anonymousResume.seconds },
  'resumes.uploadAnonymous': { points: 30, seconds: 3_600 },
  // Drawn one after the other: who asks for many at once lets all others wait.
  'resumes.download': { points: 60, seconds: 60 },
  'resumes.downloadAnonymous': { points: 60, seconds: 60 },
  'resumes.downloadCoverLetter': { points: 60, seconds: 60 },
  'resumes.downloadTailoredResume': { points: 60, seconds: 60 },
  'resumes.downloadApplicantResume': { points: 60, seconds: 60 },
  'resumes.generateCoverLetter': { points: 60, seconds: 3_600 },
  'resumes.tailorResume': { points: 60, seconds: 3_600 },
  'admin.recordEvent': { points: 120, seconds: 60 },
  'vacancies.replaceSource': { points: 60, seconds: 3_600 },
  'matching.startMatching': { points: 30, seconds: 600 },
  'matching.searchVacancies': { points: 60, seconds: 60 },
  'matching.openSearch': { points: 60, seconds: 60 },
  'matching.readSearch': { points: 120, seconds: 60 },
  'matching.tryWhatIf': { points: 120, seconds: 60 },
};
const WRONG_KEYS: Rule = { points: 10, seconds: 900 };

/** Limits by account and by address, counted in Redis for all replicas; while Redis is away each replica counts for itself. */
@Injectable()
export class Limits {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(
    @Inject(LIMITS_REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: Pick<BaseConfig, 'NAMESPACE'> & Pick<GatewayConfig, 'REQUESTS_PER_MINUTE' | 'API_KEY'>,
  ) {}

  /** @throws Problem too_many_requests (429) with the seconds to wait. */
  async take(subject: string, ctx: Ctx): Promise<void> {
    const caller = ctx.accountId ?? ctx.ip ?? 'unknown';
    await this.consume('all', { points: this.config.REQUESTS_PER_MINUTE, seconds: 60 }, caller);
    const rule = rules[subject];
    if (rule) await this.consume(subject, rule, caller);
  }

  /** @throws Problem invalid_api_key (401), or too_many_requests (429) after ten wrong ones. */
  async requireKey(given: string | undefined, ip: string | null): Promise<void> {
    const digest = (text: string) => createHash('sha256').update(text).digest();
    const limiter = this.limiter('api-key', WRONG_KEYS);
    const known = await limiter.get(ip ?? 'unknown').catch(() => null);
    if (known && known.consumedPoints >= WRONG_KEYS.points) throw tooMany(known);
    if (given !== undefined && timingSafeEqual(digest(given), digest(this.config.API_KEY))) return;
    await this.consume('api-key', WRONG_KEYS, ip ?? 'unknown');
    throw problem('invalid_api_key');
  }

  private async consume(name: string, rule: Rule, key: string): Promise<void> {
    try {
      await this.limiter(name, rule).consume(key);
    } catch (refused) {
      if (refused instanceof Error) return;
      throw tooMany(refused as RateLimiterRes);
    }
  }

  private limiter(name: string, { points, seconds }: Rule): RateLimiterRedis {
    const known = this.limiters.get(name);
    if (known) return known;
    const made = new RateLimiterRedis({
      storeClient: this.redis,
      keyPrefix: redisKey(this.config.NAMESPACE, 'limit', name),
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    });
    this.limiters.set(name, made);
    return made;
  }
}

const tooMany = ({ msBeforeNext }: { msBeforeNext: number }) =>
  problem('too_many_requests', undefined, { retryAfter: Math.ceil(msBeforeNext / 1_000) });
