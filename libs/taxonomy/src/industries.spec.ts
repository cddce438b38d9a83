import { industryLabels, industryOf } from './industries';

describe('naming an industry', () => {
  it('has labels in both languages for all 33, and finds each by its key and labels', () => {
    expect(industryLabels()).toHaveLength(33);
    for (const { industry, labels } of industryLabels()) {
      for (const name of [industry, labels.en, labels.nl]) expect(industryOf(name)).toBe(industry);
    }
  });

  it.each([
    ['Ziekenhuis', 'healthcare-medical'],
    ['a bank in Utrecht', 'banking-finance'],
    ['Horeca', 'hospitality-tourism'],
    ['ICT', 'software-it'],
    ['zomaar iets', null],
  ])('reads "%s" as %s', (text, industry) => {
    expect(industryOf(text)).toBe(industry);
  });
});
