// @ts-check
import { environmentOf, inherited } from './environment.mjs';
import { apps, backend, processOf, services } from './parts.mjs';
import { choosePorts } from './ports.mjs';

const processes = [...backend, ...apps.map(processOf)];

async function aStack() {
  return {
    localDir: '/data/tandem',
    ports: await choosePorts(8080, backend, async () => true),
    urls: {
      DATABASE_URL: 'postgres://admin@db/tandem',
      NATS_URL: 'nats://bus',
      REDIS_URL: 'redis://queue',
      SMTP_URL: 'smtp://mail',
      MAIL_URL: 'http://localhost:8084',
    },
    secrets: {
      databasePassword: 'p',
      provisionSecret: 's',
      contextSecret: 'context',
      apiKey: 'key',
      authKeys: { privateJwk: { kty: 'OKP', d: 'private' }, publicJwk: { kty: 'OKP', x: 'public' } },
    },
    databaseUrls: Object.fromEntries(services.map((name) => [name, `postgres://${name}@db/tandem`])),
    demoAccounts: { candidate: { email: 'a@b.example', password: 'p' } },
  };
}

describe('the environment of a local stack', () => {
  it('gives each service its own database role', async () => {
    const stack = await aStack();
    for (const name of services) expect(environmentOf(stack, name)['DATABASE_URL']).toBe(`postgres://${name}@db/tandem`);
  });

  it('gives the gateway no database', async () => {
    expect(environmentOf(await aStack(), 'gateway')).not.toHaveProperty('DATABASE_URL');
  });

  it('tells only auth the key that signs, and the gateway its public half', async () => {
    const stack = await aStack();
    const knowing = [...processes, 'seeds'].filter((part) => JSON.stringify(environmentOf(stack, part)).includes('private'));
    expect(knowing).toEqual(['auth']);
    expect(JSON.parse(environmentOf(stack, 'gateway')['AUTH_PUBLIC_KEYS'] ?? '')).toEqual([{ kty: 'OKP', x: 'public' }]);
  });

  it('keeps the secret of messages from the web servers', async () => {
    const stack = await aStack();
    for (const app of apps) expect(environmentOf(stack, processOf(app))).not.toHaveProperty('CTX_SECRET');
  });

  it('has the gateway believe the web servers of this machine, and nobody else, about who calls', async () => {
    const stack = await aStack();
    const believing = [...processes, 'seeds'].filter((part) => environmentOf(stack, part)['TRUSTED_PROXIES']);
    expect(believing.map((part) => [part, environmentOf(stack, part)['TRUSTED_PROXIES']])).toEqual([['gateway', 'loopback']]);
  });

  it('tells the admin app and the admin service apart', async () => {
    const stack = await aStack();
    expect(environmentOf(stack, 'admin-app')['PORT']).toBe('8083');
    expect(environmentOf(stack, 'admin')).not.toHaveProperty('PORT');
  });

  it('has a port for health and metrics in every service, no two alike', async () => {
    const stack = await aStack();
    const ports = backend.map((part) => environmentOf(stack, part)['OPS_PORT']);
    expect(new Set(ports).size).toBe(backend.length);
    expect(ports).not.toContain('undefined');
  });

  it('lets people sign in by the local identity page, whose address auth and the apps agree on', async () => {
    const stack = await aStack();
    const [auth, app] = [environmentOf(stack, 'auth'), environmentOf(stack, 'employer-app')];
    expect(app['LINKEDIN_AUTHORIZE_URL']).toBe(`${auth['LINKEDIN_ISSUER']}/authorize`);
    expect(app['GOOGLE_CLIENT_ID']).toBe(auth['GOOGLE_CLIENT_ID']);
    expect(app).not.toHaveProperty('LINKEDIN_CLIENT_SECRET');
  });

  it('offers demo accounts only where there are some', async () => {
    const stack = await aStack();
    expect(environmentOf(stack, 'candidate-app')).toHaveProperty('DEMO_ACCOUNTS');
    expect(environmentOf({ ...stack, demoAccounts: undefined }, 'candidate-app')).not.toHaveProperty('DEMO_ACCOUNTS');
  });

  it('names companies of the demo as partners, and nobody without a demo', async () => {
    const stack = await aStack();
    expect(JSON.parse(environmentOf(stack, 'employer-app')['PARTNERS'] ?? '')).toContainEqual({
      name: 'Halte',
      logoUrl: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/),
    });
    expect(environmentOf({ ...stack, demoAccounts: undefined }, 'employer-app')).not.toHaveProperty('PARTNERS');
  });

  it('hands down the environment of the person without what the stack decides', () => {
    expect(inherited({ PATH: '/bin', LLM_MODEL: 'x', DATABASE_URL: 'postgres://elsewhere', PORT: '1' })).toEqual({
      PATH: '/bin',
      LLM_MODEL: 'x',
    });
  });
});
