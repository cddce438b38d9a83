/** ISCO-08 major groups 7 (craft), 8 (machine operators and drivers) and 9 (elementary occupations). */
export const trades = `
## 7111 3 construction-engineering +Construction, +Building maintenance
House builder | Huizenbouwer | bouwvakker, bouwvakman, builder, allround bouwvakker, allround bouwvakhelper, medewerker bouw, construction worker, onderhoudsmedewerker gebouwen, onderhoudstimmerman, bouwmedewerker, medewerker onderhoud vastgoed
## 7112 3 construction-engineering +Bricklaying
Bricklayer | Metselaar | mason, voeger, lijmer bouw, allround metselaar, tegelmetselaar, voegwerker, ovenmetselaar
## 7113 3 construction-engineering +Construction
Stonemason | Steenhouwer | natuursteenbewerker, natuursteenmonteur, stone cutter
## 7114 3 construction-engineering +Concrete work
Concrete worker | Betonwerker | betonvlechter, betontimmerman, betonstaalverwerker, vloerenlegger beton, ijzervlechter, betonboorder, concrete finisher, steel fixer, betonreparateur, betonafwerker, terrazzowerker
## 7115 3 construction-engineering +Carpentry, +Hand tools
Carpenter | Timmerman | joiner, timmervrouw, afbouwtimmerman, kozijnenmonteur, keukenmonteur, kitchen fitter, montagetimmerman, werkplaatstimmerman, meewerkend voorman timmerman, trappenmaker, kozijnmonteur, trappenbouwer, window and door installer, interieurbouwer monteur, scheepstimmerman, machinaal timmerman, parketlegger timmerman, timmerman allround, kitchen installer, standbouwer, standbouwmedewerker, deurenmonteur, gevelmonteur hout, keuken monteur, bathroom fitter, badkamermonteur
## 7119 3 construction-engineering +Construction, +Scaffolding
Scaffolder | Steigerbouwer | steigermonteur, sloper, demolition worker, asbestsaneerder, deskundig asbestverwijderaar, asbestverwijderaar, scaffold builder, hulp steigerbouwer, renovatiewerker, rope access technician, steeplejack, tent installer, tentenbouwer, swimming pool builder
## 7121 3 construction-engineering +Roofing
Roofer | Dakdekker | pannendekker, leidekker, rietdekker, bitumen dakdekker, dakwerker, thatcher, dakmonteur
## 7122 3 construction-engineering +Tiling, +Flooring
Floor layer | Vloerenlegger | tegelzetter, tiler, parketteur, parketlegger, woningstoffeerder, floor tiler, carpet layer, stoffeerder woningen, tapijtlegger, projectstoffeerder, gietvloerenlegger, hardwood floor layer
## 7123 3 construction-engineering +Plastering
Plasterer | Stukadoor | plafondmonteur, gipsplatenmonteur, drywall installer, afbouwmedewerker, stucadoor, wandmonteur, systeemplafondmonteur, drywall fitter, ceiling installer, plafonneur, metalstudmonteur
## 7124 3 construction-engineering +Insulation work
Insulation worker | Isolatiemonteur | isolatiemedewerker, isolatiewerker, isoleerder, thermisch isoleerder, insulation installer, insulation supervisor worker
## 7125 3 construction-engineering +Glazing
Glazier | Glaszetter | glasmonteur, vehicle glazier, autoruitmonteur, beglazer
## 7126 3 construction-engineering +Plumbing, +Heating systems, +Installation technology
Plumber | Loodgieter | installatiemonteur, monteur installatietechniek, monteur sanitair, servicemonteur w, gas fitter, zonneboilermonteur, eerste monteur installatietechniek, monteur water en gas, w-monteur, onderhoudsmonteur installatietechniek, sprinklermonteur, servicemonteur installatietechniek, monteur gas, water en warmte, fitter gas, rioleringsmedewerker monteur, monteur w-installaties, installateur, irrigation system installer, rioleringsmonteur, sanitairmonteur, loodgieter-installateur, sprinkler fitter, gasmonteur, dakmonteur zink, all-round installatiemonteur, heating service technician, installatietechnicus, drain technician
## 7127 4 construction-engineering +Air conditioning, +Refrigeration technology
HVAC mechanic | Koelmonteur | koeltechnicus, airco monteur, aircomonteur, servicemonteur koeltechniek, refrigeration technician, hvac technician, monteur koudetechniek, klimaatmonteur, koudetechnicus, air conditioning mechanic, monteur luchtbehandeling, luchtkanaalmonteur, servicemonteur klimaattechniek, ventilatiemonteur, refrigeration mechanic, airco-installateur
## 7131 3 construction-engineering +Painting of buildings
Painter | Schilder | huisschilder, house painter, onderhoudsschilder, behanger, decoratieschilder, behanger-schilder, leerling schilder, painter and decorator, industrieel schilder constructie, paperhanger, wallpaperer, construction painter
## 7132 3 manufacturing,automotive +Surface treatment, +Car spray painting
Spray painter | Spuiter | autospuiter, lakspuiter, industrieel spuiter, verfspuiter, autolakker, coater, car painter, poedercoater, meubelspuiter, voorbewerker spuiterij, straler-coater, varnisher, conserveringsmedewerker, metaalspuiter, paint sprayer, spuiter schilder, meubellakker
## 7133 3 other +Cleaning
Building exterior cleaner | Gevelreiniger | schoorsteenveger, chimney sweep, gevelbehandelaar, facade cleaner
## 7211 3 manufacturing +Foundry work
Foundry moulder | Vormer | gieterijmedewerker, metaalgieter, kernmaker, gieter, caster
## 7212 3 manufacturing +Welding, +MIG/MAG welding, +TIG welding, +Metalworking
Welder | Lasser | co2-lasser, mig/mag-lasser, tig-lasser, fotolasser, constructielasser, pijplasser, allround lasser, mig-mag lasser, mig/mag lasser, tig lasser, lasser constructie, lasrobotoperator, robotlasser, samensteller lasser, certified welder, soldeerder, snijbrander, spot welder, flame cutter, lasspecialist
## 7213 3 manufacturing +Sheet metal work
Sheet metal worker | Plaatwerker | plaatbewerker, kanter, zetter metaal, kantbankoperator, zetter/kanter, cnc kanter, koperslager, autoplaatwerker, autoschadehersteller, car body repairer, carrosseriebouwer, panel beater, schadehersteller, boilermaker, coppersmith, carrosserieplaatwerker, vehicle body builder, tinsmith, blikslager, medewerker plaatbewerking, sheet metal fabricator
## 7214 3 construction-engineering,manufacturing +Steel construction, +Metalworking
Structural metal worker | Constructiebankwerker | metaalbewerker, constructiewerker, staalconstructeur werkplaats, monteur staalconstructies, ironworker, staalbouwer, staalmonteur, steel erector, bankwerker, constructiebankwerker-lasser, bankwerker-lasser, constructiebankwerker lasser, scheepsbouwer, shipwright, samensteller metaal, metaalconstructeur, scheepsmetaalbewerker, metal worker, bankwerker lasser, monteur constructie, structural steel worker, scheepsplaatwerker, metal fabricator, metaalarbeider
## 7215 3 manufacturing +Hoisting certificate
Rigger | Rigger | takelaar, kabelsplitser, hijsbegeleider, cable splicer, rigging supervisor
## 7221 3 manufacturing +Foundry work
Blacksmith | Smid | siersmid, hoefsmid, farrier, kunstsmid, smeder, forge worker
## 7222 4 manufacturing +Tool making
Toolmaker | Gereedschapmaker | stempelmaker, matrijzenmaker, matrijsbouwer, tool and die maker, fijnbankwerker, modelmaker metaal, slotenmaker, locksmith, instrumentmaker metaal, mould maker, gunsmith, wapenmaker
## 7223 4 manufacturing +CNC machining, +Milling and turning, +Technical drawing
CNC machinist | CNC-verspaner | cnc operator, cnc-operator, cnc frezer, cnc draaier, verspaner, metaaldraaier, frezer, draaier, cnc-frezer, cnc-draaier, cnc programmer, cnc-programmeur, machinist metal, cnc programmeur, cnc machine operator, lathe operator, milling machine operator, metal turner, conventioneel draaier, lasersnijder, cnc lasersnijder, lasersnijoperator, cnc setter, kotteraar, machinebankwerker, cnc specialist, cnc-verspaner frezen, machine tool setter, cnc freesmachine operator, metal machine setter, cnc programmeur frezen, laser operator, cnc allround verspaner, cnc medewerker, stamping press operator, drill press operator, verspanende medewerker
## 7224 3 manufacturing +Surface treatment
Metal polisher | Metaalslijper | slijper, polijster, metal grinder, grinder, bramer, medewerker slijperij, metaalpolijster, knife grinder, scharensliep
## 7231 4 automotive +Car maintenance, +Vehicle diagnostics
Car mechanic | Automonteur | autotechnicus, eerste autotechnicus, motor vehicle mechanic, vehicle technician, monteur personenauto's, auto mechanic, automotive technician, diagnosetechnicus auto, motorfietstechnicus, car technician, allround automonteur, caravanmonteur, werkplaatschef automotive, motormonteur, motorcycle mechanic, monteur auto's, werkplaatschef, trailermonteur, leerling automonteur, auto monteur, diagnosetechnicus, tweede monteur automotive, garagemedewerker, trailer monteur, bus mechanic, camper monteur, vehicle mechanic, garagist, scootermonteur, automotive mechanic
## 7232 4 aerospace-defense +Aircraft maintenance
Aircraft mechanic | Vliegtuigmonteur | vliegtuigtechnicus, aircraft maintenance technician, grondwerktuigkundige, aircraft technician, aircraft maintenance engineer, vliegtuigonderhoudstechnicus, vliegtuigmotormonteur, avionicamonteur
## 7233 4 manufacturing,agriculture +Mechanical maintenance, +Fault diagnosis, +Hydraulics
Industrial mechanic | Onderhoudsmonteur | monteur, machinemonteur, werktuigbouwkundig monteur, maintenance mechanic, mechanic, mechanisch monteur, servicemonteur, machinebouwer, allround monteur, storingsmonteur, industrial machinery mechanic, onderhoudsmonteur werktuigbouw, revisiemonteur, monteur werktuigbouw, pompmonteur, technische dienst medewerker, monteur technische dienst, allround onderhoudsmonteur, medewerker technische dienst, hydrauliekmonteur, monteur grondverzetmachines, onderhoudsmedewerker, maintenance worker, monteur td, treinmonteur, fitter, service monteur, allround technicus, assemblagemonteur machines, maintenance engineer mechanical, agricultural machinery mechanic, montagemonteur, montage monteur, monteur mechanisch, reparateur machines, werktuigbouwkundig onderhoudsmonteur, mechatronisch monteur, mechatronicamonteur, technisch medewerker, technical service employee, dieselmonteur, diesel mechanic, onderhoudstechneut, machine mechanic, scheepsmonteur, technisch onderhoudsmedewerker, leerling monteur, crane technician, rolling stock mechanic, all-round monteur, installatie- en onderhoudsmonteur
## 7234 3 automotive +Bicycle repair
Bicycle mechanic | Fietsenmaker | fietstechnicus, fietsenmonteur, bike mechanic, fietsmonteur, rijwielhersteller, allround fietstechnicus, fietsenmaker/verkoper, bicycle repairer
## 7311 4 manufacturing +Watchmaking
Precision instrument maker | Instrumentmaker | horlogemaker, watchmaker, fijnmechanicus, clockmaker, uurwerkmaker, optical instrument maker, precision mechanic, orthopedisch schoenmaker instrument, meetinstrumentmaker, klokkenmaker, medical instrument maker, watch repairer
## 7312 4 entertainment-media +Music performance
Musical instrument maker | Muziekinstrumentenmaker | pianostemmer, vioolbouwer, orgelbouwer, piano tuner, gitaarbouwer, luthier, pianobouwer
## 7313 4 retail-fashion +Jewellery making
Goldsmith | Goudsmid | edelsmid, zilversmid, jeweller, silversmith, diamantslijper, juwelier maker, gem setter, edelsteenzetter, jewellery maker, diamant zetter
## 7314 3 manufacturing +Glass and ceramics
Potter | Pottenbakker | keramist ambacht, pottery maker, keramisch vormer
## 7315 3 manufacturing +Glass and ceramics
Glassmaker | Glasblazer | glass cutter, glasslijper, glassnijder, glass blower, glasbewerker, glasgraveur vakman, optisch slijper, spiegelmaker
## 7316 3 manufacturing +Sign making
Sign maker | Signmaker | reclamebelettering specialist, signer, belettering specialist, graveur, engraver, sign writer, letterzetter reclame, medewerker signing, decoratieschilder kunst, carwrapper, glass engraver
## 7317 3 manufacturing +Woodworking
Handicraft worker in wood | Mandenmaker | rieten meubelmaker, basket maker, mandenvlechter, houtsnijder, wood carver, borstelmaker, toymaker, speelgoedmaker
## 7318 3 manufacturing +Leather working
Textile handicraft worker | Handwever | weaver by hand, wever, weaver, zadelmaker, breier, knitter, tapijtknoper, handborduurster, kantklosser, leather craftsman
## 7321 4 entertainment-media +Printing technology
Pre-press technician | Prepressmedewerker | prepress operator, dtp-operator, dtp operator, prepress technician, lithograaf, zetter grafisch, opmaker prepress
## 7322 3 entertainment-media,manufacturing +Printing technology
Printer | Drukker | offsetdrukker, zeefdrukker, print operator, digitaal drukker, printoperator, screen printer, flexodrukker, drukpersoperator, medewerker drukkerij, rotatiedrukker, offset printer, digital printer, printing press operator, drukkerijmedewerker
## 7323 3 entertainment-media,manufacturing +Printing technology
Print finisher | Nabewerker drukwerk | boekbinder, grafisch nabewerker, bookbinder, medewerker nabewerking, bindery operator, binderijmedewerker
## 7411 3 construction-engineering +Electrical installation
Electrician | Elektricien | elektromonteur, building electrician, monteur elektrotechniek, eerste monteur elektrotechniek, installatiemonteur elektra, monteur e-installaties, elektro monteur, domestic electrician, woningbouwelektricien, elektrotechnisch installateur, electrical installer, monteur elektrotechnische installaties, leerling elektricien, hulpmonteur elektrotechniek, zelfstandig monteur elektrotechniek, eerste monteur elektra, elektromonteur utiliteit, allround elektromonteur, allround elektricien, monteur elektra, elektromonteur woningbouw, leidinggevend monteur elektrotechniek, elektro-installateur, electrician construction, elektricien woningbouw
## 7412 4 manufacturing,energy-utilities +Electrical engineering, +Fault diagnosis
Electrical mechanic | Elektrotechnisch monteur | elektrotechnisch onderhoudsmonteur, industrieel elektricien, e-monteur, onderhoudsmonteur elektrotechniek, electrical fitter, paneelbouwer, paneelmonteur, servicemonteur elektrotechniek, liftmonteur, lift mechanic, elevator technician, electromechanic, elektromecanicien, industrial electrician, elektromechanicus, kastenbouwer, panel builder, elektromonteur industrie, monteur besturingstechniek, schakelkastenbouwer, storingsmonteur elektrotechniek, elektrotechnisch servicemonteur, maintenance electrician, monteur industriële automatisering, auto-elektricien, elevator mechanic, domestic appliance repairer, witgoedmonteur, witgoed monteur, roltrapmonteur, automotive electrician, household appliances repair technician, elektrotechnisch servicetechnicus, lift technician
## 7413 4 energy-utilities +High voltage
Power line technician | Monteur hoogspanning | hoogspanningsmonteur, kabelmonteur, lijnmonteur, monteur laagspanning, monteur middenspanning, netmonteur, electrical line installer, distributiemonteur, monteur elektra en gas netbeheer, cable jointer, monteur openbare verlichting, bovenleidingmonteur, monteur gas en elektra, distributiemonteur elektra, monteur kabels en leidingen, power lineman, hoogspanningsinstallateur, overhead line worker
## 7421 4 hardware-infrastructure +Electronics
Electronics mechanic | Elektronicamonteur | servicemonteur elektronica, electronics repairer, domotica installateur, printerreparateur, servicetechnicus elektronica, atm repair technician, instrumentatiemonteur, consumer electronics repair technician, copier technician
## 7422 4 telecommunications +Fibre optics, +Structured cabling
Telecom installer | Telecommonteur | telecommunications technician, telecom technician, telecomtechnicus, glasvezelmonteur, monteur telecom, datamonteur, network cabler, telefoonreparateur, fiber technician, monteur glasvezel, monteur data, glasvezelspecialist, lasser glasvezel, telecom monteur, it installer, kabelmonteur telecom, computerreparateur, computer technician, pc technician, mobile phone repair technician, fiber optic technician, civiel monteur glasvezel, telecommunicatiemonteur, hardware technician, hardware reparateur
## 7511 3 food-beverage +Butchery
Butcher | Slager | uitbener, vleesbewerker, slagerijmedewerker, fishmonger, viswinkelier, medewerker slagerij, visbewerker, visfileerder, fish filleter, slachter, slaughterer, meat cutter, medewerker vleesverwerking, medewerker visafdeling, poelier, halal butcher, halalslager
## 7512 3 food-beverage +Baking, +Pastry making
Baker | Bakker | banketbakker, broodbakker, bakkerijmedewerker, confectioner, chocolatier, pastry maker, leerling bakker, brood- en banketbakker, medewerker bakkerij, ijsbereider, chocolademaker, broodjesbakker, baker's assistant, patisserie medewerker, confiseur, pastamaker
## 7513 3 food-beverage +Dairy processing
Cheesemaker | Kaasmaker | dairy products maker, zuivelbereider, dairy worker, zuivelmaker, boterbereider
## 7514 3 food-beverage +Food production
Food preserver | Conservenbereider | groente- en fruitverwerker, fruit preserver, jammaker, oil miller
## 7515 3 food-beverage +Quality control, +Food safety
Food grader | Keurmeester voeding | wijnproever, food taster, keurder, wine taster, grader food, levensmiddelenkeurder, theeproever, coffee taster, vleeskeurder, sensory panelist
## 7516 3 food-beverage +Production work
Tobacco maker | Tabaksbewerker | sigarenmaker, cigar maker
## 7521 3 manufacturing +Woodworking
Wood treater | Houtbehandelaar | houtdroger, houtconserveerder, wood dryer
## 7522 3 manufacturing +Woodworking
Cabinet maker | Meubelmaker | interieurbouwer, houtbewerker, furniture maker, meubelmaker allround, allround meubelmaker, woodworker, meubelmonteur interieurbouw, furniture restorer, meubelrestaurateur, kuiper, cooper, wagenmaker, interieurbouw medewerker, houtdraaier, prototypemaker hout, furniture finisher, woodturner
## 7523 3 manufacturing +Woodworking
Woodworking machine operator | Machinaal houtbewerker | machinale houtbewerker, cnc houtbewerker, machinaal houtbewerker cnc, operator houtbewerking, cnc-operator hout, wood router operator
## 7531 3 retail-fashion,manufacturing +Sewing
Tailor | Kleermaker | coupeuse, dressmaker, coupeur, modiste, kostuummaker, naaister maatkleding, furrier, bontwerker, milliner, hoedenmaker, costume maker, fur tailor
## 7532 3 retail-fashion,manufacturing +Sewing
Pattern maker | Patroonmaker | patroontekenaar, cutter textile, coupeur snijder, stofsnijder, garment cutter, clothing cutter, modelist, patroonmaker kleding
## 7533 3 manufacturing +Sewing
Embroiderer | Borduurder | hand sewer, borduurster, zeilmaker, sailmaker, poppenmaker, kledinghersteller, textile repairer
## 7534 3 manufacturing +Upholstery
Upholsterer | Meubelstoffeerder | stoffeerder, furniture upholsterer, autobekleder, mattress maker, matrassenmaker, bootstoffeerder, jachtstoffeerder
## 7535 3 manufacturing +Leather working
Tanner | Leerlooier | pelt dresser, huidenbewerker, looier
## 7536 3 retail-fashion +Leather working
Shoemaker | Schoenmaker | schoenhersteller, shoe repairer, lederwarenmaker, orthopedisch schoentechnicus, cobbler, leather goods maker, orthopedisch schoenmaker, lederbewerker
## 7541 4 construction-engineering +Navigation at sea
Diver | Duiker | beroepsduiker, commercial diver, underwater construction diver, bedrijfsduiker
## 7542 3 construction-engineering +Occupational safety
Blaster | Springmeester | shotfirer, explosieven specialist, springstofdeskundige, explosievenruimer, vuurwerkmaker
## 7543 3 manufacturing +Quality control, +Test and measurement equipment
Quality inspector | Kwaliteitscontroleur | quality control inspector, kwaliteitsinspecteur, quality controller, keurmeester, product grader, quality control employee, qc medewerker, kwaliteitsmedewerker productie, kwaliteitsmedewerker controle, quality control medewerker, meettechnicus productie, qc inspector, kwaliteitscontroleur productie, product inspector, ndt inspector, ndo-onderzoeker, lasinspecteur, welding inspector, meetkamermedewerker, product quality controller
## 7544 3 other +Pest control
Pest controller | Ongediertebestrijder | plaagdierbestrijder, fumigator, pest control technician, plaagdierbeheerser, dierplaagbeheerser, crop sprayer, pest management worker
## 7549 3 retail-fashion +Floristry
Florist | Bloemist | bloembinder, floral designer, bloemenverkoper, bloemschikker, arrangeur bloemen, optical lens finisher, bloemensierkunstenaar
## 8111 3 energy-utilities +Excavator operation
Miner | Mijnwerker | quarry worker skilled, groevearbeider, mijnbouwer
## 8112 3 manufacturing +Machine operation
Mineral processing operator | Operator mineraalverwerking | steenbewerkingsmachineoperator, mineral crushing operator, stone splitter
## 8113 3 energy-utilities +Oil and gas
Driller | Boormeester | boorbaas, drilling operator, grondboorder, well driller, derrickman, roughneck, boormachinist, sondeermeester, boorploeg medewerker
## 8114 3 manufacturing,construction-engineering +Machine operation, +Concrete work
Concrete products operator | Operator betonproducten | betonmolenaar, betoncentralist, cement products machine operator, medewerker betonfabriek, asphalt plant operator, steenfabriek operator
## 8121 3 manufacturing +Machine operation, +Metalworking
Metal processing operator | Operator metaalbewerking | metal processing plant operator, ovenoperator, walserijoperator, hoogovenoperator, metal furnace operator, foundry operative
## 8122 3 manufacturing +Surface treatment
Metal finishing operator | Operator galvanisatie | galvaniseur, poedercoating medewerker, electroplater, anodiseur, medewerker oppervlaktebehandeling, verzinker, straler, gritstraler
## 8131 3 manufacturing,biotech-pharma +Process operation, +Machine operation
Chemical products operator | Operator chemische producten | operator farmacie, pharmaceutical operator, productiemedewerker farmacie, medewerker chemie, farmaceutisch productiemedewerker, cosmetics production operator
## 8132 3 entertainment-media +Photography
Photographic products operator | Fotolaborant | photo lab operator, film developer photographic, fotoafwerker
## 8141 3 manufacturing +Plastics processing
Rubber products operator | Operator rubber | rubberbewerker, tyre vulcaniser, vulcaniseur
## 8142 3 manufacturing +Plastics processing, +Machine operation
Plastic products operator | Operator kunststof | spuitgieter, injection moulding operator, extrusie operator, operator spuitgieten, kunststofbewerker, polyesterbewerker, extruder operator, composietbewerker, extrusieoperator, spuitgietoperator, kunststofverwerker, composite technician worker
## 8143 3 manufacturing +Machine operation
Paper products operator | Operator papierproducten | kartonnagewerker, operator golfkarton, paper bag machine operator, kartonnage medewerker
## 8151 3 manufacturing +Textile technology
Spinning machine operator | Spinner | spinmachineoperator, fibre machine tender
## 8152 3 manufacturing +Textile technology
Weaving machine operator | Machinewever | breimachineoperator, weefmachineoperator, knitting machine operator, knitting machine supervisor, tapijtwever
## 8153 3 manufacturing +Sewing
Sewing machine operator | Naaister | stikster, naaimachineoperator, productienaaister, machinenaaister, confectiemedewerker, naaier, borduurmachineoperator
## 8154 3 manufacturing +Textile technology
Textile finishing operator | Textielverver | textile dyer, verver, textielveredelaar, bleacher
## 8155 3 manufacturing +Leather working
Leather processing operator | Operator leerbewerking | tannery operator, fur preparing machine operator
## 8156 3 manufacturing +Leather working
Shoe production operator | Operator schoenproductie | footwear machine operator, schoenfabriekmedewerker
## 8157 2 other +Laundry
Laundry worker | Wasserijmedewerker | medewerker wasserij, laundry machine operator, linnenkamermedewerker, dry cleaning worker, stomerijmedewerker, medewerker linnenkamer, wasserij medewerker, medewerker stomerij, wasserij productiemedewerker
## 8160 3 food-beverage +Food production, +Machine operation, +HACCP
Food production operator | Operator voedingsmiddelen | operator voedingsmiddelenindustrie, food process operator, productiemedewerker voedingsmiddelen, productiemedewerker voeding, brouwer, brewer, food production worker, operator food, koffiebrander, coffee roaster, productieoperator food, distiller, operator voeding, miller, molenaar, food machine operator, medewerker voedingsmiddelenindustrie, brewmaster, productiemedewerker bakkerij, distilleerder, mouter, medewerker bierbrouwerij, zuiveloperator, dairy processing operator, winemaker, wijnmaker, bierbrouwer
## 8171 3 manufacturing +Process operation
Paper mill operator | Papiermaker | papiermachineoperator, pulp operator, operator papierindustrie, paper machine operator
## 8172 3 manufacturing +Woodworking
Sawmill operator | Zager | houtzager, medewerker zagerij, zagerijmedewerker, sawyer, houtzagerij medewerker, plaatzager
## 8181 3 manufacturing +Glass and ceramics
Glass and ceramics operator | Operator glas en keramiek | glasoperator, kiln operator, keramiekoperator, ovenist
## 8182 3 manufacturing +Steam and boilers
Boiler operator | Ketelbediener | stoker, stoomketeloperator, steam engine operator, ketelmachinist
## 8183 3 manufacturing +Packaging machines, +Packaging
Packaging operator | Verpakkingsoperator | operator verpakking, filling machine operator, packing machine operator, operator verpakkingslijn, vulmachine operator, machine operator packaging, packaging line operator, afvuloperator, bottling operator, verpakkingsmachineoperator, operator afvullijn, labelling operator
## 8189 3 manufacturing +Machine operation, +Production work
Machine operator | Machineoperator | operator, productieoperator, machinebediende, production operator, machine-operator, allround operator productie, lijnoperator, operator a, operator productie, line operator, machine operator production, industrial robot operator, productie-operator, manufacturing operator, cleanroom operator, machinebediener, machinespecialist, machine bediener, cleanroom medewerker, machinist productie, operator b, lijnbediener
## 8211 3 manufacturing +Assembly, +Technical drawing, +Hand tools
Mechanical assembler | Montagemedewerker mechanisch | assemblagemedewerker, montagemedewerker, assembler, assembly worker, monteur assemblage, samensteller, machine assembler, assemblagemonteur, assembly employee, productiemonteur, medewerker assemblage, medewerker montage, assembly operator, assembly technician, mechanical assembly worker, montage medewerker, truck assembler, productiemedewerker assemblage
## 8212 3 manufacturing +Assembly, +Soldering
Electronics assembler | Montagemedewerker elektronica | elektronica assemblagemedewerker, electrical equipment assembler, medewerker elektronica productie, pcb assembler, kabelboomassembler, smd operator, soldeermedewerker, productiemedewerker elektronica, electronics production worker, kabelassembler, elektromonteur productie, printassembleur, smt operator
## 8219 2 manufacturing +Assembly
Product assembler | Assemblagemedewerker producten | furniture assembler, meubelmonteur, keukenassemblage medewerker, prefab medewerker, meubel monteur, bicycle assembler, plastic products assembler, toy assembler
## 8311 4 transportation-logistics +Train operation
Train driver | Treinmachinist | locomotive driver, machinist trein, metrobestuurder, train operator, metro driver, machinist goederentrein, freight train driver
## 8312 3 transportation-logistics +Train operation
Railway signaller | Rangeerder | shunter, spoorwegseinwachter, rail switchperson, rangeermachinist, wagencontroleur, brugwachter, seinwachter, brug- en sluiswachter, rail shunter, treindienstleider assistent
## 8321 2 transportation-logistics +Courier delivery
Motorcycle courier | Motorkoerier | scooterkoerier, motorrijder bezorging, scooter delivery driver, motor taxi driver, brommerkoerier
## 8322 2 transportation-logistics +Passenger transport, +Courier delivery, +Driving licence B
Van driver | Bestelwagenchauffeur | koerier, bezorger, delivery driver, courier, chauffeur, courier driver, driver, medewerker bezorging, car driver, koeriersdienst chauffeur, bezorgchauffeur, chauffeur rijbewijs b, chauffeur b, autobezorger, bus chauffeur klein, chauffeur koerier, delivery man, b-chauffeur
## 8331 3 transportation-logistics +Bus driving, +Driving licence D
Bus driver | Buschauffeur | touringcarchauffeur, trambestuurder, tram driver, chauffeur openbaar vervoer, coach driver, ov-chauffeur, chauffeur bus, trolleybus driver, chauffeur touringcar, streekbuschauffeur, stadsbuschauffeur
## 8332 3 transportation-logistics +Lorry driving, +Driving licence CE, +Code 95, +Digital tachograph
Lorry driver | Vrachtwagenchauffeur | truck driver, vrachtwagenchauffeur ce, chauffeur ce, hgv driver, chauffeur c, distributiechauffeur, containerchauffeur, cement truck driver, kipperchauffeur, ce-chauffeur, ce chauffeur, nationaal chauffeur, chauffeur vrachtwagen, truckchauffeur, chauffeur distributie, bakwagenchauffeur, concrete mixer driver, betonmixerchauffeur, heavy goods vehicle driver, verhuischauffeur, chauffeur autolaadkraan, chauffeur rijbewijs c, chauffeur transport, trucker, chauffeur nationaal, cargo vehicle driver, vrachtwagenchauffeur c, chauffeur container, c-chauffeur, tow truck driver | ~Van driver
## 8341 3 agriculture +Tractor driving, +Agricultural machinery
Agricultural machine operator | Landbouwmachinechauffeur | trekkerchauffeur, tractorchauffeur, medewerker loonbedrijf, tractor driver, loonwerker, harvester driver, agrarisch loonwerker, combine operator, loonwerkmedewerker, bosmachinist
## 8342 3 construction-engineering +Excavator operation
Excavator operator | Machinist grondverzet | graafmachinist, kraanmachinist grondverzet, bulldozer driver, shovelmachinist, excavator driver, shovel machinist, machinist graafmachine, minigraver machinist, machinist wegenbouw, asfaltmachinist, grondverzetmachinist, machinist rupskraan, heimachinist, bulldozermachinist, machinist mobiele kraan graven, walsmachinist, kraanmachinist rups, machinist gww, road roller driver, earthmoving operator, machinist shovel, snow-clearing worker machine
## 8343 3 construction-engineering,logistics +Crane operation
Crane operator | Kraanmachinist | torenkraanmachinist, kraandrijver, crane driver, mobiele kraanmachinist, machinist torenkraan, overhead crane operator, hijskraanmachinist, machinist hijskraan, telekraanmachinist, kraanbestuurder, kraanoperator, brugwachter sluis, bridge operator, tower crane operator, container crane operator, kabelbaanbediener
## 8344 2 logistics +Forklift certificate, +Warehouse work
Forklift driver | Heftruckchauffeur | reachtruckchauffeur, forklift operator, heftruck chauffeur, reach truck driver, reachtruck chauffeur, heftruckmedewerker, ept-chauffeur, forklift truck driver, heftruckbestuurder, terminal tractor chauffeur, medewerker heftruck, hoogwerker operator, straddle carrier driver, lift truck operator, reachtruckbestuurder, ept chauffeur, verreiker machinist | ~Warehouse worker
## 8350 3 transportation-logistics +Inland shipping, +Navigation at sea
Deckhand | Matroos | bootsman, sailor, ordinary seaman, matroos binnenvaart, dekknecht, deksman, able seaman, volmatroos, lichtmatroos, boatswain, schepeling, matroos zeevaart
## 9111 1 other +Domestic help, +Cleaning
Domestic cleaner | Huishoudelijke hulp | huishoudelijk medewerker, interieurverzorgster, huishoudelijke hulp thuiszorg, hulp in de huishouding, housekeeper private, house cleaner, alfahulp, hulp bij het huishouden, werkster, huishoudhulp, domestic helper, huishoudelijk hulp, poetshulp, maid, medewerker huishoudelijke ondersteuning
## 9112 1 other,hospitality-tourism +Cleaning, +Housekeeping
Cleaner | Schoonmaker | schoonmaakmedewerker, schoonmaakster, cleaning staff, office cleaner, interieurverzorger, medewerker schoonmaak, kamermeisje, housekeeping medewerker, chambermaid, room attendant, medewerker huishouding, schoonmaakmedewerkster, housekeeper hotel, schoonmaak medewerker, hotelschoonmaker, medewerker housekeeping, medewerker interieurverzorging, cleaning operative, cleaning employee, glas- en vloeronderhoud medewerker, gastvrouw schoonmaak, schoonmaker kantoren, housekeeping attendant, medewerker huishoudelijke dienst, huishoudelijk medewerker zorg, leisure cleaner, toilet attendant, toiletjuffrouw, kamerschoonmaker, housekeeping employee, schoonmaker ziekenhuis, trein reiniger, sanitair schoonmaker, medewerker reiniging, kamerjongen, public area cleaner, custodial worker | ~Domestic cleaner
## 9121 1 other +Laundry
Hand launderer | Strijker | strijkster, presser, ironer, handwasser
## 9122 1 automotive +Cleaning
Car washer | Autowasser | autopoetser, car detailer, medewerker autowasserij, vehicle cleaner, autoreiniger, auto detailer, carwash medewerker, vliegtuigreiniger
## 9123 2 other +Window cleaning
Window cleaner | Glazenwasser | glazenwasserij medewerker, glasbewasser, ramenwasser
## 9129 2 manufacturing +Industrial cleaning
Industrial cleaner | Industrieel reiniger | hogedrukspuiter, medewerker industriële reiniging, tankreiniger, pool cleaner, specialistisch reiniger, vloeronderhoudsmedewerker, tapijtreiniger, gevelreinigingsmedewerker, graffiti remover, productiereiniger, rioolreiniger, hogedrukreiniger, reinigingsmedewerker productie
## 9211 1 agriculture +Agriculture, +Harvesting
Farm worker | Agrarisch medewerker | seizoensarbeider, oogstmedewerker, fruitplukker, fruit picker, plukker, medewerker akkerbouw, boerenknecht, crop farm labourer, bollenpeller, harvest worker, farm hand, agrarisch productiemedewerker, akkerbouwmedewerker seizoen, landarbeider, asperge steker, oogsthulp, bollenmedewerker
## 9212 1 agriculture +Livestock farming
Livestock labourer | Stalhulp | veehouderijhulp, livestock worker, agrarisch medewerker veehouderij, stable hand, melkhulp, dierverzorger varkens, pluimveemedewerker
## 9214 1 agriculture +Horticulture, +Green space maintenance
Horticultural worker | Kasmedewerker | medewerker kas, medewerker glastuinbouw, greenhouse worker, tuinbouwmedewerker, kwekerijmedewerker, medewerker tuinbouw, medewerker kwekerij, hulp hovenier, garden labourer, champignonplukker, medewerker gewasverzorging, productiemedewerker glastuinbouw, medewerker bloemen, nursery worker plants, assistent hovenier, tomatenplukker, teeltmedewerker kas, greenhouse employee, bloemenplukker, plantsoenwerker, medewerker kassen
## 9215 1 agriculture +Forestry
Forest labourer | Bosarbeider | tree planter, bosbouwhulp
## 9216 1 agriculture +Fishing
Fishery labourer | Visserijhulp | aquaculture labourer, mosselraper
## 9311 1 energy-utilities +Physical fitness
Mine labourer | Mijnarbeider | quarry labourer
## 9312 2 construction-engineering +Road construction, +Groundworks
Road worker | Wegwerker | stratenmaker, grondwerker, opperman straatmaker, medewerker wegenbouw, baanwerker, road maintenance worker, straatmaker, grondwerker infra, paver, vakman gww, road construction worker, rioolwerker, gww-medewerker, asfaltwerker, asfaltafwerker, spoorlegger, rail layer, kabellegger, wegenbouwer, road marker, wegmarkeerder, stratenmakershulp, baggerman, dijkwerker, vakman infra, medewerker infra, wegenwerker, sewer construction worker, rail construction worker, spoorwerker, rioollegger, wegeninspecteur medewerker, road construction labourer, drainage worker
## 9313 1 construction-engineering +Construction, +Physical fitness
Construction labourer | Bouwhulp | opperman, bouwplaatsmedewerker, hulpkracht bouw, building labourer, bouwopruimer, hulparbeider bouw, bouwhelper, handlanger bouw, construction helper, sloopmedewerker, sloper hulp, general labourer construction, assistent bouwvakker, hulp timmerman, bouwvakhelper
## 9321 1 manufacturing +Packaging
Packer | Inpakker | inpakmedewerker, verpakkingsmedewerker, hand packer, inpakster, verpakker, inpak medewerker, packing worker, medewerker inpak, packaging worker, medewerker verpakking, productiemedewerker inpak, packer production, sealer, ompakker, packaging employee
## 9329 1 manufacturing +Production work
Production worker | Productiemedewerker | factory worker, production employee, fabrieksmedewerker, productiemedewerkster, manufacturing worker, algemeen productiemedewerker, production operative, medewerker productie, factory hand, productiekracht, fabrieksarbeider, lopendebandmedewerker, productie medewerker, production assistant factory, manufacturing employee, allround productiemedewerker, manufacturing associate, sociale werkplaats medewerker, productiehulp, assembly line worker, sorteermedewerker productie, factory employee, warehouse production worker, medewerker fabriek, hulparbeider industrie, production associate, slachterijmedewerker
## 9331 1 transportation-logistics +Courier delivery
Bicycle courier | Fietskoerier | fietsbezorger, maaltijdbezorger, food delivery rider, pizzabezorger, flashbezorger, maaltijdkoerier, food courier, rider bezorging, boodschappenbezorger fiets, pedicab driver, krantenbezorger
## 9333 1 logistics +Warehouse work, +Loading and unloading, +Order picking
Warehouse worker | Magazijnmedewerker | warehouse employee, magazijnier, warehouse operative, logistiek medewerker, medewerker magazijn, warehouseman, medewerker logistiek, logistics employee, warehouse associate, magazijnkracht, loodsmedewerker, logistiek medewerkster, allround magazijnmedewerker, warehouse assistant, warehouse operator, medewerker warehouse, all-round logistiek medewerker, magazijnbediende, medewerker distributiecentrum, warehouse clerk, warehouse staff, dc medewerker, logistic employee, warehouse medewerker, logistiek medewerker distributiecentrum, assistent magazijnbeheerder | +Warehouse work, +Order picking, +Stock management, ~Order picker, ~Forklift driver
Order picker | Orderpicker | orderverzamelaar, order picker magazijn, lader/losser, orderpickster, laad- en losmedewerker, freight handler, sjouwer, warehouse picker, lader losser, loader, inpakker orderpicker, containerlosser, orderpikker, losser, crossdock medewerker, cargo handler, luchtvrachtmedewerker, magazijnhulp, warehouse helper, import/export loods medewerker | ~Warehouse worker
## 9334 1 retail-fashion +Shelf stacking
Shelf filler | Vakkenvuller | vulploegmedewerker, shelf stacker, vakkenvulster, schappenvuller, grocery stocker, medewerker vulploeg, stock filler, winkelhulp, vulploeg medewerker, vulploeg, night stocker
## 9411 1 hospitality-tourism +Fast food preparation, +Cash register operation
Fast food worker | Fastfoodmedewerker | crew member, medewerker fastfood, hamburgerbakker, quick service restaurant crew member, medewerker fastfoodrestaurant, fastfood medewerker, kitchen crew fast food, frituurmedewerker, friturist, crew medewerker, restaurant crew
## 9412 1 hospitality-tourism +Dishwashing, +Food hygiene
Kitchen assistant | Keukenhulp | keukenmedewerker, afwasser, kitchen porter, spoelkeukenmedewerker, kitchen helper, dishwasher, medewerker keuken, kitchen hand, medewerker spoelkeuken, afwashulp, keukenassistent, medewerker afwas, bordenwasser, keukenmedewerkster, spoelkeuken medewerker, kitchen steward, keuken medewerker, kitchen staff, steward keuken
## 9510 1 other +Flexibility
Street performer | Straatartiest | schoenpoetser, straatmuzikant, shoe shiner, folderaar, straatverspreider
## 9520 1 retail-fashion +Market trading
Street vendor | Straatverkoper | hawker, venter, krantenverkoper straat, roadside vendor
## 9611 2 sustainability +Recycling
Refuse collector | Vuilnisman | afvalinzamelaar, medewerker afvalinzameling, belader, garbage collector, waste collector, vuilnisophaler, huisvuilbelader, vuilnisbelader, recycling collector, belader vuilniswagen, bin man, medewerker huisvuil
## 9612 2 sustainability +Recycling
Waste sorter | Afvalsorteerder | medewerker milieustraat, sorteerder afval, recycling worker, milieustraatmedewerker, recyclingmedewerker, medewerker recycling, sorting labourer, kringloopmedewerker, medewerker kringloop, demontagemedewerker recycling, medewerker kringloopwinkel, waste processing worker
## 9613 1 sustainability +Cleaning
Street sweeper | Straatveger | medewerker reiniging openbare ruimte, stadsreiniger, zwerfvuil medewerker, street cleaner, medewerker buitendienst gemeente, medewerker openbare ruimte, buitendienst medewerker gemeente, medewerker stadsreiniging
## 9621 1 other +Courier delivery
Messenger | Bode | besteller, bellboy, folderbezorger, gerechtsbode, kruier, leaflet distributor, stadhuisbode, package deliverer on foot, hotel porter, piccolo, krantenbezorger te voet, bellhop, concierge bagage, bode facilitair
## 9622 1 other +Building maintenance, +Hand tools
Handyman | Klusjesman | handige harry, allround klusser, odd job person, klusser, onderhoudsklusser, odd-job man, medewerker klussendienst
## 9623 1 energy-utilities +Vehicle driving
Meter reader | Meteropnemer | vending machine collector, meterstandopnemer, automatenvuller, vending machine filler, vendingoperator, slot machine attendant
## 9629 1 entertainment-media +Customer service
Attendant | Toezichtmedewerker | parkeerwacht, garderobemedewerker, ticket taker, pretparkmedewerker, cloakroom attendant, attractiemedewerker, amusement park attendant, parkeergaragemedewerker, medewerker attractiepark, kaartjescontroleur, usher, parking valet, locker room attendant, leisure park attendant, zaalwachter, bioscoopmedewerker, medewerker bioscoop, cinema employee, steward evenementen, event steward, festivalmedewerker, crowd host
`;
