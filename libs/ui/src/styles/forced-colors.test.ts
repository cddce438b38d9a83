import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../../..');
const folders = ['libs/ui/src', 'libs/web-kit/src', 'frontends/candidate/src', 'frontends/employer/src', 'frontends/admin/src'];
const styles = folders.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ name: path.basename(name), css: fs.readFileSync(path.join(root, folder, name), 'utf8') })),
);

const STATE = /\[(?:aria-current|aria-pressed|data-selected|data-current|data-drop-target|data-indeterminate)\b|:checked/;
const ONLY_COLOUR = /(?:^|\s)(?:background|border-color|box-shadow|--ground):/;

/** What says the same in another way than by a colour, and how. */
const shownOtherwise = new Map([
  ['.framed', 'the tick or the dot in it'],
  ['.frame', 'the dot in it'],
  ['.chip', 'a tick'],
]);

const forcedBlock = /@media \(forced-colors: active\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;
const rules = (css: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }));
/** The class a state is told of: `.day` in `.day[data-selected]`. */
const toldOf = (selector: string) => /(\.[\w-]+)[^\s,]*(?:\[(?:aria|data)-|:checked)/.exec(selector)?.[1] ?? selector;

it('shows what is chosen where the colours are those of the reader', () => {
  const states = styles.flatMap(({ name, css }) => {
    const forced = rules([...css.matchAll(forcedBlock)].map(([, block]) => block).join('\n')).map(({ selector }) => selector);
    return rules(css.replace(forcedBlock, ''))
      .filter(({ selector, body }) => STATE.test(selector) && ONLY_COLOUR.test(body) && !/:hover|data-hovered/.test(selector))
      .map(({ selector }) => ({ name, of: toldOf(selector), forced }));
  });
  expect(states.length).toBeGreaterThan(15);
  const unseen = states.filter(
    ({ of, forced }) => !shownOtherwise.has(of) && !forced.some((selector) => STATE.test(selector) && toldOf(selector) === of),
  );
  expect(unseen.map(({ name, of }) => `${name} ${of}`)).toEqual([]);
});
