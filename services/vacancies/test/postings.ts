/** Invented vacancies as pages of sites. */
const frame = (title: string, body: string, head = '') =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>
  <nav><a href="/">Home</a><a href="/vacatures">Vacatures</a><a href="/contact">Contact</a></nav>
  <div class="cookie-banner">Wij gebruiken cookies. <button>Akkoord</button></div>
  <main>${body}</main>
  <section class="related"><h2>Vergelijkbare vacatures</h2><ul><li>Heftruckchauffeur € 9.999 per maand</li></ul></section>
  <footer>Voorwaarden, privacy</footer></body></html>`;

export const dutchNurse = frame(
  'Wijkverpleegkundige | Zorggroep Lindehof',
  `<h1>Wijkverpleegkundige (m/v/x)</h1>
  <p>Zorggroep Lindehof zoekt een wijkverpleegkundige in Amersfoort voor 24 tot 32 uur per week.</p>
  <h2>Wat ga je doen?</h2><ul><li>Je stelt zorgplannen op samen met cliënten</li><li>Je geeft wondzorg en medicatie</li><li>Je begeleidt leerlingen</li></ul>
  <h2>Wat vragen wij?</h2><ul><li>Een afgeronde opleiding hbo-verpleegkunde</li><li>BIG-registratie</li><li>Minimaal 2 jaar ervaring in de wijk</li><li>Je spreekt goed Nederlands</li></ul>
  <h2>Wat bieden wij?</h2><ul><li>Een salaris van € 3.100 tot € 4.350 bruto per maand</li><li>8% vakantiegeld</li><li>Een contract voor onbepaalde tijd</li><li>Reiskostenvergoeding</li></ul>`,
);

export const englishDeveloper = frame(
  'Backend Developer - Brightwater',
  `<h1>Backend Developer</h1>
  <p>Brightwater is looking for a backend developer in Utrecht. Hybrid, 40 hours per week.</p>
  <h2>Your responsibilities</h2><ul><li>Design and build services in TypeScript</li><li>Keep PostgreSQL fast</li><li>Review the work of others</li></ul>
  <h2>Requirements</h2><ul><li>Three years of experience with Node.js</li><li>Knowledge of SQL, Docker and Kubernetes</li><li>Fluent in English</li></ul>
  <h2>We offer</h2><ul><li>€ 54.000 - € 66.000 a year</li><li>25 days of holiday</li><li>Pension</li></ul>`,
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"JobPosting","title":"Backend Developer","hiringOrganization":{"@type":"Organization","name":"Brightwater"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Utrecht","addressCountry":"NL"}},"employmentType":"['FULL_TIME','PART_TIME']","description":"Short"}</script>`,
);

export const dutchWelder = frame(
  'Lasser bij Staalbouw Merwede',
  `<h1>Lasser</h1><p>Staalbouw Merwede in Gorinchem zoekt een lasser, fulltime (38 uur per week).</p>
  <h3>Taken</h3><ul><li>Lassen van constructies (MIG/MAG)</li><li>Tekeningen lezen</li><li>Meten en controleren</li></ul>
  <h3>Profiel</h3><ul><li>mbo-diploma metaaltechniek</li><li>Nauwkeurig</li><li>Veilig werken (VCA)</li></ul>
  <h3>Aanbod</h3><ul><li>€ 17,50 tot € 21,00 bruto per uur</li><li>Vaste baan</li><li>Opleidingen</li></ul>`,
);

export const internship = frame(
  'Stage marketing - Buro Kade',
  `<h1>Stage online marketing</h1><p>Bij Buro Kade in Zwolle leer je het vak.</p>
  <h2>Dit ga je doen</h2><ul><li>Campagnes opzetten</li><li>Teksten schrijven</li><li>Cijfers bijhouden</li></ul>
  <h2>Dit breng je mee</h2><ul><li>Je volgt een hbo-opleiding communicatie</li><li>Je schrijft foutloos Nederlands</li><li>Nieuwsgierig</li></ul>
  <h2>Dit krijg je</h2><ul><li>Een stagevergoeding van € 450 per maand</li><li>Een vaste begeleider</li></ul>`,
);

export const cook = frame(
  'Chef-kok | Restaurant De Boei',
  `<h1>Zelfstandig werkend kok</h1><p>Restaurant De Boei in Hoorn zoekt versterking voor 32-38 uur per week.</p>
  <h2>Werkzaamheden</h2><ul><li>Gerechten bereiden</li><li>Inkopen doen</li><li>De keuken schoon houden</li></ul>
  <h2>Functie-eisen</h2><ul><li>Ervaring in een keuken</li><li>Teamspeler</li><li>Beschikbaar in het weekend</li></ul>
  <h2>Arbeidsvoorwaarden</h2><ul><li>Salaris volgens cao, € 2.600 - € 3.200 per maand</li><li>Fooienpot</li></ul>`,
);

export const careers = (paths: readonly (readonly [string, string])[]): string =>
  `<html><head><title>Werken bij ons</title></head><body><h1>Onze vacatures</h1><ul>${paths.map(([path, title]) => `<li><a href="${path}">${title}</a></li>`).join('')}</ul><a href="/contact">Contact</a></body></html>`;

export const loginWall =
  '<html><head><title>Inloggen</title></head><body><h1>Inloggen</h1><form><input name="user"><input type="password"></form><p>Log in om verder te gaan.</p></body></html>';

export const story = `<html><head><title>Onze geschiedenis</title></head><body><h1>Over de molen</h1>${'<p>De molen staat al twee eeuwen aan de rivier en maalt nog elke zaterdag meel voor het dorp, zoals de familie het altijd deed.</p>'.repeat(6)}</body></html>`;

export const dutchText = `Administratief medewerker
Boekhandel De Uil in Leiden
24 uur per week

Wat ga je doen?
- Facturen verwerken
- De telefoon aannemen
- Bestellingen plaatsen

Wat vragen wij?
- mbo werk- en denkniveau
- Kennis van Excel
- Je spreekt en schrijft goed Nederlands

Wat bieden wij?
- Een salaris van € 2.400 tot € 2.900 bruto per maand
- Een contract voor een jaar
- Korting op boeken`;

export const englishText = `Sales Advisor
Northgate Tiles Ltd
Manchester
Salary: 24,000 - 28,000 per annum

Responsibilities
- Advise customers in our showroom
- Prepare quotations
- Keep stock records

Requirements
- Experience in retail
- Full driving licence
- Good communication skills

Benefits
- Pension scheme
- 28 days of holiday`;

export const threeVacancies = ['Timmerman', 'Schilder', 'Elektricien']
  .map(
    (title) => `${title}
Wat ga je doen?
- Werken aan huizen in de regio
- Overleggen met klanten
- Materiaal bestellen
Wat vragen wij?
- Ervaring als ${title.toLowerCase()}
- Rijbewijs B
Wat bieden wij?
- Een vast contract van 40 uur per week
- Een bus van de zaak`,
  )
  .join('\n\n');
