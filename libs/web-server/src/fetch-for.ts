import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { spoken } from './forward';

/** Fetches an address of the app as its pages do. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

type From = { app: string; gatewayUrl: string; dist: string; language: string; signal: AbortSignal };

const fileAt = async (dist: string, address: string): Promise<Response> => {
  const file = path.join(dist, path.posix.normalize(`/${address}`));
  const text = await fs.readFile(file, 'utf8').catch(() => null);
  return text === null ? new Response(null, { status: 404 }) : new Response(text);
};

/** How a page's calls leave when the server makes it: as this visitor's, in his language, and not for longer than he waits. */
export const fetchFor =
  (request: FastifyRequest, { app, gatewayUrl, dist, language, signal }: From): Fetch =>
  async (address, init = {}) => {
    if (!address.startsWith('/api/')) return fileAt(dist, address);
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(spoken(app, request))) headers.set(name, String(value));
    headers.set('accept-language', language);
    const until = init.signal ? AbortSignal.any([init.signal, signal]) : signal;
    return fetch(gatewayUrl + address.slice('/api'.length), { ...init, headers, signal: until, redirect: 'error' });
  };
