import { wordsOf } from '../text/fold';
import { isSchoolDiploma } from './degrees';

/** Legal forms and words that name companies and institutions. */
const companies = new Set(
  `inc ltd llc llp plc corp corporation co company gmbh ag kg ohg ev bv nv vof sa sas sarl srl spa sl slu ab oy aps as kft sp pty pte limited group groep gruppe groupe grupo holding holdings studios studio labs laboratories lab
  waterschap maatschap marine landmacht luchtmacht politie brandweer rechtbank trust woonstichting notariaat kapsalon stadtwerke zorggroep huisartsenpraktijk agence comune mairie bank solutions systems technologies technology tech software consulting consultancy consultants services industries international partners ventures agency bureau media networks network foundation stichting stiftung institute instituut institut instituto
  council commission ministry ministerie ministerium gemeente municipality government department hospital ziekenhuis klinik clinic clinica hopital church kerk museum library bibliotheek restaurant hotel cafe shop store winkel supermarkt supermarket association vereniging verein
  bedrijf werkgever employer arbeitgeber employeur firma unternehmen entreprise societe empresa azienda organisation organization organisatie startup start-up freelance zzp provincie province self-employed selbstandig zelfstandig independiente airlines energy insurance verzekeringen pharma pharmaceuticals motors records press publishing publishers hosting interactive enterprise enterprises center centre centrum zentrum office society union club team board advocaten accountants architecten makelaars notarissen installateurs solicitors architects army navy force command parliament parlement parlament embassy ambassade consulate consulaat federation federatie authority
  amazon google microsoft apple facebook meta ibm oracle intel netflix uber airbnb spotify adobe siemens philips shell ing rabobank heineken unilever deloitte kpmg pwc accenture capgemini`.split(
    /\s+/,
  ),
);

const schools = new Set(
  `university universities universiteit universitat universite universidad universita universidade college colleges school schools hogeschool hochschule fachhochschule ecole escuela scuola lyceum lycee liceo gymnasium academy academie akademie academia accademia institute instituut institut
  instituto istituto polytechnic politecnico polytechnique facultad facolta faculty faculte fakultat roc mbo tu tue eth ucla ucl lse kth realschule gesamtschule grundschule berufsschule scholengemeenschap mavo campus conservatory conservatorium kolleg iut bootcamp coursera udemy seminary colegio preparatoria opleidingen lts mts aoc heao technikum harvard stanford oxford cambridge vti kta pti syntra vdab cvo kolleg department institution iit nit bits educacion hec insead`.split(
    /\s+/,
  ),
);
/** Not the German word. */
const inBoston = /(?<!\p{L})MIT(?!\p{L})/u;
const schoolPart = /universi|hochschule|hogeschool|college$|schule$|school$|gymnasium$|academ|akademi|lyceum|institu/;

/** What a firm is, as the end of a word of its name: "Loonbedrijf De Jonge", "Streekziekenhuis". */
const firmPart = /bedrijf$|ziekenhuis$|kwekerij$|bakkerij$|slagerij$|drukkerij$|uitgeverij$|brouwerij$|makelaardij$|boekhandel$/;

/** How much a text reads like the name of an organisation: 0 to 1. */
export function companyScore(text: string): number {
  const words = wordsOf(text.replace(/\bB\.V\.|\bN\.V\.|\be\.V\.|\bS\.A\.|\bS\.r\.l\.?/g, (form) => form.replace(/\./g, '')));
  if (words.length === 0) return 0;
  if (words.some((word) => companies.has(word) || firmPart.test(word)) || /\bself[- ]employed\b/i.test(text)) return 0.8;
  return isOfSchool(words, text) ? 0.7 : 0;
}

const isOfSchool = (words: readonly string[], text: string): boolean =>
  words.some((word) => schools.has(word) || schoolPart.test(word)) || inBoston.test(text);

/** How much a text reads like the name of a school or university: 0 to 1. */
export function schoolScore(text: string): number {
  const words = wordsOf(text);
  if (isSchoolDiploma(text)) return 0.4;
  if (isOfSchool(words, text)) return 1;
  return companyScore(text) > 0 ? 0.4 : 0;
}
