import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../gateway/api-error';

/** Where the fields of each form stand. */
const places = new WeakMap<object, Map<string, Element>>();

/** Remembers the element of a field, or that it is gone. */
export const keepPlace = (control: object, name: string, element: unknown): void => {
  const known = places.get(control) ?? new Map<string, Element>();
  places.set(control, known);
  if (element instanceof Element) known.set(name, element);
  else known.delete(name);
};

/** What stands at the name of a field, as `skills.2.stack`. The form library has this too, but pages without a form would bring all of it. */
const at = (errors: object, name: string): unknown =>
  name.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], errors);

const focusFirst = (control: object, isWrong: (name: string) => boolean): void => {
  const wrong = [...(places.get(control) ?? [])].filter(([name]) => isWrong(name)).map(([, element]) => element);
  const [first] = wrong.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  if (first instanceof HTMLElement) first.focus();
};

/**
 * The second half of `handleSubmit`: leads to the first field that is wrong, by its place on the page. The form library goes by when a
 * field was registered, so one that appears later, or in place of another, would come last.
 */
export const toFirstWrong = (control: object) => (errors: FieldErrors) => {
  const lead = (): void => focusFirst(control, (name) => at(errors, name) !== undefined);
  lead();
  // A field that is locked while it is sent takes no focus before that is drawn.
  setTimeout(lead);
};

/**
 * Puts the server's field problems on the fields of a form, as codes, and leads to the first. Answers false when it named none,
 * so that the screen says it another way. `nameOf` turns the name of a field on the wire into that of the form.
 */
export const putFieldErrors = <T extends FieldValues>(
  error: unknown,
  { control, setError }: Pick<UseFormReturn<T>, 'control' | 'setError'>,
  nameOf: (field: string) => string = (field) => field,
): boolean => {
  const problems = isApiError(error) ? (error.errors ?? []) : [];
  for (const { field, detail } of problems) setError(nameOf(field) as Path<T>, { type: 'server', message: detail });
  focusFirst(control, (name) => problems.some(({ field }) => nameOf(field) === name));
  return problems.length > 0;
};
