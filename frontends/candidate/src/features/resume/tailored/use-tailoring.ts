import type { Match } from '@tandem/contracts/entities/match';
import type { ResumeOverrides } from '@tandem/contracts/entities/resume';
import { seenMark } from '@tandem/domain/seen-mark';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { urlOf } from '@tandem/web-kit/gateway/call';
import { download } from '@tandem/web-kit/gateway/download';
import { useKeeping, useKept } from '@tandem/web-kit/forms/draft';
import { useUnsavedWork } from '@tandem/web-kit/forms/forms';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { tailoredDraft } from '@tandem/web-kit/match/application-words';
import { useMemo, useState } from 'react';
import type { Draft } from '../draft/draft';
import { useHistory } from '../draft/use-history';
import { isOverridesOf, isSameResume } from './overrides';
import { useSaveTailoredMutation } from './tailored.api';

/** What is being changed, and what was saved when it was begun: without that, a page that is loaded again would overwrite what is newer. */
type Kept = { overrides: ResumeOverrides; saved: ResumeOverrides };
const isKeptOf = (base: Draft, value: unknown): value is Kept => {
  const { overrides, saved } = (value ?? {}) as Partial<Kept>;
  return isOverridesOf(base, overrides) && typeof saved === 'object';
};

/** What is changed about a resume for one match, with undo and redo, and what of it is saved. `initial` is what the server has. */
export const useTailoring = (match: Match, base: Draft, initial: ResumeOverrides) => {
  const notify = useNotify();
  const name = tailoredDraft(match.vacancy.id);
  const read = useKept(name);
  const kept = isKeptOf(base, read) ? read : null;
  const [saved, setSaved] = useState(kept?.saved ?? initial);
  const [sent, setSent] = useState(match.resumeSettings?.overrides);
  const history = useHistory(kept?.overrides ?? initial);
  const { value: overrides, replace } = history;
  const [asked, setAsked] = useState(0);
  const [ours, setOurs] = useState<ResumeOverrides | null>(null);
  const isSame = (one: ResumeOverrides, other: ResumeOverrides = {}) => isSameResume(base, one, other);
  const differs = (one: ResumeOverrides, ...others: ResumeOverrides[]) => others.every((other) => !isSame(one, other));
  // Saved or reworded elsewhere: taken over, unless something is being written here; then whoever writes it is asked.
  const isOvertaken = saved !== initial && differs(initial, saved, overrides, ...(ours ? [ours] : [])) && differs(overrides, saved);
  const settle = (next = overrides): void => {
    setSaved(initial);
    if (next !== overrides) replace(next);
  };
  if (saved !== initial && !isOvertaken) settle(isSame(overrides, saved) && differs(overrides, initial) ? initial : overrides);
  const [save, { isLoading: isSaving }] = useSaveTailoredMutation();
  const isEdited = !isSame(overrides, initial);
  // The match hears of it a moment after it was saved.
  const isSent = !isEdited && (isSame(initial, match.resumeSettings?.overrides) || isSame(initial, sent));
  useUnsavedWork(isEdited);
  useKeeping(
    name,
    useMemo(() => (isEdited ? ({ overrides, saved } satisfies Kept) : undefined), [isEdited, overrides, saved]),
  );
  const keep = async (): Promise<boolean> => {
    if (isOvertaken) {
      setAsked((times) => times + 1);
      return false;
    }
    setOurs(overrides);
    try {
      await save({ params: { matchId: match.id }, query: { seen: seenMark(saved) }, body: { overrides } }).unwrap();
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
  const choose = isOvertaken ? { onTheirs: () => settle(initial), onMine: () => settle() } : null;
  return { history, isSent, isSaving, keep, take, choose, asked };
};
