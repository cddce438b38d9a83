/** Manufacturing, metal, wood, textile, food production, chemistry, laboratories and science. */
export const industry = `
## OTHER 0.65 manufacturing
Production work | Productiewerk | productiewerkzaamheden, manufacturing work, factory work, lopende band, productielijn, production line, fabriekswerk, productiemedewerker werk, line work | | 0.45
Machine operation | Machinebediening | machines bedienen, operating machines, machine bedienen, operating machinery, bedienen van machines, production machine operation, operating production machines, productiemachines bedienen | ^Production work | 0.5
Machine set-up | Machines instellen | ombouwen van machines, machine setup, machine changeover, omstellen van machines, machines omstellen, instellen van machines, afstellen | ^Machine operation | 0.65
Process operation | Procesbediening | process operator work, procesoperator werk, procestechniek, proces bewaken, process control, vapro, vapro a, vapro b, vapro-diploma, control room, procesbewaking, controlekamer | ^Machine operation | 0.75
Production planning | Productieplanning | productie plannen, production scheduling, mrp, mrp ii, material requirements planning, manufacturing planning, sales and operations planning, s&op, productiebesturing | | 0.65
Production management | Productiemanagement | manufacturing management, productieleiding, plant management, productie aansturen, production supervision | | 0.65
Manufacturing execution systems | MES-systemen | mes, mes system, mes software, oee, overall equipment effectiveness | | 0.75
Good manufacturing practice | Good manufacturing practice | gmp, gmp guidelines, cgmp, gxp, gdp pharma, gmp-richtlijnen, fda regulations, good distribution practice | | 0.75
Industrial engineering | Technische bedrijfskunde | process engineering, production engineering, manufacturing engineering, productietechniek, time and motion study, arbeidsstudie, value engineering | | 0.7
Packaging | Verpakken | packing, inpakken, inpakwerk, packaging operations, verpakkingswerk, product packing, verpakkingswerkzaamheden, inpakwerkzaamheden, ompakken | | 0.4
Packaging machines | Verpakkingsmachines | packaging machinery, verpakkingslijn, filling machines, afvullijn, vulmachines, labelling machines | ^Machine operation | 0.7
Welding | Lassen | laswerk, laswerkzaamheden, welder skills, lassen van metaal, lasser diploma, lasdiploma, nil-diploma | ^Metalworking | 0.8
MIG/MAG welding | MIG/MAG-lassen | mig welding, mag welding, mig/mag, mig lassen, mag-lassen, mig-lassen, mig-mag, gmaw, co2 lassen | ^Welding | 0.85
TIG welding | TIG-lassen | tig lassen, tig, gtaw, tiglassen | ^Welding | 0.85
Stick welding | Elektrodelassen | bmbe lassen, bmbe, smaw, arc welding, booglassen, elektrode lassen | ^Welding | 0.85
Spot welding | Puntlassen | robot welding, lasrobot, laser welding, robotlassen, laserlassen, weerstandslassen | ^Welding | 0.85
Welding inspection | Lasinspectie | non-destructive testing, ndt, niet-destructief onderzoek, lascontrole, visual inspection of welds, iwt, iwe, ultrasonic testing, ndo, welding coordination | ^Welding | 0.9
Metalworking | Metaalbewerking | metaalbewerken, metal fabrication, metal work, metalworking machines, bankwerken, metaaltechniek, bench work, metal machining, staalbewerking | | 0.75
Sheet metal work | Plaatbewerking | plaatwerk, sheet metal, kanten en knippen, zetwerk, kantbank, press brake, metaalplaten, plaatbewerker, kantpers, knippen en zetten | ^Metalworking | 0.85
Machining | Verspanen | verspaning, conventioneel verspanen, machining operations, verspanende techniek, conventioneel draaien, slijpen van metaal, surface grinding, verspaningstechniek | ^Metalworking | 0.85
CNC machining | CNC-verspanen | cnc, cnc-frezen, cnc frezen, cnc draaien, cnc-draaien, cnc milling, cnc turning, cnc machines, cnc-machines, heidenhain, fanuc, mazak, cnc-bewerking, cnc operation | ^Machining | 0.85
Milling and turning | Frezen en draaien | frezen, draaien en frezen, metal turning, lathe, draaibank, freesbank, lathes, milling machine, kotteren | ^Machining | 0.85
Laser cutting | Lasersnijden | plasma cutting, plasmasnijden, watersnijden, waterjet cutting, snijbranden, oxy-fuel cutting, autogeen snijden | ^Metalworking | 0.85
Steel construction | Staalconstructie | constructiebankwerken, steel structures, staalbouw, structural steel, steel erection, staalconstructies, constructiewerk | ^Metalworking | 0.85
Pipe fitting | Pijpfitten | pipefitting, leidingwerk, piping, pijpleidingen, pijpfitter werk, isometrisch tekening lezen, piping systems, leidingsystemen | ^Metalworking | 0.85
Tool making | Gereedschapmaken | stempelmaken, matrijzenbouw, mould making, die making, toolmaking, matrijzen, jigs and fixtures | ^Metalworking | 0.9
Foundry work | Gieterijwerk | metal casting, gieten van metaal, foundry, gietwerk, spuitgieten van metaal, die casting, smeden, forging, smeedwerk, blacksmithing | ^Metalworking | 0.9
Surface treatment | Oppervlaktebehandeling | poedercoaten, powder coating, galvaniseren, electroplating, stralen en coaten, sandblasting, industrial coating, anodiseren, metal finishing, industrieel spuiten, zandstralen, poedercoating, polijsten | | 0.85
3D printing | 3D-printen | additive manufacturing, 3d-printing, rapid prototyping, 3d print | | 0.75
Prototyping | Prototypes bouwen | prototypebouw, physical prototyping, proof of concept, modelbouw | | 0.5
Plastics processing | Kunststofverwerking | injection moulding, spuitgieten, extrusie, extrusion, thermovormen, kunststoftechniek, injection molding, rubber processing, blow moulding, kunststoffen | | 0.85
Composite materials | Composieten | composieten verwerken, carbon fibre, polyester, lamineren, fibreglass, glasvezelversterkte kunststof | | 0.85
Woodworking | Houtbewerking | hout bewerken, furniture making, meubelmaken, wood machining, machinaal houtbewerken, meubelmakerij, houtbewerkingsmachines, cabinet making, houttechniek, interieurbouw | | 0.8
Upholstery | Meubelstofferen | stofferen van meubels, furniture upholstery, autobekleding | | 0.9
Sewing | Naaien | naaiwerk, kleding naaien, sewing machines, kledingreparatie, naaimachine, stitching, clothing repair, kleermaken, coupeuse, tailoring, patroontekenen, pattern making, pattern cutting | | 0.8
Textile technology | Textieltechniek | weaving, weven, knitting, breien industrieel, textile dyeing, textielproductie, textiles, textiel | | 0.85
Leather working | Leerbewerking | leather goods, lederbewerking, shoemaking, schoenmaken, schoenherstel, shoe repair | | 0.9
Printing technology | Druktechniek | offset printing, drukwerk, offsetdruk, digital printing, zeefdruk, screen printing, digitaal printen, drukpersen, prepress, flexodruk, print production, grafische techniek, nabewerking drukwerk, bookbinding, boekbinden | | 0.85
Sign making | Signmaking | belettering, reclamebelettering, vehicle wrapping, wrappen, signing, lettering | | 0.85
Glass and ceramics | Glas en keramiek | pottery, glass blowing, keramiek, glasblazen, pottenbakken, ceramics | | 0.85
Jewellery making | Edelsmeden | goldsmithing, goudsmeden, sieraden maken, silversmithing, diamond cutting, jewelry making | | 0.95
Recycling | Recycling | afvalscheiding, waste sorting, waste management, afvalverwerking, afvalbeheer, afvalinzameling, waste collection, afvalstoffen, milieustraat, hergebruik, circular economy, circulaire economie | | 0.65
Water treatment | Waterzuivering | wastewater treatment, waterbehandeling, afvalwaterzuivering, drinkwater, drinking water production, rioolwaterzuivering, drinkwaterproductie | | 0.85

## OTHER 0.65 foodproduction
Food production | Voedingsmiddelenproductie | voedingsmiddelenindustrie, food industry, levensmiddelenindustrie, food processing, food manufacturing, voedselproductie | | 0.6
Food technology | Levensmiddelentechnologie | food science, voedingsmiddelentechnologie, food product development, voedingstechnologie, recipe development, receptontwikkeling | | 0.85
Food safety | Voedselveiligheid | brc, ifs food, fssc 22000, iso 22000, voedselveiligheidssystemen, food quality, brcgs | ^Food production, ~HACCP | 0.7
Butchery | Slagerswerk | vleesbewerking, uitbenen, slager, meat cutting, vlees snijden, meat processing, deboning, vleesverwerking, slachten | ^Food production | 0.9
Fish processing | Visverwerking | vis fileren, fish filleting, visbewerking, vis schoonmaken | ^Food production | 0.9
Baking | Bakken | brood bakken, bread making, bakkerij, bakery, broodbakken, deeg maken, brood- en banketbakken, dough making, ambachtelijk bakken | ^Food production | 0.85
Pastry making | Banketbakken | patisserie, taarten maken, banket, confectionery, chocolate making, chocolade maken, cake decoration, gebak, ijsbereiding | ^Baking | 0.9
Dairy processing | Zuivelverwerking | kaasmaken, cheese making, zuivelproductie, dairy, zuivel | ^Food production | 0.9
Brewing | Brouwen | bier brouwen, beer brewing, distilling, brouwerij, wine making, wijn maken, distilleren | ^Food production | 0.95

## OTHER 0.8 science
Research methods | Onderzoeksmethoden | scientific research, wetenschappelijk onderzoek, onderzoek doen, research skills, onderzoeksvaardigheden, research methodology, research, onderzoek, data collection for research, literature research, literatuuronderzoek, academic research | | 0.4
Qualitative research | Kwalitatief onderzoek | interviews afnemen, focus groups, ethnography, in-depth interviews, qualitative analysis, nvivo, atlas.ti, diepte-interviews | ^Research methods | 0.55
Academic writing | Academisch schrijven | scientific writing, wetenschappelijk schrijven, scientific publications, publishing research, wetenschappelijke publicaties, peer review | ^Research methods | 0.6
Research and development | Onderzoek en ontwikkeling | r&d, research & development, =RD | ^Research methods | 0.55
Laboratory work | Laboratoriumwerk | lab work, laboratory techniques, laboratoriumwerkzaamheden, laboratory skills, labwerk, pipetting, pipetteren, laboratoriumtechnieken, laboratory analysis, laboratory equipment | | 0.75
Good laboratory practice | Good laboratory practice | glp, iso 17025, iso 15189, laboratory quality, lims, laboratory information management system | ^Laboratory work | 0.85
Chemistry | Chemie | scheikunde, chemical knowledge, organic chemistry, organische chemie, inorganic chemistry, organic synthesis, chemische kennis | | 0.75
Analytical chemistry | Analytische chemie | hplc, gc-ms, lc-ms, chromatography, chromatografie, mass spectrometry, spectroscopy, spectroscopie, chemische analyse, gaschromatografie, titration, massaspectrometrie, titreren, nmr spectroscopy, uplc, icp-ms | ^Chemistry, ~Laboratory work | 0.9
Chemical engineering | Chemische technologie | chemical process engineering, procestechnologie, process technology, aspen plus, hysys, distillation, chemische technologie en processen, p&id, scheidingstechnologie | ^Chemistry | 0.85
Polymer science | Polymeerchemie | polymers, material science, materiaalkunde, materials science, metallurgy, metallurgie, polymeren, coatings chemistry | ^Chemistry | 0.9
Biology | Biologie | life sciences, levenswetenschappen, biological sciences, zoology, botany, plantkunde, dierkunde, ecologische kennis | | 0.75
Microbiology | Microbiologie | bacteriology, virology, bacteriologie, microbiological analysis, microbiologische analyse, medische microbiologie | ^Biology | 0.9
Molecular biology | Moleculaire biologie | pcr, qpcr, dna extraction, crispr, cloning, western blot, elisa, dna sequencing, gel electrophoresis, rna isolation, rt-pcr | ^Biology | 0.9
Cell culture | Celkweek | celkweken, tissue culture, cell biology, flow cytometry, celbiologie, flowcytometrie, immunohistochemistry, microscopy, microscopie | ^Biology | 0.9
Biochemistry | Biochemie | protein purification, enzymology, immunology, immunologie, eiwitzuivering, immunoassays | ^Biology, ~Chemistry | 0.9
Genetics | Genetica | genomics, human genetics, genetica onderzoek, plant breeding genetics, erfelijkheid | ^Biology | 0.9
Biotechnology | Biotechnologie | fermentation, fermentatie, upstream processing, downstream processing, bioprocessing, bioreactors | ^Biology | 0.85
Clinical chemistry | Klinische chemie | haematology, hematologie, medical laboratory, bloedanalyse, blood analysis, klinisch-chemisch laboratorium, medisch laboratorium | ^Laboratory work | 0.9
Histology | Histologie | pathology laboratory, cytologie, cytology, histopathology, weefselonderzoek | ^Laboratory work | 0.95
Pharmaceutical development | Geneesmiddelenontwikkeling | drug development, drug discovery, formulation development, pharmacovigilance, farmacovigilantie, drug safety | | 0.9
Regulatory affairs | Regulatory affairs | registratie van geneesmiddelen, product registration, ema submissions, dossier registratie | | 0.85
Validation in pharma | GMP-validatie | process validation, iq/oq/pq, computer system validation, csv validation, qualification of equipment, kwalificatie en validatie, cleaning validation | ^Good manufacturing practice | 0.8
Toxicology | Toxicologie | ecotoxicology, reach regulation, chemical safety, toxicological risk | | 0.9
Physics | Natuurkunde | applied physics, technische natuurkunde, natuurkundig onderzoek, quantum physics, plasma physics | | 0.8
Optics | Optica | photonics, fotonica, lasers, laser technology, optical design, optische systemen | ^Physics | 0.9
Nanotechnology | Nanotechnologie | nanomaterials, nanofabrication, thin films, vacuum technology, vacuümtechniek | ^Physics | 0.95
Numerical analysis | Numerieke wiskunde | numerical methods, scientific computing, numerieke methoden, numerical simulation | ^Mathematics | 0.75
Astronomy | Sterrenkunde | astrophysics, astrofysica, observational astronomy | ^Physics | 0.95
Geology | Geologie | earth sciences, aardwetenschappen, geophysics, geofysica, geochemie, mineralogy, bodemkunde, soil science | | 0.9
Meteorology | Meteorologie | climate science, weersvoorspelling, klimaatwetenschap, weather forecasting, atmospheric science | | 0.95
Environmental science | Milieukunde | environmental management, milieubeheer, milieuwetgeving, environmental legislation, iso 14001, milieuadvies, environmental impact assessment, milieueffectrapportage, environmental engineering, milieutechniek | | 0.7
Soil remediation | Bodemsanering | bodemonderzoek en sanering, soil research, contaminated land, milieuhygiënisch bodemonderzoek, brl 2000, veldwerk bodem | ^Environmental science | 0.9
Ecology | Ecologie | ecological research, flora en fauna, natuurbeheer, nature conservation, biodiversity, biodiversiteit, natuurbescherming, ecologisch onderzoek, wet natuurbescherming | | 0.8
Climate and carbon accounting | CO2-boekhouding | carbon footprint, co2-prestatieladder, life cycle assessment, lca, ghg protocol, co2-reductie, levenscyclusanalyse, greenhouse gas reporting | ^Environmental science | 0.8
Sociology | Sociologie | social research, sociaal onderzoek, social sciences, sociale wetenschappen, demografie, demography, anthropology, antropologie | | 0.7
Political science | Politicologie | politics, politieke wetenschappen, political analysis | | 0.7
Historical studies | Geschiedenis | historical research, historisch onderzoek, archival research, archiefonderzoek | | 0.7
Archaeology | Archeologie | excavations archaeology, opgravingen, archeologisch onderzoek | | 0.95
Linguistics | Taalkunde | language studies, taalwetenschap, letterkunde, literature studies, phonetics | | 0.75
Philosophical studies | Filosofie | ethiek, wijsbegeerte, philosophical analysis | | 0.6
Criminology | Criminologie | veiligheidskunde, victimology, criminaliteitsanalyse, crime analysis | | 0.75
`;
