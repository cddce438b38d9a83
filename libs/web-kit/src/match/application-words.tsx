import { useKept } from '../forms/draft';
import { TypedWords } from '../forms/typed-words';
import { writtenWords } from '../forms/written-words';

/** Under which a letter that is being changed is kept: by its vacancy, as nobody is told of a match whose vacancy is gone. */
export const letterDraft = (vacancyId: string): string => `letter:${vacancyId}`;
/** Under which a resume for one vacancy is kept while it is being changed. */
export const tailoredDraft = (vacancyId: string): string => `tailored:${vacancyId}`;

const written = ['text', 'summary', 'title', 'description'] as const;

/** What is new in a resume that was being changed; what was saved before is with the resume. */
const unsavedIn = (kept: unknown): string[] => {
  const { overrides, saved } = (kept ?? {}) as { overrides?: unknown; saved?: unknown };
  const before = writtenWords(saved, written);
  return writtenWords(overrides, written).filter((words) => !before.includes(words));
};

/** What somebody was writing for a vacancy that nobody can read any more, his letter and his resume for it; nothing where that is nothing. */
export const ApplicationWords = ({ vacancyId }: { vacancyId: string }) => {
  const letter = useKept(letterDraft(vacancyId));
  const resume = useKept(tailoredDraft(vacancyId));
  return <TypedWords words={[...writtenWords(letter, written), ...unsavedIn(resume)].join('\n\n')} />;
};
