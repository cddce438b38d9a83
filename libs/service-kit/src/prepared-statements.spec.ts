import { StatementNames } from './prepared-statements';

const often = (names: StatementNames, text: string, times = 10) => Array.from({ length: times }, () => names.of(text)).at(-1);

describe('which statements are prepared', () => {
  it('are those that come for the tenth time, each under a name of its own that stays', () => {
    const names = new StatementNames();
    expect(often(names, 'SELECT "a" FROM "note" WHERE "id" = $1', 9)).toBeUndefined();
    const first = names.of('SELECT "a" FROM "note" WHERE "id" = $1');
    expect(first).toBeDefined();
    expect(names.of('SELECT "a" FROM "note" WHERE "id" = $1')).toBe(first);
    expect(often(names, 'DELETE FROM "note" WHERE "id" = $1')).not.toBe(first);
  });

  it('are none that somebody wrote by hand: a search is planned for what is looked for', () => {
    expect(often(new StatementNames(), 'select id from vacancy where term_ids && $1', 100)).toBeUndefined();
  });

  it('are fifty at most, so that the plans of a connection stay few', () => {
    const names = new StatementNames();
    const texts = Array.from({ length: 60 }, (_, n) => `SELECT ${n} FROM "note" WHERE "id" = $1`);
    expect(texts.map((text) => often(names, text)).filter(Boolean)).toHaveLength(50);
    expect(names.of(texts[0] ?? '')).toBeDefined();
  });

  it('are never again one that was dropped, and nobody else gets its name', () => {
    const names = new StatementNames();
    const first = often(names, 'SELECT 1 FROM "note" WHERE "id" = $1');
    names.drop('SELECT 1 FROM "note" WHERE "id" = $1');
    expect(often(names, 'SELECT 1 FROM "note" WHERE "id" = $1', 20)).toBeUndefined();
    expect([undefined, first]).not.toContain(often(names, 'SELECT 2 FROM "note" WHERE "id" = $1'));
  });

  it('are not found among ever new texts, which are forgotten', () => {
    const names = new StatementNames();
    for (let n = 0; n < 5_000; n++) expect(names.of(`SELECT ${n} FROM "note" WHERE "id" IN ($1)`)).toBeUndefined();
    expect(often(names, 'SELECT "a" FROM "note" WHERE "id" = $1')).toBeDefined();
  });
});
