/** Health care, social work, education and childcare. */
export const care = `
## OTHER 0.7 health
Nursing care | Verpleegkundige zorg | nursing, verpleegkunde, verplegen, verpleegkundig handelen, verpleging, patient nursing, general nursing, verpleegkundige handelingen | | 0.7
Personal care | Persoonlijke verzorging | helping with personal hygiene, adl, adl-zorg, adl zorg, algemene dagelijkse levensverrichtingen, activities of daily living, wassen en aankleden, lichamelijke verzorging, zorgverlening, zorg verlenen, verzorgen van bewoners | ^Nursing care, ~Elderly care | 0.65
Elderly care | Ouderenzorg | geriatric care, geriatrie, zorg voor ouderen, geriatrics, seniorenzorg, verpleeghuiszorg, gerontology, care of the elderly | ~Dementia care
Dementia care | Dementiezorg | psychogeriatrie, alzheimer, dementie, dementia, pg-zorg, omgaan met dementie | ^Elderly care | 0.75
Home care | Thuiszorg | home nursing, wijkzorg, extramurale zorg, wijkverpleging, thuisbegeleiding, district nursing, community nursing | ^Nursing care
Palliative care | Palliatieve zorg | terminal care, hospice care, stervensbegeleiding, terminale zorg, hospicezorg, end-of-life care | ^Nursing care | 0.75
Intensive care | Intensive care | critical care, =IC-verpleegkunde, ic-zorg, medium care, intensive care nursing | ^Nursing care | 0.9
Emergency medicine | Spoedeisende hulp | emergency care, seh, acute zorg, triage, eerste hulp afdeling, emergency department, acute care, trauma care, triëren | ^Nursing care | 0.85
Ambulance care | Ambulancezorg | paramedic care, prehospital care, ambulancehulpverlening | ^Emergency medicine | 0.9
Anaesthesia | Anesthesie | anesthesia, anesthesiologie, anaesthetics, sedatie | | 0.9
Operating theatre assistance | Operatieassistentie | surgical assistance, scrub nursing, omlopen ok, instrumenteren, operating room, operatiekamer, perioperative care | | 0.9
Wound care | Wondzorg | wondverzorging, wound dressing, wound management, wondbehandeling, decubitus, wonden verzorgen, verzorgen van wonden, wonden verbinden, caring for wounds, dressing wounds | ^Nursing care
Medication administration | Medicatie toedienen | administering medication, medicatieverstrekking, medicijnen delen, medicatie delen, medicatieveiligheid, medication management, medicijnen toedienen, medicatie aanreiken, medicijnen geven, medicijnen uitdelen, medicatie uitdelen, medicatie geven, giving medication, handing out medication | ^Nursing care | 0.65
Injections and infusions | Injecteren en infusen | injecteren, infuus, infusen, infuus aanleggen, infusen aanleggen, bloed prikken, bloed afnemen, taking blood, catheterisation, katheteriseren, sondevoeding, voorbehouden handelingen, venepuncture, bloedprikken, bloedafname, phlebotomy, venapunctie, iv therapy, risicovolle handelingen | ^Nursing care
Vital signs monitoring | Vitale functies controleren | patient monitoring, vitale functies, bloeddruk meten, patient observation, vital signs, observeren en rapporteren | ^Nursing care | 0.65
Care planning | Zorgplannen opstellen | zorgplan, care plans, zorgdossier, zorgleefplan, verpleegplan, zorgplannen, behandelplan, treatment plans, behandelplannen, ondersteuningsplan | | 0.6
Care indication | Indicatiestelling | zorgindicatie, indiceren, care needs assessment, wmo-indicatie, ciz, zorgindicaties | ^Care planning | 0.75
Electronic health records | Elektronisch patiëntendossier | epd, hix, chipsoft, epic emr, ecd, nedap ons, ysis, patient records, medische dossiers, elektronisch cliëntendossier, patiëntendossiers, emr, medical records | | 0.6
Infection prevention | Infectiepreventie | hygiene protocols, infectiebestrijding, sterilisation, steriliseren, infection control, hygiënisch werken, medische hygiëne, sterile processing, hygiëneprotocollen | | 0.6
Lifting techniques in care | Tiltechnieken | tillift, transfers van cliënten, tillen van patiënten, lifting patients, patient handling, verplaatsingstechnieken, hoists in care, tilliften | ^Personal care | 0.6
Pediatric nursing | Kinderverpleegkunde | paediatric care, kindergeneeskunde, pediatrics, neonatology, neonatologie, paediatrics, kinderverpleging | ^Nursing care | 0.85
Psychiatric care | Psychiatrische zorg | ggz, mental health care, psychiatrie, geestelijke gezondheidszorg, psychiatry, mental health nursing, mental health, psychiatrische verpleegkunde, psychiatrische aandoeningen | | 0.75
Addiction care | Verslavingszorg | addiction counselling, substance abuse treatment, verslavingsproblematiek, verslaving | ^Psychiatric care | 0.8
Disability care | Gehandicaptenzorg | verstandelijk gehandicapten, vg-zorg, intellectual disabilities, licht verstandelijke beperking, lvb, mensen met een verstandelijke beperking, disability support, verstandelijke beperking, lvg | | 0.75
Maternity care | Kraamzorg | kraamzorgverlening, postnatal care, kraambed, breastfeeding support, borstvoeding | ^Nursing care | 0.9
Midwifery | Verloskunde | obstetrics, childbirth assistance, gynaecology, gynaecologie, verloskundige zorg, prenatal care | | 0.95
Oncology | Oncologie | cancer care, chemotherapie, chemotherapy, oncology nursing, oncologieverpleegkunde, radiotherapie, radiotherapy | | 0.85
Cardiology | Cardiologie | cardiac care, ecg, hartbewaking, cardiology nursing, ccu, electrocardiography, hartfunctie | | 0.85
Dialysis | Dialyse | haemodialysis, hemodialyse, nephrology, nefrologie | ^Nursing care | 0.9
Diabetes care | Diabeteszorg | diabetic care, diabetesverpleegkunde, ketenzorg, chronic disease management, chronische zorg, copd-zorg | ^Nursing care | 0.75
Neurology | Neurologie | neurological care, stroke care, cva-zorg, neurorevalidatie | | 0.85
Surgery | Chirurgie | surgical procedures, general surgery, surgical techniques, heelkunde, orthopaedic surgery, orthopedie, orthopaedics | | 0.9
General medicine | Huisartsgeneeskunde | family medicine, general practice, huisartsenzorg, primary care, eerstelijnszorg, huisartsenpraktijk | | 0.8
Internal medicine | Interne geneeskunde | dermatology, dermatologie, internal diseases, urology, urologie, ophthalmology, oogheelkunde | | 0.85
Medical diagnosis | Medische diagnostiek | diagnostics, diagnosing patients, diagnoses stellen, medical examination, anamnese, lichamelijk onderzoek, physical examination | | 0.75
Medical knowledge | Medische kennis | medical terminology, medische terminologie, anatomy, anatomie, physiology, fysiologie, pathology, pathologie, ziektebeelden | | 0.6
Medical imaging | Medische beeldvorming | radiology, radiologie, mri, ct scans, x-ray imaging, röntgen, echografie, ultrasound, ct-scan, radiography, echo's maken, radiodiagnostiek | | 0.9
Radiation protection | Stralingsbescherming | stralingsdeskundigheid, stralingsdeskundige, radiation safety, nuclear medicine, nucleaire geneeskunde | | 0.9
Physiotherapy | Fysiotherapie | physical therapy, manuele therapie, manual therapy, oefentherapie, fysiotherapeutische behandeling, dry needling, kinderfysiotherapie | | 0.9
Rehabilitation | Revalidatie | revalidatiezorg, rehabilitation care, revalidatiegeneeskunde | | 0.75
Occupational therapy | Ergotherapie | ergotherapeutisch, ergonomics advice, ergonomie, occupational therapist skills | | 0.9
Speech therapy | Logopedie | speech and language therapy, logopedisch, spraaktherapie, slikstoornissen | | 0.95
Dietetics | Diëtetiek | nutrition, voedingsadvies, voedingsleer, dietary advice, nutritional advice, voeding en diëtetiek, dieetadvies | | 0.75
Podiatry | Podotherapie | chiropody, podologie, pedicure medisch, podiatric care | | 0.9
Massage | Massage | massagetherapie, sports massage, sportmassage, massages geven, shiatsu | | 0.75
Psychology | Psychologie | psychological counselling, psychologische begeleiding, clinical psychology, psychological treatment, klinische psychologie | | 0.7
Psychotherapy | Psychotherapie | cognitive behavioural therapy, cognitieve gedragstherapie, cgt, emdr, schematherapie, systeemtherapie, family therapy, act-therapie, cbt | ^Psychology | 0.9
Creative therapy | Vaktherapie | art therapy, music therapy, beeldende therapie, muziektherapie, dramatherapie, psychomotorische therapie, creatieve therapie | | 0.9
Alternative medicine | Complementaire zorg | acupuncture, acupunctuur, homeopathy, osteopathie, osteopathy, homeopathie, kruidengeneeskunde, reflexologie | | 0.85
Dentistry | Tandheelkunde | dental care, tandheelkundige zorg, dental treatment, restorative dentistry, tandheelkundig | | 0.9
Dental assistance | Tandartsassistentie | assisting at the dental chair, stoelassistentie, chairside assistance, dental assisting, preventie tandheelkunde | ^Dentistry | 0.9
Oral hygiene | Mondzorg | mondhygiëne, dental hygiene, gebitsreiniging, mondverzorging | ^Dentistry | 0.85
Orthodontics | Orthodontie | beugels plaatsen, orthodontic treatment | ^Dentistry | 0.95
Dental technology | Tandtechniek | dental prosthetics, kronen en bruggen, gebitsprothesen, dental lab | ^Dentistry | 0.95
Pharmacy | Farmacie | apotheek, pharmaceutical care, farmaceutische zorg, medicijnverstrekking, pharmacology, farmacologie, recepten verwerken, dispensing medicines, recepten aanmaken, apothekersassistent werk | | 0.8
Optometry | Optometrie | oogmeting, eye examination, refractie, oogmetingen, optics fitting, orthoptie, contactlenzen aanmeten | | 0.9
Audiology | Audiologie | hearing tests, gehoortesten, hearing aids, hoortoestellen, audiometrie, audicien | | 0.95
Orthopaedic devices | Orthopedische hulpmiddelen | prostheses, orthoses, protheses, orthopedietechniek, orthopedische schoentechniek, prosthetics and orthotics | | 0.9
Doctor's assistant work | Doktersassistentie | medisch assisterende handelingen, doktersassistente werkzaamheden, oren uitspuiten, medical assisting, triage nhg, spreekuur assisteren, polikliniek, poliklinisch werk | | 0.75
Nurse practitioner work | Praktijkondersteuning huisarts | poh-ggz, poh-s, poh, praktijkondersteuner, praktijkondersteuning | | 0.85
Public health | Publieke gezondheid | ggd, health promotion, gezondheidsbevordering, preventieve gezondheidszorg, vaccination, vaccineren, epidemiology, epidemiologie, jeugdgezondheidszorg, voorlichting gezondheid, preventive health | | 0.7
Occupational health | Bedrijfsgezondheidszorg | bedrijfsarts, arbodienst, occupational medicine, preventive medical examination, werkplekonderzoek, bedrijfsgeneeskunde, preventief medisch onderzoek | | 0.8
Medical devices | Medische apparatuur | medical equipment, medische hulpmiddelen, biomedical equipment, medical technology, iso 13485, mdr medical devices, medische technologie | | 0.75
Clinical trials | Klinisch onderzoek | clinical research, good clinical practice, clinical trial management, ich-gcp, klinische studies, clinical studies | | 0.85
Laboratory animal care | Proefdierzorg | animal testing, dierproeven, proefdieren, art. 9 proefdierkunde | | 0.9
Veterinary medicine | Diergeneeskunde | veterinary care, dierenarts, veterinaire zorg, animal health, diergezondheid, veterinary surgery, dierenartspraktijk | | 0.9
Client transport in care | Patiëntenvervoer | patient transport, zorgvervoer, rolstoelvervoer, bedden vervoeren, wheelchair transport | | 0.6
Health care management | Zorgmanagement | healthcare management, zorgmanager, hospital management, management in de zorg, zorginkoop, zorgadministratie, dbc-registratie, zorgdeclaraties, medical billing, zorgverzekeringswet | | 0.65
Quality in health care | Kwaliteit van zorg | hkz, kwaliteit en veiligheid in de zorg, patient safety, patiëntveiligheid, niaz, jci accreditation, methodisch werken in de zorg | ^Quality management | 0.65
E-health | E-health | telemedicine, ehealth, zorgtechnologie, domotica in de zorg, digital health, telehealth, beeldzorg | | 0.65
Mortuary care | Uitvaartverzorging | funeral services, uitvaartzorg, uitvaart, overledenenverzorging, embalming, uitvaarten regelen, thanatopraxie | | 0.9

## OTHER 0.65 social
Social work | Maatschappelijk werk | social services, maatschappelijke dienstverlening, casework, social casework, maatschappelijke hulpverlening, welzijnswerk, sociaal werk, hulpverlening | | 0.65
Client support | Cliëntbegeleiding | begeleiden van cliënten, individuele begeleiding, client guidance, persoonlijke begeleiding, woonbegeleiding, ambulante begeleiding, supported living, begeleid wonen, supporting clients, ambulante hulpverlening, begeleiding van cliënten, bewonersbegeleiding, support work | ^Social work | 0.6
Youth care | Jeugdzorg | jeugdhulp, jeugdhulpverlening, child protection, kinderbescherming, jeugdbescherming, youth work, jongerenwerk, child welfare, jeugdwet, pleegzorg, youth services, jongerencoaching | ^Social work | 0.75
Family support | Gezinsbegeleiding | opvoedondersteuning, parenting support, gezinscoaching, opvoedingsondersteuning, family counselling, gezinshulp | ^Social work | 0.75
Counselling | Hulpverleningsgesprekken | gesprekstechnieken, motivational interviewing, motiverende gespreksvoering, counseling, coaching conversations, gespreksvoering, oplossingsgerichte gespreksvoering, gespreksvaardigheden | | 0.5
Community work | Opbouwwerk | buurtwerk, community development, wijkgericht werken, sociaal-cultureel werk, neighbourhood work, opbouwwerker, samenlevingsopbouw | ^Social work | 0.75
Homeless support | Maatschappelijke opvang | daklozenopvang, homeless care, crisisopvang, vrouwenopvang, dak- en thuislozen | ^Social work | 0.8
Domestic violence support | Aanpak huiselijk geweld | veilig thuis, huiselijk geweld, kindermishandeling, meldcode, victim support, slachtofferhulp | ^Social work | 0.8
Care coordination | Zorgcoördinatie | case management, casemanagement, zorgcoördinator, casusregie, ketenregie, regievoering, care navigation | ^Social work | 0.6
Probation work | Reclassering | reclasseringswerk, forensische zorg, forensic care, gevangeniswezen, detentie, prison work, offender supervision, tbs | ^Social work | 0.85
Behavioural support | Gedragsbegeleiding | gedragsproblematiek, autism, autisme, adhd, moeilijk verstaanbaar gedrag, behavioural problems, gedragsproblemen, probleemgedrag, autismespectrum | | 0.7
Daytime activities | Dagbesteding | activiteitenbegeleiding, activities supervision, day care for adults, dagactiviteiten, activering, recreatieve activiteiten | | 0.65
Spiritual care | Geestelijke verzorging | chaplaincy, pastoral care, pastoraat, pastoraal werk, preaching, theologie, theology, religious studies, rituelen begeleiden | | 0.9
Social legal advice | Sociaal-juridische dienstverlening | sociaal juridisch advies, social legal services, sociaal raadsliedenwerk | ^Social work | 0.75

## OTHER 0.6 education
Teaching | Lesgeven | teaching skills, onderwijs geven, lessen verzorgen, classroom teaching, doceren, les geven, onderwijzen, lessen geven, onderwijservaring | | 0.55
Didactics | Didactiek | pedagogy, didactische vaardigheden, pedagogiek, didactic methods, pedagogische vaardigheden, activerende didactiek, pedagogisch inzicht, opvoedkunde, differentiëren in de klas | ^Teaching
Lesson planning | Lessen voorbereiden | lesvoorbereiding, lesson preparation, lesplannen, lesson plans, lesmateriaal ontwikkelen, lesmateriaal, teaching materials | ^Teaching
Curriculum development | Curriculumontwikkeling | onderwijsontwikkeling, curriculum design, leerplanontwikkeling, course development, onderwijskunde, onderwijsontwerp, course design | ^Teaching | 0.75
Classroom management | Klassenmanagement | class management, orde houden, klassemanagement | ^Teaching | 0.75
Primary education | Basisonderwijs | primary school teaching, primair onderwijs, groepsleerkracht, po, elementary education, onderbouw, bovenbouw basisschool | ^Teaching | 0.8
Secondary education | Voortgezet onderwijs | secondary school teaching, middelbaar onderwijs, vo-onderwijs, high school teaching, vmbo-onderwijs | ^Teaching | 0.8
Vocational education | Beroepsonderwijs | mbo-onderwijs, vocational training, praktijkonderwijs, praktijkbegeleiding, workplace learning, bpv-begeleiding, praktijkbegeleider, bbl begeleiding | ^Teaching | 0.75
Higher education teaching | Hoger onderwijs | university teaching, lecturing, academic teaching, hoorcolleges, colleges geven, hbo-onderwijs, hoorcollege | ^Teaching | 0.8
Special education | Speciaal onderwijs | special needs education, passend onderwijs, sbo, special educational needs, remedial teaching, speciale leerbehoeften, zorgleerlingen, dyslexie, dyslexia | ^Teaching | 0.8
Student counselling | Leerlingbegeleiding | mentoraat leerlingen, student guidance, studiebegeleiding, zorgcoördinatie school, studieloopbaanbegeleiding, studentbegeleiding, pupil guidance, tutoring, huiswerkbegeleiding, bijles, bijles geven, decanaat | ^Teaching | 0.7
Educational assessment | Toetsing | toetsontwikkeling, assessing students, toetsen nakijken, examens nakijken, huiswerk nakijken, exam development, toetsen ontwikkelen, examination, examinering, beoordelen van leerlingen, grading, toetsen afnemen | ^Teaching | 0.65
Language teaching | Taalonderwijs | english as a second language, esl, nt2, language instruction, nederlands als tweede taal, talen doceren, tefl, celta, efl, taaltraining | ^Teaching | 0.8
Mathematics teaching | Wiskundeonderwijs | maths teaching, rekenonderwijs, wiskunde doceren, rekenen onderwijs | ^Teaching, ~Mathematics | 0.85
Physical education | Lichamelijke opvoeding | gymles, physical education teaching, bewegingsonderwijs, gymnastiek les, sportlessen | ^Teaching | 0.85
Adult education | Volwasseneneducatie | adult learning, basisvaardigheden volwassenen, volwassenenonderwijs, alfabetisering, literacy teaching | ^Teaching | 0.75
Education management | Onderwijsmanagement | schoolleiding, school management, schoolleider, onderwijsbeleid, educational policy, schoolbestuur, educational administration, onderwijsadministratie | | 0.75
Library science | Bibliotheekwerk | library services, bibliothecaris, catalogiseren, cataloguing, information literacy, collectiebeheer bibliotheek, leesbevordering, library management | | 0.85
Childcare | Kinderopvang | child care, kinderdagverblijf, bso, buitenschoolse opvang, nursery, day care of children, peuterspeelzaal, oppassen, babysitting, kinderen opvangen, naschoolse opvang, gastouderopvang | | 0.7
Child development | Kinderontwikkeling | ontwikkeling van kinderen, early childhood, vve, voor- en vroegschoolse educatie, pedagogische begeleiding, ontwikkelingspsychologie, child psychology, early years | ^Childcare | 0.65
Baby care | Babyverzorging | babyvoeding, infant care, verzorging van baby's, luiers verschonen, baby's verzorgen | ^Childcare | 0.75
Play and activities for children | Spelactiviteiten | play activities, kinderactiviteiten, knutselen, creative activities for children, activiteiten voor kinderen, spelbegeleiding | ^Childcare | 0.6
Driving instruction | Rijinstructie | rijles, driving lessons, rijlessen geven, wrm bevoegdheid | ^Teaching | 0.95
Swimming instruction | Zwemles | zwemonderwijs, swimming lessons, zwemlessen geven, swimming teaching | ^Sports coaching | 0.9
Sports coaching | Sporttraining | sport coaching, sportinstructie, sports training, sportlessen geven, sportbegeleiding, trainer-coach, training athletes | | 0.75
Fitness instruction | Fitnessinstructie | personal training, groepslessen, fitness coaching, aerobics, fitnesstraining, group fitness, krachttraining, spinning lessen | ^Sports coaching | 0.8
Yoga and pilates | Yoga en pilates | yoga, pilates, mindfulness, meditation, meditatie | ^Sports coaching | 0.75
`;
