import { fileLimits, textLimits, vacancyHours } from '@tandem/domain/limits';
import { urlError } from '@tandem/domain/fields';
import { requiredEducations, sourceTypes, vacancyLanguages, visas, contractTypes, workDays } from '@tandem/domain/vacancy';
import { workModels } from '@tandem/domain/preferences';
import * as z from 'zod';
import { rpc } from '../define';
import { Address } from '../entities/address';
import { Nothing } from '../entities/answers';
import { Match } from '../entities/match';
import { pageOf, pageQuery } from '../entities/page';
import { PublicList, PublicListQuery } from '../entities/public-list';
import { VacancySnapshot } from '../entities/snapshots';
import { stretchOf, StretchQuery } from '../entities/stretch';
import { Vacancy, VacancyFlags } from '../entities/vacancy';
import { between, flag, idOf, integer, integerBetween, json, list, moment, oneOf, ruled, shape, text, url, uuid } from '../fields';
import { CareersImport, VacancyReading } from './reading';
import { vacanciesRoutes as at } from './vacancies.routes';

const params = shape({ id: idOf('vacancy_not_found') });
const missing = ['vacancy_not_found'] as const;
const amount = between(0, 10_000_000);

/** `none` says that no education is asked, so it stands alone. */
const education = list(oneOf(requiredEducations)).refine((values) => !values.includes('none') || values.length === 1, {
  error: 'invalid_value',
});

const editable = {
  title: text().optional(),
  address: Address.nullish(),
  minHoursPerWeek: between(vacancyHours.least, vacancyHours.most).optional(),
  requiredEducation: education.optional(),
  requiredLanguages: list(oneOf(vacancyLanguages)).optional(),
  homeworkDays: integerBetween(0, workDays).optional(),
  requiredVisa: list(oneOf(visas)).optional(),
  requiredSkills: list(text()).optional(),
  responsibilities: list(text(textLimits.paragraph)).optional(),
  salaryMin: amount.nullish(),
  salaryMax: amount.nullish(),
  benefits: list(text()).optional(),
  description: text(textLimits.source).nullish(),
  contractType: oneOf(contractTypes).nullish(),
  requiredExperience: text(textLimits.paragraph).nullish(),
  markdownSummary: text(textLimits.paragraph).nullish(),
};
const isRange = ({ salaryMin, salaryMax }: { salaryMin?: number | null; salaryMax?: number | null }) =>
  typeof salaryMin !== 'number' || typeof salaryMax !== 'number' || salaryMin <= salaryMax;

const named = Object.fromEntries(Object.keys(editable).map((field) => [field, true])) as Record<keyof typeof editable, true>;

/** Fields as the vacancy said them before somebody changed them; an estimated salary is none. */
export const VacancySeen = Vacancy.pick(named).partial();
export type VacancySeen = z.output<typeof VacancySeen>;

/** What a step of the wizard saves. readStatus VERIFIED publishes; nothing else of it can be set. With `seen` only while that is still so. */
export const VacancyPatch = shape({
  ...editable,
  flags: VacancyFlags.partial().optional(),
  seen: VacancySeen.optional(),
}).refine(isRange, {
  error: 'invalid_value',
  path: ['salaryMin'],
});
export type VacancyPatch = z.output<typeof VacancyPatch>;

const givenUrl = ruled((value) => (value.trim() === '' ? 'field_required' : urlError(value)), textLimits.url);

/** Where the vacancy is described. UPLOAD brings the part `file`, or the choice of one of several in the file before; CHAT nothing. */
export const VacancySource = shape({
  source: oneOf(sourceTypes),
  url: givenUrl.optional(),
  text: text(textLimits.source).optional(),
  /** Which one, of a source that describes several: the key of a choice of the reading. */
  choice: text(textLimits.url).optional(),
}).check(({ value, issues }) => {
  const isMissing = (value.source === 'URL' && !value.url) || (value.source === 'TEXT' && !value.text?.trim());
  if (isMissing) issues.push({ code: 'custom', message: 'field_required', input: value, path: [value.source.toLowerCase()] });
});
export type VacancySource = z.output<typeof VacancySource>;

/** A vacancy brought in from elsewhere: scraped from a site, or invented for a demo or a load test. */
export const ImportedVacancy = shape({
  ...editable,
  id: uuid,
  title: text(),
  /** The company on the platform; a scraped vacancy has a name only. */
  companyId: uuid.nullish(),
  companyName: text(),
  workModel: oneOf(workModels).nullish(),
  salaryIsEstimated: flag.optional(),
  isScraped: flag,
  originalUrl: url.nullish(),
  /** The text it was read from. */
  source: text(textLimits.source).nullish(),
  createdAt: moment.optional(),
});
export type ImportedVacancy = z.output<typeof ImportedVacancy>;

export const VacancyWithMatches = Vacancy.extend({ matches: z.array(Match).optional() }).meta({ id: 'VacancyWithMatches' });
export type VacancyWithMatches = z.output<typeof VacancyWithMatches>;

export const vacanciesCalls = {
  create: rpc(at.create, {
    output: shape({ id: uuid }),
    status: 200,
    creates: true,
    summary: 'Creates a draft; within two seconds the same one.',
  }),
  list: rpc(at.list, {
    query: shape({ ...pageQuery, withMatches: flag.optional(), begun: flag.optional() }),
    output: pageOf(VacancyWithMatches),
    status: 200,
    summary:
      'An employer gets his own vacancies, newest first; with `begun`, of drafts that say nothing only the last one he opened himself. ' +
      'A candidate gets the recommended ones, best first.',
  }),
  get: rpc(at.get, { params, output: Vacancy, status: 200, errors: missing, summary: 'A published vacancy; drafts for their owner only.' }),
  update: rpc(at.update, {
    params,
    body: VacancyPatch,
    output: Vacancy,
    status: 200,
    errors: ['vacancy_not_found', 'basic_info_invalid', 'publish_not_allowed', 'vacancy_busy', 'conflict'],
    summary: 'Saves what was sent, unless somebody else did since it was seen; flags finish the steps of the wizard and publish.',
  }),
  remove: rpc(at.remove, {
    params,
    output: Nothing,
    status: 204,
    errors: missing,
    summary: 'Deletes the vacancy; its matches leave the funnels.',
  }),
  replaceSource: rpc(at.replaceSource, {
    params,
    body: VacancySource,
    files: { file: { kind: 'pdf', maxBytes: fileLimits.pdf, required: false } },
    output: Vacancy,
    status: 200,
    errors: ['vacancy_not_found', 'invalid_url', 'vacancy_busy', 'vacancy_filled'],
    summary: 'Reads a PDF, a page or a text into the draft: BUSY, then DONE or ERROR. The same source is not read again.',
  }),
  reading: rpc(at.reading, {
    params,
    output: VacancyReading,
    status: 200,
    errors: missing,
    summary: 'What was read from the source: its text, the fields with their places in it, why nothing was read, or which one to choose.',
  }),
  listOfCompany: rpc(at.listOfCompany, {
    params: shape({ employerId: idOf('employer_not_found') }),
    output: z.array(Vacancy),
    status: 200,
    errors: ['employer_not_found'],
    summary: 'Open vacancies of a company, newest first.',
  }),
  listPublic: rpc(at.listPublic, {
    query: PublicListQuery,
    output: PublicList,
    status: 200,
    summary: 'The open vacancies of companies on the platform by id and day, for site maps.',
  }),
  listForFunnel: rpc(at.listForFunnel, {
    output: z.array(shape({ id: uuid, title: text().nullable() })),
    status: 200,
    summary: 'The own vacancies by name, for the filter of the funnel.',
  }),

  snapshot: rpc(at.snapshot, { body: shape({ vacancyId: uuid }), output: VacancySnapshot, status: 200, errors: missing }),
  snapshots: rpc(at.snapshots, { query: StretchQuery, output: stretchOf(VacancySnapshot), status: 200 }),
  /** Adds or replaces up to 200 published vacancies; answers how many are new. */
  import: rpc(at.import, {
    body: shape({ vacancies: list(ImportedVacancy, 200) }),
    output: shape({ added: integer }),
    status: 200,
    timeout: 30_000,
  }),
  /** A stretch of all vacancies of a company by id, drafts and deleted ones too, for whoever works there. */
  exportCompany: rpc(at.exportCompany, {
    body: shape({ companyId: uuid }),
    query: StretchQuery,
    output: stretchOf(json),
    status: 200,
    timeout: 15_000,
  }),
  /** Starts the import of a careers page; it goes on by itself. */
  importCareers: rpc(at.importCareers, {
    body: CareersImport,
    output: shape({ importId: uuid }),
    status: 202,
    errors: ['employer_not_found', 'invalid_url'],
  }),
};
