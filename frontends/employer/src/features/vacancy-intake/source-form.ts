import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import type { VacancySource } from '@tandem/contracts/vacancies/vacancies';
import { requiredError, urlError, withHttps } from '@tandem/domain/fields';
import { useCodeText } from '@tandem/web-kit/gateway/errors';
import { useKeeping, useKept } from '@tandem/web-kit/forms/draft';
import { useState } from 'react';
import { draftNames } from './draft-names';

export const sourceKinds = ['UPLOAD', 'URL', 'TEXT'] as const;
export type SourceKind = (typeof sourceKinds)[number];

const isKind = (value: string | null): value is SourceKind => sourceKinds.some((kind) => kind === value);

type Typed = { kind: SourceKind; url: string; text: string };

const typedBefore = ({ sourceType, originalUrl, source }: Vacancy): Typed => ({
  kind: isKind(sourceType) ? sourceType : 'UPLOAD',
  url: sourceType === 'URL' ? (originalUrl ?? '') : '',
  text: sourceType === 'TEXT' ? (source ?? '') : '',
});

const isTyped = (value: unknown): value is Typed => {
  const { kind, url, text } = (value ?? {}) as Partial<Typed>;
  return isKind(kind ?? null) && typeof url === 'string' && typeof text === 'string';
};
const isSame = (one: Typed, other: Typed): boolean => one.url === other.url && one.text.trim() === other.text.trim();

const errorIn = ({ kind, url, text }: Typed): string | null => {
  if (kind === 'URL') return requiredError(url) ?? urlError(withHttps(url));
  return kind === 'TEXT' ? requiredError(text) : null;
};

/** What is typed as a source. Going from one kind to another loses nothing; what is wrong is said once somebody wants to go on. */
export const useSourceForm = (vacancy: Vacancy) => {
  const codeText = useCodeText();
  const { source: name } = draftNames(vacancy.id);
  const kept = useKept(name);
  const [typed, setTyped] = useState(() => (isTyped(kept) ? kept : typedBefore(vacancy)));
  const isSent = isSame(typed, typedBefore(vacancy));
  useKeeping(name, isSent ? undefined : typed);
  const [isTouched, setTouched] = useState(false);
  const wrong = errorIn(typed);
  return {
    ...typed,
    problem: isTouched ? codeText(wrong ?? undefined) : undefined,
    setUrl: (url: string): void => setTyped((before) => ({ ...before, url })),
    /** Of what is typed now: a field that is turned off while it has the focus tells of its end as it was when that came to it. */
    completeUrl: (): void => setTyped((before) => ({ ...before, url: withHttps(before.url) })),
    setText: (text: string): void => setTyped((before) => ({ ...before, text })),
    setKind: (kind: SourceKind): void => {
      setTyped((before) => ({ ...before, kind }));
      setTouched(false);
    },
    /** What to send: nothing while it is wrong, or while a file does the sending itself. */
    take: (): VacancySource | null => {
      setTouched(true);
      if (wrong || typed.kind === 'UPLOAD') return null;
      return typed.kind === 'URL' ? { source: 'URL', url: withHttps(typed.url) } : { source: 'TEXT', text: typed.text };
    },
  };
};
