import { findSkills } from '@tandem/taxonomy/skills';
import type { SourceDocument } from '../document/document';
import type { Found } from '../result';
import { fold } from '../text/fold';
import { cut, type Part, sentences } from '../text/split';
import { isAboutEducation, isAboutLanguage, isAboutYears, isWish } from './entry';
import type { Section } from '../sections/sections';
import type { ReadLists } from './lists';

/** Texts without parts: what sentences say is known by their words. */
const duty =
  /\b(?:duties include|taken zijn|taken omvatten|responsible for|responsibilities include|verantwoordelijk voor|your primary task|undertaking such duties as|je gaat |you will (?!have|work as part|need|be (?:fully|based|joining))|jij gaat|to do software|^jij (?!bent|hebt|krijgt|werkt|verdient|kunt|wilt?\b|zoekt|vindt|houdt|weet|komt|spreekt)[a-z]{2,}t\b|^(?:ook|daarnaast|verder) (?!krijg|heb|ben|kun|verdien|werk|ontvang|spreek)[a-z]+ je\b)/;
const demand =
  /\b(?:must have|you must|must be|candidates must|you should|should (?:have|be)|candidates will be|required|requirement|experience (?:in|with|of|within)|je hebt|je bent|je beschikt|jij bent|jij hebt|we vragen|you have|you are (?!able to apply)|knowledge of|skills|verwachten (?:we )?dat je|vragen (?:we )?dat je)\b/;
const offer =
  /\b(?:we offer|wij bieden|we bieden|will be provided|offers? (?:competitive|an? )|competitive|excellent (?:benefits|remuneration|package)|pension|pensioen|commission|bonus|opleidingsmogelijkheden|studiemogelijkheden|reiskosten|goede sfeer|healthcare|training will|company car|auto van de zaak|holiday|\bkrijg je\b|\bje krijgt\b|\bjij krijgt\b|\bontvang je\b|\byou(?:'ll| will)? (?:get|receive)\b)/;

/** Sentences whose subject is the company and not the one who comes. */
const aboutCompany =
  /^(?:(?:wij|we) (?!verwachten|vragen)|ons|onze|our|they|the (?!(?:successful |ideal )?(?:candidate|applicant))|this |it |de (?!kandidaat)|het |deze |dit )/;

const listLead =
  /\b(?:include|including|includes|such as|zoals|zijn|omvatten|duties as|voor|for|to|are|krijg je|je krijgt|jij krijgt|ontvang je|(?:verwachten|vragen) (?:we )?dat je|you(?:'ll| will)? (?:get|receive)|:)\s+/i;

const split = (part: Part): Part[] => {
  const lead = listLead.exec(part.text);
  const from = lead ? lead.index + lead[0].length : 0;
  const listed = cut(
    part.text.slice(from),
    part.start + from,
    /\s*,\s+(?:and |en )?|\s+\band\b\s+(?=\w+(?:ing|s)\b)|\s+en\s+(?=een |geen |liefst |na |\d)|\s+•\s+/g,
  );
  return listed.length >= 2 && listed.every(({ text }) => text.split(' ').length <= 14) ? listed : [part];
};

const confidence = 0.5;
const found = ({ text, start, end }: Part): Found<string> => ({ value: text, confidence, span: { start, end } });
const longest = 300;

const told = (document: SourceDocument, cue: RegExp): Part[] =>
  document.blocks
    .filter((block) => block.kind !== 'heading')
    .flatMap((block) => sentences(block.text, block.start))
    .filter((part) => part.text.length <= longest && cue.test(fold(part.text)));

const isAboutWork = ({ kind }: Section): boolean => ['duties', 'requirements', 'traits', 'wishes', 'experience'].includes(kind);

/** Known skills by name: of the parts about the work where there are any, so that the name of a company makes no skill. */
const namedSkills = (document: SourceDocument, sections: readonly Section[]): Part[] => {
  const told = sections.filter(isAboutWork).flatMap(({ blocks }) => blocks);
  const texts = told.length > 0 ? told.map(({ text, start }) => ({ text, start })) : [{ text: document.text, start: 0 }];
  const mentions = texts.flatMap(({ text, start }) =>
    isAboutLanguage(text) || isAboutEducation(text)
      ? []
      : findSkills(text).map((mention) => ({ ...mention, start: mention.start + start, end: mention.end + start })),
  );
  return [...new Map(mentions.map((mention) => [mention.skillId, mention])).values()];
};

/** Fills lists that no part of the text gave, from single sentences and, for skills, from the names of skills. */
export const fillLists = (document: SourceDocument, sections: readonly Section[], lists: ReadLists): ReadLists => {
  const skills =
    lists.requiredSkills.length > 0
      ? []
      : told(document, demand)
          .filter(({ text }) => !aboutCompany.test(fold(text)) && !isAboutEducation(text) && !isAboutLanguage(text) && !isAboutYears(text))
          .flatMap(split);
  const named = lists.requiredSkills.length + skills.length > 0 ? [] : namedSkills(document, sections);
  return {
    requiredSkills:
      lists.requiredSkills.length > 0 ? lists.requiredSkills : [...skills.filter(({ text }) => !isWish(text)), ...named].map(found),
    wishedSkills: lists.wishedSkills,
    responsibilities: lists.responsibilities.length > 0 ? lists.responsibilities : told(document, duty).flatMap(split).map(found),
    benefits:
      lists.benefits.length > 0
        ? lists.benefits
        : told(document, offer)
            .flatMap(split)
            .filter(({ text }) => !demand.test(fold(text)))
            .map(found),
  };
};
