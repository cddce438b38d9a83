import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { type Language, languages } from '@tandem/locales/bundle';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Written } from './written';

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
  written(language: string, { request, reply }: { request: FastifyRequest; reply: FastifyReply }): Written {
    const bundle = this.bundles.get(language as Language);
    if (!bundle) throw problem('not_found');
    void reply.header('etag', bundle.tag).header('cache-control', 'no-cache');
    const isKnown = request.headers['if-none-match'] === bundle.tag;
    return new Written('application/json; charset=utf-8', isKnown ? undefined : bundle.text, isKnown ? 304 : 200);
  }
}

const read = (language: Language): Bundle => {
  const text = readFileSync(require.resolve(`@tandem/locales/${language}.json`), 'utf8');
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
};
