import { fold } from '../text/fold';

/** Names of languages in English, Dutch, German, French, Spanish and Italian, folded. */
const names = new Set(
  `english|engels|englisch|anglais|ingles|inglese|dutch|nederlands|niederlandisch|neerlandais|neerlandes|holandes|olandese|hollandais|german|duits|deutsch|allemand|aleman|tedesco|french|frans|franzosisch|francais|frances|francese|spanish|spaans|spanisch|espagnol|espanol|spagnolo|castellano|
  italian|italiaans|italienisch|italien|italiano|portuguese|portugees|portugiesisch|portugais|portugues|portoghese|russian|russisch|russe|ruso|russo|chinese|chinees|chinesisch|chinois|chino|cinese|mandarin|mandarijn|cantonese|japanese|japans|japanisch|japonais|japones|giapponese|korean|koreaans|koreanisch|coreen|coreano|
  arabic|arabisch|arabe|arabo|turkish|turks|turkisch|turc|turco|polish|pools|polnisch|polonais|polaco|polacco|greek|grieks|griechisch|grec|griego|greco|latin|latijn|latein|hebrew|hebreeuws|hebraisch|hindi|urdu|bengali|punjabi|tamil|telugu|marathi|gujarati|kannada|malayalam|persian|farsi|perzisch|
  swedish|zweeds|schwedisch|suedois|sueco|norwegian|noors|norwegisch|danish|deens|danisch|finnish|fins|finnisch|icelandic|czech|tsjechisch|tschechisch|slovak|hungarian|hongaars|ungarisch|romanian|roemeens|rumanisch|bulgarian|bulgaars|croatian|kroatisch|serbian|servisch|bosnian|slovenian|ukrainian|oekraiens|ukrainisch|lithuanian|latvian|estonian|
  vietnamese|vietnamees|thai|indonesian|indonesisch|malay|maleis|filipino|tagalog|swahili|afrikaans|frisian|fries|limburgs|flemish|vlaams|catalan|catalaans|katalanisch|catala|basque|euskera|galician|gallego|irish|gaelic|scottish gaelic|welsh|albanian|armenian|georgian|amharic|somali|berber|berbers|berbere|bereber|kurdish|koerdisch|papiamento|papiaments|esperanto|sign language|gebarentaal|yoruba|igbo|hausa|zulu|sranan|sinhala|nepali|mongolian|american sign language|asl|mandarin chinese|cantonese chinese|brazilian portuguese|european portuguese|latin american spanish|luxembourgish|swiss german|breton|occitan|corse|corsican|aragonese|asturian|maltese|macedonian|belarusian|tigrinya|dari|pashto|wolof|twi|akan|fante|lingala|shona|xhosa|isixhosa|isizulu|sotho|tswana|oromo|fulani|kinyarwanda|kirundi|kikongo|malagasy|chichewa|setswana|sesotho|krio|bambara|mandinka|tshiluba|khmer|burmese|hokkien|hakka|tibetan|uyghur|kyrgyz|tajik|turkmen|sindhi|assamese|javanese|javaans|sundanese|cebuano|ilocano|quechua|guarani|haitian creole|jamaican patois|sarnami|sarnami hindi|surinaams|yiddish|jiddisch|aramees|aramaic|assyrian|zaza|tarifit|tamazight|riffijns|marokkaans|marokkaans arabisch|moroccan|moroccan arabic|darija|tigrigna|amhaars|somalisch|schweizerdeutsch|kazakh|azerbaijani|uzbek|
  sranantongo|plattdeutsch|niederdeutsch|platt|maori|samoan|tongan|fijian|hawaiian|ewe|luganda|luo|kikuyu|bemba|ndebele|venda|tsonga|fula|susu|mossi|mandingo|malinke|soninke|edo|lao|azeri|chechen|pidgin|papiamentu|frysk|nedersaksisch|dutch sign language|british sign language|bsl|nederlandse gebarentaal|vlaamse gebarentaal|ngt|
  drents|gronings|twents|zeeuws|brabants|achterhoeks|kantonees|tsjetsjeens|tibetaans|mongools|kazachs|oezbeeks|azerbeidzjaans|birmaans|cambodjaans|laotiaans|filipijns|bengaals|singalees|nepalees|oerdoe|pasjtoe|tadzjieks|oeigoers|macedonisch|maltees|luxemburgs|iers|bretons|baskisch|galicisch|zwitserduits|belarussisch|wit-russisch|servo-kroatisch|turkmeens|kirgizisch|saramaccaans|ests|ijslands|moldavisch|
  serbisch|albanees|albanisch|bosnisch|sloveens|slowenisch|slowaaks|slowakisch|litouws|litauisch|lettisch|estnisch|armeens|armenisch|georgisch|koerdisch|kurdisch|persisch|bulgarisch|vietnamesisch|thailandisch|
  serbe|croate|bosniaque|albanais|tcheque|slovaque|slovene|hongrois|roumain|bulgare|ukrainien|norvegien|danois|finnois|vietnamien|persan|kurde|hebreu|serbocroate|
  rumano|hungaro|checo|hebreo|noruego|finlandes|bulgaro|ucraniano|croata|serbio|albanes|rumeno|ungherese|ebraico|svedese|norvegese|danese|finlandese|serbo|albanese|ucraino`
    .split('|')
    .map((name) => name.trim()),
);

export const isLanguageName = (text: string): boolean => names.has(fold(text).trim());

/** Two languages or more with commas between, and nothing else. */
export const isLanguageList = (text: string): boolean => {
  const parts = text.split(/\s*[,;/]\s*/);
  return parts.length > 1 && parts.every(isLanguageName);
};

const pattern = new RegExp(`(?<!\\p{L})(${[...names].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`, 'giu');

/** Every language named in a text, with its place. A letter is one sign here, also one that a flag takes two of. */
export function findLanguageNames(text: string): { index: number; name: string }[] {
  const letters = [...text];
  const folded = letters.map((letter) => fold(letter).charAt(0) || letter.charAt(0)).join('');
  const between = (from: number, to: number) => letters.slice(from, to).join('');
  return [...folded.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    index: between(0, index).length,
    name: between(index, index + length),
  }));
}
