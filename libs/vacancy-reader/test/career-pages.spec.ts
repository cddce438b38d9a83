import { readVacancyPage, readVacancyText } from '../src/read';

// How the sites of councils, hospitals, hauliers and start-ups ask for somebody, machines told little or wrong. All of it is invented.
const values = (found: readonly { value: string }[]): string[] => found.map(({ value }) => value);
const dutch = '\n\nWat ga je doen?\n- Ritten inplannen\n- Chauffeurs bijstaan\n\nWat vragen wij?\n- Overzicht\n- Geduld\n\n';
const english = (line: string) =>
  readVacancyText(`Field Technician\n\nWhat you will do\n- Install lines\n- Train operators\n\nWhat we ask\n- ${line}\n- Patience\n`);

const page = (address: string, text = 'Voor ons team plannen we elke dag 140 wagens.') =>
  readVacancyPage(
    `<script type="application/ld+json">{"@type":"JobPosting","title":"Planner","hiringOrganization":{"name":"Vracht Noord"},"jobLocation":{"@type":"Place","address":${address}}}</script><main><h1>Planner</h1><p>${text}</p><h2>Wat ga je doen?</h2><ul><li>Ritten inplannen</li><li>Chauffeurs bijstaan</li></ul></main>`,
  );

describe('where', () => {
  it('a country in the place of a town is none', () => {
    expect(page('{"addressLocality":"Nederland"}', '<b>Vracht Noord</b> – Veghel – fulltime').city?.value).toBe('Veghel');
    expect(page('{"addressLocality":"The Netherlands"}').city).toBeNull();
  });

  it('is the town of an address in one line, with its street', () => {
    expect(page('"Ginnekenstraat 9, Breda"').city?.value).toBe('Breda');
    expect(readVacancyText(`Planner${dutch}Bel Gert. Groenwerk, Harselaarseweg 20, Barneveld`)).toMatchObject({
      city: { value: 'Barneveld' },
      company: { value: 'Groenwerk' },
    });
  });

  it.each([
    ['Location: Düsseldorf, Germany', 'DE'],
    ['Lingen (Ems), Germany. Half an hour from Emmen.', 'DE'],
    ['Location: Delft', 'NL'],
  ])('%s says which country, whatever else the text names', (line, country) => {
    const text = `Field Technician\n\n${line}\n\nWhat you will do\n- Run campaigns on Texel and in Denmark\n- Report to our headquarters in Apeldoorn, the Netherlands\n\nWhat we ask\n- Patience\n- A clear head`;
    expect(readVacancyText(country === 'NL' ? text.replace(/\n- Report[^\n]*/, '') : text).country?.value).toBe(country);
  });
});

describe('who asks', () => {
  it('may be called by any word under its label', () => {
    const board = '"hiringOrganization":{"name":"Werken voor Nederland"}';
    const read = readVacancyPage(
      `<title>Inspecteur | Werken voor Nederland</title><script type="application/ld+json">{"@type":"JobPosting","title":"Inspecteur",${board}}</script><main><h1>Inspecteur</h1><dl><dt>Werkgever</dt><dd>Nederlandse Voedselautoriteit</dd></dl><h2>Functieomschrijving</h2><ul><li>inspecties uitvoeren</li><li>rapporten opstellen</li></ul></main>`,
    );
    expect(read.company?.value).toBe('Nederlandse Voedselautoriteit');
  });
});

describe('how much', () => {
  it.each([
    ['Working hours: 40, part-time (32) negotiable', { min: 32, max: 40 }],
    ['40 uur, parttime vanaf 32 uur', { min: 32, max: 40 }],
  ])('%s leaves both open', (line, hours) => {
    const read = readVacancyText(`Planner\n\n${line}${dutch}`);
    expect(read.hours?.value).toEqual(hours);
    expect(read.jobType?.value).not.toBe('PART_TIME');
  });

  it.each([
    ['Remote work up to 50%', 'HYBRID'],
    ['Up to 50% remote', 'HYBRID'],
  ])('%s is partly at home', (line, model) => {
    expect(readVacancyText(`Planner${dutch}Wij bieden\n- ${line}`).workModel?.value).toBe(model);
  });

  it.each([
    ['A year contract with the intention to stay', 'TEMPORARY'],
    ['An unlimited contract, 38.5 hours', 'PERMANENT'],
    ["In loondienst of als zzp'er", undefined],
  ])('%s says how long', (line, contract) => {
    expect(readVacancyText(`Planner${dutch}Wij bieden\n- ${line}`).contractType?.value).toBe(contract);
  });
});

describe('what is asked', () => {
  it('are years of work, also as a range without the word for it', () => {
    const read = english('2-4 years in customer success');
    expect(read.experienceYears?.value).toBe(2);
    expect(values(english('1 to 3 years of relevant experience').requiredSkills)).toEqual(['Patience']);
  });

  it.each([
    ['Five years of backend work', 'Five years of backend work'],
    ['2-4 years in customer success, or in sales', '2-4 years in customer success'],
    ['At least 3 years as a technician. Two of them abroad.', 'At least 3 years as a technician'],
    ['3 jaar ervaring als monteur', '3 jaar ervaring'],
  ])('are told in words that are whole: %s', (line, said) => {
    const { experienceYears, text } = english(line);
    expect(text.slice(experienceYears?.span?.start, experienceYears?.span?.end)).toBe(said);
  });

  it.each([
    ['German at C1 level and English at B2 level', ['German', 'English']],
    ['Fluency in Dutch and English', ['Dutch', 'English']],
    ['English or Dutch; German is a must (B1)', ['English', 'Dutch', 'German']],
  ])('%s are languages and no skills', (line, languages) => {
    const read = english(line);
    expect(values(read.languages).sort()).toEqual([...languages].sort());
    expect(values(read.requiredSkills)).toEqual(['Patience']);
  });

  it('languages that are welcome are no skills either', () => {
    const read = readVacancyText(`Redacteur${dutch.replace('- Geduld', '- Kennis van Arabisch, Farsi, Turks of Hindi is een pre')}`);
    expect(values([...read.requiredSkills, ...read.wishedSkills])).toEqual(['Overzicht']);
  });

  it('what is welcome and no must is wished for', () => {
    const line = 'Een heftruckcertificaat is een plus, maar geen must';
    const read = readVacancyText(`Planner${dutch.replace('- Geduld', `- ${line}\n- Ervaring in de wijk is fijn, maar niet nodig`)}`);
    expect(values(read.wishedSkills)).toEqual(['Een heftruckcertificaat', 'Ervaring in de wijk is fijn, maar niet nodig']);
    expect(values(read.requiredSkills)).toEqual(['Overzicht']);
  });

  it.each([
    ['Completed training as a mechatronics technician', 'Completed training as a mechatronics technician'],
    ['A culinary diploma or proof in the pan', 'A culinary diploma or proof in the pan'],
  ])('%s is education', (line, education) => {
    const read = english(line);
    expect(values(read.education)).toEqual([education]);
    expect(values(read.requiredSkills)).toEqual(['Patience']);
  });

  it('a diploma in a long sentence of a text without parts is education', () => {
    const read = readVacancyText(
      'Wij zijn Haver Accountants & Adviseurs, een kantoor met 40 mensen in Enschede, en we zoeken een assistent-accountant (32-40 uur) voor de mkb-praktijk. Je stelt jaarrekeningen samen, verzorgt tussentijdse cijfers en bespreekt die met de ondernemer. Je hebt een hbo-opleiding Accountancy of Finance & Control, of bent daar bijna mee klaar, en je kunt overweg met Excel en Word. Je werkt drie dagen op kantoor. Wij bieden een dertiende maand en 28 vrije dagen.',
    );
    expect(values(read.education)).toEqual([expect.stringContaining('hbo-opleiding')]);
  });

  it('what holds no secrets is known', () => {
    const read = readVacancyText(`Planner${dutch.replace('- Geduld', '- Photoshop en InDesign hebben geen geheimen voor je')}`);
    expect(values(read.requiredSkills)).toEqual(['Overzicht', 'Photoshop', 'InDesign']);
  });

  it('who may come beside his studies is asked for nothing', () => {
    const read = readVacancyText(
      'Café De Uiltjes zoekt barmedewerkers in Groningen! 8 tot 16 uur per week. Je verdient 14,71 per uur + fooi. Ideaal naast je studie.',
    );
    expect(values(read.requiredSkills)).toEqual([]);
    expect(values(read.benefits)).toEqual(['fooi']);
  });
});

describe('what one gets', () => {
  const gifts = (...lines: string[]) =>
    values(readVacancyText(`Planner${dutch}Wij bieden\n${lines.map((each) => `- ${each}`).join('\n')}`).benefits);

  it('is not the pay, nor what says more about it', () => {
    expect(gifts('3,600 to 4,300 euros gross per month', 'Fietsplan', 'Pensioen')).toEqual(['Fietsplan', 'Pensioen']);
    expect(gifts('€14.71 per hour, paid weekly', 'Fietsplan')).toEqual(['Fietsplan']);
    expect(gifts('Een salaris van € 3.100 tot € 3.900, exclusief 14% ploegentoeslag', '38-urige werkweek')).toEqual(['14% ploegentoeslag']);
    expect(gifts('Salaris volgens cao Jeugdzorg, schaal 8', 'Fietsplan')).toEqual(['Fietsplan']);
  });

  it('is not cut out of a sentence that goes on about one thing', () => {
    const read = readVacancyText(
      'Our laboratory is looking for a technician in Delft. We offer a professional research environment, where we largely communicate in English in the laboratories, in project descriptions and for meetings. You must be a graduate and have experience of analysis. Your primary task is to prepare samples for our researchers, and to keep the instruments clean and in order for whoever comes next. The area of employment is the institute and its fields around the town, which are easily reached by bicycle from the station.',
    );
    expect(values(read.benefits).some((each) => /^(?:in project|for meetings)/.test(each))).toBe(false);
  });

  it('may cost something', () => {
    expect(gifts('Housing if you need it (€120 a week)', 'Goed salaris (€ 2.800)')).toEqual(['Housing if you need it (€120 a week)']);
  });
});

it.each([
  ['Your mission', 'responsibilities'],
  ['Het werk', 'responsibilities'],
  ['Our side', 'benefits'],
] as const)('“%s” stands over the %s', (heading, part) => {
  const read = readVacancyText(
    `Data Analyst\n\n${heading}\n- Clean tables in SQL\n- German lessons in working hours\n\nYour skills\n- Patience`,
  );
  expect(values(read[part])).toEqual(['Clean tables in SQL', 'German lessons in working hours']);
});
