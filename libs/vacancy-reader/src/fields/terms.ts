import { verbose } from '@tandem/domain/verbose';
import type { WorkModel } from '@tandem/domain/preferences';
import { type ContractType, workDays } from '@tandem/domain/vacancy';
import type { JobType } from '@tandem/domain/preferences';
import { type SourceDocument, spanAt } from '../document/document';
import type { Posting } from '../page/structured';
import type { Notice } from '../notice/notice';
import type { Found, Hours } from '../result';
import { fold } from '../text/fold';
import type { Clues } from './clues';
import { isBasis } from './hours';

interface Cue<T> {
  value: T;
  pattern: RegExp;
  confidence: number;
}

const firstOf = <T>(text: string, cues: readonly Cue<T>[]): Found<T> | null => {
  for (const { value, pattern, confidence } of cues) {
    const match = pattern.exec(text);
    if (match) return { value, confidence, span: spanAt(0, match.index, match[0].length) };
  }
  return null;
};

const internship = verbose()`
  ^(?:[^:|]{0,30}\b)?(?:afstudeer|meeloop|meewerk|snuffel|onderzoeks?|werk)?stages?\b|\bstage\b|stagiair|\binternship\b|\bintern\b
  |afstudeerder|\bstageplaats
`;

const contracts: readonly Cue<ContractType>[] = [
  // Who comes as a freelancer stays for a while too: "Zzp-opdracht, duur: 9 maanden".
  {
    value: 'FREELANCE',
    confidence: 0.9,
    pattern: /(?:^|\n)(?:zzp[- ]?opdracht|freelance|zelfstandige?)\b(?! (?:en|of|functie|rol|werk|kunnen|ingesteld))/,
  },
  {
    value: 'TEMPORARY',
    confidence: 0.9,
    pattern: verbose()`
        tijdelijk (?:contract|dienstverband)
        |tijdelijke (?:vervanging|benoeming|functie|job|baan|aanstelling|overeenkomst|arbeidsovereenkomst)|functie, tijdelijk
        |betreft (?:een )?tijdelijk|bepaalde (?:tijd|duur)|jaarcontract|vervangingscontract
        |(?:contract|aanstelling|benoeming|dienstverband|overeenkomst) (?:voor|van) (?:de (?:duur van (?:de )?)?)?
        (?:in eerste instantie )?(?:een|twee|drie|vier|1|2|3|4|zes|6|7|zeven|twaalf|12|18|24|acht|negen) (?:jaar|maanden)
        |\btemporary (?:contract|position|role|job|basis)|fixed[- ]term|flexijob|studentenjob|(?<!periode |na )interim\b(?! met)
        |(?:^|\n)(?:looptijd|contractduur|duration): ?(?:\d|een|twee|drie|vier|one|two|three|four)|zwangerschapsverlof
        |zwangerschapsvervanging|\bfase a\b(?=[\n,.;)(]|$|-?contract| uitzend| met)|maternity (?:cover|leave cover)
        |\bin eerste instantie voor (?:een|1|6|zes)|seizoenswerk|vakantiewerk|(?:\d{1,2}|six|twelve)[- ]months? contract
        |\ba year(?:'s|’s|-long)? contract|\btemp contract
        |\bcontract (?:of|for|van|voor) (?:\d{1,2}|six|seven|twelve|zes|zeven|twaalf) (?:months|maanden)\b
        |\bposition for (?:\d{1,2}|six|twelve|eighteen|one|two|three|four) (?:months|years?)\b
        |\b(?:is|are) fixed for (?:\d{1,2}|six|twelve|one|two|three) (?:months|years?)\b|\btemp(?:orary)?[- ]to[- ]perm(?:anent)?\b
        |(?:one|two|three|[1-5])[- ]year (?:(?:full|part)[- ]time )?(?:contract|position|post|appointment|postdoc)
        |(?:^|\n)(?:employment type|type of (?:contract|employment)|contract(?: ?type)?): ?(?:contract,? ?)?
        (?:een|zes|zeven|acht|twaalf|one|six|twelve|\d{1,2})[ -](?:maanden|jaar|months?|years?)
      `,
  },
  {
    value: 'PERMANENT',
    confidence: 0.9,
    pattern: verbose()`
        onbepaalde (?:tijd|duur)
        |(?:^|\n)(?:(?:soort |type )?(?:dienstverband|contract(?:vorm| ?type)?|aanstelling)|type|soort) ?: ?
        (?:vast|unlimited|indefinite|permanent)\b(?! na| after)|\. permanent\.(?= |$)
        |(?<!\b(?:uitzicht|zicht|kans|perspectief|optie) op (?:een )?)(?<!\bna [^.,;\n]{0,40})vaste? (?:voltijdse? |deeltijdse? |fulltime |parttime )?(?:
          contract|dienstverband|aanstelling|baan|job|dienst\b|functie
        )(?! (?:na|mogelijk|behoort)\b)|(?:^|\n|: ?|[|,·•] ?| - )permanent(?=\n|$|,|\.(?:\s|$)| [|·•])
        |[|·•,] ?(?:direct |meteen )?vast(?=\n|$| [|·•])|(?:^|\n)(?:dienstverband|contract)[:\n] ?[^\n]{0,20}, ?vast(?=\n|$)
        |(?<!\b(?:prospect|chance|possibility|view|option|potential|opportunity) (?:of|to|for) (?:an? )?)permanent (?:contract|position|role|job|basis|full|employment)
        (?! after\b)|open[- ]ended|\b(?:unlimited|indefinite) (?:employment )?contract|statutair
      `,
  },
  {
    value: 'FREELANCE',
    confidence: 0.85,
    pattern: verbose()`
        \b(?:
          freelance (?:opdracht|basis|contract|role)|zzp[- ]?(?:opdracht|basis)|op freelance|als (?:zzp|zelfstandige|freelancer)
          |op zelfstandige basis|on a freelance basis|freelancer gezocht
        )|[|·•,] ?(?:zzp|freelance|zelfstandige)(?=\n|$| [|·•])
      `,
  },
  {
    value: 'TEMPORARY',
    confidence: 0.75,
    pattern: verbose()`
        uitzendbasis|via uitzend|\btijdelijk\b|(?:^|\n)(?:contract|temporary)(?=\n|$)|detachering(?!\.)(?<!geen detachering)
        |\buitzend(?:contract|overeenkomst)
      `,
  },
];
const boundless = /onbepaalde/;

/** A message of a few words names it by a word: "vast", "zzp". Who offers both leaves it open. */
const contractIn = (notice: Notice | null): Found<ContractType> | null => {
  const terms = (notice?.facts ?? []).filter(({ kind }) => kind === 'terms');
  const named = terms.flatMap(({ text, start, end }) => {
    const value = /^(?:zzp|freelance)/i.test(text) ? 'FREELANCE' : /^(?:vast|permanent)$/i.test(text) ? 'PERMANENT' : null;
    return value ? [{ value, confidence: 0.75, span: { start, end } } as const] : [];
  });
  return named.length === 1 && !/loondienst/i.test(terms.map(({ text }) => text).join()) ? (named[0] ?? null) : null;
};

/** The kind of contract, by title, text, then what the page tells machines. */
export const readContract = (
  { document, posting, notice }: Pick<Clues, 'document' | 'posting' | 'notice'>,
  title: string | null,
): Found<ContractType> | null => {
  const inTitle = internship.exec(fold(title ?? ''));
  if (inTitle) return { value: 'INTERNSHIP', confidence: 0.95, span: null };
  const text = fold(document.text);
  // "Onbepaalde tijd" holds "bepaalde tijd".
  const masked = boundless.test(text) ? text.replace(/onbepaalde (tijd|duur)/g, 'ONBEPAALDE $1') : text;
  const found = firstOf(
    masked,
    contracts.map((cue) =>
      cue.value === 'PERMANENT' ? { ...cue, pattern: new RegExp(`ONBEPAALDE (?:tijd|duur)|${cue.pattern.source}`) } : cue,
    ),
  );
  // In employment or for oneself, as one likes.
  if (found?.value === 'FREELANCE' && /\bloondienst\b/.test(text)) return null;
  if (found) return found;
  const named = contractIn(notice);
  if (named) return named;
  const types = posting?.employmentTypes.map((type) => type.toUpperCase()) ?? [];
  if (types.length === 1 && /INTERN/.test(types[0] ?? '')) return { value: 'INTERNSHIP', confidence: 0.85, span: null };
  if (types.length === 1 && /TEMPORARY/.test(types[0] ?? '')) return { value: 'TEMPORARY', confidence: 0.8, span: null };
  return null;
};

const fullTime = verbose('g')`
  \b(?:
    full[- _]?time(?! (?:of|or) \d)|full[- ]{1,2}(?:en|of|and|or|\/) ?part[- ]?time|full\/part[- ]?time|voltijdse?|fulltimer
    |full[- ]?time\/part[- ]?time indicator: f\b
  )
`;
const partTime = /(?<!ook )\b(?:part[- _]?time|deeltijdse?|parttimer|halftijdse?|half[- ]?time)\b/g;
/** Part time that is possible beside the hours that are asked. */
const isPossible =
  /^(?: \(?\d{2}(?: uur| hours)?\)?)? (?:is |kan |are )?(?:ook |also )?(?:mogelijk|bespreekbaar|possible|negotiable|(?:vanaf|from) \d)/;
const partTimeHours = 31;
/** Hours a week from which nobody calls work part time. */
const fullTimeHours = 36;

/** "€ 2.400 (niveau C, voltijds)": what a pay is for, in the brackets behind it. */
const behindPay = /(?:€|£|\beuro?\b)[^()\n]{0,40}\([^()\n]{0,40}$/;

/** The first place where a kind of job is meant, and not the full time that a pay is for. */
const firstMeant = (text: string, kind: RegExp): RegExpExecArray | null =>
  [...text.matchAll(kind)].find((match) => {
    const before = text.slice(Math.max(0, match.index - 90), match.index);
    // "We are looking for a planner for a full-time position": no pay stands before it.
    const isForPay = isBasis.test(before) && (!/\bfor(?: an?)? $/.test(before) || /\d{3}|€|£|salar|\bpay\b|wage/.test(before));
    const isOption = isPossible.test(text.slice(match.index + match[0].length, match.index + match[0].length + 50));
    return !isForPay && !isOption && !behindPay.test(before) && !/\d{4}(?: euro| bruto| gross)* (?:(?:bij|voor|for|at|a) )?$/.test(before);
  }) ?? null;

/** Whether the job is full time or part time; null where it may be both. */
export const readJobType = (
  document: SourceDocument,
  contract: ContractType | null,
  hours: Hours | null,
  posting: Posting | undefined,
): Found<JobType> | null => {
  if (contract === 'INTERNSHIP') return { value: 'INTERNSHIP', confidence: 0.9, span: null };
  const text = fold(document.text);
  const form = /full[- ]?time\/part[- ]?time[a-z ]*: ?([fp])\b/.exec(text);
  if (form) return { value: form[1] === 'f' ? 'FULL_TIME' : 'PART_TIME', confidence: 0.95, span: spanAt(0, form.index, form[0].length) };
  const [full, part] = [firstMeant(text, fullTime), firstMeant(text, partTime)];
  const isHead = (match: RegExpExecArray | null) => match !== null && match.index < 250;
  if (hours && hours.max <= partTimeHours && !(full && part)) return { value: 'PART_TIME', confidence: 0.85, span: null };
  if (full && (!part || (isHead(full) && !isHead(part))))
    return { value: 'FULL_TIME', confidence: 0.85, span: spanAt(0, full.index, full[0].length) };
  if (part && !full) return { value: 'PART_TIME', confidence: 0.6, span: spanAt(0, part.index, part[0].length) };
  if (full && part) return null;
  const types = posting?.employmentTypes.map((type) => type.toUpperCase().replace(/[- ]/g, '_')) ?? [];
  const stated = types.length === 1 ? types[0] : null;
  if (stated === 'FULL_TIME' || stated === 'PART_TIME') return { value: stated, confidence: 0.75, span: null };
  return types.length === 0 && hours && hours.min >= fullTimeHours ? { value: 'FULL_TIME', confidence: 0.7, span: null } : null;
};

/** Money for whoever works at home, and what a day of it brings, say nothing of how often one may: "thuiswerkvergoeding", "€ 2 per thuiswerkdag". */
const homeMoney = '(?:vergoeding|toelage|toeslag|budget|allowance|stipend|expenses|compensation)';
const beforeHomeMoney = `(?<!${homeMoney} (?:voor|for) (?:het |je |your )?|\\bper (?:gewerkte )?)`;

/** What else is called hybrid than the way one works: "hybride en all-electric warmtepompen", "hybrid cloud". */
const hybridThing =
  '(?:,? ?(?:en|of|and|or|&|/) ?[a-z-]+)?[ -](?:[a-z]*(?:pomp|ketel|auto|motor|voertuig|installatie|systeem|systemen|oplossing|infrastructuur|dreiging|oorlog)[a-z]*|(?:it|ict)\\b|cloud|cars?\\b|vehicle|heat pump|boiler|engine|electric|elektrisch|system|solution|infrastructure|app|mobile|integration|identit|database|data|netw|fiets|bike|onderwijs|leren|leer|learning|event|conferenc|seed|ras\\b|rassen|threat|warfare)';

const models: readonly Cue<WorkModel>[] = [
  {
    value: 'REMOTE',
    confidence: 0.85,
    pattern: verbose()`
        \b(?:
          fully remote|100 ?% (?:remote|thuis)|volledig (?:remote|thuis|vanuit huis|op afstand)|remote[- ](?:first|only|job|position|role)
          |work from anywhere
          |(?:^|\n)[^\n]{0,80}[-–|·•,] ?remote(?: \((?:eu|europe|emea|uk|nl|netherlands|worldwide|global|us|usa)[a-z ,/+-]{0,20}\))?
          (?=\n|$)
          |remote (?:within|across|anywhere in|from anywhere in) (?:the |all of )?(?:eu|europe|european union|netherlands|emea|uk|benelux)
          |(?:location|locatie|workplace): remote|home-based|(?:location|locatie|workplace|standplaats): (?:thuis|home|vanuit huis)\b
        )
      `,
  },
  {
    value: 'HYBRID',
    confidence: 0.85,
    pattern: new RegExp(
      `\\bhybride?\\b(?!${hybridThing})|\\b[a-z]{3,} (?:or|of) remote\\b(?! (?:teams?|sites?|areas?|systems?|controls?|sensing|monitoring|support)\\b)|gedeeltelijk (?:thuis|vanuit huis)|deels (?:thuis|vanuit huis)|${beforeHomeMoney}thuis ?werken(?![ -]?${homeMoney})|${beforeHomeMoney}thuiswerk(?:dag|regeling|mogelijk)|(?<!\\b(?:niet|geen|zonder)\\b[^.\\n]{0,40})thuis te werken|(?<!100 ?|\\d)\\d\\d? ?% (?:vanuit )?(?:thuis|huis|op locatie|op kantoor|remote|from home|home|on[- ]site)\\b|(?:werken|dagen?) (?:vanuit )?thuis|${beforeHomeMoney}(?:work(?:ing)? from home|home[- ]?(?:office|working)|remote work(?:ing)?)(?! ${homeMoney})|mogelijkheid om thuis|\\b(?:dag|dagen) (?:per week )?telewerk(?:en)?\\b`,
    ),
  },
  {
    value: 'ON_SITE',
    confidence: 0.8,
    pattern: verbose()`
        (?:^|\n|[|·•] ?)on[- ]site(?=\n|$| ?[|·•])
        |\b(?:
          on[- ]site only|office[- ]based(?=[\n,.;)]|$)|fully on[- ]site|100 ?% on[- ]?site|uitsluitend op locatie|niet mogelijk om thuis
          |thuiswerken is niet
        )
      `,
  },
];

const homeDay = verbose()`
  (\d|een|twee|drie|vier|one|two|three|four)\s*(?:tot \d |- ?\d )?(?:dagen|dag|days?) (?:per week |in de week |a week )?
  (?:(?:werk|kun|mag) je |you (?:can |may )?work )?(?:vanuit huis|thuis|(?:from|at) home|remote|op afstand)
`;
/** Days at the office, of five. */
const officeDay = verbose()`
  (\d|een|twee|drie|vier|one|two|three|four)\s*(?:dagen|dag|days?) (?:per week |a week )?(?:
    op (?:het |ons )?(?:hoofd)?kantoor|op (?:het )?(?:gemeente|stad|provincie)huis|(?:in|at) (?:our |the )?office|on[- ]site
    |op locatie
  )\b
`;
/** "Office: Rotterdam, 2 days a week". */
const officeLabel =
  /\b(?:office|kantoor)(?: ?: ?| in )[a-z' -]{2,30}[,(] ?(\d|een|twee|drie|vier|one|two|three|four) ?(?:dagen|dag|days?)\b/;
const numbers: Record<string, number> = { een: 1, one: 1, twee: 2, two: 2, drie: 3, three: 3, vier: 4, four: 4 };

/** "Developer, remote": where a message of a few words names no place. */
const remoteIn = (notice: Notice | null): Found<WorkModel> | null => {
  const facts = notice?.facts ?? [];
  const remote = facts.find(({ text }) => /^remote/i.test(text));
  return remote && !facts.some(({ kind }) => kind === 'place')
    ? { value: 'REMOTE', confidence: 0.7, span: { start: remote.start, end: remote.end } }
    : null;
};

/** Where one works, and how many days at home when that is said. */
export const readWorkModel = ({
  document,
  posting,
  notice,
}: Pick<Clues, 'document' | 'posting' | 'notice'>): { workModel: Found<WorkModel> | null; homeDays: Found<number> | null } => {
  const text = fold(document.text);
  const atHome = homeDay.exec(text);
  const days = atHome ?? officeDay.exec(text) ?? officeLabel.exec(text);
  const named = days ? (numbers[days[1] ?? ''] ?? Number(days[1])) : 0;
  const count = atHome ? named : workDays - named;
  const homeDays =
    days && count >= 1 && count <= 5 ? { value: count, confidence: 0.85, span: spanAt(0, days.index, days[0].length) } : null;
  const found =
    firstOf(text, models) ?? remoteIn(notice) ?? (homeDays ? { value: 'HYBRID' as const, confidence: 0.85, span: homeDays.span } : null);
  if (found) return { workModel: found, homeDays };
  return { workModel: posting?.isRemote ? { value: 'REMOTE', confidence: 0.8, span: null } : null, homeDays };
};
