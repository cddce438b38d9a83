/** ISCO-08 major groups 0 (armed forces), 5 (services and sales) and 6 (agriculture). */
export const service = `
## 0110 6 aerospace-defense +Military skills, +Leadership
Army officer | Officier krijgsmacht | military officer, legerofficier, luitenant, marineofficier, kapitein landmacht, luchtmachtofficier, army captain, naval officer, air force officer, kolonel, majoor, lieutenant, colonel, army major, brigadier
## 0210 4 aerospace-defense +Military skills
Non-commissioned officer | Onderofficier | korporaal, sergeant, sergeant-majoor, military sergeant
## 0310 3 aerospace-defense +Military skills, +Physical fitness
Soldier | Soldaat | militair, marinier, infantry soldier, matroos marine, infanterist, reservist, marine, private soldier, dienstplichtige, sailor navy
## 5111 4 transportation-logistics +Cabin crew service
Flight attendant | Stewardess | steward, cabin attendant, cabin crew, purser, cabin crew member, stewardess vliegtuig, cabin crew manager, ship steward, scheepssteward, treinsteward, air hostess
## 5112 3 transportation-logistics +Passenger transport, +Customer service
Train conductor | Conducteur | conductor, treinconducteur, hoofdconducteur, service- en veiligheidsmedewerker ov, ticket inspector, controleur openbaar vervoer, tramconducteur, servicemedewerker ov, passenger fare controller
## 5113 3 hospitality-tourism +Tour guiding, +Tourism
Tour guide | Gids | reisleider, stadsgids, rondleider, travel guide, museumgids, tourist guide, rondvaartgids, tour leader, hostess toerisme, reisbegeleider, park guide
## 5120 3 hospitality-tourism +Cooking, +Food hygiene
Cook | Kok | zelfstandig werkend kok, hulpkok, basiskok, instellingskok, line cook, leerling-kok, medewerker keuken kok, commis de cuisine, gastronoom, grillkok, zorgkok, leerling kok, medewerker warme keuken, prep cook, cateringkok, pizzabakker, sushikok, pizzaiolo, dieetkok, fish cook, bedrijfskok, lunchkok, schoolkok, kantinekok, scheepskok, campuskok, kok in de zorg, kok zorg, company cook, school cook | ~Chef, ~Kitchen assistant
## 5131 2 hospitality-tourism +Serving guests, +Catering industry work
Waiter | Bedieningsmedewerker | ober, waitress, serveerster, medewerker bediening, horecamedewerker, server, kelner, zelfstandig werkend gastheer, gastheer, gastvrouw, medewerker horeca, allround horecamedewerker, restaurantmedewerker, hostess restaurant, bediening, horeca medewerker, host, gastheer/gastvrouw, food and beverage employee, waiter/waitress, medewerker food & beverage, serveerder, f&b medewerker, cateraar, restaurant host, restaurant employee, runner horeca, chef de service | ~Bartender
## 5132 2 hospitality-tourism +Bartending, +Barista skills
Bartender | Barman | barmedewerker, barkeeper, barvrouw, cocktail bartender, medewerker bar, mixologist, barmeid, barkeepster
## 5141 3 retail-fashion +Hairdressing
Hairdresser | Kapper | kapster, hairstylist, barber, barbier, haarstylist, allround kapper, herenkapper, dameskapper, salonmanager kapper, topstylist, leerling kapper, pruikenmaker kapper
## 5142 3 healthcare-medical +Beauty care
Beautician | Schoonheidsspecialist | schoonheidsspecialiste, beauty therapist, nagelstylist, pedicure, make-up artist, visagist, manicure, nail technician, visagiste, medisch pedicure, make-upartiest, grimeur, wellnessmedewerker, cosmetologist, aesthetician, spa attendant, spatherapeut, kleurconsulent, tanning consultant, beauty specialist, laser therapist cosmetic, image consultant
## 5151 4 hospitality-tourism,other +Cleaning, +People management
Cleaning supervisor | Teamleider schoonmaak | head housekeeper, objectleider, objectleider schoonmaak, rayonleider schoonmaak, housekeeping supervisor, voorman schoonmaak, hoofd huishouding, meewerkend voorvrouw schoonmaak, voorvrouw schoonmaak, hoofd schoonmaak, housekeeping manager, meewerkend voorman schoonmaak, supervisor housekeeping, assistent objectleider, floor manager housekeeping
## 5152 3 other +Domestic help
Housekeeper | Huishouder | huishoudster, butler, gouvernante, bed and breakfast operator, domestic butler
## 5153 3 real-estate,education +Building maintenance, +Facility management
Caretaker | Conciërge | huismeester, building caretaker, janitor, schoolconciërge, gebouwbeheerder, beheerder gebouw, koster beheerder, facilitair medewerker, medewerker facilitaire dienst, facility employee, facilitair ondersteuner, terreinbeheerder, facility medewerker, medewerker facilitair, beheerder, havenmeester jachthaven, wijkbeheerder, buurtconciërge, complexbeheerder, facilities assistant, facility coordinator, facilitair coördinator, sportzaalbeheerder, zaalwacht, medewerker facilitaire zaken, allround facilitair medewerker
## 5161 3 other +Social skills
Astrologer | Astroloog | fortune teller, medium, waarzegger, psychic, helderziende
## 5162 3 other +Personal care
Companion | Gezelschapspersoon | valet, gezelschapsdame, kamerheer
## 5163 4 other +Mortuary care
Funeral director | Uitvaartverzorger | undertaker, uitvaartleider, begrafenisondernemer, embalmer, uitvaartmedewerker, medewerker uitvaart, crematoriummedewerker, rouwauto chauffeur, thanatopracteur, uitvaartbegeleider, lijkbezorger, crematorium operator, funeral attendant
## 5164 3 agriculture +Animal care
Animal caretaker | Dierverzorger | dierenverzorger, animal keeper, dog groomer, hondentrimmer, zookeeper, dierenoppas, kennel worker, hondentrainer, dog trainer, trimmer honden, animal shelter worker, stalknecht, hondenuitlater, groom horses, stalmedewerker, paardenverzorger, medewerker dierenasiel, dierenpensionhouder, hondenkapper, animal trainer, horse trainer, pensionstalhouder
## 5165 4 other +Driving instruction
Driving instructor | Rijinstructeur | rijschoolhouder, driving teacher, autorijschoolhouder, vrachtautorijinstructeur, car driving instructor
## 5169 3 other +Social skills
Personal service worker | Persoonlijk dienstverlener | dating service consultant, escort, sekswerker, relatiebemiddelaar, wedding host
## 5211 2 retail-fashion +Market trading
Market vendor | Marktkoopman | marktverkoper, marktkramer, market trader, standwerker, marktmedewerker, market stall holder
## 5212 2 hospitality-tourism +Market trading
Street food vendor | Straatverkoper van eten | ijsverkoper, ijscoman, foodtruck medewerker, oliebollenbakker kraam
## 5221 4 retail-fashion +Store management, +Entrepreneurship
Shopkeeper | Winkeleigenaar | ondernemer winkel, webshopeigenaar, online shopkeeper, winkelhouder, shop owner, webwinkelier, zelfstandig winkelier, kioskhouder
## 5222 3 retail-fashion +Retail sales, +People management
Shop supervisor | Verkoopleider winkel | store supervisor, teamleider winkel, floor manager retail, afdelingsmanager winkel, verkoopchef, assistent winkelmanager, teamleider supermarkt, eerste verkoper, chef vers, department supervisor, afdelingschef supermarkt, teamleider vers, caissièrechef, eerste verkoopmedewerker, checkout supervisor, shift leader supermarkt, teamleider verkoop, groepsleider winkel, senior sales associate
## 5223 2 retail-fashion +Retail sales, +Customer service, +Cash register operation
Shop assistant | Verkoopmedewerker | sales assistant, winkelmedewerker, verkoopster, verkoper, retail sales associate, sales associate, medewerker winkel, retail assistant, verkoopadviseur, winkelbediende, medewerker verkoop, winkelassistent, store employee, shop employee, retail medewerker, verkoopmedewerkster, verkoopspecialist, parttime verkoopmedewerker, winkelverkoper, sales medewerker winkel, bakkerijverkoper, bakkerijmedewerker winkel, salesperson, retail salesperson, telecom adviseur, store associate, specialised seller, verkoper fietsen, retail associate, verkoopmedewerker bakkerij, winkelier assistent, personal shopper, sales adviseur winkel, bediende winkel, shop attendant
## 5230 2 retail-fashion +Cash register operation
Cashier | Kassamedewerker | caissière, kassière, medewerker kassa, checkout operator, kassamedewerkster, ticket sales agent, kassabediende, retail cashier, ticket seller, kaartverkoper, medewerker kaartverkoop
## 5241 2 entertainment-media +Representative appearance
Fashion model | Fotomodel | model, mannequin, art model, kunstmodel
## 5242 2 retail-fashion +Sales
Demonstrator | Promotiemedewerker | promotor, demonstrateur, sales promoter, brand ambassador, promotion demonstrator, promomedewerker, sales promotor, fieldmarketeer, promotiemedewerkster
## 5243 2 other +Field sales
Door-to-door salesperson | Deur-aan-deurverkoper | colporteur, door to door seller, field marketer, huis-aan-huisverkoper, direct salesperson, d2d sales
## 5244 3 other +Telemarketing
Telemarketer | Televerkoper | telesales agent, telemarketeer, telefonisch verkoper, outbound medewerker, callcenter verkoop, telesales medewerker, outbound agent, outbound sales agent, telefonisch verkoopmedewerker, outbound sales medewerker, medewerker telesales, telefonisch sales adviseur, call centre salesperson
## 5245 2 automotive +Cash register operation
Service station attendant | Pompbediende | tankstationmedewerker, petrol station attendant, medewerker tankstation, shopmedewerker tankstation
## 5246 2 hospitality-tourism +Buffet and banqueting
Food counter attendant | Buffetmedewerker | medewerker snackbar, snackbarmedewerker, broodjeszaak medewerker, lunchroommedewerker, counter medewerker, snackbar medewerker, kantinemedewerker, salad bar attendant, canteen assistant, kantinebeheerder, medewerker lunchroom, medewerker kantine, deli worker
## 5249 2 retail-fashion +Retail sales
Rental clerk | Verhuurmedewerker | rental service representative, medewerker verhuur, rental agent, autoverhuurmedewerker, verhuurmedewerker auto's, car rental agent
## 5311 3 education +Childcare, +Child development
Childcare worker | Pedagogisch medewerker | kinderopvangmedewerker, gastouder, childminder, nanny, pedagogisch medewerker kinderdagverblijf, medewerker kinderopvang, pedagogisch medewerker bso, babysitter, oppas, au pair, daycare worker, kinderleidster, groepsleidster kinderopvang, leidster kinderdagverblijf, child care worker, pm'er kinderopvang, bso-medewerker, groepshulp, pedagogisch professional, pedagogisch medewerker kinderopvang, nursery worker, medewerker bso, peuterleidster, child day care worker, pedagogisch coach, day care worker, combinatiefunctionaris kinderopvang, kinderoppas, nursery nurse, medewerker buitenschoolse opvang, overblijfkracht, tussenschoolse opvang medewerker, pedagogisch medewerkster, peuterleider, pedagogisch medewerker peuteropvang | ~Early years teacher, ~Teaching assistant
## 5312 4 education +Teaching, +Client support
Teaching assistant | Onderwijsassistent | classroom assistant, klassenassistent, leraarondersteuner, onderwijsondersteuner, teacher assistant, lerarenondersteuner, toa, technisch onderwijsassistent, educational assistant, teacher's aide, onderwijsassistente, special needs assistant, leerlingondersteuner, learning support assistant
## 5321 3 healthcare-medical +Personal care, +Elderly care, +Medication administration, +Lifting techniques in care
Caregiver | Verzorgende IG | verzorgende, verzorgende-ig, zorgmedewerker, nursing assistant, verzorgende individuele gezondheidszorg, eerst verantwoordelijk verzorgende, evv'er, nursing aide, verzorgende niveau 3, verpleeghulp, medewerker zorg, verzorger, verzorgende 3ig, medewerker wonen en welzijn, certified nursing assistant, woonassistent zorg, verpleegassistent, evv, woonzorgbegeleider, leerling verzorgende, afdelingsassistent zorg, nurse assistant, birth assistant, zorgkundige, afdelingsassistent, zorgmedewerker ouderenzorg, elderly care assistant, verzorgende ig thuiszorg | ~Home care worker, ~Licensed practical nurse
## 5322 3 healthcare-medical +Home care, +Personal care
Home care worker | Thuiszorgmedewerker | home care aide, thuishulp, thuisbegeleider, medewerker thuiszorg, personal care assistant, verzorgende thuiszorg, homecare worker, persoonlijk assistent zorg, live-in caregiver, home carer, helpende thuiszorg, mantelzorger, medewerker thuisbegeleiding, gezinsverzorger, personal care worker, home health aide, home care assistant
## 5329 3 healthcare-medical +Client transport in care
Health care support worker | Zorgondersteuner | hospital porter, bedtransporteur, sterilisatiemedewerker, medewerker csa, medewerker sterilisatie, patiëntenvervoerder, sterilisation technician, medewerker patiëntenvervoer, first aid worker, eerstehulpverlener
## 5411 4 other +Firefighting
Firefighter | Brandweerman | brandweermedewerker, fireman, manschap brandweer, bevelvoerder brandweer, brandwacht, brandweervrouw, brandmeester, industrial firefighter, bedrijfsbrandweer, rescue worker fire, mangatwacht
## 5412 4 other +Policing
Police officer | Politieagent | agent, wijkagent, politiemedewerker, agent van politie, motoragent, hoofdagent, police constable, brigadier politie, politieman, marechaussee, military police officer, politieagente, agent gebiedsgebonden politie
## 5413 4 other +Security guarding, +Probation work
Prison officer | Penitentiair inrichtingswerker | gevangenisbewaarder, cipier, bewaarder, detentietoezichthouder, piw'er, correctional officer, complexbeveiliger, prison guard, forensisch begeleider bewaarder, medewerker detentie, groepsleider justitiële inrichting, arrestantenverzorger
## 5414 3 other +Security guarding, +Security guard diploma
Security guard | Beveiliger | beveiligingsbeambte, security officer, beveiligingsmedewerker, objectbeveiliger, bewaker, beveiligingsagent, portier, winkelsurveillant, security agent, surveillant, receptionist-beveiliger, security employee, nachtportier, night porter, security, security medewerker, store detective, persoonsbeveiliger, bodyguard, doorman, gate keeper, patrol officer, medewerker beveiliging, museumsuppoost, hondengeleider beveiliging, suppoost
## 5419 6 other +Risk analysis
Security adviser | Beveiligingsadviseur | adviseur beveiliging, security advisor, physical security adviser, physical security consultant, adviseur fysieke beveiliging | ~Security guard
## 5419 3 other +Law enforcement, +Inspections and supervision
Enforcement officer | Handhaver | boa, buitengewoon opsporingsambtenaar, parkeercontroleur, verkeersregelaar, parking attendant controller, gemeentelijk handhaver, handhaver openbare ruimte, boa handhaver, medewerker toezicht en handhaving, toezichthouder evenement, traffic marshal, community safety officer, parkeerwachter, toezichthouder wijk, street warden, parkeerhandhaver, jachtopziener, game warden, school crossing guard, dierenambulancemedewerker, animal control worker, boswachter boa, lollypop lady, civil enforcement officer, calamiteitenmedewerker
Lifeguard | Badmeester | strandwacht, toezichthouder zwembad, redder, zwembadmedewerker, medewerker zwembad, pool attendant | ~Sports coach
## 6111 3 agriculture +Agriculture, +Crop production
Crop farmer | Akkerbouwer | akkerbouwmedewerker, boer akkerbouw, arable farmer, akkerbouwmedewerker allround, farmer, boer, teler akkerbouw, grower, vegetable grower, groenteteler, agrariër, plant farmer, agrarisch ondernemer
## 6112 3 agriculture +Horticulture
Fruit grower | Fruitteler | wijnbouwer, fruitkweker, boomkweker fruit, vineyard worker skilled, winegrower, hopteler, rozenkweker buiten
## 6113 3 agriculture,construction-engineering +Gardening, +Green space maintenance
Gardener | Hovenier | tuinman, medewerker groenvoorziening, groenmedewerker, landscaper, hoveniersmedewerker, vakbekwaam hovenier, greenkeeper, boomverzorger, tree surgeon, groundskeeper, medewerker groen, kweker, glastuinder, tuinder, arborist, groenvoorziener, horticulturist, nurseryman, voorman groen, european tree worker, bloemkweker, plantsoenmedewerker, hovenier onderhoud, boomchirurg, medewerker tuinaanleg, landscape gardener, boomkweker, kwekerijmedewerker allround, medewerker hoveniersbedrijf, terreinknecht, gewasspecialist, greenhouse grower, teeltmedewerker, voorman hovenier, paddenstoelenteler, mushroom grower
## 6121 3 agriculture +Livestock farming, +Milking
Livestock farmer | Veehouder | melkveehouder, dairy farmer, boer veehouderij, veeverzorger, varkenshouder, cattle farmer, pig farmer, schapenhouder, medewerker veehouderij, sheep farmer, herdsman, cattle breeder, melkveehouderij medewerker, dierverzorger melkvee, geitenhouder, paardenhouder, horse breeder, paardenfokker, melker, shepherd, schaapherder, dog breeder, hondenfokker, medewerker melkveehouderij
## 6122 3 agriculture +Livestock farming
Poultry farmer | Pluimveehouder | kippenboer, poultry producer, medewerker pluimveehouderij, pluimveefokker
## 6123 3 agriculture +Animal care
Beekeeper | Imker | bijenhouder, bee breeder
## 6129 3 agriculture +Animal care
Animal breeder | Dierenfokker | pelsdierhouder, wormenkweker, slakkenkweker
## 6130 3 agriculture +Agriculture
Mixed farmer | Gemengd boer | gemengd bedrijf boer, agrarisch bedrijfshoofd, mixed crop and animal farmer
## 6210 3 agriculture +Forestry
Forestry worker | Bosbouwmedewerker | houthakker, lumberjack, bosarbeider vakman, logger, medewerker bosbouw, chainsaw operator, boomveller, bosmedewerker
## 6221 3 agriculture +Fishing
Fish farmer | Viskweker | aquaculture worker, mosselkweker, oesterkweker, aquaculture technician, oyster farmer, medewerker viskwekerij, aquaculture hatchery worker
## 6222 3 agriculture +Fishing
Fisherman | Visser | zeevisser, deckhand fishing, vissersman, fisheries deckhand, binnenvisser, garnalenvisser, fisher, visserman
## 6224 3 agriculture +Forestry
Hunter | Jager | trapper, faunabeheerder, wildbeheerder
`;
