// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { broughtFrom } from './brought.mjs';

/** @type {string} */
let folder;
const write = (/** @type {string} */ name, /** @type {string} */ text) => fs.writeFileSync(path.join(folder, name), text);
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dictionary-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const header = 'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels\n';

const withEsco = () => {
  write(
    'occupations_en.csv',
    `${header}Occupation,u:1,7115,carpenter,"joist whisperer\nbeam tamer"\nOccupation,u:2,2221,moon nurse,lunar carer\n`,
  );
  write('occupations_nl.csv', `${header}Occupation,u:1,7115,timmerman,"balkenfluisteraar\nkok"\nOccupation,u:2,2221,maanzuster,\n`);
  return broughtFrom({ esco: folder });
};

describe('what ESCO adds', () => {
  it('gives titles of the dictionary their other labels, and adds those it has not', () => {
    const [carpenter, moon] = withEsco().occupations;
    expect(carpenter?.id).toEqual(expect.any(Number));
    expect(carpenter?.names).toEqual(['joist whisperer', 'beam tamer', 'balkenfluisteraar']);
    expect(moon).toMatchObject({ id: null, isco: '2221', en: 'moon nurse', nl: 'maanzuster' });
  });

  it('leaves out names that stand for work of two groups', () => {
    write('occupations_en.csv', `${header}Occupation,u:1,7115,first zorblaxer,zorblaxer\nOccupation,u:2,2221,second zorblaxer,zorblaxer\n`);
    write('occupations_nl.csv', header);
    expect(broughtFrom({ esco: folder }).occupations.flatMap(({ names }) => names)).toEqual([]);
  });

  it('has the same version for the same files, another for others', () => {
    const { version } = withEsco();
    expect(withEsco().version).toBe(version);
    write('occupations_nl.csv', header);
    expect(broughtFrom({ esco: folder }).version).not.toBe(version);
  });

  it.each(['conceptUri', 'iscoGroup', 'altLabels'])('says that a file lacks the column %s', (column) => {
    write('occupations_en.csv', `${header.replace(column, 'other')}a,b,c,d,e\n`);
    write('occupations_nl.csv', header);
    expect(() => broughtFrom({ esco: folder })).toThrow(`no column ${column}`);
  });

  it('says which file is missing', () => {
    expect(() => broughtFrom({ esco: folder })).toThrow('occupations_en.csv');
  });
});

describe('what O*NET adds', () => {
  it.each([
    ['as text', 'Alternate Titles.txt', 'Technology Skills.txt', 'Code\tTitle\tShort\tSource\n' + ['Carpenter', 'Carpenters', 'Timmerman', 'Zorblax shaper'].map((title) => `47-2031.00\t${title}\t\t`).join('\n'), 'Code\tExample\tCommodity\tTitle\tHot\n1\tAcme Docker\t1\tx\tN\n1\tZorblax Suite\t1\tx\tY\n1\tDull tool\t1\tx\tN'],
    ['as JSON', 'onet-alt-titles.json', 'onet-tech.json', JSON.stringify({ '47-2031.00': ['Carpenter', 'Carpenters', 'Timmerman', 'Zorblax shaper'] }), JSON.stringify([{ n: 'Acme Docker', hot: 0 }, { n: 'Zorblax Suite', hot: 1 }, { n: 'Dull tool', hot: 0 }])],
  ])('reads titles among known ones, and products with and without their maker, %s', (_, titles, tools, titleText, toolText) => {
    write(titles, titleText);
    write(tools, toolText);
    const { occupations, skills } = broughtFrom({ onet: folder });
    expect(occupations).toMatchObject([{ isco: '7115', names: ['Zorblax shaper'] }]);
    expect(skills).toMatchObject([{ en: 'Docker', names: ['Acme Docker'] }, { id: null, en: 'Zorblax Suite' }]);
  }); // prettier-ignore
});

it('reads places of both layouts of GeoNames, and leaves out what is none', () => {
  write('places.txt', [
    'NL\t9999\tZorblaxveen\tDrenthe\t01\t\t\t\t\t52.9\t6.5\t', 'NL\t9998\tZorblaxveen\tDrenthe\t01\t\t\t\t\t52.91\t6.51\t', 'NL\t9997\tNergens\tDrenthe\t01\t\t\t\t\t\t\t',
    '1\tZorblaxstad\tZorblaxstad\t\t51.5\t5.5\tP\tPPL\tBE\t\t\t\t\t\t1200\t\t5\tEurope/Brussels\t2020-01-01', '2\tBerg\tBerg\t\t51.5\t5.5\tT\tMT\tBE\t\t\t\t\t\t0\t\t5\tEurope/Brussels\t2020-01-01',
  ].join('\n')); // prettier-ignore
  const { places } = broughtFrom({ geonames: path.join(folder, 'places.txt') });
  expect(places.map(({ name, country }) => `${name} ${country}`)).toEqual(['Zorblaxveen NL', 'Zorblaxstad BE']);
});
