import { verbose } from '@tandem/domain/verbose';
import { isUpperCase, wordsOf } from '../text/fold';
import { remembered } from '../text/remembered';

export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'projects'
  | 'volunteering'
  | 'personal'
  | 'references'
  | 'other';

/** Whole headings, folded; English, Dutch, German, French, Spanish, Italian, Portuguese. */
const phrases: Record<SectionKind, string> = {
  summary: `summary|profile|about|about me|objective|career objective|personal statement|statement|career summary|executive summary|bio|biography|
    introduction|personal profile|professional profile|who am i|in short|highlights|career profile|career highlights|overview|
    summary of qualifications|qualifications summary|mission|
    profiel|over mij|over me|samenvatting|extracto|riepilogo|persoonlijk profiel|introductie|wie ben ik|doelstelling|motivatie|
    profil|uber mich|kurzprofil|zusammenfassung|ziel|a propos|a propos de moi|a mon sujet|presentation|resume|objectif|accroche|
    perfil|perfil profesional|sobre mi|resumen|objetivo|acerca de mi|profilo|profilo professionale|chi sono|su di me|sommario|obiettivo|sobre|resumo|perfil profissional`,
  experience: `career to date|employment to date|loopbaan tot nu toe|experience|opdrachten als zelfstandige|opdrachten als zzp er|opdrachten als freelancer|freelance opdrachten|zzp opdrachten|freelance assignments|dienstverbanden|in loondienst|dienstbetrekkingen|opdrachten|uitgevoerde opdrachten|recente opdrachten|relevante opdrachten|interim opdrachten|assignments|recent assignments|interim assignments|selected assignments|client assignments|experiences|work experience|professional experience|work history|employment|employment history|career|career history|
    professional background|relevant experience|work|jobs|job history|positions|positions held|professional history|industry experience|
    work and experience|professional appointments|academic appointments|appointments|teaching experience|research experience|internships|internship|internship experience|
    experience and employment|career experience|other experience|additional experience|military service|military experience|employment experience|previous experience|recent experience|academic experience|
    werkervaring|ervaring|relevante werkervaring|loopbaan|arbeidsverleden|carriere|professionele ervaring|beroepservaring|werk|waar heb ik gewerkt|wat heb ik gedaan|waar werkte ik|mijn ervaring|where i have worked|where i worked|what i have done|stages|stage|stage ervaring|
    bijbanen|bijbaan|vakantiewerk|vakantiebanen|werkgevers|relevante ervaring|overige werkervaring|huidige functie|huidige functies|huidige baan|huidig werk|huidige werkgever|
    eerdere functies|eerdere banen|eerder werk|eerdere werkgevers|eerdere werkervaring|vorige functies|vorige banen|vorige werkgevers|vroegere functies|
    current position|current role|current job|current employment|previous positions|previous roles|previous jobs|previous employment|past positions|past employment|side jobs|side job|part time jobs|summer jobs|
    berufserfahrung|berufserfahrungen|berufliche erfahrung|berufliche erfahrungen|arbeitserfahrung|beruflicher werdegang|werdegang|praxiserfahrung|praktische erfahrung|praktische erfahrungen|praktika|praktikum|berufspraxis|tatigkeiten|
    berufliche laufbahn|erfahrung|erfahrungen|beruf|
    experience professionnelle|experiences professionnelles|parcours professionnel|parcours|stages et experiences|emplois|activite professionnelle|activites professionnelles|
    experiences de travail|
    experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|trayectoria laboral|historial laboral|experiencias|empleo|practicas|
    esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|
    experiencia profissional|experiencias profissionais`,
  education: `education|opleiding en diploma s|opleidingen en diploma s|educations|academic background|academic history|education and training|educational background|education history|studies|academic qualifications|
    academics|degrees|training and education|schooling|qualifications|academic education|formal education|scholastic background|academic profile|university education|
    onderwijs en opleiding|school|scholen|mijn school|opleiding|opleidingen|opleiding en cursussen|opleidingen en cursussen|educatie|onderwijs|scholing|studie|studies en opleidingen|opleidingen en trainingen|vooropleiding|gevolgde opleidingen|wat heb ik geleerd|wat heb ik gestudeerd|what i have studied|what i studied|
    ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|akademische ausbildung|hochschulbildung|bildungsgang|schulische ausbildung|hochschulstudium|studium und schule|schule|schul und berufsbildung|schul und hochschulbildung|allgemeine und berufliche bildung|
    formation|formations|formation academique|education et formation|etudes|diplomes|parcours scolaire|parcours academique|cursus|scolarite|formations et diplomes|
    educacion|formacion|formacion academica|estudios|educacion y formacion|estudios realizados|datos academicos|historial academico|
    istruzione|formazione|istruzione e formazione|studi|percorso di studi|titoli di studio|formacao|formacao academica|educacao|educacao e formacao`,
  skills: `sterk in|i know|i work with|things i know|computer literacy|it literacy|kennis van|hier ben ik goed in|computer knowledge|skills|programma|computerprogramma|software en programma|technical skills|core skills|key skills|competencies|core competencies|competences|expertise|areas of expertise|technologies|technical expertise|tech stack|stack|
    tools|skills and tools|strengths|technical proficiency|technical proficiencies|proficiencies|computer skills|it skills|software|software skills|professional skills|
    soft skills|hard skills|skill set|skillset|technical knowledge|knowledge|specialties|specialities|abilities|capabilities|toolbox|programming|programming skills|programming languages|technologie|techniek|technieken|tools en technieken|wat ik kan|waar ik goed in ben|
    digital skills|personal skills|job related skills|other skills|technical summary|technologies and tools|tools and technologies|languages and technologies|programming languages and tools|it|technical|core strengths|
    skills and abilities|skills summary|skills and expertise|skills and technologies|additional skills|relevant skills|frameworks|top skills|technical toolbox|what i know|
    computer|computers|ict|automatisering|
    vaardigheden|competenties|kennis|kennis en vaardigheden|technische vaardigheden|it vaardigheden|it kennis|ict kennis|ict vaardigheden|pc kennis|computerkennis|computervaardigheden|softwarekennis|digitale vaardigheden|kwaliteiten|eigenschappen|programmeertalen|
    belangrijkste vaardigheden|topvaardigheden|aptitudes principales|competenze principali|principais competencias|kerncompetenties|persoonlijke vaardigheden|technische kennis|technologieen|persoonlijke eigenschappen|sterke punten|expertises|wat kan ik|wat kan ik goed|waar ben ik goed in|dit kan ik|dit kan ik goed|kan goed|kan ik goed|ik ben goed in|goed in|ik kan|kan werken met|what i can do|what i am good at|good at|i am good at|what i do well|hard skills en soft skills|
    kenntnisse|fahigkeiten|kompetenzen|kenntnisse und fahigkeiten|fahigkeiten und kenntnisse|fachkenntnisse|edv kenntnisse|it kenntnisse|technische kenntnisse|technische fahigkeiten|programmierkenntnisse|programmiersprachen|technologien|
    personliche fahigkeiten|personliche kompetenzen|digitale kompetenzen|computerkenntnisse|starken|qualifikationen|besondere kenntnisse|weitere kenntnisse|
    competences techniques|competences informatiques|savoir faire|atouts|informatique|connaissances|aptitudes|qualites|competences professionnelles|outils|logiciels|competences personnelles|competences numeriques|langages|technologies|
    habilidades|competencias|conocimientos|habilidades tecnicas|conocimientos tecnicos|conocimientos informaticos|informatica|aptitudes y habilidades|destrezas|tecnologias|habilidades y competencias|competencias personales|competencias digitales|
    competenze|competenze tecniche|capacita|conoscenze|capacita e competenze|competenze informatiche|competenze digitali|conoscenze informatiche|competenze personali|
    habilidades tecnicas|competencias tecnicas|conhecimentos|competencias pessoais`,
  languages: `i speak|languages i speak|ik spreek|talen die ik spreek|ich spreche|je parle|languages|language|language skills|spoken languages|foreign languages|linguistic skills|language proficiency|language knowledge|knowledge of languages|mother tongue|mother tongues|other language|other languages|language competencies|human languages|natural languages|
    moedertaal|andere talen|andere taal|talen|taal|talenkennis|taalvaardigheden|taalvaardigheid|vreemde talen|taalkennis|
    muttersprache|weitere sprache|weitere sprachen|sprachen|sprachkenntnisse|langue maternelle|langues maternelles|autre langue|autres langues|lengua materna|otros idiomas|otro idioma|lingua madre|altre lingue|altra lingua|lingua materna|outras linguas|fremdsprachen|langues|langue|langues etrangeres|langues vivantes|competences linguistiques|
    idiomas|lenguas|lenguajes|lingue|lingue straniere|competenze linguistiche|conoscenze linguistiche|linguas`,
  certificates: `certificates|certifications|certificate|certification|licenses|licenses and certifications|certifications and licenses|courses|training|trainings|courses and certifications|courses and training|
    professional development|certified|accreditations|credentials|courses and certificates|certifications and training|certifications and courses|professional certifications|continuing education|workshops|seminars|licences|additional training|
    certificaten|certificeringen|cursussen|trainingen|cursussen en trainingen|cursussen en certificaten|diplomas|diploma s|attesten|attesten en certificaten|brevetten|diploma s en certificaten|training en cursussen|certificaten en cursussen|nascholing|bijscholing|
    zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|fortbildung|kurse|zertifikate und weiterbildungen|
    certificats|formations complementaires|formation continue|formation complementaire|
    certificaciones|certificados|cursos|formacion complementaria|cursos y certificaciones|cursos y seminarios|
    certificazioni|certificati|corsi|corsi di formazione|certificacoes`,
  projects: `projects|project|personal projects|side projects|key projects|selected projects|academic projects|open source|open source projects|project experience|open source contributions|notable projects|recent projects|github projects|
    portfolio|project work|research projects|university projects|technical projects|relevant projects|major projects|software projects|
    projecten|eigen projecten|persoonlijke projecten|projekte|eigene projekte|private projekte|projets|projets personnels|projets academiques|proyectos|proyectos personales|progetti|projetos`,
  volunteering: `volunteering|volunteer|volunteer experience|volunteer work|voluntary work|community service|community involvement|leadership|leadership experience|extracurricular activities|extracurricular|extra curricular activities|activities|activities and leadership|leadership and activities|
    vrijwilligerswerk|nevenactiviteiten|bestuurservaring|vrijwilliger|ehrenamt|engagement|ehrenamtliche tatigkeiten|ehrenamtliches engagement|soziales engagement|aktivitaten|benevolat|activites|engagements|vie associative|
    voluntariado|actividades|volontariato|leadership and involvement|positions of responsibility|committees`,
  personal: `reach me|how to reach me|where to find me|find me|say hello|say hi|bereikbaar|bereikbaar op|zo bereik je mij|zo bereik je me|hier vind je mij|te bereiken|personal information|personal details|personal data|contact|contact information|contact details|contact me|contacts|details|info|personal info|personal|get in touch|information|personal particulars|find me online|
    persoonlijke informatie|personlich|persoonlijke info|pessoal|informacao pessoal|informations|etat-civil|persoonlijk gegevens|mijn gegevens|details personnels|
    persoonlijke gegevens|personalia|contactgegevens|persoonsgegevens|gegevens|contactinformatie|persoonlijk|
    personliche daten|personliche angaben|kontakt|kontaktdaten|zur person|angaben zur person|informations personnelles|coordonnees|etat civil|contactez moi|me contacter|
    datos personales|contacto|informacion personal|dati personali|informazioni personali|contatti|contatto|contato|dados pessoais`,
  references: `references|referees|recommendations|testimonials|referenties|referentie|referenzen|referencias|referenze|referees and references`,
  other: `coursework|relevant coursework|selected coursework|interests|hobbies|hobbies and interests|interests and hobbies|publications|publication|awards|honors|honours|awards and honors|honors and awards|achievements|key achievements|accomplishments|patents|talks|presentations|talks and presentations|conferences|
    memberships|affiliations|professional affiliation|professional affiliations|professional memberships|links|social|social media|online presence|profiles|social profiles|websites|additional information|additional|miscellaneous|misc|grants|scholarships|research|research interests|teaching|publications and talks|
    selected publications|awards and recognition|awards and achievements|recognition|press|other|annexes|job applied for|preferred job|position|desired employment|availability|driving licence|driving license|rijbewijs|rijbewijzen|quote|skills and hobbies|service|invited talks|fellowships|academic service|
    hobby s|hobbys|interesses|hobby s en interesses|publicaties|prijzen|onderscheidingen|overig|overige|andere|anders|overige informatie|overige gegevens|nevenfuncties|lidmaatschappen|prestaties|aanvullende informatie|vrije tijd|bijzonderheden|
    interessen|hobbys und interessen|interessen und hobbys|publikationen|veroffentlichungen|auszeichnungen|auszeichnungen und stipendien|stipendien|sonstiges|vortrage|mitgliedschaften|anlagen|freizeit|verschiedenes|weiteres|
    centres d interet|centre d interet|loisirs|interets|recompenses|prix|divers|distinctions|autres|
    intereses|aficiones|pasatiempos|publicaciones|premios|otros|otros datos|distinciones|logros|reconocimientos|informacion adicional|otra informacion|
    interessi|hobby|pubblicazioni|premi|altro|ulteriori informazioni|riconoscimenti|patente|patente di guida|informazioni aggiuntive|publicacoes|premios|interesses`,
};

/** Conjunctions of all languages as one word. */
const conjunctions = (text: string) => text.replace(/ (?:and|und|en|et|y|e|&|\+) /g, ' and ');

const whole = new Map<string, SectionKind>();
for (const [kind, list] of Object.entries(phrases) as [SectionKind, string][]) {
  for (const phrase of list.split('|')) whole.set(conjunctions(phrase.trim().replace(/\s+/g, ' ')), kind);
}

/** Words that make a longer heading a heading of this kind, in the order in which they win. */
const cores: [SectionKind, RegExp][] = [
  ['languages', /^(?:talen|talenkennis|sprachkenntnisse|langues|idiomas|lingue)$/],
  [
    'certificates',
    verbose()`
      ^(?:
        certificates?|certifications?|certificaten|certificeringen|zertifikate|zertifizierungen|weiterbildung(?:en)?|certificaciones
        |certificazioni|certificats|courses|cursussen|cursos|corsi|licenses|trainings?
      )$
    `,
  ],
  [
    'education',
    verbose()`
      ^(?:
        education|educational|academics?|opleiding(?:en)?|ausbildung|bildung|studium|formation|educacion|formacion|istruzione|formazione
        |estudios|studies|etudes|qualifications
      )$
    `,
  ],
  ['projects', /^(?:projects?|projecten|projekte|projets|proyectos|progetti|projetos)$/],
  [
    'volunteering',
    verbose()`
      ^(?:
        volunteer(?:ing)?|voluntary|vrijwilligerswerk|ehrenamt(?:liches?)?|benevolat|voluntariado|volontariato|extracurricular
        |leadership|involvement
      )$
    `,
  ],
  [
    'experience',
    verbose()`
      ^(?:
        experiences?|employment|work|career|werkervaring|ervaring|loopbaan|berufserfahrung|erfahrung(?:en)?|werdegang|experiencia
        |esperienz[ae]|internships?|appointments
      )$
    `,
  ],
  [
    'skills',
    verbose()`
      ^(?:
        skills?|competenc(?:e|es|ies)|expertise|technologies|tools|vaardigheden|competenties|kenntnisse|fahigkeiten|kompetenzen
        |habilidades|competencias|conocimientos|competenze|strengths|proficienc(?:y|ies)
      )$
    `,
  ],
  ['summary', /^(?:summary|profile|profiel|profil|perfil|profilo|samenvatting|objective)$/],
  [
    'other',
    verbose()`
      ^(?:
        publications?|awards?|honou?rs?|achievements?|accomplishments|interests|hobb(?:y|ies|ys)|presentations|talks|memberships
        |affiliations?|scholarships|grants|patents|distinctions|distinciones|premios|premi|auszeichnungen|publicaties|publikationen
        |interesses|interessen|intereses
      )$
    `,
  ],
  ['languages', /^(?:languages|sprachen)$/],
  ['references', /^(?:references|referenties|referenzen|referencias)$/],
  ['personal', /^(?:contact|personalia|contactgegevens|kontakt)$/],
];

const linking = new Set(
  'and & en und et y e i of the my a de la le les des du der die das mijn in for to with von van key selected relevant main other additional professional personal technical work academic related general further recent other industry core areas top cles clave claves chiave overige weitere andere autres principales'.split(
    ' ',
  ),
);

const bare = (text: string) =>
  wordsOf(text.replace(/\([^)]*\)/g, ' ').replace(/^(?:[\d.IVX]+[.)]|#{1,4}|\/{2}|§|\d{1,2}\s*[|–—-]?(?=\s+\p{Lu}))\s+/u, ''))
    .filter((word, i, all) => !(word === 's' && i === all.length - 1))
    .join(' ');

/** "W O R K  EXPERIENCE", "W ERKERVARING": capitals that are set apart, all of a word or the first. */
const spacedCapitals = [/(?<=(?:^|\s)\p{Lu})\s(?=\p{Lu}(?:\s|$))/gu, /(?<=(?:^|\s)\p{Lu})\s(?=\p{Lu})/gu];

/** The kind of section that a text names when it is nothing but a heading; null when it is not. */
export const sectionHeading = remembered((text: string): SectionKind | null => {
  const isSpaced = isUpperCase(text) && /(?<!\p{L})\p{Lu}\s\p{Lu}/u.test(text);
  return [text, ...(isSpaced ? spacedCapitals.map((apart) => text.replace(apart, '')) : [])].map(headingOf).find(Boolean) ?? null;
});

/** "3. Education": a form counts its parts. */
const number = /^\d{1,2}[.)]\s+(?=\p{L})/u;

/** Who works for oneself calls a project what others call a job. */
const forClients =
  /(?<!\p{L})(?:zzp|freelance\p{Ll}*|interim|opdracht\p{Ll}*|gedetacheerd|detachering|contracting|clients?|klanten)(?!\p{L})/iu;

function headingOf(printed: string): SectionKind | null {
  const kind = kindNamed(printed.replace(number, ''));
  return kind === 'projects' && forClients.test(printed) ? 'experience' : kind;
}

function kindNamed(text: string): SectionKind | null {
  if (text.length > 60 || /[.!?]\s|,.*,|\d{3}/.test(text)) return null;
  const words = conjunctions(bare(text.replace(/[&+/]/g, ' and ')));
  // "Diploma's" is in the list with its "s", "Hobby's" without.
  const exact =
    (/['’]s\s*:?$/i.test(text) ? whole.get(`${words} s`) : undefined) ??
    whole.get(words) ??
    whole.get(words.replace(/^(?:my|mijn|meine|mes|mis|key|relevant|relevante|selected|main) /, ''));
  if (exact) return exact;
  const parts = words.split(/ and | /);
  // "Skills and awards", "Education and certifications": a list of headings is a heading of the first kind.
  const joined = words.split(' and ').map((part) => whole.get(part.trim()));
  if (joined.length > 1 && joined.every((kind) => kind !== undefined)) return joined[0] ?? null;
  const known = parts.filter((word) => linking.has(word) || cores.some(([, core]) => core.test(word)));
  if (parts.length <= 5 && known.length === parts.length) return looseHeading(text);
  return null;
}

/** The kind of section that some word of a short text points to: for lines that already look like a heading. */
export function looseHeading(text: string): SectionKind | null {
  const words = bare(text).split(' ');
  if (words.length > 7) return null;
  for (const [kind, core] of cores) if (words.some((word) => core.test(word))) return kind;
  return null;
}

/** Heads of a table's column as often as of a section. */
const isColumnHead = (text: string) => /^school$/i.test(text.trim());

/** The text alone says that a section begins, wherever it stands. */
export const isSectionHeading = (text: string): boolean =>
  /^\p{L}/u.test(text.replace(number, '')) && !isColumnHead(text) && sectionHeading(text) !== null;
