import { verbose } from '@tandem/domain/verbose';
/**
 * A licence or registration the law or the work cannot do without. `pattern` finds it in both languages, `includes` are lesser licences it
 * contains, `titles` are jobs that cannot be held without it.
 */
type Licence = { key: string; pattern: RegExp; includes?: readonly string[]; titles?: RegExp };

const licences: readonly Licence[] = [
  {
    key: 'driving-ce',
    pattern: verbose()`
        \b(?:rijbewijs(?:sen)?|driv\w+ licen[cs]e|licen[cs]e|cat(?:egory|egorie)?\.?)\s*:?\s*(?:(?:b|c|be)\s*(?:en|and|&|,|\/|or|of)\s*)*c
        \+?e\b|\bC\+?E\b(?=[\s,.;)]|$)|\bclass a cdl\b|\b(?:hgv|lgv) class (?:1|one)\b|\b[Cc]lass (?:1|[Oo]ne) (?:hgv )?licen
        |\btractor-trailer licen
      `,
    includes: ['driving-c'],
    titles: /\bchauffeur c\+?e\b|tractor-trailer driver|hgv class 1/i,
  },
  {
    key: 'driving-c',
    pattern: verbose('i')`
        \b(?:rijbewijs|driv\w+ licen[cs]e|licen[cs]e|cat(?:egory|egorie)?\.?)\s*:?\s*(?:b\s*(?:en|and|&|,|\/)\s*)?c1?\b
        |\b(?:hgv|lgv) (?:licen|class 2)|\bclass 2 (?:hgv )?licen|\bcdl\b
      `,
    titles: /\b(vrachtwagenchauffeur|chauffeur c\b|truck driver|lorry driver|hgv driver)/i,
  },
  {
    key: 'driving-d',
    pattern: /\b(?:rijbewijs|driv\w+ licen[cs]e|licen[cs]e|cat(?:egory|egorie)?\.?)\s*:?\s*d1?\b|\b(?:pcv|psv) licen/i,
    titles: /\b(buschauffeur|bus driver|coach driver|touringcarchauffeur)/i,
  },
  {
    key: 'code-95',
    pattern: /\bcode\s?95\b|\bdriver cpc\b|\bvakbekwaamheid\b/i,
    titles: /\b(vrachtwagenchauffeur|chauffeur c\+?e?\b|truck driver|lorry driver|buschauffeur|bus driver)/i,
  },
  // The Dutch register of eight professions: who works as one of them is in it, so it tells none of them apart.
  {
    key: 'big-register',
    pattern: verbose('i')`
        \bbig[- ]?(?:registratie|registration|geregistreerd|register|inschrijving|nummer)
        |\b(?:ingeschreven|geregistreerd|registered) (?:in (?:het|the) |with (?:the )?)?big\b
      `,
  },
  {
    key: 'nurse',
    pattern: verbose('i')`
        \bbig[- ]?(?:geregistreerde?|registered) (?:\w+[- ])?(?:verpleegkund\w+|nurs\w+)|\b(?:registered|licensed) nurs\w+|\bhbo-?v\b
        |\bhbo-verpleegkund\w+|\b(?:diploma|opleiding)\s+(?:hbo-|mbo-)?verpleegkund\w+|\bnmc (?:pin|registration|registered)
        |\bregistered with (?:the )?nmc\b|\brn licen[cs]e
      `,
    includes: ['big-register'],
    titles: verbose('i')`
        \b(\w*verpleegkundige|verpleegkundig specialist|rn|rgn)\b
        |(?<!\b(?:veterinary|vet|dental|nursery) )\bnurse\b(?! (?:aide|assistant))
      `,
  },
  {
    key: 'care-level-3',
    pattern: verbose('i')`
        \b(?:diploma|opleiding)\s+(?:als\s+)?verzorgende|\bniveau[- ]?3[- ]?diploma|\bverzorgende ig\b|\blevel 3 (?:care )?diploma
        |\bdiploma verzorging\b
      `,
    titles: /\bverzorgende\b/i,
  },
  {
    key: 'physician',
    pattern:
      /\b(?:arts|basisarts|artsen)(?:diploma|registratie)|\bmedical (?:degree|licen[cs]e)\b|\bgmc registration|\blicensed physician/i,
    includes: ['big-register'],
    titles: /\b((?!dieren|tand)(?:\w{3,})?arts|physician|surgeon|psychiater|medisch specialist)\b/i,
  },
  {
    key: 'pharmacist',
    pattern: /\bapothekersdiploma|\bpharmacist (?:licen[cs]e|registration)/i,
    includes: ['big-register'],
    titles: /\b(apotheker|pharmacist)\b/i,
  },
  {
    key: 'physiotherapist',
    pattern: /\bdiploma fysiotherapie|\bphysiotherap\w+ (?:licen[cs]e|registration)|\blicensed physical therapist/i,
    includes: ['big-register'],
    titles: /\b(\w*fysiotherapeut|manueel therapeut|physiotherapist|physical therapist)\b/i,
  },
  {
    key: 'teacher-primary',
    pattern:
      /\bpabo(?:-?diploma)?\b|\bbevoegde? leerkracht|\bleraar basisonderwijs\b|\bprimary (?:school )?teaching (?:qualification|degree)/i,
    includes: ['teacher'],
    titles: /\b(\w*leerkracht|leraar basisonderwijs|primary (?:school )?teacher)\b/i,
  },
  {
    key: 'teacher-secondary-upper',
    pattern: /\beerste-?graads\w*|\beerste- (?:of|en) tweedegraads/i,
    includes: ['teacher-secondary'],
  },
  {
    key: 'teacher-secondary',
    pattern: /\btweede-?graads\w*/i,
    includes: ['teacher'],
    titles: /\b(secondary (?:school )?teacher|(?:leraar|lerares|docente?) (?!basisonderwijs|groep|po\b)\p{L}{3,})/iu,
  },
  {
    key: 'teacher',
    pattern: verbose('i')`
        \b(?:les|onderwijs)\s?-?bevoegd\w*|\bbevoegde? (?:docent|leraar)|\bteaching (?:qualification|licen[cs]e|certificate|credential)
        |\bqts\b|\bqualified teacher
      `,
    titles: /\b(leraar|lerares|schoolteacher)\b/i,
  },
  {
    key: 'dentist',
    pattern: /\b(?:tandarts|tandheelkunde)(?:diploma|registratie)|\bdental (?:degree|licen[cs]e)/i,
    includes: ['big-register'],
    titles: /\b(tandarts|dentist)\b/i,
  },
  {
    key: 'midwife',
    pattern: /\bdiploma verloskund\w+|\b(?:registered|licensed) midwife/i,
    includes: ['big-register'],
    titles: /\b(verloskundige|midwife)\b/i,
  },
  {
    key: 'psychologist',
    pattern: /\bgz-psycholo\w+|\b(?:registered|licensed) (?:clinical )?psychologist/i,
    includes: ['big-register'],
    titles: /\b(gz-psycholoog|klinisch psycholoog|clinical psychologist)\b/i,
  },
  { key: 'youth-care', pattern: /\bskj(?:-?registratie|-?geregistreerd\w*)?\b/i, titles: /\bjeugdbeschermer\b/i },
  {
    key: 'veterinary-nurse',
    pattern: verbose('i')`
        \bparaveterinair|\b(?:diploma|opleiding)\s+(?:tot\s+)?dierenarts-?assistent\w*|\b(?:qualified|registered) vet(?:erinary)? nurse
        |\brvn\b
      `,
    titles: /\b(dierenartsassistent\w*|paraveterinair|veterinary nurse)\b/i,
  },
  {
    key: 'veterinarian',
    pattern: verbose('i')`
        \bdiploma dierenarts\b(?!-?assist)|\bdierenarts(?:diploma|registratie)
        |\b(?:afgestudeerde?|bevoegde?|geregistreerde?) (?:als )?dierenarts\b(?!-?assist)|\bveterinary (?:degree|licen[cs]e)|\bmrcvs\b
        |\blicensed veterinarian
      `,
    titles: /\b(?:dierenarts(?![\p{L}-])|veterinarian|veterinary surgeon)/iu,
  },
  { key: 'taxi', pattern: /\btaxi-?pas\b|\bchauffeurs(?:kaart|pas)\b|\btaxi licen[cs]e/i, titles: /\btaxi(?:chauffeur| driver)\b/i },
  { key: 'enforcement', pattern: /\bboa-?(?:akte|diploma|bevoegdheid)|\bboa\b/i, titles: /\b(boa|buitengewoon opsporingsambtenaar)\b/i },
  {
    key: 'refrigerants',
    pattern: /\bf-?gassen\b|\bf-gas(?:ses)?\b|\bstek-?(?:diploma|certificaat)?\b/i,
    titles: /\b(koelmonteur|koeltechnicus)\b/i,
  },
  {
    key: 'train-driver',
    pattern: /\bmachinisten(?:bewijs|vergunning)|\btrain driver'?s? licen[cs]e/i,
    titles: /\b(treinmachinist|train driver)\b/i,
  },
  {
    key: 'lawyer',
    pattern: verbose('i')`
        \bberoepsopleiding advocat\w+|\badvocatenpas|\bbar (?:admission|exam)|\badmitted to the bar
        |\bsra (?:admission|admitted|registration|registered)|\b(?:qualified|admitted)(?: as a)? solicitor|\bbeëdigd(?: als)? advocaat
        |\btoga\b
      `,
    titles: /\b(advocaat|attorney|barrister|solicitor)\b/i,
  },
  {
    key: 'auditor-ra',
    pattern: /\bRA\b(?!\s*[a-z]{2,}\s+van)|\bregisteraccountant|\bchartered accountant|\bcpa\b/,
    titles: /\bregisteraccountant\b/i,
  },
  {
    key: 'accountant-aa',
    pattern: /\bAA(?:-titel|-accountant)?\b|\baccountant-administratieconsulent/,
    titles: /\baccountant-administratieconsulent\b/i,
  },
  {
    key: 'security-guard',
    pattern: /\bbeveiligingspas|\bdiploma beveilig\w+|\bbeveiliger\s?2\b|\bsia licen[cs]e|\bguard licen[cs]e/i,
    titles: /\b(beveiliger|security guard)\b/i,
  },
  { key: 'pilot', pattern: /\b(?:atpl|cpl)\b|\bpilot'?s? licen[cs]e|\bvliegbrevet/i, titles: /\b(pilot|piloot)\b/i },
  { key: 'skipper', pattern: /\b(?:groot )?vaarbewijs|\bboatmaster/i, titles: /\b(schipper|skipper)\b/i },
  {
    key: 'crane',
    pattern: /\b(?:tcvt|hijsbewijs)\b|\bkraanmachinist(?:en)?(?:certificaat|diploma)|\bcrane (?:licen[cs]e|certificate)/i,
    titles: /\bkraanmachinist|crane operator\b/i,
  },
  { key: 'financial-advice', pattern: /\bwft\b/i, titles: /\bhypotheekadviseur\b/i },
  { key: 'phd', pattern: /\bphd\b[^.]{0,60}\b(?:must|required|is needed|essential)|\bgepromoveerd\b/i },
];

const byKey = new Map(licences.map((licence) => [licence.key, licence]));

const withIncluded = (key: string): string[] => [key, ...(byKey.get(key)?.includes ?? []).flatMap(withIncluded)];

/** Licences somebody has: named in what they wrote, or told by a job they held. */
export const ownedLicences = (texts: readonly string[], titles: readonly string[]): string[] => {
  const owned = licences.filter(
    ({ pattern, titles: jobs }) =>
      texts.some((text) => pattern.test(text)) || (jobs !== undefined && titles.some((title) => jobs.test(title))),
  );
  return [...new Set(owned.flatMap(({ key }) => withIncluded(key)))].sort();
};

const mostWords = 6;
/** Licences a short requirement asks for and little else: "BIG-registratie", "a valid NMC pin". */
export const licencesNamed = (requirement: string): string[] =>
  requirement.trim().split(/\s+/).length > mostWords
    ? []
    : licences.filter(({ pattern }) => pattern.test(requirement)).map(({ key }) => key);

const wish = verbose('i')`
  \b(
    preferred|a plus|nice to have|pr[eé]\b|bij voorkeur|gewenst|wenselijk|niet nodig|geen vereiste|not required|or willing|bereid
    |willing to obtain|of bereid|helpful|mooi meegenomen|in opleiding|vergevorderd
  )
`;
const demand = verbose('i')`
  \b(
    vereiste?|nodig|een must|moet|verplicht|noodzakelijk|wettelijk|must|required|mandatory|essential|in (?:het )?bezit|bezit
    |beschikt|je hebt|u heeft|you have|you hold|we vragen|wij vragen|vragen|je bent|requires?|need|heb je|diploma|geldige?|valid
  )\b
`;

/**
 * Licences a vacancy cannot do without, as groups of which one is enough. What stands in the list of requirements always counts, a
 * sentence of the text when it demands and does not merely wish.
 */
export const demandedLicences = (requirements: readonly string[], text: string): string[][] => {
  const sentences = [...requirements, ...text.split(/(?<=[.!?;\n])/).filter((sentence) => demand.test(sentence))].filter(
    (sentence) => !wish.test(sentence),
  );
  const groups = sentences.flatMap((sentence) => {
    const found = licences.filter(({ pattern }) => pattern.test(sentence)).map(({ key }) => key);
    if (found.length === 0) return [];
    return / (?:of|or) |\//.test(sentence) ? [found] : found.map((key) => [key]);
  });
  const unique = new Map(groups.map((group) => [[...group].sort().join(), group]));
  return [...unique.values()];
};
