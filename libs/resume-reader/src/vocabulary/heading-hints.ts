import { verbose } from '@tandem/domain/verbose';
import { fold } from '../text/fold';
import type { SectionKind } from './headings';

/** Stems that headings of a kind are made from, however they are put: "Waar ik gewerkt heb", "Mes études", "Roles held". */
const stems: [SectionKind, RegExp][] = [
  ['references', /referen|referee|vertellen over|over mij vertell|can tell|vouch|speak (?:for|about) me|\bnavraag/],
  [
    'other',
    verbose()`
      hobb|loisir|freizeit|vrije tijd|free time|spare time|interes|interet|publica|publik|veroffent|award|prijzen|prix|passion|aficion
      |buiten (?:het|mijn) werk|outside (?:of )?work
    `,
  ],
  ['languages', /\b(?:taal|talen|sprach|langue|idiom|lingu|lengua|spreek|sprech|parl|hablo|speak)|\blanguages?\b/],
  ['volunteering', /vrijwillig|volunt|ehrenamt|benevol|vereniging|verein|associati/],
  ['certificates', /certif|zertif|cursus|curso|course|licen[cs]|brevet|fortbild|weiterbild|papieren|permis/],
  [
    'education',
    verbose()`
      \b(?:
        school|schul|scol|scho(?:len|ling)|stud|opleid|ausbild|bildung|form(?:ation|acion|azione)|etude|diplom|educ|academ|degree
        |qualific|geleerd|learn|istruz|titulo|estud|lehre\b|lern|apprend|universit
      )
    `,
  ],
  [
    'experience',
    verbose()`
      werk(?!zeug)|arbeid|arbeit|\bjobs?\b|\bbaan|banen\b|career|carri|loopbaan|beruf|station|parcours|\broles?\b|employ|emploi|emple
      |exper|ervaring|erfahr|\bposi|functies|worked|work\b|laufbahn|trayectoria|lavor|trabaj|berufl|dienst|stages?\b|praktik
    `,
  ],
  [
    'skills',
    verbose()`
      skill|kennis|kenntnis|kunnen|\bkan\b|can do|sterk|stark|atout|competen|kompeten|vaardig|fahigk|goed in|good at|strength|\btools?\b
      |werkzeug|gereedschap|savoir|habilid|maitris|expert|capacit|software|techn|mitbring|mee\b|se hacer|bring
    `,
  ],
  ['personal', /contact|kontakt|coordonn|adres|gegevens|\bdaten\b|bereik|reach|person/],
  ['summary', /profi|over mij|about|wie ik|wer ich|qui suis|who i|uber mich|ambiti|motiv/],
];

/** The kind of section that a stem in a heading of unknown words points to; null when none does. */
export function headingHint(text: string): SectionKind | null {
  const folded = fold(text);
  return stems.find(([, stem]) => stem.test(folded))?.[0] ?? null;
}
