import { readVacancyPage, readVacancyPdf, readVacancyText } from '../src/read';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { readPdf } from '@tandem/pdf-text/read';

// Facts that stand elsewhere, or are put otherwise, than the other tests have them; invented, and each example shows one rule.
const values = (found: readonly { value: string }[]): string[] => found.map(({ value }) => value);
const work = '\n\nWat ga je doen?\n- Dieren voeren\n- Stallen uitmesten\n\nWat vragen wij?\n- Vroeg op kunnen staan\n';
const list = '<h3>Wat ga je doen?</h3><ul><li>Dieren voeren</li><li>Stallen uitmesten</li></ul>';
const told = (line: string) => readVacancyText(`Dierverzorger\n\n${line}${work}`);

describe('hours', () => {
  it.each([
    ['Uren : 10 uur p/w (ma t/m vr 06.00-08.00)', 10, 10],
    ['Working hours: 37 per week', 37, 37],
    ['Weekly hours: 30-40', 30, 40],
    ['Een werkweek van 33,6 uur', 33.6, 33.6],
    ['37.5 hours per week', 37.5, 37.5],
    ['Wij werken vier keer negen uur: vrijdag is iedereen vrij.', 36, 36],
    ['Je werkt 3 x 8 uur.', 24, 24],
  ])('%s', (line, min, max) => {
    expect(told(line).hours?.value).toEqual({ min, max });
  });

  it('are none of the hours a house is open', () => {
    expect(told('Open: di t/m zo 10.00 - 17.00 uur').hours).toBeNull();
  });
});

describe('a contract', () => {
  it.each([
    ['Dienstverband: Vast', 'PERMANENT'],
    ['Contract: unlimited', 'PERMANENT'],
    ['Contract: Fase A, uitzicht op vast', 'TEMPORARY'],
    ['Dienstverband: vast na een jaar', null],
  ])('%s', (line, expected) => {
    expect(told(line).contractType?.value ?? null).toBe(expected);
  });
});

describe('pay', () => {
  it('of a year is not told by the next line', () => {
    const { pay } = told('A gross monthly salary from €3.059 in the first year to €3.881 in the fourth\nAn annual holiday allowance of 8%');
    expect(pay?.value).toMatchObject({ min: 3059, max: 3881, period: 'MONTH' });
  });

  it('has two ends with a comma between', () => {
    expect(told('FWG 65: minimaal € 4.172, maximaal € 6.130 bruto per maand').pay?.value).toMatchObject({ min: 4172, max: 6130 });
  });

  it('is no voucher for a meal', () => {
    expect(told('Maaltijdcheques van 8 euro').pay).toBeNull();
  });
});

describe('a place', () => {
  it.each([
    ['Location: Town Hall, Kendal (hybrid working)', 'Kendal'],
    ['Thuisbasis is Venlo.', 'Venlo'],
    ['Faculty of Mechanical Engineering, Enschede. 38 hours per week.', 'Enschede'],
    ['Omgeving Den Helder', 'Den Helder'],
    ['Pompen Declercq uit Waregem verdeelt pompen.', 'Waregem'],
  ])('%s', (line, expected) => {
    expect(told(line).city?.value).toBe(expected);
  });

  it('is the first of several', () => {
    const { city } = readVacancyText(`Wij zoeken een fysiotherapeut voor onze praktijken in Drachten en Heerenveen${work}`);
    expect(city?.value).toBe('Drachten');
  });
});

describe('who asks', () => {
  it.each([
    ['Client: Marlowe & Finch Logistics, Antwerp (Belgium)', 'Marlowe & Finch Logistics'],
    ['Bright Mop Ltd need a reliable person.', 'Bright Mop Ltd'],
    ['Brouwerij De Hopbel in Breda brouwt al 90 jaar bier.', 'Brouwerij De Hopbel'],
    ['LiftTech Zuid | 38 uur | vast contract', 'LiftTech Zuid'],
    ['Bij Groentetas bezorg je boxen op een bakfiets.', 'Groentetas'],
  ])('%s', (line, expected) => {
    expect(told(line).company?.value).toBe(expected);
  });

  it('is whose name stands in the window and below the page, and no board', () => {
    const page = (head: string, foot: string) =>
      readVacancyPage(
        `<html><head><title>Dierverzorger - Job details - ${head}</title></head><body><main><h1>Dierverzorger</h1>${list}</main><footer>Help · © ${foot}</footer></body></html>`,
      );
    expect(page('Tarnwater Farm Park', 'Tarnwater Farm Park').company?.value).toBe('Tarnwater Farm Park');
    expect(page('Vacaturekrant', 'Vacaturekrant').company).toBeNull();
  });
});

describe('a title', () => {
  it('is not the invitation over it', () => {
    const html = `<h1>Kom bij ons werken!</h1><p>Haarhuis Mooi Zo, Apeldoorn</p><h2>Allround kapper</h2>${list}`;
    expect(readVacancyPage(html).title?.value).toBe('Allround kapper');
  });

  it('stands in a plain line over the article', () => {
    const html = `<div class="b"><div>Docent wiskunde</div><div>0,6 – 0,8 fte • LB</div><div><p>Het Palet College in Hoogeveen is een school voor vmbo, havo en vwo met 900 leerlingen.</p><p>Je geeft les aan de onderbouw, je bent mentor van een klas en je denkt mee over nieuw lesmateriaal.</p></div></div>`;
    expect(readVacancyPage(html)).toMatchObject({ title: { value: 'Docent wiskunde' } });
  });

  it('over one column of a PDF stands over both', async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const page = pdf.addPage([595, 842]);
    const put = (x: number, top: number, text: string, size = 11) => page.drawText(text, { x, y: 842 - top, size, font });
    put(34, 60, 'Instellingskok', 22);
    ['In het kort', 'Plaats: Roermond', 'Uren: 24 tot 32', 'Contact', 'Ivo Kessels', '0475 555 777'].forEach((text, n) =>
      put(43, 113 + 25 * n, text),
    );
    [
      'Je taken',
      'Je kookt elke dag voor zestig bewoners',
      'Je stelt het weekmenu samen',
      'Je profiel',
      'Kennis van HACCP',
      'Ervaring met koken voor een grote groep',
      'Wij bieden',
      'Reiskosten vanaf de eerste kilometer',
    ].forEach((text, n) => put(260, 105 + 22 * n, text, /^(?:Je taken|Je profiel|Wij bieden)$/.test(text) ? 16 : 11));
    const vacancy = readVacancyPdf(await readPdf(await pdf.save()));
    expect(vacancy.title?.value).toBe('Instellingskok');
    expect(vacancy.text).toContain('Kennis van HACCP');
    expect(values(vacancy.responsibilities)).toContain('Je kookt elke dag voor zestig bewoners');
  });
});

describe('a language', () => {
  it('is named by its level', () => {
    expect(values(told('Profile: native English; German at C1 or higher').languages)).toEqual(['English', 'German']);
  });
  it('is one of many', () => {
    expect(values(told('Je spreekt Nederlands en Turks.').languages)).toEqual(['Dutch', 'Turkish']);
  });
  it('that may be is not asked', () => {
    expect(values(told('Je spreekt Engels en eventueel Arabisch.').languages)).toEqual(['English']);
  });
});
