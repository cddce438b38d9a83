import { findOccupations } from './occupations';
import { findSkills } from './skills';

const sentence =
  'Ervaren Java-ontwikkelaar met Spring Boot, SQL en Docker; you work in a team, write clean code and are willing to go further. ';
const text = sentence.repeat(Math.ceil(5000 / sentence.length)).slice(0, 5000);

// The clock of the machine also counts what others do on it; processor time is our own.
const processorMs = (run: () => void, rounds = 1): number => {
  run();
  const before = process.cpuUsage();
  for (let i = 0; i < rounds; i += 1) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / rounds;
};

// A machine with more to do takes twice the processor time for the same work.
const deepIt = process.env['TANDEM_DEEP'] ? it : it.skip;

describe('speed', () => {
  deepIt('finds the skills in 5 kB of text in a few milliseconds', () => {
    expect(processorMs(() => findSkills(text), 50)).toBeLessThan(15);
  });

  deepIt('reads a title in a few milliseconds', () => {
    expect(processorMs(() => findOccupations('Allround onderhoudsmonteur zonneparken (m/v) 32-40 uur, Zwolle'), 50)).toBeLessThan(10);
  });

  it.each([
    ['skills', (size: number) => findSkills('"Data, '.repeat(size) + '('.repeat(size) + 'c++ '.repeat(size))],
    ['titles', (size: number) => findOccupations('manager '.repeat(size))],
  ])('takes time in proportion to the text to find %s', (_, find) => {
    const [size, times] = [2_000, 10];
    const small = Math.max(
      1,
      processorMs(() => find(size), 5),
    );
    // The least of some: a collection of garbage may fall into any one of them.
    const large = Math.min(...[1, 2, 3].map(() => processorMs(() => find(size * times))));
    // Time that grew with the square would be a hundredfold.
    expect(large).toBeLessThan(4 * times * small);
  });
});
