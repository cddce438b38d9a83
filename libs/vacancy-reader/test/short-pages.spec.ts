import type { ReadVacancy } from '../src/result';
import { readSource } from '../src/source';

// Pages of small shops and practices, invented: menu, a few words, a footer, and nothing for machines.
const site = (title: string, main: string): string =>
  `<html><head><title>${title}</title></head><body><header><nav><a href="/">Home</a><a href="/vacatures">Vacatures</a><a href="/contact">Contact</a></nav></header>
<main>${main}</main><footer>Dorpsstraat 4, 7511 AA Enschede. Open di-za 9-17 uur. 053-4300000</footer></body></html>`;
const read = async (html: string) => readSource({ kind: 'page', html, url: 'https://example.org/werken', choice: null });
const text = async (written: string) => readSource({ kind: 'text', text: written, choice: null });
const said = ({ title, company, city, hours }: ReadVacancy): string =>
  [title?.value, company?.value, city?.value, hours && [...new Set([hours.value.min, hours.value.max])].join('-')]
    .map((each) => each ?? '')
    .join(' | ');

describe('a page of few words', () => {
  it.each([
    [
      site('Vacature - Slagerij Hoeks', '<h1>Slager gezocht</h1><p>Voor onze winkel in Haaksbergen zoeken we een slager voor 32 uur. Bel 053-4311111.</p>'),
      'Slager | Slagerij Hoeks | Haaksbergen | 32',
    ],
    [
      site('Brasserie Zout', '<h1>Brasserie Zout</h1><h3>Wij zoeken een kok!</h3><p>24 tot 32 uur in Vlissingen. Mail naar kok@brasseriezout.nl</p>'),
      'Kok | Brasserie Zout | Vlissingen | 24-32',
    ],
    [
      site('Careers | Hill Joinery Ltd', "<h1>We're hiring a carpenter</h1><p>Full time, £19 per hour. Based in Leeds. Call 0113 496 0001.</p>"),
      'Carpenter | Hill Joinery Ltd | Leeds | ',
    ],
    [
      site('Werken bij Praktijk Linde', '<h1>Werken bij Praktijk Linde</h1><p>Doktersassistent (20-24 uur)</p><p>Kom jij ons helpen in Zeist? Vast contract.</p>'),
      'Doktersassistent | Praktijk Linde | Zeist | 20-24',
    ],
    [
      site('Orderpicker', '<h1>Orderpicker</h1><p>Tilburg. Two shifts. €14.80 per hour.</p><a href="/apply/7">Apply now</a>'),
      'Orderpicker |  | Tilburg | ',
    ],
    [
      '<table><tr><td>Functie</td><td>Stukadoor</td></tr><tr><td>Plaats</td><td>Zaandam</td></tr><tr><td>Uren</td><td>40</td></tr></table><p>Bel 06-11223344</p>',
      'Stukadoor |  | Zaandam | 40',
    ],
  ])('is read: %s', async (html, expected) => {
    const answer = await read(html);
    expect(answer.ok && said(answer.vacancy)).toBe(expected);
  }); // prettier-ignore

  it.each([
    ['a firm that serves customers', '<h1>Loodgieter in Enschede nodig?</h1><p>Wij staan 24 uur per dag klaar, vanaf € 75 per uur. Bel 053-4322222.</p>'],
    ['a firm that asks for customers', '<h1>Schilder gezocht in Zwolle?</h1><p>Vraag een offerte aan! Vanaf € 38 per uur. Bel 038-1112233.</p>'],
    ['an office that asks for customers', '<h1>Looking for an accountant in Leeds?</h1><p>From £50 a month. Call 0113 123 4567. Full time support.</p>'],
    ['somebody who offers himself', '<h1>Fotograaf in Utrecht</h1><p>Tarief € 95 per uur, freelance. Mail foto@licht.example</p>'],
    ['a home page', '<h1>Welkom bij bakkerij Jansen</h1><p>Uw warme bakker in Hengelo. Wij zoeken altijd naar het beste brood. Bestel 48 uur vooraf: 074-2910099</p>'],
    ['a team', '<h1>Ons team</h1><p>Anna Smit – tandarts, ma di do</p><p>Kees Bos – tandartsassistent, 24 uur</p><p>Praktijk in Deventer, 0570-123456</p>'],
    ['a course', '<h1>Word boekhouder in 12 weken</h1><p>Cursus van 8 uur per week, € 995, start in Utrecht. Schrijf je in!</p>'],
    ['no vacancy at the moment', '<h1>Vacatures</h1><p>Op dit moment hebben wij geen vacatures. Mail naar hr@bedrijf.nl. Kantoor Arnhem, fulltime team.</p>'],
  ])('is none: %s', async (_, main) => expect(await read(site('Welkom', main))).toMatchObject({ ok: false, reason: 'no_vacancy' })); // prettier-ignore

  it('is gone, or behind a login, however it reads', async () => {
    const words = '<h1>Kok (32 uur) Zwolle</h1><p>Wij zoeken een kok, 32 uur, Zwolle.</p>';
    expect(await read(site('Kok', `${words}<p>Deze vacature is vervuld.</p>`))).toMatchObject({ reason: 'page_not_found' });
    expect(await read(site('Kok', `${words}<input type="password">`))).toMatchObject({ reason: 'login_required' });
  });
});

describe('what else a message says', () => {
  it.each([
    ['Notariaat Hofland te Deventer zoekt per 1 februari een secretaresse voor 3 dagen per week', 'Secretaresse | Notariaat Hofland | Deventer | 24'],
    ['Do you know a good bookkeeper? We need someone two days a week in Haarlem. Mail anna@kleinvervoer.nl', 'Bookkeeper | Kleinvervoer | Haarlem | 16'],
    ['Onze boerderij in Wijhe heeft een plekje vrij voor een begeleider op maandag en dinsdag. Bel 0570-521234', 'Begeleider |  | Wijhe | '],
    ['Fietsenmaker gezocht in Assen, fulltime. Mail naar piet@gmail.com', 'Fietsenmaker |  | Assen | '],
    ['Plukkers gezocht, € 13,80 per uur, Tuinbouwbedrijf Peeters, Horst', 'Plukkers | Tuinbouwbedrijf Peeters | Horst | '],
    ['Dakdekker | Apeldoorn e.o. | fulltime | rijbewijs B | start z.s.m.', 'Dakdekker |  | Apeldoorn | '],
    ['Stage communicatie bij museum Het Baken in Nijmegen, 4 dagen p/w, vergoeding €450 p/m', 'Stage communicatie | museum Het Baken | Nijmegen | 32'],
    ['Zweminstructeur gezocht (zzp of loondienst) ma/wo avond 18-22u in Oss', 'Zweminstructeur |  | Oss | '],
  ])('%s', async (written, expected) => {
    const answer = await text(written);
    expect(answer.ok && said(answer.vacancy)).toBe(expected);
  }); // prettier-ignore

  it('takes no Wednesday for a university, and both levels of a school', async () => {
    expect(await text('Zweminstructeur gezocht ma/wo avond in Oss, 12 uur')).toMatchObject({ ok: true, vacancy: { education: [] } });
    const levels = await text('Begeleider gezocht in Wijhe, 24 uur, mbo 3/4');
    expect(levels.ok && levels.vacancy.education.map(({ value }) => value)).toEqual(['mbo 3/4']);
  });

  it('reads how often one is at the office', async () => {
    const answer = await text('Junior accountant\nOffice: Rotterdam, 2 days a week. Rest from home.\n36-40 hours, €2,800 - €3,400\nBachelor in finance\njobs@kaapfinance.nl');
    expect(answer).toMatchObject({ ok: true, vacancy: { homeDays: { value: 3 }, workModel: { value: 'HYBRID' }, company: { value: 'Kaapfinance', confidence: 0.3 } } });
  }); // prettier-ignore
});

describe('a message that asks by the way', () => {
  it.each([
    ['We have an opening for a sous chef at The Grey Goose, York. £30k, 45 hours over 4 days.', 'Sous chef | Grey Goose | York | 45'],
    ['Subject: vacancy\nDear network, my practice in Delft is looking for a part-time dental hygienist (16-20 hrs).', 'Dental hygienist |  | Delft | 16-20'],
    ['Huishoudelijke hulp gevraagd, 4 uur per week in Hilversum, 17,50 per uur', 'Huishoudelijke hulp |  | Hilversum | 4'],
    ['Vac. assistent-accountant, 32-40u, Heerenveen. Hbo. Van der Veen Accountants', 'Assistent-accountant | Van der Veen Accountants | Heerenveen | 32-40'],
    ['Stichting Groenwerk - medewerker groen - 36 uur - Dalfsen - rijbewijs BE', 'Medewerker groen | Stichting Groenwerk | Dalfsen | 36'],
    ['Winkelmedewerker gezocht in Meppel, van 8 tot 17 uur, bel 0522-251111', 'Winkelmedewerker |  | Meppel | '],
  ])('%s', async (written, expected) => {
    const answer = await text(written);
    expect(answer.ok && said(answer.vacancy)).toBe(expected);
  }); // prettier-ignore

  it.each([
    '<article><h2>Gezocht: zwemonderwijzer</h2><p>20 uur per week, ook in het weekend. Je hebt een diploma of wilt het halen. € 2.450 - € 3.100. Locatie: Eindhoven.</p></article>',
    '<h2>Receptionist (maternity cover)</h2><p>Manchester city centre, 30 hours a week, £12.60 an hour.</p><p>CV to jobs@northdental.co.uk</p>',
  ])('a page with what is asked over it: %s', async (main) => expect(await read(site('Jobs', main))).toMatchObject({ ok: true }));

  it.each([
    '<h1>Wat doet een projectmanager?</h1><p>Een projectmanager verdient € 4.500 per maand, werkt 40 uur per week, vaak in Amsterdam. Solliciteer slim.</p>',
    '<h1>Werken bij Bakkerij Smit</h1><p>Helaas hebben we op dit moment geen openstaande vacatures voor bakkers. Mail hr@bakker.example, Breda, fulltime.</p>',
    '<h1>Kapper in Zwolle</h1><p>Knippen € 28. Open di-za 9-18 uur. Bel 038-4441111. Wij hebben ook vacatures!</p>',
    '<h1>Timmerman salaris</h1><p>Een timmerman verdient € 2.900 per maand bij 40 uur. Bekijk de vacatures in Utrecht.</p>',
    '<h1>Tolk Arabisch nodig</h1><p>Wij helpen u. € 60 per uur, heel Nederland, 06-12345678</p>',
  ])('is none: %s', async (main) => expect(await read(site('Welkom', main))).toMatchObject({ ok: false }));
});

it('what leads to a fact is no task and no benefit', async () => {
  const answer = await text(
    'We need a bookkeeper two days a week in Haarlem, working from home is fine for one of them. Pay around 3200 gross.',
  );
  expect(answer).toMatchObject({ ok: true, vacancy: { benefits: [], responsibilities: [], pay: { value: { min: 3_200 } } } });
});
