import { verbose } from '@tandem/domain/verbose';
import { type Block, spanAt } from '../document/document';
import type { Found } from '../result';
import { fold } from '../text/fold';
import { cut, type Part, partsOf, sentences } from '../text/split';
import type { Clues } from './clues';
import { isAboutEducation, isAboutYears, withoutDays } from './entry';
import type { SectionKind } from '../sections/headings';
import { clauseAt } from '../text/clause';

const phrase = verbose('u')`
  \b(?:(?:minimaal|minimum|ten minste|afgeronde?|een|a|an|relevant[e]?|master'?s?|bachelor'?s?|baccalaureate|university)\s+){0,3}(?:
    (?:diploma )?(?:mbo|hbo|wo|vmbo|havo|vwo)(?:[- ]?\d(?: ?[/-] ?\d)?(?!\d)| ?\(\d\))?(?:
      -?\s*(?:[/-]|of|en|&|or|and)\s*-?\s*(?:mbo|hbo|wo|vmbo|havo|vwo)
    )?[-/ ]*(?:
      werk[- ]?(?:\s*en\s+)?-?\s*(?:denk)?-? ?niveau|niveau(?: ?\d(?: ?[/-] ?\d)?(?!\d))?|opleiding
      |diploma(?: (?!(?:en|of|or|and|is|zijn|hebt|heeft|nodig|vereist|in|op|van|voor|met|dat|die)\b)\p{L}{5,})?|geschoold|opgeleid
      |bachelor|master
    )?(?:\s+(?:mechatronica|ict|techniek|verpleegkunde))?|(?:four-year )?high school diploma
    |(?:mpharm|beng|meng|llb|bvsc|ba|ma)(?: \(?hons\)?)? degree|bachelor(?:diploma|'s degree|'?s)?(?: degree)?(?: in [\w &,]{3,50})?
    |master(?:diploma|'s degree|'?s)?(?: degree)(?: in [\w &,]{3,50}| from an accredited college)?|master'?s? in [\w &,]{3,50}
    |(?:een |a )?(?:afgeronde |completed )?(?:master|bachelor) (?!en\b|of\b|or\b|and\b|thesis|class|data\b|in\b|met\b|is\b)\p{L}{5,}
    (?: (?!en\b|of\b|met\b|is\b)\p{L}{4,})?|baccalaureate degree(?: from an accredited college)?
    |(?:btec|nvq|qcf|svq|rqf|qqi|fetac)\s?(?:\/\s?(?:nvq|qcf|svq|rqf) )?(?:level )?\d(?: in [\w &]{3,50})?
    |level \d (?:diploma|certificate|award|qualification|food (?:safety|hygiene))(?: in [\w &]{3,50})?|pabo(?:-?\s?diploma)?
    |gcses?(?: (?:in )?[a-z]{4,}(?:(?:,| and| &) [a-z]{4,})*)?
    (?: (?:at )?(?:grade|level) [a-c4-9](?:[/-][a-c4-9])?(?: or (?:above|higher|equivalent))?)?|qts|pgce
    |(?:aat|acca|aca|cima|cipd)(?: level \d)?(?:[- ]qualified| qualification)?(?: or (?:aat|acca|aca|cima|cipd)(?: qualified)?)?
    |a[12] (?:diploma )?(?!en\b|of\b|niveau\b)\p{L}{6,}|gepromoveerd(?: (?:in|op) (?!je\b)[\p{L} ]{4,40})?
    |time[- ]served(?: apprentice\w*)?(?: or equivalent)?|(?:completed |recognised )?apprenticeship(?: in [\w &]{3,40})?
    |(?:completed |finished |recognised )?(?:vocational )?training as an? [\w &-]{4,40}
    |getuigschrift (?:van )?(?:het )?(?:hoger |lager )?(?:secundair|middelbaar|beroeps)\s?onderwijs
    |(?:hoger|algemeen) secundair onderwijs
    |(?:university|college|engineering|technical|nursing|law|science|business|teaching|honou?rs|associate'?s?) degree
    (?: in [\w &,]{3,50})?
    |(?:(?:eerste|tweede|derde)graads (?:les|onderwijs)?|les|onderwijs)bevoegdheid(?: (?!(?:of|en|is)\b)\p{L}{4,})?
    |(?:laboratory|university|recent) graduate|bsc(?:\/\w+)?(?: with related experience)?|msc|phd(?! (?:students?|candidates?)\b)
    |computer science undergrad \/ bs|(?:recogni[sz]ed |relevant )?qualification in (?:a |the )?[\w &,]{3,50}
    |afgeronde opleiding (?:(?:tot|als|in|richting) )?(?!(?:en|of|met|is|op|van|die)\b)[\p{L}\d-]+
    (?:(?:,| of|\/) ?\p{L}{2,5}[- ]?\d\b)*|opleiding (?:in|richting|op het gebied van) (?:de |het )?[\p{L}-]{4,}
    |afgeronde? \p{L}{3,}opleiding|\p{L}{4,}opleiding(?= ?\(?(?:mbo[- ]?)?niveau \d)
    |(?:administratieve|technische|agogische|juridische|financiele|pedagogische|medische)\s+opleiding
    |diploma (?!(?:en|of|or|and|is|zijn|hebt|heeft|nodig|vereist|waarmee|dat|die|in|op|van|voor|waarvan|om)\b)[\p{L}][\p{L}\d]*
    (?: (?!niveau\b)[\p{L}]+)?|(?:[\p{L}]+isch|(?:vts|bbl|bol|nt2)) diploma
    |an? (?:culinary|nursing|technical|vocational|professional|relevant|teaching|catering|hospitality|trade|completed) diploma
    (?: in [\w &]{3,50})?|degree (?:in [\w &,]{3,50}|or equivalent(?: experience| qualification)?)
  )(?![\p{L}])
`;

/** A school that speaks of its own kind asks for none: "bovenbouw havo". */
const ofOthers = verbose()`
  \b(?:bovenbouw|onderbouw|brugklas|klas(?:sen)?|school voor|leerlingen|studenten|afdeling|werkgroepen|colleges|lectures|seminars)\b
  [^.\n]{0,40}$
`;
/** "Diploma verzorgende IG, niveau 3": the level may follow the trade. */
const levelBehind = verbose('u')`
  ^(?:[ -](?!(?:en|of|and|or|met|with)(?![\p{L}]))[\p{L}-]+){0,3}?[ ,(-]+(?:op )?(?:mbo[- ]?)?(?:niveau|level) ?\d
  (?:\s*(?:of|or|\/|-|en|and)\s*\d)?\)?
`;
/** The words of a text that name a diploma, and where they begin. */
const diplomaIn = (text: string): { index: number; length: number } | null => {
  const folded = withoutDays(fold(text));
  const match = phrase.exec(folded);
  if (!match || ofOthers.test(folded.slice(0, match.index))) return null;
  const end = match.index + match[0].length;
  return { index: match.index, length: match[0].length + (levelBehind.exec(folded.slice(end))?.[0].length ?? 0) };
};

/** Whether an entry asks for a diploma that is read as one, and for little else. */
export const isDiploma = (entry: string): boolean => isAboutEducation(entry) && diplomaIn(entry) !== null;

const asks = new Set<SectionKind>(['requirements', 'wishes', 'education', 'traits', 'other', 'duties', 'company']);
const longestEntry = 14;
const nothingAsked = /geen specifieke|niet van belang|no specific|not required|none/i;

/** "Bachelor verpleegkunde HBO5 verpleegkunde": a form names one study behind the other. */
const study = verbose('gu')`
  (?<=[\p{Ll}\d)])\s+(?=
    (?:
      Bachelor|Master|HBO\d?|Hbo|Graduaat|Professionele bachelor|Academische bachelor|Getuigschrift|Diploma|ASO|TSO|BSO|KSO
      |Secundair
    )(?![\p{L}])
  )
`;

const partsFor = (kind: SectionKind, { text, start }: Block): Part[] => {
  if (kind === 'education') return cut(text, start, study);
  return kind === 'requirements' ? partsOf(text, start) : sentences(text, start);
};

const bareLevel = /^(?:(?:mbo|hbo|wo|vmbo|havo|vwo|bachelor|master)(?:[- ]?\d)?(?:\s*(?:[/,-]|of|en|or|and)\s*)*)+$/i;

/** "Hbo/wo" over the text says nothing beside the diploma that is asked further on. */
const withoutBareLevels = (found: Found<string>[]): Found<string>[] => {
  const full = found.filter(({ value }) => !bareLevel.test(value));
  return full.length > 0 ? full : found;
};

const fewWords = 4;
/** "Hbo civiele techniek": a line that begins with a diploma and says only of what. */
const isItsOwn = (text: string, { index }: { index: number }): boolean =>
  index === 0 && text.split(/\s+/).length <= fewWords && !/[,.:;(]|\s(?:en|of|and|or)\s/.test(text);

/** Diplomas in the words of the source: a short entry whole, of a longer one the words that name them. */
export const readEducation = ({ sections }: Clues): Found<string>[] => {
  const found = new Map<string, Found<string>>();
  const add = (value: string, start: number, confidence: number) => {
    const key = fold(value);
    if (value.length < 2 || [...found.keys()].some((known) => known.includes(key))) return;
    // "MBO" over the text, and what it takes exactly further on.
    for (const known of [...found.keys()]) if (key.includes(known)) found.delete(known);
    found.set(key, { value, confidence, span: spanAt(start, 0, value.length) });
  };
  for (const { kind, blocks } of sections.filter((section) => asks.has(section.kind))) {
    for (const block of blocks) {
      const parts = partsFor(kind, block);
      for (const part of parts) {
        if (nothingAsked.test(part.text) && part.text.length < 120) continue;
        const match = diplomaIn(part.text);
        const isShort = part.text.split(/\s+/).length <= longestEntry;
        if (kind === 'education' && part.text.length <= 120) add(part.text, part.start, 0.85);
        else if (!match || kind === 'company' || (kind === 'duties' && !isAboutEducation(part.text))) continue;
        else if (
          (kind === 'requirements' || kind === 'wishes') &&
          isShort &&
          (block.kind === 'item' || isItsOwn(part.text, match)) &&
          isAboutEducation(part.text) &&
          !isAboutYears(part.text)
        )
          add(part.text, part.start, 0.85);
        else if (isAboutEducation(part.text) || isAboutEducation(clauseAt(part.text, match.index)) || kind === 'requirements')
          add(part.text.slice(match.index, match.index + match.length).trim(), part.start + match.index, 0.7);
      }
    }
  }
  return withoutBareLevels([...found.values()]).slice(0, 6);
};
