import type { CompanySize } from '@tandem/domain/company';
import { type JobType, type WorkModel, workModels } from '@tandem/domain/preferences';
import type { Hours } from './amounts';
import type { Remainder } from './remainder';
import { isDeskWork, isOfficeWork } from './trade';
import { describedTitles } from './work';
import { namedTitles } from './named-titles';

const not =
  '(?<no>(?:no|not|never|without|geen|niet|zonder|liever niet|liever geen|rather not|dan|than)\\s+(?:(?:a|an|any|in|from|at|vanuit|op|thuis|fully|completely|volledig|helemaal|only|alleen)\\s+)*)?';
const pattern = (words: string): RegExp => new RegExp(`(?<![\\p{L}])${not}(?:${words})(?![\\p{L}])`, 'giu');

const atTheOffice =
  '(?:dagen|dag|days?)\\s*(?:per week |a week |in de week )?(?:(?:naar|op|in|at)\\s+)?(?:het\\s+|the\\s+)?(?:kantoor|office)(?! ?(?:werk|baan|work|job))';

const models: readonly (readonly [WorkModel, RegExp])[] = [
  ['ON_SITE', pattern(`(?:5|vijf|five|elke|alle|every)\\s*${atTheOffice}`)],
  [
    'HYBRID',
    pattern(
      `(?:(?:max(?:imaal|imum)?\\.?|hoogstens|hooguit|at most|up to|no more than)\\s+)?(?:[1-4]|een|één|twee|drie|vier|one|two|three|four)\\s*${atTheOffice}`,
    ),
  ],
  [
    'HYBRID',
    pattern(
      'hybrid(?: work(?:ing)?)?|hybride(?: werken)?|(?:deels|gedeeltelijk|grotendeels|meestal|vaak|veel|af en toe|soms|mostly|mainly|often|partly|partially|sometimes)\\s+(?:thuis(?: werken|werken)?|vanuit huis(?: werken)?|from home|remote|at home)|(?:\\d|een|één|twee|drie|vier|one|two|three|four)\\s*(?:dagen|dag|days?)\\s*(?:per week |a week )?(?:thuis(?: ?werken)?|vanuit huis(?: werken)?|from home|at home|remote|working from home)|(?:thuis ?werken|vanuit huis(?: werken)?|work(?:ing)? from home|from home|remote)\\s+(?:(?:minimaal|minstens|max(?:imaal|imum)?|at least|at most|up to|circa|ongeveer)\\s+)?(?:[1-4]|een|één|twee|drie|vier|one|two|three|four)\\s*(?:dagen|dag|days?)(?: per week| a week| in de week)?',
    ),
  ],
  [
    'REMOTE',
    pattern(
      '(?:fully |100% |volledig |completely )?remote(?: work(?:ing)?| first)?|(?:volledig |helemaal )?thuis ?werk(?:en)?|(?:volledig |helemaal )?vanuit huis(?: werken)?|work(?:ing)? from home|from home|home ?office|wfh|online (?:werken|werk|vanuit)|(?:werk(?:en)? )online|op afstand(?: werken)?|telewerk(?:en)?|(?<=(?:call ?cent(?:er|re)|klantenservice|klantenservice ?werk|administratie|administratief werk|boekhouding|typewerk|data ?entry|helpdesk|kantoorwerk|bureauwerk|customer (?:service|support)|support|admin) )(?:thuis|at home)(?!\\s+(?:zijn|bij|by|before|for))',
    ),
  ],
  ['ON_SITE', pattern('on[- ]?site|op locatie|(?<!iets |baan )op kantoor|in the office|at the office|office[- ]based')],
];
/** May be where the work is or what it is. */
const office = /^(?:op kantoor|(?:in|at) the office)$/iu;
const notOffice = /(?:op kantoor|(?:in|at) the office)$/iu;

/** Whether work is named and none of it is done at a desk: "not at the office" then says nothing of working from home. */
const isOutsideOffices = (rest: Remainder): boolean => {
  const titles = [...namedTitles(rest).map(({ title }) => title), ...describedTitles(rest.left)];
  return titles.length > 0 && !titles.some(isDeskWork);
};

/** Where the work is wanted: what is named, or everything but what is ruled out. */
export const readWorkModels = (rest: Remainder): WorkModel[] => {
  const wanted = new Set<WorkModel>();
  const refused = new Set<WorkModel>();
  for (const [model, words] of models) {
    const refusals = rest.take('workModel', words, ({ 0: said, groups, index }) => {
      if (office.test(said) && isOfficeWork(rest.text, index)) return null;
      return groups?.no && notOffice.test(said) && isOutsideOffices(rest) ? 'said' : Boolean(groups?.no);
    });
    for (const isRefused of refusals) if (isRefused !== 'said') (isRefused ? refused : wanted).add(model);
  }
  if (wanted.size > 0) return [...wanted];
  return refused.size > 0 ? workModels.filter((model) => !refused.has(model)) : [];
};

const types: readonly (readonly [JobType, RegExp])[] = [
  ['FULL_TIME', pattern('full[- ]?time|voltijds?|volledige werkweek')],
  [
    'PART_TIME',
    pattern(
      'part[- ]?time|deeltijds?|(?:een )?(?:paar|enkele) (?:uur|uren|uurtjes)(?: (?:per|in de) week)?(?! (?:reizen|rijden|reistijd|van|vanaf))|(?:a )?(?:few|couple of) hours(?: (?:a|per) week)?(?! (?:away|drive|travel|from))|bijbaan(?:tje)?|side jobs?|(?:zaterdag|weekend|vakantie|zomer)(?:baan(?:tje)?|werk)|bijverdienen|summer job|holiday work|holiday job|saturday job',
    ),
  ],
  [
    'INTERNSHIP',
    pattern(
      '(?:afstudeer|meewerk|werk)?stage(?:plek|plaats|opdracht)?|afstuderen|afstudeeropdracht|internships?|(?:work |industrial )?placements?|stagiaire?s?|(?<=\\p{L}\\s)interns?(?=\\s*(?:$|[,.;]|in\\s|at\\s|for\\s))|graduation project',
    ),
  ],
];
const fullTimeFrom = 36;

/** Kinds of job: those that are named, or what the hours make of it. */
export const readJobTypes = (rest: Remainder, hours: Hours | null): JobType[] => {
  const wanted = new Set<JobType>();
  for (const [type, words] of types) {
    for (const isRefused of rest.take('jobType', words, ({ groups }) => Boolean(groups?.no))) {
      if (!isRefused) wanted.add(type);
      else if (type === 'FULL_TIME') wanted.add('PART_TIME');
      else if (type === 'PART_TIME') wanted.add('FULL_TIME');
    }
  }
  if (hours && !wanted.has('INTERNSHIP')) {
    if (hours.most >= fullTimeFrom) wanted.add('FULL_TIME');
    if (hours.least < fullTimeFrom) wanted.add('PART_TIME');
  }
  return [...wanted];
};

const sizes: readonly (readonly [readonly CompanySize[], RegExp])[] = [
  [['STARTUP'], pattern('start[- ]?ups?')],
  [['SCALEUP'], pattern('scale[- ]?ups?')],
  [
    ['STARTUP', 'SMALL'],
    pattern(
      '(?:small|smaller|kleine?|kleinere)\\s+(?:company|companies|business|firm|employer|office|practice|bedrijf|bedrijfje|bedrijven|organisatie|werkgever|onderneming|kantoor|kantoortje|praktijk)',
    ),
  ],
  [
    ['MEDIUM'],
    pattern('(?:medium-sized|mid-sized|middelgrote?)\\s+(?:company|companies|business|bedrijf|bedrijven|organisatie|werkgever)'),
  ],
  [
    ['LARGE', 'ENTERPRISE', 'MULTINATIONAL'],
    pattern(
      '(?:large|big|larger|groot|grote?|grotere)\\s+(?:company|companies|corporate|firm|employer|bedrijf|bedrijven|organisatie|werkgever|onderneming)|(?:large|big|groot|grote)(?=\\s+(?:[\\p{L}-]+\\s+)(?:company|firm|employer|bedrijf|organisatie|werkgever|onderneming)(?!\\p{L}))',
    ),
  ],
  [['MULTINATIONAL'], pattern('multinationals?')],
];

/** Sizes of company that are asked for. */
export const readCompanySizes = (rest: Remainder): CompanySize[] => [
  ...new Set(sizes.flatMap(([named, words]) => rest.take('size', words, ({ groups }) => (groups?.no ? null : named)).flat())),
];
