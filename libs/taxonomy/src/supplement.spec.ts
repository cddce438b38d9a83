import type * as Occupations from './occupations';
import type * as Skills from './skills';
import type * as Supplements from './supplement';

type Dictionary = typeof Occupations & typeof Skills & typeof Supplements;

/** A dictionary nobody has read yet. */
const fresh = (): Dictionary => {
  let loaded: Dictionary | undefined;
  jest.isolateModules(() => {
    loaded = {
      ...jest.requireActual<typeof Occupations>('./occupations'),
      ...jest.requireActual<typeof Skills>('./skills'),
      ...jest.requireActual<typeof Supplements>('./supplement'),
    };
  });
  if (!loaded) throw new Error('nothing was loaded');
  return loaded;
};

const nurse = (dictionary: Dictionary) => dictionary.findOccupations('nurse')[0];

it('adds names to a title and a skill of the tables', () => {
  const dictionary = fresh();
  const plain = fresh();
  dictionary.supplement({
    version: 'a',
    occupations: [{ id: nurse(plain)?.occupationId ?? 0, isco: '2221', en: 'nurse', nl: 'verpleegkundige', names: ['bedside wizard'] }],
    skills: [{ id: plain.skillByName('Docker')?.id ?? 0, en: 'Docker', nl: 'Docker', names: ['Moby Whale Engine'] }],
  });
  expect(dictionary.findOccupations('Bedside wizard')[0]).toMatchObject({ occupationId: nurse(plain)?.occupationId, confidence: 1 });
  expect(dictionary.findSkills('Works with Moby Whale Engine daily').map(({ skillId }) => dictionary.skill(skillId)?.key)).toEqual([
    'docker',
  ]);
  expect(plain.findSkills('Works with Moby Whale Engine daily')).toEqual([]);
  expect(dictionary.supplementVersion()).toBe('a');
});

it('adds titles and skills of its own, near those of their group', () => {
  const dictionary = fresh();
  dictionary.supplement({
    version: 'b',
    occupations: [{ id: null, isco: '2221', en: 'moon nurse', nl: 'maanzuster', names: ['lunar carer'] }],
    skills: [{ id: null, en: 'Zorblax Suite', nl: 'Zorblax Suite', names: [] }],
  });
  const [moon] = dictionary.findOccupations('Maanzuster (m/v)');
  expect(moon).toMatchObject({ isco: '2221', confidence: 1 });
  expect(dictionary.occupationCloseness(moon?.occupationId ?? 0, nurse(dictionary)?.occupationId ?? 0)).toBeGreaterThanOrEqual(0.8);
  expect(dictionary.findSkills('Zorblax Suite and zorblax suite')).toHaveLength(1);
});

it('never takes a name from the tables', () => {
  const dictionary = fresh();
  dictionary.supplement({
    version: 'c',
    occupations: [{ id: null, isco: '9111', en: 'nurse', nl: 'kok', names: ['timmerman'] }],
    skills: [],
  });
  expect(nurse(dictionary)?.isco).toMatch(/^222/);
  expect(dictionary.findOccupations('timmerman')[0]?.isco).toMatch(/^711/);
});

it('is refused once the dictionary was read', () => {
  const dictionary = fresh();
  nurse(dictionary);
  expect(() => dictionary.supplement({ version: 'd', occupations: [], skills: [] })).toThrow('read already');
});
