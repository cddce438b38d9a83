import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../../..');
const folders = ['frontends/candidate/src', 'frontends/employer/src', 'frontends/admin/src', 'libs/web-kit/src'];
const styles = folders.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);

it('keeps what stays in view below the bar on top', () => {
  const blocks = styles.flatMap((file) =>
    [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/\{([^{}]*position: sticky[^{}]*)\}/g)].map(([, block]) => ({
      file,
      block,
    })),
  );
  expect(blocks.length).toBeGreaterThan(5);
  const under = blocks.filter(({ block = '' }) => /\stop:/.test(block) && !block.includes('var(--header)'));
  expect(under.map(({ file }) => file)).toEqual([]);
});
