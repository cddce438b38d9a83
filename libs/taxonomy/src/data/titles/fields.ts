/** Fields of work that stand for their usual job where a title names no other: `words | ISCO-08 group`. */
export const titleFields = `
marketing, social media, seo | 2431
communicatie, communication, communications, pr | 2432
presales, business development, sales, verkoop, commercie, commercieel | 3322
human resources, human resource, people operations, talent acquisition, labor relations, hr, hrm, recruitment, personeelszaken, werving | 2423
accounts payable, accounts receivable, private equity, finance, financien, accounting, accountancy, boekhouding, financial, financieel | 3313
audit, control, controlling | 2411
ict, it, helpdesk, servicedesk | 3512
software, programming, development, frontend, backend, java, python, webdevelopment | 2512
data, analytics, bi | 2511
cybersecurity, informatiebeveiliging | 2529
logistiek, logistics, magazijn, warehouse | 4321
transport | 4323
inkoop, procurement, purchasing | 3323
mechatronica, mechatronics, techniek, technisch, werktuigbouwkunde, werktuigbouw | 3115
elektrotechniek, elektro, elektra | 7411
bouw, construction, bouwkunde, infra | 3112
installatietechniek | 7126
zorg, verzorging, thuiszorg, ouderenzorg, care | 5321
verpleegkunde, verpleging, nursing | 2221
welzijn, jeugdzorg, gehandicaptenzorg, ggz, hulpverlening | 3412
kinderopvang, childcare | 5311
onderwijs, education, teaching | 2330
schoonmaak, cleaning, housekeeping | 9112
horeca, catering, hospitality | 5131
keuken, kitchen | 9412
beveiliging, security | 5414
productie, production, manufacturing, assemblage | 9329
administratie, administration, backoffice, office, kantoor | 4110
secretariaat | 4120
customer service, customer support, customer care, call center, csr, klantenservice, klantcontact, callcenter | 4225
receptie, reception, balie | 4226
retail, winkel, kassa | 5223
juridisch, legal, rechten, recht | 3411
beleid, policy, bestuur | 2422
onderzoek, research | 2310
laboratorium, lab | 3111
design, vormgeving, ux, ui | 2166
redactie, journalistiek, journalism | 2642
groen, groenvoorziening, tuinbouw | 6113
landbouw, agriculture | 9211
vastgoed, makelaardij, real estate | 3334
verzekeringen, insurance | 4312
kwaliteit, quality | 2421
evenementen, events | 3332
sport, fitness | 3423
psychologie, psychology | 2634
engineering | 2149
`;
