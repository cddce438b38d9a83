import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../../..');
const folders = ['frontends/candidate/src', 'frontends/employer/src', 'frontends/admin/src', 'libs/web-kit/src', 'libs/ui/src'];
const queries = folders.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name))
    .flatMap((file) =>
      [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/@(?:media|container) .*\b(?:width|height)\b.*(?= \{)/g)].map(
        ([query]) => ({ file, query }),
      ),
    ),
);

it('measures windows by the size of the text, so that larger letters get the layout of a smaller window', () => {
  expect(queries.length).toBeGreaterThan(50);
  expect(queries.filter(({ query }) => query.includes('px'))).toEqual([]);
});
