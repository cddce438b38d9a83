import { type Job, type Person, type Study, words } from './people';

/** A resume as a web page, to be printed. */
export type PrintedLayout = (person: Person) => string;

const month = (date: string, { language }: Person) => {
  const [year, number] = date.split('-');
  return number ? `${words[language].months[Number(number) - 1] ?? ''} ${year}` : (year ?? '');
};
const numeric = (date: string) => (date.includes('-') ? date.split('-').reverse().join('/') : date);
const period = (entry: Job | Study, person: Person, dash = ' – ', print = month) =>
  `${print(entry.start, person)}${dash}${entry.end ? print(entry.end, person) : words[person.language].now}`;
const full = ({ first, last }: Person) => `${first} ${last}`;
const items = (list: readonly string[]) => `<ul>${list.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const each = <T>(list: readonly T[], draw: (item: T) => string) => list.map(draw).join('');
const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>
  @page { size: A4; margin: 0 } * { box-sizing: border-box } body { margin: 0; font: 10.5pt/1.45 sans-serif; color: #222 }
  h1, h2, h3, p, ul { margin: 0 } ul { padding-left: 16px } ${style}</style><body>${body}`;

/** The profile export of a network: contact, top skills and languages in a dark column, periods with their length behind them. */
const networkExport: PrintedLayout = (person) => {
  const text = words[person.language];
  return page(
    `body { display: grid; grid-template-columns: 32% 1fr; min-height: 297mm } aside { background: #26394d; color: #fff; padding: 36px 22px; font-size: 9.5pt }
     main { padding: 36px 34px } h1 { font-size: 24pt; font-weight: 400 } h2 { font-size: 14pt; font-weight: 400; margin: 18px 0 8px } aside h2 { font-size: 12pt }
     .company { font-weight: 600; margin-top: 12px } .small { color: #777; font-size: 9pt } aside p { margin-bottom: 4px }`,
    `<aside><h2>${text.contact}</h2><p>${person.phone}</p><p>${person.email}</p><p>www.${person.linkedin}</p>
      <h2>${text.skills}</h2>${each(person.skills, (skill) => `<p>${skill}</p>`)}
      <h2>${text.languages}</h2>${each(person.languages, ([name, level]) => `<p>${name} (${level})</p>`)}</aside>
     <main><h1>${full(person)}</h1><p>${person.role}</p><p class="small">${person.city}</p>
      <h2>${text.summary}</h2><p>${person.summary}</p>
      <h2>${text.experience}</h2>${each(
        person.jobs,
        (job) => `<p class="company">${job.company}</p><p>${job.title}</p><p class="small">${period(job, person, ' - ')}</p>
          <p class="small">${job.place}</p>${each(job.bullets, (bullet) => `<p>${bullet}</p>`)}`,
      )}
      <h2>${text.education}</h2>${each(
        person.studies,
        (study) => `<p class="company">${study.school}</p><p>${study.title} · (${study.start} - ${study.end})</p>`,
      )}</main>`,
  );
};

/** The European form: headings in capitals over a rule, a period in brackets above each title. */
const european: PrintedLayout = (person) => {
  const text = words[person.language];
  return page(
    `body { padding: 40px 46px } h1 { font-size: 22pt; color: #0e4194 } h2 { font-size: 11pt; text-transform: uppercase; color: #0e4194; border-bottom: 1px solid #0e4194; margin: 20px 0 8px }
     .when { color: #666; font-size: 9pt; margin-top: 9px } b.title { text-transform: uppercase } .who { font-size: 9.5pt; margin: 6px 0 }`,
    `<h1>${full(person)}</h1>
     <p class="who"><b>Email:</b> ${person.email} | <b>Tel.:</b> ${person.phone} | <b>LinkedIn:</b> ${person.linkedin}</p>
     <p class="who">${person.street}, ${person.postcode} ${person.city}</p>
     <h2>${text.experience}</h2>${each(
       person.jobs,
       (job) =>
         `<p class="when">[ ${period(job, person, ' – ', numeric)} ]</p><p><b>${job.title}</b></p><p><i>${job.company}</i></p>${items(job.bullets)}`,
     )}
     <h2>${text.education}</h2>${each(
       person.studies,
       (study) => `<p class="when">[ ${study.start} – ${study.end} ]</p><p><b>${study.title}</b></p><p><i>${study.school}</i></p>`,
     )}
     <h2>${text.languages}</h2>${each(person.languages, ([name, level]) => `<p><b>${name}:</b> ${level}</p>`)}
     <h2>${text.skills}</h2><p>${person.skills.join(' | ')}</p>`,
  );
};

/** Typeset: serif, periods in a column of their own at the left, everything of an entry on one line. */
const typeset: PrintedLayout = (person) => {
  const text = words[person.language];
  const row = (label: string, value: string) => `<div class="row"><span>${label}</span><div>${value}</div></div>`;
  return page(
    `body { padding: 48px 54px; font-family: serif } h1 { font-size: 28pt; font-weight: 400 } h2 { font-size: 14pt; font-weight: 400; color: #3873b3; margin: 18px 0 6px 132px }
     .row { display: grid; grid-template-columns: 120px 1fr; gap: 12px; margin-bottom: 4px } .row > span { text-align: right } .head { text-align: right; font-style: italic; font-size: 9pt }`,
    `<h1>${full(person)}</h1><div class="head">${person.street}<br>${person.postcode} ${person.city}<br>${person.phone}<br>${person.email}<br>${person.linkedin}</div>
     <h2>${text.experience}</h2>${each(person.jobs, (job) =>
       row(period(job, person, '–', numeric), `<b>${job.title}</b>, <i>${job.company}</i>, ${job.place}.${items(job.bullets)}`),
     )}
     <h2>${text.education}</h2>${each(person.studies, (study) => row(`${study.start}–${study.end}`, `<b>${study.title}</b>, <i>${study.school}</i>.`))}
     <h2>${text.languages}</h2>${each(person.languages, ([name, level]) => row(`<b>${name}</b>`, level))}
     <h2>${text.skills}</h2>${row('', person.skills.join(', '))}`,
  );
};

/** Drawn by a designer: a pastel column at the right, letter-spaced capitals, skills as pills. */
const designed: PrintedLayout = (person) => {
  const text = words[person.language];
  return page(
    `header { padding: 46px 40px 26px; background: #f3e9e2; text-align: center } h1 { font-size: 27pt; font-weight: 300; letter-spacing: 6px; text-transform: uppercase }
     header p { letter-spacing: 3px; text-transform: uppercase; font-size: 9pt } .two { display: grid; grid-template-columns: 1fr 33%; } main { padding: 24px 30px } aside { background: #faf6f3; padding: 24px; min-height: 225mm }
     h2 { font-size: 10.5pt; letter-spacing: 3px; text-transform: uppercase; font-weight: 600; margin: 16px 0 9px; color: #7a5c4a } h3 { font-size: 10.5pt } .small { font-size: 9pt; color: #888 } .entry { margin-bottom: 12px }
     .pill { display: inline-block; border: 1px solid #c9ab98; border-radius: 12px; padding: 2px 10px; margin: 0 5px 6px 0; font-size: 9pt } aside p { font-size: 9pt; margin-bottom: 4px }`,
    `<header><h1>${full(person)}</h1><p>${person.role}</p></header><div class="two"><main>
      <h2>${text.summary}</h2><p>${person.summary}</p>
      <h2>${text.experience}</h2>${each(
        person.jobs,
        (job) =>
          `<div class="entry"><h3>${job.title}</h3><p class="small">${job.company} | ${period(job, person, ' - ')}</p>${items(job.bullets)}</div>`,
      )}</main><aside>
      <h2>${text.contact}</h2><p>${person.phone}</p><p>${person.email}</p><p>${person.city}</p><p>${person.linkedin}</p>
      <h2>${text.education}</h2>${each(person.studies, (study) => `<div class="entry"><h3>${study.title}</h3><p>${study.school}</p><p class="small">${study.start} - ${study.end}</p></div>`)}
      <h2>${text.skills}</h2>${each(person.skills, (skill) => `<span class="pill">${skill}</span>`)}
      <h2>${text.languages}</h2>${each(person.languages, ([name, level]) => `<p>${name} – ${level}</p>`)}</aside></div>`,
  );
};

/** Written in a word processor: tabs to the right edge, underlined headings, a table for skills and languages. */
const wordProcessor: PrintedLayout = (person) => {
  const text = words[person.language];
  const line = (left: string, right: string) => `<div class="line"><span>${left}</span><span>${right}</span></div>`;
  return page(
    `body { padding: 60px 70px; font: 11pt/1.3 serif } h1 { text-align: center; font-size: 17pt } .who { text-align: center; font-size: 10pt } h2 { font-size: 12pt; text-decoration: underline; margin: 16px 0 5px }
     .line { display: flex; justify-content: space-between } td { padding: 2px 14px 2px 0; vertical-align: top }`,
    `<h1>${full(person)}</h1><p class="who">${person.street}, ${person.postcode} ${person.city} – ${person.phone} – ${person.email}</p><p class="who">${person.linkedin}</p>
     <h2>${text.experience}</h2>${each(
       person.jobs,
       (job) => `${line(`<b>${job.company}</b>, ${job.place}`, period(job, person))}<p><i>${job.title}</i></p>${items(job.bullets)}`,
     )}
     <h2>${text.education}</h2>${each(person.studies, (study) => `${line(`<b>${study.school}</b>`, `${study.start} – ${study.end}`)}<p><i>${study.title}</i></p>`)}
     <h2>${text.skills}</h2><p>${person.skills.join(', ')}</p>
     <h2>${text.languages}</h2><table>${each(person.languages, ([name, level]) => `<tr><td>${name}</td><td>${level}</td></tr>`)}</table>`,
  );
};

/** One line an entry: title at company, the period at the right in grey; headings small and grey. */
const compact: PrintedLayout = (person) => {
  const text = words[person.language];
  const line = (left: string, right: string) => `<div class="line"><span>${left}</span><span class="grey">${right}</span></div>`;
  return page(
    `body { padding: 44px 50px } h1 { font-size: 20pt } .grey { color: #888 } h2 { font-size: 9.5pt; color: #888; font-weight: 600; margin: 18px 0 6px; text-transform: uppercase }
     .line { display: flex; justify-content: space-between; margin-top: 6px } .who span { margin-right: 18px }`,
    `<h1>${full(person)}</h1><p class="who"><span>${person.email}</span><span>${person.phone}</span><span>${person.city}</span><span>${person.linkedin}</span></p>
     <h2>${text.experience}</h2>${each(
       person.jobs,
       (job) => `${line(`<b>${job.title}</b> · ${job.company}`, period(job, person, ' — '))}${items(job.bullets)}`,
     )}
     <h2>${text.education}</h2>${each(person.studies, (study) => line(`<b>${study.title}</b> · ${study.school}`, `${study.start} — ${study.end}`))}
     <h2>${text.skills}</h2>${items(person.skills)}
     <h2>${text.languages}</h2>${each(person.languages, ([name, level]) => `<p>${name}: ${level}</p>`)}`,
  );
};

/** Cards in two columns, the second with a frame; a line of time with dots along the jobs. */
const timeline: PrintedLayout = (person) => {
  const text = words[person.language];
  return page(
    `body { padding: 36px } h1 { font-size: 24pt; color: #0b7a75 } .grid { display: grid; grid-template-columns: 58% 1fr; gap: 26px; margin-top: 14px } h2 { color: #0b7a75; font-size: 13pt; margin: 12px 0 8px }
     .job { border-left: 2px solid #0b7a75; padding: 0 0 12px 16px; position: relative } .job::before { content: ''; position: absolute; left: -6px; top: 4px; width: 9px; height: 9px; border-radius: 50%; background: #0b7a75 }
     .card { border: 1px solid #ddd; border-radius: 8px; padding: 8px 14px; margin-bottom: 12px } .small { font-size: 9pt; color: #666 } h3 { font-size: 11pt }`,
    `<h1>${full(person)}</h1><p>${person.role}</p><div class="grid"><div><h2>${text.experience}</h2>${each(
      person.jobs,
      (job) =>
        `<div class="job"><p class="small">${period(job, person, ' – ')}</p><h3>${job.title}</h3><p>${job.company} · ${job.place}</p>${each(job.bullets, (bullet) => `<p class="small">${bullet}</p>`)}</div>`,
    )}</div><div><div class="card"><h2>${text.contact}</h2><p>${person.email}</p><p>${person.phone}</p><p>${person.street}</p><p>${person.postcode} ${person.city}</p><p class="small">${person.linkedin}</p></div>
     <div class="card"><h2>${text.education}</h2>${each(person.studies, (study) => `<h3>${study.title}</h3><p>${study.school}</p><p class="small">${study.start} – ${study.end}</p>`)}</div>
     <div class="card"><h2>${text.skills}</h2><p>${person.skills.join(', ')}</p></div>
     <div class="card"><h2>${text.languages}</h2>${each(person.languages, ([name, level]) => `<p>${name} <span class="small">${level}</span></p>`)}</div></div></div>`,
  );
};

/** A table with rules: labels at the left in grey cells, values at the right. */
const form: PrintedLayout = (person) => {
  const text = words[person.language];
  const row = (label: string, value: string) => `<tr><th>${label}</th><td>${value}</td></tr>`;
  return page(
    `body { padding: 44px } table { width: 100%; border-collapse: collapse; margin-bottom: 14px } th, td { border: 1px solid #bbb; padding: 5px 9px; text-align: left; vertical-align: top; font-size: 10pt }
     th { width: 160px; background: #eee; font-weight: 400 } h1 { font-size: 18pt; margin-bottom: 12px } h2 { font-size: 12.5pt; margin: 10px 0 6px }`,
    `<h1>Curriculum Vitae</h1><h1>${full(person)}</h1><table>${row('E-mail', person.email)}${row('Tel.', person.phone)}${row('LinkedIn', person.linkedin)}${row(person.language === 'nl' ? 'Woonplaats' : 'City', person.city)}</table>
     <h2>${text.experience}</h2><table>${each(person.jobs, (job) => row(period(job, person, ' – '), `<b>${job.title}</b><br>${job.company}, ${job.place}${items(job.bullets)}`))}</table>
     <h2>${text.education}</h2><table>${each(person.studies, (study) => row(`${study.start} – ${study.end}`, `<b>${study.title}</b><br>${study.school}`))}</table>
     <h2>${text.skills}</h2><table>${row('IT', person.skills.slice(0, 3).join(', '))}${row('+', person.skills.slice(3).join(', '))}</table>
     <h2>${text.languages}</h2><table>${each(person.languages, ([name, level]) => row(name, level))}</table>`,
  );
};

/** Jobs and studies two by two under one heading, each a block of its own. */
const blocks: PrintedLayout = (person) => {
  const text = words[person.language];
  const block = (entry: Job | Study, title: string, place: string, list: string) =>
    `<div><b>${title}</b><br><i>${place}</i><br>${period(entry, person)}${list}</div>`;
  return page(
    `body { padding: 44px 50px } h2 { font-size: 12.5pt; border-bottom: 1px solid #999; margin: 18px 0 8px } .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 10px 34px }`,
    `<h1>${full(person)}</h1><p>${person.street}, ${person.postcode} ${person.city} | ${person.email} | ${person.phone} | ${person.linkedin}</p>
     <h2>${text.summary}</h2><p>${person.summary}</p>
     <h2>${text.experience}</h2><div class="grid">${each(person.jobs, (job) => block(job, job.title, job.company, items(job.bullets)))}</div>
     <h2>${text.education}</h2><div class="grid">${each(person.studies, (study) => block(study, study.title, study.school, ''))}</div>
     <h2>${text.skills}</h2><p>${person.skills.join(', ')}</p>
     <h2>${text.languages}</h2><p>${person.languages.map(([name, level]) => `${name} (${level})`).join(', ')}</p>`,
  );
};

/** Place and period below each other in a margin at the right, beside the first lines of the description. */
const margins: PrintedLayout = (person) => {
  const text = words[person.language];
  return page(
    `body { padding: 44px 50px } h2 { font-size: 13pt; color: #0b6; border-bottom: 2px solid #0b6; margin: 18px 0 8px } .entry { display: flex; gap: 24px } .entry > :first-child { flex: 1 } aside { width: 170px; text-align: right }`,
    `<h1>${full(person)}</h1><p>${person.city} | ${person.email} | ${person.phone} | ${person.linkedin}</p>
     <h2>${text.experience}</h2>${each(
       person.jobs,
       (job) =>
         `<div class="entry"><div><b>${job.company}</b>, ${job.title}${items(job.bullets)}</div><aside>${job.place}<br>${period(job, person)}</aside></div>`,
     )}
     <h2>${text.education}</h2>${each(
       person.studies,
       (study) => `<div class="entry"><div><b>${study.school}</b>, ${study.title}</div><aside>${period(study, person)}</aside></div>`,
     )}
     <h2>${text.skills}</h2><p>${person.skills.join(' · ')}</p>
     <h2>${text.languages}</h2><p>${person.languages.map(([name, level]) => `${name} (${level})`).join(' · ')}</p>`,
  );
};

export const printedLayouts = { networkExport, european, typeset, designed, wordProcessor, compact, timeline, form, blocks, margins };
