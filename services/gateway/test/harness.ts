import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { AccountType } from '@tandem/domain/account';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { TestBus } from '@tandem/test-kit/test-bus';
import { SignJWT } from 'jose';
import { boot, service } from '../src/service';

export const API_KEY = 'a-key-for-tests-only';
export const CANDIDATE_URL = 'http://localhost:8081';
export const AUDIENCE = 'http://localhost:8080';

export type Person = { accountId: string; sessionId: string; accountType: AccountType; isAdmin?: boolean };

/** A gateway on real NATS and Redis whose services are stood in for, contract by contract. */
export class GatewayUnderTest {
  private constructor(
    readonly url: string,
    readonly services: TestBus,
    readonly environment: TestEnvironment,
    private readonly key: KeyObject,
    private readonly gateway: RunningService,
  ) {}

  static async start(extra: Record<string, string> = {}): Promise<GatewayUnderTest> {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const environment = await testEnvironment([], {
      AUTH_PUBLIC_KEYS: JSON.stringify([{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'EdDSA' }]),
      API_KEY,
      PORT: '0',
      HOST: '127.0.0.1',
      COOKIE_SECURE: 'false',
      REQUESTS_PER_MINUTE: '100000',
      NOTICE_SECONDS: '0',
      CANDIDATE_URL,
      GATEWAY_URL: AUDIENCE,
      ...extra,
    });
    const services = await TestBus.connect(environment.of('gateway'));
    await services.standIn(authCalls.listRevocations, () => ({ sessions: [], accounts: [] }));
    const gateway = await startService(service, environment.of('gateway'), { boot });
    const { port } = ((gateway.app as INestApplication).getHttpServer() as { address(): AddressInfo }).address();
    return new GatewayUnderTest(`http://127.0.0.1:${port}`, services, environment, privateKey, gateway);
  }

  /** What the probes of a cluster are answered. */
  async isReady(): Promise<boolean> {
    return (await fetch(`http://127.0.0.1:${this.gateway.opsPort}/health/ready`)).ok;
  }

  async stop(): Promise<void> {
    await this.gateway.stop();
    await this.services.close();
    await this.environment.remove();
  }

  /** Uploads that nobody has claimed. */
  keptFiles(): string[] {
    const folder = path.join(this.environment.of('gateway')['OBJECT_STORE_DIR'] ?? '', 'incoming');
    return existsSync(folder) ? readdirSync(folder) : [];
  }

  someone(accountType: AccountType = 'CANDIDATE', isAdmin = false): Person {
    return { accountId: randomUUID(), sessionId: randomUUID(), accountType, isAdmin };
  }

  async token(
    person: Person,
    claims: Record<string, unknown> = {},
    { key = this.key, alg = 'EdDSA', typ = 'at+jwt', aud = AUDIENCE, seconds = 900 } = {},
  ): Promise<string> {
    return new SignJWT({
      sid: person.sessionId,
      accountType: person.accountType,
      companyId: null,
      companyRole: null,
      isAdmin: person.isAdmin ?? false,
      ...claims,
    })
      .setProtectedHeader({ alg, typ, kid: 'k1' })
      .setSubject(person.accountId)
      .setIssuer('tandem')
      .setAudience(aud)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
      .sign(key);
  }

  async cookie(person: Person): Promise<string> {
    return `access_token${person.accountType === 'EMPLOYER' ? '_employer' : ''}=${await this.token(person)}`;
  }
}
