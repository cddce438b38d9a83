import { candidateFactsFromText, vacancyFactsFromText } from './from-text';
import { candidateProfile, vacancyProfile } from './profile';
import { score } from './score';

const resume = `BAKER
Summary
Early riser who makes sourdough and croissants by hand.
Experience
Head Baker 03/2019 to Current
Company Name | City
Planned the night bake, ordered flour, trained two apprentices and kept the HACCP lists.
Pastry Cook Jan 2016 to Feb 2019
Desserts and chocolate work in a hotel kitchen.
Education
Vocational certificate in bread and pastry`;

const vacancies = {
  bakery: vacancyFactsFromText(
    'Pastry chef',
    'Our bakery and restaurant look for somebody who makes pastries, desserts and bread, and keeps the kitchen clean.',
  ),
  accounts: vacancyFactsFromText(
    'Accountant',
    'You keep the ledger, prepare financial statements and file the tax returns of our clients.',
  ),
  care: vacancyFactsFromText('Verpleegkundige', 'Je verzorgt patiënten, dient medicatie toe en werkt samen met artsen.'),
};

describe('facts from nothing but text', () => {
  it('take the first line and the lines with dates as titles', () => {
    const facts = candidateFactsFromText(resume);
    expect(facts.wantedTitle).toBe('BAKER');
    expect(facts.titles.map(({ title }) => title)).toEqual(['Head Baker', 'Pastry Cook']);
  });

  it('are enough to tell work that fits from work that does not', () => {
    const baker = candidateProfile(candidateFactsFromText(resume));
    const scoreOf = (name: keyof typeof vacancies) => score(baker, vacancyProfile(vacancies[name])).exact;
    expect(scoreOf('bakery')).toBeGreaterThan(50);
    expect(scoreOf('accounts')).toBeLessThan(20);
    expect(scoreOf('care')).toBeLessThan(20);
  });

  it('leave the certainty low', () => {
    const baker = candidateProfile(candidateFactsFromText(resume));
    expect(score(baker, vacancyProfile(vacancies.bakery)).certainty).toBeLessThan(0.5);
  });

  it.each(['', '   ', '\n\n', '💼💼💼', 'x'.repeat(20_000)])('survive odd text', (text) => {
    expect(
      score(candidateProfile(candidateFactsFromText(text)), vacancyProfile(vacancyFactsFromText(text, text))).percentage,
    ).toBeLessThanOrEqual(100);
  });
});
