import { readVacancyText } from '../src/read';
import type { ReadVacancy } from '../src/result';

// Kinds of vacancies people write in their own way, invented: a kitchen, a building site, a night shift, a start-up, a town hall, an agency.
const values = (list: readonly { value: string }[]): string[] => list.map(({ value }) => value);
const who = ({ title, company, city }: ReadVacancy) => [title?.value ?? null, company?.value ?? null, city?.value ?? null];

describe('a town behind the name of a company', () => {
  it.each([
    ['Bakker gezocht\n\nVoor Bakkerij De Korenaar, Zutphen zoeken wij per direct een bakker die van vroeg opstaan houdt.', ['Bakker', 'Bakkerij De Korenaar', 'Zutphen']],
    ['Loodgieter\n\nInstallatiebedrijf Van Dam (Ede) groeit hard en zoekt een collega die badkamers plaatst.', ['Loodgieter', 'Installatiebedrijf Van Dam', 'Ede']],
    ['Verpleegkundige\n\nZorggroep Het Anker, Harderwijk, is op zoek naar een verpleegkundige voor 24 uur.', ['Verpleegkundige', 'Zorggroep Het Anker', 'Harderwijk']],
    ['Joiner\n\nFor Miller & Sons (Leeds) we are looking for a joiner with his own van.', ['Joiner', 'Miller & Sons', 'Leeds']],
    ['Magazijnmedewerker bij Van Vliet Logistiek, Waddinxveen\n\nJe pakt orders en laadt vrachtwagens.', ['Magazijnmedewerker', 'Van Vliet Logistiek', 'Waddinxveen']],
    ['Receptionist at Hotel The Old Mill, Ghent – part-time\n\nWe need a receptionist for our hotel.', ['Receptionist', 'Hotel The Old Mill', 'Ghent']],
    ['Verzorgende IG\nWoonzorgcentrum De Vier Linden - Winterswijk\n24 uur\n\nJe loopt je rondes en geeft medicatie.', ['Verzorgende IG', 'Woonzorgcentrum De Vier Linden', 'Winterswijk']],
    ['Kok | Restaurant Het Zoute Hert | Domburg\n\nWij zoeken een kok.\n\nDit krijg je\n- Fooi\n- Twee aaneengesloten vrije dagen\n\nZin om te komen? App Koen: 06 555 012 77.', ['Kok', 'Restaurant Het Zoute Hert', 'Domburg']],
  ])('is where the work is: %j', (text, expected) => {
    expect(who(readVacancyText(text))).toEqual(expected);
  }); // prettier-ignore

  it('says who speaks of himself in short', () => {
    const text =
      "Platform Engineer (Kubernetes) — Remote within the EU, office in Rotterdam\n\nHi, we're Harbormaster. We build software for ships.";
    const vacancy = readVacancyText(text);
    expect(who(vacancy)).toEqual(['Platform Engineer (Kubernetes)', 'Harbormaster', 'Rotterdam']);
    expect(vacancy.workModel?.value).toBe('REMOTE');
  });
});

describe('a diploma', () => {
  const education = (line: string) => values(readVacancyText(`Monteur\n\nWat vragen wij?\n${line}`).education);

  it.each([
    ['Je hebt een diploma Verzorgende IG niveau 3 en je werkt graag zelfstandig met bewoners.', /Verzorgende IG niveau 3$/],
    ['Wij vragen aan iedereen een mbo-diploma timmeren niveau 2 of 3, en verder vooral zin om te bouwen in de regio.', /timmeren niveau 2 of 3$/],
    ['- Afgeronde koksopleiding (niveau 3) of gelijkwaardige ervaring', /^Afgeronde koksopleiding \(niveau 3\)/],
  ])('has the level that follows its trade: %s', (line, expected) => {
    expect(education(line)[0]).toMatch(expected);
  }); // prettier-ignore

  it('is asked in one breath with other things', () => {
    const vacancy = readVacancyText('Timmerman\n\nWat vragen we?\nVCA-basis, een mbo-diploma timmeren niveau 2, rijbewijs B is een pre. Je spreekt Nederlands.'); // prettier-ignore
    expect(values(vacancy.education)).toEqual(['een mbo-diploma timmeren niveau 2']);
    expect([values(vacancy.requiredSkills), values(vacancy.wishedSkills)]).toEqual([['VCA-basis'], ['rijbewijs B']]);
  });
});

describe('what is told together with pay', () => {
  it.each([
    ['Een salaris van € 2.800 tot € 3.500 bruto per maand, 25 vakantiedagen en een goede pensioenregeling.', ['25 vakantiedagen', 'een goede pensioenregeling']],
    ['A salary of 50k plus a company car and a free lunch', ['a company car', 'a free lunch']],
    ['€80,000 – €98,000 per year depending on experience, plus 4% profit share', ['4% profit share']],
    ['Een salaris van € 4.053 per maand (schaal 11). Daarnaast een keuzebudget van 17%, twee dagen thuis werken, een laptop en een jaarcontract.', ['een keuzebudget van 17%', 'een laptop']],
  ])('is a benefit: %s', (line, expected) => {
    const vacancy = readVacancyText(`Tester\n\nWij bieden\n${line}`);
    expect(values(vacancy.benefits)).toEqual(expect.arrayContaining(expected));
    expect(values(vacancy.benefits).join(' ')).not.toMatch(/salar|€/);
    expect(vacancy.pay).not.toBeNull();
  }); // prettier-ignore

  it('does not hide the pay', () => {
    const { pay } = readVacancyText('Magazijnmedewerker\n\nWij bieden\n• Uurloon € 15,20, reiskosten € 0,23 per km en overuren uitbetaald');
    expect(pay?.value).toMatchObject({ min: 15.2, max: 15.2, period: 'HOUR' });
  });
});

it('a short text of an agency has its parts behind a word', () => {
  const vacancy = readVacancyText(
    'Productiemedewerker koekfabriek – Harderwijk – per direct!\nVlotwerk Uitzendbureau\n€ 15,94 p/u\n\nBen jij een aanpakker en hou je van koek?\n\nJe gaat: dozen vouwen, koeken inpakken, de lijn schoonhouden en kwaliteit controleren.\n\nJij: 18+, beschikbaar 40 uur, eigen vervoer (i.v.m. begintijden), spreekt Nederlands of Pools.\n\nWij: weekbetaling, reiskosten vanaf 10 km, elke vrijdag een zak koek.',
  ); // prettier-ignore
  expect(values(vacancy.responsibilities)).toEqual(['dozen vouwen', 'koeken inpakken', 'de lijn schoonhouden', 'kwaliteit controleren']);
  expect(values(vacancy.requiredSkills)).toEqual(expect.arrayContaining(['eigen vervoer (i.v.m. begintijden)']));
  expect(values(vacancy.benefits)).toEqual(['weekbetaling', 'reiskosten vanaf 10 km', 'elke vrijdag een zak koek']);
  expect(vacancy.hours?.value).toEqual({ min: 40, max: 40 });
  expect(values(vacancy.languages)).toEqual(['Dutch', 'Polish']);
});

it.each([
  ['TIMMERMAN NIEUWBOUW - regio Apeldoorn - 40 uur\n\nJe stelt kozijnen en maakt kappen.', 40],
  ['Kok\n\nJe bent beschikbaar 32 uur en werkt ook in het weekend.', 32],
])('hours may stand at the end of a title, or as what is asked: %s', (text, hours) => {
  expect(readVacancyText(text).hours?.value).toEqual({ min: hours, max: hours });
});

it('tells until when one may write, and that a visa can be had', () => {
  const text = 'Verpleegkundige\n\nStuur voor 15 januari 2027 je brief en cv naar Petra ter Horst.\n\nWe can sponsor a visa.';
  const { closingDate, visa } = readVacancyText(text);
  expect(closingDate?.value).toBe('2027-01-15');
  expect(values(visa)).toEqual(['Worldwide']);
});

describe('what stands among the items of a list and is none', () => {
  const items = ['- Je bedient gasten aan tafel', '- Je schenkt koffie en thee'];
  const offers = ['- Reiskostenvergoeding', '- 25 vakantiedagen'];
  const lists = (...more: string[]): unknown => {
    const text = ['Gastheer', 'Wat ga je doen?', ...items, ...more, 'Wat bieden wij?', ...offers, ...more].join('\n');
    const { responsibilities, benefits } = readVacancyText(text);
    return { responsibilities: values(responsibilities), benefits: values(benefits) };
  };

  it.each([
    ['- Functieprofiel_gastheer.pdf'],
    ['- Werken bij | Hotel De Zwaan'],
    ['- Laat je gegevens achter via het formulier op deze pagina'],
    ['- Ga de uitdaging aan!'],
    ['- Klikt het? Dan zien we je graag'],
  ])('is neither work nor offer: %s', (line) => {
    expect(lists(line)).toEqual(lists());
  });

  it.each(['Je vult met bewoners een formulier in', 'You enter readings in the form', 'Laat je collega’s nooit alleen op de afdeling'])(
    'does not take their words alone for it: %s',
    (line) => {
      expect(lists(`- ${line}`)).toMatchObject({ responsibilities: expect.arrayContaining([line]) as unknown });
    },
  );
});
