import { verbose } from '@tandem/domain/verbose';
import type { CandidateFacts, HeldTitle, VacancyFacts } from './facts';

const longestTitle = 70;
const looksLikeProse = /[.!?:]$|\b(?:responsible|i am|my|ik ben|verantwoordelijk)\b/i;
const date = verbose('gi')`
  (?:
    (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{4}|\d{1,2}\/\d{4}|\b(?:19|20)\d{2}\b
    |\b(?:current|present|heden|now)\b
  )
`;
const placeholder = /\b(?:company name|city|state|to|tot|until)\b|[|,–-]+/gi;

/** Lines that carry a date and little else are where resumes name jobs; what is left of such a line is a title. */
const titlesOf = (lines: readonly string[]): HeldTitle[] =>
  lines.flatMap((line, index) => {
    if (line.match(date) === null || line.length > 2 * longestTitle) return [];
    const rest = line.replace(date, ' ').replace(placeholder, ' ').replace(/\s+/g, ' ').trim();
    return rest.length >= 4 && rest.length <= longestTitle && !looksLikeProse.test(rest)
      ? [{ field: `text.${index}`, title: rest, months: null, monthsAgo: null }]
      : [];
  });

/**
 * Facts from nothing but the text of a resume: the first line as the title people give themselves, lines with dates as titles that were
 * held, and the whole as free text. The quotes of such facts point into `text`.
 */
export const candidateFactsFromText = (text: string): CandidateFacts => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const [first = ''] = lines;
  return {
    isHeadline: true,
    wantedTitle: first.length <= longestTitle ? first : null,
    titles: titlesOf(lines.slice(1)).slice(0, 5),
    skills: [],
    educations: [],
    languages: [],
    texts: text.trim() ? [{ field: 'text', text }] : [],
    wishes: {},
    place: null,
  };
};

/** Facts from nothing but the title and text of a vacancy. */
export const vacancyFactsFromText = (title: string, text: string): VacancyFacts => ({
  title,
  description: text,
  requiredSkills: [],
  responsibilities: [],
  salaryMin: null,
  salaryMax: null,
  salaryIsEstimated: false,
  hours: null,
  contractType: null,
  workModel: null,
  homeworkDays: null,
  requiredEducation: null,
  requiredLanguages: null,
  requiredExperience: null,
  requiredVisa: null,
  benefits: [],
  industry: null,
  companySize: null,
  place: null,
});
