import { readVacancyPage, readVacancyText } from '../src/read';

const lists = '\n\nWat ga je doen?\n- Brood bakken\n- De oven schoonmaken\n\nWat vragen wij?\n- Rust\n- Kracht\n';
const read = (text: string) => readVacancyText(`${text}${lists}`);
const page = (body: string, head: string) => readVacancyPage(`<html><head>${head}</head><body><main>${body}</main></body></html>`);
const htmlLists = '<h2>Wat ga je doen?</h2><ul><li>Brood bakken</li><li>De oven schoonmaken</li></ul>';

describe('the title', () => {
  it.each([
    ['Docent Duits (0,6 - 0,8 fte)', 'Docent Duits'],
    ['Administratief bediende (halftijds)', 'Administratief bediende'],
    ['Wanted: Sous Chef', 'Sous Chef'],
    ['ALLROUND LOODGIETER / INSTALLATEUR', 'Allround loodgieter / installateur'],
    ['CNC FREZER', 'CNC frezer'],
    ['HR adviseur', 'HR adviseur'],
    ['Orderpicker nachtdienst - € 16,20 p/u!', 'Orderpicker nachtdienst'],
    ["We're hiring! Care Assistants – days and nights", 'Care Assistants'],
    ['Verkoopmedewerker woonwinkel, 20 uur', 'Verkoopmedewerker woonwinkel'],
    ['Verkoopmedewerker, 20 - 24 uur per week', 'Verkoopmedewerker'],
    ['Verkoopmedewerker (m/v/x) 20-24 uur', 'Verkoopmedewerker'],
    ['Praktijk De Linde zoekt een preventieassistent(e)', 'Preventieassistent(e)'],
    ['Bakkerij De Korst is looking for a baker', 'Baker'],
    ['Wij zijn op zoek naar een enthousiaste pedagogisch medewerker voor onze locatie in Leusden.', 'Pedagogisch medewerker'],
    ['Wij van Eetcafé De Luifel in Huizen zoeken per direct een zelfstandig werkend kok.', 'Zelfstandig werkend kok'],
  ])('of “%s”', (line, expected) => expect(read(`${line}\nHuizen | 32 uur`).title?.value).toBe(expected));

  it('is not its first word because that comes again', () => {
    const text = `Teacher of Physics\nSheffield\n\nWe are seeking a colleague who likes to explain how the world works, in a school of nine hundred pupils and sixty colleagues, in the hills.\n\nYou will need\n- Qualified Teacher Status\n- a degree`;
    expect(readVacancyText(text).title?.value).toBe('Teacher of Physics');
  });

  it('ends where a text on one line goes on', () => {
    const { title, company, responsibilities, benefits } = readVacancyText(
      'Bezorger elektrische fiets bij Broodkist in Breda Broodkist brengt warm brood naar mensen thuis. Wat je gaat doen Je rijdt een vaste route door de stad. Je bezorgt veertig broden per ochtend en neemt de lege kisten mee terug. Wat je meebrengt Je bent op tijd wakker Je houdt van buiten zijn Wat je krijgt € 15,20 per uur bij 21 jaar of ouder Elke dag een brood Reiskosten vanaf 5 kilometer Flexibele contracten',
    );
    expect(title?.value).toBe('Bezorger elektrische fiets');
    expect(company?.value).toBe('Broodkist');
    expect(responsibilities).toHaveLength(3);
    expect(benefits.map(({ value }) => value)).toContain('Elke dag een brood');
  });
});

describe('the company', () => {
  it.each([
    ['Kok\nWij zijn Bakels Catering, een klein bedrijf.', 'Bakels Catering'],
    ['Praktijk De Linde zoekt een kok', 'Praktijk De Linde'],
    ['Barista (weekends) – Corner Grind, Leith, Edinburgh', 'Corner Grind'],
    ['Kok\n20 uur\n\nOver ons\nWooncentrum Van Elst is een familiebedrijf met drie winkels.', 'Wooncentrum Van Elst'],
    ['Kok\nDirect beginnen? Schrijf ons (Flexvolk Uitzendbureau, vestiging Tilburg)', 'Flexvolk Uitzendbureau'],
    ['Kok\nVan Aerssen Banket, Den Haag', 'Van Aerssen Banket'],
    ['Administratief bediende\nStad Lokeren - Dienst Burgerzaken', 'Stad Lokeren'],
    ['Timmerman\n\nHoutatelier Desmet bvba uit Kuurne maakt ramen en deuren op maat.', 'Houtatelier Desmet bvba'],
    ['Verkoper\nDe Lindeboom Drogisterijen\nMail naar jobs@lindeboomdrogist.example.', 'Lindeboom Drogisterijen'],
    ['Wij van Eetcafé De Luifel in Huizen zoeken per direct een kok.', 'Eetcafé De Luifel'],
    ['We are hiring\n\nData engineer @ Windhoek Analytics (Rotterdam / remote)', 'Windhoek Analytics'],
    ['Chauffeur CE | Van der Wal Transport | Hoogeveen', 'Van der Wal Transport'],
    ['Lasser\n\nVoor een metaalbedrijf in Enschede zoekt Techniekpost een lasser.', 'Techniekpost'],
    ["Social Worker - Children's Services\nHarborough Borough Council", 'Harborough Borough Council'],
    ['Teacher\nHarrow Academy, Sheffield\nInterviews: w/c 7 December\nWe are seeking a teacher.', 'Harrow Academy'],
  ])('of “%s”', (text, expected) => expect(read(text).company?.value).toBe(expected));

  it('is the one mail goes to, and not the group machines are told', () => {
    const posting = JSON.stringify({ '@type': 'JobPosting', title: 'Chauffeur', hiringOrganization: { name: 'Jobpunt Interim Groep' } });
    const { company } = page(
      `<h1>Chauffeur</h1><p>Transport Van Hecke is een familiebedrijf uit Aalst.</p>${htmlLists}<p>Mail je cv naar jobs@vanhecke.example.</p>`,
      `<title>Chauffeur | Transport Van Hecke</title><script type="application/ld+json">${posting}</script>`,
    );
    expect(company?.value).toBe('Transport Van Hecke');
  });

  it.each(['Werken bij De Wilgenhof', 'Jobs bij De Wilgenhof'])('is named by a site called “%s”', (name) => {
    const { company } = page(
      `<h1>Verzorgende</h1><p>In De Wilgenhof wonen zestig mensen.</p>${htmlLists}`,
      `<title>Verzorgende - Stichting De Wilgenhof</title><meta property="og:site_name" content="${name}">`,
    );
    expect(company?.value).toBe('Stichting De Wilgenhof');
  });
});

it('takes no greeting for a company or a town', () => {
  const { company, city } = readVacancyText(
    'Beste buren, wij zoeken een oppas!\n\nVoor onze kinderen, in Haarlem-Noord. Je kookt een maaltijd en leest voor.\n\nGroet, Joke en Bas',
  );
  expect([company, city?.value]).toEqual([null, 'Haarlem']);
});

describe('a person to write to', () => {
  it.each(['Reageren kan tot 10 januari bij Joke Bakels, j.bakels@bakels.example', 'Information: ask at Joke Bakels, 038-5550144'])(
    'is no company: %s',
    (line) => expect(read(`Kok\n20 uur\n\nKom bij ons werken.\n\n${line}`).company).toBeNull(),
  );
});

describe('the place', () => {
  it.each([
    ['Loodgieter\nWij zijn een gezellig bedrijf met elf man uit Nijkerk. We werken in de regio Amersfoort.', 'Nijkerk'],
    ['Loodgieter\nNijkerk en omgeving | 32 uur | met bus', 'Nijkerk'],
    ['Data engineer @ Windhoek Analytics (Rotterdam / remote within the country)', 'Rotterdam'],
    ['Medewerker\nSteenwijk | Tijdelijk, 1 jaar | Publicatiedatum 20-11-2026 | Reageren tot en met 13-12-2026', 'Steenwijk'],
    ['Assistent\nFiliaal: Meppel', 'Meppel'],
    ['Support agent\nParcelpal is a logistics start-up from Rotterdam.', 'Rotterdam'],
    ['Bediende\nStad Lokeren - Dienst Burgerzaken', 'Lokeren'],
    ['Supervisor\nLocation: The Hague (Scheveningen), The Netherlands', 'The Hague'],
  ])('of “%s”', (text, expected) => expect(read(text).city?.value).toBe(expected));

  it('stands alone in a list of facts', () => {
    const { city } = page(`<h1>Verzorgende</h1><ul><li>Deventer</li><li>24 uur</li></ul><p>Wij zoeken versterking.</p>${htmlLists}`, '');
    expect(city?.value).toBe('Deventer');
  });

  it('has its street in the same line', () => {
    expect(read('Verkoper\nDrogisterij Anemoon\nApeldoorn, Hoofdstraat 112').street?.value).toBe('Hoofdstraat 112');
  });
});

describe('the place beside what lies around it', () => {
  it.each([
    ['Regio: Twente\nStandplaats: Enschede', 'Enschede'],
    ['Regio: Utrecht\nPlaats: Amersfoort', 'Amersfoort'],
    ['Plaats: Amersfoort\nRegio: Utrecht', 'Amersfoort'],
    ['Provincie: Groningen\nStandplaats: Delfzijl', 'Delfzijl'],
    ['Provincie: Antwerpen\nGemeente: Mechelen', 'Mechelen'],
    ['Regio: Meetjesland\nPlaats tewerkstelling: Eeklo', 'Eeklo'],
    ['Regio: Noord-Holland\nWerklocatie: Hoorn', 'Hoorn'],
    ['Regio: Zwolle en omgeving\nVestiging: Kampen', 'Kampen'],
    ['Region: Yorkshire\nTown: Leeds', 'Leeds'],
    ['County: Kent\nTown: Maidstone', 'Maidstone'],
    ['County: Durham\nLocation: Darlington', 'Darlington'],
    ['State: New York\nCity: Buffalo', 'Buffalo'],
    ['Provincie: Utrecht | Plaats: Zeist', 'Zeist'],
    ['Locatie: Utrecht - Amersfoort', 'Amersfoort'],
    ['Locatie: Gelderland, Arnhem', 'Arnhem'],
    ['Standplaats: Zeist (Utrecht)', 'Zeist'],
    ['Regio Twente, standplaats Almelo', 'Almelo'],
    ['Standplaats Almelo, regio Twente', 'Almelo'],
  ])('of “%s”', (facts, expected) => expect(read(`Kok\n${facts}`).city?.value).toBe(expected));

  it.each([
    ['Regio: Zwolle\nWij zijn een bakkerij in Kampen.', 'Kampen', 'a town of that region'],
    ['Regio: Kortrijk\nHoutatelier Desmet bvba uit Kuurne maakt ramen.', 'Kuurne', 'the seat of the company'],
    ['Provincie: Utrecht\nWij zijn een bakkerij in Veenendaal.', 'Veenendaal', 'a town of that province'],
    ['Regio: Zwolle\nWij hebben een zustervestiging in Maastricht.', 'Zwolle', 'the region, when the other town is far away'],
    ['Regio: Zwolle', 'Zwolle', 'the region, when there is nothing else'],
  ])('of “%s” is %s: %s', (facts, expected) => expect(read(`Kok\n${facts}`).city?.value).toBe(expected));

  it('is no region that nobody knows as a town', () => {
    expect(read('Kok\nRegio: Twente').city).toBeNull();
  });

  it.each([
    '<dl><dt>Regio</dt><dd>Utrecht</dd><dt>Standplaats</dt><dd>Amersfoort</dd></dl>',
    '<table><tr><th>Provincie</th><td>Utrecht</td></tr><tr><th>Plaats</th><td>Amersfoort</td></tr></table>',
    '<ul><li><strong>Regio</strong> Utrecht</li><li><strong>Standplaats</strong> Amersfoort</li></ul>',
    '<div><span>Regio</span></div><div><span>Utrecht</span></div><div><span>Plaats</span></div><div><span>Amersfoort</span></div>',
  ])('is read from %s', (facts) => {
    const { city, text } = page(`<h1>Kok</h1>${facts}${htmlLists}`, '');
    expect(city?.value).toBe('Amersfoort');
    expect(text.slice(city?.span?.start, city?.span?.end)).toBe('Amersfoort');
  });
});

it('reads a text of one paragraph that speaks to its reader', () => {
  const { title, company, city, responsibilities, requiredSkills, benefits } = readVacancyText(
    'Word jij onze nieuwe monteur zonnepanelen? Bij Helder Dak in Hoogeveen leggen we met vier ploegen elke dag zonnepanelen op daken in heel Drenthe. Jij monteert de panelen op het dak. Ook leg je aan de klant uit hoe alles werkt. We verwachten dat je een rijbewijs B hebt, geen hoogtevrees en liefst een VCA. Je werkt 40 uur per week. Verder krijg je een bus mee naar huis, goed gereedschap en 27 vrije dagen.',
  );
  const values = (found: { value: string }[]) => found.map(({ value }) => value);
  expect([title?.value, company?.value, city?.value]).toEqual(['Monteur zonnepanelen', 'Helder Dak', 'Hoogeveen']);
  expect(values(responsibilities)).toEqual(['Jij monteert de panelen op het dak', 'Ook leg je aan de klant uit hoe alles werkt']);
  expect(values(requiredSkills)).toEqual(['een rijbewijs B hebt', 'geen hoogtevrees', 'liefst een VCA']);
  expect(values(benefits)).toEqual(['een bus mee naar huis', 'goed gereedschap', '27 vrije dagen']);
});

it('reads a town before a bracket, and that of a company that tells of itself', () => {
  expect(readVacancyText(`Data Analyst\nBristol (3 days a week in the office) | £38,000 | Permanent${lists}`).city?.value).toBe('Bristol');
  const { city, company } = readVacancyText(`Schilder\n\nSchildersbedrijf Holland uit Purmerend is een allround schildersbedrijf.${lists}`);
  expect([city?.value, company?.value]).toEqual(['Purmerend', 'Schildersbedrijf Holland']);
});

it('knows Flanders by its words', () => {
  const { country } = readVacancyText(`Huishoudhulp met dienstencheques\nregio Aalst\n\nMaaltijdcheques van € 5${lists}`);
  expect(country?.value).toBe('BE');
});

it('takes no place from who works anywhere', () => {
  expect(read('Kok\nLocation: Remote (EU time zones)').city).toBeNull();
});

describe('an employer that signs below', () => {
  const duty = 'Je helpt klanten en je houdt de zaak netjes.';
  it.each([
    [`Verkoper\n\n${duty}\n\nMet vriendelijke groet,\nGerda Visch\nBakkerij De Korenaar`, 'Bakkerij De Korenaar'],
    [`Verkoper\n\n${duty}\n\nGroetjes,\nTeam Knap & Zo`, 'Knap & Zo'],
    [`Verkoper\n\n${duty}\n\nHartelijke groet,\nGerda Visch, Bakkerij De Korenaar\n0592 555010`, 'Bakkerij De Korenaar'],
    ['Picker\n\nYou pick orders.\n\nKind regards,\nSarah Whitfield\nNorthgate Storage', 'Northgate Storage'],
    ['Sous chef\n\nOur kitchen in York needs a sous chef.\n\nThe Willow Tree Inn\n12 Mill Lane, York', 'Willow Tree Inn'],
  ])('is read from %j', (text, company) => expect(readVacancyText(text).company?.value).toBe(company));

  it.each([
    `Verkoper\n\n${duty}\n\nMet vriendelijke groet,\nGerda Visch`,
    `Verkoper\n\n${duty}\n\nMet vriendelijke groet,\nGerda Visch\nVerkoper`,
    `Verkoper\n\n${duty}\n\nDorpsstraat 4, Assen`,
  ])('is nobody in %j', (text) => expect(readVacancyText(text).company).toBeNull());
});

it.each([
  ['Kestrel Labs is a 12-person startup building tools for beekeepers.', 'Kestrel Labs'],
  ['Fietsenmakerij Pol is een familiebedrijf met acht mensen.', 'Fietsenmakerij Pol'],
  ['Python is a language we like.', null],
])('knows the employer by what it is in “%s”', (line, company) =>
  expect(read(`Developer\n\n${line}`).company?.value ?? null).toBe(company),
);

it('takes no station for an employer because somebody is looked for near it', () =>
  expect(
    readVacancyText(`Barista - Koffiehuis Noorderlicht (Utrecht)\n\nWe are a coffee bar near Utrecht Centraal looking for someone.`).company
      ?.value,
  ).not.toBe('Utrecht Centraal'));

it('takes no picture into the name of an employer', () =>
  expect(read('Data Engineer @ Lichtpunt Analytics 🚀').company?.value).toBe('Lichtpunt Analytics'));

describe('an employer whose name is also what others work with', () => {
  const duties = '<h2>What you do</h2><ul><li>Build services in Java</li></ul>';
  it.each(['SAP', 'Salesforce', 'bol.com'])('is %s where a page says so', (name) => {
    const posting = JSON.stringify({ '@type': 'JobPosting', title: 'Engineer', hiringOrganization: { name } });
    const page = `<html><head><script type="application/ld+json">${posting}</script></head><body><h1>Engineer</h1><p>At ${name} we build.</p>${duties}</body></html>`;
    expect(readVacancyPage(page).company?.value).toBe(name);
    expect(readVacancyText(`Engineer\nCompany: ${name}\n\nYou build services in Java.`).company?.value).toBe(name);
  });

  it('is not what a text only asks for', () =>
    expect(readVacancyText('Consultant\n\nYou know SAP. SAP is what you work with, and SAP again.').company).toBeNull());
});
