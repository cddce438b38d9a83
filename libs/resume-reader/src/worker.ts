import { parentPort, workerData } from 'node:worker_threads';
import { PdfError, readPdf } from '@tandem/pdf-text/read';
import { readResume } from './read';
import type { ReadFileResult } from './run';

interface Task {
  bytes: Uint8Array;
  pages: number;
  today?: string;
}

async function readTask({ bytes, pages, today }: Task): Promise<ReadFileResult> {
  try {
    const document = await readPdf(bytes, { maxPages: pages });
    if (!document.hasText) return { ok: false, reason: 'no_text' };
    const text = document.pages.map((page) => page.items.map((item) => item.text).join(' ')).join('\n');
    return { ok: true, resume: readResume(document, { today }), pages: document.pages.length, text };
  } catch (error) {
    return { ok: false, reason: error instanceof PdfError ? error.code : 'broken' };
  }
}

void readTask(workerData as Task).then((result) => parentPort?.postMessage(result));
