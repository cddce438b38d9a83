import { verbose } from '@tandem/domain/verbose';
import { clausesOf, membersOf } from '../text/clauses';
import { cut, type Part } from '../text/split';

/** "We zoeken iemand die ...", "The ideal candidate is somebody who ...": what comes is said of whoever is wanted. */
const whoLead = verbose('iu')`
  ^(?:
    (?:wij|we)\s+(?:zoeken|zijn\s+op\s+zoek\s+naar|hebben\s+.{0,20}nodig)|(?:jij|je)\s+bent
    |(?:we|we['’]re|we\s+are)\s+(?:are\s+)?(?:looking\s+for|seeking|after|need)|you\s+are
    |(?:the\s+)?(?:ideal|right|successful|best)\s+\p{L}+\s+is
  )\s+(?:iemand|somebody|someone|(?:een|an?)\s+\p{L}+(?:\s+\p{L}+)?)\s*,?\s+(?:die|who)\s+
`;
/** "The ideal candidate has ...", "Je hebt ...", "Een monteur met ...": things to have. */
const haveLead = verbose('iu')`
  ^(?:
    (?:the\s+)?(?:ideal|right|successful|best)\s+\p{L}+\s+(?:has|will\s+have|must\s+have|brings)
    |(?:de\s+)?(?:ideale|juiste|geschikte)\s+\p{L}+\s+(?:heeft|beschikt\s+over)|(?:jij|je)\s+(?:hebt|beschikt\s+over)
    |you\s+(?:have|bring|need)|(?:wij|we)\s+(?:vragen(?:\s+(?:om|van\s+je))?|verwachten(?:\s+van\s+je)?|ask\s+for|expect|need)
    |(?:(?:wij|we)\s+zoeken\s+)?een\s+\p{L}+(?:\s+\p{L}+)?\s+met
    |(?:we(?:['’]re|\s+are)\s+looking\s+for\s+)?an?\s+\p{L}+(?:\s+\p{L}+)?\s+with
  )\s+
`;

const verb = verbose('iu')`
  (?:^|\s)(?:
    is|has|can|holds|likes|knows|wants|works|speaks|kan|kunt|mag|wil|heeft|bent|hebt
    |\p{L}{2,}(?<!
      \b(?:
        met|het|niet|dat|wat|uit|tot|iets|juist|best|meest|eerst|liefst|klant|markt|dienst|stift|recht|winst|kracht|team|righ|suppor
        |managemen|accoun|clien|patien|projec|produc|tes|contac|treatmen|equipmen
      )
    )t
  )(?=\s|$)
`;
const atComma = /\s*,\s+(?:(?:en|and)\s+)?(?:die\s+|who\s+)?(?![^(]*\))/giu;
const atAnd = /(?<!\baf)\s+(?:en|and)\s+/giu;
/** "You hold a certificate, have two years of experience and are not afraid of heights." */
const spoken = verbose('giu')`
  (?:\s*,\s+(?:and\s+)?|\s+and\s+)(?:you\s+)?(?=
    (?:have|are|can|hold|know|like|love|speak|enjoy|bring|want|understand|possess|live|do(?:n['’]t| not))\s
  )
`;
const [leastParts, leastWords, mostWords] = [3, 2, 16];

const wordsIn = ({ text }: Part): number => text.split(/\s+/).length;
const areDemands = (parts: readonly Part[]): boolean =>
  parts.length >= leastParts && parts.every((part) => wordsIn(part) <= mostWords) && parts.some((part) => wordsIn(part) >= leastWords);

const behind = (sentence: Part, lead: number): Part => ({ ...sentence, text: sentence.text.slice(lead), start: sentence.start + lead });

/** Where "and" stands between two that say something: "met kinderen overweg kan en op dinsdag en vrijdag kan werken". */
const atVerbs = (part: Part): Part[] => {
  for (const { index, 0: and } of part.text.matchAll(atAnd)) {
    const [first, rest] = [{ ...part, text: part.text.slice(0, index), end: part.start + index }, behind(part, index + and.length)];
    if (verb.test(first.text) && verb.test(rest.text)) return [first, ...atVerbs(rest)];
  }
  return [part];
};

/** "nauwkeurig werkt, goed overweg kan met Excel en AFAS, en het leuk vindt om ...": each with a verb of its own. */
const sayings = (rest: Part): Part[] => {
  const parts = cut(rest.text, rest.start, atComma);
  const all = parts.flatMap(atVerbs);
  return all.every(({ text }) => verb.test(text)) ? all : [];
};

/** A member that says something instead of naming it: "schakelt makkelijk". */
const says = /^(?:\p{L}{2,}t|is|has|can|bent|hebt|kunt)\s/iu;

/** "a valid registration, three years of experience, good communication and a driving licence, who ..." */
const things = (rest: Part): Part[] => {
  const about = /\s*,\s+(?:die|who)\s+(?=[^,]+$)/iu.exec(rest.text);
  const listed = about ? { ...rest, text: rest.text.slice(0, about.index), end: rest.start + about.index } : rest;
  const members = membersOf(listed);
  const saying = about ? [behind(rest, about.index + about[0].length)] : [];
  return members.length >= leastParts && !members.some(({ text }) => says.test(text)) ? [...members, ...saying] : [];
};

/** What can be shown, beside how somebody is: traits told in one breath are one demand. */
const proof = verbose('iu')`
  ervaring|diploma|rijbewijs|certifica|getuigschrift|opleiding|kennis van|\bVOG\b|\bVCA\b|\d jaar|experience|licen[cs]e
  |eigen (?:vervoer|auto|bus)|own (?:transport|car|van)|(?<!\d)1[68]\+|degree|registration|knowledge of|qualif|\d years
`;

/** A sentence that says who does something, and does not list. */
const subject = /^(?:je|jij|u|you|we|wij|ons|our|de|het|the|een|a)\s/iu;

/** The demands of a long sentence that asks for several; the sentence itself where it asks for one, or says something else. */
export const toldDemands = (sentence: Part): Part[] => {
  const who = whoLead.exec(sentence.text)?.[0].length;
  const said = who === undefined ? [] : sayings(behind(sentence, who));
  if (areDemands(said)) return said;
  const have = haveLead.exec(sentence.text)?.[0].length;
  const had = have === undefined ? [] : things(behind(sentence, have));
  if (areDemands(had)) return had;
  const bare = subject.test(sentence.text) || !proof.test(sentence.text) ? [] : membersOf(sentence);
  if (areDemands(bare) && bare.slice(0, -1).every(({ text }) => !verb.test(text))) return bare;
  const clauses = /^you\s/i.test(sentence.text) ? cut(sentence.text, sentence.start, spoken) : clausesOf(sentence);
  return areDemands(clauses) && proof.test(sentence.text) ? clauses : [sentence];
};
