import { bundles } from '@tandem/locales/bundle';
import fc from 'fast-check';
import { candidateFactsOf, vacancyFactsOf } from '../src/entities';
import { explain, reasonKeys } from '../src/explain';
import type { CandidateFacts, VacancyFacts } from '../src/facts';
import { candidateProfile, vacancyProfile } from '../src/profile';
import { score } from '../src/score';
import { whatIf } from '../src/what-if';
import { rankingSet } from './ranking-set';

const today = '2026-01-15';
const candidates = rankingSet.map(({ candidate }) => candidateFactsOf(candidate, today));
const vacancies = rankingSet.flatMap(({ vacancies: items }) => items.map(({ vacancy }) => vacancyFactsOf(vacancy)));

/** Facts with parts of them taken away. */
const candidateWithGaps = fc
  .record({
    facts: fc.constantFrom(...candidates),
    lost: fc.subarray(['titles', 'skills', 'educations', 'languages', 'texts', 'wishes', 'place', 'wantedTitle'] as const),
  })
  .map(({ facts, lost }): CandidateFacts => {
    const nothing = candidateFactsOf({}, today);
    return { ...facts, ...Object.fromEntries(lost.map((part) => [part, nothing[part]])) };
  });
const vacancyWithGaps = fc
  .record({
    facts: fc.constantFrom(...vacancies),
    lost: fc.subarray([
      'description',
      'requiredSkills',
      'salaryMax',
      'hours',
      'workModel',
      'requiredLanguages',
      'requiredEducation',
      'place',
      'title',
    ] as const),
  })
  .map(({ facts, lost }): VacancyFacts => {
    const nothing = vacancyFactsOf({});
    return { ...facts, ...Object.fromEntries(lost.map((part) => [part, nothing[part]])) };
  });

const scoreOf = (candidate: CandidateFacts, vacancy: VacancyFacts) => score(candidateProfile(candidate), vacancyProfile(vacancy));
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const textOf = (candidate: CandidateFacts, field: string): string | undefined =>
  [
    ...candidate.texts,
    ...candidate.titles.map(({ field: at, title }) => ({ field: at, text: title })),
    ...candidate.skills.map(({ field: at, name }) => ({ field: at, text: name })),
  ].find((text) => text.field === field)?.text;

describe('scores and explanations of any facts', () => {
  it('stay between 0 and 100, with weights of 100 together and points that are the percentage', () => {
    fc.assert(
      fc.property(candidateWithGaps, vacancyWithGaps, (candidate, vacancy) => {
        const { percentage, exact, certainty, parts } = scoreOf(candidate, vacancy);
        expect(percentage).toBe(Math.round(exact));
        expect(percentage >= 0 && percentage <= 100 && certainty >= 0 && certainty <= 1).toBe(true);
        if (parts.length > 0) expect(sum(parts.map(({ weight }) => weight))).toBe(100);
        expect(sum(parts.map(({ points }) => points))).toBe(percentage);
        for (const { points, weight } of parts) expect(points).toBeLessThanOrEqual(weight);
      }),
      { numRuns: 300 },
    );
  });

  it('have reasons that add up: for it to the percentage, against it to what is missing', () => {
    fc.assert(
      fc.property(candidateWithGaps, vacancyWithGaps, (candidate, vacancy) => {
        const found = scoreOf(candidate, vacancy);
        const { positive, negative } = explain(candidate, vacancy, found);
        expect(sum(positive.map(({ points }) => points))).toBe(found.percentage);
        expect(sum(negative.map(({ points }) => points))).toBe(found.percentage - 100);
      }),
      { numRuns: 150 },
    );
  });

  it('quote what stands where they say', () => {
    for (const candidate of candidates) {
      for (const vacancy of vacancies.slice(0, 12)) {
        const { positive, negative } = explain(candidate, vacancy, scoreOf(candidate, vacancy));
        for (const { you, they } of [...positive, ...negative]) {
          for (const { field, text, start, end } of you) expect(textOf(candidate, field)?.slice(start, end) ?? text).toBe(text);
          for (const { field, text, start, end } of they.filter((quote) => quote.field === 'description')) {
            expect(field && vacancy.description.slice(start, end)).toBe(text);
          }
        }
      }
    }
  });

  it('are the same for the same facts', () => {
    const [candidate, vacancy] = [candidates[0]!, vacancies[0]!];
    const copy = structuredClone(candidate);
    expect(scoreOf(copy, structuredClone(vacancy))).toEqual(scoreOf(candidate, vacancy));
    expect(JSON.parse(JSON.stringify(candidateProfile(candidate)))).toEqual(candidateProfile(candidate));
  });

  it('hold no title for it and against it at once, and what is known in part against it once', () => {
    fc.assert(
      fc.property(candidateWithGaps, vacancyWithGaps, (candidate, vacancy) => {
        const { positive, negative } = explain(candidate, vacancy, scoreOf(candidate, vacancy));
        const against = new Set(negative.map(({ key }) => key));
        if (positive.some(({ key }) => key === 'reason.occupation.same')) expect(against).not.toContain('reason.occupation.differs');
        expect(negative.filter(({ key }) => key === 'reason.skill.partly').length).toBeLessThan(2);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['16 hours for who wants 24', 'hours', { hours: 16 }, { jobTypes: ['PART_TIME'], hoursPerWeek: 24 }, 'within', 'fewer'],
    ['26 hours for who wants 24', 'hours', { hours: 26 }, { jobTypes: ['PART_TIME'], hoursPerWeek: 24 }, 'near', 'more'],
    ['a range that begins too low', 'salary', { salaryMin: 2600, salaryMax: 3450 }, { salary: 3200 }, 'reaches', 'partly'],
    ['an estimate below', 'salary', { salaryMin: 2600, salaryMax: 3000, salaryIsEstimated: true }, { salary: 3200 }, 'estimate', 'low'],
    ['a longer way', 'travel', {}, { travelTime: 30 }, 'near', 'beyond'],
  ] as const)('do not call met what is met in part: %s', (_, term, offered, wished, won, lost) => {
    const nurse = { ...candidateFactsOf({}, today), titles: [], wantedTitle: 'Verpleegkundige' };
    const candidate = { ...nurse, wishes: { ...nurse.wishes, ...wished } } as unknown as CandidateFacts;
    const vacancy = { ...vacancyFactsOf({}), title: 'Verpleegkundige', ...offered } as VacancyFacts;
    const options = { travelMinutes: 35 };
    const found = score(candidateProfile(candidate), vacancyProfile(vacancy), options);
    const { positive, negative } = explain(candidate, vacancy, found, options);
    const told = (reasons: typeof positive) => reasons.filter((reason) => reason.term === term).map(({ key }) => key);
    expect([told(positive), told(negative)]).toEqual([[`reason.${term}.${won}`], [`reason.${term}.${lost}`]]);
  });

  it('lose a reason with the skill it rests on', () => {
    for (const [index, candidate] of candidates.entries()) {
      const vacancy = vacancyFactsOf(rankingSet[index]!.vacancies[0]!.vacancy);
      const had = explain(candidate, vacancy, scoreOf(candidate, vacancy)).positive.filter(({ key }) => key === 'reason.skill.has');
      for (const { params } of had.slice(0, 2)) {
        const without = {
          ...vacancy,
          requiredSkills: vacancy.requiredSkills.filter((name) => name !== params.skill),
          description: '',
          title: 'Medewerker',
        };
        const left = explain(candidate, without, scoreOf(candidate, without)).positive;
        expect(left.some((reason) => reason.params.skill === params.skill)).toBe(false);
      }
    }
  });

  it('have a text in both languages for every key, with no argument left unfilled', () => {
    const texts: Record<string, Record<string, string>> = bundles;
    for (const key of reasonKeys)
      for (const language of ['en', 'nl']) expect([key, texts[language]?.[key]]).toEqual([key, expect.any(String)]);
    for (const candidate of candidates) {
      for (const vacancy of vacancies) {
        const { positive, negative } = explain(candidate, vacancy, scoreOf(candidate, vacancy));
        for (const { key, params } of [...positive, ...negative]) {
          const names = [...(texts.en?.[key] ?? '').matchAll(/\{(\w+)[,}]/g)]
            .map((match) => match[1] ?? '')
            .filter((name) => /^[a-z]/.test(name));
          const outer = names.filter((name) =>
            new RegExp(`\\{${name},|\\{${name}\\}`).test((texts.en?.[key] ?? '').replace(/\w+ \{[^{}]*\}/g, '')),
          );
          for (const name of outer) expect([key, Object.keys(params)]).toEqual([key, expect.arrayContaining([name])]);
        }
      }
    }
  });
});

describe('what if', () => {
  const cook = candidates[2]!;
  const lowPaid = vacancyFactsOf(rankingSet[2]!.vacancies[2]!.vacancy);

  it('says what meeting the salary would bring, by running the engine again', () => {
    const [first] = whatIf(cook, lowPaid);
    expect(first).toMatchObject({ key: 'whatIf.salary', change: { kind: 'salary', amount: 2500 } });
    const changed = { ...cook, wishes: { ...cook.wishes, salary: 2500 } };
    expect(first?.to).toBe(scoreOf(changed, lowPaid).percentage);
    expect(first?.from).toBe(scoreOf(cook, lowPaid).percentage);
  });

  it('only offers changes that gain, largest first', () => {
    for (const candidate of candidates) {
      for (const vacancy of vacancies) {
        const offered = whatIf(candidate, vacancy);
        expect(offered.every(({ from, to }) => to > from)).toBe(true);
        expect(offered.map(({ to }) => to)).toEqual(offered.map(({ to }) => to).sort((a, b) => b - a));
      }
    }
  });
});

describe('the years of experience a reason tells', () => {
  const backend = vacancyFactsOf({ title: 'Backend developer', requiredExperience: 'Minstens 3 jaar ervaring', requiredSkills: ['Java'] });
  const yearsTold = (works: readonly [title: string, startDate: string, endDate: string | null][]): unknown => {
    const workExperiences = works.map(([title, startDate, endDate]) => ({ title, startDate, endDate, description: 'Java' }));
    const developer = candidateFactsOf({ resume: { workExperiences } }, today);
    const { positive, negative } = explain(developer, backend, scoreOf(developer, backend));
    return [...positive, ...negative].find(({ key }) => key === 'reason.experience.years')?.params['years'];
  };

  it('are those in work like it, not those at a till before', () =>
    expect(
      yearsTold([
        ['Senior backend developer', '2020-01-01', null],
        ['Java developer', '2016-01-01', '2019-12-31'],
        ['Vakkenvuller', '2010-01-01', '2015-12-31'],
      ]),
    ).toBe(10));

  it('are whole ones: eleven and three quarters are not twelve', () =>
    expect(yearsTold([['Backend developer', '2010-01-01', '2021-09-30']])).toBe(11));

  it('count jobs at the same time once', () =>
    expect(
      yearsTold([
        ['Backend developer', '2020-01-01', null],
        ['Software engineer', '2020-01-01', null],
      ]),
    ).toBe(6));
});
