const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that carry no meaning of their own, by language; also what a text's language is told by. */
export const stopwords = {
  en: list(`a an the and or of to in on at for with by from as is are was were be been being am this that these those it its you your yours we our ours us i me my
    he she they them their his her him who whom which what when where why how not no nor but if then than so such can could will would shall should may might must do does did
    done have has had having about above after again all also any because before below between both down during each few further into more most other out over own same
    some through too under until up very while there here just only per via etc within without across among upon ie eg`),
  nl: list(`de het een en of van te in op aan voor met door uit als is zijn was waren ben bent wordt worden werd dit dat deze die er ze zij wij we ons onze je jij jouw jou u uw ik me
    mij mijn hij haar hem hun wie wat waar wanneer waarom hoe niet geen maar dan zo kan kunnen zal zullen zou moet moeten mag doen doet heeft hebben heb had over na weer alle
    ook omdat voor onder tussen bij naar om nog wel al tot meer meest ander andere eigen zelfde sommige per zonder binnen tijdens sinds toch heel zeer erg veel vaak altijd
    daar hier eens elke elk iedere ieder iemand iets niets daarnaast daarbij samen zelf goed graag waarbij waarin`),
} as const;

/** Words of every vacancy and resume: they tell what a text is, not what the work is. Already stemmed by neither language. */
export const boilerplate =
  list(`experience experienced experiences work working worked works job jobs role roles position positions vacancy vacancies candidate candidates team teams company companies
  skill skills skilled ability abilities able strong excellent good great knowledge knowledgeable required requirement requirements responsibility responsibilities responsible duties duty year years month
  months day days week weeks hour hours time times full part new based including include includes using use used provide provided providing provides ensure ensured ensuring
  support supported supporting supports help helped helping assist assisted assisting looking join offer offers opportunity opportunities apply application applications applicant
  please contact email send cv resume successful ideal preferred preferably minimum least plus level high highly well environment business businesses people person individual
  professional professionally client clients need needs needed one two three four five within various multiple related relevant degree bachelor bachelors master diploma qualification qualifications
  university college school education field equivalent salary benefits benefit competitive bonus package location located city state country name summary profile current present january february
  march april may june july august september october november december communication written verbal oral detail oriented motivated self starter highlights accomplishments core make makes made making
  develop developed developing development manage managed managing management manager create created creating lead leading maintain maintained maintaining perform performed performing performance
  process processes project projects service services product products customer customers system systems information data report reports reporting reported review reviewed plan planning plans
  effective effectively efficient quality standards standard following follow follows complete completed completing daily weekly monthly annual annually large small must know etc
  ervaring ervaren werk werken werkt werkte werkzaam werkzaamheden functie functies vacature vacatures kandidaat kandidaten bedrijf bedrijven organisatie organisaties collega collega's team teams kennis
  vaardigheden vereist eis eisen verantwoordelijk verantwoordelijkheden taken taak jaar jaren maand maanden dag dagen week weken uur uren bieden biedt bied zoeken zoekt zoek gezocht krijgt
  krijg mogelijkheid mogelijkheden kans kansen solliciteren sollicitatie salaris pensioen reiskosten vast contract opleiding opleidingen diploma niveau denkniveau mbo hbo wo bachelor
  minimaal pre plus binnen klant klanten nieuwe nieuw zelfstandig samenwerken samenwerking communicatief enthousiast gemotiveerd flexibel informatie profiel competenties zorgen zorgt leuk leuke`);
