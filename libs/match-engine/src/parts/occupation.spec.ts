import { candidateFactsOf, vacancyFactsOf } from '../entities';
import { explain } from '../explain';
import { candidateProfile, vacancyProfile } from '../profile';
import { score } from '../score';

const today = '2026-01-15';

type Person = { wants: string; held: string; skills: string[] };
const facts = ({ wants, held, skills }: Person) =>
  candidateFactsOf(
    {
      resume: {
        workExperiences: [{ title: held, startDate: '2015-03', endDate: null }],
        skills: skills.map((stack) => ({ stack })),
      },
      preferences: { desiredJobTitle: wants },
    },
    today,
  );
const work = (title: string, requiredSkills: string[] = []) => vacancyFactsOf({ title, description: '', requiredSkills });
const scoreOf = (person: Person, vacancy: ReturnType<typeof work>) => score(candidateProfile(facts(person)), vacancyProfile(vacancy));

const driver = { wants: 'Administratief medewerker', held: 'Vrachtwagenchauffeur', skills: ['rijbewijs CE', 'Excel'] };
const office = work('Administratief medewerker', ['Excel']);
const truck = work('Vrachtwagenchauffeur', ['rijbewijs CE']);

describe('work somebody does beside work he wants', () => {
  it('stands below the work he wants, however well he can do it', () => {
    expect(scoreOf(driver, office).exact).toBeGreaterThan(scoreOf(driver, truck).exact + 10);
    const teacher = { wants: 'Frontend developer', held: 'Leraar basisonderwijs', skills: ['React'] };
    expect(scoreOf(teacher, work('Frontend developer', ['React', 'TypeScript'])).exact).toBeGreaterThan(
      scoreOf(teacher, work('Leraar basisonderwijs', ['lesgeven'])).exact + 20,
    );
  });

  it('counts fully for whoever says nothing of what he wants', () => {
    expect(scoreOf({ ...driver, wants: '' }, truck).percentage).toBeGreaterThan(90);
  });

  it('is limited where it has nothing in common with what he wants, and says so', () => {
    expect(scoreOf(driver, truck).caps).toEqual([{ kind: 'otherWork', limit: 60 }]);
    const { negative } = explain(facts(driver), truck, scoreOf(driver, truck));
    expect(negative).toContainEqual(
      expect.objectContaining({ term: 'occupation', key: 'reason.cap.otherWork', params: expect.objectContaining({ limit: 60 }) }),
    );
  });

  it('is not limited beside work of the same field', () => {
    const nurse = { wants: 'Teamleider zorg', held: 'Verpleegkundige', skills: ['leidinggeven'] };
    expect(scoreOf(nurse, work('Verpleegkundige')).caps).not.toContainEqual(expect.objectContaining({ kind: 'otherWork' }));
  });

  it('is not limited beside a wish that names no job', () => {
    expect(scoreOf({ ...driver, wants: 'iets met mensen' }, truck).caps).toEqual([]);
  });
});
