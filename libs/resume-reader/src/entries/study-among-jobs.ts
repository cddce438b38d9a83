import { verbose } from '@tandem/domain/verbose';
import type { ReadEducation, ReadExperience } from '../result';
import { degreeType } from '../vocabulary/degrees';
import { schoolScore } from '../vocabulary/organisations';

/** Who works at a school, whatever diploma his work leads to. */
const staff = verbose('iu')`
  \b(?:
    docent\p{L}*|leraar|lerares|leerkracht|teacher|lecturer|professor|hoogleraar|instructeur|instructor|trainer|coach|tutor|mentor
    |onderzoeker|researcher|phd|promovend\p{L}*|postdoc|assistent|assistant|medewerker|intern|stagiair\p{L}*|coordinator|coördinator
    |adviseur|manager|officer
  )\b
`;
/** What only a study is called. */
const diploma = /\b(?:niveau \d|level \d|mbo \d|bootcamp|bachelor|master|bsc|msc|diploma|certificaat|certificate)\b/iu;

/** "Coding bootcamp, Makers Academy" among the jobs: a diploma and its school. */
export const isStudy = ({ title, company }: ReadExperience): boolean =>
  title !== null && company !== null && diploma.test(title.value) && !staff.test(title.value) && schoolScore(company.value) >= 1;

export const asStudy = ({ title, company, startDate, endDate, description }: ReadExperience): ReadEducation => ({
  educationType: {
    value: degreeType(title?.value ?? '') ?? 'OTHER',
    confidence: 0.5,
    source: title?.source ?? null,
  },
  title,
  institution: company,
  startDate,
  endDate,
  completed: endDate !== null && endDate.value !== null,
  description,
});
