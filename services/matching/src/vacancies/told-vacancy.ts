import type { VacancySnapshot } from '@tandem/contracts/entities/snapshots';
import { VacancyCard } from '@tandem/contracts/entities/vacancy';
import { vacancyFactsOf } from '@tandem/match-engine/entities';
import type { Company } from '../companies/company.entity';
import { type Told, toldOf } from '../profiles/described';

/** The row of a vacancy as somebody told it. */
export type ToldVacancy = Told & {
  id: string;
  companyId: string | null;
  card: VacancyCard;
  isPublished: boolean;
  filledSince: string | null;
  isRemote: boolean;
};

/** Company facts come from the company's own copy, which is told of changes by itself; the snapshot's are second best. */
export const toldVacancy = (snapshot: VacancySnapshot, company: Company | undefined): ToldVacancy => {
  const employerAddress = company?.address ?? snapshot.employer.address;
  const employer = {
    industry: company?.industry ?? snapshot.industry,
    companySize: company?.companySize ?? snapshot.companySize,
    address: employerAddress,
  };
  return {
    ...toldOf(vacancyFactsOf({ ...snapshot, employer }), snapshot.address ?? employerAddress),
    id: snapshot.id,
    companyId: snapshot.employer.id,
    card: VacancyCard.parse(snapshot),
    isPublished: snapshot.isPublished,
    filledSince: snapshot.filledSince,
    isRemote: snapshot.workModel === 'REMOTE',
  };
};
