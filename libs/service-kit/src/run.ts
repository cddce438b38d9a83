import type { ServiceDefinition } from './definition';
import { type Boot, startService } from './start';
import { migrate } from './migrate';

/**
 * The whole of a service's process: parses the environment, boots, and owns the signals. `MIGRATE=only` brings the
 * schema up to date and ends. Exits 0 after SIGTERM or SIGINT, 1 when it cannot start.
 */
export const run = async (definition: ServiceDefinition, boot?: Boot): Promise<void> => {
  try {
    if (process.env['MIGRATE'] === 'only') {
      const count = await migrate(definition, process.env);
      process.stdout.write(`${definition.name}: ${count} migrations applied\n`);
      return;
    }
    const service = await startService(definition, process.env, boot ? { boot } : {});
    const stop = () => void service.stop().then(() => process.exit(0), fail);
    process.once('SIGTERM', stop).once('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
};

const fail = (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};
