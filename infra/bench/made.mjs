// @ts-check
// Invented vacancies and candidates for measuring: every occupation of the dictionary, in both languages, over the places of the seeds.
import { createRequire } from 'node:module';
import { cities } from '../seeds/data/cities.mjs';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/taxonomy/occupations')} */
const { allOccupations, findOccupations } = require('@tandem/taxonomy/occupations');
/** @type {typeof import('@tandem/taxonomy/skills')} */
const { skill } = require('@tandem/taxonomy/skills');

/** @typedef {import('@tandem/match-engine/facts').VacancyFacts} VacancyFacts */
/** @typedef {import('@tandem/match-engine/facts').CandidateFacts} CandidateFacts */
/** @typedef {VacancyFacts | CandidateFacts} Facts */

/** Steps through numbers without a pattern one could see; the same for the same seed. */
const dice = (/** @type {number} */ seed) => {
  let state = (seed * 2_654_435_761 + 1_013_904_223) >>> 0;
  return (/** @type {number} */ sides) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % sides;
  };
};

const phrases = {
  en: ['You work in a small team.', 'We offer a training budget.', 'Some weekends are part of the job.', 'Flexible hours.', 'No weekends.'],
  nl: [
    'Je werkt in een klein team.',
    'We bieden een opleidingsbudget.',
    'Werken in het weekend hoort erbij.',
    'Flexibele werktijden.',
    'Geen weekenden.',
  ],
};
const hours = [16, 24, 32, 36, 40];
const models = /** @type {const} */ (['ON_SITE', 'ON_SITE', 'HYBRID', 'REMOTE']);

const skillsOf = (
  /** @type {ReturnType<typeof allOccupations>[number]} */ occupation,
  /** @type {'en' | 'nl'} */ language,
  /** @type {(sides: number) => number} */ roll,
) => {
  const own = occupation.skills.flatMap((id) => skill(id) ?? []);
  const near = own.flatMap(({ related, parents }) => [...related, ...parents]).flatMap((id) => skill(id) ?? []);
  const all = [...new Map([...own, ...near].map((each) => [each.id, each])).values()];
  return all
    .filter((_, place) => place < 2 || roll(3) === 0)
    .slice(0, 7)
    .map((each) => each[language]);
};

/** The words of a vacancy, without its conditions. @returns {{ language: 'en' | 'nl', facts: VacancyFacts }} */
export const wordsOf = (/** @type {number} */ n) => {
  const occupations = allOccupations();
  const occupation = occupations[n % occupations.length];
  if (!occupation) throw new Error('no occupations');
  const language = Math.floor(n / occupations.length) % 2 === 0 ? 'nl' : 'en';
  const roll = dice(n + 1);
  const names = [occupation[language], occupation[language], ...occupation.synonyms];
  const title = names[roll(Math.min(4, names.length))] ?? occupation[language];
  const skills = skillsOf(occupation, language, roll);
  const said = phrases[language].filter(() => roll(3) === 0);
  const description = [`${title}.`, ...skills.slice(2), ...said].join(' ');
  return {
    language,
    facts: {
      title: roll(6) === 0 ? `Senior ${title}` : title, description, requiredSkills: skills.slice(0, 4), responsibilities: skills.slice(0, 2),
      salaryMin: null, salaryMax: null, salaryIsEstimated: false, hours: null, contractType: null, workModel: null, homeworkDays: null,
      requiredEducation: null, requiredLanguages: [language === 'nl' ? 'Dutch' : 'English'], requiredExperience: null, requiredVisa: null,
      benefits: [], industry: occupation.industries[0] ?? null, companySize: null, place: null,
    }, // prettier-ignore
  };
};

/** What differs between vacancies with the same words. */
export const conditionsOf = (/** @type {number} */ n) => {
  const roll = dice(n * 7 + 3);
  const city = cities[roll(cities.length)];
  const salaryMin = 2_200 + roll(30) * 100;
  return {
    hours: hours[roll(hours.length)] ?? 40,
    workModel: models[roll(models.length)] ?? 'ON_SITE',
    place: city ? { latitude: city.latitude + roll(100) / 1_000, longitude: city.longitude + roll(100) / 1_000 } : null,
    salaryMin,
    salaryMax: salaryMin + 800,
  };
};

/** @param {ReturnType<typeof allOccupations>[number]} occupation @param {'en' | 'nl'} language @param {number} n @returns {CandidateFacts} */
const factsOfCandidate = (occupation, language, n) => {
  const city = cities[(n * 5) % cities.length];
  const skills = skillsOf(occupation, language, dice(n + 99));
  return {
    wantedTitle: occupation[language],
    titles: [{ field: 'workExperiences.0.title', title: occupation[language], months: 60, monthsAgo: 0 }],
    skills: skills.map((name, place) => ({ field: `skills.${place}.stack`, name, years: 3 })),
    educations: [],
    languages: [{ field: 'skills.9.stack', name: 'Dutch', level: 'native_or_bilingual' }, { field: 'skills.8.stack', name: 'English', level: 'full_professional' }],
    texts: [{ field: 'summary', text: skills.join('. ') }],
    wishes: { jobTypes: ['FULL_TIME', 'PART_TIME'], hoursPerWeek: 36, workModels: ['ON_SITE', 'HYBRID', 'REMOTE'], salary: 2_600, travelMode: 'CAR', travelTime: 40 },
    place: city ? { latitude: city.latitude, longitude: city.longitude } : null,
  }; // prettier-ignore
};

/** Any number of different candidates, of every occupation. */
export const madeCandidate = (/** @type {number} */ n) => {
  const occupations = allOccupations();
  const occupation = occupations[n % occupations.length];
  if (!occupation) throw new Error('no occupations');
  return { facts: factsOfCandidate(occupation, Math.floor(n / occupations.length) % 2 === 0 ? 'nl' : 'en', n) };
};

const people = /** @type {const} */ ([
  ['Registered nurse', 'en'], ['Software developer', 'en'], ['Truck driver', 'en'], ['Accountant', 'en'],
  ['Cook', 'nl'], ['Carpenter', 'nl'], ['Administrative assistant', 'nl'], ['Electrician', 'nl'],
]); // prettier-ignore

/** Candidates to measure with: by the English label of their work, and the language they write. @returns {{ name: string, facts: CandidateFacts }[]} */
export const madeCandidates = () =>
  people.map(([label, language], n) => {
    const occupation = findOccupations(label)[0];
    const known = allOccupations().find(({ id }) => id === occupation?.occupationId);
    if (!known) throw new Error(`${label} is no occupation`);
    return { name: `${known[language]} (${language})`, facts: factsOfCandidate(known, language, n) };
  });

/** Sentences to search with. */
export const prompts = [
  'rustige administratieve baan, 24 uur, geen weekenden',
  'nurse, 32 hours, at least 2800',
  'timmerman in een klein team',
  'python developer, remote',
  'iets met dieren, parttime',
];

/** One that names no work. */
export const anyWork = 'werk in de buurt';
