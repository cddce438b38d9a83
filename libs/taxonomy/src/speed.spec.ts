import { findOccupations } from './occupations';
import { findSkills } from './skills';

const sentence =
  'Ervaren Java-ontwikkelaar met Spring Boot, SQL en Docker; you work in a team, write clean code and are willing to go further. ';
const text = sentence.repeat(Math.ceil(5000 / sentence.length)).slice(0, 5000);

const averageMs = (run: () => void, rounds: number): number => {
  run();
  const start = performance.now();
  for (let i = 0; i < rounds; i += 1) run();
  return (performance.now() - start) / rounds;
};

// The bounds are ten times what a free core needs, so that a busy machine does not fail them and a slip in the order does.
describe('speed', () => {
  it('finds the skills in 5 kB of text in about a millisecond', () => {
    expect(averageMs(() => findSkills(text), 50)).toBeLessThan(15);
  });

  it('reads a title in a fraction of a millisecond', () => {
    expect(averageMs(() => findOccupations('Allround onderhoudsmonteur zonneparken (m/v) 32-40 uur, Zwolle'), 50)).toBeLessThan(10);
  });

  it('takes time in proportion to the text', () => {
    const long = '"Data, '.repeat(20_000) + '('.repeat(20_000) + 'c++ '.repeat(20_000);
    expect(averageMs(() => findSkills(long), 1)).toBeLessThan(3000);
    expect(averageMs(() => findOccupations('manager '.repeat(20_000)), 1)).toBeLessThan(200);
  });
});
