import type { CandidateAccount } from '@tandem/contracts/entities/account';
import type { Resume } from '@tandem/contracts/entities/resume';
import { readDraft, writeDraft } from '@tandem/web-kit/forms/draft-storage';
import { useUnsavedWork } from '@tandem/web-kit/forms/forms';
import { useLanguage } from '@tandem/web-kit/language/text';
import { useEffect, useMemo, useState } from 'react';
import type { ResumeStore } from '../resume-store';
import { useSame } from '../use-same';
import { draftOf, type Draft } from './draft';
import { countErrors, errorsByPart, type DraftErrors } from './draft-errors';
import { DraftSaver } from './draft-saver';
import { resumed } from './left';
import { isSameDraft, parts, type Part } from './parts';
import { useAutosave } from './use-autosave';
import { useForeignChanges } from './use-foreign-changes';
import { useHistory } from './use-history';

export type DraftArgs = {
  resume: Resume;
  /** When `resume` was asked for, in milliseconds since 1970; 0 where that cannot be told. */
  askedAt: number;
  account: CandidateAccount | null;
  store: ResumeStore;
  /** The resume as the server has it from now on; null when it cannot be reached. */
  askAgain: () => Promise<Resume | null>;
};

/** What is wrong with a draft, and with which of its parts; the same objects for as long as nothing else is wrong. */
const useDraftErrors = (draft: Draft, hasAccount: boolean) => {
  const byPart = useMemo(() => errorsByPart(draft, hasAccount), [draft, hasAccount]);
  const errors = useSame(Object.assign({}, ...Object.values(byPart)) as DraftErrors);
  const wrong = useMemo(() => new Set<Part>(parts.filter((part) => countErrors(byPart[part]) > 0)), [byPart]);
  return { errors, wrong };
};

/** A document of its own, whoever works on it: another file, or another beginning, has nothing to do with what was typed here. */
const keptAs = ({ id, originalFilePath }: Resume): string => `resume:${id}:${originalFilePath?.split('?')[0] ?? ''}`;

/** A resume under work: its history, what is wrong with it, that it is saved or kept in the tab until it is, and what another window did to it meanwhile. */
export const useBuilderDraft = ({ resume, askedAt, account, store, askAgain }: DraftArgs) => {
  const language = useLanguage();
  const key = keptAs(resume);
  const [{ saver, start }] = useState(() => {
    const saved = draftOf(resume, account, language);
    return { saver: new DraftSaver(saved, resume), start: resumed(saved, resume, readDraft(key)) };
  });
  const history = useHistory(start.draft);
  const { value: draft, replace } = history;
  const { errors, wrong } = useDraftErrors(draft, account !== null);
  const [begun] = useState(() => start.changed.filter((id) => errors[id]));
  const [theirs, setTheirs] = useState(start.isOvertaken ? resume : null);
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
    saves: saving.saves,
    isSaving: saving.isSaving,
    askAgain: () => void askAgain(),
    onForeign: (told) => (saver.unsaved(draft).length > 0 ? setTheirs(told) : take(told)),
  });
  const forget = (): void => writeDraft(key, undefined);
  useEffect(() => writeDraft(key, saver.left(draft, theirs !== null)), [key, saver, draft, saving.status, theirs]);
  useUnsavedWork(saver.unsaved(draft).length > 0 && (wrong.size > 0 || saving.isWaiting || theirs !== null), forget);
  return { history, draft, errors, begun, saving, theirs, isOutdated, take, keepMine, forget };
};
