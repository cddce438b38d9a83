import { candidateFactsOf, vacancyFactsOf } from '../entities';
import { scoreExplained } from '../explain';
import { promptFacts, readPrompt } from '../prompt';
import { candidateProfile, vacancyProfile } from '../profile';
import { skillsFirmness } from './skills';

const found = (sentence: string, title: string) =>
  scoreExplained(
    promptFacts(readPrompt(sentence), { place: null, travelMode: 'CAR', travelTime: 30 }),
    vacancyFactsOf({ title, description: '', requiredSkills: [] }),
  );

describe('a skill that is sought and not written in a vacancy', () => {
  it('counts in part where the work takes it, and says so', () => {
    const { score, explanation } = found('schoonmaak', 'Schoonmaker');
    expect(score.parts.find(({ term }) => term === 'skills')?.value).toBeCloseTo(0.6);
    expect(explanation.positive).toContainEqual(
      expect.objectContaining({
        key: 'reason.sought.skillTaken',
        params: expect.objectContaining({ skill: 'schoonmaak', title: 'Schoonmaker' }),
        they: [expect.objectContaining({ field: 'title', text: 'Schoonmaker' })],
      }),
    );
  });

  it('counts nothing where the work is other work', () => {
    const { score, explanation } = found('schoonmaak', 'Vrachtwagenchauffeur');
    expect(score.parts.find(({ term }) => term === 'skills')?.value).toBe(0);
    expect(JSON.stringify(explanation)).not.toContain('skillTaken');
  });
});

describe('a skill of nothing but everyday words', () => {
  const vacancy = vacancyFactsOf({ title: 'Projectleider bouw', description: 'Je leidt bouwprojecten.', requiredSkills: ['Planning'] });
  const reasonsOf = (skill: string) =>
    scoreExplained(
      candidateFactsOf({ resume: { workExperiences: [{ title: 'Uitvoerder' }], skills: [{ stack: skill }] } }, '2026-01-15'),
      vacancy,
    ).explanation;

  it('is had by who lists it', () => {
    const { positive, negative } = reasonsOf('planning');
    expect(positive).toContainEqual(
      expect.objectContaining({ key: 'reason.skill.has', you: [expect.objectContaining({ field: 'skills.0.stack', text: 'planning' })] }),
    );
    expect(negative.map(({ key }) => key)).not.toContain('reason.skill.missing');
  });

  it('is missing in who lists another', () => {
    const { negative } = reasonsOf('service');
    expect(negative).toContainEqual(
      expect.objectContaining({ key: 'reason.skill.missing', params: expect.objectContaining({ skill: 'Planning' }) }),
    );
  });
});

describe('how much skills weigh', () => {
  const candidate = candidateProfile(candidateFactsOf({ resume: { skills: [{ stack: 'VCA' }] } }, '2026-01-15'));
  const firmness = (requiredSkills: string[], description = '') =>
    skillsFirmness(candidate, vacancyProfile(vacancyFactsOf({ title: 'Uitvoerder', description, requiredSkills })));

  it('is less where what is asked says little of the work', () => {
    expect(firmness(['VCA'])).toBeLessThan(0.5);
    expect(firmness(['TIG', 'MIG/MAG'])).toBe(1);
  });

  it('is least where the text alone names them', () => {
    expect(firmness([], 'Je last met TIG en MIG/MAG.')).toBeLessThan(firmness(['VCA']));
  });
});
