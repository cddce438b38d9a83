import fc from 'fast-check';
import { tones } from '@tandem/domain/resume';
import type { ApplicationFacts } from './application-facts';
import { companySummary } from './company-summary';
import { markdownOf, sentencesOf } from './composed';
import { factCheck } from './fact-check';
import { coverLetter } from './letter';
import { applicationSource, companySource, vacancySource } from './sources';
import { tailorResume } from './tailor';
import { vacancySummary } from './vacancy-summary';

const facts: ApplicationFacts = {
  today: '2026-01-15',
  name: 'Jelle Brinkman',
  workExperiences: [
    { id: 'a', title: 'Warehouse planner', company: 'Koeltransport Noord', startDate: '2020-05', endDate: null, description: '- Plans the trips of the vans.\n- Built a stock list in Excel.\n- Trains new colleagues on SAP.' },
    { id: 'b', title: 'Order picker', company: 'De Linge', startDate: '2016-01', endDate: '2020-04', description: 'Picked and packed.' },
  ],
  educations: [{ id: 'c', title: 'MBO Logistiek', completed: true }],
  skills: [
    { id: 'd', name: 'Excel', years: 5 },
    { id: 'e', name: 'SAP', years: 3 },
    { id: 'f', name: 'Forklift', years: 9 },
  ],
  languages: [{ id: 'g', name: 'Dutch', level: 'native_or_bilingual' }],
  summary: 'Likes order.',
  vacancy: { title: 'Stock controller', companyName: 'Vers & Vracht', requiredSkills: ['SAP', 'Excel', 'Python'], requiredLanguages: [] },
}; // prettier-ignore

const praise =
  /\b(passionate|motivated|dynamic|excellent|perfect|ideal|hard-?working|team player|results|proven|extensive|enthousiast|gemotiveerd|gedreven|perfecte?|ideale|uitstekend|ruime ervaring|teamspeler|resultaatgericht)\b/i;

describe.each(['en', 'nl'] as const)('a cover letter (%s)', (language) => {
  it.each(tones)('says what is applied for, the work, and what is asked and known (%s)', (tone) => {
    const text = markdownOf(coverLetter({ facts, language, tone }));
    for (const fact of [
      'stock controller',
      'warehouse planner',
      'Koeltransport Noord',
      '2020',
      'SAP',
      'Excel',
      'MBO Logistiek',
      'Jelle Brinkman',
    ])
      expect(text).toContain(fact);
    expect(text).not.toContain('Python');
    expect(text).not.toMatch(praise);
    expect(text).not.toMatch(/[{}]|undefined|null|  /);
  });

  it.each([
    ['Java developer', 'Java developer'],
    ['HR adviser', 'HR adviser'],
    ['Dutch teacher', 'Dutch teacher'],
    ['Head of planning', 'head of planning'],
    ['Teacher of Dutch', 'teacher of Dutch'],
    ['Senior Backend Developer', 'Senior Backend Developer'],
  ])('writes the title %s as %s inside a sentence', (title, inside) => {
    const text = markdownOf(coverLetter({ facts: { ...facts, vacancy: { ...facts.vacancy, title } }, language, tone: 'formal' }));
    expect(text).toMatch(new RegExp(`(of|van|voor) ${inside}\\b`));
  });

  it.each(tones)('rests on facts sentence by sentence (%s)', (tone) => {
    const letter = coverLetter({ facts, language, tone });
    const source = applicationSource(facts);
    expect(factCheck(markdownOf(letter), source)).toEqual([]);
    const resting = sentencesOf(letter).filter(({ facts: each }) => each.length > 0);
    expect(resting.length).toBeGreaterThan(6);
    expect(sentencesOf(letter).find(({ text }) => text.includes('SAP') && text.includes('Excel'))?.facts).toHaveLength(2);
  });

  it.each(tones)('does not say that the years of a skill are asked (%s)', (tone) => {
    for (const name of ['Jelle Brinkman', 'Ada', 'Bo', 'Cas', 'Dee'])
      expect(markdownOf(coverLetter({ facts: { ...facts, name }, language, tone }))).not.toMatch(/(ask for|vragen|vraagt|zoeken) SAP/);
  });

  it('lists diplomas as they are called, which need not fit into a sentence', () => {
    for (const title of ['MBO Logistiek', "Bachelor's degree, Law", 'BIG-registratie', 'Vwo', 'Hbo-verpleegkunde']) {
      const educations = [{ id: 'c', title, completed: true }];
      expect(markdownOf(coverLetter({ facts: { ...facts, educations }, language, tone: 'plain' }))).toContain(`: ${title}.`);
    }
  });

  it('puts what the vacancy asks first among the things done', () => {
    const text = markdownOf(coverLetter({ facts, language, tone: 'plain' }));
    expect(text.indexOf('stock list in Excel')).toBeLessThan(text.indexOf('trips of the vans'));
  });
});

it.each([
  ['Account Manager', 'an Account Manager'],
  ['English teacher', 'an English teacher'],
  ['Utility Worker', 'a Utility Worker'],
  ['Nurse', 'a nurse'],
])('gives the title %s its article', (title, inside) => {
  const [job] = facts.workExperiences;
  const text = markdownOf(
    coverLetter({ facts: { ...facts, workExperiences: job ? [{ ...job, title }] : [] }, language: 'en', tone: 'plain' }),
  );
  expect(text).toContain(` ${inside} at Koeltransport Noord`);
});

it('writes different letters for different people, the same for the same', () => {
  const texts = ['Bakker', 'Lasser', 'Kok', 'Gids', 'Chauffeur', 'Tuinman', 'Monteur', 'Planner'].map((title) => {
    const [job, ...more] = facts.workExperiences;
    return markdownOf(coverLetter({ facts: { ...facts, workExperiences: job ? [{ ...job, company: `Firma ${title}` }, ...more] : [], vacancy: { ...facts.vacancy, title } }, language: 'nl', tone: 'plain' })).replaceAll(title, 'X'); // prettier-ignore
  });
  expect(new Set(texts).size).toBeGreaterThan(3);
  expect(coverLetter({ facts, language: 'en', tone: 'warm' })).toEqual(coverLetter({ facts, language: 'en', tone: 'warm' }));
});

it('is well formed whatever is missing', () => {
  const parts = fc.record({
    workExperiences: fc.subarray([...facts.workExperiences]),
    educations: fc.subarray([...facts.educations]),
    skills: fc.subarray([...facts.skills]),
    languages: fc.subarray([...facts.languages]),
  });
  fc.assert(
    fc.property(parts, fc.constantFrom('en' as const, 'nl' as const), fc.constantFrom(...tones), (some, language, tone) => {
      const text = markdownOf(coverLetter({ facts: { ...facts, ...some }, language, tone }));
      expect(text).not.toMatch(/ ,| \.|\(\)|[{}]|undefined/);
      expect(factCheck(text, applicationSource({ ...facts, ...some }))).toEqual([]);
    }),
  );
});

describe('a tailored resume', () => {
  it('puts what is asked first and names it in the summary, without a new word', () => {
    const tailored = tailorResume({ facts, language: 'en', tone: 'plain' });
    expect(tailored.workExperiences).toEqual([
      { id: 'a', description: '- Built a stock list in Excel.\n- Trains new colleagues on SAP.\n- Plans the trips of the vans.' },
    ]);
    expect(tailored.summary).toBe('Likes order. Skills for this work: SAP (3 years) and Excel (5 years).');
    expect(tailored.summary).not.toContain('Python');
  });

  it('changes nothing when nothing is asked that the resume has', () => {
    const other = { ...facts, vacancy: { ...facts.vacancy, requiredSkills: ['Welding'] } };
    expect(tailorResume({ facts: other, language: 'nl', tone: 'plain' })).toEqual({ summary: null, workExperiences: [] });
  });

  it.each([
    ['empty lines', '\n'],
    ['short lines', '- x\n'],
  ])('is as quick with a description of nothing but %s', (_, text) => {
    const longest = (piece: string) => piece.repeat(2_500).slice(0, 2_500);
    const timeOf = (description: string): number => {
      const workExperiences = Array.from({ length: 100 }, (__, place) => ({ ...facts.workExperiences[0]!, id: `${place}`, description }));
      const vacancy = { ...facts.vacancy, requiredSkills: ['x', ...Array.from({ length: 99 }, () => 'X')] };
      const task = { facts: { ...facts, workExperiences, vacancy }, language: 'en', tone: 'plain' } as const;
      const times = [1, 2, 3].map(() => {
        const begin = performance.now();
        tailorResume(task);
        return performance.now() - begin;
      });
      return Math.min(...times);
    };
    const usual = timeOf(longest('- Plans the trips of the vans and the work of those who drive them.\n'));
    expect(timeOf(longest(text))).toBeLessThan(Math.max(500, usual * 4));
  });
});

describe.each(['en', 'nl'] as const)('summaries of companies and vacancies (%s)', (language) => {
  const company = { name: 'Vers & Vracht', industry: 'logistics', size: 'SMALL' as const, city: 'Zwolle', foundedIn: 1998, website: 'https://versvracht.example', description: 'We eat together on Fridays.', vacancyTitles: ['Planner'] }; // prettier-ignore
  const vacancy = { title: 'Planner', companyName: 'Vers & Vracht', city: 'Zwolle', hoursPerWeek: 32, homeDays: 1, salaryMin: 2_800, salaryMax: 3_400, description: null, responsibilities: ['Plan trips'], requiredSkills: ['Excel', 'C#'], requiredExperience: '3 years', benefits: ['Pension'] }; // prettier-ignore

  it.each(tones)('say what is known, in three tones (%s)', (tone) => {
    const about = markdownOf(companySummary(company, language, tone));
    expect(about.match(/^## /gm)).toHaveLength(3);
    for (const fact of ['Vers & Vracht', 'Zwolle', '1998', 'logistics', 'We eat together on Fridays.']) expect(about).toContain(fact);
    const work = markdownOf(vacancySummary(vacancy, language, tone));
    const terms = { en: ['32 hours', '1 day a week'], nl: ['32 uur', '1 dag per week'] }[language];
    for (const fact of ['Planner', 'Zwolle', '2.800', '3.400', '- Plan trips', '- Excel', '- C#', '- Pension', '3 years', ...terms])
      expect(work).toContain(fact);
    expect(work.match(/^## /gm)).toHaveLength(5);
    expect(factCheck(work, vacancySource(vacancy))).toEqual([]);
    expect(`${about}\n${work}`).not.toMatch(praise);
  });

  it('open with what the employer wrote, and only without that with a sentence of ours', () => {
    const described = { ...vacancy, description: 'Wij rijden door heel Overijssel.\n\nMet elf wagens.' };
    const [title, first, second, next] = vacancySummary(described, language, 'warm').paragraphs.map(([each]) => each?.text);
    expect([title, first, second]).toEqual(['# Planner', 'Wij rijden door heel Overijssel.', 'Met elf wagens.']);
    expect(next).toMatch(/^## /);
    expect(markdownOf(vacancySummary(vacancy, language, 'warm')).split('\n\n')[1]).toContain('Vers & Vracht');
  });

  it('say nothing of a vacancy that is only a title', () => {
    const bare = { title: 'Kok', companyName: '', city: null, hoursPerWeek: null, homeDays: 0, salaryMin: null, salaryMax: 2_000, description: null, responsibilities: [' '], requiredSkills: [], requiredExperience: null, benefits: [] }; // prettier-ignore
    expect(markdownOf(vacancySummary(bare, language, 'warm'))).toBe('# Kok');
  });

  it('name a salary that is one amount once', () => {
    const work = markdownOf(vacancySummary({ ...vacancy, salaryMin: 2_388, salaryMax: 2_388 }, language, 'warm'));
    expect(work).toContain({ en: 'Salary: € 2.388 gross', nl: 'Salaris: € 2.388 bruto' }[language]);
  });

  it('keep an item one line of its list', () => {
    const work = markdownOf(vacancySummary({ ...vacancy, benefits: ['# Groot\n- en meer', '- 25 dagen'] }, language, 'warm'));
    expect(work).toContain('\n- Groot - en meer\n- 25 dagen\n');
  });

  it('tell what a company is in one sentence', () => {
    const [, about] = companySummary(company, language, 'warm').paragraphs;
    expect(about?.map(({ text }) => text)).toEqual([
      {
        en: 'We are Vers & Vracht, a small company in Zwolle, founded in 1998.',
        nl: 'Wij zijn Vers & Vracht, een klein bedrijf in Zwolle, opgericht in 1998.',
      }[language],
    ]);
  });

  it('name the facts they rest on, and find what a company does not say', () => {
    expect(sentencesOf(vacancySummary(vacancy, language, 'plain')).some(({ facts: each }) => each.includes('Excel'))).toBe(true);
    expect(factCheck('Vers & Vracht has 900 people in Utrecht.', companySource(company))).toHaveLength(2);
    expect(factCheck('The job of Planner pays 5000 in Zwolle.', vacancySource(vacancy))).toHaveLength(1);
  });

  it('leave out what is not known', () => {
    const bare = {
      ...company,
      industry: null,
      size: null,
      city: null,
      foundedIn: null,
      website: null,
      description: null,
      vacancyTitles: [],
    };
    const about = markdownOf(companySummary(bare, language, 'plain'));
    expect(about).not.toMatch(/null|undefined|\{|1998/);
    expect(about.match(/^## /gm)).toHaveLength(1);
  });
});

it.each([
  ['en', 'I speak Dutch, French and Klingon.'],
  ['nl', 'Ik spreek Nederlands, Frans en Klingon.'],
] as const)('names the languages somebody speaks as a letter in %s does, and says what he wrote', (language, words) => {
  const languages = ['Dutch', 'frans', 'Klingon'].map((name, index) => ({ id: String(index), name, level: null }));
  const letter = coverLetter({ facts: { ...facts, languages }, language, tone: 'plain' });
  const spoken = letter.paragraphs.flat().find(({ text }) => text === words);
  expect(spoken?.facts).toEqual(['Dutch', 'frans', 'Klingon']);
});

it('leaves a company its last dot, and puts no second one after it', () => {
  const vacancy = { ...facts.vacancy, companyName: 'Vers & Vracht B.V.' };
  const workExperiences = facts.workExperiences.map((job) => ({ ...job, company: 'Koeltransport Noord N.V.' }));
  const text = markdownOf(coverLetter({ facts: { ...facts, vacancy, workExperiences }, language: 'en', tone: 'plain' }));
  expect(text).toContain('Vers & Vracht B.V.');
  expect(text).toContain('Koeltransport Noord N.V.');
  expect(text).not.toContain('..');
});

it.each(['en', 'nl'] as const)('writes nothing of a time at home as of a job (%s)', (language) => {
  const home = {
    id: 'h',
    title: 'Full-time parent',
    company: 'Home',
    startDate: '2020-05',
    endDate: null,
    description: 'Looked after the family.',
  };
  const [job] = facts.workExperiences;
  const before = job ? [{ ...job, startDate: '2014-01', endDate: '2020-04' }] : [];
  const text = markdownOf(coverLetter({ facts: { ...facts, workExperiences: [home, ...before] }, language, tone: 'plain' }));
  expect(text).not.toMatch(/parent|Home|family/);
  expect(text).toContain('Koeltransport Noord');
  expect(text).toMatch(/2020/);
});
