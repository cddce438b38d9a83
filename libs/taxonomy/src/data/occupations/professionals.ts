/** ISCO-08 major group 2. */
export const professionals = `
## 2111 7 research-development +Physics, +Research methods
Physicist | Natuurkundige | astronoom, astronomer, physics researcher, fysicus, medical physicist, klinisch fysicus
## 2112 7 research-development +Meteorology
Meteorologist | Meteoroloog | weerkundige, climatologist, klimatoloog
## 2113 7 biotech-pharma +Chemistry, +Laboratory work
Chemist | Chemicus | scheikundige, analytical chemist, research chemist, formulation scientist, organic chemist
## 2114 7 energy-utilities +Geology
Geologist | Geoloog | geophysicist, geofysicus, hydrogeologist, seismologist, bodemkundige, geoscientist, oceanographer
## 2120 7 insurance +Statistics, +Mathematics
Actuary | Actuaris | actuarial analyst, actuarieel analist, actuarial consultant | +Actuarial science
Statistician | Statisticus | biostatistician, biostatisticus, statistical analyst
Mathematician | Wiskundige | operations research analyst, demograaf, demographer
## 2131 7 biotech-pharma,research-development +Biology, +Laboratory work, +Research methods
Biologist | Bioloog | marine biologist, zoologist, botanist, zoöloog, botanicus, research biologist, life scientist, ecoloog, ecologist
Microbiologist | Microbioloog | bacteriologist, viroloog, virologist, immunologist, immunoloog | +Microbiology
Biomedical scientist | Biomedisch wetenschapper | biochemicus, biochemist, biotechnologist, biotechnoloog, moleculair bioloog, molecular biologist, farmacoloog, pharmacologist, geneticist, toxicologist, biochemicus onderzoeker, bioinformatician, bio-informaticus, biomedical researcher, clinical scientist | +Molecular biology
## 2132 6 agriculture +Crop production, +Agriculture
Agronomist | Landbouwkundige | agricultural advisor, agrarisch adviseur, teeltadviseur, landbouwadviseur, horticultural advisor, agricultural scientist, agronoom, forestry adviser, bosbouwkundige, boswachter, forester, crop advisor, bosbouwer, plantenveredelaar, fisheries adviser
## 2133 6 sustainability +Environmental science
Environmental advisor | Milieuadviseur | environmental scientist, milieukundige, environmental consultant, milieuspecialist, conservation scientist, natuurbeschermer, sustainability consultant, duurzaamheidsadviseur, adviseur duurzaamheid, sustainability advisor, milieudeskundige, milieucoördinator, energy transition consultant | +Ecology
## 2141 6 manufacturing +Industrial engineering, +Process improvement
Industrial engineer | Technisch bedrijfskundige | production engineer, process improvement engineer, manufacturing engineer, productie-ingenieur, industrieel ingenieur, lean consultant, industrialisation engineer
Process engineer | Procesingenieur | process technologist, procestechnoloog, proces engineer | +Process operation, ~Chemical engineer
## 2142 6 construction-engineering +Civil engineering, +Construction
Civil engineer | Civiel ingenieur | bouwkundig ingenieur, civieltechnisch ingenieur, civil engineering consultant, construction engineer, infrastructure engineer, civiel engineer, ontwerper civiele techniek
Structural engineer | Constructeur bouw | constructeur, bouwkundig constructeur, structural designer, constructeur beton, constructeur staal | +Structural engineering
Hydraulic engineer | Waterbouwkundig ingenieur | waterbouwkundige, dredging engineer, hydroloog, hydrologist, drainage engineer | +Hydraulic engineering
Transport engineer | Verkeerskundig ingenieur | traffic engineer | +Traffic management
## 2143 6 sustainability +Environmental science
Environmental engineer | Milieu-ingenieur | milieutechnoloog, wastewater engineer, waste treatment engineer, water engineer, bodemsaneringsadviseur | +Water treatment
## 2144 6 manufacturing +Mechanical engineering, +Computer-aided design
Mechanical engineer | Werktuigbouwkundig ingenieur | werktuigbouwkundige, werktuigbouwkundig engineer, mechanisch ingenieur, cad engineer, werktuigbouwer
HVAC engineer | Ingenieur klimaattechniek | building services engineer, installatie-adviseur, heating engineer, engineer installatietechniek | +Installation technology
Aerospace engineer | Luchtvaartingenieur | aeronautical engineer, vliegtuigbouwkundige, lucht- en ruimtevaartingenieur, aircraft engineer | +Aerospace engineering
Automotive engineer | Voertuigingenieur | automotive designer, autotechnisch ingenieur, vehicle engineer | +Vehicle technology
Naval architect | Scheepsbouwkundige | scheepsbouwkundig ingenieur, marine engineer, maritime engineer | +Ship building
## 2145 6 manufacturing,biotech-pharma +Chemical engineering, +Chemistry
Chemical engineer | Chemisch ingenieur | chemisch technoloog, chemical process engineer, scheikundig ingenieur, pharmaceutical engineer, bioprocess engineer, chemical technologist
Food technologist | Levensmiddelentechnoloog | voedingsmiddelentechnoloog, food engineer, product developer food, food scientist, productontwikkelaar voeding | +Food technology
## 2146 6 energy-utilities +Geology
Mining engineer | Mijnbouwkundige | petroleum engineer, drilling engineer, metallurg, metallurgist, mijnbouwkundig ingenieur, reservoir engineer
## 2149 6 other +Systems engineering
Engineer | Ingenieur | project engineer, projectingenieur, engineering consultant, technical engineer, technisch ingenieur, design engineer
Biomedical engineer | Biomedisch ingenieur | medical engineer, medical device engineer, klinisch technoloog, medisch ingenieur | +Medical devices
Safety engineer | Veiligheidskundige | hse advisor, hse-adviseur, health and safety engineer, arbeidsveiligheidskundige, hogere veiligheidskundige, middelbare veiligheidskundige, vgm-coördinator, fire safety engineer, safety advisor, hse engineer, veiligheidsadviseur, hse specialist | +Occupational safety, +Integral security
Quantity surveyor | Kostendeskundige | kostenadviseur | +Cost estimating
Materials engineer | Materiaalkundige | materials scientist, optical engineer, nuclear technologist | +Polymer science
Validation engineer | Validatie-ingenieur | verification engineer, test engineer hardware, inbedrijfsteller, qualification engineer | +Validation in pharma, +Commissioning
Robotics engineer | Robotica-ingenieur | robotica engineer, mechatronics engineer, mechatronicus, mechatronisch ingenieur | +Robotics, +Mechatronics
## 2151 6 energy-utilities +Electrical engineering
Electrical engineer | Elektrotechnisch ingenieur | elektrotechnisch engineer, electrical design engineer, elektro-ingenieur, elektrotechnicus ingenieur, hardware engineer electrical, engineer elektrotechniek, electrical designer, elektrotechnisch ontwerper, elektrotechnisch constructeur
Control systems engineer | Besturingsingenieur | control engineer, engineer industriële automatisering, besturingstechnicus, instrumentation engineer, instrumentatie engineer | +PLC programming, +Industrial automation
## 2152 6 hardware-infrastructure +Electronics
Electronics engineer | Elektronica-ingenieur | hardware engineer, elektronisch ingenieur, pcb designer, electronics designer, hardware developer, elektronicaontwerper, rf engineer, fpga engineer, asic designer | +Printed circuit boards
## 2153 6 telecommunications +Telecommunications technology
Telecommunications engineer | Telecomingenieur | telecom engineer, radio network engineer, telecommunicatie-ingenieur, network planner telecom, fiber engineer | +Mobile networks
## 2161 7 construction-engineering +Architecture of buildings, +Computer-aided design
Architect | Architect | bouwkundig architect, building architect, architectural designer, projectarchitect, bouwkundig ontwerper, ontwerper bouwkunde
Interior architect | Interieurarchitect | binnenhuisarchitect | +Interior design
## 2162 7 construction-engineering +Landscape architecture
Landscape architect | Landschapsarchitect | tuinarchitect, landscape designer, landschapsontwerper
## 2163 6 manufacturing,retail-fashion +Product design
Product designer | Productontwerper | industrial designer, industrieel ontwerper, productontwikkelaar, product developer, industrieel vormgever, furniture designer, meubelontwerper, packaging designer | ~UX designer
Fashion designer | Modeontwerper | kledingontwerper, clothing designer, textile designer, modevormgever, sieradenontwerper, jewellery designer, costume designer, kostuumontwerper | +Fashion design
## 2164 7 construction-engineering +Spatial planning, +Traffic management
Urban planner | Stedenbouwkundige | planoloog, town planner, adviseur ruimtelijke ordening, spatial planner, verkeerskundige, traffic planner, stedenbouwkundig ontwerper, mobiliteitsadviseur, beleidsmedewerker ruimtelijke ordening, verkeersplanner, gebiedsontwikkelaar
## 2165 5 construction-engineering +Surveying, +Geographic information systems
Land surveyor | Landmeter | landmeetkundige, maatvoerder, surveyor, cartograaf, cartographer, geodeet, gis specialist, gis-specialist, geo-information specialist, gis analyst, geodata specialist, hydrographic surveyor
## 2166 6 entertainment-media +Graphic design, +Adobe Creative Cloud
Graphic designer | Grafisch vormgever | grafisch ontwerper, visual designer, vormgever, designer grafisch, creative designer, brand designer, illustrator, illustratrice, opmaakvormgever, communication designer, grafisch designer
UX designer | UX-designer | ui designer, ux/ui designer, user experience designer, interaction designer, ui/ux designer, user interface designer, digital designer, product designer digital, interactieontwerper, ui ontwerper | +User experience design, +User interface design, +Figma, ~Web designer
Animator | Animator | 3d-animator, vfx artist, visual effects artist, digital artist | +Animation of images
Web designer | Webdesigner | webontwerper, website designer, webvormgever, multimedia designer, multimediavormgever | +Web design, +HTML, +CSS, ~Front-end developer
## 2211 8 healthcare-medical +General medicine, +Medical diagnosis
General practitioner | Huisarts | gp, family doctor, family physician, waarnemend huisarts, dokter, arts, doctor, physician, medical doctor, medisch adviseur
## 2212 8 healthcare-medical +Medical diagnosis, +Medical knowledge
Medical specialist | Medisch specialist | specialised doctor, internist, oncoloog, oncologist, uroloog, longarts, oogarts, ophthalmologist, reumatoloog, mdl-arts, kno-arts, patholoog, pathologist, spoedeisendehulparts
Surgeon | Chirurg | orthopedisch chirurg, orthopaedic surgeon, plastic surgeon, neurochirurg, traumachirurg, orthopeed | +Surgery
Psychiatrist | Psychiater | kinderpsychiater, child psychiatrist, ouderenpsychiater | +Psychiatric care, ~Psychologist
Anaesthetist | Anesthesioloog | anesthesiologist, anaesthesiologist, anesthesist | +Anaesthesia
## 2221 6 healthcare-medical +Nursing care, +Medication administration, +BIG registration, +Vital signs monitoring
Nurse | Verpleegkundige | registered nurse, rgn, rmn, rgn nurse, hbo-verpleegkundige, general nurse, staff nurse, verpleegkundige ziekenhuis, algemeen verpleegkundige, rn, verpleegkundige niveau 6, verpleger, ziekenhuisverpleegkundige, nurse responsible for general care, regieverpleegkundige, verpleegkundige hbo, verpleegster | ~Licensed practical nurse
Specialist nurse | Gespecialiseerd verpleegkundige | transferverpleegkundige, obstetrieverpleegkundige, wondverpleegkundige | ~Nurse
Nurse practitioner | Verpleegkundig specialist | advanced practice nurse, physician assistant verpleegkunde, nurse specialist, advanced nurse practitioner | ~Nurse
District nurse | Wijkverpleegkundige | community nurse, thuiszorgverpleegkundige, home care nurse, public health nurse, jeugdverpleegkundige | +Home care, ~Nurse, ~Caregiver
Mental health nurse | Psychiatrisch verpleegkundige | ggz-verpleegkundige, spv, sociaal psychiatrisch verpleegkundige, psychiatric nurse, verpleegkundige ggz | +Psychiatric care, ~Nurse
## 2222 6 healthcare-medical +Midwifery
Midwife | Verloskundige | vroedvrouw, klinisch verloskundige
## 2230 6 healthcare-medical +Alternative medicine
Acupuncturist | Acupuncturist | homeopath, homeopaat, naturopath, natuurgeneeskundige, traditional chinese medicine therapist
## 2240 7 healthcare-medical +Medical diagnosis, +Medical knowledge
Physician assistant | Physician assistant | paramedical practitioner, assistant physician, advanced practice paramedic
## 2250 7 agriculture,healthcare-medical +Veterinary medicine
Veterinarian | Dierenarts | vet, veterinary surgeon, veearts, paardenarts, veterinair
## 2261 7 healthcare-medical +Dentistry
Dentist | Tandarts | orthodontist, kaakchirurg, tandarts-algemeen practicus, dental surgeon, endodontoloog
## 2262 7 healthcare-medical,biotech-pharma +Pharmacy
Pharmacist | Apotheker | ziekenhuisapotheker, hospital pharmacist, openbaar apotheker, community pharmacist
## 2263 6 healthcare-medical +Occupational health
Occupational hygienist | Arbeidshygiënist | environmental health officer, arbeidsdeskundige, infection prevention specialist, deskundige infectiepreventie, hygiënist, stralingsdeskundige
## 2264 6 healthcare-medical +Physiotherapy, +Rehabilitation
Physiotherapist | Fysiotherapeut | physical therapist, oefentherapeut, physio, fysio
## 2265 6 healthcare-medical +Dietetics
Dietitian | Diëtist | dietician, voedingsdeskundige, nutritionist, voedingskundige, gewichtsconsulent
## 2266 6 healthcare-medical +Speech therapy
Speech therapist | Logopedist | speech and language therapist, audioloog, audiologist, spraaktherapeut
## 2267 6 healthcare-medical +Optometry
Optometrist | Optometrist | orthoptist, ophthalmic optician
## 2269 6 healthcare-medical +Occupational therapy
Occupational therapist | Ergotherapeut | ergonomist, ergotherapist
Creative therapist | Vaktherapeut | art therapist, muziektherapeut, music therapist, psychomotorisch therapeut, dramatherapeut, creatief therapeut, speltherapeut, beeldend therapeut | +Creative therapy
Podiatrist | Podotherapeut | podologist, podoloog, chiropodist | +Podiatry
Chiropractor | Chiropractor | osteopaat, osteopath | +Physiotherapy
## 2310 7 education +Higher education teaching, +Research methods
University lecturer | Universitair docent | professor, hoogleraar, assistant professor, associate professor, hbo-docent, docent hbo, lecturer, universitair hoofddocent, university teaching assistant, hogeschooldocent, hogeschoolhoofddocent, docent universiteit, lector hbo, docent hogeschool
PhD candidate | Promovendus | phd student, promovenda, phd researcher, doctoral candidate, assistent in opleiding, doctoraatsstudent
Postdoctoral researcher | Postdoc | postdoc researcher, post-doc, postdoctoraal onderzoeker, research fellow, onderzoeker, wetenschappelijk onderzoeker, researcher, research scientist, wetenschappelijk medewerker, senior researcher, academic researcher
## 2320 6 education +Vocational education, +Teaching
Vocational teacher | Docent mbo | mbo-docent, praktijkdocent, vocational education teacher, praktijkopleider onderwijs, docent beroepsonderwijs, instructeur mbo, onderwijsinstructeur, praktijkinstructeur, docent techniek mbo, docent zorg en welzijn
## 2330 6 education +Secondary education, +Teaching
Secondary school teacher | Docent voortgezet onderwijs | leraar voortgezet onderwijs, high school teacher, leraar middelbare school, vakdocent, eerstegraads docent, tweedegraads docent, leraar vo, docent, leraar, teacher, docent frans, docent duits, leraar frans, leraar duits, docent spaans, leraar spaans, docent vmbo
## 2341 6 education +Primary education, +Teaching
Primary school teacher | Leerkracht basisonderwijs | leraar basisonderwijs, groepsleerkracht, leerkracht, basisschoolleraar, elementary school teacher, juf, meester basisonderwijs, basisschoolleerkracht, onderwijzer, primary teacher, schoolmeester, invalleerkracht, leraar basisschool, onderwijzeres
## 2342 5 education +Child development, +Childcare
Early years teacher | Kleuterleerkracht | kindergarten teacher, preschool teacher, kleuterleidster, pre-school teacher, kleuterjuf, peuterspeelzaalleidster, vve-leidster, nursery teacher, kleuteronderwijzer
## 2351 7 education +Curriculum development
Educational specialist | Onderwijskundige | onderwijsadviseur, educational advisor, curriculum developer, instructional designer, onderwijsontwikkelaar, school inspector, onderwijsinspecteur, beleidsadviseur onderwijs, e-learning developer, toetsdeskundige, educational consultant, education specialist, leerplanontwikkelaar
## 2352 6 education +Special education
Special education teacher | Leerkracht speciaal onderwijs | special needs teacher, intern begeleider, remedial teacher, special educational needs teacher, leraar speciaal onderwijs, ambulant onderwijskundig begeleider, sen teacher, docent praktijkonderwijs, special educational needs coordinator
## 2353 6 education +Language teaching
Language teacher | Taaldocent | nt2-docent, docent nt2, esl teacher, language trainer, english tutor, taaltrainer, language instructor
## 2354 6 education +Music performance, +Teaching
Music teacher | Muziekdocent | muziekleraar, pianoleraar, docent muziek, piano teacher, gitaardocent, zangdocent, muziekpedagoog
## 2355 6 education +Art education
Art teacher | Docent beeldende vorming | kunstdocent, dansdocent, dance teacher, toneeldocent, drama teacher, docent dans, docent drama, photography teacher, docent kunst
## 2356 6 education,software-it +Training delivery
IT trainer | IT-trainer | ict-trainer, software trainer, ict trainer, computer trainer, docent ict, digitale vaardigheden trainer
## 2359 6 education +Student counselling
Private tutor | Bijlesdocent | tutor, huiswerkbegeleider, bijlesleraar, homework supervisor, studiebegeleider, bijlesgever
Study counsellor | Studieadviseur | studentendecaan, schooldecaan, leerlingbegeleider, academic advisor, student counsellor, studieloopbaanbegeleider, school counsellor, schooldecaan vo, student adviser, study advisor, studentenbegeleider, mentor onderwijs, leerlingcoördinator
Museum educator | Museumeducator | education officer, arts education officer, cultuureducator, educatief medewerker, educator
## 2411 6 banking-finance +Accounting, +Auditing, +Financial reporting
Accountant | Accountant | registeraccountant, aa-accountant, chartered accountant, assistent-accountant, certified public accountant, relatiebeheerder accountancy, gevorderd assistent accountant, assistant accountant, accountant-administratieconsulent, cost accountant, general ledger accountant, financial accountant, senior assistant accountant, general accountant
Auditor | Auditor | financial auditor, external auditor, controleleider, audit manager, audit associate | +Internal control
Financial controller | Financial controller | controller, financieel controller, group controller, teamcontroller, financieel adviseur bedrijf | +Controlling
Tax advisor | Belastingadviseur | tax consultant, fiscalist, tax manager, fiscaal adviseur, tax specialist, tax adviser, belastingconsulent, vat specialist | +Taxation
Bankruptcy trustee | Curator faillissementen | insolvency administrator, bewindvoerder, beschermingsbewindvoerder, bewindvoerder wsnp | +Debt counselling
## 2412 6 banking-finance +Financial advice, +Investment management
Financial advisor | Financieel adviseur | financial planner, financieel planner, vermogensbeheerder, wealth manager, beleggingsadviseur, investment advisor, private banker, pensioenadviseur, pension advisor, adviseur particulieren, asset manager finance, fund manager, portfolio manager, financial adviser, investment manager, fondsbeheerder, investment fund manager
Mortgage advisor | Hypotheekadviseur | mortgage adviser, adviseur hypotheken, hypotheekspecialist | +Mortgages
## 2413 6 banking-finance +Financial analysis, +Financial reporting
Financial analyst | Financieel analist | finance analyst, investment analyst, beleggingsanalist, financial analyst fp&a, treasury analyst, m&a analyst, corporate finance analyst, quant, quantitative analyst, pricing analyst, equity analyst, budget analyst, valuation analyst
Compliance officer | Compliance officer | compliance specialist, compliance manager, compliance adviseur, fraud analyst, fraude-analist, anti-money laundering officer | +Compliance, +Anti-money laundering
## 2421 6 consultancy +Consulting, +Business analysis, +Process improvement
Management consultant | Organisatieadviseur | business consultant, consultant, strategy consultant, management adviseur, bedrijfsadviseur, organisatiekundige, adviseur bedrijfsvoering, strategieconsultant, adviseur, advisor, bedrijfskundige, junior consultant, bedrijfsconsultant, lean six sigma consultant, agile coach, innovation consultant
Business analyst | Businessanalist | bedrijfsanalist, process analyst, procesanalist, business process analyst, business-analist, business process manager, procesmanager, process manager, procesverbeteraar, business architect, enterprise analyst | +Requirements analysis, ~Information analyst
Bid manager | Tendermanager | tender manager, bidmanager, tenderspecialist, aanbestedingsspecialist, bid writer, tender coordinator | +Tendering
Quality consultant | Kwaliteitsadviseur | adviseur kwaliteit, kwaliteitsfunctionaris, quality officer, kwaliteitsmedewerker, quality assurance officer, beleidsmedewerker kwaliteit, qa officer, quality assurance specialist, qa specialist, quality specialist, kwaliteitscoördinator | +Quality management
## 2422 6 other +Policy making, +Report writing
Policy advisor | Beleidsmedewerker | beleidsadviseur, policy officer, policy analyst, strategisch beleidsadviseur, policy adviser, bestuursadviseur, public policy advisor, adviseur beleid, bestuurskundige, strategisch adviseur, beleidsondersteuner, beleidsambtenaar, senior beleidsadviseur, public affairs adviseur, projectleider gemeente, procesregisseur, raadsgriffier, raadsadviseur, adviseur openbare orde en veiligheid, subsidieadviseur, grants officer, beleidsmedewerker zorg
Intelligence officer | Inlichtingenofficier | intelligence analyst, inlichtingenanalist
## 2423 6 other +Human resources, +Recruitment
HR advisor | HR-adviseur | hr adviser, personeelsadviseur, p&o-adviseur, hr consultant, p&o adviseur, human resources advisor, hrm-adviseur, hr generalist, hr specialist, personeelsfunctionaris, hr officer, human resources officer, adviseur p&o, hr-medewerker, organisatieadviseur hr, personeelsconsulent
Recruiter | Recruiter | recruitment consultant, corporate recruiter, talent acquisition specialist, werver, it recruiter, campus recruiter, recruitment specialist, headhunter, talent sourcer, sourcer, recruitmentconsultant, talent scout, werving- en selectieadviseur | ~Staffing consultant
Career coach | Loopbaancoach | loopbaanadviseur, career advisor, career counsellor, outplacement consultant, loopbaanbegeleider, careers adviser, vocational counsellor, arbeidsconsulent, employment counsellor, trajectbegeleider | +Career guidance, +Absence management
## 2424 6 other +Training delivery, +Learning and development
Corporate trainer | Trainer | bedrijfstrainer, training specialist, opleidingsadviseur, learning and development specialist, l&d specialist, opleidingscoördinator, trainer-coach bedrijfsleven, staff trainer, opleider, sales trainer, training coordinator, business coach, trainer coach, opleidingskundige, training officer, leer- en ontwikkeladviseur
## 2431 6 other +Marketing, +Online marketing, +Campaign management
Marketing specialist | Marketeer | marketing officer, marketingmedewerker, marketingadviseur, marketing advisor, allround marketeer, marketing executive, marketing- en communicatiemedewerker, marketing coordinator, marketing assistant, marketing & communicatie medewerker, productmarketeer, trade marketeer, marketing en communicatie specialist, marketing communicatiemedewerker, marketingcoördinator, campaign manager, campagnemanager, brand specialist, marketing consultant
Business development manager | Businessdevelopmentmanager | business developer, business development director, manager business development, businessdeveloper | +Business development
Online marketer | Online marketeer | digital marketer, online marketing specialist, digital marketing specialist, email marketeer, digital marketeer, e-mailmarketeer, crm marketeer, online marketing medewerker, marketing automation specialist, internet marketeer, conversion specialist | +Search engine optimisation, +Search engine advertising, +Web analytics
Market researcher | Marktonderzoeker | market research analyst, marketing analist, marketing analyst, marktonderzoek analist, consumer insights analyst | +Market research
Advertising specialist | Reclamespecialist | media planner, mediaplanner, advertising executive, account executive advertising, media buyer, reclamemaker, advertising account executive, creative strategist | +Advertising
## 2432 6 information-communications +Corporate communication, +Public relations, +Copywriting
Communications advisor | Communicatieadviseur | communicatiemedewerker, communications officer, communicatiespecialist, communications specialist, medewerker communicatie, voorlichter, woordvoerder, pr officer, public relations officer, press officer, persvoorlichter, spokesperson, communications adviser, pr-adviseur, pr specialist, adviseur communicatie, communication manager junior, pr consultant, internal communications specialist, communicatiestrateeg
Social media manager | Socialmediamanager | social media specialist, community manager, contentcreator, content creator, social media marketeer, social media medewerker, content manager, contentspecialist, contentmanager, content specialist, socialmediamarketeer, social media coordinator | +Social media marketing
Fundraiser | Fondsenwerver | fundraising manager, fondsenwerver particulieren, relatiemanager goede doelen | +Fundraising
## 2433 6 manufacturing,healthcare-medical +Sales, +Account management
Technical sales representative | Technisch verkoper | technisch commercieel adviseur, sales engineer, technisch commercieel medewerker, medical representative, artsenbezoeker, artsbezoeker, technical sales engineer, pharmaceutical sales representative, medical sales representative, technisch vertegenwoordiger, verkoopingenieur, technical account manager, technical sales advisor, verkoopadviseur techniek
## 2434 6 software-it,saas +Sales, +Account management, +Business-to-business sales
IT account manager | IT-accountmanager | ict-accountmanager, software sales executive, it sales, ict account manager, it sales consultant, saas account executive, ict-verkoopadviseur, presales consultant, software account executive, pre-sales engineer, solution consultant
## 2511 6 software-it +Systems analysis, +Requirements analysis
Information analyst | Informatieanalist | systems analyst, systeemanalist, functional analyst, functioneel analist, it business analyst, ict business analyst, it analyst, functioneel ontwerper, functional designer, informatiemanager, ict-consultant, it consultant, ict consultant, it-consultant, technical consultant, applicatieconsultant, application consultant, functional consultant, information manager, it-adviseur, software consultant, informatieadviseur, ict-adviseur, adviseur informatievoorziening, systeemontwerper
Software architect | Softwarearchitect | solution architect, solutions architect, system architect, technical architect, cloud architect, cloudarchitect, application architect, security architect | +Software architecture
Product owner | Product owner | agile product owner, technical product owner, product owner it, productowner, product analyst, delivery manager, delivery lead | +Product management, +Scrum, ~Product manager
Data analyst | Data-analist | bi analyst, business intelligence analyst, bi specialist, bi-specialist, data-analyst, reporting analyst, web analyst, digital analyst, data consultant, product data analyst, webanalist, data analist, insights analyst, bi-analist, rapportageanalist, informatieanalist bi, data specialist, data & analytics consultant, datamanager, data manager | +Data analysis, +SQL, +Power BI, ~Data scientist
Data scientist | Datascientist | data wetenschapper, machine learning scientist, applied scientist, ai scientist, data-scientist | +Data science, +Machine learning, +Python, ~Machine learning engineer, ~Data analyst
## 2512 6 software-it,saas +Software development, +Git, +Agile working
Software developer | Softwareontwikkelaar | software engineer, softwareengineer, software-ontwikkelaar, developer, programmeur, programmer, applicatieontwikkelaar, ontwikkelaar, software programmer, it developer, software-engineer, software development engineer, code developer, application engineer software, swe, sde, scala developer, software craftsman, lead developer, software specialist
Back-end developer | Back-endontwikkelaar | backend developer, back end engineer, backend engineer, backend ontwikkelaar, backend-ontwikkelaar, api developer | +Back-end development, +SQL, ~Full-stack developer
Full-stack developer | Full-stackontwikkelaar | full-stack dev, fullstack dev, fullstack developer, full stack engineer, full-stack engineer, fullstack engineer, full-stack ontwikkelaar, full stack software engineer | +Full-stack development, +JavaScript, ~Front-end developer, ~Back-end developer
Embedded software engineer | Embeddedsoftwareontwikkelaar | embedded engineer, firmware engineer, embedded developer, embedded systems engineer, embedded software developer, firmware developer | +Embedded software, +C, +C++, ~Electronics engineer
DevOps engineer | DevOps-engineer | dev ops engineer, platform engineer, cloud devops engineer, devops specialist, build engineer, release engineer, infrastructure developer, kubernetes engineer, linux engineer devops, platform-engineer, devops consultant | +DevOps, +Kubernetes, +Docker, +Cloud computing, ~System administrator
Data engineer | Data-engineer | big data engineer, etl developer, data warehouse developer, datawarehouse ontwikkelaar, analytics engineer, data platform engineer, azure data engineer | +Data engineering, +SQL, +Python, +ETL, ~Data analyst
Machine learning engineer | Machinelearningengineer | ai engineer, ml engineer, ai developer, ai specialist, mlops engineer, nlp engineer, deep learning engineer, artificial intelligence engineer, ai-ontwikkelaar | +Machine learning, +Python, ~Data scientist
Game developer | Gameontwikkelaar | game programmer, game designer, gamedeveloper, gamedesigner, game engineer, unity developer | +Game development
## 2513 6 software-it,ecommerce +Web development, +HTML, +CSS, +JavaScript
Front-end developer | Front-endontwikkelaar | frontend developer, front end engineer, frontend engineer, ui developer, frontend ontwikkelaar, javascript developer, ui engineer, frontend-ontwikkelaar, typescript developer, react native developer | +Front-end development, +React
Web developer | Webdeveloper | webontwikkelaar, website developer, web programmer, webprogrammeur, internet developer, website bouwer, websitebouwer, web engineer, webbouwer | +PHP, ~Web designer
## 2514 6 software-it +Programming
Mobile developer | Appontwikkelaar | mobile app developer, app developer, mobile engineer, applications programmer, flutter developer, app-ontwikkelaar, mobile application developer | +Mobile app development, ~Software developer
## 2519 6 software-it +Software testing
Software tester | Softwaretester | test analyst, testanalist, qa engineer, test engineer software, quality assurance engineer, qa tester, tester, ict-tester, qa analyst, technisch tester, functioneel tester, it tester, test specialist, testspecialist, ict test analyst, software quality engineer, game tester | +Test automation
## 2521 6 software-it +Database administration, +SQL
Database administrator | Databasebeheerder | dba, oracle dba, sql server dba, database engineer, database developer, database designer, database specialist, database-ontwikkelaar, databaseontwikkelaar, sql developer
## 2522 5 software-it +Systems administration, +Windows Server, +Linux
System administrator | Systeembeheerder | systems administrator, sysadmin, ict-beheerder, windows administrator, it administrator, systeembeheerder windows, infrastructure engineer it, infrastructuurbeheerder, windows engineer, senior system engineer, ict system administrator, technisch beheerder ict, it-beheerder, ict beheerder, citrix engineer, vmware engineer, server engineer, it systems engineer, infra engineer, middleware engineer, storage engineer, ict engineer, it engineer, infra-engineer, systeemengineer, infrastructure administrator, server administrator, it infrastructure administrator, windows server administrator, it systems administrator, it infrastructure engineer, medewerker systeembeheer
Application manager | Functioneel beheerder | functioneel applicatiebeheerder, applicatiebeheerder, technisch applicatiebeheerder, application administrator, application support engineer, functional application manager, application support analyst, application engineer, technical application manager, senior functioneel beheerder, technical application engineer, application specialist, applicatiespecialist, key user, functional manager | +Functional application management
## 2523 6 software-it,telecommunications +Computer networks, +Routing and switching
Network engineer | Netwerkengineer | network administrator, netwerkbeheerder, network specialist, netwerkspecialist, network architect, netwerkarchitect, network consultant, ict network engineer, cisco engineer, netwerk engineer, network analyst
## 2529 6 cybersecurity +Information security
Security specialist | Informatiebeveiliger | cyber security specialist, security consultant, information security analyst, cyber security consultant, it security specialist, cybersecurity specialist, security specialist it, ict-beveiligingsspecialist, digital forensics expert, incident responder, threat analyst, knowledge engineer, cyber security, cybersecurity | +Network security
## 2611 7 legal +Legal expertise, +Litigation, +Legal drafting
Lawyer | Advocaat | attorney, solicitor, barrister, corporate lawyer, advocaat-stagiair, advocaat-medewerker, raadsman, advocate, strafrechtadvocaat, associate lawyer, advocaat arbeidsrecht, advocate general
## 2612 7 legal +Legal expertise, +Legal research
Judge | Rechter | magistrate, kantonrechter, raadsheer, supreme court judge
## 2619 7 legal +Legal expertise, +Legal drafting
Legal advisor | Jurist | juridisch adviseur, legal consultant, legal adviser, juridisch beleidsmedewerker, juridisch medewerker bezwaar, jurist bestuursrecht, arbeidsjurist, legal specialist, contract lawyer, juridisch consulent
Notary | Notaris | kandidaat-notaris, toegevoegd notaris, notarieel jurist, candidate notary | +Notarial practice
## 2621 6 entertainment-media +Archiving, +Museum work
Archivist | Archivaris | curator, conservator, museum curator, registrar museum, archiefspecialist, tentoonstellingsmaker, restaurator kunst, collection manager, conservator-restorer, collectiebeheerder
## 2622 6 education,information-communications +Library science
Librarian | Bibliothecaris | information specialist, informatiespecialist, medewerker informatievoorziening, documentalist, records manager, kennismanager, knowledge manager, recordmanager, mediathecaris
## 2631 7 banking-finance +Economics, +Statistics
Economist | Econoom | economic analyst, economic advisor, econometrist, econometrician, beleidseconoom, economisch adviseur
## 2632 7 research-development +Sociology
Sociologist | Socioloog | anthropologist, antropoloog, criminologist, criminoloog, archeoloog, archaeologist, sociaal geograaf, geographer, social researcher, gedragswetenschapper, behavioural scientist, geograaf, sociaal wetenschapper
## 2633 7 research-development +Historical studies
Historian | Historicus | political scientist, politicoloog, philosopher, filosoof, ethicus
## 2634 7 healthcare-medical +Psychology
Psychologist | Psycholoog | basispsycholoog, neuropsycholoog, gedragsdeskundige, health psychologist, psychodiagnostisch medewerker, counselling psychologist, toegepast psycholoog | +Psychotherapy, ~Psychiatrist
## 2635 6 healthcare-medical +Social work, +Counselling, +Client support
Social worker | Maatschappelijk werker | sociaal werker, social work professional, maatschappelijk werkende, casemanager, case manager, jeugdzorgwerker, klantmanager werk en inkomen, cliëntondersteuner, sociaal raadsman, counsellor, consulent sociaal domein, jeugdhulpverlener, youth worker professional, schoolmaatschappelijk werker, child protection worker, jeugdprofessional, relatietherapeut, marriage counsellor, sociaal hulpverlener, gezinshuisouder, maatschappelijk werkster, hulpverlener, sociaal consulent, casusregisseur, wijkteammedewerker, ggz-agoog, community development social worker | ~Residential support worker
## 2636 6 other +Spiritual care
Minister of religion | Predikant | geestelijk verzorger, pastor, imam, priest, priester, dominee, chaplain, rabbi, pastoraal werker, rabbijn, kerkelijk werker, missionary, missionaris
## 2641 6 entertainment-media +Copywriting, +Proofreading
Copywriter | Copywriter | tekstschrijver, content writer, schrijver, author, technisch schrijver, technical writer, auteur, novelist, scriptwriter, scenarist, book editor, speechschrijver, tekstredacteur, writer, web copywriter, contentschrijver, screenwriter, dichter, poet, toneelschrijver, technisch auteur, content editor, ux writer, speechwriter
## 2642 6 entertainment-media +Journalism
Journalist | Journalist | reporter, verslaggever, redacteur, editor, eindredacteur, hoofdredacteur, news editor, nieuwsredacteur, columnist, webredacteur, correspondent, online redacteur, bureauredacteur, sportjournalist, editor-in-chief, fotoredacteur, critic, recensent, presentator nieuws, newspaper editor, redactiemedewerker
## 2643 6 other +Translation, +Interpreting
Translator | Vertaler | tolk, interpreter, tolk-vertaler, gebarentolk, tolk gebarentaal, linguist, taalkundige, beëdigd vertaler, sign language interpreter, localiser, taalspecialist, ondertitelaar, subtitler, localisation specialist
## 2651 6 entertainment-media +Visual arts
Visual artist | Beeldend kunstenaar | kunstenaar, kunstschilder, beeldhouwer, artist, sculptor, painter artist, tekenaar kunst, cartoonist, striptekenaar, keramist, glaskunstenaar
## 2652 5 entertainment-media +Music performance
Musician | Musicus | muzikant, zanger, singer, componist, composer, dirigent, conductor orchestra, pianist, gitarist, muziekproducent, zangeres, music director, songwriter, music producer, orkestmusicus
## 2653 5 entertainment-media +Dance
Dancer | Danser | choreographer, choreograaf, balletdanser, danseres
## 2654 6 entertainment-media +Directing, +Video production
Film director | Regisseur | filmregisseur, producer, producent, film producer, tv producer, director of photography, televisieproducent, filmproducent, theatre director, video editor, video-editor, filmeditor, editor video, cinematograaf, theaterregisseur, toneelregisseur, stage director, regieassistent, video and motion picture producer, videoproducent, casting director, radio producer
## 2655 5 entertainment-media +Theatre acting
Actor | Acteur | actrice, toneelspeler, actress, stemacteur, voice actor, verhalenverteller
## 2656 5 entertainment-media +Presenting media
Presenter | Presentator | tv-presentator, radiopresentator, radio presenter, dj, nieuwslezer, omroeper, television presenter, diskjockey, disc jockey
## 2659 5 entertainment-media +Theatre acting
Performing artist | Uitvoerend kunstenaar | cabaretier, comedian, goochelaar, magician, circusartiest, stand-up comedian, clown, acrobaat
`;
