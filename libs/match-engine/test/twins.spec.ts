import fc from 'fast-check';
import { candidateFactsOf, vacancyFactsOf } from '../src/entities';
import { candidateProfile, vacancyProfile } from '../src/profile';
import { score } from '../src/score';
import { promptFacts, readPrompt } from '../src/prompt';
import { rankingSet } from './ranking-set';

const today = '2026-01-15';
const vacancies = rankingSet.flatMap(({ vacancies: items }) => items.map(({ vacancy }) => vacancyProfile(vacancyFactsOf(vacancy))));

const scoresOf = (candidate: (typeof rankingSet)[number]['candidate']): number[] => {
  const profile = candidateProfile(candidateFactsOf(candidate, today));
  return vacancies.map((vacancy) => score(profile, vacancy).exact);
};

const cues = [
  'Mother of three children.',
  'Proud father of twins.',
  'Moeder van drie kinderen.',
  'Trotse vader van een dochter.',
  'Pronouns: she/her.',
  'Voornaamwoorden: hij/hem.',
  'Married, two kids.',
  'Getrouwd en samenwonend met mijn vrouw en drie kinderen.',
  'I am a woman of 52 years old.',
  'Ik ben 29 jaar oud.',
  'Born in Ankara, Turkish nationality.',
  'Geboren in Paramaribo.',
  'Came back after maternity leave.',
  'My partner and I have a baby.',
  'Alleenstaande ouder.',
  'Practising Muslim.',
  'Nationaliteit: Pools.',
  'Gender: female.',
];

describe('twins that differ in what must not count', () => {
  it.each(rankingSet)('score exactly the same whatever the text tells of the person ($id)', ({ candidate }) => {
    const expected = scoresOf(candidate);
    fc.assert(
      fc.property(fc.subarray(cues, { minLength: 1 }), fc.boolean(), (told, isFirst) => {
        const summary = [...(isFirst ? told : []), candidate.resume.summary ?? '', ...(isFirst ? [] : told)].join(' ');
        expect(scoresOf({ ...candidate, resume: { ...candidate.resume, summary } })).toEqual(expected);
      }),
      { numRuns: 8 },
    );
  });

  it('score exactly the same with any name, birth date, picture, nationality and gender beside the resume', () => {
    for (const { candidate } of rankingSet) {
      const twin = {
        ...candidate,
        firstName: 'Fatima',
        lastName: 'Yilmaz',
        birthDate: '1961-05-05',
        profilePicture: 'x.jpg',
        countryCode: 'TR',
        gender: 'F',
      };
      expect(scoresOf(twin)).toEqual(scoresOf(candidate));
    }
  });

  it.each([
    ['Secretaresse', 'Secretaris'],
    ['Verkoopster', 'Verkoper'],
    ['Waitress', 'Waiter'],
    ['Directrice', 'Directeur'],
    ['Schoonmaakster', 'Schoonmaker'],
    ['Lerares Engels', 'Leraar Engels'],
    ['Medewerkster klantenservice', 'Medewerker klantenservice'],
    ['Foreman', 'Forewoman'],
    ['Salesman', 'Saleswoman'],
  ])('score exactly the same as %s and as %s', (one, other) => {
    const as = (title: string) =>
      scoresOf({
        resume: { workExperiences: [{ title, startDate: '2020-01-01' }] },
        preferences: { desiredJobTitle: title },
        address: { latitude: 52, longitude: 5 },
      });
    expect(as(one)).toEqual(as(other));
  });

  it('keeps what the same sentence says of the work when it is long', () => {
    const told = (summary: string) => candidateProfile(candidateFactsOf({ resume: { summary } }, today)).skillIds;
    expect(
      told(
        'As a mother of two I learned to plan, and in nine years at a hospital I built every report of the finance team in Power BI and SQL.',
      ),
    ).toEqual(expect.arrayContaining(told('Power BI and SQL.')));
  });
});

const ofSelf = [
  'ik ben een vrouw van 52',
  'man van 34',
  'alleenstaande moeder',
  'single dad',
  'i am a 58 year old woman',
  'geboren in marokko',
  'ik kom uit syrië',
  'born in poland',
  'moslima',
  'gay man',
  'zwanger',
  'in a wheelchair',
  'gehandicapt',
  '55+',
  'na 10 jaar voor de kinderen te hebben gezorgd',
  'after 8 years at home with my kids',
  'zij/haar',
  'he/him/his',
];
const sought = ['kok', 'verpleegkundige 24 uur', 'java developer remote', 'beveiliger geen nachten', 'warehouse', 'teacher part time'];

describe('searches that differ in who somebody is', () => {
  const scores = (sentence: string): number[] => {
    const profile = candidateProfile(promptFacts(readPrompt(sentence), { place: null, travelMode: 'CAR', travelTime: 30 }));
    return vacancies.map((vacancy) => score(profile, vacancy).exact);
  };
  const known = new Map(sought.map((work) => [work, scores(work)]));

  it.each(ofSelf)('score exactly the same: %s', (self) => {
    for (const work of sought) {
      expect(readPrompt(`${self}, ${work}`)).toMatchObject({ titles: readPrompt(work).titles, words: [] });
      expect(scores(`${self}, ${work}`)).toEqual(known.get(work));
    }
  });

  it('still tell the work somebody leaves from where he was born', () => {
    expect(readPrompt('ik kom uit de horeca').unwanted).toEqual([{ value: 'horeca', dealbreaker: true }]);
    expect(readPrompt('ik kom uit syrië, kok').unwanted).toEqual([]);
  });
});
