import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { salaryLabel } from '@tandem/domain/salary';
import { companyEndpoints } from '../company/company.api';
import { vacancyEndpoints } from '../vacancy/vacancy.api';
import { jobPosting } from './job-posting';
import { plainText } from './plain-text';
import type { Described, Visit } from './public-page';
import { breadcrumbs } from './structured-data';

const placeOf = ({ address, employer }: Vacancy): string | null => address?.city ?? employer.address?.city ?? null;

const descriptionOf = (vacancy: Vacancy, t: Visit['t']): string => {
  const salary = salaryLabel(vacancy);
  const facts = [
    placeOf(vacancy),
    vacancy.minHoursPerWeek ? t('job.hours', { hours: vacancy.minHoursPerWeek }) : null,
    salary.kind === 'given' ? salary.text : null,
  ].filter(Boolean);
  const words = plainText(vacancy.markdownSummary ?? vacancy.description ?? '');
  return [facts.join(', '), words].filter(Boolean).join('. ') || t('seo.vacancy', { company: vacancy.employer.companyName });
};

/** A vacancy to find and to share. Its own address is the one candidates use. One that was deleted is gone for good (410). */
export const describeVacancy = async ({ params: { vacancyId = '' }, t, find, askIfAny }: Visit): Promise<Described> => {
  const answer = await find(vacancyEndpoints.vacancy.initiate({ params: { id: vacancyId } }));
  if ('status' in answer)
    return { title: t(answer.status === 410 ? 'job.closed' : 'job.not_found'), description: t('not_found.text'), status: answer.status };
  const vacancy = answer.found;
  const { summaryUrl } = vacancy.employer;
  if (summaryUrl) await askIfAny(companyEndpoints.fileText.initiate(summaryUrl));
  const path = `/jobs/${vacancy.id}`;
  const title = vacancy.title ?? t('job.draft');
  const posting = jobPosting(vacancy, t);
  return {
    title,
    shareTitle: [title, vacancy.employer.companyName].filter(Boolean).join(' · '),
    description: descriptionOf(vacancy, t),
    home: { path },
    picture: `/pictures/vacancies/${vacancy.id}.png`,
    // What stands on somebody else's site is found there.
    isUnlisted: vacancy.filledSince !== null || (vacancy.isScraped && vacancy.employer.id === null),
    structured: [
      ...(posting ? [posting] : []),
      breadcrumbs([
        { name: t('nav.search_jobs'), path: '/jobs' },
        { name: title, path },
      ]),
    ],
  };
};
