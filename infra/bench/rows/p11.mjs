// @ts-check
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { layoutResume } from '@tandem/resume-layout/layout';
import { readFonts } from '@tandem/resume-layout/pdf/fonts';
import { paintPdf } from '@tandem/resume-layout/pdf/paint';
import { extractText } from '../extract-text.mjs';
import { longResume } from '../long-resume.mjs';
import { sideBySide } from '../ratio.mjs';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/contracts/resumes/resumes')} */
const { resumesCalls: calls } = require('@tandem/contracts/resumes/resumes');
/** @type {typeof import('@tandem/service-kit/migrate')} */
const { migrate } = require('@tandem/service-kit/migrate');
/** @type {typeof import('@tandem/service-kit/object-store/object-store')} */
const { ObjectStore } = require('@tandem/service-kit/object-store/object-store');
/** @type {typeof import('@tandem/service-kit/start')} */
const { startService } = require('@tandem/service-kit/start');
/** @type {typeof import('@tandem/test-kit/environment')} */
const { testEnvironment } = require('@tandem/test-kit/environment');
/** @type {typeof import('@tandem/test-kit/test-bus')} */
const { TestBus } = require('@tandem/test-kit/test-bus');
/** @type {typeof import('@tandem/resumes/service')} */
const { service } = require('@tandem/resumes/service');

const pairs = 15;

/** The service on servers of a namespace of its own, and an upload that lasts until the resume was read. */
const start = async (/** @type {Uint8Array} */ pdf) => {
  const environment = await testEnvironment(['resumes']);
  await migrate(service, environment.of('resumes'));
  const running = await startService(service, environment.of('resumes'));
  const bus = await TestBus.connect(environment.of('resumes'));
  const store = running.app.get(ObjectStore);
  /** Called at every hint: what open screens go by. */
  let look = () => {};
  bus.nats.subscribe('hint', { callback: () => look() });
  const uploadToDone = async () => {
    const who = { accountId: randomUUID(), accountType: /** @type {const} */ ('CANDIDATE') };
    const key = `incoming/${randomUUID()}`;
    const isRead = new Promise((resolve, reject) => {
      look = () =>
        void bus.call(calls.get, {}, who).then(
          ({ status, readError }) => (status === 'DONE' ? resolve(undefined) : status === 'ERROR' && reject(new Error(`${readError}`))),
          () => undefined, // not there yet
        );
    });
    await store.put(key, Buffer.from(pdf), 'application/pdf');
    await bus.call(calls.upload, { files: { resume: { key, name: 'resume.pdf', size: pdf.length, contentType: 'application/pdf' } } }, who);
    await isRead;
  };
  const stop = async () => {
    await bus.close();
    await running.stop();
    await environment.remove();
  };
  return { uploadToDone, stop };
};

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P11',
  what: 'a resume of two pages from upload to DONE: kept, queued, read in a thread, stored, told',
  peer: 'extracting its text with pdfjs alone',
  measure: async () => {
    if (!process.env.TEST_DATABASE_URL || !process.env.TEST_NATS_URL || !process.env.TEST_REDIS_URL)
      return { figures: [], notes: ['not measured: needs TEST_DATABASE_URL, TEST_NATS_URL and TEST_REDIS_URL'] };
    const pdf = await paintPdf(layoutResume(longResume(8, 'classic')), { fonts: readFonts() });
    const { uploadToDone, stop } = await start(pdf);
    try {
      const { ratio, ours, peer } = await sideBySide(uploadToDone, () => extractText(pdf), { pairs, warmUps: 5 });
      return {
        figures: [{ name: 'time', value: ratio, unit: 'x', floor: 8, goal: 4, isLowerBetter: true }],
        notes: [`${ours.toFixed(0)} ms against ${peer.toFixed(0)} ms, medians of ${pairs} pairs, ${await extractText(pdf)} pages`],
      };
    } finally {
      await stop();
    }
  },
};
