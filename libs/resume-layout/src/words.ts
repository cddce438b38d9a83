import type { EducationType, LanguageLevel } from '@tandem/domain/resume';
import type { LayoutLanguage } from './resume';

type Words = {
  headings: Readonly<Record<'contact' | 'summary' | 'experience' | 'education' | 'certification' | 'skills' | 'languages', string>>;
  months: readonly string[];
  now: string;
  unfinished: string;
  years: (count: number) => string;
  resumeOf: (name: string) => string;
  letterOf: (name: string) => string;
  levels: Readonly<Record<LanguageLevel, string>>;
  educations: Readonly<Partial<Record<EducationType, string>>>;
};

/** The words a page itself adds. */
export const words: Readonly<Record<LayoutLanguage, Words>> = {
  en: {
    headings: {
      contact: 'Contact',
      summary: 'Profile',
      experience: 'Work experience',
      education: 'Education',
      certification: 'Certificates',
      skills: 'Skills',
      languages: 'Languages',
    },
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    now: 'present',
    unfinished: 'not completed',
    years: (count) => (count === 1 ? '1\u00a0year' : `${count}\u00a0years`),
    resumeOf: (name) => `Resume of ${name}`,
    letterOf: (name) => `Cover letter of ${name}`,
    levels: {
      elementary: 'elementary',
      limited_working: 'limited working',
      professional_working: 'professional working',
      full_professional: 'full professional',
      native_or_bilingual: 'native or bilingual',
    },
    educations: {
      HIGH_SCHOOL_VMBO: 'VMBO',
      HIGH_SCHOOL_HAVO: 'HAVO',
      HIGH_SCHOOL_VWO: 'VWO',
      BACHELOR_MBO: 'MBO',
      BACHELOR_HBO: 'HBO bachelor',
      BACHELOR_WO: 'Bachelor',
      MASTER_HBO: 'HBO master',
      MASTER_WO: 'Master',
      PHD: 'PhD',
    },
  },
  nl: {
    headings: {
      contact: 'Contact',
      summary: 'Profiel',
      experience: 'Werkervaring',
      education: 'Opleidingen',
      certification: 'Certificaten',
      skills: 'Vaardigheden',
      languages: 'Talen',
    },
    months: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
    now: 'heden',
    unfinished: 'niet afgerond',
    years: (count) => `${count}\u00a0jaar`,
    resumeOf: (name) => `Cv van ${name}`,
    letterOf: (name) => `Motivatiebrief van ${name}`,
    levels: {
      elementary: 'basis',
      limited_working: 'redelijk',
      professional_working: 'goed',
      full_professional: 'vloeiend',
      native_or_bilingual: 'moedertaal of tweetalig',
    },
    educations: {
      HIGH_SCHOOL_VMBO: 'vmbo',
      HIGH_SCHOOL_HAVO: 'havo',
      HIGH_SCHOOL_VWO: 'vwo',
      BACHELOR_MBO: 'mbo',
      BACHELOR_HBO: 'hbo-bachelor',
      BACHELOR_WO: 'wo-bachelor',
      MASTER_HBO: 'hbo-master',
      MASTER_WO: 'wo-master',
      PHD: 'promotie',
    },
  },
};

/** "Jan 2019", or "2019" where no month is known; empty without a date. */
export const monthOf = (date: string | null, language: LayoutLanguage): string => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  if (!year) return '';
  const name = month ? words[language].months[Number(month) - 1] : undefined;
  return name ? `${name} ${year}` : year;
};

type Dated = { startDate: string | null; endDate: string | null };

const range = (start: string, end: string): string => (start && end ? `${start} – ${end}` : start || end);

/** "Jan 2019 – present". A job without an end lasts. */
export const jobPeriod = ({ startDate, endDate }: Dated, language: LayoutLanguage): string =>
  startDate || endDate ? range(monthOf(startDate, language), endDate ? monthOf(endDate, language) : words[language].now) : '';

/** "2014 – 2018"; a study that has begun and is not completed lasts. */
export const studyPeriod = ({ startDate, endDate, completed }: Dated & { completed: boolean }, language: LayoutLanguage): string =>
  range(monthOf(startDate, language), endDate ? monthOf(endDate, language) : startDate && !completed ? words[language].now : '');
