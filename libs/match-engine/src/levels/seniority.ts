/** Words in a title that raise or lower it from the middle rung (2); of several the furthest from the middle counts. */
const rungs: readonly (readonly [rung: number, words: RegExp])[] = [
  [0, /\b(intern|internship|stage|stagiair\w*|trainee|traineeship|apprentice\w*|leerling\w*|werkstudent|co-op|student)\b/i],
  [1, /\b(junior|jr|graduate|starter|entry[ -]level|assistent[ -]\w+|helper|aankomend|beginnend)\b/i],
  [2, /\b(medior|intermediate|mid[ -]level)\b/i],
  [3, /\b(senior|sr|ervaren|experienced)\b/i],
  [
    4,
    /\b(lead|principal|staff|team ?le[ai]d\w*|teamleider\w*|ploegleider\w*|supervisor|foreman|voorman|leidinggevende|expert|architect|coordinating|regie\w*)\b/i,
  ],
  [5, /\b(head|hoofd|manager|director|directeur|afdelingshoofd|executive chef|superintendent)\b/i],
  [6, /\b(director|directeur|vice president|vp|chief|ceo|cto|cfo|coo|cio|bestuurder|managing director|general manager)\b/i],
];

/** Occupations in whose names these words say nothing about the rung. */
const plainTitles =
  /\b(account ?manager|accountmanager|product ?manager|project ?manager|projectmanager|community ?manager|case ?manager|brand ?manager|category ?manager|relatiemanager|contentmanager|social media manager|office ?manager|property manager|head ?hunter|sous[ -]?chef|chef de partie|staff nurse|art director|stage ?manager)\b/i;

const middle = 2;

/** The rung of a title: 0 intern, 1 junior, 2 medior, 3 senior, 4 lead, 5 head or manager, 6 director; null when it does not say. */
export const seniorityOf = (title: string): number | null => {
  const told = title.replace(plainTitles, ' ');
  const found = rungs.filter(([, words]) => words.test(told)).map(([rung]) => rung);
  return found.reduce<number | null>(
    (furthest, rung) => (furthest === null || Math.abs(rung - middle) > Math.abs(furthest - middle) ? rung : furthest),
    null,
  );
};

/** How many rungs the work itself asks, told by the years that are wanted: none is junior, eight or more is lead. */
export const rungOfYears = (years: number): number => {
  if (years < 1) return 1;
  if (years < 4) return 2;
  return years < 8 ? 3 : 4;
};
