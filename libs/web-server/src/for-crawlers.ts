import { Readable } from 'node:stream';
import type { AppName } from '@tandem/contracts/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answered, fetchForCrawler, hour, tenMinutes } from './crawler-answers';
import { servePictures } from './page-pictures';
import type { PageOptions } from './pages';
import { sendProblem } from './problem';
import { siteMapIndex, siteMapNames, siteMapPlaces, urlSet } from './site-map';

/** A long file takes as many answers. */
const stretchesOfFile = 10;

const robots = (app: AppName, base: string): string =>
  app === 'admin'
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /verify/\nDisallow: /reset-password/\nDisallow: /activate-account/\nDisallow: /unsubscribe/\n\nSitemap: ${base}/sitemap.xml\n`;

type Urls = { urls?: Partial<Record<AppName, string>> };

/** Where an app is for the world: as configured, else as it was asked. */
const baseOf = ({ app, publicConfig }: PageOptions, { protocol, host }: FastifyRequest): string =>
  (publicConfig as Urls).urls?.[app] ?? `${protocol}://${host}`;

const serveSiteMap = (server: FastifyInstance, options: PageOptions): void => {
  const { app } = options;
  server.get('/sitemap.xml', async (request, reply) =>
    answered(reply, async () => {
      const names = await siteMapNames(app, fetchForCrawler(request, options));
      const index = siteMapIndex(baseOf(options, request), names);
      return reply.header('cache-control', tenMinutes).type('application/xml; charset=utf-8').send(index);
    }),
  );
  server.get<{ Params: { name: string } }>('/sitemaps/:name(^[^/.]+).xml', async (request, reply) =>
    answered(reply, async () => {
      const places = await siteMapPlaces(app, request.params.name, fetchForCrawler(request as FastifyRequest, options, stretchesOfFile));
      if (!places) return sendProblem(reply, 404, 'not_found');
      const file = Readable.from(urlSet(baseOf(options, request as FastifyRequest), places));
      return reply.header('cache-control', tenMinutes).type('application/xml; charset=utf-8').send(file);
    }),
  );
};

/** What crawlers and those who show links ask for: robots.txt, the site map, pictures of pages. */
export const serveCrawlers = (server: FastifyInstance, options: PageOptions): void => {
  // A build may bring a file of its own.
  if (!server.hasRoute({ method: 'GET', url: '/robots.txt' })) {
    server.get('/robots.txt', async (request, reply) =>
      reply
        .header('cache-control', hour)
        .type('text/plain; charset=utf-8')
        .send(robots(options.app, baseOf(options, request))),
    );
  }
  if (options.app === 'admin') return;
  serveSiteMap(server, options);
  servePictures(server, options);
};
