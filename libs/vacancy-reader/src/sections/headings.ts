import { verbose } from '@tandem/domain/verbose';
import { fold } from '../text/fold';

/** What a part of a vacancy is about. */
export type SectionKind =
  | 'duties'
  | 'requirements'
  | 'traits'
  | 'wishes'
  | 'benefits'
  | 'company'
  | 'apply'
  | 'place'
  | 'languages'
  | 'education'
  | 'experience'
  | 'contract'
  | 'related'
  | 'noise'
  | 'other';

/** In this order: the first that fits counts. */
const patterns: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'related',
    verbose()`
      ^(?:
        mogelijk ook interessant|vergelijkbare|soortgelijke|andere (?:vacatures|jobs|functies)|meer (?:vacatures|jobs)|gerelateerd
        |similar|related|more (?:jobs|vacancies)|recommended|bekijk ook|(?:wellicht )?ook interessant|other (?:jobs|vacancies|open)
        |people also|recente vacatures|latest jobs|nieuwste vacatures|jobs you might|laatste nieuws|interessant voor jou
      )|^trefwoorden
    `,
  ],
  [
    'noise',
    verbose()`
      cookie
      |^(?:
        delen|deel (?:deze|vacature)|share|nieuwsbrief|newsletter|volg (?:ons|vdab)|follow|inloggen|login|navigatie|categorie|tags|zoek
        |menu|privacy|disclaimer|job ?alert|hulp nodig|berichtnavigatie|veelgestelde vragen|faq|colofon|net binnen|vacature plaatsen
        |cv-databank|blijf op de hoogte|meld je aan|registr|logo$|abonne
      )
    `,
  ],
  [
    'wishes',
    verbose()`
      \bpre\b|pluspunt(?!en (?:van|bij|op))|mooi meegenomen|nice[- ]to[- ]have|preferred|desirable|bonus points|\ba plus\b|wenselijk
      |advantageous|^wensen$
    `,
  ],
  ['languages', /^(?:talenkennis|talen|languages?(?: skills)?|taalkennis)$/],
  [
    'education',
    /^(?:vereiste studies|(?:vereiste |gevraagde )?opleiding(?:s?niveau|en)?|education(?:al)?(?: level| requirements?)?|diploma)$/,
  ],
  ['experience', /^(?:werkervaring|ervaringsniveau|years of experience)$/],
  [
    'contract',
    verbose()`
      ^(?:
        contract|soort contract|type contract|contracttype|dienstverband|job ?type|employment type|contract type|soort baan
        |senioriteitsniveau|bedrijfstak|seniority level|industries|industry|job function|functies|salary range|pay
      )$
    `,
  ],
  ['place', /^(?:plaats tewerkstelling|locatie|standplaats|werklocatie|(?:job |work )?location|where)$/],
  [
    'apply',
    verbose()`
      sollicit|^interesse|^direct (?:aan de slag|beginnen|reageren)|^apply|how to apply|^contact|meer weten|meer informatie
      |further (?:information|details)|informal (?:visit|discussion|chat|enquir)|more information|\breage(?:er|ren)\b|interested\b
      |^enthousiast|procedure|^application|deadline|formalities|acquisitie|^vragen|^ga de uitdaging|spreekt dit|^nieuwsgierig
      |goed om te weten|^equal opportun|^diversity|^additional information|^ready to\b|^next steps
      |(?:hiring|selection|recruitment) process|^(?:zo|hoe) (?:werkt|verloopt) (?:het|de|dit)\b|^how (?:it|this) works
      |^(?:our|the) process|^klinkt (?:dit |het )?(?:goed|als)|^hoe nu verder|^note:?$|^inclusi
    `,
  ],
  [
    'duties',
    verbose()`
      ^(?:wat|what)$|^(?:korte )?omschrijving$
      |^(?:professionele vaardigheden|jobgerelateerde competenties|activities|position activities|your activities)
      |^(?:(?:het|the) )?(?:werk|work)$|^(?:the )?(?:successful |ideal )?(?:candidate|applicant) will$
      |^the (?:[\w-]+ ){1,5}will(?: be responsible for)?$
    `,
  ],
  ['traits', /^(?:persoonlijke vaardigheden|persoonsgebonden competenties|soft skills|persoonlijke eigenschappen)$/],
  [
    'benefits',
    verbose()`
      ^(?:wij|we)$|^(?:our side|onze kant)$|^(?:bij ons|(?:wordt )?geboden|offered)$|^wij hebben$|^(?:the|de) deal$|kom je mee thuis
      |word(?:t)? (?:je|jij) blij van|waar (?:je|jij) blij van wordt$|^daarom wil je|^(?:onze|our) (?:belofte|promise)$|benefits|perks
      |we offer|we provide|\boffer(?:s|ing)?\b.*(?:you|\?)|^(?:our |the )?offer$|^(?:what'?s )?on offer$|what'?s in it|in return
      |why (?:join|work|choose|you'?ll|you will|you should)|compensation|what you(?:'ll| will)? (?:get|receive)|^(?:the )?package
      |rewards|^you(?:'ll| will)? get|(?:wat|dit|dat) (?:bieden|bied) |(?:wij|we)(?: jou| je)? bieden|bieden (?:wij|we)
      |(?:wij|we) (?:je|jou)\b.*\bbieden|ons aanbod|(?:wat|dit|dat) (?:leveren|voorzien|hebben|geven) (?:wij|we)\b
      |^(?:wij|we) (?:voorzien|geven)|^aanbod|jouw aanbod|arbeidsvoorwaarden|(?:wat|dit) krijg|je krijgt|jij krijgt|voordelen|extra'?s\b
      |waarom (?:werken|kiezen|bij|jij|je|voor)|wat maakt werken|tegenover
      |(?:wat|dit) (?:mag|kun|kan) (?:je|jij|u) (?:van ons |bij ons )?verwachten|^salaris|verloning|^what can you expect
      |wat heeft .* te bieden|kun je (?:op )?rekenen|mag je (?:op )?rekenen|wat (?:je|jij|u) (?:van ons )?(?:krijgt|kunt verwachten)
      |(?:jouw|je|de) (?:beloning|voordelen)|^beloning|voor terug|^bij ons (?:krijg|heb) je
      |lever(?:t|en) (?:het|dit|wij|we)? ?(?:je |jou )?op|(?:goede|onze|mooie|prima|fijne) (?:arbeids)?voorwaarden|^salaris
      |wat heb (?:je|jij) eraan|(?:mag|kun|kan) je van ons verwachten|hoe (?:wij|we) (?:je|jou) belonen|what we have to offer
      |^what (?:can you|you can) expect|^why you'?(?:ll| will) (?:love|like|enjoy)|^working (?:at|here|with us)
    `,
  ],
  [
    'requirements',
    verbose()`
      ^zo ben (?:je|jij)$|superkracht|superpower|waar (?:we|wij) op letten|^rijbewij(?:s|zen)$
      |^(?:required|vereist|knock-?out(?:criteria)?)$|(?:wat|dit) (?:je|jij)? ?(?:kan|kun|kunt)(?: je| jij)?$|^you(?:'ve| have) got$
      |\bif(?: you)?$|\b(?:als|wanneer) (?:je|jij)$|eisen\b|profiel|gevraagd\b|wat (?:je|jij|u) (?:mee\w+|hebt|bent|kunt|in huis|nodig)
      |^(?:je|jij) (?:neemt|brengt) mee|(?:we|wij) van (?:je|jou|u) (?:vragen|verwachten)|^(?:onze|de) wensen
      |maakt (?:jou|je|you) |makes you |^(?:je|jij) (?:beschikt|hebt|bent|kunt)
      |^(?:is|past|klinkt) dit (?:iets )?(?:voor|bij) (?:jou|je)|op zoek naar|kennis (?:en|&) (?:ervaring|vaardigheden)
      |(?:opleiding|ervaring) (?:en|&) (?:werk)?(?:ervaring|opleiding)|person specification|^why you$|(?:onze|de) nieuwe collega
      |^(?:je|jij|jou) als |wie (?:ben|zoeken|ben je|jij bent)|jij (?:hebt|bent|bezit|brengt|herkent)
      |wat (?:vragen|verwachten|zoeken|vraagt)|(?:wat|dit) (?:breng|neem|heb|ben) (?:je|jij)|dit (?:vragen|verwachten|zoeken)
      |jouw (?:specificaties|kwaliteiten|profiel|ervaring|talent|bagage|skills)|competenties|vaardigheden
      |(?:wij|we) (?:vragen|verwachten|zoeken)(?! (?:jou|jij|een)\b)|herken|^heb jij|^ben jij|^je (?:hebt|bent|beschikt)|over jou
      |kwalificaties|vereisten|ideale kandidaat|in huis|(?:inschrijvings|aanwervings|functie|toelatings)voorwaarden|^jij$|requirement
      |qualif|profile|skills|who (?:are you|you are|we(?:'re| are) looking|should)|^the person$|^to succeed\b|who you will be
      |what (?:you|we)(?:'ll|'re| will| do)?(?: you)? (?:need|bring|have|look|expect|require|ask|are looking)
      |you (?:have|are|bring|will have|will need|might|should|must)|you'll need|^you(?:'ll| will) (?:be|have|need|bring)$|about you
      |your (?:profile|background|experience|qualif|skills)|^experience(?! (?:of|with|in|as|working)\b)|must[- ]have|looking for
      |we expect|essential|candidate|competenc|criteria|to be successful|need to have|^you$
    `,
  ],
  [
    'company',
    verbose()`
      ^over (?!de (?:functie|rol|job|baan))|wie (?:zijn|is|wij zijn|we zijn)|bij wie (?:ga|kom|werk)|waar kom je|je komt te werken
      |^(?:jouw|je|de) nieuwe (?:werkgever|werkplek|team)|about (?:us|the (?:company|team|department|organi)|our)|company
      |bedrijfsprofiel|organisatie
      |^(?:het|de|ons|onze|jouw|je|the|your|our) (?:
        team|bedrijf|afdeling|collega|cultuur|department|culture|context|werkgever|opdrachtgever|client
      )|who we are|bij welk bedrijf|waar ga je(?! aan)|leuk kennis te maken|\bteam$|(?<!y)our (?:mission|story|values)|voor wie
    `,
  ],
  [
    'duties',
    verbose()`
      wat (?:je|jij|u) (?:gaat )?do(?:et|en)$|^(?:jouw|je|your) (?:bijdrage|contribution)$
      |(?:dit|zo) (?:wordt|is) (?:je|jouw) (?:werk|rol|baan|dag)|waar ga (?:je|jij) aan werken|staat (?:je|jou) te wachten|taken
      |taakomschrijving|werkzaamheden|^aan de slag|zo ziet (?:je|jouw|een)|^(?:(?:de|jouw|je) )?(?:klus|missie|opdracht)$
      |day in the life|what does (?:a|your|the) (?:\w+ )?(?:day|week|shift|job)|how you(?:'ll| will)|what (?:will|would) you (?:do|be)
      |(?:role|job|position) (?:overview|details)|functie|takenpakket|verantwoordelijkheden|resultaatgebieden
      |^(?:de|jouw|je|uw) (?:rol|werk|job|baan|uitdaging|impact|dag|nacht|avond|week|dienst|shift|taak)|wat (?:ga|doe|houdt)
      |(?:ga|doe) (?:je|jij)\b|je gaat|hoe ziet|jobomschrijving|werkdag|responsib|duties|what you(?:'ll| will)?|^your (?:daily )?work$
      |your (?:role|tasks?|job|mission|impact|day)|the (?:role|job|position|opportunity)\b|job (?:description|role|purpose|summary)
      |role (?:description|purpose|summary)|tasks|day[- ]to[- ]day|position summary|functions|in this role|^you(?:'ll| will)\b
      |^about the|accountab|description|vacature(?:tekst|omschrijving)|wat je doet
    `,
  ],
];

const longestHeading = 90;

/** What a heading announces; null when its words say nothing. */
export const headingKind = (heading: string): SectionKind | null => {
  if (heading.length > longestHeading) return null;
  const words = fold(heading)
    .replace(/^[^a-z0-9]+|[^a-z0-9')?]+$/g, '')
    .replace(/\?$/, '');
  return patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
};

/** "Je bent vriendelijk en betrouwbaar" is a demand; "Je bent" alone is a heading. */
export const tellsReader = /^(?:je|jij|you) (?:bent|hebt|kunt|kan|beschikt|are|have|can)\s+\S+\s+\S[^:?]*$/i;

const parts = new Set<SectionKind>(['duties', 'requirements', 'wishes', 'benefits', 'company']);
const titled = { letters: 50, leastWords: 2, mostWords: 7 };
const asksOrShouts = /\?$|^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;

/** Whether a line of a page that nothing marks as one is a heading by its words: a short question, or capitals, about a part of a vacancy. */
export const saysHeading = (line: string): boolean => {
  const words = line.split(' ').length;
  if (line.length > titled.letters || words < titled.leastWords || words > titled.mostWords || !asksOrShouts.test(line)) return false;
  const kind = headingKind(line) ?? 'other';
  return (parts.has(kind) || /veelgestelde vragen|\bfaq\b/i.test(line)) && !tellsReader.test(line);
};
