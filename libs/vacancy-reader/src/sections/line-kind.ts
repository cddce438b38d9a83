import { verbose } from '@tandem/domain/verbose';
import { fold } from '../text/fold';
import { orders } from '../text/orders';

/** What a line of a vacancy may be about, told by its own words. */
export type LineKind = 'duties' | 'requirements' | 'benefits';
type Scores = Record<LineKind | 'none', number>;

interface Feature {
  about: LineKind | 'none';
  weight: number;
  pattern: RegExp;
}

/** What one is, has, can and likes: no work. */
const isVerbs =
  'bent|hebt|heb|ben|kunt|kun|kan|beschikt|beschik|kent|ken|beheerst|beheers|weet|wilt|wil|durft|durf|houdt van|houd van|houdt(?! (?:de|het|een|je|toezicht|contact|rekening|bij)\\b)|vindt|vind|voelt|voel|spreekt|spreek|deinst|staat|herkent|bezit|wordt|snapt|snap|denkt|denk|zoekt|straalt|woont|verwacht|moet|hoeft';
const getVerbs =
  'krijgt|krijg|(?:ontvangt|ontvang)(?! (?:\\w+ )?(?:gasten|klanten|bezoekers|patienten|leveranciers|goederen|bestellingen|leveringen|cliënten|clienten)\\b)|verdient|verdien|mag|profiteert|profiteer|geniet|bouwt (?:ook )?(?:pensioen|een pensioen)|komt te werken|kom te werken|komt terecht|kom terecht|gaat verdienen';
const notVerbs = 'als|dat|die|waar|waarin|waarmee|waarvoor|wat|wie|hoe|zodat|omdat|want|of|en|voor|bij|met|naar|van|stel|dan|hier|daar|zo';

const features: readonly Feature[] = [
  // Work: orders, "je bewaakt ...", "het opstellen van ...", "... opnemen en uitserveren", "you will ...".
  { about: 'duties', weight: 2.5, pattern: new RegExp(`^(?:${orders})\\b(?! (?:is|are|was|were|will|has|can|of|in|from|95)\\b|['-])`) },
  {
    about: 'duties',
    weight: 2,
    pattern: verbose()`
        ^(?!
          understanding|outstanding|willing|existing|including|parking|housing|catering|training|coaching|pricing|being|having|amazing
          |exciting|living|during|according
        )[a-z-]{2,14}ing\b(?! (?:is|are|of|knowledge|in|met|op|van|voor|de|het|een|tot|bij|of|en|door)\b)(?=[ ,])
      `,
  },
  {
    about: 'duties',
    weight: 2,
    pattern: new RegExp(
      `^(?:(?:ook|daarnaast|verder|dagelijks|vervolgens|tot slot|samen met [^,.]{3,40}|als [^,.]{3,40}),? )?(?:je|jij) (?!(?:${isVerbs}|${getVerbs}|werkt|werk|krijgt|komt|volgt|gaat|leert)\\b)[a-z]{2,}t\\b`,
    ),
  },
  {
    about: 'duties',
    weight: 1.5,
    pattern: new RegExp(
      `^(?:(?:ook|daarnaast|verder|dagelijks|vervolgens|tot slot|hier\\w*) )?(?!(?:${isVerbs}|${getVerbs}|${notVerbs}|krijg|werk|heb)\\b)[a-z]{3,} (?:je|jij)\\b(?! (?:thuis|zelf)\\b)`,
    ),
  },
  { about: 'duties', weight: 1.5, pattern: /^(?:je|jij) gaat\b|\bga je\b|\bgaat (?:je|jij)\b/ },
  {
    about: 'duties',
    weight: 2,
    pattern: verbose()`
        ^(?:het |de )?(?!
          kennis|beheersing|ervaring|affiniteit|werking|betaling|vergoeding|opleiding|bezit|inschrijving|ondersteuning van onze
          |doorbetaling
        )[a-z-]{4,}(?:
          (?:en|ing|atie|beheer|onthaal|schoonmaak) (?:(?:en|of) [a-z-]{4,}(?:en|ing|atie) )?van|en (?:op|met|aan|voor|bij|naar|in)
        )\b
      `,
  },
  {
    about: 'duties',
    weight: 1.5,
    pattern: /^(?!een\b|kunnen\b|kunt\b|kan\b|goed\b|graag\b|bereid\b|in staat\b).{8,} (?:[a-z-]{2,}en)(?: \([^)]*\))?$/,
  },
  {
    about: 'duties',
    weight: 1.5,
    pattern: verbose()`
        ^(?:de |het |een )?[a-z-]{3,}(?:en|s|age|ing)? [a-z-]{3,}en (?:en [a-z-]{3,}en )?
        (?:met|aan|voor|van|in|op|bij|naar|over|door|uit|volgens)\b
      `,
  },
  {
    about: 'duties',
    weight: 2,
    pattern: verbose()`
        \byou(?:'ll| will)(?! (?:have|need|be (?:able|an?)|get|receive|enjoy|love|find|thrive|feel|earn|also get))\b
        |\b(?:is|are) responsible for\b|^responsible for\b
      `,
  },
  {
    about: 'duties',
    weight: 1.5,
    pattern: /\b(?:mede)?verantwoordelijk(?:heid)? voor\b|\bzorgt? (?:je|jij|er|ervoor|voor|dat)\b|^zorgen (?:voor|dat)\b/,
  },
  {
    about: 'duties',
    weight: 1.5,
    pattern: new RegExp(
      `^(?!(?:${isVerbs}|${getVerbs}|met|het|niet|dat|wat|niet|werkt|krijgt|komt|gaat|volgt|schrijft|communiceert|biedt|geeft|beste|kwaliteit)\\b)[a-z]{3,}t (?:(?:en|of) [a-z]{3,}t )?(?:je |jij )?(?:de|het|een|alle|onze|ons|jouw|nieuwe|[a-z]{4,}en|[a-z]+e [a-z]+)\\b`,
    ),
  },
  {
    about: 'duties',
    weight: 1.5,
    pattern: verbose()`
        ^(?:(?:on )?[a-z]+days? |in this [a-z]+ |every [a-z]+ )?you (?!
          are|have|can|know|love|enjoy|like|speak|understand|bring|thrive|hold|possess|want|take (?:ownership|pride|initiative)|think
          |don't|do not|will|need|should|must|may|get|receive|earn|stay|feel|also get|never|always
        )[a-z]+\b
      `,
  },
  // Demands: what somebody is, has, can and knows.
  {
    about: 'requirements',
    weight: 2,
    pattern: new RegExp(`^(?:(?:en|ook|daarnaast|verder) )?(?:(?:je|jij|u) )?(?:${isVerbs}|heeft|is|kunnen|bereid)\\b`),
  },
  { about: 'requirements', weight: 1, pattern: /^(?:je|jij) (?:werkt|werk|schrijft|communiceert|legt|komt|gaat|volgt|houdt)\b/ },
  {
    about: 'requirements',
    weight: 2,
    pattern: verbose()`
        ^(?:
          you(?:
            're|'ve| are| have| can| know| love| enjoy| like| speak| understand| bring| thrive| hold| possess| want
            | take (?:ownership|pride|initiative)| think| don't| stay| feel| will be (?:an?|able)
          )|have|has|are|is|know|love|enjoy|thrive|speak|hold|possess|can|want|bring|must|able|ability
        )\b(?!(?:'ll| will)\b)
      `,
  },
  {
    about: 'requirements',
    weight: 2,
    pattern: verbose()`
        \b(?:
          \w*ervaring|kennis|diploma|\w*niveau|rijbewijs|affiniteit|\w*vaardig\w*|bereid|in (?:het )?bezit|vog|big|certificaat
          |certificering|mentaliteit|houding|instelling|vermogen|gevoel voor|oog voor|inzicht in|bevoegd\w*|beheersing|woord en geschrift
          |in staat|minimaal \d+ jaar|minstens \d+ jaar|pluspunt|een (?:pre|plus|troef)|mooi meegenomen|\w*registratie
          |geen (?:probleem|moeite|punt)|code 95|vca|eigen vervoer|1[5-9] jaar of ouder|beschikbaar|feeling met|interesse in|passie voor
          |hart voor|ervaren|opgeleid|afgeronde?
        )\b
      `,
  },
  {
    about: 'requirements',
    weight: 2,
    pattern: verbose()`
        \b(?:
          zelfstandig|flexibele? (?:instelling|inzetbaar)|flexibel|stressbestendig\w*|communicatie(?:f|ve)|analytisch\w*|nauwkeurig\w*
          |proactieve?|gedreven|leergierig|klantgericht\w*|klantvriendelijk\w*|gastvrij\w*|representatief|teamplayer|teamspeler|hands-on
          |nieuwsgierig\w*|empathisch|betrouwbaar|stipt\w*|punctue?e?l|ondernemend|creatief|humor|aanpakker|aanpakken|doorzettings\w*
          |daadkracht\w*|resultaatgericht\w*|oplossingsgericht\w*|servicegericht\w*|handig|netjes|zorgvuldig\w*|luisterend oor|vlotte pen
          |relativer\w*|overzicht
        )\b
      `,
  },
  {
    about: 'requirements',
    weight: 2,
    pattern: verbose()`
        \b(?:
          experience|experienced|knowledge|skills?|degree|diploma|fluent|fluency|proficien\w*|familiar\w*|passion\w*|eye for
          |attention to detail|mindset|certificates?|certification|licen[cs]e|\d\+? years|years of|background in|understanding of
          |track record|comfortable|self-starter|self-motivated|team player|motivated|punctual|willing\w*|eager|command of|right to work
          |eligible to work|qualifications?|qualified|hands-on|ability|able to|cool head|curious|flair|proven|required|essential|a plus
          |an advantage|nice to have|strong|a love of
        )\b
      `,
  },
  // Offers: what somebody gets.
  {
    about: 'benefits',
    weight: 2.5,
    pattern: verbose()`
        salaris|\bloon|uurloon|\w*vergoed(?:ing|en)?\b|toeslag|toelage|vakantie(?:dagen|geld|uren)?\b|verlof|(?<!met )pensioen
        |\bpremies?\b|premie\b|\bbonus|eindejaars|decemberuitkering|winstuitkering|(?:13e|dertiende|13de) maand|korting
        |fiets(?:plan|lease|leasing)?\b|lease|van de zaak|laptop|macbook|(?:een|en|gratis) telefoon|\bgsm\b|cheques|verzekering|borrel
        |uitje|feest|\blunch|fruit|thuiswerk|hybride|\bgratis\b|doorgroei|groeimogelijk|arbeidscontract|jaarcontract|vast contract
        |contract (?:van|voor|met|na)|dienstverband|\bcao\b|vrije dag|\bvrij\b|adv\b|atv\b|keuzebudget|opleidings\w*|studiekosten|\bcursus
        |\btraining|academie|begeleiding|inwerk|aandelen|werksfeer|\bsfeer\b|leuke collega|fijne collega|gezellig|korte lijnen
        |ruimte (?:om|voor)|kans(?:en)? (?:om|op|voor)|mogelijkhe(?:id|den) (?:om|tot|voor)|(?:\w{4,}|eigen) ?budget\b|werkkleding
        |bedrijfskleding|parkeren|parkeer|fooi|kerst|zelfrooster|sportschool|fitness|werkplek|uitbetaald
      `,
  },
  {
    about: 'benefits',
    weight: 2.5,
    pattern: verbose()`
        \bsalary|\bpay\b|paid (?:time|leave|holiday|parental|training|sick|vacation|overtime)|\bbonus|equity|stock options|\bshares\b
        |pension|holidays?\b|days off|annual leave|\bleave\b|\bpto\b|vacation|insurance|health ?care|\bmedical\b|dental
        |(?:learning|training|education|development|wellness|office|personal) budget|allowance|discount|\bfree\b|\bgym\b|parking|\blunch
        |snacks|remote|work from (?:home|anywhere)|hybrid|flexible (?:hours|working|work|start)|parental|career|\bgrowth|laptop
        |transport\b|travel card|business card|housing|\btips\b|uniform|permanent contract|great colleagues|social events|competitive|401
        |relocation|visa sponsor|day (?:working )?week|assistance programme|subsidi[sz]ed|mentoring|perks|drinks|team events|wellbeing
        |wellness
      `,
  },
  { about: 'benefits', weight: 1, pattern: /€|£|\$ ?\d|\beur(?:os?)?\b|\d ?%|\b\d{2} (?:vakantie|verlof|vrije)?dagen\b/ },
  {
    about: 'benefits',
    weight: 1.5,
    pattern: new RegExp(
      `^(?:je|jij) (?:${getVerbs})\\b|^(?:krijg|ontvang|verdien) je\\b|\\byou(?:'ll| will)? (?:get|receive|earn|enjoy)\\b(?! to\\b)`,
    ),
  },
  {
    about: 'benefits',
    weight: 1.5,
    pattern: verbose()`
        ^(?:
          geven|betalen|bieden|zorgen|vergoeden|vieren|trakteren|sluiten
          |(?:wij|we) (?:geven|betalen|bieden|zorgen|vergoeden|regelen|vieren|offer|provide|pay|give)
        )\b
      `,
  },
  {
    about: 'benefits',
    weight: 1,
    pattern: verbose()`
        ^(?:een |a |an )?(?:
          leuk|fijn|goed|hecht|gezellig|informel|open|warm|divers|jong|enthousiast|mooi|prettig|great|friendly|supportive|diverse|fun
          |modern
        )e? (?:\w+ ){0,3}(?:team|sfeer|omgeving|collega|bedrijf|organisatie|kantoor|team|environment|office|culture|atmosphere)
      `,
  },
  // What is told of the company, and how one applies.
  {
    about: 'none',
    weight: 2,
    pattern: verbose()`
        ^(?:(?:wij|we|ons|onze|our) (?!geven|betalen|bieden|zorgen|vergoeden|vragen|zoeken|verwachten|offer|provide|pay|give|ask|expect))
        |\b(?:opgericht|founded in|marktleider|market leader|medewerkers|employees)\b
      `,
  },
  {
    about: 'none',
    weight: 3,
    pattern: verbose()`
        \b(?:
          sollicit\w*|stuur|reageer|reageren (?:voor|kan|tot|is)|(?:een|eerste|tweede) (?:gesprek|kennismaking)|kop (?:koffie|thee)
          |recruiter|no (?:agencies|recruiters)|geen (?:bureaus|recruiters)|interview|call with|apply now|your cv|je cv|motivatiebrief
          |acquisitie|klik|meld je|aanmelden
        )\b|www\.|@|https?:|\b0\d{1,3}[- ]?\d{6,}
      `,
  },
];

const longest = 400;
const none: Scores = { duties: 0, requirements: 0, benefits: 0, none: 0 };

/** How much the words of a line speak for each kind. Every feature adds its weight once. */
const scoresOf = (line: string): Scores => {
  const folded = fold(line.slice(0, longest))
    .replace(/^[^a-z0-9€£]+/, '')
    .replace(/^(?:die|wie|met) /, '')
    .replace(/[\s.!;,…]+$/, '');
  const scores = { ...none };
  for (const { about, weight, pattern } of features) if (pattern.test(folded)) scores[about] += weight;
  return scores;
};

const kinds: readonly LineKind[] = ['duties', 'requirements', 'benefits'];
const leastScore = 1.5;
const leastLead = 0.5;

/** What a line is about by its own words; null when they say nothing or several things. */
export const lineKind = (line: string): LineKind | null => {
  const scores = scoresOf(line);
  const [best, second] = [...kinds].sort((a, b) => scores[b] - scores[a]);
  if (!best || !second || scores[best] < leastScore) return null;
  const rival = Math.max(scores[second], scores.none);
  return scores[best] - rival >= leastLead ? best : null;
};

/** How many lines are of each kind. */
export const votesOf = (lines: readonly string[]): Record<LineKind, number> => {
  const votes: Record<LineKind, number> = { duties: 0, requirements: 0, benefits: 0 };
  for (const line of lines) {
    const kind = lineKind(line);
    if (kind) votes[kind]++;
  }
  return votes;
};
