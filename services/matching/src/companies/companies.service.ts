import { Injectable } from '@nestjs/common';
import type { CompanySnapshot } from '@tandem/contracts/entities/snapshots';
import type { VacancyFacts } from '@tandem/match-engine/facts';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import { toldOf } from '../profiles/described';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import { CompaniesRepository } from './companies.repository';
import type { Company } from './company.entity';

type Place = VacancyFacts['place'];

const placeOf = (address: Company['address']): Place =>
  typeof address?.latitude === 'number' && typeof address.longitude === 'number'
    ? { latitude: address.latitude, longitude: address.longitude }
    : null;

/** A company as accounts tells of it; its vacancies are ranked by some of its facts. */
@Injectable()
export class CompaniesService {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly vacancies: VacanciesRepository,
    private readonly clock: Clock,
  ) {}

  /** With `toldAt`, what was told since then is left alone. */
  async tell(tx: Tx, snapshot: CompanySnapshot, toldAt?: Date): Promise<void> {
    const { companyId: id, companyName, industry, companySize, address, logoUrl, summaryUrl, members } = snapshot;
    const memberIds = members.filter(({ state }) => state === 'Active').map(({ accountId }) => accountId);
    const told = { id, companyName, industry, companySize, address, logoUrl, summaryUrl, memberIds, toldAt: toldAt ?? this.clock.now() };
    if (!(await this.companies.tell(tx, told, toldAt !== undefined))) return;
    const held = await this.vacancies.factsOfCompany(tx, id);
    const changed = held.map(({ id: vacancyId, card, facts }) => {
      const place = placeOf(card.address ?? address);
      return { id: vacancyId, ...toldOf({ ...facts, industry, companySize, place }, card.address ?? address) };
    });
    if (changed.length > 0) await this.vacancies.changeFacts(tx, changed);
  }
}
