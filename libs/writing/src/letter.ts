import { type ApplicationFacts, type ApplicationTask, linesOf, mentions, sharedSkills } from './application-facts';
import { type Composed, sentence, type Sentence } from './composed';
import { withJobsOnly } from './facts';
import { type LetterPhrases, letterPhrases } from './letter-phrases';
import { choose, fill, inSentence, languageIn, listed, plain, withArticle } from './wording';

const most = { asked: 5, brought: 4, lines: 3, educations: 2, languages: 4 };
type Job = ApplicationFacts['workExperiences'][number];

const monthOf = (date: string | null, { months }: LetterPhrases): string => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  if (!year) return '';
  const name = month ? months[Number(month) - 1] : undefined;
  return name ? `${name} ${year}` : year;
};

const jobFact = ({ title, company, startDate, endDate }: Job, text: LetterPhrases): string => {
  const period = [monthOf(startDate, text), monthOf(endDate, text)].filter(Boolean).join(' – ');
  return [plain(title), plain(company), period].filter(Boolean).join(', ');
};

/** A title as the phrases take it: with and without its article. */
const titled = (title: string) => ({ title: inSentence(title), aTitle: withArticle(inSentence(title)) });

const opening = ({ facts }: ApplicationTask, text: LetterPhrases): Sentence[] => {
  const { vacancy, workExperiences } = facts;
  const named = { vacancy: plain(vacancy.title), company: plain(vacancy.companyName) };
  const { title, aTitle } = titled(vacancy.title);
  const values = { vacancy: title, aVacancy: aTitle, company: named.company };
  const [latest, earlier] = workExperiences.filter(({ title, company }) => title.trim() && company.trim());
  const sentences = [sentence(fill(choose(text.apply, vacancy.title), values), named.vacancy, named.company)];
  if (latest) {
    const [since, until] = [monthOf(latest.startDate, text), monthOf(latest.endDate, text)];
    const phrase = latest.endDate ? (until ? text.last : null) : since ? text.now : null;
    const job = { ...titled(latest.title), company: plain(latest.company), since, until };
    if (phrase) sentences.push(sentence(fill(choose(phrase, latest.company), job), jobFact(latest, text)));
  }
  if (latest && earlier) {
    const job = { ...titled(earlier.title), company: plain(earlier.company) };
    sentences.push(sentence(fill(choose(text.before, earlier.company), job), jobFact(earlier, text)));
  }
  return sentences;
};

const skillText = ({ name, years }: ApplicationFacts['skills'][number], text: LetterPhrases): string =>
  years !== null && years >= 1 ? fill(text.withYears, { skill: plain(name), years: text.years(Math.floor(years)) }) : plain(name);

const skills = ({ facts }: ApplicationTask, text: LetterPhrases): Sentence[] => {
  const shared = sharedSkills(facts).slice(0, most.asked);
  const others = facts.skills
    .filter((skill) => !shared.includes(skill) && skill.name.trim())
    .toSorted((a, b) => (b.years ?? 0) - (a.years ?? 0))
    .slice(0, most.brought);
  const list = (items: readonly ApplicationFacts['skills'][number][]) =>
    listed(
      items.map((skill) => skillText(skill, text)),
      text.and,
    );
  const named = (items: readonly ApplicationFacts['skills'][number][]) => items.map((skill) => skillText(skill, text));
  if (shared.length > 0) return [sentence(fill(choose(text.asked, facts.name), { skills: list(shared) }), ...named(shared))];
  return others.length > 0 ? [sentence(fill(choose(text.brought, facts.name), { skills: list(others) }), ...named(others))] : [];
};

/** The job that says most about what is asked, the latest one of equals. */
const tellingJob = (facts: ApplicationFacts): { job: Job; lines: string[] } | null => {
  const asked = sharedSkills(facts).map(({ name }) => name);
  const weight = (line: string) => asked.filter((name) => mentions(line, name)).length;
  const jobs = facts.workExperiences
    .filter(({ title, company }) => title.trim() && company.trim())
    .map((job) => ({ job, lines: linesOf(job.description) }))
    .filter(({ lines }) => lines.length > 0);
  const [best] = jobs.toSorted((a, b) => Math.max(...b.lines.map(weight)) - Math.max(...a.lines.map(weight)));
  if (!best) return null;
  const short = best.lines.filter((line) => line.length <= 300);
  const lines = short.toSorted((a, b) => weight(b) - weight(a)).slice(0, most.lines);
  return lines.length > 0 ? { job: best.job, lines } : null;
};

const work = ({ facts }: ApplicationTask, text: LetterPhrases): Sentence[] => {
  const telling = tellingJob(facts);
  if (!telling) return [];
  const { job, lines } = telling;
  const values = { ...titled(job.title), company: plain(job.company) };
  return [
    sentence(fill(choose(text.work, job.company), values), jobFact(job, text)),
    ...lines.map((line) => sentence(`- ${line.replace(/[*_`#<>[\]\\]/g, '')}`, line)),
  ];
};

const background = ({ facts, language }: ApplicationTask, text: LetterPhrases): Sentence[] => {
  const studies = facts.educations
    .filter(({ title, completed }) => completed && title.trim())
    .map(({ title }) => plain(title))
    .slice(0, most.educations);
  const spoken = facts.languages.filter(({ name }) => name.trim()).slice(0, most.languages);
  const named = spoken.map(({ name }) => languageIn(name, language));
  return [
    ...(studies.length > 0
      ? [sentence(fill(choose(text.studied, studies.join()), { educations: listed(studies, text.and) }), ...studies)]
      : []),
    ...(spoken.length > 0
      ? [
          sentence(
            fill(choose(text.languages, named.join()), { languages: listed(named, text.and) }),
            ...spoken.map(({ name }) => plain(name)),
          ),
        ]
      : []),
  ];
};

/**
 * A cover letter from the facts of a resume and a vacancy alone: no praise, nothing that is not there. The same facts give the same
 * letter; without a resume's facts it says only what is applied for.
 */
export const coverLetter = (given: ApplicationTask): Composed => {
  const task = { ...given, facts: withJobsOnly(given.facts) };
  const { facts, language, tone } = task;
  const text = letterPhrases[language][tone];
  const company = plain(facts.vacancy.companyName);
  return {
    paragraphs: [
      [sentence(fill(text.greeting, { company }), company)],
      opening(task, text),
      skills(task, text),
      work(task, text),
      background(task, text),
      [sentence(choose(text.close, facts.name))],
      [sentence(text.regards)],
      facts.name ? [sentence(facts.name, facts.name)] : [],
    ].filter((sentences) => sentences.length > 0),
  };
};
