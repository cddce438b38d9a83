/** One of the 249 countries and territories of ISO 3166-1. Names are short ones; a nationality is the word for its people. */
export type Country = {
  /** Two letters: NL. */
  code: string;
  /** Three letters: NLD. */
  alpha3: string;
  /** Three digits: 528. */
  numeric: string;
  /** With its plus sign, the digits of its area included where a zone is shared: +31, +1684. */
  dialCode: string;
  name: { en: string; nl: string };
  nationality: { en: string; nl: string };
};

// code | alpha-3 | numeric | dial code | English name | Dutch name | English nationality | Dutch nationality
const table = `
AD|AND|020|+376|Andorra|Andorra|Andorran|Andorrese
AE|ARE|784|+971|United Arab Emirates|Verenigde Arabische Emiraten|Emirati|Emiraatse
AF|AFG|004|+93|Afghanistan|Afghanistan|Afghan|Afghaanse
AG|ATG|028|+1268|Antigua & Barbuda|Antigua en Barbuda|Antiguan or Barbudan|Antiguaanse of Barbudaanse
AI|AIA|660|+1264|Anguilla|Anguilla|Anguillan|Anguillaanse
AL|ALB|008|+355|Albania|Albanië|Albanian|Albanese
AM|ARM|051|+374|Armenia|Armenië|Armenian|Armeense
AO|AGO|024|+244|Angola|Angola|Angolan|Angolese
AQ|ATA|010|+672|Antarctica|Antarctica|Antarctic|Antarctische
AR|ARG|032|+54|Argentina|Argentinië|Argentine|Argentijnse
AS|ASM|016|+1684|American Samoa|Amerikaans-Samoa|American Samoan|Amerikaans-Samoaanse
AT|AUT|040|+43|Austria|Oostenrijk|Austrian|Oostenrijkse
AU|AUS|036|+61|Australia|Australië|Australian|Australische
AW|ABW|533|+297|Aruba|Aruba|Aruban|Arubaanse
AX|ALA|248|+358|Åland Islands|Åland|Åland Islander|Ålandse
AZ|AZE|031|+994|Azerbaijan|Azerbeidzjan|Azerbaijani|Azerbeidzjaanse
BA|BIH|070|+387|Bosnia & Herzegovina|Bosnië en Herzegovina|Bosnian or Herzegovinian|Bosnische of Herzegovijnse
BB|BRB|052|+1246|Barbados|Barbados|Barbadian|Barbadaanse
BD|BGD|050|+880|Bangladesh|Bangladesh|Bangladeshi|Bengalese
BE|BEL|056|+32|Belgium|België|Belgian|Belgische
BF|BFA|854|+226|Burkina Faso|Burkina Faso|Burkinabé|Burkinese
BG|BGR|100|+359|Bulgaria|Bulgarije|Bulgarian|Bulgaarse
BH|BHR|048|+973|Bahrain|Bahrein|Bahraini|Bahreinse
BI|BDI|108|+257|Burundi|Burundi|Burundian|Burundese
BJ|BEN|204|+229|Benin|Benin|Beninese|Beninse
BL|BLM|652|+590|St. Barthélemy|Saint-Barthélemy|Barthélemois|Bartholomeïsche
BM|BMU|060|+1441|Bermuda|Bermuda|Bermudian|Bermudaanse
BN|BRN|096|+673|Brunei|Brunei|Bruneian|Bruneise
BO|BOL|068|+591|Bolivia|Bolivia|Bolivian|Boliviaanse
BQ|BES|535|+599|Caribbean Netherlands|Caribisch Nederland|Bonairean, Saban or Statian|Bonairiaanse, Sabaanse of Statiaanse
BR|BRA|076|+55|Brazil|Brazilië|Brazilian|Braziliaanse
BS|BHS|044|+1242|Bahamas|Bahama’s|Bahamian|Bahamaanse
BT|BTN|064|+975|Bhutan|Bhutan|Bhutanese|Bhutaanse
BV|BVT|074|+47|Bouvet Island|Bouveteiland|Bouvet Island|Bouvet-eilandse
BW|BWA|072|+267|Botswana|Botswana|Motswana|Botswaanse
BY|BLR|112|+375|Belarus|Belarus|Belarusian|Belarussische
BZ|BLZ|084|+501|Belize|Belize|Belizean|Belizaanse
CA|CAN|124|+1|Canada|Canada|Canadian|Canadese
CC|CCK|166|+61|Cocos (Keeling) Islands|Cocoseilanden|Cocos Islander|Cocoseilandse
CD|COD|180|+243|Congo (Kinshasa)|Congo-Kinshasa|Congolese (Kinshasa)|Congolese (Kinshasa)
CF|CAF|140|+236|Central African Republic|Centraal-Afrikaanse Republiek|Central African|Centraal-Afrikaanse
CG|COG|178|+242|Congo (Brazzaville)|Congo-Brazzaville|Congolese (Brazzaville)|Congolese (Brazzaville)
CH|CHE|756|+41|Switzerland|Zwitserland|Swiss|Zwitserse
CI|CIV|384|+225|Côte d’Ivoire|Ivoorkust|Ivorian|Ivoriaanse
CK|COK|184|+682|Cook Islands|Cookeilanden|Cook Islander|Cookeilandse
CL|CHL|152|+56|Chile|Chili|Chilean|Chileense
CM|CMR|120|+237|Cameroon|Kameroen|Cameroonian|Kameroense
CN|CHN|156|+86|China|China|Chinese|Chinese
CO|COL|170|+57|Colombia|Colombia|Colombian|Colombiaanse
CR|CRI|188|+506|Costa Rica|Costa Rica|Costa Rican|Costa Ricaanse
CU|CUB|192|+53|Cuba|Cuba|Cuban|Cubaanse
CV|CPV|132|+238|Cape Verde|Kaapverdië|Cape Verdean|Kaapverdische
CW|CUW|531|+5999|Curaçao|Curaçao|Curaçaoan|Curaçaose
CX|CXR|162|+61|Christmas Island|Christmaseiland|Christmas Islander|Christmaseilandse
CY|CYP|196|+357|Cyprus|Cyprus|Cypriot|Cypriotische
CZ|CZE|203|+420|Czechia|Tsjechië|Czech|Tsjechische
DE|DEU|276|+49|Germany|Duitsland|German|Duitse
DJ|DJI|262|+253|Djibouti|Djibouti|Djiboutian|Djiboutiaanse
DK|DNK|208|+45|Denmark|Denemarken|Danish|Deense
DM|DMA|212|+1767|Dominica|Dominica|Dominican (Dominica)|Dominicaanse (Dominica)
DO|DOM|214|+1|Dominican Republic|Dominicaanse Republiek|Dominican (Dominican Republic)|Dominicaanse (Dominicaanse Republiek)
DZ|DZA|012|+213|Algeria|Algerije|Algerian|Algerijnse
EC|ECU|218|+593|Ecuador|Ecuador|Ecuadorian|Ecuadoraanse
EE|EST|233|+372|Estonia|Estland|Estonian|Estse
EG|EGY|818|+20|Egypt|Egypte|Egyptian|Egyptische
EH|ESH|732|+212|Western Sahara|Westelijke Sahara|Sahrawi|Sahrawische
ER|ERI|232|+291|Eritrea|Eritrea|Eritrean|Eritrese
ES|ESP|724|+34|Spain|Spanje|Spanish|Spaanse
ET|ETH|231|+251|Ethiopia|Ethiopië|Ethiopian|Ethiopische
FI|FIN|246|+358|Finland|Finland|Finnish|Finse
FJ|FJI|242|+679|Fiji|Fiji|Fijian|Fijische
FK|FLK|238|+500|Falkland Islands|Falklandeilanden|Falkland Islander|Falklandse
FM|FSM|583|+691|Micronesia|Micronesia|Micronesian|Micronesische
FO|FRO|234|+298|Faroe Islands|Faeröer|Faroese|Faeröerse
FR|FRA|250|+33|France|Frankrijk|French|Franse
GA|GAB|266|+241|Gabon|Gabon|Gabonese|Gabonese
GB|GBR|826|+44|United Kingdom|Verenigd Koninkrijk|British|Britse
GD|GRD|308|+1473|Grenada|Grenada|Grenadian|Grenadaanse
GE|GEO|268|+995|Georgia|Georgië|Georgian|Georgische
GF|GUF|254|+594|French Guiana|Frans-Guyana|French Guianese|Frans-Guyaanse
GG|GGY|831|+44|Guernsey|Guernsey|Channel Islander (Guernsey)|Guernseyse
GH|GHA|288|+233|Ghana|Ghana|Ghanaian|Ghanese
GI|GIB|292|+350|Gibraltar|Gibraltar|Gibraltarian|Gibraltarese
GL|GRL|304|+299|Greenland|Groenland|Greenlandic|Groenlandse
GM|GMB|270|+220|Gambia|Gambia|Gambian|Gambiaanse
GN|GIN|324|+224|Guinea|Guinee|Guinean|Guinese
GP|GLP|312|+590|Guadeloupe|Guadeloupe|Guadeloupean|Guadeloupse
GQ|GNQ|226|+240|Equatorial Guinea|Equatoriaal-Guinea|Equatorial Guinean|Equatoriaal-Guinese
GR|GRC|300|+30|Greece|Griekenland|Greek|Griekse
GS|SGS|239|+500|South Georgia & South Sandwich Islands|Zuid-Georgia en Zuidelijke Sandwicheilanden|South Georgia or South Sandwich Islander|Zuid-Georgische of Zuid-Sandwicheilandse
GT|GTM|320|+502|Guatemala|Guatemala|Guatemalan|Guatemalteekse
GU|GUM|316|+1671|Guam|Guam|Guamanian|Guamese
GW|GNB|624|+245|Guinea-Bissau|Guinee-Bissau|Bissau-Guinean|Guinee-Bissause
GY|GUY|328|+592|Guyana|Guyana|Guyanese|Guyaanse
HK|HKG|344|+852|Hong Kong|Hongkong|Hong Kong|Hongkongse
HM|HMD|334|+672|Heard & McDonald Islands|Heard en McDonaldeilanden|Heard or McDonald Islands|Heard- en McDonaldeilandse
HN|HND|340|+504|Honduras|Honduras|Honduran|Hondurese
HR|HRV|191|+385|Croatia|Kroatië|Croatian|Kroatische
HT|HTI|332|+509|Haiti|Haïti|Haitian|Haïtiaanse
HU|HUN|348|+36|Hungary|Hongarije|Hungarian|Hongaarse
ID|IDN|360|+62|Indonesia|Indonesië|Indonesian|Indonesische
IE|IRL|372|+353|Ireland|Ierland|Irish|Ierse
IL|ISR|376|+972|Israel|Israël|Israeli|Israëlische
IM|IMN|833|+44|Isle of Man|Isle of Man|Manx|Manxe
IN|IND|356|+91|India|India|Indian|Indiase
IO|IOT|086|+246|British Indian Ocean Territory|Brits Indische Oceaanterritorium|British Indian Ocean Territory|Chagossiaanse
IQ|IRQ|368|+964|Iraq|Irak|Iraqi|Iraakse
IR|IRN|364|+98|Iran|Iran|Iranian|Iraanse
IS|ISL|352|+354|Iceland|IJsland|Icelandic|IJslandse
IT|ITA|380|+39|Italy|Italië|Italian|Italiaanse
JE|JEY|832|+44|Jersey|Jersey|Channel Islander (Jersey)|Jerseyse
JM|JAM|388|+1876|Jamaica|Jamaica|Jamaican|Jamaicaanse
JO|JOR|400|+962|Jordan|Jordanië|Jordanian|Jordaanse
JP|JPN|392|+81|Japan|Japan|Japanese|Japanse
KE|KEN|404|+254|Kenya|Kenia|Kenyan|Keniaanse
KG|KGZ|417|+996|Kyrgyzstan|Kirgizië|Kyrgyz|Kirgizische
KH|KHM|116|+855|Cambodia|Cambodja|Cambodian|Cambodjaanse
KI|KIR|296|+686|Kiribati|Kiribati|I-Kiribati|Kiribatische
KM|COM|174|+269|Comoros|Comoren|Comorian|Comorese
KN|KNA|659|+1869|St. Kitts & Nevis|Saint Kitts en Nevis|Kittitian or Nevisian|Saint Kittse of Nevisiaanse
KP|PRK|408|+850|North Korea|Noord-Korea|North Korean|Noord-Koreaanse
KR|KOR|410|+82|South Korea|Zuid-Korea|South Korean|Zuid-Koreaanse
KW|KWT|414|+965|Kuwait|Koeweit|Kuwaiti|Koeweitse
KY|CYM|136|+1345|Cayman Islands|Kaaimaneilanden|Caymanian|Kaaimaneilandse
KZ|KAZ|398|+7|Kazakhstan|Kazachstan|Kazakh|Kazachse
LA|LAO|418|+856|Laos|Laos|Lao|Laotiaanse
LB|LBN|422|+961|Lebanon|Libanon|Lebanese|Libanese
LC|LCA|662|+1758|St. Lucia|Saint Lucia|Saint Lucian|Saint Luciaanse
LI|LIE|438|+423|Liechtenstein|Liechtenstein|Liechtensteiner|Liechtensteinse
LK|LKA|144|+94|Sri Lanka|Sri Lanka|Sri Lankan|Sri Lankaanse
LR|LBR|430|+231|Liberia|Liberia|Liberian|Liberiaanse
LS|LSO|426|+266|Lesotho|Lesotho|Basotho|Lesothaanse
LT|LTU|440|+370|Lithuania|Litouwen|Lithuanian|Litouwse
LU|LUX|442|+352|Luxembourg|Luxemburg|Luxembourgish|Luxemburgse
LV|LVA|428|+371|Latvia|Letland|Latvian|Letse
LY|LBY|434|+218|Libya|Libië|Libyan|Libische
MA|MAR|504|+212|Morocco|Marokko|Moroccan|Marokkaanse
MC|MCO|492|+377|Monaco|Monaco|Monégasque|Monegaskische
MD|MDA|498|+373|Moldova|Moldavië|Moldovan|Moldavische
ME|MNE|499|+382|Montenegro|Montenegro|Montenegrin|Montenegrijnse
MF|MAF|663|+590|St. Martin|Saint-Martin|Saint-Martinoise|Saint-Martinse
MG|MDG|450|+261|Madagascar|Madagaskar|Malagasy|Malagassische
MH|MHL|584|+692|Marshall Islands|Marshalleilanden|Marshallese|Marshalleilandse
MK|MKD|807|+389|North Macedonia|Noord-Macedonië|Macedonian|Noord-Macedonische
ML|MLI|466|+223|Mali|Mali|Malian|Malinese
MM|MMR|104|+95|Myanmar|Myanmar|Burmese|Myanmarese
MN|MNG|496|+976|Mongolia|Mongolië|Mongolian|Mongolische
MO|MAC|446|+853|Macao|Macau|Macanese|Macause
MP|MNP|580|+1670|Northern Mariana Islands|Noordelijke Marianen|Northern Mariana Islander|Noord-Mariaanse
MQ|MTQ|474|+596|Martinique|Martinique|Martinican|Martinikaanse
MR|MRT|478|+222|Mauritania|Mauritanië|Mauritanian|Mauritaanse
MS|MSR|500|+1664|Montserrat|Montserrat|Montserratian|Montserrataanse
MT|MLT|470|+356|Malta|Malta|Maltese|Maltese
MU|MUS|480|+230|Mauritius|Mauritius|Mauritian|Mauritiaanse
MV|MDV|462|+960|Maldives|Maldiven|Maldivian|Maldivische
MW|MWI|454|+265|Malawi|Malawi|Malawian|Malawische
MX|MEX|484|+52|Mexico|Mexico|Mexican|Mexicaanse
MY|MYS|458|+60|Malaysia|Maleisië|Malaysian|Maleisische
MZ|MOZ|508|+258|Mozambique|Mozambique|Mozambican|Mozambikaanse
NA|NAM|516|+264|Namibia|Namibië|Namibian|Namibische
NC|NCL|540|+687|New Caledonia|Nieuw-Caledonië|New Caledonian|Nieuw-Caledonische
NE|NER|562|+227|Niger|Niger|Nigerien|Nigerese
NF|NFK|574|+672|Norfolk Island|Norfolk|Norfolk Islander|Norfolkeilandse
NG|NGA|566|+234|Nigeria|Nigeria|Nigerian|Nigeriaanse
NI|NIC|558|+505|Nicaragua|Nicaragua|Nicaraguan|Nicaraguaanse
NL|NLD|528|+31|Netherlands|Nederland|Dutch|Nederlandse
NO|NOR|578|+47|Norway|Noorwegen|Norwegian|Noorse
NP|NPL|524|+977|Nepal|Nepal|Nepali|Nepalese
NR|NRU|520|+674|Nauru|Nauru|Nauruan|Nauruaanse
NU|NIU|570|+683|Niue|Niue|Niuean|Niueaanse
NZ|NZL|554|+64|New Zealand|Nieuw-Zeeland|New Zealander|Nieuw-Zeelandse
OM|OMN|512|+968|Oman|Oman|Omani|Omaanse
PA|PAN|591|+507|Panama|Panama|Panamanian|Panamese
PE|PER|604|+51|Peru|Peru|Peruvian|Peruaanse
PF|PYF|258|+689|French Polynesia|Frans-Polynesië|French Polynesian|Frans-Polynesische
PG|PNG|598|+675|Papua New Guinea|Papoea-Nieuw-Guinea|Papua New Guinean|Papoea-Nieuw-Guinese
PH|PHL|608|+63|Philippines|Filipijnen|Filipino|Filipijnse
PK|PAK|586|+92|Pakistan|Pakistan|Pakistani|Pakistaanse
PL|POL|616|+48|Poland|Polen|Polish|Poolse
PM|SPM|666|+508|St. Pierre & Miquelon|Saint-Pierre en Miquelon|Saint-Pierrais or Miquelonnais|Saint-Pierrese of Miquelonse
PN|PCN|612|+64|Pitcairn Islands|Pitcairneilanden|Pitcairn Islander|Pitcairneilandse
PR|PRI|630|+1|Puerto Rico|Puerto Rico|Puerto Rican|Puerto Ricaanse
PS|PSE|275|+970|Palestine|Palestina|Palestinian|Palestijnse
PT|PRT|620|+351|Portugal|Portugal|Portuguese|Portugese
PW|PLW|585|+680|Palau|Palau|Palauan|Palause
PY|PRY|600|+595|Paraguay|Paraguay|Paraguayan|Paraguayaanse
QA|QAT|634|+974|Qatar|Qatar|Qatari|Qatarese
RE|REU|638|+262|Réunion|Réunion|Réunionese|Réunionse
RO|ROU|642|+40|Romania|Roemenië|Romanian|Roemeense
RS|SRB|688|+381|Serbia|Servië|Serbian|Servische
RU|RUS|643|+7|Russia|Rusland|Russian|Russische
RW|RWA|646|+250|Rwanda|Rwanda|Rwandan|Rwandese
SA|SAU|682|+966|Saudi Arabia|Saoedi-Arabië|Saudi|Saoedi-Arabische
SB|SLB|090|+677|Solomon Islands|Salomonseilanden|Solomon Islander|Salomonseilandse
SC|SYC|690|+248|Seychelles|Seychellen|Seychellois|Seychelse
SD|SDN|729|+249|Sudan|Soedan|Sudanese|Soedanese
SE|SWE|752|+46|Sweden|Zweden|Swedish|Zweedse
SG|SGP|702|+65|Singapore|Singapore|Singaporean|Singaporese
SH|SHN|654|+290|St. Helena|Sint-Helena|Saint Helenian|Sint-Heleense
SI|SVN|705|+386|Slovenia|Slovenië|Slovenian|Sloveense
SJ|SJM|744|+47|Svalbard & Jan Mayen|Spitsbergen en Jan Mayen|Svalbard or Jan Mayen|Spitsbergse
SK|SVK|703|+421|Slovakia|Slowakije|Slovak|Slowaakse
SL|SLE|694|+232|Sierra Leone|Sierra Leone|Sierra Leonean|Sierra Leoonse
SM|SMR|674|+378|San Marino|San Marino|Sammarinese|San Marinese
SN|SEN|686|+221|Senegal|Senegal|Senegalese|Senegalese
SO|SOM|706|+252|Somalia|Somalië|Somali|Somalische
SR|SUR|740|+597|Suriname|Suriname|Surinamese|Surinaamse
SS|SSD|728|+211|South Sudan|Zuid-Soedan|South Sudanese|Zuid-Soedanese
ST|STP|678|+239|São Tomé & Príncipe|Sao Tomé en Principe|São Toméan|Santomese
SV|SLV|222|+503|El Salvador|El Salvador|Salvadoran|Salvadoraanse
SX|SXM|534|+1721|Sint Maarten|Sint-Maarten|Sint Maartener|Sint-Maartense
SY|SYR|760|+963|Syria|Syrië|Syrian|Syrische
SZ|SWZ|748|+268|Eswatini|Eswatini|Swazi|Swazische
TC|TCA|796|+1649|Turks & Caicos Islands|Turks- en Caicoseilanden|Turks and Caicos Islander|Turks- en Caicoseilandse
TD|TCD|148|+235|Chad|Tsjaad|Chadian|Tsjadische
TF|ATF|260|+262|French Southern Territories|Franse Gebieden in de zuidelijke Indische Oceaan|French Southern Territories|Franse Zuidelijke Gebieden
TG|TGO|768|+228|Togo|Togo|Togolese|Togolese
TH|THA|764|+66|Thailand|Thailand|Thai|Thaise
TJ|TJK|762|+992|Tajikistan|Tadzjikistan|Tajik|Tadzjiekse
TK|TKL|772|+690|Tokelau|Tokelau|Tokelauan|Tokelause
TL|TLS|626|+670|Timor-Leste|Oost-Timor|Timorese|Oost-Timorese
TM|TKM|795|+993|Turkmenistan|Turkmenistan|Turkmen|Turkmeense
TN|TUN|788|+216|Tunisia|Tunesië|Tunisian|Tunesische
TO|TON|776|+676|Tonga|Tonga|Tongan|Tongaanse
TR|TUR|792|+90|Türkiye|Turkije|Turkish|Turkse
TT|TTO|780|+1868|Trinidad & Tobago|Trinidad en Tobago|Trinidadian or Tobagonian|Trinidadse of Tobagose
TV|TUV|798|+688|Tuvalu|Tuvalu|Tuvaluan|Tuvaluaanse
TW|TWN|158|+886|Taiwan|Taiwan|Taiwanese|Taiwanese
TZ|TZA|834|+255|Tanzania|Tanzania|Tanzanian|Tanzaniaanse
UA|UKR|804|+380|Ukraine|Oekraïne|Ukrainian|Oekraïense
UG|UGA|800|+256|Uganda|Oeganda|Ugandan|Oegandese
UM|UMI|581|+1|U.S. Outlying Islands|Kleine afgelegen eilanden van de Verenigde Staten|US Minor Outlying Islands|Amerikaanse (kleine afgelegen eilanden)
US|USA|840|+1|United States|Verenigde Staten|American|Amerikaanse
UY|URY|858|+598|Uruguay|Uruguay|Uruguayan|Uruguayaanse
UZ|UZB|860|+998|Uzbekistan|Oezbekistan|Uzbek|Oezbeekse
VA|VAT|336|+39|Vatican City|Vaticaanstad|Vatican|Vaticaanse
VC|VCT|670|+1784|St. Vincent & Grenadines|Saint Vincent en de Grenadines|Saint Vincentian|Saint Vincentse
VE|VEN|862|+58|Venezuela|Venezuela|Venezuelan|Venezolaanse
VG|VGB|092|+1284|British Virgin Islands|Britse Maagdeneilanden|British Virgin Islander|Brits-Maagdeneilandse
VI|VIR|850|+1340|U.S. Virgin Islands|Amerikaanse Maagdeneilanden|US Virgin Islander|Amerikaans-Maagdeneilandse
VN|VNM|704|+84|Vietnam|Vietnam|Vietnamese|Vietnamese
VU|VUT|548|+678|Vanuatu|Vanuatu|Ni-Vanuatu|Vanuatuaanse
WF|WLF|876|+681|Wallis & Futuna|Wallis en Futuna|Wallisian or Futunan|Wallisiaanse of Futunaanse
WS|WSM|882|+685|Samoa|Samoa|Samoan|Samoaanse
YE|YEM|887|+967|Yemen|Jemen|Yemeni|Jemenitische
YT|MYT|175|+262|Mayotte|Mayotte|Mahoran|Mahoraanse
ZA|ZAF|710|+27|South Africa|Zuid-Afrika|South African|Zuid-Afrikaanse
ZM|ZMB|894|+260|Zambia|Zambia|Zambian|Zambiaanse
ZW|ZWE|716|+263|Zimbabwe|Zimbabwe|Zimbabwean|Zimbabwaanse
`;

const countryOf = (row: string): Country => {
  const [code = '', alpha3 = '', numeric = '', dialCode = '', en = '', nl = '', nationalityEn = '', nationalityNl = ''] = row.split('|');
  return { code, alpha3, numeric, dialCode, name: { en, nl }, nationality: { en: nationalityEn, nl: nationalityNl } };
};

/** All countries, by code. The names are kept here and not asked of the system, so that every browser shows and searches the same. */
export const countries: readonly Country[] = table.trim().split('\n').map(countryOf);

const codes = new Set(countries.map(({ code }) => code));
/** Whether a text is the two-letter code of a country. */
export const isCountry = (code: string): boolean => codes.has(code);

/** Of the countries that share a dial code, the one most numbers belong to. */
const mainOf: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+64': 'NZ',
  '+212': 'MA',
  '+262': 'RE',
  '+358': 'FI',
  '+500': 'FK',
  '+590': 'GP',
  '+672': 'NF',
};
/** Whether a number with this country's dial code is most likely of this country. */
export const isMainOfDialCode = ({ code, dialCode }: Pick<Country, 'code' | 'dialCode'>): boolean => (mainOf[dialCode] ?? code) === code;
