import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import MarkdownText from '@tandem/ui/markdown-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { summaryBody } from '../vacancy/summary-body';
import type { Visit } from './public-page';
import { addressAt, publicFile } from './structured-data';

/** From so many hours a week on a job counts as full time. */
const fullTimeFrom = 36;

const kinds = { PERMANENT: null, TEMPORARY: 'TEMPORARY', FREELANCE: 'CONTRACTOR', INTERNSHIP: 'INTERN' } as const;

const employmentTypes = ({ contractType, minHoursPerWeek }: Vacancy): string[] => {
  const kind = contractType && kinds[contractType];
  const hours = minHoursPerWeek === null ? null : minHoursPerWeek >= fullTimeFrom ? 'FULL_TIME' : 'PART_TIME';
  return [hours, kind].filter((each) => each !== null);
};

const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const list = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<p>${escape(title)}</p><ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;

/** All that the page says about the work, as HTML. */
const descriptionOf = (vacancy: Vacancy, t: Visit['t']): string => {
  const { description, responsibilities, requiredSkills, benefits } = vacancy;
  const words = summaryBody(vacancy) ?? description;
  return [
    words ? renderToStaticMarkup(<MarkdownText topLevel={3}>{words}</MarkdownText>) : '',
    list(t('job.responsibilities'), responsibilities),
    list(t('job.skills'), requiredSkills),
    list(t('job.benefits'), benefits),
  ].join('');
};

const placeOf = ({ address, employer }: Vacancy) => {
  const place = address?.city ? address : employer.address;
  if (!place?.city) return null;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(place.street && { streetAddress: place.street }),
      addressLocality: place.city,
      ...(place.postalCode && { postalCode: place.postalCode }),
      addressCountry: place.country ?? 'NL',
    },
  };
};

/** An estimate is ours, and Google wants what the employer pays. */
const salaryOf = ({ salaryMin, salaryMax, salaryIsEstimated }: Vacancy) =>
  salaryIsEstimated || salaryMin === null || salaryMax === null
    ? null
    : {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: salaryMin, maxValue: salaryMax, unitText: 'MONTH' },
      };

/**
 * A vacancy as Google for Jobs takes it (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 * Null for what must not be offered there: drafts, filled ones, those of others' sites, and what names no place.
 */
export const jobPosting = (vacancy: Vacancy, t: Visit['t']): object | null => {
  const { id, title, employer, createdAt, isScraped, filledSince, summaryUrl, workModel } = vacancy;
  const isOpen = summaryUrl !== null && filledSince === null && !isScraped;
  const description = descriptionOf(vacancy, t);
  const isRemote = workModel === 'REMOTE';
  const place = placeOf(vacancy);
  if (!isOpen || !title || !description || !(place || isRemote)) return null;
  const types = employmentTypes(vacancy);
  const salary = salaryOf(vacancy);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description,
    datePosted: createdAt,
    identifier: { '@type': 'PropertyValue', name: employer.companyName, value: id },
    url: addressAt(`/jobs/${id}`),
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.companyName,
      ...(employer.id && { sameAs: addressAt(`/companies/${employer.id}`) }),
      ...(employer.logoUrl && { logo: publicFile(employer.logoUrl) }),
    },
    ...(place && { jobLocation: place }),
    ...(isRemote && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'NL' } }),
    ...(types.length > 0 && { employmentType: types.length === 1 ? types[0] : types }),
    ...(salary && { baseSalary: salary }),
  };
};
