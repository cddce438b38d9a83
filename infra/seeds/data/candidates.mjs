// @ts-check
// Three invented people who look for work.

const skill = (/** @type {string} */ stack, /** @type {number} */ years, type = 'OTHER') => ({ type, stack, yearsOfExperience: years, description: null, hiddenOnResume: false });
const language = (/** @type {string} */ stack, /** @type {string} */ level) => ({ type: 'LANGUAGES', stack, yearsOfExperience: null, description: level, hiddenOnResume: false });
const job = (/** @type {string} */ title, /** @type {string} */ company, /** @type {string} */ startDate, /** @type {string | null} */ endDate, /** @type {string} */ description) => ({ title, company, startDate, endDate, description, hiddenOnResume: false });
const study = (/** @type {string} */ educationType, /** @type {string} */ title, /** @type {string} */ startDate, /** @type {string} */ endDate, description = '') => ({ educationType, title, startDate, endDate, description, completed: true, hiddenOnResume: false });

export const candidates = [
  {
    id: '5b000000-0000-4000-8000-000000000001',
    account: 'candidate',
    firstName: 'Sanne',
    lastName: 'Visser',
    birthDate: '1991-05-12',
    phone: '+31 6 55501001',
    city: 'Utrecht',
    language: 'en',
    preferences: { desiredJobTitle: 'Frontend developer', jobTypes: ['FULL_TIME', 'PART_TIME'], hoursPerWeek: 32, workModels: ['HYBRID', 'REMOTE'], travelMode: 'PUBLIC_TRANSPORT', travelTime: 60, salary: 4200, greenFlags: [{ value: 'sustainability', dealbreaker: false }], redFlags: [] },
    summary: 'Frontend developer with seven years of experience in React and TypeScript, who likes teams that test with real people.',
    workExperiences: [
      job('Frontend developer', 'Studio Lumen', '2020-03', null, '- Built the design system of three products in React and TypeScript\n- Brought axe findings from 140 to none\n- Paired with two junior developers'),
      job('Web developer', 'Brug & Co', '2017-09', '2020-02', '- Made shops in Vue and later React\n- Wrote end-to-end tests in Playwright'),
    ],
    educations: [study('BACHELOR_HBO', 'Communication and Multimedia Design', '2013-09', '2017-06', 'Hogeschool Utrecht')],
    skills: [skill('React', 6, 'TOOLS_AND_FRAMEWORKS'), skill('TypeScript', 6, 'PROGRAMMING'), skill('CSS', 8, 'PROGRAMMING'), skill('Accessibility', 4), skill('Playwright', 3, 'TESTING'), language('Dutch', 'native_or_bilingual'), language('English', 'full_professional')],
  },
  {
    id: '5b000000-0000-4000-8000-000000000002',
    account: null,
    firstName: 'Noor',
    lastName: 'Achterberg',
    birthDate: '1988-11-03',
    phone: '+31 6 55501002',
    city: 'Zwolle',
    language: 'nl',
    preferences: { desiredJobTitle: 'Verpleegkundige', jobTypes: ['PART_TIME'], hoursPerWeek: 24, workModels: ['ON_SITE'], travelMode: 'CAR', travelTime: 30, salary: 3000, greenFlags: [], redFlags: [{ value: 'nachtdiensten', dealbreaker: false }] },
    summary: 'Verpleegkundige met twaalf jaar ervaring op chirurgische afdelingen en in de wijk.',
    workExperiences: [
      job('Verpleegkundige chirurgie', 'Ziekenhuis De Linde', '2014-02', null, '- Zorg voor zes patiënten na een operatie\n- Wondzorg en medicatie\n- Begeleiden van studenten'),
      job('Verzorgende IG', 'Thuiszorg Salland', '2009-08', '2014-01', '- Persoonlijke verzorging bij mensen thuis'),
    ],
    educations: [study('BACHELOR_HBO', 'HBO-V Verpleegkunde', '2010-09', '2014-01', 'Windesheim'), study('CERTIFICATE', 'BIG-registratie verpleegkundige', '2014-02', '2014-02')],
    skills: [skill('Wondzorg', 10), skill('Medicatie toedienen', 12), skill('Verpleegtechnische handelingen', 12), language('Dutch', 'native_or_bilingual')],
  },
  {
    id: '5b000000-0000-4000-8000-000000000003',
    account: null,
    firstName: 'Marek',
    lastName: 'Nowicki',
    birthDate: '1996-02-21',
    phone: '+31 6 55501003',
    city: 'Eindhoven',
    language: 'en',
    preferences: { desiredJobTitle: 'Warehouse employee', jobTypes: ['FULL_TIME'], workModels: ['ON_SITE'], travelMode: 'CAR', travelTime: 45, salary: 2300, greenFlags: [], redFlags: [] },
    summary: 'Warehouse employee with five years of experience, licensed for reach trucks and forklifts.',
    workExperiences: [job('Order picker', 'Depot Zuid', '2019-06', null, '- Picked orders with a scanner, 180 lines an hour\n- Drove forklift and reach truck\n- Trained new colleagues')],
    educations: [study('BACHELOR_MBO', 'Logistics employee', '2014-09', '2017-06'), study('CERTIFICATE', 'Forklift licence', '2019-05', '2019-05')],
    skills: [skill('Orderpicken', 5), skill('Heftruckcertificaat', 5), language('Polish', 'native_or_bilingual'), language('English', 'professional_working'), language('Dutch', 'limited_working')],
  },
];
