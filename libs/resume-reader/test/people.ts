import type { ReadLanguage } from '../src/text/language';

export interface Job {
  title: string;
  company: string;
  place: string;
  /** `YYYY-MM`; no end: until now. */
  start: string;
  end?: string;
  bullets: string[];
}

export interface Study {
  title: string;
  school: string;
  start: string;
  end: string;
}

/** An invented person, in one language. */
export interface Person {
  language: ReadLanguage;
  first: string;
  last: string;
  email: string;
  phone: string;
  international: string;
  linkedin: string;
  street: string;
  postcode: string;
  city: string;
  role: string;
  summary: string;
  jobs: Job[];
  studies: Study[];
  skills: string[];
  languages: [name: string, level: string][];
}

interface Words {
  experience: string;
  education: string;
  skills: string;
  languages: string;
  summary: string;
  contact: string;
  now: string;
  months: string[];
}

export const words: Record<ReadLanguage, Words> = {
  en: {
    experience: 'Work Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    summary: 'Profile',
    contact: 'Contact',
    now: 'present',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  nl: {
    experience: 'Werkervaring',
    education: 'Opleidingen',
    skills: 'Vaardigheden',
    languages: 'Talen',
    summary: 'Profiel',
    contact: 'Contact',
    now: 'heden',
    months: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  },
  de: {
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    summary: 'Profil',
    contact: 'Kontakt',
    now: 'heute',
    months: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  },
  fr: {
    experience: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    languages: 'Langues',
    summary: 'Profil',
    contact: 'Coordonnées',
    now: "aujourd'hui",
    months: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  },
  es: {
    experience: 'Experiencia laboral',
    education: 'Formación académica',
    skills: 'Habilidades',
    languages: 'Idiomas',
    summary: 'Perfil',
    contact: 'Contacto',
    now: 'actualidad',
    months: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  },
  it: {
    experience: 'Esperienza lavorativa',
    education: 'Istruzione e formazione',
    skills: 'Competenze',
    languages: 'Lingue',
    summary: 'Profilo',
    contact: 'Contatti',
    now: 'oggi',
    months: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  },
};

export const people: Person[] = [
  {
    language: 'en',
    first: 'Rosalind',
    last: 'Pemberton',
    email: 'rosalind.pemberton@example.org',
    phone: '+44 7700 900456',
    international: '+447700900456',
    linkedin: 'linkedin.com/in/rosalind-pemberton',
    street: '8 Mill Lane',
    postcode: 'BS1 4QA',
    city: 'Bristol',
    role: 'Supply Chain Analyst',
    summary: 'Analyst who turns messy stock figures into plans that warehouses can follow.',
    jobs: [
      {
        title: 'Supply Chain Analyst',
        company: 'Thornbury Foods Ltd',
        place: 'Bristol',
        start: '2020-05',
        bullets: ['Built the forecast that cut waste by a fifth.', 'Trained twelve planners in Power BI.'],
      },
      {
        title: 'Inventory Planner',
        company: 'Avon Hardware Group',
        place: 'Bath',
        start: '2016-09',
        end: '2020-04',
        bullets: ['Planned stock for forty shops.', 'Introduced weekly counts.'],
      },
      {
        title: 'Warehouse Assistant',
        company: 'Severn Storage Ltd',
        place: 'Gloucester',
        start: '2014-07',
        end: '2016-08',
        bullets: ['Picked and packed orders.'],
      },
    ],
    studies: [
      { title: 'Master of Science in Operations Research', school: 'University of Southampton', start: '2013', end: '2014' },
      { title: 'Bachelor of Science in Mathematics', school: 'University of Exeter', start: '2010', end: '2013' },
    ],
    skills: ['Power BI', 'SQL', 'Forecasting', 'SAP', 'Excel', 'Python'],
    languages: [
      ['English', 'Native'],
      ['Spanish', 'Intermediate'],
    ],
  },
  {
    language: 'nl',
    first: 'Sander',
    last: 'van Oosterhout',
    email: 'sander.vanoosterhout@example.nl',
    phone: '06 55501234',
    international: '+31655501234',
    linkedin: 'linkedin.com/in/sandervanoosterhout',
    street: 'Wilgenlaan 17',
    postcode: '5616 HK',
    city: 'Eindhoven',
    role: 'Werkvoorbereider',
    summary: 'Werkvoorbereider die graag op de bouwplaats komt en afspraken nakomt.',
    jobs: [
      {
        title: 'Werkvoorbereider',
        company: 'Bouwbedrijf Kempenland B.V.',
        place: 'Eindhoven',
        start: '2019-02',
        bullets: ['Stelt planningen op voor woningbouw.', 'Voert overleg met onderaannemers.'],
      },
      {
        title: 'Assistent uitvoerder',
        company: 'Aannemersbedrijf De Dommel',
        place: 'Best',
        start: '2015-09',
        end: '2019-01',
        bullets: ['Begeleidde het werk op twee locaties.', 'Hield de kwaliteit bij.'],
      },
      {
        title: 'Timmerman',
        company: 'Houtbouw Peelrand',
        place: 'Deurne',
        start: '2012-08',
        end: '2015-08',
        bullets: ['Maakte kozijnen en trappen.'],
      },
    ],
    studies: [
      { title: 'HBO Bouwkunde', school: 'Fontys Hogeschool', start: '2015', end: '2019' },
      { title: 'MBO Middenkaderfunctionaris Bouw', school: 'Summa College', start: '2009', end: '2012' },
    ],
    skills: ['Planning', 'AutoCAD', 'Calculatie', 'Revit', 'Excel', 'Contractbeheer'],
    languages: [
      ['Nederlands', 'Moedertaal'],
      ['Engels', 'Goed'],
    ],
  },
];
