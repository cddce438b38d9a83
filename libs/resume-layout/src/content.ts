import { countries } from '@tandem/domain/countries';
import { defaults } from '@tandem/domain/limits';
import { isLanguageLevel } from '@tandem/domain/resume-entry';
import { cleaner } from './clean-text';
import type { LayoutEducation, LayoutExperience, LayoutResume, LayoutSkill } from './resume';
import { words } from './words';

export type Contact = { text: string; link?: string };

/** What of a resume is shown, cleaned of what the fonts do not have. */
export type Content = {
  name: string;
  contact: Contact[];
  summary: string;
  experiences: LayoutExperience[];
  educations: LayoutEducation[];
  certificates: LayoutEducation[];
  skills: { id: string; name: string; years: number | null }[];
  languages: { id: string; name: string; level: string }[];
  unshown: string[];
};

type Clean = ReturnType<typeof cleaner>['clean'];
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** "+31 6 12345678": a Dutch number in groups; any other stays as it was given. */
const phoneOf = (phone: string): string => phone.replace(/^\+31(6)(\d{8})$/, '+31 $1 $2');

/** A country by its name; the one people here live in goes without saying. */
const countryOf = (country: string, language: LayoutResume['language']): string =>
  country === defaults.countryCode ? '' : (countries.find(({ code }) => code === country)?.name[language] ?? country);

const contactOf = ({ basics, settings, language }: LayoutResume, clean: Clean): Contact[] => {
  const { address } = basics;
  const town = [clean(address?.postalCode), clean(address?.city)].filter(Boolean).join(' ');
  const place = [clean(address?.street), town, countryOf(clean(address?.country), language)].filter(Boolean).join(', ');
  const email = clean(basics.email);
  const phone = clean(basics.phone);
  const linkedin = clean(basics.linkedinUrl);
  return [
    ...(email && !settings.emailHidden ? [{ text: email, link: `mailto:${email}` }] : []),
    ...(phone && !settings.phoneHidden ? [{ text: phoneOf(phone), link: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    ...(place && !settings.addressHidden ? [{ text: oneLine(place) }] : []),
    ...(linkedin && !settings.linkedinUrlHidden
      ? [{ text: linkedin.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''), link: linkedin }]
      : []),
  ];
};

const skillOf = ({ id, stack, yearsOfExperience }: LayoutSkill, clean: Clean) => ({
  id,
  name: oneLine(clean(stack)),
  years: yearsOfExperience === null ? null : Math.floor(yearsOfExperience),
});

const languageOf = ({ id, stack, description }: LayoutSkill, resume: LayoutResume, clean: Clean) => ({
  id,
  name: oneLine(clean(stack)),
  level: isLanguageLevel(description) ? words[resume.language].levels[description] : oneLine(clean(description)),
});

/** Takes out what is hidden or empty, and what cannot be shown. */
export const contentOf = (resume: LayoutResume): Content => {
  const { clean, unshown } = cleaner();
  const shown = <T extends { hiddenOnResume: boolean }>(entries: readonly T[]): T[] => entries.filter((entry) => !entry.hiddenOnResume);
  const tidy = <T extends { title: string; description: string | null }>(entry: T): T => ({
    ...entry,
    title: oneLine(clean(entry.title)),
    description: entry.description === null ? null : clean(entry.description),
  });
  const educations = shown(resume.educations)
    .map(tidy)
    .filter(({ title, description }) => title || description);
  const skills = shown(resume.skills);
  return {
    name: oneLine(`${clean(resume.basics.firstName)} ${clean(resume.basics.lastName)}`).trim(),
    contact: contactOf(resume, clean),
    summary: clean(resume.summary),
    experiences: shown(resume.workExperiences)
      .map((job) => ({ ...tidy(job), company: oneLine(clean(job.company)) }))
      .filter(({ title, company, description }) => title || company || description),
    educations: educations.filter(({ educationType }) => educationType !== 'CERTIFICATE'),
    certificates: educations.filter(({ educationType }) => educationType === 'CERTIFICATE'),
    skills: skills
      .filter(({ type }) => type !== 'LANGUAGES')
      .map((skill) => skillOf(skill, clean))
      .filter(({ name }) => name),
    languages: skills
      .filter(({ type }) => type === 'LANGUAGES')
      .map((skill) => languageOf(skill, resume, clean))
      .filter(({ name }) => name),
    unshown: [...unshown],
  };
};
