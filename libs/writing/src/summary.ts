import type { Tone } from '@tandem/domain/resume';
import { type SummaryFacts, withJobsOnly, type WritingLanguage, yearsOfWork } from './facts';
import { type Phrases, phrasesOf } from './phrases';
import { choose, fill, languageIn, listed, plain } from './wording';

export type { SummaryFacts, WritingLanguage } from './facts';

const most = { earlier: 2, skills: 8, educations: 2, certificates: 3, languages: 4 };

type Sentence = string | null;

const sameTitle = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const headline = (facts: SummaryFacts, text: Phrases): Sentence => {
  const title = plain(facts.workExperiences[0]?.title || facts.wishes.title || '');
  const years = yearsOfWork(facts);
  if (!title) return null;
  return years > 0
    ? fill(choose(text.headlineYears, title), { title, years: text.years(years) })
    : fill(choose(text.headline, title), { title });
};

const workplace = ({ title, company }: SummaryFacts['workExperiences'][number], text: Phrases): string =>
  company?.trim() ? fill(text.at, { title: plain(title), company: plain(company) }) : plain(title);

const works = (facts: SummaryFacts, text: Phrases): Sentence[] => {
  const [latest, ...before] = facts.workExperiences.filter(({ title }) => title.trim());
  if (!latest) return [];
  const work = workplace(latest, text);
  const earlier = before.slice(0, most.earlier).map((held) => workplace(held, text));
  return [
    latest.company?.trim() ? fill(choose(latest.endDate ? text.last : text.now, work), { work }) : null,
    earlier.length > 0 ? fill(choose(text.earlier, work), { works: listed(earlier, text.and) }) : null,
  ];
};

const skills = (facts: SummaryFacts, text: Phrases): Sentence => {
  const known = facts.skills
    .filter(({ name }) => name.trim())
    .map((skill, place) => ({ ...skill, place }))
    .sort((a, b) => (b.years ?? 0) - (a.years ?? 0) || a.place - b.place)
    .slice(0, most.skills)
    .map(({ name, years }) =>
      years !== null && years >= 1 ? fill(text.skillYears, { skill: plain(name), years: text.years(Math.floor(years)) }) : plain(name),
    );
  return known.length > 0 ? fill(choose(text.skills, known.join()), { skills: listed(known, text.and) }) : null;
};

const educations = (facts: SummaryFacts, text: Phrases): Sentence[] => {
  const done = facts.educations.filter(({ title, completed }) => completed && title.trim());
  const studies = done.filter(({ type }) => type !== 'CERTIFICATE').map(({ title }) => plain(title));
  const papers = done.filter(({ type }) => type === 'CERTIFICATE').map(({ title }) => plain(title));
  return [
    studies.length > 0
      ? fill(choose(text.education, studies.join()), { educations: listed(studies.slice(0, most.educations), text.and) })
      : null,
    papers.length > 0
      ? fill(choose(text.certificates, papers.join()), { certificates: listed(papers.slice(0, most.certificates), text.and) })
      : null,
  ];
};

const languages = (facts: SummaryFacts, text: Phrases, language: WritingLanguage): Sentence => {
  const spoken = facts.languages
    .filter(({ name }) => name.trim())
    .slice(0, most.languages)
    .map(({ name, level }) => `${languageIn(name, language)}${level ? ` (${text.level[level]})` : ''}`);
  return spoken.length > 0 ? fill(choose(text.languages, spoken.join()), { languages: listed(spoken, text.and) }) : null;
};

const wishes = ({ wishes: wanted }: SummaryFacts, text: Phrases): Sentence => {
  const title = plain(wanted.title ?? '');
  if (!title) return null;
  const terms = [
    listed(
      (wanted.jobTypes ?? []).map((type) => text.jobType[type]),
      text.or,
    ),
    wanted.jobTypes?.includes('PART_TIME') && wanted.hoursPerWeek ? fill(text.hours, { hours: String(wanted.hoursPerWeek) }) : '',
    listed(
      (wanted.workModels ?? []).map((model) => text.workModel[model]),
      text.or,
    ),
  ].filter(Boolean);
  return terms.length > 0
    ? fill(choose(text.wish, title), { title, terms: terms.join(', ') })
    : fill(choose(text.wishOnly, title), { title });
};

const paragraph = (sentences: readonly Sentence[]): string => sentences.filter((sentence) => sentence !== null).join(' ');

/**
 * A summary of a candidate in markdown, two or three short paragraphs without "I" or "he": what was done, what is known, what is wanted.
 * Says only what the facts say, with no praise; the same facts always give the same words. Empty when there is nothing to say.
 */
export const candidateSummary = (given: SummaryFacts, language: WritingLanguage, tone: Tone = 'plain'): string => {
  const facts = withJobsOnly(given);
  const text = phrasesOf(language, tone);
  const latest = facts.workExperiences[0]?.title ?? '';
  const isRepeat = facts.workExperiences.length > 0 && sameTitle(latest, facts.wishes.title ?? '') && !facts.wishes.jobTypes?.length;
  return [
    paragraph([headline(facts, text), ...works(facts, text)]),
    paragraph([skills(facts, text), ...educations(facts, text)]),
    paragraph([languages(facts, text, language), isRepeat ? null : wishes(facts, text)]),
  ]
    .filter(Boolean)
    .join('\n\n');
};
