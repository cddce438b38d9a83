import { Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { connectRedis } from '@tandem/service-kit/connect';
import type { BaseConfig } from '@tandem/service-kit/config';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { Redis } from 'ioredis';
import { Blog } from './blog/blog';
import { BlogFeed } from './blog/blog-feed';
import { Pictures } from './blog/pictures';
import type { GatewayConfig } from './config';
import { FileAnswers } from './http/file-answers';
import { Mount } from './http/mount';
import { RequestsObserved } from './http/requests-observed';
import { WhyUnanswered } from './http/why-unanswered';
import { CallLimits } from './limits/call-limits';
import { LiveGateway } from './live/live.gateway';
import { TopicAccess } from './live/topic-access';
import { Documents } from './own/documents';
import { OwnCalls } from './own/own-calls';
import { Readiness } from './own/readiness';
import { Translations } from './own/translations';
import { AccessTokens } from './session/access-tokens';
import { Authenticator } from './session/authenticate';
import { SessionCookies } from './session/cookies';
import { Revocations } from './session/revocations';
import { Staff } from './session/staff';
import { LIMITS_REDIS } from './tokens';
import { Scanner } from './uploads/scanner';
import { UnclaimedSweep } from './uploads/unclaimed-sweep';
import { Uploads } from './uploads/uploads';

type Config = BaseConfig & GatewayConfig;

@Module({
  providers: [
    { provide: LIMITS_REDIS, inject: [CONFIG], useFactory: ({ REDIS_URL }: Config) => connectRedis(REDIS_URL) },
    { provide: SessionCookies, inject: [CONFIG], useFactory: (config: Config) => new SessionCookies(config) },
    {
      provide: AccessTokens,
      inject: [CONFIG],
      useFactory: (config: Config) => new AccessTokens(config.AUTH_PUBLIC_KEYS, config.GATEWAY_URL),
    },
    Authenticator,
    Revocations,
    Staff,
    CallLimits,
    Scanner,
    Uploads,
    UnclaimedSweep,
    FileAnswers,
    WhyUnanswered,
    Translations,
    Readiness,
    Documents,
    Pictures,
    Blog,
    BlogFeed,
    OwnCalls,
    RequestsObserved,
    Mount,
    TopicAccess,
    LiveGateway,
  ],
})
export class AppModule implements OnModuleDestroy {
  constructor(@Inject(LIMITS_REDIS) private readonly redis: Redis) {}

  onModuleDestroy(): void {
    this.redis.disconnect();
  }
}
