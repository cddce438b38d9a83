import { verbose } from '@tandem/domain/verbose';
import { educationTypeOf } from '@tandem/taxonomy/education';
import { fold } from '../text/fold';

const educationWords = verbose()`
  \b(?:
    \w*opleiding|\w*diploma|training as an?|bachelor|master|degree|graduate|undergrad|hbo|mbo ?\d?|wo|vmbo|havo|vwo|bsc|msc|phd|hnc
    |hnd|nvq|qcf|btec|pabo\w*|qts|pgce|aat|acca|cima|cipd|a[12] \w{6,}|gepromoveerd|time[- ]served|apprentice(?:ship)?
    |\w+bevoegdheid|getuigschrift|secundair onderwijs|universitair|academisch|student\w*|studeert|afgestudeerd|studie|denkniveau
    |gcse|qualification in|qqi|fetac|svq|(?:eerste|tweede|derde)graads \w*bevoegdheid
    |level \d (?:diploma|certificate|award|qualification|food)
  )\b
`;
const yearsOfExperience = verbose()`
  ^(?:at least |minimum |minimaal |minstens )?(?:\d+|een|twee|drie|vier|vijf|an?|one|two|three|four|five)
  (?: ?\+| or more| of meer| ?(?:[-–]|to|tot) ?\d{1,2})? (?:jaar|years?)(?: or more| of meer)? (?:with|as|in|als|working)\b
  |^(?:at least )?(?:\d+|two|three|four|five) years of\b|\b\d+ ?\+ ?(?:jaar|jaren|years?|yrs)\b
  |\b(?:\d+|een|twee|drie|vier|vijf|one|two|three|four|five|couple of|few|paar)\b[^.]{0,20}\b(?:jaar|jaren|years?|months?|maanden)\b
  [^.]{0,60}(?:ervaring|experience)|(?:ervaring|experience)[^.]{0,30}\b\d+\b[^.]{0,12}(?:jaar|years?)
`;
const languageWords = verbose()`
  \b(?:
    nederlands\w*|engels\w*|frans\w*|duits\w*|spaans\w*|italiaans\w*|pools\w*|fries|arabisch|farsi|turks|hindi|russisch|oekraiens
    |roemeens|bulgaars|portugees|dutch|english|french|german|danish|spanish|italian|polish|frisian|arabic|turkish|russian|ukrainian
    |romanian|bulgarian|portuguese
  )\b
`;
const languageCue = verbose()`
  \b(?:
    taal|talen|talenkennis|spreek\w*|begrijp\w*|verstaat?|schrijf\w*|beheers\w*|vloeiend|mondeling\w*|woord en geschrift
    |fluen(?:t|c)\w*|[abc][12]|level|niveau|language|speak\w*|written|spoken|communicat\w*|proficien\w*|kennis van
    |kennis .{0,20}(?:nederlands|engels)|knowledge of|-?talig\w*|native|moedertaal|handig|helps?|een pre|een plus|a plus|goed|goede
    |good|strong|excellent|uitstekende?
  )\b
`;

const words = (text: string): number => text.split(/\s+/).length;

const otherDay = '(?:ma|di|do|vr|za|zo)';
const wednesday = new RegExp(
  `\\b${otherDay} ?(?:[/,&+-]|en) ?wo\\b|\\bwo ?(?:[/,&+-]|en) ?${otherDay}\\b|\\bwo[ -]?(?:avond|ochtend|middag)`,
  'g',
);
/** Folded words with Wednesdays blank: "ma/wo" names no university. */
export const withoutDays = (folded: string): string => folded.replace(wednesday, (days) => ' '.repeat(days.length));

/** "Ideaal naast je studie": who may come, and no schooling that is asked. */
const besideStudy =
  /\b(?:naast (?:je|de|een|jouw) (?:studie|opleiding|school)|(?:beside|alongside|next to) (?:your|a) (?:stud|degree|school))/;

/** Whether an entry of a list asks for a diploma and for little else. */
export const isAboutEducation = (entry: string): boolean => {
  const folded = withoutDays(fold(entry));
  return (
    (educationWords.test(folded) || (educationTypeOf(entry) !== null && /niveau|level/.test(folded))) &&
    words(entry) <= 22 &&
    !/trainingen|training\b(?! as an? )/.test(folded) &&
    !besideStudy.test(folded)
  );
};

/** Whether an entry asks for so many years of work. */
export const isAboutYears = (entry: string): boolean => yearsOfExperience.test(fold(entry)) && words(entry) <= 14;

const formal = verbose()`
  ^(?:(?:or )?\d\. )?(?:an? |education\b)(?=[^.]*\b(?:years?|experience)\b)(?:\S+ ){0,3}?(?:degree|diploma|education|experience)
  |^\S+ (?:months?|years?) of (?:this|that|which|such)\b
`;
/** "1. A master's degree ... and three years ...", "18 months of this experience": a diploma with years behind it, and what is said of them. */
export const isFormal = (entry: string): boolean => formal.test(fold(entry));

const onlyLanguages = new RegExp(
  `^(?:(?:${languageWords.source}|en|of|and|or|en/of|and/or|is|a must|een must|required|vereist|goede?|good|fluent|vloeiend)[\\s,/&.]*)+$`,
);

/** Whether an entry names languages and nothing else: "Dutch or English". */
export const isOnlyLanguages = (entry: string): boolean => {
  const folded = fold(entry).trim();
  return languageWords.test(folded) && onlyLanguages.test(folded);
};

/** Whether an entry asks for a language. */
export const isAboutLanguage = (entry: string): boolean => {
  const folded = fold(entry);
  return isOnlyLanguages(entry) || (languageWords.test(folded) && languageCue.test(folded) && words(entry) <= 24);
};

const hours = String.raw`\d{1,2} ?(?:(?:-|\/|tot|a|to) ?\d{1,2} ?)?(?:uur|uren|u|hours|hrs)\b`;
/** "Je bent 32 uur beschikbaar", "available for 24 hours", "inzetbaar voor 20 tot 32 uur". */
const hoursOffered = new RegExp(
  String.raw`\b(?:beschikbaar|inzetbaar|available)\b[^.,;]{0,25}?\b${hours}|\b${hours}[^.,;]{0,20}?\b(?:beschikbaar|inzetbaar|available)\b`,
);

/** Whether an entry says where or how much one works. */
export const isAboutTerms = (entry: string): boolean =>
  (hoursOffered.test(fold(entry)) ||
    /\b(?:\d+ ?(?:-|tot|a) ?\d* ?(?:uur|hours)|uur per week|hours (?:a|per) week|beschikbaar (?:voor|op|in|vanaf|tijdens)|available (?:on|at|from)|dag(?:en)? (?:per week |in de week )?(?:(?:werk|kun|mag) je )?(?:vanuit huis|thuis)|days? (?:per week |a week )?(?:you (?:can |may )?work )?(?:from home|remote)|je woont|woonachtig|full[- ]?time\b)/.test(
      fold(entry),
    )) &&
  words(entry) <= 16;

/** "Rijbewijs B (BE is mooi meegenomen)": welcome is something else than what is asked. */
const withoutOther = (entry: string): string =>
  entry.replace(
    /\((?!\s*(?:(?:dit |dat |this )?(?:is|zijn|are)\b|een\b|an?\b|als\b|pre\b|plus|bij voorkeur|nice|prefer|optional|desirable|wenselijk|niet))[^)]*\)/g,
    ' ',
  );

/** Whether an entry is welcome and not asked for. */
export const isWish = (entry: string): boolean =>
  /^bonus\b|\b(?:een pre|een plus|een troef|pre\b|pluspunt|mooi meegenomen|is handig$|(?:is|zijn) (?:fijn|handig|prettig|leuk|welkom|meegenomen)(?=,? maar)|is a plus|are a plus|would be (?:a plus|an advantage|beneficial)|an advantage|nice to have|optional|preferably|(?:is |are )?preferred|bij voorkeur|wenselijk|desirable|niet vereist)\b/.test(
    withoutOther(fold(entry)),
  );

/** "Een heftruckcertificaat is een plus, maar geen must": welcome all the same. */
const isWelcome = verbose()`
  \b(?:is|zijn|are|would be) (?:een |an? )?(?:
    pre|plus|pluspunt|troef|fijn|handig|prettig|leuk|welkom|mooi meegenomen|advantage|bonus|nice to have|welcome|helpful
  )\b[^.]{0,6}\b(?:maar|but)\b
`;

/** Whether an entry says that something need not be. */
export const isNotAsked = (text: string): boolean =>
  !isWelcome.test(fold(text)) &&
  /\b(?:niet (?:nodig|vereist|noodzakelijk|verplicht)|hoeft? niet|geen (?:must|vereiste|noodzaak|ervaring)|no experience|may be substituted|not (?:needed|required|necessary))\b/i.test(
    text,
  );

/** Whether an entry names the kind of contract, and no prospect of a better one. */
export const isContract = (entry: string): boolean => {
  const folded = fold(entry);
  return (
    /\b(?:\w*contract|dienstverband|aanstelling|tewerkstelling)\b|^(?:een )?(?:(?:fulltime|parttime|voltijdse|deeltijdse) )?vaste (?:baan|job|functie)\b|^(?:an? )?(?:permanent|temporary|fixed[- ]term) (?:role|position|job|post)\b|^fixed term\b/.test(
      folded,
    ) &&
    !/\b(?:kans|uitzicht|zicht op|perspectief|vooruitzicht|chance|prospect)\b/.test(folded) &&
    (words(entry) <= 16 ||
      /^(?:(?:deze|de) (?:functie|vacature|baan)|het|this (?:role|position)) (?:betreft|is|concerns) (?:een|an?)\b/.test(folded))
  );
};
