/**
 * Diploma words, the most telling first: pattern over a folded text | type of the specification. A study's name follows
 * its degree, so the first pattern that matches decides.
 */
export const educationWords = `
\\b(?:phd|ph d|dphil|doctorate|doctoraat|doctoral degree|gepromoveerd|promotieonderzoek|promotietraject|promovendus|proefschrift|doctor of philosophy)\\b | PHD
\\b(?:hbo master|master hbo|hbo-master|professional master|mba hbo|pabo master|master of education|(?:master|msc|mba)\\b.{0,80}\\b(?:hogeschool|university of applied sciences|fontys|avans|saxion|windesheim|hanze|inholland|zuyd))\\b | MASTER_HBO
\\b(?:certificaat|certificate|certificering|certification|gecertificeerd|certified|cursus|course|training|workshop|bijscholing|nascholing|rijbewijs|ehbo|bhv|vca|wft|code 95|heftruck\\w*|reachtruck\\w*|prince2|itil|scrum master|cissp|istqb|nanodegree|bootcamp|mooc|moocs)\\b | CERTIFICATE
\\b(?:bachelor|hbo bachelor|bsc|ba|beng|bba|llb)\\b.{0,80}\\b(?:hogeschool|university of applied sciences|hbo|fontys|avans|saxion|windesheim|hanze|inholland|hva|han|nhl stenden|zuyd|hogeschool utrecht)\\b | BACHELOR_HBO
\\b(?:hogeschool|university of applied sciences|hbo|fontys|avans|saxion|windesheim|hanze|inholland|zuyd)\\b.{0,80}\\b(?:master|msc|mba)\\b | MASTER_HBO
\\b(?:wo master|master wo|wo-master|master of science|master of arts|master of laws|msc|m sc|llm|ll m|mphil|meng|m eng|mba|emba|mfa|master s|masters|master|doctorandus|drs|doctoraal|ir|mr|ingenieur universitair|postgraduate|post graduate|postdoctoraal|wo diploma|universitaire opleiding|universitaire master|university degree|academic degree|academisch werk en denkniveau|academisch werk en denk niveau|wo werk en denkniveau|wo niveau|wo geschoold|academisch|academic|universitair|academische)\\b | MASTER_WO
\\b(?:hbo plus|post hbo|posthbo)\\b | BACHELOR_HBO
\\b(?:associate degree|ad opleiding|ad programma|hbo ad|foundation degree|higher national diploma|hnd)\\b | BACHELOR_HBO
\\b(?:hbo bachelor|bachelor hbo|hbo|hoger beroepsonderwijs|hogeschool|hogere beroepsopleiding|university of applied sciences|pabo|hts|heao|hls|hbo v|hbov|college of applied sciences|ing|polytechnic|fachhochschule|hbo werk en denkniveau|hts diploma|lerarenopleiding)\\b | BACHELOR_HBO
\\b(?:wo bachelor|bachelor wo|bachelor of science|bachelor of arts|bachelor of laws|bachelor of engineering|bsc|b sc|bs|llb|beng|b eng|btech|b tech|bba|bcom|undergraduate|bachelor s|bachelors|bachelor|propedeuse wo|kandidaats|honours degree|honors degree|first class honours|university|universiteit|college degree|licentiaat|diplom ingenieur)\\b | BACHELOR_WO
\\bwo\\b | MASTER_WO
\\b(?:mbo niveau 4|mbo 4|mbo4|mbo n4|niveau 4|middenkader\\w*|kaderfunctionaris|specialistenopleiding|mts|meao|mdgo|mhno|mls|mbo plus)\\b | BACHELOR_MBO
\\b(?:mbo niveau 3|mbo 3|mbo3|niveau 3|vakopleiding|streekschool|leao 3|verzorgende ig)\\b | BACHELOR_MBO
\\b(?:mbo niveau 2|mbo 2|mbo2|niveau 2|basisberoepsopleiding|leerlingwezen|startkwalificatie)\\b | BACHELOR_MBO
\\b(?:mbo niveau 1|mbo 1|mbo1|niveau 1|entreeopleiding|entree opleiding|assistentopleiding)\\b | BACHELOR_MBO
\\b(?:mbo|middelbaar beroepsonderwijs|roc|bbl|bol|middelbare beroepsopleiding|vocational education|vocational training|vocational diploma|vocational school|middelbaar technische school|apprenticeship|aoc|btec|nvq|ausbildung|trade school|community college)\\b | BACHELOR_MBO
\\b(?:vwo|gymnasium|atheneum|voorbereidend wetenschappelijk onderwijs|international baccalaureate|ib diploma|abitur|a levels|a level|alevels|baccalaureate|baccalaureaat|hbs|pre university)\\b | HIGH_SCHOOL_VWO
\\b(?:havo|hoger algemeen voortgezet onderwijs|high school diploma|high school|secondary school|secondary education|middelbare school|ged|voortgezet onderwijs|mms|aso)\\b | HIGH_SCHOOL_HAVO
\\b(?:vmbo t|vmbo tl|vmbo|mavo|lbo|lts|lhno|leao|vbo|huishoudschool|gcse|gcses|praktijkonderwijs|lagere technische school|voorbereidend middelbaar beroepsonderwijs|mulo|ulo|theoretische leerweg|kaderberoepsgerichte|lager beroepsonderwijs)\\b | HIGH_SCHOOL_VMBO
\\b(?:basisschool|lagere school|primary school|elementary school|basisonderwijs|primair onderwijs)\\b | OTHER
`;
