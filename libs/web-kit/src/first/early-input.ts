import type { EarlyInput } from '../gateway/handed-over';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (element: Element): element is Typed =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(element.type));

const tell = (element: Element, type: 'input' | 'change'): boolean => element.dispatchEvent(new Event(type, { bubbles: true }));

/**
 * Types again what stands in a field. React takes over the part of a page where something happens and then remembers
 * what its fields hold; it hears of words only when they differ from that, set unnoticed by who watches the setter.
 */
const typeAgain = (field: Typed, value: string): void => {
  field.dispatchEvent(new Event('dragend', { bubbles: true }));
  field.value = field.defaultValue;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;
  setter?.call(field, value);
  tell(field, 'input');
};

const refocus = (): void => {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return;
  activeElement.blur();
  activeElement.focus();
};

/** What a press is meant for: icons are drawings inside what is pressed. */
const pressedOf = (target: EventTarget | null): HTMLElement | null => {
  let element = target instanceof Element ? target : null;
  while (element && !(element instanceof HTMLElement)) element = element.parentElement;
  return element;
};

/** Enter in a field of several lines: the page may send the form with it; otherwise it is a line. */
const enter = (field: HTMLTextAreaElement): void => {
  if (!field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))) return;
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
  tell(field, 'input');
};

/** What stands in every field, also where a browser filled it in without telling. */
const filledIn = (root: ParentNode): [Typed, string][] =>
  [...root.querySelectorAll('input, textarea')].filter(isTyped).map((field) => [field, field.value]);

/** What was done so far, and what stands in the fields that were typed in. */
type Kept = { acts: (() => void)[]; words: Map<Typed, string> };

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

const keepPress = (event: Event, { acts }: Kept): void => {
  const target = pressedOf(event.target);
  if (!target) return;
  if (event.type === 'click' && target.closest('a[href], input:not([type=checkbox]):not([type=radio]), textarea')) return;
  stop(event);
  acts.push(() => (target instanceof HTMLFormElement ? target.requestSubmit() : target.click()));
};

const keepFile = ({ target }: Event, { acts }: Kept): void => {
  if (target instanceof HTMLInputElement && target.type === 'file') acts.push(() => void tell(target, 'change'));
};

const isOfFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** A page that does not want a file is left by the browser, which opens the file. */
const allowDrop = (event: Event): void => {
  if (isOfFiles(event as DragEvent)) stop(event);
};

/** What is dropped on a place for files is chosen in the field of that place. */
const keepDrop = (event: Event, { acts }: Kept): void => {
  const { target, dataTransfer } = event as DragEvent;
  if (!dataTransfer || !isOfFiles(event as DragEvent)) return;
  stop(event);
  const field = pressedOf(target)?.closest('[data-takes-files]')?.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) return;
  field.files = dataTransfer.files;
  acts.push(() => void tell(field, 'change'));
};

const keepEnter = (event: Event, { acts }: Kept): void => {
  const { target, key, shiftKey, isComposing } = event as KeyboardEvent;
  if (key !== 'Enter' || shiftKey || isComposing || !(target instanceof HTMLTextAreaElement)) return;
  stop(event);
  acts.push(() => enter(target));
};

const keepWords = (event: Event, { words }: Kept): void => {
  const { target } = event;
  if (!(target instanceof Element) || !isTyped(target)) return;
  event.stopPropagation();
  words.set(target, target.value);
};

/** An app that is not told of the words yet would find the field empty that somebody leaves, and say so under a finger on its way up. */
const keepLeaving = (event: Event): void => {
  if (event.target instanceof Element && isTyped(event.target)) event.stopPropagation();
};

/** An app that draws a field while it takes over writes its own words there: whoever types on does so behind theirs. */
const bringBack = ({ target }: Event, { words }: Kept): void => {
  if (!(target instanceof Element) || !isTyped(target)) return;
  const before = words.get(target);
  if (before !== undefined && before !== target.value) target.value = before;
};

const keepers = {
  click: keepPress,
  submit: keepPress,
  change: keepFile,
  dragenter: allowDrop,
  dragover: allowDrop,
  drop: keepDrop,
  keydown: keepEnter,
  beforeinput: bringBack,
  input: keepWords,
  focusout: keepLeaving,
};

/**
 * Keeps what somebody does on a page drawn by the server until the app has taken it over: presses, words typed, Enter
 * in them, files chosen or dropped, forms sent. Links lead on by themselves. `take` is to be called right after, since whoever
 * types does not wait meanwhile; what it returns does it again, in its order.
 */
export const keepEarlyInput = (root: Document | HTMLElement): EarlyInput => {
  const kept: Kept = { acts: [], words: new Map() };
  const ended = new AbortController();
  for (const [type, keep] of Object.entries(keepers))
    root.addEventListener(type, (event) => keep(event, kept), { capture: true, signal: ended.signal });
  return {
    take: () => {
      if (ended.signal.aborted) return [];
      ended.abort();
      const words = [...new Map([...filledIn(root), ...kept.words])].filter(
        ([field, value]) => field.isConnected && value !== field.defaultValue,
      );
      const acts = [
        ...words.map(
          ([field, value]) =>
            () =>
              typeAgain(field, value),
        ),
        ...kept.acts,
      ];
      return acts.length > 0 ? [refocus, ...acts] : [];
    },
  };
};
