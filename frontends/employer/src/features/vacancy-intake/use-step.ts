import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import type { VacancyPatch } from '@tandem/contracts/vacancies/vacancies';
import { useFormDraft } from '@tandem/web-kit/forms/form-draft';
import { useSubmit, useUnsavedWork } from '@tandem/web-kit/forms/forms';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changesSince } from './changes-since';
import { useMeanwhile, type Shape } from './use-meanwhile';
import { useSaveVacancyMutation } from './wizard.api';

type Step<T extends FieldValues> = Shape<T> & {
  /** Under which name what is typed is kept until it is saved. */
  draft: string;
  patchOf: (fields: T, seen: Vacancy) => VacancyPatch & Pick<Required<VacancyPatch>, 'flags'>;
  onNext: () => void;
};

/** A step that is a form of fields: kept while it is typed, saved by what differs, careful with what others changed meanwhile. */
export const useStep = <T extends FieldValues>(form: UseFormReturn<T>, vacancy: Vacancy, { draft, patchOf, onNext, ...shape }: Step<T>) => {
  const [save] = useSaveVacancyMutation();
  useUnsavedWork(form.formState.isDirty);
  const forget = useFormDraft(draft, form);
  const { seen, end, mayReplace, shown } = useMeanwhile(form, vacancy, shape);
  const submit = useSubmit(form, async (fields) => {
    if (!(await mayReplace())) return;
    await save({ params: { id: vacancy.id }, body: changesSince(seen, patchOf(fields, seen)) }).unwrap();
    end();
    forget();
    onNext();
  });
  return { submit, meanwhile: shown };
};
