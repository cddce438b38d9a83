import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Line } from 'tesseract.js';

/** Recognises the lines of a picture. */
export type Recognise = (picture: Buffer) => Promise<Line[]>;

const languages = ['eng', 'nld'] as const;

/** The recogniser wants the data of all its languages in one folder; each comes in a package of its own. */
async function withLanguages<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `tandem-letters-${process.pid}-`));
  try {
    for (const code of languages) {
      const file = `${code}.traineddata.gz`;
      await symlink(join(dirname(require.resolve(`@tesseract.js-data/${code}/package.json`)), '4.0.0_best_int', file), join(folder, file));
    }
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Hands out a recogniser of English and Dutch, and ends it afterwards. */
export async function withRecogniser<T>(use: (recognise: Recognise) => Promise<T>): Promise<T> {
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  const start = async (langPath: string) => createWorker([...languages], OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none' });
  // The folder goes before a page is looked at: who is broken off over one leaves nothing behind.
  const worker = await withLanguages(start);
  try {
    await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '200' });
    return await use(async (picture) => {
      const { data } = await worker.recognize(picture, {}, { text: false, blocks: true });
      return (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
    });
  } finally {
    await worker.terminate();
  }
}
