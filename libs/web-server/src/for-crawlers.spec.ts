import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { siteMapPage } from '@tandem/contracts/entities/public-list';
import { startWebServer, type RunningWebServer, type WebServerOptions } from './start';

const template =
  '<!doctype html><html lang="en"><head><title>t</title></head><body><div id="root"></div><script type="application/json" id="config"></script></body></html>';
const urls = { candidate: 'https://jobs.example', employer: 'https://hire.example', admin: 'https://admin.example' };
const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const day = '2026-11-02T09:00:00.000Z';
const vacancy = { title: 'Baker & <pastry> cook', employer: { companyName: 'Oven', address: null }, address: { city: 'Utrecht' } };

let gateway: FastifyInstance;
let gatewayUrl: string;
let dist: string;
let asked: string[];
let total = 0;
const running: RunningWebServer[] = [];
const start = async (options: Partial<WebServerOptions> = {}): Promise<string> => {
  const publicConfig = { product: 'Tandem', urls };
  const server = await startWebServer({ app: 'candidate', dist, gatewayUrl, port: 0, publicConfig, ...options });
  running.push(server);
  return server.url;
};

beforeAll(async () => {
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'app-'));
  fs.writeFileSync(path.join(dist, 'index.html'), template);
  gateway = fastify({ forceCloseConnections: true });
  gateway.get<{ Querystring: { page?: string; after?: string; limit?: string } }>('/public/site-map/vacancies', async ({ query, url }) => {
    asked.push(url);
    const begin = query.after ? Number(query.after.slice(-12)) + 1 : (Number(query.page ?? 1) - 1) * siteMapPage;
    const count = Math.max(0, Math.min(Number(query.limit ?? 5_000), total - begin));
    const items = Array.from({ length: count }, (_, at) => ({ id: idOf(begin + at), changedAt: day }));
    return { items, next: count === 5_000 ? (items.at(-1)?.id ?? null) : null, total: query.after ? null : total };
  });
  gateway.get('/public/site-map/companies', async () => ({ items: [{ id: idOf(7), changedAt: day }], next: null, total: 1 }));
  gateway.get('/public/blog', async () => [{ slug: 'pay slip', updatedAt: 'no date' }]);
  gateway.get<{ Params: { id: string } }>('/vacancies/:id', async ({ params }, reply) =>
    params.id === 'none' ? reply.code(404).send({}) : vacancy,
  );
  gatewayUrl = await gateway.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  asked = [];
  total = 3;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ close }) => close()));
});
afterAll(async () => {
  await gateway.close();
  fs.rmSync(dist, { recursive: true });
});

it('tells crawlers where the site map is, and keeps them out of the console', async () => {
  const robots = await (await fetch(`${await start()}/robots.txt`)).text();
  expect(robots).toContain('Sitemap: https://jobs.example/sitemap.xml');
  expect(robots).toContain('Disallow: /verify/');
  expect(await (await fetch(`${await start({ app: 'admin' })}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
});

it('names a file for every 50,000 vacancies', async () => {
  total = 2 * siteMapPage + 1;
  const answer = await fetch(`${await start()}/sitemap.xml`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
  const names = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(names).toEqual(
    ['pages', 'posts', 'vacancies-1', 'vacancies-2', 'vacancies-3', 'companies-1'].map(
      (name) => `https://jobs.example/sitemaps/${name}.xml`,
    ),
  );
});

it('fills a file with 50,000 addresses in ten questions, and the next one with the rest', async () => {
  total = siteMapPage + 2;
  const url = await start();
  const first = await (await fetch(`${url}/sitemaps/vacancies-1.xml`)).text();
  expect(first.match(/<loc>/g)).toHaveLength(siteMapPage);
  expect(asked).toHaveLength(10);
  const rest = await (await fetch(`${url}/sitemaps/vacancies-2.xml`)).text();
  expect(rest.match(/<loc>/g)).toHaveLength(2);
  expect(rest).toContain(`<loc>https://jobs.example/jobs/${idOf(siteMapPage)}</loc><lastmod>${day}</lastmod>`);
  expect(rest).toContain(`hreflang="nl" href="https://jobs.example/jobs/${idOf(siteMapPage)}?lang=nl"`);
});

it('writes addresses that hold in XML, and no day that is none', async () => {
  const posts = await (await fetch(`${await start()}/sitemaps/posts.xml`)).text();
  expect(posts).toContain('<loc>https://jobs.example/blog/pay%20slip</loc><xhtml:link');
});

it('lists on the employers side only what is at home there', async () => {
  const url = await start({ app: 'employer' });
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).not.toContain('vacancies');
  const pages = await (await fetch(`${url}/sitemaps/pages.xml`)).text();
  expect([...pages.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toContain('https://hire.example/privacy');
  expect((await fetch(`${url}/sitemaps/vacancies-1.xml`)).status).toBe(404);
});

it.each(['vacancies-0', 'vacancies-x', 'people-1'])('knows no file %s', async (name) => {
  expect((await fetch(`${await start()}/sitemaps/${name}.xml`)).status).toBe(404);
});

it.each(['vacancies-2', 'vacancies-99999'])('knows no file %s when the vacancies end before it', async (name) => {
  const url = await start();
  expect(await (await fetch(`${url}/sitemaps/vacancies-1.xml`)).text()).toContain(idOf(0));
  expect((await fetch(`${url}/sitemaps/${name}.xml`)).status).toBe(404);
});

it.each(['/sitemap.xml', '/sitemaps/vacancies-1.xml', '/pictures/vacancies/7.png'])('says of %s to come back when no gateway answers', async (address) => {
  const answer = await fetch((await start({ gatewayUrl: 'http://127.0.0.1:1' })) + address);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
}); // prettier-ignore

it('draws a picture of a vacancy that other sites may show', async () => {
  const url = await start();
  const answer = await fetch(`${url}/pictures/vacancies/7.png?lang=nl`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const png = Buffer.from(await answer.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await fetch(`${url}/pictures/vacancies/none.png`)).status).toBe(404);
  expect((await fetch(`${url}/pictures/constructor/7.png`)).status).toBe(404);
});
