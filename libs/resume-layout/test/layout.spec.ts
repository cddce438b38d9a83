import fc from 'fast-check';
import { layoutResume } from '../src/layout';
import { layoutLetter } from '../src/letter';
import { widthOf } from '../src/measure';
import type { Layout, TextItem } from '../src/page';
import { unprintedLetters } from '@tandem/domain/fields';
import { resumeTemplates as templates } from '@tandem/domain/resume';
import type { LayoutResume } from '../src/resume';
import { personOf } from './people';

const textsOf = (layout: Layout): (TextItem & { page: number })[] =>
  layout.pages.flatMap(({ items, number }) => items.flatMap((item) => (item.kind === 'text' ? [{ ...item, page: number }] : [])));
const written = (layout: Layout): string =>
  textsOf(layout)
    .map(({ text }) => text)
    .join('\n');
const withSettings = (resume: LayoutResume, settings: Partial<LayoutResume['settings']>): LayoutResume => ({
  ...resume,
  settings: { ...resume.settings, ...settings },
});

const job = (i: number, description: string, title = `Gardener ${i}`) => ({
  id: `job${i}`,
  title,
  company: 'Veldwerk',
  startDate: '2020-01',
  endDate: '2021-01',
  description,
  hiddenOnResume: false,
});

describe('a page', () => {
  it.each([
    ['A4', 793.8, 1122.66],
    ['LETTER', 816.48, 1054.62],
  ] as const)('has the size of %s', (paper, width, height) => {
    const layout = layoutResume(withSettings(personOf(1, 'en', 'classic'), { paper }));
    expect([layout.width, layout.height]).toEqual([width, height]);
  });

  it('is there even when the resume is empty', () => {
    const empty = { ...personOf(1, 'en', 'modern'), basics: {}, summary: null, workExperiences: [], educations: [], skills: [] };
    expect(layoutResume(empty).pages).toHaveLength(1);
  });

  it.each(templates)('keeps all text within its padding and off other text (%s)', (template) => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ maxLength: 80 }), fc.lorem({ maxCount: 60 })), { maxLength: 12 }),
        fc.integer({ min: 1, max: 50 }),
        (jobs, seed) => {
          const resume = personOf(seed, seed % 2 ? 'en' : 'nl', template, 2);
          const layout = layoutResume({ ...resume, workExperiences: jobs.map(([title, text], i) => job(i, text, title)) });
          const texts = textsOf(layout);
          for (const { x, y, width, size } of texts) {
            expect(x).toBeGreaterThanOrEqual(template === 'modern' ? 23.9 : 47.9);
            expect(x + width).toBeLessThanOrEqual(layout.width - 47.9);
            expect(y - size).toBeGreaterThanOrEqual(40);
            expect(y).toBeLessThanOrEqual(layout.height - 20);
          }
          const clash = texts.find((a) =>
            texts.some(
              (b) => a !== b && a.page === b.page && Math.abs(a.y - b.y) < 8 && a.x < b.x + b.width - 0.5 && b.x < a.x + a.width - 0.5,
            ),
          );
          expect(clash).toBeUndefined();
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('page breaks', () => {
  const long = personOf(3, 'en', 'classic', 3);

  it('come before the sections that ask for one', () => {
    const layout = layoutResume(withSettings(personOf(7, 'en', 'classic'), { pageBreaks: ['education'] }));
    const education = layout.starts.find(({ section }) => section === 'education');
    expect(education).toMatchObject({ page: 2, y: 48 });
  });

  it('never leave a heading alone at the foot of a page', () => {
    for (let seed = 1; seed <= 60; seed++) {
      for (const template of templates) {
        const layout = layoutResume(personOf(seed, 'nl', template, 1 + (seed % 5)));
        for (const start of layout.starts) {
          const headed = textsOf(layout).filter(({ page, y, block }) => page === start.page && y > start.y + 25 && block >= 0);
          expect(headed.some(({ block }) => layout.blocks[block]?.section === start.section)).toBe(true);
        }
      }
    }
  });

  it('keep the entries of ordinary length in one piece', () => {
    const layout = layoutResume(long);
    expect(layout.pages.length).toBeGreaterThan(1);
    for (const { id } of long.workExperiences) {
      const pages = new Set(
        textsOf(layout)
          .filter(({ block }) => layout.blocks[block]?.entryId === id)
          .map(({ page }) => page),
      );
      expect(pages.size).toBe(1);
    }
  });

  it('part a long text, but leave no line of it alone', () => {
    const text = Array.from({ length: 60 }, () => 'Planned the beds, ordered the plants and worked with the seasons.').join(' ');
    const layout = layoutResume({ ...long, workExperiences: [job(1, text), job(2, text), job(3, text)] });
    const paragraphs = layout.blocks.flatMap((block, i) => (block.tag === 'P' && block.entryId ? [i] : []));
    const parted = paragraphs.map((i) => textsOf(layout).filter(({ block }) => block === i));
    const counts = parted.flatMap((lines) =>
      [...new Set(lines.map(({ page }) => page))].length > 1 ? [lines.filter(({ page }) => page === lines[0]?.page).length, lines.filter(({ page }) => page === lines.at(-1)?.page).length] : [],
    ); // prettier-ignore
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.min(...counts)).toBeGreaterThan(1);
  });
});

describe('what is shown', () => {
  const person = personOf(2, 'en', 'classic');

  it.each([
    ['emailHidden', person.basics.email],
    ['phoneHidden', '+31 6'],
    ['addressHidden', person.basics.address?.city],
    ['linkedinUrlHidden', 'linkedin.com'],
  ] as const)('leaves out what %s says', (setting, value) => {
    expect(written(layoutResume(person))).toContain(value);
    expect(written(layoutResume(withSettings(person, { [setting]: true })))).not.toContain(value);
  });

  it('leaves out hidden entries, skills, and the picture', () => {
    const hide = <T extends object>(entries: readonly T[]) => entries.map((entry) => ({ ...entry, hiddenOnResume: true }));
    const layout = layoutResume({
      ...withSettings(person, { pictureHidden: true }),
      hasPicture: true,
      workExperiences: hide(person.workExperiences),
      educations: hide(person.educations),
      skills: hide(person.skills),
    });
    expect(layout.starts.map(({ section }) => section)).toEqual(person.summary ? ['summary'] : []);
    expect(layout.pages.flatMap(({ items }) => items).filter(({ kind }) => kind === 'picture')).toEqual([]);
  });

  it('says headings and dates in the language of the resume', () => {
    expect(written(layoutResume(personOf(1, 'nl', 'classic')))).toMatch(/Werkervaring[\s\S]*heden/);
    expect(written(layoutResume(personOf(1, 'en', 'classic')))).toMatch(/Work experience[\s\S]*present/);
  });

  it('says the level of a study whose title does not', () => {
    const [study] = person.educations;
    if (!study) throw new Error('somebody who studied is needed');
    const layout = layoutResume({ ...person, educations: [{ ...study, title: 'Verpleegkunde', educationType: 'BACHELOR_HBO' }] });
    expect(written(layout)).toContain('Verpleegkunde (HBO bachelor)');
  });
});

describe('how it looks', () => {
  const person = personOf(2, 'en', 'modern');
  const headed = (resume: LayoutResume): TextItem[] => {
    const layout = layoutResume(resume);
    return textsOf(layout).filter(({ block }) => layout.blocks[block]?.tag === 'H1');
  };

  it('ends no paragraph with one short word', () => {
    for (let length = 20; length < 60; length++) {
      const summary = `${'Planned the beds and worked with the seasons. '
        .repeat(8)
        .slice(0, length * 5)
        .trim()} so.`;
      const lines = textsOf(layoutResume({ ...person, summary })).filter(({ text }) => /(^|\s)so\.$/.test(text));
      expect(lines.map(({ text }) => text)).not.toContain('so.');
    }
  });

  it('leaves the parts of a word that is too long as they are', () => {
    const text = `See example.org/${'gardens-of-the-north/'.repeat(4)}a`;
    const lines = textsOf(layoutResume({ ...person, summary: text })).map((item) => item.text);
    expect(lines.join('')).toContain(text.replace('See ', ''));
  });

  it('keeps a short list of languages in one piece', () => {
    const languages = person.skills.filter(({ type }) => type === 'LANGUAGES');
    for (let count = 1; count <= 14; count++) {
      const jobs = Array.from({ length: count }, (_, i) => job(i, 'Planted.'));
      const layout = layoutResume({ ...personOf(2, 'en', 'classic'), workExperiences: jobs, skills: languages });
      const pages = textsOf(layout).filter(({ block }) => layout.blocks[block]?.section === 'languages').map(({ page }) => page); // prettier-ignore
      expect(new Set(pages).size).toBe(1);
    }
  });

  it('sets a long name in smaller letters instead of over half the page', () => {
    const [short] = headed(person);
    const long = headed({ ...person, basics: { firstName: 'Maximiliana', lastName: 'von Hohenstein-Wittelsbach de Vries' } });
    expect(long.length).toBeLessThanOrEqual(2);
    expect(long[0]?.size).toBeLessThan(short?.size ?? 0);
  });

  it('says a foreign country in the language of the resume, and the own one not', () => {
    const from = (country: string, language: 'en' | 'nl') =>
      written(layoutResume({ ...person, language, basics: { ...person.basics, address: { city: 'Gent', country } } }));
    expect(from('BE', 'nl')).toContain('Gent, België');
    expect(from('BE', 'en')).toContain('Gent, Belgium');
    expect(from('NL', 'en')).toMatch(/Gent$/m);
  });
});

describe('difficult texts', () => {
  const person = personOf(2, 'en', 'modern');

  it('leaves out and names what the fonts do not have', () => {
    const layout = layoutResume({ ...person, summary: 'Happy 😀 gardener مرحبا', basics: { ...person.basics, firstName: 'Ælfgifu', lastName: 'Жуковська-Παπαδοπούλου' } }); // prettier-ignore
    expect(layout.unshown).toEqual(expect.arrayContaining(['😀', 'م']));
    expect(written(layout)).toContain('Happy gardener');
    expect(written(layout)).toContain('Ælfgifu');
    expect(written(layout)).toContain('Жуковська-Παπαδοπούλου');
    for (const { text, width, font, size } of textsOf(layout)) expect(widthOf(text, font, size)).toBeCloseTo(width, 1);
  });

  it.each(['王小明', 'שרה לוי', 'ليلى', 'สมชาย', 'Ünal-Żółć O’Brien', 'Жуковська-Παπαδοπούλου Маряʼна', 'ʻAkamu Nguyễn Þóra'])(
    'leaves out of the name %s the letters that its owner is told of',
    (firstName) => {
      const { unshown } = layoutResume({ ...person, basics: { ...person.basics, firstName, lastName: '' } });
      expect(unshown.filter((letter) => /\p{L}/u.test(letter))).toEqual(unprintedLetters(firstName));
    },
  );

  it('parts a word of 5,000 letters, and loses none of it', () => {
    const layout = layoutResume({ ...person, summary: 'x'.repeat(5_000) });
    expect(written(layout).replace(/[^x]/g, '').length).toBeGreaterThanOrEqual(5_000);
  });

  it('lays out sixty entries, each of them once', () => {
    const jobs = Array.from({ length: 60 }, (_, i) => job(i, '- Planted the beds of a park of four hectares.\n- Trained two apprentices.'));
    const titles = textsOf(layoutResume({ ...person, workExperiences: jobs })).filter(({ text }) => /^Gardener \d+$/.test(text));
    expect(titles.map(({ text }) => text)).toEqual(jobs.map(({ title }) => title));
  });
});

describe('a letter', () => {
  const person = personOf(2, 'nl', 'modern');
  const letter = written(
    layoutLetter(person, 'Geachte heer,\n\nIk schrijf u over de baan.\n\n- Ik kan plannen.\n- Ik kan rekenen.\n\nMet vriendelijke groet'),
  );

  it('stands under the head of the resume, paragraph by paragraph', () => {
    const at = ['@example.org', 'Geachte heer,', 'Ik schrijf u', 'Ik kan rekenen.', 'Met vriendelijke groet'].map((part) =>
      letter.indexOf(part),
    );
    expect(at.every((place, i) => place > (at[i - 1] ?? -1))).toBe(true);
  });

  it('goes on over pages when it is long', () => {
    expect(layoutLetter(person, 'Een regel over het werk dat ik doe. '.repeat(300)).pages.length).toBeGreaterThan(1);
  });
});
