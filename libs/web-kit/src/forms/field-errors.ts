import { get, type FieldErrors, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
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
  const lead = (): void => focusFirst(control, (name) => get(errors, name) !== undefined);
  lead();
  // A field that is locked while it is sent takes no focus before that is drawn.
  setTimeout(lead);
};

/**
 * Puts the server's field problems on the fields of a form, as codes, and leads to the first. Answers false when it named none,
 * so that the screen says it another way. `at` turns the name of a field on the wire into that of the form.
 */
export const putFieldErrors = <T extends FieldValues>(
  error: unknown,
  { control, setError }: Pick<UseFormReturn<T>, 'control' | 'setError'>,
  at: (field: string) => string = (field) => field,
): boolean => {
  const problems = isApiError(error) ? (error.errors ?? []) : [];
  for (const { field, detail } of problems) setError(at(field) as Path<T>, { type: 'server', message: detail });
  focusFirst(control, (name) => problems.some(({ field }) => at(field) === name));
  return problems.length > 0;
};
