import { parentPort } from 'node:worker_threads';
import { loadPdfjs } from '@tandem/pdf-text/open';
import { PdfError, readPdf } from '@tandem/pdf-text/read';
import { readResume } from './read';
import type { ReadFileResult } from './run';
import type { Message, Task } from './thread';

async function readTask({ bytes, pages: maxPages, today, isScan }: Task): Promise<ReadFileResult> {
  try {
    // Recognition brings much along that most documents never need.
    const read = isScan ? (await import('@tandem/pdf-text/scan')).readScan : readPdf;
    const document = await read(bytes, { maxPages });
    if (!document.hasText) return { ok: false, reason: 'no_text' };
    const text = document.pages.map((page) => page.items.map((item) => item.text).join(' ')).join('\n');
    const pages = document.pages.map(({ width, height }) => ({ width, height }));
    return { ok: true, resume: readResume(document, { today }), pages, text };
  } catch (error) {
    return { ok: false, reason: error instanceof PdfError ? error.code : 'broken' };
  }
}

const heldMegabytes = () => {
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return (heapUsed + Math.max(external, arrayBuffers)) / 1024 / 1024;
};

const say = (message: Message) => parentPort?.postMessage(message);

parentPort?.on('message', (task: Task) => {
  void readTask(task).then((result) => say({ kind: 'done', result, megabytes: heldMegabytes() }));
});
// Everything is loaded before the first document comes, and its time starts after that.
void loadPdfjs().then(() => say({ kind: 'ready' }));
