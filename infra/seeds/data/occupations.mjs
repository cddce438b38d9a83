// @ts-check
// Twenty occupations, each advertised three times. Texts are invented.

/**
 * @typedef {object} DemoOccupation
 * @property {'care' | 'works' | 'trade'} company
 * @property {string} nl Title in Dutch.
 * @property {string} en Title in English.
 * @property {[number, number]} salary Gross euros a month at full time.
 * @property {string} education
 * @property {number} years Of experience.
 * @property {number} homeDays
 * @property {string[]} skills
 * @property {{ nl: string, en: string }} intro
 * @property {{ nl: string[], en: string[] }} tasks
 */

/** @type {DemoOccupation[]} */
export const occupations = [
  {
    company: 'care',
    nl: 'Verpleegkundige',
    en: 'Nurse',
    salary: [3200, 4300],
    education: 'BACHELOR_HBO',
    years: 2,
    homeDays: 0,
    skills: ['Verpleegtechnische handelingen', 'BIG-registratie', 'Wondzorg', 'Medicatie toedienen'],
    intro: {
      nl: 'Op onze afdeling herstellen mensen van een operatie. Jij ziet als eerste hoe het met ze gaat.',
      en: 'People recover from surgery on our ward. You are the first to see how they are doing.',
    },
    tasks: {
      nl: [
        'Je bewaakt het herstel van zes patiënten en overlegt daarover met de arts.',
        'Je verzorgt wonden en deelt medicatie uit.',
        'Je begeleidt studenten in hun eerste stage.',
      ],
      en: [
        'Watch over the recovery of six patients and discuss it with the doctor.',
        'Care for wounds and give medication.',
        'Guide students in their first placement.',
      ],
    },
  },
  {
    company: 'care',
    nl: 'Wijkverpleegkundige',
    en: 'District nurse',
    salary: [3400, 4600],
    education: 'BACHELOR_HBO',
    years: 3,
    homeDays: 1,
    skills: ['Indicatie stellen', 'BIG-registratie', 'Rijbewijs B', 'Zorgplan'],
    intro: {
      nl: 'Jij bent het gezicht van de zorg in jouw wijk en bepaalt samen met mensen wat ze nodig hebben.',
      en: 'You are the face of care in your district and decide with people what they need.',
    },
    tasks: {
      nl: [
        'Je stelt indicaties en schrijft zorgplannen.',
        'Je coacht een team van acht verzorgenden.',
        'Je overlegt met huisartsen en mantelzorgers.',
      ],
      en: [
        'Assess needs and write care plans.',
        'Coach a team of eight care workers.',
        'Work with general practitioners and family carers.',
      ],
    },
  },
  {
    company: 'care',
    nl: 'Verzorgende IG',
    en: 'Care assistant',
    salary: [2600, 3450],
    education: 'BACHELOR_MBO',
    years: 1,
    homeDays: 0,
    skills: ['Persoonlijke verzorging', 'Rapporteren', 'Medicatie toedienen'],
    intro: {
      nl: 'Je helpt bewoners hun dag te leven zoals zij dat willen.',
      en: 'You help residents live their day the way they want to.',
    },
    tasks: {
      nl: [
        'Je helpt bij opstaan, wassen en aankleden.',
        'Je rapporteert wat opvalt en wat verandert.',
        'Je maakt tijd voor een praatje of een wandeling.',
      ],
      en: ['Help with getting up, washing and dressing.', 'Report what stands out and what changes.', 'Make time for a talk or a walk.'],
    },
  },
  {
    company: 'care',
    nl: 'Fysiotherapeut',
    en: 'Physiotherapist',
    salary: [3100, 4200],
    education: 'BACHELOR_HBO',
    years: 1,
    homeDays: 0,
    skills: ['Revalidatie', 'Oefentherapie', 'BIG-registratie'],
    intro: {
      nl: 'In ons revalidatiecentrum leren mensen weer lopen, tillen en sporten.',
      en: 'In our rehabilitation centre people learn to walk, lift and play sports again.',
    },
    tasks: {
      nl: [
        'Je onderzoekt klachten en stelt een behandelplan op.',
        'Je geeft individuele training en groepslessen.',
        'Je meet vooruitgang en past het plan aan.',
      ],
      en: [
        'Examine complaints and draw up a treatment plan.',
        'Give individual training and group lessons.',
        'Measure progress and adjust the plan.',
      ],
    },
  },
  {
    company: 'care',
    nl: 'Medisch secretaresse',
    en: 'Medical secretary',
    salary: [2500, 3300],
    education: 'BACHELOR_MBO',
    years: 2,
    homeDays: 1,
    skills: ['Agendabeheer', 'Medische terminologie', 'Telefonisch contact', 'Microsoft Office'],
    intro: {
      nl: 'Zonder jou vindt geen patiënt de juiste arts op het juiste moment.',
      en: 'Without you no patient finds the right doctor at the right time.',
    },
    tasks: {
      nl: [
        'Je plant afspraken voor vier specialisten.',
        'Je beantwoordt vragen aan de telefoon en de balie.',
        'Je verwerkt brieven en verwijzingen.',
      ],
      en: ['Plan appointments for four specialists.', 'Answer questions on the phone and at the desk.', 'Process letters and referrals.'],
    },
  },
  {
    company: 'care',
    nl: 'Docent zorg en welzijn',
    en: 'Teacher of health care',
    salary: [3600, 5200],
    education: 'BACHELOR_HBO',
    years: 2,
    homeDays: 2,
    skills: ['Lesgeven', 'Didactiek', 'Begeleiden van studenten'],
    intro: {
      nl: 'Onze eigen school leidt tweehonderd zorgverleners per jaar op.',
      en: 'Our own school trains two hundred care workers a year.',
    },
    tasks: {
      nl: [
        'Je geeft les aan groepen van zestien studenten.',
        'Je ontwikkelt lessen met mensen uit de praktijk.',
        'Je bent mentor van één klas.',
      ],
      en: ['Teach groups of sixteen students.', 'Develop lessons with people from the field.', 'Be the mentor of one class.'],
    },
  },
  {
    company: 'care',
    nl: 'HR-adviseur',
    en: 'HR adviser',
    salary: [3500, 4700],
    education: 'BACHELOR_HBO',
    years: 3,
    homeDays: 2,
    skills: ['Arbeidsrecht', 'Verzuimbegeleiding', 'Werving en selectie', 'Adviseren'],
    intro: {
      nl: 'Je adviseert teamleiders over alles wat met mensen en werk te maken heeft.',
      en: 'You advise team leaders on everything about people and work.',
    },
    tasks: {
      nl: [
        'Je begeleidt verzuim en moeilijke gesprekken.',
        'Je verbetert hoe we nieuwe collega’s vinden en inwerken.',
        'Je vertaalt de cao naar heldere afspraken.',
      ],
      en: [
        'Guide absence and difficult conversations.',
        'Improve how we find and welcome colleagues.',
        'Turn the collective agreement into clear rules.',
      ],
    },
  },
  {
    company: 'works',
    nl: 'Backend developer',
    en: 'Backend developer',
    salary: [4200, 5900],
    education: 'BACHELOR_HBO',
    years: 3,
    homeDays: 3,
    skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'Docker'],
    intro: {
      nl: 'Onze software stuurt pompen aan in twaalf wijken. Jij bouwt de diensten daarachter.',
      en: 'Our software steers pumps in twelve districts. You build the services behind it.',
    },
    tasks: {
      nl: [
        'Je ontwerpt en bouwt diensten in TypeScript.',
        'Je zorgt dat ze blijven draaien als er iets stukgaat.',
        'Je doet code reviews en schrijft tests.',
      ],
      en: ['Design and build services in TypeScript.', 'See to it that they go on when something breaks.', 'Review code and write tests.'],
    },
  },
  {
    company: 'works',
    nl: 'Frontend developer',
    en: 'Frontend developer',
    salary: [3900, 5500],
    education: 'BACHELOR_HBO',
    years: 2,
    homeDays: 3,
    skills: ['React', 'TypeScript', 'CSS', 'Accessibility'],
    intro: {
      nl: 'Bewoners en monteurs zien dezelfde cijfers, elk op hun eigen manier. Jij maakt die schermen.',
      en: 'Residents and engineers see the same figures, each in their own way. You make those screens.',
    },
    tasks: {
      nl: ['Je bouwt schermen die iedereen kan gebruiken.', 'Je onderhoudt de componentenbibliotheek.', 'Je test met echte gebruikers.'],
      en: ['Build screens that everybody can use.', 'Look after the component library.', 'Test with real users.'],
    },
  },
  {
    company: 'works',
    nl: 'Data-analist',
    en: 'Data analyst',
    salary: [3700, 5100],
    education: 'BACHELOR_WO',
    years: 2,
    homeDays: 3,
    skills: ['SQL', 'Python', 'Power BI', 'Statistiek'],
    intro: {
      nl: 'Elke minuut komen er metingen binnen van negenduizend warmtewisselaars.',
      en: 'Measurements of nine thousand heat exchangers come in every minute.',
    },
    tasks: {
      nl: [
        'Je zoekt uit waarom het ene huis zuiniger is dan het andere.',
        'Je maakt rapporten die monteurs echt gebruiken.',
        'Je bewaakt de kwaliteit van de metingen.',
      ],
      en: [
        'Find out why one home uses less than another.',
        'Make reports that engineers really use.',
        'Guard the quality of the measurements.',
      ],
    },
  },
  {
    company: 'works',
    nl: 'DevOps engineer',
    en: 'DevOps engineer',
    salary: [4500, 6300],
    education: 'BACHELOR_HBO',
    years: 4,
    homeDays: 4,
    skills: ['Kubernetes', 'Terraform', 'Linux', 'CI/CD'],
    intro: { nl: 'Warmte mag nooit uitvallen, ook niet op zondagnacht.', en: 'Heat must never fail, not even on a Sunday night.' },
    tasks: {
      nl: [
        'Je beheert onze clusters en maakt ze eenvoudiger.',
        'Je automatiseert wat nu nog met de hand gaat.',
        'Je draait één week per zes piketdienst.',
      ],
      en: ['Run our clusters and make them simpler.', 'Automate what is still done by hand.', 'Be on call one week in six.'],
    },
  },
  {
    company: 'works',
    nl: 'Elektromonteur',
    en: 'Electrician',
    salary: [2800, 3900],
    education: 'BACHELOR_MBO',
    years: 2,
    homeDays: 0,
    skills: ['NEN 1010', 'VCA', 'Storingen oplossen', 'Rijbewijs B'],
    intro: {
      nl: 'Je sluit pompstations en woningen aan op het elektriciteitsnet.',
      en: 'You connect pumping stations and homes to the grid.',
    },
    tasks: {
      nl: ['Je legt installaties aan volgens NEN 1010.', 'Je zoekt storingen en lost ze op.', 'Je leert een leerling het vak.'],
      en: ['Build installations to NEN 1010.', 'Find faults and mend them.', 'Teach the trade to an apprentice.'],
    },
  },
  {
    company: 'works',
    nl: 'Loodgieter',
    en: 'Plumber',
    salary: [2700, 3800],
    education: 'BACHELOR_MBO',
    years: 2,
    homeDays: 0,
    skills: ['Leidingwerk', 'CV-installaties', 'VCA', 'Rijbewijs B'],
    intro: {
      nl: 'Van de hoofdleiding tot de laatste radiator: jij maakt het waterdicht.',
      en: 'From the main pipe to the last radiator: you make it tight.',
    },
    tasks: {
      nl: [
        'Je legt leidingen aan in bestaande woningen.',
        'Je sluit warmtewisselaars aan en stelt ze af.',
        'Je legt bewoners uit hoe het werkt.',
      ],
      en: ['Lay pipes in existing homes.', 'Connect heat exchangers and adjust them.', 'Explain to residents how it works.'],
    },
  },
  {
    company: 'works',
    nl: 'Projectleider warmtenetten',
    en: 'Project manager heat networks',
    salary: [4600, 6400],
    education: 'BACHELOR_HBO',
    years: 5,
    homeDays: 2,
    skills: ['Projectmanagement', 'Planning', 'Aanbesteden', 'Stakeholdermanagement'],
    intro: {
      nl: 'Een straat open betekent een buurt vol vragen. Jij houdt planning, budget en mensen bij elkaar.',
      en: 'An open street means a neighbourhood full of questions. You keep plan, budget and people together.',
    },
    tasks: {
      nl: ['Je leidt de aanleg in drie wijken tegelijk.', 'Je bewaakt budget en veiligheid.', 'Je overlegt met gemeente en aannemers.'],
      en: ['Lead the works in three districts at once.', 'Guard budget and safety.', 'Work with the city and contractors.'],
    },
  },
  {
    company: 'trade',
    nl: 'Magazijnmedewerker',
    en: 'Warehouse employee',
    salary: [2300, 2750],
    education: 'none',
    years: 0,
    homeDays: 0,
    skills: ['Orderpicken', 'Heftruckcertificaat', 'Nauwkeurig werken'],
    intro: {
      nl: 'Elke avond vertrekken twaalf vrachtwagens. Jij zorgt dat alles erin zit.',
      en: 'Twelve trucks leave every evening. You make sure that everything is in them.',
    },
    tasks: {
      nl: ['Je verzamelt bestellingen met de scanner.', 'Je laadt en lost vrachtwagens.', 'Je houdt de gangpaden vrij en veilig.'],
      en: ['Collect orders with a scanner.', 'Load and unload trucks.', 'Keep the aisles free and safe.'],
    },
  },
  {
    company: 'trade',
    nl: 'Vrachtwagenchauffeur',
    en: 'Truck driver',
    salary: [2650, 3300],
    education: 'none',
    years: 1,
    homeDays: 0,
    skills: ['Rijbewijs C', 'Code 95', 'Klantgericht'],
    intro: { nl: 'Vaste routes, nieuwe wagens, en elke avond thuis.', en: 'Fixed routes, new trucks, and home every evening.' },
    tasks: {
      nl: [
        'Je rijdt een vaste route langs twintig afhaalpunten.',
        'Je laadt, lost en controleert je vracht.',
        'Je meldt wat er onderweg misgaat.',
      ],
      en: [
        'Drive a fixed route along twenty pick-up points.',
        'Load, unload and check your freight.',
        'Report what goes wrong on the way.',
      ],
    },
  },
  {
    company: 'trade',
    nl: 'Winkelmedewerker',
    en: 'Shop assistant',
    salary: [2250, 2600],
    education: 'none',
    years: 0,
    homeDays: 0,
    skills: ['Klantvriendelijkheid', 'Kassa', 'Nederlands spreken'],
    intro: {
      nl: 'In onze stationswinkels haalt iedereen zijn pakje op, en vaak ook een koffie.',
      en: 'Everybody collects their parcel in our station shops, and often a coffee too.',
    },
    tasks: {
      nl: ['Je helpt klanten aan de balie.', 'Je vult schappen en neemt pakketten aan.', 'Je opent of sluit de winkel.'],
      en: ['Help customers at the counter.', 'Fill shelves and take in parcels.', 'Open or close the shop.'],
    },
  },
  {
    company: 'trade',
    nl: 'Logistiek planner',
    en: 'Logistics planner',
    salary: [2900, 3900],
    education: 'BACHELOR_MBO',
    years: 2,
    homeDays: 2,
    skills: ['Transportplanning', 'Excel', 'TMS', 'Stressbestendig'],
    intro: {
      nl: 'Vijftig routes, elke dag anders. Jij maakt er een plan van dat klopt.',
      en: 'Fifty routes, different every day. You make a plan of them that works.',
    },
    tasks: {
      nl: [
        'Je plant ritten voor de volgende dag.',
        'Je schuift als er een chauffeur uitvalt.',
        'Je bespreekt knelpunten met het magazijn.',
      ],
      en: ['Plan the trips of the next day.', 'Rearrange when a driver drops out.', 'Discuss bottlenecks with the warehouse.'],
    },
  },
  {
    company: 'trade',
    nl: 'Administratief medewerker',
    en: 'Administrative assistant',
    salary: [2400, 3050],
    education: 'BACHELOR_MBO',
    years: 1,
    homeDays: 2,
    skills: ['Facturatie', 'Excel', 'Nauwkeurig werken', 'Boekhouden'],
    intro: {
      nl: 'Een rustige afdeling met vier collega’s en geen telefoon die de hele dag gaat.',
      en: 'A quiet department with four colleagues and no phone that rings all day.',
    },
    tasks: {
      nl: ['Je verwerkt facturen en betalingen.', 'Je houdt gegevens van winkels bij.', 'Je bereidt de maandafsluiting voor.'],
      en: ['Process invoices and payments.', 'Keep the data of shops up to date.', 'Prepare the monthly closing.'],
    },
  },
  {
    company: 'trade',
    nl: 'Online marketeer',
    en: 'Online marketer',
    salary: [3000, 4200],
    education: 'BACHELOR_HBO',
    years: 2,
    homeDays: 3,
    skills: ['SEO', 'Google Analytics', 'Content schrijven', 'Social media'],
    intro: {
      nl: 'Jij zorgt dat mensen ons vinden voordat ze een pakje missen.',
      en: 'You see to it that people find us before they miss a parcel.',
    },
    tasks: {
      nl: ['Je bedenkt en meet campagnes.', 'Je schrijft teksten voor site en nieuwsbrief.', 'Je verbetert hoe we gevonden worden.'],
      en: ['Think up campaigns and measure them.', 'Write texts for the site and newsletter.', 'Improve how we are found.'],
    },
  },
];
