import { verbose } from '@tandem/domain/verbose';
/** A piece of a text, UTF-16 offsets, end exclusive. */
type Place = { start: number; end: number };

const union = (words: string): string => words.trim().replace(/\s+/g, '|');

const denying = union(`no not never without nor none non cannot free_of free_from instead_of rather_than geen niet nooit zonder noch
  nergens in_plaats_van`).replaceAll('_', '\\s+');

const negationBefore = new RegExp(
  `(?:^|[^\\p{L}])(?:(?:${denying})|\\p{L}+n['’]t)(?<denied>(?:\\s+(?!(?:and|en|but|maar)\\s)[\\p{L}'’-]+){0,3}(?:\\s+(?:and|en|or|of))?)\\s*-?$`,
  'iu',
);

/** What is not minded is there: "no objection to night shifts", "niet bang voor nachtdiensten", "not only at night". */
const accepting = new RegExp(
  `^\\s+(?:${union(`only just alone merely mind problem problems issue issues objection objections trouble afraid scared shy allergic matter
    bad fear alleen enkel slechts uitsluitend bezwaar probleem problemen moeite bang vies hekel angst last erg vreemd alledaags`)})(?![\\p{L}])`,
  'iu',
);

const directlyAfter = verbose('iu')`
  ^\s*(?:(?:is|are|zijn)\s+)?(?:
    not (?:required|needed|necessary|part|expected|an issue)|niet (?:nodig|vereist|aan de orde|van toepassing)|hoeft niet
    |hoeven niet|-?free\b|-?vrij\b
    |(?:are|is) not(?! (?:capped|limited|unusual|uncommon|excluded|exceptional|optional|avoidable|only|always))|zijn er niet
  )
`;

/** Words that may stand between a thing and the denial behind it: "avonddiensten kennen we hier niet", "overwerk komt bij ons nooit voor". */
const between =
  union(`is are was will be being am there we you they it do does have has need exist exists asked expected wanted here with us
  ken kent kennen heb hebt hebben doe doet doen draai draait draaien vraag vraagt vragen verwacht verwachten werk werkt werken zijn
  kom komt komen hoef hoeft hoeven bestaat bestaan loop loopt lopen sta staan krijg krijgt je jij u we wij ze zij er hier dus bij ons
  ook daarom gelukkig of en in het de weekend nachts avonds and or`);
const laterAfter = new RegExp(
  `^(?:\\s+['’]?(?:${between})){1,5}\\s+(?:niet|nooit|not|never)\\b(?!\\s+(?:${union(`only always often alone mind just alleen altijd vaak
    veel erg bang vreemd zo zelden uitgesloten uit bezwaarlijk capped limited unusual uncommon excluded exceptional optional avoidable`)}|te (?:vermijden|voorkomen))\\b)`,
  'iu',
);

/** What others do is not asked of who reads it: "nachten doet een apart team", "out of hours is outsourced". */
const bySomebodyElse = new RegExp(
  [
    '(?:is|are|zijn|wordt|worden)\\s+(?:\\p{L}+\\s+)?(?:outsourced|uitbesteed)',
    '(?:is|are)\\s+(?:covered|done|handled|taken|run|worked|left)\\s+(?:by|to)\\s+(?:an?\\s+)?(?:other|another|others|separate|different|dedicated)',
    '(?:doet|doen|draait|draaien|neemt|nemen|werkt|werken|vangt|vangen)\\s+(?:(?:een|de|het|onze)\\s+)?(?:aparte?|andere?|anderen|vaste nacht\\p{L}*)',
    '(?!(?:en|of|in|op|met|bij|voor|van|als|and|or|at|with|for)\\s)\\p{L}+\\s+(?:(?:een|de|het|onze)\\s+)?(?:aparte?|andere?)\\s+(?:\\p{L}*ploeg|team|collega|groep|bedrijf|partij|mensen)',
    '(?:wordt|worden)\\s+(?:door\\s+)(?:(?:een|de|het|onze)\\s+)?(?:aparte?|andere?|anderen)',
  ]
    .map((pattern) => `^\\s+${pattern}`)
    .join('|'),
  'iu',
);
const somebodyElseBefore = verbose('iu')`
  (?:^|[^\p{L}])(?:(?:separate|dedicated|different|another|other|aparte?|andere?)\s+[\p{L}'’-]+|others|anderen)\s+(?:
    do|does|cover|covers|handle|handles|take|takes|run|runs|work|works|doet|doen|draait|draaien|werkt|werken
  )(?:\s+(?:on|all|the|our|over|alle|de|het|onze|in))*\s*$
`;

const clauseEnd = /[.!?;:\n]|,\s(?:but|maar)\s/;
const reach = { before: 60, after: 60 };

const isDeniedBefore = (before: string): boolean => {
  const denied = negationBefore.exec(before)?.groups?.['denied'];
  return denied !== undefined && !accepting.test(denied);
};

type Around = { before: string; after: string };

const around = (text: string, { start, end }: Place): Around => ({
  before:
    text
      .slice(Math.max(0, start - reach.before), start)
      .split(clauseEnd)
      .at(-1) ?? '',
  after: text.slice(end, end + reach.after).split(clauseEnd)[0] ?? '',
});

const isPlainlyDenied = ({ before, after }: Around): boolean => isDeniedBefore(before) || directlyAfter.test(after);

/** Whether the words around a place in a text plainly deny what stands there: "no nights", "nights are not needed". */
export const isDenied = (text: string, place: Place): boolean => isPlainlyDenied(around(text, place));

/** Whether what stands at a place is denied, plainly or further on, or left to others. */
export const isRuledOut = (text: string, place: Place): boolean => {
  const { before, after } = around(text, place);
  return isPlainlyDenied({ before, after }) || somebodyElseBefore.test(before) || laterAfter.test(after) || bySomebodyElse.test(after);
};
