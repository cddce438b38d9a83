import { seenMark } from '@tandem/domain/seen-mark';
import { useAppDispatch } from '@tandem/web-kit/app/dispatch';
import { isConflict } from '@tandem/web-kit/gateway/api-error';
import { askAnew } from '@tandem/web-kit/gateway/refetch';
import { putFieldErrors } from '@tandem/web-kit/forms/field-errors';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { ownResumeEndpoints } from '@tandem/web-kit/resume/own-resume.api';
import type { ReviewFields } from '@tandem/web-kit/resume-lists/review-form';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSaveEducationsMutation, useSaveExperiencesMutation, useSaveSkillsMutation } from './intake.api';
import { useConfirmIntake } from './use-confirm-intake';

/** Saves the lists of a resume, each unless it is no longer as it was seen, and ends the intake with it; `onSaved` is told in between. */
export const useFinishIntake = (form: UseFormReturn<ReviewFields>, seen: ReviewFields, onSaved: () => void) => {
  const [saveExperiences] = useSaveExperiencesMutation();
  const [saveEducations] = useSaveEducationsMutation();
  const [saveSkills] = useSaveSkillsMutation();
  const dispatch = useAppDispatch();
  const confirm = useConfirmIntake();
  const [isPending, setPending] = useState(false);
  const notify = useNotify();

  const own = useRef<Partial<Record<keyof ReviewFields, readonly [seen: string, saved: string]>>>({}).current;
  /** A list that was saved here while another was refused is as it was saved, until it is seen anew. */
  const queryOf = (list: keyof ReviewFields) => {
    const mark = seenMark(seen[list]);
    const [before, saved] = own[list] ?? [];
    return { seen: before === mark ? saved : mark };
  };
  /** Saves one list; what the server says of an entry lands on its field, what another window made of it comes into the form. */
  const save = async <L extends keyof ReviewFields>(list: L, request: Promise<ReviewFields[L]>): Promise<boolean> => {
    try {
      // With the ids it has by now, or it would pass for a change of somebody else's when a list beside it is refused.
      const entries = await request;
      own[list] = [seenMark(seen[list]), seenMark(entries)];
      form.setValue(list as keyof ReviewFields, entries);
      return true;
    } catch (error) {
      if (!putFieldErrors(error, form, (field) => `${list}.${field}`)) notify.error(error);
      if (isConflict(error)) void askAnew(dispatch, ownResumeEndpoints.ownResume, undefined);
      return false;
    }
  };
  const finish = async ({ experiences, educations, skills }: ReviewFields): Promise<void> => {
    setPending(true);
    const saved = await Promise.all([
      save('experiences', saveExperiences({ query: queryOf('experiences'), body: experiences }).unwrap()),
      save('educations', saveEducations({ query: queryOf('educations'), body: educations }).unwrap()),
      save('skills', saveSkills({ query: queryOf('skills'), body: skills }).unwrap()),
    ]);
    if (!saved.every(Boolean)) return setPending(false);
    onSaved();
    // The page with the jobs may take a while yet: until it is here nothing is left to press.
    if (!(await confirm())) setPending(false);
  };
  return { finish, isPending };
};
