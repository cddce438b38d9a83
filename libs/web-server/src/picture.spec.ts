import { drawPicture } from './picture';

const look = { product: 'Tandem', app: 'candidate' } as const;

it('cuts a word that is longer than a line, and holds up nobody by measuring it', async () => {
  const start = process.cpuUsage();
  const drawn = drawPicture({ title: 'W'.repeat(300), lines: ['i'.repeat(300)] }, look);
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(600);
  expect((await drawn).subarray(1, 4).toString()).toBe('PNG');
});
