/**
 * Fields of work with the words that give them away. `isco` lists the ISCO-08 codes (any number of digits, the longest that fits wins)
 * whose occupations are of the field, `near` the fields people move to and from easily. In the word lists a star stands for any ending,
 * an exclamation mark for a word that says a lot, an underscore for a space within a phrase. Order does not matter.
 */
export type FieldRow = { key: string; isco: string; near: string; en: string; nl: string };

export const fieldRows: readonly FieldRow[] = [
  {
    key: 'software',
    isco: '251 2512 2513 2514 2519 2511 3514',
    near: 'data=0.45 infrastructure=0.45 security=0.3 design=0.2',
    en: `developer! programmer! software! programming! coding backend! back-end frontend! front-end fullstack full-stack java! javascript! typescript!
      python! php! c# .net! dotnet laravel! symfony django! flask react! reactjs angular! vue! node.js nodejs spring_boot! hibernate kotlin! swift_ui ios
      android! flutter! mobile_app* web_application* web_developer! webdeveloper api! apis rest_api microservice*! git github gitlab agile scrum sprint jira
      html css jquery sql database* mysql postgresql mongodb oracle codebase code debug* unit_test* object-oriented oop asp.net mvc visual_studio eclipse
      application_development systems_analyst software_engineer! qa_engineer tester! test_automation! selenium! wordpress erp_developer salesforce_developer
      sap_abap abap algorithm* refactor* deploy* ci/cd scala golang ruby rails embedded_software firmware game_developer unity product_owner scrum_master
      sdlc uml web_services xml json wpf wcf perl cobol mainframe`,
    nl: `ontwikkelaar! programmeur! softwareontwikkel*! softwareontwikkelaar! programmeer* webontwikkel* applicatieontwikkel*! broncode testautomatiser*
      softwaretester! informatieanalist functioneel_ontwerp technisch_ontwerp ict-ontwikkel* applicatiebouw`,
  },
  {
    key: 'data',
    isco: '2120 252 2521 2522 2529',
    near: 'software=0.45 finance=0.15 infrastructure=0.3 research=0.25',
    en: `data_scientist! data_analyst! data_engineer! data_science! machine_learning! deep_learning! artificial_intelligence analytics! power_bi! tableau!
      looker statistic*! statistical econometric* spss sas_programming regression predictive etl! data_warehouse! warehousing_data big_data! hadoop! spark! snowflake! airflow databricks
      business_intelligence! bi_developer dashboard* pandas numpy tensorflow pytorch scikit-learn nlp data_model* data_mining sql dataset* dba database_administrator! data_quality
      visualization quantitative`,
    nl: `data-analist! data-engineer! dataanalist! datawetenschap* statistiek! datamodel* gegevensanalyse rapportages datakwaliteit`,
  },
  {
    key: 'infrastructure',
    isco: '3511 3512 3513 2523 3522 2522 351 133',
    near: 'software=0.45 data=0.3 security=0.6 customer-service=0.2 electrical=0.15',
    en: `network_engineer! network_administrator! systems_administrator! system_administrator! sysadmin helpdesk! help_desk! service_desk! servicedesk! desktop_support! technical_support! it_support! it_manager!
      information_technology! cisco! router* switch* lan wan vpn! tcp/ip dns dhcp active_directory! windows_server! vmware! virtualization virtualisation hyper-v exchange_server office_365 azure! aws!
      cloud! kubernetes! docker! terraform! ansible linux! unix! redhat ubuntu server* firewall* backup* troubleshoot* itil! ticketing citrix sharepoint storage san nas voip telecom* ccna! ccnp mcse
      devops! site_reliability platform_engineer! monitoring_tools nagios hardware infrastructure! bandwidth wireless_network patch_management data_center datacenter laptops printers end_users intune sccm
      it_project it_infrastructure information_systems`,
    nl: `systeembeheer*! netwerkbeheer*! applicatiebeheer*! ict-beheer*! ict! automatisering werkplekbeheer* servicedeskmedewerker! helpdeskmedewerker! netwerken werkplekken incidenten beheerder functioneel_beheer*
      technisch_beheer* informatievoorziening`,
  },
  {
    key: 'security',
    isco: '2529',
    near: 'infrastructure=0.6 software=0.3',
    en: `cybersecurity! cyber_security! information_security! penetration_test*! pentest*! siem! soc_analyst! vulnerabilit*! malware! threat_* cissp! ceh iso_27001! encryption intrusion ids/ips security_engineer! incident_response`,
    nl: `informatiebeveiliging! cyberbeveiliging! beveiligingsincident*`,
  },
  {
    key: 'design',
    isco: '2166 2163 3432 2652 2651',
    near: 'media=0.6 marketing=0.4 software=0.2 engineering=0.15',
    en: `graphic_design*! designer! illustrator! photoshop! indesign! adobe! figma! sketch_app ux! ui! user_experience! user_interface! wireframe*! prototyp* typograph*! branding! logo* layout* illustration*! illustrat* animation! animator!
      motion_graphics! after_effects! premiere visual_design* web_design*! creative_suite! coreldraw canva! interior_design*! fashion_design*! textile* garment* pattern_making 3d_model*! blender! maya sketchup rhino
      autocad drafting color_theory creative_director! art_director! packaging_design print_production prepress storyboard* mockup* visual_identity portfolio aesthetic* photography photographer sculpt* drawing* rendering* jewelry
      video_edit*! thumbnail*`,
    nl: `vormgev*! ontwerper! grafisch*! vormgever! huisstijl* illustrat* interieurontwerp* modeontwerp* opmaak dtp! dtp'er beeldbewerk* animaties`,
  },
  {
    key: 'media',
    isco: '2641 2642 2643 2654 2655 2656 265 264 3431 3521',
    near: 'design=0.6 marketing=0.6 education=0.1',
    en: `journalis*! reporter! editor! editorial! copywrit*! content_creator! content_writer! content_creation! video_edit*! videograph*! photograph*! broadcast*! podcast* producer! social_media! youtube! tiktok! instagram! facebook
      streaming! live_stream* host script* storytelling newsroom publishing publications press blog* blogger digital_media! multimedia! film* television tv radio studio camera* audio sound influencer* news writer! writing
      proofread* translat*! interpreter! subtitl* media_production presenter content_strategy digital_content! editing`,
    nl: `journalist! redacteur! redactie! tekstschrijver! verslaggever! vertaler! tolk! fotograaf! filmmaker! cameraman presentator omroep uitgeverij bladen artikelen contentmaker! videobewerk*`,
  },
  {
    key: 'marketing',
    isco: '2431 2432 1222 243 2430',
    near: 'media=0.6 sales=0.5 design=0.4 customer-service=0.1 management=0.2',
    en: `marketing! marketer! marketeer! seo! sea google_ads! google_analytics! adwords campaign*! brand! branding! brand_manager! advertising! advertise* digital_marketing! email_marketing! social_media! content_marketing! public_relations! pr
      communications! market_research! lead_generation hubspot! mailchimp crm paid_social! ppc! copywriting events event_planning! sponsorship* product_marketing! growth! conversion* e-commerce ecommerce media_planning agency consumer* insights
      press_release* newsletter* influencer* trade_shows promotional promotion* go-to-market`,
    nl: `marketing! communicatie! communicatieadviseur! campagne*! merk* reclame* voorlichting persbericht* webredact* nieuwsbrief* marktonderzoek! communicatiemedewerker! evenement*`,
  },
  {
    key: 'sales',
    isco: '2433 2434 3322 1221 3321 3324 5243 5244 5249 332',
    near: 'marketing=0.5 customer-service=0.45 retail=0.5 banking=0.2 realestate=0.3 management=0.2',
    en: `sales! sales_representative! sales_executive! account_manager! account_executive! business_development! territory! quota*! prospecting! prospect* cold_call* upsell* cross-sell* pipeline! b2b! b2c crm salesforce! negotiat* closing deals
      telesales! telemarket*! lead_generation leads revenue customers client_relationship* new_business! commission*! ote! pre-sales! presales! key_account*! door_to_door field_sales! sales_target* sales_team! outside_sales inside_sales!
      merchandis* distributor* wholesale dealership pharmaceutical_sales medical_sales sales_goals selling! sell sold tender* proposal*`,
    nl: `verkoop*! verkoper! verkoopmedewerker! accountmanager! acquisitie! acquireren buitendienst! binnendienst! vertegenwoordiger! omzet offerte*! relatiebeheer klantenwerving koude_acquisitie targets onderhandel* commercieel*! salesmanager!`,
  },
  {
    key: 'customer-service',
    isco: '4222 4221 4225 4229 422 5244 4223 4227',
    near: 'sales=0.45 administration=0.4 retail=0.3 hotel=0.3 banking=0.2',
    en: `customer_service! customer_support! call_center! call_centre! contact_center! contact_centre! customer_care! inbound_call* outbound_call* csr! customer_service_representative! chat_support! customer_satisfaction! complaints! inquiries bpo! hmo
      day_1_hmo helpdesk_agent agent! agents! voice_account non-voice! night_shift_makati escalat* service_level* customer_experience call_handling first_call_resolution telephone customer_inquir* live_chat customer_success! back_office
      process_associate outsourcing! virtual_assistant! workforce_management! team_leader_bpo service_delivery!`,
    nl: `klantenservice! klantcontact! klantadviseur! callcenter! klantvragen telefonisch* bellen klachten* klanttevredenheid klantenservicemedewerker! contactcenter!`,
  },
  {
    key: 'retail',
    isco: '522 5222 5223 5221 523 5230 5211 524 1420 142',
    near: 'sales=0.5 customer-service=0.3 hotel=0.25 warehouse=0.3 kitchen=0.15',
    en: `retail! store! store_manager! cashier! shop! shop_assistant! supermarket! merchandis*! visual_merchandis*! stock_shelves shelves cash_register! point_of_sale! pos fitting_rooms fashion_store boutique* sales_associate! sales_floor! inventory shoplifting
      loss_prevention! grocery! department_store! shoppers apparel store_operations!`,
    nl: `winkel*! winkelmedewerker! verkoopmedewerker! kassa*! kassamedewerker! supermarkt! vakkenvul*! filiaal* filiaalmanager! winkelvloer bedrijfsleider schappen kledingwinkel bouwmarkt`,
  },
  {
    key: 'hr',
    isco: '2423 1212 3333 4416 2424',
    near: 'administration=0.3 management=0.3 finance=0.15 legal=0.15 education=0.1',
    en: `human_resources! hr! recruit*! recruiter! recruitment! talent_acquisition! talent_management! onboarding! employee_relations! payroll! benefits_administration! compensation! staffing! workforce personnel! hris! performance_management! labor_law! labour_law!
      employee_engagement! training_and_development succession_planning! fmla eeo eeoc cobra open_enrollment job_descriptions sourcing_candidates candidates interviews new_hire*! new_employee_orientation employee_handbook terminations grievance*! disciplinary
      shrm! phr cipd! hr_generalist! hr_business_partner! people_operations! headhunt* consultant_recruitment applicant* hiring! workday peoplesoft absence_management! job_fairs`,
    nl: `hr-adviseur! personeel*! personeelsadviseur! p&o! hrm! verzuim*! werving_en_selectie! werving! arbeidsrecht! arbeidsvoorwaarden! cao functioneringsgesprek* personeelszaken! salarisadministrat*! recruiter! loopbaan* reïntegratie re-integratie! functiewaardering!
      inzetbaarheid! personeelsplanning! intercedent! uitzend* medewerkersonderzoek formatie personeelsdossier* wet_verbetering_poortwachter!`,
  },
  {
    key: 'finance',
    isco: '2411 3313 4311 1211 241 4312 3314 2413 431',
    near: 'banking=0.55 administration=0.35 legal=0.2 management=0.25 hr=0.15 procurement=0.2 data=0.15',
    en: `accountant! accounting! accounts_payable! accounts_receivable! bookkeep*! audit*! auditor! ledger! general_ledger! financial_statement*! financial_reporting! financial_analyst! reconciliation*! reconcil* gaap! ifrs! tax! taxation! vat! budget*! forecast* variance
      controller! cpa! acca! cima! quickbooks! peachtree! month-end! month_end! closing_entries journal_entr*! balance_sheet! invoices! invoicing accruals treasury! cash_flow! payroll cost_accounting! cost_analysis financial_model* finance! financial! finance_manager! cfo!
      fixed_assets! trial_balance! billing! payables! receivables! sox sarbanes internal_controls! p&l hyperion creditors debtors statutory_accounts`,
    nl: `boekhoud*! boekhouder! accountan*! administratiekantoor! jaarrekening*! jaarstukken! btw! grootboek! debiteuren! crediteuren! fiscaal*! fiscalist! belasting*! aangifte*! controller! financieel*! samenstel*! samenstellen! vennootschapsbelasting! begroting*
      facturen facturatie maandafsluiting! exact_online! caseware! twinfield! afas_profit administrateur! assistent-accountant! balans* liquiditeit* kostprijs* loonbelasting!`,
  },
  {
    key: 'banking',
    isco: '2412 3311 3312 4211 4212 4213 1346 3315 3321 331 2413',
    near: 'finance=0.55 sales=0.2 customer-service=0.2 legal=0.2 realestate=0.2 data=0.1',
    en: `bank! banking! banker! teller! loan*! lending! mortgage*! credit! underwrit*! wealth_management! investment*! portfolio_manag* broker*! securities! trading! equities! hedge_fund* asset_management! private_equity! compliance! kyc! aml! anti-money risk_management!
      insurance! claims_adjust* actuar*! policyholder* financial_services! financial_advis*! deal_advisory! mergers acquisitions due_diligence! capital_markets! bonds derivatives foreclosure fha branch_manager! atm vault
      deposits consumer_lending retail_banking! commercial_banking credit_analyst! microfinance`,
    nl: `bank* hypotheek*! hypotheekadviseur! verzeker*! verzekeringen! schade* schadebehandelaar! polis* beleggen! beleggings* krediet* kredietanalist! pensioenadviseur! financieel_adviseur! acceptant! wft! compliance witwas*!`,
  },
  {
    key: 'legal',
    isco: '261 2611 2612 2619 3411 2610',
    near: 'finance=0.2 administration=0.25 policy=0.35 banking=0.2 hr=0.15',
    en: `lawyer! attorney! legal! paralegal! litigation! solicitor! counsel! court! law_firm! contracts_law legislation! legal_research! barrister! notary! jurisdiction! pleadings! depositions discovery case_law trademark patent_attorney regulatory corporate_law
      compliance_officer arbitration intellectual_property! gdpr law`,
    nl: `jurist! juridisch*! advocaat! advocat*! notaris*! recht* wetgeving! rechtbank! procesvoering! rechtsbijstand! bezwaar* beroep bestuursrecht! contractenrecht paralegal! avg strafrecht huurrecht gerechtsdeurwaarder!`,
  },
  {
    key: 'policy',
    isco: '2422 1213 1112 111 3353 335 2632 2633',
    near: 'legal=0.35 management=0.45 social=0.3 administration=0.3 engineering=0.1',
    en: `policy! policy_adviser! public_administration! municipality! government! ministry! governance stakeholder* ngo! donor*! grant*! humanitarian! monitoring_and_evaluation! program_officer! programme_officer! advocacy community_development! nonprofit fundraising! urban_planning sociolog*`,
    nl: `beleid*! beleidsadviseur! beleidsmedewerker! gemeente! provincie! ministerie! ambtenaar! vergunning*! subsidie* bestuur* raadsvoorstel* overheid! college raadsleden handhaving! toezichthouder! wmo! omgevingswet! ruimtelijke_ordening!`,
  },
  {
    key: 'management',
    isco: '112 1120 2421 1219 121 122 1223 1321 1324 1349',
    near: 'sales=0.2 marketing=0.2 hr=0.3 finance=0.25 policy=0.45 procurement=0.3 quality=0.3 administration=0.2',
    en: `management_consult*! consultant! consulting! operations_manager! general_manager! program_manager! project_manager! chief_executive ceo coo managing_director! director! strategy! strategic_planning! business_analyst! process_improvement! change_management! lean
      six_sigma! pmo! prince2! pmp! p&l transformation! business_process*! operational_excellence continuous_improvement stakeholder_management board_of_directors`,
    nl: `directeur! bedrijfsvoering! projectmanager! projectleider! programmamanager! organisatieadviseur! verandermanagement! bedrijfskund* procesmanager! businessanalist! adviesbureau manager_operations strateg*`,
  },
  {
    key: 'administration',
    isco: '334 3341 3342 3343 3344 411 4110 4120 412 413 4131 4132 4226 441 4411 4415 4419',
    near: 'customer-service=0.4 finance=0.35 hr=0.3 hotel=0.25 legal=0.25 management=0.2 policy=0.3 facility=0.2',
    en: `administrative_assistant! executive_assistant! secretar*! receptionist! front_desk! office_manager! office_administrat*! clerical! filing! data_entry! typing! correspondence! calendar* appointment* minutes travel_arrangements! word_processing microsoft_office office_supplies answering_phones
      multi-line records_management scheduling_meetings administrative! administrator clerk! office_assistant! personal_assistant! dictation visitors document_control! mail switchboard!`,
    nl: `administratief*! administratie! secretar*! secretaresse! receptionist! managementassistent! officemanager! balie* baliemedewerker! agendabeheer! notul*! notuleren! archief* gegevensinvoer! data-invoer telefoon postverwerking receptie! directiesecretar*! ondersteun*`,
  },
  {
    key: 'nursing',
    isco: '2221 3221 5321 5329 532 222 322 2222 3222',
    near: 'medical=0.6 social=0.4 lab=0.15 beauty=0.1 childcare=0.2',
    en: `nurse! nursing! rn! lpn! rgn! rmn! cna! registered_nurse! patient! patients! patient_care! ward! wards hospital! icu! emergency_department! medication*! vital_signs! wound*! caregiver! care_assistant! healthcare_assistant! health_care! nursing_home! elderly! dementia! midwi*!
      bedside catheter*! iv_therapy! nmc! theatre scrub charting care_plan*! hospice! home_health! geriatric* cpr bls acls triage! inpatient outpatient healthcare! care_home! support_worker! dental_nurse! clinical! clinic! medical_record* hipaa`,
    nl: `verpleeg*! verpleegkund*! verpleegkundige! verzorgende! verzorging! zorg! zorgmedewerker! zorgplan*! thuiszorg! wijkverpleg*! wijkverpleegkundige! helpende! patiënt*! cliënt* bewoners ouderenzorg! dementie! psychogeriatrie! medicatie! medicijn* wondzorg! katheter* ziekenhuis! verpleeghuis! big-registratie!
      kraamzorg! verloskund*! doktersassistent! huisarts* persoonlijke_verzorging! voorbehouden_handelingen! steunkousen ggz! hartfilmpje* bloedprikken! zorgverlen* palliatie*`,
  },
  {
    key: 'medical',
    isco: '221 2211 2212 226 2261 2262 2263 2264 2265 2266 2267 2269 321 3211 3213 3214 325 3251 3254 3255 3256 3258 2240 224 3259 1342',
    near: 'nursing=0.6 lab=0.35 social=0.2 beauty=0.15 research=0.2',
    en: `physician! doctor! surgeon! surgical! medical! clinical! pharmac*! pharmacist! dentist! dental! physiotherap*! physical_therap*! occupational_therap*! radiolog*! radiographer! diagnos* treatment* therapist! speech_therap*! optometr*! paediatric* pediatric* psychiatr*! internal_medicine! general_practitioner! gp
      anesthes* oncolog*! cardiolog*! nephrolog* medicine! residency practitioner! clinic! prescrib* rehabilitation! dietit*! nutrition* patients health healthcare! hospital! medical_assistant! phlebotom*! emt! paramedic! ambulance! sonograph* mri
      clinical_trial* medical_device* health_services public_health! epidemiolog*! medical_billing medicare medicaid`,
    nl: `arts! huisarts! specialist tandarts! mondhygiënist! fysiotherap*! ergotherap*! logoped*! apotheker! apothekersassistent! apotheek! radioloog! röntgen* psychiater! diëtist! medisch*! geneesk*! behandel* poli* polikliniek! spreekuur chirurg! ok-assistent! opticien! optometrist! ambulance! tandartsassistent!`,
  },
  {
    key: 'social',
    isco: '2635 3412 2634 2636 3413 1344 1343',
    near: 'nursing=0.4 education=0.3 childcare=0.4 policy=0.3 medical=0.2 hr=0.1',
    en: `social_work*! social_worker! case_manag*! case_manager! counsel*! counselor! counsellor! psycholog*! foster_care! mental_health! substance_abuse! rehabilitation youth_work*! crisis_intervention! autism! disabilit*! welfare! behavioral behavioural domestic_violence shelter homeless*! safeguarding! support_worker! advocacy
      group_therapy intake_assessment child_protection! community_outreach residential_care clients families`,
    nl: `maatschappelijk_werk*! hulpverlen*! jeugdzorg! jeugdhulp! begeleider! begeleiden gehandicapten*! gedragswetenschap*! psycholoog! orthopedagoog! schuldhulp* sociaal_werk*! verslaving* woonbegeleid*! ambulant* wmo-consulent! reclassering! cliëntbegeleid* dagbesteding! welzijn! jongerenwerk*! autisme vluchteling*`,
  },
  {
    key: 'lab',
    isco: '2131 2113 3111 3116 3141 3212 2112 211 213 3142 2133 3133',
    near: 'research=0.6 medical=0.35 quality=0.35 production=0.2 agriculture=0.15 nursing=0.15',
    en: `laborator*! lab! lab_technician! biolog*! biotech*! microbiolog*! chemist! chemistry! chemical* molecular! cell_culture! pcr! qpcr! elisa! hplc! chromatograph*! flow_cytometry! assay*! antibod*! immunolog* glp! gmp! pipett* sequencing! reagent* specimen* sample_preparation! biochem*! genetic* spectroscop* titration! protein* western_blot
      analytical_chem* toxicolog* in_vivo! sterility! environmental_monitoring! haematolog* histolog* incubat*`,
    nl: `laborator*! laborant! analist! chemisch*! chemie! biologie moleculair*! celkweek! labo onderzoekstechnieken medisch_analist! microbiologie! monsters* reagentia analytisch_laborant bioassay*! dna-isolatie!`,
  },
  {
    key: 'research',
    isco: '2310 2111 2114 2310 1223',
    near: 'lab=0.6 education=0.4 data=0.25 medical=0.2 engineering=0.2',
    en: `researcher! research_assistant! research_scientist! scientist! phd! postdoc*! professor! lecturer! thesis! publication*! peer-review* academic! university! dissertation! fieldwork hypothes* research_project* r&d! journals conference_papers faculty`,
    nl: `onderzoeker! wetenschap*! universiteit! promov* promotieonderzoek! hoogleraar! docent-onderzoeker! publicaties lector*`,
  },
  {
    key: 'education',
    isco: '23 231 232 233 234 2341 2342 235 2351 2353 2359 2320 2330 531 1345 3435',
    near: 'childcare=0.5 research=0.4 social=0.3 media=0.1 hr=0.1 sport=0.2',
    en: `teacher! teachers! teaching! teach! taught school! schools! classroom*! curriculum*! lesson*! lesson_plan*! student! students! pupils! tutor*! tutor! esl! education educator! instructor! kindergarten! elementary! grade_level special_education! iep! principal! literacy! math mathematics english_teacher!
      lecturer trainer training_manager learning_materials instruction! instructional! substitute_teacher! academy homework exams exam secondary_school* primary_school* coach_students e-learning parent* assessment* early_childhood montessori phonics ielts`,
    nl: `leraar! leerkracht! docent! onderwijs! onderwijsassistent! les! lessen! lesgeven! leerling*! klas* basisschool! middelbare_school pabo! didactisch*! pedagogisch* intern_begeleider! mentor mbo-docent! vmbo havo/vwo toets* studenten opleider! trainer schoolleider! conciërge leerlingenzorg! rekenen`,
  },
  {
    key: 'childcare',
    isco: '5311 5312 531',
    near: 'education=0.5 social=0.4 nursing=0.2 household=0.4',
    en: `childcare! child_care! nanny! babysit*! daycare! day_care! nursery! preschool! toddler*! infant*! au_pair! playgroup! early_years! childminder!`,
    nl: `kinderopvang! kinderdagverblijf! bso! peuter*! baby* pedagogisch_medewerker! gastouder! kinderopvangorganisatie buitenschoolse_opvang! nanny oppas!`,
  },
  {
    key: 'kitchen',
    isco: '3434 5120 512 941 9411 9412 7512',
    near: 'hotel=0.6 foodproduction=0.35 retail=0.15 facility=0.15',
    en: `chef! chefs! cook! cooks! cooking! kitchen! kitchens culinary! sous_chef! chef_de_partie! commis! pastry! baker! bakery! pastries restaurant! restaurants menu! menus! food_preparation! food_safety! haccp! servsafe! catering! grill* sauces dishes recipes! recipe! plating banquet*! fine_dining! rosette*! food_cost*!
      sanitation ingredients brigade! breakfast lunch dinner buffet dishwasher prep_cook line_cook! cuisine! gastro* butcher* sandwiches demi sushi`,
    nl: `kok! koks keuken*! keukenmedewerker! chef-kok! sous-chef! zelfstandig_werkend_kok! bakker*! patissier! slager! horeca! koken! gerechten! menukaart! mise_en_place! afwasser! spoelkeuken catering*! cateringmedewerker! leerling-kok!`,
  },
  {
    key: 'hotel',
    isco: '5131 5132 513 1411 1412 141 5111 5113 4221 4224 5151 511',
    near: 'kitchen=0.6 customer-service=0.3 administration=0.25 retail=0.25 facility=0.3 cleaning=0.25',
    en: `hotel! hotels! hospitality! waiter! waitress! bartender! barista! bar_staff housekeeping! concierge! guest! guests! front_office! banquet* food_and_beverage! f&b! restaurant_manager! restaurant! resort! tourism! travel_agent! travel_agency tour_guide! cabin_crew! flight_attendant! reservations! reservation check-in wine! sommelier!
      cocktail* server! table_service hostess events_venue coffee! beverage* bar`,
    nl: `hotel*! horeca! horecamedewerker! ober! serveer* bediening! barmedewerker! gastvrij*! gastheer gastvrouw! receptionist_hotel restaurant! café terras gasten! reisadviseur! reisbureau reisleider! toerisme! bedrijfsleider_horeca maître steward* cabinepersoneel!`,
  },
  {
    key: 'construction',
    isco: '711 7111 7112 7113 7114 7115 7119 712 7121 7122 7123 7124 7125 713 7131 931 9313 9312 3123 1323 2142 3112',
    near: 'electrical=0.5 engineering=0.45 maintenance=0.4 realestate=0.2 facility=0.2 procurement=0.1',
    en: `construction! carpenter! carpentry! bricklay*! mason*! plaster* plumb*! roof*! roofing scaffold*! concrete! foreman! site_manager! site_supervisor! building_site! contractor! subcontractor*! subcontract* drywall! framing! painter! painting flooring! excavat*! superintendent! blueprints! civil_engineer*! civil_works structural!
      quantity_survey*! surveyor! surveying boq estimator! estimating! architect! architectural renovation! remodel* demolition heavy_equipment osha site_engineer! building_codes! road* bridge* drainage sanitation! tiling laborer! labourer building! revit! bim! autocad! joiner! cscs! project_site precast steel_erection cement`,
    nl: `bouw! bouwplaats! timmer*! timmerman! metsel*! metselaar! stukadoor! schilder*! schilder! dakdekker! uitvoerder! werkvoorbereider! voorman! betonvlechter bouwkund*! aannemer! calculator! stratenmaker! grondwerker! kraanmachinist! sloop* renovatie! tegelzetter! steiger* installatie gww! civiel* constructeur! nieuwbouw
      verbouw* wegenbouw! architect! bestek* opzichter!`,
  },
  {
    key: 'electrical',
    isco: '741 7411 7412 7413 742 7126 7127 3113 2151 2152 7421 7422 7126',
    near: 'maintenance=0.6 construction=0.5 engineering=0.5 infrastructure=0.15 production=0.25',
    en: `electrician! electrical! electrical_engineer*! wiring! wiring_diagram* circuit*! hvac! refrigeration! air_condition* heating plumber! plumbing! solar! solar_panel*! pv high_voltage! low_voltage transformer* switchgear! plc! scada! instrumentation! fire_alarm* cctv! substation* conduit power_distribution electronics! generator* fibre_optic
      battery charging power_systems installer! heat_pump*`,
    nl: `elektricien! elektro*! elektromonteur! installateur! installatie*! installatiemonteur! loodgieter! cv-monteur! verwarming* warmtepomp*! zonnepanelen! koeltechni*! nen_3140! laagspanning! hoogspanning! meterkast* bekabel* riolering sanitair glasvezel* airco* klimaat* besturingstechniek meet-_en_regeltechniek`,
  },
  {
    key: 'engineering',
    isco: '214 2141 2143 2144 2145 2146 2149 215 311 3114 3115 3118 3119 2161 2162 2164 2165 216',
    near: 'construction=0.45 electrical=0.5 maintenance=0.5 production=0.4 quality=0.35 research=0.2 design=0.15 software=0.1',
    en: `mechanical_engineer*! engineering! engineer! solidworks! catia! inventor ansys! matlab! cad! autocad! finite_element! fea stress_engineer! thermodynamic* hydraulic*! pneumatic*! drawings! draftsman! draughts* draftsperson! process_engineer! chemical_engineer*! industrial_engineer*! manufacturing_engineer*! project_engineer! design_engineer!
      aerospace! automotive tolerances piping! pumps! turbine* oil_and_gas! petroleum! nuclear! mining! geotechnical* commissioning! robotics! mechatronic*! systems_engineer* prototype* product_development materials_science labview fluid* simulation* six_sigma cnc_program* feasib*`,
    nl: `werktuigbouw*! ingenieur! constructeur! tekenaar! engineer technisch_tekenaar! mechatronica! procestechnolog*! procesingenieur! machinebouw! hydrauliek! pneumatiek! technische_tekeningen! cad-tekenaar! industrieel_product* lucht-_en_ruimtevaart`,
  },
  {
    key: 'maintenance',
    isco: '723 7231 7232 7233 7234 3115 8182',
    near: 'electrical=0.6 engineering=0.5 production=0.5 construction=0.4 driving=0.15 facility=0.25',
    en: `mechanic! mechanics maintenance! maintenance_technician! technician! repair*! repairs! preventive_maintenance! automotive_technician! diesel! vehicle* engine* brakes overhaul* spare_parts! lubricat* breakdown* field_service! service_engineer! service_technician! aircraft_maintenance! equipment_maintenance cmms forklift_mechanic garage! hydraulic* inspection* tools troubleshoot*`,
    nl: `monteur! onderhoudsmonteur! storing*! storingsmonteur! onderhoud! technicus! automonteur! servicemonteur! reparatie* reparer* garage! apk! bedrijfswagen* voertuig* mechanicus! werkplaats! fietsenmaker vliegtuigonderhoud technische_dienst!`,
  },
  {
    key: 'production',
    isco: '722 7221 7222 7223 7224 721 7211 7212 7213 7214 731 75 752 753 754 81 811 812 813 814 815 8160 816 817 818 82 821 932 9321 9329 3122 3131 3135 313 312 1321',
    near: 'maintenance=0.5 warehouse=0.45 quality=0.4 engineering=0.4 foodproduction=0.7 construction=0.3',
    en: `production! manufacturing! machine_operator! operator! assembly! assembler! assembly_line! welder! welding! weld* cnc! lathe! milling! machinist! fabricat*! factory! plant! packaging! packer injection_mold* press_operator production_line! quality_checks shift* extrusion sheet_metal! grinding boring borer! tool_maker toolmaker! lean_manufacturing! 5s
      kaizen production_planning! production_supervisor! process_operator! machining! soldering! textile sewing! tailor! garment furniture woodwork* printing_press foundry conveyor*`,
    nl: `productie*! productiemedewerker! operator! procesoperator! lasser! lassen! lasser! cnc-draaier! cnc-frezer! draaier frezer! verspan*! assemblage! assembl* fabriek! inpak*! inpakker! machinebediende! machineoperator! metaalbewerk*! plaatwerk* ploegen* productielijn! spuitgiet* naai* meubelmaker! drukker! drukkerij`,
  },
  {
    key: 'foodproduction',
    isco: '751 7511 7513 7514 7515 8160',
    near: 'production=0.7 kitchen=0.35 agriculture=0.3 quality=0.3 warehouse=0.3',
    en: `food_production! food_processing! dairy! meat_processing! slaughter* brewery! brewing! coffee_roast* cupper! bottling! hygiene_rules!`,
    nl: `voedingsmiddelen*! levensmiddelen*! vleesverwerk*! uitbener! zuivel*! brouwer*! vleeswaren`,
  },
  {
    key: 'warehouse',
    isco: '4321 4322 4323 9333 9334 8344 432 933 1324',
    near: 'driving=0.45 production=0.45 procurement=0.45 retail=0.3 foodproduction=0.3 administration=0.15',
    en: `warehouse! warehousing! forklift! fork_lift! reach_truck! reachtruck! order_pick*! order_picker! picking! pallet*! pallet_jack! loading! unloading! shipping! receiving! inventory! inventory_control! stock! stockroom rf_scanner! wms! distribution_center! distribution_centre! fulfil* logistics! logistic* storekeeper! store_keeper! dispatch*! parcels
      material_handling! materials_handler container* freight! freight_forward*! customs! supply_chain! cross-dock* import export`,
    nl: `magazijn*! magazijnmedewerker! heftruck*! heftruckchauffeur! orderpick*! orderpicker! reachtruck*! reachtruckchauffeur! logistiek*! laden lossen! laden_en_lossen! distributiecentrum! voorraad*! expeditie*! inpakken palletwagen! warehouse* transportplanner! planner transport_en_logistiek! douane* declarant!`,
  },
  {
    key: 'driving',
    isco: '83 831 832 8321 8322 833 8331 8332 834 8341 8342 8343 835 315 3152 3153',
    near: 'warehouse=0.45 maintenance=0.15 security-guard=0.15 construction=0.15',
    en: `driver! drivers! truck_driver! lorry! hgv! cdl! delivery_driver! courier! driving! trucking! trailer*! haul*! fleet! bus_driver! taxi! chauffeur! tachograph! route* licence_ce! class_a dot_regulations van_driver! cab transport! tanker pilot! train_driver! transportation vessel* seafarer skipper tractor-trailer! adr`,
    nl: `chauffeur! vrachtwagen*! vrachtwagenchauffeur! rijbewijs_c*! rijbewijs_ce! code_95! trekker-oplegger! tachograaf! bezorg*! bezorger! pakketbezorger! koerier! bus* buschauffeur! taxichauffeur! machinist! trein* oplegger! vrachtauto! ritten! rijden transport! binnenvaart! schipper! matroos! laadklep! koeltransport! bestelchauffeur! standplaats piloot!`,
  },
  {
    key: 'agriculture',
    isco: '61 611 612 613 62 621 622 92 921 2132 9214 1311',
    near: 'foodproduction=0.3 lab=0.15 driving=0.1 animal=0.5 construction=0.1',
    en: `agricultur*! farm! farmer! farming! crop*! livestock! harvest*! greenhouse! horticultur*! irrigation! tractor! agronom*! landscap*! gardener! gardening! forestry! dairy_farm cattle poultry pesticide* seeds plant_breeding lawn* nursery_plants fish* aquaculture soil`,
    nl: `landbouw! tuinbouw! agrarisch*! boer* veehouder*! melkvee* hovenier*! hovenier! groenvoorziening! kas kassen! teelt*! teler! akkerbouw! oogst* boomkwek* tractor! loonwerk* bosbouw! plantsoen*`,
  },
  {
    key: 'animal',
    isco: '2250 225 3240 324 5164',
    near: 'agriculture=0.5 lab=0.2 medical=0.15',
    en: `veterinar*! vet_nurse! animal_care! pet_groom* zoo* animals! kennel*`,
    nl: `dierenarts*! dierenartsassistent! dierverzorger! paraveterinair! dieren! asiel`,
  },
  {
    key: 'cleaning',
    isco: '911 9111 9112 912 9121 9122 9123 5151 5152 515',
    near: 'facility=0.6 hotel=0.25 household=0.7 nursing=0.1',
    en: `cleaner! cleaning! janitor*! janitorial! custodian! housekeeper! housekeeping! laundry! window_clean* disinfect* mopping vacuum*`,
    nl: `schoonmaak*! schoonmaker! schoonmaken! schoonmaakster glazenwasser! interieurverzorg*! huishoudelijk*! huishoudelijke_hulp! poetsen wasserij!`,
  },
  {
    key: 'household',
    isco: '5152 5162 5153',
    near: 'cleaning=0.7 childcare=0.4 nursing=0.2',
    en: `domestic_help! housekeeper! butler caretaker!`,
    nl: `huishoud*! huishouding thuishulp! conciërge!`,
  },
  {
    key: 'facility',
    isco: '1219 5153 9629 3343',
    near: 'cleaning=0.6 maintenance=0.25 hotel=0.3 administration=0.2 security-guard=0.3 realestate=0.3',
    en: `facility_manag*! facilities! facilities_management! building_services grounds waste_management! reception_services`,
    nl: `facilitair*! facilitair_medewerker! huismeester! gebouwbeheer! gebouwenbeheer afvalinzamel*`,
  },
  {
    key: 'security-guard',
    isco: '541 5411 5412 5413 5414 5419 0 01 02 03 3351 3355',
    near: 'facility=0.3 driving=0.15 social=0.1',
    en: `security_guard! security_officer! guard! patrol*! surveillance! police! law_enforcement! firefighter! military! army! correctional! firearms! alarm* access_control! crowd_control armed`,
    nl: `beveilig*! beveiliger! bewaking! politie! brandweer! brandwacht! defensie! boa! surveillance toezicht objectbeveilig* marechaussee gevangen*`,
  },
  {
    key: 'beauty',
    isco: '514 5141 5142 5163 516',
    near: 'nursing=0.1 retail=0.2 sport=0.2',
    en: `hairdress*! hair_stylist! barber! beauty! beautician! cosmetolog*! salon! spa! massage! nail* makeup esthetic*! skincare`,
    nl: `kapper! kapster! kapsalon! schoonheidsspecialist! nagelstylist! visagist! huidtherap* pedicure! masseur!`,
  },
  {
    key: 'sport',
    isco: '342 3421 3422 3423',
    near: 'beauty=0.2 education=0.2 social=0.2 hotel=0.1',
    en: `fitness! personal_trainer! gym! sports! sport_coach athletic* swimming! lifeguard! yoga! coach recreation`,
    nl: `sport* sportinstructeur! fitness! zwem* zwembad! badmeester! trainer beweegcoach!`,
  },
  {
    key: 'realestate',
    isco: '3334 333 3331 2433',
    near: 'sales=0.3 banking=0.2 construction=0.2 administration=0.15 facility=0.3',
    en: `real_estate! realtor! property! properties! leasing! lease* tenant*! landlord* rental* estate_agent! property_manag*! lettings! appraisal* escrow title_company`,
    nl: `makelaar*! makelaar! vastgoed! woningcorporatie! verhuur*! huurder*! taxat*! taxateur! woonconsulent!`,
  },
  {
    key: 'procurement',
    isco: '3323 1324 4323 3331',
    near: 'warehouse=0.45 management=0.3 sales=0.2 finance=0.2 production=0.15',
    en: `procurement! purchasing! buyer! purchase_order*! sourcing! supplier*! vendor*! vendor_management! supply_chain! contract_management category_manager! demand_planning! rfp rfq materials_management tender*`,
    nl: `inkoop*! inkoper! inkopen leverancier*! aanbested*! contractbeheer! supply_chain! bestellingen contractmanager!`,
  },
  {
    key: 'quality',
    isco: '2263 3257 7543 2141 1321',
    near: 'production=0.4 engineering=0.35 lab=0.35 management=0.3 foodproduction=0.3 construction=0.15',
    en: `quality_control! quality_assurance! qa/qc! quality_engineer! quality_manager! hse! ehs! safety_officer! iso_9001! iso_14001! inspector! capa! root_cause! validation! environmental_engineer* occupational_safety! nebosh! audits_quality health_and_safety`,
    nl: `kwaliteit*! kwaliteitsmedewerker! kwam kam-coördinator! veiligheidskund*! arbo*! milieu* hse! vca iso_9001!`,
  },
];
