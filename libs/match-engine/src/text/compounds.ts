/** Last parts of Dutch compounds in job titles and tasks; what stands before them is a word of its own. */
const heads =
  `medewerker|chauffeur|beheerder|beheer|adviseur|advies|consulent|manager|management|monteur|technicus|leider|leiding|ontwikkelaar|ontwikkeling|verpleegkundige|begeleider|begeleiding|assistent|
  coordinator|planner|planning|specialist|analist|analyse|engineer|docent|leraar|verzorger|verzorging|verkoper|verkoop|inkoper|inkoop|controle|controleur|onderzoek|onderzoeker|techniek|werker|werk|bouw|
  administratie|administrateur|certificaat|diploma|registratie|ervaring|kennis|zorg|hulp|dienst|diensten|transport|vervoer|wagen|productie|praktijk|onderwijs|school|instelling|organisatie|bureau|
  regeling|recht|zaken|personeel|materiaal|systeem|systemen|software|veiligheid|kwaliteit|overleg|plan|plannen|cultuur|kweek|bereiding|verwerking|behandeling|installatie|onderhoud|bediende|operator|
  gesprekken|gesprek|review|stukken|rekening|rekeningen|aangifte|aangiften|boekhouding|verslag|verslagen|rapportage|rapportages|toetsen|keuring|keuringen|inspectie|inspecties|meting|metingen|reparatie|
  reparaties|montage|levering|opdrachten|lessen|machine|machines|markt|winkel|keuken|registraties|bestrijding|bewaking|vergadering|vergaderingen|training|trainingen|cursus|cursussen|campagne|campagnes|
  strategie|ontwerp|bewerking|tekening|tekeningen|berekening|berekeningen|planningen|sector|branche|handel|logistiek|voorraad|klachten|vragen|contact|relaties|netwerk|netwerken|beleid|budget|begeleiden`
    .split(/[|\s]+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);

const shortestPart = 4;

/** The parts of a Dutch compound ("heftruckchauffeur" gives "heftruck" and "chauffeur"); none when it is not one. */
export const compoundParts = (word: string): string[] => {
  if (word.length < 9) return [];
  const head = heads.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortestPart);
  if (!head) return [];
  const rest = word.slice(0, -head.length);
  const linked = rest.length > shortestPart && /[^s]s$/.test(rest) ? [rest.slice(0, -1)] : [];
  return [head, rest, ...linked];
};
