import { createServer, type AddressInfo, type Server } from 'node:net';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import request from 'supertest';
import { GatewayUnderTest } from './harness';

jest.setTimeout(60_000);

const MARK = 'what-the-scanner-knows';
let heard: Buffer;
let scanner: Server;
let gateway: GatewayUnderTest;

/** As clamd does it: the command, pieces behind their lengths, a length of nothing; then one answer and the end. */
const scannerThatSays = (verdict: (file: Buffer) => string) =>
  createServer((line) => {
    let given = Buffer.alloc(0);
    line
      .on('error', () => undefined)
      .on('data', (chunk) => {
        given = Buffer.concat([given, chunk]);
        if (!given.subarray(-4).equals(Buffer.alloc(4))) return;
        heard = given;
        line.end(`${verdict(given)}\0`);
      });
  });

beforeAll(async () => {
  scanner = scannerThatSays((file) => {
    if (file.includes(MARK)) return 'stream: Made-Up.Mark FOUND';
    return file.includes('too much') ? 'INSTREAM size limit exceeded. ERROR' : 'stream: OK';
  });
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
  gateway = await GatewayUnderTest.start({ SCANNER_URL: `tcp://127.0.0.1:${(scanner.address() as AddressInfo).port}` });
  await gateway.services.standIn(resumesCalls.upload, () => ({ id: 'x' }) as never);
});
afterAll(async () => {
  await gateway?.stop();
  scanner?.close();
});

const upload = async (text: string) => {
  const cookie = await gateway.cookie(gateway.someone());
  const asked = request(gateway.url).post('/candidate/resume').set('cookie', cookie);
  const { status, body } = await asked.attach('resume', Buffer.from(`%PDF-1.7\n${text}`), 'cv.pdf');
  return [status, body.detail];
};

it('takes a file the scanner calls clean, after all of it was shown', async () => {
  const text = 'a'.repeat(200_000);
  expect(await upload(text)).toEqual([201, undefined]);
  expect(heard.subarray(0, 10).toString()).toBe('zINSTREAM\0');
  expect(heard.length).toBeGreaterThan(text.length);
});

it('refuses a file in which the scanner finds something, and keeps nothing of it', async () => {
  const before = gateway.keptFiles();
  expect(await upload(MARK)).toEqual([415, 'file_unsafe']);
  expect(gateway.keptFiles()).toEqual(before);
});

it('takes nothing that the scanner cannot judge, or while it is away', async () => {
  const before = gateway.keptFiles();
  expect(await upload('too much')).toEqual([503, 'unavailable']);
  await new Promise((resolve) => scanner.close(resolve));
  expect(await upload('clean')).toEqual([503, 'unavailable']);
  expect(gateway.keptFiles()).toEqual(before);
});
