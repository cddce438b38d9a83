// @ts-check
// Twenty-five occupations, each advertised six times. Texts are invented.

/**
 * @typedef {object} DemoOccupation
 * @property {[keyof typeof import('./companies.mjs').companies, ...(keyof typeof import('./companies.mjs').companies)[]]} companies Who look for it, in turn.
 * @property {true} [hasGrades] Advertised for juniors and seniors too.
 * @property {string} nl Title in Dutch.
 * @property {string} en Title in English.
 * @property {[number, number]} salary Gross euros a month at full time.
 * @property {string} education
 * @property {number} years Of experience.
 * @property {number[]} hours The fewest a week, by round.
 * @property {number} homeDays
 * @property {string[]} skills
 * @property {{ nl: string, en: string }} intro How the first company begins.
 * @property {{ nl: string, en: string }} [elsewhere] How the others begin, where the first says something of itself.
 * @property {{ nl: string[], en: string[] }} tasks
 */

/** @type {DemoOccupation[]} */
export const occupations = [
  {
    companies: ['care', 'river'],
    nl: 'Verpleegkundige',
    en: 'Nurse',
    salary: [3200, 4300],
    education: 'BACHELOR_HBO',
    years: 2,
    hours: [24, 28, 32, 36],
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
    companies: ['care', 'river'],
    nl: 'Wijkverpleegkundige',
    en: 'District nurse',
    salary: [3400, 4600],
    education: 'BACHELOR_HBO',
    years: 3,
    hours: [24, 28, 32],
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
    companies: ['river', 'care'],
    nl: 'Verzorgende IG',
    en: 'Care assistant',
    salary: [2600, 3450],
    education: 'BACHELOR_MBO',
    years: 1,
    hours: [24, 16, 28, 32],
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
    companies: ['care', 'river'],
    nl: 'Fysiotherapeut',
    en: 'Physiotherapist',
    salary: [3100, 4200],
    education: 'BACHELOR_HBO',
    years: 1,
    hours: [32, 24, 36],
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
    companies: ['care', 'river'],
    nl: 'Medisch secretaresse',
    en: 'Medical secretary',
    salary: [2500, 3300],
    education: 'BACHELOR_MBO',
    years: 2,
    hours: [24, 20, 32],
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
    companies: ['care', 'school'],
    nl: 'Docent zorg en welzijn',
    en: 'Teacher of health care',
    salary: [3600, 5200],
    education: 'BACHELOR_HBO',
    years: 2,
    hours: [24, 16, 32],
    homeDays: 2,
    skills: ['Lesgeven', 'Didactiek', 'Begeleiden van studenten'],
    intro: {
      nl: 'Onze eigen school leidt tweehonderd zorgverleners per jaar op.',
      en: 'Our own school trains two hundred care workers a year.',
    },
    elsewhere: {
      nl: 'Op onze praktijkschool kiezen jongeren hun eerste vak. Veel van hen kiezen de zorg.',
      en: 'At our practical school young people choose their first trade. Many of them choose care.',
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
    companies: ['care', 'anchor', 'town'],
    hasGrades: true,
    nl: 'HR-adviseur',
    en: 'HR adviser',
    salary: [3500, 4700],
    education: 'BACHELOR_HBO',
    years: 3,
    hours: [32, 24, 36],
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
    companies: ['works', 'studio', 'anchor'],
    hasGrades: true,
    nl: 'Backend developer',
    en: 'Backend developer',
    salary: [4200, 5900],
    education: 'BACHELOR_HBO',
    years: 3,
    hours: [36, 32, 40],
    homeDays: 3,
    skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'Docker'],
    intro: {
      nl: 'Onze software stuurt pompen aan in twaalf wijken. Jij bouwt de diensten daarachter.',
      en: 'Our software steers pumps in twelve districts. You build the services behind it.',
    },
    elsewhere: {
      nl: 'Onze software wordt elke dag door tienduizenden mensen gebruikt, en bijna niemand merkt dat. Zo hoort het.',
      en: 'Tens of thousands of people use our software every day, and hardly anybody notices. That is how it should be.',
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
    companies: ['works', 'studio'],
    hasGrades: true,
    nl: 'Frontend developer',
    en: 'Frontend developer',
    salary: [3900, 5500],
    education: 'BACHELOR_HBO',
    years: 2,
    hours: [36, 32, 40],
    homeDays: 3,
    skills: ['React', 'TypeScript', 'CSS', 'Accessibility'],
    intro: {
      nl: 'Bewoners en monteurs zien dezelfde cijfers, elk op hun eigen manier. Jij maakt die schermen.',
      en: 'Residents and engineers see the same figures, each in their own way. You make those screens.',
    },
    elsewhere: {
      nl: 'Wie een kaartje koopt, wil naar de voorstelling en niet naar een formulier. Jij maakt de schermen die dat begrijpen.',
      en: 'Whoever buys a ticket wants the show and not a form. You make the screens that understand that.',
    },
    tasks: {
      nl: ['Je bouwt schermen die iedereen kan gebruiken.', 'Je onderhoudt de componentenbibliotheek.', 'Je test met echte gebruikers.'],
      en: ['Build screens that everybody can use.', 'Look after the component library.', 'Test with real users.'],
    },
  },
  {
    companies: ['works', 'anchor', 'studio'],
    hasGrades: true,
    nl: 'Data-analist',
    en: 'Data analyst',
    salary: [3700, 5100],
    education: 'BACHELOR_WO',
    years: 2,
    hours: [36, 28, 32],
    homeDays: 3,
    skills: ['SQL', 'Python', 'Power BI', 'Statistiek'],
    intro: {
      nl: 'Elke minuut komen er metingen binnen van negenduizend warmtewisselaars.',
      en: 'Measurements of nine thousand heat exchangers come in every minute.',
    },
    elsewhere: {
      nl: 'Er ligt veel meer in onze cijfers dan we nu zien. Jij haalt het eruit en legt het uit.',
      en: 'There is much more in our figures than we see now. You bring it out and explain it.',
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
    companies: ['works', 'studio'],
    hasGrades: true,
    nl: 'DevOps engineer',
    en: 'DevOps engineer',
    salary: [4500, 6300],
    education: 'BACHELOR_HBO',
    years: 4,
    hours: [36, 32, 40],
    homeDays: 4,
    skills: ['Kubernetes', 'Terraform', 'Linux', 'CI/CD'],
    intro: { nl: 'Warmte mag nooit uitvallen, ook niet op zondagnacht.', en: 'Heat must never fail, not even on a Sunday night.' },
    elsewhere: {
      nl: 'Op de avond dat de kaartverkoop begint, wil niemand een foutmelding zien.',
      en: 'On the evening that ticket sales open nobody wants to see an error.',
    },
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
    companies: ['works', 'roof'],
    nl: 'Elektromonteur',
    en: 'Electrician',
    salary: [2800, 3900],
    education: 'BACHELOR_MBO',
    years: 2,
    hours: [40, 36],
    homeDays: 0,
    skills: ['NEN 1010', 'VCA', 'Storingen oplossen', 'Rijbewijs B'],
    intro: {
      nl: 'Je sluit pompstations en woningen aan op het elektriciteitsnet.',
      en: 'You connect pumping stations and homes to the grid.',
    },
    elsewhere: {
      nl: 'Je sluit zonnepanelen en warmtepompen aan, van het dak tot de meterkast.',
      en: 'You connect solar panels and heat pumps, from the roof to the fuse box.',
    },
    tasks: {
      nl: ['Je legt installaties aan volgens NEN 1010.', 'Je zoekt storingen en lost ze op.', 'Je leert een leerling het vak.'],
      en: ['Build installations to NEN 1010.', 'Find faults and mend them.', 'Teach the trade to an apprentice.'],
    },
  },
  {
    companies: ['works', 'roof'],
    nl: 'Loodgieter',
    en: 'Plumber',
    salary: [2700, 3800],
    education: 'BACHELOR_MBO',
    years: 2,
    hours: [40, 36],
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
    companies: ['works'],
    hasGrades: true,
    nl: 'Projectleider warmtenetten',
    en: 'Project manager heat networks',
    salary: [4600, 6400],
    education: 'BACHELOR_HBO',
    years: 5,
    hours: [36, 32, 40],
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
    companies: ['trade', 'quay'],
    nl: 'Magazijnmedewerker',
    en: 'Warehouse employee',
    salary: [2300, 2750],
    education: 'none',
    years: 0,
    hours: [38, 24, 32],
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
    companies: ['trade', 'quay'],
    nl: 'Vrachtwagenchauffeur',
    en: 'Truck driver',
    salary: [2650, 3300],
    education: 'none',
    years: 1,
    hours: [40, 32],
    homeDays: 0,
    skills: ['Rijbewijs C', 'Code 95', 'Klantgericht'],
    intro: { nl: 'Vaste routes, nieuwe wagens, en elke avond thuis.', en: 'Fixed routes, new trucks, and home every evening.' },
    elsewhere: {
      nl: 'Drie keer per week dezelfde fabrieken, een eigen wagen en een planner die meedenkt.',
      en: 'The same factories three times a week, a truck of your own and a planner who thinks along.',
    },
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
    companies: ['trade', 'table'],
    nl: 'Winkelmedewerker',
    en: 'Shop assistant',
    salary: [2250, 2600],
    education: 'none',
    years: 0,
    hours: [20, 12, 32],
    homeDays: 0,
    skills: ['Klantvriendelijkheid', 'Kassa', 'Nederlands spreken'],
    intro: {
      nl: 'In onze stationswinkels haalt iedereen zijn pakje op, en vaak ook een koffie.',
      en: 'Everybody collects their parcel in our station shops, and often a coffee too.',
    },
    elsewhere: {
      nl: 'In onze winkel ligt groente die vanochtend nog in de grond zat.',
      en: 'In our shop lie vegetables that were still in the ground this morning.',
    },
    tasks: {
      nl: ['Je helpt klanten aan de balie.', 'Je vult schappen en neemt pakketten aan.', 'Je opent of sluit de winkel.'],
      en: ['Help customers at the counter.', 'Fill shelves and take in parcels.', 'Open or close the shop.'],
    },
  },
  {
    companies: ['trade', 'quay'],
    hasGrades: true,
    nl: 'Logistiek planner',
    en: 'Logistics planner',
    salary: [2900, 3900],
    education: 'BACHELOR_MBO',
    years: 2,
    hours: [40, 32, 36],
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
    companies: ['trade', 'town', 'anchor'],
    nl: 'Administratief medewerker',
    en: 'Administrative assistant',
    salary: [2400, 3050],
    education: 'BACHELOR_MBO',
    years: 1,
    hours: [24, 20, 32],
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
    companies: ['trade', 'table', 'studio'],
    hasGrades: true,
    nl: 'Online marketeer',
    en: 'Online marketer',
    salary: [3000, 4200],
    education: 'BACHELOR_HBO',
    years: 2,
    hours: [32, 24, 36],
    homeDays: 3,
    skills: ['SEO', 'Google Analytics', 'Content schrijven', 'Social media'],
    intro: {
      nl: 'Jij zorgt dat mensen ons vinden voordat ze een pakje missen.',
      en: 'You see to it that people find us before they miss a parcel.',
    },
    elsewhere: {
      nl: 'Mensen vinden ons nu vooral bij toeval. Jij zorgt dat het geen toeval meer is.',
      en: 'People now find us mostly by chance. You see to it that it is no longer chance.',
    },
    tasks: {
      nl: ['Je bedenkt en meet campagnes.', 'Je schrijft teksten voor site en nieuwsbrief.', 'Je verbetert hoe we gevonden worden.'],
      en: ['Think up campaigns and measure them.', 'Write texts for the site and newsletter.', 'Improve how we are found.'],
    },
  },
  {
    companies: ['table'],
    nl: 'Kok',
    en: 'Cook',
    salary: [2500, 3300],
    education: 'BACHELOR_MBO',
    years: 2,
    hours: [38, 24, 32],
    homeDays: 0,
    skills: ['Koken', 'HACCP', 'Menukaarten samenstellen', 'Inkoop'],
    intro: {
      nl: 'De kaart begint in de moestuin: wat er vandaag geoogst is, staat vanavond op tafel.',
      en: 'The menu begins in the garden: what was picked today is on the table tonight.',
    },
    tasks: {
      nl: [
        'Je kookt met drie collega’s voor zestig gasten.',
        'Je maakt elke maand een nieuwe kaart.',
        'Je bestelt in en houdt de keuken schoon en veilig.',
      ],
      en: [
        'Cook for sixty guests with three colleagues.',
        'Make a new menu every month.',
        'Order supplies and keep the kitchen clean and safe.',
      ],
    },
  },
  {
    companies: ['school'],
    nl: 'Leerkracht basisonderwijs',
    en: 'Primary school teacher',
    salary: [3400, 5000],
    education: 'BACHELOR_HBO',
    years: 0,
    hours: [32, 16, 24],
    homeDays: 0,
    skills: ['Lesgeven', 'Klassenmanagement', 'Pabo', 'Oudergesprekken'],
    intro: {
      nl: 'Tweeëntwintig kinderen, een eigen lokaal en een duopartner die al jaren weet hoe het hier gaat.',
      en: 'Twenty-two children, a room of your own and a partner who has known for years how things go here.',
    },
    tasks: {
      nl: [
        'Je geeft les aan groep 5.',
        'Je volgt hoe elk kind leert en past je lessen daarop aan.',
        'Je spreekt ouders voordat er iets aan de hand is.',
      ],
      en: [
        'Teach children of eight and nine.',
        'Follow how each child learns and fit your lessons to it.',
        'Talk with parents before anything is the matter.',
      ],
    },
  },
  {
    companies: ['anchor'],
    hasGrades: true,
    nl: 'Schadebehandelaar',
    en: 'Claims handler',
    salary: [2700, 3700],
    education: 'BACHELOR_MBO',
    years: 1,
    hours: [36, 28, 32],
    homeDays: 3,
    skills: ['Schadebehandeling', 'Klantcontact', 'Wft Schade'],
    intro: {
      nl: 'Na een lekkage wil iemand vooral weten: komt het goed? Jij geeft antwoord, meestal dezelfde dag.',
      en: 'After a leak somebody mostly wants to know: will it be all right? You answer, mostly the same day.',
    },
    tasks: {
      nl: [
        'Je beoordeelt schades aan huis en fiets.',
        'Je legt uit wat we vergoeden en waarom.',
        'Je herkent wat niet klopt en zoekt het uit.',
      ],
      en: ['Assess damage to homes and bicycles.', 'Explain what we pay and why.', 'Recognise what does not add up and look into it.'],
    },
  },
  {
    companies: ['build'],
    nl: 'Timmerman',
    en: 'Carpenter',
    salary: [2800, 3800],
    education: 'BACHELOR_MBO',
    years: 3,
    hours: [40, 36],
    homeDays: 0,
    skills: ['Timmeren', 'Houtskeletbouw', 'Tekeninglezen', 'VCA'],
    intro: {
      nl: 'Je zet huizen van hout neer die over honderd jaar nog staan.',
      en: 'You put up houses of wood that will still stand in a hundred years.',
    },
    tasks: {
      nl: [
        'Je bouwt wanden, daken en trappen, in de hal en op de bouw.',
        'Je leest tekeningen en ziet fouten voordat er gezaagd is.',
        'Je leert een leerling het vak.',
      ],
      en: [
        'Build walls, roofs and stairs, in the hall and on site.',
        'Read drawings and see mistakes before anything is sawn.',
        'Teach an apprentice the trade.',
      ],
    },
  },
  {
    companies: ['town'],
    hasGrades: true,
    nl: 'Beleidsmedewerker duurzaamheid',
    en: 'Policy officer sustainability',
    salary: [3600, 5200],
    education: 'MASTER_WO',
    years: 2,
    hours: [36, 28, 32],
    homeDays: 2,
    skills: ['Beleidsontwikkeling', 'Duurzaamheid', 'Participatie', 'Bestuurlijke advisering'],
    intro: {
      nl: 'Drie wijken gaan van het gas af. Jij zorgt dat bewoners weten wat dat voor hen betekent.',
      en: 'Three districts leave gas behind. You see to it that residents know what that means for them.',
    },
    tasks: {
      nl: [
        'Je schrijft plannen die de wethouder kan uitleggen.',
        'Je haalt op wat bewoners en bedrijven willen.',
        'Je volgt of het lukt en stuurt bij.',
      ],
      en: ['Write plans that an alderman can explain.', 'Gather what residents and companies want.', 'Follow whether it works and adjust.'],
    },
  },
];
