/** Further tools, protocols and fields of information technology. */
export const moreIt = `
## TOOLS_AND_FRAMEWORKS 0.6 it ^Software development
=Vim || neovim, emacs, =Nano editor, sublime text, notepad++, text editors | ^Integrated development environments | 0.35
=Eclipse || xcode ide, android studio ide, rider ide, phpstorm, clion | ^Integrated development environments | 0.4
Feature flags | Feature flags | launchdarkly, feature toggles, canary releases, blue-green deployment | ^Continuous integration and delivery
Prisma ORM || =Prisma, typeorm, sequelize, knex, drizzle orm, sqlalchemy, object-relational mapping | ^Back-end development
Template engines | Template-engines | handlebars, mustache templates, thymeleaf, twig, jinja, blade templates, freemarker | ^Back-end development
Server-side rendering | Server-side rendering | ssr, static site generation, hydration | ^Front-end development
Micro front-ends | Microfrontends | module federation, micro frontends, single-spa | ^Front-end development, ~Microservices
Internationalisation of software | Internationalisatie van software | i18n, l10n, software localisation | ^Software development
Code generation | Codegeneratie | compilers, compiler design, parser design, parsers, =AST, abstract syntax trees, llvm | ^Software development | 0.8
Reverse engineering | Reverse engineering | disassembly, ghidra, ida pro, decompiling | ^Software development, ~Digital forensics | 0.85
Network programming | Netwerkprogrammering | socket programming, tcp sockets, =ZeroMQ, async io | ^Software development | 0.65
Desktop software | Desktopsoftware | desktop application development, windows applications, javafx, swing java, java swing | ^Software development
Search engines in software | Zoekfunctionaliteit | algolia, typesense, meilisearch, search relevance | ^Search engine technology
Payment integrations | Betaalkoppelingen | stripe api, mollie, adyen, payment gateways, paypal integration, ideal betalingen | ^Application programming interfaces | 0.65
Messaging and mail services | Berichten- en mailservices | twilio, sendgrid, smtp, imap, push notifications | ^Application programming interfaces | 0.5
Maps and location services | Kaart- en locatiediensten | google maps api, leaflet.js, mapbox, openstreetmap, openlayers | ^Geographic information systems | 0.7
Remote sensing | Remote sensing | satellite imagery, lidar, aardobservatie, photogrammetry, fotogrammetrie, point clouds, puntenwolken | ^Geographic information systems | 0.85
FME software || feature manipulation engine, geoserver, =FME | ^Geographic information systems | 0.85
Behaviour trees in games | Gedragsbomen in games | behavior trees, pathfinding, finite state machines, game ai, navmesh, blueprints unreal, entity component system | ^Game development | 0.85
Game design | Gamedesign | level design, game mechanics, gameplay programming, gameplay design, narrative design | ^Game development | 0.8
3D engines | 3D-engines | rendering engine, ray tracing, physics engine, hlsl, rendering pipelines | ^Computer graphics | 0.85
Conversational interfaces | Conversational interfaces | chatbots, chatbot, dialogflow, voice assistants, rasa chatbot, botframework | ^Artificial intelligence | 0.7
Speech technology | Spraaktechnologie | speech recognition, spraakherkenning, text-to-speech, whisper asr | ^Artificial intelligence | 0.8
AI agents | AI-agents | agentic ai, tool calling, model context protocol, function calling llm, =MCP, =RAG, crewai, langgraph | ^Large language models | 0.75
Fine-tuning of models | Finetunen van modellen | model fine-tuning, lora adapters, rlhf, model training | ^Large language models | 0.8
Responsible AI | Verantwoorde AI | ai ethics, ai act, explainable ai, ai governance, algorithmic fairness, ai-geletterdheid | ^Artificial intelligence | 0.65
Time series databases | Tijdreeksdatabases | influxdb, timeseries, prometheus tsdb, kdb+ | ^Databases | 0.7
Data streaming | Datastreaming | stream processing, real-time data, kinesis, event streaming, spark structured streaming, apache beam | ^Data engineering, ~Apache Kafka
Data virtualisation | Datavirtualisatie | denodo, data federation, trino, presto sql | ^Data engineering | 0.75
Data lineage | Data lineage | collibra, alation, informatica axon, apache atlas | ^Data governance | 0.75
Google Analytics certification | Google Analytics-certificering | google ads certification, google skillshop | ^Web analytics | 0.6
Customer data platforms | Customer-dataplatforms | cdp, tealium, bloomreach, segment cdp | ^Marketing automation | 0.75
Geospatial analysis | Ruimtelijke analyse | spatial analysis, geostatistics, ruimtelijke data | ^Geographic information systems
Survey tools | Enquêtetools | qualtrics, surveymonkey, limesurvey, google forms, microsoft forms | ^Market research | 0.4
SAP Analytics Cloud || sac planning, sap datasphere, anaplan, jedox, oracle hyperion, hyperion, adaptive insights | ^Business intelligence, ~Financial management | 0.8
Financial data services | Financiële datadiensten | refinitiv, factset, capital iq, morningstar direct, thomson reuters eikon | ^Financial analysis | 0.85

## DEVOPS 0.65 it ^Amazon Web Services
AWS compute services | AWS-rekendiensten | amazon ec2, aws fargate, lambda functions, elastic beanstalk, aws batch, =EC2, =ECS
AWS storage services | AWS-opslagdiensten | =S3, s3 buckets, ebs volumes, aws rds, =RDS, amazon aurora, aurora db, elasticache
AWS messaging services | AWS-berichtendiensten | =SQS, =SNS, eventbridge, aws step functions, amazon mq
AWS certifications | AWS-certificeringen | aws certified, aws certified solutions architect, aws certified developer, aws cloud practitioner | ^Amazon Web Services | 0.7
Azure certifications | Azure-certificeringen | az-104, az-900, az-305, az-204, microsoft certified azure, azure fundamentals, azure administrator associate | ^Microsoft Azure | 0.7
Azure Logic Apps || azure service bus, biztalk, azure integration services, azure api management, logic apps | ^Microsoft Azure, ~Systems integration | 0.75
Microsoft certifications | Microsoft-certificeringen | mcse, mcsa, mcp microsoft, ms-900, microsoft certified professional | ^Windows Server | 0.6
Google Cloud services | Google Cloud-diensten | cloud run, cloud functions, pub/sub, firebase hosting, app engine, vertex ai platform | ^Google Cloud
Kubernetes certifications | Kubernetes-certificeringen | cka, ckad, certified kubernetes administrator | ^Kubernetes | 0.75
On-call operations | Storingsdienst in IT | pagerduty, opsgenie, on-call rotation, incident postmortems, statuspage | ^Site reliability engineering | 0.6
Secrets management | Secretsbeheer | hashicorp vault, azure key vault, sealed secrets, aws secrets manager | ^DevOps, ~Cryptography | 0.7
Policy as code | Policy as code | open policy agent, kyverno, checkov, tfsec | ^Infrastructure as code | 0.8
Container registries | Containerregistries | harbor registry, docker hub, amazon ecr | ^Docker | 0.6
Edge computing | Edge computing | edge devices, cloudflare workers, fog computing | ^Cloud computing
Linux certifications | Linux-certificeringen | lpic, rhce, rhcsa | ^Linux | 0.7
Configuration management of software | Configuratiebeheer | cmdb, configuration items, configuration management, configuratiemanagement | ^ITIL | 0.5
Service level management | Servicelevelmanagement | sla, slas, service level agreements, sla management, servicelevelagreements, serviceniveaus | ^ITIL | 0.45
COBIT || it governance, it-governance, it risk management, it-risicomanagement | ^IT auditing | 0.8
BiSL || asl foundation, demand management it, informatiemanagement, information management, =BiSL | ^Functional application management | 0.7
Siebel CRM || =Siebel, oracle crm, sugarcrm, microsoft crm, crm implementation | ^CRM systems | 0.75
ServiceNow development | ServiceNow-ontwikkeling | servicenow administration, servicenow itsm, servicenow developer | ^Ticketing systems | 0.85
Telephony software | Telefoniesoftware | genesys, avaya, mitel, cisco call manager, five9, 3cx | ^VoIP | 0.7
Audio-visual conferencing | AV-vergadertechniek | meeting room systems, crestron, teams rooms, webex, poly conferencing | ^VoIP | 0.6
Network certifications | Netwerkcertificeringen | jncia, fortinet nse, palo alto pcnsa | ^Computer networks | 0.7
Network protocols | Netwerkprotocollen | hsrp, vrrp, stp protocol, spanning tree, nat routing, snmp protocol, radius authentication, tacacs | ^Routing and switching
Bluetooth and wireless protocols | Bluetooth en draadloze protocollen | zigbee, lora, lorawan, ble, nfc, rfid, z-wave, nb-iot | ^Internet of Things | 0.75
Fieldbus protocols | Veldbusprotocollen | profibus, profinet, modbus, ethercat, can bus, canbus, opc ua, opc-ua, can-bus | ^Industrial automation | 0.85
Embedded interfaces | Embedded interfaces | i2c, spi bus, uart, usb protocol, rs-232, jtag | ^Embedded software | 0.85
AUTOSAR || iso 26262, functional safety automotive, misra c, vector canoe, autosar classic | ^Embedded software, ~Vehicle technology | 0.95
Safety-critical software | Veiligheidskritische software | do-178c, iec 61508, sil safety, safety critical systems, iec 62304 | ^Embedded software | 0.9
Hardware-in-the-loop testing | Hardware-in-the-looptesten | hil testing, dspace, model-based design, model in the loop | ^Embedded software | 0.9
Quantum computing | Quantumcomputing | qiskit, quantum algorithms | ^Physics | 0.95
Mainframe operations | Mainframebeheer | tso ispf, db2 mainframe, control-m, job scheduling, batch processing jobs, autosys | ^IBM mainframe | 0.8
High-performance computing | High-performance computing | hpc, slurm, mpi programming, supercomputing, openmp | ^Systems administration | 0.85
Digital accessibility auditing | Digitale toegankelijkheidsaudits | accessibility audits, en 301 549 | ^Accessibility of websites | 0.75
Tag management | Tagmanagement | gtm, cookie consent management, server-side tagging | ^Web analytics | 0.65
Conversion copy and landing pages | Landingspagina's | landing pages, landingspagina's, unbounce | ^Online marketing | 0.5
Print on demand software | Webtoprint | web-to-print, enfocus, esko, adobe acrobat, acrobat pro, preflight, pitstop pro | ^Printing technology | 0.8
`;
