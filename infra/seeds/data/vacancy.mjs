// @ts-check
import { cities } from './cities.mjs';
import { companies } from './companies.mjs';
import { occupations, skillsInEnglish } from './occupations.mjs';

const benefits = {
  nl: ['Pensioen', 'Reiskostenvergoeding', '26 vrije dagen', 'NS Business Card', 'Opleidingsbudget', 'Laptop', 'Doorgroeimogelijkheden'],
  en: ['Pension', 'Travel allowance', '26 days off', 'NS Business Card', 'Training budget', 'Laptop', 'Room to grow'],
};
const words = {
  nl: {
    work: 'Het werk',
    tasks: 'Wat je gaat doen',
    ask: 'Wat we vragen',
    offer: 'Wat we bieden',
    years: (/** @type {number} */ n) => (n ? `Minstens ${n} jaar ervaring` : 'Ervaring is niet nodig'),
    at: (/** @type {string} */ city) => `Je werkt vanuit ${city}`,
    remotely: (/** @type {string} */ city) => `Je werkt op afstand, waar je ook woont; het kantoor staat in ${city}`,
    hours: 'uur per week',
  },
  en: {
    work: 'The work',
    tasks: 'What you will do',
    ask: 'What we ask',
    offer: 'What we offer',
    years: (/** @type {number} */ n) => (n ? `At least ${n} ${n === 1 ? 'year' : 'years'} of experience` : 'No experience needed'),
    at: (/** @type {string} */ city) => `You work from ${city}`,
    remotely: (/** @type {string} */ city) => `You work remotely, wherever you live; the office is in ${city}`,
    hours: 'hours a week',
  },
};
/** What becomes of a job by round: the same, for juniors, the same elsewhere, for seniors. */
const grades = /** @type {const} */ ([
  null,
  { nl: 'Junior', en: 'Junior', years: -2, pay: 0.85 },
  null,
  { nl: 'Senior', en: 'Senior', years: 3, pay: 1.2 },
]);

/** A fixed id for the nth vacancy of a series. */
const idOf = (/** @type {string} */ series, /** @type {number} */ n) => `5c${series}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
const rounded = (/** @type {number} */ amount) => Math.round(amount / 50) * 50;

/** In how many cities near its own a company has work. */
const AROUND = 8;

/** The cities nearest to one, itself first. */
const aroundOf = (/** @type {string} */ name) => {
  const home = cities.find(({ city }) => city === name);
  if (!home) throw new Error(`${name} is not among the cities`);
  const distance = (/** @type {typeof home} */ { latitude, longitude }) =>
    Math.hypot(latitude - home.latitude, (longitude - home.longitude) * 0.6);
  return cities.toSorted((a, b) => distance(a) - distance(b)).slice(0, AROUND);
};

/** A title within a sentence: small, unless it is an abbreviation or has capitals of its own. */
const afterGrade = (/** @type {string} */ title) =>
  /^\S[^\s]*[A-Z]/.test(title) ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`;

/**
 * The nth invented vacancy: the occupations in turn, each time for another company, city, language and size of job. The same n
 * gives the same vacancy.
 * @param {number} n
 * @param {string} [series] Six hexadecimal digits that keep demo and load apart.
 */
export function vacancy(n, series = '000000') {
  const occupation = occupations[n % occupations.length];
  const round = Math.floor(n / occupations.length);
  if (!occupation) throw new Error('no data');
  const language = (n + round) % 3 === 0 ? 'en' : 'nl';
  const w = words[language];
  const companyKey = occupation.companies[round % occupation.companies.length] ?? occupation.companies[0];
  const company = companies[companyKey];
  const place = aroundOf(company.city)[(n + round * 5) % AROUND];
  if (!place) throw new Error('no data');
  const grade = occupation.hasGrades ? grades[round % grades.length] : null;
  const years = Math.max(0, occupation.years + (grade?.years ?? 0));
  const weekly = occupation.hours[round % occupation.hours.length];
  if (!weekly) throw new Error('no data');
  const step = (1 + (round % 5) * 0.03) * (grade?.pay ?? 1);
  const [least, most] = occupation.salary.map((amount) => rounded(amount * step));
  const isOpen = n % 11 !== 5;
  const offered = benefits[language].filter((_, index) => (n + index) % 2 === 0);
  const homeDays = occupation.isRemoteAtTimes && round > 0 && round % 2 === 0 ? 5 : occupation.homeDays;
  const where = (homeDays === 5 ? w.remotely : w.at)(place.city);
  const tasks = occupation.tasks[language];
  const skills = language === 'en' ? occupation.skills.map((skill) => skillsInEnglish[skill] ?? skill) : occupation.skills;
  const ask = [...skills, w.years(years)];
  const intro = (companyKey !== occupation.companies[0] && occupation.elsewhere ? occupation.elsewhere : occupation.intro)[language];
  const list = (/** @type {string[]} */ items) => items.map((item) => `- ${item}`).join('\n');
  const title = grade ? `${grade[language]} ${afterGrade(occupation[language])}` : occupation[language];
  return {
    id: idOf(series, n),
    title,
    companyId: company.id,
    companyName: company.name,
    isScraped: false,
    address: { ...place, street: null, postalCode: null, country: 'NL' },
    workModel: homeDays === 0 ? 'ON_SITE' : homeDays === 5 ? 'REMOTE' : 'HYBRID',
    homeworkDays: homeDays,
    minHoursPerWeek: weekly,
    contractType: n % 4 === 0 ? 'TEMPORARY' : 'PERMANENT',
    requiredEducation: [occupation.education],
    requiredLanguages: language === 'nl' ? ['Dutch'] : ['Dutch', 'English'],
    requiredVisa: [],
    requiredSkills: skills,
    requiredExperience: w.years(years),
    responsibilities: tasks,
    benefits: offered,
    salaryMin: isOpen ? least : null,
    salaryMax: isOpen ? most : null,
    salaryIsEstimated: n % 9 === 4 && isOpen,
    description: `${intro}\n\n${where}, ${weekly} ${w.hours}.\n\n${w.tasks}:\n${list(tasks)}\n\n${w.ask}:\n${list(ask)}\n\n${w.offer}:\n${list(offered)}`,
    markdownSummary: `### ${w.work}\n\n${intro} ${where}, ${weekly} ${w.hours}.`,
  };
}
