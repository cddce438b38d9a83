import type { ResumeSnapshot } from '@tandem/contracts/entities/snapshots';
import { summaryFacts } from './summary-facts';

const job = (title: string, endDate: string | null, startDate = '2010-01') => ({
  id: title,
  title,
  company: 'Veldwerk',
  startDate,
  endDate,
  description: null,
  hiddenOnResume: false,
});
const skill = (stack: string, type: ResumeSnapshot['skills'][number]['type'] = 'OTHER', description: string | null = null) => ({
  id: stack,
  type,
  stack,
  yearsOfExperience: 2,
  description,
  hiddenOnResume: false,
});
const facts = (over: Partial<Pick<ResumeSnapshot, 'workExperiences' | 'skills' | 'educations'>>) =>
  summaryFacts({ workExperiences: [], skills: [], educations: [], ...over }, null, '2026-01-01');

describe('what a summary may speak of', () => {
  it('begins with the latest work, a lasting one first', () => {
    const { workExperiences } = facts({ workExperiences: [job('old', '2012-01'), job('now', null), job('recent', '2020-06')] });
    expect(workExperiences.map(({ title }) => title)).toEqual(['now', 'recent', 'old']);
  });

  it('is not what is hidden on the resume', () => {
    expect(
      facts({
        workExperiences: [{ ...job('secret', null), hiddenOnResume: true }],
        skills: [{ ...skill('Secrecy'), hiddenOnResume: true }],
      }),
    ).toMatchObject({ workExperiences: [], skills: [] });
  });

  it('tells languages from other skills', () => {
    const { skills, languages } = facts({
      skills: [skill('Pruning'), skill('Dutch', 'LANGUAGES', 'professional_working'), skill('Frisian', 'LANGUAGES', 'a bit')],
    });
    expect(skills).toEqual([{ name: 'Pruning', years: 2 }]);
    expect(languages).toEqual([{ name: 'Dutch', level: 'professional_working' }, { name: 'Frisian', level: null }]); // prettier-ignore
  });

  it('includes the wishes', () => {
    const preferences = { desiredJobTitle: 'Gardener', jobTypes: ['PART_TIME' as const], hoursPerWeek: 24 };
    expect(summaryFacts({ workExperiences: [], skills: [], educations: [] }, preferences, '2026-01-01').wishes).toEqual({
      title: 'Gardener',
      jobTypes: ['PART_TIME'],
      hoursPerWeek: 24,
    });
  });
});
