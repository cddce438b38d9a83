import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

type Claims = Record<string, unknown>;

/** An OpenID Connect provider as small as one can be: it signs what a test says, and changes codes that the test made. */
export class TestProvider {
  private readonly codes = new Map<string, { redirectUri: string; idToken: string }>();
  private readonly keys = generateKeyPair('RS256');
  isDown = false;

  private constructor(
    private readonly server: Server,
    readonly issuer: string,
  ) {
    server.on('request', (request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        void this.answer(request.url ?? '', new URLSearchParams(text)).then(({ status, body }) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
        );
      });
    });
  }

  static async start(): Promise<TestProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TestProvider(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  async token(
    claims: Claims,
    {
      audience = 'us',
      issuer = this.issuer,
      seconds = 600,
      issued = -1,
      key,
    }: {
      audience?: string | string[];
      issuer?: string;
      seconds?: number;
      issued?: number | null;
      key?: Parameters<SignJWT['sign']>[0];
    } = {},
  ) {
    const now = Math.floor(Date.now() / 1_000);
    const signing = new SignJWT(claims)
      .setJti(randomUUID())
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime(now + seconds);
    if (issued !== null) signing.setIssuedAt(now + issued);
    return signing.sign(key ?? (await this.keys).privateKey);
  }

  async code(claims: Claims, redirectUri: string): Promise<string> {
    const code = `code-${this.codes.size}`;
    this.codes.set(code, { redirectUri, idToken: await this.token(claims) });
    return code;
  }

  private async answer(url: string, form: URLSearchParams): Promise<{ status: number; body: unknown }> {
    if (this.isDown) return { status: 503, body: {} };
    if (url.endsWith('/jwks'))
      return { status: 200, body: { keys: [{ ...(await exportJWK((await this.keys).publicKey)), kid: 'k', alg: 'RS256' }] } };
    if (url.endsWith('/token')) return this.redeemed(form);
    return { status: 200, body: { issuer: this.issuer, jwks_uri: `${this.issuer}/jwks`, token_endpoint: `${this.issuer}/token` } };
  }

  private redeemed(form: URLSearchParams): { status: number; body: unknown } {
    const known = this.codes.get(form.get('code') ?? '');
    this.codes.delete(form.get('code') ?? '');
    const isGood =
      known?.redirectUri === form.get('redirect_uri') && form.get('client_id') === 'us' && form.get('client_secret') === 'sesame';
    return isGood ? { status: 200, body: { id_token: known?.idToken } } : { status: 400, body: { error: 'invalid_grant' } };
  }
}
