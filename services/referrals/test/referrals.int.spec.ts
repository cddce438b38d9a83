import { migrate, schemaDrift } from '@tandem/service-kit/migrate';
import { startService } from '@tandem/service-kit/start';
import { testEnvironment } from '@tandem/test-kit/environment';
import { service } from '../src/service';

it('boots on its own role and schema, says that it is ready, and stops', async () => {
  const env = await testEnvironment(['referrals']);
  try {
    await migrate(service, env.of('referrals'));
    expect(await schemaDrift(service, env.of('referrals'))).toEqual([]);
    const running = await startService(service, env.of('referrals'));
    const ready = await fetch(`http://127.0.0.1:${running.opsPort}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', services: { nats: 'ok', postgres: 'ok' } }]);
    await running.stop();
  } finally {
    await env.remove();
  }
}, 30_000);
