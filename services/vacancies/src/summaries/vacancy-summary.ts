import { cutText } from '@tandem/domain/cut-text';
import { textLimits } from '@tandem/domain/limits';
import type { Language } from '@tandem/locales/bundle';
import { clearLanguageOf } from '@tandem/vacancy-reader/text/language';
import { markdownOf } from '@tandem/writing/composed';
import { type VacancyFacts, vacancySummary as composed } from '@tandem/writing/vacancy-summary';
import type { Company } from '../companies/company.entity';
import type { Vacancy } from '../vacancies/vacancy.entity';

/** An estimate is no fact of the vacancy: whoever reads the summary sees it beside the text, with what it rests on. */
const salaryOf = ({ salaryMin, salaryMax, salaryIsEstimated }: Vacancy): Pick<VacancyFacts, 'salaryMin' | 'salaryMax'> =>
  salaryIsEstimated ? { salaryMin: null, salaryMax: null } : { salaryMin, salaryMax };

/** So many everyday words more of one language than of the other tell; one alone may be part of a name. */
const LEAD = 2;

type Worded = Pick<Vacancy, 'description' | 'responsibilities' | 'requiredSkills' | 'requiredExperience' | 'benefits' | 'reading'>;

/** The language a vacancy is written in: that of its words, else that of what it was read from; `otherwise` where neither tells. */
export const summaryLanguage = (vacancy: Worded, otherwise: Language): Language => {
  const { description, responsibilities, requiredSkills, requiredExperience, benefits, reading } = vacancy;
  const words = [description, requiredExperience, ...responsibilities, ...requiredSkills, ...benefits].filter(Boolean).join('\n');
  return clearLanguageOf(words, LEAD) ?? reading?.facts?.language ?? otherwise;
};

/** A vacancy in markdown, from its own facts and nothing else. */
export const vacancySummary = (vacancy: Vacancy, company: Pick<Company, 'companyName'> | null | undefined, language: Language): string => {
  const { title, companyName, address, minHoursPerWeek, homeworkDays } = vacancy;
  const { description, responsibilities, requiredSkills, requiredExperience, benefits } = vacancy;
  const facts: VacancyFacts = {
    title: title ?? '',
    companyName: company?.companyName ?? companyName,
    city: address?.city ?? null,
    hoursPerWeek: minHoursPerWeek,
    homeDays: homeworkDays,
    ...salaryOf(vacancy),
    ...{ description, responsibilities, requiredSkills, requiredExperience, benefits },
  };
  return cutText(markdownOf(composed(facts, language, 'warm')), textLimits.paragraph);
};
