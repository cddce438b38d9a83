/** Further titles that deserve an entry of their own beside their group's general one. */
export const more = `
## 2512 6 software-it,saas +Software development, +Git
Java developer | Java-ontwikkelaar | java engineer, java software engineer, java programmeur, spring boot developer, java backend developer | +Java, +Spring Framework, +SQL, ~Back-end developer, ~Software developer
.NET developer | .NET-ontwikkelaar | c# developer, .net software engineer, c# ontwikkelaar, dotnet developer, asp.net developer, .net engineer, c# software engineer, .net programmeur | +C#, +.NET, +SQL, ~Back-end developer, ~Software developer
Python developer | Python-ontwikkelaar | python engineer, django developer, python programmeur, python software engineer | +Python, +SQL, ~Back-end developer, ~Data engineer
C++ developer | C++-ontwikkelaar | c++ engineer, c++ software engineer, c++ programmer, qt developer | +C++, +Linux, ~Embedded software engineer, ~Software developer
Go developer | Go-ontwikkelaar | golang developer, golang engineer, go engineer, rust developer, rust engineer | +Go, +Docker, ~Back-end developer
Node.js developer | Node.js-ontwikkelaar | nodejs developer, node developer, nestjs developer, node.js engineer | +Node.js, +JavaScript, +TypeScript, ~Back-end developer, ~Full-stack developer
Ruby developer | Ruby-ontwikkelaar | ruby on rails developer, rails developer | +Ruby, +Ruby on Rails, ~Back-end developer
SAP developer | SAP-ontwikkelaar | abap developer, sap abap consultant, abap consultant, sap engineer | +ABAP, +SAP, ~Software developer
Cloud engineer | Cloud-engineer | aws engineer, azure engineer, cloud specialist, azure specialist, cloud consultant, cloud developer, cloud infrastructure engineer, azure cloud engineer, gcp engineer | +Cloud computing, +Infrastructure as code, ~DevOps engineer, ~System administrator
Site reliability engineer | Site reliability engineer | sre, reliability engineer software, production engineer it | +Site reliability engineering, +Kubernetes, +Observability, ~DevOps engineer
Computer vision engineer | Computervisionengineer | vision engineer, image processing engineer, beeldverwerkingsspecialist | +Computer vision, +Python, ~Machine learning engineer
Integration developer | Integratieontwikkelaar | integration engineer, integratiespecialist, api engineer, integration specialist, mulesoft developer, middleware developer, esb developer | +Systems integration, +Application programming interfaces, ~Back-end developer
Technical lead | Technisch lead | tech lead, software lead, lead software engineer, development team lead, technical team lead | +Software architecture, +Coaching, ~Software architect, ~Software developer
Smart contract developer | Smartcontractontwikkelaar | blockchain developer, blockchain engineer, solidity developer, web3 developer | +Blockchain, +Solidity, ~Software developer
## 2513 6 software-it,ecommerce +Web development, +HTML, +CSS, +JavaScript
React developer | React-ontwikkelaar | react.js developer, reactjs developer, react engineer, react front-end developer, next.js developer | +React, +TypeScript, ~Front-end developer
Angular developer | Angular-ontwikkelaar | angular engineer, angular front-end developer, vue developer, vue.js developer, vue ontwikkelaar | +Angular, +TypeScript, ~Front-end developer
PHP developer | PHP-ontwikkelaar | php programmer, php programmeur, laravel developer, symfony developer, php engineer, laravel ontwikkelaar | +PHP, +MySQL, +Laravel, ~Web developer, ~Back-end developer
WordPress developer | WordPress-ontwikkelaar | drupal developer, cms developer, wordpress specialist, joomla developer | +WordPress, +PHP, ~Web developer
E-commerce developer | E-commerceontwikkelaar | magento developer, shopify developer, woocommerce developer, webshop developer | +E-commerce platforms, ~Web developer
## 2514 6 software-it +Programming
iOS developer | iOS-ontwikkelaar | ios engineer, swift developer, ios app developer | +iOS development, +Swift, ~Mobile developer
Android developer | Android-ontwikkelaar | android engineer, kotlin developer, android app developer | +Android development, +Kotlin, ~Mobile developer
Low-code developer | Low-code-ontwikkelaar | mendix developer, outsystems developer, power platform developer, mendix consultant, low code developer, power apps developer, mendix ontwikkelaar | +Low-code development, ~Software developer
RPA developer | RPA-ontwikkelaar | uipath developer, rpa engineer, rpa consultant, automation developer | +Robotic process automation, ~Software developer
## 2511 6 software-it +Requirements analysis, +Systems analysis
SAP consultant | SAP-consultant | sap functional consultant, sap specialist, sap fico consultant, sap adviseur, sap mm consultant, sap analyst | +SAP, ~ERP consultant, ~Information analyst
ERP consultant | ERP-consultant | erp specialist, erp implementation consultant, dynamics consultant, exact consultant, afas consultant, business central consultant, dynamics 365 consultant, erp-adviseur | +ERP systems, ~Information analyst
Salesforce consultant | Salesforceconsultant | salesforce administrator, crm consultant, salesforce developer, crm specialist, salesforce specialist, crm-specialist | +Salesforce, +CRM systems, ~Information analyst
BI developer | BI-ontwikkelaar | bi consultant, business intelligence developer, power bi developer, bi-consultant, power bi specialist, business intelligence consultant, bi engineer, tableau developer, qlik developer | +Business intelligence, +Power BI, +SQL, +Data warehousing, ~Data analyst, ~Data engineer
Data architect | Data-architect | information architect, informatiearchitect, data modeller | +Data architecture, +Data modelling, ~Data engineer, ~Software architect
Enterprise architect | Enterprisearchitect | business architect it, domeinarchitect, domain architect, it-architect, it architect, ict-architect | +Enterprise architecture, ~Software architect
Scrum master | Scrummaster | agile scrum master, release train engineer, agile delivery lead, agile coach it | +Scrum, +Agile working, +Facilitation, ~Product owner
Data steward | Datasteward | data governance specialist, data quality specialist, master data specialist, data quality analyst, masterdata specialist, data governance officer, master data medewerker, stamdatabeheerder | +Data governance, +Data quality, ~Data analyst
Technical presales consultant | Presalesconsultant | presales engineer, solution engineer, solutions engineer, pre-sales consultant, sales engineer it | +Systems analysis, +Business-to-business sales, ~IT account manager
Implementation consultant | Implementatieconsultant | software implementation specialist, implementatiespecialist, implementation specialist, onboarding specialist software | +Training delivery, +Project management, ~Information analyst
AI consultant | AI-consultant | ai strategist, ai adviseur, artificial intelligence consultant, prompt engineer, ai trainer | +Artificial intelligence, +Prompt engineering, ~Data scientist
## 2519 6 software-it +Software testing
Test automation engineer | Testautomatiseringsengineer | test automation specialist, qa automation engineer, testautomatiseerder, sdet, automation tester, automation test engineer, selenium tester | +Test automation, +Selenium, ~Software tester
Test manager | Testmanager | testcoördinator, test coordinator, qa lead, test lead, qa manager software, quality assurance lead | +Test management, ~Software tester
## 2522 5 software-it +Systems administration
Linux administrator | Linuxbeheerder | linux engineer, linux system administrator, unix engineer, linux systeembeheerder, unix administrator | +Linux, +Bash, ~System administrator, ~DevOps engineer
Microsoft 365 engineer | Microsoft 365-engineer | modern workplace engineer, microsoft engineer, m365 engineer, workplace engineer microsoft, office 365 engineer, modern workplace consultant | +Microsoft 365 administration, +Active Directory, ~System administrator
Functional manager of care systems | EPD-beheerder | epd-applicatiebeheerder, applicatiebeheerder zorg, ecd-beheerder | +Electronic health records, +Functional application management, ~Application manager
SharePoint specialist | SharePointspecialist | sharepoint beheerder, sharepoint developer, sharepoint consultant, sharepoint administrator | +SharePoint, ~Application manager
## 2529 6 cybersecurity +Information security
SOC analyst | SOC-analist | security operations analyst, security monitoring analyst, security analyst, cyber security analyst, cybersecurity analyst, cyber defence analyst | +Security operations, +Incident response, ~Security specialist
Penetration tester | Penetratietester | ethical hacker, pentester, red teamer, offensive security engineer, pentest specialist | +Penetration testing, ~Security specialist
Information security officer | Informatiebeveiligingsfunctionaris | iso informatiebeveiliging, ciso officer, information security manager, security officer ict, chief information security officer adviseur, adviseur informatiebeveiliging, functionaris informatiebeveiliging | +ISO 27001, +Risk management, ~Security specialist
Security engineer | Securityengineer | cyber security engineer, cybersecurity engineer, network security engineer, cloud security engineer, devsecops engineer, iam specialist, iam engineer | +Network security, +Cloud security, ~Security specialist, ~Network engineer
## 2221 6 healthcare-medical +Nursing care, +BIG registration
Intensive care nurse | IC-verpleegkundige | intensive care verpleegkundige, icu nurse, critical care nurse, itu nurse, ccu-verpleegkundige, cardiac care nurse | +Intensive care, ~Nurse, ~Specialist nurse
Emergency nurse | SEH-verpleegkundige | spoedeisende hulp verpleegkundige, a&e nurse, er nurse, emergency department nurse, eerstehulpverpleegkundige | +Emergency medicine, ~Nurse, ~Ambulance paramedic
Paediatric nurse | Kinderverpleegkundige | pediatric nurse, children's nurse, neonatal nurse, neonatologieverpleegkundige, picu nurse | +Pediatric nursing, ~Nurse
Oncology nurse | Oncologieverpleegkundige | oncology staff nurse, verpleegkundige oncologie, chemotherapy nurse | +Oncology, ~Nurse
Dialysis nurse | Dialyseverpleegkundige | renal nurse, dialysis staff nurse, verpleegkundige dialyse | +Dialysis, ~Nurse
Theatre nurse | Operatieverpleegkundige | scrub nurse, theatre scrub nurse, recovery nurse, operating room nurse, recoveryverpleegkundige, theatre practitioner | +Operating theatre assistance, ~Operating department practitioner, ~Nurse
Elderly care nurse | Verpleegkundige ouderenzorg | verpleegkundige verpleeghuis, geriatric nurse, nursing home nurse, geriatrieverpleegkundige, verpleegkundige vvt, rgn nursing home | +Elderly care, +Dementia care, ~Nurse, ~Caregiver
General practice nurse | Praktijkverpleegkundige | praktijkondersteuner huisarts, poh-somatiek, poh-ggz, praktijkondersteuner, practice nurse, praktijkondersteuner ggz, poh somatiek, poh ggz | +Nurse practitioner work, +Diabetes care, ~Nurse practitioner, ~Doctor's assistant
Occupational health nurse | Bedrijfsverpleegkundige | arboverpleegkundige, sociaal verpleegkundige, casemanager arbo | +Occupational health, ~Nurse
## 2212 8 healthcare-medical +Medical diagnosis
Radiologist | Radioloog | interventieradioloog, consultant radiologist, nucleair geneeskundige | +Medical imaging, ~Medical specialist
Cardiologist | Cardioloog | heart specialist, hartspecialist | +Cardiology, ~Medical specialist
Paediatrician | Kinderarts | pediatrician, kinderarts-neonatoloog, neonatologist | +Pediatric nursing, ~Medical specialist
Gynaecologist | Gynaecoloog | gynecologist, obstetrician, gynaecologe | +Midwifery, ~Medical specialist
Neurologist | Neuroloog | kinderneuroloog, consultant neurologist | +Neurology, ~Medical specialist
Dermatologist | Dermatoloog | skin doctor, huidarts | ~Medical specialist
Elderly care physician | Specialist ouderengeneeskunde | verpleeghuisarts, klinisch geriater, geriatrician | +Elderly care, ~General practitioner
## 2211 8 healthcare-medical +General medicine
Company doctor | Bedrijfsarts | occupational physician, verzekeringsarts, arboarts, insurance physician, arbo-arts | +Occupational health, ~General practitioner
Junior doctor | Basisarts | anios, arts-assistent, house officer, foundation doctor, arts in opleiding, aios, resident physician | +Medical diagnosis, ~Medical specialist, ~General practitioner
Youth doctor | Jeugdarts | schoolarts, consultatiebureauarts, school doctor, jgz-arts | +Public health, ~General practitioner
## 2264 6 healthcare-medical +Physiotherapy
Sports physiotherapist | Sportfysiotherapeut | manueel therapeut, kinderfysiotherapeut, geriatriefysiotherapeut, bekkenfysiotherapeut, manual therapist, paediatric physiotherapist | ~Physiotherapist
## 2330 6 education +Secondary education, +Teaching
Mathematics teacher | Docent wiskunde | wiskundeleraar, math teacher, maths teacher, leraar wiskunde, wiskundedocent | +Mathematics teaching, ~Secondary school teacher
English teacher | Docent Engels | leraar engels, english language teacher secondary, docente engels | +Language teaching, +English, ~Secondary school teacher, ~Language teacher
Dutch teacher | Docent Nederlands | leraar nederlands, dutch language teacher, docente nederlands | +Language teaching, +Dutch, ~Secondary school teacher
Science teacher | Docent natuurwetenschappen | docent biologie, docent natuurkunde, docent scheikunde, biology teacher, physics teacher, chemistry teacher, docent nask, leraar biologie, leraar scheikunde, leraar natuurkunde | +Science teaching, ~Secondary school teacher
History teacher | Docent geschiedenis | leraar geschiedenis, docent aardrijkskunde, geography teacher, docent maatschappijleer, docent economie, economics teacher, leraar aardrijkskunde | +Humanities teaching, ~Secondary school teacher
Physical education teacher | Docent lichamelijke opvoeding | gymleraar, pe teacher, vakleerkracht gym, leraar lo, docent lo, vakleerkracht bewegingsonderwijs, gymdocent, leraar gym, docent gym, lerares gym | +Physical education, ~Secondary school teacher, ~Sports coach
Technology teacher | Docent techniek | docent techniek vmbo, technology teacher, docent bwi, docent pie, leraar techniek | +Technical practical teaching, ~Vocational teacher
## 2411 6 banking-finance +Accounting
Internal auditor | Intern auditor | operational auditor, audit officer, internal audit manager, senior internal auditor | +Internal control, +Auditing, ~Auditor
IT auditor | IT-auditor | edp-auditor, it audit consultant, information systems auditor | +IT auditing, ~Auditor, ~Information security officer
Business controller | Businesscontroller | finance business partner, business controller zorg, divisiecontroller, concerncontroller, cost controller, project controller, projectcontroller, plant controller | +Controlling, +Financial analysis, ~Financial controller
Assistant controller | Assistent-controller | assistent controller, junior controller, medewerker planning en control, medewerker control | +Month-end closing, ~Financial controller, ~Bookkeeper
## 2413 6 banking-finance +Financial analysis
Risk manager | Risicomanager | risk analyst, financial risk manager, risk officer, risk specialist, risicoanalist, risk consultant, operational risk manager | +Risk management, ~Financial analyst
KYC analyst | KYC-analist | cdd analyst, cdd-analist, aml analyst, kyc specialist, transaction monitoring analyst, financial crime analyst, aml specialist, kyc officer, client due diligence analist | +Anti-money laundering, ~Compliance officer
Credit analyst | Kredietanalist | credit risk analyst, kredietbeoordelaar zakelijk, credit officer analyst | +Lending, ~Financial analyst
## 2422 6 other +Policy making
Policy advisor social domain | Beleidsadviseur sociaal domein | beleidsmedewerker sociaal domein, beleidsadviseur jeugd, beleidsmedewerker jeugd, beleidsmedewerker wmo, beleidsadviseur zorg | +Social Support Act, ~Policy advisor
Public affairs advisor | Public-affairsadviseur | public affairs adviser, lobbyist, public affairs officer, public affairs manager, government relations officer | +Public affairs, ~Policy advisor, ~Communications advisor
Environment manager of projects | Omgevingsmanager | stakeholder manager, omgevingsadviseur, participatieadviseur, community engagement manager | +Stakeholder management, +Public participation, ~Policy advisor
## 2423 6 other +Human resources
HR business partner | HR-businesspartner | people partner, strategic hr business partner, hrbp, senior hr business partner | +Organisational development, ~HR advisor, ~HR manager
Compensation and benefits specialist | Specialist beloning en arbeidsvoorwaarden | comp and ben specialist, reward specialist, arbeidsvoorwaardenspecialist, compensation & benefits specialist, rewards analyst | +Compensation and benefits, ~HR advisor
Absence case manager | Casemanager verzuim | verzuimadviseur, verzuimconsulent, casemanager ziekteverzuim, verzuimmanager, verzuimcoördinator | +Absence management, ~HR advisor
Job coach | Jobcoach | re-integratieconsulent, werkcoach, re-integratiecoach, reintegratiecoach, employment coach, reintegratieconsulent, werkconsulent | +Career guidance, +Absence management, ~Career coach
## 2431 6 other +Marketing
SEO specialist | SEO-specialist | seo consultant, seo marketeer, sea specialist, sea-specialist, ppc specialist, search marketeer, seo manager, google ads specialist | +Search engine optimisation, +Search engine advertising, ~Online marketer
Content marketer | Contentmarketeer | content marketeer, content marketing specialist, content strategist, contentstrateeg, content marketing manager | +Content marketing, +Copywriting, ~Online marketer, ~Copywriter
E-commerce specialist | E-commercespecialist | e-commerce medewerker, webshop medewerker, ecommerce specialist, webshopmedewerker, e-commerce coordinator, marketplace specialist, webshopmanager | +E-commerce, ~Online marketer
Brand manager | Brandmanager | merkmanager, product brand manager, junior brand manager | +Brand management, ~Marketing manager
Revenue manager | Revenuemanager | revenue analyst, yield manager, cluster revenue manager, hotel revenue manager | +Pricing, ~Marketing specialist, ~Hotel manager
Growth marketer | Growthmarketeer | growth hacker, growth manager, performance marketeer, performance marketer, growth marketeer | +Affiliate marketing, +Web analytics, ~Online marketer
## 2619 6 legal,biotech-pharma +Legal expertise
Regulatory affairs specialist | Specialist regulatory affairs | regulatory affairs manager, regulatory affairs officer, regulatory affairs associate, regulatory specialist, registratiemedewerker geneesmiddelen, regulatory affairs assistant | +Regulatory affairs, ~Compliance officer
Privacy officer | Privacy officer | data protection officer, functionaris gegevensbescherming, privacy jurist, privacy adviseur, privacy officer avg, gdpr specialist, privacy consultant | +Privacy law, ~Legal advisor
Patent attorney | Octrooigemachtigde | patent engineer, ip specialist, trademark attorney, merkengemachtigde, patent examiner | +Intellectual property, ~Legal advisor
## 2611 7 legal +Legal expertise, +Litigation
Legal counsel | Bedrijfsjurist | in-house counsel, general counsel, corporate counsel, bedrijfsadvocaat, in-house lawyer, legal manager | +Contract law, +Corporate law, ~Lawyer, ~Legal advisor
Public prosecutor | Officier van justitie | prosecutor, assistent-officier van justitie, advocaat-generaal | +Criminal law, ~Lawyer
## 2635 6 healthcare-medical +Social work
Youth protection worker | Jeugdbeschermer | gezinsvoogd, jeugdreclasseerder, child protection officer, child protection social worker, children's social worker | +Youth care, +SKJ registration, ~Social worker
Debt counsellor | Schuldhulpverlener | schuldhulpconsulent, budgetcoach, debt advisor, budgetconsulent, schuldhulpmaatje coördinator | +Debt counselling, ~Social worker
Probation officer | Reclasseringswerker | reclasseringsmedewerker, reclasseringsadviseur, parole officer | +Probation work, ~Social worker
Addiction counsellor | Verslavingswerker | verslavingsconsulent, drugs worker, substance abuse counsellor, casemanager verslavingszorg | +Addiction care, ~Social worker
Social support consultant | Wmo-consulent | consulent wmo, wmo consulent, klantmanager wmo, jeugdconsulent, jeugd- en gezinsconsulent, regisseur sociaal domein | +Social Support Act, +Care indication, ~Social worker
Family coach | Gezinscoach | gezinsbegeleider, family support worker, ambulant gezinsbegeleider, opvoedcoach, opvoedconsulent | +Family support, ~Social worker, ~Residential support worker
## 2634 7 healthcare-medical +Psychology
Clinical psychologist | Klinisch psycholoog | gz-psycholoog, gezondheidszorgpsycholoog, psychotherapeut, psychotherapist, cbt therapist, high intensity therapist | +Psychotherapy, ~Psychologist
Remedial educationalist | Orthopedagoog | orthopedagoog-generalist, gedragswetenschapper jeugdzorg, gedragskundige | +Behavioural support, ~Psychologist
School psychologist | Schoolpsycholoog | educational psychologist, kinder- en jeugdpsycholoog, kinderpsycholoog, child psychologist | +Child development, ~Psychologist
Occupational psychologist | Arbeids- en organisatiepsycholoog | a&o-psycholoog, arbeidspsycholoog, assessment psycholoog, organisational psychologist, assessmentpsycholoog | +Psychological assessment, ~Psychologist, ~HR advisor
## 2141 6 manufacturing +Process improvement
Quality engineer | Kwaliteitsingenieur | qa engineer productie, supplier quality engineer, quality assurance engineer manufacturing, kwaliteitsengineer, process quality engineer | +Quality management, +First article inspection, ~Quality inspector, ~Industrial engineer
Maintenance engineer | Onderhoudsengineer | reliability engineer, maintenance & reliability engineer, onderhoudsingenieur, asset engineer, maintenance specialist | +Maintenance management, ~Industrial mechanic
Lean specialist | Leanspecialist | continuous improvement specialist, lean engineer, lean coach, ci engineer, continuous improvement manager, operational excellence manager, continuous improvement engineer, opex specialist | +Lean, +Six Sigma, ~Industrial engineer
## 2142 6 construction-engineering +Civil engineering
Geotechnical engineer | Geotechnisch adviseur | geotechnicus, foundation engineer, funderingsadviseur, geotechnisch ingenieur | +Geotechnics, ~Civil engineer
Site engineer | Bouwplaatsingenieur | field engineer construction, civil site engineer, office engineer construction, resident engineer | +Construction management, ~Civil engineer, ~Site supervisor
Railway engineer | Spooringenieur | rail engineer, ontwerper railinfra, rail systems engineer, spoor engineer, track engineer | +Railway engineering, ~Civil engineer
Building physics consultant | Bouwfysisch adviseur | adviseur bouwfysica, acoustic consultant, akoestisch adviseur | +Building physics, ~Civil engineer
## 2144 6 manufacturing +Mechanical engineering
Mechanical designer | Mechanisch ontwerper | mechanical design engineer, werktuigbouwkundig constructeur, machine designer, machineontwerper, constructeur werktuigbouw, product engineer, solidworks engineer | +Computer-aided design, +SolidWorks, ~Mechanical engineer, ~Technical drafter
Piping engineer | Leidingontwerper | piping designer, pipeline engineer, subsea engineer, subsea pipeline engineer | +Piping design, ~Mechanical engineer
Stress engineer | Sterkteberekenaar | fem engineer, fea engineer, cae engineer, simulation engineer | +Finite element analysis, ~Mechanical engineer
## 2151 6 energy-utilities +Electrical engineering
Power grid engineer | Netingenieur | netstrateeg, grid engineer, high voltage engineer, power systems engineer, hoogspanningsingenieur, netarchitect elektra | +High voltage, +Grid connection, ~Electrical engineer
PLC programmer | PLC-programmeur | plc software engineer, plc engineer, software engineer plc, scada engineer, automation engineer, industrieel automatiseerder, plc-engineer | +PLC programming, +SCADA, ~Control systems engineer
## 2149 6 other +Systems engineering
Systems engineer | Systems engineer techniek | system architect techniek, integraal ontwerper, mbse engineer | +Systems engineering, ~Engineer
Cost engineer | Kostendeskundige bouw | cost estimator, kostencalculator, estimator, cost estimating manager, bouwkostendeskundige, facade estimator, quantity survey engineer | +Cost estimating, ~Quantity surveyor, ~Work planner
Semiconductor engineer | Halfgeleideringenieur | lithography engineer, equipment engineer semicon, wafer engineer, photonics engineer | +Semiconductor technology, ~Electronics engineer
Nuclear engineer | Nucleair ingenieur | reactor engineer, stralingsfysicus | +Nuclear technology, ~Engineer
Field engineer | Field engineer | proposals engineer, application engineer techniek, commissioning engineer, commissioning specialist | +Commissioning, ~Engineer
## 2166 6 entertainment-media +Graphic design
Art director | Artdirector | creative director, creatief directeur, visual director | +Concept development, ~Graphic designer
Motion designer | Motiondesigner | motion graphics designer, 2d animator, motion graphic artist | +Animation of images, +Adobe After Effects, ~Animator
3D artist | 3D-artist | 3d modeller, 3d visualiser, 3d visualizer, game artist, 3d generalist, 3d designer, blender artist | +Animation of images, ~Animator
UX researcher | UX-onderzoeker | user researcher, usability specialist, ux research lead | +User research, ~UX designer
Desktop publisher | DTP'er | dtp-er, opmaker, dtp medewerker, dtp specialist | +Adobe InDesign, ~Graphic designer
## 3322 5 other +Sales
Key account manager | Keyaccountmanager | key accountmanager, national account manager, global account manager, strategic account manager, large account manager | +Account management, ~Sales representative
Business development representative | Businessdevelopmentmedewerker | sales development rep, lead generation specialist, bdr, business development executive, business development specialist, cold caller, business development officer, sdr, sales development representative, new business developer, new business manager, new business sales | +Acquisition of customers, ~Sales representative
Relationship manager | Relatiemanager | relatiebeheerder, client relationship manager, customer relationship manager, relationship officer, client manager, client advisor sales | +Customer relationship management, ~Sales representative
Sales officer | Verkoopfunctionaris | sales professional, outdoor sales, sales personnel, sales associate b2b, sales person b2b | +Sales, ~Sales representative
Customer success specialist | Customersuccessspecialist | customer success medewerker, client success specialist, customer success consultant, customer success officer | +Customer onboarding, ~Customer service representative, ~Sales representative
## 3343 5 other +Administration
Project assistant | Projectondersteuner | projectassistent, project support officer, pmo officer, projectsecretaris, pmo medewerker, project administrator, projectsecretaresse, pmo'er, projectmanagement office medewerker | +Project planning, ~Executive secretary
Project coordinator | Projectcoördinator | projectmedewerker, project officer, programme coordinator, programmacoördinator, programma-assistent | +Project management, ~Project assistant, ~Project manager
Virtual assistant | Virtueel assistent | virtual administrative assistant, remote assistant, online assistant | +Diary management, ~Executive secretary
## 4110 3 other +Administration
Back office employee | Backofficemedewerker | backoffice medewerker, back office medewerker, medewerker backoffice, medewerker back office, back office assistant, backoffice employee, back office agent | +Order processing, ~Administrative employee
Civil affairs employee | Medewerker burgerzaken | burgerzaken medewerker, medewerker publiekszaken, medewerker gemeentewinkel, consulent burgerzaken | +Municipal services, ~Administrative employee
School administrator | Schooladministrateur | onderwijsadministratie medewerker, administratief medewerker onderwijs, medewerker leerlingenadministratie, schooladministratie, medewerker studentzaken, student affairs officer | +School administration systems, ~Administrative employee, ~Secretary
## 3412 4 healthcare-medical +Client support
Disability support worker | Begeleider gehandicaptenzorg | persoonlijk begeleider gehandicaptenzorg, begeleider vg, begeleider lvb, begeleider verstandelijk gehandicapten, cliëntbegeleider | +Disability care, ~Residential support worker
Ambulatory support worker | Ambulant begeleider | ambulant hulpverlener, ambulant woonbegeleider, woonbegeleider ambulant, ambulant begeleider wmo | +Counselling, ~Residential support worker, ~Social worker
Activity supervisor in care | Activiteitenbegeleider | begeleider dagbesteding, medewerker dagbesteding, activity coordinator care, activities coordinator, dagbestedingsbegeleider | +Daytime activities, ~Residential support worker
Youth worker | Jongerenwerker | jeugdwerker, kinderwerker, jongerencoach, tienerwerker, youth and community worker | +Youth care, +Community work, ~Residential support worker
Community worker | Opbouwwerker | buurtwerker, sociaal cultureel werker, sociaal-cultureel werker, wijkwerker, buurtverbinder, samenlevingsopbouwwerker | +Community work, ~Social worker
Mental health support worker | Begeleider GGZ | woonbegeleider ggz, persoonlijk begeleider ggz, medewerker beschermd wonen, begeleider beschermd wonen, ggz-begeleider | +Psychiatric care, ~Residential support worker, ~Mental health nurse
## 5321 3 healthcare-medical +Personal care
Maternity caregiver | Kraamverzorgende | kraamverzorger, kraamverzorgster, kraamhulp, postnatal care worker | +Maternity care, ~Caregiver
## 5321 2 healthcare-medical +Personal care
Care assistant | Helpende | helpende niveau 2, helpende zorg en welzijn, helpende plus, healthcare assistant, care worker, carer, support carer, helpende zorg | +Personal care, ~Caregiver
## 5329 1 healthcare-medical
Care helper | Zorghulp | zorghulp niveau 1, assistent zorg, care home helper, zorgassistent | +Personal care, ~Care assistant
## 5321 3 healthcare-medical +Personal care
Nutrition assistant | Voedingsassistent | voedingsassistente, gastvrouw zorg, huiskamermedewerker, gastvrouw verpleeghuis, huiskamerbegeleider, roomservicemedewerker ziekenhuis, zorggastvrouw | +Feeding assistance, ~Caregiver, ~Kitchen assistant
## 5223 2 retail-fashion +Retail sales
Car salesperson | Autoverkoper | car salesman, verkoper auto's, sales executive automotive, verkoopadviseur auto's, automotive sales consultant | +Car sales, ~Shop assistant, ~Sales representative
Kitchen salesperson | Keukenverkoper | keukenadviseur, keukenontwerper, badkameradviseur, woonadviseur, kitchen designer sales | +Sales, +Interior design, ~Shop assistant
Fashion salesperson | Modeverkoper | verkoper mode, medewerker mode, kledingverkoper, verkoopmedewerker mode, fashion sales assistant, schoenverkoper, kledingadviseur, stylist verkoop | +Fashion retail, ~Shop assistant
Supermarket employee | Supermarktmedewerker | versmedewerker, medewerker vers, medewerker versafdeling, grocery clerk, supermarket assistant, medewerker supermarkt | +Supermarket work, ~Shop assistant, ~Shelf filler
Garden centre employee | Tuincentrummedewerker | medewerker tuincentrum, plantenverkoper, garden centre assistant | +Garden centre sales, ~Shop assistant, ~Gardener
Drugstore assistant | Drogisterijmedewerker | drogist, assistent-drogist, drogisterij verkoper, medewerker drogisterij | +Retail sales, ~Shop assistant, ~Pharmacy technician
DIY store employee | Bouwmarktmedewerker | medewerker bouwmarkt, verkoper bouwmarkt, hardware store assistant, verkoper bouwmaterialen | +Retail sales, ~Shop assistant
## 7411 3 construction-engineering +Electrical installation
Solar panel installer | Zonnepanelenmonteur | monteur zonnepanelen, zonnepanelen monteur, pv-monteur, solar installer, solar energy technician, pv installer, solar technician | +Solar panels, +Working at heights, ~Electrician
Charging station fitter | Laadpaalmonteur | monteur laadpalen, monteur laadinfrastructuur, ev charger installer | +Battery and charging technology, ~Electrician
## 7126 3 construction-engineering +Plumbing
Central heating mechanic | Cv-monteur | cv monteur, monteur cv, servicemonteur cv, verwarmingsmonteur, heating engineer service, heating technician, gas engineer, onderhoudsmonteur cv, heating installer | +Heating systems, +Gas installations, ~Plumber
Heat pump mechanic | Warmtepompmonteur | monteur warmtepompen, warmtepomp installateur, heat pump installer, monteur warmtepomp | +Heat pumps, ~Plumber, ~HVAC mechanic
Pipefitter | Pijpfitter | pipe fitter, leidingmonteur, pijpfitter industrie, pijpenbewerker, ijzerfitter | +Pipe fitting, ~Plumber, ~Welder
## 7231 4 automotive +Car maintenance
Truck mechanic | Vrachtwagenmonteur | bedrijfswagentechnicus, truckmonteur, monteur vrachtwagens, bedrijfsautotechnicus, eerste bedrijfsautotechnicus, monteur bedrijfsauto's, heavy vehicle mechanic, hgv technician, diesel truck mechanic | +Truck mechanics, ~Car mechanic
MOT inspector | APK-keurmeester | apk keurmeester, mot tester, vehicle inspector garage | +Vehicle diagnostics, ~Car mechanic
Tyre fitter | Bandenmonteur | bandenspecialist, tyre technician, bandenwisselaar, tire technician | +Tyre service, ~Car mechanic
## 7233 4 manufacturing +Mechanical maintenance, +Fault diagnosis
Field service engineer | Servicetechnicus | service engineer, field service technician, servicemonteur buitendienst, service technician, field service monteur, buitendienstmonteur | +Field service, ~Industrial mechanic
Agricultural mechanic | Landbouwmechanicus | landbouwmonteur, monteur landbouwmachines, agricultural engineer mechanic, monteur tuin- en parkmachines, monteur landbouwmechanisatie | +Agricultural machinery, ~Industrial mechanic
Wind turbine technician | Windturbinemonteur | windturbine monteur, wind technician, windmolenmonteur, offshore wind technician | +Wind energy, +Working at heights, ~Industrial mechanic
Forklift mechanic | Heftruckmonteur | monteur intern transport, forklift technician, servicemonteur heftrucks | +Hydraulics, ~Industrial mechanic
## 7421 4 hardware-infrastructure +Electronics
Security systems technician | Beveiligingsmonteur | monteur beveiligingsinstallaties, servicemonteur beveiliging, alarmmonteur, monteur beveiligingssystemen, security alarm technician, camerasysteem monteur, beveiligingstechnicus, cctv technician | +Security systems, ~Electronics mechanic, ~Electrician
Medical equipment technician | Medisch technicus | medical device technician, biomedical equipment technician, monteur medische apparatuur, klinisch instrumentatietechnicus, medical service engineer | +Medical devices, ~Electronics mechanic
Fire alarm technician | Brandmeldmonteur | monteur brandmeldinstallaties, servicemonteur brandbeveiliging, brandmeldtechnicus, fire alarm engineer | +Fire alarm systems, ~Electronics mechanic
## 8322 2 transportation-logistics +Driving licence B
Parcel courier | Pakketbezorger | pakketkoerier, parcel delivery driver, bestelbuschauffeur, post- en pakketbezorger, parcel driver, chauffeur bestelbus, delivery courier | +Courier delivery, ~Van driver
Taxi driver | Taxichauffeur | chauffeur taxi, taxibuschauffeur, uber driver, chauffeur personenvervoer, chauffeur leerlingenvervoer, chauffeur rolstoelvervoer, chauffeur zorgvervoer, cab driver, private hire driver | +Passenger transport, +Taxi licence, ~Van driver, ~Bus driver
Private chauffeur | Directiechauffeur | chauffeur directie, personenchauffeur, vip chauffeur, ministerschauffeur | +Vehicle driving, ~Taxi driver
Home delivery driver of groceries | Boodschappenbezorger | supermarktbezorger, thuisbezorger, grocery delivery driver, boodschappen bezorger | +Courier delivery, ~Parcel courier
## 8332 3 transportation-logistics +Lorry driving, +Code 95
Tanker driver | Tankwagenchauffeur | chauffeur tankwagen, adr-chauffeur, dangerous goods driver, rmo-chauffeur, tanker truck driver, chauffeur adr | +ADR, ~Lorry driver
Refuse vehicle driver | Vuilniswagenchauffeur | chauffeur huisvuil, garbage truck driver, chauffeur afvalinzameling, chauffeur-belader, bin lorry driver | +Refuse collection vehicles, ~Lorry driver, ~Refuse collector
International lorry driver | Internationaal chauffeur | chauffeur internationaal, internationaal vrachtwagenchauffeur, international truck driver, long haul driver, otr driver | +Driving licence CE, ~Lorry driver
## 9333 1 logistics +Loading and unloading
Furniture remover | Verhuizer | verhuismedewerker, removal worker, mover, furniture mover, medewerker verhuizingen, removal man, vakbekwaam verhuizer | +Removals, ~Order picker
Baggage handler | Bagagemedewerker | bagageafhandelaar, platformmedewerker, airport baggage handler, ramp agent, platform medewerker schiphol, luchthavenmedewerker, bagage medewerker | +Aviation operations, ~Order picker
Parcel sorter | Pakketsorteerder | sorteerder pakketten, sorteermedewerker, medewerker sorteercentrum, sorting employee, depot medewerker | +Cross-docking, ~Order picker
Stevedore | Stuwadoor | havenarbeider, docker, sjorder, havenmedewerker, dock worker, longshoreman, lasher, terminalmedewerker | +Port operations, ~Order picker, ~Crane operator
## 5414 3 other +Security guarding, +Security guard diploma
Event security guard | Evenementenbeveiliger | event security, horecaportier, bouncer, event beveiliger, beveiliger evenementen, door supervisor, festivalbeveiliger, voetbalsteward | +Event security, ~Security guard
Airport security officer | Luchthavenbeveiliger | beveiliger luchthaven, aviation security officer, airport security agent, beveiliger schiphol | +Airport security, ~Security guard
Mobile security patrol | Mobiel surveillant | mobile patrol officer, alarmopvolger, mobiele surveillance beveiliger | +Mobile surveillance, +Driving licence B, ~Security guard
Control room operator of alarms | Centralist | meldkamercentralist, centralist meldkamer, centralist alarmcentrale, alarm operator, emergency dispatcher, calltaker, meldkamermedewerker, 112-centralist, dispatcher meldkamer, centralist beveiliging | +Control room operation, ~Security guard
## 5131 2 hospitality-tourism +Serving guests
Catering employee | Cateringmedewerker | medewerker catering, medewerker bedrijfscatering, bedrijfsrestaurant medewerker, cateringassistent, catering assistant, banqueting medewerker, catering medewerker, contractcatering medewerker | +Buffet and banqueting, ~Waiter, ~Food counter attendant
Sommelier | Sommelier | wine steward, wijnsommelier, wijnkelner | +Wine knowledge, ~Waiter
Head waiter | Chef de rang | maitre d'hotel, eerste bediening, restaurant supervisor, hoofd bediening, assistent bedrijfsleider bediening, floor supervisor restaurant | +People management, ~Waiter, ~Restaurant manager
## 5132 2 hospitality-tourism +Barista skills
Barista | Barista | koffiebarista, coffee barista, medewerker koffiebar, koffieschenker | +Barista skills, ~Bartender
## 3434 4 hospitality-tourism +Cooking
Sous-chef | Souschef | sous chef, junior sous chef, senior sous chef, tweede kok | +Kitchen management, ~Chef, ~Cook
## 3434 5 hospitality-tourism +Cooking
Pastry chef | Chef-patissier | patissier, chef patissier, pastry sous chef, banket chef, dessert chef, pastry chef de partie | +Pastry making, ~Chef, ~Baker
Chef de partie | Chef de partie | demi chef de partie, commis chef, partiechef, breakfast chef, banquet chef, sandwich chef, junior chef de partie | +Cooking, ~Chef, ~Cook
`;
