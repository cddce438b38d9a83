import path from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

/** Serves the files of a built app, compressed beforehand where the build did so. Names below /assets carry a hash. */
export const serveFiles = async (server: FastifyInstance, dist: string): Promise<void> => {
  const assets = path.join(dist, 'assets') + path.sep;
  await server.register(statics, {
    root: dist,
    index: false,
    wildcard: false,
    // What draws pages is beside the app, not of it.
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz', 'server/**', 'manifest.json'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', file.startsWith(assets) ? year : hour),
  });
};
