import type { EarlyInput } from '../handed-over';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (element: Element): element is Typed =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(element.type));

const tell = (element: Element, type: 'input' | 'change'): boolean => element.dispatchEvent(new Event(type, { bubbles: true }));

/** Takes what was typed out of the fields; the returned function types it again, unnoticed by who watches the setter. */
const takeTyped = (root: ParentNode): (() => void)[] =>
  [...root.querySelectorAll('input, textarea')].filter(isTyped).flatMap((field) => {
    const { value, defaultValue } = field;
    if (value === defaultValue) return [];
    field.value = defaultValue;
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;
    return [
      () => {
        // React takes over the part of a page where something happens, and compares with what stands in a field then.
        field.dispatchEvent(new Event('dragend', { bubbles: true }));
        setter?.call(field, value);
        tell(field, 'input');
      },
    ];
  });

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

/**
 * Keeps what somebody does on a page drawn by the server before the app has taken it over: presses, words typed, Enter
 * in them, files chosen, forms sent. Links lead on by themselves. `take` is to be called right before; what it returns does it again, in its order.
 */
export const keepEarlyInput = (root: Document | HTMLElement): EarlyInput => {
  const held: (() => void)[] = [];
  const hold = (event: Event): void => {
    const target = pressedOf(event.target);
    const { type } = event;
    if (!target) return;
    if (type === 'change') {
      if (target instanceof HTMLInputElement && target.type === 'file') held.push(() => void tell(target, 'change'));
      return;
    }
    if (type === 'click' && target.closest('a[href], input:not([type=checkbox]):not([type=radio]), textarea')) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(() => (target instanceof HTMLFormElement ? target.requestSubmit() : target.click()));
  };
  const types = ['click', 'submit', 'change'] as const;
  types.forEach((type) => root.addEventListener(type, hold, true));
  const holdEnter = (event: Event): void => {
    const { target, key, shiftKey, isComposing } = event as KeyboardEvent;
    if (key !== 'Enter' || shiftKey || isComposing || !(target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(() => enter(target));
  };
  root.addEventListener('keydown', holdEnter, true);
  return {
    take: () => {
      const typed = takeTyped(root);
      types.forEach((type) => root.removeEventListener(type, hold, true));
      root.removeEventListener('keydown', holdEnter, true);
      const acts = [...typed, ...held];
      return acts.length > 0 ? [refocus, ...acts] : [];
    },
  };
};
