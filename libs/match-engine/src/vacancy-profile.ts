import { findSkills, isLanguageSkill, skillsNamed, tellingOf } from './dictionary';
import type { VacancyFacts } from './facts';
import { fieldKeys, fieldsOfOccupations, spread } from './fields/fields';
import { statedConcepts } from './flags/stated';
import { wordHashes } from './text/word-hashes';
import { acceptsExperience, requiredRung } from './levels/education';
import { askedWork } from './levels/experience';
import { demandedLanguages, languageCode, languagesNamed } from './levels/languages';
import { demandedLicences, licencesNamed } from './levels/licences';
import { requiredYears } from './levels/years';
import type { AskedSkill, VacancyProfile } from './profile-types';
import { gistOf, type Weighted } from './text/gist';
import { nameHash } from './text/hash';
import { withoutOffer } from './text/offer';
import { titleProfile } from './title-profile';
import { engineVersion } from './version';
import { unit } from './fields/unit';

const most = { skills: 40 };
/** What the text mentions is asked less than what the list requires. */
const mentionedShare = 0.4;

/** A requirement that only names languages is one of language, not of skill. */
const isLanguageOnly = (requirement: string): boolean => {
  if (languagesNamed(requirement).length === 0) return false;
  if (requirement.trim().split(/\s+/).length <= 3) return true;
  const named = skillsNamed(requirement);
  return named.length > 0 && named.every(isLanguageSkill);
};

/** "English and Dutch" asks for both, "English or Dutch" for one of them. */
const languageGroups = (requirement: string): string[][] => {
  const named = languagesNamed(requirement);
  return / (?:and|en|as well as) | ?[&+] ?/i.test(requirement) ? named.map((code) => [code]) : [named];
};

/** The fields of the work that experience is asked in; those of the vacancy where its words name none ("in a similar position"). */
const workAskedIn = (requirement: string, ids: readonly number[], own: readonly number[]): number[] | null => {
  const asked = askedWork(requirement);
  // "Experience in Python" names a skill of the dictionary, "experience as a Python developer" a job.
  if (!asked || (ids.length > 0 && !asked.isJob)) return null;
  const { occupations } = titleProfile(asked.isJob ? asked.work : '');
  const { fields } = gistOf([{ text: asked.work, times: 1 }], [], fieldKeys.length, fieldsOfOccupations(occupations));
  return fields.some((value) => value > 0) ? unit(spread(fields)) : [...own];
};

const writtenSkill = (name: string, writtenAt: number, own: readonly number[]): AskedSkill[] => {
  if (!name.trim() || isLanguageOnly(name)) return [];
  const ids = skillsNamed(name);
  const work = workAskedIn(name, ids, own);
  const telling = ids.length > 0 ? Math.max(...ids.map(tellingOf)) : 0.6;
  const licences = licencesNamed(name);
  return [
    {
      ids,
      name: nameHash(name),
      words: wordHashes(name),
      telling,
      writtenAt,
      ...(work ? { work } : {}),
      ...(licences.length > 0 ? { licences } : {}),
    },
  ];
};

const skillsOf = (facts: VacancyFacts, fields: readonly number[]): AskedSkill[] => {
  const written = facts.requiredSkills.flatMap((name, place) => writtenSkill(name, place, fields));
  const known = new Set(written.flatMap(({ ids }) => ids));
  // One text at a time: the end of a title and the beginning of a text are no words that stand together.
  const texts = [facts.title, withoutOffer(facts.description, facts.benefits), ...facts.responsibilities];
  const mentioned = [...new Set(texts.flatMap(findSkills).map(({ skillId }) => skillId))].filter(
    (id) => !known.has(id) && !isLanguageSkill(id),
  );
  const found = mentioned
    .map((id) => ({ ids: [id], name: null, words: [], telling: tellingOf(id) * mentionedShare, writtenAt: null }))
    .sort((a, b) => b.telling - a.telling);
  return [...written, ...found].slice(0, most.skills);
};

/** What the lists ask and the text demands, as groups of alternatives; null when nothing is known. */
const languagesOf = (facts: VacancyFacts): string[][] | null => {
  const asked = facts.requiredLanguages?.flatMap((name) => languageCode(name) ?? []);
  const inSkills = facts.requiredSkills.filter(isLanguageOnly).flatMap(languageGroups);
  const inText = demandedLanguages(`${facts.title}\n${facts.description}`).map((code) => [code]);
  const groups = [...(asked && asked.length > 0 ? [asked] : []), ...inSkills, ...inText];
  if (groups.length === 0) return asked ? [] : null;
  return [...new Map(groups.map((group) => [[...group].sort().join(), group])).values()];
};

const bodyOf = (facts: VacancyFacts): Weighted[] => [
  ...facts.requiredSkills.map((text) => ({ text, times: 3 })),
  ...facts.responsibilities.map((text) => ({ text, times: 2 })),
  { text: facts.description, times: 1 },
];

/** Works out once what every score of this vacancy needs. The same facts give the same profile. */
export const vacancyProfile = (facts: VacancyFacts): VacancyProfile => {
  const title = titleProfile(facts.title);
  const isco = title.occupations.map((occupation) => occupation.isco).filter(Boolean);
  const gist = gistOf([{ text: facts.title, times: 10 }], bodyOf(facts), fieldKeys.length, fieldsOfOccupations(title.occupations));
  const fields = unit(spread(gist.fields));
  const skills = skillsOf(facts, fields);
  const years = requiredYears(facts.requiredExperience ?? '');
  const concepts = statedConcepts(facts);
  return {
    version: engineVersion(),
    skillIds: [...new Set(skills.flatMap(({ ids }) => ids))],
    occupationIds: [...new Set(title.occupations.flatMap(({ id }) => (id === null ? [] : [id])))],
    iscos: [...new Set(isco)],
    stems: gist.stems,
    title,
    skills,
    text: { terms: gist.terms, weights: gist.weights, fields, language: gist.language },
    years,
    rung: title.rung,
    educationRung: requiredRung(facts.requiredEducation),
    acceptsExperience: acceptsExperience(`${facts.requiredExperience ?? ''} ${facts.description}`),
    languages: languagesOf(facts),
    licences: demandedLicences(facts.requiredSkills, facts.description),
    place: facts.place,
    salary: { min: facts.salaryMin, max: facts.salaryMax, isEstimated: facts.salaryIsEstimated },
    hours: facts.hours,
    contractType: facts.contractType,
    workModel: facts.workModel,
    industry: facts.industry,
    companySize: facts.companySize,
    conceptsSaid: concepts.says,
    conceptsDenied: concepts.denies,
  };
};
