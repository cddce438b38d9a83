import { bundles } from '../src/bundle';
import { argumentsOf } from './arguments';
import { isMentioned, mentions } from './ids-in-code';

const { en, nl }: Record<string, Record<string, string>> = bundles;
const ids = Object.keys(en ?? {});
const both = ids.map((id) => ({ id, english: en?.[id] ?? '', dutch: nl?.[id] ?? '' }));

const names = (text: string): string => [...argumentsOf(text).names].sort().join();
const lacksOther = (text: string): boolean => argumentsOf(text).choices.some((keys) => !keys.includes('other'));

it('has every text in both languages', () => {
  expect(Object.keys(nl ?? {})).toEqual(ids);
  expect(both.filter(({ english, dutch }) => !english.trim() || !dutch.trim())).toEqual([]);
});

it('fills the same arguments in both languages', () => {
  expect(both.filter(({ english, dutch }) => names(english) !== names(dutch))).toEqual([]);
});

it('has an answer for every number and every choice', () => {
  expect(both.filter(({ english, dutch }) => lacksOther(english) || lacksOther(dutch))).toEqual([]);
});

it('has no sentence that was left in English', () => {
  const isSentence = (text: string): boolean => text.replace(/\{[^}]*\}/g, '').split(/\s+/).filter((word) => /^[a-z']{2,}/i.test(word)).length > 3; // prettier-ignore
  expect(both.filter(({ english, dutch }) => english === dutch && isSentence(english))).toEqual([]);
});

it('has no text that nobody shows', () => {
  const code = mentions();
  expect(ids.filter((id) => !isMentioned(id, code))).toEqual([]);
});

it('speaks to one person in Dutch, and never formally', () => {
  expect(both.filter(({ dutch }) => /(?<![\w-])(u|uw|uzelf)(?![\w-])/i.test(dutch))).toEqual([]);
});

it('names the product by its argument', () => {
  expect(both.filter(({ english, dutch }) => /tandem/i.test(english + dutch))).toEqual([]);
});

it('calls the letter that goes with an application by one word in Dutch', () => {
  expect(both.filter(({ dutch }) => /sollicitatiebrie/i.test(dutch))).toEqual([]);
});
