import { parentPort } from 'node:worker_threads';
import { readSource, type Source } from './source';

parentPort?.on('message', (source: Source) => {
  void readSource(source).then((result) => parentPort?.postMessage(result));
});

/** The tables of skills, titles and places are read before the first vacancy comes. */
const example = 'Nurse\nYour tasks\n- You care for people\nWhat we ask\n- Two years of experience in Utrecht\nWe offer\n- 32 hours a week';
void readSource({ kind: 'text', text: example, choice: null }).then(() => parentPort?.postMessage('ready'));
