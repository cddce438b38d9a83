import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { FolderStore } from '@tandem/service-kit/object-store/folder-store';
import { eventually } from '@tandem/test-kit/eventually';
import { CANDIDATE_URL, GatewayUnderTest } from './harness';

jest.setTimeout(30_000);

let gateway: GatewayUnderTest;
let files: string;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
  const store = gateway.environment.of('gateway')['OBJECT_STORE_DIR'] ?? '';
  files = path.join(store, 'public');
  mkdirSync(files, { recursive: true });
  // More than the buffers between us and whoever reads: the answer is still being written when he leaves.
  writeFileSync(path.join(files, 'long.md'), Buffer.alloc(30_000_000, 'a'));
});
afterAll(async () => gateway?.stop());

const leaveAfterFirstBytes = async (how: 'destroy' | 'resetAndDestroy') => {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.write('GET /files/public/long.md HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const begun = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  expect(begun.toString()).toMatch(/^HTTP\/1.1 200 OK/);
  socket[how]();
};

describe('an answer whose reader leaves', () => {
  it.each(['destroy', 'resetAndDestroy'] as const)('ends, and nobody else notices (%s)', async (how) => {
    for (let times = 0; times < 3; times++) await leaveAfterFirstBytes(how);
    // What fails in here without being caught ends the process, and this test.
    await passed(300);
    expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200);
  });
});

describe('an upload that breaks off', () => {
  it('leaves nothing behind and is no failure of ours', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    const person = gateway.someone();
    socket.write(
      `PUT /account/profile-picture HTTP/1.1\r\nhost: localhost\r\norigin: ${CANDIDATE_URL}\r\ncookie: ${await gateway.cookie(person)}\r\n` +
        'content-type: multipart/form-data; boundary=xx\r\ncontent-length: 900000\r\n\r\n' +
        '--xx\r\ncontent-disposition: form-data; name="profilePicture"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n',
    );
    socket.write(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200_000)]));
    await eventually(() => expect(gateway.keptFiles()).toHaveLength(1));
    socket.destroy();
    await eventually(() => expect(gateway.keptFiles()).toEqual([]));
    await passed(100);
    expect(logged).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});

describe('a refusal', () => {
  it.each([
    ['of what is too large', 413, 'POST /auth/login', 'application/json'],
    ['of a kind nobody reads', 415, 'POST /auth/login', 'multipart/form-data; boundary=xx'],
    ['of somebody who may not', 401, 'POST /candidate/resume', 'multipart/form-data; boundary=xx'],
  ])('%s waits until all was sent: who still sends would not read it', async (_, status, call, type) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    const heard: Buffer[] = [];
    socket.on('data', (chunk) => heard.push(chunk)).on('error', () => undefined);
    socket.write(
      `${call} HTTP/1.1\r\nhost: localhost\r\norigin: ${CANDIDATE_URL}\r\ncontent-type: ${type}\r\ncontent-length: 2000000\r\n\r\n`,
    );
    socket.write(Buffer.alloc(1_900_000, 'a'));
    await passed(300);
    expect(heard).toEqual([]);
    socket.write(Buffer.alloc(100_000, 'a'));
    await eventually(() => expect(Buffer.concat(heard).toString()).toContain(`HTTP/1.1 ${status} `));
    socket.destroy();
  });
});

describe('a failure nobody foresaw', () => {
  it('is answered with an id that the log line bears too', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    jest.spyOn(FolderStore.prototype, 'get').mockRejectedValueOnce(new Error('the disk is broken'));
    const answer = await fetch(`${gateway.url}/files/public/long.md`);
    const { detail, errorId } = (await answer.json()) as { detail: string; errorId: string };
    expect([answer.status, detail]).toEqual([500, 'internal_error']);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ requestId: errorId }), 'unexpected error');
    expect(answer.headers.get('x-request-id')).toBe(errorId);
    jest.restoreAllMocks();
  });
});
