import { Inject, Injectable } from '@nestjs/common';
import { openApi } from '@tandem/contracts/openapi';
import { httpCalls } from '@tandem/contracts/registry';
import type { BaseConfig } from '@tandem/service-kit/config';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { docsPage } from './docs-page';
import { Written } from './written';

/** The API's description, for machines at /openapi.json and for people at /docs. */
@Injectable()
export class Documents {
  private readonly document: object;
  private readonly text: string;

  constructor(@Inject(CONFIG) { PRODUCT_NAME }: BaseConfig) {
    this.document = openApi(httpCalls, { title: `${PRODUCT_NAME} API`, version: '1' });
    this.text = JSON.stringify(this.document);
  }

  written(reply: FastifyReply): Written {
    void reply.header('cache-control', 'no-cache');
    return new Written('application/json; charset=utf-8', this.text);
  }

  mount(fastify: FastifyInstance): void {
    const page = docsPage(this.document);
    fastify.get('/docs', async (_, reply) =>
      reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
        .send(page),
    );
  }
}
