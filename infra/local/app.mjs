// @ts-check
// One app's web server. Told everything by the environment.
import { createRequire } from 'node:module';

const { startWebServer } = createRequire(import.meta.url)('@tandem/web-server/start');

const server = await startWebServer(process.env);
const stop = async () => {
  await server.stop();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);
