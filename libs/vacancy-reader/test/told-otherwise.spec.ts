import { readVacancyPage, readVacancyText } from '../src/read';
import type { ReadVacancy } from '../src/result';

// Ways in which a notice, a flyer, an agency or a small site tells what others tell with headings and lists. All of it is invented.
const values = (found: readonly { value: string }[]): string[] => found.map(({ value }) => value);
const who = ({ title, company, city }: ReadVacancy) => [title?.value ?? null, company?.value ?? null, city?.value ?? null];
const parts = '\n\nWat ga je doen?\n- Dieren voeren\n- Stallen uitmesten\n\n';

describe('who asks', () => {
  it.each([
    ['Controller – Maritime – Rotterdam\n\nOur client, Bremer Shipping, is a growing owner of bulk carriers.', 'Bremer Shipping'],
    ['Huisartsenpraktijk Dam te Schiedam zoekt een assistent\n\nWegens vertrek van een collega naar Spanje zoeken wij hulp.', 'Huisartsenpraktijk Dam'],
    ['Onderzoeker\n\nHet lectoraat Water van Hogeschool Deltaland in Goes meet wat er in de rivier zit.', 'Hogeschool Deltaland'],
    ['Projectleider\n\nOpdrachtgever: academisch ziekenhuis\nVia: Brugman Interim\nLocatie: Utrecht', 'Brugman Interim'],
    ['ASSISTENT-ACCOUNTANT (32-40 uur), Van Laar & Zonen, Breda\n\nWat doe je?\n- jaarrekeningen maken\n- aangiften doen', 'Van Laar & Zonen'],
    ['Docent NT2\n\nTaalhuis Rijnmond, Rotterdam-Zuid\n\nWe zoeken iemand voor twee avonden.', 'Taalhuis Rijnmond'],
    ['Parish Administrator\n\nSt Bran’s Church in Exeter seeks an administrator for its office.', 'St Bran’s Church'],
    ['Fietsenmaker op Texel!\n\nWie: Rijwielhuis Kok\nWat: fietsen repareren, banden plakken, verhuren\nWaar: Den Burg', 'Rijwielhuis Kok'],
  ])('is found in %j', (text, company) => {
    expect(readVacancyText(text).company?.value).toBe(company);
  }); // prettier-ignore

  it('is no kind of contract in a margin', () => {
    expect(readVacancyText('Adviseur\n\nDienstverband\nJaarcontract\n\nStandplaats\nAssen').company).toBeNull();
  });
});

describe('the title', () => {
  it.each([
    ['OCMW Merelkerke werft aan: administratief medewerker (C1-C3), halftijds 19/38, contract van bepaalde duur\n\nStandplaats: Aalst', 'Administratief medewerker'],
    ['ZZP-opdracht – Interim projectmanager ERP\n\nOpdracht\n- leiden van de invoering\n- bewaken van het budget', 'Interim projectmanager ERP'],
    ['Management traineeship\n\nIn twee jaar van student naar manager? Dat kan bij ons.', 'Management traineeship'],
    ['GEZOCHT: allround schilder regio Alkmaar!! Schildersbedrijf Koster, 37,5 uur p/w, salaris 2750-3250 bruto p/m.', 'Allround schilder'],
  ])('is what somebody is asked for as: %j', (text, title) => {
    expect(readVacancyText(text).title?.value).toBe(title);
  }); // prettier-ignore
});

describe('a table that was copied', () => {
  const rows = 'Verkoper bouwmarkt\n\nBedrijf\tKlus & Zo\nPlaats\tEde\nUren\t12-20\nAfdeling\tVerf\n\nTaken\nKlanten adviseren; schappen vullen; verf mengen.'; // prettier-ignore

  it('has its labels before its tabs', () => {
    const vacancy = readVacancyText(rows);
    expect(who(vacancy)).toEqual(['Verkoper bouwmarkt', 'Klus & Zo', 'Ede']);
    expect(vacancy.hours?.value).toEqual({ min: 12, max: 20 });
  });
});

describe('a label with its answer on one line', () => {
  it.each([
    ['Wat je krijgt: € 2.500 bruto per maand, twee dagen vrij, een fooienpot, personeelsmaaltijd.', ['twee dagen vrij', 'een fooienpot', 'personeelsmaaltijd']],
    ['Wat bieden we: eigen bus, goed gereedschap.', ['eigen bus', 'goed gereedschap']],
    ['Geboden: eigen bus, goed gereedschap, een vaste ploeg.', ['eigen bus', 'goed gereedschap', 'een vaste ploeg']],
  ])('says what is offered: %s', (line, expected) => {
    expect(values(readVacancyText(`Kok${parts}${line}`).benefits)).toEqual(expected);
  }); // prettier-ignore

  it.each([
    ['Duties: bank reconciliations, VAT returns, journals.\nRequired: Xero, good Excel, tact.', ['bank reconciliations', 'VAT returns', 'journals']],
    ['Opdracht: brochures schrijven, teksten redigeren, vertalen', ['brochures schrijven', 'teksten redigeren', 'vertalen']],
  ])('says what is done: %s', (line, expected) => {
    expect(values(readVacancyText(`Medewerker\n\n${line}`).responsibilities)).toEqual(expected);
  }); // prettier-ignore

  it('may be the subject of its sentence', () => {
    const { responsibilities } = readVacancyText(
      'Assistent\n\nDokterspraktijk De Dam in Goes zoekt een assistent voor drie dagen per week, omdat een van ons naar het buitenland vertrekt.\nJe taken bestaan uit bellen, wonden verzorgen, injecties.\nJe hebt het diploma doktersassistent, je bent stressbestendig en je blijft ook vriendelijk wanneer de wachtkamer vol zit.\nWij bieden een salaris volgens de cao en een fijne ploeg van zes mensen.',
    );
    expect(values(responsibilities)).toEqual(['bellen', 'wonden verzorgen', 'injecties']);
  });

  it('ends with its paragraph', () => {
    const { responsibilities } = readVacancyText(
      'Schoonmaker\n\nTaken: stofzuigen, dweilen, ramen lappen.\n\nJe krijgt werkkleding. Je krijgt reiskostenvergoeding.',
    );
    expect(values(responsibilities)).toEqual(['stofzuigen', 'dweilen', 'ramen lappen']);
  });
});

describe('a list', () => {
  it('ends with a stop where its other lines end with a comma', () => {
    const text = 'Hovenier\n\nWij bieden:\neen goed salaris,\neen bus van de zaak,\nwerkkleding.';
    expect(values(readVacancyText(text).benefits)).toEqual(['een goed salaris', 'een bus van de zaak', 'werkkleding']);
  });

  it('begins right under the line that announces it', () => {
    const text = 'Business Analyst\n\nRate: £450 a day\n\nResponsibilities include:\nElicit requirements from underwriters\nMap processes\nSupport testing'; // prettier-ignore
    expect(values(readVacancyText(text).responsibilities)).toEqual([
      'Elicit requirements from underwriters',
      'Map processes',
      'Support testing',
    ]);
  });

  it('is under headings that only their words tell, in plain divisions', () => {
    const lines = (all: readonly string[]) => all.map((line) => `<div>${line}</div>`).join('');
    const html = `<html><head><title>QA Engineer | Kiezel</title></head><body><div>${lines([
      'QA Engineer',
      'Kiezel builds the tills of three thousand bakeries.',
      'What you’ll be working on',
      'Write tests in Playwright',
      'Hunt flaky tests',
      'We’d love to hear from you if',
      'You can type',
      'You like bread',
      'What you get from us',
      'Bread, obviously',
      '28 days of holiday',
    ])}</div></body></html>`;
    const vacancy = readVacancyPage(html);
    expect(values(vacancy.responsibilities)).toEqual(['Write tests in Playwright', 'Hunt flaky tests']);
    expect(values(vacancy.requiredSkills)).toEqual(['You can type', 'You like bread']);
    expect(values(vacancy.benefits)).toEqual(['Bread, obviously', '28 days of holiday']);
  });
});

describe('what is asked', () => {
  const asked = (line: string): ReadVacancy => readVacancyText(`Medewerker${parts}Wat vragen we?\n${line}`);

  it.each([
    ['minimaal 1 jaar ervaring op een boot, hart voor de zee.', ['hart voor de zee']],
    ['Je hebt een heftruckcertificaat en je bent sterk.', ['Je hebt een heftruckcertificaat', 'je bent sterk']],
    ['- Je kent Figma door en door', ['Je kent Figma door en door']],
  ])('stands beside other things: %s', (line, expected) => {
    expect(values(asked(line).requiredSkills)).toEqual(expected);
  });

  it.each([
    ['- 5 years of CNC turning', 5],
    ['- Two or more years in account management', 2],
    ['- A year in a real bakery', 1],
    ['- 15 jaar of ouder', null],
  ])('may be years of work without their word: %s', (line, expected) => {
    expect(asked(line).experienceYears?.value ?? null).toBe(expected);
  });

  it.each([
    ['- QTS', 'QTS'],
    ['- Een diploma mbo-4 of hbo verpleegkunde', 'Een diploma mbo-4 of hbo verpleegkunde'],
    ['- Een lesbevoegdheid', 'Een lesbevoegdheid'],
    ['- AAT Level 3', 'AAT Level 3'],
    ['- GCSE English and maths at grade C or above', 'GCSE English and maths at grade C or above'],
    ['- Gepromoveerd in de chemie', 'Gepromoveerd in de chemie'],
  ])('may be a diploma: %s', (line, expected) => {
    const { education, requiredSkills } = asked(line);
    expect(values(education)).toEqual([expected]);
    expect(values(requiredSkills)).not.toContain(expected);
  });
});

describe('terms', () => {
  it.each([
    ['Het betreft een aanstelling voor in eerste instantie één jaar.', 'TEMPORARY'],
    ['Wij bieden een contract voor de twee jaar van het traineeship.', 'TEMPORARY'],
    ['- 40 uur per week, uitzendcontract', 'TEMPORARY'],
    ['Dienstverband\n36 uur, vast', 'PERMANENT'],
    ['Zzp-opdracht\nDuur: 9 maanden', 'FREELANCE'],
  ])('name the contract: %s', (line, expected) => {
    expect(readVacancyText(`Medewerker${parts}${line}`).contractType?.value).toBe(expected);
  });

  it.each([
    ['Locatie: Utrecht (50% op locatie, 50% thuis)', 'HYBRID'],
    ['Veel vrijheid om thuis te werken', 'HYBRID'],
    ['Het is niet mogelijk om thuis te werken', 'ON_SITE'],
    ['Client: Corvid, Glasgow (2 days on site)', 'HYBRID'],
    ['Birmingham city centre (office based)', 'ON_SITE'],
  ])('say where one works: %s', (line, expected) => {
    expect(readVacancyText(`Medewerker${parts}${line}`).workModel?.value).toBe(expected);
  });

  it.each([
    ['Voltijds (38u) - contract onbepaalde duur', { min: 38, max: 38 }],
    ['- een werkweek van 40 tot 50 uur', { min: 40, max: 50 }],
  ])('say how much one works: %s', (line, expected) => {
    expect(readVacancyText(`Chauffeur${parts}${line}`).hours?.value).toEqual(expected);
  });

  it.each([
    ['Ziekenhuis Kempen - campus Geel', 'Geel'],
    ['Werkgebied: Dordrecht en omgeving', 'Dordrecht'],
    ['Depot: Hexham', 'Hexham'],
  ])('say where it is: %s', (line, expected) => {
    expect(readVacancyText(`Chauffeur\n\n${line}${parts}`).city?.value).toBe(expected);
  });

  it('have a scale before the most of a pay', () => {
    expect(readVacancyText(`Onderzoeker\n\nSalaris: schaal 11, maximaal € 6.037${parts}`).pay?.value).toMatchObject({
      min: null,
      max: 6_037,
      period: 'MONTH',
    });
  });

  it('are parted by their look alone, also without a number', () => {
    const html = `<html><body><main><h1>Accountmanager</h1><div><span>Nijmegen</span><span>Fulltime</span><span>Sales</span></div><h2>Wat ga je doen?</h2><ul><li>Klanten bellen</li><li>Offertes maken</li></ul></main></body></html>`;
    expect(readVacancyPage(html).city?.value).toBe('Nijmegen');
  });
});
