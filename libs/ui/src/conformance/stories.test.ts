import { declaredStates } from './declared-states';
import { shownStates } from './shown-states';

/** Pieces that other components are made of; they show wherever those do. */
const PIECES = ['DialogFrame', 'ErrorText', 'FieldFrame', 'MenuAt', 'PlainField', 'RequiredMark'];

const declared = [...declaredStates()].filter(([component]) => !PIECES.includes(component));
const shown = shownStates();

it('reads the components of the package', () => {
  expect(declared.length).toBeGreaterThan(70);
  expect(Object.fromEntries(declared)).toMatchObject({ Banner: expect.any(Set), Header: expect.any(Set), Table: expect.any(Set) });
});

it('has a story for every component', () => {
  expect(declared.map(([component]) => component).filter((component) => !shown.has(component))).toEqual([]);
});

it('has a story for every state of every component', () => {
  const missing = declared.flatMap(([component, states]) =>
    [...states].filter((state) => !shown.get(component)?.has(state)).map((state) => `${component}: ${state}`),
  );
  expect(missing).toEqual([]);
});
