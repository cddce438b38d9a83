import { verbose } from '@tandem/domain/verbose';
import type { Lack } from '../facts';
import type { Flag } from '@tandem/domain/preferences';
import { origins } from '../data/origins';
import { industryOf } from '@tandem/taxonomy/industries';
import { findSkills, plainSkillByName } from '@tandem/taxonomy/skills';
import type { Remainder } from './remainder';
import { isUnwelcome } from './unwanted';

const nouns: Readonly<Record<Lack, string>> = {
  experience: 'werkervaring|ervaring|experience',
  diploma: "diploma(?:['’]?s)?|degrees?|qualifications?|papieren|opleiding|schooling",
};
const thing = `(?:(?:relevant|relevante|prior|previous|work|working|formal)\\s+)*(?:${Object.values(nouns).join('|')})`;
const without =
  "(?:(?:no|zonder|without|geen|little|weinig|nauwelijks)|(?:i\\s+|ik\\s+)?(?:don['’]?t have|do not have|haven['’]?t got|heb(?:\\s+nog)?\\s+geen))(?:\\s+(?:any|an?|een|enige))?";
const joint = '(?:\\s*,\\s*|\\s+(?:or|of|and|en|nor|noch)\\s+)(?:(?:no|geen|zonder|without)\\s+)?';
const need = '(?:needed|required|necessary|nodig|vereist|verplicht)';
/** What follows makes another thing of it: "geen ervaring met Excel", "geen opleiding volgen". */
const end = '(?!\\p{L})(?!\\s+(?:met|with|volgen|doen)(?!\\p{L}))';

const lacking = new RegExp(
  `(?<!\\p{L})(?:${without}\\s+${thing}(?:${joint}${thing})*(?:\\s+${need})?|${thing}(?:\\s+(?:is|are))?\\s+(?:not|niet)\\s+${need})${end}`,
  'giu',
);
const beginning = verbose('giu')`
  (?<!\p{L})(?:
    (?:my |mijn )?(?:first|eerste) (?:real |echte )?(?:job|baan|baantje|werk)|starters?(?:functies?|baan|banen|posities?)?
    |entry[- ]level|school ?leavers?|schoolverlaters?|(?:recent|fresh|new) graduates?|beginners?|beginner['’]s
    |(?:just|recently) graduated|(?:net|pas) afgestudeerd
    |(?:net|pas) klaar met (?:mijn |de |het )?(?:studie|school|opleiding|hbo|mbo)
    |just finished (?:school|college|university|my (?:studies|degree|course))
    |(?:straight|fresh) out of (?:school|college|university)
  )(?!\p{L})
`;

const named = (text: string): Lack[] =>
  (Object.keys(nouns) as Lack[]).filter((lack) => new RegExp(`(?<!\\p{L})(?:${nouns[lack]})(?!\\p{L})`, 'iu').test(text));

/** What somebody says he has not got, or is not to be asked for. It is no refusal of the work named beside it. */
export const readLacks = (rest: Remainder): Lack[] => [
  ...new Set([
    ...rest.take('background', lacking, ([text]) => named(text)).flat(),
    ...rest.take('background', beginning, (): Lack => 'experience'),
  ]),
];

const few = '(?:[^\\s,.;:!?]+\\s+){0,3}?[^\\s,.;:!?]+';
const until = '(?=\\s*(?:[,.;:!?]|$|(?<!\\p{L})(?:but|maar|so|dus|and|en|want|because|omdat)(?!\\p{L})))';
const subject = '(?:(?:i|ik|he|she|hij|zij|ze)\\s+)?';
const cannot = "(?:can['’]?t|cannot|can not|couldn['’]t|never|don['’]?t|do not|doesn['’]t|didn['’]t|haven['’]?t)";
const none = `(?:no|not much|little|geen|weinig|nauwelijks|zonder|without|hardly any|${cannot}\\s+have(?:\\s+(?:any|much))?)`;
/** Ways to say that something is beyond somebody; the group is what. */
const incapable = [
  `${none}\\s+(?:work(?:ing)?\\s+|werk)?(?:experience|ervaring|kennis|knowledge|verstand|skills|vaardigheden|gevoel)\\s+(?:with|met|of|van|voor|for)\\s+(?<what>${few})`,
  `${none}\\s+(?:experience|ervaring|kennis|knowledge|skills)\\s+(?:in|op)\\s+(?<skill>${few})`,
  `${cannot}\\s+(?:really\\s+)?(?:know|used?|understand|worked with|work with|handle)\\s+(?<what>${few})`,
  `(?:kan|kent|ken|weet|snap|begrijp)\\s+(?:helaas\\s+)?(?:geen|niets van|niks van)\\s+(?<what>${few})`,
  `(?:kan|kunnen|kon)\\s+(?:helaas\\s+)?(?:niet|slecht)\\s+(?<what>${few})`,
  `(?:(?:niet|not|no)\\s+(?:zo\\s+|very\\s+|erg\\s+|really\\s+)?(?:goed|good|handig)|slecht|bad)\\s+(?:in|met|with|at)\\s+(?<what>${few})`,
  `(?:can['’]?t|cannot|can not)\\s+(?<what>${few})`,
].map((words) => new RegExp(`(?<!\\p{L})${subject}${words}${until}`, 'giu'));

/** Who cannot drive has no licence for what asks one. */
const driving = /^(?:auto ?)?(?:rijden|drive|driving)$/iu;

const skillIn = (words: string): string | null => {
  const whole = plainSkillByName(words) ?? null;
  if (whole) return words;
  const [found] = findSkills(words);
  return found ? words.slice(found.start, found.end) : null;
};

/**
 * What somebody says he cannot or does not know. That is no wish and no refusal of the work beside it; jobs that take a skill he has not got
 * are liked less, never ruled out.
 */
export const readIncapable = (rest: Remainder): { isSaid: boolean; flags: Flag[] } => {
  const found = incapable.flatMap((pattern) =>
    rest.take('background', pattern, ({ 0: told, groups }): Flag[] | null => {
      const { what, skill } = groups ?? {};
      const said = what ?? skill ?? '';
      if (driving.test(said)) return [{ value: /rij/iu.test(told) ? 'rijbewijs' : 'driving licence', dealbreaker: false }];
      const named = skillIn(said);
      if (isUnwelcome(said) || (what === undefined && (named === null || industryOf(said)))) return null;
      return named === null ? [] : [{ value: named, dealbreaker: false }];
    }),
  );
  return { isSaid: found.length > 0, flags: found.flat() };
};

const age = '(?:\\s+(?:van|of|aged|who is|\\(|die)?\\s*\\d{2}(?:\\s*(?:jaar|years? old|year[- ]old|is|\\)))*)?';
const young = 'zoon|dochter|kind|son|daughter|child|kid|tiener|teenager|scholier|nichtje?|neefje?|nephew|niece';
const kin = `${young}|mum|mom|mama|dad|papa|man|vrouw|partner|vriend|vriendin|moeder|vader|broer|zus|husband|wife|boyfriend|girlfriend|friend|mother|father|brother|sister|iemand|someone|somebody`;
/** Who somebody is, said by himself: between marks, or before what he looks for. */
const begins = '(?<=(?:^|[,.;:])\\s*)';
const ends = '(?=\\s*(?:$|[,.;:])|\\s+(?:zoekt?|op zoek|looking|seeks?|wants?|wil|needs?)(?!\\p{L}))';
const kind =
  '(?:(?:een|an?|\\d{2}[- ]?(?:years?[- ]old|jarige)|single|alleenstaande|gay|homo|lesbische|trans|moslim|muslim|christian|christelijke|joodse|jewish|hindu|zwarte|black|white|jonge|young|oudere|older|zwangere|pregnant|fitte|fit)\\s+)*';
const self =
  'man|vrouw|woman|male|female|dad|mum|mom|father|mother|vader|moeder|papa|mama|ouder|parent|meisje|jongen|girl|boy|lady|guy|moslim|moslima|muslim|non-binair|non-binary';
const health =
  'gehandicapt|invalide|disabled|rolstoel|rolstoelgebruiker|wheelchair(?: user)?|(?:in|met) (?:een |a )?(?:rolstoel|wheelchair)|doof|deaf|slechthorend|hard of hearing|blind|slechtziend|visually impaired|zwanger|pregnant|chronisch ziek|chronically ill';
const about = [
  `${begins}(?:(?:ik ben|i am|i['’]m)\\s+)?(?:${kind}(?:${self})${age}|${health})${ends}`,
  '(?:zij|ze|hij|hen|die|she|he|they)\\s*/\\s*(?:haar|hem|hen|hun|die|her|him|them)(?:\\s*/\\s*(?:haar|hun|diens|zijn|hers|his|theirs))?',
  `(?:geboren|opgegroeid|born|raised|grew up|afkomstig)(?:\\s+(?:en|and)\\s+(?:getogen|opgegroeid|raised|bred))?\\s+(?:in|uit|te|from)\\s+\\p{L}[\\p{L}-]+`,
  `(?:(?:ik|we|wij|i)\\s+(?:kom(?:en)?|ben|zijn|come|am)\\s+(?:nieuw\\s+|new\\s+|oorspronkelijk\\s+|originally\\s+)?(?:uit|from)|oorspronkelijk uit|originally from|moved (?:here )?from|gevlucht uit)\\s+(?:${origins})`,
  '(?:na|after) \\d{1,2} (?:jaar|years?) (?:(?:lang )?voor (?:(?:de|mijn|onze) )?(?:kinderen|gezin|ouders?|moeder|vader|partner) (?:te hebben )?(?:gezorgd|zorgen|zorg)(?: te hebben)?|(?:of )?(?:caring|care) (?:for|of) (?:(?:my|the|our) )?(?:kids|children|family|parents?|mother|father))',
  '(?:naast|alongside|besides?|next to) (?:mijn|my) (?:studie|opleiding|studies|degree)(?: (?:in )?\\p{L}+)?(?=\\s*(?:$|[,.;]))',
  '(?:voor iemand|for someone|for somebody|voor mensen|for people) (?:met|with) (?:een |an? )?(?:autisme?|autism|adhd|add|dyslexi[ae]|beperking|handicap|disability|afstand tot de arbeidsmarkt)',
  '(?:(?:met|vanuit|with|on) (?:een |an? |mijn |my )?)?(?:wajong|bijstand|wia|ww)?-? ?(?:uitkering|benefits?(?! package))|wajong',
  '(?:naast|alongside|besides?|next to) (?:mijn|my) (?:mantelzorg(?:er)?|caring duties|care duties|eigen (?:zaak|bedrijf)|own business|huidige (?:baan|werk)|current job)',
  '(?:naast|alongside|besides?|next to) (?:(?:mijn|my|de|het) )?(?:pre)?(?:pensioen|pension|retirement|aow)',
  `(?:voor|for)\\s+(?:(?:mijn|my|onze|our|een|a|m['’]n)\\s+)?(?:\\d{2}[- ](?:jarige|year[- ]old)\\s+)?(?:${kin})${age}`,
  "(?:ik ben|i am|i['’]m|hij is|she is|zij is|he is)\\s+\\d{2}(?:\\s*(?:jaar(?: oud)?|years? old|jr))?(?!\\s*(?:uur|hours?|km|min|%|dagen|days))",
  '(?<!(?:loon|wage|pay|rate|tarief|salar\\p{L}+|€|euro|verdien\\p{L}*)\\s*(?:van\\s+|of\\s+)?)(?:voor\\s+)?\\d{2}(?:\\+|[ -]?plus(?:ser)?s?)(?!\\s*(?:uur|hours?|per|p/|an? hour|euro|€))',
  '(?<=(?:^|[,.;])\\s*)(?:autisme?|autism|adhd|add|asperger|dyslexi[ae]|burn-?out(?: gehad)?|hernia|reuma|(?:slechte |zwakke |bad )(?:rug|back|knie|knees?|knieën))(?=\\s*(?:[,.;]|$))',
  '(?:returning |back |return )?(?:to work )?after (?:a |my )?(?:career|work|family) break|na (?:een |mijn )?loopbaanonderbreking|na \\d{1,2} jaar (?:thuis|eruit)(?: (?:te zijn )?geweest)?(?! (?:met|voor))',
  "(?:ben|im|i['’]m|age|leeftijd)\\s+(?:(?:al|nu|pas|bijna|only|almost)\\s+)*(?:1[3-9]|[2-7]\\d)(?:\\s*(?:jaar|jr|years?|yrs?)(?:\\s+(?:oud|old))?)?(?!\\s*(?:uur|hours?|km|min|%|dagen|days|jaar|years?))",
  '(?:bijna|almost)\\s+1[4-9](?:\\s+(?:jaar|years?))?|(?<=^\\s*)1[3-9](?=\\s+(?:bijna|almost|zoek|looking))',
  '(?<!(?:na|al|ruim|dan|met|over|after|for|than)\\s+)(?:1[3-9]|[2-7]\\d)\\s*(?:jr|jaar|yo)(?=\\s*(?:$|[,.;]|(?:en|and|zoek|zoekt|op zoek|bijbaan\\p{L}*|wil|looking)(?!\\p{L})))',
  `(?:mijn|my|onze|our)\\s+(?:${kin})${age}(?=\\s+(?:zoekt|wil|heeft|needs|wants|is|looks|looking|kan)(?!\\p{L}))`,
  '(?:moeder|vader|mama|papa|mother|father|mom|mum|dad)\\s+(?:van|of)\\s+(?:\\d|een|one|twee|drie|vier|two|three|four)(?:\\s+(?:kind|child|kid|kinderen|kids|children|kleintjes))?',
  '(?:\\d|twee|drie|vier|two|three|four)\\s+(?:(?:kleine|jonge|schoolgaande|small|young|little)\\s+)?(?:kinderen|kids|children)(?! (?:opvangen|verzorgen|begeleiden))',
  '(?:i\\.?v\\.?m\\.?|in verband met|vanwege|wegens|because of|due to|naast|na|after|besides?|next to|alongside)\\s+(?:(?:de|mijn|het|my|the|our|onze|zorg voor|care of)\\s+)*(?:kinderen|kids|children|gezin|family|studie|studies|school|college|university)(?!\\s+(?:club|care|opvang))',
  '(?:met|door|vanwege|wegens|last van|with|due to|because of)\\s+(?:(?:een|mijn|a|my)\\s+)?(?:\\p{L}+klachten|allergie(?:ën)?|allergy|artrose|(?:slechte|zwakke|versleten|bad|weak)\\s+(?:rug|knie(?:ën)?|heup|schouder|back|knees?|hip|shoulder)|(?:back|knee|shoulder)\\s+(?:pain|problems?))',
  '\\d{2}\\s*(?:years? old|year[- ]olds?|jaar oud|[- ]?jarigen?)',
  '(?:(?:na|after) \\d{1,2} (?:jaar|years?) )?(?:thuis|at home) (?:geweest )?(?:met|voor|with|for) (?:(?:mijn|de|my|the|our|onze)\\s+)?(?:kinderen|kids|children|gezin|family)|(?:raising|bringing up) (?:(?:my|our|the)\\s+)?(?:kids|children|family)|kinderen (?:opvoeden|grootbrengen)',
  "(?:i\\s+)?(?:don['’]?t|do not) care",
  "(?:(?:i|we)\\s+(?:now\\s+)?live|(?:i am|i['’]?m|we are)\\s+living|(?:ik|wij|we)\\s+(?:woon|wonen))(?:\\s+(?:nu|now))?(?:\\s+(?:in|near|bij))?",
  'ex[- ](?:military|army|navy|police|soldier|militair|defensie|politie(?:agent)?)|(?:army |navy |military )?veteran|veteraan',
  '(?:na|after) (?:een |mijn |a |my )?(?:burn-?out|ziekte|scheiding|verlof|illness|divorce|maternity leave|ouderschapsverlof|zwangerschap(?:sverlof)?)',
  "(?:ik\\s+)?leer (?:heel |erg |vrij )?(?:snel|makkelijk|vlot)|(?:(?:i['’]?m|i am) )?(?:an? )?(?:quick|fast) learner|i learn (?:very )?(?:fast|quickly)",
  '(?:tot (?:aan )?(?:mijn )?pensioen|until (?:my |i )?(?:pension|retire(?:ment)?))',
  '(?:(?:met|door|bij|na|vanwege|with|after|due to|because of|past bij|fits?) (?:mijn|my)|ik heb(?: een)?|i have(?: an?)?) (?:autisme?|autism|adhd|add|asperger|dyslexi[ae]|burn-?out|depressi(?:e|on)|hernia|reuma|diabetes|epilepsi[e|y]|ptss|ptsd|(?:slechte |zwakke |bad )?(?:rug|back|knie|knee|schouder|shoulder|hart|heart|long|lung)(?:\\s*(?:klachten|problemen|pijn|pain|problems?|issues?|trouble))?|beperking|handicap|disability|ziekte|illness)',
].map((words) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu'));

/** Who the work is for and how old he is says nothing of the work, nor does the engine want to know; it is no word to look for. */
export const readPersons = (rest: Remainder): void => {
  for (const pattern of about) rest.take('background', pattern, () => true);
};

const pupil = verbose('giu')`
  (?<!\p{L})(?:
    student(?:e|en|s)?|scholier(?:en)?|tieners?|teenagers?|pupils?|vluchteling|statushouder|asielzoeker|refugee|asylum seeker
    |expats?|migrants?|foreigners?|huisvrouw|huismoeder|housewife|herintreder|herintreedster|gepensioneerde?|65-?plusser
    |werkzoekende|jobseeker
  )(?!\p{L})
`;
/** Who is of school age has work beside it, whatever he calls it. */
const schoolAge = verbose('iu')`
  (?<![\p{L}\d])(?:ben|i am|i['’]m|im|age|leeftijd)\s+(?:\p{L}+\s+)?1[3-7](?![\d\p{L}])
  |(?<!\d)1[3-7]\s*(?:jr|jaar|jarige?|yo|years? old|bijna)(?!\p{L}|\s+ervaring)
`; // prettier-ignore
const sideJob = new RegExp(
  `(?<!\\p{L})(?:(?:(?:voor|for)\\s+(?:[\\p{L}\\d]+\\s+){0,2}|(?:mijn|my|onze|our)\\s+)(?:${young})(?=\\s+(?:van|of|aged|is|zoekt|needs|wants|wil|looking|who|die)(?!\\p{L})|\\s*\\(?\\d|\\s*[,.]|\\s*$)|bijbaan(?:tje)?|(?:zaterdag|weekend|vakantie|zomer)(?:baan(?:tje)?|werk)|bijverdienen|student(?:e|en|s)?|(?:side|saturday|holiday|summer|weekend) jobs?|holiday work|(?:naast|na|after|besides?|next to|alongside) (?:(?:mijn|my|de|the) )?(?:studie|studies|school|college|university))(?!\\p{L})`,
  'iu',
);

/** Whether a sentence looks for work beside school; who goes there is said of the person, not of the work. */
export const isSideJob = (rest: Remainder): boolean => {
  rest.take('background', pupil, () => true);
  return sideJob.test(rest.text) || schoolAge.test(rest.text);
};
