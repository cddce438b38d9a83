const names = [
  ['january', 'januari', 'januar', 'janner', 'janvier', 'enero', 'gennaio', 'janeiro', 'jan', 'jän', 'janv', 'ene', 'gen'],
  ['february', 'februari', 'februar', 'fevrier', 'febrero', 'febbraio', 'fevereiro', 'feb', 'febr', 'fev', 'fevr'],
  ['march', 'maart', 'marz', 'maerz', 'maa', 'mars', 'marzo', 'março', 'marco', 'mar', 'mrt'],
  ['april', 'avril', 'abril', 'aprile', 'apr', 'avr', 'abr'],
  ['may', 'mei', 'mai', 'mayo', 'maggio', 'maio', 'mag'],
  ['june', 'juni', 'juin', 'junio', 'giugno', 'junho', 'jun', 'giu'],
  ['july', 'juli', 'juillet', 'julio', 'luglio', 'julho', 'jul', 'juil', 'lug'],
  ['august', 'augustus', 'aout', 'aou', 'agosto', 'aug', 'ago'],
  ['september', 'septembre', 'septiembre', 'settembre', 'setembro', 'sep', 'sept', 'set', 'sett'],
  ['october', 'oktober', 'octobre', 'octubre', 'ottobre', 'outubro', 'oct', 'okt', 'ott', 'out'],
  ['november', 'novembre', 'noviembre', 'novembro', 'nov'],
  ['december', 'dezember', 'decembre', 'diciembre', 'dicembre', 'dezembro', 'dec', 'dez', 'dic', 'dici'],
];

/** Folded month name or abbreviation to 1..12, in English, Dutch, German, French, Spanish, Italian and Portuguese. */
export const months: ReadonlyMap<string, number> = new Map(names.flatMap((forms, i) => forms.map((form) => [form, i + 1] as const)));
