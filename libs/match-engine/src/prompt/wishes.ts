import type { Flag } from '@tandem/domain/preferences';
import { conceptRows } from '../data/concepts';
import { findPlace } from '@tandem/geo/places';
import { industryOf } from '@tandem/taxonomy/industries';
import { employers } from '../data/employers';
import { isTrade } from '../data/trades';
import { findWishes } from '../flags/concepts';
import { wordHashes } from '../text/word-hashes';
import { namedTitles } from './named-titles';
import { phrasesIn } from './phrases';
import { Remainder } from './remainder';
import { ease } from './trade';

/** Things nobody asks for: after "no", what stands beside them with "and" is unwanted too. */
const unwelcome = new Set(
  'night-shifts weekend evenings shifts broken-shifts on-call overtime nights-away travel-lots cold-work heat-dust-noise heavy-lifting heights outdoors cold-calling door-to-door call-center commission targets secondment recruitment-agency agency-work temporary phone-sales acquisition customer-contact standing early-shifts'.split(
    ' ',
  ),
);

const softNegators =
  'rather not|preferably no|preferably not|prefer not|prefer no|liever niet|liever geen|bij voorkeur geen|bij voorkeur niet|liefst niet|liefst geen|niet (?:de )?hele dag(?:en)?|niet alleen maar|not all day(?: long)?';
/** These turn only what nobody asks for: "minder fysiek zwaar", unlike "minder uren". */
const weakNegators =
  "(?:minder|less)(?: al)?|(?:niet|niets|niks|not|nothing)(?=\\s+(?:(?:al|that(?:[’']s| is)|wat)\\s+)?(?:te|zo|too|so|that|overly)(?!\\p{L}))";
/** "Cannot" turns these alone too: what somebody cannot do is else no demand. */
const incapable = "(?:can['’]?t|cannot|can not)(?: work| do)?";
/** "Lighter than paving": better work is wanted, and not this. */
const betterThan = `(?<=(?<!\\p{L})(?:${ease}s?|(?:minder|less)\\s+(?:stress|druk|pressure)|better[- ]paid|beter\\s+betaald?e?|leuker|interessanter|schoner|veiliger|cleaner|safer|more\\s+(?:interesting|fun))(?:\\s+(?:work|werk|jobs?|baan|banen|beroep))?\\s+)(?:than|dan)(?!\\s+(?:\\d|nu|now|anders|voorheen|normaal|before|usual|eerst|hier|here)(?!\\p{L}))`;
const firmNegators =
  "not interested in|no interest in|anything but|(?:(?:iets|wat) )?anders dan(?! (?:anders|voorheen|nu|normaal|eerst))|(?:something |anything )?other than(?! (?:before|now|usual))|nothing (?:with|in|at)|closed on|don't want|do not want|don’t want|tired of|sick of|fed up with|getting out of|get out of|wants? out of|(?:want(?:s|ed)? to |would like to )?(?:leave|quit)|(?:done|finished) with(?! (?:my |the )?(?:school|stud|degree|course|college|uni))|leaving|avoid|except|without|never|no|not|weg uit|weg bij|(?:wil|moet|kom|stap)(?: graag)? uit|genoeg van|weg wil(?:len)? uit|klaar met(?! (?:mijn |de |een |het )?(?:studie|studeren|school|\\p{L}*opleiding|hbo|mbo|vmbo|havo|vwo|stage|middelbare))|moe van|(?:ge)?stop(?:t|pen)? met(?! (?:mijn |de |een |het )?(?:studie|studeren|school|\\p{L}*opleiding|hbo|mbo))|(?:niets|niks) (?:met|in|bij)|geen zin in|geen interesse in|wil geen|wil niet|(?:i |ik )?(?:hate|dislike|haat)|(?:hou|houd) niet van|(?:do not|don['’]t) (?:like|do|work)|behalve|zonder|nooit|geen|niet";
const negation = new RegExp(
  `(?<![\\p{L}'])(?:(${softNegators})|(${weakNegators})|(${incapable})|${betterThan}|${firmNegators})(?![\\p{L}])`,
  'giu',
);
/** A new thought begins here, to which the negation does not reach. */
const turn =
  /[.!?;:\n\u0001]|(?<!\p{L})(?:but|maar|wel|ivm|in verband met|na|after|however|though|graag|please|pls|plz|prefer|liefst|i |ik |with|met|near|dichtbij|only|alleen|enkel|because|omdat|want|vanwege|wegens|due to|as long as|zolang|than|dan|\p{L}*schaal \d+|fwg \d+|scale \d+)(?!\p{L})/iu;
/** "In front of a class", "lots of": the English word, which is no "or". */
const notOr = '(?<!(?:front|kind|sort|type|lots?|out|part|top|side|full|plenty|piles?)\\s)';
const joint = new RegExp(`${notOr}(?<!\\p{L})(?:or|of|nor|noch|and|en)(?!\\p{L})`, 'giu');
const longestItem = 4;
const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Whether words name something that nobody asks for; its opposite ("vast contract" of what is temporary) is what people do ask for. */
export const isUnwelcome = (text: string): boolean =>
  findWishes(text).some(({ concept, isDenied }) => !isDenied && unwelcome.has(conceptRows[concept]?.key ?? ''));

/** "Geen weekend, dagploeg of 2 ploegen": what people ask for begins what is wanted. */
const beginsWelcome = (text: string): boolean => {
  const [first] = findWishes(text).toSorted((one, other) => one.start - other.start);
  return first !== undefined && (first.isDenied || !unwelcome.has(conceptRows[first.concept]?.key ?? ''));
};

/** Things somebody may have, of which a job may ask that he has them: no more than these is meant by "no". */
const possession =
  /^\s+(?:(?:a|an|een|my|mijn|own|eigen)\s+)?(?:(?:auto)?rijbewijs(?:\s+[a-e]{1,2}(?!\p{L}))?|auto|car|(?:driving|driver['’]?s) licen[cs]e|licen[cs]e|cv|resume|vog|\p{L}*bevoegdheid)(?!\p{L})(?:\s+(?:needed|required|necessary|nodig|vereist|verplicht)(?!\p{L}))?(?!\s*,|\s+(?:or|of|nor|noch|and|en)(?!\p{L}))/iu;
const needed = /\s+(?:is |are |zijn )?(?:needed|required|necessary|nodig|vereist|verplicht)(?!\p{L})/iu;

/** So far "no" is looked along for another matter. */
const farthest = 80;

/** What follows a thing nobody asks for without a word between is another matter: "no nights own transport", "geen weekend verzorgende". */
const endOfThing = (clause: string): number => {
  const near = clause.slice(0, farthest);
  const mentions = findWishes(near).map(({ concept, start, end }) => ({ start, end, isUnwelcome: unwelcome.has(conceptRows[concept]?.key ?? '') })); // prettier-ignore
  const things = mentions.filter((mention) => mention.isUnwelcome);
  if (things.length === 0) return clause.length;
  const others = [...mentions.filter((mention) => !mention.isUnwelcome), ...namedTitles(new Remainder(near)), ...phrasesIn(near)];
  const next = others.filter(({ start }) => things.some(({ end }) => end < start && near.slice(end, start).trim() === ''));
  return Math.min(clause.length, ...next.map(({ start }) => start));
};

/** "No nights in healthcare": behind a thing that is refused a sector says where it is. */
const beforeSector = (clause: string): number => {
  const sector = /\s(?:in|binnen|within)\s+(?:(?:de|het|the)\s+)?(\p{L}+)/iu.exec(clause);
  const isWhere = sector && industryOf(sector[1] ?? '') !== null && findWishes(clause.slice(0, sector.index)).length > 0;
  return isWhere ? sector.index : clause.length;
};

/** How far "no" reaches from here: over a list ("no nights, weekends or cold calling"), else to the next comma. */
const reachOf = (after: string): number => {
  const own = possession.exec(after);
  if (own) return own[0].length;
  const asked = needed.exec(after);
  const first = /^\s*(?:with|met|only|alleen)\s/iu.exec(after)?.[0].length ?? 0;
  const turned = turn.exec(after.slice(first));
  const said = after.slice(0, Math.min(turned ? first + turned.index : after.length, asked ? asked.index + asked[0].length : after.length));
  const clause = said.slice(0, Math.min(endOfThing(said), beforeSector(said)));
  let reach = 0;
  for (const part of clause.split(/(?<=,)/)) {
    const isFirst = reach === 0;
    if (
      !isFirst &&
      (/^\s*(?:iets|something|anything)\s/iu.test(part) ||
        wordCount(part) > longestItem ||
        !((isUnwelcome(part) && !beginsWelcome(part)) || /^\s*(?:or|of|nor|noch|geen|no)\s/iu.test(part)))
    )
      break;
    const joints = [...part.matchAll(joint)];
    const ends = joints.find(({ 0: word, index }) => {
      const next = part.slice(index + word.length);
      return /^(?:and|en)$/iu.test(word) && wordCount(next) > 1 && !isUnwelcome(next);
    });
    if (ends) return reach + ends.index;
    reach += part.length;
  }
  return reach;
};

const items = (text: string): { text: string; at: number }[] => {
  const found: { text: string; at: number }[] = [];
  let at = 0;
  for (const piece of text.split(
    new RegExp(`(,|${notOr}(?<!(?:laden|loading|lift|lifting|tillen)\\s)(?<!\\p{L})(?:or|of|nor|noch|and|en|no|geen)(?!\\p{L}))`, 'iu'),
  )) {
    if (piece.trim() && !/^(?:,|or|of|nor|noch|and|en|no|geen)$/iu.test(piece.trim())) found.push({ text: piece, at });
    at += piece.length;
  }
  return found;
};

const padding =
  /^(?:(?:a|an|any|the|een|de|het|in|at|on|to|of|via|work|working|do|doing|be|being|op|aan|job|werken|doen|meer|more|als|as|voor|for|with|met|hoeft? te|hoeven te|have to|having to|need to|meer)\s+)+/iu;

const noMore =
  /\s+(?:meer(?: (?:wil|wilt|willen|kan|kunnen|hoeft?|hoeven)(?: \p{L}+)?)?|(?:wil|wilt|willen|kan|kunnen) (?:werken|draaien|doen)|anymore|any ?more|any longer|ever again)\s*$/iu;

/** A thing that is not wanted, by the name that vacancies have for it. */
const plain = (text: string): string => {
  const said = text.replace(needed, '').replace(noMore, '').trim();
  const bare = said.replace(padding, '');
  // "On call" is no call.
  const item = (findWishes(bare).length === 0 && findWishes(said).length > 0 ? said : bare).replace(
    /^(?:with|met)\s/iu.test(said) ? /\s+(?:werken|work(?:ing)?)$/iu : '',
    '',
  );
  if (/^(?:own |my )?car$/iu.test(item)) return 'own car required';
  if (/^(?:own )?transport$/iu.test(item)) return 'own transport';
  if (/^(?:eigen )?vervoer$/iu.test(item)) return 'eigen vervoer';
  return /^(?:eigen |mijn )?auto$/iu.test(item) ? 'eigen auto vereist' : item;
};

/** "In het weekend niet", "nights rather not"; "nachten niet erg" says the opposite. */
const refusal =
  /^(?:\s+(?:werken?|work(?:ing)?))?\s*[:=]?\s+(?:(liever niet|bij voorkeur niet|rather not|preferably not)|lukt (?:me |mij )?niet(?: meer)?|gaat (?:me |mij )?niet(?: meer)?|kan ik niet(?: meer)?|(?:is|zijn) (?:niets|niks) voor mij|(?:is|are) not for me|(?:is|are) no longer possible|(?:nee|no)(?:\s+(?:bedankt|dank je|thanks|thank you))?(?=\s*(?:$|[,.;!]))|niet|not)(?:\s+(?:werken|work(?:ing)?))?(?!\p{L})(?!\s+(?:erg|te|too|overly|that|nodig|belangrijk|zo|alleen|altijd|meer|a problem|an issue|only|always))/iu;

const refused = (rest: Remainder): Flag[] => {
  return findWishes(rest.left).flatMap(({ concept, start, end }) => {
    const value = rest.text.slice(start, end);
    const after = refusal.exec(rest.left.slice(end));
    if (!after || !rest.isFree(start, end) || !unwelcome.has(conceptRows[concept]?.key ?? '')) return [];
    rest.claim('unwanted', start, end + after[0].length, value);
    return [{ value, dealbreaker: after[1] === undefined }];
  });
};

const preferred =
  /(?<!\p{L})(?:liever|rather|prefer(?:ably)?|instead)\s+(?:[^\s,.;!?]+\s+){1,6}?(?<mark>dan|than|over)\s+(?:(?:op|in|bij|at|on|een|de|het|the|a|an)\s+)*(?<other>[^\s,.;!?]+(?:\s+(?!of|or|en|and)[^\s,.;!?]+)?)/dgiu;

/** "Rather in a workshop than on site": the other of two is liked less. */
const lessLiked = (rest: Remainder): Flag[] =>
  [...rest.left.matchAll(preferred)].flatMap(({ groups, indices }) => {
    const value = groups?.['other'] ?? '';
    const [from = 0] = indices?.groups?.['mark'] ?? [];
    const [, to = 0] = indices?.groups?.['other'] ?? [];
    if (!rest.isFree(from, to)) return [];
    rest.claim('unwanted', from, to, value);
    return [{ value, dealbreaker: false }];
  });

/** What is not wanted, each as a red flag; said firmly it is a dealbreaker. */
export const readUnwanted = (rest: Remainder): Flag[] => {
  const flags = [...lessLiked(rest), ...refused(rest)];
  for (const match of rest.left.matchAll(negation)) {
    const from = match.index + match[0].length;
    if (!rest.isFree(match.index, from)) continue;
    const said = rest.left.slice(from, from + reachOf(rest.left.slice(from)));
    const wanted = items(said).map(({ text }) => plain(text)).filter((text) => !/^(?:probleem|problem|bezwaar|objection|idee|idea|clue)/iu.test(text) && (wordHashes(text).length > 0 || findWishes(text).length > 0 || isTrade(text))); // prettier-ignore
    if (wanted.length === 0 || ((match[2] ?? match[3]) !== undefined && !wanted.every(isUnwelcome))) continue;
    flags.push(...wanted.map((value) => ({ value, dealbreaker: (match[1] ?? match[2]) === undefined })));
    rest.claim('unwanted', match.index, from + said.replace(/[\s,;:.!?]+$/, '').length, [...new Set(wanted)].join(', '));
  }
  return flags;
};

/** Conditions that are said elsewhere in the reading, or are the work itself. */
const notWishes = new Set(['remote', 'children', 'elderly', 'pets', 'aviation', 'four-day-week', 'english-language', 'dutch-language', 'startup', 'small-company', 'large-company']); // prettier-ignore

/** What may stand between a thing and how it is borne: another thing ("nights or weekends are fine"). */
const fineAfter =
  /^(?:\s*(?:,|of|or|en|and|\/)\s*\p{L}+)?\s*(?:(?:is|are|zijn)\s+)?(?:voor mij\s+)?(?:(?:ook\s+)?geen\s+(?:probleem|bezwaar|punt)|no\s+problem|not\s+a\s+problem|fine|ok(?:ay)?|(?:vind\s+ik\s+)?(?:prima|geen\s+probleem)|mag(?:\s+ook)?|mogen(?:\s+ook)?|(?:vind\s+ik\s+)?niet\s+erg|maakt\s+(?:me\s+|mij\s+)?(?:niet|niks|niets)\s+uit|(?:do|does)n['’]?t\s+matter)(?!\p{L})/iu;
/** Said of anything, it is no wish: "zzp mag ook", "lease car not needed". */
const alsoFine =
  /^\s+(?:(?:is|are)\s+also\s+(?:fine|ok(?:ay)?)|mag\s+ook|mogen\s+ook|kan\s+ook|(?:is|zijn)\s+ook\s+(?:goed|prima)|(?:hoeft|hoeven)\s+niet|(?:(?:is|zijn|are)\s+)?(?:niet|not)\s+(?:verplicht|nodig|belangrijk|needed|required|necessary|important)|optional|optioneel|no\s+must|geen\s+must)(?!\p{L})/iu;
const fineBefore =
  /(?:geen\s+(?:probleem|bezwaar|moeite)(?:\s+met)?|no\s+(?:problem|objection)(?:\s+(?:with|to))?|don['’]?t\s+mind|(?:fine|ok)\s+with)\s+(?:het\s+|de\s+|the\s+)?$/iu;

/** What somebody puts up with is no wish. */
const readBorne = (rest: Remainder): void => {
  for (const { start, end } of findWishes(rest.left)) {
    const [before] = fineBefore.exec(rest.left.slice(0, start)) ?? [''];
    const [after] = fineAfter.exec(rest.left.slice(end)) ?? [''];
    const [from, to] = [start - before.length, end + after.length];
    const isBorne = before + after !== '' && isUnwelcome(rest.text.slice(start, end));
    if ((isBorne || alsoFine.test(rest.left.slice(end))) && rest.isFree(from, to)) rest.claim('background', from, to);
  }
};

const only = 'alleen|enkel|uitsluitend|slechts|only|just|strictly|solely';
const onlyBefore = new RegExp(
  `(?<!\\p{L})(?:${only})(?:\\s+(?:maar|nog|work(?:ing)?|werken|in|op|during|tijdens|the|de|het|een|a))*\\s*$`,
  'iu',
);
const onlyAfter = new RegExp(`^\\s+(?:(?:work(?:ing)?|werken|please)\\s+)?(?:${only})(?!\\p{L})`, 'iu');

/** "A lease car is a must". */
const must =
  /^\s+(?:(?:is|are|zijn)\s+)?(?:(?:een\s+|a\s+)?must|vereist|verplicht|noodzakelijk|required|necessary|essential|per se|absoluut)(?!\p{L})/iu;

/** "Only mornings" is a condition, "mornings" a wish. */
const isCondition = (rest: Remainder, start: number, end: number): boolean =>
  onlyBefore.test(rest.left.slice(0, start)) ||
  onlyAfter.test(rest.left.slice(end)) ||
  new RegExp(`^(?:${only})\\s|\\s(?:${only})$`, 'iu').test(rest.text.slice(start, end));

const employer =
  /(?<!\p{L})(?:bij|at|voor|for)\s+(?:(?:de|het|the)\s+)?(?<name>\p{Lu}[\p{L}\d&'’.+-]+(?:\s+(?:(?:van|de|der|den|of|and|en|&)\s+)*\p{Lu}[\p{L}\d&'’.+-]*){0,3})/dgu;

const escape = (name: string): string => name.replaceAll('.', '\\.').replace(/['’]/g, "['’]?");
const known = new RegExp(
  `(?<![\\p{L}.@-])(?:(?:bij|at|voor|for|in)\\s+(?:(?:de|het|the)\\s+)?)?(?<name>${[...employers]
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join('|')})(?![\\p{L}-])`,
  'giu',
);
/** Short names are words of something else as well ("htm", "ret"); they are meant where somebody works at them. */
const shortName = 3;

/** "Vakken vullen albert heijn": employers that are known without a capital. */
const knownEmployers = (rest: Remainder): Flag[] =>
  rest.take('wish', known, ({ 0: said, groups }) => {
    const value = groups?.['name'] ?? '';
    return said === value && value.length <= shortName ? null : { value, dealbreaker: false };
  });

/** "Werken bij KLM": whom somebody wants to work for, in his words; a vacancy that names him has what is wished. */
export const readEmployers = (rest: Remainder): Flag[] => {
  const listed = knownEmployers(rest);
  if (rest.text === rest.text.toUpperCase()) return listed;
  const others = [...rest.left.matchAll(employer)].flatMap(({ 0: said, index, groups, indices }) => {
    const value = groups?.['name'] ?? '';
    const [, to = 0] = indices?.groups?.['name'] ?? [];
    if (industryOf(value) !== null || findPlace(value) !== null || findWishes(value).length > 0 || !rest.isFree(index, to)) return [];
    rest.claim('wish', index, index + said.length);
    return [{ value, dealbreaker: false }];
  });
  return [...listed, ...others];
};

const kindOfEmployer =
  /(?<!\p{L})(?:(?:een|an?|the|de)\s+)?(?:company|employer|organi[sz]ation|boss|bedrijf|werkgever|organisatie|baas)\s+(?:that|who|which|die|dat)\s+(?<what>[^,.;!?\n\u0001]{3,80}(?=\s*(?:[,.;!?\n]|$)))/giu;

/** "A company that cares about its people": what is said of whoever employs is a wish, in its words, and no work. */
export const readKindOfEmployer = (rest: Remainder): Flag[] =>
  rest.take('wish', kindOfEmployer, ({ groups, index }) => {
    const value = (groups?.['what'] ?? '').trim();
    return refuses.test(rest.before(index)) ? null : { value, dealbreaker: false };
  });
const refuses = /(?<!\p{L})(?:geen|no|not|niet|without|zonder)\s+$/iu;

const weekday = '(?:maandag|dinsdag|woensdag|donderdag|vrijdag|monday|tuesday|wednesday|thursday|friday)(?:s|en)?(?:middag|ochtend|avond|\\s+(?:afternoon|morning|evening)s?)?(?:s|en)?'; // prettier-ignore
const weekdays = `${weekday}(?:\\s*(?:,|en|and|of|or|&)\\s*${weekday})*`;
const often = '(?:(?:altijd|graag|(?:het )?liefst|liever|gewoon|steeds|always|ideally|preferably|wil ik|moet ik|i want|i need)\\s+){0,2}';
const dayOff = new RegExp(`(?<!\\p{L})(?:(?:elke|iedere|every|op|on|de)\\s+)*(?:(?<days>${weekdays})\\s+${often}(?:vrij|off|free)|(?:vrij|off|free)\\s+(?:op|on)\\s+(?<on>${weekdays}))(?!\\p{L})`, 'giu'); // prettier-ignore

/** "Woensdag vrij", "Fridays off": days on which somebody would rather not work. They are no days of his hours. */
export const readDaysOff = (rest: Remainder): Flag[] =>
  [...rest.left.matchAll(dayOff)].flatMap(({ 0: said, index, groups }) => {
    const days = (groups?.['days'] ?? groups?.['on'] ?? '').match(new RegExp(weekday, 'giu')) ?? [];
    rest.claim('unwanted', index, index + said.length, days.join(', '));
    return days.map((value) => ({ value, dealbreaker: false }));
  });

/** "Fulltime, vast, Zwolle": alone between marks it is said of the contract. */
const bareContract = /(?<=(?:^|[,;.\u0001])\s*)(?:vast|permanent)(?=\s*(?:[,;.]|$))/giu;

/** Wishes the engine knows ("rustig", "small team", "company car"), each as a green flag in the words of the sentence. */
export const readWanted = (rest: Remainder): Flag[] => {
  readBorne(rest);
  const contract = rest.take('wish', bareContract, ([said]): Flag => ({ value: /^v/iu.test(said) ? 'vast contract' : 'permanent contract', dealbreaker: false })); // prettier-ignore
  const flags = new Map<number, Flag>();
  // Of two that begin at one word the longer says what is meant: "doordeweeks thuis" is no "doordeweeks".
  for (const { concept, start, end } of findWishes(rest.left).toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (!rest.isFree(start, end) || notWishes.has(conceptRows[concept]?.key ?? '')) continue;
    const { value = rest.text.slice(start, end), dealbreaker = false } = flags.get(concept) ?? {};
    const asked = must.exec(rest.left.slice(end))?.[0].length ?? 0;
    flags.set(concept, { value, dealbreaker: dealbreaker || asked > 0 || isCondition(rest, start, end) });
    rest.claim('wish', start, end + asked);
  }
  return [...contract, ...flags.values()];
};
