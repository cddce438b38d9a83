import { PDFDocument, StandardFonts } from 'pdf-lib';
import { readPdf } from '@tandem/pdf-text/read';
import { readVacancyPage, readVacancyPdf, readVacancyText } from '../src/read';
import type { Found, ReadVacancy } from '../src/result';
import { lineKind } from '../src/sections/line-kind';
import { clausesOf, membersOf } from '../src/text/clauses';

const values = (found: Found<string>[]) => found.map(({ value }) => value);
const lists = ({ responsibilities, requiredSkills, benefits }: ReadVacancy) => ({
  duties: values(responsibilities),
  skills: values(requiredSkills),
  benefits: values(benefits),
});
const page = (body: string) => readVacancyPage(`<html><body><main><h1>Tuinman</h1>${body}</main></body></html>`);
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const part = (text: string) => ({ text, start: 0, end: text.length });
const texts = (parts: { text: string }[]) => parts.map(({ text }) => text);

const work = ['Het snoeien van heggen', 'Aanleggen van borders', 'Klanten adviseren over planten'];
const asked = ['Ervaring met bomen', 'Je kunt zelfstandig werken', 'Rijbewijs B'];
const offer = ['27 vakantiedagen', 'Een bus van de zaak', 'Gratis werkkleding'];
const all = { duties: work, skills: asked, benefits: offer };

describe('a line', () => {
  it.each([
    ['Het snoeien van heggen', 'duties'],
    ['Je bewaakt de planning', 'duties'],
    ['Prepare the morning handover', 'duties'],
    ['Ervaring met bomen', 'requirements'],
    ['Have a sharp eye for detail', 'requirements'],
    ['Een dertiende maand', 'benefits'],
    ['28 days off', 'benefits'],
    ['Wij zijn opgericht in 1950', null],
    ['Rust', null],
  ])('says by its own words what it is about: %s', (line, kind) => {
    expect(lineKind(line)).toBe(kind);
  });
});

describe('parts under headings that say nothing', () => {
  it('are known by what stands in them', () => {
    const read = page(`<h2>Buiten</h2>${list(...work)}<h2>Groene vingers</h2>${list(...asked)}<h2>Op de koop toe</h2>${list(...offer)}`);
    expect(lists(read)).toEqual(all);
  });

  it('are known where pages write headings in plain divisions', () => {
    const block = (title: string, items: string[]) => `<div><div>${title}</div>${list(...items)}</div>`;
    expect(lists(page(block('Buiten', work) + block('Groene vingers', asked) + block('Op de koop toe', offer)))).toEqual(all);
  });

  it('are known by short lines without marks', () => {
    const text = [
      'Tuinman',
      'Wilgenburg, Zutphen',
      '',
      'Buiten',
      ...work,
      '',
      'Groene vingers',
      ...asked,
      '',
      'Op de koop toe',
      ...offer,
    ].join('\n');
    expect(lists(readVacancyText(text))).toEqual(all);
  });

  it('are believed against a heading that nearly all of them contradict', () => {
    expect(lists(page(`<h2>Wat ga je doen?</h2>${list(...work)}<h2>Over ons</h2>${list(...offer)}`)).benefits).toEqual(offer);
  });

  it('count as prose only where nothing is listed', () => {
    const told = '<h2>Buiten</h2><p>Je snoeit de heggen van klanten. Je bewaakt de planning van de ploeg.</p>';
    expect(lists(page(told)).duties).toEqual(['Je snoeit de heggen van klanten', 'Je bewaakt de planning van de ploeg']);
    expect(lists(page(`${told}<h2>Taken</h2>${list(...work)}`)).duties).toEqual(work);
  });
});

it('reads items marked with pictures', () => {
  const text = `Tuinman gezocht!\n\n🌳 Wat ga je doen?\n${work.map((item) => `🌿 ${item}`).join('\n')}\n\n🌳 Wat krijg je?\n${offer.map((item, place) => `${'🎁🚲🌻'.match(/./gu)?.[place] ?? ''} ${item}`).join('\n')}`;
  expect(lists(readVacancyText(text))).toMatchObject({ duties: work, benefits: offer });
});

it('joins lines that a mail program broke at a width', () => {
  const text = `Tuinman

Hoveniersbedrijf Wilgenburg legt in Zutphen en omgeving tuinen aan en houdt ze
bij, voor bewoners en voor scholen. Vanaf maart hebben we een plaats vrij voor
iemand die graag buiten is.

Wat ga je doen?
Je snoeit de heggen van klanten in de hele streek en je ruimt daarna alles weer
netjes op, zodat niemand ziet dat je er bent geweest. Je bewaakt de planning van
de ploeg en overlegt elke vrijdag met de baas over de week die komt. Je bestelt
de planten.`;
  expect(lists(readVacancyText(text)).duties).toEqual([
    'Je snoeit de heggen van klanten in de hele streek',
    'je ruimt daarna alles weer netjes op, zodat niemand ziet dat je er bent geweest',
    'Je bewaakt de planning van de ploeg',
    'overlegt elke vrijdag met de baas over de week die komt',
    'Je bestelt de planten',
  ]);
});

it('reads a description that only machines are told', () => {
  const description = `<p>Hoveniersbedrijf Wilgenburg legt in Zutphen en omgeving tuinen aan en houdt ze bij, voor bewoners en voor scholen.</p><h3>Buiten</h3>${list(...work)}<h3>Groene vingers</h3>${list(...asked)}<h3>Op de koop toe</h3>${list(...offer)}`;
  const posting = JSON.stringify({ '@type': 'JobPosting', title: 'Tuinman', description });
  const html = `<html><head><script type="application/ld+json">${posting}</script></head><body><div id="app">Laden...</div></body></html>`;
  expect(lists(readVacancyPage(html))).toEqual(all);
});

it('reads the columns of a PDF one after the other', async () => {
  const pdf = await PDFDocument.create();
  const sheet = pdf.addPage([595, 842]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  sheet.drawText('Gardener', { x: 50, y: 780, size: 22, font: bold });
  const column = (x: number, title: string, lines: readonly string[]) => {
    sheet.drawText(title, { x, y: 740, size: 13, font: bold });
    lines.forEach((line, place) => sheet.drawText(`• ${line}`, { x: x + 12, y: 716 - place * 20, size: 11, font }));
  };
  const duties = [
    'Prune the hedges of clients',
    'Plan the week of the crew',
    'Order plants and seeds',
    'Advise schools on planting',
    'Keep the van tidy',
    'Write a short report',
  ];
  const offered = [
    '28 days of holiday a year',
    'A pension we pay in full',
    'Free work clothes and boots',
    'A training budget each year',
    'A bonus in a good summer',
    'Lunch with the whole crew',
  ];
  column(50, 'What you will do', duties);
  column(320, 'What we offer', offered);
  const read = readVacancyPdf(await readPdf(await pdf.save()));
  expect(lists(read)).toMatchObject({ duties, benefits: offered });
}, 30_000);

it('counts what a form adds of itself only where a vacancy says little', () => {
  const form = (profile: string) =>
    readVacancyText(
      `Lasser ${'Vind een job '.repeat(10)} Functieomschrijving Je last stukken in staal. Profiel ${profile} Persoonlijke vaardigheden Zelfstandigheid Plannen en organiseren Samenwerken Aanbod Maaltijdcheques van 7 euro`,
    );
  expect(lists(form('Je kan plannen lezen.')).skills).toEqual([
    'Je kan plannen lezen',
    'Zelfstandigheid',
    'Plannen en organiseren',
    'Samenwerken',
  ]);
  const much = 'Je kan plannen lezen. Je hebt een lascertificaat. Je werkt veilig. Je bent stipt.';
  expect(lists(form(much)).skills).toHaveLength(4);
});

it('takes of years of work what they are spent with', () => {
  const read = page(
    `<h2>Wat vragen wij?</h2>${list('Minimaal 3 jaar ervaring met Excel', 'Vijf jaar ervaring in een soortgelijke functie', 'Rust')}`,
  );
  expect(lists(read).skills).toEqual(['Excel', 'Rust']);
});

describe('a sentence', () => {
  it.each([
    [
      'Je maakt kantoren schoon, leegt de bakken en vult voorraden aan',
      ['Je maakt kantoren schoon', 'leegt de bakken', 'vult voorraden aan'],
    ],
    ['You publish your results in journals and supervise students', ['You publish your results in journals', 'supervise students']],
    ['Je controleert je lasnaden en werkt ze af', ['Je controleert je lasnaden en werkt ze af']],
    ['To be successful, you must like people', ['To be successful, you must like people']],
  ])('says its clauses one by one: %s', (sentence, clauses) => {
    expect(texts(clausesOf(part(sentence)))).toEqual(clauses);
  });

  it('names the members of a list, and no list of two', () => {
    expect(texts(membersOf(part('the making of budgets and forecasts, the planning of audits and the monitoring of stock')))).toHaveLength(
      3,
    );
    expect(texts(membersOf(part('rust en humor')))).toEqual(['rust en humor']);
  });
});
