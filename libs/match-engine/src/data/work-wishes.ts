/**
 * How people describe work without naming a job: words | the titles they mean, in English and Dutch alike. A word with a star may go on;
 * the longest that fits decides.
 */
export const workWishes = `
administrative job, administrative work, administrative role, administration work, admin job, admin work, clerical*, paperwork | Administrative assistant
administratieve baan, administratief werk, administratieve functie, administratie doen, papierwerk, iets administratiefs | Administratief medewerker
office job, office work, desk job | Office assistant
kantoorbaan, kantoorwerk, kantoorfunctie | Administratief medewerker
work in healthcare, job in healthcare, work in care, job in care, caring for people, care for people, care work, care job, taking care of people | Care assistant, Nurse
in de zorg, zorgbaan, zorgfunctie, voor mensen zorgen, mensen verzorgen, mensen helpen | Zorgmedewerker, Verpleegkundige
caring for the elderly, elderly care, work with elderly, working with elderly people, work with old people | Care assistant
ouderen verzorgen, met ouderen, ouderenzorg | Verzorgende
in the kitchen, cooking, kitchen work | Cook
in de keuken, koken, keukenwerk | Kok
in a restaurant, in hospitality, waiting tables, bar work, serving guests | Waiter
in de horeca, horecabaan, bediening, gasten bedienen, achter de bar | Medewerker bediening
in construction, construction work, building houses | Construction worker, Carpenter
in de bouw, bouwwerk, huizen bouwen | Bouwvakker, Timmerman
in education, teaching, teach children, teach at a school | Teacher
in het onderwijs, lesgeven, les geven, voor de klas | Leraar
with children, with kids, childcare work, with toddlers | Childcare worker
met kinderen, kinderen opvangen, met peuters, in de kinderopvang | Pedagogisch medewerker
with animals, caring for animals | Animal caretaker
met dieren, dieren verzorgen | Dierenverzorger
with plants, gardening, garden work, landscaping | Gardener
met planten, tuinwerk, in het groen, groenwerk, tuinieren | Hovenier
in a shop, in retail, shop work, shop job, in a store, in a supermarket, stocking shelves | Sales assistant
in een winkel, winkelbaan, in de winkel, in een supermarkt, vakken vullen | Winkelmedewerker
in a warehouse, warehouse work, warehouse job, order picking | Warehouse worker
in een magazijn, magazijnwerk, in het magazijn, orders picken, in de logistiek, logistieke baan | Magazijnmedewerker
driving a truck, truck driving, lorry driving | Truck driver
vrachtwagen rijden, op de vrachtwagen | Vrachtwagenchauffeur
driving a bus, bus driving | Bus driver
bus rijden, op de bus rijden | Buschauffeur
delivering parcels, delivery work, delivery job, delivering packages | Delivery driver
pakketten bezorgen, pakjes bezorgen, bezorgwerk, bezorgbaan | Bezorger
cleaning, cleaning job, cleaning work, cleaning houses, cleaning offices | Cleaner
schoonmaakwerk, schoonmaken, poetsen, schoonmaakbaan | Schoonmaker
in a factory, factory work, production work, factory job | Production worker
in een fabriek, fabriekswerk, productiewerk, in de productie, inpakwerk | Productiemedewerker
technical job, technical work, repairing machines, fixing machines, maintenance work | Maintenance mechanic
technische baan, technisch werk, machines repareren, machines onderhouden, sleutelen | Onderhoudsmonteur
repairing cars, fixing cars, working on cars | Car mechanic
auto's repareren, autos repareren, aan auto's sleutelen | Automonteur
repairing bicycles, fixing bikes | Bicycle mechanic
fietsen repareren | Fietsenmaker
programming, coding, writing code, building software, in software, writing software, software job, developer job, dev job | Software developer
programmeren, software bouwen, code schrijven, in de ict, in de it, ict-baan | Softwareontwikkelaar
building websites, making websites, front-end work, frontend work | Front-end developer
websites bouwen, websites maken | Front-end developer
data job, working with data, analysing data, data analysis | Data analyst
met data, data analyseren | Data-analist
with numbers, numbers work, figures, bookkeeping work | Bookkeeper
met cijfers, cijfermatig werk, boekhouding doen, de boekhouding | Boekhouder
marketing job, work in marketing, in marketing | Marketing specialist
marketingbaan, in de marketing, marketingfunctie | Marketingmedewerker
sales job, sales work, selling things, in sales | Sales representative
verkoopbaan, commerciële baan, commerciële functie, in de verkoop | Verkoopmedewerker
in human resources, hr job, hr work, hr role | HR advisor
hr-baan, hr baan, hr-functie, hr functie, personeelszaken | HR-adviseur
legal job, legal work, law job | Lawyer
juridische baan, juridisch werk, juridische functie | Jurist
creative job, creative work, designing things, design job, design work | Graphic designer
creatieve baan, creatief werk, ontwerpen, vormgeven | Grafisch ontwerper
security job, security work, guarding | Security guard
beveiligingswerk, beveiliging doen, in de beveiliging | Beveiliger
at reception, reception work, front desk | Receptionist
achter de balie, aan de balie, receptiewerk, bij de receptie | Receptionist
helping customers, customer service work, customer service job | Customer service representative
klanten helpen, klantenservice werk, bij de klantenservice | Klantenservicemedewerker
cutting hair, hairdressing | Hairdresser
haren knippen | Kapper
baking bread, in a bakery | Baker
brood bakken, in een bakkerij | Bakker
painting houses | Painter
huizen schilderen, schilderwerk | Schilder
welding | Welder
lassen, laswerk | Lasser
laying bricks | Bricklayer
metselen | Metselaar
electrical work, wiring houses, installing electrics | Electrician
elektra aanleggen, elektrisch werk | Elektricien
installing solar panels | Solar panel installer
zonnepanelen plaatsen, zonnepanelen installeren | Zonnepanelenmonteur
plumbing, fixing pipes | Plumber
loodgieterswerk | Loodgieter
social work, helping families, working with young people, with youngsters | Social worker
met jongeren, maatschappelijk werk, gezinnen helpen | Maatschappelijk werker
in a lab, laboratory work, lab work | Laboratory technician
in een laboratorium, labwerk, in het lab | Laborant
on a farm, farm work | Farm worker
op een boerderij, in de kas, in de kassen | Agrarisch medewerker
leading projects, managing projects, running projects | Project manager
projecten leiden, projecten managen | Projectmanager
writing texts, writing articles, copywriting | Copywriter
teksten schrijven, artikelen schrijven | Copywriter
maps and public transport, with maps, mapping, geographic data | GIS specialist
met kaarten | GIS-specialist
`;
