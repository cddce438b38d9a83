// @ts-check
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localSecrets } from './secrets.mjs';

describe('the secrets of a local stack', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secrets '))));
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('are made once', () => {
    expect(localSecrets(folder)).toEqual(localSecrets(folder));
  });

  it('differ between stacks', () => {
    expect(localSecrets(path.join(folder, 'one')).contextSecret).not.toBe(localSecrets(path.join(folder, 'two')).contextSecret);
  });

  it('can be read by their owner only', () => {
    localSecrets(folder);
    expect(fs.statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(folder)).toEqual(['secrets.json']);
  });

  it('hold a pair of keys that fit', () => {
    const { privateJwk, publicJwk } = localSecrets(folder).authKeys;
    const message = Buffer.from('hello');
    const signature = sign(null, message, createPrivateKey({ key: privateJwk, format: 'jwk' }));
    expect(verify(null, message, createPublicKey({ key: publicJwk, format: 'jwk' }), signature)).toBe(true);
    expect(publicJwk).not.toHaveProperty('d');
  });
});
