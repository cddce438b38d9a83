import { alternativesOf } from './alternatives';
import { vacancyFactsOf } from './entities';
import { scoreExplained } from './explain';
import type { CandidateFacts } from './facts';
import { promptFacts, readPrompt } from './prompt';

const around = { place: null, travelMode: 'CAR', travelTime: 30 } as const;
const factsOf = (sentence: string): CandidateFacts => promptFacts(readPrompt(sentence), around);
const vacancies = {
  cook: vacancyFactsOf({ title: 'Kok', description: 'Je kookt voor onze gasten.', requiredSkills: ['koken'] }),
  driver: vacancyFactsOf({ title: 'Vrachtwagenchauffeur', description: 'Je rijdt in heel het land.', requiredSkills: ['rijbewijs CE'] }),
  teacher: vacancyFactsOf({ title: 'Leraar', description: 'Je geeft les.', requiredSkills: ['lesgeven'] }),
};
const found = (sentence: string, name: keyof typeof vacancies) => scoreExplained(factsOf(sentence), vacancies[name]);

describe('a search for one kind of work or another', () => {
  it.each([
    ['cook', 'kok'],
    ['driver', 'vrachtwagenchauffeur'],
  ] as const)('finds a %s as well as a search for that alone', (name, alone) => {
    expect(found('kok of vrachtwagenchauffeur', name).score.percentage).toBe(found(alone, name).score.percentage);
  });

  it('finds nothing that neither asks for', () => {
    expect(found('kok of vrachtwagenchauffeur', 'teacher').score.percentage).toBeLessThan(10);
  });

  it('gives the reasons of the one that is meant', () => {
    const { score, explanation } = found('kok of vrachtwagenchauffeur', 'cook');
    const said = JSON.stringify(explanation);
    expect(said).toContain('"kok"');
    expect(said).not.toContain('vrachtwagenchauffeur');
    const points = [...explanation.positive, ...explanation.negative].reduce((sum, reason) => sum + Math.max(0, reason.points), 0);
    expect(points).toBe(score.percentage);
  });

  it('keeps the other wishes for each', () => {
    const each = alternativesOf(factsOf('kok of vrachtwagenchauffeur, 24 uur, geen nachten'));
    expect(each.map(({ wantedTitle }) => wantedTitle)).toEqual(['kok', 'vrachtwagenchauffeur']);
    for (const { wishes } of each) {
      expect(wishes.hoursPerWeek).toBe(24);
      expect(wishes.redFlags).toHaveLength(1);
    }
  });

  it('keeps a name that stands within another', () => {
    const [, assistant] = alternativesOf(factsOf('apotheker of apothekersassistent'));
    expect(assistant?.texts.map(({ text }) => text.trim())).toEqual(['apotheker of apothekersassistent']);
  });
});

it('a search for one kind of work has no alternatives', () => {
  expect(alternativesOf(factsOf('kok in een hotel'))).toEqual([]);
});
