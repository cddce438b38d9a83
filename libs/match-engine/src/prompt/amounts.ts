import { verbose } from '@tandem/domain/verbose';
import type { Remainder } from './remainder';

const numbers: Readonly<Record<string, number>> = {
  one: 1, een: 1, één: 1, two: 2, twee: 2, three: 3, drie: 3, four: 4, vier: 4, five: 5, vijf: 5, six: 6, zes: 6,
  seven: 7, zeven: 7, eight: 8, acht: 8, nine: 9, negen: 9, ten: 10, tien: 10,
}; // prettier-ignore
const few = '\\d{1,2}|one|een|één|two|twee|three|drie|four|vier|five|vijf|six|zes';
/** "Class 1", "niveau 3": what is numbered, and no amount. */
const start = '(?<![\\p{L}\\d.,])(?<!(?<!\\p{L})(?:class|klasse|niveau|level|cat|category|schaal|groep|fase)\\s)';
const end = '(?![\\p{L}\\d])';
const toward = '\\s*(?:-|–|to|tot|t/m|of|or|à|a|and|en)\\s*';
/** Words that only say which side of an amount is meant. */
const about =
  '(?:(?:niet verder (?:weg )?dan|not (?:further|farther) than|at least|at most|minimum(?: of)?|min\\.?|max\\.?|maximum(?: of)?|maximaal|minimaal|minstens|ten minste|tenminste|hooguit|hoogstens|vanaf|from|up to|no more than|not more than|more than|not less than|niet meer dan|meer dan|niet minder dan|tot|around|about|approximately|ongeveer|circa|ca\\.?|rond(?: de)?|zo’?n|between|tussen|earning|(?:uur|maand)?loon(?: van)?|hourly (?:rate|wage|pay)(?: of)?|verdien(?:en)?|net(?:to)?(?: pay| salary)?|salary(?: of)?|salaris(?: van)?)\\s+(?:de\\s+|the\\s+)?)*';

const valueOf = (written: string): number => numbers[written.toLowerCase()] ?? Number(written);

const hoursPattern = new RegExp(
  `${start}${about}(\\d{1,2})(?:(?:\\s*(?:uur|hours?))?${toward}${about}(\\d{1,2}))?\\s*(?:\\+\\s*)?-?\\s*(?:uur|uurtjes|uren|urige?|u|hours?|hrs?|h)(?:\\s*(?:per|a|an|p\\.?\\s*/?|in de|in the|/)\\s*(?:week|wk|w))?(?:\\s*(?:weekly|wekelijks))?${end}(?!\\s*(?:per|a|p\\.?|/)\\s*(?:dag|day)|\\s*(?:reizen|rijden|reistijd|travel|drive|commute|away|vanaf|from)|/)`,
  'giu',
);
const daysPattern = new RegExp(
  `${start}${about}(${few})(?:${toward}(${few}))?[\\s-]*(?:dagen|dgn|dag|daagse?|days?)(?:\\s*(?:-|per|a|in de|in the|/)?\\s*(?:werk)?(?:week|wk))?${end}(?!\\s*(?:thuis|vanuit huis|from home|at home|remote|home|(?:naar|op|in|at)\\s+(?:het\\s+|the\\s+)?(?:kantoor|office)|on site|vakantie|holiday|off|vrij))`,
  'giu',
);
const weekdays = ['maandag|monday', 'dinsdag|tuesday', 'woensdag|wednesday', 'donderdag|thursday', 'vrijdag|friday'].map(
  (names) => new RegExp(`^(?:${names})`, 'iu'),
);
const dayName = `(?:${weekdays.map(({ source }) => source.slice(1)).join('|')})(?:en|s)?(?:(?:middag|ochtend)(?:en)?)?`;
const untilDay = '(?:t/m|tot en met|tot|to|through|until|-|–)';
const weekdaysPattern = new RegExp(
  `(?<!(?:geen|niet|not|no|except|behalve|vrije?|off)\\s+(?:op\\s+|on\\s+)?)(?<!\\p{L})${dayName}(?:\\s*(?:,\\s*(?:en|and|of|or)?|en|and|&|\\+|of|or|${untilDay})\\s*${dayName})*(?!\\p{L})(?!\\s*(?:,|en|and|of|or|t/m|to)?\\s*(?:zaterdag|zondag|saturday|sunday|vrij|off|free|niet|not|liever niet))`,
  'giu',
);
const ftePattern = new RegExp(`${start}${about}(0[.,]\\d{1,2}|1)\\s*fte${end}`, 'giu');
const hoursOfDay = 8;
const hoursOfFte = 40;
const mostHours = 60;
/** "4x9 uur": so many days of so many hours. */
const timesPattern = new RegExp(
  `${start}(?:([1-6])\\s*(?:x|×|keer|maal)\\s*(\\d{1,2})\\s*(?:uur|hours?|u)?|(${few})\\s+(?:dagen|days)\\s+(?:van|of|à|a)\\s+(\\d{1,2}|zes|zeven|acht|negen|tien|six|seven|eight|nine|ten)[\\s-]*(?:uur|hours?|u))${end}`,
  'giu',
);

/** Hours a week: the most that is wanted, and the least where a range was given. */
export type Hours = { least: number; most: number };

/** "Na 18 uur" is a time of the day; a week has more hours, or is named. Spans of the day are read before. */
const isOfClock = (before: string, said: string): boolean =>
  /(?<!\p{L})(?:na|om|after|before|vóór)\s+$/iu.test(before) && !/week|wk/iu.test(said);

const dayOf = (name: string): number => weekdays.findIndex((day) => day.test(name));

/** How many days of the week are named ("dinsdag en donderdag", "maandag t/m woensdag"), from one to four; of days put with "or" one. */
const daysNamed = (said: string): number | null => {
  const days = new Set<number>();
  const named = [...said.matchAll(new RegExp(dayName, 'giu'))];
  for (const [at, { 0: name, index }] of named.entries()) {
    const before = named[at - 1];
    const between = before ? said.slice(before.index + before[0].length, index) : '';
    const from = before && new RegExp(untilDay, 'iu').test(between) ? dayOf(before[0]) : dayOf(name);
    for (let day = from; day <= dayOf(name); day += 1) days.add(day);
  }
  if (days.size < 1 || days.size > 4) return null;
  return /\s(?:of|or)\s/iu.test(said) ? 1 : days.size;
};

const only = '(?:alleen|enkel|uitsluitend|only|just)';
const weekendDay = '(?:zaterdag(?:en)?|zondag(?:en)?|saturdays?|sundays?)';
const inWeekend = new RegExp(
  `(?<!\\p{L})(?:${only}\\s+(?:(?:op|in|het|de|on|at|the)\\s+)*(?:(?<one>${weekendDay}(?!\\s*(?:en|and|,|&)))|weekend(?:en|s)?|${weekendDay}\\s*(?:en|and|,|&)\\s*${weekendDay})|(?:(?<last>${weekendDay})|weekends?)\\s+only)(?!\\p{L})(?!\\s+(?:niet|not)(?!\\p{L}))`,
  'iu',
);

/** "Zaterdagbaan": a job called after its days has no more of them. */
const calledAfterDays = verbose('iu')`
  (?<!\p{L})(?:
    (?<day>(?:zaterdag|zondag)(?:baan(?:tje)?|hulp|werk)|saturday jobs?|sunday jobs?)|weekend(?:baan(?:tje)?|hulp|werk|\s+jobs?)
  )(?!\p{L})
`;

/** "Alleen zaterdag", "weekends only": so many days; that it is then is a wish of its own. */
const onlyWeekend = (rest: Remainder): Hours | null => {
  const [said, called] = [inWeekend.exec(rest.text), calledAfterDays.exec(rest.text)];
  if (!said && !called) return null;
  const isOneDay = said?.groups?.['one'] ?? said?.groups?.['last'] ?? (said ? undefined : called?.groups?.['day']);
  const most = isOneDay ? hoursOfDay : 2 * hoursOfDay;
  return { least: 1, most };
};

/** Reads "24 uur", "24-32 hours a week", "vier dagen", "0,8 fte", "dinsdag en donderdag". */
export const readHours = (rest: Remainder): Hours | null => {
  const range = (first: number, last: number): Hours | null =>
    first < 1 || last > mostHours || last < first ? null : { least: first, most: last };
  const times = rest.take('hours', timesPattern, ([, count, hours, days = count ?? '', each = hours ?? '']) =>
    range(valueOf(days) * valueOf(each), valueOf(days) * valueOf(each)),
  );
  const hours = rest.take('hours', hoursPattern, ({ 0: said, 1: first = '', 2: last, index }) =>
    isOfClock(rest.text.slice(0, index), said) ? null : range(Number(first), Number(last ?? first)),
  );
  const days = rest.take('hours', daysPattern, ([, first = '', last]) =>
    valueOf(last ?? first) > 6 ? null : range(valueOf(first) * hoursOfDay, valueOf(last ?? first) * hoursOfDay),
  );
  const fte = rest.take('hours', ftePattern, ([, share = '']) => {
    const count = Math.round(Number(share.replace(',', '.')) * hoursOfFte);
    return range(count, count);
  });
  const named = rest.take('hours', weekdaysPattern, ([said]) => {
    const count = daysNamed(said);
    return count === null ? null : range(count * hoursOfDay, count * hoursOfDay);
  });
  return times[0] ?? hours[0] ?? days[0] ?? fte[0] ?? named[0] ?? onlyWeekend(rest);
};

const money = '(\\d{1,3}(?:[.,\\s]\\d{3})+|\\d+(?:[.,]\\d{1,2})?)\\s*(k(?![\\p{L}]))?';
const unit =
  '(?:\\s*(?:bruto|gross|netto|net))?(?:\\s*(?:per|a|an|p\\.?|/|in de|the)\\s*(hour|uur|month|maand|mnd|year|jaar|annum|week|wk|(?:4|four|vier) (?:weken|weeks)|day|dag)|\\s*(monthly|yearly|annually|hourly|weekly|p[./]?m|p[./]?j|p[./]?u|p[./]?h|p[./]?w))?';
const salaryPattern = new RegExp(
  `${start}${about}(€|£|\\$|eur\\b|euro\\b)?\\s*${money}(?:\\s*\\+)?(?:${toward}(?:[€£$]\\s*)?${money})?\\s*(?:,-)?\\s*(euro'?s?|eur|€)?${unit}(?:\\s*(?:bruto|gross|netto|net|or more|of meer|and up|\\+))*${end}`,
  'giu',
);
const hoursOfMonth = 173;
const [leastHourly, mostHourly] = [10, 100];
const least = { yearly: 15_000, monthly: 800 };

const amountOf = (written: string, isThousands: boolean): number => {
  const grouped = /^\d{1,3}(?:[.,\s]\d{3})+$/.test(written);
  const value = grouped ? Number(written.replace(/[.,\s]/g, '')) : Number(written.replace(',', '.'));
  return isThousands ? value * 1_000 : value;
};

/** How many of what pay is for make a month of full time. */
const inMonth: readonly (readonly [RegExp, number])[] = [[/^(?:week|wk|p[./]?w)/, 52 / 12], [/^(?:4|four|vier)/, 13 / 12], [/^da/, 260 / 12], [/^(?:year|jaar|annu|p[./]?j)/, 1 / 12]]; // prettier-ignore

const perMonth = (amount: number, per: string | undefined): number | null => {
  if (/^(?:hour|uur|p[./]?[uh])/.test(per ?? '')) return amount >= 5 && amount <= 500 ? amount * hoursOfMonth : null;
  // "Loon vanaf 18 euro": nobody works a month for it.
  if (!per && amount >= leastHourly && amount <= mostHourly) return amount * hoursOfMonth;
  const share = per ? (inMonth.find(([name]) => name.test(per))?.[1] ?? 1) : amount >= least.yearly ? 1 / 12 : 1;
  const monthly = amount * share;
  return monthly >= least.monthly && monthly < 100_000 ? monthly : null;
};

/**
 * What is left of a gross pay a month, in euros: net, gross. By the rates and the tax credits of the Netherlands for 2026 of
 * somebody under pension age with one employer, before any share in a pension.
 */
const netOfGross: readonly (readonly [number, number])[] = [[0, 0], [1_940, 2_000], [2_310, 2_500], [2_610, 3_000], [3_180, 4_000], [3_670, 5_000], [4_640, 7_000]]; // prettier-ignore

/** The gross pay that leaves somebody so much; what is above the rule goes on as its last part does. */
const grossOf = (net: number): number => {
  const above = Math.max(
    1,
    netOfGross.findIndex(([left], place) => place > 0 && (left >= net || place === netOfGross.length - 1)),
  );
  const [[fromNet, fromGross] = [0, 0], [toNet, toGross] = [1, 1]] = [netOfGross[above - 1], netOfGross[above]];
  return fromGross + ((net - fromNet) * (toGross - fromGross)) / (toNet - fromNet);
};
const isNet = /(?<!\p{L})(?:netto|net|after tax|take[- ]home)(?!\p{L})/iu;

/** The least gross pay in euros a month at full time: of a range its beginning; pay an hour and a year is worked out. */
export const readSalary = (rest: Remainder): number | null => {
  const found = rest.take(
    'salary',
    salaryPattern,
    ({ 0: whole, 1: sign, 2: first = '', 3: firstK, 5: lastK, 6: name, 7: each, 8: adverb, index }) => {
      const per = each ?? adverb ?? (/uurloon|hourly/i.test(whole) ? 'uur' : undefined);
      const isMoney =
        Boolean(sign ?? name ?? firstK ?? lastK ?? per) ||
        /salar|verdien|earn|bruto|gross|netto|loon|wage/i.test(whole) ||
        /^(?:[3-9]\d|2[1-9])\d{2}$/.test(first);
      const monthly = isMoney ? perMonth(amountOf(first, Boolean(firstK ?? lastK)), per?.toLowerCase()) : null;
      if (monthly === null) return null;
      const around = rest.before(index).slice(-10) + whole + rest.text.slice(index + whole.length, index + whole.length + 10);
      return isNet.test(around) ? Math.round(grossOf(monthly) / 10) * 10 : Math.round(monthly);
    },
  );
  return found[0] ?? null;
};

const vehicle = '(?:fiets|e-?bike|auto|trein|bus|ov|tram|metro|scooter|brommer)';
const byVehicle = `(?:(?:i|ik)\\s+(?:go|ga|reis|travel|come|kom)\\s+)?(?:(?:met|per)\\s+(?:de\\s+|het\\s+|mijn\\s+)?(?:elektrische\\s+)?${vehicle}|op de fiets|lopend|te voet|by (?:bus|bike|bicycle|car|train|tram|tube|public transport)|on foot|walking)`;
/** Nobody travels twenty hours: "met de fiets, 20 uur" names hours a week. */
const hoursOnTheWay = '(?:[1-4]|half|een half|half an|an|één|een|anderhalf)\\s*(?:uur|uurtje|hours?)';
const lasting = `(?:\\d{1,3}|half|een half|half an|an|één|een|anderhalf)\\s*(?:minuten|minuut|min\\.?|minutes?|mins?|km|kilometers?|kwartier)|${hoursOnTheWay}|kwartier|driekwartier|(?:three )?quarters? of an hour`;
const travelPattern = new RegExp(
  [
    `${start}${byVehicle}\\s*,?\\s*${about}(?:binnen\\s+|within\\s+|under\\s+)?(?:een\\s+|a\\s+)?(?:${lasting})`,
    `${start}(?:i|ik)\\s+(?:go|ga|reis|travel)\\s+(?:with|met|per|by)\\s+(?:the\\s+|de\\s+|het\\s+|mijn\\s+)?(?:${vehicle}|bike|bicycle|car|train)`,
    `${start}(?:max(?:imaal)?\\.?|binnen|hooguit|within)\\s+(?:een\\s+|a\\s+)?(?:kwartier(?:tje)?|half uur(?:tje)?|driekwartier|quarter of an hour|half an hour)(?:\\s+(?:reizen|rijden|fietsen|lopen|reistijd|${byVehicle}))?`,
    `${start}${about}(?:binnen\\s+|within\\s+|less than\\s+|under\\s+)?(?:(?:\\d{1,3}|half|een half|half an|an|één|een)\\s*(?:minuten|minuut|min\\.?|minutes?|mins?|km|kilometer|kilometers)|${hoursOnTheWay})\\s*(?:reistijd|reizen|rijden|fietsen|cycling|biking|travel(?:ling)?|commute|drive|driving|away|from home|auto|fiets|trein|bus|ov|car|bike|train|walk|lopen|van huis|van mijn huis|afstand|met de (?:auto|fiets|trein)|by (?:car|bike|train))`,
    `${start}(?:(?:max(?:imaal|imum)?\\.?|binnen|within|less than|under|no more than|hooguit|niet verder (?:weg )?dan|not (?:further|farther) than)\\s+)?\\d{1,3}\\s*(?:minuten|minuut|min|minutes?|mins?|km|kilometers?|miles?)(?:\\s+(?:(?:of|from|van(?:af)?)\\s+)?\\u0001+\\s*(?:by (?:bike|bicycle|car|train|bus)|met de (?:fiets|auto|trein|bus)|op de fiets|fietsen|rijden|reizen))?`,
    `${start}(?:(?:(?:dicht|vlak) ?)?bij|nabij|near|close to|next to|in de buurt van)\\s+(?:(?:het|de|een|the|a)\\s+)?(?:(?:train|central|bus|metro|ns)[ -]?)?(?:station(?:[\\s\\u0001]+(?:centraal|central|cs))?|bushalte|halte|bus stop|metro|tram|centrum|centre|center|city centre|binnenstad|kust|coast|beach|strand)`,
    `${start}(?:dicht(?:bij| bij)|vlak ?bij|in de buurt(?: van)?|in (?:mijn|de) (?:omgeving|regio)(?: van)?|om de hoek|lokaal(?=\\s+werk|\\s*[.,!?]*$)|niet (?:te )?ver (?:van|weg van)|close (?:to|by)|near(?: me| by)?|nearby|around here|local(?=\\s+(?:work|jobs?|vacancies)|\\s*[.,!?]*$)|in my area|not (?:too )?far from|short commute|korte reistijd)(?:\\s+(?:mijn\\s+|my\\s+|de\\s+|het\\s+|the\\s+)?(?:huis|thuis|home|school|opvang|kinderopvang|daycare|nursery))?`,
    `${start}(?:no|geen|not)\\s+(?:commute|travel(?:ling)?|reistijd|reis)\\s+(?:longer|more|over|langer|meer)\\s+(?:than\\s+|dan\\s+)?\\d{1,3}\\s*(?:minuten|minuut|min|minutes?|mins?|km)`,
    `${start}(?:by|with|met|via|per)\\s+(?:het\\s+|the\\s+)?(?:public transport|openbaar vervoer|ov)`,
    `${start}(?:bereikbaar met (?:de |het )?(?:ov|openbaar vervoer|bus|trein|tram|metro|fiets)|(?:wel |ik heb |heb )?(?:een |mijn )?(?:fiets|e-?bike|scooter|brommer)(?=\\s*[.,!?]*$)(?<=(?:wel|heb|een|mijn) (?:een |mijn )?\\S+)|(?:(?:met|per) (?:de|het|mijn)|op (?:de|mijn)(?= (?:fiets|e-?bike|scooter))) (?:bus|trein|tram|metro|fiets|e-?bike|scooter|auto)(?=\\s*(?:[.,;!?]|$))|reachable by public transport|(?:(?:goed |alleen )?(?:met )?(?:het |de )?(?:ov|openbaar vervoer|trein|bus|metro|tram)(?: (?:of|en) (?:de |het )?(?:trein|bus|metro|tram))?|by (?:public transport|train|bus)|(?:public transport|train|bus|tram)(?: (?:or|and) (?:train|bus|tram))?) (?:goed )?(?:bereikbaar|te bereiken|only|alleen)|alleen met (?:het |de )?(?:ov|openbaar vervoer|trein|bus|fiets)|in de buurt|(?:fiets|loop)afstand(?: van)?|lopend bereikbaar|op fietsafstand|(?:bike|biking|cycling|bicycle) distance|(?:bus|trein|train|tram|metro|ov|fiets) (?:naar|to) (?:het |mijn |my )?(?:werk|work)|walking distance|(?:op )?loopafstand)(?:\\s+(?:from|of|van|to)\\s+(?:(?:het|the|my|mijn|de)\\s+)?(?:station|centrum|centre|huis|home))?`,
  ]
    .map((each) => `${each}${end}`)
    .join('|'),
  'giu',
);

/** How far is said beside the sentence; what it says of it is understood and says no more. */
export const readTravel = (rest: Remainder): void => void rest.take('travel', travelPattern, () => true);

const country = '(?:nederland|holland|netherlands|land|country|nl|belgi[eë]|vlaanderen|belgium|flanders)';
const everywhere = new RegExp(
  `(?<!\\p{L})(?:(?:(?:door|in|over|binnen)\\s+)?(?:heel|geheel|gans|het hele)\\s+(?:het\\s+)?${country}(?:\\s+door)?|landelijk(?:\\s+(?:werkzaam|inzetbaar))?(?!\\s+(?:gebied|wonen|leven|gelegen))|nationwide|countrywide|(?:all over|across|throughout|anywhere in|the whole(?: of)?|whole)\\s+(?:the\\s+)?${country}|(?:mag\\s+)?(?:ook\\s+)?overal in\\s+(?:het\\s+)?${country}|(?:mag|kan)\\s+overal|from anywhere|(?:afstand|waar)\\s+(?:is\\s+)?(?:maakt?\\s+(?:me\\s+|mij\\s+)?(?:niet|niks|niets)\\s+uit|geen probleem|niet belangrijk)|distance\\s+(?:does(?:n['’]?t| not) matter|(?:is\\s+)?(?:no|not a|not an) (?:issue|problem)))(?!\\p{L})(?!\\s+(?:behalve|except|but|maar niet))`,
  'giu',
);

/** "Heel Nederland", "nationwide": somebody goes wherever the work is, whatever way is filled in beside it. */
export const readEverywhere = (rest: Remainder): boolean => rest.take('wish', everywhere, () => true).length > 0;
