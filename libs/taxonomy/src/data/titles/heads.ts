/**
 * Words that name what somebody does, in English and Dutch: `words | ISCO-08 group if nothing else is known | domain:group ...`,
 * where the first domain the title names decides. A domain is one of `domains.ts` or simply a stem of its own (`_` for a
 * space). A word of four letters or more also heads a compound.
 */
export const titleHeads = `
engineer, ingenieur, engineering, engineers | 2149 | circuit:2152 schakeling:2152 microelec:2152 micro-elek:2152 integrat:2511 =energy:2149 energiet:2149 hernieuw:2149 renewable:2149 securityict:2529 database:2521 ict:2512 telecom:2153 biology:2149 aerospace:2144 medical:2149 optical:2149 nuclear:2149 materials:2149 electronic:2152 electric:2151 control:2149 mining:2146 chemical:2145 food:2145 environment:2143 water:2143 urban:2164 gis:2165 civil:2142 mechanical:2144 marine:2144 automotive:2144 audio:3521 sales:2433 industrial:2141 repair:2141 glass:2141 logistics:2141 textile:2141 package:2141 leather:2141 paper:2145 energy:2149 loco:2144
technician, technicus, technieker, technica, technoloog, technologist | 3119 | hair_remov:5142 battery:7412 mobile_dev:7422 pneumat:7233 alarm:7421 cableway:7421 kabelba:7421 distribution:7413 computer+engineer:3114 computer+test:3114 computer:7422 automotive+engineer:3115 automotive:7231 machinery:7233 machines:7233 aerospace+electronic:7421 rail+electronic:7421 voertuig+electronic:7421 repair+office:7421 hardware_test:3114 cadast:2165 kadast:2165 insemin:3240 embryo:3240 rekwis:3435 securityict:2529 dental:3214 orthop:3214 vet:3240 medicallab:3212 medicalimaging:3211 pharmacy:3213 sterili:5329 helpdesk:3512 web:3514 ictops:3511 ict:3513 telecom:3522 audio:3521 lighting:3435 museum:3433 aerospace:3115 lift:7412 hvac:7127 bicycle:7234 jewel:7311 computer:7422 electronic:3114 control:3119 nuclear:3119 electric:3113 photo:8132 aquaculture:6221 agri:3142 forest:3143 biology:3141 animal:3141 meteo:3119 physics:3111 mining:3117 metal:3117 chemical:3116 food:3119 textile:3119 leather:3119 wood:3119 glass:3119 geo:3111 lab:3111 printing:7321 water:3112 gis:3112 fire:3112 civil:3112 heating:7126 environment:3119 automotive:3115 marine:3115 rail:3115 mechanical:3115 quality:3119 industrial:3119 inventory:4321 sign:7316 weapon:7222 music:7312 medical:3211 repair:7233 pest:7544
operator, bediener, operative, operateur, machinebediener, bedienaar, tender, bediende machine | 8189 | cosmetic:8131 digestion:8131 vergist:8131 kalk:8131 =lime:8131 pill:8131 tablet:8131 distillation:8131 sugar:8160 suiker:8160 vegetable:8160 laser_cut:7223 lasersnij:7223 cellar:8160 kelder:8160 centrifug:8160 blender:8160 carbonis:8160 blaasvorm:8142 blow_mo:8142 capsul:8131 tunnel_bor:8113 tunnelboor:8113 concrete_pump:8332 surface-mount:8212 air_separ:3133 luchtscheid:3133 steam_turb:3131 gas_turb:3131 uitgloei:8181 spuitgiet:8142 vacuumv:8142 vacuum_form:8142 pultru:8142 engrav:7223 graveer:7223 chain:7223 ketting:7223 nail:7523 spijker:7523 braid:8159 vlecht:8159 nonwov:8159 non_wov:8159 nitr:8131 sauce:8160 saus:8160 lott:4212 bookb:7322 inbind:7322 pulping:8171 verpulp:8171 stofvoorber:8171 deink:8171 optical_insp:7543 chat:4222 helpline:3412 hulplijn:3412 water_jet:7223 waterstraal:7223 automated_assem:3139 automatische_assem:3139 computer-aided:3118 spray:7132 cokes:8131 coking:8131 germinat:8160 ontkiem:8160 meat_prep:7511 fish_prep:7511 vleesberei:7511 visberei:7511 draadtrek:8121 drawing_machine:8121 rolling_mill:8121 wals:8121 sawmill:8172 granul:8131 forklift:8344 crane:8343 army:0310 telephone:4223 callcentre:4222 ictops:3511 audio:3521 lighting:3435 dispatch:4419 crematorium:5163 funeral:5163 train:8312 water:3132 waste:3132 nuclear:3131 power:3131 boiler:8182 digging:8342 dredge:8342 drilling:8113 forest:8341 agri:8341 oil:3134 pulp:8171 paper:8143 package:8183 printing:7322 plastic:8142 composite:8142 extrusion:8142 rubber:8141 shoe:8156 leather:8155 laundry:8157 seamstress:8153 knit:8152 weaving:8152 spinning:8151 textilefinish:8154 textile:8159 butchery:8160 food:8160 beverage:8160 bakery:8160 glass:8181 ceramics:8181 concrete:8114 mineral:8112 chemical:8131 pharmacy:8131 photo:8132 metalfinish:8122 sawmill:7523 wood:7523 furniture:7523 welding:7212 machinetool:7223 metalforming:8121 metal:8121 mining:8112 electronic:8212 assembly:8211 road:8342 wax:8131 energy:3131 data:4132 tobacco:8160 gas:3134 hotel:5152 ticket:5230 robot:8189 recycling:8189 air:8189 security:5414
manager, managers, managing, director, directeur, bestuurder, beheerder, directrice, leidinggevende, chief, hoofd, head, verantwoordelijke, leider | 1219 | air_traffic:1324 luchtverkeer:1324 verhuiz:1324 move:1324 forecast:1324 rescue:1349 redding:1349 garage:1439 train_station:1324 treinstation:1324 beleving:2431 experience:2431 shop:1420 winkel:1420 store:1420 boekhandel:1420 petrol:1420 fuel_station:1420 production:1321 productie:1321 compliance:1213 naleving:1213 export:1324 distribut:1324 medical_record:3252 medisch_archief:3252 prop:3334 youth:1344 spa:1431 wellness:1431 publicat:1349 interpret:1349 translat:1349 vertaal:1349 tolken:1349 document:1349 lading:1324 ict:1330 careelderly:1343 child:1341 school:1345 university:1345 education:1345 hotel:1411 camping:1411 restaurant:1412 cook:1412 export:1324 procurement:1324 logistics:1324 transport:1324 wholesale:1420 retail:1420 human:1212 fitness:1431 sport:1431 art:1431 lighting:1431 gambling:1431 event:1439 callcentre:1439 travel:1439 rental:1439 research:1223 product:1223 insurance:1346 bank:1346 care:1342 medical:1342 social:1344 correction:1349 fire:1349 police:1349 security:1349 archives:1349 law:1349 army:0110 communication:1222 advertising:1222 marketing:1221 sales:1221 finance:1211 accounting:1211 policy:1213 planning:1213 assetmgmt:1211 quality:1219 facility:1219 mining:1322 oil:1322 constructionmgr:1323 builder:1323 aquaculture:1312 fisher:1312 forest:1311 agri:1311 garden:1311 animal:1311 factory:1321 =energy:1349 energiev:1349 energy:1321 water:1321 chemical:1321 metal:1321 wood:1321 food:1321 beverage:1321 textile:1321 leather:1321 maint:1321 onderhoud:1321 audio:1349 prop:1219 tourism:1439 environment:1213 church:1349 government:1112 project:1219 business:1219 housekeeping:5151
supervisor, opzichter, teamleider, ploegleider, voorman, ploegbaas, coördinator, coordinator, foreman, leader, leidster, coordinatrice, toezichter, ordinator, overseer, forewoman | 3341 | publicat:1349 operations:4323 transport:4323 loodsdienst:4323 vineyard:6112 wijngaard:6112 secondary:1345 secundair:1345 youth:1344 jeugd:1344 bagage:4323 baggage:4323 sport:2422 admission:2359 toelating:2359 inkoop:3323 purchas:3323 audit:2411 mining:3121 digging:3123 concrete:3123 builder:3123 civil:3123 paint:3123 roof:3123 plaster:3123 wood:3123 electric:3123 floor:3123 insulation:3123 welding:3123 window:3123 scaff:3123 heating:3123 crane:3123 lift:3123 stairs:3123 waste:3122 cleaning:5151 housekeeping:5151 laundry:3122 retail:5222 sales:5222 checkout:5222 callcentre:3341 event:3332 army:0110 security:3341 aquaculture:6221 agri:6111 garden:6113 forest:6210 food:3122 assembly:3122 factory:3122 metal:3122 paper:3122 chemical:3122 plastic:3122 rubber:3122 textile:3122 printing:3122 machinetool:3122 leather:3122 electronic:3122 package:3122 glass:3122 automotive:3122 logistics:4323 traffic:4323 cook:5120 restaurant:5131 care:1342 aerospace:3155 procurement:3323 export:3331 volunteer:2423 human:2423 communication:2432 ict:2519 education:2359 child:5311 social:2635 bank:3341 insurance:3341 fitness:3423 sport:3423 camping:3423 pool:5419 marketing:2431 hr:2423 quality:2421 healthsafety:2263 project:3341 adminis:3341 art:2621 audio:2654
assistant, assistent, assistente, helper, hulp, aide, hulpkracht, helpster | 4110 | sales_support:4311 research:2310 regulatory:2619 dental:3251 vet:3240 pharmacy:3213 medicallab:3212 medicalimaging:3211 physio:3255 surgery:3259 psychology:3259 nurse:5321 careelderly:5321 child:5311 education:5312 university:2310 kitchenprep:9412 cook:9412 restaurant:5131 retail:5223 sales:5223 law:3411 accounting:3313 finance:4311 actuarial:3314 data:3314 social:3412 archives:4411 lighting:3435 audio:3521 photo:3431 art:3433 human:4416 executive:3343 management:3343 marketing:2431 communication:2432 advertising:2431 builder:9313 beauty:5142 hair:5141 care:5321 medical:3256 doctor:3256 payroll:4313 insurance:4312 bank:4211 agri:9211 garden:9214 animal:9212 logistics:4321 funeral:5163 church:3413 laboratory:3111 lab:3111 engineerhead:3119 sport:3422 fitness:3423 travel:4221 tax:4312 project:3343 government:3343 fashion:5249 wardrobe:5249 editor:2642 event:3332 home:5322 road:5419 firstaid:5329
worker, werker, medewerker, arbeider, employee, medewerkster, arbeidster, operatief, labourer, hand, knecht, werkster, kracht, personeel, member, crew, staff | 9329 | support_worker:3412 decontam:7133 betrekkingen:2422 milieu:2133 klantencontact:4222 toilet:9112 centrifug:8160 insolv:3315 wijn:9211 vineyard:9211 arbeidsverh:2423 cabin:5111 camping:4224 maaltijd:5246 kleedkamer:9629 onkruid:7544 pension:3353 politie:2422 kennel:5164 asiel:5164 publicrel:2432 rescue:5411 redding:5411 emergency_resp:5419 toezicht:3359 hulplijn:3412 helpline:3412 slachtoff:2635 diervoe:8160 medisch_archief:3252 chat:4222 child:5311 social:2635 youth:3412 addiction:2635 careelderly:5321 disability:5321 care:5321 medical:5321 fastfood:9411 kitchenprep:9412 restaurant:5131 cook:9412 hotel:4224 recept:4226 callcentre:4222 helpdesk:3512 ict:3512 cleaning:9112 housekeeping:9112 laundry:8157 window:9123 road:9312 rail:9312 civil:9312 dredge:9312 drainage:9312 concrete:7114 roof:7121 insulation:7124 plaster:7123 demolition:7119 asbestos:7119 builder:9313 forest:6210 fruit:9211 aquaculture:9216 fisher:9216 garden:9214 animal:9212 poultry:9212 agri:9211 crop:9211 mining:9311 recycling:9612 waste:9611 street:9613 postal:4412 package:9321 assembly:8211 electronic:8212 inventory:4321 logistics:4321 cargo:9333 retail:5223 shelf:9334 sales:5223 ticket:5230 petrol:5245 gambling:4212 bank:4211 insurance:4312 finance:4311 accounting:4311 payroll:4313 credit:4214 human:4416 adminis:4110 archives:4415 data:4132 customer:4225 marketing:2431 communication:2432 law:3411 policy:2422 government:4110 research:2310 education:5312 quality:7543 security:5414 fire:5411 correction:5413 customs:3351 tax:3352 socialsecurity:3353 funeral:5163 art:3433 event:3332 fitness:3423 sport:3422 beauty:5142 bakery:7512 butchery:7511 dairy:7513 beverage:8160 food:8160 chemical:8131 plastic:8142 rubber:8141 paper:8143 glass:8181 ceramics:8181 welding:7212 metal:7214 steelframe:7214 wood:7522 furniture:7522 textile:8159 clothing:8153 leather:8155 printing:7322 electric:7411 repair:7233 technical:7233 vet:3240 boat:7115 travel:4221 project:3343 management:3343 export:3331 facility:5153 animalcare:5164
inspector, inspecteur, inspectrice, keurmeester, keurder, controleur, controller, verificateur, tester, grader, checker, auditor, inspektor | 7543 | assembly_insp:7543 luchtvaartassem:7543 voertuigassem:7543 schakelbord:7543 control_panel:7543 robot:3139 hazard:3257 gevaarl:3257 fire:3112 brand:3112 animal:5419 utilit:3119 nutsvoor:3119 finance:2411 accounting:2411 ict:2519 tax:3352 customs:3351 police:3355 criminal:3355 education:2351 agri:3359 food:3257 health:3257 healthsafety:3257 environment:3257 waste:3257 fire:3112 civil:3112 builder:3112 constructionmgr:3112 aerospace:3115 automotive:3115 marine:3115 loco:3115 rail:3115 weight:3359 social:3359 ticket:5112 transport:5112 bus:5112 train:5112 traffic:4323 park:5419 water:3132 oil:3134 chemical:3133 metal:3135 energy:3131 inventory:4321 process:3139 insurance:3359 business:2411 claims:3315 gambling:4212 nuclear:3257
officer, functionaris, ambtenaar, officier, beambte, official | 3359 | customer:4225 sales:3322 front_desk:4226 admin:4110 technical:3119 business_dev:3322 tender:2421 affairs:2422 zaken:2422 evaluat:2422 rescue:5411 redding:5411 trust:2412 policy:2422 beleid:2422 activis:2432 campai:2432 campag:2432 intellig:2422 inlicht:2422 wacht:3152 =watch:3152 army:0110 navy:0110 police:5412 aerospace:3153 marine:3152 deck:3152 correction:5413 customs:3351 tax:3352 socialsecurity:3353 social:2635 probation:2635 passport:3354 licens:3354 finance:3312 bank:3312 credit:3312 fundraising:2432 communication:2432 human:2423 policy:2422 government:2422 marketing:2431 procurement:3323 compliance:2619 law:2619 ict:2529 data:2619 education:2359 art:2621 research:2422 environment:2133 health:2263 healthsafety:2263 fire:5411 security:5414 criminal:3355 forest:2132 animal:5419 quality:2421 project:2422 sport:2422 risk:2413 insurance:3321 export:3331 medical:2211 executive:1120 logistics:0110 pension:3353 library:2622 information:2622 event:3332 economics:2422 adminis:4110 park:5419
advisor, adviser, adviseur, adviseuse, consultant, consulent, raadgever, raadsman, adviseur-consulent, counsellor, counselor, consulente, specialist, expert, deskundige | 2421 | destruct:7543 recycl:2143 security:5414 export:3331 immigrat:3354 parts:5223 onderdel:5223 fisher:2132 visser:2132 dental:2261 medical:2212 clinical:2212 doctor:2212 nurse:2221 pharmacy:2262 beauty:5142 securityict:2529 database:2521 telecom:2153 ict:2511 agri:2132 forest:2132 aquaculture:2132 animal:2132 environment:2133 sustainab:2133 energy:3322 healthsafety:2263 nuclear:2263 tax:2411 accounting:2411 assetmgmt:2412 credit:3312 loan:3312 hypoth:3312 mortg:3312 bank:2412 insurance:3321 claims:3315 prop:3334 finance:2412 economics:2631 risk:2413 compliance:2619 law:2619 career:2423 human:2423 employment:2423 addiction:2635 social:2635 probation:2635 debt:2635 youth:2635 marriage:2635 church:2636 psychology:2634 education:2359 training:2424 marketing:2431 advertising:2431 communication:2432 policy:2422 government:2422 procurement:3323 export:3331 wholesale:3324 travel:4221 event:3332 sales:3322 retail:5223 bodywork:3115 civil:2142 builder:2142 urban:2164 interior:3432 mining:2146 chemical:2145 food:2145 security:3359 quality:2141 logistics:2141 archives:2622 information:2622 art:2621 language:2643 audio:3521 sport:3422 fitness:3423 customer:4225 diet:2265 image:5142 funeral:5163 crime:3359 weapon:3119 meteo:2112
analyst, analist, analiste, analyste | 2421 | cost:2411 kosten:2411 dividend:2411 merger:2413 fusie:2413 mid_office:2413 middle_office:2413 compens:2423 belon:2423 food:3111 voeding:3111 sensor:2113 ict:2511 securityict:2529 medicallab:3212 biology:3141 lab:3111 chemical:3111 finance:2413 risk:2413 bank:2413 credit:2413 assetmgmt:2413 insurance:2413 actuarial:2120 accounting:2413 tax:2413 mathematics:2120 marketing:2431 communication:2431 economics:2631 policy:2422 government:2422 criminal:3359 army:2422 occupational:2423 human:2423 energy:2421 logistics:2421 business:2421 price:2431 sport:3422 quality:2141 environment:2133 food:2145 traffic:2164 health:2133 industrial:3119
nurse, verpleegkundige, verpleger, verpleegster | 2221 | vet:3240 assistant:3221 practical:3221
doctor, arts, dokter, physician, geneesheer, geneeskundige | 2212 | general:2211 huis:2211 family:2211 vet:2250 dental:2261 tand:2261
surgeon, chirurg | 2212 | vet:2250 dental:2261
dierenarts, veterinarian, veterinary | 2250 |
tandarts, dentist, orthodontist, orthodontiste | 2261 |
apotheker, pharmacist | 2262 |
fysiotherapeut, physiotherapist, kinesitherapeut, kinesist | 2264 |
therapist, therapeut, therapeute | 2269 | animal:3240 dier:3240 physio:2264 massage:3255 speech:2266 psychology:2634 mental:2634 family:2635 herbal:3230 alternative:3230 beauty:5142 spa:5142 chiropr:2269 acupunct:2230 homeop:2230 respirat:2269 shiatsu:3230 complement:2230
logopedist, audioloog, audiologist, speech | 2266 |
dietitian, diëtist, dietist, dietician, nutritionist, voedingsdeskundige | 2265 |
midwife, verloskundige, vroedvrouw | 2222 |
optometrist, orthoptist, orthoptiste | 2267 |
optician, opticien | 3254 |
psycholoog, psychologist, psychotherapeut, psychotherapist, orthopedagoog | 2634 |
hygienist, hygiënist, mondhygienist | 2263 | dental:3251 oral:3251 mond:3251
paramedic, ambulance, ambulancier | 3258 | 
bioloog, biologist, ecoloog, ecologist, botanist, botanicus, zoologist, zooloog, microbioloog, biochemist, biochemicus, geneticist, geneticus, immunoloog, immunologist, pharmacologist, farmacoloog, toxicologist, toxicoloog, physiologist, fysioloog, biotechnoloog, anatomist, anatoom, bacterioloog, biophysicist, biofysicus, biometrician, ornitholoog, behaviourist, immunologe | 2131 |
chemist, chemicus, scheikundige | 2113 | food:2145 cosmetic:2113
physicist, fysicus, natuurkundige, astronomer, astronoom, cosmologist, kosmoloog | 2111 |
meteoroloog, meteorologist, climatologist, klimatoloog, weerkundige | 2112 |
geoloog, geologist, geophysicist, geofysicus, geochemist, geochemicus, mineralogist, mineraloog, oceanographer, oceanograaf, palaeontologist, paleontoloog, paleontologist, seismoloog, seismologist, hydroloog, hydrologist, hydrogeologist, hydrogeoloog, hydrograaf | 2114 |
mathematician, wiskundige, statisticus, statistician, demograaf, demographer, actuaris, biostatisticus | 2120 |
metallurgist, metallurg, assayer, essayeur | 2146 |
economist, econoom, econometrist, econome | 2631 |
socioloog, sociologist, anthropologist, antropoloog, archaeologist, archeoloog, criminoloog, criminologist, geographer, geograaf, ethnoloog, kinesiologist, gerontoloog, gerontologist, bewegingswetenschapper | 2632 |
historicus, historian, philosopher, filosoof, politicoloog, genealogist, genealoog, ethicus | 2633 |
linguist, taalkundige, vertaler, translator, tolk, interpreter, lexicographer, lexicograaf, terminologist, localiser, ondertitelaar, subtitler, graphologist, vertaalster, grafoloog, philologist, filoloog, terminoloog | 2643 |
scientist, wetenschapper, onderzoeker, researcher, wetenschapster, onderzoekster | 2131 | media:2632 sensor:2113 religi:2636 godsdienst:2636 ict:2511 data:2511 computer:2511 market:2431 criminal:3355 police:3355 fraud:3315 insurance:3315 fire:3119 forens:3119 private:3411 environment:2133 conservation:2133 soil:2114 agri:2132 food:2145 dairy:2145 materials:2149 metal:2146 chemical:2113 physics:2111 economics:2631 social:2632 communication:2632 behav:2632 polit:2633 law:2619 psychology:2634 medical:2131 biology:2131 imaging:2111 education:2351 university:2310 oceano:2114 regional:2632 religion:2636 thanato:2632 crime:3355 religious:2636
advocaat, lawyer, attorney, solicitor, barrister, prosecutor, advocate, aanklager | 2611 |
rechter, judge, magistraat, magistrate, raadsheer, justice | 2612 |
jurist, notaris, notary, ombudsman, coroner | 2619 |
griffier, bailiff, deurwaarder, paralegal, detective, clerk of court | 3411 | police:3355
accountant, boekhoudkundige, fiscalist, revisor | 2411 | 
bookkeeper, boekhouder, boekhoudster | 3313 |
econometricus | 2631 |
architect, architecte | 2161 | landscape:2162 landschap:2162 garden:2162 tuin:2162 naval:2144 scheeps:2144 ict:2511 enterprise:2511 software:2511 system:2511 business:2421 interior:3432 database:2521 cloud:2511
planoloog, planner, planster, scheduler | 4323 | urban:2164 land:2164 ruimtelijk:2164 finance:2412 event:3332 marketing:2431 advertising:2431 media:2431 production:4322 factory:4322 wood:4322 assembly:4322 wedding:3332 transport:2164 funeral:5163 maintenance:3115 repair:3115 route:4323 gezin:2635 family:2635 
designer, ontwerper, ontwerpster, vormgever, vormgeefster, stylist, stylist-ontwerper, concept artist | 2166 | ict:2512 database:2521 system:2512 hair:5141 food:3435 lighting:2654 costume:2163 clothing:2163 textile:2163 leather:2163 jewel:2163 furniture:2163 toy:2163 product:2163 industrial:2163 package:2163 ceramics:2163 glass:2163 automotive:2163 interior:3432 set:3432 puppet:2163 sound:3521 electronic:2152 electric:2151 micro:2152 mechanical:2144 engine:2144 telecom:2153 civil:2142 garden:2162 landscape:2162 urban:2164 model:2163 shoe:2163 watch:2163 circus:2163 elearn:2351 education:2351 floral:7549 game:2166 user:2166 graphic:2166 web:2513 gambling:2166 
cartographer, cartograaf, landmeter, surveyor, landmeetkundige | 2165 | quantity:2149 building:3112 insurance:3315 marine:3115 ship:3115 scheep:3115
drafter, tekenaar, draughtsman, draftsman, draftsperson, drafts, tekenares, draughter | 3118 | strip:2651 portret:2651 animat:2166 comic:2651 clothing:7532
artist, kunstenaar, kunstenares, artiest, schilder kunst, kunstschilder, sculptor, beeldhouwer, ceramicist, animator, illustrator, printmaker, cartoonist, painter artist | 2651 | animat:2166 graphic:2166 digital:2166 make:5142 tattoo:3435 perform:2659 street:2659 circus:2659 variety:2659 circus:2659 music:2652 comic:2651 body:3435 fitness:3423 stunt:3435 child:3423 special_effects:2166
musician, musicus, muzikant, singer, zanger, componist, composer, dirigent, conductor, songwriter, tekstschrijver muziek, arrangeur, arranger, koordirigent, orchestrator | 2652 | train:5112 bus:5112 tram:5112 trein:5112
dancer, danser, choreographer, choreograaf | 2653 |
acteur, actor, actrice, toneelspeler, verteller, storyteller | 2655 | 
regisseur, producer, producent, cinematographer, dramaturg, dramaturge, stagemanager, showrunner, editor film | 2654 | radio:2654 cloth:7531 beverage:8160 wine:8160 oil:7514 music:2652 dairy:7513 cider:8160 vermout:8160 biogas:3133 cosmet:8131 pasta:7512 sausage:7511 milk:6121 shell:6221 poultry:6122 charcoal:8131 brick:8114 honing:6123 paper:8143 lens:7549
presenter, presentator, announcer, omroeper, anchor, newsreader, host, moderator, presentatrice | 2656 | restaurant:5131 web:2432 chat:3514 horeca:5131 weather:2656
comedian, clown, magician, goochelaar, illusionist, acrobat, acrobaat, komiek, performer, busker, entertainer, puppeteer, poppenspeler, jongleur, artiste | 2659 | stunt:3435
author, auteur, schrijver, writer, dichter, poet, screenwriter, scenarist, schrijfster, copywriter, dramaturgist, tekstschrijver, biograaf, speechschrijver, playwright, essayist, songtekstschrijver | 2641 |
journalist, reporter, verslaggever, columnist, critic, criticus, recensent, redacteur, editor, redactrice, correspondent, hoofdredacteur, newspaper, photojournalist, vlogger, blogger | 2642 | book:2641 boek:2641 video:2654 film:2654 sound:3521 picture:2654 dictionary:2643 braille:2641
photographer, fotograaf, fotografe | 3431 |
librarian, bibliothecaris, archivist, archivaris, curator, conservator, restorer, restaurateur, registrar, museoloog | 2621 | library:2622 biblio:2622 furniture:7522 meubel:7522 horeca:1412 book:7323 painting:7549 birth:3359 civil:3359 faculty:3359
professor, lecturer, hoogleraar, docent hoger onderwijs, lector, hogeschooldocent | 2310 |
teacher, leraar, lerares, docent, leerkracht, onderwijzer, onderwijzeres, schoolteacher, docente, onderwijsgevende | 2330 | secondary:2330 learning_support:2352 ondersteun:2352 head:1345 hoofd:1345 university:2310 higher:2310 hoger:2310 special:2352 primary:2341 kleuter:2342 early:2342 nursery:2342 steiner:2341 freinet:2341 montessori:2341 secondary:2330 vocational:2320 language:2353 sign_lang:2353 music:2354 piano:2354 choreo:2355 dans:2355 drama:2355 art:2355 theater:2355 fine:2355 photo:2355 circus:2355 performing:2355 ict:2356 digital:2356 driving:5165 literacy:2353 adult:2353 swimming:3422 police:2320 army:2320 training:2320 aviation:2320
docent middelbaar, vakleerkracht | 2330 |
trainer, opleider, opleidster, tutor, instructor, instructeur, mentor, instructrice | 2424 | air_traffic:2320 luchtverkeer:2320 maritime:2320 scheepv:2320 mentor:2359 guide_dog:5164 geleidehond:5164 ict:2356 dog:5164 horse:5164 animal:5164 hond:5164 paard:5164 fitness:3423 sport:3422 swim:3422 zwem:3422 ski:3422 golf:3422 tennis:3422 football:3422 voetbal:3422 box:3422 ijs:3422 snowboard:3422 surf:3422 mountain:3423 berg:3423 yoga:3423 pilates:3423 driv:5165 rij:5165 bus:5165 truck:5165 car:5165 motor:5165 vrachtw:5165 vaar:5165 vessel:5165 flight:3153 vlieg:3153 cabin:2320 train:2320 aviation:2320 police:2320 fire:2320 army:2320 vocation:2320 first_aid:2359 sign:2353 language:2353 survival:2359 academic:2359 speech:2359 music:2354 public_speak:2359 lifeguard:3422 energy:2424 work:2320 health:2320 hair:2320 beauty:2320
coach | 3422 | life:3412 levens:3412 public_speak:2359 spreken:2359 business:2424 career:2423 loopbaan:2423 corporate:2424 levens:2359 voice:2655 jobcoach:2423 welzijn:2635 team:2424 language:2655 taal:2655
kok, cook, chef-kok, kokkin | 5120 | chef:3434 head:3434 hoofd:3434 fastfood:9411 
chef | 3434 | winkel:5222 keuken:3434 stoker:8182 produc:3122 de_partie:3434 station:4323 bureau:3341 afdeling:1219
patissier, pastry | 3434 |
waiter, ober, kelner, waitress, serveerster, sommelier, gastheer, gastvrouw, bediening, hostess | 5131 | hotel:4224 travel:5113
bartender, barman, barista, barmedewerker, barkeeper | 5132 |
butler, huishouder, housekeeper, huishoudster, gouvernante, bed and breakfast | 5152 |
conciërge, concierge, caretaker, janitor, huismeester | 5153 |
kapper, hairdresser, barber, kapster, pruikenmaker, haarstylist | 5141 |
beautician, schoonheidsspecialist, manicurist, manicure, pedicure, visagist, masseuse, aesthetician, schoonheidsspecialiste | 5142 |
masseur | 3255 |
astroloog, astrologer, medium, waarzegger, psychic, fortune teller, numerologist | 5161 |
begrafenisondernemer, embalmer, undertaker, uitvaartverzorger, balsemer, mortician | 5163 |
groomer, trimmer, verzorger, verzorgster, keeper, oppasser, attendant animal, kennel, groom | 5164 | kind:5311 child:5311 aircraft:9122 zoo:5164 ziek:5321 patient:5321 elderly:5321 bee:6123 bijen:6123 goal:3421 park:6113 wapen:5414 gate:5414 lock:8343 bridge:8343 shop:5221 winkel:5221 crystal:7549 pond:5411 vijver:5411 body:5163 leather:8155 greens:6113 pig:6121 vuur:8189 time:3422 sport:3255 bomen:6113 score:3422
stewardess, steward, purser, attendant | 9629 | flight:5111 cabin:5111 vlucht:5111 ship:5111 schip:5111 trein:5111 train:5111 ground:4221 airport:4221 station:5245 passagier:5111 park:9629 toilet:9112 funeral:5163 leisure:3423 theat:5249 dress:5249 fun:5163 camp:5113 pool:5419 bath:9629 fitness:3423 shop:5223 food:9411 laundry:8157 vehicle:9122 lift:9629 cloak:9629 service:5245 tank:5245 casino:4212 bar:5132 library:4411 ticket:5230 costume:5249 kitchen:9412 
guide, gids, reisleider, rondleider | 5113 | mountain:3423 berg:3423 
conducteur, kaartcontroleur | 5112 |
seller, verkoper, verkoopster, vendor, verkoopspecialist, saleswoman, winkelier, retailer, salesman | 5223 | fuel:5245 brandst:5245 tankst:5245 street:9520 straat:9520 hawk:9520 market:5211 markt:5211 food:5223 door:5243 deur:5243 huis:5243 ticket:5230 telefon:5244 call:5244 telever:5244 telemark:5244 telesal:5244 technic:2433 ict:2434 medical:2433 renew:2433 newspap:9520 online:5221 zonne:2433 solar:2433
salesperson, shopkeeper, koopman, marktkramer, promoter, demonstrator, promotor, huckster | 5223 | market:5211 markt:5211 door:5243 music:3339 wholesale:3324 visual:3432 event:3339 optic:5223 pawn:4213 shop:5221 promot:5242 demonstr:5242 winkel:5221 boxing:3339 club:2431 box:3339
representative, vertegenwoordiger, vertegenwoordigster, canvasser | 3322 | technical:2433 technisch:2433 medical:2433 medisch:2433 rental:5249 verhuur:5249 customer:4225 klant:4225 insurance:3321 ict:2434 tourism:4221 travel:4221 reis:4221 diplom:1112 union:2423 chemical:2433 artsen:2433 door:5243 financial:3322 zonne:2433 solar:2433 machin:2433 apparat:2433 equipment:2433 airport:4221
verhuurder, verhuur, verhuurmedewerker, verhuurconsulent, verhuurspecialist | 5249 | woning:3334 vastgoed:3334
merchant, groothandelaar, handelaar, trader, dealer, broker, makelaar, commissionair, wholesaler | 3324 | detail:5221 insurance:3321 verzeker:3321 assurant:3321 real:3334 vastgoed:3334 onroer:3334 securit:3311 effecten:3311 stock:3311 beurs:3311 valuta:3311 foreign:3311 futures:3311 financ:3311 mortgage:3312 hypothe:3312 pawn:4213 energ:3324 casino:4212 game:4212 card:4212 antiq:5221 customs:3331 ship:3324 merchant_navy:3152 kunst:5221
buyer, inkoper, purchaser, inkoopster, koper, aankoper, procurer | 3323 | 
agent, vertegenwoordiger agent | 3339 | real_estate:3334 letting:3334 vastgoed:3334 insurance:3321 verzeker:3321 travel:4221 reis:4221 police:5412 politie:5412 customs:3331 forward:3331 shipping:3331 transport:3331 export:3331 employment:3333 recruit:2423 call:4222 helpdesk:3512 customer:4225 station:4323 airport:4221 check-in:4221 sales:3322 border:3351 douane:3351 housekeep:9112 sport:3339 advert:2431 security:5414 beveilig:5414 ticket:4221 passenger:4221 conserv:2133 leasing:3334 debt:4214 import:3331 front:4224 
recruiter, headhunter, intercedent, wervings | 2423 | intercedent:3333
veilingmeester, auctioneer | 3339 |
taxateur, valuer, appraiser, schatter, estimator, assessor, loss adjuster, expert schade, beoordelaar | 3315 | cost:2149 kosten:2149 construc:2149 manufact:2149 loan:3312 krediet:3312 prior:2359 energy:3119 educat:2351 art:3315 eerder:2424
underwriter, acceptant | 3321 | mortgage:3312 hypothe:3312 krediet:3312 loan:3312
secretary, secretaris, secretaresse | 4120 | medical:3344 medisch:3344 law:3342 jurid:3342 executive:3343 directie:3343 government:1111 state:1111 staat:1111 general:1114 algemeen:1114 manag:3343 company:3343 ambassad:1112 embassy:1112 
receptionist, receptioniste, baliemedewerker, onthaalmedewerker | 4226 | hotel:4224 hospitality:4224 medical:4226 dental:4226 
clerk, klerk, bediende, kantoorbediende, loketbediende, registrar clerk | 4110 | data:4132 account:4311 billing:4311 factur:4311 boekhoud:4311 payroll:4313 salaris:4313 loon:4313 insurance:4312 verzeker:4312 bank:4312 securit:4312 effect:4312 tax:4312 fiscal:4312 credit:4312 invest:4312 back_office:4312 stock:4321 inventory:4321 voorraad:4321 warehouse:4321 magazijn:4321 production:4322 productie:4322 transport:4323 logist:4323 ship:4321 mail:4412 post:4412 librar:4411 biblio:4411 file:4415 archi:4415 copy:4415 kopieer:4415 human:4416 personeel:4416 ticket:4221 trein:4221 bus:4221 kaart:5230 casino:4212 wed:4212 bet:4212 betting:4212 auction:4419 court:3411 law:3411 griff:3411 hotel:4224 information:4225 enquir:4225 inlicht:4225 customer:4225 foreign:4211 wissel:4211 bar:5132 winkel:5223 school:4110 advert:4419 market:4419 licens:3354 census:4227 proof:4413 coding:4413 codeer:4413 export:4323 cargo:4321 travel:4221 reis:4221 reserv:4221 debt:4214 asset:4312 property:4312 employ:4416 payment:4311 
kassier, cashier, caissiere, kassierster | 5230 | bank:4211 wissel:4211 foreign:4211 casino:4212
typist, stenographer, notulist, captioner, transcriptionist, stenograaf | 4131 | medical:3344 medisch:3344
enumerator, enqueteur, interviewer, enquetrice | 4227 |
postbode, postman, postbesteller, postsorteerder, mail carrier | 4412 |
corrector, proofreader, codeur | 4413 |
dispatcher, verkeersleider, treinverkeersleider, expediteur, ritplanner, dienstregelaar, dispatching | 4323 | air:3154 lucht:3154 aircraft:3153 emergency:4222 meldkamer:4222 expediteur:3331 freight:3331 flight:3154 nood:4222
forwarder, declarant | 3331 |
luchtverkeersleider | 3154 |
piloot, pilot, navigator, vlieger, copiloot, astronaut, gezagvoerder | 3153 | ship:3152 haven:3152 loods:3152 boord:3153
captain, kapitein, schipper, stuurman, skipper, mate, loods, boatmaster, boatman | 3152 | army:0110 land:0110 lucht:0110 fish:6222 vis:6222 vliegtuig:3153 
admiraal, admiral, colonel, kolonel, lieutenant, luitenant, brigadier, general army, generaal, commander, commandant, majoor, commodore | 0110 | fire:1349 brand:1349 police:1349 politie:5412
sergeant, korporaal, corporal | 0210 |
soldaat, soldier, militair, marinier, infanterist, rating, kanonnier, rekruut, strijder, parachutist | 0310 |
politieagent, constable, agente, rechercheur | 5412 | rechercheur:3355 particul:3411 
guard, bewaker, beveiliger, wachter, portier, bewaakster, doorman, bouncer, lijfwacht, bodyguard, suppoost, surveillant, watchman, beveiligingsagent, patroller | 5414 | life:5419 prison:5413 gevang:5413 border:3351 grens:3351 strand:5419 zwem:5419 trein:5112 train:5112 hotel:9621 brug:8343 sluis:8343 sein:8312 level:8312 over:8312 bos:2132 jacht:5419 rail:8312
firefighter, brandweerman, brandweerlid, fireman, brandwacht | 5411 |
lifeguard, redder, badmeester, instructor lifeguard | 5419 |
warden, opziener, handhaver, toezichthouder, stadswacht, boswachter | 5419 | prison:5413 park:5419 game:5419 wild:5419 bos:2132 nature:2133 milieu:3257 fish:5419 bouw:3112 financ:2413 port:8343 havenm:3152
cipier, gevangenbewaarder, bewaarder | 5413 | geldk:4211
babysitter, nanny, gastouder, childminder, au pair, oppas, kinderverzorger, kinderverzorgster, begeleider kinderopvang | 5311 |
begeleider, begeleidster, helpende, zorgkundige, opvoeder, hulpverlener, educator, opbouwwerker | 3412 | kind:5311 peuter:5311 museum:2359 art:2359 kunst:2359 student:2359 leerling:2359 studie:2359 reis:5113 toer:5113 zorg:5321 thuis:5322 slachtoff:2635 gezin:2635 trein:5112 loopbaan:2423 recreat:3423 sport:3423 kamp:3423 buitenact:3423 outdoor:3423 uitvaart:5163 school:5312 verslav:2635 sociaal:2635 
verzorgende, caregiver, carer, mantelzorger, companion, gezelschapsdame, valet, gezelschap | 5321 | home:5322 thuis:5322 gezels:5162 compan:5162 valet:5162 horse:5164
driver, chauffeur, bestuurder voertuig, rijder, chauffeuse, bestuurster | 8322 | truck:8332 cargo:8332 bus:8331 tram:8331 trolley:8331 train:8311 trein:8311 metro:8311 locomot:8311 taxi:8322 car:8322 van:8322 bestel:8322 motor:8321 scooter:8321 forklift:8344 heftruck:8344 tractor:8341 landbouw:8341 trekker:8341 crane:8343 kraan:8343 bulldoz:8342 graaf:8342 digging:8342 race:3421 pedal:9331 carriage:9332 koets:9332 ambul:3258 patient:3258 piano:7312 hearse:8322 rouw:8322 fietstaxi:9331 animal-drawn:9332 riksja:9331 riding:5165 park:8322
machinist, machiniste | 8311 | clothing:8153 kleding:8153 naaim:8153 gear:7223 tandwiel:7223 grader:8342 scraper:8342 naai:8153 sewing:8153 vul:8131 trein:8311 locomot:8311 rangeer:8312 kraan:8343 graaf:8342 bagger:8342 grond:8342 wals:8342 heim:8342 bulldoz:8342 schip:3151 scheep:3151 boor:8113 bos:8341 land:8341 ski:8343 theater:3435 toneel:3435 ketel:8182 lift:8343 stage:3435 kabel:8343 vuilnis:8332 road:8342 asfalt:8342 trekker:8341
courier, koerier, bezorger, bode, messenger, besteller, krantenbezorger, deliverer, porter, kruier, bellboy | 9621 | bicycle:9331 fiets:9331 motor:8321 van:8322 pakket:8322 ziek:5329 hospital:5329 patient:5329 kitchen:9412 keuken:9412 night:5414 nacht:5414 bagage:9621 post:4412 auto:8322 meubel:9333 verhuis:9333
matroos, deckhand, sailor, bootsman, boatswain, dekknecht, seaman | 8350 | fish:6222 vis:6222
shunter, rangeerder, seinwachter, signalman, switchperson | 8312 |
stevedore, stuwadoor, verhuizer, mover, lader, loader, orderpicker, havenarbeider, dokwerker, baggage handler, handler, sjouwer, picker, bagageafhandelaar, orderverzamelaar | 9333 | fruit:9211 mushroom:9211 sorter:9612 crop:9211 animal:5164 press:8189 vee:9212 dog:5164 hond:5164 waste:9611 vuilnis:9611 food:9411 
stocker, filler, vakkenvuller, rekkenvuller, aanvuller | 9334 | machine:8183 vend:9623 bottle:8183 automat:9623 
inpakker, packer, verpakker, inpakster | 9321 | machine:8183
schoonmaker, cleaner, schoonmaakster, poetser, reiniger, kamermeisje, room attendant, interieurverzorger, poetsvrouw | 9112 | window:9123 raam:9123 ruit:9123 domestic:9111 huis:9111 private:9111 vehicle:9122 auto:9122 aircraft:9112 trein:9112 chimney:7133 schoorst:7133 gevel:7133 exterior:7133 drape:9129 pool:9129 zwembad:9129 street:9613 straat:9613 sewer:9129 industri:9129 tank:9129 kleding:8157 tapijt:9129 heat:7126 
glazenwasser, ramenwasser | 9123 |
schoorsteenveger, sweep, sweeper | 7133 | street:9613 straat:9613
ongediertebestrijder, fumigator, exterminator, pest | 7544 |
dishwasher, afwasser, bordenwasser, keukenhulp | 9412 |
strijker, presser, ironer, wasser, launderer, wasman, wasvrouw | 9121 | metal:7223 auto:9122 vilt:8157 glas:9123
vuilnisman, collector, vuilnisophaler, inzamelaar, ophaler | 9611 | debt:4214 ticket:5112 meter:9623 vend:9623 schuld:4214 automat:9623 tax:3352 water:9624
sorteerder, sorter | 9612 | mail:4412 post:4412 fruit:7515 textile:8159 wood:7543 cigar:7516 sigar:7516 vacht:7515
handyman, klusjesman, klusser | 9622 |
farmer, boer, landbouwer, grower, teler, agrarier, kweker, tuinder, planter, kweekster, horticulturist | 6111 | cattle:6121 vee:6121 dairy:6121 melk:6121 pig:6121 varken:6121 sheep:6121 schap:6121 goat:6121 geit:6121 poultry:6122 pluim:6122 kip:6122 fish:6221 vis:6221 oyster:6221 oester:6221 mossel:6221 fruit:6112 wijn:6112 vine:6112 hop:6112 druif:6112 flower:6113 bloem:6113 tree:6112 boom:6113 mushroom:6113 paddenst:6113 tuin:6113 garden:6113 mixed:6130 gemengd:6130 subsist:6310 bee:6123 worm:6129 slak:6129 greenh:6113 kas:6113 
breeder, fokker, houder, rancher, veehouder, herder, shepherd, veeboer, fokster | 6121 | poultry:6122 pluim:6122 kip:6122 bee:6123 bij:6123 worm:6129 snail:6129 slak:6129 fur:6129 pels:6129 insect:6123 zijde:6123 shop:5221 kantoor:4110 boek:3313 winkel:5221 konijn:6121 restaurant:1412 hotel:1411 rijschool:5165 plant:2132 schild:5414 
imker, beekeeper, bijenhouder, apiarist, sericulturist | 6123 |
hovenier, gardener, tuinman, landscaper, tuinaanlegger, arborist, boomverzorger, boomkweker, arboriculturist, greenkeeper, groundsman, florist grower, tree surgeon | 6113 |
bloemist, florist, bloembinder | 7549 |
boomveller, lumberjack, houthakker, logger, forester | 6210 | adviseur:2132 
visser, fisherman, fisher, visserman | 6222 | 
jager, hunter, trapper | 6224 |
plukker, oogster, harvester, plukster | 9211 | mushr:9211
bricklayer, metselaar, mason, voeger | 7112 | stone:7113 natuur:7113
steenhouwer, stonemason, steenbewerker, stonecutter, stone | 7113 |
carpenter, timmerman, joiner, schrijnwerker, shopfitter, schrijnmaker | 7115 | 
builder, bouwer, bouwvakker, bouwer-monteur | 7111 | bicycle:8219 fiets:8219 mask:3435 ship:7214 boat:7115 boot:7115 schip:7214 scheep:7214 jacht:7115 machine:8211 engine:8211 vehicle:7213 coach:7213 carross:7213 wagen:7213 car:7213 interior:7115 stand:7119 stage:3435 podium:3435 decor:3435 steiger:7119 site:9313 tent:7119 trap:7115 stair:7115 orgel:7312 organ:7312 instrum:7312 piano:7312 tyre:8141 banden:8141 body:7213 weg:9312 website:2513 zwembad:7119 relat:5169 model:7522 tool:7222 matrijz:7222 kuip:7522 panel:8212
sloper, demolition, dismantler | 7119 | ship:7233 engine:7233 auto:7231 
concreter, betonwerker, betonneerder, ijzervlechter, betonvlechter, vloerder | 7114 |
roofer, dakdekker, rietdekker, leidekker, thatcher | 7121 |
tiler, tegelzetter, vloerlegger, parketteur, legger, layer, vloerenlegger | 7122 | brick:7112 rail:9312 pipe:7126 kabel:7413 cable:7413 asphalt:9312 road:9312 straat:9312 spoor:9312 leiding:7126 rioler:7126 turf:6113 
plasterer, stukadoor, pleisteraar, stucadoor | 7123 |
insulation, isoleerder, isolatieplaatser, lagger | 7124 |
glazier, glaszetter, glazenmaker | 7125 |
plumber, loodgieter, fitter, pijpfitter, pipefitter, installateur, installer, plaatser, pipelayer | 7126 | advert:9629 affich:9629 reclame:9629 vehicle_elec:7421 hvac:7127 solar:7411 zonnep:7411 electric:7411 elektr:7411 lift:7412 telecom:7422 network:7422 computer:7422 ict:7422 security:7421 alarm:7421 domot:7411 smart:7411 kitchen:7115 keuken:7115 door:7115 deur:7115 window:7125 raam:7125 kozijn:7115 stair:7115 trap:7115 floor:7122 vloer:7122 carpet:7122 ceiling:7123 plafond:7123 insul:7124 isol:7124 roof:7121 tent:7119 fireplace:7119 haard:7119 signal:7421 glas:7125 tile:7122 tyre:7231 band:7231 shelf:7119 hek:7119 fence:7119 zonwer:7119 gordijn:7119 awning:7119 marine:7233 engine:7231 automotive:7231 display:3432 sign:7316 scaff:7119 steiger:7119 rotating:7233 prefab:7111 meter:7412 metal:7214 charging:7412 laad:7412 behang:7131
electrician, elektricien, elektriker | 7411 | automot:7412 voertuig:7412 auto:7412 marine:7412 scheeps:7412 mining:7412 mijn:7412 industr:7412 rail:7412 rolling:7412 event:7411 vliegtuig:7412
schilder, painter, behanger, paperhanger, decorator | 7131 | spray:7132 spuit:7132 car:7132 auto:7132 vehicle:7132 transport:7132 marine:7132 ship:7132 scheep:7132 kunst:2651 art:2651 decor:7316 glass:7316 glas:7316 porsel:7316 keram:7316 interior:3432 set:3432 
spuiter, sprayer, varnisher, lakker, coater, lacquerer, verfspuiter | 7132 | crop:7544 gewas:7544 metal:8122 vbelt:8141 riem:8141 papier:8143 glas:8181 paper:8143
steigerbouwer, scaffolder, steeplejack, steigermonteur | 7119 |
smith, smid, hoefsmid, farrier, blacksmith | 7221 | gold:7313 goud:7313 silver:7313 zilver:7313 edel:7313 lock:7222 gun:7222 wapen:7222 copper:7213 koper:7213 tin:7213 precious:7313 
welder, lasser, solderer, soldeerder, brazier | 7212 | 
plaatbewerker, plaatwerker, koperslager, boilermaker, coppersmith, tinsmith, blikslager, beater | 7213 | 
ironworker, constructiebankwerker, metaalconstructeur, shipwright, riveter, klinker, scheepsbouwer, platenbewerker | 7214 |
rigger, splicer, takelaar, kabelsplitser | 7215 | lighting:3435 podium:3435 perform:3435 theat:3435
moulder, vormer, coremaker, kernmaker, gieter, caster | 7211 | plastic:8142 kunst:8142 kaars:8131 clay:7314 brick:8114 candle:8131 steen:8114 beton:8114 chocol:8160 tegel:8181 
gereedschapmaker, toolmaker, stempelmaker, matrijzenmaker, locksmith, slotenmaker, modelmaker, die maker, gunsmith, mouldmaker | 7222 | kleding:7532 architect:3118 
verspaner, draaier, frezer, machinist metal, turner, setter, kotteraar, insteller, zetter, setter-operator, slijper, grinder, polisher, polijster, sharpener, zager metaal, miller metal | 7223 | wood:7523 hout:7523 lens:7549 glas:7315 glass:7315 optic:7549 diamond:7313 diamant:7313 gem:7313 edel:7313 stone:7113 steen:7113 metal:7224 metaal:7224 mess:7224 knife:7224 druk:7321 letter:7321 printing:7321 hair:5141 stage:3435 type:7321 tegel:7122 glaze:7125 plastic:8142 textiel:8152 brei:8152 lock:7222 marmer:7113
mechanic, monteur, mecanicien, hersteller, repairer, reparateur, herstelster, onderhoudsmonteur, maintainer, onderhouder, repairman, fixer, servicer, mechanicien, mender | 7233 | naaimachine:7233 textielmachine:7233 textile_machine:7233 office_machine:7421 kantoormachine:7421 window:7115 raam:7125 ramen:7115 aerospace:7232 bicycle:7234 fiets:7234 rijwiel:7234 automotive:7231 hvac:7127 heating:7126 sanit:7126 water:7126 zonneb:7126 solar:7411 zonnep:7411 pv:7411 lift:7412 elektrotech:7412 electrotech:7412 elektro:7412 electric:7412 household:7412 huishoud:7412 witgoed:7412 battery:7412 meter:7412 cable:7413 kabel:7413 lijn:7413 hoogspan:7413 power_line:7413 boven:7413 medical:7421 medisch:7421 security:7421 beveilig:7421 alarm:7421 electronic:7421 atm:7421 geldautom:7421 ict:7422 computer:7422 telecom:7422 telefo:7422 mobile:7422 glasvez:7422 watch:7311 horlo:7311 klok:7311 instrument:7311 meet:7311 precision:7311 foto:7311 camera:7311 shoe:7536 schoen:7536 kleding:7533 textile:7533 muziek:7312 music:7312 piano:7312 orgel:7312 juwel:7313 sieraad:7313 toy:7317 speelg:7317 sport:7317 meubel:7522 furniture:7522 staal:7214 steel:7214 construct:7214 keuken:7115 kozijn:7115 deur:7115 steiger:7119 plafond:7123 isolat:7124 glas:7125 dak:7121 assembl:8211 paneel:7412 windmolen:7412 theater:3435 film:2654 video:2654 marine:7233 forge:7233 landbouw:7233 rolling:7233 mould:7233 decor:3435
instrumentmaker, watchmaker, horlogemaker, klokkenmaker, uurwerkmaker, calibrator, precision, optical instrument, klokkenmaker, uurwerkhersteller, kalibreerder | 7311 | music:7312 muziek:7312 orthop:3214 
tuner, stemmer, vioolbouwer, luthier, gitaarbouwer, pianobouwer, orgelbouwer, harpenbouwer | 7312 |
goudsmid, jeweller, juwelier, goldsmith, edelsmid, zilversmid, edelsteenzetter, edelsteenslijper, sieradenmaker, jewel | 7313 |
potter, pottenbakker, keramist, ceramist | 7314 |
glasblazer, glassblower, beveller, glasslijper, glassnijder, lensmaker, glazier glass, glass blower | 7315 |
graveur, engraver, etser, etcher, signmaker, letterzetter, sign | 7316 | 
maker, vervaardiger, fabrikant, bereider, manufacturer, fabricator, constructor, creator, craftsman, artisan | 8189 | soap:8131 zeep:8131 lacquer:8131 lak:8131 varnish:8131 vernis:8131 explos:8131 pill:8131 cabinet:7522 meubel:7522 furniture:7522 hout:7522 wood:7522 clock:7311 horlo:7311 klok:7311 instrument:7311 muziek:7312 music:7312 piano:7312 orgel:7312 harp:7312 snaar:7312 string:7312 guitar:7312 viool:7312 violin:7312 keyboard:7312 percuss:7312 juwel:7313 sieraad:7313 jewel:7313 basket:7317 mand:7317 brush:7317 borstel:7317 toy:7317 speelg:7317 wicker:7317 candle:8131 kaars:8131 cheese:7513 kaas:7513 dairy:7513 pasta:7512 brood:7512 bread:7512 chocol:7512 suikerw:7512 wine:8160 wijn:8160 cider:8160 hat:7531 hoed:7531 milliner:7531 dress:7531 kleding:7531 cloth:7531 corset:7531 pruik:5141 wig:5141 costume:7531 kostuum:7531 mask:3435 masker:3435 pattern:7532 patroon:7532 sail:7533 zeil:7533 poppen:7533 doll:7533 mattress:7534 matras:7534 shoe:7536 schoen:7536 leather:7536 leder:7536 lederw:7536 zadel:7536 saddle:7536 cigar:7516 sigar:7516 tool:7222 gereed:7222 model:7222 die:7222 mould:7222 matrijs:7222 stempel:7222 spring:7223 veer:7223 chain:7223 ketting:7223 boiler:7213 ketel:7213 paper:8143 papier:8143 doos:8143 envelop:8143 carton:8143 pulp:8171 kuip:7522 barrel:7522 cooper:7522 film:2654 policy:1111 beleid:1111 programma:2654 prop:3435 rekwis:3435 optic:7311 fireplace:7119 fur:7531 embroid:7533 sieraden:7313 lace:7318 kant:7318 carpet:7318 tapijt:7318 textile:7318 prosthe:3214 denture:3214 cosmet:8131 dental:3214 decor:3435 scen:3435 animat:2166 puppet:7317 glas:7315 steam:7213 roll:8143 verk:5223
drukker, printer, pressman, lithograaf | 7322 | screen:7322 prepress:7321 textil:8154 fotogr:8132 
boekbinder, bookbinder, binder, boekhersteller | 7323 | 
typesetter, letterzetter, prepress, imposer, imagesetter, platemaker, scanner, phototypesetter | 7321 |
slager, butcher, slachter, slaughterer, uitbener, fishmonger, visbewerker, ham, halal butcher, deboner | 7511 |
bakker, baker, banketbakker, confectioner, chocolatier, pastrycook, suikerbakker | 7512 | steen:8114
kaasmaker, cheesemaker, zuivelbereider | 7513 |
taster, proever, grader food, keurder voeding, food grader | 7515 |
meubelmaker, woodworker, cooper, kuiper, wheelwright, wagenmaker, houtbewerker, houtdraaier, woodturner, cabinetmaker, houtsnijder, carver, restaurateur meubelen | 7522 | machin:7523 ice:7549 carv:7317
mandenmaker, basketmaker, vlechter, weaver hand, borstelmaker, mandenvlechter, touwslager | 7317 | ijzer:7114 beton:7114 textile:8152 
kleermaker, tailor, dressmaker, modiste, coupeuse, milliner, furrier, bontwerker, seamstress, naaister, kostuummaker, hoedenmaker, couturier | 7531 | machine:8153
cutter, snijder, coupeur, knipper, snijder-stansmachine | 7532 | metal:7223 metaal:7223 glass:7315 glas:7315 stone:7113 steen:7113 meat:7511 vlees:7511 film:2654 paper:8143 papier:8143 gem:7313 diamond:7313 leather:7532 hair:5141 brand:7212 oxy:7212 laser:7223 plasma:7223 water:7223 tree:6210 wood:7523 hout:7522 tobac:7516 veneer:8172 fineer:8172 crystal:7315 kurk:7549 
borduurder, embroiderer, naaier, sewer, stikker, stitcher, borduurster | 7533 | machine:8153 book:7323 leather:8156 footwear:8156 
stoffeerder, upholsterer, bekleder | 7534 | woning:7122 vloer:7122
looier, tanner, tannery, leerlooier, pelt | 7535 |
schoenmaker, shoemaker, schoenhersteller, zadelmaker, saddler, leatherworker | 7536 |
diver, duiker | 7541 | instr:3422
blaster, schietmeester, springmeester, shotfirer, explosievenopruimer, vuurwerkmaker | 7542 |
miner, mijnwerker, kompel, mijnbouwer | 8111 |
driller, boormeester, boorder, grondboorder, sondeerder, derrickhand, derrickman, roughneck, roustabout, boortorenarbeider | 8113 | metal:7223 
splitter, crusher, steenbreker, kloover | 8112 | leather:8155 hide:8155 leer:8155 
annealer, smelter, walser, galvaniseur, galvanizer, anodiseur, gloeier, temperer, hoogovenarbeider, drawer, verzinker | 8121 | galvani:8122 anod:8122 glas:8181 verzink:8122 kiln:8181
blender, mixer, menger, kneder, mengster | 8131 | food:8160 voed:8160 koffie:8160 coffee:8160 tea:8160 thee:8160 beton:8114 concrete:8114 rubber:8141 vruchten:8160 olie:8160 tabak:8160 drank:8160 clay:8181 klei:8181 glas:8181 veevoer:8160 sound:3521 geluid:3521 audio:3521 spijzen:8160 cider:8160
developer, ontwikkelaar, programmer, programmeur, ontwikkelaarster | 2512 | web:2513 database:2521 mobile:2514 app:2514 product:2163 game:2512 education:2351 curriculum:2351 onderwijs:2351 prop:1219 vastgoed:3334 photo:8132 foto:8132 film:8132 business:1221 textil:2163 plc:2151 cnc:7223 numer:7223 speel:2163 food:2145 menu:3434 fragr:2113 e-learn:2351 kleur:3116 tool:2144
administrator, administrateur, beheerder systeem, administratrice | 2522 | database:2521 databa:2521 network:2522 office:4110 court:3411 pension:3353 financ:3313 school:1345 theater:1349 health:1342 public:1112 civil:1112 sport:2422 human:4416 business:4110
beheerder, bewindvoerder | 1219 | systeem:2522 ict:2522 databa:2521 netwerk:2522 web:3514 applicat:2522 vermogen:2412 fonds:1211 fund:1211 huis:5153 gebouw:5153 sport:1431 magazijn:4321 voorraad:4321 wagenpark:1324 winkel:1420 camp:1411 archief:1349 camping:1411 landgoed:1311 vastgoed:1219 woning:1219 depot:1324 pand:4213 bos:1311 relatie:3322 collect:2621 terrein:6113 cultuur:2621 natuur:2133 dam:3132 haven:1324 
manager-operator | 1219 |
webmaster | 3514 |
marketeer, marketer | 2431 |
woordvoerder, spokesperson, lobbyist, voorlichter, publicist | 2432 | 
fundraiser, fondsenwerver, activist | 2432 | 
politicus, politician, minister, senator, burgemeester, mayor, governor, gouverneur, parlementslid, kamerlid, wethouder, raadslid, councillor, premier, president, alderman, gedeputeerde | 1111 | vice_president:1219 kerk:2636 religi:2636 company:1120
ambassadeur, ambassador, diplomat, diplomaat, consul | 1112 | brand:2431 
priester, priest, dominee, predikant, imam, pastor, rabbi, chaplain, geestelijke, monk, nun, monnik, missionary, missionaris, zendeling | 2636 | monk:3413 nun:3413 monnik:3413
atleet, athlete, sporter, footballer, voetballer, jockey, player, speler, wielrenner, bokser, racer, sportman | 3421 | chess:3421 instrument:2652 muziek:2652 toneel:2655 poppen:2659 
referee, scheidsrechter, umpire, arbiter, official sport, jurylid | 3422 | verzek:2619
stuntman, stunt, stuntvrouw, figurant, figurante, double, extra | 3435 |
toneelmeester, inspicient, rekwisiteur, kleder, dresser, decorbouwer, podiumtechnicus, lichttechnicus, souffleur, prompter, volgspotter, belichter | 3435 | window:3432 inspicient:2654 hair:5141
cameraman, projectionist, geluidstechnicus, lichtman, beeldtechnicus, colourist, kleurcorrector, filmoperator, boom operator | 3521 | hair:5141 
etaleur, merchandiser, decorateur, windowdresser, binnenhuisarchitect, interieurstylist | 3432 | 
taxidermist, preparateur | 3433 | leather:8155 food:8160 lab:3141
bookmaker, croupier, dealer casino | 4212 |
pawnbroker, pandjesbaas, geldschieter | 4213 |
telefonist, telefoniste, telephonist | 4223 |
model, mannequin, fotomodel | 5241 |
tattoo, tatoeeerder, piercer | 3435 |
assembler, assembleur, monteerder, samensteller, montagemedewerker, assemblagemedewerker | 8219 | electr:8212 elektr:8212 electron:8212 cable:8212 kabel:8212 control_panel:8212 battery:8212 microelec:8212 semicond:8212 vehicle:8211 auto:8211 motor:8211 engine:8211 machine:8211 aircraft:8211 vliegtuig:8211 vessel:8211 schip:8211 metal:8219 bicyc:8219 trein:8211 rolling:8211 agricul:8211 mechatr:8212 precision:8212 instrument:8212 medical:8219 sensor:8212 turbine:8211 truck:8211 voertuig:8211 tijd:7311 watch:7311 mould:8211 wire:8212 hydraul:8211 industr:8211 container:8211 camera:7311 tentoon:7119 footwear:8156 schoen:8156 prefab:8219
brewer, brouwer, distiller, distilleerder, maltster, mouter, molenaar, miller, roaster, brander, bottelaar, winemaker, wijnmaker, distillateur, blancher, brewmaster, grader tea | 8160 | brand:8160 
zager, sawyer, houtzager | 8172 | metal:7223 steen:7113
spinner, twister, winder, spinster | 8151 | wev:8152 electr:8212 fibre:8151 filament:8142 paper:8143
wever, weaver, breier, knitter, tufter | 8152 | hand:7318 tapijt:7318
verver, dyer, bleacher, bleker | 8154 | leather:8155 fur:8155
vulcaniser, vulkaniseur | 8141 |
stoker, fireman boiler | 8182 | 
waterdrager, wood gatherer, firewood | 9624 |
wegwerker, stratenmaker, paver, grondwerker, straatmaker, kabellegger | 9312 |
opperman, bouwhulp, hodcarrier | 9313 |
straatmuzikant, schoenpoetser, shoeshiner | 9510 |
hawker, venter, straatventer, straathandelaar, straatverkoper | 9520 | food:5212 voedsel:5212 eten:5212
ondernemer, entrepreneur, eigenaar, owner, uitbater, exploitant, proprietor, operator owner | 1420 | hotel:1411 restaurant:1412 horeca:1412 winkel:5221 shop:5221 kringloop:5221 bed:5152 casino:1431 uitvaart:5163 rijschool:5165 begraf:5163 social:1120
ceo, cfo, coo, cto, cio, ciso, cmo | 1120 | 
rector, dean, decaan, principal, headteacher, headmaster, schoolhoofd, schooldirecteur, onderdirecteur, conrector | 1345 |
gerant, intendant, producer manager | 1412 |
planter machine | 8341 |
bemiddelaar, mediator, arbitrator, negotiator, onderhandelaar | 2619 | arbeid:3333 werk:3333 uitzend:3333 schuld:2635 relat:5169 verzek:3321 
strateeg, strategist | 2431 | policy:2422 beleid:2422 communic:2432 brand:2431 
auditor kwaliteit | 2421 |
ziekenverzorger, ziekenverzorgende, verpleeghulp | 5321 |
directiesecretaresse, managementassistent | 3343 |
hoofdverpleegkundige | 1342 |
opruimer, ruimer | 9313 | explosie:7542 
demonstrateur | 5242 |
vouwer, folder, vouwster, plooier | 8143 | textile:8159 kleding:8157 
perser, presser machine | 8189 | ceramic:8181 tegel:8181 metal:8121 olie:8160 hout:7523 
knipster | 7532 |
bewerker, processor, verwerker | 8189 | metal:7223 metaal:7223 hout:7522 steen:7113 vlees:7511 vis:7511 fish:7511 leer:8155 leder:8155 bont:7531 gegevens:4132 data:4132 textiel:8159 film:8132 foto:8132 beeld:7321 aardappel:8160 melk:8160 dairy:8160 hulst:9211 glas:7315 plaat:7213 tabak:7516 kunststof:8142 
meter reader, meteropnemer, lezer | 9623 | proef:4413
slijter, drogist, bloemenverkoper | 5223 |
productiemedewerker, productiemedewerkster, manufacturer of | 9329 | agri:9211 garden:9214 textile:8159 clothing:8153 leather:8155 shoe:8156 food:8160 beverage:8160 paper:8143 plastic:8142 rubber:8141 insulat:8142 isolat:8142 composite:8142 chemical:8131 glass:8181 ceramics:8181 concrete:8114 metal:8121 electronic:8212 wood:7523 furniture:7523 assembly:8211 printing:7323
associate, professional, executive, partner | 4110 | child:5311 nurse:2221 medical:2212 care:5321 bank:4312 accounting:3313 finance:3313 billing:4311 collection:4214 payroll:4313 insurance:4312 real_estate:3334 law:3411 drug:2131 clinical:2131 research:2310 customer:4225 call:4222 warehouse:4321 retail:5223 sales:3322 growth:2431 marketing:2431 communication:2432 human:4416 people:4416 procurement:3323 data:2511 ict:3512 audit:2411 credit:3312 kitchen:9412 account:3322 business:3322
lesgever | 3422 | kunst:2355 muziek:2354 taal:2353
teller | 4211 |
werktuigkundige | 3151 | aandrijv:7223 land:7233 vliegtuig:7232
forecaster, voorspeller, weervoorspeller | 2112 |
pedicurist, pedicuriste | 5142 |
radiographer, radiograaf | 3211 |
emailleur, enameller | 8122 |
handyperson | 9622 |
distributor, distributeur | 1324 |
transporter, vervoerder | 8332 | patient:8322
brancardier, ziekendrager | 5329 |
rotisseur, poissonnier, privekok, instellingskok, gezinskok, dieetkok, scheepskok | 5120 |
antiquair | 5221 |
versteller | 7533 |
wegenwacht | 7231 |
zeeman, zeevarende | 8350 |
testrijder | 7543 |
klasseerder, gradeerder | 7515 | huid:7531 kleding:7532
vulkaniseerder | 8141 |
bosbouwer | 6210 |
steenkapper, steensplijter | 7113 |
lijkschouwer | 2619 |
dictafonist | 4131 |
beoefenaar | 3230 |
hacker, responder | 2529 |
ergonoom, ergonomist | 2263 |
helmsman, roerganger | 3152 |
pedagoog, pedagogue | 2635 |
lyricist | 2641 |
colorist, colourist textile | 2163 | film:3521 video:3521 hair:5141 haar:5141
observer, waarnemer | 3359 | weather:3119
choirmaster, cantor | 2652 |
havenmeester | 4323 |
sitter | 5164 | baby:5311 house:5153
marshaller | 5419 |
restaurator | 2621 | boek:7323 meubel:7522 horeca:1412
canner, fermenter, vergister, destilleerder, clarifier, blancheerder | 8160 |
burner, firer | 8181 |
deksman, decksman | 8350 |
caulker, breeuwer | 9329 |
signalperson, seingever | 8312 |
laminator | 8142 |
notetaker, scopist | 3343 |
roadie | 7312 |
tuinier | 6113 |
heier | 8342 |
superintendent | 1219 | building:5153 pipeline:1324 construction:3123 school:1345
scholar | 2632 | law:2619 bio:2131 physic:2111 math:2120 histor:2633 philos:2633 econom:2631 psycho:2634 educat:2351 literat:2641 art:2633 religi:2636 geo:2114 chem:2113
plater, galvaniseerder | 8122 | boiler:7213 vessel:7213 ship:7213
banker, bankier | 2412 | 
minder | 8189 | child:5311 
buffer | 7224 |
formulator | 2113 |
facilitator | 2424 | social:2635
valeter | 9122 |
voorzitter, chairman, chair | 1120 | school:1345 universit:1345
commentator | 2642 |
uitsmijter | 5414 |
monsternemer, sampler | 3111 |
washer | 9129 | dish:9412 car:9122 vehicle:9122 laundry:8157 window:9123 dog:5164
regelaar | 3139 | verkeer:5419 orgel:7312
vakman | 7111 | infra:9312 gww:9312 groen:6113 landbouw:6111
monitor | 3423 | air:3112 pollut:3112
productieleider, productiechef, productieopzichter, montageleider, shiftmanager, ploegchef | 3122 |
bedrijfsleider | 1420 | agri:1311 garden:1311 forest:1311 animal:1311 hotel:1411 restaurant:1412 camping:1411 factory:1321 builder:1323 sport:1431 fitness:1431 transport:1324 logistics:1324
exploitatietechnicus | 3131 | water:3132 waste:3132 afval:3132 chemical:3133 oil:3134 gas:3134
assemblagetechnicus, montagetechnicus | 8211 | electronic:8212 battery:8212 accu:8212 instrument:8212 electric:8212
sterrenkundige, sterrekundige | 2111 |
delfstofkundige, aardkundige | 2114 |
oloog, ologist, epidemiologist | 2131 |
smeerder, greaser | 7233 |
graveerder | 7316 |
schuurder, sander | 7523 |
knoper, knotter | 7318 |
voorbereider, preparer | 3119 | rail:8312 trein:8312 train:8312 shoe:8156 wood:7523
investeerder, investor, capitalist | 2412 |
ijker | 7311 |
screener | 3259 |
dompelaar, dipper, afbramer, deburrer, trommelaar, tumbler | 8122 |
koetsier, coachman | 9332 |
examiner | 3359 | tax:3352 claims:3315 loan:3312 patent:2619
communicator | 2432 |
integrator | 2521 |
investigator | 3355 | insurance:3315 private:3411 fire:3119 clinical:2212
practitioner | 2240 | dental:2261 nurse:2221 alternative:3230 chinese:2230
digger, graver | 8113 | grave:9622
ondersteuner | 3343 | leer:2352 student:2359 woon:3412 zorg:5321 onderwijs:5312
compiler | 4212 |
programmer culture, programmeur cultuur | 3332 |
laborant, laborante, analist laboratorium | 3111 | medicallab:3212 medicalimaging:3211 biology:3141 zoolog:3141 botan:3141 animal:3141 photo:8132 foto:8132 medical:3212 klinisch:3212
publisher, uitgever | 1349 | music:1349 desktop:2166
configurator, systeembeheerder | 2522 |
lithographer, lithograaf, steendrukker | 7321 |
ranger, parkwachter | 6210 |
guardian, voogd, pleegouder, pleeggezin | 3412 | foster:5311
facturist | 4311 |
repetitor, repetiteur, koorleider | 2652 |
acquisiteur | 3339 |
campagnevoerder, campaigner | 2432 |
maler, malter, zieder, perser voeding | 8160 | verf:8131 zeep:8131
droger, dryer, dehydrator | 8131 | wood:7521 hout:7521 food:8160 fruit:7514 tobac:7516 tabak:7516 textil:8154 paper:8143
finisher, afwerker, opmaker, nabewerker | 9321 | print:7323 druk:7323 concrete:7114 beton:7114 furnitur:7522 meubel:7522 leather:8155 leer:8155 metal:8122 textile:8154 glass:8181 wood:7522 hoed:7531 photo:8132 film:8132 brick:7112 stucco:7123 shoe:8156 schoen:8156 footwear:8156
coverer, overtrekker | 8141 | 
mechanist | 7233 |
kiosk, kioskhouder | 5221 |
prijzenaar | 4419 |
`;
