import type { CandidatePreferences } from '@tandem/contracts/entities/candidate-preferences';
import type { CompanySize, Industry } from '@tandem/domain/company';
import { arePreferencesComplete, asksHours } from '@tandem/domain/preferences';
import type { ListLine } from '@tandem/ui/list-editor';
import { basicPreferencesOf, basicWishesOf, type BasicWishes } from '@tandem/web-kit/wishes/wish-form';

/** All wishes, as the form holds them. */
export type Wishes = BasicWishes & {
  industries: Industry[];
  companySize: CompanySize[];
  greenFlags: ListLine[];
  redFlags: ListLine[];
  wantedBenefits: ListLine[];
};

type Flags = NonNullable<CandidatePreferences['greenFlags']>;
const linesOf = (flags: Flags = []): ListLine[] => flags.map(({ value, dealbreaker }) => ({ text: value, isDealbreaker: dealbreaker }));
const written = (lines: readonly ListLine[]) => lines.map((line) => ({ ...line, text: line.text.trim() })).filter(({ text }) => text);
const flagsOf = (lines: readonly ListLine[]): Flags =>
  written(lines).map(({ text, isDealbreaker = false }) => ({ value: text, dealbreaker: isDealbreaker }));

/** Saved preferences as the form shows them. */
export const wishesOf = (preferences: CandidatePreferences | null): Wishes => ({
  ...basicWishesOf(preferences),
  industries: preferences?.industries ?? [],
  companySize: preferences?.companySize ?? [],
  greenFlags: linesOf(preferences?.greenFlags),
  redFlags: linesOf(preferences?.redFlags),
  wantedBenefits: (preferences?.wantedBenefits ?? []).map((text) => ({ text })),
});

/** What the form says, to be saved; lines without words are left out. */
export const preferencesOf = (wishes: Wishes): CandidatePreferences => ({
  ...basicPreferencesOf(wishes),
  industries: wishes.industries,
  companySize: wishes.companySize,
  greenFlags: flagsOf(wishes.greenFlags),
  redFlags: flagsOf(wishes.redFlags),
  wantedBenefits: written(wishes.wantedBenefits).map(({ text }) => text),
});

/** Whether saving would change anything. */
export const isChanged = (wishes: Wishes, saved: CandidatePreferences | null): boolean =>
  JSON.stringify(preferencesOf(wishes)) !== JSON.stringify(preferencesOf(wishesOf(saved)));

const needs = ['desiredJobTitle', 'jobTypes', 'hoursPerWeek', 'workModels', 'travelMode', 'travelTime'] as const;
type Need = (typeof needs)[number];

/** What matching cannot do without and is not there yet. */
export const missingWishes = (wishes: Wishes): Need[] => {
  if (arePreferencesComplete(preferencesOf(wishes))) return [];
  return needs.filter((need) => {
    if (need === 'hoursPerWeek' && !asksHours(wishes.jobTypes)) return false;
    const value = wishes[need];
    return typeof value === 'string' ? !value.trim() : Array.isArray(value) ? value.length === 0 : value === null;
  });
};

/** How many lines are marked as dealbreakers. */
export const countDealbreakers = (lines: readonly ListLine[]): number => lines.filter(({ isDealbreaker }) => isDealbreaker).length;
