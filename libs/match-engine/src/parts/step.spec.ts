import { candidateFactsOf, vacancyFactsOf } from '../entities';
import { explain } from '../explain';
import type { CandidateFacts } from '../facts';
import { candidateProfile, vacancyProfile } from '../profile';
import { promptFacts, readPrompt } from '../prompt';
import { pressed, score } from '../score';

const place = { latitude: 52.091, longitude: 5.122 };
const conditions = { salaryMin: 2600, salaryMax: 9000, minHoursPerWeek: 38, workModel: 'ON_SITE', contractType: 'PERMANENT', address: place } as const; // prettier-ignore
const preferences = { jobTypes: ['FULL_TIME'], workModels: ['ON_SITE'], salary: 2500, travelMode: 'CAR', travelTime: 30 } as const;

/** Somebody who has done this work for some years and looks for it, all of whose wishes every vacancy here meets. */
const who = (title: string, wants = title, years = 5): CandidateFacts =>
  candidateFactsOf(
    {
      resume: { workExperiences: [{ title, startDate: `${2026 - years}-01`, endDate: null }] },
      preferences: { ...preferences, jobTypes: [...preferences.jobTypes], workModels: [...preferences.workModels], desiredJobTitle: wants },
      address: place,
    },
    '2026-01-15',
  );
const search = (sentence: string): CandidateFacts => promptFacts(readPrompt(sentence), { place, travelMode: 'CAR', travelTime: 30 });
const work = (title: string, description = '') => vacancyFactsOf({ title, description, ...conditions });
const scoreOf = (facts: CandidateFacts, vacancy: ReturnType<typeof work>) => score(candidateProfile(facts), vacancyProfile(vacancy));
const of = (facts: CandidateFacts, title: string): number => scoreOf(facts, work(title)).exact;

const leastOfOwn = 70;
const mostOfStep = 60;

describe('work a step away from one’s own', () => {
  it.each([
    ['Schoonmaker', ['Teamleider schoonmaak', 'Kwaliteitsinspecteur schoonmaak', 'Regiomanager schoonmaak']],
    ['Magazijnmedewerker', ['Teamleider magazijn', 'Transportplanner', 'Warehouse manager']],
    ['Vrachtwagenchauffeur', ['Transportplanner', 'Rij-instructeur vrachtwagen']],
    ['Verpleegkundige', ['Teamleider verpleging', 'Docent verpleegkunde', 'Zorghulp', 'Huisarts']],
    ['Keukenhulp', ['Kok', 'Chef-kok']],
    ['Kok', ['Chef-kok', 'Docent koken']],
    ['Tandartsassistente', ['Mondhygiënist', 'Tandarts', 'Praktijkmanager tandartspraktijk']],
    ['Beveiliger', ['Beveiligingsadviseur', 'Docent beveiliging', 'Teamleider beveiliging']],
    ['Software developer', ['Software tester', 'Engineering manager', 'Chief Technology Officer', 'Product owner']],
    ['Customer service agent', ['Customer service team lead', 'Head of customer service', 'Customer service trainer']],
    ['Winkelmedewerker', ['Filiaalmanager', 'Regiomanager retail']],
  ])('is no match for %s, who looks for it or searches it, where that is: %j', (own, steps) => {
    for (const facts of [who(own), search(own)]) {
      expect(of(facts, own)).toBeGreaterThan(leastOfOwn);
      for (const step of steps) expect([step, of(facts, step) < mostOfStep]).toEqual([step, true]);
    }
  });

  it.each([
    ['schoonmaakwerk', 'Schoonmaker', 'Teamleider schoonmaak'],
    ['magazijnwerk', 'Magazijnmedewerker', 'Warehouse manager'],
    ['ritten plannen in het transport', 'Transportplanner', 'Vrachtwagenchauffeur'],
    ['looking for a junior developer job', 'Junior developer', 'Senior developer'],
  ])('is none for the search “%s”', (sentence, own, step) => {
    expect(of(search(sentence), own)).toBeGreaterThan(leastOfOwn);
    expect(of(search(sentence), step)).toBeLessThan(mostOfStep);
  });

  it('is worse upwards than downwards, and a next step is fair', () => {
    expect(of(who('Teamleider schoonmaak'), 'Schoonmaker')).toBeGreaterThan(of(who('Schoonmaker'), 'Teamleider schoonmaak'));
    expect(of(who('Timmerman'), 'Voorman timmerwerk')).toBeGreaterThan(of(who('Timmerman'), 'Uitvoerder woningbouw'));
    expect(of(who('Software developer'), 'Senior software developer')).toBeGreaterThan(leastOfOwn);
    expect(of(who('Kok'), 'Souschef')).toBeGreaterThan(mostOfStep);
    expect(of(who('Verkoopmedewerker'), 'Assistent-filiaalmanager')).toBeGreaterThan(of(who('Verkoopmedewerker'), 'Filiaalmanager'));
  });

  it('is near for whoever did it before, and far from nobody who wants it', () => {
    const planner = who('Vrachtwagenchauffeur', 'Transportplanner');
    expect(scoreOf(planner, work('Transportplanner')).caps).toEqual([]);
    expect(scoreOf(who('Teamleider zorg', 'Verpleegkundige'), work('Teamleider zorg')).exact).toBeGreaterThan(
      scoreOf(who('Verpleegkundige'), work('Teamleider zorg')).exact,
    );
  });

  it('is none from work that lies between', () => {
    for (const [own, other] of [
      ['Coördinator magazijn', 'Teamleider magazijn'],
      ['Teamleider magazijn', 'Coördinator magazijn'],
      ['Souschef', 'Chef-kok'],
      ['Product owner', 'Product manager'],
    ] as const)
      expect(scoreOf(who(own), work(other)).caps).not.toContainEqual(expect.objectContaining({ nature: expect.anything() }));
  });

  it('is open to whoever has no diploma, and work that asks years is not', () => {
    const novice = search('iets in de zorg zonder diploma en zonder ervaring');
    expect(scoreOf(novice, work('Zorghulp')).caps).toEqual([]);
    const asking = { ...work('Zorghulp'), requiredExperience: '2 jaar ervaring' };
    expect(scoreOf(novice, asking).caps).toContainEqual(expect.objectContaining({ kind: 'unpractised' }));
  });

  it('limits nobody of whom only the line above his resume is known', () => {
    const known = who('Schoonmaker');
    const line: CandidateFacts = { ...known, isHeadline: true, titles: known.titles.map((held) => ({ ...held, months: null })) };
    expect(scoreOf(line, work('Teamleider schoonmaak')).caps).toEqual([]);
    expect(scoreOf({ ...line, isHeadline: undefined } as unknown as CandidateFacts, work('Teamleider schoonmaak')).caps).toHaveLength(1);
  });

  it('says of what nature both are, and quotes the titles', () => {
    const facts = who('Schoonmaker');
    const vacancy = work('Teamleider schoonmaak');
    const { negative } = explain(facts, vacancy, scoreOf(facts, vacancy));
    expect(negative).toContainEqual(
      expect.objectContaining({
        key: 'reason.cap.otherNature',
        params: { limit: 58, theirs: 'lead', by: 'wanted' },
        you: [expect.objectContaining({ text: 'Schoonmaker' })],
        they: [expect.objectContaining({ text: 'Teamleider schoonmaak' })],
      }),
    );
  });
});

describe('a limit on near work', () => {
  const cap = { kind: 'otherNature', limit: 60 } as const;

  it('keeps the order beneath it and leaves what is far from it anyway', () => {
    const scores = [0, 10, 30, 31, 50, 80, 100].map((before) => pressed(before, [cap]));
    expect(scores.slice(0, 3)).toEqual([0, 10, 30]);
    expect(scores.at(-1)).toBe(60);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
  });

  it('gives way to a stricter one', () => {
    expect(pressed(80, [cap, { kind: 'dealbreaker', limit: 12 }])).toBeCloseTo(80 * 0.12);
  });
});
