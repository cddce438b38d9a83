import { type Ctx, childOf, ctxOf, newTraceparent, nobody, originOf, signCtx, verifyCtx } from './context';

const secret = 'a-secret-of-more-than-thirty-two-characters';
const now = Date.parse('2026-03-02T10:00:00Z');
const ctx: Ctx = {
  ...nobody,
  accountId: '6f9f0a52-6d3b-4a36-9c0e-6f0d4e1a2b3c',
  accountType: 'CANDIDATE',
  language: 'nl',
  isLanguageNamed: true,
  requestId: 'request-1',
  traceparent: newTraceparent(),
  sessionId: 'session-1',
  app: 'candidate',
  visitorId: null,
  ip: '203.0.113.7',
  userAgent: null,
};
const unsigned = expect.objectContaining({ code: 'unsigned_message', status: 401 }) as unknown;
const refusalOf = (check: () => unknown): unknown => {
  try {
    return { passed: check() };
  } catch (error) {
    return error;
  }
};

describe('a signed context', () => {
  const signed = signCtx(secret, 'accounts.getAccount', ctx, now);

  it('is what was signed, also after it travelled as JSON', () => {
    expect(verifyCtx(secret, 'accounts.getAccount', JSON.parse(JSON.stringify(signed)) as typeof signed, now)).toEqual(ctx);
  });

  it.each<[string, Partial<Ctx>]>([
    ['another account', { accountId: '11111111-2222-4333-8444-555555555555' }],
    ['an administrator', { isAdmin: true }],
    ['another company', { companyId: '11111111-2222-4333-8444-555555555555' }],
    ['another address', { ip: '198.51.100.1' }],
  ])('cannot be turned into %s', (_, change) => {
    expect(refusalOf(() => verifyCtx(secret, 'accounts.getAccount', { ...signed, ctx: { ...ctx, ...change } }, now))).toEqual(unsigned);
  });

  it('is good for one subject only', () => {
    expect(refusalOf(() => verifyCtx(secret, 'accounts.deleteAccount', signed, now))).toEqual(unsigned);
  });

  it('is refused when another secret signed it, or none', () => {
    const foreign = signCtx(`${secret}!`, 'accounts.getAccount', ctx, now);
    expect(refusalOf(() => verifyCtx(secret, 'accounts.getAccount', foreign, now))).toEqual(unsigned);
    expect(refusalOf(() => verifyCtx(secret, 'accounts.getAccount', { ...signed, signature: '' }, now))).toEqual(unsigned);
    expect(refusalOf(() => verifyCtx(secret, 'accounts.getAccount', undefined, now))).toEqual(unsigned);
  });

  it('is good for thirty seconds either way, and its time cannot be changed', () => {
    expect(verifyCtx(secret, 'accounts.getAccount', signed, now + 30_000)).toEqual(ctx);
    expect(verifyCtx(secret, 'accounts.getAccount', signed, now - 30_000)).toEqual(ctx);
    expect(refusalOf(() => verifyCtx(secret, 'accounts.getAccount', signed, now + 30_001))).toEqual(unsigned);
    expect(refusalOf(() => verifyCtx(secret, 'accounts.getAccount', { ...signed, at: now + 60_000 }, now + 60_000))).toEqual(unsigned);
  });
});

describe('what jobs and listeners carry on', () => {
  it('is who acted, without the session, the address and the visitor', () => {
    const later = ctxOf(originOf(ctx));
    expect(later).toMatchObject({ accountId: ctx.accountId, accountType: 'CANDIDATE', language: 'nl', requestId: 'request-1' });
    expect(later).toMatchObject({ sessionId: null, ip: null, userAgent: null, visitorId: null, app: null });
  });

  it('stays in the same trace with a span of its own', () => {
    const child = childOf(ctx.traceparent);
    expect(child).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(child.split('-')[1]).toBe(ctx.traceparent.split('-')[1]);
    expect(child.split('-')[2]).not.toBe(ctx.traceparent.split('-')[2]);
  });

  it('begins a new trace where the given one is nonsense', () => {
    expect(childOf('nonsense')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });
});
