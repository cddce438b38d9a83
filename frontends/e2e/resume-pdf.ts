import { PDFDocument, StandardFonts } from 'pdf-lib';

type Line = readonly [text: string, size: number, isBold: boolean];

const nl: readonly Line[] = [
  ['Iris van Dam', 20, true],
  ['iris.vandam@example.org | +31 6 55502001 | Zwolle', 10, false],
  ['', 10, false],
  ['Werkervaring', 14, true],
  ['Verpleegkundige', 11, true],
  ['Ziekenhuis De Linde, Zwolle', 10, false],
  ['maart 2018 - heden', 10, false],
  ['- Zorg voor patiënten na een operatie, wondzorg en medicatie', 10, false],
  ['- Begeleiden van studenten', 10, false],
  ['Verzorgende IG', 11, true],
  ['Thuiszorg Salland, Raalte', 10, false],
  ['september 2013 - februari 2018', 10, false],
  ['- Persoonlijke verzorging bij mensen thuis', 10, false],
  ['', 10, false],
  ['Opleiding', 14, true],
  ['HBO-V Verpleegkunde', 11, true],
  ['Windesheim, Zwolle', 10, false],
  ['2014 - 2018', 10, false],
  ['', 10, false],
  ['Vaardigheden', 14, true],
  ['Wondzorg, Medicatie toedienen, Triage', 10, false],
  ['', 10, false],
  ['Talen', 14, true],
  ['Nederlands: moedertaal', 10, false],
];
const en: readonly Line[] = [
  ['Tom Brandt', 20, true],
  ['tom.brandt@example.org | +31 6 55502002 | Utrecht', 10, false],
  ['', 10, false],
  ['Work experience', 14, true],
  ['Backend developer', 11, true],
  ['Kantoor Noord, Utrecht', 10, false],
  ['May 2019 - present', 10, false],
  ['- Built services in TypeScript and Node.js on PostgreSQL', 10, false],
  ['- Moved twelve of them to Docker and Kubernetes', 10, false],
  ['Junior developer', 11, true],
  ['Brug & Co, Amersfoort', 10, false],
  ['September 2016 - April 2019', 10, false],
  ['- Maintained web shops in PHP and JavaScript', 10, false],
  ['', 10, false],
  ['Education', 14, true],
  ['Bachelor of Computer Science', 11, true],
  ['Hogeschool Utrecht', 10, false],
  ['2012 - 2016', 10, false],
  ['', 10, false],
  ['Skills', 14, true],
  ['TypeScript, Node.js, PostgreSQL, Docker, Kubernetes', 10, false],
  ['', 10, false],
  ['Languages', 14, true],
  ['Dutch: native, English: fluent', 10, false],
];

/** A resume of an invented person as PDF. */
export const resumePdf = async (language: 'en' | 'nl'): Promise<Buffer> => {
  const pdf = await PDFDocument.create();
  const fonts = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)] as const;
  const page = pdf.addPage([595, 842]);
  let y = 790;
  for (const [text, size, isBold] of language === 'nl' ? nl : en) {
    page.drawText(text, { x: 50, y, size, font: isBold ? fonts[1] : fonts[0] });
    y -= size + 6;
  }
  return Buffer.from(await pdf.save());
};
