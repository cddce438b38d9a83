import type { Line } from '../layout/line';
import type { Found, ReadExperience } from '../result';
import { foundText } from '../text/found';
import { joinLines } from '../text/join-lines';
import { companyScore } from '../vocabulary/organisations';
import { isTown } from '../vocabulary/places';
import { endsAsTitle, ownWork, titleScore } from '../vocabulary/titles';
import { assign, type Assigned } from './assign';
import { habitsOf, type Roles } from './habits';
import { placeApart } from './place-behind';
import { type Chunk, chunksOf, wordCount } from './chunks';
import { describe } from './description';
import { type FormEntry, readForm } from './form';
import { periodOf } from './period';
import { toldBehindPeriod } from './period-text';
import { toEntryRows } from './rows';
import { type Entry, splitEntries } from './split';
import { readSentences } from './told-in-sentences';
import { isWithinPeriod, withinStays } from './stays';
import { arePartedByStrokes } from './strokes';
import { readTable } from './table';

/** "Hotel Manager" names no hotel. */
const employerScore = (text: string): number =>
  companyScore(text) * (ownWork.test(text) || (titleScore(text) > 0.6 && endsAsTitle(text)) ? 0.4 : 1);

const none: Assigned = { title: null, organisation: null, place: null, rest: [] };

const roles: Roles = { title: titleScore, organisation: employerScore };

/** Lines of the head that gave no value belong to the description. */
function leftOver(entry: Entry, used: readonly (Chunk | null)[]): Line[] {
  const taken = new Set(used.flatMap((chunk) => (chunk ? [chunk.row] : [])));
  const from = entry.head.findIndex((row) => row === entry.anchor);
  return entry.head.filter((row, i) => i > from && !taken.has(i) && row !== entry.anchor).map((row) => row.line);
}

/** Below a title stands where it was: the town that is the place of another job of the section. */
function withoutTownsOfOthers(all: readonly Assigned[]): Assigned[] {
  const places = new Set(all.flatMap(({ organisation, place }) => (organisation && place ? [place.text] : [])));
  return all.map((own) =>
    own.title && !own.place && own.organisation && places.has(own.organisation.text) && isTown(own.organisation.text)
      ? { ...own, organisation: null, place: own.organisation }
      : own,
  );
}

const speaks = /^(?:i|ik|we|wij)\s+(?:am|have|do|did|ran|help|work|worked|want|ben|heb|wil|zoek|werk|doe|help|hielp)\s/iu;

const confidenceOf = (score: number, chunk: Chunk | null) => (chunk ? Math.min(0.95, 0.6 + 0.35 * score) : 0);

/** "Peel Transport, distributie en internationaal": what goes on in small letters behind an employer was done there. */
const doneThere = /^([^,]{3,}),\s+(?=\p{Ll}\p{L}*\s+\S+\s+\S)(.+)$/u;

/** "Fruitbedrijf Remijn. Ik leid zes mensen": what begins anew behind an employer was done there. */
const sentenceThere = /^(.{3,70}?\p{Ll}{3})\.\s+(?=\p{Lu}\p{L}*\s+\S+\s+\S|\p{Lu}\p{Ll}{3,}(?:\s\S+)?\.$)(.+)$/u;

function withoutTasks(company: Chunk | null): { company: Chunk | null; told: string | null } {
  const [, named, sentence] = sentenceThere.exec(company?.text ?? '') ?? [];
  if (company && named && sentence) return { company: { ...company, text: named }, told: sentence };
  const [, name, told] = doneThere.exec(company?.text ?? '') ?? [];
  if (!company || !name || !told || employerScore(told) > 0) return { company, told: null };
  return { company: { ...company, text: name }, told: told.charAt(0).toUpperCase() + told.slice(1) };
}

/** A description that begins with words of its head; what goes on in small letters is the same sentence. */
function beginningWith(told: string | null, rest: Found<string> | null, spans: Chunk['spans']): Found<string> | null {
  if (!told) return rest;
  const text = !rest ? told : /^\p{Ll}/u.test(rest.value) ? joinLines(told, rest.value) : `${told}\n\n${rest.value}`;
  return foundText(text, 0.7, spans) ?? rest;
}

/** What stands behind a label needs no guessing. An employer named once holds for the positions below. */
function fromForm(entries: readonly FormEntry[]): ReadExperience[] {
  let employer: FormEntry['organisation'] = null;
  return entries.flatMap((entry) => {
    const { title, organisation, place } = entry;
    employer = organisation ?? employer;
    if (!title && !organisation) return [];
    return [
      {
        title: foundText(title?.text, 0.95, title?.spans ?? []),
        company: foundText(employer?.text, organisation ? 0.95 : 0.6, employer?.spans ?? []),
        ...periodOf(entry, 'start'),
        description: describe(entry.body, 0.9),
        place: foundText(place?.text, 0.9, place?.spans ?? []),
      },
    ];
  });
}

/** Reads the jobs of one section; `told` are its entries where the layout is known. */
export function readExperiences(lines: readonly Line[], told: readonly FormEntry[] | null = null): ReadExperience[] {
  const form = told ?? readTable(lines, 'experience') ?? readForm(lines, 'experience') ?? readSentences(lines, 'experience');
  if (form) return fromForm(form);
  const entries = splitEntries(toEntryRows(lines));
  const slashed = arePartedByStrokes(
    entries.map(({ head }) => head),
    roles,
  );
  const heads = entries.map(({ head }) => chunksOf(head, slashed));
  const habits = habitsOf(heads, roles);
  const assigned = withoutTownsOfOthers(heads.map((head) => assign(head, roles, habits)));
  /** The whole time at an employer, and nothing else, right above a position that was held within it. */
  const isOverNext = (i: number): boolean => {
    const [own, next, entry, below] = [assigned[i], assigned[i + 1], entries[i], entries[i + 1]];
    if (!own || !next || !entry || !below || entry.body.length > 0 || !next.title || next.organisation) return false;
    const isOne = (own.title === null) !== (own.organisation === null) && titleScore(own.title?.text ?? '') === 0;
    return isOne && isWithinPeriod(below.anchor?.date, entry.anchor?.date);
  };
  let employer: { chunk: Chunk; titleKey: string } | null = null;
  const jobs = entries.flatMap((entry, i): ReadExperience[] => {
    const isOver = isOverNext(i);
    const { place: beside, ...own } = assigned[i] ?? none;
    const [title, organisation] = isOver ? [null, own.title ?? own.organisation] : [own.title, own.organisation];
    // Another employer, whose positions follow.
    if (isOver) employer = null;
    const { company: placed, told } = withoutTasks(organisation);
    const [named, town] = told ? placeApart(placed) : [placed, null];
    const place = beside ?? town;
    let company = named;
    // Several positions at one employer: the name stands above the first of them only.
    // A position right below another, with nothing between them, is held there too.
    const isBelow = entries[i - 1]?.body.length === 0 && entry.head[0] === entry.anchor;
    const inherited = !company && title && employer && (isBelow || employer.titleKey === title.key);
    if (inherited) company = employer?.chunk ?? null;
    else if (company && title) employer = habits.order < 0 ? { chunk: company, titleKey: title.key } : null;
    if (!title && !company) return [];
    // A sentence is neither.
    const only = title && company ? null : (title ?? company);
    if (entry.anchor === null && only && wordCount(only) > 10) return [];
    // "I have no paid work yet, but ...": somebody speaks, and names no work.
    if (entry.anchor === null && speaks.test(entry.head[0]?.line.text ?? '')) return [];
    const behind = toldBehindPeriod(entry.anchor?.line.cells[entry.anchor.dateCell]?.text ?? '');
    const rest = [...leftOver(entry, [title, organisation, place]), ...entry.body.map((row) => row.line)];
    return [
      {
        title: foundText(title?.text, confidenceOf(title ? titleScore(title.text) : 0, title), title?.spans ?? []),
        company: foundText(
          company?.text,
          inherited ? 0.6 : confidenceOf(company ? companyScore(company.text) : 0, company),
          company?.spans ?? [],
        ),
        ...periodOf(entry, 'start'),
        description: beginningWith(told ?? behind, describe(rest, 0.8), company?.spans ?? []),
        place: foundText(place?.text, 0.8, place?.spans ?? []),
      },
    ];
  });
  return withinStays(jobs);
}
