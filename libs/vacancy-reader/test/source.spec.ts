import { readPdf } from '@tandem/pdf-text/read';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { readPage } from '../src/page/page';
import { nextPage, vacancyLinks } from '../src/page/vacancy-links';
import { readVacancyPage, readVacancyPdf, readVacancyText } from '../src/read';
import { VacancyReader } from '../src/run';
import { readSource } from '../src/source';
import { asPage, asText, dutch, english } from './postings';

const page = async (html: string) => readSource({ kind: 'page', html, url: 'https://example.org/vacatures/x', choice: null });
const text = async (written: string, choice: string | null = null) => readSource({ kind: 'text', text: written, choice });

const drawn = async (written: string): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const [plain, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)];
  const sheet = pdf.addPage();
  const headings = new Set([...dutch.parts, ...english.parts].map(({ heading }) => heading));
  written.split('\n').forEach((line, place) => {
    const font = place === 0 || headings.has(line) ? bold : plain;
    sheet.drawText(line.replaceAll('’', "'"), { x: 50, y: 790 - place * 20, size: place === 0 ? 22 : 10, font });
  });
  return pdf.save();
};

it.each([dutch, english])('reads a PDF', async (posting) => {
  const vacancy = readVacancyPdf(await readPdf(await drawn(asText(posting))));
  expect(vacancy).toMatchObject({ title: { value: posting.title }, company: { value: posting.company }, city: { value: posting.city } });
  expect(vacancy.responsibilities).toHaveLength(3);
  expect(vacancy.pay?.value.period).toBe('MONTH');
});

it('takes a vacancy for work that is in no table', async () => {
  const text = [
    'Zwaaibaas',
    '',
    'Waterschap Dommelkant in Boxtel zoekt iemand die het peil bewaakt.',
    '',
    'Wat ga je doen?',
    '- Je meet het peil van veertig sloten',
    '- Je stelt stuwen bij',
    '',
    'Wij vragen',
    '- Rijbewijs B',
    '- Rust',
    '',
    'Wij bieden',
    '- € 2.700 tot € 3.400 bruto per maand',
  ].join('\n');
  expect(await readSource({ kind: 'text', text, choice: null })).toMatchObject({ ok: true, vacancy: { title: { value: 'Zwaaibaas' } } });
  const poem = 'Zwaaibaas\n\nDe baas zwaait naar het water.\n\nWij bieden\n- troost\n- stilte\n\nWij vragen\n- niets';
  expect(await readSource({ kind: 'text', text: poem, choice: null })).toMatchObject({ ok: false });
});

it('takes a page that carries a vacancy', async () => expect((await page(asPage(dutch))).ok).toBe(true));

it.each([
  [
    'a story',
    '<h1>De molen</h1>' + '<p>De molen maalt elke zaterdag meel voor het dorp en de kinderen kijken toe.</p>'.repeat(9),
    'no_vacancy',
  ],
  ['a login', '<h1>Inloggen</h1><form><input type="password"></form>', 'login_required'],
  [
    'a page in German',
    '<h1>Elektriker (m/w/d)</h1><p>Die Firma sucht einen Elektriker in Vollzeit und wir bieten eine Stelle mit Zukunft.</p><h2>Ihre Aufgaben</h2><ul><li>Montage von Anlagen</li><li>Wartung der Maschinen</li></ul>',
    'other_language',
  ],
  ['nothing', '', 'no_vacancy'],
  ['a vacancy that is gone', '<h1>Deze vacature is niet meer beschikbaar</h1><p>Kijk bij de andere.</p>', 'page_not_found'],
])('says of %s what is wrong', async (_name, html, reason) => expect(await page(html)).toMatchObject({ ok: false, reason }));

it('says of twenty words that they are too few', async () => {
  expect(await text('Wij zoeken een kok voor ons restaurant in Hoorn met ervaring')).toMatchObject({ reason: 'too_short' });
});

it('reads a vacancy that says all it has to in fewer than forty words', async () => {
  const written = `Implementatieconsultant
Utrecht
Je taken
- Je richt onze planningssoftware in bij bouwbedrijven
- Je geeft trainingen
- Je leidt projecten
Wij vragen
- HBO
- Projectmanagement, SQL
- Rijbewijs B
Wij bieden
- € 3.400 - € 4.500 per maand
- Leaseauto
40 uur per week`;
  expect(await text(written)).toMatchObject({ ok: true, vacancy: { title: { value: 'Implementatieconsultant' } } });
});

it('asks which of two vacancies is meant, and reads the one that was chosen', async () => {
  const both = `${asText(dutch)}\n\n${asText({ ...dutch, title: 'Heftruckchauffeur' })}`;
  expect(await text(both)).toMatchObject({
    reason: 'several_vacancies',
    choices: [
      { key: '0', title: dutch.title },
      { key: '1', title: 'Heftruckchauffeur' },
    ],
  });
  expect(await text(both, '1')).toMatchObject({ ok: true, vacancy: { title: { value: 'Heftruckchauffeur' } } });
});

it('asks which of three numbered vacancies is meant, although none has a heading of its own', async () => {
  const three = `Wij zoeken collega's!\n
Vacature 1: Magazijnmedewerker
Locatie: Tilburg. 40 uur per week. Salaris € 2.400 - € 2.700 bruto per maand. Je ontvangt goederen en verzamelt orders.\n
Vacature 2: Planner transport
Locatie: Breda. 32-40 uur. Salaris € 2.900 - € 3.600 bruto per maand. Je plant ritten en spreekt chauffeurs.\n
Vacature 3: Chauffeur CE
Locatie: Roosendaal. 40 uur. Je rijdt nationale ritten. Rijbewijs CE en code 95 vereist.`;
  expect(await text(three)).toMatchObject({
    reason: 'several_vacancies',
    choices: [{ title: 'Magazijnmedewerker' }, { title: 'Planner transport' }, { title: 'Chauffeur CE' }],
  });
  expect(await text(three, '1')).toMatchObject({
    ok: true,
    vacancy: { title: { value: 'Planner transport' }, city: { value: 'Breda' }, pay: { value: { min: 2_900, max: 3_600 } } },
  });
});

it('offers each of several vacancies, also one whose title it does not know', async () => {
  const each = (title: string) =>
    `<h2>${title}</h2><p>Voor 32 uur per week in Kampen.</p><h3>Wat ga je doen</h3><ul><li>Je werkt buiten</li><li>Je meet</li></ul>
    <h3>Wat vragen wij</h3><ul><li>Rijbewijs B</li><li>Handigheid</li></ul>`;
  const titles = ['Muskusrattenvanger', 'Sluiswachter', 'Stuwbaas'];
  expect(await page(`<title>Onze vacatures</title><h1>Werken aan water</h1>${titles.map(each).join('')}`)).toMatchObject({
    reason: 'several_vacancies',
    choices: titles.map((title) => ({ title })),
  });
});

it.each([
  ['Solliciteren kan tot 15 januari 2027.', '2027-01-15'],
  ['Reageren is mogelijk tot 1 februari 2027', '2027-02-01'],
  ['Applications close on 3 March 2027', '2027-03-03'],
  ['Het contract loopt tot 1 februari 2027', null],
])('knows until when one applies: %s', async (sentence, expected) => {
  const answer = await text(`${asText(dutch)}\n\n${sentence}`);
  expect(answer).toMatchObject({ vacancy: { closingDate: expected === null ? null : { value: expected } } });
});

it.each(['Een vast contract na een jaar', 'A permanent contract after one year'])(
  'takes no promise for the contract: %s',
  async (benefit) => {
    const part = `Planner\nBreda, 32 uur per week, € 2.900 bruto per maand\n\nWat ga je doen\n- Je plant ritten van vijftien chauffeurs\n- Je houdt klanten op de hoogte
\nWat vragen wij\n- Mbo 4 logistiek\n- Minimaal 2 jaar ervaring als planner\n\nWat bieden wij\n- 26 vakantiedagen en pensioen\n- ${benefit}`;
    expect(await text(part)).toMatchObject({ ok: true, vacancy: { contractType: null } });
  },
);

it('finds the vacancies a careers page leads to, on its own host only', () => {
  const html = `<a href="/vacatures/kok">Kok</a><a href="/vacatures/kok#top">Kok</a><a href="verpleegkundige-5">Verpleegkundige</a>
    <a href="https://elsewhere.example/vacatures/lasser">Lasser</a><a href="/vacatures/inloggen/login">Login</a><a href="/contact">Contact</a>
    <a href="javascript:alert(1)">Lasser</a>`;
  expect(vacancyLinks(readPage(html), 'https://example.org/vacatures/').map(({ url }) => url)).toEqual([
    'https://example.org/vacatures/kok',
    'https://example.org/vacatures/verpleegkundige-5',
  ]);
});

it('leaves rows of links to other pages out, however much of the page they are', async () => {
  const teasers = Array.from(
    { length: 60 },
    (_, at) => `<div><a href="/nieuws/${at}">Nieuws ${at}</a><p>Lees verder over dijk ${at}.</p></div>`,
  );
  const answer = await page(asPage(dutch).replace('</body>', `<aside>${teasers.join('')}</aside></body>`));
  expect(answer.ok && answer.vacancy.text).not.toContain('Lees verder');
  expect(answer).toMatchObject({ ok: true, vacancy: { title: { value: dutch.title } } });
});

it('names where one applies in full', async () => {
  const html = asPage(dutch).replace('</h1>', '</h1><a href="/solliciteren/5">Solliciteer direct</a>');
  expect(await page(html)).toMatchObject({ vacancy: { applicationUrl: { value: 'https://example.org/solliciteren/5' } } });
});

it('takes a page that leads to vacancies for a list, however much it says of the work', async () => {
  const html = `<title>Werken bij Korst</title><h1>Werken bij Bakkerij Korst</h1><p>${'Bij ons werk je met mensen die van brood houden. '.repeat(4)}</p>
    <h2>Wat vragen wij?</h2><ul><li>Je bent vroeg wakker</li><li>Je houdt van brood</li></ul>
    <h2>Wat bieden wij?</h2><ul><li>Een vast contract</li><li>8% vakantiegeld</li></ul>
    <ul><li><a href="/vacatures/bakker">Bakker</a></li><li><a href="/vacatures/verkoopmedewerker">Verkoopmedewerker</a></li></ul>
    <a href="/vacatures?pagina=2" aria-label="Volgende">›</a>`;
  expect(await page(html)).toMatchObject({
    reason: 'several_vacancies',
    choices: [{ title: 'Bakker' }, { title: 'Verkoopmedewerker' }],
    next: 'https://example.org/vacatures?pagina=2',
  });
});

it.each([
  ['<link rel="next" href="/vacatures?p=2">', 'https://example.org/vacatures?p=2'],
  ['<a href="?p=2">Volgende pagina</a>', 'https://example.org/vacatures/?p=2'],
  ['<a href="?p=2">2</a><a href="/over-ons">Next to us</a>', null],
  ['<a href="#">Volgende</a>', null],
  ['<a href="https://elsewhere.example/?p=2">Next ›</a>', null],
  ['<a href="/een"><img src="x.png"></a>', null],
])('knows where a list goes on: %s', (html, expected) => {
  expect(nextPage(readPage(html), 'https://example.org/vacatures/')).toBe(expected);
});

it('is not slowed down by text made to be slow', () => {
  const nasty = [
    `${'Profiel '.repeat(8_000)}`,
    `${'9'.repeat(60_000)} uur`,
    `${'€ 1.000 - '.repeat(8_000)}`,
    `${'a '.repeat(40_000)}:`,
    `${'- '.repeat(40_000)}`,
  ];
  for (const each of nasty) {
    const from = process.cpuUsage();
    readVacancyText(`Kok in Hoorn\n${each}`);
    expect(process.cpuUsage(from).user / 1_000).toBeLessThan(8_000);
  }
});

describe('a thread that stands ready', () => {
  const reader = new VacancyReader({ milliseconds: 20_000 });
  afterAll(async () => reader.close());

  it('reads one source after another', async () => {
    const [first, second] = await Promise.all([
      reader.read({ kind: 'text', text: asText(dutch), choice: null }),
      reader.read({ kind: 'page', html: asPage(english), url: 'https://example.org/', choice: null }),
    ]);
    expect([first, second]).toMatchObject([
      { vacancy: { title: { value: dutch.title } } },
      { vacancy: { title: { value: english.title } } },
    ]);
  });

  it('gives up on a source that takes too long and reads the next', async () => {
    const hasty = new VacancyReader({ milliseconds: 1 });
    expect(await hasty.read({ kind: 'page', html: asPage(dutch).repeat(50), url: 'https://example.org/', choice: null })).toMatchObject({
      reason: 'too_slow',
    });
    await hasty.close();
    expect((await reader.read({ kind: 'text', text: asText(dutch), choice: null })).ok).toBe(true);
  });
});

describe('a PDF whose list marks are drawn and not written', () => {
  const sheet = async (): Promise<Uint8Array> => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const page = pdf.addPage([595, 842]);
    let y = 790;
    const line = (text: string, x = 40, size = 11) => page.drawText(text, { x, y: (y -= size * 1.6), size, font });
    line('Servicemonteur warmtepompen', 40, 26);
    line('Zwolle en omgeving   32-40 uur   2.900 - 3.900 euro bruto per maand');
    y -= 20;
    line('Ketelaar is een installatiebedrijf van 40 mensen in Zwolle. We maken huizen van het gas af.');
    line('Wat ga je doen?', 40, 14);
    line('Je onderhoudt en repareert warmtepompen en ventilatie bij alle klanten thuis', 62);
    line('Je zoekt storingen uit en lost ze in een keer op, ook als het een keer langer duurt dan', 62);
    line('je had gedacht', 62);
    line('Wie ben jij?', 40, 14);
    line('Mbo-diploma niveau 3 of 4, richting installatietechniek of koudetechniek', 62);
    line('VCA Basis', 62);
    return pdf.save();
  };

  it('has an item for each line that begins one', async () => {
    const vacancy = readVacancyPdf(await readPdf(await sheet()));
    expect(vacancy.responsibilities.map(({ value }) => value)).toEqual([
      'Je onderhoudt en repareert warmtepompen en ventilatie bij alle klanten thuis',
      'Je zoekt storingen uit en lost ze in een keer op, ook als het een keer langer duurt dan je had gedacht',
    ]);
    expect(vacancy.requiredSkills.map(({ value }) => value)).toContain('VCA Basis');
  });

  it('is described by its sentences, not by its items or a line of tags', async () => {
    const vacancy = readVacancyPdf(await readPdf(await sheet()));
    expect(vacancy.description?.value).toBe('Ketelaar is een installatiebedrijf van 40 mensen in Zwolle. We maken huizen van het gas af.');
  });
});

describe('a page printed by a browser, which draws the dots of its lists', () => {
  it('has an item for each dot, however far the line before it reaches', async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const page = pdf.addPage([595, 842]);
    let y = 790;
    const line = (text: string, x = 40, size = 11) => page.drawText(text, { x, y: (y -= size * 1.3), size, font });
    const item = (text: string) => {
      line(text, 62);
      page.drawCircle({ x: 53, y: y + 3, size: 1.6, color: rgb(0, 0, 0) });
    };
    line('Monteur warmtepompen', 40, 22);
    line('Wat ga je doen?', 40, 14);
    item('Klanten thuis uitleggen hoe hun nieuwe installatie werkt en wat zij er zelf aan kunnen doen');
    item('Werkbonnen bijhouden op je tablet');
    item('Onderhoud en storingen aan ketels en warmtepompen van alle merken, ook als dat langer');
    line('duurt dan gedacht', 62);
    const vacancy = readVacancyPdf(await readPdf(await pdf.save()));
    expect(vacancy.responsibilities.map(({ value }) => value)).toEqual([
      'Klanten thuis uitleggen hoe hun nieuwe installatie werkt en wat zij er zelf aan kunnen doen',
      'Werkbonnen bijhouden op je tablet',
      'Onderhoud en storingen aan ketels en warmtepompen van alle merken, ook als dat langer duurt dan gedacht',
    ]);
  });
});

describe('a vacancy that came by mail', () => {
  const mail = `FW: vacature werkvoorbereider - graag plaatsen!!!

Van: Marloes Ketelaar <marloes@ketelaar.example>
Verzonden: maandag 16 november 2026 09:12

WERKVOORBEREIDER INSTALLATIETECHNIEK (m/v/x)

Standplaats: Zwolle   |   Uren: 36-40   |   Salaris: 3.200 - 4.400 euro bruto p/m

Over de functie
* Je maakt calculaties en tekeningen voor projecten in de woningbouw
* Je bestelt materialen en bewaakt de planning

Functie-eisen:
- mbo 4 of hbo installatietechniek
- AutoCAD

Groetjes,
Marloes`;

  it('has its title and hours, and nothing of who sent it', () => {
    const vacancy = readVacancyText(mail);
    expect(vacancy).toMatchObject({
      title: { value: 'Werkvoorbereider' },
      hours: { value: { min: 36, max: 40 } },
      city: { value: 'Zwolle' },
    });
    expect(vacancy.text).not.toMatch(/Verzonden|FW:|marloes@/);
  });

  it('keeps what only looks like a mail: one line with a name', () =>
    expect(readVacancyText('Monteur\nAan: de kust\nWat ga je doen\n- Je repareert boten').text).toContain('Aan: de kust'));
});

it('reads a paragraph that begins with its heading, whatever its length', () => {
  const { responsibilities, requiredSkills, benefits, education } = readVacancyText(`CONTROLLER
voor 36 uur per week in Apeldoorn
Wie ben jij? Een gesprekspartner met een afgeronde hbo- of wo-opleiding. Je bent sterk in Power BI en Excel en je hebt kennis van AFAS Profit.
Wat ga je doen? Je stelt de begroting op en bewaakt de planning. Je stuurt een team van drie aan.
Perks: thirty days off, a learning budget, a travel card, a laptop`);
  const values = (found: { value: string }[]) => found.map(({ value }) => value);
  expect(values(responsibilities)).toEqual(['Je stelt de begroting op', 'bewaakt de planning', 'Je stuurt een team van drie aan']);
  expect(values(requiredSkills)).toEqual(expect.arrayContaining(['Power BI', 'Excel', 'AFAS Profit']));
  expect(values(benefits)).toEqual(['thirty days off', 'a learning budget', 'a travel card', 'a laptop']);
  expect(values(education)).toEqual(['een afgeronde hbo- of wo-opleiding']);
});

it('begins a page without a first heading where its window says', () => {
  const { title, company, city } = readVacancyPage(
    `<html><head><title>Physiotherapist (part-time) - Fysio Zuidrand - Jobs</title></head><body><div><h2>Physiotherapist</h2><div>Fysio Zuidrand</div><div>Eindhoven, Netherlands</div>
     <p>Fysio Zuidrand is a modern practice with twelve therapists. Due to growth we are looking for a physiotherapist who likes people.</p>
     <p><strong>Your role:</strong></p><ul><li>You treat your own patients, young and old, in the practice</li><li>You keep records of what you do and take part in reviews</li></ul></div></body></html>`,
  );
  expect([title?.value, company?.value, city?.value]).toEqual(['Physiotherapist', 'Fysio Zuidrand', 'Eindhoven']);
});

it('knows a language by its level, and not the one that is not needed', () => {
  const { languages } = readVacancyText('Data engineer\n\nYou bring\n- Professional English. Dutch is not needed\n- Strong SQL');
  expect(languages.map(({ value }) => value)).toEqual(['English']);
});

it('makes no demand of what the pay is called', () => {
  const { requiredSkills } = readVacancyText(
    'Wij zoeken een kok voor onze keuken in Huizen. Je draait de keuken en bedenkt elke maand een kaart. We betalen volgens de horeca-cao, zo’n € 2.400 tot € 2.900 bruto.',
  );
  expect(requiredSkills.map(({ value }) => value)).not.toEqual(expect.arrayContaining(['cao']));
});

it('reads the messages of a chat without their writers', () => {
  const { title, city, responsibilities } = readVacancyText(
    '[18:42] Joke: Hoi, we zoeken nog iemand voor de bediening in het strandpaviljoen in Zandvoort\n[18:43] Joke: 2 of 3 dagen per week, € 14,50 per uur\n[18:44] Joke: Je neemt bestellingen op, loopt met borden en rekent af',
  );
  expect([title?.value, city?.value]).toEqual(['Bediening', 'Zandvoort']);
  expect(responsibilities.map(({ value }) => value)).toEqual(['Je neemt bestellingen op', 'loopt met borden', 'rekent af']);
});

it('takes no line that is offered for a heading, and lists work that is named without a verb for somebody', () => {
  const { responsibilities, benefits } = readVacancyText(
    'Poetshulp\n\nJouw takenpakket: stofzuigen, dweilen, ramen wassen, strijken en af en toe koken.\n\nWat bieden wij\nEen contract van 24 uur\nEen betrokken team\nKorting op kinderopvang',
  );
  expect(responsibilities.map(({ value }) => value)).toEqual(['stofzuigen', 'dweilen', 'ramen wassen', 'strijken', 'af en toe koken']);
  expect(benefits.map(({ value }) => value)).toEqual(['Een betrokken team', 'Korting op kinderopvang']);
});

it('makes no duties of what a sentence is about', () => {
  const { responsibilities } = readVacancyText(
    'ICT-beheerder\n\nAls ICT-beheerder ben je verantwoordelijk voor het beheer van werkplekken, chromebooks, het netwerk en Microsoft 365. Je helpt docenten en leerlingen aan de balie, lost storingen op en denkt mee.',
  );
  expect(responsibilities.map(({ value }) => value)).not.toEqual(expect.arrayContaining(['chromebooks']));
});

it('keeps a registration that is asked beside a diploma', () => {
  const { requiredSkills, education } = readVacancyText(
    'Verpleegkundige\n\nJouw profiel\nJe hebt een mbo- of hbo-diploma verpleegkunde en een geldige BIG-registratie. Je bent nauwkeurig.',
  );
  expect(requiredSkills.map(({ value }) => value)).toEqual(['een geldige BIG-registratie', 'Je bent nauwkeurig']);
  expect(education.map(({ value }) => value)).toEqual(['een mbo- of hbo-diploma verpleegkunde']);
});

it('takes of what a site says to machines what can be kept, where it was cut through a sign', () => {
  const posting = String.raw`{"@type":"JobPosting","title":"Kok \ud83c","hiringOrganization":{"name":"Eetcaf\u00e9 \u0000De Brug"}}`;
  const { postings } = readPage(`<script type="application/ld+json">${posting}</script>`);
  expect(postings).toMatchObject([{ title: 'Kok', company: 'Eetcafé De Brug' }]);
});

it.each([
  'Vendeur en boulangerie\n\nLa boulangerie Le Four recherche un vendeur pour les matins.\n\nVos missions\n- Accueillir les clients\n- Encaisser\n\nNous offrons une mutuelle et deux jours de repos.',
  'Pracownik magazynu\n\nFirma Paczka poszukuje pracowników magazynu.\n\nWymagania:\n- język angielski\n\nOferujemy:\n- 15 euro za godzinę\n- praca przy taśmie',
  'Водій вантажівки\n\nМи шукаємо водія для рейсів по Європі. Зарплата 3000 євро на місяць.',
])('says of a text in a language it does not read that it is in one: %j', async (written) => {
  expect(await text(written)).toMatchObject({ ok: false, reason: 'other_language' });
});

it.each([
  'Kok\n\nIn een brasserie à la Le Petit Jardin, met de chef.',
  'Vendor manager\n\nEl Dorado and La Paz are the names of our sites.',
])('takes names in another language for names: %j', async (written) => {
  expect(await text(written)).toMatchObject({ ok: false, reason: 'too_short' });
});
