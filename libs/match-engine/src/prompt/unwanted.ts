import { verbose } from '@tandem/domain/verbose';
import type { Flag } from '@tandem/domain/preferences';
import { conceptRows } from '../data/concepts';
import { industryOf } from '@tandem/taxonomy/industries';
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
const turn = verbose('iu')`
  [.!?;:\n\u0001]
  |(?<!\p{L})(?:
    but|maar|wel|ivm|in verband met|na|after|however|though|graag|please|pls|plz|prefer|liefst|i |ik |with|met|near|dichtbij|only
    |alleen|enkel|because|omdat|want|vanwege|wegens|due to|as long as|zolang|than|dan|\p{L}*schaal \d+|fwg \d+|scale \d+
  )(?!\p{L})
`;
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
const possession = verbose('iu')`
  ^\s+(?:(?:a|an|een|my|mijn|own|eigen)\s+)?(?:
    (?:auto)?rijbewijs(?:\s+[a-e]{1,2}(?!\p{L}))?|auto|car|(?:driving|driver['’]?s) licen[cs]e|licen[cs]e|cv|resume|vog
    |\p{L}*bevoegdheid
  )(?!\p{L})(?:\s+(?:needed|required|necessary|nodig|vereist|verplicht)(?!\p{L}))?(?!\s*,|\s+(?:or|of|nor|noch|and|en)(?!\p{L}))
`;
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

const padding = verbose('iu')`
  ^(?:
    (?:
      a|an|any|the|een|de|het|in|at|on|to|of|via|work|working|do|doing|be|being|op|aan|job|werken|doen|meer|more|als|as|voor|for
      |with|met|hoeft? te|hoeven te|have to|having to|need to|meer
    )\s+
  )+
`;

const noMore = verbose('iu')`
  \s+(?:
    meer(?: (?:wil|wilt|willen|kan|kunnen|hoeft?|hoeven)(?: \p{L}+)?)?|(?:wil|wilt|willen|kan|kunnen) (?:werken|draaien|doen)
    |anymore|any ?more|any longer|ever again
  )\s*$
`;

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
const refusal = verbose('iu')`
  ^(?:\s+(?:werken?|work(?:ing)?))?\s*[:=]?\s+(?:
    (liever niet|bij voorkeur niet|rather not|preferably not)|lukt (?:me |mij )?niet(?: meer)?|gaat (?:me |mij )?niet(?: meer)?
    |kan ik niet(?: meer)?|(?:is|zijn) (?:niets|niks) voor mij|(?:is|are) not for me|(?:is|are) no longer possible
    |(?:nee|no)(?:\s+(?:bedankt|dank je|thanks|thank you))?(?=\s*(?:$|[,.;!]))|niet|not
  )(?:\s+(?:werken|work(?:ing)?))?(?!\p{L})(?!
    \s+(?:erg|te|too|overly|that|nodig|belangrijk|zo|alleen|altijd|meer|a problem|an issue|only|always)
  )
`;

const refused = (rest: Remainder): Flag[] => {
  return findWishes(rest.left).flatMap(({ concept, start, end }) => {
    const value = rest.text.slice(start, end);
    const after = refusal.exec(rest.left.slice(end));
    if (!after || !rest.isFree(start, end) || !unwelcome.has(conceptRows[concept]?.key ?? '')) return [];
    rest.claim('unwanted', start, end + after[0].length, value);
    return [{ value, dealbreaker: after[1] === undefined }];
  });
};

const preferred = verbose('dgiu')`
  (?<!\p{L})(?:liever|rather|prefer(?:ably)?|instead)\s+(?:[^\s,.;!?]+\s+){1,6}?(?<mark>dan|than|over)\s+
  (?:(?:op|in|bij|at|on|een|de|het|the|a|an)\s+)*(?<other>[^\s,.;!?]+(?:\s+(?!of|or|en|and)[^\s,.;!?]+)?)
`;

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
