import type { Understanding } from '@tandem/domain/search';

/** A part of the sentence at start..end (UTF-16, end exclusive), in its own words; of what is not wanted the thing alone, without "no". */
export type Understood = { kind: Understanding; text: string; start: number; end: number };

/** Stands for what was understood, so that no pattern reaches over it. */
const gone = '\u0001';

/** So many characters hold the little words before a place; a longer text need not be looked through for them. */
const mostBefore = 40;

/** A sentence of which parts are understood one after another; what is understood is not read again. */
export class Remainder {
  private rest: string;
  private readonly found: Understood[] = [];
  private readonly apart: { start: number; end: number }[] = [];

  constructor(readonly text: string) {
    this.rest = text;
  }

  /** What nobody has understood yet, every character in its place. */
  get left(): string {
    return this.rest;
  }

  get understood(): Understood[] {
    return [...this.found].sort((a, b) => a.start - b.start);
  }

  /** Parts that are known and say nothing of the work. */
  get setApartParts(): readonly { start: number; end: number }[] {
    return this.apart;
  }

  /** Keeps a part from being read any further, without calling it understood. */
  setApart(start: number, end: number): void {
    this.apart.push({ start, end });
    this.rest = this.rest.slice(0, start) + gone.repeat(end - start) + this.rest.slice(end);
  }

  /** `told` are better words for it than its own. */
  claim(kind: Understanding, start: number, end: number, told?: string): void {
    const written = this.text.slice(start, end);
    const before = written.length - written.trimStart().length;
    const text = written.trim();
    if (text) this.found.push({ kind, text: told ?? text, start: start + before, end: start + before + text.length });
    this.rest = this.rest.slice(0, start) + gone.repeat(end - start) + this.rest.slice(end);
  }

  /** Understands every place of a global pattern for which `mean` has a meaning, and gives the meanings. */
  take<T>(kind: Understanding, pattern: RegExp, mean: (match: RegExpExecArray) => T | null): T[] {
    const meanings: T[] = [];
    for (const match of this.rest.matchAll(pattern)) {
      const meaning = mean(match);
      if (meaning === null) continue;
      meanings.push(meaning);
      this.claim(kind, match.index, match.index + match[0].length);
    }
    return meanings;
  }

  /** The words just before a place, as they were written. */
  before(place: number): string {
    return this.text.slice(Math.max(0, place - mostBefore), place);
  }

  isFree(start: number, end: number): boolean {
    return !this.rest.slice(start, end).includes(gone);
  }
}
