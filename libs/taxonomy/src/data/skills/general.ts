/** Ways of working and dealing with people, office software and certificates many jobs ask for. */
export const general = `
## OTHER 0.1 general
Communication | Communicatie | communication skills, communicatieve vaardigheden, communicatief sterk, communicatief vaardig, verbal communication, written communication, mondelinge communicatie, schriftelijke communicatie, communiceren, mondeling en schriftelijk, verbaal sterk, goed kunnen communiceren, strong communicator, communicative 
Teamwork | Samenwerken | team player, teamplayer, teamspeler, collaboration, working in a team, samenwerking, werken in teamverband, teamwerk, teamverband, collaborative, work collaboratively, teamgericht, working with others, collegiaal, in teamverband, collegialiteit, team spirit, teamgeest 
Problem solving | Probleemoplossend vermogen | problem-solving, probleemoplossing, problemen oplossen, problem solver, oplossingsgericht, oplossingsgericht werken
Analytical thinking | Analytisch denken | analytical skills, analytisch vermogen, analytische vaardigheden, analytisch sterk, critical thinking, kritisch denken, denkt analytisch, analytical, analytisch ingesteld, analytische geest, hbo werk- en denkvermogen, helikopterview, conceptual thinking, conceptueel denken 
Flexibility | Flexibiliteit | flexibele instelling, adaptability, aanpassingsvermogen, flexible attitude, flexible, flexibel, flexibele werkhouding, adaptable, schakelen tussen prioriteiten 
Accuracy | Nauwkeurigheid | attention to detail, nauwkeurig werken, accuraat werken, oog voor detail, accuratesse, eye for detail, nauwkeurig, nauwkeurige werkwijze, zorgvuldig, zorgvuldigheid, precies werken, accuraat, secuur, detail-oriented, detail oriented, detailed work, thoroughness, secuur werken, netheid, oog voor detail en netheid 
Independent working | Zelfstandig werken | working independently, zelfstandigheid, self-starter, ability to work independently, zelfstandig, work independently, zelfstandige werkhouding, zelfredzaam, autonoom werken, werkt zelfstandig 
Taking initiative | Initiatief nemen | proactivity, proactief, proactive attitude, proactieve houding, eigen initiatief, proactive, proactieve werkhouding, self-motivated, self motivated, ondernemende houding, motivatie, motivation, gemotiveerd, gedreven, initiatiefrijk, enthusiasm, enthousiasme, enthousiast, initiatief 
Time management | Timemanagement | time-management, tijdsbeheer, prioritising, prioriteiten stellen, meeting deadlines, planning own work
Organisational skills | Organisatievermogen | organizational skills, organisatietalent, organiserend vermogen, organising, organiseren, organisatorisch sterk, gestructureerd werken, gestructureerde werkwijze, overzicht houden, well organised, organised, gestructureerd, goed georganiseerd 
Stress resistance | Stressbestendigheid | stress management, stressbestendig, stress tolerance, working under pressure, werken onder druk, resilience, veerkracht, rustig blijven onder druk, calm under pressure 
Creativity | Creativiteit | creative thinking, creatief denken, brainstorming, creatief vermogen
Empathy | Empathie | inlevingsvermogen, empathisch vermogen, empathic, invoelend vermogen
Customer focus | Klantgerichtheid | customer orientation, klantgericht, customer-oriented, klantvriendelijk, klantvriendelijkheid, servicegericht, dienstverlenend, customer focused, klantgerichte instelling, klantgerichte houding, dienstverlenende instelling, servicegerichte instelling, service minded | ~Customer service | 0.15
Result orientation | Resultaatgerichtheid | resultaatgericht, results-driven, result oriented, goal oriented, doelgericht
Leadership | Leiderschap | leadership skills, leiderschapsvaardigheden, leidinggevende capaciteiten || 0.2
Decision making | Besluitvaardigheid | decision-making, besluitvorming, beslissingen nemen
Learning ability | Leergierigheid | eager to learn, leergierig, leervermogen, willingness to learn, lifelong learning, nieuwsgierig, nieuwsgierigheid, curiosity, growth mindset, learning mindset, curious 
Listening | Luistervaardigheid | active listening, actief luisteren, listening skills
Sense of responsibility | Verantwoordelijkheidsgevoel | reliability as a person, betrouwbaarheid, stiptheid, punctuality, punctualiteit, stipt, betrouwbaar, reliable, dependable 
Integrity | Integriteit | professional ethics, discretion, discretie, confidentiality, geheimhouding
Physical fitness | Fysieke fitheid | physical stamina, lichamelijke conditie, goede conditie, fysiek zwaar werk, heavy lifting, tillen || 0.2
Social skills | Sociale vaardigheden | interpersonal skills, sociaal vaardig, people skills, contactuele vaardigheden
Cultural awareness | Cultureel bewustzijn | intercultural communication, interculturele communicatie, diversity awareness, cultuursensitief werken || 0.25
Persuasion | Overtuigingskracht | persuasiveness, influencing skills, overtuigen, influencing | ~Negotiation | 0.2
Representative appearance | Representativiteit | representatief, representatieve uitstraling, well-groomed appearance
Multitasking | Multitasken | multi-tasking, multi tasking
Digital skills | Digitale vaardigheden | computer skills, computervaardigheden, computer literacy, digitaal vaardig, basic it skills || 0.15
Handiness | Handigheid | manual dexterity, handvaardigheid, technisch inzicht, twee rechterhanden, technical insight, fine motor skills || 0.3
Shift work | Ploegendienst | ploegendiensten, working in shifts, nachtdienst, night shifts, wisseldiensten, onregelmatige diensten, volcontinudienst, 5-ploegendienst, 3-ploegendienst || 0.3

## OTHER 0.35 management
People management | Leidinggeven | leiding geven, team management, staff management, managing teams, team leadership, teamleiding, aansturen van medewerkers, personeel aansturen, personnel management, leiding geven aan een team, managing staff, supervising staff, supervisory experience, managerial experience, leidinggevende ervaring, aansturen, aansturing van medewerkers, aansturen van een team, managing a team, team lead experience, leading teams | ~Leadership, ~Coaching
Coaching | Coachen | employee coaching, coachend leiderschap, begeleiden van medewerkers, coaching of staff, teamcoaching | ~Training delivery
Mentoring | Mentoraat | mentorship, inwerken van collega's, buddy system, onboarding colleagues | ~Coaching
Project management | Projectmanagement | managing projects, projectleiding, projecten leiden, projectbeheer, project leadership, projectmatig werken, leiden van projecten, project coordination, projectcoördinatie || 0.35
Programme management | Programmamanagement | program management, portfolio management, portfoliomanagement, project portfolio | ^Project management | 0.5
Agile working | Agile werken | agile, agile methodology, agile methodologies, agile development, safe agile, scaled agile, agile scrum, agile methods | | 0.3
Scrum || scrum master, scrum methodology, scrummaster, sprint planning, professional scrum master, =PSM | ^Agile working | 0.35
Kanban || kanban board | ^Agile working | 0.35
PRINCE2 || prince 2, prince2 foundation, prince2 practitioner | ^Project management | 0.45
PMP || project management professional, pmbok, ipma, pmi certification | ^Project management | 0.5
Microsoft Project || ms project, primavera, primavera p6, gantt charts, asana, trello, monday.com | ^Project planning | 0.4
Project planning | Projectplanning | planning of projects, projectplannen, project schedules, critical path | ^Project management | 0.4
Stakeholder management | Stakeholdermanagement | managing stakeholders, stakeholder engagement, omgevingsbewustzijn, stakeholders beheren || 0.3
Change management | Verandermanagement | organisational change, verandertrajecten, organizational change, change manager skills, adkar, prosci, veranderkunde || 0.5
Risk management | Risicomanagement | risk assessment, risicobeheer, risicoanalyse, risk analysis, risicobeoordeling || 0.45
Strategic planning | Strategische planning | strategy development, strategieontwikkeling, strategisch denken, business strategy, corporate strategy, strategy || 0.4
Business development | Bedrijfsontwikkeling | new business, businessdevelopment, new business development || 0.45
Business analysis | Businessanalyse | business analyst skills, bedrijfsanalyse, business process analysis, business case, businesscases, cbap | ~Requirements analysis | 0.55
Requirements analysis | Requirementsanalyse | requirements engineering, requirements gathering, functional requirements, functionele eisen, user stories, functional specifications, functioneel ontwerp, informatieanalyse | ^Business analysis | 0.5
Systems analysis | Systeemanalyse | system analysis, functional design, technisch ontwerp, information analysis | ^Business analysis | 0.55
Product management | Productmanagement | product owner, product ownership, product roadmap, roadmapping, productontwikkeling management, product strategy, backlog management || 0.55
Product development | Productontwikkeling | new product development, productinnovatie, product innovation, =NPD || 0.45
Enterprise architecture | Enterprise-architectuur | togaf, archimate, business architecture, it architecture, it-architectuur | ~Software architecture | 0.75
Process improvement | Procesverbetering | process optimisation, procesoptimalisatie, continuous improvement, continu verbeteren, process optimization, business process improvement, kaizen, verbetertrajecten, operational excellence || 0.45
?Lean || lean manufacturing, lean management, lean production, lean thinking, lean werken, lean methodology | ^Process improvement, ~Six Sigma | 0.5
Six Sigma || lean six sigma, green belt, black belt, dmaic, 6 sigma, yellow belt | ^Process improvement | 0.55
5S | 5S | value stream mapping, vsm-analyse, 5s methodology, =SMED | ^Process improvement, ~Lean | 0.55
Process automation | Procesautomatisering kantoor | workflow automation, business process automation, automatiseren van processen | ^Process improvement | 0.5
Business process management | Bedrijfsprocesbeheer | bpm, bpmn, process modelling, procesmodellering, processes and procedures, procesbeheer | ^Process improvement | 0.5
Quality management | Kwaliteitsmanagement | kwaliteitszorg, quality assurance, kwaliteitsborging, iso 9001, iso9001, quality management systems, qms, kwaliteitsbeleid, tqm || 0.5
Quality control | Kwaliteitscontrole | quality inspection, kwaliteitsinspectie, kwaliteitscontroles, product inspection, kwaliteit bewaken, qc inspection || 0.4
Internal auditing | Interne audits | internal audits, interne audit, lead auditor, audits uitvoeren, conducting audits | ^Quality management | 0.55
Negotiation | Onderhandelen | negotiating, onderhandelingsvaardigheden, negotiation skills, contractonderhandelingen, contract negotiation || 0.25
Conflict management | Conflicthantering | conflict resolution, conflictbemiddeling, de-escalation, de-escaleren, omgaan met agressie, agressiehantering, aggression management || 0.35
Mediation | Mediation | mediator skills, bemiddeling, mediator | ^Conflict management | 0.65
Presenting | Presenteren | presentation skills, presentaties geven, presentatievaardigheden, public speaking, spreken in het openbaar, presentations || 0.2
Facilitation | Faciliteren | workshop facilitation, workshops geven, sessions facilitation, workshops begeleiden, moderating || 0.35
Budget management | Budgetbeheer | budgeting, budgetteren, managing budgets, budgetverantwoordelijkheid, begroten, begroting opstellen, budget control | ~Financial management | 0.35
Contract management | Contractbeheer | contractmanagement, contract administration, supplier contracts, contractbewaking || 0.5
Vendor management | Leveranciersmanagement | supplier management, leveranciersbeheer, supplier relationship management | ~Procurement | 0.45
Consulting | Adviseren | consultancy, advisory skills, adviesvaardigheden, advising clients, adviseren van klanten, klanten adviseren || 0.3
Entrepreneurship | Ondernemerschap | entrepreneurial skills, ondernemend, business ownership, zelfstandig ondernemen || 0.3
Innovation management | Innovatiemanagement | innovation, innovatie, design thinking, service design || 0.4
Crisis management | Crisismanagement | crisisbeheersing, business continuity, bedrijfscontinuïteit || 0.55
Environmental awareness | Milieubewustzijn | sustainable working, duurzaam werken, duurzaamheid, sustainability || 0.3
Corporate social responsibility | Maatschappelijk verantwoord ondernemen | mvo, csr, esg, esg reporting, sustainability reporting, csrd, duurzaamheidsverslaglegging | ~Environmental awareness | 0.6
Occupational safety | Arbeidsveiligheid | workplace safety, veilig werken, health and safety, arbo, arbowet, arbowetgeving, occupational health and safety, safety regulations, veiligheidsvoorschriften, hse, qhse, veiligheid en gezondheid, kam-beleid || 0.4
Event organisation | Evenementenorganisatie | event management, evenementen organiseren, event planning, organising events, congresorganisatie, eventmanagement, evenementenmanagement || 0.5
Training delivery | Trainingen geven | training, delivering training, training facilitation, trainingen verzorgen, train-the-trainer, opleiden van medewerkers, staff training, trainen || 0.25
Volunteer management | Vrijwilligerscoördinatie | volunteer coordination, vrijwilligers aansturen, vrijwilligersmanagement || 0.55
Fundraising | Fondsenwerving | fondsen werven, donor relations, grant writing, subsidieaanvragen, subsidies aanvragen, grant applications || 0.65
Operations management | Operationeel management | operational management, bedrijfsvoering, operationele aansturing || 0.35
Facility management | Facilitair management | facilitair beheer, facilities management, facilitaire dienstverlening, facility services, facilitaire zaken || 0.6
Space planning | Ruimteplanning | workplace design, kantoorinrichting, huisvestingsplanning | ^Facility management | 0.6

## OTHER 0.25 office
Microsoft Office || ms office, office 365, ms-office, office suite, office software, office applications, officepakket, office-pakket, microsoft office suite || 0.15
=Microsoft Excel || =Excel, ms excel, ms-excel, excel spreadsheets, microsoft excel, gevorderd excel, advanced excel, excel formules | ^Microsoft Office, ~Spreadsheets | 0.2
?Word | ?Word | microsoft word, ms word, ms-word, word documents, word processing, tekstverwerking | ^Microsoft Office | 0.15
PowerPoint || microsoft powerpoint, ms powerpoint, power point, ms-powerpoint, google slides, prezi | ^Microsoft Office | 0.15
?Outlook || microsoft outlook, ms outlook, outlook calendar, ms-outlook | ^Microsoft Office | 0.15
Microsoft Teams || =Teams software, ms teams, zoom meetings, =Slack, skype for business, google meet, videoconferencing, videobellen | ^Microsoft Office | 0.15
Microsoft 365 || m365 suite, onedrive, microsoft planner, onenote | ^Microsoft Office | 0.2
Visio || microsoft visio, ms visio, draw.io, lucidchart | ^Microsoft Office | 0.35
Google Workspace || g suite, gsuite, google docs, google drive, gmail, google apps || 0.2
LibreOffice || openoffice, open office, libre office | ~Microsoft Office | 0.2
Typing | Typen | blind typing, touch typing, typevaardigheid, blind typen, typediploma, tienvingersysteem || 0.25
Data entry | Gegevensinvoer | data-entry, invoeren van gegevens, datainvoer, gegevens invoeren, data invoer || 0.35
Administration | Administratie | administrative tasks, administratieve taken, administrative work, administratief werk, administratieve werkzaamheden, administratieve ondersteuning, administrative support, office administration, kantoorwerkzaamheden, clerical work || 0.3
Secretarial work | Secretarieel werk | secretariaat, secretariële ondersteuning, secretarial support, secretariaatswerk, secretariële werkzaamheden | ^Administration | 0.45
Diary management | Agendabeheer | calendar management, agenda beheren, agendamanagement, scheduling appointments, afspraken plannen, appointment scheduling | ^Secretarial work | 0.4
Minute taking | Notuleren | taking minutes, verslagen maken, notulen, notulist, minutes of meetings | ^Secretarial work | 0.45
Travel arrangements | Reizen boeken | booking travel, reisarrangementen, business travel management, zakenreizen regelen | ^Secretarial work | 0.45
Archiving | Archiveren | filing, archiefbeheer, records management, archival science, dossiervorming, document archiving, archiveringssystemen || 0.45
Document management | Documentbeheer | document control, dms, document management system, documentmanagement, docuware, filenet, corsa, djuma | ^Archiving | 0.45
Reception work | Receptiewerk | receptionist duties, front desk, front office, receptiewerkzaamheden, ontvangen van bezoekers, receiving visitors, receptietaken, bezoekers ontvangen || 0.4
Telephone handling | Telefoonbehandeling | telephone etiquette, answering phones, telefonisch contact, telefoon aannemen, telefoneren, call handling, telefonische bereikbaarheid || 0.3
Correspondence | Correspondentie | business correspondence, brieven schrijven, email handling, zakelijke correspondentie, e-mailcorrespondentie || 0.25
Mail handling | Postverwerking | postbehandeling, post room, mailroom, sorteren van post, poststukken || 0.4
Scheduling | Inplannen | rooster maken, rostering, roosteren, personeelsplanning, workforce planning, shift planning, dienstroosters, capaciteitsplanning, resource planning || 0.4
Translation | Vertalen | translating, vertaalwerk, vertalingen, cat tools, trados, localisation, lokalisatie, ondertiteling, subtitling | ~Interpreting | 0.7
Interpreting | Tolken | interpretation of languages, simultaneous interpreting, tolkwerk, gebarentolk, sign language interpreting | ~Translation | 0.8
Proofreading | Proeflezen | tekstcorrectie, copy editing, redigeren, corrigeren van teksten, eindredactie, editing texts || 0.5
Report writing | Rapporten schrijven | business writing, rapportages schrijven, zakelijk schrijven, writing reports, adviesrapporten || 0.25
Technical writing | Technisch schrijven | technical documentation, technische documentatie, documentation writing, handleidingen schrijven, gebruikersdocumentatie || 0.5
Public administration | Openbaar bestuur | bestuurskunde, overheidsbeleid, public sector, publieke sector || 0.5

## OTHER 0.5 certificate
First aid | EHBO | ehbo-diploma, first-aid certificate, eerste hulp, ehbo certificaat, first aid certificate, levensreddend handelen || 0.3
=BHV | =BHV | emergency response officer, bedrijfshulpverlening, bhv-certificaat, bhv certificaat, bedrijfshulpverlener, bhv'er, ploegleider bhv | ~First aid | 0.3
CPR and AED | Reanimatie en AED | reanimatie, cpr, aed, basic life support, reanimeren, =BLS, advanced life support | ~First aid | 0.35
=VCA | =VCA | vca basis, vca-vol, vca vol, vca certificate, vca-certificaat, vca certificaat, vca diploma, b-vca, vol-vca, scc safety certificate, veiligheid checklist aannemers | ~Occupational safety | 0.45
VIL-VCU | VIL-VCU | vil vcu, vcu-vil | ~VCA | 0.5
NEN 3140 || nen3140, nen-3140, vakbekwaam persoon nen 3140, voldoende onderricht persoon, nen 3840 | ~Electrical installation | 0.75
HACCP || haccp-certificaat, food safety certificate, hygiënecode, haccp richtlijnen, sociale hygiëne en haccp | ~Food hygiene | 0.55
Social hygiene certificate | Verklaring sociale hygiëne | sociale hygiëne, svh sociale hygiëne, diploma sociale hygiëne || 0.6
Certificate of conduct | Verklaring omtrent het gedrag | vog, vog-verklaring, criminal record check, dbs check || 0.1
Driving licence B | Rijbewijs B | rijbewijs, rijbewijs-b, driver's license, driving licence, driver's licence, drivers license, driving license, b-rijbewijs, category b licence, auto rijbewijs || 0.2
Driving licence BE | Rijbewijs BE | be-rijbewijs, rijbewijs b/e, rijbewijs b-e, e achter b, aanhangerrijbewijs | ^Driving licence B | 0.4
Driving licence C | Rijbewijs C | c-rijbewijs, vrachtwagenrijbewijs, rijbewijs c1, lorry licence, hgv licence, category c licence, groot rijbewijs, cdl licence, hgv class 2 | ~Lorry driving | 0.75
Driving licence CE | Rijbewijs CE | ce-rijbewijs, rijbewijs c/e, rijbewijs c-e, category ce licence, hgv class 1, rijbewijs c+e | ^Driving licence C | 0.8
Driving licence D | Rijbewijs D | d-rijbewijs, busrijbewijs, bus driving licence, psv licence | ~Bus driving | 0.85
Driving licence A | Rijbewijs A | motorrijbewijs, motorcycle licence, a-rijbewijs || 0.3
Driving licence AM | Rijbewijs AM | bromfietsrijbewijs, scooterrijbewijs, moped licence || 0.3
Tractor licence | Trekkerrijbewijs | rijbewijs t, t-rijbewijs, tractorrijbewijs | ~Tractor driving | 0.7
Code 95 || code95, code-95, driver cpc, vakbekwaamheid chauffeur, chauffeursdiploma, =CCV | ~Lorry driving | 0.85
Digital tachograph | Digitale tachograaf | bestuurderskaart, tachograaf, tachograph, driver card, chauffeurskaart, rij- en rusttijden | ~Lorry driving | 0.75
=ADR | =ADR | adr-certificaat, adr certificate, dangerous goods transport, vervoer gevaarlijke stoffen, gevaarlijke stoffen, hazardous goods, imdg, adr certificaat | ~Lorry driving | 0.7
Taxi licence | Taxipas | chauffeurspas, taxidiploma, ondernemerskaart taxi | ~Passenger transport | 0.85
Forklift certificate | Heftruckcertificaat | heftruck, heftruckdiploma, heftruck certificaat, forklift licence, forklift license, heftruckrijbewijs, heftruck rijden, forklift driving, forklift operation, heftruckbewijs, forklift | ~Warehouse work | 0.65
Reach truck certificate | Reachtruckcertificaat | reachtruck, reach truck, reachtruckcertificaat, reachtruck certificaat, reachtruckdiploma | ~Forklift certificate | 0.7
Electric pallet truck | Elektrische pallettruck | ept, epc, pallet truck, pallettruck, palletwagen, elektrische pompwagen, pallet jack, orderpicktruck, ept-certificaat, stapelaar | ~Warehouse work, ~Forklift certificate | 0.55
Aerial work platform | Hoogwerker | hoogwerkercertificaat, cherry picker licence, hoogwerker certificaat, ipaf, verreiker, telehandler, schaarlift || 0.6
Hoisting certificate | Hijscertificaat | hijsbewijs, hijsen en aanslaan, overhead crane, bovenloopkraan, rigging, rigger, aanslaan van lasten, veilig hijsen | ~Crane operation | 0.65
Asbestos removal certificate | Asbestverwijderingscertificaat | =DAV, dta, asbestos removal, asbestverwijdering, asbestsanering, deskundig asbestverwijderaar || 0.85
Confined space entry | Werken in besloten ruimten | besloten ruimten, gasmeten, gas measurement, mangatwacht, manhole watch, ademlucht, breathing apparatus | ~Occupational safety | 0.7
Working at heights | Werken op hoogte | rope access, valbeveiliging, irata, fall protection, werken op hoogten | ~Occupational safety | 0.6
Security guard diploma | Beveiligersdiploma | beveiliger 2, mbo beveiliger, security diploma, grijze pas, groene pas, beveiligingspas, event security officer, voetbalsteward | ~Security guarding | 0.85
Wft certificates | Wft-diploma's | wft basis, wft schade, wft vermogen, wft hypothecair krediet, wft, wft zorg, wft inkomen, wft consumptief krediet | ~Financial advice | 0.85
=BIG registration | =BIG-registratie | =BIG, big-registratie, big geregistreerd, big-register, big registered, big-geregistreerd | ~Nursing care | 0.85
SKJ registration | SKJ-registratie | =SKJ, skj geregistreerd, skj-geregistreerd, jeugdzorgwerker registratie | ~Youth care | 0.85
NIMA || nima a, nima b, nima marketing | ~Marketing | 0.7
Registered accountant | Registeraccountant | =RA, acca, chartered accountant, cpa, certified public accountant, aa-accountant, =AA accountant | ~Accounting | 0.85
Registercontroller || =RC, qc controller, certified management accountant, cima, cfa charter, chartered financial analyst | ~Controlling | 0.85
Lifeguarding certificate | Zwemmend redden | lifeguard certificate, reddingszwemmen, zwemmend redden voor zwembaden, lifesaver | ~Swimming instruction | 0.75
Spraying licence | Spuitlicentie | gewasbeschermingslicentie, crop protection licence, spuitlicentie 1, spuitlicentie 2, bewijs van vakbekwaamheid gewasbescherming | ~Crop protection | 0.85
F-gas certificate | F-gassencertificaat | f-gassen, stek-certificaat, f-gas, stek, f-gassen certificaat, koudetechniek certificaat | ~Refrigeration technology | 0.9
Teaching qualification | Lesbevoegdheid | onderwijsbevoegdheid, eerstegraads bevoegdheid, tweedegraads bevoegdheid, pedagogisch didactische aantekening, qualified teacher status, bevoegd docent, teaching certificate, bke, basiskwalificatie onderwijs | ~Teaching | 0.8
Drone pilot licence | Dronebewijs | drone piloting, rpas, rpa-l, dronevliegen, uav operation || 0.8
Pilot licence | Vliegbrevet | atpl, cpl aviation, private pilot licence, ppl licence, type rating | ~Aviation operations | 0.95
Boatmaster certificate | Vaarbewijs | vaarbewijs 1, groot vaarbewijs, klein vaarbewijs, stcw, marifooncertificaat, basisveiligheid stcw | ~Navigation at sea | 0.85
EPA certificates of property | Energielabelcertificaat | epa-w, energielabel opnemen, energy performance assessment, epa adviseur | ~Energy advice | 0.8
`;
