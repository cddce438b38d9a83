import { type PageBreak, skillDots } from '@tandem/domain/resume';
import { degreeType } from '@tandem/resume-reader/vocabulary/degrees';
import type { Content } from './content';
import type { Flow } from './flow';
import type { Look } from './look';
import type { PageItem, SectionName } from './page';
import { widthOf } from './measure';
import { type Ink, lineOf, writeDescription, writePair, writeParagraph } from './pen';
import type { LayoutEducation, LayoutExperience, LayoutLanguage } from './resume';
import { jobPeriod, studyPeriod, words } from './words';

/** What a part is written with. */
export type Desk = {
  flow: Flow;
  look: Look;
  language: LayoutLanguage;
  pageBreaks: readonly PageBreak[];
  /** Entries up to this height are never parted. */
  together: number;
  /** Whether headings stand on a rule. */
  isRuled: boolean;
};

type Headed = Exclude<SectionName, 'head' | 'letter'>;

const headingGap = 22;
const entryGap = 13;
const shortEntryGap = 5;
/** Lists up to this height are never parted. */
const shortList = 190;

/** A heading, which stays with what follows it. */
const writeHeading = ({ flow, look, language, pageBreaks, isRuled }: Desk, section: Headed): void => {
  const title = words[language].headings[section];
  const block = flow.block('H2', section);
  const items: PageItem[] = [lineOf(title, look.heading, 0, block)];
  if (isRuled) items.push({ kind: 'area', x: 0, y: look.heading.line + 3, width: flow.width, height: 1, color: look.accent });
  flow.add({
    height: look.heading.line + (isRuled ? 10 : 4),
    gap: headingGap,
    isKept: false,
    items,
    start: { section, title },
    startsPage: pageBreaks.some((broken) => broken === section),
  });
};

/** Writes something and keeps its first row with what stands above it. */
const kept = (flow: Flow, write: () => void): void => {
  const first = flow.rows.length;
  write();
  const row = flow.rows[first];
  if (row) row.isKept = true;
};

/** The first two rows of a text stay with the head of its entry. */
const writeBody = (desk: Desk, text: string, section: Headed, entryId: string | null, ink: Ink = desk.look.body): void => {
  kept(desk.flow, () => writeDescription(desk.flow, text, ink, { section, entryId, gap: 3 }));
};

const writeEntries = <T extends { id: string }>(desk: Desk, section: Headed, entries: readonly T[], write: (entry: T) => void): void => {
  const { flow } = desk;
  if (entries.length === 0) return;
  writeHeading(desk, section);
  let isShort = false;
  entries.forEach((entry, i) => {
    const first = flow.rows.length;
    write(entry);
    const row = flow.rows[first];
    const isLine = flow.rows.length === first + 1;
    if (row) Object.assign(row, { gap: i === 0 ? 0 : isShort && isLine ? shortEntryGap : entryGap, isKept: i === 0 });
    isShort = isLine;
    flow.keepTogether(first, desk.together);
  });
};

export const writeSummary = (desk: Desk, { summary }: Content): void => {
  if (!summary) return;
  writeHeading(desk, 'summary');
  writeBody(desk, summary, 'summary', null);
};

export const writeExperiences = (desk: Desk, { experiences }: Content): void => {
  const { flow, look, language } = desk;
  writeEntries(desk, 'experience', experiences, (job: LayoutExperience) => {
    const place = { section: 'experience' as const, entryId: job.id };
    writePair(
      flow,
      { text: job.title || job.company, ink: look.strong, tag: 'H3' },
      { text: jobPeriod(job, language), ink: look.muted },
      place,
    );
    if (job.title && job.company) kept(flow, () => writeParagraph(flow, job.company, look.muted, place));
    if (job.description) writeBody(desk, job.description, 'experience', job.id);
  });
};

/** A study's title says its level, by itself or in brackets. */
const titleOf = ({ title, educationType }: LayoutEducation, language: LayoutLanguage): string => {
  const level = words[language].educations[educationType];
  if (!level || degreeType(title) === educationType) return title;
  return title ? `${title} (${level})` : level.charAt(0).toUpperCase() + level.slice(1);
};

/** A single line under a title names the school, as it names the company under a job. */
const isOneLine = (text: string, { look, flow }: Desk): boolean =>
  !/\n|^[-*•–]\s/.test(text) && widthOf(text, look.body.font, look.body.size) <= flow.width;

const writeStudies = (desk: Desk, section: 'education' | 'certification', studies: readonly LayoutEducation[]): void => {
  const { flow, look, language } = desk;
  writeEntries(desk, section, studies, (study) => {
    const place = { section, entryId: study.id };
    const isOpen = !study.completed && study.endDate !== null;
    const period = studyPeriod(study, language);
    const aside = isOpen ? [period, words[language].unfinished].filter(Boolean).join(', ') : period;
    writePair(flow, { text: titleOf(study, language), ink: look.strong, tag: 'H3' }, { text: aside, ink: look.muted }, place);
    const { description } = study;
    const school = description !== null && isOneLine(description, desk) ? { ...look.body, color: look.muted.color } : look.body;
    if (description) writeBody(desk, description, section, study.id, school);
  });
};

export const writeEducations = (desk: Desk, { educations }: Content): void => writeStudies(desk, 'education', educations);
export const writeCertificates = (desk: Desk, { certificates }: Content): void => writeStudies(desk, 'certification', certificates);

const skillText = ({ name, years }: Content['skills'][number], language: LayoutLanguage): string =>
  years !== null && years >= 1 ? `${name} (${words[language].years(years)})` : name;

/** Skills as running text: "TypeScript (8 years), SQL". */
export const writeSkillText = (desk: Desk, { skills }: Content): void => {
  if (skills.length === 0) return;
  writeHeading(desk, 'skills');
  kept(desk.flow, () =>
    writeParagraph(desk.flow, skills.map((skill) => skillText(skill, desk.language)).join(', '), desk.look.body, { section: 'skills' }),
  );
};

const dotSize = 2.8;
const dotStep = 8;

/** Skills one below the other, each with its dots. */
export const writeSkillList = (desk: Desk, { skills }: Content): void => {
  const { flow, look, language } = desk;
  if (skills.length === 0) return;
  writeHeading(desk, 'skills');
  const firstSkill = flow.rows.length;
  const hasDots = skills.some(({ years }) => years !== null);
  skills.forEach((skill, i) => {
    const first = flow.rows.length;
    const width = flow.width - (hasDots ? 5 * dotStep + 8 : 0);
    writeParagraph(
      flow,
      skillText(skill, language),
      look.body,
      { section: 'skills', entryId: skill.id, gap: i === 0 ? 0 : 3, width },
      'LI',
    );
    const row = flow.rows[first];
    if (row && i === 0) row.isKept = true;
    if (row && skill.years !== null) row.items.push(...dotsOf(skillDots(skill.years), flow.width, look));
    flow.keepTogether(first, Infinity);
  });
  flow.keepEnds(firstSkill);
};

const dotsOf = (filled: number, right: number, look: Look): PageItem[] =>
  [0, 1, 2, 3, 4].map((i) => ({
    kind: 'dot',
    x: right - (4 - i) * dotStep - dotSize,
    y: look.body.line / 2,
    radius: dotSize,
    color: i < filled ? look.accent : '#cfd6d2',
  }));

export const writeLanguages = (desk: Desk, { languages }: Content): void => {
  const { flow, look } = desk;
  if (languages.length === 0) return;
  const heading = flow.rows.length;
  writeHeading(desk, 'languages');
  languages.forEach(({ id, name, level }, i) => {
    const first = flow.rows.length;
    const text = level ? `${name} – ${level}` : name;
    writeParagraph(flow, text, look.body, { section: 'languages', entryId: id, gap: i === 0 ? 0 : 3 }, 'LI');
    const row = flow.rows[first];
    if (row && i === 0) row.isKept = true;
  });
  flow.keepEnds(heading + 1);
  flow.keepTogether(heading, shortList);
};

/** Ways to reach somebody, one below the other. */
export const writeContactList = (desk: Desk, { contact }: Content): void => {
  const { flow, look } = desk;
  if (contact.length === 0) return;
  writeHeading(desk, 'contact');
  contact.forEach(({ text, link }, i) => {
    const first = flow.rows.length;
    writeParagraph(flow, text, look.body, { section: 'contact', gap: i === 0 ? 0 : 5 });
    for (const row of flow.rows.slice(first)) {
      if (i === 0) row.isKept = true;
      for (const item of row.items) if (item.kind === 'text' && link) item.link = link;
    }
  });
};
