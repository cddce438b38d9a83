import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { PublicCompany } from '@tandem/contracts/entities/company';
import { CompaniesRepository } from './companies.repository';
import { publicCompanyView } from './company.view';

@Injectable()
export class CompaniesService {
  constructor(private readonly companies: CompaniesRepository) {}

  /** @throws Problem employer_not_found (404) */
  async publicCompany(id: string): Promise<PublicCompany> {
    const company = await this.companies.byId(id);
    if (!company) throw problem('employer_not_found');
    return publicCompanyView(company);
  }
}
