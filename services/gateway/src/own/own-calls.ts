import { Inject, Injectable } from '@nestjs/common';
import { gatewayCalls } from '@tandem/contracts/gateway/gateway';
import type { In, Reply, Rpc } from '@tandem/contracts/define';
import { problem } from '@tandem/contracts/codes';
import type { BaseConfig } from '@tandem/service-kit/config';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { mayRead } from '@tandem/service-kit/files';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Blog } from '../blog/blog';
import { AsStored } from '../http/file-answers';
import { Documents } from './documents';
import { Readiness } from './readiness';
import { Translations } from './translations';
import { Written } from './written';

type Exchange = { request: FastifyRequest; reply: FastifyReply };
export type OwnCall<C extends Rpc = Rpc> = (input: In<C>, ctx: Ctx, exchange: Exchange) => Promise<unknown>;

const own = ['openApi', 'live', 'ready', 'translations', 'refreshTranslations', 'file', 'blogPosts', 'blogPost'] as const;
type Own = (typeof own)[number];
type Answers = {
  [N in Own]: (
    input: In<(typeof gatewayCalls)[N]>,
    ctx: Ctx,
    exchange: Exchange,
  ) => Promise<Reply<(typeof gatewayCalls)[N]> | Written | AsStored>;
};

/** Subjects of the calls the gateway answers itself. */
export const ownSubjects: readonly string[] = own.map((name) => gatewayCalls[name].route.subject);

/** The few calls the gateway answers itself: they need no service, or stream what a service does not hold. */
@Injectable()
export class OwnCalls {
  private readonly answers: Answers = {
    openApi: async (_input, _ctx, { reply }) => Promise.resolve(this.documents.written(reply)),
    live: async () => Promise.resolve({ status: 'ok' }),
    ready: async () => this.readiness.report(),
    translations: async ({ params }, _ctx, exchange) => Promise.resolve(this.translations.written(params.language, exchange)),
    refreshTranslations: async () => Promise.resolve({ refreshed: this.translations.refresh() }),
    file: async ({ params, query }) => Promise.resolve(this.file(params.key, query.token)),
    blogPosts: async ({ query }, { language }) => [...(await this.blog.latest(language, query.pageSize))],
    blogPost: async ({ params }, { language }) => this.blog.one(language, params.slug),
  };

  constructor(
    private readonly translations: Translations,
    private readonly readiness: Readiness,
    private readonly documents: Documents,
    private readonly blog: Blog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  find(subject: string): OwnCall | undefined {
    const name = own.find((each) => gatewayCalls[each].route.subject === subject);
    return name && (this.answers[name] as unknown as OwnCall);
  }

  private file(key: string, token: string | undefined): AsStored {
    if (key.startsWith('incoming/')) throw problem('not_found');
    if (!mayRead(this.config.CTX_SECRET, key, token, this.clock.now().getTime())) {
      // A key that does not exist is no secret; one that does is not to be told from it without its token.
      throw problem('forbidden');
    }
    return new AsStored(key);
  }
}
