import { readVacancyText } from '../src/read';
import type { ReadVacancy } from '../src/result';
import { readSource } from '../src/source';

// Vacancies as they are handed on, invented: out of a chat, a mail, a site, in two languages, several at once.
const read = async (text: string, choice: string | null = null) => readSource({ kind: 'text', text, choice });
const values = (found: readonly { value: string }[]) => found.map(({ value }) => value);
const who = ({ title, company, city }: ReadVacancy) => [title?.value ?? null, company?.value ?? null, city?.value ?? null];
const mail = `Beste Joke,

Kunnen jullie onderstaande vacature plaatsen?

Wij zoeken een administratief medewerker voor 24 uur per week op ons kantoor in Meppel. Je verwerkt facturen, beantwoordt de telefoon en houdt de agenda bij. Je hebt mbo 4 en kunt goed overweg met Excel. Salaris tussen € 2.300 en € 2.900 bruto per maand.

Met vriendelijke groet,

Karin de Boer
Officemanager
Bouwbedrijf Van Elst B.V.
Industrieweg 12, 7944 AB Meppel

Disclaimer: De informatie in dit e-mailbericht is uitsluitend bestemd voor de geadresseerde. Wij zijn niet aansprakelijk voor schade.`;

describe('a mail', () => {
  it('is about the work, not about who signs it', () => {
    const vacancy = readVacancyText(mail);
    expect(who(vacancy)).toEqual(['Administratief medewerker', 'Bouwbedrijf Van Elst B.V', 'Meppel']);
    expect(values(vacancy.responsibilities)).toEqual(['Je verwerkt facturen', 'beantwoordt de telefoon', 'houdt de agenda bij']);
  });

  it('ends before what its sender puts below every mail', () => expect(readVacancyText(mail).text).not.toMatch(/Disclaimer|aansprakelijk/));

  it('may name the work behind what is asked of the reader', async () => {
    const text = `Subject: Job opening
From: Tom Reed <tom@reed.example>
To: jobs@board.example

Please advertise the following: Bench joiner, full time (40 hrs), workshop in Harrogate. £15-£17 an hour. You will make windows, doors and staircases from drawings. Must have 3 years experience and NVQ level 2.

Kind regards
Tom Reed
Reed Joinery Ltd`;
    const answer = await read(text);
    expect(answer.ok && who(answer.vacancy)).toEqual(['Bench joiner', 'Reed Joinery Ltd', 'Harrogate']);
  });

  it('begins with a greeting, which is no title, and may ask for somebody for a department', async () => {
    const answer = await read(
      'Hallo,\n\nWe zijn een klein accountantskantoor (8 mensen) in Oisterwijk en omdat Petra met pensioen gaat hebben we per 1 maart iemand nodig voor de salarisadministratie. Ongeveer 20 uur, dagen in overleg. Het gaat om loonstroken maken en ziekmeldingen verwerken. Verdienste rond de 3200 fulltime. Thuiswerken kan 1 dag per week.\n\nGroeten Wim',
    );
    expect(answer).toMatchObject({
      ok: true,
      vacancy: {
        title: { value: 'Medewerker salarisadministratie' },
        hours: { value: { min: 20, max: 20 } },
        jobType: { value: 'PART_TIME' },
        pay: { value: { min: 3_200, max: 3_200 } },
        benefits: [],
      },
    });
  });
});

it('a message with pictures has its facts between them', async () => {
  const answer = await read(
    'Hoi allemaal 👋 wij zoeken per direct een gezellige collega voor in de bediening 🍽️\n📍 Harderwijk\n🕐 16-24 uur p/w\n💶 €13,50 per uur\nInteresse? App Sanne 06-55512345 😊',
  );
  expect(answer).toMatchObject({
    ok: true,
    vacancy: {
      title: { value: 'Bediening' },
      city: { value: 'Harderwijk' },
      hours: { value: { min: 16, max: 24 } },
      pay: { value: { min: 13.5, period: 'HOUR' } },
    },
  });
});

it('words that a chat makes stand out lose their marks', () => {
  const { title, text, contractType } = readVacancyText(
    '*Gezocht* : enthousiaste *monteur* 🔧\nBij ons in Doetinchem repareer je fietsen, help je klanten en bestel je onderdelen.\n40 uur. Loon tussen 2400 en 2900 p.m. Vast contract mogelijk na half jaar.',
  );
  expect(title?.value).toBe('Monteur');
  expect(text).not.toContain('*');
  expect(contractType).toBeNull();
});

it('marks in the form of a picture begin items', () => {
  const { requiredSkills, wishedSkills } = readVacancyText(
    'Barbershop Fade & Co zoekt een BARBIER\n✔️ fulltime of parttime\n✔️ eigen klantenkring is een pluspunt\n✔️ ervaring met fades en baarden\n✔️ gezellige zaak in hartje Tilburg\n✔️ goed salaris + fooi',
  );
  expect([values(requiredSkills), values(wishedSkills)]).toEqual([['ervaring met fades en baarden'], ['eigen klantenkring']]);
});

describe('a page that was copied whole', () => {
  const frame =
    'Home\nVacatures\nOver ons\nContact\nInloggen\n\nDeze website gebruikt cookies om je ervaring te verbeteren. Accepteer alle cookies | Instellingen\n\nTerug naar overzicht\nDelen via LinkedIn\n\n';
  const vacancy = `Tandartsassistent
Tandartspraktijk De Kies | Hoogezand | 24 - 32 uur

Wat ga je doen?
Je assisteert de tandarts aan de stoel
Je maakt afspraken met patiënten

Wat vragen wij?
Mbo-diploma tandartsassistent
Röntgendiploma is een pre
`;

  it('loses the menu and the cookies of its site', () => {
    const found = readVacancyText(`${frame}${vacancy}\n© 2026 De Kies`);
    expect(who(found)).toEqual(['Tandartsassistent', 'Tandartspraktijk De Kies', 'Hoogezand']);
    expect(found.text).not.toMatch(/Inloggen|cookies|Delen|©/);
  });

  it('keeps a word of a menu where there is no menu', () =>
    expect(readVacancyText(`${vacancy}\nContact\nBel Anna.`).text).toContain('Contact'));

  it('wishes for what it does not ask', () => {
    const { requiredSkills, wishedSkills } = readVacancyText(vacancy);
    expect([values(requiredSkills), values(wishedSkills)]).toEqual([[], ['Röntgendiploma']]);
  });
});

describe('labels', () => {
  it('may stand before a dash', async () => {
    const answer = await read(
      "Job title - Care assistant\nWhere - Bournemouth\nPay - £12.20 ph\nHours - 30 pw\nMust have - driving licence, DBS check\nYou'll - help residents with washing and dressing, serve meals, write notes\nPerks - free meals, uniform, 28 days holiday",
    );
    expect(answer).toMatchObject({
      ok: true,
      vacancy: {
        title: { value: 'Care assistant' },
        city: { value: 'Bournemouth' },
        pay: { value: { min: 12.2, period: 'HOUR', currency: 'GBP' } },
        hours: { value: { min: 30, max: 30 } },
      },
    });
    expect(answer.ok && [answer.vacancy.requiredSkills, answer.vacancy.responsibilities, answer.vacancy.benefits].map(values)).toEqual([
      ['driving licence', 'DBS check'],
      ['help residents with washing and dressing', 'serve meals', 'write notes'],
      ['free meals', 'uniform', '28 days holiday'],
    ]);
  });

  it('have short things behind them, each of which counts by itself', () => {
    const found = readVacancyText(
      'Functie: Verzorgende IG\nInstelling: Woonzorg De Linde\nPlaats: Hoogeveen\nTaken: ADL-zorg, medicatie delen, rapporteren, contact met familie\nEisen: diploma VIG niveau 3, BIG niet nodig, rijbewijs',
    );
    expect(who(found)).toEqual(['Verzorgende IG', 'Woonzorg De Linde', 'Hoogeveen']);
    expect([found.responsibilities, found.requiredSkills, found.education].map(values)).toEqual([
      ['ADL-zorg', 'medicatie delen', 'rapporteren', 'contact met familie'],
      ['rijbewijs'],
      ['diploma VIG niveau 3'],
    ]);
  });
});

it('a list of everything without headings is parted by what its items are about', () => {
  const found = readVacancyText(
    'Heftruckchauffeur Waalwijk 40u\n- reachtruck certificaat\n- 2 ploegen\n- laden en lossen\n- €15,85 pu + toeslagen\n- reiskosten\n- goede Nederlandse of Engelse taal\nBellen met Kees',
  );
  expect([found.requiredSkills, found.responsibilities, found.benefits, found.languages].map(values)).toEqual([
    ['reachtruck certificaat'],
    ['laden en lossen'],
    ['reiskosten'],
    ['Dutch', 'English'],
  ]);
});

it('a text in two languages has one title, and its languages are no skills', () => {
  const found = readVacancyText(
    'Wij zijn op zoek naar een Receptionist / We are looking for a Receptionist\n\nNL\nVoor ons hotel in Maastricht zoeken wij een receptionist voor 32 uur per week. Je ontvangt gasten, neemt de telefoon aan en verzorgt de check-in. Je spreekt Nederlands en Engels.\n\nEN\nFor our hotel in Maastricht we are looking for a receptionist for 32 hours a week. You welcome guests and answer the phone. You speak Dutch and English.',
  );
  expect(found.title?.value).toBe('Receptionist');
  expect(values(found.languages)).toEqual(['Dutch', 'English']);
  expect(values(found.requiredSkills)).not.toEqual(expect.arrayContaining(['Dutch']));
  expect(values(found.benefits)).toEqual([]);
});

it('an agency speaks of its client first, and of the work then', () => {
  const { title } = readVacancyText(
    'Voor onze opdrachtgever, een groeiend transportbedrijf in Waalwijk, zijn wij op zoek naar een Planner Internationaal Transport.\n\nFunctie\nJe plant dagelijks 25 chauffeurs in. Je onderhoudt contact met klanten.\n\nWegwijs Uitzendbureau\nGinnekenweg 100, Breda',
  );
  expect(title?.value).toBe('Planner Internationaal Transport');
});

describe('a school and a company', () => {
  it('are named behind what they are, and hours as a share of a week', () => {
    const found = readVacancyText(
      'VACATURE LEERKRACHT GROEP 7/8 (0,6 - 0,8 WTF)\n\nPer 1 februari zoeken wij voor obs De Klimboom te Assen een leerkracht voor groep 7/8 wegens zwangerschapsverlof.\n\nWat bieden wij?\nEen warm team en een laptop.',
    );
    expect(who(found)).toEqual(['Leerkracht groep 7/8', 'obs De Klimboom', 'Assen']);
    expect(found.hours?.value).toEqual({ min: 23, max: 30 });
  });

  it('may stand with their town below all, and are no benefit', () => {
    const found = readVacancyText(
      'We zijn op zoek naar een enthousiaste en gedreven Junior Marketeer!\n\nWat ga je doen?\n- Je maakt content\n- Je schrijft nieuwsbrieven\n- Je leest de cijfers\n\nWat krijg je? Tussen de 2300 en 2800 euro bruto per maand (32-40 uur), 26 vakantiedagen en hybride werken.\nGroene Vonk, Wageningen',
    );
    expect(who(found)).toEqual(['Junior Marketeer', 'Groene Vonk', 'Wageningen']);
    expect(values(found.benefits)).toEqual(['26 vakantiedagen en hybride werken']);
  });

  it('may shout where the work is', () =>
    expect(
      readVacancyText('PROCESOPERATOR 5 PLOEGEN DELFZIJL!!! TOPSALARIS!!!\n\nJij bewaakt het proces en neemt monsters.').city?.value,
    ).toBe('Delfzijl'));
});

describe('a short text', () => {
  it('has hours of a week, and none of a clock', () => {
    const { hours, company } = readVacancyText(
      'GEZOCHT\nSchoonmaker (m/v)\nKantoorpand in Nieuwegein\nMa t/m vr 17.00 - 19.30 uur\n12,5 uur per week\nLoon volgens cao, € 14,94',
    );
    expect(hours?.value).toEqual({ min: 12.5, max: 12.5 });
    expect(company).toBeNull();
  });

  it('has a title that asks, over lines that ask for nothing', () => {
    const { title, requiredSkills } = readVacancyText(
      'LOOKING FOR A HAIRDRESSER\nPart-time (2-3 days)\nSalon Bliss, Cardiff Bay\nCommission 45% or £13/hr\nCall Sian 029 555 0101',
    );
    expect([title?.value, values(requiredSkills)]).toEqual(['Hairdresser', []]);
  });

  it('names its company apart from the town', () => {
    const found = readVacancyText(
      'Functie: Allround timmerman\nBedrijf: Bouwbedrijf Kramer uit Staphorst\nHoeveel: 40 uur\nVerdiensten: 3000 tot 3800 bruto',
    );
    expect(who(found)).toEqual(['Allround timmerman', 'Bouwbedrijf Kramer', 'Staphorst']);
  });

  it('may be in a part of a town, which is no company', () => {
    const found = readVacancyText('Voor een basisschool in Almere-Buiten zoeken we een conciërge. 20 uur. Salaris schaal 3.');
    expect(who(found)).toEqual(['Conciërge', null, 'Almere']);
  });

  it('is asked in haste', async () =>
    expect(
      await read('Dringend op zoek: zelfstandig werkend kok voor eetcafé in Hengelo (ov). 4 dagen, ook weekend. Leuk team.'),
    ).toMatchObject({ ok: true, vacancy: { title: { value: 'Zelfstandig werkend kok' }, city: { value: 'Hengelo' } } }));
});

it('is not slowed down by brackets, lines and lists made to be slow', async () => {
  const nasty = [
    `${'(a1'.repeat(99)} `.repeat(59),
    `${'1-'.repeat(140)} `.repeat(59),
    'Home\nMenu\nContact\n'.repeat(8_000),
    'kok - 32 uur - € 2.800\n'.repeat(4_000),
  ];
  for (const each of nasty) {
    const from = process.cpuUsage();
    await read(each);
    expect(process.cpuUsage(from).user / 1_000).toBeLessThan(8_000);
  }
});

describe('several vacancies, one a line,', () => {
  const three =
    'Wij zoeken versterking!\n\nKok - 32-38 uur - € 2.500 - € 3.000\nAfwasser - 12 uur - € 12 per uur\nMedewerker bediening - 24 uur - € 14 per uur\n\nRestaurant Het Veerhuis, Kampen';

  it('are asked about', async () => {
    expect(await read(three)).toMatchObject({
      reason: 'several_vacancies',
      choices: [{ title: 'Kok' }, { title: 'Afwasser' }, { title: 'Medewerker bediening' }],
    });
  });

  it('share what is said of all of them', async () => {
    const answer = await read(three, '1');
    expect(answer.ok && who(answer.vacancy)).toEqual(['Afwasser', 'Restaurant Het Veerhuis', 'Kampen']);
    expect(answer).toMatchObject({ vacancy: { hours: { value: { min: 12, max: 12 } }, pay: { value: { min: 12, period: 'HOUR' } } } });
  });

  it('are not seen in one that names its facts in several lines', async () =>
    expect(await read('Kok - 32 uur - € 2.500\nZwolle\nContract: vast')).toMatchObject({ ok: true, vacancy: { title: { value: 'Kok' } } }));
});
