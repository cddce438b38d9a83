import { verbose } from '@tandem/domain/verbose';
import { occupationNamed } from '@tandem/taxonomy/occupations';
import { wordsOf } from '../text/fold';
import { remembered } from '../text/remembered';

/** Words at the heart of job titles, folded; English, Dutch, German, French, Spanish, Italian. */
const cores = new Set(
  `position role title job-title operative intercedent planner keyworker handler packer loader cutter fitter roofer plasterer glazier turner miner typist matron orderly bosun purser poste puesto stelle
  accountant administrator advisor adviser advocate agent aide ambassador analyst animator apprentice architect artist assistant associate attendant attorney auditor author
  clerk picker orderpicker postbode postbezorger pakketbezorger tandartsassistente doktersassistente vakkenvuller baker barista bartender bookkeeper broker builder butcher buyer captain caregiver caretaker carpenter cashier ceo cfo chairman chairperson chef chief cio cleaner clerk coach cofounder co-founder
  commander commissioner composer comptroller consultant contractor contributor controller cook coordinator copywriter counsel counselor cto curator
  dba dealer dean dentist deputy designer developer devops dietitian director dispatcher doctor driver economist editor educator electrician employee engineer entrepreneur estimator evangelist examiner executive expert
  facilitator farmer fellow founder foreman freelancer generalist guard guide hacker hairdresser handyman head host hostess illustrator inspector installer instructor intern interpreter internship investigator
  janitor journalist judge keeper laborer lawyer lead leader lecturer librarian lieutenant linguist machinist maintainer manager marketeer marketer mason mechanic mediator member mentor merchandiser messenger midwife minister moderator musician
  nanny nurse officer operator optician organizer owner painter paralegal paramedic partner pastor pharmacist photographer physician physicist physiotherapist pilot planner plumber porter postdoc practitioner president principal producer
  professor programmer promoter psychologist publisher purchaser ra ranger realtor receptionist recruiter registrar reporter representative researcher resident retoucher reviewer sailor salesman salesperson salesrep scholar scientist scout secretary secretaris sergeant server
  sre specialist staff steward stocker strategist student superintendent supervisor surgeon surveyor sysadmin teacher technician technologist teller tester therapist trader trainee trainer translator treasurer tutor
  undersecretary underwriter usher veterinarian vice vp volunteer waiter waitress warden welder worker writer guru evangelist stylist barber bricklayer stagehand coder modeler rep dev swe pm po cpo coo cmo svp evp
  medewerker medewerkster manager adviseur adviseuse beheerder beheerster ontwikkelaar leider leidinggevende begeleider begeleidster verkoper verkoopster docent docente leraar lerares leerkracht onderwijzer verpleegkundige verzorgende monteur chauffeur kok ober serveerster
  kassier kassiere schoonmaker boekhouder secretaresse directeur directrice hoofd stagiair stagiaire stage bijbaan eigenaar eigenaresse zzper zelfstandige ondernemer onderzoeker ontwerper architect ingenieur projectleider teamleider tester technicus elektricien loodgieter timmerman
  schilder stratenmaker magazijnmedewerker vakkenvuller bezorger koerier bestuurslid voorzitter penningmeester promovendus psycholoog arts huisarts apotheker fysiotherapeut logopedist jurist advocaat notaris makelaar inkoper vrijwilliger kapper kapster bakker slager tuinman hovenier beveiliger conducteur machinist
  coordinator receptioniste recruiter consulent inspecteur werkvoorbereider calculator uitvoerder opzichter functie trainer coach afwasser barmedewerker
  elektroniker elektronikerin mechatroniker schlosser entwickler entwicklerin ingenieur ingenieurin berater beraterin leiter leiterin mitarbeiter mitarbeiterin kaufmann kauffrau sachbearbeiter sachbearbeiterin techniker technikerin werkstudent werkstudentin praktikant praktikantin praktikum assistent assistentin lehrer lehrerin
  arzt arztin pfleger krankenschwester geschaftsfuhrer geschaftsfuhrerin vertriebsleiter projektleiter abteilungsleiter teamleiter referent referentin verkaufer verkauferin auszubildender azubi forscher wissenschaftler programmierer administratorin koch kellner fahrer hilfskraft tutor dozent ehrenamtlicher trainee vorstand meister elektriker mechaniker zivildiener zivildienstleistender sommerjob ferienjob nebenjob aushilfe
  developpeur developpeuse ingenieur ingenieure chef responsable directeur directrice assistant assistante charge chargee conseiller conseillere technicien technicienne vendeur vendeuse stagiaire alternant apprenti professeur enseignant enseignante gestionnaire comptable
  consultante chercheur chercheuse redacteur infirmier infirmiere serveur serveuse animateur animatrice analyste formateur formatrice secretaire concepteur graphiste administrateur commercial commerciale delegue agent adjoint doctorant etudiant benevole gerant employe
  desarrollador desarrolladora ingeniero ingeniera gerente jefe jefa director directora asistente consultor consultora analista tecnico tecnica becario becaria profesor profesora docente vendedor vendedora administrador administradora coordinador coordinadora encargado encargada auxiliar
  programador programadora disenador disenadora investigador investigadora abogado abogada contador contadora enfermero enfermera medico medica responsable practicante servicio maestro maestra supervisor ayudante empleado voluntario
  sviluppatore sviluppatrice ingegnere responsabile direttore direttrice assistente consulente analista tecnico tirocinante tirocinio stagista insegnante professore docente impiegato impiegata addetto addetta commesso commessa operaio operatore operatrice ricercatore ricercatrice
  programmatore progettista segretaria segretario ragioniere infermiere infermiera cameriere cameriera venditore coordinatore coordinatrice capo collaboratore collaboratrice volontario libero`.split(
    /\s+/,
  ),
);

/** Endings of the long compound titles of Dutch and German. */
const endings = verbose()`
  (?:
    planner|coach|trainer|analist|inkoper|verzorgende|verzorger|operator|tester|lasser|tekenaar|bezorger|medewerker|medewerkster
    |adviseur|beheerder|ontwikkelaar|ontwerper|leider|manager|begeleider|kundige|monteur|leraar|docent|assistent|assistente
    |ingenieur|specialist|verkoper|leerkracht|docente|onderzoeker|programmeur|technicus|stagiair|stagiaire|consultant|directeur
    |bestuurder|hoofd|chauffeur|entwickler|entwicklerin|leiter|leiterin|berater|beraterin|mitarbeiter|mitarbeiterin|arbeiter
    |techniker|kaufmann|kauffrau|fuhrer|fuhrerin|praktikant|praktikantin|praktikum|tatigkeit|student|helfer|lehrer|lehrerin
    |architekt|therapeut|meister|koordinator|verwalter|titel
  )$
`;

const qualifiers = new Set(
  'senior junior medior sr jr lead principal staff chief head full-stack fullstack front-end frontend back-end backend interim freelance part-time parttime independent founding managing executive assistant associate deputy web software mobile data product project account sales marketing technical digital graphic'.split(
    ' ',
  ),
);

/** "Front Office Manager": the last word says what it is, whatever stands before it. */
export const endsAsTitle = (text: string): boolean => cores.has(wordsOf(text).at(-1) ?? '');

/** Says as what somebody worked where the name of the business stands beside it. */
const ownBoss = /^(?:self[- ]employed|freelance|zelfstandig|zzp|selbstständig)$/i;

/** "Zelfstandig glazenwasser", "Freelance tutor": what somebody did for himself. */
export const ownWork = /^(?:zelfstandig|freelance|zzp|self-employed)\s+\p{Ll}/iu;

/** How much a text reads like a job title: 0 not at all, 1 surely. */
export const titleScore = remembered((text: string): number => {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 14) return 0;
  if (ownBoss.test(text) || ownWork.test(text)) return 0.7;
  const hits = words.filter((word) => cores.has(word) || (word.length > 9 && endings.test(word))).length;
  const helped = words.filter((word) => qualifiers.has(word)).length;
  if (hits === 0 && words.length <= 5 && occupationNamed(text) !== undefined) return 0.9;
  if (hits === 0) return helped > 0 && words.length <= 4 ? 0.3 : 0;
  return Math.min(1, 0.6 + 0.4 * ((hits + helped) / words.length));
});
