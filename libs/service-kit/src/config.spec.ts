import * as z from 'zod';
import { BaseConfig, DatabaseConfig, parseConfig } from './config';

const secret = 'k7w2-of-production-and-long-enough-for-all';
const least = { NATS_URL: 'nats://nats:4222', REDIS_URL: 'redis://redis:6379', CTX_SECRET: secret };

describe('settings', () => {
  it('have defaults for all but what only the operator knows', () => {
    expect(parseConfig(BaseConfig, least)).toMatchObject({ NODE_ENV: 'production', OPS_PORT: 9090, DRAIN_SECONDS: 20, LOG_LEVEL: 'info' });
  });

  it('take an empty variable for an absent one', () => {
    expect(parseConfig(BaseConfig, { ...least, OPS_PORT: '', S3_ENDPOINT: '' })).toMatchObject({ OPS_PORT: 9090 });
    expect(parseConfig(BaseConfig, { ...least, S3_ENDPOINT: '' }).S3_ENDPOINT).toBeUndefined();
    expect(() => parseConfig(BaseConfig, { ...least, REDIS_URL: '' })).toThrow(/REDIS_URL/);
  });

  it('name every variable that is wrong, at once', () => {
    const wrong = { ...least, NATS_URL: undefined, OPS_PORT: 'many', CTX_SECRET: 'short', LOG_LEVEL: 'loud' };
    const message = /NATS_URL[^]*CTX_SECRET: CTX_SECRET needs at least 32 characters/;
    expect(() => parseConfig(BaseConfig, wrong)).toThrow(message);
    expect(() => parseConfig(BaseConfig, wrong)).toThrow(/OPS_PORT[^]*LOG_LEVEL/);
  });

  it('take an address with a slash at its end for the one without', () => {
    const read = parseConfig(BaseConfig, { ...least, CANDIDATE_URL: 'https://jobs.example/' });
    expect([read.CANDIDATE_URL, read.EMPLOYER_URL]).toEqual(['https://jobs.example', 'http://localhost:8082']);
  });

  it('never repeat a secret in their complaint', () => {
    expect(() => parseConfig(BaseConfig, { ...least, CTX_SECRET: 'hunter2', OPS_PORT: 'x' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') as string }) as Error,
    );
  });

  it('read numbers and refuse a pool too small for a transaction and a query', () => {
    const database = { DATABASE_URL: 'postgres://db/one', DATABASE_POOL: '12' };
    expect(parseConfig(DatabaseConfig, database).DATABASE_POOL).toBe(12);
    expect(() => parseConfig(DatabaseConfig, { ...database, DATABASE_POOL: '1' })).toThrow(/DATABASE_POOL/);
  });
});

describe('a development secret', () => {
  const development = { ...least, CTX_SECRET: 'development-only-secret-of-thirty-two-characters' };

  it('is refused in production, which is what is meant when nothing is said', () => {
    expect(() => parseConfig(BaseConfig, development)).toThrow(/development default/);
    expect(() => parseConfig(BaseConfig, { ...development, NODE_ENV: 'production' })).toThrow(/development default/);
    expect(() => parseConfig(z.object({}), development)).toThrow(/development default/);
  });

  it.each(['changemechangemechangemechangeme', 'secret_secret_secret_secret_secret', 'Local-only-secret-of-thirty-two-characters'])(
    'is refused in whatever words: %s',
    (CTX_SECRET) => {
      expect(() => parseConfig(BaseConfig, { ...least, CTX_SECRET })).toThrow(/development default/);
    },
  );

  it.each([
    'devK2x-7Qf0aLr_9sVbN3mTzWc5yHjUe8dGp1RoXi6A',
    'local4fd1e0c98b7a6f5e4d3c2b1a09f8e7d6c5b4a39',
    'SecretqZrTyWmPxKdNbVcLhJgFsAoIuEeQwRtYzMvBn1',
  ])('is no random one that begins like it: %s', (CTX_SECRET) => {
    expect(parseConfig(BaseConfig, { ...least, CTX_SECRET }).CTX_SECRET).toBe(CTX_SECRET);
  });

  it.each(['development', 'test'])('is fine in %s', (NODE_ENV) => {
    expect(parseConfig(BaseConfig, { ...development, NODE_ENV }).CTX_SECRET).toBe(development.CTX_SECRET);
  });
});
