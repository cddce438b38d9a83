/** ISCO-08 major group 1, one title per line; the format is described in `occupation-table.ts`. */
export const managers = `
## 1112 7 other +Policy making, +Public administration, +Leadership
Municipal secretary | Gemeentesecretaris | town clerk, city manager, provinciesecretaris, secretaris-directeur
Senior government official | Topambtenaar | director-general, directeur-generaal, ambassador, ambassadeur, consul, diplomaat in leiding, secretary general, permanent secretary | +Diplomacy
## 1111 7 other +Policy making, +Political sensitivity
Mayor | Burgemeester | lord mayor
Alderman | Wethouder | gedeputeerde, city councillor, gemeenteraadslid, raadslid
Member of parliament | Kamerlid | parlementslid, senator, minister, government minister, state secretary, staatssecretaris, secretary of state
## 1114 6 other +Leadership, +Stakeholder management
Director of an association | Verenigingsdirecteur | trade union leader, vakbondsbestuurder, director of a charity, stichtingsdirecteur, non-profit director
## 1120 7 other +Leadership, +Strategic planning, +Financial management
Chief executive officer | Algemeen directeur | ceo, chief executive, managing director, directeur, directeur-bestuurder, bestuursvoorzitter, general director, directeur eigenaar, dga, president director, executive director, bedrijfsdirecteur
Chief operating officer | Operationeel directeur | coo, operations director, director of operations, directeur operations, directeur bedrijfsvoering
General manager | Algemeen manager | algemeen bedrijfsleider, business unit manager, unit director, country manager, divisiedirecteur, managing partner, vestigingsdirecteur
## 1211 6 banking-finance +Financial management, +Controlling, +Budget management
Chief financial officer | Financieel directeur | cfo, director of finance, finance director, directeur financiën
Finance manager | Financieel manager | financial manager, manager finance, hoofd financiën, head of finance, hoofd financiële administratie, manager financiën, hoofd administratie, accounting manager, treasurer, hoofd boekhouding, treasury manager, manager finance & control, credit manager, kredietmanager | ~Financial controller +Financial reporting
## 1212 6 other +Human resources, +People management, +Recruitment
HR manager | HR-manager | human resources manager, personeelsmanager, p&o-manager, hoofd p&o, hr director, hr-directeur, head of hr, manager personeelszaken, hoofd personeelszaken, chief people officer, chro, people manager hr, human resource manager, manager hr, manager hrm, people operations manager, people manager, head of people, people & culture manager | ~HR advisor
Training manager | Opleidingsmanager bedrijf | corporate training manager, learning and development manager, l&d manager, manager opleidingen | +Learning and development
Recruitment manager | Recruitmentmanager | talent acquisition manager, head of recruitment, manager werving en selectie | ~Recruiter
## 1213 6 other +Policy making, +Strategic planning, +Programme management
Policy manager | Beleidsmanager | strategy manager, strategisch manager, policy and planning manager, strategiemanager, head of strategy, directeur strategie, planning manager
Programme manager | Programmamanager | program manager, programmaleider, portfoliomanager projecten, pmo manager, hoofd pmo
Sustainability manager | Duurzaamheidsmanager | csr manager, esg manager, mvo-manager, manager duurzaamheid, head of sustainability, corporate social responsibility manager | +Corporate social responsibility
## 1219 6 other +People management, +Operations management
Quality manager | Kwaliteitsmanager | quality assurance manager, qa manager, qhse manager, kam-manager, kam-coördinator, manager kwaliteit, hse manager, quality director, hoofd kwaliteit, manager qhse, health and safety manager, arbomanager | +Quality management, +Internal auditing
Facility manager | Facilitair manager | facilities manager, facilitymanager, hoofd facilitaire dienst, manager facilitaire zaken, head of facilities, hoofd facilitaire zaken, huisvestingsmanager | +Facility management
Project manager | Projectmanager | projectleider, project leader, senior project manager, project lead, projectverantwoordelijke, project director | +Project management, +Stakeholder management, +Risk management
Operations manager | Operationeel manager | operationsmanager, manager operations, operationeel leidinggevende, bedrijfsleider, bedrijfsmanager, business manager, head of operations, vestigingsmanager, branch manager, regiomanager, regional manager, area manager, district manager, rayonmanager, locatiemanager
Office manager | Officemanager | kantoormanager, office-manager, manager office, hoofd secretariaat, hoofd kantoor | +Administration, +Facility management, ~Executive secretary
Change manager | Verandermanager | transformation manager, transition manager, transitiemanager, interim-manager, interimmanager | +Change management
Department manager | Afdelingsmanager | afdelingshoofd, head of department, teammanager, team manager, manager, teammanager a.i., unitmanager, hoofd van de afdeling, clustermanager, hoofd afdeling, afdelingsleider
Contract manager | Contractmanager | manager contracten, contractbeheerder | +Contract management
## 1221 6 other +Sales, +Marketing, +People management, +Account management
Sales manager | Salesmanager | verkoopmanager, sales director, commercieel manager, commercieel directeur, head of sales, verkoopleider, manager sales, sales team leader, hoofd verkoop, commercial director, commercial manager, verkoopdirecteur, hoofd sales, national sales manager, regional sales manager, sales lead, export manager, exportmanager, chief commercial officer, manager commercie, directeur verkoop | ~Sales representative
Marketing manager | Marketingmanager | head of marketing, cmo, chief marketing officer, marketing director, manager marketing, marketingdirecteur, product marketing manager, hoofd marketing, online marketing manager, digital marketing manager, marcom manager, e-commerce manager, ecommerce manager, manager e-commerce, category manager, categorymanager, trade marketeer manager | +Online marketing, +Campaign management, ~Marketing specialist
Customer success manager | Customersuccessmanager | client success manager, customer experience manager, manager klantenservice, customer service manager, hoofd klantenservice | +Customer relationship management, +Customer service
## 1222 6 information-communications +Corporate communication, +Public relations
Communications manager | Communicatiemanager | manager communicatie, hoofd communicatie, head of communications, pr manager, public relations manager, advertising manager, reclamemanager, communicatiedirecteur, director of communications | ~Communications advisor
## 1223 7 research-development +Research and development, +Product development, +Project management
Research and development manager | R&D-manager | r&d manager, r and d manager, innovation manager, innovatiemanager, hoofd onderzoek en ontwikkeling, manager onderzoek en ontwikkeling, head of r&d, product development manager, research manager, manager productontwikkeling, director of research, onderzoeksmanager
Product manager | Productmanager | head of product, chief product officer, product lead, group product manager, manager product | +Product management, ~Product owner
## 1311 5 agriculture +Agriculture, +Operations management
Farm manager | Bedrijfsleider landbouw | agricultural manager, manager landbouw, bedrijfsleider tuinbouw, horticultural production manager, bosbouwmanager, forestry manager, bedrijfsleider glastuinbouw, teeltmanager
## 1321 6 manufacturing +Production management, +Process improvement, +People management
Production manager | Productiemanager | manufacturing manager, plant manager, hoofd productie, fabrieksmanager, fabrieksdirecteur, productiehoofd, manager productie, factory manager, industrial production manager, production director, hoofd fabricage
Maintenance manager | Onderhoudsmanager | hoofd technische dienst, manager technische dienst, technical manager, technisch manager, head of maintenance, hoofd td, manager onderhoud, maintenance lead | +Maintenance management
## 1322 6 energy-utilities +Operations management
Mine manager | Mijnmanager | quarry manager, mine production manager
## 1323 6 construction-engineering +Construction management, +Construction
Construction manager | Bouwmanager | construction project manager, bouwprojectleider, projectleider bouw, bouwprojectmanager, projectmanager bouw, projectleider infra, head of construction, directeur bouwbedrijf, construction general contractor, aannemer, contractor construction, projectleider gww, projectleider civiele techniek, bouwleider | ~Site supervisor
Installation project leader | Projectleider installatietechniek | projectleider elektrotechniek, projectleider werktuigbouwkunde, projectleider e-installaties | +Installation technology
## 1324 6 logistics,transportation-logistics +Logistics, +Supply chain management, +People management
Logistics manager | Logistiek manager | import export manager, import-exportmanager, manager logistiek, hoofd logistiek, logistics director, logistiekmanager, head of logistics, distribution manager, distributiemanager, transport manager, transportmanager, hoofd transport, manager transport, fleet manager, wagenparkbeheerder, fleetmanager | ~Logistics planner
Supply chain manager | Supplychainmanager | manager supply chain, head of supply chain, supply chain director, keten manager
Warehouse manager | Magazijnmanager | magazijnchef, hoofd magazijn, manager magazijn, warehousemanager, dc manager, magazijnbeheerder, chef magazijn, magazijnhoofd, distributiecentrum manager | +Warehouse work, +Stock management, ~Warehouse worker
Purchasing manager | Inkoopmanager | procurement manager, head of procurement, manager inkoop, hoofd inkoop, chief procurement officer, inkoopdirecteur, sourcing manager | +Procurement, ~Buyer
## 1330 7 software-it +IT support, +Project management, +People management
Chief information officer | IT-directeur | cio, directeur ict, it director, ict-directeur, cto, chief technology officer, technisch directeur ict, vp engineering, chief technical officer, chief information security officer, ciso, chief data officer, cdo
IT manager | IT-manager | ict manager, ict-manager, manager ict, hoofd ict, head of it, manager it, it-beheer manager, it operations manager, it service manager, it service delivery manager, service delivery manager, hoofd automatisering, service level manager, it change manager
Software development manager | Manager softwareontwikkeling | engineering manager, head of engineering, development manager, software manager, development lead, teamlead development, software team lead | +Software development, ~Software developer
IT project manager | IT-projectmanager | ict-projectmanager, ict project manager, it projectleider, ict-projectleider, technical project manager, projectleider ict | +Agile working
## 1341 6 education +Childcare, +People management
Childcare manager | Manager kinderopvang | locatiemanager kinderopvang, child care centre manager, nursery manager, child day care centre manager, clustermanager kinderopvang, leidinggevende kinderopvang
## 1342 6 healthcare-medical +Health care management, +People management
Health care manager | Zorgmanager | healthcare manager, manager zorg, teamleider zorg, zorgdirecteur, hospital manager, ziekenhuismanager, hoofd zorg, afdelingshoofd ziekenhuis, nursing manager, director of nursing, unithoofd, hoofdverpleegkundige, zorgcoördinator leidinggevend, manager behandeling, praktijkmanager, clinic manager
## 1343 6 healthcare-medical +Elderly care, +Health care management
Elderly care manager | Manager ouderenzorg | elderly home manager, locatiemanager verpleeghuis, care home manager, manager verzorgingshuis, nursing home manager, directeur verpleeghuis
## 1344 6 healthcare-medical +Social work, +People management
Social services manager | Manager welzijn | manager sociaal domein, welfare manager, manager welzijnswerk, manager jeugdzorg, social work manager, teamleider maatschappelijk werk, manager sociale diensten, teammanager wmo
## 1345 7 education +Education management, +Teaching, +Leadership
School principal | Schooldirecteur | headteacher, directeur basisschool, schoolleider, school director, rector, head teacher, directeur primair onderwijs, conrector, adjunct-directeur school, principal, locatiedirecteur onderwijs, teamleider onderwijs, deputy head teacher, afdelingsleider onderwijs, opleidingsmanager, dean of faculty, decaan faculteit, education manager, onderwijsmanager, university rector
## 1346 6 banking-finance,insurance +Banking, +People management
Bank branch manager | Bankdirecteur | bankmanager, bank manager, kantoordirecteur bank, insurance agency manager, manager verzekeringen, insurance manager, credit union manager
## 1349 6 other +People management, +Operations management
Police chief | Politiechef | korpschef, police commissioner, commissaris van politie, brandweercommandant, fire chief, fire commissioner, prison manager, gevangenisdirecteur
Library manager | Bibliotheekdirecteur | museum director, museumdirecteur, hoofd bibliotheek, archiefmanager, gallery manager, cultureel directeur
Legal services manager | Manager juridische zaken | hoofd juridische zaken, legal service manager, head of legal, security manager, beveiligingsmanager, manager beveiliging
## 1411 6 hospitality-tourism +Hotel management, +Hospitality
Hotel manager | Hotelmanager | hoteldirecteur, hotel general manager, bedrijfsleider hotel, hotelier, front office manager, rooms division manager, accommodation manager, hostel manager
## 1412 5 hospitality-tourism +Hotel management, +Catering industry work, +People management
Restaurant manager | Restaurantmanager | bedrijfsleider horeca, horecamanager, horeca manager, restaurateur, cafe manager, bedrijfsleider restaurant, food and beverage manager, f&b manager, cateringmanager, catering manager, horecaondernemer, assistant restaurant manager, horeca bedrijfsleider, bar manager, cafebaas, shift manager horeca, manager bediening, kroegbaas
## 1420 5 retail-fashion +Store management, +Retail sales, +People management
Store manager | Filiaalmanager winkel | winkelmanager, shop manager, bedrijfsleider winkel, filiaalleider, winkelchef, supermarktmanager, supermarket manager, retail manager, assistant store manager, assistent bedrijfsleider, winkelbedrijfsleider, department store manager, assistent-filiaalleider, winkelier, assistent filiaalmanager, winkelleider, retail store manager, bedrijfsleider supermarkt, filiaalmanager, filiaalhouder | ~Shop supervisor
## 1431 5 entertainment-media,hospitality-tourism +Operations management, +Sports management
Sports centre manager | Manager sportcentrum | recreation manager, fitness club manager, sports facility manager, manager zwembad, amusement park manager, theatermanager, recreatiemanager, leisure centre manager, cultural centre director, casino manager, campingbeheerder, campsite manager
## 1439 5 other +Operations management
Call centre manager | Callcentermanager | contact center manager, customer contact manager, travel agency manager, manager reisbureau, conference manager, manager klantcontact, event centre manager, uitvaartcentrummanager, rental manager | +Call centre work
`;
