import { openApi } from '@tandem/contracts/openapi';
import { httpCalls } from '@tandem/contracts/registry';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page';

/** The API's description for machines at /openapi.json and for people at /docs. */
export const mountDocuments = (fastify: FastifyInstance, product: string): void => {
  const document = openApi(httpCalls, { title: `${product} API`, version: '1' });
  const text = JSON.stringify(document);
  const page = docsPage(document);
  fastify.get('/openapi.json', async (_, reply) => reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-cache').send(text));
  fastify.get('/docs', async (_, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'").send(page),
  );
};
