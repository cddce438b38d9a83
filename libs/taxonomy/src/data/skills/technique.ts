/** Construction, installation, electrical and mechanical engineering, vehicles, energy. */
export const technique = `
## OTHER 0.6 construction
Construction | Bouw | building construction, bouwkunde, bouwwerkzaamheden, bouwtechniek, construction work, woningbouw, utiliteitsbouw, bouwnijverheid, residential construction, bouwkundig | | 0.5
Carpentry | Timmerwerk | timmeren, timmerwerkzaamheden, joinery, timmerman werk, carpentry work, houtconstructies, afbouwtimmeren, aftimmeren | ^Construction | 0.75
Bricklaying | Metselwerk | metselen, masonry, brick laying, metselwerkzaamheden, stenen stapelen, lijmwerk kalkzandsteen | ^Construction | 0.9
Plastering | Stukadoorswerk | stucwerk, stukadoren, stuccen, plaster work, pleisterwerk, spuitwerk stuc | ^Construction | 0.9
Painting of buildings | Schilderwerk | schilderen, house painting, schilderwerkzaamheden, verfwerk, binnenschilderwerk, painting and decorating, buitenschilderwerk, latex spuiten, glazing paintwork | ^Construction | 0.75
Tiling | Tegelzetten | tegelwerk, tiles laying, tegels zetten, tile setting, wall and floor tiling | ^Construction | 0.9
Roofing | Dakdekken | dakwerk, roof work, dakbedekking, bitumen roofing, dakpannen leggen, dakdekkerswerk, pannendaken | ^Construction | 0.9
Glazing | Glaszetten | glass installation, beglazing, glaswerk plaatsen, kozijnen plaatsen, window fitting, double glazing | ^Construction | 0.85
Insulation work | Isolatiewerk | isoleren, insulation, spouwmuurisolatie, thermal insulation, isolatie aanbrengen, vloerisolatie | ^Construction | 0.8
Scaffolding | Steigerbouw | steigers bouwen, scaffold erection, steigerbouwen, steigers opbouwen | ^Construction | 0.9
Concrete work | Betonwerk | beton storten, bekisting, formwork, betonvlechten, betontimmeren, steel fixing, wapening vlechten, concrete pouring, betonboren | ^Construction | 0.85
Demolition | Sloopwerk | slopen, demolition work, sloopwerkzaamheden, sloopmachines | ^Construction | 0.8
Flooring | Vloeren leggen | vloerenleggen, parket leggen, floor laying, stofferen, tapijt leggen, parquet, pvc-vloeren, woningstoffering, laminate | ^Construction | 0.85
Kitchen fitting | Keukenmontage | keukens monteren, kitchen installation, keukens plaatsen, badkamermontage, furniture assembly, interieurbouw montage | ^Construction | 0.85
Ceiling and partition walls | Plafonds en wanden | systeemplafonds, plafondmontage, gipsplaten, metal stud, drywall, drywalling, systeemwanden, wandmontage | ^Construction | 0.85
Ironmongery | Hang- en sluitwerk | locksmithing, sloten plaatsen, slotenmaker, hang en sluitwerk | | 0.75
Road construction | Wegenbouw | stratenmaken, paving, asphalt, asfalteren, wegenbouwkunde, bestratingen, road works, straatwerk, asfalt | ^Civil engineering | 0.85
Groundworks | Grondwerk | grondwerkzaamheden, excavation, earthworks, graafwerk, graven, grondverzet, trenching | ^Civil engineering | 0.8
Pipe laying | Kabels en leidingen leggen | riolering, sewerage, kabels en leidingen, riolering aanleggen, leidingaanleg, drainage, utilities installation, ondergrondse infra, ondergrondse infratechniek | ^Civil engineering | 0.8
Civil engineering | Civiele techniek | gww, civil works, weg- en waterbouwkunde, infratechniek, infrastructure projects, waterbouw, civieltechnisch, infra | | 0.75
Hydraulic engineering | Waterbouwkunde | dredging, baggeren, dijken, dikes, coastal engineering, baggerwerk, flood protection, waterkeringen | ^Civil engineering | 0.9
Water management | Waterbeheer | waterschap, watermanagement, water systems management, hydrologie, hydrology, watersystemen | | 0.85
Railway engineering | Spoortechniek | railway infrastructure, spoorwegbouw, track maintenance, spooronderhoud, railinfra, rail signalling, bovenleiding | ^Civil engineering | 0.9
Structural engineering | Constructieleer | structural design, constructieberekeningen, structural analysis, sterkteberekeningen, constructief ontwerp, construction calculations, staalconstructies ontwerpen, bouwconstructies | ^Civil engineering | 0.85
Geotechnics | Geotechniek | soil mechanics, grondmechanica, foundation engineering, funderingen, piling, heien, heiwerk, bodemonderzoek | ^Civil engineering | 0.9
Surveying | Landmeten | land surveying, maatvoering, landmeetkunde, total station, geodesie, geodesy, uitzetten, topographic surveys, gps-metingen | | 0.85
Architecture of buildings | Bouwkundige architectuur | architectural design, bouwkundig ontwerpen, architectonisch ontwerp, building design, bouwkundig ontwerp | | 0.85
Construction drawing | Bouwkundig tekenen | bouwtekeningen, architectural drawing, bouwtekening lezen, construction drawings, bouwkundige tekeningen | ^Technical drawing | 0.75
Interior design | Interieurontwerp | interieurarchitectuur, binnenhuisarchitectuur, interior architecture, interior styling, interieuradvies, interieurstyling | | 0.8
Landscape architecture | Landschapsarchitectuur | landscape design, tuinontwerp, garden design, landscaping design | | 0.85
Construction management | Bouwmanagement | site management, bouwplaatsmanagement, uitvoering bouw, bouwbegeleiding, construction supervision, bouwprojectmanagement, werkvoorbereiding bouw, site supervision, bouwprojecten, construction projects, bouwprojectleiding | ^Project management | 0.75
Work preparation | Werkvoorbereiding | job preparation, werkvoorbereider, voorbereiding van werken, bestekken, specifications for construction, besteksschrijven, raw-systematiek, raw bestekken, =RAW | | 0.65
Building regulations | Bouwregelgeving | bouwbesluit, building codes, bouwvoorschriften, building inspection, bouwtoezicht, bbl bouwbesluit, eurocodes | | 0.75
Building maintenance | Gebouwonderhoud | onderhoud van gebouwen, property maintenance, meerjarenonderhoudsplan, mjop, vastgoedonderhoud, klein onderhoud, handyman work, kluswerk, klussen, onderhoudswerkzaamheden, renovatie, renovation, klusjes | | 0.5
Building information modelling | Bouwinformatiemodellering | bim, revit, autodesk revit, bim modelling, bim 360, navisworks, archicad, building information modeling, tekla | ^Technical drawing, ~AutoCAD | 0.85
Building physics | Bouwfysica | acoustics, akoestiek, energieprestatie gebouwen, bouwfysisch advies | | 0.85
Restoration of buildings | Restauratie van gebouwen | monumentenzorg, heritage conservation, restauratiewerk, monumenten restaureren | | 0.85
Property management | Vastgoedbeheer | vastgoedmanagement, real estate management, woningbeheer, beheer van vastgoed, property administration, vve-beheer, woningcorporatie, huurdersbegeleiding, social housing, vastgoed | | 0.7
Property valuation | Taxeren | vastgoedtaxatie, real estate appraisal, taxatie, woz-taxatie, appraisals, taxaties | | 0.85
Property development | Vastgoedontwikkeling | real estate development, projectontwikkeling vastgoed, gebiedsontwikkeling vastgoed | ^Property management | 0.85
Construction site safety | Veiligheid op de bouwplaats | bouwplaatsveiligheid, toolbox meetings, v&g-plan, site safety | ^Occupational safety | 0.65

## OTHER 0.75 technique
Technical drawing | Technisch tekenen | tekening lezen, reading drawings, blueprint reading, technische tekeningen lezen, reading blueprints, werktuigbouwkundig tekenen, drafting, technische tekeningen, engineering drawings, tekeninglezen | | 0.6
Computer-aided design | Computerondersteund ontwerpen | cad, cad/cam, cad software, 3d cad, 3d modelling cad, cad drawing, 3d-cad, 2d cad, cad-tekenen, catia, creo, pro/engineer, rhino 3d, solid edge, nx siemens | ^Technical drawing | 0.65
AutoCAD || auto cad, autocad electrical, autocad lt, autodesk, autocad mechanical, microstation, draftsight | ^Computer-aided design | 0.7
SolidWorks || solid works, solidworks simulation | ^Computer-aided design | 0.8
Autodesk Inventor || inventor cad, fusion 360, =Inventor | ^Computer-aided design | 0.8
CAM software || mastercam, cam-software, hypermill, edgecam, solidcam | ^Computer-aided design, ~CNC machining | 0.85
SketchUp || sketch up, google sketchup, v-ray, lumion, enscape, twinmotion | ^Computer-aided design | 0.6
EPLAN || e-plan, eplan electric p8, see electrical, elektrotechnisch tekenen, electrical drawing | ^Technical drawing, ~Electrical engineering | 0.85
Stabicad || installatietechnisch tekenen, stabicad revit, hvac drawing | ^Technical drawing, ~Installation technology | 0.85
Finite element analysis | Eindige-elementenmethode | fea, ansys, abaqus, finite element method, computational fluid dynamics, cfd, comsol, fem analysis, openfoam | ^Mechanical engineering | 0.9
Mechanical engineering | Werktuigbouwkunde | machine design, mechanical design, werktuigbouw, machinebouwkunde, mechanics, mechanica, werktuigbouwkundig, mechanical construction, machinebouw | | 0.75
Electrical engineering | Elektrotechniek | electrical design, electrotechnics, elektrotechnisch, e-techniek, electrical systems, elektro | | 0.7
Electronics | Elektronica | electronic circuits, analog electronics, electronics design, digital electronics, hardware design, schakelingen, elektronische schakelingen, analoge elektronica, electronic engineering | ^Electrical engineering | 0.75
Printed circuit boards | Printplaten | pcb, pcb design, altium, altium designer, kicad, pcb layout, printplaatontwerp, smd soldering, orcad, smt assembly | ^Electronics | 0.9
Soldering | Solderen | solderen van elektronica, brazing, hardsolderen, ipc-a-610, ipc 610 | ^Electronics | 0.75
Microcontrollers || arduino, raspberry pi, stm32, arm cortex, avr microcontroller, microcontroller, pic microcontroller, esp32 | ^Electronics, ~Embedded software | 0.8
FPGA || xilinx, asic design, vlsi, semiconductor design, chip design, chipontwerp | ^Electronics | 0.95
Semiconductor technology | Halfgeleidertechniek | wafer fabrication, cleanroom, lithography, lithografie, cleanroom werk, halfgeleiders, semiconductors, photolithography | ^Electronics | 0.9
Signal processing | Signaalverwerking | dsp, digital signal processing, control theory, regeltechniek, control engineering, meet- en regeltechniek, pid controllers, meten en regelen | ^Electrical engineering | 0.85
Power electronics | Vermogenselektronica | inverters, frequency converters, frequentieregelaars, electric drives, aandrijftechniek, motion control, servo drives, aandrijvingen | ^Electrical engineering | 0.85
High voltage | Hoogspanning | hoogspanningstechniek, medium voltage, middenspanning, high-voltage systems, power grids, laagspanningsnetten, electrical substations, distributienetten, laagspanning, hoogspanningsstations | ^Electrical engineering | 0.85
Electrical installation | Elektrische installatie | elektra aanleggen, wiring, electrical wiring, elektra, elektrische installaties, groepenkast, nen 1010, nen1010, bedraden, stopcontacten, elektrische bekabeling, groepenkasten, kabels trekken, installing electrical systems, elektra installeren | ^Electrical engineering | 0.75
Panel building | Paneelbouw | schakelkasten, control panels, kastenbouw, besturingskasten, switchgear assembly, panelenbouw, schakelkastenbouw | ^Electrical engineering | 0.9
Industrial automation | Industriële automatisering | plc automation, besturingstechniek, automation technology, control systems, besturingssystemen industrie, factory automation, hmi, industrial process automation, procesautomatisering, industriële besturing | ^Electrical engineering | 0.8
SCADA || wincc, wonderware, ignition scada, dcs systems, distributed control system, citect | ^Industrial automation | 0.9
Siemens TIA Portal || tia portal, step 7, simatic, siemens s7, codesys, beckhoff, twincat, allen-bradley, rockwell automation, schneider plc, omron plc, s7-1500 | ^PLC programming | 0.9
Mechatronics | Mechatronica | mechatronic systems, mechatronisch, mechatronica systemen | ^Mechanical engineering, ~Electrical engineering | 0.8
Robotics | Robotica | robots, industrial robots, cobots, robot systems, robotisering | ^Mechatronics | 0.8
Pneumatics | Pneumatiek | pneumatic systems, pneumatische systemen, festo | ^Mechanical engineering | 0.8
Hydraulics | Hydrauliek | hydraulic systems, hydraulische systemen, hydraulische installaties | ^Mechanical engineering | 0.8
Thermodynamics | Thermodynamica | heat transfer, warmteleer, fluid mechanics, stromingsleer, warmteoverdracht | ^Mechanical engineering | 0.85
Mechanical maintenance | Mechanisch onderhoud | machine maintenance, onderhoud aan machines, onderhoud van machines, preventive maintenance, preventief onderhoud, corrective maintenance, machineonderhoud, equipment maintenance, technisch onderhoud, maintenance of machinery, correctief onderhoud, industrial maintenance | | 0.65
Fault diagnosis | Storingsdiagnose | storingen oplossen, troubleshooting, storingen verhelpen, storingsanalyse, fault finding, storingsdienst, foutanalyse, diagnosing faults, storingen, root cause analysis, oorzaakanalyse | | 0.45
Maintenance management | Onderhoudsmanagement | maintenance planning, maintenance management system, tpm, total productive maintenance, cmms, ultimo, maximo, onderhoudsplanning, fmea, reliability engineering, rcm, asset management of equipment, condition monitoring | | 0.7
Machine alignment | Uitlijnen van machines | laser alignment, lagers monteren, bearings, pompen reviseren, pumps, revisie, pump maintenance, rotating equipment | ^Mechanical maintenance | 0.85
Assembly | Assemblage | montage, assembling, monteren, assembly work, montagewerk, montagewerkzaamheden, product assembly, samenstellen van producten, in elkaar zetten, assembly line | | 0.45
Hand tools | Handgereedschap | power tools, elektrisch gereedschap, using hand tools, gereedschappen gebruiken, gereedschap | | 0.35
Installation technology | Installatietechniek | building services, technische installaties, w-installaties, installatietechnisch, building services engineering, klimaatinstallaties, gebouwgebonden installaties, e- en w-installaties, werktuigbouwkundige installaties | | 0.7
Plumbing | Loodgieterswerk | loodgieten, sanitair, sanitary installation, plumbing work, sanitair monteren, waterleidingen, loodgieterswerkzaamheden, zinkwerk, water pipes, gas- en waterinstallaties, gasleidingen | ^Installation technology | 0.85
Heating systems | Verwarmingsinstallaties | cv-installaties, central heating, cv-ketels, boilers, cv-ketel, heating installation, boiler maintenance, verwarmingstechniek, vloerverwarming, cv-monteur, cv installaties | ^Installation technology | 0.85
Heat pumps | Warmtepompen | warmtepomp, heat pump installation, warmtepompen installeren | ^Installation technology | 0.9
Air conditioning | Klimaattechniek | hvac, airco, ventilation, ventilatie, klimaatbeheersing, air-conditioning, luchtbehandeling, airconditioning, ventilatiesystemen, klimaatsystemen, air handling units, airco's plaatsen | ^Installation technology | 0.8
Refrigeration technology | Koudetechniek | koeltechniek, refrigeration, koelinstallaties, cooling systems, koelmachines | ^Installation technology | 0.9
Building management systems | Gebouwbeheersystemen | gbs, gebouwbeheersysteem, bms building, building automation, priva, domotica, domotics, home automation, knx, gebouwautomatisering | ^Installation technology | 0.85
Fire alarm systems | Brandmeldinstallaties | brandmeldtechniek, fire detection, sprinkler systems, sprinklerinstallaties, brandbeveiliging, brandmeldinstallatie, blusinstallaties | ^Security systems | 0.85
Security systems | Beveiligingssystemen | alarminstallaties, cctv, toegangscontrole, camerasystemen, access control systems, alarm systems, camerabewaking, inbraakbeveiliging, alarmsystemen, cameratoezicht | | 0.7
Lift technology | Liftechniek | lifts, elevators, liftonderhoud, elevator maintenance, roltrappen, liftinstallaties | | 0.95
Solar panels | Zonnepanelen | solar energy, pv-installaties, photovoltaic, zonne-energie, zonnepanelen monteren, solar installation, pv panels, pv systems, pv | ^Renewable energy | 0.85
Wind energy | Windenergie | wind turbines, windturbines, windmolens, offshore wind, gwo, wind power, bst gwo | ^Renewable energy | 0.9
Renewable energy | Duurzame energie | renewables, hernieuwbare energie, energietransitie, energy transition, sustainable energy, groene energie, waterstof, hydrogen, verduurzaming | | 0.7
Energy management | Energiebeheer | energy efficiency, energiebesparing, energiemanagement, energy saving, iso 50001, energie-efficiëntie, energy systems, energiesystemen | | 0.7
Energy advice | Energieadvies | energieadviseur, energielabel, maatwerkadvies, energy consultancy, energy audits, energiescans | ^Energy management | 0.8
Energy markets | Energiemarkten | energy trading, energiehandel, congestiemanagement, gas markets, power trading, electricity market, balancing market | | 0.85
Battery and charging technology | Laadinfrastructuur | laadpalen, ev charging, laadpaal, charging stations, battery storage, batterijopslag, electric vehicle charging, accutechniek | | 0.85
Nuclear technology | Kerntechniek | nuclear energy, kernenergie, reactor physics, nuclear safety | | 0.95
Oil and gas | Olie en gas | offshore, drilling, boren naar olie, petroleum engineering, oil & gas, upstream, petrochemical industry, petrochemie, olie- en gasindustrie | | 0.8
Steam and boilers | Stoomtechniek | steam boilers, stoomketels, turbines, stoominstallaties, gas turbines, gasturbines | | 0.9
Test and measurement equipment | Meetapparatuur | oscilloscope, multimeter, meetinstrumenten, measuring instruments, calibration, kalibreren, kalibratie, meettechniek, metrology, metrologie, meetgereedschap | | 0.6
Commissioning | Inbedrijfstellen | inbedrijfstelling, in bedrijf stellen, commissioning of installations, factory acceptance test, site acceptance test, inregelen, afnametesten | | 0.7
Systems engineering | Systems engineering | systeemkunde, v-model, model-based systems engineering, mbse, verification and validation, verificatie en validatie, requirements verification | | 0.75
CE marking | CE-markering | machinerichtlijn, machine safety, machineveiligheid, atex, machinery directive, ce-markeringen, explosion protection | | 0.75
Field service | Buitendienst techniek | servicemonteur werk, field service engineering, service bij klanten, on-site service | | 0.6
Domestic appliance repair | Reparatie van huishoudelijke apparaten | witgoed, witgoedreparatie, appliance repair, bruingoed, household appliances | | 0.85
Bicycle repair | Fietsreparatie | fietsen repareren, bike repair, fietstechniek, e-bike repair, e-bikes, fietsenmaker, fietsreparaties | | 0.9
Telephone repair | Telefoonreparatie | smartphone repair, telefoons repareren, mobile phone repair | | 0.85
Watchmaking | Horlogemaken | clock repair, uurwerktechniek, watch repair, fijnmechanica, precision mechanics, fijnmechanisch | | 0.9
Vehicle technology | Voertuigtechniek | automotive technology, autotechniek, car mechanics, autotechnologie, automotive engineering, motorvoertuigentechniek, automotive, mobiliteitstechniek | | 0.75
Car maintenance | Auto-onderhoud | car repair, apk, auto's repareren, apk-keuringen, apk keurmeester, autoreparatie, vehicle maintenance, grote beurt, apk-keuring, vehicle repair, servicing cars, onderhoud aan auto's | ^Vehicle technology | 0.8
Vehicle diagnostics | Voertuigdiagnose | autodiagnose, car diagnostics, obd, diagnoseapparatuur auto, on-board diagnostics | ^Vehicle technology | 0.9
Electric vehicles | Elektrische voertuigen | hybrid vehicles, hv-systemen voertuigen, nen 9140, electric vehicle technology, elektrische auto's | ^Vehicle technology | 0.85
Truck mechanics | Bedrijfswagentechniek | vrachtwagens repareren, heavy vehicle repair, trucktechniek, heavy duty trucks, bedrijfsautotechniek | ^Vehicle technology | 0.9
Tyre service | Bandenservice | banden wisselen, tyre fitting, bandenmontage, wheel alignment, wielen uitlijnen, wheel balancing | ^Vehicle technology | 0.85
Car body repair | Carrosserieherstel | schadeherstel auto's, plaatwerken, panel beating, uitdeuken, bodywork repair, autoschadeherstel, carrosseriebouw, carrosserie | ^Vehicle technology | 0.9
Car spray painting | Autospuiten | autolakken, vehicle painting, spuiten van auto's, car painting, autospuiterij | ^Vehicle technology | 0.9
Motorcycle mechanics | Motorfietstechniek | motorcycle repair, motoren repareren, scootertechniek | ^Vehicle technology | 0.9
Agricultural machinery | Landbouwmachines | landbouwtechniek, tractors repareren, farm machinery, agricultural mechanics, landbouwmechanisatie, mechanisatie, tuin- en parkmachines | | 0.8
Aircraft maintenance | Vliegtuigonderhoud | aircraft mechanics, easa part-66, vliegtuigtechniek, b1 licence aircraft, part 145, aircraft engines, avionics, avionica, easa part 145 | | 0.95
Aerospace engineering | Luchtvaarttechniek | lucht- en ruimtevaarttechniek, aeronautical engineering, aerodynamics, aerodynamica, aviation engineering, ruimtevaart, space systems | | 0.9
Ship building | Scheepsbouw | naval architecture, scheepsbouwkunde, shipbuilding, jachtbouw, ship repair, scheepsreparatie, maritime technology, maritieme techniek, yacht building | | 0.9
Marine engineering | Scheepswerktuigkunde | ship engines, scheepsmotoren, dieselmotoren, diesel engines, diesel engine repair, marine engines | | 0.85
`;
