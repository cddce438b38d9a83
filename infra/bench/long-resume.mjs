// @ts-check

/** @typedef {import('@tandem/resume-layout/resume').LayoutResume} LayoutResume */

const titles = ['Teamleider logistiek', 'Logistiek planner', 'Magazijnmedewerker', 'Heftruckchauffeur'];
const companies = ['Vers & Vracht Logistiek', 'Transportbedrijf Waterweg', 'De Linge', 'Koeltransport Noord B.V.'];
const tasks = [
  'Plant elke dag de ritten van vierentwintig wagens in de Benelux.',
  'Stuurt een ploeg van vijftien mensen aan in twee diensten, waaronder vier leerlingen.',
  'Bracht het aantal fouten bij het laden terug van dertig naar vier per week.',
];
const skills = ['Planning', 'SAP', 'Voorraadbeheer', 'Excel', 'Reachtruck', 'Orderpicking'];
const shown = { hiddenOnResume: false };

/** Jobs as a resume and as the builder have them. */
export const longJobs = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, i) => ({
    id: `job${i}`,
    title: titles[i % 4] ?? '',
    company: companies[i % 4] ?? '',
    startDate: `${2023 - (i % 60)}-03`,
    endDate: i === 0 ? null : `${2024 - (i % 60)}-02`,
    description: tasks.map((task) => `- ${task}`).join('\n'),
    ...shown,
  }));

/**
 * An invented resume with so many jobs; eight fill two pages.
 * @returns {LayoutResume}
 */
export const longResume = (/** @type {number} */ count, /** @type {import('@tandem/domain/resume').ResumeTemplate} */ template) => ({
  basics: {
    firstName: 'Femke',
    lastName: 'van der Velden',
    email: 'femke@example.org',
    phone: '+31612345678',
    address: { city: 'Zwolle' },
  },
  hasPicture: false,
  summary: 'Werkt graag ergens waar je aan het eind van de dag ziet wat er klaar is. Is begonnen op de werkvloer.',
  workExperiences: longJobs(count),
  educations: [],
  skills: skills.map((stack, i) => ({ id: `skill${i}`, type: 'OTHER', stack, yearsOfExperience: i + 2, description: null, ...shown })),
  settings: {
    pageBreaks: [],
    pictureHidden: false,
    addressHidden: false,
    phoneHidden: false,
    emailHidden: false,
    linkedinUrlHidden: false,
    template,
  },
  language: 'nl',
});
