/** Software products and systems of single trades. */
export const moreSystems = `
## TOOLS_AND_FRAMEWORKS 0.75 systems
Workforce management systems | Workforcemanagementsystemen | kronos, ukg, dyflexis, shiftbase, teleopti, genesys wfm, roostersoftware, planday, l1nda | ~Scheduling | 0.55
Time registration systems | Tijdregistratiesystemen | urenregistratie, time tracking, timesheets, protime, toggl, simplicate, tijdregistratie | ~Administration | 0.4
Property management software | Vastgoedsoftware | yardi, realworks, kolibri, empire sg, rentman, aareon, tobias ax, viewpoint wonen | ~Property management | 0.85
Construction management software | Bouwsoftware | procore, autodesk build, snagstream, ed controls, 4ps construct, relatics, asta powerproject, bluebeam, ketenstandaard | ~Construction management | 0.8
Hospital information systems | Ziekenhuisinformatiesystemen | epic systems, meditech, cerner, eclinicalworks, sap ish, pacs, ris pacs, siemens soarian | ~Electronic health records | 0.85
Care planning software | Zorgplansoftware | ons nedap, cura, pluriform zorg, qic, myneva, mextra, unit4 cura | ~Electronic health records | 0.75
Youth care software | Jeugdzorgsoftware | jeugdfocus, mens centraal, suite sociaal domein, suite4jeugdzorg | ~Youth care | 0.8
Dental software | Tandartssoftware | exquise next generation, dentrix, oase dental, simplex tandarts | ~Dental assistance | 0.9
Physiotherapy software | Fysiotherapiesoftware | spotonmedics, intramed, fysioroadmap, physitrack | ~Physiotherapy | 0.9
Municipal systems | Gemeentelijke systemen | key2burgerzaken, ivrpa, procura burgerzaken, gws4all, squit, powerbrowser vergunningen, openwave | ~Municipal services | 0.85
Legal software | Juridische software | legalsense, urios, basenet, kleos, westlaw, lexisnexis, legal intelligence, rechtsorde | ~Legal research | 0.85
Notary software | Notarissoftware | nextassyst, dataland fido, quantaris | ~Notarial practice | 0.95
Salary software | Salarissoftware | nmbrs payroll, loket.nl, adp workforce, raet salaris, cash salaris, unit4 salaris | ~Payroll | 0.75
Staffing software | Uitzendsoftware | mysolution, carerix ats, flexservice, tigris uitzendsoftware, easyflex, plan4flex | ~Temporary staffing | 0.8
Insurance software | Verzekeringssoftware | guidewire, anva hub, level7, rolls verzekeringen, insly | ~Insurance | 0.9
Mortgage software | Hypotheeksoftware | findesk, adviesbox, hypsotech, figlo, finix hypotheek | ~Mortgages | 0.9
Core banking systems | Kernbankensystemen | temenos t24, finacle, mambu, fis banking, murex, calypso trading, avaloq | ~Banking | 0.9
Payment terminals | Betaalautomaten | pinautomaten, verifone, ccv pin, sumup, contactless payments | ~Cash register operation | 0.45
Retail systems | Retailsystemen | sap retail, ls retail, srs retail, lightspeed retail, k3 software, xprt | ~Retail sales | 0.65
Garage software | Garagesoftware | autoflex, carit, wincar, kerridge, vas diagnose, vcds | ~Car maintenance | 0.85
Fleet telematics | Voertuigtelematica | tomtom telematics, webfleet, fleet tracking, rittenregistratie, webfleet solutions | ~Fleet management | 0.75
Freight systems | Expeditiesystemen | cargowise, scope forwarding, navitrans, transfollow, descartes customs, road2web | ~Freight forwarding | 0.85
Warehouse systems of suppliers | Magazijnsystemen | manhattan wms, blue yonder, jda wms, reflex wms, boltrics, sap ewm warehouse, korber wms | ~Warehouse management systems | 0.8
Maintenance systems | Onderhoudssystemen | sap pm maintenance, infor eam, planon, facilitor, topdesk facility, o-prognose, ultimo eam | ~Maintenance management | 0.75
MES products | MES-producten | wonderware mes, siemens opcenter, aveva, proficy, trak sys, aspentech | ~Manufacturing execution systems | 0.85
ERP for manufacturing | ERP voor de maakindustrie | ridder iq, isah, mkg erp, bemet, syspro, limis planner, plan-de-campagne | ~ERP systems | 0.8
ERP for wholesale | ERP voor de groothandel | perfion, unit4 wholesale, king erp, exact globe next, wholesale erp | ~ERP systems | 0.7
ERP for installers | ERP voor installateurs | syntess, acto installatie, kraan bouwsoftware, bouwoffice, gilde software | ~ERP systems | 0.8
Food industry systems | Foodsystemen | innova marel, sap food, aptean, columbus food, pluriform food | ~Food production | 0.8
Farm systems | Boerderijsystemen | uniform-agri, lely horizon, agrovision, cropvision, dacom, john deere operations center | ~Agriculture | 0.9
Greenhouse systems | Kassystemen | hoogendoorn, ridder greenhouse, letsgrow, priva operator | ~Horticulture | 0.9
Laboratory systems | Laboratoriumsystemen | labware lims, starlims, glims, labvantage, empower chromatography, chromeleon | ~Laboratory work | 0.9
Clinical trial systems | Onderzoekssystemen | castor edc, veeva vault, oracle clinical, medrio | ~Clinical trials | 0.9
Quality systems software | Kwaliteitssoftware | trackwise, mastercontrol, zenya, iprova, qhse software, veeva qms | ~Quality management | 0.7
Incident reporting systems | Meldsystemen | vim-meldingen, mic-meldingen, triasweb, veilig incidenten melden | ~Quality in health care | 0.65
Library systems | Bibliotheeksystemen | wise bibliotheek, koha, aura bibliotheek, ex libris alma | ~Library science | 0.9
Museum systems | Museumsystemen | tms museum, adlib, museumplus | ~Museum work | 0.95
Ticketing systems for events | Ticketsystemen voor evenementen | ticketmaster, eventix, eventbrite, see tickets | ~Event organisation | 0.6
Event software | Evenementensoftware | cvent, momice, aanmelder.nl, rentman events | ~Event organisation | 0.65
Broadcast systems | Omroepsystemen | avid inews, vizrt, openmedia, dalet, octopus newsroom, ross overdrive | ~Radio and television production | 0.9
Newsroom systems | Redactiesystemen | woodwing, content station, eidosmedia, clipper redactie | ~News editing | 0.85
Music software | Muzieksoftware | cubase, fl studio, sibelius, musescore, garageband, reaper daw | ~Sound engineering | 0.85
Stage control systems | Podiumbesturing | qlab, resolume, eos lighting, chamsys, dmx512, midas mixing | ~Lighting technology | 0.9
Photo software | Fotosoftware | capture one, dxo photolab, affinity publisher photo, photoshop retouching, retoucheren | ~Photography | 0.75
3D print software | 3D-printsoftware | cura slicer, prusaslicer, simplify3d, meshmixer | ~3D printing | 0.8
Textile software | Textielsoftware | optitex, gerber accumark, stoll m1plus, browzwear | ~Garment technology | 0.95
Print management software | Drukwerksoftware | kodak prinergy, heidelberg prinect, multipress, onyx rip, caldera rip | ~Printing technology | 0.9
Nesting software | Nestsoftware | trumpf trutops, bysoft, sigmanest, radan, lantek | ~Sheet metal work | 0.95
Mold flow simulation | Matrijsvulsimulatie | moldflow, moldex3d, simpoe | ~Plastics processing | 0.95
Calculation software for structures | Rekensoftware voor constructies | technosoft, scia engineer, matrixframe, axisvm, idea statica, etabs, sap2000 | ~Structural engineering | 0.95
Road design software | Wegontwerpsoftware | civil 3d, autocad civil 3d, mx road, autoturn, infraworks | ~Civil engineering | 0.9
Geotechnical software | Geotechnische software | plaxis, d-sheet piling, d-foundations, d-stability | ~Geotechnics | 0.95
Energy simulation software | Energiesimulatiesoftware | vabi elements, vabi, uniec, designbuilder, trnsys | ~Building physics | 0.9
Electrical calculation software | Elektrotechnische rekensoftware | dialux, vision network analysis, gaia ls, simaris, ecodial, etap | ~Electrical engineering | 0.9
Process simulation software | Processimulatiesoftware | chemcad, aspen hysys, gproms, unisim | ~Chemical engineering | 0.95
Discrete event simulation | Discrete simulatie | flexsim, plant simulation tecnomatix, simio, arena simulation, anylogic | ~Operations research | 0.9
Circuit simulation | Circuitsimulatie | spice simulation, ltspice, cadence virtuoso, pspice, mentor graphics | ~Electronics | 0.9
Industrial control brands | Besturingsmerken | mitsubishi plc, phoenix contact, b&r automation, wago, festo codesys, delta v, honeywell experion, yokogawa | ~SCADA | 0.9
Building automation brands | Gebouwautomatiseringsmerken | honeywell building, siemens desigo, johnson controls metasys, schneider ecostruxure, loytec, webeasy | ~Building management systems | 0.9
Access control brands | Toegangscontrolemerken | nedap aeos, paxton, genetec, milestone xprotect, lenel | ~Security systems | 0.85
Flight planning systems | Vluchtplansystemen | jeppesen, lido flight, foreflight | ~Aviation operations | 0.95
Ship systems | Scheepssystemen | amos maintenance, transas, furuno, sperry bridge systems | ~Navigation at sea | 0.95
Web browsers | Webbrowsers | mozilla firefox, google chrome, microsoft edge, apple safari, internet explorer | | 0.1
Social media platforms | Socialmediaplatforms | facebook, instagram, tiktok, linkedin platform, pinterest, snapchat, twitter, youtube channel | ~Social media marketing | 0.25
Social media tools | Socialmediatools | buffer social, coosto, obi4wan, sprout social, later social, meta business suite | ~Social media marketing | 0.6
Document signing | Digitaal ondertekenen | docusign, validsign, adobe sign, digital signatures | ~Document management | 0.35
PDF editing | PDF-bewerking | adobe acrobat dc, foxit, pdf forms | ~Document management | 0.3
Password management | Wachtwoordbeheer | lastpass, 1password, bitwarden, keepass | ~Identity and access management | 0.5
Whiteboarding tools | Digitale whiteboards | miro, mural board, microsoft whiteboard | ~Facilitation | 0.3
Work management tools | Werkbeheertools | basecamp, clickup, wrike, smartsheet, planner boards, todoist | ~Project planning | 0.35
Interactive voice response | Keuzemenu's telefonie | ivr, voice response | ~Call centre work | 0.65
Knowledge bases | Kennisbanken | kennisbankbeheer, knowledge base, knowledge management, kennismanagement, wiki onderhouden | | 0.4
Translation tools | Vertaaltools | memoq, memsource, phrase tms, deepl, sdl trados | ~Translation | 0.8
Captioning tools | Ondertitelsoftware | ooona, eztitles, spot subtitling | ~Subtitling and captions | 0.95
Fitness systems | Fitnesssystemen | virtuagym, technogym, egym, trainin | ~Fitness instruction | 0.8
Salon systems | Salonsystemen | salonized, salonhub, treatwell connect, kappersoftware | ~Hairdressing | 0.85
Childcare systems | Kinderopvangsystemen | kovnet, konnect kinderopvang, flexkids, bitcare, kindplanner | ~Childcare | 0.85
`;
