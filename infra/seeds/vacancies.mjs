// @ts-check
import { cities } from './data/cities.mjs';
import { companies } from './data/companies.mjs';
import { occupations } from './data/occupations.mjs';

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
    at: 'Je werkt vanuit',
    hours: 'uur per week',
  },
  en: {
    work: 'The work',
    tasks: 'What you will do',
    ask: 'What we ask',
    offer: 'What we offer',
    years: (/** @type {number} */ n) => (n ? `At least ${n} years of experience` : 'No experience needed'),
    at: 'You work from',
    hours: 'hours a week',
  },
};
const hours = [40, 36, 32, 24];

/** A fixed id for the nth vacancy of a series. */
const idOf = (/** @type {string} */ series, /** @type {number} */ n) => `5c${series}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
const rounded = (/** @type {number} */ amount) => Math.round(amount / 50) * 50;

/**
 * The nth invented vacancy: the occupations in turn, each time in another city, language and size of job. The same n
 * gives the same vacancy.
 * @param {number} n
 * @param {string} [series] Six hexadecimal digits that keep demo and load apart.
 */
export function vacancy(n, series = '000000') {
  const occupation = occupations[n % occupations.length];
  const round = Math.floor(n / occupations.length);
  const place = cities[(n * 7 + round * 4) % cities.length];
  if (!occupation || !place) throw new Error('no data');
  const language = (n + round) % 3 === 0 ? 'en' : 'nl';
  const w = words[language];
  const company = companies[occupation.company];
  const weekly = hours[(n + round) % hours.length] ?? 36;
  const step = 1 + (round % 5) * 0.03;
  const [least, most] = occupation.salary.map((amount) => rounded(amount * step));
  const isOpen = n % 11 !== 5;
  const offered = benefits[language].filter((_, index) => (n + index) % 2 === 0);
  const tasks = occupation.tasks[language];
  const ask = [...occupation.skills, w.years(occupation.years)];
  const list = (/** @type {string[]} */ items) => items.map((item) => `- ${item}`).join('\n');
  const title = occupation[language];
  return {
    id: idOf(series, n),
    title,
    companyId: company.id,
    companyName: company.name,
    isScraped: false,
    address: { ...place, street: null, postalCode: null, country: 'NL' },
    workModel: occupation.homeDays === 0 ? 'ON_SITE' : occupation.homeDays >= 5 ? 'REMOTE' : 'HYBRID',
    homeworkDays: occupation.homeDays,
    minHoursPerWeek: weekly,
    contractType: n % 4 === 0 ? 'TEMPORARY' : 'PERMANENT',
    requiredEducation: [occupation.education],
    requiredLanguages: language === 'nl' ? ['Dutch'] : ['Dutch', 'English'],
    requiredVisa: [],
    requiredSkills: occupation.skills,
    requiredExperience: w.years(occupation.years),
    responsibilities: tasks,
    benefits: offered,
    salaryMin: isOpen ? least : null,
    salaryMax: isOpen ? most : null,
    salaryIsEstimated: n % 9 === 4 && isOpen,
    description: `${occupation.intro[language]}\n\n${w.at} ${place.city}, ${weekly} ${w.hours}.\n\n${w.tasks}:\n${list(tasks)}\n\n${w.ask}:\n${list(ask)}\n\n${w.offer}:\n${list(offered)}`,
    markdownSummary: `### ${w.work}\n\n${occupation.intro[language]} ${w.at} ${place.city}, ${weekly} ${w.hours}.`,
  };
}
