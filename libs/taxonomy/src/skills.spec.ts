import fc from 'fast-check';
import { allSkills, findSkills, skill, skillByName, skillCloseness } from './skills';

const keysIn = (text: string): string[] => findSkills(text).map((mention) => skill(mention.skillId)?.key ?? '');
const id = (name: string): number => skillByName(name)?.id ?? 0;

describe('finding a skill by its name', () => {
  it('finds every skill by each of its labels and synonyms', () => {
    for (const entry of allSkills()) expect(skillByName(entry.en)?.key).toBe(entry.key);
    for (const name of allSkills().flatMap((entry) => [entry.nl, ...entry.synonyms])) expect(skillByName(name)).toBeDefined();
  });

  it.each([
    ['NodeJS', 'node-js'],
    ['node.js', 'node-js'],
    ['e-commerce', 'e-commerce'],
    ['eCommerce', 'e-commerce'],
    ['C Sharp', 'c#'],
    ['.NET', '.net'],
    ['Verpleegkundige zorg', 'nursing-care'],
    ['project-management', 'project-management'],
    ['go', 'go'],
  ])('reads %s as %s', (name, key) => {
    expect(skillByName(name)?.key).toBe(key);
  });

  it('knows nothing about words that are no skill', () => {
    expect(skillByName('zebra crossing supervisor of dreams')).toBeUndefined();
    expect(skillByName('')).toBeUndefined();
  });
});

describe('finding skills in a text', () => {
  it.each([
    ['Go, Docker, Kubernetes', ['go', 'docker', 'kubernetes']],
    ['You are willing to go the extra mile. We run Docker.', ['docker']],
    ['We use Docker. Go ahead and apply.', ['docker']],
    ['Word onderdeel van ons team!', []],
    ['Word, Excel en PowerPoint', ['word', 'microsoft-excel', 'powerpoint']],
    ['You react swiftly and excel at what you do. Spring is coming.', []],
    ['Ervaring met C++, C# en .NET', ['c++', 'c#', '.net']],
    ['Je bent een grote big', []],
    ['BIG-geregistreerd', ['big-registration']],
    ['Rijbewijs C is vereist', ['driving-licence-c']],
    ['Ervaring met R en Python', ['r', 'python']],
    ['Dr. R. Smit, Python expert', ['python']],
    ['You take responsibility, or not. Reports to security.', []],
    ['Laswerkzaamheden, Excelkennis en magazijnervaring', ['welding', 'microsoft-excel', 'warehouse-work']],
    ['Werkervaring en mensenkennis', []],
    ['(digital) marketing', ['marketing']],
    ['REST APIs; after a rest', ['rest']],
    ['Code van collega’s nakijken', []],
    ['Code nakijken en toetsen nakijken', ['code-review', 'educational-assessment']],
    ['Kennis van projectmanagement en databases', ['project-management', 'databases']],
  ])('in "%s" finds %j', (text, keys) => {
    expect(keysIn(text)).toEqual(keys);
  });

  it('gives spans into the text as it was written', () => {
    const text = 'Ervaring met  Spring Boot (én Kubernetes).';
    for (const { start, end, text: written } of findSkills(text)) expect(text.slice(start, end)).toBe(written);
    expect(findSkills(text).map((mention) => mention.text)).toEqual(['Spring Boot', 'Kubernetes']);
  });

  it('never overlaps, never leaves the text and never fails, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        let last = 0;
        for (const { start, end, text: written } of findSkills(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end)).toBe(written);
          last = end;
        }
      }),
    );
  });
});

describe('closeness of skills', () => {
  it('puts the same above related, related above unrelated', () => {
    expect(skillCloseness(id('Java'), id('Java'))).toBe(1);
    expect(skillCloseness(id('Java'), id('Kotlin'))).toBe(0.6);
    expect(skillCloseness(id('Java'), id('Bricklaying'))).toBe(0);
    expect(skillCloseness(id('Angular'), id('Vue'))).toBeGreaterThan(0.2);
  });

  it('is symmetric and stays between 0 and 1', () => {
    const ids = allSkills().map((entry) => entry.id);
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.constantFrom(...ids), (a, b) => {
        const closeness = skillCloseness(a, b);
        expect(closeness).toBe(skillCloseness(b, a));
        expect(closeness >= 0 && closeness <= 1).toBe(true);
      }),
    );
  });

  it('is 0 for ids nobody knows', () => {
    expect(skillCloseness(1, 2)).toBe(0);
  });
});
