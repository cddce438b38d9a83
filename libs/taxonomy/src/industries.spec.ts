import { industries } from '@tandem/domain/company';
import { industryOf } from './industries';

describe('naming an industry', () => {
  it('finds each by its key', () => {
    for (const industry of industries) expect(industryOf(industry)).toBe(industry);
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
