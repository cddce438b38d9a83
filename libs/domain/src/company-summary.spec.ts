import { readCompanySummary, writeCompanySummary } from './company-summary';

const summary = { about: 'Heat from the river.', work: 'Pumps.\n\n### And pipes\n\nMany.', culture: 'Fridays end at three.' };

it.each(['en', 'nl'] as const)('reads in %s what it has written', (language) => {
  expect(readCompanySummary(writeCompanySummary(summary, language))).toEqual(summary);
});

it('takes a text without headings as what the company is about', () => {
  expect(readCompanySummary('We bake bread.\n\nSince 1920.')).toEqual({ about: 'We bake bread.\n\nSince 1920.', work: '', culture: '' });
});

it('keeps a heading of its own with the section above it', () => {
  expect(readCompanySummary('## Our culture\n\nCalm.\n\n## Parking\n\nBehind the house.').culture).toBe(
    'Calm.\n\n## Parking\n\nBehind the house.',
  );
});

it('leaves out sections without a text', () => {
  expect(writeCompanySummary({ about: 'Bread.', work: ' ', culture: '' }, 'en')).toBe('## About\n\nBread.');
});
