import { titleProfile, wantedProfile } from '../title-profile';

describe('the nature of the work a title names', () => {
  it.each([
    ['Schoonmaker', []],
    ['Teamleider schoonmaak', ['lead']],
    ['Objectleider schoonmaak', ['lead']],
    ['Hoofdverpleegkundige', ['lead']],
    ['Receptionist hoofdkantoor', []],
    ['Woonbegeleider', []],
    ['Chef-kok', ['lead']],
    ['Sous chef', []],
    ['Chief Technology Officer', ['lead']],
    ['Sales manager', ['lead', 'sell']],
    ['Account manager', ['sell']],
    ['Business Development Manager', ['sell']],
    ['Social media manager', []],
    ['Projectleider bouw', ['project']],
    ['Project manager', ['project']],
    ['Product owner', ['project']],
    ['Product manager', ['project']],
    ['Transportplanner', ['plan']],
    ['Werkvoorbereider', ['plan']],
    ['Financieel planner', []],
    ['Verkoopmedewerker kleding', []],
    ['Docent koken', ['teach']],
    ['Leerkracht groep 5', ['teach']],
    ['Onderwijsassistent', []],
    ['Sportinstructeur', []],
    ['Kwaliteitsinspecteur schoonmaak', ['inspect']],
    ['QA engineer', ['inspect']],
    ['Software developer', []],
  ])('%s: %j', (title, natures) => expect(titleProfile(title).natures).toEqual(natures));

  it.each([
    ['Verkoopmedewerker kleding', ['sell']],
    ['Coördinator magazijn', ['lead', 'project', 'plan']],
    ['Souschef', ['lead']],
    ['Lead developer', ['lead']],
    ['Kwaliteitsmedewerker', ['inspect']],
    ['Kok', []],
  ])('%s is near %j', (title, natures) => expect(titleProfile(title).nearNatures).toEqual(natures));

  it('is the same for women and men', () => {
    for (const [one, other] of [
      ['Lerares', 'Leraar'],
      ['Inspectrice', 'Inspecteur'],
      ['Directrice', 'Directeur'],
      ['Voorvrouw', 'Voorman'],
    ] as const)
      expect(titleProfile(one).natures).toEqual(titleProfile(other).natures);
  });

  it.each([
    ['leidinggeven in de zorg', ['lead']],
    ['ritten plannen', ['plan']],
    ['lesgeven aan kinderen', ['teach']],
    ['iets met planten', []],
  ])('of a wish in words of its own, “%s”: %j', (wish, natures) => expect(wantedProfile(wish).natures).toEqual(natures));
});

describe('how long one is schooled for the work', () => {
  const schoolingOf = (title: string): number => titleProfile(title).schooling ?? 0;

  it.each([
    [['Zorghulp', 'Helpende', 'Verzorgende IG', 'Verpleegkundige', 'Huisarts']],
    [['Keukenhulp', 'Kok', 'Souschef']],
    [['Tandartsassistent', 'Mondhygiënist', 'Tandarts']],
    [['Assistent accountant', 'Accountant']],
    [['Bookkeeping assistant', 'Bookkeeper', 'Accountant']],
    [['Beveiliger', 'Beveiligingsadviseur']],
    [['Onderwijsassistent', 'Leerkracht groep 5']],
  ])('rises with %j', (titles) => {
    const levels = titles.map(schoolingOf);
    expect(levels).toEqual([...new Set(levels)].sort((a, b) => a - b));
  });

  it('does not mistake first aid for help', () =>
    expect(schoolingOf('Spoedeisende hulp verpleegkundige')).toBe(schoolingOf('Verpleegkundige')));
});

it('reads the level of an assistant alike for women and men', () => {
  for (const title of ['tandartsassistent', 'doktersassistent', 'directieassistent'])
    expect(titleProfile(`${title}e`)).toEqual(titleProfile(title));
});
