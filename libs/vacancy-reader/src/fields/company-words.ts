import { verbose } from '@tandem/domain/verbose';
/** Words in the name of a company, and of nothing else. */
export const legalForm = verbose('i')`
  \b(?:
    b\.?v\.?b?a?\.?|n\.?v\.?|ltd\.?|limited|inc\.?|llc|gmbh|plc|vof|v\.o\.f\.|stichting|aps|a\/s|group|groep|recruitment|consultancy
    |university|universiteit|gemeente|ministerie|hospital|ziekenhuis|holding|council|trust|nhs|college|academy|solutions
    |uitzendbureau|detachering|uitzendgroep|uitzendorganisatie|ocmw|waterschap|provincie|^stad|health board
  )\b|\bAG$
`;
/** What a firm or a school is, before its name: "OBS De Zandloper", "Supermarkt Het Korfje". */
export const firmBefore = verbose('iu')`
  ^(?:
    (?:de |het |the )?(?:
      obs|cbs|rkbs|pcbs|kdv|bso|ikc|basisschool|restaurant|hotel|caf[eé]|brasserie|bakkerij|slagerij|kapsalon|garage|uitgeverij
      |supermarkt|eetcafe|eetcaf[eé]|bouwbedrijf|installatiebedrijf|aannemersbedrijf|hoveniersbedrijf|transportbedrijf
      |schildersbedrijf|zorgcentrum|woonzorgcentrum|tandartspraktijk|huisartsenpraktijk|dierenkliniek|kinderopvang|camping|museum
      |drukkerij|autobedrijf|apotheek|uitzendburo|bloemist|manege|atelier|studio|theater|bibliotheek|zorggroep|woonstichting
      |woningcorporatie|scholengemeenschap|mondzorg|fysiotherapie|notariaat|advocatenkantoor|makelaardij|groenvoorziening
      |metaalwerken|kwekerij|zuivelboerderij|wijngaard|landgoed|hogeschool|schoonmaakbedrijf
      |(?:ingenieurs|advies|architecten|reclame)?bureau
    )
  )\s+\p{Lu}
`;

/** What a firm is, as the first part of its name: "Fruitbedrijf Peeters", "Sportschool Fit Factory". */
const firmWord = verbose('iu')`
  ^\p{L}*(?:
    bedrijf|winkel|school|praktijk|kliniek|boerderij|salon|makelaar|kantoor|centrum|fabriek|kwekerij|slagerij|bakkerij|bar|hotel
    |makelaardij|apotheek|transport|thuiszorg|brouwerij|boekhandel|camping|handel|rederij|instituut|werf|smederij|maatschap|visserij
    |veehouderij|kwekers|manege|stal|crèche|kerk|parochie|techniek|bouw|huis|academie
  )\s+(?:(?:de|het|van|den|der|['’]t)\s+)*\p{Lu}
`;
const firmPlural =
  /\s(?:accountants|advocaten|notarissen|makelaars|architecten|adviseurs|koeriers|logistiek|logistics|transport|camping|brewery)$/i;
const [mostFirmWords, aside] = [6, /^(?:de|het|van|den|der|en|the|of|and|&|['’]t)$/u];
/** Whether words are the name of a firm and nothing else. */
export const isFirm = (words: string): boolean => {
  const each = words.split(' ');
  const isName =
    each.length > 1 &&
    each.length <= mostFirmWords &&
    each.every((word, place) => /^[\p{Lu}\d]/u.test(word) || aside.test(word) || (place === 0 && firmBefore.test(words)));
  return (
    isName && (legalForm.test(words) || firmBefore.test(words) || firmBehind.test(words) || firmWord.test(words) || firmPlural.test(words))
  );
};

// A stop ends a name, but not an abbreviation: "St. Antonius", "booking.com", "A.S.R.".
const capitals = "[\\p{Lu}\\d](?:[\\p{L}\\p{N}&'’+-]|(?<=(?:^|[^\\p{L}])\\p{L}{1,2})\\.|\\.(?=[\\p{L}\\p{N}])){0,40}";
const linked = `(?:[ \\t]+(?:(?:van|de|der|den|het|en|of|and|the|&|für|voor)[ \\t]+){0,2}${capitals}){0,8}`;
/** A name of one or more words in capitals. */
export const name = `(${capitals}${linked})`;
/** What a firm is, behind its name: "The Royal Oak Hotel". */
export const firmBehind = verbose('i')`
  \s(?:
    hotel|inn|arms|restaurant|school|nursery|surgery|practice|care home|home care|haulage|farms?|bakery|dental|dentistry|veterinary
    |vets|institute|foundation|society|salon|hair|brewery|joinery|builders|museum|theatre|library|solicitors|llp|chambers|estates?
    |foods|logistics
  )$
`;
/** The town of a company, right behind its name: " in Ede", ", Zutphen,", " (Ede)". */
const placed =
  "(?:\\s+(?:in|te|from|based in|uit)\\s+(?:hartje |(?:het )?centrum (?:van )?)?[\\p{Lu}][\\p{L} -]{2,25}|,\\s+[\\p{Lu}][\\p{L}'-]{2,25}(?: [\\p{Lu}][\\p{L}'-]+)?,?|\\s*\\([\\p{Lu}][\\p{L}' -]{1,25}\\))";
/** What firms do by their own account. */
const does =
  '(?:biedt|zorgt|verbindt|werkt|bouwt|levert|maakt|groeit|helpt|verzorgt|ontwikkelt|produceert|verkoopt|begeleidt|ondersteunt|verhuurt|ontwerpt|beheert|organiseert|vervoert|plaatst|installeert|repareert|herstelt|teelt|kweekt|bakt|restaureert|behandelt|offers|provides|builds|makes|protects|helps|runs|delivers|supports|develops|designs|produces|sells|creates|serves|operates|manages|employs|supplies|manufactures|connects|grows|restores|publishes|cares for|looks after|(?:heeft|has) (?:ruim |over |meer dan |more than )?\\S+ (?:vestigingen|winkels|medewerkers|collega.s|locaties|filialen|scholen|praktijken|offices|shops|branches|employees|staff|schools|homes)|specialis(?:es|ed) in|speciali[sz]es in)';
/** What whoever offers work is. */
const kinds =
  '(?:tech |familie|productie|bouw|zorg|installatie|transport|advies|ingenieurs|uitzend|reclame|makelaars|groot)?(?:start-?up|scale-?up|company|agency|bureau|bedrijf|organisatie|organi[sz]ation|charity|studio|(?:law )?firm|manufacturer|producent|fabrikant|consultancy|retailer|webshop|webwinkel|zorginstelling|zorgorganisatie|uitzendbureau|detacheerder|leverancier|supplier|foundation|non-profit|social enterprise|cooperative|coöperatie)';
/** How a text speaks of who offers the job, with what each way is worth. */
export const mentions: readonly (readonly [number, RegExp])[] = [
  [
    3,
    new RegExp(
      `(?:(?<![\\p{L}])(?:De|Het|Bij|At)\\s|(?<![\\p{L}\\p{N}.'-])(?<!\\b(?:near|around|beside|nabij|vlakbij|rond|naast)\\s))${name}${placed}?\\s+(?:is|are|zijn)?\\s*(?:(?:currently|urgently|now|momenteel|per direct|dringend|actief|ook|seeking|looking|op zoek|recruiting)\\s*)*(?:op zoek|zoekt|zoeken|is looking|looking for|seeking|seeks|recruiting|is hiring|are hiring|to recruit|wishes? to (?:appoint|recruit|employ)|after (?:an?|\\p{Ll}+ people)|needs? (?:an?|your|you|somebody|someone))\\b`,
      'gu',
    ),
  ],
  // "Voor obs De Klimboom", "bij restaurant Het Zoute Hert": what it is in small letters before its name.
  [
    1.9,
    new RegExp(
      `(?<![\\p{L}])(?:[Bb]ij|[Vv]oor|[Aa]t|[Ff]or|[Nn]amens)\\s+(?:ons |onze |our )?((?:obs|cbs|rkbs|pcbs|kdv|bso|ikc|basisschool|restaurant|hotel|caf[eé]|brasserie|bakkerij|slagerij|kapsalon|garage|uitgeverij|(?:woon)?zorgcentrum|(?:tandarts|huisartsen)praktijk|dierenkliniek|kinderopvang|camping|museum)\\s+${capitals}${linked})`,
      'gu',
    ),
  ],
  [
    1.8,
    new RegExp(`(?<![\\p{L}\\p{N}.'-])(${capitals}${linked}[ \\t]+(?:[bB]\\.?[vV]\\.?|[nN]\\.?[vV]\\.?|bvba|vof|vzw))(?![\\p{L}])`, 'gu'),
  ],
  // "Voor Bakkerij De Korenaar, Zutphen zoeken wij", "For Mill & Co (Leeds) we are looking for".
  [
    2.6,
    new RegExp(
      `(?<![\\p{L}])(?:[Vv]oor|[Ff]or|[Nn]amens)\\s+(?:de |het |the )?${name}${placed}?,?\\s+(?:(?:zoeken|zijn)\\s+(?:wij|we)|we\\s+are\\s+(?:looking|seeking|hiring|recruiting))\\b`,
      'gu',
    ),
  ],
  // "Installatiebedrijf Van Dam (Ede) groeit hard": a name and its town that begin a sentence.
  [
    2,
    new RegExp(
      `(?:^|[.!?\\n]\\s*)(?:De |Het |The )?${name}(?:\\s*\\([\\p{Lu}][\\p{L}' -]{1,25}\\)|,\\s+[\\p{Lu}][\\p{L}'-]{2,25},)\\s+(?=\\p{Ll})`,
      'gu',
    ),
  ],
  // "GroenWerk, Harselaarseweg 20, Barneveld": who is to be found at an address.
  [2, new RegExp(`(?:^|[.!?\\n]\\s*)${name},\\s+\\p{Lu}[\\p{L}.' -]{3,40}\\s\\d{1,4}[a-z]?,\\s+(?:\\d{4} ?[A-Z]{2},?\\s+)?\\p{Lu}`, 'gu')],
  [2.2, new RegExp(`\\bzoek(?:t|en)\\s+${name}\\s+(?:een|naar|per|voor)\\b`, 'gu')],
  [2.6, new RegExp(`(?:^|[.!?\\n]\\s*)${name}\\s+is (?:proud to be )?an? equal[ -]opportunity`, 'gu')],
  [2.6, new RegExp(`(?:\\b[Ww]ie (?:is|zijn)|\\b[Ww]ho (?:is|are))\\s+${name}(?=\\s*\\?)`, 'gu')],
  [
    2.2,
    new RegExp(
      `(?:\\b[Ww]ij zijn|\\b[Ww]e zijn|\\b[Ww]e are|\\b[Ww]e['’]re)\\s+${name}(?=\\s*[,.–-]|\\s+(?:een|an?|en (?:wij|we)|and we)\\b)`,
      'gu',
    ),
  ],
  [
    2.6,
    new RegExp(
      `(?<![\\p{L}])((?:[Gg]emeente|[Ss]tads|[Ss]chool|[Kk]erk)bestuur van ${capitals}${linked})(?=\\s+(?:is op zoek|zoekt|gaat over))`,
      'gu',
    ),
  ],
  // "At Amstelveld University in Haarlem": a name whose kind is told by itself.
  [
    1.9,
    new RegExp(
      `(?<![\\p{L}])(?:[Bb]ij|[Aa]t|[Jj]oin)\\s+(?:de |het |the )?((?:${capitals}[ \\t]+(?:(?:of|and|van|en|the|for)[ \\t]+)*){1,6}(?:University|Universiteit|Hospital|Ziekenhuis|Council|College|Trust))(?![\\p{L}])`,
      'gu',
    ),
  ],
  [
    2.2,
    new RegExp(
      `(?:\\b[Oo]ver|\\b[Aa]bout|\\b[Ww]erken bij|\\b[Ww]orking at|\\b[Ww]hy [Jj]oin|\\b[Ll]ife at)\\s+(?:de |het |the )?${name}(?=\\s*(?:$|\\n|[?:.!,]))`,
      'gum',
    ),
  ],
  [
    1.2,
    new RegExp(
      `(?:\\b[Bb]ij|\\b[Aa]t|\\b[Jj]oin)\\s+(?:de |het |the )?${name}(?=\\s+(?:werk|kun|krijg|sta|ben|zijn|kan|vind|maak|draait|bouw|zit|we\\b|you|je\\b|is\\b|believe)|\\s*[,.?!])`,
      'gu',
    ),
  ],
  // "Bij Zonnig Dak in Hoogeveen leggen we": who speaks says where he works.
  [
    2,
    new RegExp(
      `\\b(?:[Bb]ij|[Aa]t)\\s+(?:de |het |the )?${name}(?:\\s+(?:in|te)\\s+\\p{Lu}[\\p{L}-]{2,25})?,?\\s+(?:\\p{Ll}{3,15}\\s+(?:we|wij|je|jij)|we\\s+\\p{Ll}{3,15})\\b`,
      'gu',
    ),
  ],
  [
    2,
    new RegExp(
      `(?:^|[.!?\\n]\\s*)(?:De |Het |The )?${name}(?:\\s+(?:in|te|uit|from)\\s+\\p{Lu}[\\p{L}-]{2,25})?\\s+(?:is|zijn|are)\\s+(?:een|an?)\\s+(?:[\\p{Ll}-]+,?\\s+){0,3}[\\p{Ll}-]*(?:bedrijf|organisatie|onderneming|praktijk|bureau|winkel|keten|instelling|school|kantoor|company|agency|firm|business|charity|organi[sz]ation|practice|provider|restaurant|hotel|academy)\\b`,
      'gu',
    ),
  ],
  [
    2.3,
    new RegExp(
      `(?<![\\p{L}\\p{N}.'-])(${capitals}${linked}[ \\t]+(?:Uitzendbureau|Uitzendgroep|Uitzendorganisatie|Detachering|Recruitment|Personeelsdiensten))(?![\\p{L}])`,
      'gu',
    ),
  ],
  // "Het lectoraat van Hogeschool Waterland": a part of whoever asks.
  [
    1.7,
    new RegExp(
      `(?<![\\p{L}])(?:van|of|bij|at)\\s+(?:de |het |the )?((?:Hogeschool|Universiteit|Stichting|Gemeente|Ziekenhuis|Zorggroep|Waterschap|Scholengroep|University of)\\s+${capitals}${linked})`,
      'gu',
    ),
  ],
  // "Our client, Borealis Shipping, is a growing owner of ships": whom an agency recruits for.
  [
    3,
    new RegExp(
      `\\b(?:[Oo]ur|[Oo]nze) (?:client|opdrachtgever|klant|relatie),?\\s+(?:de |het |the )?${name}(?=,|\\s+(?:is|zoekt|in|te)\\b)`,
      'gu',
    ),
  ],
  // "Op ons bedrijf in Rouveen (Maatschap Ten Klooster, 180 koeien)".
  [
    2,
    new RegExp(`(?<![\\p{L}])(?:[Oo]ns|[Oo]nze|[Oo]ur)\\s+\\p{Ll}+\\s+(?:in|te)\\s+[\\p{Lu}][\\p{L}' -]{1,25}\\s*\\(${name}(?=[,)])`, 'gu'),
  ],
  // "Wij (Stichting Speelstad, Oss) zoeken".
  [2.4, new RegExp(`(?<![\\p{L}])(?:[Ww]ij|[Ww]e)\\s+\\(${name}(?:,\\s+[\\p{Lu}][\\p{L}' -]{1,25})?\\)`, 'gu')],
  // "Pompen Declercq uit Waregem verdeelt pompen".
  [
    1.9,
    new RegExp(
      `(?:^|[.!?\\n]\\s*)(?:De |Het |The )?(${capitals}[ \\t]+${capitals}${linked})\\s+(?:uit|from)\\s+\\p{Lu}[\\p{L}-]{2,25}\\s+\\p{Ll}{2,12}[ts](?![\\p{L}])`,
      'gu',
    ),
  ],
  // "Otter Rivers Trust protects rivers", "Atelier Van Breukelen maakt sieraden", "Museum Het Vlot in Leeuwarden biedt": two words or more.
  [
    1.7,
    new RegExp(
      `(?:^|[.!?\\n]\\s*)(?:De |Het |The )?(${capitals}[ \\t]+(?:(?:van|de|der|den|het|of|the|&)[ \\t]+){0,2}${capitals}${linked})(?:\\s+(?:in|te|uit|from)\\s+\\p{Lu}[\\p{L}-]{2,25})?\\s+${does}(?![\\p{L}])`,
      'gu',
    ),
  ],
  // "Kestrel Labs is a 12-person startup", "Fietsfabriek Pol is een familiebedrijf": what it is, is what asks for people.
  [
    1.9,
    new RegExp(
      `(?:^|[.!?\\n]\\s*)(?:De |Het |The )?${name}\\s+is (?:een|an?)\\s+(?:(?!\\S*[.,;])\\S+\\s+){0,4}?(?:${kinds})(?![\\p{L}])`,
      'gu',
    ),
  ],
  [
    1,
    new RegExp(
      `(?:^|[.!?\\n]\\s*)(?:De |Het |The )?${name}\\s+(?:is een|is an?|is de|telt|bestaat|staat voor|is |${does}(?![\\p{L}]))`,
      'gu',
    ),
  ],
];
