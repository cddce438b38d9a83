import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { type Language, languages } from '@tandem/locales/bundle';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Bundle = { text: string; tag: string };

/** The bundles of texts, as files that can be read again while running. */
@Injectable()
export class Translations {
  private bundles = new Map<Language, Bundle>();

  constructor() {
    this.refresh();
  }

  /** Reads the bundles again; answers the languages. */
  refresh(): Language[] {
    this.bundles = new Map(languages.map((language) => [language, read(language)]));
    return [...languages];
  }

  /** @throws Problem not_found (404) for a language we do not speak. */
  async answer(language: string, { request, reply }: { request: FastifyRequest; reply: FastifyReply }): Promise<FastifyReply> {
    const bundle = this.bundles.get(language as Language);
    if (!bundle) throw problem('not_found');
    void reply.header('etag', bundle.tag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === bundle.tag) return reply.status(304).send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(bundle.text);
  }
}

const read = (language: Language): Bundle => {
  const text = readFileSync(require.resolve(`@tandem/locales/${language}.json`), 'utf8');
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
};
