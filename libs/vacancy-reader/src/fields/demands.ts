import { numberWords } from '@tandem/domain/number-words';
import type { Visa } from '@tandem/domain/vacancy';
import { type Block, spanAt } from '../document/document';
import type { Found } from '../result';
import { fold } from '../text/fold';
import { cut, type Part, partsOf, sentences } from '../text/split';
import type { Clues } from './clues';
import { isAboutEducation, isAboutYears, isOnlyLanguages, isWish, withoutDays } from './entry';
import type { SectionKind } from '../sections/headings';

const numbers: Readonly<Record<string, number>> = { ...numberWords, 'a couple of': 2, 'couple of': 2 };
const number = `(\\d{1,2}|${Object.keys(numbers).join('|')})`;
const years: readonly RegExp[] = [
  new RegExp(
    `\\b${number}\\s*(?:\\+|plus)?\\s*(?:-|to|tot|a|of|or)?\\s*(?:\\d{1,2}|${Object.keys(numbers).join('|')})?\\s*(?:\\+)?\\s*(jaar|jaren|years?|yrs|months?|maanden)'?\\)?[^.;\\n]{0,90}?\\b(?:\\w*ervaring|experience)`,
    'g',
  ),
  /\b(\d{1,2}) ?\+ ?(years?|yrs|jaar|jaren)\b/g,
  new RegExp(`\\b${number}\\s*\\+?\\s*(years?|yrs)'? post[ -](?:qualif|regist|graduat)`, 'g'),
  new RegExp(
    `\\b(?:at least|minimum(?: of)?|minstens|minimaal|ten minste)\\s+${number}\\s*(?:\\+)?\\s*(jaar|years?)\\s+(?:as|als|werkzaam|gewerkt|worked|in een (?:soortgelijke|vergelijkbare)|in a(?: [\\w-]+){0,4} (?:role|position|job|environment|setting))\\b`,
    'g',
  ),
  // "3 years or more with dairy cows", "Two years in a similar role": a demand that begins with them.
  new RegExp(
    `(?<=^|\\n)(?:at least |minimum (?:of )?|minimaal |minstens |ten minste )?${number}(?: ?\\+| ?(?:[-–]|to|tot) ?\\d{1,2})? (jaar|years?)(?: or more| of meer)? (?:with|as|in|working|als|werkzaam)\\b(?! (?:a row|bezit|our|dienst)\\b)`,
    'g',
  ),
  new RegExp(`(?<=^|\\n)(?:at least )?${number} or more (years?) (?:with|as|in|of|working)\\b`, 'g'),
  new RegExp(
    `\\b(?:have|has|hebt|heb) (?:\\w+ ){1,6}?for (?:at least |over |more than |a minimum of )?${number}(?: ?\\+)? (years?)\\b`,
    'g',
  ),
  new RegExp(`\\b(?:worked|gewerkt)\\b[^.;\\n]{0,60}?\\b${number}\\s*(jaar|jaren|years?|months?|maanden)\\b`, 'g'),
  new RegExp(
    `\\b(?:\\w*ervaring|experience)\\b[^.;\\n]{0,40}?\\b${number}\\s*(?:\\+|-\\s*\\d+)?\\s*(jaar|jaren|years?|months?|maanden)\\b`,
    'g',
  ),
];
/** "5 years of CNC turning", "A year in a real bakery": an entry of what is asked that begins with them. */
const ofWork = new RegExp(
  `^(?:at least |a minimum of |minimum |minimaal |minstens |ten minste )?(${Object.keys(numbers).join('|')}|\\d{1,2}|an?)(?: ?\\+| or more)? (?:(years?) (?:of|in|with|as)|(jaar) (?:in|met|als|bij|op|aan))\\b`,
);
const notAsked =
  /(?:jaar|jaren) (?:in (?:het )?bezit van )?(?:een |je |het )?(?:geldige? )?(?:auto)?rijbewijs|years? (?:of )?(?:holding )?(?:a |your )?(?:full |clean |valid )*driving licen|history over the past|afgelopen|wij hebben|we have|bestaat|al ruim|(?:dankzij|met) (?:ruim|meer dan|al)|thanks to|more than \d+ years of (?:history|service)|maximum van|max\.? |beperkte ervaring \( ?<|< ?$/;

const halfSaid = /\s(?:of|in|with|as|for|working|als|met|bij|op|aan|werkzaam)$/;
const longestSaid = 80;
/** "Five years of", with what they are spent with where that is short: people read it. */
const saidOfYears = (matched: string, clause: string): string => {
  if (!halfSaid.test(matched)) return matched;
  const whole = (clause.split(/[.!?](?:\s|$)/, 1)[0] ?? '').trimEnd();
  return whole.length > matched.length && whole.length <= longestSaid ? whole : matched.replace(halfSaid, '');
};

/** The years of work that are asked. Of a range the lower end counts, of several demands the first. */
export const readExperienceYears = ({ document, sections }: Clues): Found<number> | null => {
  const text = fold(document.text);
  const asked = sections.filter(({ kind }) => kind === 'requirements').flatMap(({ blocks }) => blocks);
  const inItems = asked.flatMap(({ text: item, start }) => {
    const match = ofWork.exec(fold(item));
    return match ? [Object.assign(match, { index: start + match.index })] : [];
  });
  const matches = [...years.flatMap((pattern) => [...text.matchAll(pattern)]), ...inItems].sort((a, b) => a.index - b.index);
  for (const match of matches) {
    const clause = text.slice(match.index).split(/[\n,;]/, 1)[0] ?? '';
    if (isWish(clause) && clause.length < 120) continue;
    const around = text.slice(Math.max(0, match.index - 40), match.index + match[0].length);
    // "Een jaar of drie" is three.
    const written = /^een jaar of (\w+)/.exec(text.slice(match.index))?.[1] ?? match[1] ?? '';
    const count = (numbers[written] ?? (/^an?$/.test(written) ? 1 : Number(written))) / (/month|maand/.test(match[2] ?? '') ? 12 : 1);
    // "0 tot 3 jaar ervaring": none is asked, whatever is said further on.
    if (count === 0) return null;
    if (count > 0 && count <= 20 && !notAsked.test(around))
      return { value: count, confidence: 0.85, span: spanAt(0, match.index, saidOfYears(match[0], clause).length) };
  }
  return null;
};

const names: readonly (readonly [string, RegExp])[] = [
  ['Dutch', /\b(?:nederlands(?:e taal|talig\w*)?|nederlandse(?= (?:of|en|en\/of|\/) (?:engelse|duitse|franse|poolse)\b)|dutch|vlaams)\b/],
  ['English', /\b(?:engels(?:e|talig\w*)?|english)\b/],
  ['French', /\b(?:frans(?:e|talig\w*)?|french)\b/],
  ['German', /\b(?:duits(?:e|talig\w*)?|german)\b/],
  ['Spanish', /\b(?:spaans(?:e)?|spanish)\b/],
  ['Italian', /\b(?:italiaans|italian)\b/],
  ['Danish', /\b(?:deens|danish)\b/],
  ['Polish', /\b(?:pools|polish)\b/],
  ['Portuguese', /\b(?:portugees|portuguese)\b/],
  ['Turkish', /\b(?:turks|turkish)\b/],
  ['Arabic', /\b(?:arabisch|arabic)\b/],
  ['Russian', /\b(?:russisch|russian)\b/],
  ['Ukrainian', /\b(?:oekraiens|ukrainian)\b/],
  ['Romanian', /\b(?:roemeens|romanian)\b/],
  ['Bulgarian', /\b(?:bulgaars|bulgarian)\b/],
  ['Hungarian', /\b(?:hongaars|hungarian)\b/],
  ['Swedish', /\b(?:zweeds|swedish)\b/],
  ['Norwegian', /\b(?:noors|norwegian)\b/],
  ['Mandarin', /\b(?:mandarijn|mandarin)\b/],
  ['Japanese', /\b(?:japans|japanese)\b/],
];
const spoken =
  /\b(?:taal|talen|talenkennis|tweetalig|spreekt?|spreken|begrijpt?|begrijpen|verstaat?|schrijft?|beheersing|beheerst?|beheersen|vloeiend\w*|mondeling\w*|geschrift|fluent\w*|fluency|languages?|speak\w*|written|spoken|writing|proficien\w*|native|moedertaal|perfect|communicate in|communicating in|(?:goede? |uitstekende |basis)?kennis van (?:in ieder geval )?(?:het|de)? ?(?:gesproken )?(?:nederlands|engels|frans|duits)|(?:goed|uitstekend|foutloos|vlekkeloos|correct) (?:nederlands|engels|frans|duits)|(?:good|excellent|strong|working) (?:command of |knowledge of )?(?:dutch|english)|(?:nederlands|engels|frans|duits)-? ?\(?(?:zeer goed|goed|basis)|(?:dutch|english) and (?:dutch|english)|(?:professional|business|full professional) (?:dutch|english)|nederlandstalig\w*|engelstalig\w*|gesproken|(?:nederlands|engels|frans|duits|spaans|pools|dutch|english|french|german|spanish|polish)(?: is)?(?: een| an?)?(?: absolute)? (?:must|vereiste?|verplicht|required|mandatory)|(?:nederlands|engels|frans|duits|spaans|dutch|english|french|german|spanish|italian)(?: (?:at|op|level|niveau|minimaal|at least|minstens))* \(?[abc][12]\b|(?:redt|redden|behelpen) (?:je |u )?(?:jezelf )?in het|(?:kunt|kan) je in het [^.]{0,30}(?:redden|behelpen)|je drukt je\b[^.]*\buit in het)/;
const levelled = /\b(nederlands|engels|frans|duits|spaans)\s*[-(]\s*(?:zeer goed|goed|basis|elementair|moedertaal|perfect)/g;

/** What stands between two commas: "Nederlands is een must, Frans is een plus". */
const clauseAt = (text: string, index: number): string => {
  const end = text.indexOf(',', index);
  return text.slice(text.lastIndexOf(',', index) + 1, end < 0 ? undefined : end);
};

/** "Je hoeft geen Nederlands te spreken", "no Dutch needed". */
const notSpoken =
  /\b(?:geen|eventueel|idealiter|ideally|possibly|hoeft niet(?: [a-z]+)?|no|without|zonder|need not speak|don't need(?: to (?:speak|know))?)(?: (?:goed|vloeiend|fluent))? $/;

/** Languages one must know, by their English names. */
export const readLanguages = ({ sections }: Clues): Found<string>[] => {
  const found = new Map<string, Found<string>>();
  const add = (part: Part, confidence: number) => {
    const folded = fold(part.text);
    for (const [value, pattern] of names) {
      const match = pattern.exec(folded);
      const rest = match ? folded.slice(match.index, match.index + 60) : '';
      const isExtra =
        /^[\p{L}\s]{0,25}\b(?:is|zijn)? ?(?:een )?(?:a bonus|bonus|not (?:needed|required|necessary)|niet (?:nodig|vereist)|geen vereiste|pre|plus|pluspunt|troef|a plus|an advantage|mooi meegenomen)\b/u.test(
          rest,
        ) ||
        (isWish(clauseAt(part.text, match?.index ?? 0)) && !/ervaring/.test(folded) && part.text.length < 160 && !/, de |; /.test(folded));
      const isRefused = match !== null && notSpoken.test(folded.slice(Math.max(0, match.index - 40), match.index));
      if (match && !isExtra && !isRefused && !found.has(value))
        found.set(value, { value, confidence, span: spanAt(part.start, match.index, match[0].length) });
    }
  };
  for (const section of sections) {
    if (section.kind === 'related' || section.kind === 'noise' || section.kind === 'apply') continue;
    const isList = section.kind === 'languages';
    for (const block of section.blocks) {
      if (isList || (section.kind === 'requirements' && isOnlyLanguages(block.text))) add(block, 0.9);
      else if (levelled.test(fold(block.text)))
        for (const part of sentences(block.text, block.start)) if (spoken.test(fold(part.text))) add(part, 0.85);
      if (!isList)
        for (const part of sentences(block.text, block.start)) {
          // "English or Dutch; German is a must".
          const isNamed = section.kind === 'requirements' && isOnlyLanguages(part.text);
          if ((isNamed || spoken.test(fold(part.text))) && part.text.length < 400) add(part, 0.8);
        }
    }
  }
  return [...found.values()];
};

const phrase =
  /\b(?:(?:minimaal|minimum|ten minste|afgeronde?|een|a|an|relevant[e]?|master'?s?|bachelor'?s?|baccalaureate|university)\s+){0,3}(?:(?:diploma )?(?:mbo|hbo|wo|vmbo|havo|vwo)(?:[- ]?\d(?: ?[/-] ?\d)?(?!\d)| ?\(\d\))?(?:-?\s*(?:[/-]|of|en|&|or|and)\s*-?\s*(?:mbo|hbo|wo|vmbo|havo|vwo))?[-/ ]*(?:werk[- ]?(?:\s*en\s+)?-?\s*(?:denk)?-? ?niveau|niveau(?: ?\d(?: ?[/-] ?\d)?(?!\d))?|opleiding|diploma(?: (?!(?:en|of|or|and|is|zijn|hebt|heeft|nodig|vereist|in|op|van|voor|met|dat|die)\b)\p{L}{5,})?|geschoold|opgeleid|bachelor|master)?(?:\s+(?:mechatronica|ict|techniek|verpleegkunde))?|(?:four-year )?high school diploma|(?:mpharm|beng|meng|llb|bvsc|ba|ma)(?: \(?hons\)?)? degree|bachelor(?:diploma|'s degree|'?s)?(?: degree)?(?: in [\w &,]{3,50})?|master(?:diploma|'s degree|'?s)?(?: degree)(?: in [\w &,]{3,50}| from an accredited college)?|master'?s? in [\w &,]{3,50}|(?:een |a )?(?:afgeronde |completed )?(?:master|bachelor) (?!en\b|of\b|or\b|and\b|thesis|class|data\b|in\b|met\b|is\b)\p{L}{5,}(?: (?!en\b|of\b|met\b|is\b)\p{L}{4,})?|baccalaureate degree(?: from an accredited college)?|(?:btec|nvq|qcf|svq|rqf|qqi|fetac)\s?(?:\/\s?(?:nvq|qcf|svq|rqf) )?(?:level )?\d(?: in [\w &]{3,50})?|level \d (?:diploma|certificate|award|qualification|food (?:safety|hygiene))(?: in [\w &]{3,50})?|pabo(?:-?\s?diploma)?|gcses?(?: (?:in )?[a-z]{4,}(?:(?:,| and| &) [a-z]{4,})*)?(?: (?:at )?(?:grade|level) [a-c4-9](?:[/-][a-c4-9])?(?: or (?:above|higher|equivalent))?)?|qts|pgce|(?:aat|acca|aca|cima|cipd)(?: level \d)?(?:[- ]qualified| qualification)?(?: or (?:aat|acca|aca|cima|cipd)(?: qualified)?)?|a[12] (?:diploma )?(?!en\b|of\b|niveau\b)\p{L}{6,}|gepromoveerd(?: (?:in|op) (?!je\b)[\p{L} ]{4,40})?|time[- ]served(?: apprentice\w*)?(?: or equivalent)?|(?:completed |recognised )?apprenticeship(?: in [\w &]{3,40})?|(?:completed |finished |recognised )?(?:vocational )?training as an? [\w &-]{4,40}|getuigschrift (?:van )?(?:het )?(?:hoger |lager )?(?:secundair|middelbaar|beroeps)\s?onderwijs|(?:hoger|algemeen) secundair onderwijs|(?:university|college|engineering|technical|nursing|law|science|business|teaching|honou?rs|associate'?s?) degree(?: in [\w &,]{3,50})?|(?:(?:eerste|tweede|derde)graads (?:les|onderwijs)?|les|onderwijs)bevoegdheid(?: (?!(?:of|en|is)\b)\p{L}{4,})?|(?:laboratory|university|recent) graduate|bsc(?:\/\w+)?(?: with related experience)?|msc|phd(?! (?:students?|candidates?)\b)|computer science undergrad \/ bs|(?:recogni[sz]ed |relevant )?qualification in (?:a |the )?[\w &,]{3,50}|afgeronde opleiding (?:(?:tot|als|in|richting) )?(?!(?:en|of|met|is|op|van|die)\b)[\p{L}\d-]+(?:(?:,| of|\/) ?\p{L}{2,5}[- ]?\d\b)*|opleiding (?:in|richting|op het gebied van) (?:de |het )?[\p{L}-]{4,}|afgeronde? \p{L}{3,}opleiding|\p{L}{4,}opleiding(?= ?\(?(?:mbo[- ]?)?niveau \d)|(?:administratieve|technische|agogische|juridische|financiele|pedagogische|medische)\s+opleiding|diploma (?!(?:en|of|or|and|is|zijn|hebt|heeft|nodig|vereist|waarmee|dat|die|in|op|van|voor|waarvan|om)\b)[\p{L}][\p{L}\d]*(?: (?!niveau\b)[\p{L}]+)?|(?:[\p{L}]+isch|(?:vts|bbl|bol|nt2)) diploma|an? (?:culinary|nursing|technical|vocational|professional|relevant|teaching|catering|hospitality|trade|completed) diploma(?: in [\w &]{3,50})?|degree (?:in [\w &,]{3,50}|or equivalent(?: experience| qualification)?))(?![\p{L}])/u;

/** A school that speaks of its own kind asks for none: "bovenbouw havo". */
const ofOthers =
  /\b(?:bovenbouw|onderbouw|brugklas|klas(?:sen)?|school voor|leerlingen|studenten|afdeling|werkgroepen|colleges|lectures|seminars)\b[^.\n]{0,40}$/;
/** "Diploma verzorgende IG, niveau 3": the level may follow the trade. */
const levelBehind =
  /^(?:[ -](?!(?:en|of|and|or|met|with)(?![\p{L}]))[\p{L}-]+){0,3}?[ ,(-]+(?:op )?(?:mbo[- ]?)?(?:niveau|level) ?\d(?:\s*(?:of|or|\/|-|en|and)\s*\d)?\)?/u;
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
const study =
  /(?<=[\p{Ll}\d)])\s+(?=(?:Bachelor|Master|HBO\d?|Hbo|Graduaat|Professionele bachelor|Academische bachelor|Getuigschrift|Diploma|ASO|TSO|BSO|KSO|Secundair)(?![\p{L}]))/gu;

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

const visas: readonly (readonly [Visa, RegExp])[] = [
  ['Dutch', /nederlandse nationaliteit|dutch nationality|dutch (?:work permit|citizenship)/],
  [
    'EU',
    /(?:eu|european union|europese unie|eea|eer)[- ](?:work permit|citizen\w*|burger\w*|passport|paspoort|nationaliteit|werkvergunning)|lidstaat van de europese unie|(?:valid )?eu (?:work )?permit|(?:right|eligible|allowed|permitted|entitled) to work in (?:the )?(?:eu|european union|netherlands|belgium)|geldige (?:werkvergunning|verblijfsvergunning)/,
  ],
  [
    'Worldwide',
    /(?<!\b(?:no|not|without|cannot|unable)\b[^.\n]{0,30})visa sponsorship(?! (?:is )?(?:not|unavailable))|visa sponsorship (?:is )?(?:available|offered|provided)|we (?:can |will |do |gladly )?(?:offer|provide|sponsor) (?:an? |your )?(?:work )?visas?|kennismigrant|relocation (?:package|support) and visa/,
  ],
];

/** Which permits or nationality the work asks for. */
export const readVisa = ({ document }: Clues): Found<Visa>[] => {
  const text = fold(document.text);
  return visas.flatMap(([value, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ value, confidence: 0.75, span: spanAt(0, match.index, match[0].length) }] : [];
  });
};
