/**
 * How people describe work without naming a job: words | the titles they mean, what they mean most first, in English and Dutch alike. A word
 * with a star may go on; the longest that fits decides. What begins with @, "in" or "bij" is a place or a sector: where the work is told as
 * well, it only says where. What begins with = is an ordinary word too, and means work where it stands alone.
 */
export const workWishes = `
administrative job, administrative work, administrative role, administration work, admin job, admin work, @admin, @administration, clerical*, paperwork, back office | Administrative assistant, Secretary, Financial administrative assistant
administratief, @administratie, administratieve baan, administratief werk, administratieve functie, administratie doen, papierwerk, iets administratiefs | Administratief medewerker, Secretaresse, Financieel administratief medewerker
admin in a hospital, admin job in a hospital, admin work in a hospital, administrative job in a hospital, administrative work in a hospital, office job in a hospital, desk job in a hospital, desk job in healthcare, office job in healthcare, admin work in healthcare, administrative work in healthcare, reception of a hospital | Medical secretary, Administrative assistant
administratiefs in een ziekenhuis, administratie in een ziekenhuis, administratief werk in een ziekenhuis, administratieve baan in een ziekenhuis, kantoorwerk in een ziekenhuis, kantoorbaan in de zorg, bureaubaan in de zorg, administratiefs in de zorg, administratie in de zorg, administratief werk in de zorg, administratieve baan in de zorg, balie van een ziekenhuis | Medisch secretaresse, Administratief medewerker
office job, office work, desk job, desk work, behind a desk, job in an office, something in an office, @office | Office assistant, Secretary
kantoorbaan, kantoorwerk, kantoorfunctie, bureaubaan, achter een bureau, achter het bureau, iets op kantoor, baan op kantoor | Administratief medewerker, Secretaresse
work in healthcare, job in healthcare, in healthcare, @healthcare, @health care, @care sector, @care jobs, =care, in care, work in care, job in care, caring for people, care for people, care work, care job, taking care of people | Care assistant, Nurse, Support worker
customer care, @customer service, @customer support | Customer service representative
skin care, skincare | Beautician
@social care | Support worker, Care assistant, Social worker
@care home, @nursing home, @nursing homes | Care assistant, Nurse
in de zorg, @zorg, @gezondheidszorg, @zorgsector, zorgbaan, zorgfunctie, voor mensen zorgen, mensen verzorgen, mensen helpen | Zorgmedewerker, Verpleegkundige, Begeleider
@verpleeghuis, @verzorgingshuis, @verzorgingstehuis | Verzorgende, Verpleegkundige
vig, vzi, ig'er, vig'er, verzorgende niveau 3 | Verzorgende IG
meaningful, meaningful work, something meaningful, meaningful job, work that matters, work that helps people, make a difference, making a difference, mean something to others, mean something to people | Support worker, Care assistant, Social worker
betekenisvol, betekenisvol werk, iets betekenisvols, zinvol werk, iets zinvols, werk dat ertoe doet, baan die ertoe doet, iets betekenen voor anderen, iets betekenen voor mensen, iets voor anderen betekenen, iets voor mensen betekenen, van betekenis zijn, verschil maken, het verschil maken | Begeleider, Zorgmedewerker, Maatschappelijk werker
help refugees, helping refugees, with refugees, support refugees | Social worker, Support worker
vluchtelingen helpen, met vluchtelingen, vluchtelingen begeleiden, asielzoekers begeleiden | Maatschappelijk werker, Begeleider
veel lopen, waarbij ik veel loop, waarin ik veel loop, op de been zijn | Postbezorger, Magazijnmedewerker
walk a lot, walking a lot, on my feet all day | Mail carrier, Warehouse worker
caring for the elderly, helping the elderly, helping old people, helping older people, helping elderly people, @elderly care, work with elderly, working with elderly people, work with old people, with elderly people, with the elderly, with elderly | Care assistant
ouderen verzorgen, ouderen helpen, oude mensen helpen, oudere mensen helpen, bejaarden helpen, met ouderen, met bejaarden, @bejaarden, @ouderenzorg | Verzorgende
cooking | Cook
in the kitchen, @kitchen, kitchen work | Cook, Kitchen assistant
koken | Kok
in de keuken, @keuken, keukenwerk | Kok, Keukenhulp
in hospitality, @hospitality | Waiter, Cook, Bartender
@catering | Catering assistant, Cook
@cafe, @café, @coffee shop, @pub, in a bar | Waiter, Barista, Bartender
in a restaurant, @restaurant, waiting tables, serving guests | Waiter
bar work, behind a bar, behind the bar | Bartender, Waiter
in de horeca, @horeca, horecabaan, horecawerk | Medewerker bediening, Kok, Barman
bediening, gasten bedienen | Medewerker bediening
achter de bar, achter een bar, barwerk | Barman, Medewerker bediening
in construction, @construction, construction work, building houses, on a building site | Construction worker, Carpenter, Bricklayer
in de bouw, @bouw, @bouwsector, bouwwerk, huizen bouwen, op de steiger | Bouwvakker, Timmerman, Metselaar
@infra, @gww, grondwerk | Grondwerker, Machinist grondverzet
teaching, teach children, teach at a school | Teacher
in education, @education, at a school, in a school | Teacher, Teaching assistant
@primary school, @primary education, @elementary school | Primary school teacher, Teaching assistant
@secondary school, @high school, @secondary education | Secondary school teacher, Teaching assistant
lesgeven, les geven, voor de klas | Leraar
kinderen leren lezen, kinderen leren rekenen | Leerkracht basisonderwijs, Onderwijsassistent
mensen leren lezen, leren lezen, leren lezen en schrijven, volwassenen lesgeven, taalles geven, taalles, taallessen geven, nederlandse les geven, les geven aan vluchtelingen | Docent NT2, Taaldocent, Leraar
teach people to read, teaching people to read, teach adults, teaching adults, teach dutch, teach a language, language lessons | Language teacher, Teacher
help people with money, help people with their money, helping people with their money, helping people with their finances, help people with their finances, help people with debts, helping people with debts | Debt counsellor, Financial adviser
in het onderwijs, @onderwijs, op een school, @school | Leraar, Onderwijsassistent
@basisonderwijs, @basisschool, @primair onderwijs | Leerkracht basisonderwijs, Onderwijsassistent
@voortgezet onderwijs, @middelbare school | Docent voortgezet onderwijs, Onderwijsassistent
with children, with kids, @childcare, @child care, @daycare, @day care, @kindergarten, childcare work, with toddlers | Childcare worker
met kinderen, met kids, met kleintjes, met kleuters, @kinderopvang, @kdv, @bso, @peuterspeelzaal, @kinderdagverblijf, kinderen opvangen, met peuters, in de kinderopvang | Pedagogisch medewerker
hca, hcas | Care assistant
with dogs, with cats, walking dogs, dog walking | Animal caretaker, Dog groomer
met honden, met katten, honden uitlaten | Dierenverzorger, Hondentrimmer
kinderen begeleiden, kinderen begeleiden na school, kinderen opvangen na school | Pedagogisch medewerker, Onderwijsassistent
op het water, op een schip, op zee | Matroos, Schipper
on the water, on a ship, on a boat, with ships, with boats, at sea | Deckhand, Skipper
with animals, caring for animals, help animals, helping animals | Animal caretaker
met dieren, dieren verzorgen, dieren helpen | Dierenverzorger
with wood, working with wood, woodwork, woodworking | Carpenter, Furniture maker
met hout, met hout werken, werken met hout, hout bewerken, houtbewerking | Timmerman, Meubelmaker
with plants, gardening, garden work, landscaping | Gardener
@horticulture, @greenhouse, @greenhouses, greenhouse work, nursery garden | Greenhouse worker, Grower, Farm worker
@agriculture, @farming, in the fields, picking fruit, fruit picking | Farm worker, Farmer, Greenhouse worker
met planten, tuinwerk, =tuinen, in de tuinen, tuinen aanleggen, tuinonderhoud, tuin onderhoud, in het groen, groenwerk, tuinieren, @groenvoorziening | Hovenier
@tuinbouw, @glastuinbouw, @kassen, @kas, kassenwerk | Kasmedewerker, Kweker, Agrarisch medewerker
@landbouw, @agrarische sector, @veehouderij, fruit plukken, oogsten | Agrarisch medewerker, Boer, Kasmedewerker
in a shop, in retail, shop work, shop job, in a store, in a supermarket, @shop, @store, @retail, @supermarket, stocking shelves, pet shop, clothes shop, clothing store, bookshop, garden centre, hardware store | Sales assistant, Cashier
in een winkel, avondwinkel, nachtwinkel, cadeauwinkel, sportwinkel, speelgoedwinkel, fietsenwinkel, meubelwinkel, bloemenwinkel, telefoonwinkel, winkelbaan, winkelwerk, in de winkel, @winkel, @winkels, @detailhandel, @supermarkt, in een supermarkt, vakken vullen, vakkenvullen, dierenwinkel, kledingwinkel, schoenenwinkel, boekwinkel, bouwmarkt, tuincentrum | Winkelmedewerker, Kassamedewerker
order picking | Warehouse worker
in a warehouse, @warehouse, @warehousing, warehouse work, warehouse job | Warehouse worker, Forklift driver
orders picken | Magazijnmedewerker
in een magazijn, @magazijn, magazijnwerk, in het magazijn | Magazijnmedewerker, Heftruckchauffeur
drive a truck, drive trucks, driving trucks, driving a truck, truck driving, lorry driving, drive a lorry, drive lorries, on the road all day, with my hgv licence, with my lorry licence, with my truck licence | Truck driver
vrachtwagen rijden, op de vrachtwagen, @vrachtwagen, de weg op, met mijn rijbewijs c, met mijn rijbewijs ce, rijbewijs c gehaald, rijbewijs ce gehaald, groot rijbewijs | Vrachtwagenchauffeur
driving a bus, bus driving | Bus driver
bus rijden, op de bus rijden | Buschauffeur
vpk, hbo-v, mbo-v, @verpleging, in de verpleging | Verpleegkundige
@nursing, in nursing | Nurse
@logistiek, logistieke baan | Logistiek medewerker, Heftruckchauffeur, Logistiek planner
@logistics, in logistics | Warehouse worker, Forklift driver, Logistics planner
@transport, @transportation, @trucking | Truck driver, Delivery driver, Transport planner
@transportsector, @vervoer | Vrachtwagenchauffeur, Bezorger, Transportplanner
transport planning, transportplanning, logistics planning | Transport planner
public transport, @openbaar vervoer | Bus driver, Train driver
hgv class 1, hgv class 2, hgv, lgv, class 1 driver, c+e | Truck driver
delivering parcels, delivery work, delivery job, delivering packages, want to deliver, deliver parcels, delivery scooter, delivery bike, delivery rider, delivery gigs | Delivery driver
pakketten bezorgen, pakjes bezorgen, post bezorgen, pizza's bezorgen, bezorgen met de scooter, bezorgwerk, bezorgbaan | Bezorger
cleaning, cleaning job, cleaning work, cleaning houses, cleaning offices | Cleaner, Domestic cleaner
schoonmaakwerk, @schoonmaak, schoonmaken, poetsen, poets werk, poetswerk, poetsbaan, schoonmaakbaan | Schoonmaker, Huishoudelijke hulp
in a factory, @factory, @production, @manufacturing, factory work, production work, factory job | Production worker, Machine operator, Packer
in een fabriek, @fabriek, @productie, @maakindustrie, @industrie, fabriekswerk, productiewerk, in de productie | Productiemedewerker, Machineoperator, Inpakker
inpakwerk, inpakken | Inpakker, Productiemedewerker
packing, packing work | Packer, Production worker
technical job, technical work, @technical, repairing machines, fixing machines, maintenance work, @maintenance | Maintenance mechanic, Electrician
@engineering | Mechanical engineer, Electrical engineer, Civil engineer
@mechanical engineering | Mechanical engineer
@electrical engineering | Electrical engineer
@civil engineering | Civil engineer
@software engineering | Software engineer
@metalwork, @metal industry | Welder, CNC operator, Structural metal worker
technische baan, @technisch, technisch werk, machines repareren, machines onderhouden, sleutelen, @technische dienst, @onderhoud | Onderhoudsmonteur, Elektricien
@metaal, @metaalbewerking, @metaalsector | Lasser, CNC-operator, Constructiebankwerker
@installatietechniek, @installatiebranche | Installatiemonteur, Elektricien
@werktuigbouwkunde, @werktuigbouw | Werktuigbouwkundig ingenieur
@civiele techniek | Civiel ingenieur
@elektrotechniek, @elektra | Elektricien, Elektrotechnisch ingenieur
repairing cars, fixing cars, working on cars | Car mechanic
auto's repareren, autos repareren, auto techniek, =autotechniek, aan auto's sleutelen, @garage | Automonteur
@automotive, @autobranche | Automonteur, Autoverkoper
repairing bicycles, fixing bikes | Bicycle mechanic
fietsen repareren | Fietsenmaker
programming, coding, writing code, building software, in software, @software, writing software, software job, developer job, dev job | Software developer
programmeren, software bouwen, code schrijven | Softwareontwikkelaar
ict support, ict-support, it-support | Helpdeskmedewerker, Servicedeskmedewerker
machinist bij het spoor, bij het spoor, op de trein, @spoorwegen | Treinmachinist, Conducteur
ict-baan, ict baan, it-baan, it baan, ict werk, @ict, in de it, @automatisering | Softwareontwikkelaar, Helpdeskmedewerker, Systeembeheerder
@IT, =it, in it, @it sector, it job, it jobs, it work, it vacancies, @tech, @technology, @information technology | Software developer, IT support specialist, Systems administrator
@cybersecurity, @cyber security, @information security | Security specialist, Security analyst
data science, machine learning, artificial intelligence, @ai | Data scientist, Machine learning engineer
building websites, making websites, front-end work, frontend work | Front-end developer
websites bouwen, websites maken | Front-end developer
@data, data job, working with data, analysing data, data analysis | Data analyst
met data, data analyseren | Data-analist
@bookkeeping | Bookkeeper
with numbers, @numbers, numbers work, figures, bookkeeping work | Bookkeeper, Financial administrator, Data analyst
met cijfers, @cijfers, cijfermatig werk | Boekhouder, Financieel medewerker, Data-analist
@boekhouding, boekhouding doen, boekhouden | Boekhouder
marketing job, work in marketing, in marketing, @marketing | Marketing specialist, Online marketer, Communications officer
marketingbaan, in de marketing, marketingfunctie | Marketingmedewerker, Online marketer, Communicatiemedewerker
communicatiewerk, communicatiebaan, in de communicatie, @communicatie, in communications, @communications | Communicatiemedewerker
sales job, sales work, selling things, in sales, @sales | Sales representative
verkoopbaan, @verkoop, commerciële baan, commerciële functie, in de verkoop | Verkoopmedewerker
in human resources, @hr, @human resources, hr job, hr work, hr role | HR advisor, HR assistant, Recruiter
hr-baan, hr baan, hr-functie, hr functie, @personeelszaken, @p&o | HR-adviseur, HR-medewerker administratie, Recruiter
recruitment job, @recruitment | Recruiter
legal job, legal work, law job, @legal | Lawyer, Paralegal
@juridisch, juridische baan, juridisch werk, juridische functie | Jurist, Juridisch medewerker
creative job, creative work, designing things, design job, design work, @design | Graphic designer, UX designer
creatieve baan, creatief werk, ontwerpen, vormgeven | Grafisch ontwerper
security job, security work, security, guarding | Security guard
beveiligingswerk, beveiliging doen, in de beveiliging | Beveiliger
at reception | Receptionist
achter de balie, aan de balie, receptiewerk, bij de receptie | Receptionist
@call center, @call centre, call center work, call centre work, helping customers, customer service work, customer service job | Customer service representative
@callcenter, callcenter werk, callcenterwerk, klanten helpen, klantenservice werk, @klantenservice, @klantcontact | Klantenservicemedewerker
cutting hair, hairdressing, @hair salon | Hairdresser
haren knippen, @kapsalon | Kapper
baking bread, bake bread, bake cakes, in a bakery, @bakery, cake, cakes, pastry, pastries | Baker
brood bakken, in een bakkerij, @bakkerij, taart*, gebak, koekjes bakken | Bakker
painting houses | Painter
@carpentry, woodwork | Carpenter
roofing | Roofer
plastering | Plasterer
@photography | Photographer
huizen schilderen, schilderwerk | Schilder
dakdekken | Dakdekker
stucen, stukadoren | Stukadoor
tegelzetten, tegelen | Tegelzetter
@fotografie | Fotograaf
welding | Welder
lassen, laswerk | Lasser
laying bricks, bricklaying | Bricklayer
metselen | Metselaar
electrical work, wiring houses, installing electrics | Electrician
elektra aanleggen, elektrisch werk | Elektricien
installing solar panels | Solar panel installer
zonnepanelen plaatsen, zonnepanelen installeren | Zonnepanelenmonteur
plumbing, fixing pipes | Plumber
loodgieterswerk | Loodgieter
social work, helping families, working with young people, with youngsters | Social worker
met jongeren, maatschappelijk werk, gezinnen helpen | Maatschappelijk werker
@welzijn, @sociaal domein, @sociaal werk, @jeugdzorg | Maatschappelijk werker, Jongerenwerker, Begeleider
in a lab, lab tech, laboratory work, lab work | Laboratory technician
in een laboratorium, labwerk, in het lab | Laborant
on a farm, farm work | Farm worker
op een boerderij | Agrarisch medewerker
leading projects, managing projects, running projects | Project manager
projecten leiden, projecten managen | Projectmanager
writing texts, writing articles, writing stories, writing books, copywriting, =writing | Copywriter
teksten schrijven, artikelen schrijven, verhalen schrijven, boeken schrijven, met schrijven, =schrijven | Copywriter
maps and public transport, with maps, mapping, geographic data | GIS specialist
met kaarten | GIS-specialist
with computers, with a computer, computer work, behind a computer, something with it, with technology | IT support specialist, Software developer, Administrative assistant
met computers, met de computer, achter de computer, computerwerk, iets met it, iets met ict, in de techniek van computers | Helpdeskmedewerker, Softwareontwikkelaar, Administratief medewerker
helpdesk, service desk, it support | IT support specialist
@techniek, technische dingen, met machines, aan machines, machines bedienen | Onderhoudsmonteur, Machineoperator, Elektricien
with machines, machines, operating machines, mechanical work | Machine operator, Maintenance mechanic
met handen, met mijn handen, met m'n handen, met je handen, handwerk doen, iets met mijn handen | Productiemedewerker, Timmerman, Onderhoudsmonteur
with hands, with my hands, with your hands, manual work, hands-on work | Production worker, Carpenter, Maintenance mechanic
met mensen, mensen begeleiden, onder de mensen | Klantenservicemedewerker, Begeleider, Winkelmedewerker
with people, helping people, help people, around people | Customer service representative, Support worker, Sales assistant
ongeschoold werk, eenvoudig werk, simpel werk, makkelijk werk, iets simpels, iets eenvoudigs, iets makkelijks, niet te moeilijk | Productiemedewerker, Magazijnmedewerker, Schoonmaker
unskilled work, simple work, easy work, something simple, something easy | Production worker, Warehouse worker, Cleaner
werk naast school, jobstudent, studentenjob, studentenjobs, kerstbaan, kerstbaantje | Winkelmedewerker, Medewerker bediening, Bezorger
work beside school | Sales assistant, Waiter, Delivery driver
creatiefs, iets creatief, met kunst, kunstzinnig* | Grafisch ontwerper, Illustrator, Fotograaf
something creative, being creative, art, with art | Graphic designer, Illustrator, Photographer
in de supermarkt, achter de kassa, kassawerk, kassa | Kassamedewerker, Winkelmedewerker
cashier work, at the checkout, at the till, behind the till | Cashier, Sales assistant
@thuiszorg, @wijkzorg, hulp aan huis, mensen thuis helpen | Thuishulp, Wijkverpleegkundige, Verzorgende
@home care, care at home, helping people at home | Home care worker, District nurse
in een ziekenhuis, in het ziekenhuis, @ziekenhuis | Verpleegkundige, Zorgmedewerker
in a hospital, at a hospital, hospital work, @hospital | Nurse, Care assistant
@gehandicapten, met een beperking, met mensen met een beperking, mensen met een beperking, @gehandicaptenzorg, verstandelijk beperkt* | Begeleider gehandicaptenzorg, Begeleider
disabled people, people with disabilities, with people with disabilities, with people with a disability, with a disability, special needs | Support worker
bij de gemeente, bij de overheid, @gemeente, @overheid, @rijksoverheid, @provincie, @waterschap, @rijkswaterstaat, @belastingdienst, overheidsbaan, op het gemeentehuis | Beleidsmedewerker, Administratief medewerker
for the council, @council, for the government, at the municipality, government job, @civil service, @government, @public sector | Policy officer, Administrative assistant
op kantoor, @kantoor, secretarieel werk | Administratief medewerker, Secretaresse
in an office, in the office, at an office | Administrative assistant, Secretary
data invoeren, gegevens invoeren, typewerk, typen | Administratief medewerker
data entry, typing | Administrative assistant
telefonisch werk, bellen met klanten, aan de telefoon | Klantenservicemedewerker, Telefonist
phone work, on the phone, answering calls | Customer service representative
in de haven, @haven | Havenmedewerker, Heftruckchauffeur, Logistiek medewerker
in the port, in the harbour, at the docks | Dock worker, Forklift driver
op schiphol, op de luchthaven, op het vliegveld, @vliegveld | Grondstewardess, Bagagemedewerker, Beveiliger
at the airport, @airport | Grondstewardess, Baggage handler, Security guard
@defensie, bij defensie, in het leger, in the army | Militair
bij de politie, @politie | Politieagent
with the police, at the police, police work | Police officer
met auto's, met autos, iets met auto's, @auto's | Automonteur, Autoverkoper
with cars, @cars | Car mechanic, Car salesperson
met fietsen, @fietsen | Fietsenmaker
with bikes, with bicycles, @bicycles | Bicycle mechanic
met mode, @mode, @kleding, in de mode | Verkoopmedewerker mode, Modeontwerper, Winkelmedewerker
@fashion, @clothes, @clothing | Fashion designer, Sales assistant
met eten, @eten, @voedsel | Kok, Bakker, Keukenhulp
with food, food, food industry | Cook, Baker, Kitchen assistant
afwassen, de afwas, in de keuken helpen, keukenhulp | Keukenhulp
washing dishes, washing up, dishwashing | Kitchen assistant
in een hotel, hotelwerk | Receptionist, Kamermeisje, Medewerker bediening
in a hotel, @hotel, hotel work | Receptionist, Housekeeper, Waiter
met sport, @sport, in de sport, in een sportschool, @sportschool | Sportinstructeur, Fysiotherapeut
with sports, @sports, @sport, fitness, in a gym | Sports instructor
met reizen, @reizen, @reisbureau, @toerisme, in de reisbranche | Reisadviseur, Reisleider
@tourism, in travel, travel agency | Travel agent, Tour guide
met muziek, @muziek, muziek maken | Muziekdocent, Muzikant
with music, @music, making music | Musician, Music teacher
in de tuin, in tuinen, in de natuur, @natuurbeheer, met bomen, in het bos | Hovenier, Boswachter
@nature, @nature conservation, in nature, in the woods, with trees, in gardens | Gardener, Forester
met paarden, @paarden | Dierenverzorger
with horses, horses | Animal caretaker
bij de dierenarts, bij een dierenarts, at a vet, at the vet | Dierenartsassistent
in een apotheek, bij de apotheek, @apotheek | Apothekersassistent
in a pharmacy, pharmacy | Pharmacy technician
@pharma, @pharmaceuticals, @chemie, @farmacie, @farma | Laboratory technician, Process operator, Pharmacist
bij de tandarts, tandarts* | Tandartsassistent
met wiskunde, @wiskunde, rekenen | Data-analist, Docent wiskunde
@maths, @mathematics, with maths | Data analyst, Mathematics teacher
onderzoek doen, @wetenschap, wetenschappelijk onderzoek | Onderzoeker, Promovendus
promoveren | Promovendus
@research, doing research, @science | Researcher, PhD candidate
@phd | PhD candidate
met taal, met talen, met mijn talen, mijn talen gebruiken, vertalen, @taal | Vertaler, Tekstschrijver
@journalistiek, @media | Journalist, Socialmediamanager
@journalism | Journalist
with languages, with my languages, use my languages, using my languages, @languages, translating, translation | Translator, Copywriter
met bloemen, @bloemen | Bloemist
met psychologie, @psychologie, @psychology | Psycholoog
@biologie, @biology | Bioloog
@scheikunde, @chemistry | Chemicus, Laborant
@natuurkunde, @physics | Natuurkundige
@economie, @economics | Econoom
@bedrijfskunde, @business administration | Bedrijfskundige, Business analyst
@informatica, @computer science | Softwareontwikkelaar
@bouwkunde | Bouwkundige, Bouwkundig tekenaar
@geneeskunde | Arts
@fysiotherapie, @physiotherapy | Fysiotherapeut
@logopedie, @speech therapy | Logopedist
@ergotherapie, @occupational therapy | Ergotherapeut
@verpleegkunde | Verpleegkundige
@verloskunde, @midwifery | Verloskundige
@diëtetiek, @dietetics | Diëtist
bollen pellen, bloembollen, @bollen | Kasmedewerker, Agrarisch medewerker
asperges steken, aspergesteken, asperges, aardbeien plukken, appels plukken, peren plukken, plukwerk, oogstwerk | Oogstmedewerker, Agrarisch medewerker
with flowers, @flowers | Florist
rijden, chauffeurswerk, op de weg | Chauffeur, Bezorger
driving, on the road | Driver, Delivery driver
taxi rijden, taxi, op de taxi | Taxichauffeur
taxi driving, driving a taxi | Taxi driver
op de fiets bezorgen, bezorgen op de fiets, bezorgen, maaltijden bezorgen, eten bezorgen | Bezorger
food delivery, delivering food, by bike | Delivery driver
op een schip, op een boot, met schepen, met boten, varen, binnenvaart | Matroos, Schipper
on a ship, on a boat, sailing | Sailor, Skipper
in een bibliotheek, in de bibliotheek, met boeken, @boeken | Bibliotheekmedewerker
in a library, @library, with books, @books | Library assistant, Librarian
in een museum, @museum, @cultuur | Suppoost, Conservator
@inkoop, @procurement, @purchasing | Inkoper
in a museum | Museum curator
@evenementen, evenementen organiseren, feesten organiseren | Evenementenmanager
@events, organising events, organizing events | Event manager
bouwen, verbouwen, klussen, timmeren | Timmerman, Bouwvakker, Klusjesman
building things, renovating, odd jobs, handyman work | Carpenter, Construction worker, Handyman
@zonnepanelen, met duurzaamheid, @duurzaamheid, energietransitie | Zonnepanelenmonteur, Duurzaamheidsadviseur
@sustainability, energy transition, climate, green energy | Sustainability consultant, Solar panel installer
energieadviseur* | Duurzaamheidsadviseur
met energie, @energie, @warmtepompen | Elektricien, Duurzaamheidsadviseur
@solar, @solar energy | Solar panel installer
@energy, heat pumps | Electrician, Sustainability consultant
met geld, @financiën, @financien, financieel werk, financiële sector | Boekhouder, Financieel medewerker, Financial controller
with money, @finance, in finance, finance job, financial work, @accounting, @accountancy | Bookkeeper, Accountant, Financial controller
@verzekeringen, bij een verzekeraar | Schadebehandelaar, Verzekeringsadviseur
@banking, bank job, bankbaan | Bank employee, Financial advisor
@insurance, at an insurer | Claims handler, Insurance agent
huizen verkopen, @vastgoed, met huizen | Makelaar
selling houses, real estate, @property | Real estate agent
schulden, geldproblemen, mensen met schulden | Schuldhulpverlener, Maatschappelijk werker
people with debts, debt counselling, debt advice | Debt counsellor, Social worker
met recht, @recht, wetten | Jurist, Juridisch medewerker
with law, @law | Lawyer, Paralegal
@beveiliging, bewaken | Beveiliger
was en strijk, strijken, wasserij | Wasserijmedewerker, Huishoudelijke hulp
laundry, ironing | Laundry worker
huishouden, huishoudelijk werk, bij mensen thuis schoonmaken, schoonmaken bij mensen thuis | Huishoudelijke hulp, Schoonmaker
housekeeping, housework, household work | Housekeeper, Cleaner
=verhuizen, met verhuizen, verhuizingen, verhuiswerk | Verhuizer
=moving house, house moves, removals, removal work | Mover
social media, met social media | Social media manager
leidinggevende in de logistiek, leidinggevende functie in de logistiek, leiding geven in de logistiek, leiding geven in een magazijn | Logistiek manager
leidinggevende in de retail, leidinggevende in retail, leidinggevende functie in retail, leidinggevende functie in de retail, leidinggevende in een winkel, leiding geven in een winkel | Filiaalmanager, Winkelmanager
management position in retail, leading position in retail, leading a team in a shop, managing a shop, managing a store | Store manager
leidinggevende in de zorg, leidinggevende functie in de zorg, leiding geven in de zorg | Zorgmanager
leiding geven, leidinggeven, een team leiden, team leiden | Teammanager, Ploegleider
leading a team, managing a team, managing people, leading people | Team manager, Shift leader
young people, with teenagers, youth work | Youth worker, Social worker
jongerenwerk | Jongerenwerker
psychisch*, mensen met psychische problemen, geestelijke gezondheidszorg, @ggz | Begeleider, Psychiatrisch verpleegkundige
mental health, mental healthcare | Mental health nurse, Support worker
wegen bouwen, wegenbouw, stratenmaken | Stratenmaker, Wegenbouwer
road works, building roads | Road worker
make-up, @schoonheid, @beauty | Schoonheidsspecialist, Kapper
receptie, baliewerk, front office | Receptionist
reception, reception work, front desk | Receptionist
heftruck*, op de heftruck, heftruck rijden | Heftruckchauffeur
forklift*, drive a forklift, driving a forklift | Forklift driver
@kraamzorg | Kraamverzorgende
pedagoog | Pedagogisch medewerker, Orthopedagoog
@roomservice, @room service | Medewerker bediening, Kamermeisje
@melken, koeien melken | Melkveehouder, Agrarisch medewerker
@repareren, @reparatie | Onderhoudsmonteur
@in elkaar zetten, @monteren, @assemblage | Productiemedewerker, Monteur
@picker | Order picker
@verkopen | Verkoper, Verkoopmedewerker
pabo | Leerkracht basisonderwijs
brandweer, bij de brandweer | Brandweerman
fire brigade, fire service | Firefighter
bibliotheek | Bibliotheekmedewerker
muziekles*, muziekles geven | Muziekdocent
bijles, bijles geven | Bijlesdocent
frontend, front-end, front end | Frontend developer
backend, back-end, back end | Backend developer
fullstack, full-stack, full stack | Full-stack developer
devops | DevOps engineer
@camping, @vakantiepark, @bungalowpark, @recreatiepark | Recreatiemedewerker, Receptionist, Schoonmaker
@campsite, @holiday park, @caravan park | Receptionist, Cleaner
@manege, @paardenstal, paarden verzorgen | Paardenverzorger
@riding school, @horse stables | Animal caretaker
@kinderboerderij, @dierentuin, @dierenpark, @dierenasiel | Dierenverzorger
@zoo, @animal shelter | Zookeeper, Animal caretaker
@dierenkliniek, @dierenartspraktijk | Paraveterinair
@vet practice, @veterinary practice | Veterinary nurse
@pretpark, @attractiepark, @bioscoop, @theater | Gastheer, Kassamedewerker
@theme park, @cinema, @theatre | Usher, Ticket seller
@zwembad | Badmeester, Zweminstructeur
@kringloopwinkel, @kringloop, @tankstation | Winkelmedewerker, Kassamedewerker
@charity shop, @petrol station | Shop assistant, Cashier
@snackbar, @cafetaria, @ijssalon, @strandtent, @strandpaviljoen | Medewerker bediening
@kantine, @bedrijfsrestaurant | Cateringmedewerker
@hospice | Nurse, Care assistant
@huisartsenpraktijk | Doktersassistent, Praktijkondersteuner
@gp practice, @doctor's surgery | Medical receptionist, Nurse
@fysiotherapiepraktijk | Fysiotherapeut
@boerderij, @boomgaard, @kwekerij, @wijngaard | Agrarisch medewerker, Oogstmedewerker
@farm, @orchard, @vineyard | Farm worker, Fruit picker
@slagerij | Slager
@scheepswerf | Scheepsbouwer, Lasser
@shipyard | Welder
@luchthaven, bagage, bagage sjouwen, bagage afhandeling, bagageafhandeling | Bagagemedewerker
baggage, baggage handling | Baggage handler
@voedingsindustrie, @levensmiddelenindustrie, @voedingsmiddelenindustrie | Productiemedewerker, Procesoperator, Machineoperator
@food production, @food manufacturing | Production worker, Process operator
@rijbewijs c, @rijbewijs ce, @rijbewijs c/ce, @rijbewijs c en ce, @c rijbewijs, @ce rijbewijs, @c-rijbewijs, @ce-rijbewijs | Vrachtwagenchauffeur
@rijbewijs d, @d rijbewijs, @d-rijbewijs | Buschauffeur
@hgv licence, @lorry licence | Truck driver
bediende, administratief bediende | Administratief medewerker
@arbeider, @fabrieksarbeider | Productiemedewerker
@nagelstudio | Nagelstylist
@drukkerij | Drukker
@uitgeverij, op een redactie, bij een redactie | Redacteur
@omroep | Journalist, Redacteur
@rechtbank | Juridisch medewerker
@law firm | Paralegal, Legal assistant
@gevangenis | Penitentiair inrichtingswerker
@prison | Prison officer
@begraafplaats, in de uitvaart, @uitvaartsector | Uitvaartverzorger
@archief | Archiefmedewerker
@notariskantoor | Notarieel medewerker
@advocatenkantoor | Juridisch secretaresse, Juridisch medewerker
@gemeentehuis | Medewerker burgerzaken, Beleidsmedewerker
@brouwerij | Brouwer
@brewery | Brewer
hbo rechten, wo rechten, rechten gestudeerd, studie rechten, rechtenstudie, rechtenstudent | Juridisch medewerker, Jurist
law degree, law graduate | Paralegal, Legal assistant
`;
