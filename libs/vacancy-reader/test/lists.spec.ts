import { readVacancyPage, readVacancyText } from '../src/read';

const values = (found: { value: string }[]) => found.map(({ value }) => value);
const read = (text: string) => readVacancyText(`Verpleegkundige\nZorghuis Anemoon, Deventer\n\n${text}`);

it.each(['Jouw nacht', 'Je dienst', 'What does a day look like?', 'The successful candidate will'])(
  'finds duties under “%s”',
  (heading) => {
    const { responsibilities } = read(`${heading}\n- Rondes lopen\n- Medicatie delen\n- Overdragen`);
    expect(values(responsibilities)).toEqual(['Rondes lopen', 'Medicatie delen', 'Overdragen']);
  },
);

it('takes calling somebody for work, and being called upon for none', () => {
  const { responsibilities } = read(
    'Jouw taken\n- Bel familie van bewoners\n- Mail de huisarts\n- Bel Anna op 06 12345678\n- Mail ons je cv',
  );
  expect(values(responsibilities)).toEqual(['Bel familie van bewoners', 'Mail de huisarts']);
});

it('finds what is asked under “You will need”', () => {
  expect(values(read('You will need\n- Qualified Teacher Status\n- Patience').requiredSkills)).toEqual([
    'Qualified Teacher Status',
    'Patience',
  ]);
});

it('takes what is welcome in brackets for something else than what is asked before them', () => {
  const { requiredSkills, wishedSkills } = read('Wat vragen wij?\n- Rijbewijs B (BE is mooi meegenomen)\n- Kennis van SAP (pré)\n- Rust');
  expect(values(requiredSkills)).toEqual(['Rijbewijs B (BE is mooi meegenomen)', 'Rust']);
  expect(values(wishedSkills)).toEqual(['Kennis van SAP (pré)']);
});

it('leaves no demand out that only sounds like a diploma', () => {
  const { requiredSkills, education } = read('Wij vragen\n- Een bevoegdheid natuurkunde, of je bent daarvoor in opleiding\n- Humor');
  expect(values(requiredSkills)).toEqual(['Een bevoegdheid natuurkunde, of je bent daarvoor in opleiding', 'Humor']);
  expect(education).toEqual([]);
});

it('takes the fuller words for a diploma that stands twice', () => {
  const { education } = read('Niveau: MBO\n\nWij vragen\n- Een mbo-diploma niveau 3\n- Rust');
  expect(values(education)).toEqual(['Een mbo-diploma niveau 3']);
});

it('takes the kind of a school for no diploma', () => {
  expect(read('Voor onze bovenbouw havo zoeken wij een collega.\n\nWij vragen\n- Humor\n- Rust').education).toEqual([]);
});

it('counts no availability and no hours of the day as a skill', () => {
  expect(values(read('Wij vragen\n- Je bent beschikbaar op zaterdag\n- Gastvrijheid\n- Tempo').requiredSkills)).toEqual([
    'Gastvrijheid',
    'Tempo',
  ]);
});

it.each([
  ['Je bent beschikbaar 40 uur', 40],
  ['Je bent 32 uur beschikbaar', 32],
  ['Minimaal 24 uur per week beschikbaar', 24],
  ['Available for 32 hours a week', 32],
  ['You are available 24 hours', 24],
])('counts no hours that are asked as a skill: %s', (demand, hours) => {
  const vacancy = read(`Wij vragen\n- ${demand}\n- Gastvrijheid\n- Tempo`);
  expect(values(vacancy.requiredSkills)).toEqual(['Gastvrijheid', 'Tempo']);
  expect(vacancy.hours?.value).toEqual({ min: hours, max: hours });
});

it('keeps what is asked beside the hours', () => {
  const { requiredSkills } = read('Wij vragen\n- Je bent 32 uur beschikbaar en hebt een rijbewijs\n- Tempo');
  expect(values(requiredSkills)).toEqual(['hebt een rijbewijs', 'Tempo']);
});

it.each([
  [
    'Je taken: storingen oplossen en klanten adviseren, machines onderhouden en rapporten schrijven.',
    ['storingen oplossen', 'klanten adviseren', 'machines onderhouden', 'rapporten schrijven'],
  ],
  ['Wat ga je doen?\nYou clean offices and empty bins.', ['You clean offices', 'empty bins']],
  ['Wat ga je doen?\nJe haalt pakketten op en je bezorgt ze in de stad.', ['Je haalt pakketten op', 'je bezorgt ze in de stad']],
  ['Wat ga je doen?\n- Laden en lossen van vrachtwagens\n- Post sorteren', ['Laden en lossen van vrachtwagens', 'Post sorteren']],
])('tells two things in one clause apart, and no more than there are: %s', (text, duties) => {
  expect(values(read(text).responsibilities)).toEqual(duties);
});

it('makes no skill of the name of a company where only diplomas are asked', () => {
  const { requiredSkills } = readVacancyText(
    'Jurist\nVan Aerssen Verzekeringen, Den Haag\n\nJouw rol\nJe schrijft brieven aan cliënten over hun dossier.\n\nJouw profiel\n- Een afgeronde wo-opleiding rechten',
  );
  expect(values(requiredSkills)).not.toContain('Verzekeringen');
});

it('tells a kettle from a résumé', () => {
  expect(values(read('Wat ga je doen?\n- cv-ketels plaatsen\n- storingen oplossen').responsibilities)).toContain('cv-ketels plaatsen');
});

it('keeps what is offered beside the pay in one sentence, and costs that are paid back', () => {
  const { benefits } = read(
    'Arbeidsvoorwaarden\nEen salaris van € 65.000 tot € 80.000 bruto per jaar (inclusief vakantiegeld), een leaseauto, 27 vakantiedagen en een bonus.',
  );
  expect(values(benefits)).toEqual(['een leaseauto', '27 vakantiedagen', 'een bonus']);
  const paid = read('Wat krijg je?\n- salaris tussen de 2900 en 3800 bruto p.m.\n- reiskosten tot € 230 per maand\n- een fooienpot');
  expect(values(paid.benefits)).toEqual(['reiskosten tot € 230 per maand', 'een fooienpot']);
});

it('finds what one gets under “Dit kun je verwachten”, up to how to apply', () => {
  const { benefits } = read('Dit kun je verwachten\nElke dag soep\nEen eigen fiets\nApp je naam naar 06-12345678');
  expect(values(benefits)).toEqual(['Elke dag soep', 'Een eigen fiets']);
});

it('takes a demand that speaks to its reader for no heading', () => {
  const { requiredSkills } = read('Wat vragen wij?\nJe bent vriendelijk en betrouwbaar\nJe kan zelfstandig werken\nErvaring is geen must');
  expect(values(requiredSkills)).toEqual(['Je bent vriendelijk en betrouwbaar', 'Je kan zelfstandig werken']);
});

it('reads duties that are told as orders, and those between semicolons', () => {
  const told = read("What you'll do\nHelp residents to wash and dress. Keep records on our tablets. You don't need experience.");
  expect(values(told.responsibilities)).toEqual(['Help residents to wash and dress', 'Keep records on our tablets']);
  const listed = read('Duties\nCheck in late guests; balance the till; walk the building twice a night.');
  expect(values(listed.responsibilities)).toEqual(['Check in late guests', 'balance the till', 'walk the building twice a night']);
});

it('takes a level over the text for no diploma beside the one that is asked', () => {
  const { education } = read('hbo/wo\n\nWij vragen\n- Een afgeronde hbo- of wo-opleiding, bijvoorbeeld bestuurskunde\n- Rust');
  expect(values(education)).toEqual(['Een afgeronde hbo- of wo-opleiding, bijvoorbeeld bestuurskunde']);
});

it('reads short lines to the end of a page', () => {
  const lines = ['Lead a team of fifteen operatives', 'Plan the shift and allocate the work', 'Report on pick rates and accuracy'];
  const part = (heading: string, each: readonly string[]) => `<p><strong>${heading}</strong><br>${each.join('<br>')}</p>`;
  const { benefits } = readVacancyPage(
    `<html><body><main><h1>Warehouse Team Leader</h1><p>Northway runs the distribution centre of a well-known bakery, and needs a team leader for its night shift from Sunday to Thursday.</p>${part('Key responsibilities:', lines)}${part('Benefits:', ['33 days holiday including bank holidays', 'Life assurance', 'Subsidised canteen'])}</main><section><h2>Similar jobs</h2><p>Shift Manager</p></section></body></html>`,
  );
  expect(values(benefits)).toEqual(['33 days holiday including bank holidays', 'Life assurance', 'Subsidised canteen']);
});

it('parts a list of orders that lost its marks, where a word begins nothing but an order', () => {
  const { responsibilities } = read(
    'Main duties to include: ensure targets are achieved prepare concise quotations for the customer care team maintain and update the database in order to provide reports regularly liaise with the design department and organise the work',
  );
  expect(values(responsibilities)).toEqual([
    'ensure targets are achieved',
    'prepare concise quotations for the customer care team',
    'maintain and update the database in order to provide reports',
    'regularly liaise with the design department and organise the work',
  ]);
});

it('keeps pay that is named, and what is said to who applies, out of what one gets', () => {
  const { benefits } = read(
    'We offer\n- basic salary circa 40k\n- Vergoeding: min. 2999 - max. 5054 per maand\n- Reiskostenvergoeding van 500 per jaar\n- If you are interested in this position please contact Jade\n- Start zo snel mogelijk\n- Private healthcare',
  );
  expect(values(benefits)).toEqual(['Reiskostenvergoeding van 500 per jaar', 'Private healthcare']);
});

it('makes no duty of a step that is only numbered', () => {
  expect(values(read('Wat ga je doen?\n- // ZO WERKT HET\n- Stap 1\n- Rondes lopen\n- Overdragen').responsibilities)).toEqual([
    'Rondes lopen',
    'Overdragen',
  ]);
});

it('keeps orders together that share what stands behind the last of them', () => {
  const { responsibilities } = read('Main duties\nAssess, plan, implement and evaluate programmes of care. Administer medication safely.');
  expect(values(responsibilities)).toEqual(['Assess, plan, implement and evaluate programmes of care', 'Administer medication safely']);
});

it('ends no duty at “ca.”', () => {
  const { responsibilities } = read('Jouw taken\nJe geeft leiding aan een team van ca. 25 medewerkers. Je plant de bezetting.');
  expect(values(responsibilities)).toEqual(['Je geeft leiding aan een team van ca. 25 medewerkers', 'Je plant de bezetting']);
});

it('wishes for all that stands behind the label of a wish', () => {
  const { requiredSkills, wishedSkills } = read(
    'Person specification\nEssential: experience of acute care. Desirable: IV cannulation; mentorship. Patience.',
  );
  expect([values(requiredSkills), values(wishedSkills)]).toEqual([expect.arrayContaining(['Patience']), ['IV cannulation', 'mentorship']]);
});

it.each([
  ['Hbo civiele techniek', 'Hbo civiele techniek'],
  ['Een afgeronde opleiding PW3, SPW3 of vergelijkbaar', 'Een afgeronde opleiding PW3, SPW3'],
])('reads the diploma of the line “%s” with what it is of', (line, diploma) =>
  expect(values(read(`Functie-eisen\n${line}\nMinimaal 5 jaar ervaring als projectleider\nRijbewijs B`).education)).toEqual([diploma]),
);

it('takes a language that is a must, and leaves those that are a plus', () => {
  const entry = (text: string) => values(read(`What you bring\n- ${text}\n- Patience`).languages);
  expect(entry('Dutch or French is a plus, English a must')).toEqual(['English']);
  expect(entry('Engels is een vereiste, Duits een pre')).toEqual(['English']);
});

it('reads an entry that only names languages as languages and not as skills', () => {
  const { languages, requiredSkills } = read('What you bring\n- Dutch or English\n- Python\n- Patience');
  expect(values(languages)).toEqual(['Dutch', 'English']);
  expect(values(requiredSkills)).toEqual(['Python', 'Patience']);
});

it('reads a master in a subject as education', () => {
  const { education, requiredSkills } = read('What you bring\n- A master in hydrology\n- Python\n- Patience');
  expect(values(education)).toEqual(['A master in hydrology']);
  expect(values(requiredSkills)).toEqual(['Python', 'Patience']);
});

it('takes a title of three letters before the work under it', () => {
  const { title } = readVacancyText(
    'Kok\n\nRestaurant De Pan in Zwolle zoekt een kok voor 32 uur per week.\n\nWat ga je doen\n- Koken\n- Inkopen',
  );
  expect(title?.value).toBe('Kok');
});

describe('a long sentence that asks for several things', () => {
  const demandsIn = (sentence: string) =>
    readVacancyText(`Medewerker in Assen\n\nWat vragen wij\n${sentence}`).requiredSkills.map(({ value }) => value);

  it.each([
    [
      'We zoeken iemand die nauwkeurig werkt, goed met planten overweg kan, een rijbewijs B heeft en het niet erg vindt om af en toe op zaterdag te komen.',
      ['nauwkeurig werkt', 'goed met planten overweg kan', 'een rijbewijs B heeft', 'het niet erg vindt om af en toe op zaterdag te komen'],
    ],
    [
      'Je hebt minimaal twee jaar ervaring als zelfstandig werkend kok, kunt goed tegen drukte en bent bereid om in het weekend te werken.',
      ['ervaring als zelfstandig werkend kok', 'kunt goed tegen drukte', 'bent bereid om in het weekend te werken'],
    ],
    [
      "Een monteur met ervaring met PLC's, een geldig VCA-certificaat en rijbewijs B, die het leuk vindt om storingen op te lossen.",
      ["ervaring met PLC's", 'een geldig VCA-certificaat', 'rijbewijs B', 'het leuk vindt om storingen op te lossen'],
    ],
    [
      'We zoeken iemand die rustig blijft, een VCA heeft, goed met kinderen overweg kan en op dinsdag en vrijdag kan werken.',
      ['rustig blijft', 'een VCA heeft', 'goed met kinderen overweg kan', 'op dinsdag en vrijdag kan werken'],
    ],
    [
      'You hold a tree worker certificate, have at least two years of experience with climbing, are not afraid of bad weather and have a driving licence.',
      ['You hold a tree worker certificate', 'climbing', 'are not afraid of bad weather', 'have a driving licence'],
    ],
    [
      'The ideal candidate has a valid NMC registration, good communication skills and a full UK driving licence.',
      ['a valid NMC registration', 'good communication skills', 'a full UK driving licence'],
    ],
  ])('is read one by one: %s', (sentence, demands) => expect(demandsIn(sentence)).toEqual(demands));

  it('stays whole where it tells in one breath how somebody is', () => {
    const sentence = 'Je denkt analytisch, begrijpt hoe een school in elkaar zit, bedenkt plannen en weet mensen te overtuigen';
    expect(demandsIn(`${sentence}.`)).toEqual([sentence]);
  });
});

it('reads what stands under “Your work” as work', () => {
  const text = 'Arborist\n\nYour work\n- Climb and prune trees\n- Fell trees with a crane\n\nWhat we ask\n- A driving licence';
  expect(readVacancyText(text).responsibilities.map(({ value }) => value)).toEqual(['Climb and prune trees', 'Fell trees with a crane']);
});
