import type { Candidate } from '@tandem/contracts/entities/candidate';
import { isConflict } from '@tandem/web-kit/gateway/api-error';
import { useFormDraft } from '@tandem/web-kit/forms/form-draft';
import { formMode, useSubmit } from '@tandem/web-kit/forms/forms';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { bodyOf, changedFields, clashesOf, fieldsOf, seenOf, type CandidateFields } from './candidate-fields';
import { useCreateTestCandidateMutation, useLazyTestCandidatesQuery, useUpdateTestCandidateMutation } from './matching.api';

/** Under which what is typed about a candidate is kept. */
export const candidateDraft = (id: string): string => `test-candidate:${id}`;

/**
 * The form of a test candidate, filled once: what is polled meanwhile changes nothing in it. When somebody else saved
 * in between, theirs is filled in where nothing was typed, and `clash` tells the rest; the next save builds on theirs.
 * What is typed is kept until it is saved or given up, so that a session that ends takes nothing along.
 */
export const useCandidateForm = (candidate: Candidate | null, onSaved: (candidate: Candidate) => void) => {
  const notify = useNotify();
  const [before, setBefore] = useState(candidate);
  const [clash, setClash] = useState<{ names: (keyof CandidateFields)[]; theirs: CandidateFields; turn: number } | null>(null);
  const form = useForm<CandidateFields>({ ...formMode, defaultValues: fieldsOf(candidate) });
  const forget = useFormDraft(candidateDraft(candidate?.id ?? 'new'), form);
  const [create] = useCreateTestCandidateMutation();
  const [update] = useUpdateTestCandidateMutation();
  const [find] = useLazyTestCandidatesQuery();

  const fill = (theirs: CandidateFields, mine: CandidateFields, names: readonly (keyof CandidateFields)[]): void => {
    form.reset(theirs);
    for (const name of names) form.setValue(name, mine[name], { shouldDirty: true });
  };
  const meet = async (id: string): Promise<void> => {
    const now = (await find({ query: { id } }).unwrap()).items[0];
    if (!now) return notify.danger('error.candidate_not_found');
    const [known, mine, theirs] = [fieldsOf(before), form.getValues(), fieldsOf(now)];
    fill(theirs, mine, changedFields(known, mine));
    setBefore(now);
    setClash((last) => ({ names: clashesOf(known, mine, theirs), theirs, turn: (last?.turn ?? 0) + 1 }));
  };
  const takeTheirs = (): void => {
    if (!clash) return;
    const mine = form.getValues();
    const kept = changedFields(clash.theirs, mine).filter((name) => !clash.names.includes(name));
    fill(clash.theirs, mine, kept);
    setClash({ ...clash, names: [], turn: clash.turn + 1 });
  };
  const submit = useSubmit(
    form,
    async (fields) => {
      const body = bodyOf(fields, before);
      const { id } = before ?? {};
      const saved = await (before && id ? update({ params: { id }, body: { ...body, seen: seenOf(before) } }) : create({ body })).unwrap();
      forget();
      onSaved(saved);
    },
    (error) => (before && isConflict(error) ? void meet(before.id).catch(notify.error) : notify.error(error)),
  );
  return { form, submit, clash, takeTheirs, forget };
};
