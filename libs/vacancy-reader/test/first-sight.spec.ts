import { readVacancyText } from '../src/read';
import { readSource } from '../src/source';

/** A vacancy of which only its head and one line matter. */
const read = (head: string, line = '') =>
  readVacancyText(`${head}\n\nWhat you will do\n- Stack boxes\n- Load lorries\n${line}\n\nWhat we ask\n- Patience\n- A steady hand`);
const choose = (text: string) => readSource({ kind: 'text', text, choice: null });

describe('who asks', () => {
  it.each([
    [
      'below the title, in many words',
      'Midwife\nNorth Mere and Ashford Healthcare NHS Trust\nThe Trust is a good place to work. The Trust pays well.',
      'North Mere and Ashford Healthcare NHS Trust',
    ],
    ['with its places in brackets', 'Porter\nUniversity Hospitals Milford (Ashgate, Holly Hill)', 'University Hospitals Milford'],
    ['before the title', 'Lumenroof — Product Designer\n\nAmsterdam or remote · Full-time', 'Lumenroof'],
    ['with its street', 'Weekendhulp gezocht!\nSupermarkt Het Mandje, Dorpsplein 4, Wijchen', 'Supermarkt Het Mandje'],
    [
      'with its town',
      'Leerkracht groep 5\nOBS De Vlieger te Hardenberg\nBij De Vlieger werken twaalf mensen. De Vlieger is klein.',
      'OBS De Vlieger',
    ],
    ['through an agency', 'Functie: Monteur\nOpdrachtgever: via Uitzendburo De Sluis', 'Uitzendburo De Sluis'],
    ['who says so', 'Wij zijn Bakkerij Kruim en wij zoeken jou!\nWord jij onze nieuwe verkoopmedewerker?', 'Bakkerij Kruim'],
    ['as its council', 'Het gemeentebestuur van Laarne is op zoek naar een technisch medewerker.', 'Gemeentebestuur van Laarne'],
    [
      'as a university in a sentence',
      'PhD position in Soil Physics\n\nJoin our group at Amstelmere University in Haarlem and find out.',
      'Amstelmere University',
    ],
  ])('is read %s', (_, head, name) => expect(read(head).company?.value.toLowerCase()).toBe(name.toLowerCase()));

  it.each([['the heading over vacancies', 'Vacatures\n\nWij zoeken een magazijnmedewerker.']])('is not %s', (_, head) =>
    expect(read(head).company?.value ?? '').not.toMatch(/Vacatures/),
  );

  it.each(['Magazijnmedewerker\n32 uur per week, Zwolle', 'Warehouse worker\n36 - 40 hours, Leeds', 'Kok\n€ 2.800, Hoorn'])(
    'hours and pay are nobody: %s',
    (head) => expect(read(head).company).toBeNull(),
  );

  it('is no skill when its name is a kind of one', () => {
    const { company, requiredSkills } = readVacancyText('Schilder gezocht bij Bouwtechniek Kramer, 40 uur, Arnhem');
    expect([company?.value, requiredSkills]).toEqual(['Bouwtechniek Kramer', []]);
  });
});

describe('a title', () => {
  it.each([
    ['with a dot in it', 'Voor onze partner ben ik op zoek naar een C# .NET ontwikkelaar.', 'C# .NET ontwikkelaar'],
    ['behind what the text is', 'Functieomschrijving ICT Consultant\nMet twaalf mensen doen we mooie projecten.', 'ICT Consultant'],
    [
      'over a question that names half of it',
      'Naar alle vacatures\nRecovery verpleegkundige in opleiding\nBen jij verpleegkundige en op zoek naar meer?',
      'Recovery verpleegkundige in opleiding',
    ],
    ['no table has', 'Weekendtopper gezocht voor de versafdeling!', 'Weekendtopper'],
    [
      'of research',
      'PhD position in Groundwater Modelling (1.0 FTE)\n\nAre you fascinated by water?',
      'PhD position in Groundwater Modelling',
    ],
  ])('is read %s', (_, head, title) => expect(read(head).title?.value).toBe(title));

  it('ends with its line where its first words come again', () => {
    const told = 'A kitchen with a fire, by the river, where everybody cooks all of the menu and nobody has a list of what to do. '.repeat(
      2,
    );
    expect(read(`Chef de Partie\n\n£27,000 - £28,000 yearly\n\n${told}We look for a strong Chef de Partie to join us.`).title?.value).toBe(
      'Chef de Partie',
    );
  });
});

describe('an advert without parts', () => {
  const filler = 'The ward has eight beds and a garden, and the people who work on it have been there for years and like to teach. '.repeat(
    2,
  );

  it('is one when an employer speaks below a known title', async () =>
    expect(
      await choose(
        `Staff Nurse\nNorth Mere Health Board\n${filler}\nThere is an opportunity for a Staff Nurse to join our team.\nInterviews will be held in May.`,
      ),
    ).toMatchObject({ ok: true }));

  it('is one when it says where and for how much', async () =>
    expect(await choose(`Sous Chef – new rooftop restaurant – Central London\n${filler} Sous salary on offer c £29K`)).toMatchObject({
      ok: true,
    }));

  it('is none when nobody asks and nothing is told', async () =>
    expect(await choose(`Staff Nurse\n${filler}`)).toMatchObject({ ok: false }));
});

describe('pay', () => {
  it.each([
    ['€ 6,40 (16 jaar) tot € 14,71 (21+) per uur', 6.4, 14.71],
    ['a gross monthly salary between €3,059 in the first year and €3,881 in the fourth year', 3059, 3881],
  ])('is read from “%s”', (line, min, max) => expect(read('Medewerker magazijn', line).pay?.value).toMatchObject({ min, max }));
});

describe('hours', () => {
  it.each([
    ['Hours per week – 37.5', 37.5, 37.5],
    ['Vast dienstverband o.b.v. 32-40 uur p/w', 32, 40],
    ['Het dienstverband is 3 tot 5 dagen per week.', 24, 40],
    ['Leerkracht (wtf 0,6 – 0,8)', 23, 30],
  ])('are read from “%s”', (line, min, max) => expect(read('Medewerker', line).hours?.value).toEqual({ min, max }));

  it.each(['Schoonmaker gezocht ma-vr 6-9u, Zwolle, 15 euro per uur', 'Cleaner wanted, Mon-Fri 6-9h, Leeds, £13 per hour'])(
    'are none of a week in “%s”',
    async (text) => expect(await choose(text)).toMatchObject({ ok: true, vacancy: { hours: null } }),
  );
});

describe('terms', () => {
  it.each([
    ['The post is full-time and is fixed for one year.', 'TEMPORARY'],
    ['Temp to perm after 12 weeks', 'TEMPORARY'],
    ['a position for 18 months', 'TEMPORARY'],
    ['The prospect of a permanent contract', undefined],
  ])('“%s” is %s', (line, contract) => expect(read('Operative', line).contractType?.value).toBe(contract));

  it('a choice of office and home is both', () =>
    expect(read('Designer\n\nAmsterdam or remote · Full-time').workModel?.value).toBe('HYBRID'));

  it('a day to begin is no day to apply by', () =>
    expect(read('Nurse', 'You will be in post at the Trust by no later than 19th April 2027.').closingDate).toBeNull());
});

describe('demands', () => {
  it.each([
    'NVQ Level 3 in Health and Social Care',
    'een getuigschrift van hoger secundair onderwijs',
    'in het bezit van een pabo-diploma',
  ])('“%s” is a diploma', (line) => expect(readVacancyText(`Medewerker\n\nWhat we ask\n- ${line}\n- Patience`).education).toHaveLength(1));

  it('two years after a registration are experience', () =>
    expect(read('Midwife', '- At least 2 years post qualified').experienceYears?.value).toBe(2));

  it('years of the company are none', () =>
    expect(read('Consultant', 'Dankzij ruim 20 jaar ervaring maken wij goede netwerken.').experienceYears).toBeNull());

  it('languages spoken at work are read', () =>
    expect(read('Developer', '- Er wordt zowel Engels als Nederlands gesproken.').languages.map(({ value }) => value)).toEqual([
      'Dutch',
      'English',
    ]));

  it('arrows begin items', () =>
    expect(
      readVacancyText('Designer\n\nWhat you will do\n→ Draw screens\n→ Talk to users').responsibilities.map(({ value }) => value),
    ).toEqual(['Draw screens', 'Talk to users']));

  it('labels of a form above their values are no demands', () =>
    expect(
      readVacancyText(
        'Assistent\n\nWat neem jij mee?\nJe hebt kennis van hygiëne\nDienstverband\nVast dienstverband\nUren\n24 tot 38 uur',
      ).requiredSkills.map(({ value }) => value),
    ).toEqual(['Je hebt kennis van hygiëne']));
});

it.each([
  ['Reading Borough Council', 'Night Support Worker\nREADING BOROUGH COUNCIL\nWe look after people.', 'Reading'],
  ['an address in a list', 'Chef\n\n£27,000 yearly\n• Grain\n• Grain, Mill Street, London, UK', 'London'],
  ['a town or home', 'Designer\n\nAmsterdam or remote · Full-time', 'Amsterdam'],
  ['two towns', 'Chauffeur\nCoevorden / Almelo | 40 uur | Fulltime', 'Coevorden'],
])('a town is read from %s', (_, head, town) => expect(read(head).city?.value).toBe(town));

it('somebody who offers himself is told so', async () =>
  expect(await choose('Zoekt u een kok? Ik ben beschikbaar, 32 uur, Zwolle')).toMatchObject({ ok: false, reason: 'seeker' }));

it('two people asked for with an article each are two vacancies', async () => {
  const text = 'Wij zoeken een kok en een afwasser, 32 uur, Zwolle';
  expect(await choose(text)).toMatchObject({ reason: 'several_vacancies', choices: [{ title: 'Kok' }, { title: 'Afwasser' }] });
  expect(await readSource({ kind: 'text', text, choice: '1' })).toMatchObject({
    ok: true,
    vacancy: { title: { value: 'Afwasser' }, hours: { value: { min: 32 } } },
  });
  expect(await choose('Kok en afwasser gezocht, 32 uur, Zwolle')).toMatchObject({
    ok: true,
    vacancy: { title: { value: 'Kok en afwasser' } },
  });
});

describe('in adverts of other houses', () => {
  it.each([
    ['Night Porter - The Royal Elm Hotel, Keswick', 'Royal Elm Hotel'],
    ['Financial Controller – Halden Foods Ltd – Bristol (hybrid, 3 days in office)', 'Halden Foods Ltd'],
    ['De Kammerie in hartje Amersfoort zoekt een kapper!', 'Kammerie'],
    ['Lecturer in Marketing\nSchool of Business, Westmere College, Cardiff', 'Westmere College'],
    ['HGV Driver\n\nCompany Overview\nHallam Lines has moved containers since 1974.', 'Hallam Lines'],
  ])('“%s” says who asks', (head, name) => expect(read(head).company?.value).toBe(name));

  it.each([
    ['37.5 hours per week – PERMANENT\nMost are discharged within 24-48 hours', 37.5],
    ['45 guaranteed hours a week', 45],
  ])('“%s” says how long', (line, hours) => expect(read('Nurse', line).hours?.value.min).toBe(hours));

  it('a contract behind a dash, a home and a day behind an address are read', () => {
    expect(read('Nurse', '37.5 hours per week – PERMANENT').contractType?.value).toBe('PERMANENT');
    expect(read('Medewerker klantenservice, volledig vanuit huis').workModel?.value).toBe('REMOTE');
    expect(read('Bediende', 'Solliciteren: jobs@dak.example voor 31 januari 2027').closingDate?.value).toBe('2027-01-31');
    expect(read('Groenbedrijf Vos uit Ommen heeft het druk en zoekt een hovenier.').city?.value).toBe('Ommen');
    expect(read('Engineer\n\nOffice: Rotterdam, 2 days a week').city?.value).toBe('Rotterdam');
  });
});

describe('what is asked', () => {
  it('is not how one applies', () =>
    expect(
      readVacancyText(
        'Staff Nurse\n\nThe ward has eight beds. You must be calm under pressure. You must state this on your application form to be shortlisted.',
      ).requiredSkills.map(({ value }) => value),
    ).toEqual(['You must be calm under pressure']));

  it('stands under a heading that ends with a semicolon', () =>
    expect(
      readVacancyText(
        'Physio\n\nThe Role\n• Treat patients\n• Write reports\n\nTo succeed as a physio you will;\n• Be patient\n• Be tidy',
      ).responsibilities.map(({ value }) => value),
    ).toEqual(['Treat patients', 'Write reports']));

  it('is welcome under its heading, though it is named as work', () =>
    expect(
      readVacancyText(
        'Care Assistant\n\nEssential Experience\n• Moving and Handling\n• Personal Care\n\nDesirable Experience\n• Feeding by tube\n• Managing Behaviours\n• Driving a van',
      ).wishedSkills,
    ).toHaveLength(3));
});

it('an employer who asks whether the reader looks for a challenge seeks no work', async () =>
  expect(
    await choose(
      'Clinical Pharmacist\nWe are looking for a pharmacist to join our rotation. You may be newly qualified or looking for a new challenge. The successful candidate will be fully supported to learn, on wards of medicine, surgery and care of the elderly, by people who like to teach.',
    ),
  ).toMatchObject({ ok: true }));

it('a resume of several jobs is told to be one, whatever it could do', async () => {
  const jobs = [
    '06/2014 to 08/2016\nKitchen Manager\nManaged twelve cooks, 40 hours a week.',
    'March 2011 - Current\nCook\nPrepared soups and sauces.',
  ];
  const resume = `SENIOR COOK\nSummary\nA patient cook with ten years of experience.\nExperience\n${jobs.join('\n')}\nEducation\nDiploma, 2010\nSkills\nSoups, sauces, stock control`;
  expect(await choose(resume)).toMatchObject({ ok: false, reason: 'seeker' });
  expect(await choose(resume.replace(/^(?:06\/2014 to 08\/2016|March 2011 - Current)$/gm, 'You will cook'))).not.toMatchObject({
    reason: 'seeker',
  });
});
