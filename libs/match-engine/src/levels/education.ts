import { verbose } from '@tandem/domain/verbose';
import type { EducationType } from '@tandem/domain/resume';

/** Rungs of the ladder of diplomas; half a rung apart is a near thing. */
const rungs: Partial<Record<string, number>> = {
  NONE: 0,
  HIGH_SCHOOL_VMBO: 1,
  HIGH_SCHOOL_HAVO: 2,
  BACHELOR_MBO: 2.5,
  HIGH_SCHOOL_VWO: 3,
  BACHELOR_HBO: 4,
  MASTER_HBO: 4.5,
  BACHELOR_WO: 4.75,
  MASTER_WO: 5,
  PHD: 6.5,
};

/** The rung of an education type of the specification, null for certificates and the unknown. */
export const educationRung = (type: string): number | null => rungs[type.toUpperCase()] ?? null;

/** The highest rung among finished educations; an unfinished one counts half a rung down. Null when none is known. */
export const highestRung = (educations: readonly { type: EducationType | null; completed: boolean }[]): number | null => {
  const known = educations.flatMap(({ type, completed }) => {
    const rung = type === null ? null : educationRung(type);
    return rung === null ? [] : [completed ? rung : rung - 0.5];
  });
  return known.length > 0 ? Math.max(...known) : null;
};

/** The lowest rung a vacancy accepts: the alternatives are enough each. Null when it asks nothing that is on the ladder. */
export const requiredRung = (required: readonly string[] | null): number | null => {
  const known = (required ?? []).flatMap((type) => educationRung(type) ?? []);
  return known.length > 0 ? Math.min(...known) : null;
};

const equivalence = verbose('i')`
  werk- en denkniveau|denkniveau|gelijkwaardig|vergelijkbaar|door ervaring|or (?:an )?(?:equivalent|comparable|similar)
  |equivalent experience|or experience
`;

/** Whether a text lets experience stand in for the diploma it asks. */
export const acceptsExperience = (text: string): boolean => equivalence.test(text);

/** From here on the ladder is academic, and a rung is not made up for by doing the work. */
export const academicRung = 4;

/** How far an education meets what is asked: 1 met, 0.75 half a rung short, 0.45 a rung and a half short, 0 more. */
export const educationFit = (own: number, required: number): number => {
  const short = required - own;
  if (short <= 0) return 1;
  if (short <= 0.5) return 0.75;
  if (short <= 1.5) return 0.45;
  return short <= 2 ? 0.15 : 0;
};
