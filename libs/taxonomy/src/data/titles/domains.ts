/**
 * What the words of a title are about, in English and Dutch: `name: stems`. A stem begins a word; from five letters
 * on, or with *, it may also stand inside a compound; = asks for the whole word.
 */
export const titleDomains = `
accounting: accounting, accountan, boekhoud, bookkeep, grootboek, ledger, financial statement, jaarrekening
actuarial: actuar
addiction: addiction, verslaving, drug, alcohol, substance misuse
adminis: administr, clerical, kantoor, office, back office, backoffice, secretar
advertising: advert, reclame, media buying, media plan, promotie, promotion, publicity, publiciteit
aerospace: aerospace, aircraft, vliegtuig, luchtvaart, ruimtevaart, aviation, aero, satelli, avioni, flight, vlieg, airport, luchthaven, airline, rocket, raket, helicopter, spacecraft
agri: agri, landbouw, crop, gewas, akker, farm, boer, horticult, tuinbouw, teelt, agronom, field crop, groente, grower, kweker, kas, greenhouse, organic
animal: animal, dier, livestock, vee, cattle, pig, varken, sheep, schap, horse, paard, dog, hond, breeding, fokker, stal, zoo, pets, equine, kennel, stable, puppy, dieren, aquari
aquaculture: aquacult, fish farm, viskwek, visteelt, aquacultuur, mollusc, shellfish, schelpdier, hatchery, kreeft, oester, mossel
archives: archive, archief, archief, records, document, dossier, library, bibliothe, catalog
architecture: architect, bouwkundig ontwerp
army: army, military, militair, navy, marine officer, marineofficier, krijgsmacht, air force, luchtmacht, landmacht, infantry, artillery, leger, warfare, defensie, armed forces, special forces, naval
art: =art, arts, artistic, kunst, beeldend, visual, sculpt, schilderkunst, museum, exhibition, tentoonstelling, gallery, galerie, ^cultur, heritage, erfgoed, conservat, erfgoed
asbestos: asbest, hazardous material
assembly: assembl, montage, samenstell
assetmgmt: asset, vermogen, portfolio, fund, fonds, beleg, investment, invest, wealth, securit, effecten, hedge
audio: audio, geluid, sound, video, broadcast, camera, film, movie, televis, =tv, radio, studio, recording, projection, filmproject, media, omroep, post-production, uitzend
automotive: automotive, =auto, autos, autom onderh, car, vehicle, voertuig, vrachtwagen, truck, motorcycle, motorfiets, motorvoert, tyre, banden, carross, garage, engine, roadside, wegenwacht, bus, diesel, trailer, camper
bakery: bak, brood, bread, pastry, banket, confection, gebak, cake, chocola, cacao, cocoa, pasta, biscuit, ijs, ice cream
bank: bank, credit, krediet, loan, lening, mortgage, hypothe, lending
beauty: beauty, schoonheid, cosmet, nagel, nail, make-up, visag, spa, tanning, hair remov, ontharing, esthet, wellness, manicur, pedicur, massage, haar
beverage: beverage, drank, brew, brouw, bier, beer, wine, wijn, spirit, distill, cider, vermouth, mout, malt, likeur, juice, koffie, coffee, tea, thee, frisdrank, sap
biology: biolog, botan, zoolog, microbio, biochem, ecolog, biotech, genetic, genetica, life science, marine bio, pharmacol, bacterio, toxicol, biomedic, moleculair, immunolog, embryo, physiolog, kinesiolog, anatom, biometr
bicycle: bicycle, fiets, bike, rijwiel
blacksmith: smed, smid, smith, forg, hammer, anvil
boiler: boiler, ketel, steam, stoom, turbine, furnace boiler
bodywork: bodywork, carrosser, panel beat
boning: bobbin
builder: building, bouw, construct, woningbouw, house, renovat, gebouw, woning, housing
bus: bus, tram, trolley, touringcar, coach driv
business: business, bedrijf, commerc, corporate, onderneming, zakelijk, enterprise
butchery: meat, vlees, slager, butcher, slacht, slaughter, poultry process, halal, kosher, fish prep, vis, ham, worst, sausage, darm, fish, karkas, carcass
callcentre: call cent, callcenter, chat, contact cent, telefonisch, telephon, telefo, klantcontact, switchboard, helpdesk
camping: camping, campsite, vakantiepark, holiday, resort, hostel, bed and breakfast
cardoor: vending, automat
care: care, zorg, health, gezondheid, patient, patiën, ziekenhuis, hospital, nurs, verpleeg, medical, medisch, elderly, ouderen, bejaard, hulpbehoevend, disabilit, gehandicapt
careelderly: elderly, ouderen, bejaard, verzorgingshuis, verpleeghuis, nursing home, verpleegtehuis
career: career, loopbaan, outplacement, employment counsel, vocational guid, reintegrat, re-integr, werkzoek, beroepskeuze, jobcoach
cargo: cargo, vracht, freight, goederen, shipment, lading, container
ceramics: ceramic, keram, pottery, clay, klei, brick, baksteen, tile press, kiln, tegel, porcelain, porselein, aardewerk, terracotta, oven
chemical: chemi, chemic, scheikund, distillat, polymer, nitroglycer, pharma, farma, cosmetic prod, detergent, zeep, soap, paint prod, verf, lijm, fertil, kunstmest, oxyg, gas proces, perfum, parfum, geur, fragrance, dispersion, toner, stikstof, hydrogen, waterstof, biogas, enzym
child: child, kind, peuter, baby, daycare, nursery, kinderopvang, crèche, creche, playgroup, babysit, kinderdag
chiropr: chiropr, osteopa, podiat, podo, kinesi, ergo, occupational therap, muziekther, music therap, art therap, recreational therap, dans
choreo: dance, dans, choreo, ballet
church: relig, religi, church, kerk, pastor, mission, monast, theolog, parish, verger, koster, zendeling
civil: civil, civiel, infrastr, road, weg, bridge, brug, hydraul, waterbouw, dredg, bagger, tunnel, dam, dike, dijk, geotech, construct, bouwkund, building, gebouw, bouw, structural, rail, spoor, sewer, riool, drainage, excavat, grondwerk
claims: claim, schade, loss, verlies, verzekeringsfraude, insurance fraud, adjuster
cleaning: clean, schoonmaak, reinig, huishoud, housekeep, poets
cleaningsup: cleaning superv, housekeeping superv
clothing: cloth, kleding, apparel, wear, garment, fashion, mode, confectie, kledij, costume, kostuum, tailor, footwear, schoen, hat, hoed, wig, pruik, kleermak
coach: coach
collection: debt, incasso, schuldvorder, collecti
commodity: commodit, grondstof, trade, handel, broker
communication: communicat, public relation, publicrelation, press, pers, woordvoer, voorlicht, pr, spokes
compliance: complian, naleving, regulatory, regelgev, integrity, witwas, money laund
composite: composit, fibreglass, glasvezelverst, polyester, filament winding, fiberglass, fibre
computer: computer, =pc, hardware
concrete: concrete, beton, cement, precast, asphalt, asfalt, plaster, gips, stucco
constructionmgr: construct, bouw, sewer, rail, weg, brug, bridge, infra, dredg, bagger, tunnel, spoor, riool
contact: contract
control: process, proces, control, regel, automat, instrumenta, besturing, meet-, mechatron, robot
cook: cook, kok, kitchen, keuken, culinar, chef, food serv, dish, gastro
correction: prison, correction, penit, gevang, detent, justit, inmate, bewak
cosmetics: cosmetic, perfum, parfum, drogist
crane: crane, kraan, hijs, hoist, lift bedien, lock keeper, sluis, bridge and lock, brugwacht, jib, kabelbaan, cable car, ski lift, skilift
credit: credit, krediet, debiteur, incasso
criminal: crime, crimin, misdrijf, misdaad, recherche, detect, investig, opspor, forens, politie, police
customer: customer, klant, client, guest, gast, visitor, bezoek, information desk, inlichting, enquiry, informat, service
customs: customs, douane, border, grens, excise, accijns, immigrat, visa
dairy: dairy, zuivel, milk, melk, cheese, kaas, boter, butter, yoghurt, room
data: data, gegevens, statisti
database: databas, data ware, datawareh, data base
dental: dental, tand, mond, orthodon, gebit, dentist, prothese
design: design, ontwerp, vormgev, creative, stylist
digging: excavat, graaf, grondverz, bulldoz, earthm, dredg, bagger, pile, hei, road rol, snow clear, sneeuwru, scraper, tunnel bor, drill, grader, mobiele kraan, wals
diet: diet, nutrit, voeding
dispatch: dispatch, meldkamer, centralist, alarmcent, emergency call
diving: diver, duik, diving, underwater, onderwater
doctor: arts, medic, physician, doctor, geneesk
dredge: dredg, bagger
drilling: drill, boor, boring, oil rig, derrick, boorput, well
driver: driver, chauffeur, rijden
economics: econom
editor: edit, redact, redig, magazine, newspaper, krant, tijdschrift, news, nieuws, journal, book, boek
education: educat, onderwijs, school, teach, leraar, docent, leer, curriculum, universit, student, academ, faculty, faculteit, opleid, studie, learning, e-learning, pupil, leerling, college
electric: electr, elektr, power, energie, energy, solar, zonne, =wind, windm, windt, windf, windp, photovolt, lighting, verlicht, battery, accu, transform, high voltage, hoogspanning, cable
electromech: electromech, elektromech, motor winding, spoel
electronic: electronic, elektronic, microelectr, micro-electr, micro-elektr, semiconductor, halfgeleid, printed circuit, pcb, sensor, instrumentation, hardware, optoelectr, opto-elektr, photonic, optronica, microsystem, chip, wafer, computer hard, surface-mount, surface mount, smt
elementary: helper, hulp, hand, labour, assistent
employment: employ, uitzend, werkgelegenheid, arbeidsbemidd, staffing, temporary, arbeidsmarkt
energy: energy, energie, geotherm, aardwarm, renewable, hernieuw, duurzame, power, nuclear, nucleair, kern, hydropower, waterkracht, =wind, windm, windt, windf, windp, solar, electricity, elektriciteit, tidal, substation
environment: environment, milieu, ecolog, pollution, vervuil, recycl, waste, afval, sustainab, duurza, water quality, soil, bodem, remediat, climate, klimaatver, natural resource, natuur, nature, conservation, emission
engineerhead: engineer, ingenieur, techni
engrave: engrav, grave, ets
event: event, evenement, congres, conference, wedding, bruiloft, feest, festival, exhibition
executive: executive, directie, bestuur, board, ceo
export: import, export, invoer, uitvoer, forward, expedit, douane, customs, international trade, internationale handel, vrachtverv
extrusion: extrus, injection, spuitgiet, mould, blow, vacuum form, gietvorm, thermo
facility: facilit, building care, gebouwbeheer, huismeester
factory: factory, fabriek, industr, plant, productie, production, manufact, vervaard, fabricage, producti
fastfood: fast food, fastfood, quick service, snack, hamburger, pizza, friet
finance: financ, financi, fiscal, fisc, treasur, thesaur, budget, begrot, econom, investor, belegger, fp&a
fire: fire, brand
fisher: fisher, visser, trawl, fishing
fitness: fitness, sport, yoga, recreat, gym, personal train, outdoor, activit, leisure, vrije tijd, pilates, zwem, swim, bergbeklim, mountain, survival, animation, animat, buitenactiv
floor: floor, vloer, parket, carpet, tapijt, tegel, tile, tiling, resilient
flower: flower, bloem, floral, florist
food: food, voed, levensmid, meat, vlees, fish, vis, fruit, vegetab, groente, sugar, suiker, starch, zetmeel, oil, olie, flour, meel, coffee, koffie, cocoa, cacao, chocol, bakk, bake, pasta, dairy, zuivel, milk, melk, cheese, kaas, brew, brouw, malt, mout, beverage, drank, wine, wijn, cider, tea, thee, candy, snoep, confection, zoet, tobacco, tabak, sigaar, sigaret, cigar, grain, graan, blanching, yeast, gist, almond, amandel, noten, nut, seed press, carbonat, hydrogenat, fat-pur, honey, honing, prepared, diervoe, animal feed, roast, brand, bulk fill, kanning, canning, potato, aardappel, soya, popcorn, ketchup, saus, egg, ei, dairy, coagulat, pasteur, karn, salt
forest: forest, bos, timber harvest, houtoogst, tree, boom, woud, logging
forklift: forklift, heftruck, reachtruck, vorkhef
fraud: fraud, frau
fruit: fruit, grape, druif, druiv, vine, wijngaard, vineyard, orchard, boomgaard, hop
fundraising: fundrais, fondsenwerv, charity, goede doel
funeral: funeral, uitvaart, embalm, crematori, begraf, mortuar, cemetery, lijk
fur: fur, bont, pelt, pels, hide, huid, leather, leer, tanning, looi, leder
furniture: furnitur, meubel, upholst, stoffeer, mattress, matras, bekled
gambling: gambl, casino, betting, wed, game deal, croup, lotter, loterij, speel, bingo, kansspel
game: game, gaming, spel
garden: garden, tuin, landscap, landschap, groen, hovenier, park, grounds, plantsoen, boomkw, boomverz, nursery
gas: gas
geo: geolog, geophys, geofys, geochem, minera, hydrogeo, paleonto, seism, oceanogra, bodemkund, hydrolog, archaeo geo
gis: gis, geogra, cartogra, map, kaart, survey, landmeet, geodes, cadastr, kadast, photogram, remote sens, topogr, geomat, landmet, hydrografisch, hydrographic
glass: glas, lens, optical lens, mirror, spiegel, glaz
government: government, overheid, public admin, bestuur, gemeent, municip, ministry, ministerie, city, stad, council, raads, parlement, parliament, state, staat, polit, embassy, ambassad, consul, civil serv, ambten, diplom, provinc
graphic: graphic, grafisch, illustr, web design, multimedia, animat, ui, ux, user interface, user experience, digital media, desktop publish, 3d, layout, comic, strip
guide: guide, gids, tour, rondleid
hair: hair, haar, kapper, barber, kaps, wig, pruik
handicraft: handicraft, hand, ambacht, craft, embroid, borduur
health: health, gezond, veilig, safety, arbo, hygien, hygiën
healthsafety: health and safety, veilig, safety, arbo, arbeidsomst, occupational, gezondheid en, hse
heating: heat, verwarm, sanita, gas serv, gas, plumb, loodg, pipe, pijp, leiding, water cons, sprinkler, irrigat, bevloei, drain, septic, warmte, water, boiler
helpdesk: helpdesk, help desk, user support, gebruikersonder, technical support, it support, ict support
hotel: hotel, hospital estab, hospitality, accommod, logies, gasten, rooms division, verblijf, revenue man, front office, horeca-
housekeeping: housekeep, huishoud, linen, linnen, laundry
human: human res, hr, personeel, personnel, recruit, talent, employee, hrm, p&o, labour rel, arbeidsrel, werving, medewerkers, volunt, vrijwillig, gelijke kansen, equality and, welzijn
hunting: hunt, jacht, jager, trap, wild, jachtop
hvac: refriger, koel, airco, air cond, klimaat, ventil, heating and vent, hvacr, hvac, koudetech
ict: ict, =it, software, computer, systeem, informat, web, data, digital, cyber, network, netwerk, internet, cloud, applicat, applicatie, technolog, telecom, automatisering, user, embedded, mobile app
ictops: data cent, datacent, operations tech, computer oper
immersive: immers, virtual
industrial: industri, production, productie, process, manufact, quality, kwaliteit, lean, efficien
information: informat, knowledge, kennis
inspection: inspect, keur, quality, kwaliteit, control
insulation: insulat, isolat, isole
insurance: insur, verzeker, assuran, pension, pensio, polis, underwrit
interior: interior, interieur, decor, scenery, set, window dress, etal, exhibit, visual merch
inventory: inventory, voorraad, stock, warehouse, magazijn, opslag, depot
jewel: jewel, juwel, gem, edelst, goud, gold, silver, zilver, diamond, diamant, sierad, filigr, precious, sieraden, horlog, watch, clock, klok
journalist: journal, report, news, nieuws, correspond, critic, recens, krant, redact, verslag
judge: judge, justice, rechter, court, magistr, rechtbank, gerecht
kitchenprep: kitchen, keuken, afwas, dishwash
knit: knit, brei, hosiery, kous, circular, tufting, rond
lab: laborat, laborant, lab, analist, assay
language: language, taal, talen, linguist, interpret, sign lang, gebaren, translat, vertal, english, esol, nt2
laundry: laundr, wasser, dry clean, ironing, strijk, linnen, linen, stomer
law: legal, law, juridi, recht, wet, advocat, notar, court, attorney, litigat, deurwaard, bailiff, jurid, ombuds, patent, intellectu, griffi, wetgev, testament
leather: leather, leer, leder, saddle, zadel, shoe, schoen, footwear, tanner, hide, huid, bag, tas
lift: lift, elevat, escalat, roltrap
lifeguard: lifeguard, life guard, redder, badmees, zwemb, pool
lighting: light, licht, stage, podium, theater, theatre, show, performance, scen, pyrotech, rigging, prop, rekwis, toneel, voorstelling, puppet, dresser, kostuum, costume attend, prompt, event elect, stunt, follow spot, volgspot, tent
literature: writ, schrijf, auteur, script, scenario, book, poet, dicht
loco: locomot, train, trein, rail, rijtuig, rolling stock, spoor, metro, tram, wagon
logistics: logist, supply, distribu, warehouse, magazijn, transport, expeditie, forward, verkeer, keten, goederen, stock, inventory, route, vervoer, purchas, inkoop, procure
machinetool: =cnc, lathe, draai, mill, frees, drill, boor, grind, slijp, metal saw, turret, planer, boring, punch, pons, press, pers, cutting, snij, laser, plasma, waterjet, router, tool, gereedschap, numeric, numerieke, honing, hone, chip, broach, gear, tandwiel, screw, schroef, deburr, swag, thread, draad, stamp, straighten, spark erosion, vonk, edm, milling, shear, machining, verspan, metaal, metal, oxy, rivet, klink
mail: mail, post, letter, brie
management: manag, beheer, organisat
marine: marine, ship, schip, scheep, vessel, boat, boot, maritim, naval, haven, port, harbour, watervaart, jacht, yacht, sea, zee, vaart, binnenvaart, nautic, offshore, dek, deck
market: market
marketing: market, brand, merk, online, advert, seo, digital, reclame, consumer, campagne, prijs, pricing, e-commerce, promot
mathematics: mathemat, wiskund, statist, actuar, demogr, rekenk
mechanical: mechanic, mechani, machine, werktuig, engine, motor, rotating, equipment, apparat, vehicle, voertuig, thermodyn, hvac, heating, ventil, klimaat, koel, refriger, paper eng, textile eng, packing mach, precision, fluid, hydraulic, automot, aerospace, rolling stock, steam, stoom, naval, marine, scheeps, tool, tuig, agricultural equip, container, vessel, tank, welding, las, powertrain, aandrijf, industrial mach, micro, gereedschap, maritime
medical: medic, clinical, klinisch, hospital, ziekenhuis, health, patient, surg, ok, nurs, verpleeg, doctor, dokter, gezondheid, biomed
medicalimaging: radiogr, radiolog, röntgen, imaging, beeldvorm, radiother, nuclear med, bestral, ultrasound, echo, mri, prosthet, cardio, hartf, neuro, anaesthet, anesthes, dialys, perfus, respirat, physiology
medicallab: medical lab, biomedical, medisch, bloed, blood, cyto, histo, patholog, anatom, phlebo, autops, medico, klinisch chem, bloedbank
mental: mental, psych, gedrag, behavio, ggz, emotion
metal: metal, metaal, steel, staal, iron, ijzer, copper, koper, alumin, tin, zinc, zink, brass, non-ferro, ferro, foundry, gieter, rolling mill, wals, casting, furnace, oven, smelt, coating, ijzererts, hoogoven, ingot, wire draw, draadtrek, scrap, schroot, nitrider, gloei, harden, hard
metalfinish: coat, galvan, plating, platt, anodi, polish, polijst, dip tank, dompel, surface, oppervlak, rustproof, verzink, burnish, blast, straal, enamel, emaill, varnish, lak, corros, buff, laquer
metalforming: rolling, wals, forg, draw, press, spring, veer, chain, ketting, nail, spijk, bolt, wire, draad
meteo: meteor, weather, weer, climat, klimatol
meter: meter
milker: milk, melk
mineral: mineral, stone, steen, delfstof, rock, marble, marmer, slate, leisteen, crush, breek, quarry, groeve, gravel, kalk, lime, clay, klei, talc, absorb
mining: mine, mining, mijn, quarry, groeve, petroleum, aardolie, oil, olie, delfstof, drilling, boor, ore, erts, minera, metallurg, metaalkund, gas prod, explosie, wells, reservoir, liquid fuel
model: model, mannequin
mosque: imam
motor: motor
music: music, muziek, piano, orgel, organ, violin, viool, sing, zang, orchest, orkest, opera, guitar, gitaar, instrument, keyboard, percuss, harp, klavier, slagwerk, strijk, snaar, koor, choir, lied
nondestruct: non-destruct, ndt, niet-destruct
notary: notar
nuclear: nuclear, nucleair, kern, radiation, straling, reactor
nurse: nurs, verpleeg
observ: observ
occupational: occupational, arbeid, bedrijf
offic: office, kantoor, bureau
oil: oil, olie, petrol, gas, refin, raffin, pipeline, pijplei, biogas, brandstof, fuel
optical: optic, optisch, lens, eyew, eyegla, bril, optom, contactle, fotonic, photonic
orthop: orthop, prosthe, prothe, orthese, brace
package: pack, pak, verpak, fill, vul, bottl, bottel, label, etiket, wrap, seal, canning, inblik, blik, capsul, carton
paint: paint, schilder, verf, spray, spuit, lacquer, lak, varnish, vernis, coat
paper: paper, papier, karton, carton, cardboard, envelop, corrugat, golfkart, tissue, paperboard, map
park: parking, parkeer, valet
pathology: patholog
patrol: patrol, surveil, toezicht
pawn: pawn, pand, money lend
payroll: payroll, salar, loon, wage
pest: pest, ongediert, plaag, fumigat, bestrijding
petrol: petrol station, tankstation, service station, benzine
pharmacy: pharmac, apothe, drug store, geneesmid
philosophy: philosoph, filosof, histor, politic, geschied, genealog, theolog, politicol
photo: photo, foto
physics: physic, natuurkund, fysic, astron, sterrenkund, cosmolog, kosmolog, thermodynamica, acoust
physio: physio, fysio, massage, hydrother, sport therap
pilot: pilot, piloot, co-pilot
planning: planning, planner, schedul, rooster
plaster: plaster, stuk, gips, ceiling, plafond, drywall
plastic: plastic, kunststof, polymer, synthet, pvc, foam, schuim, injection, extrus, vinyl, optical disc, resin, hars
police: police, politie, patrol, constab, agent van
policy: policy, beleid
pool: pool, zwembad
postal: post, mail, brief
poultry: poultry, pluimv, kip, chick, egg hatch, broei
power: power plant, power, energie, centrale, electric, elektr, hydro, nuclear, kern, =wind, windm, windt, windf, windp, solar, geotherm, fossil
precision: precision, precisie, fijn, instrument, watch, horlog, klok, clock, calibr, kalibr, optic, optisch, camera, photogr, fotogr
press: press, pers
primary: primary, basison, basissch, elementary, steiner, montessori, freinet, basis, lager onderwijs, peuter
printing: print, druk, book bind, boekbind, pre-press, prepress, offset, flexo, digital print, graf, letterpress, screen print, zeefdruk, litho, gravure, rotogravure, stencil, hot foil, foliedruk, binder, stitching book
private: private, particul
probation: probation, reclass
processmetal: metal, metaal, steel, staal, non-ferrous
procurement: procure, purchas, inkoop, buying, aankoop, sourcing, aanbested, inkoper
product: product
project: project
prop: property, vastgoed, real estate, onroerend, housing, huisvest, letting, makelaar, taxat
psychology: psycholog, psycho, behavio, gedrag
public: public, publiek, openba
pulp: pulp, paper machine, papiermachine, wash deinking, digester, ontinkt, bleach, bleek, papierpulp, houtpulp, tissue, cellulose
quality: quality, kwalit, inspect, grad, controle, keur, test
quarry: quarry, groeve
racing: race, jockey
radiotech: telecom, radio
railinfra: railway infra, spoorinfra, rail maint, catenary, bovenleid, sein, signal
recept: reception, recep, balie, front desk, onthaal
recycling: recycl, waste, afval, refuse, vuil, sort, schroot, kringloop, landfill, stort
rental: rent, verhuur, huur, lease, leasing
repair: repair, reparat, herstel, maintenance, onderhoud, service
research: research, onderzoek, scient, wetenschap, universit
restaurant: restaurant, horeca, waiter, bar, food service, catering, cafe, bediening, kelner, banquet, drank, sommel, canteen, kantine
retail: shop, winkel, store, retail, supermarkt, sell, verkoop, detailhandel, specialised, merchand, boutique, kiosk, speciaalza, bouwmarkt, tuincentrum, warenhuis
risk: risk, risico
road: road, weg, pavement, asphalt, asfalt, straat, pave, marking, highway, snelweg
robot: robot
roof: roof, dak, lead
rubber: rubber, tyre, banden, v-belt, v-riem, vulcan, vulkan, latex, belt build
sales: sales, verkoop, commerc, account, klant, sell, afzet, handels
sawmill: saw, zaag, *zaag, veneer, fineer, plank, chipper, debark, ontschors, wood pan, plywood, multiplex, engineered wood, wood board, trekzaag
scaff: scaffold, steiger
seafood: sea
seamstress: sew, naai, stitch, stik, embroid, borduur, overlock, confectie
secondary: secondary, middelba, voortgezet, vo-, secundair
security: secur, beveilig, guard, bewak, veiligheid, surveill, armour, geldtransp, alarm
securityict: ict secur, cyber, information secur, informatiebev, ethical, hack, forensic it, digital forens, it-bev, ict-bev, ict resil, rampenherst, disaster
settlement: settle
shift: shift, ploeg
shoe: shoe, schoen, footwear, orthopedisch sch, zool, sole, ^lasting
sign: sign, engrav, grave, letter
social: social, sociaal, maatschap, welzijn, welfare, community, gemeenschap, buurt, jeugd, youth, family, gezin, homeless, dakloz, victim, slachtoff, migrant, refugee, vluchteling, foster, pleeg, opvang, crisis, gerontolog, opbouwwerk, benefit, uitkering, sociale, kinderbesch, child welf, adoptie, care at home, begeleid, hulpverl, gezinsplan, domestic viol
socialsecurity: social secur, sociale zeker, benefit, uitker, bijstand, pensioen, subsid, welfare benef, inkomensond
sociology: sociol, anthrop, antrop, archaeo, archeol, geograph, geograaf, crimino, kinesio, demograph, ethno, menswet
solar: solar, zonne, zonnep, photovolt, pv
songs: sing, zang
special: special needs, special education, buitengewoon, speciaal, bijzondere behoef, talented, begaafd, remedial, visually, visueel, doven, deaf, leerprobl
spinning: spin, yarn, garen, twist, fibre, vezel, wind, twijn, kaarden, draad, textile fib, carding, nonwoven
sport: sport, football, voetbal, tennis, golf, coach, athlet, swim, zwem, horse riding, ski, boks, boxing, box, race, paardrij, snowboard, surf, sail, match, scheids, referee, atlet, ijshock, ice hock, ice-skat, schaats, jockey, parachut, klim, wedstrijd
spray: spray, verfspuit, lakspuit, spuitpist
staff: staff
stairs: stair, trap
steelframe: structural, ironw, staal, steel, metal struct, constructie, boiler, plate, bridge build, riveter, shipw, scheepsb
stone: stone, steen, marble, marmer, graniet, granite
street: street, straat, venter, hawk
subway: metro
supply: supply, voorraad, keten
surgery: surg, chirurg, operat
survey: survey, enquet, interview
tax: tax, belasting, fiscal, btw, vat, accijns
technical: technic, technisch
telecom: telecom, telecommun, telefoon, antenn, 5g, glasvez, fibre opt, radio tech, satell, transmiss, cable telev, breedband, network infra, datacom
telephone: telephon, telefoon, switchboard
test: test, beproev
textile: textiel, textile, fabric, stof, yarn, garen, weav, weef, knit, brei, cotton, katoen, wool, wol, carpet, tapijt, dye, verf, verven, bleach, finishing, print textil, felt, vilt, tufting, nonwoven, net, touw, rope, lace, kant, kleding, cloth, garment, sew, naai, laundry
textilefinish: dye, verf, verv, bleach, bleek, finish, veredel, printing textile, textieldruk, tumbl, dry
ticket: ticket, kaart, box office, kassa, check-in, boarding
tobacco: tobac, tabak, cigar, sigaar, sigaret
tourism: touris, toeris, travel, reis, reiz, tour, destinat, holiday, vakantie, recreat, leisure
toy: toy, speelgoed, doll, poppen
tradecomm: broker, makelaar, trade, commodit
traffic: traffic, verkeer, mobil
train: train, trein, locomot, metro, rail, spoor
training: train, opleid, cursus, vorming
transport: transport, vervoer, fleet, vloot, wagenpark, road oper, rail, bus, tram, shipping, port, haven, aviation, airport, maritime, pipeline, taxi, passagier, passenger, verkeer, scheepv, vaart, lucht, moving, verhuis
travel: travel, reis, reiz, tour
treecare: tree, boom
truck: truck, vrachtw, lorry, tank, cargo, hazardous, dangerous, tow, takel, refuse, vuilnis, vracht, moving, gevaarl, cement, fire engine, brandweerw, concrete pump, container, vuil
typing: typ, steno, caption
tyre: tyre, band
university: universit, higher ed, hoger onder, hogeschool, lector, academ
upholst: upholst, stoffeer, bekled
urban: urban, stedenb, town plan, land use, spatial, ruimtelijk, traffic plan, transport plan, mobiliteit, smart cit, slimme st, verkeersk, stads, ruimtelij, landgebr, mobility
vehicleclean: vehicle clean, car wash, auto reinig, aircraft groom, autowas
veneer: veneer, fineer
vet: veterin, diergen, dierenarts, dierges
vocational: vocation, beroeps, praktijk, mbo
volunteer: volunt, vrijwillig
waste: waste, afval, refuse, vuil, recycl, incinerat, verbrand, landfill, stort
watch: watch, horlog, clock, klok, uurw
water: water, sewer, riool, sewage, desalinat, ontzilt, drinking, zuiver, irrigat, effluent
wax: wax, was, candle, kaars
weapon: weapon, wapen, gun, ammunit, munit, explosi, vuurw, firework, springst
weaving: weav, weef, wev, loom, jacquard
web: web, internet, website, online, seo
weight: weight, measure, metrol
welding: weld, las, solder, braz
wholesale: wholesale, groothand
window: window, raam, ramen, glaz, glas
wood: wood, hout, timber, carpent, timmer, furnitur, meubel, joiner, veneer, fineer, saw, zaag, parquet, barrel, kuip, vat, kist, pallet, crate, plank, plywood, briq, cork, kurk, boat woo
woodmach: saw, zaag, router, frees, cnc, drill, boor, planer, schaaf, machin, nail, nagel, press, pers, turn, lathe, sand, schuur, kant, edge, table, board, pallet, multiplex, assembl
youth: youth, jeugd, jongeren
`;
