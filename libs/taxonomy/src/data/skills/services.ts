/** Logistics, transport, hospitality, cleaning, security, agriculture, beauty and leisure. */
export const services = `
## OTHER 0.55 logistics
Logistics | Logistiek | logistic processes, logistieke processen, logistics management, logistiek management, logistieke planning, logistieke werkzaamheden | | 0.45
Supply chain management | Supplychainmanagement | supply chain, ketenbeheer, supply chain planning, ketenlogistiek, supply chain optimisation | ^Logistics | 0.6
Warehouse work | Magazijnwerk | magazijnwerkzaamheden, warehousing, warehouse operations, magazijn, warehouse, distributiecentrum, distribution centre, loodswerk, warehouse duties, magazijnbeheer | ^Logistics | 0.5
Order picking | Orderpicken | orders verzamelen, bestellingen verzamelen, verzamelt bestellingen, verzamelen van bestellingen, picking, orderpicker, order-picking, orders picken, voice picking, pick and pack, scannen en picken, orderpikken | ^Warehouse work | 0.55
Loading and unloading | Laden en lossen | loading trucks, laden, lossen, containers lossen, unloading, vrachtwagens laden, loading and unloading goods, laad- en loswerk | ^Warehouse work | 0.45
Stock management | Voorraadbeheer | inventory management, voorraadadministratie, stock control, inventory control, voorraad, voorraadbeheersing, stock keeping, voorraden, cycle counting, inventariseren van voorraad, voorraad tellen, inventarisatie | ^Warehouse work | 0.45
Goods receipt | Goederenontvangst | receiving goods, inslag, ontvangst van goederen, inbound logistics, goederen ontvangen, incoming goods, goederen controleren | ^Warehouse work | 0.5
Dispatch of goods | Expeditie | shipping, verzending, verzenden van goederen, outbound logistics, uitslag, shipments, versturen van pakketten, zendingen | ^Warehouse work | 0.45
Warehouse management systems | Warehousemanagementsystemen | wms, warehouse management system, magazijnbeheersysteem, barcode scanner, rf scanner, handscanner, barcode scanning | ^Warehouse work | 0.6
Shelf stacking | Vakkenvullen | shelf filling, schappen vullen, replenishment, schappen bijvullen, stocking shelves, aanvullen van schappen, vakken vullen | ^Retail sales | 0.5
Demand planning | Demand planning | supply planning, s&op planning, vraagplanning, materials planning, voorraadplanning, materiaalplanning | ^Supply chain management | 0.65
Transport planning | Transportplanning | route planning, ritplanning, vervoersplanning, ritten plannen, fleet planning, planning van transport, routeplanning, transport management | ^Logistics | 0.7
Fleet management | Wagenparkbeheer | vehicle fleet, vlootbeheer, wagenpark, fleetmanagement | ^Logistics | 0.7
Freight forwarding | Expeditie internationaal | forwarding, zeevracht, luchtvracht, air freight, sea freight, ocean freight, air cargo, cargo, expediteur werk, freight, vrachtbrieven, cmr, bill of lading | ^Logistics | 0.8
Customs clearance | Douaneafhandeling | customs, douane, inklaren, customs declarations, douaneaangifte, douaneformaliteiten, import documents, douanedeclaraties, customs documentation, douanezaken | ^Logistics | 0.8
Import and export | Import en export | import/export, import export, international trade, internationale handel, incoterms, exportdocumenten, letters of credit, exportdocumentatie | ^Logistics | 0.65
Reverse logistics | Retourlogistiek | returns processing, retouren verwerken, retouren | ^Logistics | 0.55
Lorry driving | Vrachtwagen rijden | truck driving, vrachtwagenchauffeur, goederenvervoer, hgv driving, internationaal transport, nationaal transport, driving trucks, trekker-oplegger, vrachtvervoer, distributietransport, containertransport, tankwagen | ^Vehicle driving | 0.85
Vehicle driving | Besturen van voertuigen | autorijden, driving vehicles, rijvaardigheid, safe driving, defensief rijden | | 0.35
Courier delivery | Bezorgen | courier work, pakketbezorging, bezorging, parcel delivery, koerier, pakketten bezorgen, maaltijdbezorging, mail delivery, postbezorging, post bezorgen, koerierswerk | ^Vehicle driving | 0.55
Bus driving | Bus rijden | passenger bus driving, openbaar vervoer rijden, touringcar, ov-chauffeur, coach driving | ^Vehicle driving, ~Passenger transport | 0.9
Passenger transport | Personenvervoer | taxi driving, taxivervoer, leerlingenvervoer, taxi, chauffeurswerk, personenvervoer over de weg | ^Vehicle driving | 0.7
Train operation | Treinen besturen | treinmachinist, train driving, rail operations, trein rijden, rangeren, shunting, trams, metro operation | | 0.95
Crane operation | Kraanbediening | kraanmachinist, crane driving, torenkraan, mobiele kraan, hijskraan, tower crane, kraan draaien, mobile crane, kraanrijden, tcvt | | 0.9
Excavator operation | Graafmachinebediening | graafmachine, rupskraan, excavators, shovel, grondverzetmachines, earthmoving machines, minigraver, laadschop, bulldozer, wiellader, minikraan, shovelmachinist | ^Groundworks | 0.9
Port operations | Havenwerkzaamheden | containerterminal, stevedoring, sjorren, port logistics, terminal operations, haven, cargo handling, havenwerk, lashing | ^Logistics | 0.85
Navigation at sea | Navigatie op zee | nautical skills, maritime navigation, scheepvaart, zeevaart, navigatie, schip besturen, seamanship, varen, nautical operations, radar, ecdis | | 0.85
Inland shipping | Binnenvaart | binnenschip, matrozenwerk, inland navigation, deckhand work, matroos binnenvaart | ^Navigation at sea | 0.95
Aviation operations | Luchtvaartoperaties | airport operations, flight operations, luchthaven, ground handling, bagageafhandeling, baggage handling, grondafhandeling, platformafhandeling, airside operations | | 0.85
Cabin crew service | Cabinepersoneel | in-flight service, cabin crew, steward aan boord, stewardess | ^Aviation operations | 0.9
Air traffic control | Luchtverkeersleiding | atc, luchtverkeersbegeleiding, flight control | ^Aviation operations | 0.98
Traffic management | Verkeersmanagement | traffic engineering, verkeerskunde, mobility, mobiliteit, verkeersplanning, traffic planning, verkeerstechniek, mobility planning | | 0.75
Traffic control | Verkeer regelen | verkeersregelaar, traffic marshalling, verkeersbegeleiding, directing traffic | | 0.75
Removals | Verhuizen | verhuiswerk, moving furniture, verhuizingen, verhuiswerkzaamheden | | 0.7
Parking management | Parkeerbeheer | parking control, parkeerhandhaving, parkeren | | 0.65

## OTHER 0.6 hospitality
Hospitality | Gastvrijheid | gastvrijheidszorg, guest relations, hospitality management, gastheerschap, guest service, gastgerichtheid, gastenservice, guest services, gastgericht | | 0.4
Catering industry work | Horecawerk | horeca, horeca-ervaring, food service, food and beverage, f&b, horecawerkzaamheden, restaurants | ^Hospitality | 0.5
Serving guests | Bedienen van gasten | bediening, table service, serveren, waiting tables, uitserveren, bediening in restaurant, waiter skills, drankjes serveren, dienbladlopen | ^Catering industry work | 0.65
Bartending | Barwerk | cocktails mixen, bar service, mixing cocktails, bier tappen, cocktails, bar werk, tappen, mixology, barkeeping | ^Catering industry work | 0.75
Barista skills | Baristavaardigheden | barista, coffee making, koffie zetten, latte art, espresso | ^Catering industry work | 0.75
Wine knowledge | Wijnkennis | sommelier, wset, wine service, wijnadvies | ^Catering industry work | 0.85
Cooking | Koken | food preparation, cooking techniques, mise-en-place, mise en place, gerechten bereiden, maaltijden bereiden, keukenwerk, culinary skills, meal preparation, kooktechnieken, culinair, warme keuken, koude keuken, food prep | ^Catering industry work | 0.6
Menu planning | Menusamenstelling | menu development, menukaarten samenstellen, menu engineering, menu creation, menu's samenstellen | ^Cooking | 0.75
Kitchen management | Keukenmanagement | kitchen supervision, leiding geven in de keuken, keukenbrigade, chef de partie duties | ^Cooking | 0.8
Fast food preparation | Fastfood bereiden | snackbar, frituren, grill cooking, fast food, pizza bakken, pizza making, frying | ^Cooking | 0.6
Food hygiene | Voedselhygiëne | kitchen hygiene, hygiëne in de keuken, food handling, keukenhygiëne | | 0.5
Dishwashing | Afwassen | spoelkeuken, dish washing, afwaswerkzaamheden, vaatwassen, kitchen cleaning | ^Catering industry work | 0.5
Buffet and banqueting | Buffet en banqueting | catering, banqueting, partycatering, contractcatering, bedrijfscatering, banquet service, bedrijfsrestaurant | ^Catering industry work | 0.6
Cash register operation | Kassa bedienen | kassawerk, kassa, cash handling, kassawerkzaamheden, afrekenen, operating a till, pos systems, cashier skills, cash register, kassahandelingen, point of sale, kassasysteem, handling payments | ^Retail sales | 0.4
Hotel front office | Hotelreceptie | hotel reception, opera pms, hotel management systems, hotel reservations, night audit, mews, opera property management, in- en uitchecken, property management system | ^Hospitality | 0.75
Housekeeping | Housekeeping | hotel cleaning, kamers schoonmaken, room cleaning, bedden opmaken, hotelschoonmaak | ^Cleaning | 0.65
Reservations | Reserveringen | booking management, reserveringen verwerken, boekingen, reservations management, reserveringssystemen | ^Hospitality | 0.5
Hotel management | Hotelmanagement | hotel operations, hoteloperaties, hospitality operations, restaurant management, horecamanagement, restaurant operations | ^Hospitality | 0.75
Tourism | Toerisme | travel industry, reisadvies, reisbranche, tourism management, travel advice, recreatie, recreation, toerisme en recreatie | | 0.6
Travel booking systems | Reisreserveringssystemen | amadeus, galileo gds, sabre gds, gds, travel booking, ticketing airlines | ^Tourism | 0.85
Tour guiding | Rondleiden | rondleidingen geven, guided tours, gidsen, museum tours, reisleiding, stadsgids, tour leading | ^Tourism | 0.85
Animation and entertainment of guests | Animatie op vakantieparken | animatieteam, holiday entertainment, recreatieteam | ^Tourism | 0.85

## OTHER 0.55 cleaning
Cleaning | Schoonmaken | schoonmaakwerk, schoonmaakwerkzaamheden, cleaning work, kantoren schoonmaken, cleaning services, interieurreiniging, poetsen, schoonmaak, office cleaning, reinigen, stofzuigen, sanitair reinigen, dweilen | | 0.45
Domestic help | Huishoudelijke hulp | huishoudelijk werk, household cleaning, huishouden, huishoudelijke taken, domestic cleaning, housework, housekeeping at home, huishoudelijke ondersteuning, huishoudelijke werkzaamheden | ^Cleaning | 0.6
Window cleaning | Glazenwassen | ramen wassen, glasbewassing, ramen lappen, gevelreiniging, facade cleaning | ^Cleaning | 0.85
Industrial cleaning | Industriële reiniging | hogedrukreiniging, high pressure cleaning, tank cleaning, tankreiniging, vacuümwagen, industrieel schoonmaken, sir hogedruk, specialistische reiniging | ^Cleaning | 0.8
Floor maintenance | Vloeronderhoud | schrobmachine, floor polishing, scrubber-dryer, schrobzuigmachine | ^Cleaning | 0.7
Cleaning products | Schoonmaakmiddelen | svs-diploma, svs basisvakopleiding schoonmaak, cleaning agents, basisopleiding schoonmaak, ras basisopleiding | ^Cleaning | 0.65
Laundry | Wasserij | wassen en strijken, ironing, strijken, linnenkamer, laundry services, dry cleaning, stomerij, linen service | | 0.65
Pest control | Ongediertebestrijding | plaagdierbeheersing, pest management, plaagdierbestrijding, rat control, dierplaagbeheersing | | 0.95
Chimney sweeping | Schoorsteenvegen | schoorsteen vegen, chimney cleaning | | 0.95

## OTHER 0.65 security
Security guarding | Beveiliging | objectbeveiliging, manned guarding, beveiligingswerk, bewaking, bewaken, security services, beveiligingswerkzaamheden, winkelsurveillance, guarding, surveilleren, physical security, fysieke beveiliging, security guard duties | | 0.75
Event security | Evenementenbeveiliging | crowd control, crowd management, event security, portier horeca, horecaportier, fouilleren, door supervision | ^Security guarding | 0.8
Mobile surveillance | Mobiele surveillance | alarmopvolging, alarm response, mobile patrol | ^Security guarding | 0.85
Airport security | Luchthavenbeveiliging | passenger screening, luchtvaartbeveiliging, aviation security, security checks | ^Security guarding | 0.85
Access control of visitors | Toegangscontrole van personen | portierswerk, gate control, toegang verlenen, bezoekersregistratie | ^Security guarding | 0.6
Control room operation | Meldkamerwerk | meldkamer, centralist, alarmcentrale, emergency call handling, toezichtcentrale, dispatching, dispatch centre | | 0.8
Private investigation | Particulier onderzoek | recherchewerk particulier, investigation techniques, private detective work, bedrijfsrecherche | | 0.9
Firefighting | Brandbestrijding | brandweer, fire fighting, fire safety, brandveiligheid, brandpreventie, brandwacht, fire prevention, brandmeester, fire watch, brandweerwerk | | 0.8
Integral security | Integrale veiligheid | safety management, openbare orde en veiligheid, veiligheidsmanagement, veiligheidsbeleid, public safety, veiligheidskundige, mvk, hogere veiligheidskunde, middelbare veiligheidskunde, safety engineering | ^Occupational safety | 0.7

## OTHER 0.7 agriculture
Agriculture | Landbouw | akkerbouw, arable farming, agrarisch werk, farming, boerderijwerk, farm work, agrarisch | | 0.65
Horticulture | Tuinbouw | glastuinbouw, greenhouse horticulture, kaswerk, kassen, greenhouse work, fruitteelt, fruit growing, teelt, gewasverzorging, tuinbouwwerk, bloementeelt, floriculture, crop care, sierteelt, bollenteelt | ^Agriculture | 0.75
Harvesting | Oogsten | plukken, fruit picking, harvest work, oogstwerk, picking fruit, oogstwerkzaamheden, asperges steken | ^Agriculture | 0.65
Crop production | Gewasproductie | crop farming, agronomy, agronomie, teeltadvies, gewasteelt, zaaien, planten, sowing, planting, crop management, bemesting, fertilisation, teelttechniek | ^Agriculture | 0.75
Crop protection | Gewasbescherming | pest control in crops, plant protection, gewasbeschermingsmiddelen, plantenziekten, pesticides, plant pathology | ^Agriculture | 0.85
Irrigation | Irrigatie | irrigation systems, beregening, watering crops | ^Agriculture | 0.75
Plant breeding | Plantenveredeling | zaadveredeling, seed technology, zaadtechnologie, plantenveredelaar, vermeerdering van planten | ^Agriculture, ~Genetics | 0.9
Tree nursery work | Boomkwekerijwerk | boomkwekerij, tree nursery, boomteelt, plantenkwekerij | ^Horticulture | 0.85
Livestock farming | Veehouderij | animal husbandry, veeteelt, rundvee, melkveehouderij, dairy farming, dieren verzorgen op de boerderij, varkenshouderij, pluimveehouderij, pig farming, poultry farming, livestock | ^Agriculture | 0.85
Milking | Melken | koeien melken, milking cows, melkrobot, melkmachine | ^Livestock farming | 0.9
Animal care | Dierverzorging | dieren verzorgen, animal handling, pet care, dierverzorger, omgang met dieren, animal welfare, dierenwelzijn, dierenopvang | | 0.7
Dog grooming | Hondentrimmen | trimmen van honden, pet grooming, dog training, hondentraining, hondenuitlaatservice, trimsalon | ^Animal care | 0.95
Horse care | Paardenverzorging | paarden, horse riding, stable work, paardrijden, hoefsmeden, farriery, ruitersport, stalwerk | ^Animal care | 0.85
Fishing | Visserij | commercial fishing, sea fishing, zeevisserij, fisheries, aquaculture, viskweek, aquacultuur, visteelt | | 0.9
Forestry | Bosbouw | bosbeheer, forest management, houtkap, motorkettingzaag, chainsaw, bosbouwkunde, motorzaag, logging | | 0.85
Tree care | Boomverzorging | bomen snoeien, arboriculture, european tree worker, tree surgery, boomveiligheidscontrole, snoeien, pruning | ^Green space maintenance | 0.85
Green space maintenance | Groenvoorziening | groenonderhoud, groenbeheer, grounds maintenance, grasmaaien, onderhoud van groen, plantsoenonderhoud, mowing, bosmaaier, maaien, grounds keeping, groenwerkzaamheden | | 0.75
Gardening | Tuinieren | tuinonderhoud, hovenierswerk, tuinaanleg, landscaping, garden maintenance, tuinen aanleggen, hoveniersvak, hovenierswerkzaamheden, beplanting | ^Green space maintenance | 0.75
Tractor driving | Trekker rijden | tractor rijden, tractor operation, operating farm machinery, loonwerk, landbouwvoertuigen | ^Agriculture | 0.8
Floristry | Bloembinden | bloemschikken, bloemsierkunst, flower arranging, boeketten maken, bloemist, boeketten | | 0.9
Agricultural economics | Agrarische economie | agribusiness, farm management, agrarische bedrijfskunde, agrarisch ondernemerschap | ^Agriculture | 0.8
Precision farming | Precisielandbouw | smart farming, gps landbouw, precision agriculture | ^Agriculture | 0.85

## OTHER 0.75 personal
Hairdressing | Kappersvak | haren knippen, hair styling, knippen en kleuren, haarverzorging, hair cutting, haar knippen, hair colouring, föhnen, kapperswerk, haren verven | | 0.9
Barbering | Barbieren | barber skills, baard trimmen, scheren, men's grooming | ^Hairdressing | 0.9
Beauty care | Schoonheidsverzorging | schoonheidsbehandelingen, skin care, huidverzorging, cosmetology, gezichtsbehandelingen, facials, beauty treatments, beautybehandelingen, ontharen, waxing, huidtherapie, skin therapy | | 0.85
Make-up | Visagie | make-up artistry, visagist, makeup, grimeren, make up aanbrengen | ^Beauty care | 0.85
Nail care | Nagelverzorging | nagelstyling, manicure, gelnagels, nail art, acrylnagels | ^Beauty care | 0.9
Pedicure | Pedicure | voetverzorging, foot care, pedicurebehandeling | ^Beauty care | 0.9
Tattooing | Tatoeëren | tattoo, piercing, permanente make-up, microblading | | 0.95
Spa and wellness | Wellness en spa | spa treatments, sauna, spabehandelingen | ^Beauty care | 0.75
Personal shopping | Kledingadvies | kleuradvies, styling advice, fashion advice, stijladvies, modeadvies, styling | | 0.65
Fashion retail | Modeverkoop | kledingverkoop, fashion sales, schoenenverkoop, modebranche, clothing sales | ^Retail sales | 0.6
Supermarket work | Supermarktwerk | supermarkt, grocery retail, versafdeling, supermarktwerkzaamheden | ^Retail sales | 0.5
Store management | Winkelmanagement | filiaalbeheer, shop management, filiaalmanagement, store operations, winkelbeheer, winkel leiden, retail management, filiaalleiding | ^Retail sales | 0.6
Market trading | Markthandel | marktkraam, street trading, standwerken | ^Retail sales | 0.75
Product knowledge electronics | Productkennis elektronica | consumer electronics, consumentenelektronica, electronics sales | ^Retail sales | 0.6
Garden centre sales | Verkoop in tuincentrum | tuincentrum, plantenkennis, plant knowledge, sortimentskennis | ^Retail sales | 0.65
Loss prevention | Winkeldiefstalpreventie | derving, shrinkage control, diefstalpreventie, dervingsbeheersing | ^Retail sales | 0.65
`;
