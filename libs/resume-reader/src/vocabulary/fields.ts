import { wordsOf } from '../text/fold';

/**
 * What a line of a form says of an entry. `from` and `to` are the ends of a period; `tasks` is a title with, on further lines, what was done; `expiry` until when something holds;
 * `aside` is of no use to us.
 */
export type Field = 'title' | 'organisation' | 'period' | 'place' | 'text' | 'tasks' | 'from' | 'to' | 'expiry' | 'aside';

const both: Partial<Record<Field, string>> = {
  period: `wanneer|when|periode|period|datum|data|dates|date|duur|duration|van tot|van t m|van tot en met|from to|jaar|jaren|year|years|tijdvak|zeitraum|dauer|dates d emploi|fechas|fecha|periodo|date range`,
  from: `van|vanaf|from|start|startdatum|begindatum|start date|von|begin`,
  to: `tot|tot en met|t m|to|until|end|einde|einddatum|end date|bis|eind`,
  place: `plaats|locatie|vestigingsplaats|standplaats|vestiging|plaats en land|location|place|city|town|ort|lieu|ville|lugar|ciudad|luogo|citta`,
  aside: `sector|branche|afdeling|department|uren|hours|dienstverband|contract|reden van vertrek|reden vertrek|reason for leaving|type of business|type of business or sector|adres|address|website|leidinggevende|supervisor|referentie|reference`,
};

/** The labels of forms, folded; English, Dutch, German, French, Spanish, Italian. */
const labels = {
  experience: {
    ...both,
    title: `wat|what|post|functie|functies|functienaam|functietitel|functie titel|beroep|beroep of functie|rol|positie|job|job title|title|position|position held|function|role|occupation|occupation or position held|tatigkeit|stelle|funktion|poste|poste occupe|fonction|puesto|puesto desempenado|cargo|posizione|lavoro o posizione ricoperti|ruolo|mansione`,
    organisation: `waar|where|bij wie|werkgever|naam werkgever|naam van de werkgever|naam en adres van de werkgever|naam en adres werkgever|naam en soort werkgever|bedrijf|bedrijfsnaam|naam bedrijf|organisatie|opdrachtgever|instelling|stagebedrijf|stageadres|employer|name of employer|name and address of employer|company|company name|organisation|organization|client|firma|arbeitgeber|unternehmen|employeur|entreprise|societe|empresa|empleador|azienda|datore di lavoro|nome e indirizzo del datore di lavoro`,
    tasks: `functie en taken|functie taken|functie en werkzaamheden|functie werkzaamheden|functie omschrijving|functie en omschrijving|position and duties|job title and duties|role and responsibilities|title and responsibilities|position and responsibilities`,
    text: `taken|taak|voornaamste werkzaamheden|belangrijkste activiteiten|belangrijkste activiteiten en verantwoordelijkheden|voornaamste activiteiten|voornaamste werkzaamheden en verantwoordelijkheden|werkzaamheden|taken en verantwoordelijkheden|taken en werkzaamheden|verantwoordelijkheden|belangrijkste taken|omschrijving|functieomschrijving|beschrijving|toelichting|resultaten|resultaat|hoofdtaken|voornaamste taken|taken en resultaten|tasks|duties|main duties|key duties|duties and responsibilities|main tasks|main responsibilities|responsibilities|main activities|main activities and responsibilities|key responsibilities|description|job description|achievements|results|aufgaben|aufgabenbereich|taches|missions|tareas|funciones|attivita|principali attivita|principali mansioni e responsabilita`,
  },
  education: {
    ...both,
    title: `wat|what|opleiding|naam opleiding|studie|studierichting|richting|cursus|training|diploma|certificaat|certificate|certification|naam certificaat|naam van het diploma|naam diploma|behaald diploma|behaald certificaat|naam van de kwalificatie|benaming van de kwalificatie|titel van de kwalificatie|course|study|programme|program|degree|award|qualification|qualification gained|title of qualification awarded|title of qualification|studiengang|abschluss|ausbildung|formation|diplome|titulo|estudios|titolo|corso di studi|qualifica conseguita`,
    organisation: `waar|where|school|naam school|instelling|onderwijsinstelling|naam van de onderwijsinstelling|naam onderwijsinstelling|naam en soort onderwijsinstelling|naam en soort organisatie die het onderwijs en de opleiding heeft gegeven|opleidingsinstituut|instituut|hogeschool|universiteit|college|institution|university|school name|name of institution|name of school|name and type of organisation providing education and training|hochschule|universitat|schule|etablissement|ecole|universite|universidad|centro|centro de estudios|istituto|universita`,
    expiry: `valid until|valid to|expires|expiry|expiry date|expiration date|geldig tot|geldig t m|geldig tot en met|vervaldatum|verloopdatum|verloopt|gultig bis`,
    text: `vakken|vakkenpakket|scriptie|afstudeeronderwerp|afstudeerrichting|toelichting|omschrijving|subjects|thesis|description|principal subjects|modules`,
    aside: `${both.aside}|niveau|level|number|nummer|nr|no|certificate number|certificaatnummer|diploma behaald|behaald|cijfer|grade|resultaat`,
  },
} satisfies Record<string, Partial<Record<Field, string>>>;

export type FormKind = keyof typeof labels;

const index = (fields: Partial<Record<Field, string>>) =>
  new Map(Object.entries(fields).flatMap(([field, names]) => names.split('|').map((name) => [name, field as Field] as const)));
const known: Record<FormKind, ReadonlyMap<string, Field>> = { experience: index(labels.experience), education: index(labels.education) };

/** "Name and kind of the school": whatever else of it is asked. */
const named: Record<FormKind, RegExp> = {
  experience: /^(?:naam|name) .*\b(?:werkgever|employer)$/,
  education: /^(?:naam|name) .*\b(?:(?:onderwijs|opleidings)?instelling|school|institution)$/,
};

/** The field that a label names, null for any other text; of a label over two lines the first may end in "and". */
export function fieldNamed(label: string, kind: FormKind): Field | null {
  const text = wordsOf(label).join(' ');
  return known[kind].get(text.replace(/ (?:en|and|und|et|y)$/, '')) ?? (named[kind].test(text) ? 'organisation' : null);
}

/** The fields that the names of the columns of a table say; null for any other texts. "Diploma" beside "Course" says whether there was one. */
export function columnFields(names: readonly string[], kind: FormKind): Field[] | null {
  const fields: Field[] = [];
  for (const name of names) {
    const field = fieldNamed(name, kind);
    if (!field) return null;
    fields.push(field === 'title' && fields.includes('title') ? 'aside' : field);
  }
  const isHead = new Set(fields).size === fields.length && fields.length > 1;
  return isHead && fields.some((field) => field === 'title' || field === 'organisation' || field === 'tasks') ? fields : null;
}
