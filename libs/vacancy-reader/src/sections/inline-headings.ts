import { verbose } from '@tandem/domain/verbose';
import { headingKind } from './headings';

/**
 * Headings that stand in the middle of a line when a page or a form was pasted without its line ends. They count in their written case
 * and before something that begins anew.
 */
const phrases = [
  'Functieomschrijving',
  'Functie-omschrijving',
  'Jobomschrijving',
  'Taakomschrijving',
  'Jouw taken',
  'Taken',
  'Takenpakket',
  'Verantwoordelijkheden',
  'Jouw profiel',
  'Profiel',
  'PROFIEL',
  'Functie-eisen',
  'Functieeisen',
  'Professionele vaardigheden',
  'Persoonlijke vaardigheden',
  'JOBGERELATEERDE COMPETENTIES',
  'PERSOONSGEBONDEN COMPETENTIES',
  'Aanbod',
  'AANBOD',
  'Ons aanbod',
  'Arbeidsvoorwaarden',
  'Plaats tewerkstelling',
  'Hoe solliciteren?',
  'Mogelijk ook interessant',
  'Vereiste studies',
  'Talenkennis',
  'Werkervaring',
  'Contract',
  'Contactpersoon',
  'Inschrijvingsvoorwaarden',
  'Aanwervingsvoorwaarden',
  'Over ons',
  'Wie zijn wij?',
  'Wat bieden we',
  'Wat verwachten we',
  'Job Description',
  'Minimum Qual Requirements',
  'Preferred Skills',
  'Key Responsibilities',
  'KEY RESPONSIBILITIES',
  'Responsibilities',
  'RESPONSIBILITIES',
  'Main Duties',
  'Main duties',
  'Duties',
  'Job Role',
  'The Role',
  'The Company',
  'The Candidate',
  'The Person',
  'Requirements',
  'REQUIREMENTS',
  'Qualifications',
  'QUALIFICATIONS',
  'Skills required',
  'Essential Skills',
  'Desirable Skills',
  'Benefits',
  'BENEFITS',
  'The Package',
  'What we offer',
  'We offer',
  'About us',
  'About the role',
  'Additional Information',
  'ADDITIONAL INFORMATION',
  'How to apply',
  'MUST HAVE',
];
/** What people write over the parts of a vacancy: begins a sentence and is followed by another. */
const openings = [
  'Wat (?:je|jij) (?:gaat doen|doet|meebrengt|krijgt|kunt verwachten)',
  '(?:Wat|Dit) (?:ga|doe|breng|krijg|vraag|bied) (?:je|jij|we|wij)(?: (?:doen|mee|van ons))?',
  '(?:Wat|Dit) (?:wij|we) (?:bieden|vragen|zoeken)',
  '(?:Wat|Dit) (?:bieden|vragen) (?:wij|we)',
  '(?:Wie|Dit) ben (?:je|jij)',
  'Dit heb (?:je|jij) in huis',
  "What (?:you'll|you will) (?:do|bring|get|need)",
  'What (?:you|we) (?:do|bring|get|ask|offer)',
];
const escaped = phrases.map((phrase) => phrase.replace(/[?]/g, '\\?'));
const named = new RegExp(
  `(?<=^|[^\\p{L}\\p{N}-] ?)(?:${escaped.join('|')})(?=\\s*[:–-]\\s|\\s+[-–•✅✓*£€$]*\\s*[\\p{Lu}\\p{N}]|\\s+(?:van|voor|bij|to)\\s|\\s*$)`,
  'gu',
);

const opening = new RegExp(
  `(?<=^|[^\\p{L}\\p{N}-] ?)(?:${openings.join('|')})(?:\\??(?=\\s+(?:\\p{Lu}\\p{Ll}*\\s|[€\\d]))|(?=:\\s+\\S))`,
  'gu',
);

// "Main duties to include:", "Wij zoeken iemand die:", "KEY RESPONSIBILITIES:"
const announced = verbose('gu')`
  (?<=^|\s)(?:
    (?:The |Main |Key |Jouw |Je |MAIN |KEY )?(?:[Dd]uties|responsibilities|taken|tasks|profiel|requirements)
    (?: (?:include|will include|to include|zijn|omvatten))?
    |[Tt]he duties (?:of the (?:role|post|job) )?(?:are|will be|include)(?: as follows)?
    |[Tt]he (?:ideal|successful|right) (?:candidate|applicant) (?:will|must|should) (?:have|be)
    |[Ww]e (?:are looking for|offer|bieden|zoeken|vragen)|[Ww]at zijn (?:jouw|je|de) taken[^?:]{0,80}
    |[Oo]nze ideale kandidaat[^:.]{0,60}|[Ww]ij (?:bieden|zoeken|vragen)(?: iemand die)?|[Ii]n return you can expect
    |[Yy]ou (?:will )?(?:have|need)|[Jj]e (?:hebt|bent)|[Ww]hat we offer|[Ww]at (?:bieden|verwachten|vragen) (?:we|wij)[^.:?!]{0,30}
    |(?:[\p{Lu}][\p{Lu} ,/]{2,40}: ?)?(?:JOB ROLE|KEY RESPONSIBILITIES|SKILLS, EXPERIENCE, QUALIFICATION)
    |Skills required for the [a-z]{3,12}
  )(?:\s*[:?])
`;

// "The RGN Nurse Candidate The successful candidates will": a heading of its own words, and then "The" again.
const titled = verbose('gu')`
  (?<=[.!?\d]\s+)(?:The|Our) (?:[\p{Lu}][\p{L}]+ ){0,4}(?:Role|Job Role|Candidate|Company|Person|Position|Package|Team)
  (?=\s+[\p{Lu}*£€$\d])
`;
// "The Executive Secretary will:" over what he does.
const whoWill = /(?<=^|[.!?]\s+|,\s)[Tt]he (?:\p{Lu}\p{L}+ ){1,5}will(?: be responsible for)?(?=\s*:)/gu;
// "SKILLS REQUIRED: ... BENEFITS: ...": a label in capitals, where its words announce a part.
const shouted = /(?<=^|[^\p{L}&/] ?)\p{Lu}{3,}(?:[ ,/&]+\p{Lu}{2,}){0,8}(?=\s*:)/gu;
// "Rijbewijs Rijbewijs B": a form names the field and then what is in it.
const licence = /(?<=^|\s)Rijbewijs(?=\s+Rijbewijs \p{Lu})/gu;
const titledLater = /(?<=[.!?]\s|[\p{L}] )The (?:[\p{Lu}][\p{L}]+ ){1,4}(?:Job Role|Role|Candidate)(?=\s+[\p{Lu}])/gu;

/** "Jij: 18+, eigen vervoer", "Wij: weekbetaling": a word at the beginning of a line says whom the rest is about. */
const aboutWhom = verbose('gu')`
  ^(?:
    Essential|Desirable|Duties|Requirements|What['’]s on offer|On offer|Taken|Eisen|Aanbod|Jij|Wij|We|You|Je gaat|Jij gaat|You will
    |Jouw taken|Ons aanbod
  )(?=\s*:\s)
`;

export interface InlineHeading {
  start: number;
  end: number;
}

/** "- Talenkennis: Nederlands, Frans" is an item with its label. */
const isLabel = (line: string, start: number, end: number): boolean =>
  /[-–•*]\s$/.test(line.slice(Math.max(0, start - 2), start)) && /^\s*:\s*\S/.test(line.slice(end, end + 4));

/** Headings inside a line, in order and without overlap. */
export const inlineHeadings = (line: string): InlineHeading[] => {
  const found = [aboutWhom, named, opening, announced, titled, titledLater, whoWill, licence, shouted]
    .flatMap((pattern) => [...line.matchAll(pattern)].filter(([text]) => pattern !== shouted || headingKind(text) !== null))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => !isLabel(line, start, end))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: InlineHeading[] = [];
  for (const heading of found) if (heading.start >= (apart.at(-1)?.end ?? 0)) apart.push(heading);
  return apart;
};
