import { seenMark } from '@tandem/domain/seen-mark';
import { isConflict } from '@tandem/web-kit/gateway/api-error';
import { toFirstWrong } from '@tandem/web-kit/forms/field-errors';
import { useFormDraft } from '@tandem/web-kit/forms/form-draft';
import { useNotify } from '@tandem/web-kit/forms/notify';
import type { ReviewFields } from '@tandem/web-kit/resume-lists/review-form';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  useLazyTestEducationsQuery,
  useLazyTestExperiencesQuery,
  useLazyTestSkillsQuery,
  useSaveTestEducationsMutation,
  useSaveTestExperiencesMutation,
  useSaveTestSkillsMutation,
} from './matching.api';
import { type Clash, isSame, type ListName, listNames, mergedLists, withTheirs } from './merged-lists';

/** Reads the three lists as they are now. */
export const useReadLists = (id: string): (() => Promise<ReviewFields>) => {
  const [experiences] = useLazyTestExperiencesQuery();
  const [educations] = useLazyTestEducationsQuery();
  const [skills] = useLazyTestSkillsQuery();
  return useCallback(async () => {
    const params = { id };
    const [work, learned, able] = await Promise.all([
      experiences({ params }).unwrap(),
      educations({ params }).unwrap(),
      skills({ params }).unwrap(),
    ]);
    return { experiences: work, educations: learned, skills: able };
  }, [id, experiences, educations, skills]);
};

/** Saves one list, unless it is no longer the one that was seen. */
const useSaveList = (id: string) => {
  const [experiences] = useSaveTestExperiencesMutation();
  const [educations] = useSaveTestEducationsMutation();
  const [skills] = useSaveTestSkillsMutation();
  return async (name: ListName, lists: ReviewFields, before: ReviewFields): Promise<Partial<ReviewFields>> => {
    const to = { params: { id }, query: { seen: seenMark(before[name]) } };
    if (name === 'experiences') return { experiences: await experiences({ ...to, body: lists.experiences }).unwrap() };
    if (name === 'educations') return { educations: await educations({ ...to, body: lists.educations }).unwrap() };
    return { skills: await skills({ ...to, body: lists.skills }).unwrap() };
  };
};

/** Under which what is typed is kept, so that a session that ends takes nothing along. */
export const resumeDraft = (id: string): string => `test-resume:${id}`;

/**
 * The three lists as one form, filled once; only what was changed is saved. When somebody else saved in between, theirs
 * is filled in where nothing was changed, and `clash` tells the rest; the next save builds on theirs.
 */
export const useResumeLists = (id: string, lists: ReviewFields, onSaved: () => void) => {
  const notify = useNotify();
  const [before, setBefore] = useState(lists);
  const [clash, setClash] = useState<{ clashes: Clash[]; turn: number } | null>(null);
  const form = useForm<ReviewFields>({ mode: 'onChange', shouldFocusError: false, defaultValues: lists });
  useFormDraft(resumeDraft(id), form);
  const read = useReadLists(id);
  const save = useSaveList(id);
  // What was read may be wrong from the start; whoever cannot go on has to see why.
  useEffect(() => void form.trigger(), [form, clash?.turn]);

  const show = (theirs: ReviewFields, mine: ReviewFields, clashes: Clash[]): void => {
    form.reset(theirs);
    form.reset(mine, { keepDefaultValues: true });
    setClash((last) => ({ clashes, turn: (last?.turn ?? 0) + 1 }));
  };
  const meet = async (known: ReviewFields, mine: ReviewFields): Promise<void> => {
    const theirs = await read();
    const found = mergedLists(known, mine, theirs);
    setBefore(theirs);
    show(theirs, found.lists, found.clashes);
  };
  const takeTheirs = (): void => show(before, withTheirs(form.getValues(), clash?.clashes ?? []), []);

  const submit = form.handleSubmit(async (mine) => {
    const changed = listNames.filter((name) => !isSame(before[name], mine[name]));
    const answers = await Promise.allSettled(changed.map((name) => save(name, mine, before)));
    const saved = Object.assign({}, ...answers.map((each) => (each.status === 'fulfilled' ? each.value : {}))) as Partial<ReviewFields>;
    const failures = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    if (failures.length === 0) {
      notify.success('admin.resume.saved');
      return onSaved();
    }
    const known = { ...before, ...saved };
    setBefore(known);
    if (!failures.every(isConflict)) return notify.danger('error.unknown');
    await meet(known, { ...mine, ...saved }).catch(() => notify.danger('error.unknown'));
  }, toFirstWrong(form.control));
  return { form, submit, clash, takeTheirs };
};
