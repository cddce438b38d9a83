import { emailError, nameError, phoneError, urlError } from '@tandem/domain/fields';
import { educationErrors, experienceErrors, skillErrors } from '@tandem/domain/resume-entry';
import { thisMonth } from '@tandem/web-kit/browser/today';
import type { Draft } from './draft';
import type { Part } from './parts';

/** Field to code, per entry; the head of the resume is the entry `basics`. */
export type DraftErrors = Record<string, Partial<Record<string, string>>>;

const optional = (rule: (value: string) => string | null, value: string) => (value.trim() ? rule(value) : null);

const basicsErrors = ({ basics }: Draft, hasAccount: boolean): Partial<Record<string, string>> => {
  const found = {
    firstName: hasAccount ? nameError(basics.firstName) : null,
    lastName: hasAccount ? nameError(basics.lastName) : null,
    email: hasAccount ? emailError(basics.email) : optional(emailError, basics.email),
    phone: optional(phoneError, basics.phone),
    linkedinUrl: optional(urlError, basics.linkedinUrl),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, code]) => (code ? [[field, code]] : [])));
};

const listed = <E extends { id: string }>(entries: readonly E[], rule: (entry: E) => object): DraftErrors =>
  Object.fromEntries(
    entries.flatMap((entry) => {
      const errors = Object.entries(rule(entry) as Record<string, string | null | undefined>).filter(([, code]) => code);
      return errors.length > 0 ? [[entry.id, Object.fromEntries(errors)]] : [];
    }),
  ) as DraftErrors;

/** What is wrong with each part; a part with errors is not saved. */
export const errorsByPart = (draft: Draft, hasAccount: boolean): Record<Part, DraftErrors> => {
  const month = thisMonth();
  const basics = basicsErrors(draft, hasAccount);
  return {
    basics: Object.keys(basics).length > 0 ? { basics } : {},
    summary: {},
    settings: {},
    experiences: listed(draft.experiences, (entry) => experienceErrors(entry, month)),
    educations: listed([...draft.educations, ...draft.certifications], (entry) => educationErrors(entry, month)),
    skills: listed([...draft.skills, ...draft.languages], skillErrors),
  };
};

export const countErrors = (errors: DraftErrors): number =>
  Object.values(errors).reduce((sum, fields) => sum + Object.keys(fields).length, 0);
