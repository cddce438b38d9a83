import { black, blue, grey, type Ink, Paper, white } from './paper';
import { type Job, type Person, type Study, words } from './people';
import { rgb } from 'pdf-lib';

export type Layout = (person: Person) => Promise<Uint8Array>;

const month = (date: string, { language }: Person) => {
  const [year, number] = date.split('-');
  return number ? `${words[language].months[Number(number) - 1] ?? ''} ${year}` : (year ?? '');
};
const numeric = (date: string) => (date.includes('-') ? date.split('-').reverse().join('/') : date);
const period = (entry: Job | Study, person: Person, dash = ' - ', print = month) =>
  `${print(entry.start, person)}${dash}${entry.end ? print(entry.end, person) : words[person.language].now}`;
const full = (person: Person) => `${person.first} ${person.last}`;
const bullets = (paper: Paper, x: number, items: readonly string[], size = 10) =>
  items.forEach((item) => paper.line(x, `• ${item}`, { size }));

/** Company and place, then title and period at the right; headings in capitals over a rule. */
const classic: Layout = async (person) => {
  const paper = await Paper.a4();
  const text = words[person.language];
  const heading = (title: string) => {
    paper.skip(8);
    paper.line(50, title.toUpperCase(), { bold: true, size: 11 });
    paper.rule(50, 495);
  };
  paper.y = 60;
  paper.line(297, full(person), { bold: true, size: 20, align: 'centre' });
  paper.line(297, `${person.street}, ${person.postcode} ${person.city}`, { align: 'centre' });
  paper.line(297, `${person.phone} | ${person.email} | ${person.linkedin}`, { align: 'centre', size: 9 });
  heading(text.summary);
  paper.line(50, person.summary);
  heading(text.experience);
  for (const job of person.jobs) {
    paper.put(545, job.place, { align: 'right' });
    paper.line(50, job.company, { bold: true });
    paper.put(545, period(job, person), { align: 'right', italic: true });
    paper.line(50, job.title, { italic: true });
    bullets(paper, 60, job.bullets);
  }
  heading(text.education);
  for (const study of person.studies) {
    paper.put(545, period(study, person), { align: 'right', italic: true });
    paper.line(50, study.school, { bold: true });
    paper.line(50, study.title, { italic: true });
  }
  heading(text.skills);
  paper.line(50, person.skills.join(', '));
  heading(text.languages);
  paper.line(50, person.languages.map(([name, level]) => `${name} (${level})`).join(', '));
  return paper.save();
};

/** Everything of an entry on one line, parted by dashes. */
const dashes: Layout = async (person) => {
  const paper = await Paper.a4();
  const text = words[person.language];
  const heading = (title: string) => {
    paper.skip(10);
    paper.line(50, title, { size: 14, color: blue });
  };
  paper.y = 60;
  paper.line(50, full(person), { size: 24, color: blue });
  paper.line(50, person.role, { color: grey });
  paper.line(50, `${person.email}  ·  ${person.phone}  ·  ${person.city}  ·  ${person.linkedin}`, { size: 9 });
  heading(text.experience);
  for (const job of person.jobs) {
    paper.put(545, period(job, person, ' – ', numeric), { align: 'right', color: grey });
    paper.line(50, `${job.title} — ${job.company}`, { bold: true });
    bullets(paper, 60, job.bullets);
  }
  heading(text.education);
  for (const study of person.studies) {
    paper.put(545, period(study, person, ' – '), { align: 'right', color: grey });
    paper.line(50, `${study.title} — ${study.school}`, { bold: true });
  }
  heading(text.skills);
  bullets(paper, 60, person.skills);
  heading(text.languages);
  bullets(
    paper,
    60,
    person.languages.map(([name, level]) => `${name}: ${level}`),
  );
  return paper.save();
};

type Block = (x: number) => void;

function sideBlocks(paper: Paper, person: Person, heading: (x: number, title: string) => void, ink: Ink): Block[] {
  const text = words[person.language];
  return [
    (x) => {
      heading(x, text.contact);
      for (const value of [person.street, `${person.postcode} ${person.city}`, person.phone, person.email, person.linkedin])
        paper.line(x, value, { ...ink, size: 8 });
    },
    (x) => {
      heading(x, text.skills);
      for (const skill of person.skills) paper.line(x, skill, ink);
    },
    (x) => {
      heading(x, text.languages);
      for (const [name, level] of person.languages) {
        paper.put(x + 90, level, { ...ink, size: 9 });
        paper.line(x, name, ink);
      }
    },
  ];
}

function mainBlock(paper: Paper, person: Person, x: number, heading: (x: number, title: string) => void) {
  const text = words[person.language];
  heading(x, text.summary);
  paper.line(x, person.summary.slice(0, person.summary.indexOf(' ', 45)));
  paper.line(x, person.summary.slice(person.summary.indexOf(' ', 45) + 1));
  heading(x, text.experience);
  for (const job of person.jobs) {
    paper.line(x, job.title, { bold: true });
    paper.line(x, `${job.company}, ${job.place}`);
    paper.line(x, period(job, person), { color: grey, size: 9 });
    bullets(paper, x + 10, job.bullets, 9.5);
    paper.skip(4);
  }
  heading(x, text.education);
  for (const study of person.studies) {
    paper.line(x, study.title, { bold: true });
    paper.line(x, study.school);
    paper.line(x, period(study, person), { color: grey, size: 9 });
    paper.skip(4);
  }
}

/** A dark column at the left with letter-spaced headings. */
const sidebarLeft: Layout = async (person) => {
  const paper = await Paper.a4();
  paper.area(0, 0, 190, 842, rgb(0.15, 0.2, 0.3));
  const spaced = (x: number, title: string) => {
    paper.skip(14);
    paper.line(x, title.toUpperCase(), { size: 10, color: white, tracking: 2.5 });
  };
  const plain = (x: number, title: string) => {
    paper.skip(10);
    paper.line(x, title, { size: 14, bold: true });
  };
  paper.y = 60;
  for (const block of sideBlocks(paper, person, spaced, { color: white })) block(20);
  paper.y = 60;
  paper.line(215, full(person), { size: 22, bold: true });
  paper.line(215, person.role, { color: grey });
  mainBlock(paper, person, 215, plain);
  return paper.save();
};

/** A light column at the right; the name stands above both. */
const sidebarRight: Layout = async (person) => {
  const paper = await Paper.a4();
  paper.area(400, 110, 195, 732, rgb(0.93, 0.95, 0.97));
  const heading = (x: number, title: string) => {
    paper.skip(10);
    paper.line(x, title, { size: 13, bold: true, color: blue });
  };
  paper.y = 60;
  paper.line(40, full(person), { size: 26 });
  paper.line(40, person.role, { color: grey, size: 12 });
  paper.y = 125;
  mainBlock(paper, person, 40, heading);
  paper.y = 125;
  for (const block of sideBlocks(paper, person, heading, {})) block(415);
  return paper.save();
};

/** Periods and labels in a narrow column at the left, in the manner of a table. */
const table: Layout = async (person) => {
  const paper = await Paper.a4();
  const text = words[person.language];
  const heading = (title: string) => {
    paper.skip(10);
    paper.line(150, title, { size: 14, color: blue });
  };
  const row = (label: string, value: string, ink: Ink = {}) => {
    paper.put(140, label, { align: 'right', size: 9 });
    paper.line(150, value, ink);
  };
  paper.y = 60;
  paper.line(50, full(person), { size: 24 });
  paper.line(545, `${person.street}, ${person.postcode} ${person.city}`, { align: 'right', size: 9, italic: true });
  paper.line(545, person.phone, { align: 'right', size: 9, italic: true });
  paper.line(545, person.email, { align: 'right', size: 9, italic: true });
  paper.line(545, person.linkedin, { align: 'right', size: 9, italic: true });
  heading(text.experience);
  for (const job of person.jobs) {
    row(period(job, person, '–', numeric), `${job.title}, ${job.company}, ${job.place}`, { bold: true });
    for (const bullet of job.bullets) paper.line(160, `• ${bullet}`, { size: 9 });
  }
  heading(text.education);
  for (const study of person.studies) row(period(study, person, '–'), `${study.title}, ${study.school}`, { bold: true });
  heading(text.languages);
  for (const [name, level] of person.languages) row(name, level);
  heading(text.skills);
  row('IT', person.skills.slice(0, 3).join(', '));
  row(person.language === 'nl' ? 'Overig' : 'Other', person.skills.slice(3).join(', '));
  return paper.save();
};

/** Headings as labels at the left of their text. */
const labels: Layout = async (person) => {
  const paper = await Paper.a4();
  const text = words[person.language];
  const section = (title: string, body: () => void) => {
    paper.skip(12);
    paper.put(40, title, { bold: true, size: 11 });
    body();
  };
  paper.y = 60;
  paper.line(40, full(person), { size: 22, bold: true });
  paper.line(40, `${person.email}   •   ${person.phone}   •   ${person.postcode} ${person.city}   •   ${person.linkedin}`, { size: 8.5 });
  section(text.summary, () => paper.line(160, person.summary));
  section(text.experience, () => {
    for (const job of person.jobs) {
      paper.put(550, period(job, person), { align: 'right' });
      paper.line(160, job.company, { bold: true });
      paper.line(160, job.title);
      bullets(paper, 170, job.bullets);
    }
  });
  section(text.education, () => {
    for (const study of person.studies) {
      paper.put(550, period(study, person), { align: 'right' });
      paper.line(160, study.school, { bold: true });
      paper.line(160, study.title);
    }
  });
  section(text.skills, () => paper.line(160, person.skills.join(' · ')));
  section(text.languages, () => person.languages.forEach(([name, level]) => paper.line(160, `${name} – ${level}`)));
  return paper.save();
};

/** Two columns of like width without any drawing. */
const twoColumns: Layout = async (person) => {
  const paper = await Paper.a4();
  const text = words[person.language];
  const heading = (x: number, title: string) => {
    paper.skip(10);
    paper.line(x, title.toUpperCase(), { size: 12, color: blue });
  };
  paper.y = 60;
  paper.line(40, full(person).toUpperCase(), { size: 20, bold: true });
  paper.line(40, `${person.email} | ${person.phone} | ${person.city} | ${person.linkedin}`, { size: 8.5, color: grey });
  const top = paper.y;
  heading(40, text.experience);
  for (const job of person.jobs) {
    paper.line(40, job.title, { bold: true });
    paper.line(40, job.company);
    paper.put(290, job.place, { align: 'right', size: 9, color: grey });
    paper.line(40, period(job, person, ' - ', numeric), { size: 9, color: grey });
    bullets(paper, 48, job.bullets, 9);
    paper.skip(5);
  }
  paper.y = top;
  heading(315, text.education);
  for (const study of person.studies) {
    paper.line(315, study.title, { bold: true });
    paper.line(315, study.school);
    paper.line(315, period(study, person), { size: 9, color: grey });
  }
  heading(315, text.skills);
  for (const skill of person.skills) paper.line(315, skill);
  heading(315, text.languages);
  for (const [name, level] of person.languages) paper.line(315, `${name} (${level})`);
  return paper.save();
};

/** One size, no bold, as from a typewriter: headings are told by their words and the space around them. */
const typed: Layout = async (person) => {
  const paper = await Paper.a4();
  const text = words[person.language];
  const heading = (title: string) => {
    paper.skip(14);
    paper.line(50, `${title}:`, { color: black });
    paper.skip(4);
  };
  paper.y = 60;
  for (const value of [
    full(person),
    person.street,
    `${person.postcode} ${person.city}`,
    `Tel: ${person.phone}`,
    `E-mail: ${person.email}`,
    person.linkedin,
  ])
    paper.line(50, value);
  heading(text.experience);
  for (const job of person.jobs) {
    paper.line(50, period(job, person));
    paper.line(50, job.company);
    paper.line(50, job.title);
    for (const bullet of job.bullets) paper.line(60, `- ${bullet}`);
    paper.skip(6);
  }
  heading(text.education);
  for (const study of person.studies) {
    paper.line(50, period(study, person));
    paper.line(50, study.school);
    paper.line(50, study.title);
    paper.skip(6);
  }
  heading(text.skills);
  paper.line(50, person.skills.join('; '));
  heading(text.languages);
  for (const [name, level] of person.languages) paper.line(50, `${name}: ${level}`);
  return paper.save();
};

export const layouts = { classic, dashes, sidebarLeft, sidebarRight, table, labels, twoColumns, typed };
