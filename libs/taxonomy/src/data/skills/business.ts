/** Sales, marketing, communication, finance, HR, purchasing, law and government. */
export const business = `
## OTHER 0.4 sales
Sales | Verkoop | selling, verkopen, verkoopvaardigheden, sales skills, salesvaardigheden, commercieel inzicht, commerciële vaardigheden, commercial skills | | 0.3
Account management | Accountmanagement | accountbeheer, key account management, klantbeheer, key accountmanagement, managing accounts, accounts beheren | ^Sales | 0.5
Customer relationship management | Klantrelatiebeheer | relatiebeheer, client relations, klantrelaties onderhouden, customer relations, klantrelaties, relationship management, client management, customer success | ^Sales | 0.35
CRM systems | CRM-systemen | crm, crm software, crm-systeem, crm system, hubspot crm, zoho crm, superoffice, pipedrive | ^Customer relationship management | 0.4
Salesforce || salesforce crm, sfdc, salesforce lightning, sales cloud, service cloud, salesforce administrator | ^CRM systems | 0.65
Microsoft Dynamics 365 || dynamics 365, dynamics crm, ms dynamics, microsoft dynamics, business central, dynamics nav, navision, dynamics ax, axapta, d365 | ^CRM systems, ~ERP systems | 0.75
Acquisition of customers | Klantacquisitie | acquisitie, lead generation, leadgeneratie, prospecting, prospectie, cold calling, koude acquisitie, nieuwe klanten werven, telefonische acquisitie | ^Sales | 0.5
Business-to-business sales | Zakelijke verkoop | b2b sales, b2b, b2b-verkoop, solution selling, consultative selling, b2b verkoop | ^Sales | 0.45
Field sales | Buitendienstverkoop | outside sales, verkoop buitendienst, buitendienst, door-to-door sales, deur-aan-deurverkoop, colportage | ^Sales | 0.5
Inside sales | Verkoop binnendienst | binnendienst, commerciële binnendienst, sales support, verkoopondersteuning, inside sales support, order intake | ^Sales | 0.5
Telemarketing | Telemarketing | telesales, telefonische verkoop, outbound calling, outbound bellen, televerkoop | ^Sales, ~Call centre work | 0.55
Retail sales | Winkelverkoop | store sales, verkoop in de winkel, winkelwerk, klanten helpen in de winkel, in-store sales, detailhandel, retail | ^Sales | 0.45
Upselling and cross-selling | Bijverkoop | upselling, cross-selling, cross selling, up-selling, bijverkopen | ^Sales | 0.35
Quotation preparation | Offertes opstellen | offertes maken, quotations, offertes, preparing quotes, sales quotes, offerte uitbrengen, offertetrajecten | ^Sales | 0.4
Tendering | Aanbestedingen | tender management, bid management, aanbesteding, bid writing, inschrijvingen, tenders, request for proposal, tendermanagement | | 0.65
Order processing | Orderverwerking | order entry, orders verwerken, orderafhandeling, order management, order handling, orderinvoer | | 0.4
Customer service | Klantenservice | customer support, klantcontact, customer care, client service, klantenservice medewerker, klantondersteuning, customer contact, customer services, klantenservicewerkzaamheden, servicegerichtheid | | 0.3
Complaint handling | Klachtenafhandeling | complaints management, klachtenbehandeling, klachten afhandelen, handling complaints | ^Customer service | 0.4
Call centre work | Callcenterwerk | call center, callcenter, contact center, contact centre, call centre, inbound calls, klantcontactcentrum | ^Customer service | 0.5
Live chat support | Chatondersteuning | chat support, webcare, social media customer service, intercom chat | ^Customer service | 0.45
Pricing | Prijsbepaling | price setting, pricing strategy, prijsstrategie, prijsbeleid, prijscalculatie, yield management, revenue management | | 0.6
Merchandising | Merchandising | visual merchandising, winkelpresentatie, schappenplan, planogram, store displays, winkelinrichting, etalages, productpresentaties | ^Retail sales | 0.6
Category management | Categorymanagement | assortment management, assortimentsbeheer, assortiment | ^Retail sales | 0.65
Export sales | Exportverkoop | international sales, export, internationale verkoop, exporteren | ^Sales | 0.5
Real estate sales | Vastgoedverkoop | makelaardij, property sales, woningverkoop, real estate brokerage, vastgoedmakelaardij, lettings, verhuur van woningen | ~Property valuation | 0.8
Franchise management | Franchisebeheer | franchising, franchiseformule | | 0.6

## OTHER 0.55 marketing ^Marketing
Marketing || marketing skills, marketingcommunicatie, marketing communications, marketing strategy, marketingstrategie, marketingplannen, =Marcom | | 0.4
Online marketing | Online marketing | digital marketing, internet marketing, digitale marketing, internetmarketing, digital advertising | ^Marketing | 0.55
Search engine optimisation | Zoekmachineoptimalisatie | seo, search engine optimization, zoekwoordonderzoek, linkbuilding, on-page seo, keyword research, ahrefs, semrush | ^Online marketing | 0.65
Search engine advertising | Zoekmachineadverteren | sea, google ads, adwords, google adwords, ppc, pay per click, sem, paid search, display advertising, programmatic advertising, bing ads | ^Online marketing | 0.7
Social media marketing | Socialmediamarketing | social media, social media management, facebook ads, meta ads, instagram marketing, linkedin ads, tiktok marketing, socialmediabeheer, hootsuite | ^Online marketing | 0.45
Content marketing | Contentmarketing | content creation, contentcreatie, content strategy, contentstrategie, contentplanning, blogging, bloggen, content production | ^Online marketing | 0.5
Copywriting | Copywriting | teksten schrijven, tekstschrijven, seo copywriting, webteksten, creative writing, reclameteksten, schrijven van teksten | ^Content marketing | 0.55
E-mail marketing | E-mailmarketing | email campaigns, nieuwsbrieven, mailchimp, newsletters, activecampaign, e-mailcampagnes, copernica, klaviyo | ^Online marketing | 0.5
Marketing automation | Marketingautomatisering | hubspot, marketo, eloqua, pardot, salesforce marketing cloud | ^Online marketing | 0.65
Affiliate marketing | Affiliatemarketing | influencer marketing, influencers, growth hacking, growth marketing | ^Online marketing | 0.65
E-commerce | E-commerce | webshop, webshops, online retail, online verkoop, webshopbeheer, online sales, amazon marketplace, bol.com | | 0.5
Web content management | Webredactie | webredactie, website management, websitebeheer, content beheer, websites beheren, contentbeheer, web editing | ^Content marketing | 0.45
Brand management | Merkbeheer | branding, merkstrategie, brand strategy, merkbeleid, brand awareness, merkpositionering, merkbeleving | ^Marketing
Market research | Marktonderzoek | consumer research, market analysis, marktanalyse, concurrentieanalyse, competitor analysis, customer insights | ^Marketing | 0.5
Campaign management | Campagnemanagement | advertising campaigns, marketing campaigns, campagnes, marketingcampagnes, reclamecampagnes, campagnebeheer | ^Marketing | 0.5
Trade marketing | Trademarketing | sales promotion, verkooppromotie, promotieacties, shopper marketing, point of sale materials | ^Marketing | 0.6
Advertising | Reclame | reclame maken, media planning, mediaplanning, media buying, media-inkoop, adverteren, advertenties | ^Marketing | 0.55
Public relations | Public relations | =PR, media relations, persberichten, press releases, persvoorlichting, woordvoering, pr-campagnes, perscontacten | ^Corporate communication | 0.6
Corporate communication | Bedrijfscommunicatie | corporate communications, internal communication, externe communicatie, communicatieadvies, external communication, communication strategy, communicatiestrategie, communicatieplan | | 0.5
Journalism | Journalistiek | journalistic writing, reporting news, interviewing, interviewen, nieuwsgaring, onderzoeksjournalistiek, redactiewerk, news writing | | 0.75
Product marketing | Productmarketing | go-to-market, go-to-market strategy, product launches, productlanceringen, go to market | ^Marketing | 0.6
Direct marketing | Direct marketing | dialoogmarketing, direct mail, database marketing | ^Marketing | 0.55
Sponsorship acquisition | Sponsorwerving | partnerships marketing | ^Marketing | 0.55

## OTHER 0.6 finance
Accounting | Accounting | financiële administratie, financial administration, financial accounting, boekhoudkunde, accountancy | | 0.55
Bookkeeping | Boekhouden | boekhouding, bookkeeper skills, dubbel boekhouden, double entry bookkeeping, grootboek, general ledger, grootboekadministratie, journaalposten, journal entries, boekhoudkundige verwerking | ^Accounting
Accounts payable | Crediteurenadministratie | crediteuren, crediteurenbeheer, purchase ledger, inkoopfacturen, ap administration, purchase invoices | ^Accounting
Accounts receivable | Debiteurenadministratie | debiteuren, sales ledger, debiteurenbeheer, ar administration, verkoopfacturen | ^Accounting, ~Credit management
Credit management | Creditmanagement | kredietbeheer, debt collection, incasso, aanmaningen, invordering, kredietbewaking, incassowerkzaamheden | ^Accounting | 0.65
Invoicing | Facturering | facturatie, billing, factureren, facturen verwerken, invoice processing, factuurverwerking, facturen | ^Accounting | 0.4
Financial reporting | Financiële rapportage | financial statements, jaarrekening, jaarrekeningen, annual accounts, annual reports, financiële verslaggeving, jaarverslag, consolidation, consolidatie, samenstellen van jaarrekeningen | ^Accounting
Month-end closing | Maandafsluiting | month end closing, periodeafsluiting, year-end closing, jaarafsluiting, maandafsluitingen, financial closing | ^Financial reporting
Controlling | Controlling | business control, management accounting, financial control, financial controlling, planning en control, planning & control, cost control, kostenbeheersing | ^Financial management | 0.65
Cost accounting | Kostprijsberekening | kostprijscalculatie, cost calculation, kostencalculatie, cost price, cost analysis, kostenanalyse, nacalculatie, voorcalculatie | ^Controlling
Financial management | Financieel management | finance, financiën, financial planning, financiële planning, fp&a, financieel beheer | | 0.45
Financial analysis | Financiële analyse | financial modelling, financial modeling, financiële modellen, ratio analysis, valuation modelling, financial models | ^Financial management
Treasury | Treasury | cash management, liquiditeitsbeheer, cashflow management, cash flow forecasting, liquiditeitsprognose | ^Financial management | 0.75
IFRS || us gaap, dutch gaap, gaap, ifrs reporting, rj-richtlijnen | ^Financial reporting | 0.75
Auditing | Accountantscontrole | financial audit, controleren van jaarrekeningen, external audit, controlewerkzaamheden, audit, statutory audit, auditing standards | ^Accounting
Taxation | Belastingen | tax, tax law, belastingrecht, fiscaal recht, fiscale aangiften, belastingaangifte, tax returns, belastingaangiften, tax advice, fiscaal advies, corporate tax, vennootschapsbelasting, inkomstenbelasting | | 0.7
VAT | Btw | btw-aangifte, vat returns, omzetbelasting, value added tax, btw aangifte, btw-aangiften | ^Taxation | 0.6
Payroll | Salarisadministratie | payroll administration, payroll processing, salarisverwerking, loonadministratie, loonbelasting, salarissen verwerken, pdl, praktijkdiploma loonadministratie, vps, loonheffing | | 0.7
Banking | Bankwezen | retail banking, private banking, corporate banking, bankproducten, bancaire producten, banking products | | 0.6
Lending | Kredietverlening | credit analysis, loans, leningen, kredietanalyse, credit risk, kredietrisico, kredietbeoordeling, credit assessment | ^Banking | 0.7
Mortgages | Hypotheken | mortgage advice, hypotheekadvies, hypothecair krediet, mortgage, hypotheken adviseren | ^Banking | 0.8
Financial advice | Financieel advies | financial advisory, financiële dienstverlening, financial services, vermogensadvies, wealth management, financial planning for clients | | 0.6
Investment management | Beleggen | asset management, vermogensbeheer, portfolio analysis, equity research, effecten, investeringsanalyse, investment analysis, investments analysis, beleggingsproducten | | 0.7
Trading of securities | Handel in effecten | derivatives, derivaten, bloomberg terminal, fx trading, options trading, stock trading | ^Investment management | 0.85
Mergers and acquisitions | Fusies en overnames | m&a, due diligence, bedrijfsovernames, corporate finance, company valuation, waardebepaling | ^Financial analysis | 0.75
Insurance | Verzekeringen | insurance products, verzekeringsproducten, schadeverzekeringen, levensverzekeringen, assurantiën, property insurance, life insurance, non-life insurance | | 0.65
Claims handling | Schadebehandeling | claims management, insurance claims, schadeafhandeling, schadeclaims, letselschade, personal injury claims, loss adjusting, schade-expertise | ^Insurance | 0.8
Underwriting | Acceptatie van verzekeringen | underwriting of risks, verzekeringsacceptatie, polisacceptatie, insurance underwriting | ^Insurance | 0.85
Actuarial science | Actuariaat | actuarial, actuariële wetenschappen, actuarial modelling, solvency ii, actuariële berekeningen | ^Insurance, ~Statistics | 0.9
Pensions | Pensioenen | pension administration, pensioenadministratie, pension schemes, pensioenregelingen | ^Insurance | 0.8
Compliance | Compliance | regulatory compliance, wet- en regelgeving naleven, naleving, nalevingstoezicht, regulatory requirements | | 0.5
Anti-money laundering | Antiwitwasbeleid | aml, kyc, know your customer, wwft, customer due diligence, cdd, fraud detection, fraudeonderzoek, transactiemonitoring, transaction monitoring, financial crime, fraudebestrijding | ^Compliance | 0.8
Financial regulation | Financiële regelgeving | basel iii, mifid, mifid ii, wet op het financieel toezicht, psd2, regulatory reporting | ^Compliance | 0.8
Internal control | Interne beheersing | internal controls, ao/ic, sox, sarbanes-oxley, administratieve organisatie, control framework, interne controle | ^Auditing
Exact Online || =Exact, exact globe | ^Accounting software | 0.55
AFAS || afas profit, afas software | ^Accounting software, ~Exact Online | 0.55
Twinfield || twinfield online | ^Accounting software, ~Exact Online | 0.55
SnelStart || snelstart web | ^Accounting software, ~Exact Online | 0.55
Accounting software | Boekhoudsoftware | yuki, moneybird, e-boekhouden, minox, king boekhouding, quickbooks, xero, sage accounting, boekhoudprogramma, unit4, =Coda, financials software, boekhoudpakketten | ^Bookkeeping | 0.5
ERP systems | ERP-systemen | erp, erp software, erp-systeem, enterprise resource planning, erp system, infor, epicor, erp-pakket, ifs erp, odoo | | 0.5
SAP || sap erp, sap r/3, sap s/4hana, s/4hana, sap ecc, sap systems | ^ERP systems | 0.65
SAP FI/CO | SAP FI/CO | sap fico, sap fi, sap co, sap finance | ^SAP | 0.85
SAP logistics modules | SAP-logistiek | sap mm, sap sd, sap wm, sap ewm, sap pp, sap pm, sap ariba | ^SAP | 0.85
SAP SuccessFactors || successfactors, sap hcm, sap hr | ^SAP, ~HR software | 0.85
Oracle Financials || oracle ebs, oracle e-business suite, peoplesoft, jd edwards, oracle fusion, netsuite, oracle netsuite | ^ERP systems | 0.8
Cost estimating | Calculeren | cost estimation, begroten van projecten, calculatie, kostenraming, bouwkostencalculatie, kostenramingen, estimating | | 0.6
Economics | Economie | macroeconomics, microeconomics, economische analyse, economic analysis, bedrijfseconomie, business economics | | 0.45
Mathematics | Wiskunde | mathematical modelling, calculus, algebra, numeracy, rekenvaardigheid, wiskundig inzicht, cijfermatig inzicht | | 0.35
Subsidy management | Subsidiebeheer | grants management, subsidieverantwoording, european funding, subsidies, eu grants | | 0.6
Debt counselling | Schuldhulpverlening | schuldhulp, budgetcoaching, bewindvoering, schuldsanering, debt advice, budgetbeheer van cliënten, bewindvoerder | | 0.85

## OTHER 0.5 hr ^Human resources
Human resources | Personeelszaken | hr, hrm, human resource management, p&o, personeelsbeleid, hr management, hr-beleid, hr policy, personeel en organisatie, personnel policy | | 0.5
Recruitment | Werving en selectie | recruiting, talent acquisition, w&s, recruiten, personeelswerving, selectiegesprekken, job interviews, sollicitatiegesprekken, werven van personeel, sourcing of candidates, headhunting, intakegesprekken | ^Human resources | 0.6
Employer branding | Employer branding | arbeidsmarktcommunicatie, recruitment marketing | ^Recruitment | 0.65
Temporary staffing | Uitzendwezen | uitzendbranche, staffing, detachering, secondment, uitzendwerk, flexwerk | ^Recruitment | 0.65
HR administration | Personeelsadministratie | hr administratie, personnel administration, hr-administratie, personeelsdossiers, employee records, personeelsmutaties | ^Human resources
HR software | HR-software | workday, visma raet, adp payroll, personio, hr systems, beaufort hr, hris, nmbrs, bamboohr | ^HR administration | 0.6
Talent management | Talentontwikkeling | talentmanagement, employee development, succession planning, personeelsontwikkeling, performance management, beoordelingsgesprekken, performance reviews, functioneringsgesprekken | ^Human resources
Learning and development | Leren en ontwikkelen | l&d, opleidingsbeleid, learning & development, opleidingsadvies, leerbeleid, corporate training | ^Human resources | 0.55
E-learning | E-learning | instructional design, e-learning development, learning management systems, moodle, articulate storyline, online leren, lms platform | ^Learning and development | 0.6
Compensation and benefits | Beloning en arbeidsvoorwaarden | comp & ben, arbeidsvoorwaarden, salary structures, reward management, functiewaardering, job evaluation, beloningsbeleid, total rewards | ^Human resources | 0.7
Employee relations | Arbeidsverhoudingen | labour relations, ondernemingsraad, works council, cao onderhandelingen, collective bargaining, vakbond, industrial relations, cao's | ^Human resources | 0.6
Absence management | Verzuimbegeleiding | verzuimbeheer, verzuim, ziekteverzuim, casemanagement verzuim, wet verbetering poortwachter, poortwachter, sickness absence, verzuimbeleid, re-integratie, reintegratie, reintegration, vocational rehabilitation, jobcoaching | ^Human resources | 0.65
Career guidance | Loopbaanbegeleiding | loopbaancoaching, career counselling, outplacement, loopbaanadvies, career coaching, sollicitatietraining, career counseling | ^Human resources | 0.7
Diversity and inclusion | Diversiteit en inclusie | dei, diversity, equity and inclusion, inclusiebeleid, diversiteitsbeleid | ^Human resources | 0.2
Organisational development | Organisatieontwikkeling | organization development, organisatieadvies, organizational development, organisatiekunde | ^Human resources | 0.55
Psychological assessment | Psychologische assessments | assessment center, psychometric tests, psychologische tests, testafname, psychodiagnostiek | | 0.75
Onboarding | Onboarding van medewerkers | employee onboarding, indiensttreding, introductieprogramma | ^Human resources | 0.2

## OTHER 0.5 purchasing
Procurement | Inkoop | purchasing, buying, inkopen, strategic sourcing, inkoopbeleid, inkoopmanagement, strategische inkoop, tactical procurement, operationele inkoop, procurement management, nevi, strategic procurement, nevi 1 | | 0.55
Category buying | Categorie-inkoop | spend analysis, category sourcing, inkoopcategorieën | ^Procurement | 0.6
Public procurement | Overheidsinkoop | european tenders, europese aanbestedingen, aanbestedingsrecht, aanbestedingswet, public tenders | ^Procurement, ~Tendering | 0.75
Purchase ordering | Bestellen | placing orders, bestellingen plaatsen, bestellingen doen, plaatst bestellingen, ordering supplies, inkooporders, purchase orders | ^Procurement | 0.35

## OTHER 0.7 legal
Legal expertise | Juridische kennis | legal knowledge, legal advice, juridisch advies, legal affairs, juridische zaken, rechtsgeleerdheid, juridische dienstverlening, kennis van wetgeving | | 0.5
Employment law | Arbeidsrecht | labour law, labor law, ontslagrecht, arbeidsrechtelijk advies, arbeidswetgeving | ^Legal expertise
Contract law | Contractenrecht | contracts drafting, contracten opstellen, verbintenissenrecht, drafting contracts, contract drafting, commercial contracts, overeenkomstenrecht | ^Legal expertise
Corporate law | Ondernemingsrecht | company law, vennootschapsrecht, commercial law, handelsrecht, corporate governance, faillissementsrecht, insolvency law | ^Legal expertise
Criminal law | Strafrecht | criminal proceedings, strafzaken, strafprocesrecht | ^Legal expertise
Civil law | Civiel recht | private law, burgerlijk recht, privaatrecht, civil litigation, burgerlijk procesrecht | ^Legal expertise
Administrative law | Bestuursrecht | awb, algemene wet bestuursrecht, bezwaar en beroep, bezwaarschriften, omgevingsrecht, public law, bezwaarprocedures | ^Legal expertise
Family law | Familierecht | personen- en familierecht, erfrecht, inheritance law, echtscheidingen, divorce law, jeugdrecht | ^Legal expertise
Immigration law | Vreemdelingenrecht | asylum law, asielrecht, migratierecht, immigration procedures, visa procedures | ^Legal expertise | 0.8
Intellectual property | Intellectueel eigendom | ip law, patents, octrooien, trademarks, auteursrecht, copyright, merkenrecht, octrooirecht, licensing of ip | ^Legal expertise | 0.8
Privacy law | Privacyrecht | gdpr, avg, general data protection regulation, data protection, privacywetgeving, gegevensbescherming, algemene verordening gegevensbescherming, dpia, privacy, privacybescherming, privacy compliance | ^Legal expertise | 0.55
Notarial practice | Notariaat | notarial deeds, notariële akten, notary, notarieel recht, akten passeren, notariële werkzaamheden | ^Legal expertise | 0.85
Litigation | Procesvoering | legal proceedings, procederen, court proceedings, processtukken, dispute resolution, arbitrage, arbitration, rechtszaken, procesrecht | ^Legal expertise | 0.8
Legal research | Juridisch onderzoek | jurisprudentie, case law, rechtsbronnenonderzoek, legal analysis, juridische analyse | ^Legal expertise
Legal drafting | Juridische stukken opstellen | legal writing, legal documents, juridische teksten, juridische documenten, juridisch schrijven | ^Legal expertise
Bailiff work | Deurwaarderswerk | gerechtsdeurwaarder, dagvaardingen, beslaglegging, executierecht | ^Legal expertise | 0.9
Mortgage and land registry | Kadaster | land registry, kadastrale gegevens, vastgoedrecht, real estate law, huurrecht, tenancy law, goederenrecht | ^Legal expertise
Customs law | Douanerecht | customs regulations, douanewetgeving, customs legislation, =AEO | ^Legal expertise, ~Customs clearance | 0.8
European law | Europees recht | eu law, competition law, mededingingsrecht, staatssteun, international law, internationaal recht | ^Legal expertise | 0.75
Health law | Gezondheidsrecht | medical law, wkkgz, zorgwetgeving, wgbo | ^Legal expertise | 0.75

## OTHER 0.6 government
Policy making | Beleidsontwikkeling | policy development, beleidsadvies, policy analysis, beleidsvorming, beleid ontwikkelen, beleidsnota's, policy advice, beleidsanalyse, beleidsstukken, beleidsmatig werken, beleidsadvisering | | 0.55
Political sensitivity | Politiek-bestuurlijke sensitiviteit | bestuurlijke sensitiviteit, politieke sensitiviteit, politieke antenne, bestuurlijk inzicht, political awareness | | 0.45
Licensing and permits | Vergunningverlening | vergunningen, permits, vergunningaanvragen, omgevingsvergunning, permit processing, omgevingsvergunningen, licensing procedures, omgevingswet | | 0.65
Law enforcement | Handhaving | enforcement of rules, boa, toezicht en handhaving, buitengewoon opsporingsambtenaar, bestuurlijke handhaving, proces-verbaal opmaken | | 0.8
Inspections and supervision | Inspectie en toezicht | regulatory inspections, toezichthouden, inspections, toezicht houden, inspecteren | | 0.5
Policing | Politiewerk | police work, opsporing, surveillance, criminal investigation, recherche, politiesurveillance, opsporingsonderzoek | | 0.9
Military skills | Militaire vaardigheden | military operations, defensie, military training, wapenhandling, krijgsmacht | | 0.85
Municipal services | Gemeentelijke dienstverlening | burgerzaken, civil affairs, gemeente, basisregistratie personen, brp, paspoorten, publiekszaken, reisdocumenten | | 0.7
Social security law | Sociale zekerheid | sociale zekerheidswetgeving, uitkeringen, benefits administration, participatiewet, wia, ww-uitkering, social benefits, werk en inkomen | | 0.75
Spatial planning | Ruimtelijke ordening | urban planning, stedenbouw, town planning, gebiedsontwikkeling, bestemmingsplannen, bestemmingsplan, ruimtelijke planning, zoning, stedelijke ontwikkeling, area development | | 0.8
Public participation | Participatie van burgers | burgerparticipatie, bewonersparticipatie, community engagement, omgevingsmanagement, inspraak | | 0.6
Elections and registry | Griffie en bestuur | griffiewerk, council support, raadsstukken, raadsgriffie, bestuursondersteuning | | 0.65
Diplomacy | Diplomatie | international relations, internationale betrekkingen, foreign affairs, buitenlandse zaken | | 0.75
Grant of asylum | Asielprocedures | asielopvang, refugee reception, vluchtelingenwerk, refugee support, inburgering, integratie van nieuwkomers, statushouders | | 0.7
`;
