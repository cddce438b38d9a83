import type { Resume, ResumeSettings } from '@tandem/contracts/entities/resume';
import type { Basics, Draft } from './draft';
import { changedFields, toldParts } from './told';
import { isSamePart, parts, type Part } from './parts';

/** What no answer of the server is like: another window's changes are still to be decided about. */
const disputed = '';
type Value = Partial<Omit<Draft, 'basics' | 'settings'>> & { basics?: Partial<Basics>; settings?: Partial<ResumeSettings> };
/** What of a draft is not saved, part by part, and what the server had instead; null where only the server knows. */
export type Left = Partial<Record<Part, { value: Value; told: string | null }>>;
type Args = { draft: Draft; saved: Draft; told: Record<Part, string | null>; given: ReadonlyMap<string, string> };
type LeftArgs = Args & { isDisputed: boolean };

const cut: Record<Part, (args: Args) => Value> = {
  // Fields beside the changed ones are whoever changes them elsewhere.
  basics: ({ draft, saved }) => ({ basics: changedFields(draft.basics, saved.basics) }),
  settings: ({ draft, saved }) => ({ settings: changedFields(draft.settings, saved.settings) }),
  summary: ({ draft: { summary } }) => ({ summary }),
  experiences: ({ draft: { experiences } }) => ({ experiences }),
  educations: ({ draft: { educations, certifications } }) => ({ educations, certifications }),
  skills: ({ draft: { skills, languages } }) => ({ skills, languages }),
};

/** Entries by the id the server gave them meanwhile. */
const renamed = (value: Value, given: ReadonlyMap<string, string>): Value => {
  const named = (entry: { id: string }) => ({ ...entry, id: given.get(entry.id) ?? entry.id });
  const each = Object.entries(value).map(([name, one]) => [name, Array.isArray(one) ? (one as { id: string }[]).map(named) : one]);
  return Object.fromEntries(each) as Value;
};

/** What to keep of a draft until it is saved; undefined where all of it is. */
export const leftOf = ({ isDisputed, ...args }: LeftArgs): Left | undefined => {
  const unsaved = parts.filter((part) => !isSamePart(args.draft, args.saved, part));
  if (unsaved.length === 0) return undefined;
  const keep = (part: Part) => ({ value: renamed(cut[part](args), args.given), told: isDisputed ? disputed : args.told[part] });
  return Object.fromEntries(unsaved.map((part) => [part, keep(part)]));
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEntry = (value: unknown): boolean => isObject(value) && typeof value.id === 'string';
/** Whether something that was kept may stand in a draft; what an older version kept may not. */
const fits = (kept: unknown, now: unknown): boolean =>
  Array.isArray(now) ? Array.isArray(kept) && kept.every(isEntry) : typeof kept === typeof now && isObject(kept) === isObject(now);

const laidOver = (draft: Draft, value: Record<string, unknown>): Draft => {
  const next: Record<string, unknown> = { ...draft };
  for (const [name, now] of Object.entries(draft)) {
    if (name in value && fits(value[name], now)) next[name] = isObject(now) && !Array.isArray(now) ? { ...now, ...(value[name] as object) } : value[name]; // prettier-ignore
  }
  return next as Draft;
};

/** Fields that changed elsewhere stand beside those that changed here; a list and a text are one or the other. */
const isOther = (part: Part, then: unknown, now: string): boolean =>
  then === disputed || (typeof then === 'string' && then !== now && part !== 'basics' && part !== 'settings');
const entriesOf = (draft: Draft) => [draft.experiences, draft.educations, draft.certifications, draft.skills, draft.languages].flat();
/** The entries that are not as they are saved. */
const changedEntries = (draft: Draft, saved: Draft): string[] => {
  const before = new Map(entriesOf(saved).map((entry) => [entry.id, JSON.stringify(entry)]));
  return entriesOf(draft).flatMap((entry) => (before.get(entry.id) === JSON.stringify(entry) ? [] : [entry.id]));
};

type Resumed = {
  draft: Draft;
  changed: string[];
  /** Whether the server has something else now than when the draft was left. */
  isOvertaken: boolean;
};

/** A saved draft with what was left of it laid upon it. */
export const resumed = (saved: Draft, resume: Resume, left: unknown): Resumed => {
  const told = toldParts(resume);
  let draft = saved;
  let isOvertaken = false;
  for (const part of parts) {
    const kept: unknown = isObject(left) ? left[part] : undefined;
    if (!isObject(kept) || !isObject(kept.value)) continue;
    draft = laidOver(draft, kept.value);
    isOvertaken ||= !isSamePart(draft, saved, part) && isOther(part, kept.told, told[part]);
  }
  return { draft, changed: changedEntries(draft, saved), isOvertaken };
};
