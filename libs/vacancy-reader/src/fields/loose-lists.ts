import { verbose } from '@tandem/domain/verbose';
import { findSkills } from '@tandem/taxonomy/skills';
import type { Block, SourceDocument } from '../document/document';
import type { Found } from '../result';
import type { SectionKind } from '../sections/headings';
import { type LineKind, lineKind } from '../sections/line-kind';
import type { Section } from '../sections/section';
import { clausesOf, membersOf } from '../text/clauses';
import { fold } from '../text/fold';
import { type Part, sentences } from '../text/split';
import {
  isAboutEducation,
  isAboutLanguage,
  isAboutTerms,
  isAboutYears,
  isContract,
  isFormal,
  isNotAsked,
  isOnlyLanguages,
  isWish,
} from './entry';
import { knownSkills } from './known-skills';
import type { ReadLists } from './lists';
import { isPay } from './pay-words';
import { workOf } from './years-in';

/** Texts without parts: what sentences say is known by their words. */
const cues: Record<LineKind, RegExp> = {
  duties: verbose()`
      \b(?:
        duties include|taken (?:zijn|omvatten|bestaan uit)|werkzaamheden (?:zijn|omvatten|bestaan uit)|responsible for
        |responsibilities include|verantwoordelijk voor|your primary task|undertaking such duties as
        |je gaat |you will (?!have|work as part|need|be (?:fully|based|joining))|jij gaat|to do software
        |^jij (?!bent|hebt|krijgt|werkt|verdient|kunt|wilt?\b|zoekt|vindt|houdt|weet|komt|spreekt)[a-z]{2,}t\b
        |^(?:ook|daarnaast|verder) (?!krijg|heb|ben|kun|verdien|werk|ontvang|spreek)[a-z]+ je\b
      )
    `,
  requirements: verbose()`
      \b(?:
        must have|you must|must be|candidates must|you should|should (?:have|be)|candidates will be|required|requirement
        |experience (?:in|with|of|within)|je hebt|je bent|je beschikt|jij bent|jij hebt|(?:we|wij) vragen (?!je\b|om\b)|you have
        |you are (?!able to apply)|knowledge of|skills|verwachten (?:we )?dat je|vragen (?:we )?dat je
        |(?:we|wij) zoeken iemand (?:die|met)|looking for (?:people|someone|somebody|candidates) (?:who|with)|verplicht
      )\b
    `,
  benefits: verbose()`
      \b(?:
        we offer|wij bieden|we bieden|will be provided|offers? (?:competitive|an? )|competitive
        |excellent (?:benefits|remuneration|package)|pension|(?<!met )pensioen|commission|bonus|opleidingsmogelijkheden
        |studiemogelijkheden|reiskosten|goede sfeer|healthcare (?:plan|scheme|cover|insurance)|private healthcare|training will
        |training given|company car|auto van de zaak|holiday|\bkrijg je\b|\bje krijgt\b|\bjij krijgt\b
        |\bontvang je\b(?! (?:\w+ )?(?:gasten|klanten|bezoekers|goederen))|\byou(?:'ll| will)? (?:get|receive)\b(?! to\b)|in return
      )
    `,
};

/** Sentences whose subject is the company and not the one who comes. */
const aboutCompany = verbose()`
  ^
  (?:(?:wij|we) (?!verwachten|vragen|zoeken|bieden|are looking|offer|ask)|ons|onze|our|they|the (?!(?:successful |ideal )?(?:candidate|applicant))|this |it |de (?!kandidaat)|het |deze |dit )
`;

/** Words that announce what somebody brings or gets, and looser ones that begin any list. */
const leads: readonly RegExp[] = [
  verbose('i')`
    \b(?:
      (?:people|someone|somebody|candidates|iemand|kandidaten|collega(?:'s)?) (?:who|die|met|with)(?: (?:are|is|bent))?
      |in het bezit van|beschikt over|krijg je|je krijgt|jij krijgt|ontvang je|(?:we|you will) (?:offer|provide)(?: you)?
      |(?:verwachten|vragen|bieden|betalen)(?: (?:we|wij))?(?: (?:dat )?je)?|you(?:'ll| will)? (?:get|receive)|you will be
    )\s+
  `,
  /\b(?:include|including|includes|such as|zoals|bestaan uit|zijn|omvatten|duties as|voor|for|to|are|:)\s+/i,
];

/** What follows is work by the word for it. */
const namesWork = /\b(?:taken|werkzaamheden|duties|responsibilities|tasks)\s+(?:zijn|omvatten|bestaan uit|are|include)\b/i;

/** "..., where we speak English in the laboratories, in descriptions": what goes on about one thing lists no others. */
const goesOn = ({ text }: Part): boolean => /^(?:in|where|which|who|waar(?:in|bij|mee|door)?|die|dat|zodat|so that)\s/i.test(text);

/** What a sentence lists behind the words that announce it, its clauses otherwise. */
const split = (part: Part, kind: LineKind): Part[] => {
  const isWork = ({ text }: Part) => lineKind(text) === 'duties';
  const isList = (members: readonly Part[], lead = '') =>
    members.length > 1 &&
    !members.slice(1).some(goesOn) &&
    (kind !== 'duties' || namesWork.test(lead) || members.filter(isWork).length * 2 >= members.length);
  for (const lead of leads) {
    const match = lead.exec(part.text);
    const from = match ? match.index + match[0].length : 0;
    const members = membersOf({ text: part.text.slice(from), start: part.start + from, end: part.end });
    if (isList(members, part.text.slice(0, from))) return members;
  }
  const clauses = clausesOf(part);
  return clauses.length > 1
    ? clauses.flatMap((clause) => {
        const members = membersOf(clause);
        return isList(members) ? members : [clause];
      })
    : [part];
};

const confidence = 0.5;
const found = ({ text, start, end }: Part): Found<string> => ({ value: text, confidence, span: { start, end } });
const longest = 300;

/** Parts whose sentences are about something else, whatever their words. */
const isElsewhere: Record<LineKind, ReadonlySet<SectionKind>> = {
  duties: new Set(['requirements', 'traits', 'wishes', 'benefits', 'apply', 'related', 'noise']),
  requirements: new Set(['benefits', 'apply', 'related', 'noise']),
  benefits: new Set(['duties', 'requirements', 'traits', 'wishes', 'apply', 'related', 'noise']),
};
/** What somebody gets is told with a word of giving. */
const gives = verbose()`
  \b(?:
    krijg\w*|ontvang\w*|bied\w*|verdien\w*|gratis|vergoed\w*|betaal\w*|betalen|get|receive|offers?|enjoy|provided?|free|paid|given
    |geven|zorgen
  )\b|€|£
`;
const toReader = /\b(?:je|jij|jou|jouw|you|your|you'll)\b/;
const mostOf = 0.5;

/** The sentences of a paragraph that are about something; where most are, those that say nothing clear are too. */
const toldIn = (block: Block, kind: LineKind): Part[] => {
  const parts = sentences(block.text, block.start).filter(({ text }) => text.length <= longest);
  const kinds = parts.map(({ text }) => lineKind(text));
  const isMostly = parts.length > 2 && kinds.filter((each) => each === kind).length >= parts.length * mostOf;
  return parts.filter(
    ({ text }, place) =>
      (kinds[place] === kind || (isMostly && kinds[place] === null)) &&
      toReader.test(fold(text)) &&
      (kind !== 'benefits' || gives.test(fold(text))),
  );
};

/** "Heb je het vak geleerd?" asks for something, "Ben jij de kok die wij zoeken?" does not. */
const asksReader = /^(?!.*\b(?:zoeken|zoekt|op zoek|klaar voor|toe aan|interesse)\b)(?:heb|ben|kun|beschik|spreek|woon) (?:je|jij)\b/i;
const withoutMark = (part: Part): Part => ({ ...part, text: part.text.replace(/\?$/, '') });
const isQuestion = (block: Block, { text, end }: Part): boolean => /\?$/.test(text) || block.text[end - block.start] === '?';

/** How one applies and is chosen, told with "must" and "will" too: "you must state this on your application form". */
const aboutChoice = verbose()`
  ^if you (?:are interested|wish to apply|would like)\b
  |\b(?:
    shortlist\w*|application forms?|job description carefully|check your e-?mails?|correspondence
    |certificates? (?:will|for|confirming)|satisfactory certificates|all certificates|psychometric tests?|references?|vacancy closes
    |sollicitatieformulier|sollicitatieprocedure|assessment kan|dan zoeken (?:wij|we) (?:jou|je|iemand)
    |then this (?:could|may|might) be the
  )\b
`;

/** The sentences that are about something: by the words that announce it anywhere, by their own words in the parts that may be about it. */
const told = (sections: readonly Section[], kind: LineKind): Part[] => {
  const parts = sections.flatMap((section) =>
    section.blocks.flatMap((block) => {
      const own = isElsewhere[kind].has(section.kind) || block.kind === 'fact' ? [] : toldIn(block, kind);
      const cued = sentences(block.text, block.start).filter(({ text }) => text.length <= longest && cues[kind].test(fold(text)));
      const asked = kind === 'requirements' ? sentences(block.text, block.start).filter(({ text }) => asksReader.test(text)) : [];
      return [...own, ...cued].filter((part) => !isQuestion(block, part)).concat(asked.map(withoutMark));
    }),
  );
  return [...new Map(parts.map((part) => [part.start, part])).values()].sort((one, other) => one.start - other.start);
};

const isAboutWork = ({ kind }: Section): boolean => ['duties', 'requirements', 'traits', 'wishes', 'experience'].includes(kind);

/** What is looked at around a word at most: a text without stops is no sentence. */
const longestSentence = 300;
const sentenceAround = (text: string, { start, end }: { start: number; end: number }): string => {
  const before = text.slice(Math.max(0, start - longestSentence), start);
  const after = text.slice(start, end + longestSentence);
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((stop) => before.lastIndexOf(stop)));
  const to = after.slice(end - start).search(/[.!?](?:\s|$)|\n/);
  return before.slice(from + 1) + (to < 0 ? after : after.slice(0, end - start + to));
};

/** Known skills by name: of the parts about the work where there are any, so that the name of a company makes no skill. */
const namedSkills = (document: SourceDocument, sections: readonly Section[]): Part[] => {
  const told = sections.filter(isAboutWork).flatMap(({ blocks }) => blocks);
  const texts = told.length > 0 ? told.map(({ text, start }) => ({ text, start })) : [{ text: document.text, start: 0 }];
  const mentions = texts.flatMap(({ text, start }) =>
    isAboutLanguage(text) || isAboutEducation(text)
      ? []
      : findSkills(text)
          .filter((mention) => !isOnlyLanguages(mention.text) && !isPay(sentenceAround(text, mention)) && !/^cao$/i.test(mention.text))
          .map((mention) => ({ ...mention, start: mention.start + start, end: mention.end + start })),
  );
  return [...new Map(mentions.map((mention) => [mention.skillId, mention])).values()];
};

const isDemand = ({ text }: Part): boolean =>
  !isNotAsked(text) && !isFormal(text) && !isAboutEducation(text) && !isAboutLanguage(text) && !isAboutTerms(text) && !isContract(text);
const skillOf = (part: Part): Part[] => (isAboutYears(part.text) ? [workOf(part)].filter((work) => work !== null) : [part]);

/** A wish in so many letters is what it names. */
const wishLength = 60;

/** Fills lists that no part of the text gave, from single sentences and, for skills, from the names of skills. */
export const fillLists = (document: SourceDocument, sections: readonly Section[], lists: ReadLists): ReadLists => {
  const hasSkills = lists.requiredSkills.length > 0;
  const demands = hasSkills
    ? []
    : told(sections, 'requirements')
        .filter(({ text }) => !aboutCompany.test(fold(text)))
        .flatMap((part) => split(part, 'requirements'))
        .flatMap((part) => knownSkills(part) ?? [part])
        .filter(isDemand)
        .flatMap(skillOf)
        .filter(({ text }) => lineKind(text) === null || lineKind(text) === 'requirements');
  const isWished = ({ start }: Part) =>
    lists.wishedSkills.some(({ span, value }) => span !== null && value.length <= wishLength && span.start <= start && start < span.end);
  const skills = demands.filter((part) => !aboutChoice.test(fold(part.text)) && !isWished(part));
  const named = hasSkills || demands.length > 0 ? [] : namedSkills(document, sections).filter((part) => !isWished(part));
  return {
    requiredSkills: hasSkills ? lists.requiredSkills : [...skills.filter(({ text }) => !isWish(text)), ...named].map(found),
    wishedSkills: hasSkills ? lists.wishedSkills : [...lists.wishedSkills, ...skills.filter(({ text }) => isWish(text)).map(found)],
    responsibilities:
      lists.responsibilities.length > 0
        ? lists.responsibilities
        : told(sections, 'duties')
            .flatMap((part) => split(part, 'duties'))
            .filter(({ text }) => (lineKind(text) === null || lineKind(text) === 'duties') && !aboutChoice.test(fold(text)))
            .map(found),
    benefits:
      lists.benefits.length > 0
        ? lists.benefits
        : told(sections, 'benefits')
            .flatMap((part) => split(part, 'benefits'))
            .filter((part) => !isPay(part.text) && !isContract(part.text) && !cues.requirements.test(fold(part.text)))
            .map(found),
  };
};
