/** Further skills of single sectors. */
export const moreSectors = `
## OTHER 0.75 health
Feeding assistance | Hulp bij eten en drinken | eten en drinken geven, assistance with meals, maaltijdbegeleiding, help with eating | ^Personal care | 0.6
Incontinence care | Incontinentiezorg | stoma care, stomazorg, katheterzorg, catheter care | ^Nursing care | 0.75
Compression therapy | Compressietherapie | zwachtelen, steunkousen, compression stockings, steunkousen aantrekken | ^Nursing care
Tracheostomy care | Tracheostomazorg | beademing, ventilatory care, mechanical ventilation, canulezorg, ventilator care | ^Intensive care | 0.9
Pain management | Pijnbestrijding | pain relief, pijnmanagement, pijnbehandeling | ^Nursing care
Fall prevention | Valpreventie | fall risk assessment, valrisico | ^Elderly care | 0.65
Restraint-free care | Vrijheidsbeperking verminderen | wet zorg en dwang, wzd, wvggz, onvrijwillige zorg, bopz | ^Psychiatric care | 0.75
Clinical reasoning | Klinisch redeneren | sbar, clinical judgement, vroegsignalering, ews-score, evidence-based practice, evidence based werken | ^Nursing care
Nursing documentation | Verpleegkundige verslaglegging | soep rapportage, omaha system, zorgrapportage, nursing reports, rapporteren in het dossier | ^Electronic health records | 0.65
Family communication in care | Contact met naasten | omgaan met mantelzorgers, mantelzorgondersteuning, familiegesprekken, contact met familie, informal carers | ^Nursing care | 0.5
Group home care | Kleinschalig wonen | kleinschalige woonvorm, woongroep, residential care, care home work, 24-uurszorg, 24-uurs zorg | ^Personal care | 0.65
Acquired brain injury | Niet-aangeboren hersenletsel | nah, brain injury rehabilitation, hersenletsel | ^Neurology | 0.85
Autism support | Autismebegeleiding | geef me de vijf, teacch, aba therapy, pecs communication | ^Behavioural support | 0.85
Eating disorder treatment | Behandeling van eetstoornissen | anorexia, eetstoornissen, eating disorders | ^Psychiatric care | 0.9
Trauma treatment | Traumabehandeling | ptss, ptsd, traumasensitief werken, trauma-informed care | ^Psychotherapy | 0.85
Group therapy | Groepstherapie | groepsbehandeling, group counselling, training sociale vaardigheden | ^Psychotherapy | 0.75
Diagnostic psychological testing | Psychodiagnostisch onderzoek | intelligentieonderzoek, wisc, neuropsychologisch onderzoek, psychological testing | ^Psychology | 0.9
Infant mental health | Infant mental health | hechting, attachment, video-hometraining, vht | ^Youth care | 0.85
Signs of safety | Signs of Safety | veiligheidsplan gezin, safety planning families, 1gezin1plan, sociale netwerkstrategieën | ^Youth care | 0.85
Debt assistance law | Wet schuldsanering | wsnp, msnp, minnelijk traject, schuldregeling | ^Debt counselling | 0.9
Social Support Act | Wet maatschappelijke ondersteuning | wmo, keukentafelgesprek, keukentafelgesprekken, social support act | ^Social work | 0.75
Long-term Care Act | Wet langdurige zorg | wlz, zorgzwaartepakket, pgb, persoonsgebonden budget, zorgkantoor | ^Health care management | 0.75
Hospital logistics | Ziekenhuislogistiek | beddencentrale, medical supplies logistics, linnenvoorziening ziekenhuis | ^Logistics | 0.7
Sterile instruments | Steriele hulpmiddelen | csa, centrale sterilisatie, instrument reprocessing, autoclave | ^Infection prevention | 0.85
Endoscopy assistance | Endoscopieassistentie | endoscopie, endoscopy, colonoscopy | ^Operating theatre assistance | 0.9
Ophthalmic assistance | Oogheelkundige assistentie | technisch oogheelkundig assistent, oct imaging eye, toa oogheelkunde | ^Optometry | 0.9
Lung function testing | Longfunctieonderzoek | spirometrie, spirometry, longfunctie | ^Medical diagnosis | 0.9
Neurophysiological testing | Klinische neurofysiologie | eeg, emg, klinisch neurofysiologisch onderzoek | ^Medical diagnosis | 0.9
Vaccination logistics | Vaccinatiezorg | reizigersvaccinatie, travel medicine, prikken, rijksvaccinatieprogramma | ^Public health | 0.8
Lifestyle coaching | Leefstijlcoaching | lifestyle coaching, health coaching, vitality coaching, stoppen met roken begeleiding, gecombineerde leefstijlinterventie | ^Public health | 0.7
Medical writing | Medisch schrijven | clinical study reports, medical communications | ^Academic writing, ~Clinical trials | 0.85
Biostatistics in trials | Klinische datamanagement | clinical data management, edc systems, cdisc, redcap, medidata rave | ^Clinical trials | 0.9
Compounding medicines | Geneesmiddelen bereiden | magistrale bereidingen, aseptisch werken, aseptic preparation, vtgm | ^Pharmacy | 0.9
Pharmacy systems | Apotheeksystemen | pharmacom, cgm apotheek, geneesmiddelendistributiesysteem, baxterrol, baxter medication | ^Pharmacy | 0.9
General practice systems | Huisartseninformatiesystemen | medicom, promedico, omnihis, mira his, huisartseninformatiesysteem | ^Electronic health records | 0.85
Dental x-rays | Tandheelkundige röntgenfoto's | röntgenfoto's gebit, dental radiography, exquise | ^Dental assistance | 0.95
Implant dentistry | Implantologie | implants dental, endodontie, parodontologie, periodontology | ^Dentistry | 0.95
Hydrotherapy | Hydrotherapie | aquatherapy, zwemtherapie, oedeemtherapie, lymfedrainage | ^Physiotherapy | 0.9
Animal nursing | Dierverpleging | veterinary nursing, assisteren bij operaties bij dieren, anesthesie bij dieren | ^Veterinary medicine | 0.95

## OTHER 0.65 education
Phonics and reading instruction | Leesonderwijs | technisch lezen, begrijpend lezen, reading instruction, spellingonderwijs, aanvankelijk lezen | ^Primary education | 0.8
Arithmetic instruction | Rekenonderwijs basisschool | automatiseren rekenen, rekenmethode, basisvaardigheden rekenen | ^Primary education | 0.8
Direct instruction | Directe instructie | edi, expliciete directe instructie, explicit direct instruction, coöperatief leren, cooperative learning | ^Didactics
Digital learning tools | Digitale leermiddelen | digibord, smartboard, snappet, gynzy, google classroom, educational technology, ict in het onderwijs, kahoot | ^Teaching | 0.55
School administration systems | Schooladministratiesystemen | magister, somtoday, parnassys, esis, osiris student, eduarte, canvas lms, brightspace, blackboard learn, itslearning | ^Teaching | 0.7
Parent meetings | Oudergesprekken | contact met ouders, ouderavonden, parent communication, oudercontact, parent-teacher meetings | ^Teaching | 0.55
Handover plans for pupils | Handelingsplannen | groepsplannen, handelingsplan, ontwikkelingsperspectief, individual education plan, opp leerlingen | ^Special education | 0.8
Giftedness education | Hoogbegaafdenonderwijs | hoogbegaafdheid, gifted education, plusklas | ^Special education | 0.85
Montessori education | Montessorionderwijs | daltononderwijs, jenaplan, vrijeschoolonderwijs, steiner education, reggio emilia | ^Didactics | 0.8
Internship supervision | Stagebegeleiding | begeleiden van stagiaires, mentoring interns, stagiaires begeleiden, werkbegeleiding | ^Vocational education | 0.5
Thesis supervision | Scriptiebegeleiding | supervising theses, afstudeerbegeleiding, thesis supervising | ^Higher education teaching | 0.8
Accreditation in education | Onderwijsaccreditatie | nvao, onderwijskwaliteit, quality of education, onderwijsinspectie kader | ^Education management | 0.75
Science teaching | Natuurwetenschappelijk onderwijs | physics teaching, biology teaching, scheikundeonderwijs, biologieonderwijs, natuurkundeonderwijs, stem education | ^Secondary education | 0.85
Humanities teaching | Mens- en maatschappijonderwijs | history teaching, geography teaching, maatschappijleer, aardrijkskunde, geschiedenisonderwijs, economieonderwijs | ^Secondary education | 0.85
Technical practical teaching | Techniekonderwijs | praktijklessen techniek, bwi onderwijs, pie onderwijs, technology teaching, workshop teaching | ^Vocational education | 0.85
Outdoor play | Buitenspelen begeleiden | natuureducatie, nature education, bosschool, forest school | ^Play and activities for children | 0.7
Dutch childcare regulations | Wet kinderopvang | vierogenprincipe, ikk-eisen, beroepskracht-kindratio, pedagogisch beleidsplan | ^Childcare | 0.8
Children's first aid | Kinder-EHBO | ehbo aan baby's en kinderen, paediatric first aid, kinder ehbo | ^First aid | 0.5

## OTHER 0.75 technique
Cable pulling | Kabels trekken en leggen | cable routing, kabelgoten, kabelgoten aanleggen, cable trays, kabelladders | ^Electrical installation
Data and telecom outlets | Data-aansluitingen | wandcontactdozen data, data outlets, opleveren van databekabeling | ^Structured cabling
Emergency lighting | Noodverlichting | emergency lighting systems, lichtplannen, lighting installation, verlichting aanleggen, dali verlichting | ^Electrical installation
Electrical inspection | Elektrische inspectie | scope 8, scope 10, scope 12, nen 3140 inspectie, periodic electrical inspection, inspectie elektrische installaties | ^Electrical installation | 0.9
Earthing and lightning protection | Aarding en bliksembeveiliging | bliksembeveiliging, earthing systems, bliksemafleiding | ^Electrical installation | 0.9
Smart metering | Slimme meters | slimme meter, gas- en elektrameters, meter installation | ^Electrical installation | 0.85
Gas installations | Gasinstallaties | co-certificaat, gasverbrandingsinstallaties, gas appliances, vakmanschap co, gas safe registered | ^Heating systems | 0.9
District heating | Stadsverwarming | warmtenetten, heat networks, warmte-koudeopslag, wko | ^Heating systems | 0.9
Legionella prevention | Legionellapreventie | legionellabeheer, brl 6010, legionella risk | ^Plumbing | 0.85
Duct installation | Luchtkanalen monteren | ductwork, kanalenwerk, luchtkanalen | ^Air conditioning | 0.9
Zinc and lead roofing | Zink- en loodwerk | dakgoten, gutters, zinken daken, loodslabben | ^Plumbing | 0.9
Blinds and awnings | Zonwering monteren | zonwering, rolluiken, awnings, sunblinds, screens monteren | ^Construction | 0.9
Fences and gates | Hekwerk plaatsen | hekwerken, fencing, poorten plaatsen, afrasteringen | ^Construction | 0.8
Facade construction | Gevelbouw | gevelbekleding, cladding, vliesgevels, curtain walls, aluminium kozijnen, gevelmontage | ^Construction | 0.85
Timber frame construction | Houtskeletbouw | hsb, prefab houtbouw, clt bouw, timber frame, prefab construction | ^Carpentry | 0.85
Stair building | Trappen maken | trappen plaatsen, staircase construction | ^Carpentry | 0.9
Wallpapering | Behangen | wallpaper hanging, glasvezelbehang, behangwerk | ^Painting of buildings | 0.85
Wood rot repair | Houtrotreparatie | houtrot herstellen, wood repair, houtreparatie | ^Painting of buildings | 0.85
Grouting | Voegwerk | voegen, pointing brickwork, gevelvoegwerk, kitwerk, kitten | ^Bricklaying | 0.85
Waterproofing | Waterdicht maken | kelderafdichting, waterdichting, damp proofing, injecteren tegen vocht | ^Construction | 0.8
Paving stones | Klinkers leggen | sierbestrating, tuinbestrating, klinkers straten, block paving | ^Road construction | 0.85
Road marking | Wegmarkering | wegmarkeringen, road signs, verkeersborden plaatsen, wegafzetting, traffic management on roads, crow 96b | ^Road construction | 0.8
Sewer inspection | Rioolinspectie | rioolreiniging, riool ontstoppen, drain unblocking, relining | ^Pipe laying | 0.9
Directional drilling | Gestuurd boren | horizontal directional drilling, hdd drilling, persboren | ^Pipe laying | 0.95
Cable detection | Kabeldetectie | klic-melding, klic, cable locating, proefsleuven | ^Pipe laying | 0.85
Cost management of construction | Bouwkostenmanagement | stabu, bouwcalculatie, ibis-trad, ibis trad, ibis calculeren, kostendeskundigheid bouw, hoeveelhedenstaten, quantity take-off | ^Cost estimating | 0.9
Procurement in construction | Bouwinkoop | onderaannemers aansturen, subcontractor management, uav-gc, uav gc, dbfm contracts, bouwteam, onderaannemers | ^Construction management | 0.75
Lean construction | Lean bouwen | lean planning bouw, last planner system, pull planning | ^Construction management | 0.75
Infrastructure asset management | Infra-assetmanagement | beheer en onderhoud infra, kunstwerken beheer, areaalbeheer, bridge inspection | ^Civil engineering | 0.85
Environmental permits in construction | Stikstofberekening | aerius, mer-procedure, flora- en faunaonderzoek bouw | ^Environmental science | 0.9
Soil classification | Grondstromen | besluit bodemkwaliteit, grondbank, asbest in grond, crow 400 | ^Soil remediation | 0.9
Unexploded ordnance | Niet-gesprongen explosieven | ocs opsporing conventionele explosieven, opsporen conventionele explosieven, uxo | ^Groundworks | 0.95
Machine vision inspection | Visionsystemen | vision systems industry, cognex, keyence | ^Industrial automation, ~Computer vision | 0.9
Robot welding cells | Robotcellen | yaskawa, universal robots, robot cells, end effectors | ^Robotics | 0.9
Servo technology | Servotechniek | motors and drives, elektromotoren, electric motors, motor windings | ^Power electronics | 0.85
Instrumentation | Instrumentatie | field instrumentation, drukmeters, flowmeters, i&c, e&i, measurement and control, hart protocol | ^Test and measurement equipment | 0.85
Vibration analysis | Trillingsanalyse | trillingsmetingen, condition-based maintenance, thermography, thermografie, predictive maintenance, olieanalyse | ^Maintenance management | 0.85
Spare parts management | Reserveonderdelenbeheer | spare parts, onderdelenbeheer, technisch magazijn | ^Maintenance management, ~Stock management | 0.65
Tolerances and GD&T | Toleranties | gd&t, geometric dimensioning and tolerancing, maatvoering en toleranties, form and position tolerances | ^Mechanical engineering | 0.85
Plastic part design | Kunststofproductontwerp | mould design, matrijsontwerp, dfm, design for manufacturing | ^Product design | 0.85
PDM and PLM systems | PDM- en PLM-systemen | plm, teamcenter, windchill, autodesk vault, product lifecycle management, solidworks pdm | ^Computer-aided design | 0.8
Piping design | Piping design | autocad plant 3d, caesar ii, pipe stress analysis, aveva pdms, pds piping | ^Pipe fitting, ~Mechanical engineering | 0.95
Pressure equipment | Drukapparatuur | ped, pressure equipment directive, drukvaten, asme viii, pressure vessels | ^Mechanical engineering | 0.9
Process safety | Procesveiligheid | hazop, brzo, lopa, sil assessment, seveso, process hazard analysis | ^Occupational safety, ~Chemical engineering | 0.9
Cathodic protection | Kathodische bescherming | corrosion engineering, corrosiebescherming, coating inspection | ^Surface treatment | 0.9
Permit to work | Werkvergunningen | work permits, werkvergunning, lock-out tag-out, lototo, loto, lmra, last minute risk analysis | ^Occupational safety | 0.65
Car sales | Autoverkoop | car dealership sales, autoverkoper, vehicle leasing, leaseauto's | ^Retail sales, ~Vehicle technology | 0.75
Workshop planning for vehicles | Werkplaatsplanning | receptionist garage, werkplaatsreceptie, service adviseur automotive, aftersales automotive | ^Vehicle technology | 0.75
Vehicle electrics | Voertuigelektronica | auto-elektronica, car electronics, vehicle wiring, inbouw autoalarm | ^Vehicle technology | 0.9
Engine overhaul | Motorrevisie | motoren reviseren, engine repair, versnellingsbakken, gearboxes, cylinder heads | ^Vehicle technology | 0.9
Caravan and camper technology | Caravan- en campertechniek | campers, caravan repair, bovag caravan | ^Vehicle technology | 0.9
Trailer and bodywork building | Carrosserie- en trailerbouw | laadkleppen, tail lifts, opbouw vrachtwagens, trailers repareren | ^Truck mechanics | 0.9
Train maintenance | Treinonderhoud | rolling stock maintenance, spoorvoertuigen, train technology | ^Mechanical maintenance | 0.95
Offshore wind installation | Offshore windinstallatie | gwo basic safety training, nogepa, bosiet, huet, offshore installation, jack-up vessel | ^Wind energy | 0.9
Grid connection | Netaansluiting | netcongestie, grid planning, load flow, powerfactory, net design, netberekeningen | ^High voltage | 0.9
Hydrogen technology | Waterstoftechnologie | electrolysers, fuel cells, brandstofcellen, electrolysis | ^Renewable energy | 0.9
Energy contracts | Energiecontracten | energie-inkoop, energy procurement, energy suppliers | ^Energy markets | 0.75
Sustainability in buildings | Duurzaam bouwen | breeam, well certification, beng, circulair bouwen, green building, leed | ^Construction, ~Energy management | 0.8

## OTHER 0.7 manufacturing
Deburring | Afbramen | ontbramen, bramen verwijderen, bench finishing | ^Metalworking | 0.75
Punching and pressing | Ponsen en stansen | stamping, stampen, ponsnibbelen, ponsen, punching metal | ^Sheet metal work | 0.85
Tube bending | Buisbuigen | buizen buigen, pipe bending | ^Metalworking | 0.9
Wire erosion | Vonken | draadvonken, edm machining, spark erosion, zinkvonken | ^Machining | 0.95
Gear cutting | Tandwielen maken | tandwielbewerking, gear hobbing | ^Machining | 0.95
5-axis machining | 5-assig frezen | 5-assig, 5-axis, vijfassig frezen, simultaanfrezen | ^CNC machining | 0.95
Mazatrol programming | Mazatrol | siemens sinumerik, sinumerik, shopmill, shopturn, okuma control | ^CNC programming | 0.95
Measuring with CMM | 3D-meten | 3d coordinate measuring, cmm, meetmachine, zeiss calypso, schuifmaat, micrometer, mitutoyo | ^Test and measurement equipment | 0.85
First article inspection | Eerste-artikelkeuring | fai report, ppap, apqp, iatf 16949, spc control, statistical process control | ^Quality control | 0.8
Aerospace quality | Luchtvaartkwaliteit | as9100, en 9100, nadcap | ^Quality management | 0.9
Ultrasonic cleaning | Reinigen in cleanroom | cleanroomprotocol, cleanroom assembly, precision cleaning | ^Semiconductor technology | 0.85
Wafer handling | Waferverwerking | wafer bonding, wire bonding, die attach, etching, thin-film deposition | ^Semiconductor technology | 0.95
Cable harness assembly | Kabelbomen maken | kabelassemblage, wire harness, crimping, krimpen van kabels | ^Electronics | 0.9
Adhesive bonding | Lijmtechniek | gluing, lijmen van onderdelen, bonding technology | ^Assembly | 0.7
Torque tools | Momentgereedschap | momentsleutel, bolt tightening, torque wrench, boutverbindingen | ^Assembly | 0.7
Reading work instructions | Werkinstructies lezen | work instructions, werkinstructies, standard operating procedures, sop's, sops | ^Production work | 0.3
Line feeding | Lijnbevoorrading | kanban supply, milk run, materiaal aanvoeren productielijn | ^Production work, ~Warehouse work | 0.55
Palletising | Palletiseren | pallets stapelen, palletising robots, pallets bouwen, wrapping pallets | ^Packaging | 0.5
Bottling | Bottelen | afvullen, flessen vullen, filling and capping | ^Packaging machines | 0.75
Cutting and slicing food | Snijden van voedingsmiddelen | groenten snijden, portioneren, slicing machines, vegetable cutting | ^Food production | 0.65
Recipe mixing | Recepturen afwegen | grondstoffen afwegen, weighing ingredients, doseren, mengen van grondstoffen, dosing | ^Food production | 0.65
Pasteurisation | Pasteurisatie | uht, sterilisation of food, homogenisation, cip reiniging, cleaning in place | ^Dairy processing | 0.9
Sensory analysis | Sensorisch onderzoek | proefpanel, taste panels, tasting food | ^Food technology | 0.85
Coffee roasting | Koffie branden | roasting coffee, koffiebranden, cupping | ^Food production | 0.9
Feed production | Diervoederproductie | animal feed, mengvoeder, feed milling | ^Food production | 0.85
Vegetarian product development | Plantaardige productontwikkeling | plant-based food, vleesvervangers, alternative proteins | ^Food technology | 0.85
Offset platemaking | Drukvoorbereiding | ctp plates, kleurbeheer, colour management, color management, pantone | ^Printing technology | 0.85
Cutting and folding print | Snijden en vouwen van drukwerk | vouwmachine, snijmachine papier, plano snijden, gluing and stitching print | ^Printing technology | 0.85
Knitting machines | Breimachines | circular knitting, jacquard, borduurmachine, industrial embroidery | ^Textile technology | 0.9
Garment technology | Kledingtechnologie | tech packs, garment construction, maatvoering kleding, clo 3d, lectra | ^Fashion design, ~Sewing | 0.9
Curtains and soft furnishings | Gordijnen en woningtextiel | gordijnen naaien, raamdecoratie, curtain making | ^Sewing | 0.85
Boat building in polyester | Polyester bootbouw | jachtafbouw, yacht interior, hull lamination | ^Ship building | 0.9
Antique restoration | Restauratie van meubelen | furniture restoration, meubels restaureren, antiek | ^Woodworking | 0.9
CNC woodworking | CNC-houtbewerking | homag, biesse, kantenaanlijmer, opdeelzaag, panel saw, edge banding | ^Woodworking | 0.9

## OTHER 0.65 logistics
Container handling | Containerafhandeling | reachstacker, containers stuffen, container stuffing, container stripping, straddle carrier | ^Port operations | 0.8
Temperature-controlled logistics | Geconditioneerde logistiek | koeltransport, vriescel, cold chain, cold storage, gekoeld transport, gdp logistiek | ^Logistics | 0.7
Returns inspection | Retourcontrole | retouren controleren, grading returns | ^Reverse logistics | 0.6
Warehouse slotting | Magazijninrichting | slotting, warehouse layout, locatiebeheer, warehouse design, 5s magazijn | ^Warehouse work | 0.65
Automated warehouses | Geautomatiseerde magazijnen | autostore, shuttle systems, agv, sorter systems, warehouse automation, vanderlande | ^Warehouse work | 0.7
Cross-docking | Crossdocking | cross docking, sorteren van pakketten, parcel sorting, pakketten sorteren, sorteercentrum | ^Warehouse work | 0.55
Transport management systems | Transportmanagementsystemen | tms, transport management system, boordcomputer, transics, trimble | ^Transport planning | 0.75
Charters and carriers | Charteren van vervoerders | carrier management, vervoerders aansturen, freight procurement, charters inkopen | ^Transport planning | 0.75
Livestock transport | Veetransport | vee vervoeren, animal transport | ^Lorry driving | 0.9
Abnormal loads | Exceptioneel transport | exceptioneel vervoer, heavy transport, speciaal transport, dieplader | ^Lorry driving | 0.9
Tipper and concrete trucks | Kipper en betonmixer | kipperauto, betonmixer, autolaadkraan, hmf kraan, lorry loader crane, containerwagen, haakarm | ^Lorry driving | 0.9
Refuse collection vehicles | Huisvuilwagen rijden | kraakperswagen, zijlader, vuilniswagen | ^Lorry driving | 0.9
Load securing | Ladingzekering | lading zekeren, securing cargo, stouwen, sjorbanden | ^Lorry driving, ~Loading and unloading | 0.7
Eco-driving | Het nieuwe rijden | zuinig rijden, fuel-efficient driving, eco driving | ^Vehicle driving | 0.5
Navigation for couriers | Routes rijden | stops rijden, last mile delivery, last-mile, route app bezorging | ^Courier delivery | 0.55
Refuelling aircraft | Vliegtuigen tanken | aircraft refuelling, pushback, de-icing, aircraft marshalling | ^Aviation operations | 0.95
Airline check-in | Check-in op luchthavens | boarding passengers, passagiersafhandeling, gate handling, passenger handling | ^Aviation operations | 0.85
Air cargo handling | Luchtvrachtafhandeling | iata dgr, air waybill, uld building | ^Freight forwarding | 0.85
NCTS and AGS | NCTS en AGS | transit documents, t1 documenten, douane-entrepot, bonded warehouse, portbase, customs warehouse, dms douane | ^Customs clearance | 0.9
Trade compliance | Handelscompliance | export control, sanctiewetgeving, sanctions screening, hs codes, dual use goods, tariff classification | ^Customs clearance | 0.85
Vessel planning | Scheepsplanning | stowage planning, ship agency, cargadoorswerk, bevrachting, chartering vessels | ^Port operations | 0.9
Bridge and lock operation | Brug- en sluisbediening | brugbediening, sluisbediening, nautisch verkeersmanagement, vessel traffic services | ^Navigation at sea | 0.95
Train planning | Treinplanning | dienstregeling, timetable planning, rail traffic control, treindienstleiding | ^Transport planning | 0.9

## OTHER 0.65 hospitality
Breakfast service | Ontbijtservice | ontbijtbuffet, breakfast buffet | ^Serving guests | 0.65
Room service | Roomservice | etagebediening, in-room dining, minibar | ^Serving guests | 0.7
Allergen knowledge | Allergenenkennis | allergens, allergenen, dieetwensen | ^Food hygiene | 0.55
Sushi and Asian cooking | Aziatisch koken | sushi maken, wok cooking, asian cuisine, wokken | ^Cooking | 0.85
French cuisine | Franse keuken | klassieke keuken, fine dining, gastronomy, gastronomie, sauzen bereiden, michelin restaurant | ^Cooking | 0.8
Italian cuisine | Italiaanse keuken | pasta maken, pizzaiolo, italian cooking | ^Cooking | 0.8
Vegetarian cooking | Vegetarisch koken | vegan cooking, plantaardig koken | ^Cooking | 0.7
Institutional catering | Instellingskeuken | grootkeuken, large-scale catering, catering in de zorg, regenereren van maaltijden | ^Cooking | 0.75
Purchasing for kitchens | Keukeninkoop | food cost, kostprijs gerechten, foodcost, ordering ingredients, ordering kitchen supplies | ^Kitchen management | 0.7
Beer and cellar management | Kelderbeheer | fusten aansluiten, tapinstallaties, beer tapping systems, cellar work | ^Bartending | 0.75
Tea and coffee corner | Koffiecorner | koffieautomaten, coffee machines, pantry beheer | ^Catering industry work | 0.5
Event catering logistics | Logistiek bij catering | op- en afbouw catering | ^Buffet and banqueting | 0.6
Restaurant reservation systems | Restaurantreserveringssystemen | resengo, opentable, formitable, lightspeed restaurant, untill, horeca kassasysteem | ^Reservations | 0.65
Hotel revenue systems | Hotelrevenuesystemen | channel manager, booking.com extranet, ideas rms, online travel agencies, ota management | ^Hotel front office | 0.85
Concierge service | Conciërgedienst in hotels | guest requests, vip guests, les clefs d'or | ^Hotel front office | 0.75
Campsite work | Campingwerk | campsite maintenance, vakantiepark, holiday park work | ^Tourism | 0.7
Theme park operations | Pretparkwerk | attracties bedienen, ride operation, attractiepark | ^Tourism | 0.8
Destination marketing | Bestemmingsmarketing | city marketing, citymarketing, tourism promotion | ^Tourism, ~Marketing | 0.8

## OTHER 0.65 business
Customer onboarding | Onboarding van klanten | client onboarding, implementatie bij klanten, klanten implementeren | ^Customer relationship management | 0.5
Key performance dialogue | Netto promotorscore | nps, klanttevredenheid, customer satisfaction, klanttevredenheidsonderzoek, csat | ^Customer service | 0.5
Sales forecasting | Verkoopprognoses | sales pipeline, pipeline management, salesfunnel, sales funnel, verkooptargets, sales targets, targets halen | ^Sales | 0.5
Trade fairs | Beurzen | exhibitions trade, beursdeelname, trade shows, vakbeurzen, beurzen organiseren | ^Marketing | 0.55
Partner management | Partnermanagement | channel sales, dealer management, dealernetwerk, reseller management | ^Sales | 0.6
Loyalty programmes | Loyaliteitsprogramma's | customer loyalty, loyalty marketing, retentie, klantbehoud, customer retention, churn reduction | ^Marketing | 0.55
Podcast and video marketing | Videomarketing | youtube marketing, video content, reels maken, short-form video, tiktok videos | ^Content marketing | 0.6
Brand storytelling | Storytelling | corporate storytelling, verhalen vertellen, brand journalism | ^Content marketing | 0.55
Speech writing | Speechschrijven | speeches schrijven, toespraken schrijven | ^Copywriting | 0.75
Crisis communication | Crisiscommunicatie | issue management, reputation management, reputatiemanagement | ^Corporate communication | 0.7
Public affairs | Public affairs | lobbying, lobbyen, belangenbehartiging, advocacy | ^Corporate communication | 0.7
Employee communication | Interne communicatie | intranet, internal newsletters, medewerkerscommunicatie, employee engagement | ^Corporate communication | 0.55
Newsletter design | Nieuwsbrieven opmaken | email templates, html emails | ^E-mail marketing | 0.5
Fixed assets accounting | Vaste-activaregistratie | fixed assets, afschrijvingen, depreciation, activa | ^Accounting | 0.7
Bank reconciliation | Bankafstemming | reconciliations, bankboekingen, account reconciliation, bank verwerken, balansposten, balance sheet reconciliation, tussenrekeningen | ^Bookkeeping | 0.6
Expense processing | Declaratieverwerking | onkostendeclaraties, expense claims, expense reports, declaraties verwerken, travel expenses | ^Bookkeeping | 0.5
Intercompany accounting | Intercompany-administratie | intercompany transactions, transfer pricing, verrekenprijzen | ^Accounting | 0.75
Revenue recognition | Omzetverantwoording | ifrs 15, deferred revenue, projectresultaten, onderhanden werk, work in progress accounting | ^Financial reporting | 0.8
Audit software | Auditsoftware | caseware, audition, idea data analysis, teammate audit | ^Auditing | 0.9
SBR and XBRL | SBR en XBRL | xbrl, standard business reporting, kvk-deponering | ^Financial reporting | 0.85
Cooperatives and foundations accounting | Verenigingsadministratie | anbi, stichtingen administratie, non-profit accounting | ^Accounting | 0.65
Municipal finance | Gemeentefinanciën | bbv, begrotingscyclus, p&c-cyclus, planning- en controlcyclus, public finance | ^Controlling | 0.8
Insurance brokerage | Assurantiebemiddeling | assurantie, volmacht, volmachtbedrijf, insurance intermediary, ccs level, anva | ^Insurance | 0.8
Income protection insurance | Inkomensverzekeringen | verzuimverzekering, wga, arbeidsongeschiktheidsverzekeringen, aov | ^Insurance | 0.85
Reinsurance | Herverzekering | reinsurance treaties, catastrophe modelling | ^Insurance | 0.9
Credit scoring | Kredietscoring | probability of default, credit risk modelling, ifrs 9, kredietmodellen | ^Lending | 0.9
Foreclosures and arrears | Bijzonder beheer | arrears management, betalingsachterstanden, special asset management, intensive care banking | ^Lending | 0.85
Stock exchange operations | Effectenadministratie | settlement of trades, corporate actions, fund administration, custody services | ^Investment management | 0.85
ESG investing | Duurzaam beleggen | impact investing, sfdr, sustainable finance | ^Investment management | 0.85
Crypto assets | Cryptovaluta | bitcoin, digital assets, mica regulation, defi | ^Blockchain | 0.8
Payment systems | Betalingsverkeer | sepa, swift payments, iso 20022, payment processing, card payments, girale betalingen | ^Banking | 0.8
Writing job descriptions | Functieprofielen opstellen | vacatureteksten schrijven, vacatureteksten, job postings | ^Recruitment | 0.55
Applicant tracking systems | Wervingssystemen | ats software, recruitee, greenhouse ats, bullhorn, linkedin recruiter, carerix, homerun ats, otys | ^Recruitment | 0.7
Boolean search | Booleaans zoeken | x-ray search, talent sourcing, sourcing talent | ^Recruitment | 0.75
Labour market analysis | Arbeidsmarktanalyse | labour market knowledge, kennis van de arbeidsmarkt | ^Recruitment | 0.6
Collective agreements | Cao-kennis | cao, abu-cao, cao-toepassing, collective labour agreement, cao gemeenten | ^Human resources | 0.6
Works council law | Medezeggenschapsrecht | wet op de ondernemingsraden, medezeggenschap, employee participation | ^Employee relations | 0.75
Expat services | Expatservices | 30%-regeling, kennismigranten, global mobility, work permits for expats, relocation services, immigration of employees | ^Human resources | 0.8
Strategic workforce planning | Strategische personeelsplanning | headcount planning, formatiebeheer, workforce analytics, hr analytics, people analytics | ^Human resources | 0.65
Team building | Teamontwikkeling | team development, teambuilding, teamdynamiek, insights discovery, belbin, disc-profielen | ^Coaching | 0.45
Vitality at work | Vitaliteit op het werk | duurzame inzetbaarheid, sustainable employability, employee wellbeing | ^Human resources | 0.6
Office relocation | Kantoorverhuizingen | verhuisprojecten kantoren, office moves | ^Facility management | 0.6
Soft services | Soft services | contractbeheer schoonmaak, catering contracts, greening, hospitality in offices, reprodiensten | ^Facility management | 0.6
Hard services | Hard services | gebouwinstallaties beheer, technisch facilitair beheer, onderhoudscontracten | ^Facility management | 0.65
Legal contracts management | Contractadministratie | contract lifecycle management, clm, nda's, contract review | ^Contract law, ~Contract management | 0.6
Compliance training | Compliance-trainingen | gedragscode, code of conduct, whistleblowing, klokkenluiders | ^Compliance | 0.6
Debt enforcement | Gerechtelijke incasso | executoriaal beslag, debt enforcement proceedings | ^Bailiff work | 0.9
Energy law | Energierecht | energiewet, warmtewet, energy regulation | ^Legal expertise | 0.85
Construction law | Bouwrecht | aanbestedingsgeschillen, uav, construction contracts law | ^Legal expertise | 0.85
Education law | Onderwijsrecht | leerplicht, leerplichtwet, compulsory education | ^Legal expertise | 0.8
Social security appeals | Sociaalzekerheidsrecht | uwv-zaken, social security appeals law | ^Legal expertise | 0.85
Data protection officer work | Functionaris gegevensbescherming | fg, verwerkingsregister, datalekken, data breaches, privacy by design, privacy impact assessment | ^Privacy law | 0.8
Public records | Wet open overheid | woo, woo-verzoeken, wob, freedom of information requests | ^Administrative law | 0.8
Policy evaluation | Beleidsevaluatie | programme evaluation, impact assessment policy, beleidsmonitoring, monitoring and evaluation | ^Policy making | 0.65
Smart cities | Slimme steden | smart city, data-driven government, datagedreven werken | ^Spatial planning | 0.7
Housing policy | Woonbeleid | volkshuisvesting, woonvisie, huisvestingsbeleid | ^Spatial planning | 0.75
Culture and sport policy | Cultuur- en sportbeleid | sports policy, cultuurbeleid, sportbeleid gemeente | ^Policy making | 0.7
Economic development policy | Economisch beleid | regional development, regionale economie, bedrijvencontact | ^Policy making | 0.7
Youth policy | Jeugdbeleid | jongerenbeleid, inkoop jeugdhulp | ^Policy making | 0.7
Emergency planning | Crisisbeheersing overheid | veiligheidsregio, rampenbestrijding, civil protection, calamiteitenplannen | ^Crisis management | 0.75
Border control | Grensbewaking | passport control, grenscontrole, mensenhandel signaleren, document fraud detection | ^Policing | 0.9
Forensic investigation | Forensisch onderzoek | sporenonderzoek, crime scene investigation, dactyloscopy | ^Policing | 0.95
Interrogation techniques | Verhoortechnieken | verhoren, interview techniques police, professioneel verhoor | ^Policing | 0.9

## OTHER 0.7 green
Hydroponics | Hydrocultuur | substraatteelt, hydroponic growing, vertical farming, klimaatcomputer, priva connext | ^Horticulture | 0.85
Potting and transplanting | Oppotten en verspenen | oppotten, stekken, verspenen, planten stekken, repotting plants | ^Horticulture | 0.8
Flower sorting | Bloemen sorteren | bloemen bossen, flower bunching, bloemen inpakken | ^Horticulture | 0.75
Biological pest control | Biologische bestrijding | integrated pest management, ipm, natuurlijke vijanden, scouten van plagen | ^Crop protection | 0.9
Organic farming | Biologische landbouw | skal, biologisch telen, regenerative agriculture, biodynamic farming | ^Agriculture | 0.8
Potato and beet growing | Aardappel- en bietenteelt | aardappelteelt, potato growing, suikerbieten, uienteelt | ^Agriculture | 0.85
Viticulture | Wijnbouw | wine growing, druiventeelt, grape growing | ^Agriculture | 0.95
Calf rearing | Kalveropfok | kalveren voeren, calf feeding, jongvee | ^Livestock farming | 0.9
Animal feeding | Dieren voeren | voeren van dieren, feeding animals, rantsoenen | ^Animal care | 0.7
Artificial insemination | Kunstmatige inseminatie | ki bij vee, insemination of cattle, fokkerij, animal breeding | ^Livestock farming | 0.95
Sheep shearing | Schapen scheren | schapenhouderij, sheep farming, lammeren | ^Livestock farming | 0.95
Manure management | Mestbeheer | mest uitrijden, mestwetgeving, manure legislation, mestboekhouding | ^Agriculture | 0.85
Drainage of land | Ontwatering van land | sloten onderhouden, ditch maintenance, waterlopen onderhoud, baggeren van sloten | ^Green space maintenance | 0.8
Playground inspection | Speelplaatsinspectie | speeltoestellen keuren, playground safety | ^Green space maintenance | 0.9
Weed control | Onkruidbestrijding | onkruid verwijderen, schoffelen, weeding, wieden | ^Green space maintenance | 0.7
Sports field maintenance | Sportveldonderhoud | greenkeeping, golfbaanonderhoud, kunstgras onderhoud | ^Green space maintenance | 0.85
Invasive species control | Bestrijding van invasieve exoten | japanse duizendknoop, eikenprocessierups, eikenprocessierups bestrijden | ^Green space maintenance | 0.9
Winter service | Gladheidsbestrijding | strooien, snow clearing, gladheid bestrijden, winterdienst | ^Road construction | 0.8
Wildlife management | Faunabeheer | wildbeheer, game management | ^Ecology | 0.9
Beekeeping | Imkerij | bijen houden, apiculture, honey production | ^Agriculture | 0.95
Aquarium care | Aquariumverzorging | fish keeping, vissen verzorgen, koivijvers | ^Animal care | 0.9
Zoo keeping | Dierentuinwerk | zookeeping, exotische dieren, dierenparken | ^Animal care | 0.9
Assistance dog training | Assistentiehondentraining | geleidehonden, k9 handling, hondengeleider, dog handling | ^Animal care | 0.9

## OTHER 0.75 creative
Stage direction | Toneelregie | theatre production, toneel, voorstellingsleiding, stage managing | ^Directing | 0.9
Costume making | Kostuums maken | costume design, kostuumontwerp, theaterkostuums, grime, special effects make-up | ^Sewing | 0.9
Wig making | Pruiken maken | haarwerken, wigs | ^Hairdressing | 0.95
Hair extensions | Hairextensions | opsteken, bruidskapsels, balayage, extensions zetten, permanenten | ^Hairdressing | 0.9
Laser hair removal | Laserontharing | ipl treatments, permanent ontharen, laser treatments | ^Beauty care | 0.9
Medical pedicure | Medisch pedicure | diabetische voet, reumatische voet, medisch pedicurewerk | ^Pedicure | 0.95
Eyelash treatments | Wimperbehandelingen | wimperextensions, eyelash extensions, wenkbrauwen epileren, lash lift | ^Beauty care | 0.9
Relaxation massage | Ontspanningsmassage | hot stone massage, relaxing massage | ^Massage | 0.8
Zumba and dance fitness | Zumba en dansfitness | zumba, les mills, bodypump, bootcamp training sport | ^Fitness instruction | 0.85
Football coaching | Voetbaltraining | football coaching, voetbal, soccer coaching, uefa licence | ^Sports coaching | 0.85
Martial arts instruction | Vechtsportles | judo, karate, kickboxing, boksen, martial arts | ^Sports coaching | 0.85
Tennis coaching | Tennisles | padel, hockeytraining, tennis, racket sports | ^Sports coaching | 0.85
Adaptive sports | Aangepast sporten | sport voor mensen met een beperking, disability sports, g-sport | ^Sports coaching | 0.85
Motor skills training | Motorische training | motorische remedial teaching, mrt, beweegprogramma's, bewegingsstimulering | ^Sports coaching | 0.75
Book design | Boekontwerp | editorial design, magazine layout, magazineopmaak | ^Graphic design | 0.8
Infographics | Infographics | information design, data illustration, infographics maken | ^Graphic design | 0.7
Icon and asset design | Iconen ontwerpen | icon design, asset creation, sprite design, pixel art | ^Graphic design | 0.8
Concept development | Conceptontwikkeling | creative concepts, creatieve concepten, concepting, campagneconcepten, art direction | ^Graphic design | 0.6
Drone photography | Dronefotografie | luchtfotografie, aerial photography, drone filming | ^Photography | 0.85
Subtitling and captions | Ondertitelen | closed captions, subtitle editing | ^Video editing, ~Translation | 0.8
Colour grading | Kleurcorrectie | color grading, colour correction | ^Video editing | 0.9
Live broadcasting | Live-uitzendingen | live television, regie live, vmix, atem switcher, multicamera | ^Radio and television production | 0.85
News editing | Nieuwsredactie | fact-checking, factchecking, editorial planning, bureauredactie, newsroom | ^Journalism | 0.8
Photojournalism | Fotojournalistiek | press photography, persfotografie | ^Photography, ~Journalism | 0.9
Radio presenting | Radiopresentatie | voice recording, stemgebruik, voice training | ^Presenting media | 0.85
Choir conducting | Koordirectie | dirigent koor, orchestral conducting | ^Music performance | 0.95
Instrument teaching | Instrumentles | pianoles, gitaarles, vioolles, zangles, music lessons, drumles | ^Music performance, ~Teaching | 0.85
Event hosting | Evenementen presenteren | dagvoorzitter, hosting events, ceremoniemeester | ^Presenting media | 0.75
Ticket sales | Kaartverkoop | ticketing events, box office, ticketverkoop | ^Cash register operation | 0.55
Exhibition guiding | Tentoonstellingsbegeleiding | suppoostwerk, museum hosting, publieksbegeleiding | ^Museum work | 0.75
Art handling | Kunsttransport | art installation, kunst inrichten, art packing | ^Museum work | 0.9
Heritage digitisation | Erfgoeddigitalisering | digitisation of collections, collectieregistratie, adlib museum, axiell | ^Museum work | 0.9
Genealogy | Genealogie | family history, stamboomonderzoek | ^Historical studies | 0.85
Palaeography | Paleografie | old handwriting, oud schrift | ^Historical studies | 0.95
`;
