import type { MatchReason, Quote } from '@tandem/contracts/entities/match';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { sourceTexts } from './source-texts';

const vacancy = aVacancy({ description: 'You plan heat networks and call residents.', requiredSkills: ['QGIS'] });
const quote = (field: string, text: string, start: number): Quote => ({ field, text, start, end: start + text.length });
const reason = (they: Quote[], against: Quote[] = []): MatchReason => ({
  positive: [{ key: 'reason.skill.has', term: 'skills', params: {}, points: 4, you: [], they }],
  negative: [{ key: 'reason.flag.red', term: 'flags', params: {}, points: -3, you: [], they: against }],
  parts: [],
  certainty: 1,
});

describe('the texts that reasons rest on', () => {
  it('are marked where the reasons quote them, each for its side', () => {
    const { theirs } = sourceTexts(
      reason([quote('requiredSkills.0', 'QGIS', 0), quote('description', 'heat networks', 9)], [quote('description', 'call', 27)]),
      undefined,
      vacancy,
    );
    expect(theirs).toEqual([
      { field: 'requiredSkills.0', pieces: [{ text: 'QGIS', side: 'for' }] },
      {
        field: 'description',
        pieces: [
          { text: 'You plan ' },
          { text: 'heat networks', side: 'for' },
          { text: ' and ' },
          { text: 'call', side: 'against' },
          { text: ' residents.' },
        ],
      },
    ]);
  });

  it('are left out where the text is another by now, or is none', () => {
    const stale = reason([quote('description', 'cold networks', 9), quote('salaryMax', '3000', 0), quote('requiredSkills.7', 'SQL', 0)]);
    expect(sourceTexts(stale, undefined, vacancy).theirs).toEqual([]);
  });

  it('give overlapping words once', () => {
    const { theirs } = sourceTexts(
      reason([quote('description', 'heat networks', 9), quote('description', 'networks', 14)]),
      undefined,
      vacancy,
    );
    expect(theirs[0]?.pieces.map(({ text }) => text).join('')).toBe(vacancy.description);
  });
});
