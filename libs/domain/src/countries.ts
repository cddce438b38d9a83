import { dialCodes } from './dial-codes';

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

// code | alpha-3 | numeric | English name | Dutch name | English nationality | Dutch nationality
const table = `
AD|AND|020|Andorra|Andorra|Andorran|Andorrese
AE|ARE|784|United Arab Emirates|Verenigde Arabische Emiraten|Emirati|Emiraatse
AF|AFG|004|Afghanistan|Afghanistan|Afghan|Afghaanse
AG|ATG|028|Antigua & Barbuda|Antigua en Barbuda|Antiguan or Barbudan|Antiguaanse of Barbudaanse
AI|AIA|660|Anguilla|Anguilla|Anguillan|Anguillaanse
AL|ALB|008|Albania|Albanië|Albanian|Albanese
AM|ARM|051|Armenia|Armenië|Armenian|Armeense
AO|AGO|024|Angola|Angola|Angolan|Angolese
AQ|ATA|010|Antarctica|Antarctica|Antarctic|Antarctische
AR|ARG|032|Argentina|Argentinië|Argentine|Argentijnse
AS|ASM|016|American Samoa|Amerikaans-Samoa|American Samoan|Amerikaans-Samoaanse
AT|AUT|040|Austria|Oostenrijk|Austrian|Oostenrijkse
AU|AUS|036|Australia|Australië|Australian|Australische
AW|ABW|533|Aruba|Aruba|Aruban|Arubaanse
AX|ALA|248|Åland Islands|Åland|Åland Islander|Ålandse
AZ|AZE|031|Azerbaijan|Azerbeidzjan|Azerbaijani|Azerbeidzjaanse
BA|BIH|070|Bosnia & Herzegovina|Bosnië en Herzegovina|Bosnian or Herzegovinian|Bosnische of Herzegovijnse
BB|BRB|052|Barbados|Barbados|Barbadian|Barbadaanse
BD|BGD|050|Bangladesh|Bangladesh|Bangladeshi|Bengalese
BE|BEL|056|Belgium|België|Belgian|Belgische
BF|BFA|854|Burkina Faso|Burkina Faso|Burkinabé|Burkinese
BG|BGR|100|Bulgaria|Bulgarije|Bulgarian|Bulgaarse
BH|BHR|048|Bahrain|Bahrein|Bahraini|Bahreinse
BI|BDI|108|Burundi|Burundi|Burundian|Burundese
BJ|BEN|204|Benin|Benin|Beninese|Beninse
BL|BLM|652|St. Barthélemy|Saint-Barthélemy|Barthélemois|Bartholomeïsche
BM|BMU|060|Bermuda|Bermuda|Bermudian|Bermudaanse
BN|BRN|096|Brunei|Brunei|Bruneian|Bruneise
BO|BOL|068|Bolivia|Bolivia|Bolivian|Boliviaanse
BQ|BES|535|Caribbean Netherlands|Caribisch Nederland|Bonairean, Saban or Statian|Bonairiaanse, Sabaanse of Statiaanse
BR|BRA|076|Brazil|Brazilië|Brazilian|Braziliaanse
BS|BHS|044|Bahamas|Bahama’s|Bahamian|Bahamaanse
BT|BTN|064|Bhutan|Bhutan|Bhutanese|Bhutaanse
BV|BVT|074|Bouvet Island|Bouveteiland|Bouvet Island|Bouvet-eilandse
BW|BWA|072|Botswana|Botswana|Motswana|Botswaanse
BY|BLR|112|Belarus|Belarus|Belarusian|Belarussische
BZ|BLZ|084|Belize|Belize|Belizean|Belizaanse
CA|CAN|124|Canada|Canada|Canadian|Canadese
CC|CCK|166|Cocos (Keeling) Islands|Cocoseilanden|Cocos Islander|Cocoseilandse
CD|COD|180|Congo (Kinshasa)|Congo-Kinshasa|Congolese (Kinshasa)|Congolese (Kinshasa)
CF|CAF|140|Central African Republic|Centraal-Afrikaanse Republiek|Central African|Centraal-Afrikaanse
CG|COG|178|Congo (Brazzaville)|Congo-Brazzaville|Congolese (Brazzaville)|Congolese (Brazzaville)
CH|CHE|756|Switzerland|Zwitserland|Swiss|Zwitserse
CI|CIV|384|Côte d’Ivoire|Ivoorkust|Ivorian|Ivoriaanse
CK|COK|184|Cook Islands|Cookeilanden|Cook Islander|Cookeilandse
CL|CHL|152|Chile|Chili|Chilean|Chileense
CM|CMR|120|Cameroon|Kameroen|Cameroonian|Kameroense
CN|CHN|156|China|China|Chinese|Chinese
CO|COL|170|Colombia|Colombia|Colombian|Colombiaanse
CR|CRI|188|Costa Rica|Costa Rica|Costa Rican|Costa Ricaanse
CU|CUB|192|Cuba|Cuba|Cuban|Cubaanse
CV|CPV|132|Cape Verde|Kaapverdië|Cape Verdean|Kaapverdische
CW|CUW|531|Curaçao|Curaçao|Curaçaoan|Curaçaose
CX|CXR|162|Christmas Island|Christmaseiland|Christmas Islander|Christmaseilandse
CY|CYP|196|Cyprus|Cyprus|Cypriot|Cypriotische
CZ|CZE|203|Czechia|Tsjechië|Czech|Tsjechische
DE|DEU|276|Germany|Duitsland|German|Duitse
DJ|DJI|262|Djibouti|Djibouti|Djiboutian|Djiboutiaanse
DK|DNK|208|Denmark|Denemarken|Danish|Deense
DM|DMA|212|Dominica|Dominica|Dominican (Dominica)|Dominicaanse (Dominica)
DO|DOM|214|Dominican Republic|Dominicaanse Republiek|Dominican (Dominican Republic)|Dominicaanse (Dominicaanse Republiek)
DZ|DZA|012|Algeria|Algerije|Algerian|Algerijnse
EC|ECU|218|Ecuador|Ecuador|Ecuadorian|Ecuadoraanse
EE|EST|233|Estonia|Estland|Estonian|Estse
EG|EGY|818|Egypt|Egypte|Egyptian|Egyptische
EH|ESH|732|Western Sahara|Westelijke Sahara|Sahrawi|Sahrawische
ER|ERI|232|Eritrea|Eritrea|Eritrean|Eritrese
ES|ESP|724|Spain|Spanje|Spanish|Spaanse
ET|ETH|231|Ethiopia|Ethiopië|Ethiopian|Ethiopische
FI|FIN|246|Finland|Finland|Finnish|Finse
FJ|FJI|242|Fiji|Fiji|Fijian|Fijische
FK|FLK|238|Falkland Islands|Falklandeilanden|Falkland Islander|Falklandse
FM|FSM|583|Micronesia|Micronesia|Micronesian|Micronesische
FO|FRO|234|Faroe Islands|Faeröer|Faroese|Faeröerse
FR|FRA|250|France|Frankrijk|French|Franse
GA|GAB|266|Gabon|Gabon|Gabonese|Gabonese
GB|GBR|826|United Kingdom|Verenigd Koninkrijk|British|Britse
GD|GRD|308|Grenada|Grenada|Grenadian|Grenadaanse
GE|GEO|268|Georgia|Georgië|Georgian|Georgische
GF|GUF|254|French Guiana|Frans-Guyana|French Guianese|Frans-Guyaanse
GG|GGY|831|Guernsey|Guernsey|Channel Islander (Guernsey)|Guernseyse
GH|GHA|288|Ghana|Ghana|Ghanaian|Ghanese
GI|GIB|292|Gibraltar|Gibraltar|Gibraltarian|Gibraltarese
GL|GRL|304|Greenland|Groenland|Greenlandic|Groenlandse
GM|GMB|270|Gambia|Gambia|Gambian|Gambiaanse
GN|GIN|324|Guinea|Guinee|Guinean|Guinese
GP|GLP|312|Guadeloupe|Guadeloupe|Guadeloupean|Guadeloupse
GQ|GNQ|226|Equatorial Guinea|Equatoriaal-Guinea|Equatorial Guinean|Equatoriaal-Guinese
GR|GRC|300|Greece|Griekenland|Greek|Griekse
GS|SGS|239|South Georgia & South Sandwich Islands|Zuid-Georgia en Zuidelijke Sandwicheilanden|South Georgia or South Sandwich Islander|Zuid-Georgische of Zuid-Sandwicheilandse
GT|GTM|320|Guatemala|Guatemala|Guatemalan|Guatemalteekse
GU|GUM|316|Guam|Guam|Guamanian|Guamese
GW|GNB|624|Guinea-Bissau|Guinee-Bissau|Bissau-Guinean|Guinee-Bissause
GY|GUY|328|Guyana|Guyana|Guyanese|Guyaanse
HK|HKG|344|Hong Kong|Hongkong|Hong Kong|Hongkongse
HM|HMD|334|Heard & McDonald Islands|Heard en McDonaldeilanden|Heard or McDonald Islands|Heard- en McDonaldeilandse
HN|HND|340|Honduras|Honduras|Honduran|Hondurese
HR|HRV|191|Croatia|Kroatië|Croatian|Kroatische
HT|HTI|332|Haiti|Haïti|Haitian|Haïtiaanse
HU|HUN|348|Hungary|Hongarije|Hungarian|Hongaarse
ID|IDN|360|Indonesia|Indonesië|Indonesian|Indonesische
IE|IRL|372|Ireland|Ierland|Irish|Ierse
IL|ISR|376|Israel|Israël|Israeli|Israëlische
IM|IMN|833|Isle of Man|Isle of Man|Manx|Manxe
IN|IND|356|India|India|Indian|Indiase
IO|IOT|086|British Indian Ocean Territory|Brits Indische Oceaanterritorium|British Indian Ocean Territory|Chagossiaanse
IQ|IRQ|368|Iraq|Irak|Iraqi|Iraakse
IR|IRN|364|Iran|Iran|Iranian|Iraanse
IS|ISL|352|Iceland|IJsland|Icelandic|IJslandse
IT|ITA|380|Italy|Italië|Italian|Italiaanse
JE|JEY|832|Jersey|Jersey|Channel Islander (Jersey)|Jerseyse
JM|JAM|388|Jamaica|Jamaica|Jamaican|Jamaicaanse
JO|JOR|400|Jordan|Jordanië|Jordanian|Jordaanse
JP|JPN|392|Japan|Japan|Japanese|Japanse
KE|KEN|404|Kenya|Kenia|Kenyan|Keniaanse
KG|KGZ|417|Kyrgyzstan|Kirgizië|Kyrgyz|Kirgizische
KH|KHM|116|Cambodia|Cambodja|Cambodian|Cambodjaanse
KI|KIR|296|Kiribati|Kiribati|I-Kiribati|Kiribatische
KM|COM|174|Comoros|Comoren|Comorian|Comorese
KN|KNA|659|St. Kitts & Nevis|Saint Kitts en Nevis|Kittitian or Nevisian|Saint Kittse of Nevisiaanse
KP|PRK|408|North Korea|Noord-Korea|North Korean|Noord-Koreaanse
KR|KOR|410|South Korea|Zuid-Korea|South Korean|Zuid-Koreaanse
KW|KWT|414|Kuwait|Koeweit|Kuwaiti|Koeweitse
KY|CYM|136|Cayman Islands|Kaaimaneilanden|Caymanian|Kaaimaneilandse
KZ|KAZ|398|Kazakhstan|Kazachstan|Kazakh|Kazachse
LA|LAO|418|Laos|Laos|Lao|Laotiaanse
LB|LBN|422|Lebanon|Libanon|Lebanese|Libanese
LC|LCA|662|St. Lucia|Saint Lucia|Saint Lucian|Saint Luciaanse
LI|LIE|438|Liechtenstein|Liechtenstein|Liechtensteiner|Liechtensteinse
LK|LKA|144|Sri Lanka|Sri Lanka|Sri Lankan|Sri Lankaanse
LR|LBR|430|Liberia|Liberia|Liberian|Liberiaanse
LS|LSO|426|Lesotho|Lesotho|Basotho|Lesothaanse
LT|LTU|440|Lithuania|Litouwen|Lithuanian|Litouwse
LU|LUX|442|Luxembourg|Luxemburg|Luxembourgish|Luxemburgse
LV|LVA|428|Latvia|Letland|Latvian|Letse
LY|LBY|434|Libya|Libië|Libyan|Libische
MA|MAR|504|Morocco|Marokko|Moroccan|Marokkaanse
MC|MCO|492|Monaco|Monaco|Monégasque|Monegaskische
MD|MDA|498|Moldova|Moldavië|Moldovan|Moldavische
ME|MNE|499|Montenegro|Montenegro|Montenegrin|Montenegrijnse
MF|MAF|663|St. Martin|Saint-Martin|Saint-Martinoise|Saint-Martinse
MG|MDG|450|Madagascar|Madagaskar|Malagasy|Malagassische
MH|MHL|584|Marshall Islands|Marshalleilanden|Marshallese|Marshalleilandse
MK|MKD|807|North Macedonia|Noord-Macedonië|Macedonian|Noord-Macedonische
ML|MLI|466|Mali|Mali|Malian|Malinese
MM|MMR|104|Myanmar|Myanmar|Burmese|Myanmarese
MN|MNG|496|Mongolia|Mongolië|Mongolian|Mongolische
MO|MAC|446|Macao|Macau|Macanese|Macause
MP|MNP|580|Northern Mariana Islands|Noordelijke Marianen|Northern Mariana Islander|Noord-Mariaanse
MQ|MTQ|474|Martinique|Martinique|Martinican|Martinikaanse
MR|MRT|478|Mauritania|Mauritanië|Mauritanian|Mauritaanse
MS|MSR|500|Montserrat|Montserrat|Montserratian|Montserrataanse
MT|MLT|470|Malta|Malta|Maltese|Maltese
MU|MUS|480|Mauritius|Mauritius|Mauritian|Mauritiaanse
MV|MDV|462|Maldives|Maldiven|Maldivian|Maldivische
MW|MWI|454|Malawi|Malawi|Malawian|Malawische
MX|MEX|484|Mexico|Mexico|Mexican|Mexicaanse
MY|MYS|458|Malaysia|Maleisië|Malaysian|Maleisische
MZ|MOZ|508|Mozambique|Mozambique|Mozambican|Mozambikaanse
NA|NAM|516|Namibia|Namibië|Namibian|Namibische
NC|NCL|540|New Caledonia|Nieuw-Caledonië|New Caledonian|Nieuw-Caledonische
NE|NER|562|Niger|Niger|Nigerien|Nigerese
NF|NFK|574|Norfolk Island|Norfolk|Norfolk Islander|Norfolkeilandse
NG|NGA|566|Nigeria|Nigeria|Nigerian|Nigeriaanse
NI|NIC|558|Nicaragua|Nicaragua|Nicaraguan|Nicaraguaanse
NL|NLD|528|Netherlands|Nederland|Dutch|Nederlandse
NO|NOR|578|Norway|Noorwegen|Norwegian|Noorse
NP|NPL|524|Nepal|Nepal|Nepali|Nepalese
NR|NRU|520|Nauru|Nauru|Nauruan|Nauruaanse
NU|NIU|570|Niue|Niue|Niuean|Niueaanse
NZ|NZL|554|New Zealand|Nieuw-Zeeland|New Zealander|Nieuw-Zeelandse
OM|OMN|512|Oman|Oman|Omani|Omaanse
PA|PAN|591|Panama|Panama|Panamanian|Panamese
PE|PER|604|Peru|Peru|Peruvian|Peruaanse
PF|PYF|258|French Polynesia|Frans-Polynesië|French Polynesian|Frans-Polynesische
PG|PNG|598|Papua New Guinea|Papoea-Nieuw-Guinea|Papua New Guinean|Papoea-Nieuw-Guinese
PH|PHL|608|Philippines|Filipijnen|Filipino|Filipijnse
PK|PAK|586|Pakistan|Pakistan|Pakistani|Pakistaanse
PL|POL|616|Poland|Polen|Polish|Poolse
PM|SPM|666|St. Pierre & Miquelon|Saint-Pierre en Miquelon|Saint-Pierrais or Miquelonnais|Saint-Pierrese of Miquelonse
PN|PCN|612|Pitcairn Islands|Pitcairneilanden|Pitcairn Islander|Pitcairneilandse
PR|PRI|630|Puerto Rico|Puerto Rico|Puerto Rican|Puerto Ricaanse
PS|PSE|275|Palestine|Palestina|Palestinian|Palestijnse
PT|PRT|620|Portugal|Portugal|Portuguese|Portugese
PW|PLW|585|Palau|Palau|Palauan|Palause
PY|PRY|600|Paraguay|Paraguay|Paraguayan|Paraguayaanse
QA|QAT|634|Qatar|Qatar|Qatari|Qatarese
RE|REU|638|Réunion|Réunion|Réunionese|Réunionse
RO|ROU|642|Romania|Roemenië|Romanian|Roemeense
RS|SRB|688|Serbia|Servië|Serbian|Servische
RU|RUS|643|Russia|Rusland|Russian|Russische
RW|RWA|646|Rwanda|Rwanda|Rwandan|Rwandese
SA|SAU|682|Saudi Arabia|Saoedi-Arabië|Saudi|Saoedi-Arabische
SB|SLB|090|Solomon Islands|Salomonseilanden|Solomon Islander|Salomonseilandse
SC|SYC|690|Seychelles|Seychellen|Seychellois|Seychelse
SD|SDN|729|Sudan|Soedan|Sudanese|Soedanese
SE|SWE|752|Sweden|Zweden|Swedish|Zweedse
SG|SGP|702|Singapore|Singapore|Singaporean|Singaporese
SH|SHN|654|St. Helena|Sint-Helena|Saint Helenian|Sint-Heleense
SI|SVN|705|Slovenia|Slovenië|Slovenian|Sloveense
SJ|SJM|744|Svalbard & Jan Mayen|Spitsbergen en Jan Mayen|Svalbard or Jan Mayen|Spitsbergse
SK|SVK|703|Slovakia|Slowakije|Slovak|Slowaakse
SL|SLE|694|Sierra Leone|Sierra Leone|Sierra Leonean|Sierra Leoonse
SM|SMR|674|San Marino|San Marino|Sammarinese|San Marinese
SN|SEN|686|Senegal|Senegal|Senegalese|Senegalese
SO|SOM|706|Somalia|Somalië|Somali|Somalische
SR|SUR|740|Suriname|Suriname|Surinamese|Surinaamse
SS|SSD|728|South Sudan|Zuid-Soedan|South Sudanese|Zuid-Soedanese
ST|STP|678|São Tomé & Príncipe|Sao Tomé en Principe|São Toméan|Santomese
SV|SLV|222|El Salvador|El Salvador|Salvadoran|Salvadoraanse
SX|SXM|534|Sint Maarten|Sint-Maarten|Sint Maartener|Sint-Maartense
SY|SYR|760|Syria|Syrië|Syrian|Syrische
SZ|SWZ|748|Eswatini|Eswatini|Swazi|Swazische
TC|TCA|796|Turks & Caicos Islands|Turks- en Caicoseilanden|Turks and Caicos Islander|Turks- en Caicoseilandse
TD|TCD|148|Chad|Tsjaad|Chadian|Tsjadische
TF|ATF|260|French Southern Territories|Franse Gebieden in de zuidelijke Indische Oceaan|French Southern Territories|Franse Zuidelijke Gebieden
TG|TGO|768|Togo|Togo|Togolese|Togolese
TH|THA|764|Thailand|Thailand|Thai|Thaise
TJ|TJK|762|Tajikistan|Tadzjikistan|Tajik|Tadzjiekse
TK|TKL|772|Tokelau|Tokelau|Tokelauan|Tokelause
TL|TLS|626|Timor-Leste|Oost-Timor|Timorese|Oost-Timorese
TM|TKM|795|Turkmenistan|Turkmenistan|Turkmen|Turkmeense
TN|TUN|788|Tunisia|Tunesië|Tunisian|Tunesische
TO|TON|776|Tonga|Tonga|Tongan|Tongaanse
TR|TUR|792|Türkiye|Turkije|Turkish|Turkse
TT|TTO|780|Trinidad & Tobago|Trinidad en Tobago|Trinidadian or Tobagonian|Trinidadse of Tobagose
TV|TUV|798|Tuvalu|Tuvalu|Tuvaluan|Tuvaluaanse
TW|TWN|158|Taiwan|Taiwan|Taiwanese|Taiwanese
TZ|TZA|834|Tanzania|Tanzania|Tanzanian|Tanzaniaanse
UA|UKR|804|Ukraine|Oekraïne|Ukrainian|Oekraïense
UG|UGA|800|Uganda|Oeganda|Ugandan|Oegandese
UM|UMI|581|U.S. Outlying Islands|Kleine afgelegen eilanden van de Verenigde Staten|US Minor Outlying Islands|Amerikaanse (kleine afgelegen eilanden)
US|USA|840|United States|Verenigde Staten|American|Amerikaanse
UY|URY|858|Uruguay|Uruguay|Uruguayan|Uruguayaanse
UZ|UZB|860|Uzbekistan|Oezbekistan|Uzbek|Oezbeekse
VA|VAT|336|Vatican City|Vaticaanstad|Vatican|Vaticaanse
VC|VCT|670|St. Vincent & Grenadines|Saint Vincent en de Grenadines|Saint Vincentian|Saint Vincentse
VE|VEN|862|Venezuela|Venezuela|Venezuelan|Venezolaanse
VG|VGB|092|British Virgin Islands|Britse Maagdeneilanden|British Virgin Islander|Brits-Maagdeneilandse
VI|VIR|850|U.S. Virgin Islands|Amerikaanse Maagdeneilanden|US Virgin Islander|Amerikaans-Maagdeneilandse
VN|VNM|704|Vietnam|Vietnam|Vietnamese|Vietnamese
VU|VUT|548|Vanuatu|Vanuatu|Ni-Vanuatu|Vanuatuaanse
WF|WLF|876|Wallis & Futuna|Wallis en Futuna|Wallisian or Futunan|Wallisiaanse of Futunaanse
WS|WSM|882|Samoa|Samoa|Samoan|Samoaanse
YE|YEM|887|Yemen|Jemen|Yemeni|Jemenitische
YT|MYT|175|Mayotte|Mayotte|Mahoran|Mahoraanse
ZA|ZAF|710|South Africa|Zuid-Afrika|South African|Zuid-Afrikaanse
ZM|ZMB|894|Zambia|Zambia|Zambian|Zambiaanse
ZW|ZWE|716|Zimbabwe|Zimbabwe|Zimbabwean|Zimbabwaanse
`;

const countryOf = (row: string): Country => {
  const [code = '', alpha3 = '', numeric = '', en = '', nl = '', nationalityEn = '', nationalityNl = ''] = row.split('|');
  return {
    code,
    alpha3,
    numeric,
    dialCode: dialCodes.get(code) ?? '',
    name: { en, nl },
    nationality: { en: nationalityEn, nl: nationalityNl },
  };
};

/** All countries, by code. The names are kept here and not asked of the system, so that every browser shows and searches the same. */
export const countries: readonly Country[] = table.trim().split('\n').map(countryOf);

const codes = new Set(countries.map(({ code }) => code));
/** Whether a text is the two-letter code of a country. */
export const isCountry = (code: string): boolean => codes.has(code);
