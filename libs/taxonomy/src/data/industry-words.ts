/** Industry | English | Nederlands | words that name it, in both languages. */
export const industryWords = `
agriculture | Agriculture | Landbouw | agrarisch, agricultural, tuinbouw, horticulture, veehouderij, farming, agri, akkerbouw, glastuinbouw, agrarische sector, agro, visserij, fishing, bosbouw, forestry
aerospace-defense | Aerospace and defence | Lucht- en ruimtevaart en defensie | aerospace, defence, defense, defensie, luchtvaart, ruimtevaart, aviation, military, space industry, krijgsmacht
automotive | Automotive | Auto-industrie | autobranche, autobedrijf, garage, car dealer, mobiliteitsbranche, car industry, autodealer, vehicle manufacturing
banking-finance | Banking and finance | Bank- en financiële sector | bank, banking, finance, financial services, financiële dienstverlening, accountancy, accounting firm, asset management, vermogensbeheer, investment banking, private equity, pension fund, pensioenfonds, financieel
biotech-pharma | Biotech and pharma | Biotech en farmacie | biotechnology, biotechnologie, farmaceutische industrie, pharmaceutical, pharma, life sciences, medicijnen industrie
construction-engineering | Construction and engineering | Bouw en techniek | construction, bouw, bouwsector, bouwbedrijf, aannemer, civil engineering, ingenieursbureau, installatietechniek, infra, building industry, bouwnijverheid, woningbouw, engineering
consultancy | Consultancy | Consultancy | consulting, advisory, adviesbureau, advies, management consulting, business services, zakelijke dienstverlening
consumer-goods | Consumer goods | Consumentengoederen | fmcg, fast moving consumer goods, consumer products, cosmetics, cosmetica, household goods, speelgoed
cybersecurity | Cybersecurity | Cybersecurity | cyber security, information security, informatiebeveiliging, it security
ecommerce | E-commerce | E-commerce | webshop, online retail, webwinkel, online marketplace, online winkel
ehealth | E-health | E-health | digital health, digitale zorg, health tech, healthtech, medtech, zorgtechnologie, telemedicine
education | Education | Onderwijs | school, scholen, university, universiteit, hogeschool, teaching, kinderopvang, childcare, basisonderwijs, voortgezet onderwijs, educatie, opleidingen, onderwijsinstelling
energy-utilities | Energy and utilities | Energie en nutsbedrijven | energy, energie, utilities, nutsbedrijf, oil and gas, olie en gas, electricity, netbeheer, netbeheerder, waterbedrijf, power generation, energiebedrijf, mining, mijnbouw
entertainment-media | Entertainment and media | Entertainment en media | media, entertainment, film, television, televisie, games, gaming, music industry, publishing, uitgeverij, kunst en cultuur, sport, theater, cultuursector, broadcasting, arts, events, evenementenbranche
fintech | Fintech | Fintech | financial technology, payments, betaaldienst, crypto, digital banking, betalingsverkeer
food-beverage | Food and beverage | Voedingsmiddelen en dranken | food industry, voedingsindustrie, voedingsmiddelenindustrie, beverages, dranken, bakery, bakkerij, levensmiddelen, food production, foodsector, brewery, brouwerij
hardware-infrastructure | Hardware and infrastructure | Hardware en infrastructuur | hardware, data centers, datacenters, semiconductors, halfgeleiders, electronics industry, elektronica, it infrastructure, semicon
healthcare-medical | Healthcare and medical | Zorg en medisch | healthcare, health care, zorg, gezondheidszorg, hospital, ziekenhuis, medical, medisch, thuiszorg, ouderenzorg, ggz, welzijn, zorginstelling, jeugdzorg, gehandicaptenzorg, nursing home, zorgsector, verpleeghuis
hospitality-tourism | Hospitality and tourism | Horeca en toerisme | hospitality, horeca, tourism, toerisme, hotel, hotels, restaurant, restaurants, catering, travel, reizen, reisbranche, leisure, recreatie, vrijetijdssector
information-communications | Information and communications | Informatie en communicatie | communications agency, communicatiebureau, marketing agency, reclamebureau, advertising, public relations, marketingbureau, information services, informatiediensten, marketing en communicatie, communicatie
insurance | Insurance | Verzekeringen | verzekeraar, insurer, insurance company, verzekeringsbranche, assurantiën, zorgverzekeraar, reinsurance
legal | Legal | Juridisch | law firm, advocatenkantoor, advocatuur, notariaat, legal services, rechtspraak, juridische dienstverlening, notariskantoor, justitie
logistics | Logistics | Logistiek | warehousing, magazijn, supply chain, distributiecentrum, opslag, expeditie, logistieke dienstverlening, freight forwarding
manufacturing | Manufacturing | Industrie en productie | production industry, productie, maakindustrie, industrie, factory, fabriek, metaal, metaalindustrie, machinebouw, industrial, chemie, chemical industry, chemische industrie, hightech, high tech, procesindustrie, textielindustrie
real-estate | Real estate | Vastgoed | property, makelaardij, woningcorporatie, housing association, vastgoedbeheer, makelaar, facility management, huisvesting
research-development | Research and development | Onderzoek en ontwikkeling | research, onderzoek, r&d, laboratory, laboratorium, research institute, onderzoeksinstituut, science, wetenschap
retail-fashion | Retail and fashion | Detailhandel en mode | retail, detailhandel, fashion, mode, winkel, winkels, supermarkt, supermarket, kleding, apparel, groothandel, wholesale, stores, shops, warenhuis
software-it | Software and IT | Software en IT | software, it, ict, information technology, informatietechnologie, it services, automatisering, software development, tech, technology, ict-sector
saas | SaaS | SaaS | software as a service, cloud software, saas company, cloud platform
sustainability | Sustainability | Duurzaamheid | renewable energy, duurzame energie, cleantech, recycling, milieu, environment, circulair, circular economy, energietransitie, waste management, afvalverwerking, duurzaam, solar, wind energy
telecommunications | Telecommunications | Telecommunicatie | telecom, mobile operator, telecomprovider, internet provider, glasvezel, telefonie
transportation-logistics | Transport | Transport en vervoer | transportation, transport, vervoer, openbaar vervoer, public transport, shipping, scheepvaart, taxi, spoor, railways, airline, luchtvaartmaatschappij, koeriersdiensten, wegtransport, haven, passenger transport
other | Other | Overig | overige, anders, overheid, government, gemeente, non-profit, publieke sector, public sector, goede doelen, human resources, staffing, uitzendbranche, schoonmaakbranche, facilitaire dienstverlening, beveiligingsbranche
`;
