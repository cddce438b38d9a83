import fc from 'fast-check';
import { candidateFactsOf, vacancyFactsOf, type ResumeParts, type VacancyParts } from '../src/entities';
import { type Reason, type ReasonKey, scoreExplained } from '../src/explain';
import { promptFacts, readPrompt } from '../src/prompt';
import { whatIf } from '../src/what-if';
import type { Preferences } from '@tandem/domain/preferences';
import { rankingSet } from './ranking-set';

const today = '2026-01-15';

const reasonsOf = (resume: ResumeParts, vacancy: VacancyParts, preferences: Partial<Preferences> = {}): Reason[] => {
  const { explanation } = scoreExplained(candidateFactsOf({ resume, preferences }, today), vacancyFactsOf(vacancy));
  return [...explanation.positive, ...explanation.negative];
};
const find = (reasons: readonly Reason[], key: ReasonKey): Reason | undefined => reasons.find((reason) => reason.key === key);

const job = (title: string, description = '') => ({ title, startDate: '2018-01-01', endDate: null, description });
const skill = (stack: string) => ({ type: 'OTHER' as const, stack, yearsOfExperience: 5, description: '' });
const language = (stack: string, description: string) => ({ type: 'LANGUAGES' as const, stack, yearsOfExperience: null, description });

/** Reasons that deny each other. */
const contradictions: readonly (readonly [ReasonKey, ReasonKey])[] = [
  ['reason.education.met', 'reason.education.below'],
  ['reason.language.met', 'reason.language.weak'],
  ['reason.language.met', 'reason.language.missing'],
  ['reason.experience.level', 'reason.experience.below'],
  ['reason.experience.level', 'reason.experience.above'],
  ['reason.occupation.near', 'reason.occupation.other'],
  ['reason.occupation.same', 'reason.occupation.other'],
  ['reason.occupation.text', 'reason.occupation.other'],
];

describe('reasons', () => {
  it('do not deny each other, whoever is scored with whatever', () => {
    const candidates = rankingSet.map(({ candidate }) => candidateFactsOf(candidate, today));
    const vacancies = rankingSet.flatMap(({ vacancies: items }) => items.map(({ vacancy }) => vacancyFactsOf(vacancy)));
    fc.assert(
      fc.property(fc.constantFrom(...candidates), fc.constantFrom(...vacancies), (candidate, vacancy) => {
        const { positive, negative } = scoreExplained(candidate, vacancy).explanation;
        const keys = new Set([...positive, ...negative].map(({ key }) => key));
        for (const [won, lost] of contradictions) expect([won, lost].every((key) => keys.has(key))).toBe(false);
        const spoken = new Set(positive.filter(({ key }) => key === 'reason.skill.mentioned').map(({ params }) => params['skill']));
        for (const { params } of negative.filter(({ key }) => key === 'reason.skill.missing'))
          expect(spoken).not.toContain(params['skill']);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['Fysiotherapeut', 'BIG-registratie'],
    ['Veterinary Nurse', 'RVN'],
    ['Solicitor', 'SRA admission'],
    ['Verpleegkundige', 'BIG-registratie'],
  ])('do not call the licence of a %s missing', (title, licence) => {
    const reasons = reasonsOf({ workExperiences: [job(title)], skills: [skill('Planning')] }, { title, requiredSkills: [licence] });
    expect(find(reasons, 'reason.skill.missing')).toBeUndefined();
    expect(find(reasons, 'reason.licence.met')).toBeDefined();
    expect(reasons.filter(({ points }) => points > 0).reduce((sum, { points }) => sum + points, 0)).toBeGreaterThan(80);
  });

  it('offer no licence to who has it', () => {
    const resume = { workExperiences: [job('Fysiotherapeut')], skills: [skill('Planning')] };
    const vacancy = vacancyFactsOf({ title: 'Ergotherapeut', requiredSkills: ['BIG-registratie'] });
    expect(whatIf(candidateFactsOf({ resume, preferences: {} }, today), vacancy)).toEqual([]);
  });

  it('say that a register of many professions makes no other work the same', () => {
    const reasons = reasonsOf(
      { workExperiences: [job('Fysiotherapeut')], skills: [skill('Manuele therapie')] },
      { title: 'Ergotherapeut', requiredSkills: ['BIG-registratie'] },
    );
    expect(reasons.filter(({ points }) => points > 0).reduce((sum, { points }) => sum + points, 0)).toBeLessThan(75);
  });

  it('do not say that a resume is silent about what it says', () => {
    const resume = { workExperiences: [job('Baker', 'Artisan sourdough bakery')], skills: [skill('Ovens')] };
    expect(find(reasonsOf(resume, { title: 'Artisan Baker', requiredSkills: ['sourdough'] }), 'reason.skill.missing')).toBeUndefined();
    expect(find(reasonsOf(resume, { title: 'Artisan Baker', requiredSkills: ['brioche'] }), 'reason.skill.missing')).toBeDefined();
    expect(find(reasonsOf(resume, { title: 'Artisan Baker', requiredSkills: ['dough'] }), 'reason.skill.missing')).toBeDefined();
  });

  it.each([
    ['CERTIFICATE', 'Heftruckcertificaat'],
    ['OTHER', 'VCA basis'],
    ['CERTIFICATE', 'BHV'],
  ] as const)('want no more of a certificate among the studies: %s %s', (educationType, title) => {
    const resume = { workExperiences: [job('Magazijnmedewerker')], educations: [{ educationType, title, completed: true }] };
    expect(find(reasonsOf(resume, { title: 'Magazijnmedewerker', requiredSkills: [title] }), 'reason.skill.partly')).toBeUndefined();
  });

  it.each(['Schoonmaker', 'Huishoudelijke hulp', 'Medewerker spoelkeuken', 'Manager schoonmaak', 'Software developer'])(
    'speak to somebody without a resume of what he looks for, not of work he did: %s',
    (title) => {
      const description = 'Je maakt kantoren schoon in de ochtend.';
      const about = (reasons: readonly Reason[]) => reasons.filter(({ term }) => term === 'occupation').map(({ key }) => key);
      const wish = about(reasonsOf({}, { title, description }, { desiredJobTitle: 'Schoonmaker' }));
      expect(wish.filter((key) => !/^reason\.(sought|cap)\./.test(key))).toEqual([]);
      expect(wish).not.toContain('reason.sought.detail');
      const skills = about(reasonsOf({ skills: [skill('Schoonmaken')] }, { title, description }));
      expect(skills.filter((key) => !/^reason\.(resume|cap)\.|^reason\.occupation\.text$/.test(key))).toEqual([]);
    },
  );

  it('say of an empty resume without a wish that there is too little to compare, whatever is offered', () => {
    const reasons = reasonsOf({}, { title: 'Schoonmaker', salaryMin: 2200, salaryMax: 2600, workModel: 'ON_SITE' }, { salary: 2000, workModels: ['ON_SITE'] }); // prettier-ignore
    expect(reasons).toMatchObject([{ key: 'reason.unknown', points: -100 }]);
  });

  it('call only the same title the same work, and what lies beside it near', () => {
    const resume = { workExperiences: [job('Systeembeheerder')] };
    expect(find(reasonsOf(resume, { title: 'ICT-beheerder' }), 'reason.occupation.same')).toBeDefined();
    const beside = reasonsOf(resume, { title: 'Functioneel beheerder' });
    expect(find(beside, 'reason.occupation.same')).toBeUndefined();
    expect(find(beside, 'reason.occupation.near')).toBeDefined();
  });

  it.each(['Secretaresse', 'Secretaris'])('know a %s by work for a secretary, not for a management assistant', (held) => {
    const resume = { workExperiences: [job(held)] };
    expect(find(reasonsOf(resume, { title: 'Secretary' }), 'reason.occupation.same')).toBeDefined();
    expect(find(reasonsOf(resume, { title: 'Managementassistent' }), 'reason.occupation.same')).toBeUndefined();
  });

  it('say of a diploma a step short that it comes close', () => {
    const resume = {
      workExperiences: [job('Boekhouder')],
      educations: [
        { educationType: 'BACHELOR_MBO' as const, title: 'Boekhouden', description: '', startDate: null, endDate: null, completed: true },
      ],
    };
    const reasons = reasonsOf(resume, { title: 'Boekhouder', requiredEducation: ['BACHELOR_HBO'] });
    expect(find(reasons, 'reason.education.near')).toBeDefined();
    expect(find(reasons, 'reason.education.below')).toBeDefined();
  });

  it('say of a language that is known a little that it is some', () => {
    const resume = { workExperiences: [job('Kok')], skills: [language('Dutch', 'limited_working')] };
    const reasons = reasonsOf(resume, { title: 'Kok', requiredLanguages: ['Dutch'] });
    expect(find(reasons, 'reason.language.some')).toBeDefined();
    expect(find(reasons, 'reason.language.weak')).toBeDefined();
  });

  it('tell one step between two levels from several', () => {
    const resume = { workExperiences: [job('Junior accountant')] };
    const reasons = reasonsOf(resume, { title: 'Senior accountant' });
    expect(find(reasons, 'reason.experience.farBelow')).toBeDefined();
  });

  it('do not hold a text against somebody for what it only mentions', () => {
    const resume = { workExperiences: [job('Kok')], skills: [skill('Koken')] };
    const reasons = reasonsOf(resume, {
      title: 'Kok',
      requiredSkills: ['Koken', 'HACCP'],
      description: 'We leveren ook aan de logistiek.',
    });
    expect(find(reasons, 'reason.skill.missing')?.params['skill']).toBe('HACCP');
    expect(reasons.filter(({ key }) => key === 'reason.skill.named').every(({ they }) => they[0]?.field === 'description')).toBe(true);
  });

  it('name what they speak of, and take no words of two texts together', () => {
    const reasons = reasonsOf(
      { workExperiences: [job('Kok')] },
      { title: 'Designer, defence systems', description: 'Design the consoles.' },
    );
    for (const { params } of reasons) expect(params['skill'] ?? 'none').not.toBe('');
  });

  it('judge experience in some work by the jobs somebody held, and quote the one that counts', () => {
    const about = (demand: string, titles: readonly string[], wanted: string | null = null) => {
      const vacancy = { title: 'Administratief medewerker', requiredSkills: [demand], responsibilities: ['Facturen verwerken'] };
      const reasons = reasonsOf({ workExperiences: titles.map((title) => job(title)) }, vacancy, wanted ? { desiredJobTitle: wanted } : {});
      return reasons.find(({ key, params }) => key !== 'reason.skill.partly' && params['skill'] === demand);
    };
    const office = 'Ervaring op een kantoor, liefst in de techniek';
    expect(about(office, ['Kok', 'Administratief medewerker'])).toMatchObject({
      key: 'reason.skill.worked',
      params: { own: 'Administratief medewerker' },
      you: [{ field: 'workExperiences.1.title' }],
    });
    expect(about('Ervaring in de zorg', ['Verzorgende'])?.key).toBe('reason.skill.worked');
    expect(about('Experience as a cook', ['Kok'])?.key).toBe('reason.skill.worked');
    expect(about('Ervaring in de zorg', ['Administratief medewerker'])?.key).toBe('reason.skill.missing');
    expect(about(office, ['Kok'], 'Administratief medewerker')?.key).toBe('reason.skill.missing');
    // A tool is a skill, in whatever work it was used.
    expect(about('Ervaring met Kwartsflow', ['Administratief medewerker'])?.key).toBe('reason.skill.missing');
    expect(about('Experience in Python', ['Administratief medewerker'])?.key).toBe('reason.skill.missing');
  });

  it('count in part what the work of a job takes, by the job, and nothing of a job that is only wanted', () => {
    const about = (title: string, wanted: string | null = null) =>
      reasonsOf(
        { workExperiences: [job(title)] },
        { title: 'Medisch secretaresse', requiredSkills: ['Agendabeheer'] },
        wanted ? { desiredJobTitle: wanted } : {},
      ).filter(({ term }) => term === 'skills');
    const held = about('Secretaresse');
    expect(held.map(({ key }) => key)).toEqual(['reason.skill.worked', 'reason.skill.partly']);
    expect(held[0]).toMatchObject({ params: { own: 'Secretaresse', skill: 'Agendabeheer' }, you: [{ field: 'workExperiences.0.title' }] });
    expect(about('Kok', 'Secretaresse').map(({ key }) => key)).toEqual(['reason.skill.missing']);
  });

  it('say of another name for a skill that it counts, and do not claim the name', () => {
    const named = (own: string, asked: string) =>
      reasonsOf({ workExperiences: [job('Loodgieter')], skills: [skill(own)] }, { title: 'Loodgieter', requiredSkills: [asked] }).find(
        ({ params }) => params['skill'] === asked,
      );
    expect(named('Heating systems', 'cv-ketels')).toMatchObject({ key: 'reason.skill.counts', params: { own: 'Heating systems' } });
    expect(named('MS Word', 'Word')?.key).toBe('reason.skill.has');
    expect(named('Syntess', 'Syntess of een ander ERP-pakket')?.key).toBe('reason.skill.has');
    expect(named('Exact', 'AFAS')?.key).toBe('reason.skill.related');
  });

  it('quote a phrase as a whole', () => {
    const resume = { workExperiences: [job('Kok', 'Ik sta op de koude kant.')], skills: [skill('Koude kant')] };
    const reasons = reasonsOf(resume, { title: 'Kok', requiredSkills: ['Koude kant'] });
    expect(reasons.find(({ params }) => params['skill'] === 'Koude kant')?.you[0]?.text).toBe('Koude kant');
  });
});

describe('reasons of flags', () => {
  const keysOf = (flags: Partial<Preferences>, description: string): ReasonKey[] =>
    reasonsOf({ workExperiences: [job('Kok')] }, { title: 'Kok', description }, flags)
      .map(({ key }) => key)
      .filter((key) => key.startsWith('reason.flag'));
  const flag = (value: string) => [{ value, dealbreaker: false }];

  it.each([
    ['Geen nachtdiensten', 'Je draait nachtdiensten.', 'reason.flag.denied'],
    ['Geen nachtdiensten', 'Nachtdiensten kennen we niet.', 'reason.flag.green'],
    ['Geen nachtdiensten', 'Een fijne keuken.', 'reason.flag.unopposed'],
    ['Overdag werken', 'Een fijne keuken.', 'reason.flag.unopposed'],
    ['Thuiswerken', 'Een fijne keuken.', 'reason.flag.silent'],
  ])('speak of the green flag "%s" as one, to "%s"', (value, description, key) =>
    expect(keysOf({ greenFlags: flag(value) }, description)).toEqual([key]),
  );

  it.each([
    ['Geen thuiswerken', 'Een fijne keuken.', 'reason.flag.open'],
    ['Geen thuiswerken', 'Thuiswerken is niet mogelijk.', 'reason.flag.red'],
    ['Geen thuiswerken', 'Je kunt thuiswerken.', 'reason.flag.redAbsent'],
    ['Nachtdiensten', 'Je draait nachtdiensten.', 'reason.flag.red'],
  ])('speak of the red flag "%s" as one, to "%s"', (value, description, key) =>
    expect(keysOf({ redFlags: flag(value) }, description)).toEqual([key]),
  );
});

describe('a reason is true', () => {
  const driver = { workExperiences: [job('Vrachtwagenchauffeur')], skills: [skill('Rijbewijs CE'), skill('Code 95')] };

  it('of the class of a driving licence', () => {
    const reasons = reasonsOf(driver, { title: 'Buschauffeur', requiredSkills: ['Rijbewijs D'] });
    expect(reasons.filter(({ points, params }) => points > 0 && params['skill'] === 'Rijbewijs D')).toEqual([]);
    expect(find(reasons, 'reason.skill.missing')?.params['skill']).toBe('Rijbewijs D');
    expect(find(reasonsOf(driver, { title: 'Chauffeur', requiredSkills: ['Rijbewijs C'] }), 'reason.skill.missing')).toBeUndefined();
  });

  it('of a kind of one and the same job', () => {
    const reasons = reasonsOf({ workExperiences: [job('Verpleegkundige')] }, { title: 'Verpleegkundige ouderenzorg' });
    expect(find(reasons, 'reason.occupation.same')).toBeDefined();
    expect(find(reasons, 'reason.occupation.differs')).toBeUndefined();
  });

  it('of the name of the job somebody does', () => {
    const reasons = reasonsOf(driver, { title: 'Vrachtwagenchauffeur', description: 'Als vrachtwagenchauffeur rijd je door Nederland.' });
    expect(find(reasons, 'reason.skill.partly')).toBeUndefined();
  });

  it('of a search for any work, which no work is other than', () => {
    const search = promptFacts(readPrompt('werken bij ikea'), { place: null, travelMode: 'CAR', travelTime: 30 });
    const { positive, negative } = scoreExplained(search, vacancyFactsOf({ title: 'Kok', description: 'Je kookt.' })).explanation;
    expect([...positive, ...negative].some(({ key }) => key.startsWith('reason.sought'))).toBe(false);
  });
});

describe('who leaves his work', () => {
  const seller = { workExperiences: [job('Accountmanager', 'Klanten bezoeken.')] };
  const vacancy = {
    title: 'Accountmanager uitgeverij',
    description: 'Je verkoopt boeken.',
    requiredExperience: '5 jaar als accountmanager',
  };

  it('is told that he does not look for it, and never that it is strange to him or that his years are too few', () => {
    const reasons = reasonsOf(seller, vacancy, { desiredJobTitle: 'Leerkracht basisonderwijs' });
    expect(find(reasons, 'reason.occupation.unsought')).toBeDefined();
    expect(find(reasons, 'reason.occupation.other')).toBeUndefined();
    expect(find(reasons, 'reason.experience.short')).toBeUndefined();
  });

  it('is told of years in other work that they count in part', () => {
    const reasons = reasonsOf({ workExperiences: [job('Kok')] }, { title: 'Kelner', requiredExperience: '7 jaar' });
    const told = reasons.filter(({ key }) => key.startsWith('reason.experience')).map(({ key }) => key);
    expect(told).not.toContain('reason.experience.short');
  });
});

it('the names of two jobs that share a word of little meaning are two jobs', () => {
  const reasons = reasonsOf({ workExperiences: [job('Data Analyst')] }, { title: 'Business Analyst' });
  expect(find(reasons, 'reason.occupation.same')).toBeUndefined();
});
