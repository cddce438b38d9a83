import { readVacancyText } from '@tandem/vacancy-reader/read';
import { fieldsOf } from '../sources/from-reading';
import { readingOf } from '../sources/reading-of';
import { newVacancy } from '../vacancies/new-vacancy';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { revisedSummary } from './revised-summary';
import { summaryLanguage, vacancySummary } from './vacancy-summary';

const blank = newVacancy({ id: '', companyId: null, companyName: 'Glaswerk', createdBy: null, createdAt: new Date(0) });
const of = (fields: Partial<Vacancy>): Vacancy => ({ ...blank, title: 'Data analyst', ...fields });
const read = (text: string, without: Partial<Vacancy> = {}): Vacancy => {
  const found = readVacancyText(text);
  return of({ ...fieldsOf(found), reading: readingOf(found), ...without });
};

const dutch =
  'Glaszetter in Tiel\n\nWat ga je doen\n- Je snijdt het glas op maat en zet het in de sponning\n- Je rijdt met de bus van werk naar werk';
const english =
  'Glazier in Tiel\n\nWhat you will do\n- You cut the glass and set it in its frame\n- You drive the van from one job to the next';
const none: Partial<Vacancy> = { description: null, responsibilities: [], requiredSkills: [], benefits: [], requiredExperience: null };

it.each([
  ['Dutch words', read(dutch), 'en', 'nl'],
  ['English words', read(english), 'nl', 'en'],
  ['names only, read from an English text', read(english, { ...none, requiredSkills: ['React', 'Docker'] }), 'nl', 'en'],
  ['words turned into Dutch since it was read', read(english, { ...none, description: 'Je zet het glas in de sponning.' }), 'en', 'nl'],
  ['names only and no reading', of({ requiredSkills: ['React', 'Head of Sales'] }), 'nl', 'nl'],
  ['nothing at all', of({}), 'en', 'en'],
] as const)('heads a vacancy of %s in its own language', (_, vacancy, asker, language) =>
  expect(summaryLanguage(vacancy, asker)).toBe(language),
);

it('follows a vacancy whose words become those of another language', () => {
  const before = of({ ...none, responsibilities: ['You cut the glass and set it in its frame'] });
  before.markdownSummary = vacancySummary(before, null, 'en');
  const after = { ...before, responsibilities: ['Je snijdt het glas en zet het in de sponning'] };
  expect(before.markdownSummary).toContain('## What you will do');
  expect(revisedSummary(before, after, null)).toContain('## Wat je gaat doen');
});

it('does not list what a paragraph tells of the work, and begins what it lists with a capital', () => {
  const told = read(
    'Glaszetter in Tiel\n\nGlaswerk zit al dertig jaar aan de haven en heeft een eigen werkplaats.\n\nWat ga je doen\nJe snijdt het glas op maat, vraagt offertes op bij leveranciers en je zet ruiten in hun sponning.\n\nWat vragen wij\n- npm\n- plezier in het vak',
  );
  expect(told.responsibilities.length).toBeGreaterThan(1);
  const summary = vacancySummary(told, null, 'nl');
  expect(summary).toBe(
    [
      '# Glaszetter',
      'Glaswerk zit al dertig jaar aan de haven en heeft een eigen werkplaats.',
      '## Wat je gaat doen',
      'Je snijdt het glas op maat, vraagt offertes op bij leveranciers en je zet ruiten in hun sponning.',
      '## Wat je meebrengt',
      '- npm\n- Plezier in het vak',
      '## Praktisch',
      '- Locatie: Tiel\n- Minimaal 38 uur per week',
    ].join('\n\n'),
  );
  const more = { ...told, responsibilities: [...told.responsibilities, 'op tijd komen'] };
  expect(vacancySummary(more, null, 'nl')).toContain('in hun sponning.\n\n- Op tijd komen\n\n## Wat je meebrengt');
});
