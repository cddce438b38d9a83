import type { CandidateFacts, VacancyFacts } from './facts';
import { candidateFactsOf, vacancyFactsOf, type VacancyParts } from './entities';
import { explain } from './explain';
import { candidateProfile, vacancyProfile } from './profile';
import { score } from './score';

const today = '2026-01-15';

const nurse = (preferences: Parameters<typeof candidateFactsOf>[0]['preferences'] = {}): CandidateFacts =>
  candidateFactsOf(
    {
      resume: {
        summary: 'Verpleegkundige met ervaring op een afdeling voor hartpatiënten.',
        workExperiences: [
          {
            title: 'Verpleegkundige',
            startDate: '2018-03-01',
            endDate: null,
            description: 'Medicatie, wondzorg en overleg met artsen op de afdeling cardiologie.',
          },
        ],
        educations: [{ educationType: 'BACHELOR_HBO', title: 'Verpleegkunde', description: '', completed: true }],
        skills: [
          { type: 'OTHER', stack: 'Wondzorg', yearsOfExperience: 6, description: '' },
          { type: 'LANGUAGES', stack: 'Nederlands', yearsOfExperience: null, description: 'native_or_bilingual' },
        ],
      },
      preferences: {
        desiredJobTitle: 'Verpleegkundige',
        jobTypes: ['PART_TIME'],
        hoursPerWeek: 28,
        workModels: ['ON_SITE'],
        salary: 3000,
        travelMode: 'CAR',
        travelTime: 30,
        greenFlags: [],
        redFlags: [{ value: 'Nachtdiensten', dealbreaker: true }],
        ...preferences,
      },
      address: { latitude: 52.091, longitude: 5.122 },
    },
    today,
  );

const ward = (changes: VacancyParts = {}): VacancyFacts =>
  vacancyFactsOf({
    title: 'Verpleegkundige cardiologie',
    description: 'Op onze afdeling zorg je voor patiënten met hartproblemen. Een BIG-registratie is vereist.',
    requiredSkills: ['Wondzorg', 'Medicatie'],
    responsibilities: ['Zorg voor patiënten'],
    requiredEducation: ['BACHELOR_HBO'],
    requiredLanguages: ['Dutch'],
    requiredExperience: 'Twee jaar ervaring',
    salaryMin: 3000,
    salaryMax: 4200,
    minHoursPerWeek: 28,
    workModel: 'ON_SITE',
    contractType: 'PERMANENT',
    address: { latitude: 52.091, longitude: 5.122 },
    benefits: [],
    ...changes,
  });

const scoreOf = (candidate: CandidateFacts, vacancy: VacancyFacts) => score(candidateProfile(candidate), vacancyProfile(vacancy));

describe('a score', () => {
  it('is high for the same work with every wish met', () => {
    expect(scoreOf(nurse(), ward()).percentage).toBeGreaterThanOrEqual(75);
  });

  it('is low for other work, however well the wishes are met', () => {
    const other = ward({
      title: 'Java developer',
      description: 'You build services in Java and Spring Boot.',
      requiredSkills: ['Java', 'Spring Boot'],
      responsibilities: [],
    });
    expect(scoreOf(nurse(), other).percentage).toBeLessThan(30);
  });

  it.each<[string, VacancyParts]>([
    ['the salary ends below the minimum', { salaryMin: 2300, salaryMax: 2800 }],
    ['the hours are far more', { minHoursPerWeek: 36 }],
    ['the work model is not wanted', { workModel: 'HYBRID' }],
    ['the journey is far too long', { address: { latitude: 53.219, longitude: 6.567 } }],
  ])('stays under 50 when %s', (_, changes) => {
    expect(scoreOf(nurse(), ward(changes)).percentage).toBeLessThan(50);
  });

  it('takes part-time for less than a whole week where no hours are said', () => {
    const partTime = nurse({ hoursPerWeek: null });
    expect(scoreOf(partTime, ward({ minHoursPerWeek: 40 })).percentage).toBeLessThan(50);
    expect(scoreOf(partTime, ward({ minHoursPerWeek: 32 })).caps).toEqual([]);
  });

  it.each<[string, VacancyParts]>([
    ['a dealbreaker is in the text', { description: 'Je draait nachtdiensten op de afdeling.' }],
    ['a language is needed that is not spoken', { requiredLanguages: ['English'] }],
  ])('stays at 12 or less when %s', (_, changes) => {
    expect(scoreOf(nurse(), ward(changes)).percentage).toBeLessThanOrEqual(12);
  });

  it('does not break a dealbreaker that the text rules out', () => {
    const score = scoreOf(nurse(), ward({ description: 'Een fijne afdeling voor hartpatiënten zonder nachtdiensten.' }));
    expect(score.caps).toEqual([]);
  });

  it('leaves terms without facts out and lowers the certainty', () => {
    const bare = candidateFactsOf({ preferences: { desiredJobTitle: 'Verpleegkundige' } }, today);
    const known = scoreOf(nurse(), ward());
    const unknown = scoreOf(bare, ward());
    expect(unknown.certainty).toBeLessThan(known.certainty);
    expect(unknown.parts.map(({ term }) => term)).not.toContain('salary');
  });

  it('is nothing when nothing is known', () => {
    const nobody = candidateFactsOf({}, today);
    expect(scoreOf(nobody, vacancyFactsOf({}))).toMatchObject({ percentage: 0, certainty: 0, parts: [] });
  });

  it('has weights that add up to 100 and points that add up to the percentage', () => {
    const { parts, percentage } = scoreOf(nurse(), ward({ minHoursPerWeek: 30, salaryMax: 3100 }));
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(percentage);
  });
});

describe('an explanation', () => {
  it('asks no more of a certificate that is listed', () => {
    const own = nurse();
    const candidate = { ...own, skills: [...own.skills, { field: 'skills.9', name: 'VCA', years: null }] };
    const vacancy = vacancyFactsOf({ title: 'Verpleegkundige', requiredSkills: ['VCA', 'Wondzorg'] } as VacancyParts);
    const { negative } = explain(candidate as CandidateFacts, vacancy, scoreOf(candidate as CandidateFacts, vacancy));
    expect(negative.flatMap(({ they }) => they.map(({ text }) => text))).not.toContain('VCA');
  });

  const cases: [string, VacancyFacts][] = [
    ['a good match', ward()],
    ['other work', ward({ title: 'Timmerman', description: 'Je maakt kozijnen op de bouwplaats.', requiredSkills: ['Timmeren'] })],
    ['a broken dealbreaker', ward({ description: 'Vooral nachtdiensten.' })],
    ['a vacancy that says little', vacancyFactsOf({ title: 'Verpleegkundige' })],
    ['an empty vacancy', vacancyFactsOf({})],
  ];

  it.each(cases)('adds up for %s', (_, vacancy) => {
    const found = scoreOf(nurse(), vacancy);
    const { positive, negative } = explain(nurse(), vacancy, found);
    expect(positive.reduce((sum, { points }) => sum + points, 0)).toBe(found.percentage);
    expect(negative.reduce((sum, { points }) => sum + points, 0)).toBe(found.percentage - 100);
  });

  it('quotes what stands in the texts, at the place it says', () => {
    const { positive, negative } = explain(nurse(), ward(), scoreOf(nurse(), ward()));
    const quotes = [...positive, ...negative].flatMap(({ they }) => they).filter(({ field }) => field === 'description');
    for (const { text, start, end } of quotes) expect(ward().description.slice(start, end)).toBe(text);
    expect(positive.find(({ key }) => key === 'reason.skill.has')?.you[0]?.text).toBe('Wondzorg');
  });

  it('loses the reason with the fact', () => {
    const less = ward({ requiredSkills: ['Medicatie'], description: 'Afdeling cardiologie.' });
    const { positive } = explain(nurse(), less, scoreOf(nurse(), less));
    expect(positive.some(({ params }) => params.skill === 'Wondzorg')).toBe(false);
  });
});

describe('the work of somebody', () => {
  const worked = (title: string, endDate: string | null, desiredJobTitle: string | null): CandidateFacts =>
    candidateFactsOf(
      {
        resume: { workExperiences: [{ title, startDate: '2004-09-01', endDate, description: 'Zorg op een afdeling chirurgie.' }] },
        preferences: { desiredJobTitle },
      },
      today,
    );
  const about = (candidate: CandidateFacts): string[] => {
    const { positive, negative } = explain(
      candidate,
      ward({ title: 'Verpleegkundige' }),
      scoreOf(candidate, ward({ title: 'Verpleegkundige' })),
    );
    return [...positive, ...negative].filter(({ term }) => term === 'occupation').map(({ key }) => key);
  };

  it('years ago is told as years ago where other work came after it, and as work of before where none did', () => {
    const since = worked('Verpleegkundige', '2019-05-01', null);
    const cook = { field: 'workExperiences.1.title', title: 'Kok', months: 60, monthsAgo: 0 };
    expect(about({ ...since, titles: [...since.titles, cook] })).toEqual(['reason.occupation.past', 'reason.occupation.ago']);
    expect(about(since)).toEqual(['reason.occupation.past', 'reason.occupation.detail']);
    expect(about(worked('Verpleegkundige', null, null))[0]).toBe('reason.occupation.same');
  });

  it('that is wanted may be described instead of named, and is told as what is wanted', () => {
    const described = worked('Kok', null, 'iets in de zorg');
    expect(about(described)[0]).toBe('reason.sought.work');
    expect(scoreOf(described, ward()).exact).toBeGreaterThan(scoreOf(worked('Kok', null, 'iets anders'), ward()).exact);
  });

  it('is not said to be experience where there is only a wish', () => {
    const wish = candidateFactsOf({ resume: {}, preferences: { desiredJobTitle: 'Verpleegkundige' } }, today);
    expect(about(wish)).toEqual(['reason.sought.work', 'reason.sought.unshown']);
  });
});

describe('the same words and skills', () => {
  const skills = ['TypeScript', 'React', 'CSS', 'HTML', 'Git', 'Webpack'];
  const work = (title: string): number => {
    const resume = { workExperiences: [{ title, startDate: '2019-02-01', endDate: null }], skills: skills.map((stack) => ({ stack })) };
    const vacancy = vacancyFactsOf({ title: 'Frontend developer', description: 'Our web shop sells bicycles.', requiredSkills: skills });
    const { parts } = scoreOf(candidateFactsOf({ resume }, today), vacancy);
    return parts.find(({ term }) => term === 'occupation')?.value ?? 0;
  };

  it('bring somebody near the work, and do not make another job the same', () => {
    expect(work('Frontend developer')).toBeGreaterThan(0.95);
    expect(work('Software tester')).toBeLessThan(work('Frontend developer') - 0.08);
    expect(work('Helpdesk employee')).toBeLessThan(work('Software tester') - 0.08);
    expect(work('Helpdesk employee')).toBeGreaterThan(0.5);
  });

  it('say all there is to say of somebody whose job has no known name', () => {
    expect(work('Zwaaibaas')).toBeGreaterThan(work('Helpdesk employee'));
  });
});

describe('a limit', () => {
  it('is explained by the wish that is broken, with the words of both sides', () => {
    const candidate = nurse({ greenFlags: [{ value: 'Eigen projecten', dealbreaker: true }] });
    const vacancy = ward({ description: 'Je draait vooral nachtdiensten op de afdeling.' });
    const limit = explain(candidate, vacancy, scoreOf(candidate, vacancy)).negative.find(({ key }) => key === 'reason.cap.dealbreaker');
    expect(limit?.you.map(({ text }) => text)).toEqual(['Nachtdiensten']);
    expect(limit?.they.map(({ text }) => text)).toEqual(['nachtdiensten']);
  });
});

describe('skills held against somebody', () => {
  const inHerText: CandidateFacts = candidateFactsOf(
    {
      resume: {
        summary: '',
        workExperiences: [
          {
            title: 'Verpleegkundige',
            startDate: '2018-03-01',
            endDate: null,
            description: 'Persoonlijke verzorging, medicatie uitdelen en rapporteren.',
          },
        ],
        educations: [{ educationType: 'BACHELOR_HBO', title: 'Verpleegkunde', description: '', completed: true }],
        skills: [],
      },
      preferences: {},
      address: null,
    },
    today,
  );
  const job = ward({
    description: 'Op onze afdeling zorg je voor patiënten.',
    requiredSkills: ['Persoonlijke verzorging', 'Rapporteren', 'Medicatie toedienen', 'Reanimatie'],
    responsibilities: ['Je begeleidt stagiairs bij triage'],
  });
  const { negative } = explain(inHerText, job, scoreOf(inHerText, job));
  const lostBy = (key: string) => negative.filter((reason) => reason.key === key);

  it('name what is known in part in one reason, with a quote of each', () => {
    const names = ['Persoonlijke verzorging', 'Medicatie toedienen', 'Rapporteren'];
    const [told, ...more] = lostBy('reason.skill.partly');
    expect(more).toEqual([]);
    expect(told?.params.skill).toBe(names.join(', '));
    expect(told?.they.map(({ text }) => text)).toEqual(names);
    expect(told?.you.map(({ text }) => text)).toEqual(['Persoonlijke verzorging', 'medicatie uitdelen', 'rapporteren']);
  });

  it('weigh what the text only mentions less than what is required', () => {
    const [missing, named] = [lostBy('reason.skill.missing')[0]?.points ?? 0, lostBy('reason.skill.named')[0]?.points ?? 0];
    expect(named).toBeLessThan(0);
    expect(missing).toBeLessThan(named);
  });
});
