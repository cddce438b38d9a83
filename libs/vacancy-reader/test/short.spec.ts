import { readVacancyText } from '../src/read';
import type { ReadVacancy } from '../src/result';
import { readSource } from '../src/source';

// What people type into a chat, invented: untidy, in one line, in many sectors.
const read = async (text: string) => readSource({ kind: 'text', text, choice: null });

const range = (of: { min: number | null; max: number | null } | undefined): string =>
  of ? [...new Set([of.min ?? '', of.max ?? ''])].join('-') : '';
const said = ({ title, city, hours, pay, contractType }: ReadVacancy): string =>
  [title?.value, city?.value, range(hours?.value), `${range(pay?.value)}${pay ? ` ${pay.value.period}` : ''}`, contractType?.value]
    .map((each) => each ?? '')
    .join(' | ');

describe('a vacancy of one line', () => {
  it.each([
    ['Kok gezocht, 32 uur, Zwolle, € 2.800 per maand', 'Kok | Zwolle | 32 | 2800 MONTH | '],
    ['kok gezocht zwolle 32u', 'Kok | Zwolle | 32 |  | '],
    ['Kok, 32 uur per week, Zwolle, € 2.800 per maand, vast contract', 'Kok | Zwolle | 32 | 2800 MONTH | PERMANENT'],
    ['Wij zoeken een verpleegkundige, 32 uur, Zwolle, € 3.100 - € 3.900 per maand, mbo 4', 'Verpleegkundige | Zwolle | 32 | 3100-3900 MONTH | '],
    ['Gezocht: kapper m/v voor 24 uur in Deventer', 'Kapper | Deventer | 24 |  | '],
    ['We need a forklift driver in Rotterdam, 38 hours, €16 an hour, shifts', 'Forklift driver | Rotterdam | 38 | 16 HOUR | '],
    ['Vacature: receptionist Amersfoort 20-24u p/w 2600 bruto', 'Receptionist | Amersfoort | 20-24 | 2600 MONTH | '],
    ['gezocht schoonmaakster 12 uur per week breda 14,50 per uur', 'Schoonmaakster | Breda | 12 | 14.5 HOUR | '],
    ['hoi, wij zoeken per direct een vrachtwagenchauffeur CE regio tilburg 40u, 18 euro p/u', 'Vrachtwagenchauffeur CE | Tilburg | 40 | 18 HOUR | '],
    ['Timmerman gezocht! Fulltime, omgeving Apeldoorn, 2900-3500 bruto p/m, VCA vereist', 'Timmerman | Apeldoorn |  | 2900-3500 MONTH | '],
    ['Looking for a barista in Utrecht, 24h/week, €14.80/h, weekends', 'Barista | Utrecht | 24 | 14.8 HOUR | '],
    ['Hiring: React developer, remote, €4500-5500/month, permanent', 'React developer |  |  | 4500-5500 MONTH | PERMANENT'],
    ['URGENT nurse needed Leeds, 37.5 hrs, £32,000 pa, permanent', 'Nurse | Leeds | 37.5 | 32000 YEAR | PERMANENT'],
    ['Part time cleaner wanted, Manchester, 16 hours a week, £12.50 per hour', 'Cleaner | Manchester | 16 | 12.5 HOUR | '],
    ['Wij zijn op zoek naar een administratief medewerker (m/v/x) voor 24 tot 32 uur per week in Gouda. Salaris 2400 tot 2800.', 'Administratief medewerker | Gouda | 24-32 | 2400-2800 MONTH | '],
    ['Ik zoek voor mijn salon in Almere een nagelstyliste voor 3 dagen per week', 'Nagelstyliste | Almere | 24 |  | '],
    ['Elektricien nodig in Den Haag, zzp, 45 euro per uur', 'Elektricien | Den Haag |  | 45 HOUR | FREELANCE'],
    ['Lasser mig/mag - Enschede - 38 uur - €17,50 p.u. - uitzicht op vast', 'Lasser mig/mag | Enschede | 38 | 17.5 HOUR | '],
    ['Docent wiskunde 0,8 fte Leiden tijdelijk contract', 'Docent wiskunde | Leiden | 30 |  | TEMPORARY'],
    ['Bezorger gezocht v.a. 16 jaar, Haarlem, 8-12 uur, 11 euro p/u', 'Bezorger | Haarlem | 8-12 | 11 HOUR | '],
    ['boekhouder m/v gezocht 3 dgn/wk Eindhoven hbo 3500 bruto p.m.', 'Boekhouder | Eindhoven |  | 3500 MONTH | '],
    ['Bakkerij Smulders zoekt een verkoopmedewerker voor de zaterdag, 8 uur, Helmond', 'Verkoopmedewerker | Helmond | 8 |  | '],
    ['Restaurant De Gouden Lepel in Breda zoekt afwasser, 15 uur, €13 p/u', 'Afwasser | Breda | 15 | 13 HOUR | '],
    ['Warehouse operative, Milton Keynes, 40 hours, £11.44/hr, temp to perm', 'Warehouse operative | Milton Keynes | 40 | 11.44 HOUR | TEMPORARY'],
    ["We're hiring! Sous chef at The Old Anchor, Bristol. 45 hours, £30k, live-in possible", 'Sous chef | Bristol | 45 | 30000 YEAR | '],
    ['Stagiair marketing gezocht, 32 uur, Amsterdam, stagevergoeding 450 per maand', 'Stagiair marketing | Amsterdam | 32 |  | INTERNSHIP'],
    ['Wie komt ons team versterken als tandartsassistente? 28 uur, Veenendaal, 2300-2700 euro', 'Tandartsassistente | Veenendaal | 28 | 2300-2700 MONTH | '],
    ['Wie wil bij ons als bakker komen werken? 38 uur, Emmen, € 2.500', 'Bakker | Emmen | 38 | 2500 MONTH | '],
    ['Java developer gezocht Utrecht hybride 36-40 uur 4500-6000 pm vast', 'Java developer | Utrecht | 36-40 | 4500-6000 MONTH | PERMANENT'],
    ['Productiemedewerker Oss, 5-ploegen, 36 uur, € 2.750 bruto, geen ervaring nodig', 'Productiemedewerker | Oss | 36 | 2750 MONTH | '],
    ['Vacancy: HR advisor, The Hague, 32-36 hours, EUR 3,800 - 4,600 gross per month, Dutch required', 'HR advisor | The Hague | 32-36 | 3800-4600 MONTH | '],
    ['Need 2 plasterers in Cork, €25/h, start monday, call 087 555 0123', 'Plasterers | Cork |  | 25 HOUR | '],
    ['Per direct: hovenier (fulltime) te Zeist, € 15 - € 19 per uur, rijbewijs BE', 'Hovenier | Zeist |  | 15-19 HOUR | '],
    ['Nachtportier gezocht hotel Maastricht 24 uur 15,20/u', 'Nachtportier | Maastricht | 24 | 15.2 HOUR | '],
    ['Gevraagd: stukadoor, Venlo, zzp of loondienst, 40 uur', 'Stukadoor | Venlo | 40 |  | '],
    ['Accountmanager binnendienst – Den Bosch – 32 tot 40 uur – 2.800 tot 3.400 per maand – jaarcontract', 'Accountmanager binnendienst | Den Bosch | 32-40 | 2800-3400 MONTH | TEMPORARY'],
    ['Zorgboerderij zoekt begeleider: 24u, Raalte, mbo4, fwg 40', 'Begeleider | Raalte | 24 |  | '],
    ['Senior software engineer wanted in Berlin, 70-85k, full time, English speaking', 'Senior software engineer | Berlin |  | 70000-85000 YEAR | '],
    ['Teacher of mathematics required, Cardiff, 0.8 FTE, from January', 'Teacher of mathematics | Cardiff | 30 |  | '],
    ['Dog walker wanted, Leeds, 10 hours a week, £12 per hour', 'Dog walker | Leeds | 10 | 12 HOUR | '],
    ['VACATURE!!! SCHILDER GEZOCHT - REGIO ROTTERDAM - 40 UUR - € 2700 P/M', 'Schilder | Rotterdam | 40 | 2700 MONTH | '],
    ['Wij hebben een monteur nodig voor 40 uur in Helmond, salaris 3000 euro', 'Monteur | Helmond | 40 | 3000 MONTH | '],
    ['Job: data analyst, Amsterdam, hybrid, 60k-75k', 'Data analyst | Amsterdam |  | 60000-75000 YEAR | '],
    ['Fietsenmaker m/v/x, 32-40u, Delft, 2400-2900, mbo 2', 'Fietsenmaker | Delft | 32-40 | 2400-2900 MONTH | '],
    ['Oppas gezocht in Breda, bel 06-12345678', 'Oppas | Breda |  |  | '],
  ])('is read: %s', async (text, expected) => {
    const answer = await read(text);
    expect(answer.ok && said(answer.vacancy)).toBe(expected);
  }); // prettier-ignore

  it('lists what is asked and offered, and no fact twice', () => {
    const { requiredSkills, benefits, education, languages, responsibilities } = readVacancyText(
      'Monteur gezocht, Groningen, 40 uur, € 3.000 - € 3.600, rijbewijs BE, mbo 3, Dutch required, auto van de zaak',
    );
    const values = (found: { value: string }[]) => found.map(({ value }) => value);
    expect([values(requiredSkills), values(benefits), values(responsibilities)]).toEqual([['rijbewijs BE'], ['auto van de zaak'], []]);
    expect([values(education), values(languages)]).toEqual([['mbo 3'], ['Dutch']]);
  });

  it('says who asks, and works remotely where no place is named', () => {
    expect(readVacancyText('Bakkerij Smulders zoekt een bakker, 38 uur, Helmond').company?.value).toBe('Bakkerij Smulders');
    expect(readVacancyText('Hiring: copywriter, remote, 24 hours, €28 an hour')).toMatchObject({
      workModel: { value: 'REMOTE' },
      city: null,
    });
  });
});

describe('somebody who offers himself is told so:', () => {
  it.each([
    ['a resume', 'CV: Jan, kok, 32 uur per week, € 2.800 per maand, Zwolle'],
    ['a resume with dashes', 'Curriculum vitae - Piet Bakker - bakker - Breda - 40 uur per week - 2016-2020'],
    ['who looks for work', 'Ik zoek werk als kok, 32 uur, Zwolle'],
    ['who looks for work in English', 'I am looking for a job as a cook in Leeds, 32 hours'],
    ['a cook who looks for work', 'Ervaren kok zoekt werk in Zwolle, 32 uur, € 2.800 per maand'],
    ['a cook who looks for a job', 'Kok zoekt baan, 40 uur per week, Zwolle, 2800 bruto, vast contract'],
    ['who wants something else', 'Ik ben verpleegkundige en op zoek naar een nieuwe uitdaging in Utrecht, 32 uur, 3200 bruto'],
    ['who seeks', 'Cook seeking work, Leeds, 40 hours a week, £12 an hour'],
    ['a job that is wanted', 'Job wanted: experienced plasterer, Cork, 40 hours, €25 an hour'],
    ['who needs a job', 'I need a job as a driver in Cork, 40 hours, €15 an hour'],
    ['a student', 'Student (20) zoekt bijbaan in Groningen, 12 uur per week, 13 euro per uur'],
    ['who asks for an employer', 'Zoekt u een kok? Ik ben beschikbaar vanaf maandag, 32 uur, Zwolle'],
  ])('%s', async (_, text) => {
    expect(await read(text)).toMatchObject({ ok: false, reason: 'seeker' });
  });
});

describe('no vacancy, though it names work and money,', () => {
  it.each([
    ['a story', 'De kok kookte 32 uur voor € 2.800 per maand in Zwolle'],
    ['a story of a full week', 'De kok kookte 40 uur per week voor € 2.800 per maand in Zwolle'],
    ['who is available', "Hi, I'm a nurse with 5 years of experience, available from Monday in Leeds, 37 hours, £32,000"],
    ['who has one', 'Ik ben kok, 40 uur per week, 2800 per maand, vast contract, Zwolle'],
    ['who offers himself', 'Kapster biedt zich aan, 24 uur, Deventer, € 15 per uur'],
    ['a recipe', 'Recept voor 4 personen: kok de rijst 20 minuten, voeg zout toe, laat 2 uur staan'],
    ['a bill', 'Factuur 2026-031: schilder 16 uur à € 45 per uur, Zwolle, totaal € 871,20'],
    ['an invoice', 'Invoice: plumber, 8 hours at £45 per hour, Leeds, total £360'],
    ['a quotation', 'Offerte timmerman: 40 uur à € 50 per uur, Apeldoorn'],
    ['a payslip', 'Loonstrook Jan de Vries, kok, 32 uur per week, € 2.800 bruto per maand, Zwolle'],
    ['the news', 'Tekort aan koks: restaurants in Zwolle zoeken massaal personeel, uurloon stijgt naar 16 euro'],
    ['a strike', 'Nurses on strike in Leeds: 37 hours for £30,000 a year is not enough'],
    ['an average', 'The average nurse in Leeds earns £32,000 a year and works 37.5 hours per week'],
    ['the police', 'Gezocht: verdachte van overval in Deventer, 32 jaar'],
    ['a bicycle', 'Gezocht: tweedehands fiets, Zwolle, max 200 euro'],
    ['an oven', 'Wanted: second-hand oven, Leeds, up to £300 per month lease'],
    ['a room', 'Gezocht: kamer in Utrecht, max 600 euro per maand, student verpleegkunde'],
    ['a course', 'Cursus lassen in Enschede, 40 uur, € 850, start in januari'],
    ['a schedule', 'Planning week 12: Jan kok 32 uur, Piet afwas 20 uur, Zwolle'],
    ['work alone', 'Kok'],
    ['a place alone', 'Zwolle'],
    ['asking alone', 'vacature'],
    ['hours alone', '32 uur'],
    ['work that is asked for, and nothing else', 'Wij zoeken een kok'],
  ])('is %s', async (_, text) => {
    expect(await read(text)).toMatchObject({ ok: false, reason: 'too_short' });
  });

  it('says what it found all the same, and no title where nobody is asked for', async () => {
    expect(await read('Wij zoeken een kok in Zwolle')).toMatchObject({
      found: { title: { value: 'Kok' }, city: { value: 'Zwolle' }, hours: null },
    });
    expect(await read('De kok kookte 32 uur voor € 2.800 per maand in Zwolle')).toMatchObject({
      found: { title: null, pay: { value: { min: 2_800 } } },
    });
  });

  it.each([
    'Ben je op zoek naar een leuke bijbaan? Wij zoeken een vakkenvuller in Zwolle, 12 uur',
    'Looking for a new job? We need a baker in Leeds, 30 hours',
  ])('is not who asks whether the reader looks for work: %s', async (text) => expect(await read(text)).toMatchObject({ ok: true }));
});
