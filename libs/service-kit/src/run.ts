import type { ServiceDefinition } from './definition';
import { type Boot, startService } from './start';
import { migrate } from './migrate';
import { provisionService } from './provision';

/**
 * The whole of a service's process: parses the environment, boots, and owns the signals. `MIGRATE=only` brings the
 * schema up to date and ends; with `ADMIN_DATABASE_URL` it first makes the service's role and schema. Exits 0 after SIGTERM or SIGINT, 1 when it cannot start.
 */
export const run = async (definition: ServiceDefinition, boot?: Boot): Promise<void> => {
  try {
    if (process.env['MIGRATE'] === 'only') {
      await provisionOwn(definition);
      const count = await migrate(definition, process.env);
      process.stdout.write(`${definition.name}: ${count} migrations applied\n`);
      return;
    }
    definition.prepare?.();
    const service = await startService(definition, process.env, boot ? { boot } : {});
    const stop = () => void service.stop().then(() => process.exit(0), fail);
    process.once('SIGTERM', stop).once('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
};

const provisionOwn = async ({ name, database }: ServiceDefinition): Promise<void> => {
  const { ADMIN_DATABASE_URL: adminUrl, DATABASE_URL: url } = process.env;
  if (database && adminUrl && url) await provisionService({ adminUrl, service: name, url });
};

const fail = (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};
