import type { CandidateAccount } from '@tandem/contracts/entities/account';
import type { Resume } from '@tandem/contracts/entities/resume';
import { useUnsavedWork } from '@tandem/web-kit/forms';
import { useLanguage } from '@tandem/web-kit/text';
import { useMemo, useState } from 'react';
import type { ResumeStore } from '../resume-store';
import { useSame } from '../use-same';
import { draftOf, type Draft } from './draft';
import { countErrors, errorsByPart, type DraftErrors } from './draft-errors';
import { DraftSaver } from './draft-saver';
import { isSameDraft, parts, type Part } from './parts';
import { useAutosave } from './use-autosave';
import { useForeignChanges } from './use-foreign-changes';
import { useHistory } from './use-history';

export type DraftArgs = {
  resume: Resume;
  /** When `resume` was asked for, in milliseconds since 1970. */
  askedAt: number;
  account: CandidateAccount | null;
  store: ResumeStore;
  /** The resume as the server has it now; null when it cannot be reached. */
  askAgain: () => Promise<Resume | null>;
};

/** What is wrong with a draft, and with which of its parts; the same objects for as long as nothing else is wrong. */
const useDraftErrors = (draft: Draft, hasAccount: boolean) => {
  const byPart = useMemo(() => errorsByPart(draft, hasAccount), [draft, hasAccount]);
  const errors = useSame(Object.assign({}, ...Object.values(byPart)) as DraftErrors);
  const wrong = useMemo(() => new Set<Part>(parts.filter((part) => countErrors(byPart[part]) > 0)), [byPart]);
  return { errors, wrong };
};

/** A resume under work: its history, what is wrong with it, that it is saved, and what another window did to it meanwhile. */
export const useBuilderDraft = ({ resume, askedAt, account, store, askAgain }: DraftArgs) => {
  const language = useLanguage();
  const [initial] = useState(() => draftOf(resume, account, language));
  const [saver] = useState(() => new DraftSaver(initial, resume));
  const history = useHistory(initial);
  const { value: draft, replace } = history;
  const { errors, wrong } = useDraftErrors(draft, account !== null);
  const [theirs, setTheirs] = useState<Resume | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const isOvertaken = async (): Promise<boolean> => {
    const told = await askAgain();
    const isForeign = told !== null && saver.isForeign(told) && !isSameDraft(draftOf(told, account, language), draft);
    if (isForeign) setTheirs(told);
    return isForeign;
  };
  const saving = useAutosave({ draft, saver, wrong, send: store.save, isPaused: theirs !== null, isOvertaken });
  const take = (told: Resume): void => {
    const next = draftOf(told, account, language);
    saver.rebase(next);
    replace(next);
    setTheirs(null);
    setOutdated(true);
  };
  const keepMine = (told: Resume): void => {
    saver.rebase(draftOf(told, account, language));
    setTheirs(null);
    void saving.flush();
  };
  useForeignChanges({
    told: resume,
    askedAt,
    saver,
    status: saving.status,
    isSaving: saving.isSaving,
    askAgain: () => void askAgain(),
    onForeign: (told) => (saver.unsaved(draft).length > 0 ? setTheirs(told) : take(told)),
  });
  useUnsavedWork(saver.unsaved(draft).length > 0 && (wrong.size > 0 || saving.isWaiting || theirs !== null));
  return { history, draft, errors, isWrong: wrong.size > 0, saving, theirs, isOutdated, take, keepMine };
};
