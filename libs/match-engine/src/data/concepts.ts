/**
 * Things people want or refuse in a job, in the words of wishes and vacancies, both languages mixed. `says` finds the thing, `denies` its
 * opposite; `inWishes` and `deniedInWishes` do so in wishes alone, where a vacancy may mean something else by it ("nights", "heavy"). A star
 * stands for any ending, a plus for a word that is said of the work and of no other thing ("heavy work", "too heavy", no heavy machinery);
 * words without them match whole.
 */
export type ConceptRow = { key: string; says: string; denies?: string; inWishes?: string; deniedInWishes?: string };

/** "Schaal 8", "FWG 45": pay by an agreement, which a vacancy names as the wish does. A scale of another number is another thing. */
const payScales = (names: readonly string[], key: string, most: number, step: number): ConceptRow[] =>
  Array.from({ length: most / step }, (_, place) => (place + 1) * step).map((scale) => ({
    key: `${key}-${scale}`,
    says: names.map((name) => `${name} ${scale}`).join(', '),
  }));

export const conceptRows: readonly ConceptRow[] = [
  { key: 'gambling', says: 'gambl*, casino*, betting, sportsbook*, kansspel*, gokken, gok*, loterij*, lottery, poker, wager*, bookmaker*' },
  {
    key: 'tobacco-alcohol',
    says: 'tobacco, cigarette*, vape*, vaping, tabak*, sigaret*, alcohol*, gin, genever, jenever, whisky, whiskey, distill*, destill*, distilleer*, brewer*, brouwer*, beer, bier*, wine, winery, wijn*, spirits, liquor, vodka, rum',
  },
  {
    key: 'weapons',
    says: 'weapon*, arms industry, ammunition, munitie*, wapen*, defence industry, defense industry, defensie*, military, missile*, rakett*',
  },
  {
    key: 'fossil',
    says: 'fossil*, oil and gas, oil company, petroleum, olie en gas, olie- en gas*, fossiel*, coal, kolen*, steenkool*, refinery, raffinaderij*, gaswinning',
  },
  {
    key: 'animal-testing',
    says: 'animal testing, animal experiment*, animal research, laboratory animal*, lab animal*, in vivo, mouse, mice, rodent*, dierproe*, proefdier*, muizen, ratten, vivisect*',
    denies: 'animal-free, cruelty-free, dierproefvrij, without animals, zonder dierproeven, proefdiervrij',
  },
  {
    key: 'meat',
    says: 'meat, slaughter*, vlees*, slacht*, abattoir*, slager*, intensive livestock, pork, varkens*',
    denies: 'vegan, plant-based, vegetarian, vegetarisch*, plantaardig*',
  },
  {
    key: 'night-shifts',
    says: 's nachts werk*, werkt s nachts, werk je s nachts, ook s nachts, s nachts gebeld, s nachts bereikbaar, nachtwaker*, nachtwacht*, night guard*, night shift*, nightshift*, nachtdienst*, night work, nachtwerk, nachtploeg*, nights a week, at night, night crew, nachten werken, nacht en ontij, night duty, overnight shift*, night watch, slaapdienst*, nightly',
    denies:
      'sleep at night, daytime, day shift*, dagdiensten, overdag, day shift only, daytime only, no nights, alleen overdag, overdag werken, geen nachten, nights are not, dagdienst, dagploeg*',
    inWishes: 's nachts, nachts, nachten, nights, nacht, night',
    deniedInWishes:
      'door de dag, during the day, 9 tot 5, negen tot vijf, 9 to 5, nine to five, 9 5, kantoortijden, kantooruren, office hours, business hours, daytime hours, dagwerk, normal hours, normal working hours, standard hours, normale uren, normale werktijden, gewone uren, gewone werktijden',
  },
  {
    key: 'weekend',
    says: 'weekend*, saturday*, sunday*, zaterdag*, zondag*',
    denies:
      'monday to friday, maandag tot en met vrijdag, maandag t/m vrijdag, weekends off, weekends free, weekenden vrij, weekend is free, weekend vrij, monday through friday, monday until friday, monday till friday, monday friday, mon fri, maandag tot vrijdag, maandag vrijdag, ma t m vr, ma vr, doordeweeks, door de week, weekdays, weekdagen',
    deniedInWishes:
      'werkdagen, 9 tot 5, negen tot vijf, 9 to 5, nine to five, 9 5, kantoortijden, kantooruren, office hours, business hours, zaterdag vrij, zaterdagen vrij, zondag vrij, zondagen vrij, saturday off, saturdays off, sunday off, sundays off, weekend off, normal hours, normal working hours, standard hours, normale uren, normale werktijden, gewone uren, gewone werktijden',
  },
  {
    key: 'evenings',
    says: 's avonds werk*, werkt s avonds, ook s avonds, tot sluit, until close, until closing, evening shift*, evenings, late shift*, avonddienst*, avonden, avondwerk, late dienst*',
    denies: 'avonden vrij, evenings free, evenings off, evenings are yours, overdag, daytime, kantoortijden, office hours',
    inWishes: 's avonds, avonds, avond, avonduren, avonduurtjes, evening, evening hours',
    deniedInWishes:
      'door de dag, during the day, 9 tot 5, negen tot vijf, 9 to 5, nine to five, 9 5, kantooruren, business hours, dagwerk, normal hours, normal working hours, standard hours, normale uren, normale werktijden, gewone uren, gewone werktijden',
  },
  {
    key: 'shifts',
    says: 'shift work, rotating shift*, ploegendienst*, two shifts, three shifts, 2-ploegen*, 3-ploegen*, 5-ploegen*, drieploegen*, tweeploegen*, vijfploegen*, wisseldienst*, wisselende diensten, rotating roster, continudienst*, volcontinu, rotating night shift*',
    denies: 'no shifts, geen ploegendienst*, vaste tijden, fixed hours, regular hours, dagdienst',
    inWishes: 'in ploegen, in shifts, 2 ploegen, 3 ploegen, 4 ploegen, 5 ploegen, twee ploegen, drie ploegen, vijf ploegen, ploegensysteem',
  },
  {
    key: 'broken-shifts',
    says: 'split shift*, broken shift*, gebroken dienst*, onderbroken dienst*, twee blokken, two blocks, opgeknipte dienst*',
    denies: 'one block, een blok, aaneengesloten, hele diensten, continuous shift*, uninterrupted shift*',
  },
  {
    key: 'on-call',
    says: 'called out, calling you out, carry the phone, out of hours, wachtdiensten, storingswacht, week wacht, nachtelijke oproep*, on-call, on call, standby, stand-by, bereikbaarheidsdienst*, piket*, consignatie*, oproepdienst*, storingsdienst*, pager, achterwacht*, bereikbaarheid buiten, wachtdienst*',
    denies: 'sleep at night, no on-call, geen piket*, geen consignatie*, geen bereikbaarheid*',
  },
  {
    key: 'overtime',
    says: 'overtime, overwerk*, overuren, long days, lange dagen, busy season*, seizoensdrukte, overuren maken, extra hours, piekperiode*, peak season*, january to may, januari tot mei, long hours, meer dan veertig uur, 50 hours, 60 hours',
    denies: 'no overtime, geen overwerk, without overtime, nooit overwerk*, stopt om vijf, on time home, op tijd naar huis',
  },
  {
    key: 'nights-away',
    says: 'nights away, away from home, nachten weg, nachten van huis, van huis, sleep in the cab, slaapt in, overnacht*, overnight stays, weeks abroad, hele week weg, week weg, away during the week, slaapcabine',
    denies:
      'every night home, home every night, home every weekend, weekenden thuis, elk weekend thuis, elke avond thuis, iedere avond thuis, elke dag thuis, avond thuis, slaap je thuis, thuis slapen, weer thuis',
    deniedInWishes: 'doordeweeks thuis, door de week thuis, doordeweeks gewoon thuis, home during the week, home on weekdays, elke nacht thuis',
  },
  {
    key: 'travel-lots',
    says: 'frequent travel*, travel abroad, international travel, reizen naar het buitenland, veel reizen, business trip*, zakenreis*, travel up to, on the road, veel onderweg, dienstreizen',
    denies: 'no travel*, niet reizen, geen reizen, no business trips',
    inWishes: 'reizen+, reistijd+, travelling+, traveling+, commuting+',
  },
  {
    key: 'cold-work',
    says: 'freezer*, cold store*, deep-freeze*, deepfreeze, vriescel*, vriesmagazijn*, vrieshuis*, diepvries*, koelcel*, minus twenty, cold storage, koelhuis*, frozen goods',
    denies: 'no freezer*, geen vries*',
  },
  { key: 'heat-dust-noise', says: 'noisy, dusty, stoffig*, lawaai*, hot environment, in de hitte, fumes, dampen, smell*, stank' },
  {
    key: 'heavy-lifting',
    says: 'heavy lifting, lift heavy, zwaar tillen, zwaar werk, heavy work, physically demanding, fysiek zwaar*, fysiek werk, tillen, lifting, lift up to, lifting up to, lift boxes, lift patients, lift and carry, lifting and carrying, heavy boxes, heavy loads, heavy objects, heavy items, heavy physical, physically heavy, physically tough, physically hard, physically intensive, physical work, physical labour, physical labor, physical job, physical role, physical effort, physical strength, physical demands, manual labour, manual labor, manual handling, zware dozen, zware lasten, zware spullen, zware materialen, zware pakketten, zwaar til*, zwaar fysiek*, zwaar lichamelijk*, zware fysieke, lichamelijk zwaar*, lichamelijk werk, lichamelijke arbeid, lichamelijke inspanning, lichamelijk intensie*, fysiek intensie*, fysiek belastend*, fysieke arbeid, fysieke baan, fysieke functie, fysieke inspanning, fysieke belasting, fysieke kracht, fysiek pittig*, fysiek uitdagend*, tilwerk*, sjouwen, sjouw*, zwaar laden, zwaar lossen, heavy loading, heavy unloading',
    denies:
      'light work, licht werk, no lifting, niet tillen, tilhulp*, lichter werk, lichte werkzaamheden, lichte arbeid, licht fysiek*, lichamelijk licht*, fysiek licht*, light duties, light duty, lighter work, lighter duties, light physical, physically light, tillift*, tilhulpmiddel*, lifting aid*',
    inWishes:
      'heavy+, zwaar+, zware+, zwaars, zwaarder+, physical+, physically+, fysiek+, fysieke+, fysieks, lichamelijk+, lichamelijke+, lift+, til, tilt, getil, gesjouw',
    deniedInWishes: 'lichters, lighter, iets lichts, something light',
  },
  { key: 'heights', says: 'working at height*, work at height*, op hoogte, scaffold*, steiger*, rope access, at heights' },
  {
    key: 'outdoors',
    says: 'outdoor*, outside work, work outside, working outside, buitenwerk*, buiten werken, in de buitenlucht, weer en wind',
    denies: 'indoor only, binnenwerk',
    inWishes: 'buiten+, outside+, veel buiten, buiten bent, buiten ben, outside a lot, a lot outside, open air, frisse lucht, buitenlucht',
    deniedInWishes: 'binnen werken, work indoors, working indoors, indoors+',
  },
  {
    key: 'cold-calling',
    says: 'cold call*, cold acquisition, koude acquisitie, call cold, telemarket*, telesales, bellen met prospects, outbound call*, koud bellen, belt met bedrijven om opdrachten',
    denies: 'no cold call*, geen koude acquisitie, warm leads, warme leads, alleen inbound, inbound only',
  },
  {
    key: 'door-to-door',
    says: 'doorbell*, doorstep*, aanbellen, bel je aan, belt aan, door to door, door-to-door, deur aan deur, langs de deuren, huis aan huis, canvass*, colportage',
  },
  {
    key: 'call-center',
    says: 'call center*, call centre*, callcenter*, contact center*, contact centre*, contactcenter*, headset',
    inWishes: 'bellen+, telefoneren, telefoon+, on the phone, phone calls, making calls',
  },
  {
    key: 'commission-only',
    says: 'commission only, commission-only, only commission, no base salary, without a base salary, no salary, entirely from what you sell, only earn what you sell, zonder basissalaris, geen basissalaris, geen vast salaris, alleen provisie, volledig op provisie, uitsluitend provisie, leeft van je provisie, prestatieloon',
    denies: 'base salary, basissalaris, fixed salary, vast salaris, fixed base, vaste basis, on top of your base, bovenop je basis*',
  },
  {
    key: 'commission',
    says: 'commission, uncapped*, no cap on, no ceiling, bonus without a ceiling, zonder plafond, geen plafond, commissiebasis, provisie*',
    denies: 'no commission, geen provisie, geen bonus, capped bonus',
  },
  {
    key: 'targets',
    says: 'plaatsingen per week, placements a week, sales norm, verkoopnorm*, sales target*, targets, revenue target*, omzetdoel*, verkoopdoel*, quota*, omzettarget*, eigen omzetdoel, kpi-gedreven, target driven',
    denies: 'no targets, geen targets, zonder targets, no sales target*',
  },
  {
    key: 'secondment',
    says: 'secondment, seconded, detacher*, detachering*, consultancy assignments, at clients, on site at the client, opdrachtgevers, client sites, consultant at, body shopping, via an agency, through an agency, uitzendbureau*, uitzendbasis, uitzendcontract*, uitzendkracht*, uitzendwerk, temp agency, employment agency, staffing agency, payroll constructie, detacheringsbureau*, different clients, assignment at a client',
    denies:
      'employed directly, direct employment, in dienst bij ons, rechtstreeks in dienst, geen detachering, no secondment, no agency, own product, eigen product',
    deniedInWishes: 'direct in dienst, in dienst van het bedrijf, in dienst bij het bedrijf, direct contract, direct hire, rechtstreeks bij werkgever, rechtstreeks bij de werkgever, rechtstreeks bij een werkgever, direct bij de werkgever, direct bij werkgever, directly with an employer', inWishes: 'uitzendburo*, employment agency, temp agency, bemiddelingsbureau*' },
  {
    key: 'recruitment-agency',
    says: 'recruitment agency, recruitment agencies, staffing firm*, werving en selectie, werving- en selectie*, wervingsbureau*, uitzendbureau*, headhunt*, search firm*, bureau voor werving, detacheringsbureau*, intercedent*',
  },
  {
    key: 'agency-work',
    says: 'agency side, advertising agency, marketing agency, reclamebureau*, bureau-ervaring, agency life, communicatiebureau*, agency experience, creative agency, marketingbureau*, our clients are',
  },
  {
    key: 'freelance',
    says: 'freelance*, zzp, zzp-*, self-employed, zelfstandige zonder personeel, contractor basis, op factuur',
    denies: 'no freelance*, geen zzp*, loondienst, in loondienst',
  },
  {
    key: 'temporary',
    says: 'temporary contract*, temporary, tijdelijk*, fixed-term, bepaalde tijd, zero-hours, nulurencontract*, nul-uren*, on-call contract*, oproepcontract*, seasonal, seizoenswerk, maternity cover, vervanging tijdens, project basis, inhuur, 0 uren*, 0-uren*, nul uren contract*, zero hours, zero hour contract*',
    denies: 'permanent contract*, vast contract, onbepaalde tijd, vaste aanstelling, direct vast', inWishes: 'interim, projectbasis, op projectbasis, min max contract, min-max contract, flexcontract*' },
  {
    key: 'permanent',
    says: 'permanent contract*, permanent position*, permanent one, vast contract, vaste aanstelling, onbepaalde tijd, vast dienstverband, vaste baan, permanent employment, permanent',
    denies: 'temporary only, no prospect of extension, tijdelijk project, geen uitzicht op, fixed-term only', inWishes: 'temp to perm, kans op vast, uitzicht op vast' },
  {
    key: 'english-language',
    says: 'english is the working language, english is our, working language is english, english-speaking, in english, speak english, speaks english, english all day, office language is english, company language is english, voertaal is engels, engelstalig*, engelse voertaal, meetings in english, english works, work in english, english is fine, english is the',
    denies:
      'volledig in het nederlands, voertaal is nederlands, in dutch only, dutch is the working language, working language is dutch, alle overleggen in het nederlands, dutch is our, nederlandstalig*, uitstekende beheersing van de nederlandse',
  },
  {
    key: 'dutch-language',
    says: 'nederlandstalig*, voertaal is nederlands, dutch is the working language, in het nederlands, dutch-speaking, nederlandse voertaal, dutch is spoken',
    denies: 'voertaal is engels, english is the working language, working language is english, english only, engelstalig*',
  },
  {
    key: 'leading-people',
    says: 'lead a team, leading a team, leads a team, team lead*, people management, manage a team, managing a team, managing people, geef je leiding, geeft leiding, leidinggev*, leiding geven, leiding aan, direct reports, supervis*, manage people, you lead, you will lead, leads five, lead five, leads a department, teamleider*, aansturen, aansturing, stuurt een team, stuur je, people manager, staff responsibility, personeelsverantwoordelijkheid',
    denies:
      'do not manage staff, not manage staff, no direct reports, no people management, individual contributor, geen leidinggev*, niet leidinggevend, without direct reports, no staff, no team to lead, without a team, not manage people, zonder team, geen team, geen leiding, solo role, work alone, stand-alone position, you are a team of one, one-person department, no line management',
  },
  {
    key: 'own-projects',
    says: 'own project*, eigen project*, own small project, your own study, eigen onderzoek, your own line, own research, project of your own, eigen klus*',
    denies: 'no own projects, geen eigen projecten, strictly by protocol only',
  },
  {
    key: 'own-clients',
    says: 'own portfolio, own clients, own customers, eigen klanten*, vast klantenpakket, vaste klanten*, klantenpakket*, own accounts, fixed clients, klantportefeuille*, eigen portefeuille*, client portfolio, vaste portefeuille, your own client*',
    denies:
      'wisselende klanten, wisselende opdrachten, changing clients, no own clients, geen eigen klanten, no fixed portfolio, klanten wisselen',
  },
  {
    key: 'own-vehicle',
    says: 'bus van de zaak, bus mee, busje mee, eigen busje, busje van de zaak, bedrijfsbus*, bus met gereedschap, bus van ons, company van, van of your own, van included, van is provided, bus naar huis, ruime bus, own truck, vaste wagen, eigen wagen, vaste auto, vaste trekker, eigen trekker, eigen auto, own vehicle, fixed truck, own lorry, permanent truck, assigned truck, vaste vrachtwagen, eigen bus, own van',
    denies:
      'wisselende wagens, wisselende auto*, no fixed truck, geen vaste wagen, geen vaste auto, poolauto*, shared trucks, shared vehicle*, whichever truck, changing trucks',
  },
  {
    key: 'company-car',
    says: 'company van, bus van de zaak, bedrijfsbus*, lease-auto*, leaseauto*, lease car*, company car*, auto van de zaak, auto vd zaak, auto v d zaak, bedrijfsauto*, car allowance, leasebudget, lease bike, leasefiets',
  },
  {
    key: 'small-scale',
    says: 'kleinschalig*, small-scale, small scale, small group*, kleine groep*, small home*, kleine woongroep*, groepjes van',
    denies: 'grootschalig*, large-scale, grote afdeling*, large ward*, large institution, grootste verpleeghuis',
  },
  {
    key: 'small-team',
    says: 'small team*, klein team, kleine teams, team of three, team of four, team of five, team of six, team van drie, team van vier, team van vijf, team van zes, compact team, hecht team, close-knit, met zijn vieren',
    denies: 'large team*, grote teams, groot team, large department*',
  },
  {
    key: 'social-mission',
    says: 'maatschappelijk*, social impact, non-profit, nonprofit, not-for-profit, ngo, goede doel*, charity, public sector, societal, social enterprise, publieke sector, semi-publiek*, overheid*, gemeente, zorginstelling*, stichting, foundation, social mission, public good, algemeen belang',
    denies: 'commercial company, commercieel bedrijf, winstmaxim*, purely commercial, beursgenoteerd, profit-driven',
  },
  {
    key: 'sustainability',
    says: 'sustainab*, duurza*, climate, klimaat*, green energy, groene energie, circular*, circulair*, renewable*, energietransitie, energy transition, co2, net zero, b corp',
  },
  {
    key: 'own-schedule',
    says: 'zelfrooster*, self-scheduling, zelf roosteren, own schedule, own roster, zelf dagen indelen, zelf je dagen, zelf indelen, eigen rooster, roostert zelf, deelt je eigen, plan your own, flexible hours, flexibele werktijden, flexible working hours, flexitime, eigen tijd indelen, choose your own hours, free to plan, kiest je dagen, flexible schedule, choose your days, in overleg over de dagen',
    inWishes:
      'mijn uren kiezen, mijn uren bepalen, mijn uren indelen, mijn dagen kiezen, mijn eigen uren, zelf uren kiezen, zelf uren bepalen, eigen uren kiezen, choose my own hours, choose my hours, set my own hours, pick my own hours',
    denies:
      'fixed schedule, vast rooster, vaste werktijden, vaste dagen, fixed days, set days, dagen liggen vast, rooster ligt vast, planned by the manager, geen flexibele',
  },
  {
    key: 'school-hours',
    says: 'school hours, school times, school run, schooltijd*, schooluren, schoolvakanties, school holidays, term time*, kids are at school, children are at school, kinderen op school zijn, kinderen op school zitten, kinderen naar school, while the kids are at school, als de kinderen op school, when the kids are at school, within school hours, kids op school zitten, kids op school zijn, kinderen op school, kids op school',
  },
  {
    key: 'four-day-week',
    says: 'work four days, works four days, werkt vier dagen, werken vier dagen, four-day week, four day week, 4-day week, vierdaagse*, four days of, vier dagen van, 4x9, 4x8, vier dagen werken',
    denies:
      'all five days, alle vijf dagen, vijf dagen in de week, shorter weeks are not, kortere week kan niet, 40 uur is nodig, no part-time, geen deeltijd, five days a week, vijf dagen per week',
  },
  {
    key: 'remote',
    says: 'work from home, working from home, thuiswerken*, remote, thuis werken, home office, werk je thuis, at home, vanuit huis',
    denies:
      'no remote, not offer working from home, geen thuiswerk*, on site only, fully on site, thuiswerken is niet, do not offer remote, no home office, volledig op kantoor, five days in the office, niet thuiswerken',
  },
  { key: 'work-abroad', says: 'work from abroad, vanuit het buitenland werken, workation*, work abroad, from another country' },
  {
    key: 'international',
    says: 'international*, internationa*, nationalities, nationaliteiten, multicultural, global team, wereldwijd, multinational*, colleagues from abroad, from abroad',
  },
  {
    key: 'learning',
    says: 'learning budget*, training budget*, opleidingsbudget*, scholing*, education budget*, conference*, congres*, courses, cursussen, studiebudget*, personal development budget, development budget, training, trainingen, opleidingsmogelijk*, leerbudget*, ontwikkelbudget*, academy, opleiding betaald, betaalde opleiding*, opleiding vergoed, studie betaald, paid training, training paid, bijscholing',
  },
  {
    key: 'growth',
    says: 'career growth, growth opportunit*, doorgroei*, career path*, promotion opportunit*, doorgroeimogelijk*, groeimogelijk*, loopbaanpad*, grow into',
    denies: 'no growth, flat career, geen doorgroei*',
  },
  { key: 'mentoring', says: 'mentor*, coaching, begeleid*, coach on the job, buddy, onboarding program*, inwerk*' },
  { key: 'bonus', says: 'bonus*, winstdeling, winstuitkering, profit sharing, profit share' },
  {
    key: 'thirteenth-month',
    says: 'thirteenth month, 13th month, dertiende maand, 13e maand, eindejaarsuitkering*, end-of-year, year-end bonus, year-end payment',
  },
  { key: 'pension', says: 'pension*, pensioen*, retirement, 401k, 401(k)' },
  {
    key: 'transport-card',
    says: 'public transport card, ov-kaart, ov-vergoeding, ns business card*, travel card, train pass, openbaar vervoer vergoed, public transport paid, transport card, ns-businesscard, ov volledig vergoed, free public transport, railcard',
  },
  {
    key: 'travel-allowance',
    says: 'travel allowance, travel cost*, travel expense*, reiskosten*, commut* allowance, kilometervergoeding, mileage, travel reimburs*, woon-werk*, transport allowance',
  },
  {
    key: 'shift-allowance',
    says: 'shift allowance*, ploegentoeslag*, onregelmatigheidstoeslag*, ort, shift premium, irregular hours allowance, nachttoeslag, allowance on top, toeslag*',
  },
  {
    key: 'overtime-paid',
    says: 'overtime paid, paid overtime, overuren uitbetaald, overuren betaald, alle uren, every hour paid, elk uur, uren netjes betaald, pays overtime, overuren',
  },
  { key: 'workwear', says: 'workwear, werkkleding, work clothes, bedrijfskleding, uniform provided, safety shoes, werkschoenen' },
  { key: 'canteen', says: 'canteen, kantine*, lunch, lunches, lunchen, bedrijfsrestaurant, company restaurant, free meals, maaltijd*' },
  {
    key: 'leave',
    says: 'extra leave, days of leave, vakantiedagen, verlofdagen, days off, holiday days, unlimited leave, vrije dagen, annual leave, extra vakantie*',
  },
  { key: 'parental-leave', says: 'parental leave, ouderschapsverlof, paternity, maternity leave' },
  { key: 'gym', says: 'gym*, sportschool, fitness, bedrijfsfitness, sports budget, sporten' },
  {
    key: 'equipment',
    says: 'laptop*, phone of the company, telefoon van de zaak, equipment budget, home office budget, thuiswerkvergoeding, macbook',
  },
  { key: 'shares', says: 'stock option*, share plan*, aandelen, equity, employee shares' },
  { key: 'health-insurance', says: 'health insurance, zorgverzekering, collectieve zorg*, hmo, medical insurance, dental' },
  { key: 'budget', says: 'individueel keuzebudget, ikb, choice budget, keuzebudget, benefits budget' },
  { key: 'childcare', says: 'childcare, crèche, kinderopvang op locatie, day care' },
  {
    key: 'statutory-audit',
    says: 'statutory audit*, wettelijke controle*, controlepraktijk, auditteam, audit team, controleleider, controle van jaarrekening*, controleert de jaarrekening*, external audit*, jaarrekeningcontrole, audit practice, accountantscontrole',
    denies: 'geen wettelijke controles, no statutory audit*, zonder controle*',
  },
  {
    key: 'legacy',
    says: 'legacy code*, legacy system*, verouderde systemen, cobol, mainframe, outdated technology, oude systemen, php 5, ageing monolith, aging monolith',
    denies: 'greenfield, modern stack, no legacy',
  },
  { key: 'startup', says: 'startup*, start-up*, scale-up*, scaleup*, founder*' },
  {
    key: 'open-plan',
    says: 'open-plan, open plan office, kantoortuin*, open office, open space, one large room',
    denies: 'own office, eigen kantoor, private office, quiet office, eigen kamer',
  },
  {
    key: 'few-meetings',
    says: 'few meetings, fewer meetings, no meetings, little time in meetings, weinig vergader*, weinig overleg, minder vergader*, geen vergader*, niet veel vergader*',
    denies: 'many meetings, lots of meetings, back-to-back meetings, veel vergader*, vergadercultuur',
  },
  {
    key: 'quiet',
    says: 'quiet, in silence, in stilte, rustig*, calm, low-stress, low stress, less stress, stress-free, minder stress, weinig stress, geen stress, no stress, zonder stress, without stress, prikkelarm*, relaxed pace',
    denies: 'hectic, hectisch*, stressbestendig*, stress-resistant, fast-paced, high pressure, dynamisch, druk kantoor, under pressure',
    inWishes:
      'calmer, quieter, kalmer*, less stressful, less busy, minder stressvol*, minder druk, minder druks, minder drukke, minder drukte, minder werkdruk, chill, chillen, chille, relaxed, relaxt, relaxte',
  },
  {
    key: 'hectic',
    says: 'hectic, hectisch*, stressbestendig*, stress-resistant, fast-paced, high pressure, work under pressure, werken onder druk, hoge werkdruk, hoog tempo, deadline*',
    denies: 'relaxed, rustig*, no pressure, geen werkdruk, calm',
    inWishes: 'stress, stressvol+, stressful+, drukte, werkdruk, pressure',
    deniedInWishes: 'less hectic, minder hectisch*',
  },
  {
    key: 'hierarchy',
    says: 'hierarch*, strict reporting lines, bureaucra*, many layers, formele cultuur',
    denies: 'flat organi*, platte organisatie, no hierarchy, korte lijnen, short lines, informal*, informele sfeer',
  },
  {
    key: 'informal',
    says: 'informal*, informele*, short lines, korte lijnen, flat organi*, platte organisatie, no hierarchy, first-name basis',
    denies: 'hierarch*, formal culture, formele cultuur, dress code, suit and tie',
  },
  {
    key: 'dress-code',
    says: 'dress code, suit and tie, kledingvoorschrift*, in pak, stropdas, uniform required',
    denies: 'no dress code, casual clothing, geen kledingvoorschrift*',
  },
  {
    key: 'micromanagement',
    says: 'micromanag*, time tracking software, screen monitoring, strict supervision, every minute, minuten registr*',
    denies: 'autonom*, self-managing, zelfsturend*, eigen verantwoordelijkheid, trust, vertrouwen',
  },
  {
    key: 'autonomy',
    says: 'autonom*, self-managing, zelfsturend*, zelforganiserend*, own responsibility, eigen verantwoordelijkheid, freedom, vrijheid, eigen inbreng, your own way, ruimte voor eigen',
    denies: 'micromanag*, strict procedures, strakke protocollen, script',
  },
  {
    key: 'customer-contact',
    says: 'customer contact, klantcontact*, client contact, contact with customers, klanten te woord, dealing with customers, guest contact, face to face with customers',
    denies: 'no customer contact, geen klantcontact, back office only, achter de schermen, no client contact',
    inWishes: 'klanten, customers, met klanten, with customers',
  },
  {
    key: 'driving-required',
    says: 'rijbewijs, driving licence, driving license, driver s license, driver s licence, drivers license, own car required, eigen auto vereist, in bezit van een auto, own transport, eigen vervoer',
    denies: 'no driving licence needed, geen rijbewijs nodig, rijbewijs niet nodig',
  },
  { key: 'religious', says: 'christian identity, christelijke identiteit, church, kerk*, religious, gelovig*, confession*, reformator*' },
  { key: 'multilevel', says: 'multi-level, multilevel, network marketing, mlm, pyramid' },
  { key: 'crypto', says: 'crypto*, blockchain, bitcoin, nft, web3' },
  { key: 'adult', says: 'adult entertainment, pornograph*, porno*, erotic*, erotiek, escort*' },
  { key: 'debt-collection', says: 'debt collect*, incasso*, bailiff, deurwaarder*' },
  { key: 'fast-fashion', says: 'fast fashion, ultra-fast fashion' },
  { key: 'aviation', says: 'aviation, luchtvaart*, airline*, airport*, schiphol' },
  {
    key: 'dog-friendly',
    says: 'dog-friendly, dogs welcome, hond mee*, honden welkom, office dog, kantoorhond, bring my dog, bring your dog, dog at work, dogs at work, dogs are welcome',
    inWishes: 'mijn hond, my dog',
  },
  { key: 'parking', says: 'free parking, parkeren, parkeerplaats*, gratis parkeren, parking' },
  {
    key: 'near-station',
    says: 'near the station, bij het station, next to the station, above the station, naast het station, station om de hoek',
  },
  {
    key: 'innovation',
    says: 'innovati*, cutting edge, state of the art, latest technology, nieuwste techniek*, modern stack, moderne techniek*',
  },
  { key: 'diversity', says: 'diversity, diversiteit, inclusi*, lgbt*', inWishes: 'transgender*, lhbt*, queer*, hoofddoek*, headscarf, hijab' },
  { key: 'unpaid', says: 'unpaid, onbetaald*, volunteer*, vrijwillig*, without pay' },
  { key: 'elderly', says: 'elderly, ouderen*, dementia, dementie*, geriatr*, verpleeghuis, nursing home' },
  {
    key: 'home-care',
    says: 'home care, thuiszorg*, wijkzorg, wijkverpleg*, community nursing, in de wijk',
    denies: 'intramuraal, geen thuiszorg, no home care',
  },
  { key: 'psychiatry', says: 'psychiatr*, ggz, forensi*, tbs, verslavingszorg, addiction' },
  { key: 'children', says: 'children, kinderen, peuters, baby*, toddler*, pupils, leerlingen, kids' },
  { key: 'hazardous', says: 'asbest*, hazardous, gevaarlijke stoffen, toxic, chemical exposure, radioactiv*, straling' },
  { key: 'assembly-line', says: 'assembly line, lopende band, production line, lijnwerk, bandwerk, monotonous, eentonig*, repetitive' },
  { key: 'relocation', says: 'relocat*, verhuizen, verhuisbereid*, move to, expat package', denies: 'no relocation, niet verhuizen' },
  {
    key: 'working-alone',
    says: 'work alone, working alone, je alleen bent, ik alleen ben, nobody bothers me, alleen werken, werkt alleen, solitary, on your own all day, solistisch, solo role, team of one',
    denies: 'in a team, in teamverband, samen met collega*, together with colleagues',
  },
  {
    key: 'standing',
    says: 'standing all day, on your feet, staand werk, hele dag staan, hele dag op de been, de hele dag staand',
    inWishes: 'lang staan, veel staan, staan+, staand+, standing+, lopen+, veel lopen, lang lopen, walking+',
  },
  {
    key: 'sitting',
    says: 'desk job, sitting all day, zittend werk, bureauwerk, beeldschermwerk, screen work',
    inWishes: 'zittends, zittend+, kan zitten, can sit, sit down, seated, sitting+',
  },
  {
    key: 'phone-sales',
    says: 'phone sales, telephone sales, telefonische verkoop, telefonisch verkopen, telesales, telemarket*, belteam, sales calls',
  },
  {
    key: 'large-company',
    says: 'multinational*, large corporation, corporate, beursgenoteerd, listed company, groot bedrijf, grote organisatie, grootbedrijf, global leader',
    denies: 'small company, klein bedrijf, familiebedrijf, family business, small firm',
  },
  {
    key: 'small-company',
    says: 'family business, familiebedrijf, small company, klein bedrijf, small firm, mkb-bedrijf, kleine organisatie',
    denies: 'multinational*, large corporation, corporate, grote organisatie, groot bedrijf',
  },
  {
    key: 'own-product',
    says: 'own product*, eigen product*, our own platform, eigen platform, product company, in-house product',
    denies: 'client projects, klantprojecten, at clients, bij klanten, secondment, detacher*',
  },
  {
    key: 'on-site-clients',
    says: 'travelling to clients, traveling to clients, visiting clients, visits to clients, drive to clients, drive to other clients, reizen naar klanten, klanten bezoeken, elke week bij een andere klant, at clients, client site*, bij klanten op locatie, op locatie bij de klant, travel to clients, klantbezoek*, customer sites, op klantlocatie',
  },
  { key: 'garden-leave', says: 'non-compete, concurrentiebeding, relatiebeding' },
  {
    key: 'cameras',
    says: 'camera surveillance of staff, keystroke*, productiviteitsmeting, hourly norm*, norm per uur, picks per hour, piece rate, stukloon',
  },
  { key: 'blood', says: 'blood, bloed*, wounds, operating theatre, operatiekamer*, autopsy, obductie' },
  { key: 'stairs', says: 'stairs, traplopen, trappen lopen, climb*, klimmen, ladder*' },
  { key: 'pets', says: 'dogs, cats, honden, katten, huisdieren, pets' },
  {
    key: 'pesticides',
    says: 'pesticid*, bestrijdingsmiddel*, gewasbescherming*, herbicid*',
    denies: 'organic farm*, biologisch*, zonder bestrijdingsmiddelen',
  },
  { key: 'organic', says: 'organic, biologisch*, ecologisch*, skal, biodynamisch*', denies: 'conventional farming, gangbare teelt' },
  {
    key: 'fast-food',
    says: 'snackplein*, frituren, burgers bakken, friet bakken, hamburgers, fast food, fastfood, snackbar*, frituur*, drive-through, burger chain, cafetaria*',
  },
  {
    key: 'fine-dining',
    says: 'fine dining, michelin, gastronomie, gastronomisch*, haute cuisine',
    denies: 'fast food, canteen kitchen, cafetaria*',
  },
  {
    key: 'combined-classes',
    says: 'combinatiegroep*, combinatieklas*, combigroep*, combined class*, mixed-age class*, jaren bij elkaar, groepen bij elkaar, meerdere jaargroepen, drie jaargroepen, twee jaargroepen, several year groups',
    denies:
      'geen combinatiegroep*, enkele jaargroep*, homogene groep*, single year group, no combined classes, parallelgroep*, parallelklas*',
  },
  { key: 'private-school', says: 'private school, particulier onderwijs, privéschool, international school' },
  { key: 'special-education', says: 'special education, speciaal onderwijs, special needs, passend onderwijs, cluster 4, sbo' },
  {
    key: 'class-size',
    says: 'small classes, kleine klassen, kleine groepen, small groups, twelve pupils, fifteen pupils',
    denies: 'large classes, grote klassen, dertig leerlingen, thirty pupils, volle klassen',
  },
  {
    key: 'acquisition',
    says: 'acquisitie, acquisition of clients, win new clients, new business, nieuwe klanten werven, hunting, klanten werven, prospecting, klanten binnenhalen',
    denies: 'no acquisition, geen acquisitie, existing clients only, alleen bestaande klanten',
  },
  { key: 'insurance-sales', says: 'selling insurance, verzekeringen verkopen, polissen verkopen, financial products door to door' },
  { key: 'research-time', says: 'research time, onderzoekstijd, publish, publiceren, promotieplek, phd position' },
  { key: 'pregnancy-cover', says: 'maternity cover, zwangerschapsvervanging, vervanging wegens zwangerschap, parental leave cover' },
  {
    key: 'winter-work',
    says: 'winter work, gladheidsbestrijding, in alle weersomstandigheden, all weather*, vorst, rain or shine, door weer en wind',
  },
  { key: 'height-of-pace', says: 'fixed pace, hoog werktempo, high pace, lopende band, normtijden, targets per hour' },
  { key: 'equity', says: 'equity, aandelenparticipatie, employee ownership, mede-eigenaar*, participation scheme' },
  {
    key: 'public-sector',
    says: 'government, overheid*, ministry, ministerie, gemeente, provincie, rijksoverheid, rijksdienst, municipality, public sector, waterschap, semi-overheid',
    denies: 'private sector only, commercieel bedrijf',
  },
  { key: 'tender-work', says: 'tender*, aanbesteding*, rfp' },
  {
    key: 'mornings',
    says: 'mornings, in the morning, morning shift*, ochtenden, in de ochtend, s ochtends, s morgens, ochtenddienst*, ochtendploeg*, elke ochtend, every morning',
    inWishes: 'ochtend, morning, ochtendwerk*, ochtenduren, voormiddag*',
  },
  {
    key: 'visa',
    says: 'visa sponsor*, sponsor your visa, sponsor visas, sponsor a visa, visum*, kennismigrant*, skilled migrant*, recognised sponsor, recognized sponsor, erkend referent*, 30% ruling, 30%-regeling, work permit*, werkvergunning*',
    denies: 'no visa sponsor*, no sponsorship, without sponsorship, cannot sponsor, not sponsor, geen visum*',
    inWishes: 'sponsorship, visa, work visa',
  },
  {
    key: 'learning-on-the-job',
    says: 'learn on the job, training on the job, we train you, wij leiden je op, leer je bij ons, traineeship*, trainee, leerwerk*, bbl, werkend leren, leren en werken, apprenticeship*, zij-instroom*, zijinstroom*, zij-instromer*, zijinstromer*, zij-instromen, omscholing*, omscholen, career changer*, career change, earn while you learn, geen ervaring nodig, ervaring is niet nodig, no experience needed, no experience required, graduate scheme*, graduate programme*, graduate program*, management trainee*',
    inWishes: 'leerplek*, leerbaan*, leerwerkplek*, opleidingsplek*',
  },
  {
    key: 'afternoons',
    says: 'afternoons, in the afternoon, afternoon shift*, middagen, in de middag, s middags, middagdienst*, middagploeg*',
    inWishes: 'afternoon, middag, middaguren, namiddag*',
  },
  {
    key: 'early-shifts',
    says: 'early shift*, early start*, early mornings, vroege dienst*, vroege ochtend, vroege ploeg, vroeg beginnen, vroeg op, begint vroeg',
    inWishes: 'vroeg opstaan, getting up early, wake up early, vroege ochtenden',
  },
  {
    key: 'housing',
    says: 'huisvesting, housing provided, housing included, housing is provided, accommodation provided, accommodation included, accommodation is provided, with accommodation, with housing, woonruimte, kost en inwoning, inwonend*, live-in',
    inWishes: 'accommodation, housing, live in',
  },
  {
    key: 'variety',
    says: 'afwissel*, gevarieerd*, veelzijdig*, variety, varied, diverse tasks, diverse taken, no two days, geen dag is hetzelfde, geen dag hetzelfde',
    denies: 'eentonig*, monotonous, repetitive',
    deniedInWishes: 'saai, saaie, saai werk, boring, boring work, dull',
  },
  {
    key: 'good-company',
    says: 'leuke collega s, leuke collega*, fijne collega s, fijne collega*, gezellige collega s, gezellige collega*, gezellig team, leuk team, fijn team, hecht team, goede sfeer, fijne sfeer, gezellige sfeer, nice colleagues, great colleagues, friendly colleagues, friendly team, nice team, close-knit team, good atmosphere, friendly atmosphere, warm team',
  },
  { key: 'screening', says: 'drug test*, drugstest*, background check*, vog, security clearance, screening' },
  { key: 'family-business', says: 'familiebedrijf, familiebedrijven, familieonderneming, family business, family-run, family-owned, family firm' },
  {
    key: 'supported-work',
    says: 'banenafspraak*, doelgroepregister*, doelgroepenregister*, participatiewet, participatiebaan*, garantiebaan*, beschut werk, beschutte werkplek*, sociale werkplaats*, sociale werkvoorziening, jobcoach*, sheltered work*, supported employment',
    inWishes: 're-integratie werk*, re-integratieplek*, re-integratietraject*, reintegratie werk*',
  },
  ...payScales(['schaal', 'salarisschaal', 'loonschaal', 'functieschaal', 'pay scale', 'salary scale', 'scale'], 'scale', 18, 1),
  ...payScales(['fwg'], 'fwg', 80, 5),
];
