const german = new Set(
  'ich suche eine einen einer ein mit und der die das nicht als für von im bei auf stelle arbeit stunden woche möchte oder zu ist kein keine nähe gerne sowie wir'.split(
    ' ',
  ),
);
const french = new Set(
  'je cherche un une des le la les avec et dans pour travail emploi heures semaine sans mon pas du au en tant que près'.split(' '),
);
const spanish = new Set('busco un una el la los con y de en para trabajo empleo horas semana sin mi no cerca que como'.split(' '));
const polish = new Set('szukam pracy jako w z i na do nie godzin blisko'.split(' '));
const others = [german, french, spanish, polish];

const ours = new Set(
  `the a an and or of to in on at for with by from as is are i me my we not no but that want looking job work working near home some something without part time hours per week least
  de het een en of van te in op aan voor met uit als is zijn ik mij mijn wij niet geen maar dat die wil zoek baan werk werken dichtbij bij huis iets zonder uur per week minimaal naar`.split(
    /\s+/,
  ),
);

/** Work, as others say it; one such word tells the language where none is ours. */
const work = new Set('praca pracy prace robota trabajo trabalho lavoro travail emploi arbeit stelle munca iş'.split(' '));

const least = 3;

/** Whether a text is neither English nor Dutch, told by its little words; a few words never are. */
export const isForeign = (text: string): boolean => {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const count = (known: ReadonlySet<string>): number => words.filter((word) => known.has(word)).length;
  const own = count(ours);
  if (own === 0 && count(work) > 0) return true;
  return others.some((other) => {
    const theirs = count(other);
    return theirs >= least && theirs > own;
  });
};
