import { verbose } from '@tandem/domain/verbose';
/** Words in a title that place it on the ladder; half a rung apart is the same level in another company. */
const rungs: readonly (readonly [rung: number, words: RegExp])[] = [
  [
    0,
    verbose('i')`
      \b(
        intern|interns|internship|stage|stagiair\w*|apprentice\w*|leerling|leerlingen|leerling-\w+
        |leerling(?:kok|monteur|timmer\w+|verpleeg\w+)|werkstudent|co-op|student
      )\b
    `,
  ],
  [0.5, /\b(trainee\w*)\b/i],
  [1, /\b(junior|jr|graduate|starter|entry[ -]level|helper|aankomend\w*|beginnend\w*|sdr|(?:sales|business) development rep\w*)\b/i],
  [1.5, /\b(assistent-\w+|assistant \w+|\w+ assistant|\w*assistent)\b/i],
  [2, /\b(medior|intermediate|mid[ -]level)\b/i],
  [3, /\b(senior|sr|ervaren|experienced)\b/i],
  [3.25, /\b(foreman|voorman|\w*ploegleider\w*)\b/i],
  [3.5, /\b(lead|principal|staff|team ?lead\w*|\w*teamleider\w*|supervisor\w*|leidinggevende\w*|expert|coordinating|regie\w+)\b/i],
  [4, /\b(\w*manager|manageress|bedrijfsleider|filiaalleider|executive chef|chef-kok|head chef|superintendent)\b/i],
  [4.5, /\b(head of|hoofd(?!kantoor|stuk)\w*|afdelingshoofd|principal engineer)\b/i],
  [5, /\b(?:(?:regional|area|district|country|general|regio|rayon|gebieds)[ -]?manager|algemeen manager)\b/i],
  [6, /\b(director|\w*directeur|\w*directrice|vice president|vp|chief|ceo|cto|cfo|coo|cio|bestuurder)\b/i],
];

/** Occupations in whose names these words say nothing about the rung; "intern" before a Dutch trade only says that it is within the house. */
const plainTitles = verbose('giu')`
  \b(
    intern
    (?= (?:\p{L}*begeleid|\p{L}*adviseur|verkoper|\p{L}*medewerker|vertegenwoordiger|toezicht|controleur|opleider|co[öo]rdinator|transport|logistiek|bezorger|trainer|onderzoeker|mobiliteit|communicatie|auditor))
    |leerling(?= (?:begeleid|zaken|administratie))
    |student(?= (?:counsell?or|advis[eo]r|affairs|services|support|success|recruit|begeleid|decaan|psycholo|housing|coach))
    |stage(?= ?(?:hand|technician|co[öo]rdinator|begeleid|director))
    |(?:
      klant|casus|proces|process|risico|risk|success|contract|verzuim|bid|wijk|partner|scrum|portfolio|data|duty|night
      |customer experience|service delivery|supply|training|deal|test|claims|buurt|traject|omgevings|release|configuration|asset
      |privacy|user|account ?and relation
    )[ -]?manager
    |(?:
      account|product|project|community|case|brand|category|content|social media|office|property|relationship|event|vendor|incident
      |change|program|programme|delivery|territory|key account
    )[ -]?manager|relatiemanager|head ?hunter|staff nurse|art director|stage ?manager|hoofddocent|lead generation
  )(?!\p{L})
`;

const unsaid = 2;

/**
 * The rung of a title: 0 intern, 1 junior, 2 medior, 3 senior, 3.5 lead, 4 manager, 4.5 head, 6 director; null when it does not say.
 * Words that pull to both sides meet in the middle ("senior assistant").
 */
export const seniorityOf = (title: string): number | null => {
  const told = title.replace(plainTitles, ' ');
  const found = rungs.filter(([, words]) => words.test(told)).map(([rung]) => rung);
  if (found.length === 0) return null;
  const lowest = Math.min(...found);
  const highest = Math.max(...found);
  if (lowest < unsaid && highest > unsaid) return (lowest + highest) / 2;
  return highest > unsaid ? highest : lowest;
};

/** The rung that years of experience make likely, for titles that say nothing. */
export const rungOfYears = (years: number): number => {
  if (years < 2) return 1.5;
  return years < 5 ? 2 : 2.5;
};
