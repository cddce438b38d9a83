import type { CompanySize, Industry } from '@tandem/domain/company';
import type { JobType, TravelMode, WorkModel } from '@tandem/domain/preferences';
import type { ContractType } from '@tandem/domain/vacancy';
import type { Place } from './facts';
import type { TextLanguage } from './text/stem';

/** An occupation a title stands for; `isco` is an ISCO-08 code ('' when not known), confidence 0..1. */
export type OccupationGuess = { id: number | null; isco: string; confidence: number };

/** What somebody does with a trade besides doing it himself: lead those who do, plan it, run projects of it, sell, teach or inspect it. */
export type Nature = 'lead' | 'plan' | 'project' | 'sell' | 'teach' | 'inspect';

/** A title taken apart. `share` (0..1) is how much it counts: wanted and recent titles fully, old and short ones less. */
export type TitleProfile = {
  words: number[];
  occupations: OccupationGuess[];
  natures: Nature[];
  /** Those it is near without being of them, so that they are no step away. */
  nearNatures: Nature[];
  /** How long one is schooled for the work, 1 not at all to 8 a specialist of a university; null when not known. */
  schooling: number | null;
  rung: number | null;
  share: number;
  years: number;
  isWanted: boolean;
  /** A wish that describes work and does not call it by name: what it stands for is a guess. */
  isDescribed?: true;
};

/** A skill with how firmly it is held or asked, 0..1. */
export type WeightedSkill = { id: number; weight: number };

/** Work that is ruled out. Of a trade as a whole `industry` is the employer's, and `fields` a vector over the fields of work. */
export type RefusedWork = { occupations: OccupationGuess[]; industry?: Industry | null; fields?: number[] };

/**
 * A wish in the terms of the engine: a known concept, work that is ruled out, or the stems of its own words; `inDutch` where those would be
 * others in Dutch, for a single word tells no language.
 */
export type FlagProfile = {
  isGreen: boolean;
  isDealbreaker: boolean;
  concepts: number[];
  words: number[];
  inDutch?: number[];
  work?: RefusedWork;
};

/**
 * What the texts are about: hashes of stems ascending with weights (Euclidean length 1), a vector over the fields of work, and the language
 * most of it is in.
 */
export type TextProfile = { terms: number[]; weights: number[]; fields: number[]; language: TextLanguage };

/** Level per language code: 0 none or elementary, 1 limited, 2 professional. */
export type LanguageLevels = Readonly<Record<string, 0 | 1 | 2>>;

/**
 * Everything a score needs of a candidate, worked out once. Plain JSON. `skillIds`, `occupationIds`, `iscos` and `stems` are there to
 * find candidates for a vacancy by a query; the rest is for the engine alone.
 */
export type CandidateProfile = {
  version: string;
  /** Made of a search: skills are sought, not held. */
  isSearch?: true;
  /** The title that is wanted is the line above a resume, not a wish. */
  isHeadline?: true;
  /** Of a search for one kind of work or another, each by itself; the best of them is the score. */
  alternatives?: CandidateProfile[];
  skillIds: number[];
  occupationIds: number[];
  iscos: string[];
  stems: string[];
  titles: TitleProfile[];
  skills: WeightedSkill[];
  /** What the skills are called, as `nameHash` has it, ascending: of those no dictionary knows all that is known. */
  skillNames: number[];
  text: TextProfile;
  rung: number | null;
  years: number;
  /** Known to have no years at all, where otherwise none are known. */
  isStarter?: true;
  educationRung: number | null;
  languages: LanguageLevels | null;
  /** Null when the facts hold no diplomas or skills apart, so that nothing can be said to be missing. */
  licences: string[] | null;
  place: Place | null;
  wishes: {
    jobTypes: JobType[];
    hours: number | null;
    workModels: WorkModel[];
    industries: Industry[];
    companySizes: CompanySize[];
    salary: number | null;
    benefits: FlagProfile[];
    flags: FlagProfile[];
    left?: FlagProfile[];
    travelMode: TravelMode | null;
    travelMinutes: number | null;
  };
};

/**
 * A required skill: the dictionary's skills it may be (one is enough) and the stems of its words; `telling` (0..1) is how much it says
 * about the job, `writtenAt` its place in the list of required skills, null when only the text mentions it. One that asks for experience in
 * some work ("experience in care", "ervaring als kok") names that by `work`, a vector over the fields of work, spread to those near it.
 */
export type AskedSkill = {
  ids: number[];
  /** Its name, as `nameHash` has it; null when only the text mentions it. */
  name: number | null;
  words: number[];
  telling: number;
  writtenAt: number | null;
  work?: number[];
  licences?: string[];
};

/** The same for a vacancy. `languages` lists groups of which one is enough; `conceptsSaid` and `conceptsDenied` answer flags. */
export type VacancyProfile = {
  version: string;
  skillIds: number[];
  occupationIds: number[];
  iscos: string[];
  stems: string[];
  title: TitleProfile;
  skills: AskedSkill[];
  text: TextProfile;
  years: number | null;
  rung: number | null;
  educationRung: number | null;
  acceptsExperience: boolean;
  languages: string[][] | null;
  licences: string[][];
  place: Place | null;
  salary: { min: number | null; max: number | null; isEstimated: boolean };
  hours: number | null;
  contractType: ContractType | null;
  workModel: WorkModel | null;
  industry: Industry | null;
  companySize: CompanySize | null;
  conceptsSaid: number[];
  conceptsDenied: number[];
};
