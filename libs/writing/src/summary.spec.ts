import { tones } from '@tandem/domain/resume';
import fc from 'fast-check';
import { factCheck } from './fact-check';
import { summarySource } from './sources';
import { candidateSummary, type SummaryFacts } from './summary';
import { checkedWriter, templateWriter } from './writer';

const baker: SummaryFacts = {
  today: '2026-01-15',
  workExperiences: [
    { title: 'Pastry chef', company: 'Huize Amandel', startDate: '2021-02-01', endDate: null },
    { title: 'Baker', company: 'Broodhuis Noord', startDate: '2017-03-01', endDate: '2021-01-31' },
    { title: 'Bakery assistant', company: 'De Gouden Korst', startDate: '2015-01-01', endDate: '2017-02-28' },
  ],
  educations: [
    { type: 'BACHELOR_MBO', title: 'Bread and pastry', completed: true },
    { type: 'CERTIFICATE', title: 'HACCP', completed: true },
  ],
  skills: [
    { name: 'Sourdough', years: 8 },
    { name: 'Chocolate work', years: 4 },
    { name: 'Rota planning', years: null },
  ],
  languages: [
    { name: 'Dutch', level: 'native_or_bilingual' },
    { name: 'French', level: 'limited_working' },
  ],
  wishes: { title: 'Head pastry chef', jobTypes: ['PART_TIME'], hoursPerWeek: 32, workModels: ['ON_SITE'] },
};

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

describe('a summary', () => {
  it.each(['en', 'nl'] as const)('says what was done, what is known and what is wanted (%s)', (language) => {
    const text = candidateSummary(baker, language);
    for (const fact of ['Pastry chef', 'Huize Amandel', 'Sourdough', 'HACCP', 'Head pastry chef', '32', '11']) expect(text).toContain(fact);
    expect(words(text)).toBeGreaterThan(55);
    expect(words(text)).toBeLessThan(130);
  });

  it.each(['en', 'nl'] as const)('says the same facts in three tones, each in words of its own (%s)', (language) => {
    const texts = tones.map((tone) => candidateSummary(baker, language, tone));
    expect(new Set(texts).size).toBe(tones.length);
    for (const text of texts) {
      for (const fact of ['Pastry chef', 'Huize Amandel', 'Broodhuis Noord', 'Sourdough', 'HACCP', 'Head pastry chef'])
        expect(text).toContain(fact);
      expect(factCheck(text, summarySource(baker))).toEqual([]);
    }
  });

  it('is in the language that is asked', () => {
    expect(candidateSummary(baker, 'nl')).toMatch(/werkervaring.*jaar|jaar.*werkervaring/);
    expect(candidateSummary(baker, 'en')).toMatch(/years of work experience/);
  });

  it('speaks of nobody as I, he or she', () => {
    expect(candidateSummary(baker, 'en')).not.toMatch(/\b(I|he|she|my|his|her)\b/i);
    expect(candidateSummary(baker, 'nl')).not.toMatch(/\b(ik|hij|zij|mijn|zijn eigen|haar)\b/i);
  });

  it('is empty when there is nothing to say', () => {
    const nothing = { today: '2026-01-15', workExperiences: [], educations: [], skills: [], languages: [], wishes: {} };
    expect(candidateSummary(nothing, 'en')).toBe('');
  });

  it('keeps markdown in a title from taking effect', () => {
    const text = candidateSummary({ ...baker, workExperiences: [{ title: '# Chef **[x](y)**', startDate: '2020-01-01' }] }, 'en');
    expect(text.startsWith('**Chef x(y)**')).toBe(true);
  });

  it('counts months of jobs at the same time once', () => {
    const both = [
      { title: 'Baker', startDate: '2020-01-01', endDate: '2021-12-31' },
      { title: 'Cook', startDate: '2020-01-01', endDate: '2021-12-31' },
    ];
    expect(candidateSummary({ ...baker, workExperiences: both }, 'en')).toContain('2 years of work experience');
  });

  it('passes its own fact check, whatever the facts', () => {
    const name = fc.constantFrom('Welder', 'Kok', 'Data analyst', 'Verpleegkundige', 'Excel', 'Lassen', 'Zwolle Bouw BV', 'Müller & Co');
    const month = fc.constantFrom('2015-03', '2019-11', '2023-01');
    fc.assert(
      fc.property(
        fc.array(fc.record({ title: name, company: name, startDate: month, endDate: fc.constant(null) }), { maxLength: 4 }),
        fc.array(fc.record({ name, years: fc.option(fc.nat(30)) }), { maxLength: 12 }),
        fc.constantFrom('en' as const, 'nl' as const),
        (workExperiences, skills, language) => {
          const facts = { ...baker, workExperiences, skills };
          expect(factCheck(candidateSummary(facts, language), summarySource(facts))).toEqual([]);
        },
      ),
    );
  });
});

describe('the fact check', () => {
  const source = summarySource(baker);
  it.each([
    ['Worked at Huize Amandel and at Patisserie Holtkamp.', 'name', 'Holtkamp'],
    ['A pastry chef with 14 years of work.', 'number', '14'],
    ['A pastry chef with fifteen years of work.', 'number', 'fifteen'],
    ['Started in 2009 as a baker.', 'number', '2009'],
    ['Holds a master in food science.', 'diploma', 'master'],
    ['Knows sourdough, and Kubernetes too.', 'skill', 'Kubernetes'],
    ['Knows sourdough and kubernetes.', 'skill', 'kubernetes'],
  ])('finds what is made up in "%s"', (text, kind, claim) => {
    expect(factCheck(text, source)).toEqual(expect.arrayContaining([expect.objectContaining({ kind, text: claim })]));
  });

  it('knows a heading, and names that end in a sign', () => {
    const coder = summarySource({
      ...baker,
      skills: [
        { name: 'C#', years: 3 },
        { name: 'C++', years: 2 },
      ],
    });
    expect(factCheck('## What he knows\n\nKnows C# and C++.', coder)).toEqual([]);
    expect(factCheck('## Holtkamp\n\nKnows F#.', coder).map(({ text }) => text)).toEqual(['Holtkamp', 'F#']);
  });

  it.each([
    'Pastry chef at Huize Amandel since 2021, with 8 years of sourdough.',
    'Werkt bij Huize Amandel. Spreekt Dutch en French.',
    'Baker for years; wants 32 hours a week.',
  ])('lets pass what the facts say: "%s"', (text) => expect(factCheck(text, source)).toEqual([]));

  it('says where the claim stands', () => {
    const text = 'A chef with 14 years.';
    const [claim] = factCheck(text, source);
    expect(text.slice(claim?.start, claim?.end)).toBe('14');
  });
});

describe('a checked writer', () => {
  const task = { kind: 'candidateSummary', facts: baker, language: 'en', tone: 'plain' } as const;
  it('passes on a text that rests on the facts', async () => {
    const writer = checkedWriter({ name: 'model', write: async () => 'Pastry chef at Huize Amandel.' });
    expect(await writer.write(task)).toBe('Pastry chef at Huize Amandel.');
  });

  it('falls back on the template when a text makes things up or is empty', async () => {
    const expected = await templateWriter.write(task);
    for (const text of ['Chef at the Ritz in Paris.', '  ']) {
      expect(await checkedWriter({ name: 'model', write: async () => text }).write(task)).toBe(expected);
    }
  });
});

it('counts no time at home among the years of work', () => {
  const home = { title: 'Stay-at-home mum', company: 'Home', startDate: '2010-01-01', endDate: '2014-12-31' };
  expect(candidateSummary({ ...baker, workExperiences: [...baker.workExperiences, home] }, 'en')).toBe(candidateSummary(baker, 'en'));
});
