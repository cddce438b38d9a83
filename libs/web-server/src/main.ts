import { builtRenderer } from './built-renderer';
import { publicConfigOf, WebServerConfig } from './public-config';
import { startWebServer } from './start';

// The process of one app: its settings come from the environment, SIGTERM and SIGINT end it after the last answer.
const run = async (): Promise<void> => {
  // oxlint-disable-next-line node/no-process-env -- the entrance of the process
  const config = WebServerConfig.parse(process.env);
  const { APP: app, DIST: dist, GATEWAY_URL: gatewayUrl, PORT: port, HOST: host, TRUSTED_PROXIES: trustedProxies } = config;
  const publicConfig = publicConfigOf(config);
  const render = await builtRenderer(dist, publicConfig);
  const { close } = await startWebServer({
    app,
    dist,
    gatewayUrl,
    port,
    host,
    trustedProxies,
    publicConfig,
    ...(render && { render }),
    extraSources: { 'frame-ancestors': config.FRAMED_BY },
    drainMs: config.DRAIN_SECONDS * 1_000,
    log: { level: config.LOG_LEVEL },
  });
  const stop = (): void => void close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
