import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { PublicCompany } from '@tandem/contracts/entities/company';
import { type PublicList, type PublicListQuery, stretchOfQuery, toPublicList } from '@tandem/contracts/entities/public-list';
import { CompaniesRepository } from './companies.repository';
import { publicCompanyView } from './company.view';

@Injectable()
export class CompaniesService {
  constructor(private readonly companies: CompaniesRepository) {}

  /** The companies that have something to show. */
  async publicList(query: PublicListQuery): Promise<PublicList> {
    const stretch = stretchOfQuery(query);
    const [companies, total] = await Promise.all([
      this.companies.completeStretch(stretch),
      query.after === undefined ? this.companies.countComplete() : null,
    ]);
    const items = companies.map(({ id, updatedAt }) => ({ id, changedAt: updatedAt.toISOString() }));
    return toPublicList(items, stretch.limit, total);
  }

  /** @throws Problem employer_not_found (404) */
  async publicCompany(id: string): Promise<PublicCompany> {
    const company = await this.companies.byId(id);
    if (!company) throw problem('employer_not_found');
    return publicCompanyView(company);
  }
}
