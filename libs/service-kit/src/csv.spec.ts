import { Readable } from 'node:stream';
import { csvStream, csvText } from './csv';
import { readAll } from './object-store/object-store';

type Row = { name: string | null; isOpen: boolean; amount: number };
const columns = [
  { key: 'name', header: 'name' },
  { key: 'isOpen', header: 'open' },
  { key: 'amount', header: 'amount' },
] as const;
const row = (name: string | null): Row => ({ name, isOpen: true, amount: 3 });
const linesOf = (text: string) => text.split('\r\n');

describe('rows as CSV', () => {
  it('stand under their headings, after the mark of UTF-8', () => {
    expect(linesOf(csvText(columns, 'en', [row('Zoë')]))).toEqual(['\uFEFFname,open,amount', 'Zoë,true,3', '']);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+31612345678', "'+31612345678"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\n=1', `"'\n=1"`],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['＝1+1', "'＝1+1"],
    ['=a,b', `"'=a,b"`],
    ['1-1', '1-1'],
    ['', ''],
    [null, ''],
  ])('write %j as %j', (value, cell) => {
    expect(linesOf(csvText(columns, 'en', [row(value)]))[1]).toBe(`${cell},true,3`);
  });

  it('have what the spreadsheets of the language expect between cells', async () => {
    expect(linesOf(csvText(columns, 'nl', [row('a;b')]))).toEqual(['\uFEFFname;open;amount', '"a;b";true;3', '']);
    expect(linesOf(csvText(columns, 'en', [row('a;b')]))[1]).toBe('"a;b",true,3');
    const stretches = Readable.from([[row('Zoë')]]);
    expect((await readAll(csvStream(columns, 'nl', stretches))).toString()).toBe(csvText(columns, 'nl', [row('Zoë')]));
  });

  it('are the same when they come in stretches', async () => {
    const rows = [row('a,b'), row('=1'), row('Zoë')];
    const stretches = [rows.slice(0, 2), [], rows.slice(2)];
    expect((await readAll(csvStream(columns, 'en', Readable.from(stretches)))).toString()).toBe(csvText(columns, 'en', rows));
  });

  it('are the headings alone when there are none', async () => {
    expect((await readAll(csvStream(columns, 'en', Readable.from([])))).toString()).toBe('\uFEFFname,open,amount\r\n');
  });

  it('are asked for as they are read, so that no table is held', async () => {
    let asked = 0;
    const endless = async function* () {
      for (;;) {
        asked += 1;
        yield Array.from({ length: 1_000 }, () => row('somebody'));
      }
    };
    const stream = csvStream(columns, 'en', endless());
    let read = 0;
    for await (const piece of stream) {
      read += (piece as Buffer).length > 100 ? 1 : 0;
      if (read === 20) break;
    }
    // A stream keeps a few pieces ready.
    expect(asked).toBeLessThan(25);
  });

  it('break off when their source does', async () => {
    const broken = Readable.from(
      (async function* () {
        yield [row('one')];
        throw new Error('connection lost');
      })(),
    );
    await expect(readAll(csvStream(columns, 'en', broken))).rejects.toThrow('connection lost');
  });
});
