import { asStudy, isStudy } from './entries/study-among-jobs';
import type { SkillType } from '@tandem/domain/resume';
import type { PdfDocument } from '@tandem/pdf-text/read';
import { handlesOf, readAddress } from './basics/address';
import { homeOf } from './basics/country';
import { readBirthDate } from './basics/birth-date';
import { readEmail, readLinkedin, readPhone } from './basics/contact';
import { readName } from './basics/name';
import { findPhone } from './basics/phone';
import { describe } from './entries/description';
import { readEducations } from './entries/educations';
import { readExperiences } from './entries/experiences';
import { withoutIdem } from './entries/idem';
import { isLinkedinExport, linkedinJobs, linkedinStudies, linkedinTown } from './entries/linkedin';
import type { Filled } from './entries/form';
import { isRunningText } from './entries/rows';
import { type Line, lineOf } from './layout/line';
import { readingOrder } from './layout/reading-order';
import { isLanguageLine, labelledLines } from './lists/labelled';
import { readLanguages } from './lists/languages';
import { withYears } from './lists/skill-years';
import { readLicences } from './lists/licences';
import { readSkills } from './lists/skills';
import type { Found, ReadBasics, ReadLanguage, ReadResume, ReadSkill } from './result';
import { findSections } from './sections/find-sections';
import { withPapersApart } from './sections/papers';
import type { Section } from './sections/section';
import { fold } from './text/fold';
import { found } from './text/found';
import { detectLanguage } from './text/language';
import { isLanguageList } from './vocabulary/languages';
import { skillNamed } from './vocabulary/skill-names';

export interface ReadOptions {
  /** The language of the document, when it is known; otherwise it is recognised. */
  language?: ReadLanguage;
  /** `YYYY-MM-DD`; jobs that go on count until this day for the years of a skill. */
  today?: string;
}

const linesOf = (sections: readonly Section[], ...kinds: Section['kind'][]): Line[] =>
  sections.filter((section) => kinds.includes(section.kind)).flatMap((section) => section.lines);

const isLineOf = (line: Line, value: Found<string> | null): boolean => value !== null && fold(line.text) === fold(value.value);

/** A town may be called like somebody, but not by first and last name. */
const isNameOf = ({ firstName, lastName }: Pick<ReadBasics, 'firstName' | 'lastName'>, town: Found<string> | null): boolean =>
  town !== null && lastName !== null && fold(town.value) === fold(`${firstName?.value ?? ''} ${lastName.value}`);

/** What belongs to the person: where referees can be reached is no part of it. */
const ownLines = (sections: readonly Section[]): Line[] =>
  sections.filter(({ kind }) => kind !== 'references').flatMap(({ heading, lines }) => (heading ? [heading, ...lines] : lines));

function readBasics(all: readonly Line[], sections: readonly Section[], document: PdfDocument, language: ReadLanguage): ReadBasics {
  const near = linesOf(sections, 'top', 'personal');
  const own = ownLines(sections);
  const email = readEmail([...near, ...own], document);
  const headings = sections.flatMap((section) => (section.heading ? [section.heading] : []));
  const name = readName([...near, ...headings], email?.value ?? null, language, document.info);
  // A name may be that of a town too.
  const places = (lines: readonly Line[]) =>
    readAddress(
      lines.filter((line) => !isLineOf(line, name.firstName) && !isLineOf(line, name.lastName)),
      handlesOf(document),
    );
  const above = isLinkedinExport(document) ? { city: townOf(linkedinTown(linesOf(sections, 'top'))), address: null } : places(near);
  // Some set all that belongs to a letterhead below the text.
  const whereabouts = above.city ? above : places(letterhead(own));
  const isTown = !isNameOf(name, whereabouts.city);
  const home = homeOf(near, all, isTown ? (whereabouts.city?.value ?? null) : null, language);
  return {
    ...name,
    email,
    phone:
      readPhone(near, language, home) ??
      readPhone(
        own.filter((line) => line.page === 1),
        language,
        home,
      ),
    linkedinUrl: readLinkedin(all, document),
    ...(isTown ? whereabouts : { city: null, address: null }),
    birthDate: readBirthDate([...near, ...ownLines(sections.filter(({ kind }) => kind === 'other'))]),
  };
}

/** The last lines of the first page, where the mail address is among them. */
function letterhead(own: readonly Line[]): Line[] {
  const last = own.filter(({ page }) => page === 1).slice(-3);
  return last.some(({ text }) => text.includes('@')) ? last : [];
}

const townOf = (town: Filled | null): Found<string> | null => town && found(town.text, 0.9, town.spans);

/** How a line begins that tells where somebody can be reached. */
const contactLabel = /^(?:adres|address|woonplaats|telefoon|tel\b|phone|mobiel|e-?mail|geboren|geboortedatum|date of birth)[^:]{0,20}:/i;
const isContact = ({ text }: Line): boolean => /@|https?:|www\./.test(text) || contactLabel.test(text) || findPhone(text) !== null;

/** Running text below the name, where no heading announces it. */
function introduction(lines: readonly Line[]): Line[] {
  const start = lines.findIndex((line) => isRunningText(line) && !isContact(line));
  if (start < 0) return [];
  const end = lines.findIndex(
    (line, i) =>
      i > start && (line.top - (lines[i - 1]?.bottom ?? 0) > line.style.fontSize || line.style.fontName !== lines[start]?.style.fontName),
  );
  return lines.slice(start, end < 0 ? undefined : end);
}

/** Languages beside a sign in the head of the page: a cell that says nothing else. */
function languagesAbove(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => line.cells.filter(({ text }) => isLanguageList(text)).map((cell) => lineOf([cell], false, line.column)));
}

const studiesIn = (lines: readonly Line[]): Line[] => lines.filter((line) => !isLanguageLine(line));

const knownType = (name: string): SkillType | null => skillNamed(name)?.type ?? null;
const typeOfSkill = (name: string): SkillType => knownType(name) ?? 'OTHER';

/** A licence that stands among the skills is not said twice. */
function withLicences(skills: readonly ReadSkill[], sections: readonly Section[]): ReadSkill[] {
  const keyOf = ({ name }: ReadSkill) => skillNamed(name.value)?.id ?? fold(name.value);
  const known = new Set(skills.map(keyOf));
  return [...skills, ...readLicences(sections, typeOfSkill).filter((licence) => !known.has(keyOf(licence)))];
}

/**
 * Reads a resume from the text of a PDF. Pure: the same document gives the same answer.
 * What the document does not say is null or empty, never guessed.
 */
export function readResume(document: PdfDocument, options: ReadOptions = {}): ReadResume {
  const flows = readingOrder(document);
  const all = flows.flat();
  const language = options.language ?? detectLanguage(all.map((line) => line.text).join('\n'));
  const sections = withPapersApart(findSections(flows));
  const of = (kind: Section['kind']) => sections.filter((section) => section.kind === kind && section.lines.length > 0);
  const { skills, languages } = readSkills([...linesOf(sections, 'skills'), ...labelledLines(sections, 'skills')], knownType);
  const isExport = isLinkedinExport(document);
  const entries = withoutIdem(of('experience').flatMap(({ lines }) => readExperiences(lines, isExport ? linkedinJobs(lines) : null)));
  const experiences = entries.filter((entry) => !isStudy(entry));
  return {
    language,
    basics: readBasics(all, sections, document, language),
    summary: describe(linesOf(sections, 'summary'), 0.85) ?? describe(introduction(linesOf(sections, 'top')), 0.6),
    experiences,
    educations: [
      ...entries.filter(isStudy).map(asStudy),
      ...of('education').flatMap(({ lines }) => readEducations(studiesIn(lines), 'OTHER', isExport ? linkedinStudies(lines) : null)),
      ...of('certificates').flatMap(({ lines }) => readEducations(studiesIn(lines), 'CERTIFICATE')),
    ],
    skills: withYears(withLicences(skills, sections), experiences, options.today),
    languages: readLanguages(
      [
        ...linesOf(sections, 'languages'),
        ...languages,
        ...labelledLines(sections, 'languages'),
        ...languagesAbove(linesOf(sections, 'top', 'personal')),
      ],
      document.pages,
    ),
  };
}
