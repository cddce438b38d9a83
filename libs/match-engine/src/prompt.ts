import { verbose } from '@tandem/domain/verbose';
import type { CompanySize, Industry } from '@tandem/domain/company';
import type { Flag, JobType, TravelMode, WorkModel } from '@tandem/domain/preferences';
import type { Understanding } from '@tandem/domain/search';
import type { CandidateFacts, Lack, Place } from './facts';
import { type Hours, readEverywhere, readHours, readSalary, readTravel } from './prompt/amounts';
import { isSideJob, readIncapable, readLacks, readPersons } from './prompt/background';
import { readBeginning } from './prompt/beginning';
import { readClock, readHalfDays } from './prompt/clock';
import { readCompanySizes, readJobTypes, readWorkModels } from './prompt/conditions';
import { readLanguages } from './prompt/languages';
import { readPapers } from './prompt/papers';
import { readPlaces } from './prompt/places';
import { Remainder, type Understood } from './prompt/remainder';
import { spelled } from './prompt/spelling';
import { isForeign } from './prompt/tongue';
import { readUnwanted } from './prompt/unwanted';
import { readDaysOff, readEmployers, readKindOfEmployer, readWanted } from './prompt/wishes';
import { asksAnyWork, vague } from './prompt/unnamed-work';
import { type DescribedTitle, openWork, readIndustries, readSkills, readTitles } from './prompt/work';
import { regions } from './data/regions';
import { boilerplate } from './text/stopwords';
import { termsOf } from './text/terms';

export type { Understood } from './prompt/remainder';

/**
 * What a sentence about wanted work says. `titles` are the work, meant most first; hours a week; salary gross euros a month; `wanted` and
 * `unwanted` wishes in the sentence's words; `words` what is left and means something. `understood` are the parts of the sentence as it
 * was written.
 */
export type PromptReading = {
  titles: string[];
  /** Those of them that the sentence does not name, by the words that describe them. */
  described: DescribedTitle[];
  /** Work somebody comes from who names no other, in his words: no longer wanted. */
  left: string[];
  skills: string[];
  hours: Hours | null;
  salary: number | null;
  workModels: WorkModel[];
  jobTypes: JobType[];
  industries: Industry[];
  companySizes: CompanySize[];
  /** The only languages somebody has, by their English names; empty where he says nothing of it. */
  languages: string[];
  /** What he says he has not got. */
  lacks: Lack[];
  wanted: Flag[];
  unwanted: Flag[];
  words: string[];
  /** Any work at all is asked for, in so many words or by naming none. */
  isAny: boolean;
  /** The whole country will do, however far that is. */
  isEverywhere: boolean;
  /** Neither English nor Dutch. */
  isForeign: boolean;
  understood: Understood[];
  /** The sentence with slips put right, blank where something is not wanted and where languages and places are named. */
  text: string;
};

const any = verbose('iu')`
  (?<!\p{L})(?:
    anything(?!\s+but\s)|any (?:kind of )?(?:jobs?|work)|all (?:kinds of )?(?:jobs|work|vacancies)|whatever
    |(?:don['’]?t|do not) care (?:what|which)|(?:i (?:just )?(?:want|need) to |ik (?:wil|moet) )?(?:earn|make) (?:some )?money
    |(?:ik (?:wil|moet) )?(?:gewoon |wat |snel )?geld verdienen|maakt (?:me |mij )?niet(?:s)? uit wat(?: voor werk)?|wat dan ook
    |welk werk|alle (?:soorten )?(?:werk|banen|baantjes|vacatures)|alles is (?:goed|prima)
    |(?:verder|voor de rest|de rest)\s+(?:(?:vind ik|is|mag)\s+)?alles(?:\s+(?:goed|prima|best|leuk|oké|ok))?
    |vind (?:ik )?alles (?:goed|prima|best|leuk)|sta (?:overal|voor alles) (?:voor )?open
    |(?:anything|everything) else(?: is (?:fine|ok(?:ay)?|good))?|open to (?:anything|everything)|van alles
  )(?!\p{L})|^\s*(?:het )?maakt (?:me |mij )?(?:niets?|niks) uit\s*[.!]*$
`;

/** Words that mean something and that nothing else has understood. */
const telling = (left: string): string[] => [
  ...new Set(
    termsOf(left)
      .filter(({ word, isWork }) => isWork && !boilerplate.has(word) && !vague.has(word) && !regions.has(word))
      .map(({ word }) => word),
  ),
];

const notOfWork: readonly Understanding[] = ['unwanted', 'language', 'background'];

/** Words of what is not wanted, of languages, of places and of what somebody has behind him are no words of the work. */
const aboutWork = (rest: Remainder): string =>
  [...rest.understood.filter(({ kind }) => notOfWork.includes(kind)), ...rest.setApartParts].reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    rest.text,
  );

/** Reads a sentence in English or Dutch about the work somebody wants. The same sentence is always read the same way. */
export const readPrompt = (written: string): PromptReading => {
  const { text, placeOf } = spelled(written);
  const rest = new Remainder(text);
  const isEverywhere = readEverywhere(rest);
  const places = readPlaces(rest);
  readPersons(rest);
  readTravel(rest);
  const salary = readSalary(rest);
  readBeginning(rest);
  const workModels = readWorkModels(rest);
  const daysOff = readDaysOff(rest);
  const times = readClock(rest);
  const halves = readHalfDays(rest);
  const hours = readHours(rest) ?? halves.hours;
  const jobTypes = readJobTypes(rest, hours);
  const companySizes = readCompanySizes(rest);
  const languages = readLanguages(rest);
  const incapable = readIncapable(rest);
  const lacks = readLacks(rest);
  const unwanted = [...daysOff, ...readUnwanted(rest), ...incapable.flags];
  const kindOfEmployer = readKindOfEmployer(rest);
  const { sought: named, left, described } = readTitles(rest, unwanted);
  const { isHigher } = readPapers(rest);
  const wishes = readWanted(rest);
  const employers = readEmployers(rest);
  const skills = readSkills(rest);
  const industries = readIndustries(rest);
  const isBesideSchool = isSideJob(rest);
  const words = telling(rest.left);
  const understood = rest.understood;
  const isBare = named.length + skills.length + industries.length + words.length === 0;
  const isOpen = isBare && (lacks.length > 0 || incapable.isSaid || isBesideSchool);
  const titles = isOpen && !isHigher ? openWork(text, isBesideSchool, unwanted) : named;
  return {
    titles,
    described,
    left,
    skills,
    hours,
    salary,
    workModels,
    jobTypes,
    industries,
    companySizes,
    languages,
    lacks,
    wanted: [...times, ...halves.flags, ...kindOfEmployer, ...wishes, ...employers],
    unwanted,
    words,
    isAny: any.test(text) || (isBare && titles.length + employers.length === 0 && asksAnyWork(rest, places)),
    isEverywhere,
    isForeign: isForeign(written),
    understood: understood.map(({ kind, text: told, start, end }) => {
      const [from, to] = [placeOf(start), placeOf(end)];
      return { kind, text: kind === 'unwanted' ? told : written.slice(from, to), start: from, end: to };
    }),
    text: aboutWork(rest),
  };
};

/** Whether a sentence names or describes work; of one that does not every word is a wish, or of the person. */
const namesWork = ({ titles, skills, words, industries, left }: PromptReading): boolean =>
  titles.length + skills.length + industries.length > 0 || (words.length > 0 && left.length === 0);

/** Whether a sentence says anything about the work itself, if only what it must not be, so that there is something to look for. */
export const saysWork = (reading: PromptReading): boolean =>
  namesWork(reading) || reading.isAny || reading.wanted.length + reading.unwanted.length + reading.left.length > 0;

/** Where somebody looks, and how far he travels: minutes one way. */
export type Around = { place: Place | null; travelMode: TravelMode; travelTime: number };

/** What a sentence says as facts of a candidate, so that vacancies are scored and explained as for a resume. */
export const promptFacts = (reading: PromptReading, { place, travelMode, travelTime }: Around): CandidateFacts => {
  const [wantedTitle = null, ...others] = reading.titles;
  return {
    isSearch: true,
    wantedTitle,
    titles: others.map((title) => ({ field: 'search', title, months: null, monthsAgo: null })),
    skills: reading.skills.map((name) => ({ field: 'search', name, years: null })),
    educations: [],
    languages: reading.languages.map((name) => ({ field: 'search', name, level: null })),
    texts: namesWork(reading) ? [{ field: 'search', text: reading.text }] : [],
    lacks: reading.lacks,
    left: reading.left,
    described: reading.described,
    wishes: {
      jobTypes: reading.jobTypes,
      hoursPerWeek: reading.hours?.most ?? null,
      workModels: reading.workModels,
      industries: reading.industries,
      companySize: reading.companySizes,
      greenFlags: reading.wanted,
      redFlags: reading.unwanted,
      salary: reading.salary,
      travelMode,
      travelTime: reading.isEverywhere ? null : travelTime,
    },
    place,
  };
};
