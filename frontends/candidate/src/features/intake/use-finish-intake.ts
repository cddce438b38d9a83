import { isApiError } from '@tandem/web-kit/api-error';
import { useBeginMatchingMutation } from '@tandem/web-kit/candidate-api';
import { useNotify } from '@tandem/web-kit/notify';
import { useTrack } from '@tandem/web-kit/track';
import { useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import {
  useSaveEducationsMutation,
  useSaveExperiencesMutation,
  useSaveSkillsMutation,
  useVerifyResumeMutation,
  useWriteSummaryMutation,
} from './intake.api';
import type { ReviewFields } from '@tandem/web-kit/resume-lists/review-form';

/** Saves the lists, verifies the resume, has the summary written and starts matching; then the jobs are next. */
export const useFinishIntake = ({ setError }: UseFormReturn<ReviewFields>) => {
  const [saveExperiences] = useSaveExperiencesMutation();
  const [saveEducations] = useSaveEducationsMutation();
  const [saveSkills] = useSaveSkillsMutation();
  const [verify] = useVerifyResumeMutation();
  const [writeSummary] = useWriteSummaryMutation();
  const [beginMatching] = useBeginMatchingMutation();
  const [isPending, setPending] = useState(false);
  const notify = useNotify();
  const track = useTrack();
  const navigate = useNavigate();

  /** Saves one list; what the server says of an entry lands on its field. */
  const save = async (list: keyof ReviewFields, request: Promise<unknown>): Promise<boolean> => {
    try {
      await request;
      return true;
    } catch (error) {
      const problems = isApiError(error) ? (error.errors ?? []) : [];
      problems.forEach(({ field, detail }) =>
        setError(`${list}.${field}` as Path<ReviewFields>, { type: 'server', message: detail }, { shouldFocus: true }),
      );
      if (problems.length === 0) notify.error(error);
      return false;
    }
  };
  const finish = async ({ experiences, educations, skills }: ReviewFields): Promise<void> => {
    setPending(true);
    const saved = await Promise.all([
      save('experiences', saveExperiences({ body: experiences }).unwrap()),
      save('educations', saveEducations({ body: educations }).unwrap()),
      save('skills', saveSkills({ body: skills }).unwrap()),
    ]);
    if (saved.every(Boolean)) await confirm();
    setPending(false);
  };
  const confirm = async (): Promise<void> => {
    try {
      await verify().unwrap();
      await writeSummary({ body: {} }).unwrap();
      track('intake_step_saved', { step: 3 });
    } catch (error) {
      notify.error(error);
      return;
    }
    // A run that is already on its way will do as well as a new one.
    await beginMatching().unwrap().catch((error: unknown) => (isApiError(error) && error.detail === 'being_matched' ? undefined : notify.danger('jobs.matching_failed'))); // prettier-ignore
    await navigate('/jobs');
  };
  return { finish, isPending };
};
