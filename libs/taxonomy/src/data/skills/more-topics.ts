/** Further subjects, certificates, systems and materials, field by field. */
export const moreTopics = `
## OTHER 0.75 certificate
TCVT certificate | TCVT-certificaat | tcvt rijbewijs, machinist hijskraan certificaat, w4-01, tcvt-rijbewijs | ~Crane operation | 0.9
MEWP operator certificate | Certificaat hoogwerkerbediener | ipaf pal, hoogwerkerbediener | ~Aerial work platform | 0.7
Telehandler certificate | Verreikercertificaat | verreikercertificaat, roterende verreiker | ~Aerial work platform | 0.7
SVS certificates | SVS-certificaten | svs, ziekenhuisschoonmaak diploma, vakopleiding glas- en gevelreiniging | ~Cleaning | 0.7
SVH diplomas | SVH-diploma's | svh meesterkok, svh leermeester, leermeester, svh gastheer, leermeester svh | ~Catering industry work | 0.7
Praktijkdiploma boekhouden | Praktijkdiploma boekhouden | pdb, basiskennis boekhouden, bkb, mba moderne bedrijfsadministratie, spd, spd bedrijfsadministratie, hofam | ~Bookkeeping | 0.75
NEVI certificates | NEVI-certificaten | nevi 2, cips procurement certificate | ~Procurement | 0.75
APICS certificates | APICS-certificaten | cpim, cscp, apics, bim logistiek certificaat | ~Supply chain management | 0.8
Transport operator licence | Vakdiploma ondernemer wegvervoer | niwo, ondernemer wegvervoer, nationaal en internationaal vervoer diploma | ~Transport planning | 0.8
Dangerous goods safety adviser | Veiligheidsadviseur gevaarlijke stoffen | dgsa, veiligheidsadviseur vervoer | ~ADR | 0.85
IATA certificates | IATA-certificaten | iata, iata cargo agent, fiata diploma | ~Freight forwarding | 0.85
Safety passport for railways | Spoorveiligheidscertificaat | digitaal veiligheidspaspoort, dvp spoor, leider werkplekbeveiliging, lwb | ~Railway engineering | 0.9
Welding procedure qualification | Lasmethodekwalificatie | lmk, lmb, iso 9606, wpq, wps, en 1090, iso 3834, asme ix | ~Welding | 0.9
NDT level II | NDO niveau 2 | ndt level 2, penetrant testing, magnetic particle testing, vt2, rt2, ut2 | ~Welding inspection | 0.95
Gas measurement certificate | Gasmeetcertificaat | gasdeskundige, gasmeetdeskundige, h2s certificate | ~Confined space entry | 0.8
Asbestos recognition | Asbestherkenning | asbestinventarisatie, dia asbest, asbestos survey | ~Asbestos removal certificate | 0.9
EPA residential adviser | Energieprestatieadviseur | epa-u, energieprestatieadviseur woningen, epa-w basis, epa-w detail | ~EPA certificates of property | 0.85
RMU and NRVT | NRVT-registratie | nrvt, register-taxateur, vastgoedcert, rics member, mrics | ~Property valuation | 0.9
RM and RT real estate | Register-makelaar | nvm makelaar, vbo makelaar, k-rmt, a-rmt makelaar | ~Real estate sales | 0.85
Mediation register | MfN-register | mfn-registermediator, mfn mediator | ~Mediation | 0.85
NOBCO and EMCC | Coachregistratie | nobco, emcc, icf coach, acc coach | ~Coaching | 0.7
NIP registration | NIP-registratie | psycholoog nip, nvo orthopedagoog, k&j nip | ~Psychology | 0.9
Registered social worker | Registerplein | registerplein, registermaatschappelijkwerker, bpsw | ~Social work | 0.8
Quality register nursing | Kwaliteitsregister V&V | kwaliteitsregister verpleegkundigen, v&vn, nmc registration, nmc pin, nmc pin number | ~Nursing care | 0.85
Reserved procedures certificate | Bevoegd en bekwaam voorbehouden handelingen | medicatiebevoegd, bevoegd en bekwaam, medicatiecertificaat | ~Injections and infusions | 0.75
Registration KRM | Kwaliteitsregister mondhygiënisten | krm mondhygiënist, krt tandarts | ~Oral hygiene | 0.95
Qualified youth sports coach | Sportlicentie | uefa b, uefa c, knvb trainersdiploma, nocnsf licentie, eerstegraads sportleider | ~Sports coaching | 0.85
Diving certificate | Duikbrevet | padi, ocd duiken, commercial diving certificate | ~Working at heights | 0.85
Ski instructor certificate | Skileraardiploma | anwärter, nssv skileraar | ~Outdoor activities | 0.9
Security clearance | Veiligheidsonderzoek | vgb verklaring, verklaring van geen bezwaar, security clearance level, a-screening, vgb | ~Certificate of conduct | 0.35
ISO auditor certificates | ISO-auditorcertificaten | lead auditor iso 9001, irca auditor | ~Internal auditing | 0.75
Certified Scrum product owner | Gecertificeerd product owner | cspo, pspo, professional scrum product owner, safe popm | ~Product management | 0.6
SAFe certificates | SAFe-certificaten | safe agilist, leading safe, safe scrum master | ~Agile working | 0.55
MSP and MoP | MSP | managing successful programmes, msp foundation, msp practitioner | ~Programme management | 0.6
IREB and CBAP | IREB-certificaat | ireb, cpre requirements engineering, iiba | ~Requirements analysis | 0.7
Cloud security certificates | Cloudsecuritycertificaten | ccsp, aws security specialty, az-500, sc-200, sc-300 | ~Cloud security | 0.85
Privacy certificates | Privacycertificaten | cipp/e, cipp, cipm, cipt | ~Privacy law | 0.8
Fraud examiner certificate | Fraudeonderzoekerscertificaat | cfe fraud examiner, cams certified, acams | ~Anti-money laundering | 0.85
FRM and PRM | Financial risk manager-certificaat | frm, prm, financial risk manager certification | ~Risk management | 0.85
CFP | Federatie Financieel Planners | ffp, certified financial planner, ffp financieel planner | ~Financial advice | 0.85
MBO teacher qualification | Pedagogisch-didactisch getuigschrift | pdg, pdg getuigschrift | ~Vocational education | 0.85
TESOL | TESOL | trinity tesol, delta teaching, nt2-bevoegdheid | ~Language teaching | 0.85
Childminder registration | Geregistreerd gastouder | lrk registratie, landelijk register kinderopvang | ~Childcare | 0.85
Hunting licence | Jachtakte | faunabeheereenheid, jachtdiploma | ~Wildlife management | 0.9
Chainsaw certificate | Motorzaagcertificaat | chainsaw licence, ecs1, veilig werken met motorkettingzaag | ~Forestry | 0.8
Flower shop diploma | Bloemschikdiploma | dutch flower arrangements, fleuraad diploma | ~Floristry | 0.9

## OTHER 0.65 retail
Cheese knowledge | Kaaskennis | kaas snijden, kaasspeciaalzaak, cheese counter | ^Retail sales | 0.8
Meat counter service | Slagerijverkoop | vleesafdeling, meat counter, vleeswaren snijden | ^Retail sales | 0.75
Fish counter service | Visverkoop | vis verkopen, viskraam, visspecialist | ^Retail sales | 0.8
Bakery sales | Bakkerijverkoop | brood verkopen, broodafdeling, bakery counter, brood afbakken, afbakken | ^Retail sales | 0.7
Beauty product advice | Cosmetica-advies | parfumerie, make-upadvies, skincare advice, cosmetics sales | ^Retail sales | 0.75
Furniture sales | Meubelverkoop | woonadvies, interior sales, bedden verkopen, slaapadvies | ^Retail sales | 0.7
Telecom sales | Telecomverkoop | abonnementen verkopen, mobile phone sales, telecom retail | ^Retail sales | 0.7
Optics retail | Brillenverkoop | brillen verkopen, monturen advies, eyewear sales | ^Retail sales, ~Optometry | 0.85
Toys and books retail | Speelgoed- en boekenverkoop | boekhandel, boekverkoop, bookselling, speelgoedverkoop | ^Retail sales | 0.7
Bicycle sales | Fietsverkoop | fietsen verkopen, e-bike advies, bike sales | ^Retail sales, ~Bicycle repair | 0.8
DIY product knowledge | Bouwmarktkennis | ijzerwaren, gereedschapverkoop, verf mengen, paint mixing | ^Retail sales | 0.65
Self-checkout supervision | Zelfscankassa begeleiden | zelfscan, self-checkout, controle zelfscan | ^Cash register operation | 0.5
Cash counting | Kassa opmaken | kas opmaken, kluisbeheer, kassatelling, cashing up, end of day cash | ^Cash register operation | 0.45
Gift wrapping | Cadeaus inpakken | inpakken van cadeaus, gift-wrapping | ^Retail sales | 0.45
Window dressing | Etaleren | etalages maken, window display, etalage inrichten | ^Merchandising | 0.75
Space management in retail | Schappenplannen | planogramming, shelf space planning, jda space planning | ^Merchandising | 0.75
Price labelling | Prijzen en labelen | price tagging, prijskaartjes, artikelen prijzen | ^Retail sales | 0.45
Opening and closing a store | Winkel openen en sluiten | sleutelverantwoordelijkheid, opening and closing procedures, sleuteldrager | ^Store management | 0.45
Retail buying | Retailinkoop | fashion buying, collectie samenstellen, assortimentsinkoop, inkoop mode | ^Procurement | 0.75
Stocktaking | Inventarisatie van winkels | stocktaking, inventory counts, telling winkelvoorraad | ^Stock management | 0.5
Auction sales | Veilingen | auctions, veilingverkoop, bloemenveiling, auctioneering | ^Sales | 0.8
Antiques trade | Antiekhandel | antiques, kunsthandel, art dealing | ^Sales | 0.85

## OTHER 0.7 finance
Credit control in trade | Kredietverzekering | credit insurance, atradius, kredietlimieten | ^Credit management | 0.8
Cash flow statements | Kasstroomoverzichten | cash flow statement, kasstroomanalyse, liquiditeitsplanning | ^Financial reporting
Annual budgets | Jaarbegroting | jaarbudgetten, budget cycle, annual operating plan, forecastcyclus | ^Budget management | 0.55
Variance analysis | Verschillenanalyse | variantieanalyse, budget variance, cijferanalyse, analyseren van cijfers | ^Controlling
Business cases finance | Investeringsbeoordeling | net present value, npv, capex, investment appraisal, investeringsvoorstellen | ^Financial analysis
Group consolidation | Groepsconsolidatie | consolidatiesoftware, consolidated accounts, tagetik, onestream | ^Financial reporting | 0.85
Wage tax | Loonheffingen | loonaangifte, payroll taxes, werkkostenregeling, wkr | ^Payroll | 0.85
Inheritance tax | Schenk- en erfbelasting | erfbelasting, schenkbelasting, estate planning, bedrijfsopvolging | ^Taxation | 0.9
International tax | Internationaal belastingrecht | transfer pricing documentation, beps, double taxation, pillar two | ^Taxation | 0.9
Customs duties and excise | Accijnzen | excise duties, accijns, invoerrechten | ^Taxation | 0.85
Pension advice | Pensioenadvies | wet toekomst pensioenen, collectieve pensioenen, pension consulting | ^Pensions | 0.9
Factoring and leasing | Factoring en lease | lease accounting, ifrs 16, factoring, operational lease | ^Lending | 0.8
Trade finance | Handelsfinanciering | documentary credits, bank guarantees, bankgaranties | ^Banking | 0.85
Private equity | Private equity | venture capital, durfkapitaal, buy-outs, portfolio companies | ^Mergers and acquisitions | 0.85
Fund accounting | Fondsadministratie | net asset value, nav calculation, investment fund accounting | ^Investment management | 0.9
Quantitative finance | Kwantitatieve financiering | derivatives pricing, stochastic calculus, var models, monte carlo simulation | ^Statistics, ~Trading of securities | 0.95
Commodity trading | Grondstoffenhandel | commodities, graanhandel, grain trade, physical trading | ^Import and export | 0.85
Insurance fraud investigation | Verzekeringsfraudeonderzoek | fraudecoördinatie verzekeringen, insurance fraud | ^Claims handling | 0.9
Motor insurance claims | Motorrijtuigenschade | wam, autoschade, motor claims, schaderegeling auto | ^Claims handling | 0.85
Property damage claims | Brandschade | opstalschade, waterschade, building claims, inboedelschade | ^Claims handling | 0.85
Health insurance | Zorgverzekering | zorgverzekeringen, health insurance claims, zorgdeclaratie verzekeraar | ^Insurance | 0.8
Mortgage processing | Hypotheekacceptatie | hypotheekdossiers, mortgage underwriting, hypotheekaanvragen, mortgage processing systems | ^Mortgages | 0.85
Student finance | Studiefinanciering | duo studiefinanciering, student loans | ^Social security law | 0.8
Bankruptcy administration | Faillissementsafwikkeling | curatele, insolventie, surseance, bankruptcy proceedings | ^Corporate law | 0.9
Charity accounting | Goede-doelenverslaggeving | rj 650, donor reporting, grant reporting | ^Accounting | 0.8

## OTHER 0.75 science
Spectrophotometry | Spectrofotometrie | uv-vis, ftir, raman spectroscopy, infrared spectroscopy | ^Analytical chemistry | 0.9
Electron microscopy | Elektronenmicroscopie | sem microscopy, tem microscopy, confocal microscopy, scanning electron microscope | ^Laboratory work | 0.95
X-ray diffraction | Röntgendiffractie | xrd, xrf, crystallography, kristallografie | ^Analytical chemistry | 0.95
Electrochemistry | Elektrochemie | batteries research, potentiostat, batterijonderzoek | ^Chemistry | 0.95
Catalysis | Katalyse | heterogeneous catalysis, catalysts, katalysatoren | ^Chemistry | 0.95
Formulation chemistry | Formuleren | formulation of products, paint formulation, cosmetische formulering | ^Chemistry | 0.85
Wet chemistry | Natchemische analyse | natchemie, wet chemical analysis, ph-meting, chemical titrations | ^Laboratory work | 0.85
Sampling | Monstername | monsters nemen, sample preparation, monstervoorbereiding, sampling techniques, bemonsteren | ^Laboratory work | 0.7
Laboratory automation | Laboratoriumautomatisering | liquid handling robots, hamilton robot, tecan | ^Laboratory work | 0.9
Sterile technique | Steriel werken | aseptic technique, laminar flow, ml-1, ml-2, biosafety level 2 | ^Laboratory work | 0.85
Animal experiments ethics | Dierexperimentele ethiek | artikel 9, felasa, dec-aanvraag | ^Laboratory animal care | 0.95
Protein chemistry | Eiwitchemie | sds-page, protein expression, mass spec proteomics, proteomics | ^Biochemistry | 0.95
Next generation sequencing | Next generation sequencing | ngs, illumina sequencing, nanopore, rna-seq | ^Molecular biology | 0.95
Gene editing | Genbewerking | crispr-cas9, gene therapy, gentherapie, transfection | ^Molecular biology | 0.95
Antibody technology | Antilichaamtechnologie | monoclonal antibodies, hybridoma, immuno-oncology | ^Biochemistry | 0.95
Bioreactor operation | Bioreactorbediening | upstream usp, downstream dsp, akta purification, single-use bioreactors | ^Biotechnology | 0.95
Plant physiology | Plantfysiologie | plant science, plantwetenschappen, phytopathology | ^Biology | 0.9
Entomology | Entomologie | insects, insectenonderzoek | ^Biology | 0.95
Marine biology | Mariene biologie | oceanography, oceanografie, hydrobiologie | ^Biology | 0.9
Field ecology surveys | Ecologisch veldonderzoek | vleermuisonderzoek, broedvogelinventarisatie, habitat surveys, quickscan flora en fauna | ^Ecology | 0.9
Water quality analysis | Waterkwaliteitsanalyse | waterkwaliteit, water analysis, legionella-analyse | ^Water management | 0.85
Air quality | Luchtkwaliteit | emission measurements, emissiemetingen, geuronderzoek, geluidmetingen | ^Environmental science | 0.85
Hydrological modelling | Hydrologische modellering | modflow, sobek, d-hydro, flood modelling | ^Water management | 0.95
Reservoir engineering | Reservoirtechniek | well engineering, petrophysics, reservoir simulation, petrel software | ^Oil and gas | 0.95
Geothermal energy | Geothermie | aardwarmte, geothermal wells | ^Renewable energy | 0.9
Seismology | Seismologie | seismic interpretation, aardbevingen, seismic data | ^Geology | 0.95
Mineral exploration | Mineraalexploratie | mining geology, mineral resources, mijnbouwkunde | ^Geology | 0.95
Plasma and fusion | Plasmafysica | nuclear fusion, kernfusie, plasma science | ^Physics | 0.95
Cryogenics | Cryogenie | cryogene techniek, superconductivity | ^Physics | 0.95
Acoustics research | Akoestisch onderzoek | noise measurements, geluidsonderzoek | ^Physics | 0.85
Control of experiments | Experimenteel ontwerp | design of experiments, doe design, experimental design, minitab doe | ^Statistics | 0.75
Survey methodology | Enquêtemethodologie | questionnaire design, vragenlijsten ontwerpen, sampling methods statistics | ^Research methods | 0.65
Systematic reviews | Systematische reviews | meta-analysis, literature reviews, prisma reviews | ^Research methods | 0.75
Research funding | Onderzoeksfinanciering | horizon europe, nwo, erc grants, research grants | ^Fundraising | 0.8
Research data management | Onderzoeksdatamanagement | fair data, research data stewardship, open science | ^Data governance | 0.8
Psychometrics | Psychometrie | test construction, item response theory | ^Statistics | 0.9
Behavioural economics | Gedragseconomie | nudging, gedragsbeïnvloeding, behavioural insights | ^Economics | 0.75
Health economics | Gezondheidseconomie | health technology assessment, hta, cost-effectiveness analysis | ^Economics | 0.85
Demographic analysis | Demografische analyse | population statistics, bevolkingsprognoses | ^Statistics | 0.8
Epidemiological research | Epidemiologisch onderzoek | cohort studies, infectious disease surveillance | ^Public health | 0.9
Gender studies | Genderstudies | diversity studies, women studies | ^Sociology | 0.8
Development studies | Ontwikkelingsstudies | international development, ontwikkelingssamenwerking, humanitarian aid, noodhulp | ^Sociology | 0.75
Egyptology and classics | Klassieke talen | egyptologie, griekse en latijnse taal, classics | ^Linguistics | 0.9

## OTHER 0.8 technique
Optical measurement | Optische meettechniek | laser metrology, interferometry, lasermeten | ^Optics | 0.9
Vacuum systems | Vacuümsystemen | vacuum pumps, ultra-high vacuum, lektesten | ^Mechanical engineering | 0.9
Bearings and drives | Lagers en aandrijvingen | kettingaandrijvingen, v-snaren, gearbox repair | ^Mechanical maintenance | 0.8
Conveyor systems | Transportsystemen | conveyor belts, transportbanden, lopende banden onderhoud, intern transport systemen | ^Mechanical maintenance | 0.75
Packaging line maintenance | Onderhoud van verpakkingslijnen | onderhoud verpakkingsmachines, filling line maintenance | ^Mechanical maintenance | 0.8
Compressors | Compressoren | perslucht, compressed air systems, persluchttechniek | ^Mechanical maintenance | 0.85
Steam turbines | Stoomturbines | turbine maintenance, turbine overhaul | ^Steam and boilers | 0.95
Emergency generators | Noodstroomaggregaten | aggregaten, generators, ups systems, noodstroom, uninterruptible power supply | ^Electrical engineering | 0.85
Transformers | Transformatoren | transformer stations, trafostations, switchgear, schakelinstallaties | ^High voltage | 0.9
Cable jointing | Kabelmoffen | moffen maken, kabelmonteur werk, eindsluitingen | ^High voltage | 0.95
Public lighting | Openbare verlichting | street lighting, lichtmasten, lantaarnpalen | ^Electrical installation | 0.85
Traffic light systems | Verkeersregelinstallaties | vri, traffic signals, intelligent transport systems | ^Electrical installation | 0.9
Tunnel installations | Tunneltechnische installaties | tunneltechniek, tunnelveiligheid, object control systems | ^Industrial automation | 0.9
Water pumping stations | Gemalen | pompstations, pumping stations, sewage pumps | ^Water management | 0.85
Swimming pool technology | Zwembadtechniek | pool technology, zwembadwaterbehandeling | ^Installation technology | 0.9
Kitchen equipment service | Grootkeukentechniek | horeca-apparatuur repareren, catering equipment repair, koffiemachines repareren | ^Field service | 0.85
Vending machine service | Automatenservice | vending machines, snoepautomaten, drankautomaten | ^Field service | 0.85
Door automation | Deurautomatisering | automatische deuren, bedrijfsdeuren, overheaddeuren, rolpoorten | ^Field service | 0.9
Elevator modernisation | Liftmodernisering | liftinstallatie plaatsen, lift inspections, liftkeuring | ^Lift technology | 0.95
Audio systems installation | Geluidsinstallaties | omroepinstallaties, public address systems, ontruimingsinstallaties | ^Audiovisual technology | 0.8
Nurse call systems | Zorgoproepsystemen | verpleegoproepsystemen, zorgdomotica installatie, nurse-call | ^Security systems | 0.9
Key and lock systems | Sluitplannen | sleutelbeheer, elektronische sloten, salto, access locks | ^Ironmongery | 0.8
Glass processing | Glasbewerking | glas snijden, glas slijpen, glass cutting | ^Glass and ceramics | 0.9
Natural stone | Natuursteen | natuursteenbewerking, keukenbladen steen, stone masonry, graniet | ^Construction | 0.9
Poured floors | Gietvloeren | epoxyvloeren, industrial floors, cementdekvloeren, dekvloeren | ^Flooring | 0.9
Piling and sheet piling | Damwanden | damwanden plaatsen, sheet pile walls, grondkering | ^Geotechnics | 0.9
Bridge construction | Bruggenbouw | viaducten, kunstwerken betonbouw, bridge design | ^Civil engineering | 0.9
Tunnelling | Tunnelbouw | tunnel boring, ondergronds bouwen | ^Civil engineering | 0.95
Port construction | Havenbouw | kademuren, quay walls, marine construction | ^Hydraulic engineering | 0.95
Dredging equipment | Baggermaterieel | sleephopperzuiger, cutterzuiger, dredgers | ^Hydraulic engineering | 0.95
3D laser scanning | 3D-laserscannen | scan to bim, point cloud scanning, leica cyclone | ^Surveying | 0.9
Drone surveying | Dronemeten | drone mapping, uav surveys, inspectie met drones | ^Surveying | 0.9
Cadastral surveying | Kadastraal meten | grensreconstructie, kadastrale metingen | ^Surveying | 0.95
Building permits advice | Omgevingsvergunningadvies | toetsing bouwbesluit, wkb, wet kwaliteitsborging, kwaliteitsborger | ^Building regulations | 0.85
Fire safety engineering | Brandveiligheidsadvies | fire engineering, brandscheidingen, brandwerende afdichtingen, passive fire protection | ^Firefighting | 0.85
Indoor air quality | Binnenklimaat | klimaatadvies, thermal comfort, co2-meting gebouwen | ^Building physics | 0.85
Facade engineering | Gevelengineering | facade design, façade engineering | ^Structural engineering | 0.9
Steel detailing | Staaltekenwerk | tekla structures, steel detailing drawings, advance steel | ^Technical drawing | 0.9
Concrete detailing | Wapeningstekenen | allplan, reinforcement drawings, wapeningstekeningen | ^Technical drawing | 0.95
Dynamo scripting | Parametrisch ontwerpen | grasshopper, dynamo revit, parametric design | ^Building information modelling | 0.9
BIM coordination | BIM-coördinatie | clash detection, solibri, bimcollab, bim-protocol, bim execution plan | ^Building information modelling | 0.95
Wheelchair and aid maintenance | Hulpmiddelentechniek | rolstoelen repareren, scootmobielen, wheelchair repair | ^Field service | 0.9
Musical instrument repair | Muziekinstrumentenreparatie | piano stemmen, piano tuning, gitaren bouwen, instrument making | | 0.95
Locksmith services | Slotenmakerij | deuren openen, lock picking, slotenspecialist | ^Ironmongery | 0.9
Clock and jewellery repair | Sieraden repareren | jewellery repair, gem setting, edelstenen zetten | ^Jewellery making | 0.95
Signalling systems rail | Spoorbeveiliging | ertms, seinwezen, railway signalling, treinbeveiliging | ^Railway engineering | 0.95
Catenary systems | Bovenleidingen | overhead line equipment, tractie-energie | ^Railway engineering | 0.95
Charging and tyre infrastructure of buses | Zero-emissiebussen | elektrische bussen, busonderhoud, bus maintenance | ^Vehicle technology | 0.9
Autonomous driving | Autonoom rijden | adas, autonomous vehicles, self-driving | ^Vehicle technology | 0.9
Battery systems | Batterijsystemen | battery management systems, bms battery, battery packs, lithium-ion | ^Electrical engineering | 0.9
Satellite technology | Satelliettechniek | cubesats, satellite communication, ground stations, satcom | ^Aerospace engineering | 0.95
Avionics maintenance | Avionicaonderhoud | avionics systems maintenance, easa b2, b2 licence | ^Aircraft maintenance | 0.95
Aircraft structures | Vliegtuigstructuren | composite aircraft repair, sheet metal aircraft, vliegtuigplaatwerk | ^Aircraft maintenance | 0.95
Helicopter operations | Helikopteroperaties | helicopters, helicopter maintenance | ^Aviation operations | 0.95
Ship stability | Scheepsstabiliteit | stability calculations ships, classificatiebureau, lloyds register, marine surveying | ^Ship building | 0.95
Yacht interior fitting | Jachtbetimmering | yacht carpentry, scheepsbetimmering | ^Ship building, ~Woodworking | 0.95
Rope and rigging work at sea | Dekwerkzaamheden | mooring, aanmeren, splitsen en knopen, deck maintenance | ^Navigation at sea | 0.9

## OTHER 0.55 work
Working with schedules | Dienstroosters volgen | weekenddiensten, evening shifts, avonddiensten, weekend work, weekend shifts, bereikbaarheidsdiensten, bereikbaarheidsdienst | ^Shift work | 0.25
Cold environment work | Werken in de kou | werken in koelcel, freezer work, vrieshuis, koude werkomgeving | ^Physical fitness | 0.4
Standing work | Staand werk | staand werken, standing for long periods | ^Physical fitness | 0.2
Waste separation | Afval scheiden | afvalstromen scheiden, milieustraatwerk, recycling station | ^Recycling | 0.6
Second-hand goods | Kringloopgoederen | kringloopwinkel, tweedehands goederen, thrift store | ^Retail sales | 0.6
Linen handling | Linnenverzorging | linnen vouwen, linen handling, beddengoed verschonen, handdoeken vervangen, changing bed linen | ^Laundry | 0.5
Sanitary cleaning | Sanitair schoonmaken | toiletten schoonmaken, sanitairreiniging, cleaning toilets, badkamers schoonmaken | ^Cleaning | 0.5
Hospital cleaning | Ziekenhuisschoonmaak | cleaning in hospitals, operatiekamer schoonmaken, zorgschoonmaak | ^Cleaning | 0.65
Cleanroom cleaning | Cleanroomreiniging | cleanroom schoonmaken, gmp cleaning | ^Cleaning | 0.75
Train and bus cleaning | Voertuigreiniging | treinen schoonmaken, vehicle cleaning, bussen reinigen, auto's poetsen, car detailing | ^Cleaning | 0.65
Graffiti removal | Graffitiverwijdering | kauwgom verwijderen, gevels impregneren | ^Industrial cleaning | 0.85
Disaster restoration | Calamiteitenreiniging | reconditionering, brandschade reinigen, crime scene cleaning | ^Industrial cleaning | 0.85
Upholstery cleaning | Tapijtreiniging | carpet cleaning, meubelreiniging, tapijten reinigen | ^Cleaning | 0.7
Childminding at home | Gastouderopvang aan huis | nanny work, oppassen aan huis, nannying | ^Childcare | 0.75
School crossing patrol | Verkeersbrigade | overblijven, overblijfkracht, tso-begeleiding, lunch supervision | ^Childcare | 0.6
Animal shelter work | Dierenasielwerk | asieldieren, animal rescue | ^Animal care | 0.85
Dog walking | Honden uitlaten | hondenuitlaat, pet sitting | ^Animal care | 0.75
Lifeguard duty | Toezicht zwembad | badmeesterwerk, poolside supervision, zwembadtoezicht | ^Swimming instruction | 0.8
Stewarding | Stewardswerk | matchday stewarding, crowd stewarding, stadion steward | ^Event security | 0.65
Cloakroom service | Garderobedienst | garderobe, coat check | ^Hospitality | 0.5
Promotional work | Promotiewerk | sampling acties, brand activation, promotiewerkzaamheden, flyeren, field marketing | ^Trade marketing | 0.55
Mystery shopping | Mystery shopping | mystery visits, mystery guest | ^Market research | 0.65
Survey interviewing | Enquêteren | telefonisch enquêteren, interviewing respondents, veldwerk enquêtes | ^Market research | 0.7
Meter reading | Meterstanden opnemen | meters opnemen, meter readings | ^Field service | 0.7
Newspaper delivery | Kranten bezorgen | folders bezorgen, leaflet distribution | ^Courier delivery | 0.6
Vehicle relocation | Voertuigen verplaatsen | auto's ophalen en brengen, vehicle delivery, haal- en brengservice | ^Vehicle driving | 0.55
Loading dock coordination | Dockplanning | dock scheduling, laaddocks, yard management | ^Warehouse work | 0.6
Quality checks of deliveries | Ingangscontrole | incoming inspection, ingangscontroles, controle van leveringen | ^Quality control | 0.5
Label printing | Etiketteren | labels printen, labelling products, etiketten | ^Packaging | 0.45
Kitting | Kitten van onderdelen | kitting, set samenstellen, displays vullen, co-packing, copacking | ^Packaging | 0.5
Waste water sampling | Afvalwaterbemonstering | effluent monitoring, lozingsvergunning | ^Water treatment | 0.85
Archive digitisation | Documenten scannen | scannen van documenten, document scanning, dossiers digitaliseren, digitaliseren | ^Archiving | 0.45
Case registration | Zaakregistratie | zaaksysteem, zaakgericht werken, djuma zaken, joinwise | ^Document management | 0.6
Visitor management | Bezoekersbeheer | badges uitgeven, visitor registration, toegangspassen | ^Reception work | 0.45
Meeting room management | Vergaderservice | vergaderzalen klaarzetten, meeting room set-up, zaalinrichting, vergaderruimtes | ^Facility management | 0.5
Switchboard | Telefooncentrale bedienen | switchboard operation, telefooncentrale, doorverbinden | ^Telephone handling | 0.45
Personal assistance to executives | Directieondersteuning | directiesecretariaat, executive support, bestuurssecretariaat, managementondersteuning | ^Secretarial work | 0.6
Board meetings | Vergaderingen voorbereiden | agenda's en stukken voorbereiden, vergaderstukken, meeting preparation, board support | ^Secretarial work | 0.5
Gift and event budgets | Relatiegeschenken | business gifts, corporate events small | ^Event organisation | 0.5
Community management | Communitybeheer | online communities, forum moderation, moderatie van sociale media, content moderation | ^Social media marketing | 0.55
Influencer relations | Influencerrelaties | influencer campaigns, creator partnerships | ^Affiliate marketing | 0.65
Marketplace management | Marktplaatsbeheer | amazon seller central, bol partnerplatform, zalando partner, marketplace advertising, channable | ^E-commerce | 0.7
Product information management | Productinformatiebeheer | pim, akeneo, productdata, product content | ^E-commerce | 0.65
Product photography for webshops | Productfotografie | packshots, webshopfotografie | ^Photography | 0.75
Email deliverability | E-maildeliverability | spf dkim, inbox placement | ^E-mail marketing | 0.75
Local SEO | Lokale SEO | google business profile, google mijn bedrijf | ^Search engine optimisation | 0.7
Technical SEO | Technische SEO | screaming frog, structured data, core web vitals seo, indexation | ^Search engine optimisation | 0.8
Media relations abroad | Internationale persrelaties | international pr, foreign press | ^Public relations | 0.7
Sports sponsorship | Sportsponsoring | hospitality sponsoring, sports marketing | ^Sponsorship acquisition | 0.75
Alumni relations | Alumnirelaties | alumnibeleid, alumni engagement | ^Customer relationship management | 0.65
Membership administration | Ledenadministratie | member administration, ledenbeheer, contributie-inning | ^Administration | 0.55
Donor management | Donateursbeheer | donor database, donateurs werven, face-to-face fundraising, donateurswerving | ^Fundraising | 0.65
Volunteer recruitment | Vrijwilligers werven | volunteer engagement, vrijwilligersbeleid | ^Volunteer management | 0.6
`;
