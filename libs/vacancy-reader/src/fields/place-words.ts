import { verbose } from '@tandem/domain/verbose';

/** The name of a place as it is written in a text. */
export const nameWords = "[\\p{Lu}][\\p{L}'’.-]+(?:[ -](?:[\\p{Lu}][\\p{L}'’-]+|aan|den|de|op|der|St|upon|on|under)){0,3}";

/** Places whose names are ordinary words too. */
export const ordinaryWords =
  /^(?:Van|De|Den|Het|Als|Best|Reek|Rest|Made|Ben|Well|Bath|Reading|March|Home|Hall|Peer|Ham|Mol|Lent|Groet|Groeten|Vac)$/;

/** "Bakkerij De Korenaar, Zutphen zoekt", "Van Dam (Ede) groeit": a town right behind a name, before what is said of it. */
const behindName = new RegExp(
  `(?<=[\\p{Lu}][\\p{L}'’.&-]{0,30})(?:,\\s+|\\s+\\()(${nameWords})(?=\\)|,?\\s+(?:is|zijn|are|zoekt|zoeken|heeft|has|seeks|groeit|we|wij)(?![\\p{L}]))`,
  'gu',
);
/** Who tells of himself: "Wij zijn een bedrijf uit Nijkerk", "Stad Lokeren". */
export const seats: readonly (readonly [number, RegExp])[] = [
  [1.7, behindName],
  // "Groenbedrijf Veldhuis uit Ommen heeft het druk".
  [1.7, new RegExp(`(?<=\\p{Lu}[\\p{L}'’.&-]{1,30}) (?:uit|from) (${nameWords})(?= (?:heeft|has|is|\\p{Ll}{2,12}[ts])(?![\\p{L}]))`, 'gu')],
  // "Waar? Almere", "📍 Hoogeveen".
  [2.4, new RegExp(`(?:^|\\n)(?:[Ww]aar|[Ww]here)\\?\\s+(${nameWords})(?=\\s*(?:$|[\\n,.(|]))`, 'gu')],
  [2.4, new RegExp(`📍\\s*(${nameWords})`, 'gu')],
  // "FitFabriek Hilversum zoekt": a town behind a name, at the head of a line.
  [1.3, new RegExp(`(?<=(?:^|\\n)\\p{Lu}[\\p{L}&'’-]{2,30} )(${nameWords})(?= (?:zoekt|is op zoek)(?![\\p{L}]))`, 'gu')],
  // "Groene Vonk, Wageningen" below all.
  [1.7, new RegExp(`(?<=\\n\\p{Lu}[^,.\\n]{2,40},\\s)(${nameWords})$`, 'gu')],
  [2.3, new RegExp(`\\b(?:[Ww]ij|[Ww]e) zijn [^.\\n]{0,90}\\buit (${nameWords})`, 'gu')],
  [1.6, new RegExp(`\\b(?:bvba|BVBA|[Bb][Vv]|[Bb]\\.[Vv]\\.|[Nn][Vv]|[Nn]\\.[Vv]\\.|Ltd|GmbH) (?:uit|te|in|from) (${nameWords})`, 'gu')],
  [1.9, new RegExp(`\\b(?:uit|from) (${nameWords}) (?:is|zijn) (?:een|an?)\\b`, 'gu')],
  [1.6, new RegExp(`(?<![\\p{L}])is (?:een|an?) [^.\\n]{0,60}\\b(?:uit|from) (${nameWords})`, 'gu')],
  [1.6, new RegExp(`(?<![\\p{L}])(${nameWords})(?:-based\\b| based\\b| (?:offices?|team|area|branch)\\b)`, 'gu')],
  [1.6, new RegExp(`(?<![\\p{L}])(?:[Ss]tadhuis|[Gg]emeentehuis) van (${nameWords})`, 'gu')],
  // "Reading Borough Council", "Base – Cirencester Hospital".
  [1.4, /(?:^|[\n–,-] ?)(\p{Lu}[\p{L}'-]{2,})(?= (?:(?:borough|city|town) council|council|hospital|university)(?!\p{L}))/giu],
  [1.3, new RegExp(`(?<![\\p{L}])(?:[Ss]tad|[Gg]emeente|OCMW) (${nameWords})`, 'gu')],
];

export const prepositions = new RegExp(
  `(?<![\\p{L}])(?:[Ii]n|te|vanuit|nabij|vlakbij|near|close to|just outside|[Rr]egio|[Oo]mgeving|based in|gevestigd in|kantoor in|locatie|hartje|at our (?:HQ|office|offices) in|job in|emmen-?)\\s+(?:de |het |hartje |centrum |regio |the )?(${nameWords})`,
  'gu',
);

/** Words that say, shortly before a town, that one works there. */
export const seat = verbose('iu')`
  (?<![\p{L}])(?:
    kantoor|hoofdkantoor|vestiging|standplaats|gevestigd|werkzaam|werkplek|werklocatie|aan de slag|office|headquarters|hq|located
    |based|team|site|working
  )(?![\p{L}])[^.!?\n]*$
`;

/** "Boise, ID": a town of the United States, which no table of ours need have. */
export const american = verbose('u')`
  (?:^|[,|•·–-] ?)(\p{Lu}[\p{L}.'’]+(?: \p{Lu}[\p{L}.'’]+){0,2}), (?:
    A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]
  )(?: \d{5})?(?=$|\s*[|•·(–-])
`;

export const listing = verbose('u')`
  voor een job in\s+((?:Regio\s+)?[\p{Lu}][\p{L}'-]+(?:[ -][\p{Lu}][\p{L}'-]+)*?)(?=
    \s+(?:Meer info|Online|Vaste|Tijdelijk|Gewijzigd|Solliciteer)|\n|$
  )
`;
