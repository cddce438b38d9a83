import { putFieldErrors } from '@tandem/web-kit/forms/field-errors';
import { useNotify } from '@tandem/web-kit/forms/notify';
import type { ReviewFields } from '@tandem/web-kit/resume-lists/review-form';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSaveEducationsMutation, useSaveExperiencesMutation, useSaveSkillsMutation } from './intake.api';
import { useConfirmIntake } from './use-confirm-intake';

/** Saves the lists of a resume and ends the intake with it; `onSaved` is told in between. */
export const useFinishIntake = (form: UseFormReturn<ReviewFields>, onSaved: () => void) => {
  const [saveExperiences] = useSaveExperiencesMutation();
  const [saveEducations] = useSaveEducationsMutation();
  const [saveSkills] = useSaveSkillsMutation();
  const confirm = useConfirmIntake();
  const [isPending, setPending] = useState(false);
  const notify = useNotify();

  /** Saves one list; what the server says of an entry lands on its field. */
  const save = async (list: keyof ReviewFields, request: Promise<unknown>): Promise<boolean> => {
    try {
      await request;
      return true;
    } catch (error) {
      if (!putFieldErrors(error, form, (field) => `${list}.${field}`)) notify.error(error);
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
    if (saved.every(Boolean)) {
      onSaved();
      await confirm();
    }
    setPending(false);
  };
  return { finish, isPending };
};
