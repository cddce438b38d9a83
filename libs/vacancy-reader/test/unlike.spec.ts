import type { ReadVacancy } from '../src/result';
import { readVacancyPage, readVacancyText } from '../src/read';
import { readSource } from '../src/source';
import type { TextItem } from '@tandem/pdf-text/read';
import { columnsOf } from '../src/pdf/columns';

// Kinds of postings of other lines of work than the other tests have, invented: each example shows one rule.
const values = (found: readonly { value: string }[]): string[] => found.map(({ value }) => value);
const page = (title: string, main: string, foot = ''): string =>
  `<html><head><title>${title}</title></head><body><main>${main}</main><footer>${foot}</footer></body></html>`;
const parts =
  '<h3>Wat ga je doen?</h3><ul><li>Dieren voeren</li><li>Stallen schoonmaken</li></ul><h3>Wat vragen wij?</h3><ul><li>Rijbewijs B</li><li>Vroeg op kunnen staan</li></ul>';
const about = (lines: string): ReadVacancy =>
  readVacancyText(`Verzorger\n\nWat ga je doen?\n- Dieren voeren\n- Stallen uitmesten\n\n${lines}`);

describe('work that no table has', () => {
  it.each([
    ['Zaterdaghulp gezocht bij Bakkerij Jansen in Zeist, € 9 per uur. Bel 030-1234567', 'Zaterdaghulp'],
    ['Weekendhulp\nBakkerij Jansen, Zeist\n8 uur per week\n€ 9 per uur\nMail naar info@bakkerijjansen.nl', 'Weekendhulp'],
    ['Schapenscheerder\nWij zoeken een schapenscheerder in Ede voor april en mei. € 20 per uur. Mail info@kooi.example', 'Schapenscheerder'],
    ['Kleermaker / coupeuse gezocht in Arnhem, 24 uur per week. Bel 026-1234567', 'Kleermaker / coupeuse'],
    ['Wij zoeken voor onze opdrachtgever ervaren timmerlieden. 40 uur per week, € 28 per uur in Breda. Mail hr@bouw.example', 'Timmerlieden'],
  ])('is called as its words are: %s', async (text, title) => {
    expect(await readSource({ kind: 'text', text, choice: null })).toMatchObject({ ok: true, vacancy: { title: { value: title } } });
  }); // prettier-ignore

  it.each([
    page('Allrounder', `<h1>Allrounder (24-32 uur)</h1>${parts}`),
    page('Weekendhulp winkel', '<h1>Weekendhulp</h1><p>Werk jij graag in het weekend? Stuur je cv. 10 uur per week, € 9,20 per uur.</p>'),
    page(
      'Zaterdaghulp',
      '<h1>Zaterdaghulp</h1><p>Wij zoeken een zaterdaghulp. Je helpt klanten. € 8,50 per uur. Solliciteer via 053-4300000.</p>',
    ),
  ])('is a vacancy on a page of few words: %s', async (html) => {
    expect(await readSource({ kind: 'page', html, url: 'https://example.org/x', choice: null })).toMatchObject({ ok: true });
  });

  it('keeps what leads to its trade', () => {
    const html = page('Stage marketing', `<h1>Meewerkstage marketing &amp; communicatie</h1>${parts}`);
    expect(readVacancyPage(html)).toMatchObject({ title: { value: 'Meewerkstage marketing & communicatie' }, contractType: { value: 'INTERNSHIP' } });
    expect(readVacancyText(`Operator 3-ploegen\n\nWat vragen wij?\n- VCA\n- Rijbewijs B`).title?.value).toBe('Operator');
  }); // prettier-ignore

  it('is no word that machines are told for any', () => {
    const data = '<script type="application/ld+json">{"@type":"JobPosting","title":"Vacature"}</script>';
    expect(readVacancyPage(page('Keukenverkoper', `${data}<h1>Keukenverkoper</h1>${parts}`)).title?.value).toBe('Keukenverkoper');
  });
});

it.each([
  'Schilder gezocht voor mijn huis in Zwolle, 3 kamers, buitenwerk. Budget € 800. Bel 06-12345678',
  'Gezocht: schilder voor onze woning. Twee kozijnen en een deur. Wie komt langs voor een prijsopgave? Groningen, 06-11223344',
  'Banenmarkt zorg: verpleegkundigen gezocht\n\nWat ga je doen?\n- Werkgevers ontmoeten\n- Workshops volgen\n\nWat bieden wij?\n- Gratis lunch\n- Fulltime en parttime banen',
])('is no vacancy: %s', async (text) => {
  expect(await readSource({ kind: 'text', text, choice: null })).toMatchObject({ ok: false });
});

it('somebody for one’s own house by the hour is one', async () => {
  const text = 'Oppas gezocht in onze woning in Zwolle, 12 uur per week, € 10 per uur. Bel 038-1234567';
  expect(await readSource({ kind: 'text', text, choice: null })).toMatchObject({ ok: true });
});

describe('who asks', () => {
  it.each([
    ['Verzorger\nDieren, altijd\n\nAtelier Van Breukelen maakt en herstelt sieraden.', 'Atelier Van Breukelen'],
    ['Ranger\nOutdoors, always\n\nOtter Rivers Trust protects rivers and those who live by them.', 'Otter Rivers Trust'],
    ['Gids\nBuiten, altijd\n\nMuseum Het Vlot in Leeuwarden biedt werk van vijf maanden.', 'Museum Het Vlot'],
    ['Kok\nKeukenhof Wonen heeft acht vestigingen in Nederland.', 'Keukenhof Wonen'],
    ['Stylist\nLark & Rose Hair, 14 Market Place, Harrogate HG1 2BR', 'Lark & Rose Hair'],
    ['Hovenier\nGroenvoorziening Kuipers Hoogeveen', 'Groenvoorziening Kuipers'],
    ['Beste collega,\n\nWij zoeken een assistent voor 16 uur per week in ons dorp.\n\nGroet,\nHuisartsenpraktijk De Linge', 'Huisartsenpraktijk De Linge'],
  ])('says so: %s', (text, company) => expect(readVacancyText(`${text}`).company?.value).toBe(company)); // prettier-ignore

  it('is named in the window and the foot of the page, and the town with him', () => {
    const html = page('Verzorger | Zorggroep Lindehof', `<h1>Verzorger</h1>${parts}`, '<p>Zorggroep Lindehof, Kerkstraat 8, 8102 EA Raalte</p>');
    expect(readVacancyPage(html)).toMatchObject({ company: { value: 'Zorggroep Lindehof' }, city: { value: 'Raalte' } });
    const contact = page('Vacature kok', `<h1>Kok</h1>${parts}`, '<div class="contact"><p>Restaurant Zilt</p><p>Havenkade 3</p><p>8861 AB  Harlingen</p></div>');
    expect(readVacancyPage(contact)).toMatchObject({ company: { value: 'Restaurant Zilt' }, city: { value: 'Harlingen' } });
  }); // prettier-ignore

  it('is not the board below the page', () => {
    const html = page('Verzorger | Banenbord.nl', `<h1>Verzorger</h1>${parts}`, '<p>Banenbord.nl, Keizersgracht 8, 1015 CN Amsterdam</p>');
    expect(readVacancyPage(html)).toMatchObject({ company: null, city: null });
  });

  it('is not whom to call', () => {
    expect(readVacancyText('Hovenier\n\nWij bieden\n- Werkkleding\n\nContact\nHenk Kuipers\n0528-123456').company).toBeNull();
  });
});

it('a firm is called by the whole name on its site', () => {
  const html = page('Allround bloemist | Bloemsierkunst Anjer', `<h1>Allround bloemist</h1><p>Anjer in Goes zoekt een bloemist voor 30 uur.</p>${parts}`, '<p>Bloemsierkunst Anjer, Markt 5, 4461 AE Goes</p>');
  expect(readVacancyPage(html).company?.value).toBe('Bloemsierkunst Anjer');
}); // prettier-ignore

it('who is asked about in a chat is asked for', async () => {
  const text =
    'Hallo allemaal, wie kent er een goede boekhouder? Wij (Stichting Speelstad, Oss) zoeken iemand voor 8 uur per week. Vergoeding 25 euro per uur. Reageer naar bestuur@speelstad.example';
  const answer = await readSource({ kind: 'text', text, choice: null });
  expect(answer).toMatchObject({ ok: true, vacancy: { title: { value: 'Boekhouder' }, company: { value: 'Stichting Speelstad' } } });
});

it('pay may be for a part of it', () => {
  const story = 'The museum cares for forty thousand objects from the county and shows them in nine rooms. '.repeat(4);
  const text = `Junior Curator\nThe Hartley Museum, Norwich\n£27,500 pro rata, 0.8 FTE, 9 months\n\n${story}`;
  expect(readVacancyText(text).pay?.value).toMatchObject({ min: 27_500, period: 'YEAR' });
});

describe('where it is', () => {
  it.each([
    ['Herdsperson required\nDairy farm near Kendal, Cumbria', 'Kendal', 'GB'],
    ['Dental Hygienist\nCedar Family Dentistry\nBoise, ID\n$42 - $50 an hour', 'Boise', 'US'],
    ['Wij zoeken een timmerman voor werk in Noorwegen. 40 uur per week, € 25 per uur.', undefined, 'NO'],
    ['Wij zoeken een timmerman in Breda. Wij leveren ook in Duitsland.', 'Breda', 'NL'],
  ])('%s', (text, city, country) => {
    const { city: town, country: land } = readVacancyText(text);
    expect([town?.value, land?.value]).toEqual([city, country]);
  });

  it('is above the title too', () => {
    const html = page('Join us', `<h2>The Saltmarsh, Whitby</h2><h1>Sous Chef</h1><p>The Saltmarsh is a restaurant of sixty covers on the harbour.</p>${parts}`);
    expect(readVacancyPage(html).city?.value).toBe('Whitby');
  }); // prettier-ignore
});

describe('hours, years, terms', () => {
  it.each([
    ['A temporary position for 38 hours per week for four years.', 38],
    ['Dienstverband: Parttime, 3 of 4 dagen', 24],
  ])('%s', (line, hours) => expect(about(line).hours?.value.min).toBe(hours));

  it.each([
    ['- 3 years or more with dairy cows', 3],
    ['- Two years in a similar role', 2],
    ['- Have written guides for at least 4 years', 4],
    ['- Rijbewijs B minimaal 2 jaar in bezit', undefined],
    ['- 1 year of experience preferred', undefined],
  ])('%s', (line, years) => expect(about(`Wat vragen wij?\n${line}\n- Handig`).experienceYears?.value).toBe(years));

  it('reads how one works and on which terms', () => {
    expect(about('Bristol (hybrid, 2 days at home)').homeDays?.value).toBe(2);
    expect(about('Location: Home-based with travel across Wales').workModel?.value).toBe('REMOTE');
    expect(about('Wij bieden een aanstelling voor een jaar met uitzicht op vast.').contractType?.value).toBe('TEMPORARY');
  });

  it('reads pay behind a sentence about others', () => {
    expect(readVacancyText('Zaterdaghulp in Ede. Je helpt klanten en vult de schappen. € 8,50 per uur.').pay?.value.min).toBe(8.5);
  });

  it('asks for no language that need not be known', () => {
    expect(values(about('Wat vragen wij?\n- Je hoeft geen Nederlands te spreken\n- Handig').languages)).toEqual([]);
  });
});

it.each([
  ['een eerstegraads bevoegdheid Duits', /eerstegraads bevoegdheid Duits/],
  ['A law degree or the CILEX equivalent', /law degree/],
  ['Level 3 Food Safety', /Level 3 Food Safety/],
  ['Afgeronde opleiding goudsmid', /opleiding goudsmid/],
  ['Opleiding in de groensector, niveau 2 of 3', /groensector, niveau 2 of 3/],
  ['Diploma A2 elektriciteit', /A2 elektriciteit/],
  ['NVQ Level 2 in Health and Social Care', /Health and Social Care/],
])('takes “%s” for a diploma and for no skill', (line, diploma) => {
  const { education, requiredSkills } = about(`Wat vragen wij?\n- ${line}\n- Handig`);
  expect(values(education)[0]).toMatch(diploma);
  expect(values(requiredSkills)).toEqual(['Handig']);
});

describe('lists', () => {
  it('stand under the plain names of their parts', () => {
    const html = page('Tandartsassistent', '<h1>Tandartsassistent</h1><p>Werkzaamheden</p><div>Assisteren aan de stoel</div><div>Agenda bijhouden</div><p>Functie-eisen</p><div>Vriendelijk</div><p>Wat wij je bieden</p><div>Elk kwartaal een uitje</div><div>Cursussen op onze kosten</div>');
    const { responsibilities, requiredSkills, benefits } = readVacancyPage(html);
    expect(values(responsibilities)).toEqual(['Assisteren aan de stoel', 'Agenda bijhouden']);
    expect(values(requiredSkills)).toEqual(['Vriendelijk']);
    expect(values(benefits)).toEqual(['Elk kwartaal een uitje', 'Cursussen op onze kosten']);
  }); // prettier-ignore

  it('stand behind their names on one line each', () => {
    const { responsibilities, requiredSkills, benefits } = readVacancyText(
      `Live-in Carer\nNorwich\n\nDuties include personal care, preparing meals, light housework and companionship.\n\nEssential: minimum 12 months' experience of live-in care, a clean driving licence, right to work in the UK, enhanced DBS.\n\nWhat's on offer: paid training, support from our office, £200 referral bonus.`,
    );
    expect(values(responsibilities)).toEqual(['personal care', 'preparing meals', 'light housework', 'companionship']);
    expect(values(requiredSkills)).toEqual(expect.arrayContaining(['a clean driving licence', 'right to work in the UK']));
    expect(values(benefits)).toContain('paid training');
  });

  it('part sentences at a licence and at a number', () => {
    expect(
      values(about('Wat vragen wij?\nJe beschikt over een rijbewijs B. Je spreekt vlot Nederlands. Je bent handig.').requiredSkills),
    ).toContain('Je beschikt over een rijbewijs B');
    const school = 'Wat ga je doen?\nJe verzorgt lessen in de klassen 4 tot en met 6. Daarnaast begeleid je als mentor een vierde klas.';
    expect(values(readVacancyText(`Docent\n\n${school}`).responsibilities)).toHaveLength(2);
  });

  it('name what one knows, and no hours among what one gets', () => {
    expect(values(about('You have\n- Know Markdown, Git and OpenAPI\n- A calm head').requiredSkills)).toEqual(expect.arrayContaining(['Git', 'OpenAPI']));
    expect(values(about('Wij bieden\n- Ecocheques\n- 38 uren/week').benefits)).toEqual(['Ecocheques']);
  }); // prettier-ignore
});

describe('what stands beside each other', () => {
  it('is a row of facts, where only its look parts them', () => {
    const html = page('Scheepslasser', `<h1>Scheepslasser</h1><div><span>Urk</span><span>40 uur</span><span>€ 19 - € 24 p/u</span><span>Vast</span></div>${parts}`);
    expect(readVacancyPage(html)).toMatchObject({ city: { value: 'Urk' }, hours: { value: { min: 40 } }, pay: { value: { min: 19 } }, contractType: { value: 'PERMANENT' } });
  }); // prettier-ignore

  it('is read part by part, below a heading each', () => {
    const item = (text: string, x: number, baseline: number): TextItem =>
      ({ text, x, width: text.length * 5, baseline, fontSize: 10, bold: false }) as TextItem;
    const items = [
      item('Wij zoeken een archivaris die van oud papier en van nieuwe techniek houdt, in ons archief te Breda.', 40, 60),
      item('Wat ga je doen?', 40, 90),
      item('Wat breng je mee?', 320, 90),
      item('Inventariseren', 40, 110),
      item('Hbo-diploma archivistiek', 320, 110),
      item('Digitaliseren van kaarten', 40, 130),
      item('Kennis van oud schrift', 320, 130),
      item('Wat bieden wij?', 40, 160),
      item('Een jaarcontract met uitzicht op een vaste aanstelling, een goed pensioen en flexibele werktijden.', 40, 180),
    ];
    expect(columnsOf(items).map((group) => group.map(({ text }) => text)[0])).toEqual([
      'Wij zoeken een archivaris die van oud papier en van nieuwe techniek houdt, in ons archief te Breda.',
      'Wat ga je doen?',
      'Wat breng je mee?',
      'Wat bieden wij?',
    ]);
  });

  it('names who asks right above the title', () => {
    const html = page(
      'Monteur zonnepanelen Heerenveen - Zonwerk Noord',
      '<div><section><p>Zonwerk Noord</p><h1>Monteur zonnepanelen</h1><p>Heerenveen - Fulltime - €2.700 tot €3.500 p/m</p></section><section><h2>Over deze baan</h2><p>Samen met je maat leg je elke dag een of twee daken vol. Je monteert rails, legt panelen en trekt kabels naar de omvormer.</p></section><section><h2>Wij zoeken iemand die</h2><ul><li>geen hoogtevrees heeft</li><li>een rijbewijs B of BE heeft</li><li>VCA heeft of wil halen</li></ul></section></div>',
    );
    expect(readVacancyPage(html).company?.value).toBe('Zonwerk Noord');
  });
});

describe('what else was seen', () => {
  it('a last day in an address line, a term, a start and both kinds of job', () => {
    expect(about('Apply to office@stoswalds.example by Friday 12 March 2027.').closingDate?.value).toBe('2027-03-12');
    expect(about('Looptijd: 3 jaar').contractType?.value).toBe('TEMPORARY');
    expect(readVacancyText('We are looking for a live-out nanny from 1 September in Leeds. £16 per hour.').title?.value).toBe(
      'Live-out nanny',
    );
    expect(about('Full or part time.').jobType).toBeNull();
  });

  it('a master in the words of a demand, and none in those of the work', () => {
    const { education } = readVacancyText(
      'Docent\n\nWat ga je doen?\n- Je geeft werkgroepen in de bachelor\n- Je begeleidt scripties\n\nWat vragen wij?\n- Een master Internationaal Recht\n- Handig',
    );
    expect(values(education)).toEqual(['Een master Internationaal Recht']);
  });

  it('one thing that is done after another', () => {
    const text = 'Medewerker\n\nWat ga je doen?\nJe stelt akten op, voert recherches uit en onderhoudt contact met makelaars en banken.';
    expect(values(readVacancyText(text).responsibilities)).toEqual([
      'Je stelt akten op',
      'voert recherches uit',
      'onderhoudt contact met makelaars en banken',
    ]);
  });

  it('how one is, below its own words', () => {
    const { requiredSkills } = readVacancyText(
      'Administrator\n\nYou will:\n- answer the telephone\n- keep the calendar\n\nYou will be:\n- organised and discreet\n- confident with people',
    );
    expect(values(requiredSkills)).toContain('organised and discreet');
  });
});
