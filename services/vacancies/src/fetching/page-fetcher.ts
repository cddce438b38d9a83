import { Inject, Injectable } from '@nestjs/common';
import type { VacancyReadError } from '@tandem/domain/vacancy-reading';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { VacanciesConfig } from '../config';
import { RobotsRules } from './robots-rules';
import { type Answer, requestOnce, type Rules, Unreachable } from './safe-request';

export type Fetched =
  | { ok: true; kind: 'page'; html: string; url: string }
  | { ok: true; kind: 'pdf'; bytes: Buffer; url: string }
  | { ok: false; reason: VacancyReadError };

const mostRedirects = 3;
const longestMilliseconds = 10_000;

const no = (reason: VacancyReadError): Fetched => ({ ok: false, reason });

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** A page in the letters it says it is written in. */
const decode = ({ body, contentType }: Answer): string => {
  const said =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(body.subarray(0, 2_048).toString('latin1'))?.[1];
  try {
    return new TextDecoder(said ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
};

/**
 * Fetches a page for somebody: only over http and https on their own ports, never from this network, 3 redirects, 10 seconds, 2 MB, HTML or
 * PDF, and only where the site's robots.txt lets us.
 */
@Injectable()
export class PageFetcher {
  private readonly rules: Rules;
  private readonly robots: RobotsRules;

  constructor(@Inject(CONFIG) config: VacanciesConfig) {
    this.rules = {
      allowsLocal: config.FETCH_LOCAL_HOSTS === 'true' && config.NODE_ENV !== 'production',
      userAgent: `${config.PRODUCT_NAME.replace(/\W/g, '')}Bot/1.0 (+${config.EMPLOYER_URL})`,
      accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9',
    };
    this.robots = new RobotsRules(this.rules);
  }

  /** Milliseconds the site of an address wants between two requests; 0 when it says nothing or was not asked yet. */
  delayOf(address: string): number {
    return this.robots.delayOf(new URL(address));
  }

  async fetch(address: string): Promise<Fetched> {
    const signal = AbortSignal.timeout(longestMilliseconds);
    try {
      return await this.follow(new URL(address), signal);
    } catch (error) {
      if (error instanceof Unreachable || error instanceof TypeError) return no('unreachable');
      throw error;
    }
  }

  private async follow(start: URL, signal: AbortSignal): Promise<Fetched> {
    let url = start;
    for (let turn = 0; turn <= mostRedirects; turn++) {
      if (!(await this.robots.allow(url, signal))) return no('not_allowed');
      const answer = await requestOnce(url, this.rules, signal);
      if (!isRedirect(answer.status) || !answer.location) return this.result(answer, url);
      url = new URL(answer.location, url);
      if (/\/(?:login|signin|sign-in|inloggen|sso|auth)\b/i.test(url.pathname)) return no('login_required');
    }
    return no('too_many_redirects');
  }

  private result(answer: Answer, url: URL): Fetched {
    const { status, contentType, body, isCut } = answer;
    if (status === 401 || status === 407) return no('login_required');
    if (status === 403 || status === 429 || status === 451) return no('not_allowed');
    if (status === 404 || status === 410) return no('page_not_found');
    if (status < 200 || status >= 300) return no('unreachable');
    if (isCut) return no('too_large');
    const isPdf = /application\/pdf/i.test(contentType) || body.subarray(0, 5).toString('latin1') === '%PDF-';
    if (isPdf) return { ok: true, kind: 'pdf', bytes: body, url: url.href };
    if (!/html|text\/plain|^$/i.test(contentType)) return no('not_a_page');
    return { ok: true, kind: 'page', html: decode(answer), url: url.href };
  }
}
