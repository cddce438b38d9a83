import { readSource } from '../src/source';
import { readVacancyText } from '../src/read';

const values = (found: { value: string }[]) => found.map(({ value }) => value);

describe('text copied out of the source of a page', () => {
  const html = `Sales Manager bouw
<p>Voor Anemoon Dakwerken in <strong>Roeselare</strong> zoeken wij een sales manager.</p><p><strong>Wat ga je doen?</strong></p><ul><li>Je bezoekt aannemers</li><li>Je maakt offertes &amp; volgt ze op</li><li>Je leidt twee verkopers</li></ul><p><strong>Wij vragen</strong></p><ul><li>Ervaring in de bouw</li><li>Rijbewijs B</li></ul><p><strong>Wij bieden</strong></p><ul><li>Een bedrijfswagen</li><li>Maaltijdcheques</li></ul>`;

  it('is read as such, with the line typed above it', () => {
    const vacancy = readVacancyText(html);
    expect(vacancy.title?.value).toBe('Sales Manager bouw');
    expect(vacancy.city?.value).toBe('Roeselare');
    expect(values(vacancy.responsibilities)).toEqual([
      'Je bezoekt aannemers',
      'Je maakt offertes & volgt ze op',
      'Je leidt twee verkopers',
    ]);
    expect(values(vacancy.benefits)).toEqual(['Een bedrijfswagen', 'Maaltijdcheques']);
    expect(vacancy.text).not.toContain('<');
  });

  it('is taken for a vacancy where text is pasted', async () => {
    expect(await readSource({ kind: 'text', text: html, choice: null })).toMatchObject({
      ok: true,
      vacancy: { title: { value: 'Sales Manager bouw' } },
    });
  });

  it('is not seen in text that only speaks of tags', () => {
    const { text } = readVacancyText('Frontend developer\n\nJe weet waarom <p> geen <div> is.\n\nWij vragen\n- HTML\n- Geduld');
    expect(text).toContain('Je weet waarom <p> geen <div> is.');
  });
});

describe('text that lost its line ends, without a space in their place', () => {
  const read = (...lines: string[]) => readVacancyText(`Planner\n${lines.join('')}`);

  it('gets its headings and entries back', () => {
    const vacancy = read(
      'We move half the parcels of the north.',
      'Key Responsibilities',
      'Plan the routes of forty vans',
      'Answer drivers who are stuck or late.',
      'What You Need To Be Successful',
      'Two years of experience as a planner',
      'Good command of English',
      'Work in Zwolle',
      'You stay calm at six in the morning.',
      'What We Offer',
      'Thirty days of leave',
      'A pension',
    );
    expect(values(vacancy.responsibilities)).toEqual(['Plan the routes of forty vans', 'Answer drivers who are stuck or late']);
    expect(values(vacancy.requiredSkills)).toContain('You stay calm at six in the morning');
    expect(vacancy.text).toContain('Good command of English\nWork in Zwolle\nYou stay calm');
    expect(values(vacancy.benefits)).toEqual(['Thirty days of leave', 'A pension']);
  });

  it('is read in Dutch too', () => {
    const vacancy = read(
      'Wij vervoeren pakjes.',
      'Wat ga je doen?',
      'Je plant de ritten van veertig busjes',
      'Je helpt chauffeurs die vaststaan.',
      'Functie-eisen:',
      'Mbo werk- en denkniveau',
      'Rijbewijs B.',
      'Wij Bieden',
      'Dertig vrije dagen',
      'Een pensioen',
    );
    expect(values(vacancy.responsibilities)).toEqual(['Je plant de ritten van veertig busjes', 'Je helpt chauffeurs die vaststaan']);
    expect(values(vacancy.benefits)).toEqual(['Dertig vrije dagen', 'Een pensioen']);
  });

  it.each([
    ['names', 'We use GitLab, PowerPoint and iPhones.Our SonarQube is new.You find us on YouTube and LinkedIn.Write to us.'],
    ['a name that comes again', 'You work at BenefitUp.Ask for BenefitUp at www.benefitUp.Example and ask.We like it.'],
  ])('keeps %s', (_, text) => {
    const words = (of: string) => of.match(/[\p{L}.]*\p{Ll}\p{Lu}\p{L}*/gu)?.map((word) => word.replace(/^.*[.]/u, ''));
    const { text: found } = readVacancyText(`Engineer\n${text}`);
    for (const name of words(text) ?? []) expect(found).toContain(name);
  });

  it('is told by more than one place', () => {
    expect(readVacancyText('Planner\nOne slip.Like this is none.').text).toContain('slip.Like');
  });
});

describe('text with the marks of Markdown', () => {
  const read = () =>
    readVacancyText(
      [
        'Test Engineer',
        '',
        '**Wat ga je doen?**',
        '* Je schrijft tests voor 1\\.200 apparaten',
        '* Je werkt **samen** met twee ontwikkelaars',
        '',
        '### Locatie',
        '',
        'Eindhoven',
        '',
        'Wij vragen',
        '----------',
        '* Kennis van C\\+\\+',
        '* Een HBO\\-diploma',
      ].join('\n'),
    );

  it('loses them and keeps what they say', () => {
    const vacancy = read();
    expect(values(vacancy.responsibilities)).toEqual(['Je schrijft tests voor 1.200 apparaten', 'Je werkt samen met twee ontwikkelaars']);
    expect(values(vacancy.requiredSkills)).toEqual(['Kennis van C++']);
    expect(values(vacancy.education)).toEqual(['Een HBO-diploma']);
    expect(vacancy.city?.value).toBe('Eindhoven');
    expect(vacancy.text).not.toMatch(/[*#\\]|-{3}/);
  });
});

describe('who offers a job in running text', () => {
  const company = (text: string) => readVacancyText(`Data Integrity Specialist\n\n${text}`).company?.value ?? null;

  it.each([
    ['Luisteren naar klanten is ons vak. Benieuwd naar meer? Dan zoeken wij jou.', null],
    ['You will report to the General Manager. At General Manager level we decide. Join us.', null],
    ['We work with Microsoft. The Microsoft tools, the Microsoft cloud and our Microsoft partners help.', null],
    ['You keep the data whole. Northern Tide Credit Union is an equal opportunity employer.', 'Northern Tide Credit Union'],
    ['Wij zijn Polderteam, een bureau voor water. Je werkt met drie anderen.', 'Polderteam'],
    ['Wij zijn Dijkzicht Nederland. Je komt in een fijn team.', 'Dijkzicht Nederland'],
    ['Who is Northern Tide?\n\nNorthern Tide keeps the harbour dry.', 'Northern Tide'],
  ])('“%s”: %s', (text, expected) => {
    expect(company(text)).toBe(expected);
  });
});

describe('a town in running text', () => {
  const city = (title: string, text: string) => readVacancyText(`${title}\n\n${text}`).city?.value ?? null;
  const long = 'Je leest, schrijft en rekent, en aan het eind van de dag weet je wat er is gedaan en wat er morgen nog moet. '.repeat(6);

  it.each([
    ['Automation Manager', `${long}De standplaats voor deze functie is in Schiedam.`, 'Schiedam'],
    ['Azure Specialist', `${long}Dit doen we op ons moderne kantoor in het mooie hotel in Breukelen.`, 'Breukelen'],
    ['Stress Engineer Glasgow', 'We are looking for engineers to join our growing group.', 'Glasgow'],
    ['Recruiter', 'You join a very successful group in their flagship Leeds offices.', 'Leeds'],
    ['Medewerker Wonen', 'Je verkoopt banken en lampen.', null],
  ])('of “%s” is found', (title, text, expected) => {
    expect(city(title, text)).toBe(expected);
  });
});
