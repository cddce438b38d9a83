import { keepEarlyInput } from './early-input';

let root: HTMLElement;
const part = <T extends HTMLElement>(selector: string): T => root.querySelector(selector) as T;
beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><form><textarea></textarea><button type="button">Go</button><a href="#there">There</a></form></div>';
  root = document.getElementById('root') as HTMLElement;
});

it('presses again what was pressed before the app was there', () => {
  const early = keepEarlyInput(root);
  const pressed = jest.fn();
  part('button').addEventListener('click', pressed);
  part('button').click();
  expect(pressed).not.toHaveBeenCalled();
  early.take().forEach((act) => act());
  expect(pressed).toHaveBeenCalledTimes(1);
  part('button').click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('presses a button again whose icon was pressed', () => {
  part('button').innerHTML = '<svg><path /></svg>';
  const early = keepEarlyInput(document);
  const pressed = jest.fn();
  part('button').addEventListener('click', pressed);
  root.querySelector('path')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(pressed).not.toHaveBeenCalled();
  early.take().forEach((act) => act());
  expect(pressed).toHaveBeenCalledTimes(1);
});

describe('what was typed', () => {
  const type = (value: string) => {
    const field = part<HTMLTextAreaElement>('textarea');
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return field;
  };
  const heardBy = (field: HTMLTextAreaElement) => {
    const heard: string[] = [];
    field.addEventListener('input', () => heard.push(field.value));
    return heard;
  };

  it('is typed again, where the app hears it', () => {
    const early = keepEarlyInput(root);
    const field = part<HTMLTextAreaElement>('textarea');
    field.value = 'nurse';
    const heard = heardBy(field);
    early.take().forEach((act) => act());
    expect(heard).toEqual(['nurse']);
  });

  it('is in a field that nobody is told was left, which the app would find empty', () => {
    const early = keepEarlyInput(document);
    const field = type('nurse');
    const left = jest.fn();
    root.addEventListener('focusout', left);
    field.focus();
    part('button').focus();
    expect(left).not.toHaveBeenCalled();
    early.take();
    field.focus();
    part('button').focus();
    expect(left).toHaveBeenCalled();
  });

  it('is not heard before, so that nothing is made of half of it', () => {
    const early = keepEarlyInput(root);
    const above = jest.fn();
    root.addEventListener('input', above);
    const heard = heardBy(part<HTMLTextAreaElement>('textarea'));
    type('nur');
    type('nurse');
    expect(above).not.toHaveBeenCalled();
    early.take().forEach((act) => act());
    expect(heard).toEqual(['nurse']);
    expect(above).toHaveBeenCalledTimes(1);
  });

  it('stays when the app writes the field anew while it takes over', () => {
    const early = keepEarlyInput(root);
    const field = type('nurse');
    field.value = '';
    early.take().forEach((act) => act());
    expect(field.value).toBe('nurse');
  });

  it('is gone on with where the app wrote the field anew between two keys', () => {
    const early = keepEarlyInput(root);
    const field = type('nur');
    field.value = '';
    field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
    type(`${field.value}se`);
    early.take().forEach((act) => act());
    expect(field.value).toBe('nurse');
  });

  it('is left alone where its field is gone, and given once', () => {
    const early = keepEarlyInput(root);
    type('nurse').remove();
    expect(early.take()).toEqual([]);
    expect(early.take()).toEqual([]);
  });
});

it('sends a form again, and not to the server before', () => {
  const early = keepEarlyInput(root);
  const form = part<HTMLFormElement>('form');
  form.requestSubmit();
  const sent = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  early.take().forEach((act) => act());
  expect(sent).toHaveBeenCalledTimes(1);
});

it('lets links lead on', () => {
  const early = keepEarlyInput(root);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  part('a').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(early.take()).toEqual([]);
});

describe('Enter in a field of several lines', () => {
  const enter = () => part('textarea').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

  it('is told to the app once it is there, after the words', () => {
    const early = keepEarlyInput(root);
    const field = part<HTMLTextAreaElement>('textarea');
    field.value = 'nurse';
    expect(enter()).toBe(false);
    const sent: string[] = [];
    field.addEventListener('keydown', (event) => {
      event.preventDefault();
      sent.push(field.value);
    });
    early.take().forEach((act) => act());
    expect(sent).toEqual(['nurse']);
    expect(field.value).toBe('nurse');
  });

  it('is a new line where the app makes nothing else of it', () => {
    const early = keepEarlyInput(root);
    const field = part<HTMLTextAreaElement>('textarea');
    field.value = 'nurse';
    enter();
    early.take().forEach((act) => act());
    expect(field.value).toBe('nurse\n');
  });
});

describe('a file that is dropped', () => {
  const pdf = ['a resume'] as unknown as FileList;
  const dropOn = (selector: string) => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    part(selector).dispatchEvent(Object.assign(event, { dataTransfer: { types: ['Files'], files: pdf } }));
    return event;
  };
  beforeEach(() => {
    part('form').innerHTML = '<div data-takes-files><b>Here</b><input type="file" /></div><i>There</i>';
    Object.defineProperty(part('input'), 'files', { writable: true, value: null });
  });

  it('is chosen in the field of the place it was dropped on', () => {
    const early = keepEarlyInput(root);
    const chosen = jest.fn();
    part('input').addEventListener('change', chosen);
    expect(dropOn('b').defaultPrevented).toBe(true);
    expect(chosen).not.toHaveBeenCalled();
    early.take().forEach((act) => act());
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(part<HTMLInputElement>('input').files).toBe(pdf);
  });

  it('is not opened by the browser when it misses the place', () => {
    const early = keepEarlyInput(root);
    expect(dropOn('i').defaultPrevented).toBe(true);
    expect(early.take()).toEqual([]);
  });
});
