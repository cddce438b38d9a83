import { verbose } from '@tandem/domain/verbose';
import { findOccupations } from '@tandem/taxonomy/occupations';

const gender = /\s*[([]?\b(?:m\s*[/|]\s*[vwf]|v\s*[/|]\s*m|f\s*[/|]\s*m|h\s*[/|]\s*f)(?:\s*[/|]\s*[xd])?\b[)\]]?/giu;
/** Hours and the like in brackets. */
export const aside = /\s*\([^()]*(?:\d|uur|hours|fulltime|parttime|full[- ]time|part[- ]time|(?:vol|deel|half)tijds)[^()]*\)/giu;
const lead = verbose('iu')`
  ^(?:
    \s*(?:
      job advert(?:isement)?|vacature|vacancy|job|gezocht|wanted|wij zoeken(?: een)?|we zoeken(?: een)?|we are looking for an?
      |we(?:['’]re| are) (?:now )?hiring|hiring|looking for an?|join us as an?
    )\s*[:!–-]*\s+
  )+
`;
/** "Verkoopmedewerker woonwinkel, 20 uur", "Medewerker 20-24 uur". */
export const hoursTail = verbose('iu')`
  (?:(?<!\d)\s*[-–|,]\s*|\s+)\d{1,2}(?:[.,]\d)?(?:\s*(?:[-–/]|tot|to)\s*\d{1,2}(?:[.,]\d)?)?\s*(?:uur|uren|u|hours|hrs|fte)
  (?:\s*(?:per|p\/|a)\s*(?:week|w))?\s*$
`;
/** "Operator 3-ploegen": when one works. */
const shiftTail = /\s*[-–|,]?\s+(?:\d|twee|drie|vier|vijf)[- ]?ploegen(?:dienst)?\s*$/iu;
/** "Praktijk De Linde zoekt een assistent": who asks stands before whom. */
const askedFor = verbose('iu')`
  ^.{2,110}?\s(?:zoekt|zoeken(?: wij| we)?|(?:is|zijn)(?: wij| we)? op zoek naar|seeks|(?:is|are) looking for|(?:is|are) hiring)\s+
  (?:nog\s+)?(?:per direct\s+)?(?:een |an? |iemand voor (?:de |het )?)(?=\p{L})
`;
/** "OCMW Merelkerke werft aan: administratief medewerker, halftijds, contract van een jaar", as Flemish councils write it. */
const recruits = /^.{2,80}?\swerft\s(?:\S+\s){0,3}?aan\s*:?\s+(?:een\s+)?(?=\p{L})/iu;
const workingTime = /,\s+(?:halftijds|voltijds|deeltijds|fulltime|parttime|full[- ]time|part[- ]time)(?!\p{L}).*$/iu;
/** What somebody is wished to be besides his job. */
export const praise = verbose('iu')`
  ^(?:
    (?:
      enthousiaste?|gedreven|gemotiveerde?|ervaren|leuke?|gezellige?|lieve?|spontane?|all-?round|enthusiastic|motivated|experienced
      |friendly
    ),?\s+(?:(?:en|and)\s+)?
  )+
`;
/** "- € 16,20 p/u!": pay that shouts from a title. */
const payTail = verbose('iu')`
  \s*[-–|,]\s*(?:
    €\s?\d[\d.,]*(?:\s*(?:p\/?u|p\.u\.|per uur|an? hour|per hour))?|\d[\d.,]*\s*(?:p\/?u|p\.u\.|per uur|an? hour|per hour)
  )\s*!*$
`;
/** "Receptionist / We are looking for a receptionist": the same once more in another language. */
const again = /\s+\/\s+(?:we|wij|looking|gezocht)\b.*$/iu;
const tail = /\s+(?:gezocht|wanted|required|vacature|vacancy)\b.*$/iu;

/** Names that stay in capitals in a title that is not: "ICT", "HR", "CNC". */
const abbreviation = /^(?:[A-Z]|[^AEIOUY\W\d]{2,4}|ICT|IT|AI|UX|UI|QA|HR|IG|CAO|GGZ|MBO|HBO|SAP|CAD|ERP|SEO|BI|BIM|CE|BE)$/u;
const shouted = /^[^\p{Ll}]*\p{Lu}{5}[^\p{Ll}]*$/u;

/** A title all in capitals in the letters of a sentence. */
const withoutShouting = (title: string): string =>
  shouted.test(title)
    ? title
        .replace(/\p{Lu}+/gu, (word) => (abbreviation.test(word) ? word : word.toLowerCase()))
        .replace(/\p{L}/u, (letter) => letter.toUpperCase())
    : title;

/** Where the name of the work ends in a sentence. */
export const ends = verbose('iu')`
  \s+(?:
    die|met|voor|bij|in|vanuit|zorg|ben|ga|kom|werk|heb|om|to|who|with|for|join|that|en jij|en op zoek|and looking|you|is|wil|je|jij
    |op|door|van|binnen|ter|dan
  )\s.*$
`;

const pictures = /\s*[\p{Extended_Pictographic}\u{fe0f}\u{200d}]+\s*/gu;

/** A title without gender, hours, the place and the company around it. */
export const cleanTitle = (written: string, others: readonly string[] = []): string => {
  let title = written
    .replace(/\s+/g, ' ')
    .replace(pictures, ' ')
    .replace(gender, '')
    .replace(aside, '')
    .replace(/(?<=\p{L}{3})\s+(?:bij|at|voor|for)\s+(?:ons|onze|our|us)(?!\p{L}).*$/iu, '')
    .replace(payTail, '')
    .replace(hoursTail, '')
    .replace(shiftTail, '')
    .replace(/\s+(?:from|starting|vanaf|per)\s+\d{1,2}(?:st|nd|rd|th|e)?\s\p{L}{3,}.*$/iu, '')
    .replace(recruits, '')
    .replace(workingTime, '')
    .replace(lead, '')
    .replace(again, '')
    .replace(tail, '')
    .trim();
  if (askedFor.test(title))
    title = title
      .replace(askedFor, '')
      .replace(/(?<=\p{L}{3})[.!?]\s.*$/u, '')
      .replace(ends, '')
      .replace(praise, '')
      .trim();
  title = withoutShouting(title);
  for (const other of others.filter(Boolean)) {
    const escaped = other.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    title = title
      .replace(new RegExp(`\\s*[-–—|,@:]\\s*${escaped}\\.?$`, 'iu'), '')
      .replace(new RegExp(`^${escaped}\\s*[:|—–-]\\s*`, 'iu'), '')
      .replace(new RegExp(`\\s+(?:in|te|bij|at|regio)\\s+${escaped}\\.?$`, 'iu'), '')
      .replace(new RegExp(`,\\s+(?:department|afdeling)[^,]*,\\s*${escaped}\\.?$`, 'iu'), '');
  }
  title = title.replace(/[\s,:;.–|-]+$/u, '').trim();
  // "vacature werkvoorbereider": what comes first now begins the title.
  return title.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase());
};

/** Who helps on some days or with everything: work that no table of occupations has, as it may be any. */
const anyHelp = verbose('iu')`
  ^(?:
    (?:(?:zater|zon|feest)dag(?:en)?|weekend|vakantie|zomer|avond|oproep|seizoens?|inval|hulp|extra|flex)
    (?:hulp|kracht|medewerk(?:er|ster))(?:en|s)?|all-?rounders?|invall(?:er|ster)s?|duizendpo(?:ot|ten)|manusje van alles|runners?
    |spoelers?|(?:saturday|weekend|general|kitchen|casual) (?:assistants?|helps?|helpers?|staff|workers?)|odd[- ]job (?:man|person)
  )(?![\p{L}-])
`;
/** Years in which one learns the work of a firm: which work that is, no table has. */
const learning = /^(?:\p{L}[\p{L}&/-]*\s+){0,3}\p{L}*trainee(?:ship)?s?(?![\p{L}-])/iu;
const leastHelp = 0.6;
const placementKind = /(?<!\p{L})(?:meewerk|meeloop|afstudeer|snuffel|onderzoeks?)stage(?!\p{L})/iu;

/** How much a text is like a job title, 0 to 1. */
export const titleLikeness = (text: string): number => {
  if (text.length < 3 || text.length > 130) return 0;
  const known = findOccupations(text.replace(placementKind, 'stage'))[0]?.confidence ?? 0;
  return anyHelp.test(text) || learning.test(text) ? Math.max(known, leastHelp) : known;
};
