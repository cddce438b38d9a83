import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../../..');
const folders = ['frontends/candidate/src', 'frontends/employer/src', 'frontends/admin/src', 'libs/web-kit/src', 'libs/ui/src'];
const styles = folders.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);
const found = (pattern: RegExp) =>
  styles.flatMap((file) => [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(([words]) => ({ file, words })));

it('measures windows by the size of the text, so that larger letters get the layout of a smaller window', () => {
  const queries = found(/@(?:media|container) .*\b(?:width|height)\b.*(?= \{)/g);
  expect(queries.length).toBeGreaterThan(50);
  expect(queries.filter(({ words }) => words.includes('px'))).toEqual([]);
});

it('lets lines grow with their letters', () => {
  expect(found(/line-height: [\d.]+px/g)).toEqual([]);
});
