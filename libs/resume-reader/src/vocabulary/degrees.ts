import { verbose } from '@tandem/domain/verbose';
import type { EducationType } from '@tandem/domain/resume';
import { fold, wordsOf } from '../text/fold';

const levels: [EducationType, RegExp][] = [
  ['PHD', /\b(?:ph\.?\s?d|d\.?phil|doctor(?:ate|al)?|doctoraat|promotie|promotion|doctorado|dottorato|doctorat|doutorado|dr\.? rer)\b/],
  ['HIGH_SCHOOL_VMBO', /\b(?:vmbo|mavo|lbo|lts|hauptschule|bso|beroepssecundair)\b/],
  ['HIGH_SCHOOL_HAVO', /\b(?:havo|realschule|mittlere reife|tso|kso)\b/],
  ['BACHELOR_MBO', /\b(?:mbo|mts|meao|roc|berufsausbildung|bts|dut|middelbaar beroeps\S*)\b/],
  ['MASTER_HBO', /\b(?:hbo[- ]?master|professional master)\b/],
  [
    'MASTER_WO',
    verbose()`
      \b(?:
        m\.?\s?sc|m\.?\s?a|m\.?\s?eng|m\.?\s?phil|m\.?b\.?a|ll\.?m|m\.?\s?s|m\.?\s?tech|m\.?\s?ed|m\.?f\.?a|mca
        |master(?:'?s|s)?(?: degree)?|magister|diplom(?:-\S+)?|maestria|laurea magistrale|drs|doctorandus|ir|mr|mestrado|ingenieur civil
        |diplome d'ingenieur|grande ecole|staatsexamen
      )\b
    `,
  ],
  ['BACHELOR_HBO', /\b(?:hbo|hogeschool|propedeuse hbo|ing|fachhochschule|associate degree|graduaat|b\.?\s?eng|ad)\b/],
  [
    'BACHELOR_WO',
    verbose()`
      \b(?:
        b\.?\s?sc|b\.?\s?a|b\.?\s?s|b\.?\s?tech|b\.?\s?e|b\.?b\.?a|ll\.?b|b\.?com|b\.?ed|b\.?f\.?a|bca
        |bachelor(?:'?s|s)?(?: of \w+)?(?: degree)?|licenciatura|licenciad[oa]|licence|laurea(?: triennale)?|grado|ingenieria|ingenierie
        |undergraduate|bachiller|bakkalaureat|propedeuse|wo|honours degree|graduacao|minor
      )\b
    `,
  ],
  [
    'HIGH_SCHOOL_VWO',
    verbose()`
      \b(?:
        vwo|leaving cert(?:ificate)?|gymnasium|atheneum|aso|humaniora|abitur|a[- ]levels?|high school|secondary|gcses?|baccalaureat|bac
        |bachillerato|maturita|matura|maturite|diploma di|hochschulreife|preparatoria|higher secondary|matriculation|ib diploma
        |international baccalaureate|ged|hsc|ssc|liceo|middelbare school
      )\b
    `,
  ],
  [
    'CERTIFICATE',
    verbose()`
      \b(?:
        certificat\w*|certified|certificaat|zertifikat\w*|certificado|nanodegree|bootcamp|training|cursus|course|seminar|workshop
        |lehrgang|diploma in|specialization
      )\b
    `,
  ],
];

const degreeWords = verbose()`
  \b(?:
    niveau [1-4]|a[123](?= [a-z]{4})|degree|\S*diploma|diplome|studies|study|major|minor|abschluss|semester|\S*semester|thesis
    |studie|opleiding|\S*richting|curso|studium|\S*wissenschaft\S*|ingenier\S+|formation|titulo|student|exchange|erasmus
    |concentration|honou?rs
  )\b
`;
const fields = verbose()`
  \b(?:
    computer|science|sciences|engineering|mathematics|physics|chemistry|biology|economics|business|administration|psychology
    |sociology|law|medicine|history|philosophy|literature|linguistics|architecture|design|accounting|finance|marketing|management
    |informatics|informatica|informatik|informatique|mathematik|wiskunde|natuurkunde|economie|bedrijfskunde|rechten|geneeskunde
    |psychologie|geschiedenis|bedrijfseconomie|maschinenbau|elektrotechnik|physik|matematicas|computacion|nursing|education
    |journalism|communication|communications|statistics|arts|music|technology|technologie|systems|electronics|electrical|mechanical
  )\b
`;

/** "Texas Board of Nursing" gives a licence and is no study. */
const bodies = /\b(?:board|association|council|authority|chamber|kamer)\b/;

/** What is done within a study, and named below it. */
export const within = verbose('iu')`
  ^(?:
    minor|major|keuzevak(?:ken)?|keuzedeel|afstudeerrichting|speciali[sz]ati(?:e|on)|differentiatie|uitstroomprofiel|exchange
    |uitwisseling|concentration
  )(?!\p{L})
`;

/** What kind of education a text names; null when it names none. */
export function degreeType(text: string): EducationType | null {
  const folded = fold(text);
  return levels.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** Kinds of schools that people give for the diploma too: "Gymnasium", "LTS". */
const schoolKinds = verbose('g')`
  \b(?:
    roc|aoc|lts|mts|heao|\S*hogeschool|\S*hochschule|gymnasium|lyceum|liceo|\S*realschule|hauptschule|preparatoria|atheneum
    |middelbare school|high school|secondary school|secondary
  )\b
`;

/** Kinds of schools with no name of their own: "Huishoudschool", "Middelbare Agrarische School". */
const unnamedSchool = verbose('iu')`
  ^(?:
    (?:lagere|middelbare|hogere|technische|christelijke|detailhandels|middenstands)\s+(?:\p{L}+\s+)?school
    |(?:
      huishoud|ambachts|kweek|kappers|visserij|zeevaart|tuinbouw|landbouw|bosbouw|horeca|koks|bakkers|slagers|nijverheids|handels
      |avond|detailhandels|detailhandelsvak|vak
    )school|mulo|ulo|hbs|mms
  )$
`;

export const isUnnamedSchool = (text: string): boolean => unnamedSchool.test(text.trim());

const tradeSchool = /^(?:lts|mts|hts|leao|meao|heao|lhno|mhno)(?=(,?)\s+(\p{L}))/iu;

/** "LTS Metaal", "LTS, metaal", "Huishoudschool": the diploma of such a school, with its subject or without. */
export function isSchoolDiploma(text: string): boolean {
  const [school, comma, letter = ''] = tradeSchool.exec(text) ?? [];
  const hasSubject = school !== undefined && (!comma || letter === letter.toLowerCase());
  return (hasSubject && wordsOf(text).length <= 5) || isUnnamedSchool(text);
}

/** How much a text reads like a diploma or a study: 0 to 1. */
export function degreeScore(text: string): number {
  const folded = fold(text);
  if (isSchoolDiploma(text)) return 0.9;
  if (folded.search(schoolKinds) >= 0) return Math.max(0.4, 0.9 * scoreOf(text, folded.replace(schoolKinds, ' ')));
  return scoreOf(text, folded);
}

function scoreOf(text: string, folded: string): number {
  if (wordsOf(text).length > 22) return 0;
  if (levels.some(([, pattern]) => pattern.test(folded))) return 1;
  if (degreeWords.test(folded)) return 0.7;
  return fields.test(folded) && !bodies.test(folded) ? 0.5 : 0;
}
