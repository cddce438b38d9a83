import type { SalaryLevel } from '@tandem/domain/vacancy-reading';
import { findPlace } from '@tandem/geo/places';
import { findOccupations } from '@tandem/taxonomy/occupations';
import type { Vacancy } from '../vacancies/vacancy.entity';

/** With whom the pay of a vacancy can be compared; an occupation of null with nobody. */
export type PayGroup = Pick<Vacancy, 'payOccupation' | 'payLevel' | 'payRegion'>;

const leastConfidence = 0.5;

const levelOf = (seniority: number): SalaryLevel => {
  if (seniority < 0) return 'STARTER';
  if (seniority === 0) return 'REGULAR';
  return seniority === 1 ? 'SENIOR' : 'LEAD';
};

/** The group of occupations of a title (ISCO-08, four digits), how far along it is, and the province of its place. */
export const payGroupOf = ({ title, address }: Pick<Vacancy, 'title' | 'address'>): PayGroup => {
  const [best] = title ? findOccupations(title) : [];
  const isKnown = best !== undefined && best.confidence >= leastConfidence;
  const place = address?.city
    ? findPlace(address.city, address.country && address.country.length === 2 ? address.country : undefined)
    : null;
  return {
    payOccupation: isKnown ? best.isco : null,
    payLevel: isKnown ? levelOf(best.seniority) : null,
    payRegion: place?.region ? `${place.country} ${place.region}` : null,
  };
};
