/** ISCO-08 major groups 3 (technicians and associate professionals) and 4 (clerical support). */
export const associates = `
## 3111 5 biotech-pharma +Laboratory work, +Analytical chemistry
Chemical laboratory technician | Chemisch analist | laborant, chemisch laborant, laboratory technician, lab technician, lab analist, labanalist, labmedewerker, laboratoriummedewerker, analist laboratorium, chemistry technician, lab analyst, laboratory analyst, laboratoriumanalist, research analist, research technician, qc analyst, analytisch analist, qc-analist, kwaliteitsanalist laboratorium, lab assistant, physics technician
## 3112 5 construction-engineering +Construction, +Work preparation
Civil engineering technician | Technicus civiele techniek | bouwkundige, bouwkundig medewerker, bouwkundig opzichter, opzichter, toezichthouder bouw, civil technician, bouwinspecteur, building inspector, bouwkundig inspecteur, building technician, opzichter civiele techniek, bouwkundig adviseur, construction quality inspector, bim modelleur, bim-modelleur, bim coordinator, medewerker bouwtoezicht
Work planner | Werkvoorbereider | werkvoorbereider bouw, construction work planner, werkvoorbereider infra, werkvoorbereider gww, calculator bouw, calculator, planner bouw, werkvoorbereider calculator, project voorbereider | +Cost estimating
## 3113 5 construction-engineering,energy-utilities +Electrical engineering
Electrical engineering technician | Elektrotechnicus | electrical technician, elektrotechnisch technicus, elektrotechnisch medewerker, technicus elektrotechniek, werkvoorbereider elektrotechniek, werkvoorbereider elektro
## 3114 5 hardware-infrastructure +Electronics
Electronics technician | Elektronicatechnicus | elektronicus, electronic engineering technician, elektronica technicus, avionics technician, meet- en regeltechnicus, instrumentation technician, meet- en regelmonteur
## 3115 5 manufacturing +Mechanical engineering
Mechanical engineering technician | Werktuigbouwkundig technicus | mechanical technician, technicus werktuigbouwkunde, werkvoorbereider werktuigbouwkunde, engineering technician, technicus, technician, mechatronics technician, procestechnicus, onderhoudstechnicus, maintenance technician, maintenance planner, werkvoorbereider installatietechniek, werkvoorbereider metaal, werkvoorbereider onderhoud, production technician, onderhoudsplanner
## 3116 5 biotech-pharma,manufacturing +Chemical engineering
Chemical engineering technician | Chemisch technicus | chemical process technician
## 3117 5 energy-utilities +Geology
Mining technician | Mijnbouwtechnicus | metallurgical technician
## 3118 5 construction-engineering,manufacturing +Technical drawing, +AutoCAD, +Computer-aided design
Technical drafter | Technisch tekenaar | tekenaar, cad tekenaar, cad-tekenaar, drafter, draughtsperson, bouwkundig tekenaar, cad drafter, tekenaar-constructeur, engineer tekenaar, modelleur cad, cad operator, elektrotechnisch tekenaar, installatietechnisch tekenaar, draughtsman, bim tekenaar, tekenaar werktuigbouw, constructeur tekenaar, tekenaar bouwkunde, tekenaar infra
## 3119 5 manufacturing +Process improvement
Process technician | Technicus procestechniek | quality technician, kwaliteitstechnicus, test technician, forensic technician, forensisch onderzoeker, engineering assistant, robotics technician, time study analyst, brandonderzoeker, technical assistant engineering
## 3121 4 energy-utilities +Occupational safety
Mine supervisor | Mijnopzichter | mining supervisor
## 3122 4 manufacturing +Production work, +People management
Production supervisor | Teamleider productie | ploegleider, production team leader, shift leader production, manufacturing supervisor, productieleider ploeg, shiftleader, productieleider, voorman productie, teamleider techniek, line supervisor, meewerkend voorman productie, shift supervisor, assistent ploegleider, productiechef, production foreman, teamleider technische dienst
## 3123 4 construction-engineering +Construction management, +Construction
Site supervisor | Uitvoerder | uitvoerder bouw, construction supervisor, foreman, bouwplaatsmanager, site manager, uitvoerder infra, uitvoerder gww, hoofduitvoerder, voorman bouw, construction foreman, building site supervisor, voorman, assistent uitvoerder, uitvoerder grond-, weg- en waterbouw, uitvoerder installatietechniek, uitvoerder civiel
## 3131 4 energy-utilities +Process operation
Power plant operator | Operator energiecentrale | power production plant operator, centrale operator, energiecentrale operator
## 3132 4 energy-utilities,sustainability +Water treatment
Water treatment operator | Operator waterzuivering | wastewater treatment operator, klaarmeester, operator afvalwater, medewerker waterzuivering, incinerator operator, procesoperator waterzuivering
## 3133 4 manufacturing,biotech-pharma +Process operation
Chemical plant operator | Procesoperator chemie | chemical plant controller, chemisch operator, chemical process controller, procesoperator b, procesoperator c
## 3134 4 energy-utilities +Process operation
Refinery operator | Raffinaderijoperator | gas plant operator, petroleum refining operator
## 3135 4 manufacturing +Process operation
Metal process controller | Procesoperator metaal | steelworks operator controller
## 3139 4 manufacturing +Process operation, +Machine operation
Process operator | Procesoperator | operator procesindustrie, process controller, procesoperator a, control room operator, controlekameroperator, paneloperator, procesoperator voeding, allround operator, production process operator, paper mill controller
## 3141 5 research-development,biotech-pharma +Laboratory work, +Biology
Life science technician | Biologisch analist | biological technician, biotechnisch analist, microbiologisch analist, biotechnician, biotechnicus, biologisch laborant, microbiology technician, research analist biologie
## 3142 4 agriculture +Crop production, +Agriculture
Agricultural technician | Landbouwtechnicus | agrotechnicus, teeltspecialist, agricultural specialist, horticultural technician, teler specialist
## 3143 4 agriculture +Forestry
Forestry technician | Bosbouwtechnicus | bosopzichter
## 3151 5 transportation-logistics +Marine engineering
Ship engineer | Scheepswerktuigkundige | werktuigkundige koopvaardij, machinist koopvaardij, maritime engineer officer, hoofdwerktuigkundige, scheepsmachinist
## 3152 5 transportation-logistics +Navigation at sea
Ship captain | Schipper | kapitein, stuurman, skipper, deck officer, maritime officer, maritiem officier, kapitein zeevaart, kapitein binnenvaart, loods, ship pilot, binnenvaartschipper, boatmaster, ship mate
## 3153 6 transportation-logistics,aerospace-defense +Pilot licence
Pilot | Piloot | verkeersvlieger, airline pilot, helicopter pilot, vlieginstructeur, flight instructor, copiloot, drone pilot, dronepiloot, gezagvoerder, commercial pilot
## 3154 6 transportation-logistics +Air traffic control
Air traffic controller | Luchtverkeersleider | air traffic control officer
## 3155 5 transportation-logistics +Electronics
Air traffic safety technician | Technicus luchtverkeersbeveiliging | air traffic safety electronics technician
## 3211 5 healthcare-medical +Medical imaging
Radiographer | Radiologisch laborant | radiodiagnostisch laborant, radiotherapeutisch laborant, mbb'er, echografist, sonographer, mri technician, radiologic technologist, echoscopist, medisch beeldvormings- en bestralingsdeskundige, diagnostic radiographer, nucleair geneeskundig laborant, medical imaging technician, functielaborant, hartfunctielaborant, klinisch perfusionist, longfunctieanalist, deskundige medische beeldvorming
## 3212 5 healthcare-medical +Clinical chemistry, +Laboratory work
Medical laboratory technician | Medisch analist | medisch laborant, medical laboratory assistant, klinisch chemisch analist, pathologieassistent, bloedafnamemedewerker, phlebotomist, histologisch analist, pathologisch analist, medewerker bloedafname, doktersassistent laboratorium, moleculair analist
## 3213 4 healthcare-medical +Pharmacy
Pharmacy technician | Apothekersassistent | pharmacy assistant, apothekersassistente, farmaceutisch consulent, apotheekassistent, apotheekmedewerker, farmaceutisch medewerker, pharmaceutical technician
## 3214 5 healthcare-medical +Dental technology
Dental technician | Tandtechnicus | tandprotheticus, denturist, orthopedisch instrumentmaker, orthopedisch technicus, prosthetist, orthopedisch adviseur, orthopedietechnoloog
## 3221 4 healthcare-medical +Nursing care, +Medication administration, +Personal care, +BIG registration
Licensed practical nurse | Mbo-verpleegkundige | assistant nurse, verpleegkundige mbo, verpleegkundige niveau 4, enrolled nurse, mbo verpleegkundige, practical nurse, leerling-verpleegkundige, associate nurse, verpleegkundige in opleiding, leerling verpleegkundige | ~Caregiver
## 3230 4 healthcare-medical +Alternative medicine
Alternative therapist | Alternatief therapeut | herbal therapist, shiatsu practitioner, ayurveda therapist, kruidengeneeskundige, reflexzonetherapeut
## 3240 4 agriculture,healthcare-medical +Animal care, +Veterinary medicine
Veterinary nurse | Paraveterinair | dierenartsassistent, veterinary assistant, paraveterinary, vet nurse, veterinary technician, dierenartsassistente
## 3251 4 healthcare-medical +Dental assistance, +Oral hygiene
Dental assistant | Tandartsassistent | dental nurse, preventieassistent, tandartsassistente, orthodontie-assistent, dental chairside assistant, balie-assistent tandarts
## 3251 6 healthcare-medical +Oral hygiene
Dental hygienist | Mondhygiënist | mondhygiëniste, oral hygienist, dental therapist | ~Dental assistant
## 3252 4 healthcare-medical +Electronic health records
Medical records technician | Medisch archivaris | medisch registratiemedewerker, clinical coder, medical coder, medisch codeur, zorgregistratiemedewerker, dbc-medewerker
## 3253 4 healthcare-medical +Public health
Community health worker | Gezondheidsvoorlichter | health promotion officer, gezondheidsbevorderaar, preventiemedewerker ggd, leefstijlcoach, lifestyle coach, vitaliteitscoach
## 3254 4 healthcare-medical +Optometry
Optician | Opticien | dispensing optician, contactlensspecialist
## 3255 4 healthcare-medical +Physiotherapy, +Massage
Massage therapist | Masseur | sports massage therapist, sportmasseur, physiotherapy assistant, fysiotherapie-assistent, massagetherapeut, physical therapist assistant, physiotherapieassistent
## 3256 4 healthcare-medical +Doctor's assistant work, +Emergency medicine
Doctor's assistant | Doktersassistent | medical assistant, doktersassistente, medisch assistent, huisartsassistent, poliklinisch assistent, polikliniekassistent, triagist, doktersassistent polikliniek, poli-assistent, medical office assistant
## 3257 5 other +Inspections and supervision, +Occupational safety
Health and safety inspector | Arbeidsinspecteur | food inspector, inspecteur voedselveiligheid, occupational health and safety inspector, milieu-inspecteur, environmental inspector, toezichthouder milieu, inspecteur leefomgeving, nvwa inspecteur, handhaver milieu, preventiemedewerker
## 3258 5 healthcare-medical +Ambulance care
Ambulance paramedic | Ambulanceverpleegkundige | paramedic, ambulancemedewerker, emergency medical technician, ambulancebroeder, ambulancechauffeur, ambulance driver
## 3259 5 healthcare-medical +Operating theatre assistance
Operating department practitioner | Operatieassistent | operatieassistente, surgical technologist, ok-assistent, huidtherapeut, skin therapist, audicien, hearing aid dispenser, dialyseassistent, gipsverbandmeester, sterilisatieassistent medisch, hypnotherapeut, behandelassistent, anesthesiemedewerker, anaesthetic technician, anesthesiologisch medewerker
## 3311 6 banking-finance +Trading of securities, +Investment management
Securities trader | Effectenhandelaar | trader, stock broker, beurshandelaar, foreign exchange broker, financial trader, derivatenhandelaar, effectenmakelaar
## 3312 5 banking-finance +Lending, +Banking
Loan officer | Kredietadviseur | credit adviser, mortgage loan underwriter, kredietbeoordelaar, credit officer, hypotheekacceptant, kredietacceptant, mortgage broker, underwriter hypotheken, loan processor, kredietspecialist
## 3313 5 banking-finance +Bookkeeping, +Accounting, +Month-end closing
Bookkeeper | Boekhouder | accounting assistant, financieel administratief medewerker allround, assistent boekhouder, allround boekhouder, financial administrator, financieel administrateur, bookkeeping specialist, accounting technician, hoofdboekhouder, administrateur, accounting specialist, senior boekhouder, gl accountant, financieel administratief specialist | ~Financial administrative assistant
## 3314 5 banking-finance +Statistics, +Data analysis
Statistical assistant | Statistisch medewerker | statistical technician, actuarial assistant, actuarieel medewerker, statistiekmedewerker
## 3315 5 insurance +Claims handling
Claims handler | Schadebehandelaar | claims adjuster, schade-expert, loss adjuster, schaderegelaar, taxateur, schadecorrespondent, valuer, appraiser, real estate appraiser, vastgoedtaxateur, claims specialist, schadespecialist, letselschadebehandelaar, makelaar-taxateur, letselschadespecialist, claims assessor, veilingmeester taxateur
## 3321 5 insurance +Insurance, +Wft certificates
Insurance agent | Verzekeringsadviseur | insurance broker, assurantieadviseur, insurance advisor, adviseur verzekeringen, acceptant verzekeringen, underwriter, insurance underwriter, verzekeringsagent, verzekeringsmakelaar, commercieel medewerker binnendienst verzekeringen, assurantietussenpersoon, relatiebeheerder verzekeringen, polisadviseur
## 3322 5 other +Sales, +Account management, +Acquisition of customers
Sales representative | Vertegenwoordiger | commercial sales representative, accountmanager, account manager, sales executive, buitendienstmedewerker, commercieel medewerker buitendienst, sales consultant, verkoper buitendienst, accountmanager buitendienst, salesmedewerker, sales advisor, sales manager junior, junior accountmanager, vertegenwoordiger buitendienst, business account manager, account executive, field sales representative, accountmanager retail, sales specialist, sales agent, area sales manager, rayonvertegenwoordiger, outside sales representative, handelsvertegenwoordiger, commercieel adviseur | ~Inside sales representative, ~Sales manager
Inside sales representative | Commercieel medewerker binnendienst | inside sales, verkoopmedewerker binnendienst, binnendienstmedewerker, sales support, sales support medewerker, medewerker verkoop binnendienst, commercieel medewerker, sales assistant office, medewerker sales support, inside sales medewerker, inside sales engineer, sales coordinator, verkoper binnendienst, sales administrator, commercieel administratief medewerker, sales support specialist, accountmanager binnendienst, inside sales manager, medewerker commerciële binnendienst | +Inside sales, +Quotation preparation, +Order processing, ~Customer service representative
## 3323 5 other +Procurement, +Negotiation
Buyer | Inkoper | purchaser, procurement officer, procurement specialist, operationeel inkoper, strategisch inkoper, inkoopmedewerker, technical buyer, tactisch inkoper, purchasing officer, inkoopspecialist, inkoopadviseur, strategic buyer, category buyer, technisch inkoper, operational buyer, assistent inkoper, medewerker inkoop, junior buyer, purchase officer, inkoper retail, strategic sourcing specialist, contractspecialist inkoop
## 3324 5 other +Import and export, +Sales
Trade broker | Handelaar | commodity trader, commodity broker, wholesale merchant, groothandelaar, wholesaler, grondstoffenhandelaar, ship broker, energiehandelaar, commodities trader, scheepsmakelaar
## 3331 4 transportation-logistics,logistics +Freight forwarding, +Customs clearance
Freight forwarder | Expediteur | customs officer forwarding, declarant, douanedeclarant, customs specialist, medewerker expeditie internationaal, forwarder, import export specialist, medewerker import, medewerker export, import/export medewerker, shipping agent, import export coordinator, douanespecialist, freight forwarding agent, customs broker, cargadoor, exportmedewerker, shipping coordinator, export medewerker, customs declarant, medewerker douane, medewerker zeevracht, medewerker luchtvracht, operational forwarder
## 3332 4 hospitality-tourism +Event organisation
Event manager | Evenementenmanager | event coordinator, evenementencoördinator, eventmanager, event planner, evenementenorganisator, congresorganisator, conference planner, wedding planner, event organiser, evenementenplanner, bruiloftsplanner, medewerker evenementen, eventcoördinator, event assistant
## 3333 5 other +Temporary staffing, +Recruitment, +Sales
Staffing consultant | Intercedent | uitzendconsulent, intercedente, employment agent, uitzendintercedent, commercieel intercedent, consultant uitzendbranche, arbeidsbemiddelaar, uitzendconsultant, planner intercedent, employment consultant, staffing adviser, jobcoach werkbemiddelaar | ~Recruiter
## 3334 5 real-estate +Real estate sales, +Property valuation
Real estate agent | Makelaar | vastgoedmakelaar, realtor, estate agent, verhuurmakelaar, assistent makelaar, property agent, kandidaat-makelaar, verhuurmedewerker woningen, letting agent, vastgoedadviseur, woningmakelaar, makelaar wonen, verhuurconsulent, vastgoedbeheerder, property manager, vastgoedmanager, real estate manager, manager vastgoed, hoofd vastgoed, vve-beheerder, woonconsulent, assetmanager vastgoed, commercieel medewerker makelaardij, acquisiteur vastgoed
## 3339 5 other +Sales
Auctioneer | Veilingmeester | ticket agent, impresario, literair agent, talent agent, literary agent, artist manager, boekingsagent
## 3341 5 other +Administration, +People management
Office supervisor | Teamleider administratie | administrative supervisor, teamleider backoffice, coördinator administratie, teamleider klantenservice, call centre supervisor, teamleider klantcontact, customer service team leader, team lead customer service, contact centre supervisor, teamleider callcenter, hoofd backoffice, teamleider klantenservice medewerkers, data entry supervisor
## 3342 4 legal +Secretarial work, +Legal drafting
Legal secretary | Juridisch secretaresse | advocaat-secretaresse, notarieel secretaresse, legal administrative assistant, juridisch secretarieel medewerker
## 3343 5 other +Secretarial work, +Diary management, +Minute taking
Executive secretary | Directiesecretaresse | executive assistant, managementassistent, management assistant, directieassistent, personal assistant, managementassistente, pa, directiesecretaris, managementondersteuner, bestuurssecretaresse, secretaris, chief of staff, directieassistente, administrative executive assistant, bestuurssecretaris, management secretary, ondersteuner management, administrative assistant, projectbureau medewerker | ~Secretary
## 3344 4 healthcare-medical +Secretarial work, +Electronic health records
Medical secretary | Medisch secretaresse | medisch secretarieel medewerker, medical administrative assistant, medisch administratief medewerker, polikliniekmedewerker, secretaresse polikliniek, zorgadministrateur, medewerker zorgadministratie, zorgadministratief medewerker, medical receptionist administrative
## 3351 4 other +Customs law, +Inspections and supervision
Customs officer | Douanier | douanebeambte, border guard, douanemedewerker, grensbewaker, immigration officer, medewerker marechaussee grensbewaking
## 3352 5 other +Taxation
Tax inspector | Belastinginspecteur | tax officer, inspecteur belastingen, medewerker belastingdienst, controlemedewerker belastingdienst, belastingambtenaar, medewerker belastingen
## 3353 5 other +Social security law
Social benefits officer | Consulent uitkeringen | inkomensconsulent, klantmanager participatie, social security officer, consulent werk en inkomen, medewerker uitkeringen, klantmanager, klantmanager inkomen, consulent participatiewet, pension administrator, pensioenmedewerker, medewerker sociale zekerheid, consulent inkomen, klantmanager participatiewet, klantmanager bijstand, participatieconsulent, consulent bijstand, medewerker werk en inkomen, bijstandsconsulent
## 3354 5 other +Licensing and permits
Licensing officer | Vergunningverlener | permit officer, medewerker vergunningen, casemanager vergunningen, passport officer, vergunningverlener bouw, vergunningsverlener, medewerker bouw- en woningtoezicht, casemanager omgevingsvergunningen
## 3355 5 other +Policing
Police detective | Rechercheur | detective, police inspector, politie-inspecteur, digitaal rechercheur, financieel rechercheur, opsporingsambtenaar
## 3359 5 other +Inspections and supervision
Government inspector | Inspecteur | inspector, toezichthouder, handhavingsjurist, omgevingsinspecteur, wages inspector, inspecteur handhaving, toezichthouder openbare ruimte, agrarisch inspecteur
## 3411 5 legal +Legal research, +Legal drafting
Paralegal | Juridisch medewerker | legal assistant, notarisklerk, juridisch assistent, gerechtsdeurwaarder, bailiff, deurwaarder, griffier rechtbank, court clerk, kandidaat-deurwaarder, notarieel medewerker, juridisch administratief medewerker, private detective, particulier rechercheur, privédetective, private investigator, juridisch ondersteuner
## 3412 4 healthcare-medical +Client support, +Behavioural support, +Daytime activities
Residential support worker | Persoonlijk begeleider | begeleider, woonbegeleider, social work assistant, begeleider wonen, pedagogisch begeleider, groepsbegeleider, support worker, groepsleider, agogisch medewerker, sociaalpedagogisch hulpverlener, sociaal pedagogisch werker, ervaringsdeskundige, medewerker maatschappelijke opvang, begeleider maatschappelijke zorg, pedagogisch medewerker jeugdzorg, activity leader care, individueel begeleider, medewerker maatschappelijke zorg, welzijnswerker, jobcoach begeleider, welzijnscoach, zorgbegeleider, assistent begeleider, sociotherapeut, pedagogisch hulpverlener, buurtsportcoach, medewerker welzijn, peer support worker, gezinshuisbegeleider | ~Social worker, ~Caregiver
## 3413 4 other +Spiritual care
Lay religious worker | Religieus werker | monk, nun, koster, verger, monnik
## 3421 5 entertainment-media +Sports coaching
Athlete | Sporter | professional athlete, voetballer, football player, atleet, profsporter, jockey, professional footballer, wielrenner, autocoureur
## 3422 4 entertainment-media +Sports coaching
Sports coach | Sportcoach | sporttrainer, football coach, voetbaltrainer, sports instructor, sportinstructeur, zweminstructeur, swimming teacher, scheidsrechter, tennisleraar, tennis coach, referee, zwemonderwijzer, badmeester zwemles, skileraar, ski instructor, trainer sport, rijinstructeur paarden, paardrijinstructeur, horse riding instructor, golfleraar, judoleraar, zwemleraar, sports official
## 3423 4 entertainment-media +Fitness instruction
Fitness instructor | Fitnessinstructeur | personal trainer, fitnesstrainer, yoga teacher, yogadocent, groepslesinstructeur, pilates teacher, recreatieleider, animatiemedewerker, outdoor instructor, sport- en bewegingsleider, leefstijltrainer, activity instructor, leisure attendant, yogaleraar, outdoor activities coordinator, sport en bewegen medewerker, recreatiemedewerker
## 3431 4 entertainment-media +Photography
Photographer | Fotograaf | fotojournalist, photojournalist, product photographer, bedrijfsfotograaf, persfotograaf, bruidsfotograaf
## 3432 5 entertainment-media +Interior design
Interior designer | Interieurontwerper | interieurstylist, interior decorator, decorateur, visual merchandiser, etaleur, interieuradviseur, set designer, decorontwerper, standontwerper, exhibition designer, window dresser, woonadviseur stylist
## 3433 4 entertainment-media,education +Museum work, +Library science
Museum technician | Museumtechnicus | bibliotheekmedewerker, library assistant, galeriemedewerker, library technician, medewerker bibliotheek, collectiemedewerker, taxidermist, exhibition technician
## 3434 5 hospitality-tourism +Cooking, +Kitchen management, +Menu planning
Chef | Chef-kok | head chef, executive chef, chef de cuisine, keukenchef, chef kok, chefkok, chef keuken, private chef | ~Cook
## 3435 5 entertainment-media +Lighting technology, +Event technology
Stage technician | Podiumtechnicus | lichttechnicus, theatertechnicus, stage manager, inspiciënt, light technician, stagehand, lighting technician, evenemententechnicus, rekwisiteur, toneelmeester, stunt performer, body artist, tattoo artist, tatoeëerder, podiumbouwer, tatoeage-artiest, prop maker, floormanager, floor manager, script supervisor, first assistant director, belichter
## 3511 5 software-it +Systems administration
ICT operations technician | ICT-operator | it operator, computer operator, data center technician, datacenter technician, ict technicus, data centre operator, datacentermedewerker, datacenter engineer, data center operator
## 3512 4 software-it +IT support, +Ticketing systems
IT support specialist | Servicedeskmedewerker | helpdeskmedewerker, servicedesk medewerker, helpdesk medewerker, it support, it helpdesk, service desk agent, technical support engineer, it support engineer, ict-medewerker, werkplekbeheerder, ict medewerker, support engineer, helpdesk analyst, it support technician, ict support medewerker, service desk analyst, ict-ondersteuner, it technician, it medewerker, desktop support engineer, helpdesk agent, ict help desk agent, service desk engineer, support specialist, customer support engineer, 2e lijns support engineer, ict servicedesk medewerker, medewerker servicedesk, medewerker ict, onsite support engineer, technical support specialist, helpdesk employee, workplace engineer, applicatieondersteuner, medewerker helpdesk, it servicedesk medewerker, ict support engineer, it specialist, it-specialist, software support engineer, product support specialist, ict-specialist, service desk specialist | ~System administrator
## 3513 5 software-it,telecommunications +Computer networks
Network technician | Netwerktechnicus | ict network technician, netwerkmonteur, computer network technician
## 3514 5 software-it +Web content management
Webmaster | Webmaster | website manager, web content manager, webbeheerder, website beheerder, web technician, cms-beheerder, websitebeheerder
## 3521 4 entertainment-media +Audiovisual technology, +Sound engineering
Audiovisual technician | Audiovisueel technicus | geluidstechnicus, sound engineer, cameraman, camera operator, av-technicus, audio engineer, broadcast technician, videograaf, sound technician, videographer, geluidsman, av technicus, audiovisual specialist, camera-assistent, cameravrouw, geluidsontwerper, sound designer, sound editor, audio-engineer
## 3522 5 telecommunications +Telecommunications technology
Telecommunications engineering technician | Telecommunicatietechnicus | telecom engineering technician
## 4110 3 other +Administration, +Data entry, +Microsoft Office
Administrative employee | Administratief medewerker | office all-rounder, office allrounder, office assistant, administratief ondersteuner, administratieve kracht, office clerk, general office clerk, kantoormedewerker, administratief assistent, medewerker administratie, administratrice, medewerkster administratie, office employee, administrator, office administrator, medewerker bedrijfsbureau, bedrijfsbureau medewerker, all-round administratief medewerker, administratief medewerkster, clerk, administration officer, office support, office medewerker, onderwijsassistent administratie, verenigingsondersteuner, junior administratief medewerker, civil servant administrative | ~Secretary, ~Data entry clerk
## 4120 4 other +Secretarial work, +Diary management
Secretary | Secretaresse | secretarieel medewerker, managementsecretaresse, afdelingssecretaresse, medewerker secretariaat, secretariaatsmedewerker, secretariaal medewerker, office management assistant, school secretary, secretary general office, schoolsecretaresse, secretarieel ondersteuner | ~Executive secretary
## 4131 3 other +Typing
Typist | Typist | typiste, word processor operator, notulist, stenographer
## 4132 3 other +Data entry
Data entry clerk | Data-entrymedewerker | data entry operator, data-entry medewerker, data invoer medewerker, data entry medewerker, medewerker data-entry, data typist, medewerker gegevensinvoer
## 4211 4 banking-finance +Banking, +Customer service
Bank teller | Bankmedewerker | baliemedewerker bank, bank employee, servicemedewerker bank, bankemployee, foreign exchange cashier, medewerker bank, klantadviseur bank, bank clerk
## 4212 3 entertainment-media +Cash register operation
Betting clerk | Croupier | casino dealer, bookmaker, casinomedewerker, gaming dealer, speelautomatenmedewerker
## 4213 3 banking-finance +Lending
Pawnbroker | Pandjesbaas | money lender, pandhuismedewerker
## 4214 4 banking-finance +Credit management
Debt collector | Incassomedewerker | collections officer, medewerker incasso, collections agent, incassospecialist, debt collection agent, medewerker debiteurenbeheer incasso
## 4221 4 hospitality-tourism +Travel booking systems, +Tourism
Travel agent | Reisadviseur | travel consultant, reisagent, medewerker reisbureau, reisbureaumedewerker, reisconsulent, travel advisor, tour operator representative, reisspecialist, reserveringsmedewerker, reservations agent, ground steward, grondstewardess, passagiersafhandelaar, medewerker passagiersafhandeling, ticketing agent, passenger service agent, reservation agent
## 4222 3 other +Call centre work, +Customer service
Call centre agent | Callcentermedewerker | call center agent, contact center medewerker, contactcenter medewerker, telefonisch medewerker, klantcontactmedewerker, inbound medewerker, call center medewerker, medewerker klantcontact, contact centre information clerk, customer contact agent, klantcontact medewerker, medewerker klant contact center, callcenter agent, contact center agent, medewerker kcc, kcc-medewerker, klantadviseur contact center | ~Customer service representative
## 4223 3 other +Telephone handling
Telephone switchboard operator | Telefonist | telefoniste, switchboard operator, telefonist receptionist, medewerker telefooncentrale, telefoniste receptioniste, answering service operator
## 4224 3 hospitality-tourism +Hotel front office, +Hospitality
Hotel receptionist | Hotelreceptionist | front desk agent, front office medewerker, hotel front desk agent, night auditor, nachtreceptionist, front office agent, guest relations officer, hotelreceptioniste, medewerker front office hotel, concierge hotel, hospitality establishment receptionist, guest service agent, guest services agent, guest service associate, front office receptionist
## 4225 3 other +Customer service, +Complaint handling
Customer service representative | Klantenservicemedewerker | medewerker klantenservice, customer support agent, customer service agent, klantenservice medewerker, customer care agent, customer service employee, klantadviseur, medewerker customer service, customer support representative, customer support specialist, customer service specialist, webcare medewerker, klantenserviceadviseur, customer care medewerker, customer support, customer service medewerker, informatiebalie medewerker, service medewerker, servicemedewerker, customer advisor, information desk clerk, baliemedewerker, medewerker balie, balie medewerker, balieassistent, medewerker informatiebalie, technisch klantenservice medewerker, customer experience specialist, client service officer, klantbegeleider, medewerker service, enquiry desk clerk, customer service advisor, service coordinator, service coördinator, servicecoördinator, gastheer stadhuis | ~Call centre agent
## 4226 3 other +Reception work, +Telephone handling
Receptionist | Receptionist | receptioniste, baliemedewerker receptie, front desk employee, front desk medewerker, host receptie, hospitality medewerker, medewerker receptie, front office employee, desk clerk, front desk receptionist, medical receptionist, hostess, gastvrouw receptie, corporate host, front desk assistant, medewerker ontvangst
## 4227 3 other +Market research
Survey interviewer | Enquêteur | interviewer, enquêtrice, market research interviewer, field interviewer, telefonisch enquêteur
## 4229 3 healthcare-medical +Administration
Admissions clerk | Opnamemedewerker | medewerker opname, hospital admissions clerk, patient registration clerk, medewerker patiënteninschrijving, opnameplanner
## 4311 4 banking-finance +Accounts payable, +Accounts receivable, +Invoicing
Financial administrative assistant | Financieel administratief medewerker | financieel medewerker, accounts payable clerk, medewerker financiële administratie, debiteurenbeheerder, crediteurenadministrateur, accounts receivable clerk, medewerker crediteurenadministratie, billing clerk, facturatiemedewerker, debiteurenmedewerker, medewerker debiteuren, medewerker boekhouding, finance assistant, accounting clerk, financial assistant, financieel assistent, accounts payable specialist, ap specialist, crediteurenmedewerker, medewerker facturatie, junior financieel medewerker, assistent boekhouding, medewerker debiteurenadministratie, boekhoudkundig medewerker, financial employee, accounts assistant, debiteurenadministrateur, medewerker finance, medewerker crediteuren, invoice clerk, credit control clerk, billing specialist, medewerker accounting
Credit controller | Creditmanagementmedewerker | accounts receivable specialist, credit control officer, credit management specialist, medewerker creditmanagement, credit and collections analyst, credit & collections analyst, collections specialist, order to cash specialist, accounts receivable analyst, accounts receivable accountant, debiteurenspecialist, credit management medewerker | ~Financial administrative assistant, ~Debt collector, ~Bookkeeper
## 4312 4 banking-finance,insurance +Insurance, +Administration
Insurance clerk | Verzekeringsmedewerker | medewerker verzekeringen, polisadministrateur, medewerker schade, insurance administrator, mutatiemedewerker verzekeringen, back office specialist bank, assurantiemedewerker, medewerker pensioenadministratie, pensioenadministrateur, hypotheekmedewerker, medewerker hypotheken, backoffice medewerker verzekeringen, commercieel assistent verzekeringen, tax clerk, securities clerk, back office bank, medewerker polisadministratie, hypotheek binnendienst medewerker, mid office medewerker hypotheken
## 4313 4 other +Payroll
Payroll administrator | Salarisadministrateur | payroll specialist, medewerker salarisadministratie, payroll clerk, payroll officer, salarisadministrateur junior, payroll professional, loonadministrateur, payroll consultant, salarismedewerker, payroll medewerker, salary administrator
## 4321 3 logistics +Stock management, +Warehouse work, +Goods receipt
Stock clerk | Voorraadbeheerder | voorraadmedewerker, inventory clerk, stock controller, inventory controller, magazijnadministrateur, logistiek administratief medewerker, warehouse administrator, medewerker goederenontvangst, expeditiemedewerker, dispatch clerk, voorraadadministrateur, medewerker voorraadbeheer, shipping clerk, inventory specialist, shipping and receiving clerk, inventory manager, voorraadplanner, administratief medewerker logistiek, logistiek administrateur, medewerker expeditie, receiving clerk, raw materials warehouse specialist, stock keeper, store keeper, storekeeper
## 4322 4 manufacturing +Production planning, +Demand planning
Production planner | Productieplanner | demand planner, supply planner, material planner, planner productie, supply chain planner, materiaalplanner, production planning clerk, supply chain coordinator, supply chain medewerker, operationeel planner, supply chain specialist, materials planner, planner, capaciteitsplanner, supply chain analyst, planner werkvoorbereider, master planner, order coordinator, resource planner, orderbegeleider, personeelsplanner, roosteraar, workforce planner, planner zorg, medewerker planning, roostermaker, planning medewerker, zorgplanner, roosterplanner
## 4323 4 transportation-logistics,logistics +Transport planning, +Logistics
Logistics planner | Logistiek planner | transportplanner, planner transport, ritplanner, logistics coordinator, logistiek coördinator, fleet planner, chauffeursplanner, dispatcher, logistics specialist, traffic controller transport, medewerker planning transport, treinverkeersleider, train dispatcher, verkeersleider spoor, transport coordinator, transport clerk, medewerker transportplanning, logistic coordinator, internationaal planner, logistiek specialist, wegvervoerplanner, charteraar, planner wegtransport, taxi dispatcher, tram controller, busverkeersleider, rail logistics coordinator
## 4411 3 education +Library science
Library clerk | Bibliotheekassistent | library page, medewerker uitleen
## 4412 2 transportation-logistics +Mail handling, +Courier delivery
Postal worker | Postbezorger | postbode, mail carrier, postman, postsorteerder, sorteerder post, postal clerk, mail sorter, postsorteermedewerker, mail delivery worker, medewerker postkamer, postkamermedewerker, mail clerk, krantenbezorger post
## 4413 4 entertainment-media +Proofreading
Proofreader | Corrector | coding clerk, tekstcorrector, codeur
## 4415 3 other +Archiving
Filing clerk | Archiefmedewerker | archive assistant, medewerker archief, document controller, document control specialist, dossierbeheerder, records clerk, medewerker dim, document manager, medewerker documentaire informatievoorziening, archiefassistent, documentbeheerder, copying clerk
## 4416 4 other +HR administration, +Human resources
HR assistant | HR-medewerker administratie | hr administrator, personeelsadministrateur, human resources assistant, medewerker personeelszaken, personnel clerk, hr-assistent, medewerker hr, hr support, personeelsadministratie medewerker, p&o-medewerker, medewerker p&o, hr administratief medewerker, hr services medewerker, hr officer junior, medewerker personeelsadministratie, hr coordinator, hr employee, hrm-medewerker, recruitment assistant
## 4419 3 other +Administration
Clerical support worker | Administratief hulpmedewerker | klerk, advertising clerk, scan operator, scanmedewerker, scribe, press clipping clerk
`;
