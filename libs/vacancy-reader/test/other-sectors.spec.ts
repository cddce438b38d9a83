import { readVacancyPage, readVacancyText } from '../src/read';

// How boats, farms, schools, churches, studios and shops of people ask for somebody. All of it is invented.
const values = (found: readonly { value: string }[]): string[] => found.map(({ value }) => value);
const parts = '\n\nWat ga je doen?\n- Netten boeten\n- Vangst sorteren\n\nWat vragen wij?\n- Zeebenen\n- Vroeg op kunnen\n\n';

describe('who asks', () => {
  it.each([
    ['Defensie zoekt Matroos dek\n\nDen Helder', 'Defensie'],
    ['Onderhoudstechnieker\nBrouwerij Sint-Arnold\nOudenaarde', 'Brouwerij Sint-Arnold'],
    ['Onderhoudstechnieker\nSint-Arnold\nOudenaarde', 'Sint-Arnold'],
    ['Medewerker melkvee\n\nOp ons bedrijf in Rouveen (Maatschap Ten Klooster, 180 koeien) is plaats.', 'Maatschap Ten Klooster'],
    ['Visverwerker\nUrk\n\nVishandel De Boer & Zn verwerkt elke dag 20 ton schol.', 'Vishandel De Boer & Zn'],
    ['Functie: nagelstyliste\nBij: Studio Glans in Spijkenisse', 'Studio Glans'],
    ['Telefonist voor een webwinkel\n\nLocatie: Hoorn\nBureau: Westfries Werkt', 'Westfries Werkt'],
    ['Pedagogisch professional bso De Boomhut\n\nStandplaats: Wageningen', 'bso De Boomhut'],
  ])('is found in %j', (text, company) => {
    expect(readVacancyText(text + parts).company?.value).toBe(company);
  });
});

describe('the title', () => {
  it.each([
    ['Defensie zoekt Matroos dek\n\nDen Helder', 'Matroos dek'],
    ['Vrijwilliger gezocht: Gastheer of gastvrouw\n\nZorggroep De Linde, Deventer', 'Gastheer of gastvrouw'],
  ])('is what is asked for in %j', (text, title) => {
    const vacancy = readVacancyText(text + parts);
    expect(vacancy.title?.value).toBe(title);
    const { start, end } = vacancy.title?.span ?? { start: 0, end: 0 };
    expect(vacancy.text.slice(start, end)).toBe(title);
  });
});

describe('where', () => {
  it.each(['Wat? Matroos\nWie? Rederij Poort BV\nWaar? Almere', 'Matroos\n\nFitFabriek Almere zoekt een instructeur.'])(
    'is told by %j',
    (text) => {
      expect(readVacancyText(text + parts).city?.value).toBe('Almere');
    },
  );

  it('stands behind a pin, beside hours and pay', () => {
    const page = readVacancyPage('<main><h1>Begeleider wonen – jongeren met autisme</h1><div class=meta><span>📍 Hoogeveen</span> <span>🕐 28-36 uur</span> <span>💶 € 3.017 - € 4.123 (FWG 40)</span></div><p>Stichting Wijkhuis biedt wonen en werk aan mensen met een beperking.</p><h2>Zo ziet je werk eruit</h2><ul><li>Je helpt met koken, plannen en post</li><li>Je schrijft mee aan het plan</li></ul></main>'); // prettier-ignore
    expect(page.city?.value).toBe('Hoogeveen');
  });
});

it('labels over their values are facts, under a heading that names no work', () => {
  const labels = ['Functie', 'Boa openbare ruimte', 'Werkgever', 'Gemeente Vlissingen', 'Standplaats', 'Vlissingen', 'Uren', '36'];
  const vacancy = readVacancyPage(`<h1>Jij houdt de stad leefbaar</h1><h2>Wat je doet</h2><ul><li>Surveilleren te voet</li><li>Bekeuren van fout parkeren</li></ul><aside>${labels.map((text) => `<p>${text}</p>`).join('')}</aside>`); // prettier-ignore
  expect([vacancy.title?.value, vacancy.company?.value, vacancy.hours?.value]).toEqual(['Boa openbare ruimte', 'Gemeente Vlissingen', { min: 36, max: 36 }]); // prettier-ignore
  expect(values(vacancy.responsibilities)).toEqual(['Surveilleren te voet', 'Bekeuren van fout parkeren']);
});

it.each([
  ['Een vast voltijds contract', 'PERMANENT'],
  ['Salaris | 40 uur | direct vast', 'PERMANENT'],
  ['Halftijds (19u per week), vervangingscontract', 'TEMPORARY'],
])('%s says how long', (line, contract) => {
  expect(readVacancyText(`Matroos${parts}Wij bieden\n- ${line}`).contractType?.value).toBe(contract);
});

it('what volunteers get back is no pay, and few hours a week are hours', () => {
  const vacancy = readVacancyText(`Gastvrouw\n\n4 tot 6 uur per week${parts}Wat krijg je terug?\n- Een vrijwilligersvergoeding van € 5 per dagdeel\n- Een uitje`); // prettier-ignore
  expect(vacancy.pay).toBeNull();
  expect(readVacancyText(`Begeleider${parts}Halftijds (19u per week)`).hours?.value).toEqual({ min: 19, max: 19 });
  expect(vacancy.hours?.value).toEqual({ min: 4, max: 6 });
});

it('money for something is a gift, and a scale of a collective agreement none', () => {
  const perks = '\n- £1,000 for your desk at home\n- €2,000 a year to learn\n- 30 days off';
  expect(values(readVacancyText(`Deckhand\n\nWhat you will do\n- Haul traps\n- Sort the catch\n\nPerks${perks}`).benefits)).toEqual(['£1,000 for your desk at home', '€2,000 a year to learn', '30 days off']); // prettier-ignore
  expect(values(readVacancyText(`Matroos${parts}Wij bieden\n- Cao Zeevisserij schaal 6\n- Vrije weekenden\n- 40 uur, direct vast`).benefits)).toEqual(['Vrije weekenden']); // prettier-ignore
});

it.each([
  ['QQI Level 5 in Early Childhood Care', 'qqi level 5 in early childhood care'],
  ['A qualification in youth work', 'qualification in youth work'],
])('%s is education', (line, education) => {
  const vacancy = readVacancyText(`Childcare Practitioner\n\nDuties\n- Lead play\n- Keep records\n\nRequirements\n- ${line}\n- Garda vetting`); // prettier-ignore
  expect(values(vacancy.requiredSkills)).toEqual(['Garda vetting']);
  expect(vacancy.education.map(({ value }) => JSON.stringify(value).toLowerCase()).join()).toContain(education.slice(-20));
});

it.each([
  ['Wat jij doet', 'Wat jij kan', 'Wij hebben'],
  ['Dit wordt jouw werk', 'Zo ben jij', 'Daar word jij blij van'],
  ['Waar ga je aan werken', 'Waar we op letten', 'Hier kom je mee thuis'],
  ['Jouw bijdrage', 'Jouw superkrachten', 'Daarom wil je hier werken'],
])('%s, %s and %s are headings', (duties, demands, gifts) => {
  const vacancy = readVacancyText(`Matroos\n\n${duties}\n- Trossen bedienen\n- Dekken schuren\n\n${demands}\n- Zeebenen\n- Zwemvaardig\n\n${gifts}\n- Elke week vis\n- Warme kleren`); // prettier-ignore
  expect([values(vacancy.responsibilities), values(vacancy.requiredSkills), values(vacancy.benefits)]).toEqual([['Trossen bedienen', 'Dekken schuren'], ['Zeebenen', 'Zwemvaardig'], ['Elke week vis', 'Warme kleren']]); // prettier-ignore
});

it('a sentence on the contract is no gift, however long', () => {
  const vacancy = readVacancyText(`Redacteur${parts}Wat bieden wij?\n- Deze functie betreft een parttime dienstverband van gemiddeld 24 uur per week en de start is bij voorkeur begin oktober van dit jaar\n- Een eigen plek\n- Vrije woensdagen`); // prettier-ignore
  expect(values(vacancy.benefits)).toEqual(['Een eigen plek', 'Vrije woensdagen']);
});
