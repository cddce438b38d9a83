import { verbose } from '@tandem/domain/verbose';
/** How an employer says that somebody is asked for: before whom, and behind. */
const before = [
  'vacature(?: voor)?(?: als)?',
  'vac|vacancy(?: for)?',
  'openings? for',
  'job opening|open position|positie voor',
  'gezocht|gevraagd|wanted|needed|required|hiring|recruiting|seeking|seeks',
  '(?:wij|we|ik) zoek(?:en)?|zoek(?:en|t)(?: (?:wij|we|ik))?',
  'op zoek(?: naar)?|looking for|in need of',
  '(?:wij|we|i) need|needs?',
  'wie (?:wil|komt|kan|heeft zin)(?: [^ ]+){0,4} als',
  '(?:job|functie|rol|role|position|positie)(?=$)',
  'versterk\\w*(?: \\w+){0,2} als|(?:plek(?:je)?|ruimte|plaats(?:je)?)(?: vrij)? voor|room for',
  'do you know|does anyone know|ken(?:t)? (?:je|jij|u|jullie|iemand)|wie (?:kent|weet)(?: er)?(?: iemand)?',
];
const behind = 'gezocht|gevraagd|nodig|wanted|needed|required|vacature|vacancy';
/** For whom, where and how soon, between the asking and who is asked for. */
const between = [
  '(?:per|vanaf|met ingang van|from|as of) \\d{1,2}(?:e|st|nd|rd|th)? \\p{L}{3,9}(?: \\d{4})?',
  '(?:heel |zo |erg )?(?:per direct|direct|dringend|met spoed|spoed|z\\.?s\\.?m\\.?|snel mogelijk|nog|weer|urgently|currently|now|immediately|asap|again|ook|nu|momenteel|new|nieuwe?)',
  '(?:voor|for) (?:een van |one of )?(?:onze|our) (?:opdrachtgevers?|klant(?:en)?|relaties?|clients?)',
  '(?:voor|for|bij|at|in) (?:ons|onze|mijn|het|de|our|my|the) [\\p{L}-]+(?: [\\p{L}-]+)?(?: (?:in|te|at) \\p{Lu}[\\p{L}-]+)?(?=,? (?:een|an?|\\d|nog|twee|two)\\b)',
];
const article =
  "(?:een|an?|'n|'?n|the|de|\\d{1,2}|twee|drie|vier|two|three|four|enkele|meerdere|some|several|more|extra|iemand voor|somebody for|someone for)";

const anyOf = (words: readonly string[]): string => words.join('|');
const notInWord = '(?<![\\p{L}\\p{N}-])';
const wordEnd = '(?![\\p{L}\\p{N}-])';

/** From the beginning of a piece up to whom it asks for. */
export const asksBefore = new RegExp(
  `^(?:.{0,80}?)${notInWord}(?:${anyOf(before)})${wordEnd}[\\s:!–-]*(?:(?:${anyOf(between)})${wordEnd}[\\s,]*)*(?:${article}\\s+)*`,
  'iu',
);
/** Whom a piece asks for, and what stands behind the asking. */
export const asksBehind = new RegExp(`^(.{3,60}?)\\s+(?:${behind})${wordEnd}[\\s:!]*(.*)$`, 'iu');
/** What hurries, greets or praises before a title. */
export const openers = verbose('iu')`
  ^(?:
    (?:
      hoi|hallo|hi|hello|hey|dag|beste \p{L}+|dear \p{L}+|all|allemaal|iedereen|everyone|per direct|direct|spoed|met spoed|dringend
      |urgent(?:ly)?|asap|z\.?s\.?m\.?|leuke?|gezellige?|goede?|good|great|enthousiaste?|ervaren|experienced|reliable|friendly
      |betrouwbare?|(?:wij|we) hebben|er (?:is|zijn)|(?:voor|om|for) (?:de|het|the|onze|ons|our)|een|an?|\d{1,2}|twee|drie|two|three
    )(?![\p{L}\p{N}-])[\s,!:]*
  )+
`;
/** What hurries is a way of asking. */
export const hurries = /^(?:per direct|met spoed|spoed|urgent(?:ly)?|asap)(?![\p{L}])/iu;

/** What is itself the name of something that is offered. */
export const placement = /^(?:(?:afstudeer|meewerk)?stage|internship) (?!gezocht|wanted|lopen)\p{L}/iu;

/** Where the name of the work ends and more is said of it. */
export const titleEnds = verbose('iu')`
  \s+(?:
    voor|in|te|bij|at|for|die|who|that|met|with|om|to|vanaf|from|per|als|op|on|v\.a|start|bel|call|app|mail|ons|onze|onder|near
    |regio|omgeving|zonder|without|is|ben|kun|kan|can|wil|komen|werken|worden
  )(?:\s.*)?$
`;

/** "Een collega voor in de bediening": what follows is the work. */
export const anyoneFor = verbose('iu')`
  ^(?:\p{L}+ )?(?:collega|iemand|someone|somebody|medewerker|hulp|versterking)\s+(?:voor|for)\s+(?:(?:in|op|achter|at|in)\s+)?
  (?:de|het|the|our|onze)\s+(?=\p{L})
`;

/** Work of any kind, which no employer asks for. */
export const anyWork =
  /(?:^|\s)(?:werk|baan|bijbaan|baantje|job|functie|uitdaging|opdracht|klus|work|position|role|employment|challenge|opportunity)$/iu;

/** For whom somebody is asked, apart from who it is. */
export const forWhom = /^(?:voor|for|bij|at)\s+(?:mijn|onze?|ons|my|our|\p{Lu})/u;

/** Whoever may come, before the work is named: "gezocht: leuke collega, kok". */
export const anyone = verbose('iu')`
  ^(?:\p{L}+ )?(?:
    collega['’]?s?|colleagues?|iemand|someone|somebody|personeel|staff|people|mensen|jou|jij|you|talent|toppers?|kanjers?
    |vrijwilligers?|volunteers?|versterking|hulp|help
  )(?![\p{L}-])
`;

/** Words of a sentence, which no title on its own has. */
export const inSentence = verbose('iu')`
  (?<![\p{L}'’])(?:
    wat|hoe|waarom|what|how|why|ik|i|i'm|i’m|je|jij|hij|zij|ze|he|she|they|we|wij|you|is|was|were|ben|bent|are|am|de|het|the|my|mijn
    |zijn|his|her|die|dat|had|heeft|has|zich|biedt|werkt|verdient|wordt|kost|works|earns|gets|not|niet|beschikbaar|available
  )(?![\p{L}'’])
`;

/** Papers and goods that come with work, hours or money too. */
export const otherPaper = verbose('iu')`
  ^(?:
    factu(?:ur|ren)|invoice|offerte|quot(?:e|ation)|bon|receipt|order|loonstrook|salarisstrook|payslip|recept|recipe|cursus|course
    |opleiding|training|workshop|les|te koop|for sale|tweedehands|second[- ]hand|gebruikte|used|te huur|for rent|to let|jaaropgave
    |urenstaat|timesheet|rooster|planning|agenda|profiel|portfolio|referentie|getuigschrift|arbeidsovereenkomst|cao
  )(?![\p{L}-])
`;

/** "Schilder gezocht in Zwolle?", "Looking for an accountant?": whoever asks a customer offers himself. */
const question = /[^.!?\n]+\?/gu;
const customer =
  /(?<!\p{L})(?:gezocht|nodig|needed|required|wanted)(?!\p{L})|^\s*(?:looking for|in need of|need|op zoek naar|zoek(?:t u| je| jij)) (?:an?|een) /iu;
const employer = verbose('iu')`
  (?<!\p{L})(?:
    wij|we|ons|onze|our|us|collega\p{L}*|colleagues?|personeel|staff|\p{L}*werk|\p{L}*baan(?:tje)?|jobs?|work|uitdaging|challenge
    |functie|role|position|stage|internship
  )(?!\p{L})
`;

/** A text with its questions to customers blank. */
export const withoutCustomers = (text: string): string =>
  text.replace(question, (asked) => (customer.test(asked) && !employer.test(asked) ? ' '.repeat(asked.length) : asked));

/** "Schilder gezocht voor mijn huis": whoever has something done at home once asks for a price, and employs nobody. */
export const isOwnChore = (text: string): boolean =>
  (/(?<!\p{L})(?:voor|in|for|at) (?:mijn|m'n|onze|ons|my|our) (?:eigen |nieuwe |new |own )?(?:huis|woning|appartement|tuin|badkamer|keuken|dak|schuur|garage|verbouwing|bruiloft|trouwdag|feest|house|home|flat|garden|bathroom|kitchen|roof|shed|wedding|party)(?!\p{L})/iu.test(
    text,
  ) ||
    /(?<!\p{L})(?:prijsopgave|offerte|vrijblijvend langskomen|a quote|free quote)(?!\p{L})/iu.test(text)) &&
  !/\d ?(?:uur|uren|u|hours?|hrs)(?!\p{L})|per (?:uur|hour|week|maand|month)|an hour|contract|dienstverband|parttime|part-time|fulltime|full-time/iu.test(
    text,
  );

/** A day to meet employers, and no work by itself: "Banenmarkt zorg en techniek". */
export const isFair = verbose('iu')`
  ^[^.!?\n]{0,40}(?<!\p{L})(?:
    banenmarkt|banenbeurs|vacaturemarkt|carrièrebeurs|carrierebeurs|baanbeurs|werkgeversmarkt|job ?fairs?|jobs? fairs?
    |careers? (?:fair|event|day)|recruitment (?:day|event)|open (?:sollicitatie)?(?:dag|avond)|meeloopdag
    |inloop(?:dag|avond|spreekuur)|speeddate
  )(?!\p{L})
`;
