import { drawPicture } from './picture';

const look = { product: 'Tandem', app: 'candidate' } as const;

it('cuts a word that is longer than a line, and holds up nobody by measuring it', async () => {
  const start = process.cpuUsage();
  const drawn = drawPicture({ title: 'W'.repeat(300), lines: ['i'.repeat(300)] }, look);
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(600);
  expect((await drawn).subarray(1, 4).toString()).toBe('PNG');
});

describe('words in letters that the face lacks', () => {
  const draw = async (title: string, ...lines: string[]) => (await drawPicture({ title, lines }, look)).toString('base64');

  it.each(['מהנדס תוכנה (12)', 'مهندس', '软件工程师', '🚲🔧', ''])('give way to the name of the product: %p', async (title) =>
    expect(await draw(title)).toBe(await draw('Tandem')),
  );

  it('leave out the line they stand in, and signs alone', async () => {
    expect(await draw('Nurse 👩🏽‍⚕️', 'שלום בע״מ, Den Haag')).toBe(await draw('Nurse'));
    expect(await draw('Ingénieur, 30 % (m/v) – Łódź')).not.toBe(await draw('Tandem'));
  });
});
