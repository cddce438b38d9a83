import type { Match } from '@tandem/contracts/entities/match';
import type { ResumeOverrides } from '@tandem/contracts/entities/resume';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { urlOf } from '@tandem/web-kit/gateway/call';
import { download } from '@tandem/web-kit/gateway/download';
import { useKeeping, useKept } from '@tandem/web-kit/forms/draft';
import { useUnsavedWork } from '@tandem/web-kit/forms/forms';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useState } from 'react';
import type { Draft } from '../draft/draft';
import { useHistory } from '../draft/use-history';
import { isOverridesOf, isSameResume } from './overrides';
import { useSaveTailoredMutation } from './tailored.api';

/** What is changed about a resume for one match, with undo and redo, and what of it is saved. `initial` is what the server has. */
export const useTailoring = (match: Match, base: Draft, initial: ResumeOverrides) => {
  const notify = useNotify();
  const name = `tailored:${match.id}`;
  const kept = useKept(name);
  const [saved, setSaved] = useState(initial);
  const [sent, setSent] = useState(match.resumeSettings?.overrides);
  const history = useHistory(isOverridesOf(base, kept) ? kept : initial);
  const { value: overrides, replace } = history;
  const isSame = (one: ResumeOverrides, other: ResumeOverrides = {}) => isSameResume(base, one, other);
  // Saved or reworded elsewhere: taken over, unless something is being written here.
  if (saved !== initial) {
    setSaved(initial);
    if (isSame(overrides, saved) && !isSame(overrides, initial)) replace(initial);
  }
  const [save, { isLoading: isSaving }] = useSaveTailoredMutation();
  const isEdited = !isSame(overrides, initial);
  // The match hears of it a moment after it was saved.
  const isSent = !isEdited && (isSame(initial, match.resumeSettings?.overrides) || isSame(initial, sent));
  useUnsavedWork(isEdited);
  useKeeping(name, isEdited ? overrides : undefined);
  const keep = async (): Promise<boolean> => {
    try {
      await save({ params: { matchId: match.id }, body: { overrides } }).unwrap();
      setSent(overrides);
      return true;
    } catch (error) {
      notify.error(error);
      return false;
    }
  };
  // The file is drawn from what is saved.
  const take = async (): Promise<void> => {
    if (isEdited && !(await keep())) return;
    await download(urlOf(resumesRoutes.downloadTailoredResume, { params: { matchId: match.id } }), 'resume.pdf').catch(notify.error);
  };
  return { history, isSent, isSaving, keep, take };
};
