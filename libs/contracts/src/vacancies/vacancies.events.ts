import { event } from '../define';
import { VacancySnapshot } from '../entities/snapshots';
import { flag, moment, shape, uuid } from '../fields';

export const vacanciesEvents = {
  /** A vacancy as it is now, drafts included; only a published one may be shown or ranked. */
  vacancyChanged: event('vacancies.vacancyChanged', {
    payload: VacancySnapshot,
    consumers: ['accounts', 'matching', 'notifications', 'admin'],
    carries: 'state',
  }),
  /** A vacancy was published, or a published one changed in what is ranked: candidates are matched to it anew. */
  vacancyPublished: event('vacancies.vacancyPublished', {
    payload: shape({ vacancyId: uuid, isFirst: flag }),
    consumers: ['matching', 'admin'],
    carries: 'fact',
  }),
  /** The import of a company's careers page begins or ends. */
  scrapingChanged: event('vacancies.scrapingChanged', {
    payload: shape({ companyId: uuid, isActive: flag, at: moment }),
    consumers: ['accounts'],
    carries: 'state',
  }),
  /** A vacancy is gone; `isCompanyGone` when it went with its company, of which nothing is kept. */
  vacancyDeleted: event('vacancies.vacancyDeleted', {
    payload: shape({ vacancyId: uuid, companyId: uuid.nullable(), isCompanyGone: flag.optional() }),
    consumers: ['accounts', 'matching', 'notifications', 'admin'],
    carries: 'fact',
  }),
};
