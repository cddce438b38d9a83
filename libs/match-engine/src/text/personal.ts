const sentence = /[^.!?;\n•]+[.!?;\n•]?/g;

/** What tells of somebody's family, gender, age, origin or faith, in the ways resumes say it. */
const cues = new RegExp(
  [
    '\\b(?:single|proud|loving|devoted|busy|working|stay-at-home)?\\s*(?:grand)?(?:mother|father|mum|mom|dad|parent|mama|papa)\\s+(?:of|to)\\b',
    '\\b(?:alleenstaande?|trotse|jonge|werkende)?\\s*(?:groot)?(?:moeder|vader|ouder|mama|papa)\\s+van\\b',
    '\\b(?:single|alleenstaande?)\\s+(?:mother|father|mum|mom|dad|parent|moeder|vader|ouder)\\b',
    '\\b(?:my|our|mijn|onze?)\\s+(?:\\p{L}+\\s+){0,2}(?:wife|husband|spouse|partner|girlfriend|boyfriend|fianc\\p{L}+|children|child|kids?|sons?|daughters?|twins|bab\\p{L}+|family|parents?|grandchildren|vrouw|man|echtgeno\\p{L}+|vriendin|vriend|kinderen|kind|zoon|zonen|dochters?|tweeling|gezin|ouders|kleinkinderen)\\b',
    '\\b(?:two|three|four|five|twee|drie|vier|vijf|\\d)\\s+(?:\\p{L}+\\s+)?(?:children|kids|sons|daughters|kinderen|zonen|zoons|dochters)\\b',
    '\\b(?:married|divorced|widow(?:ed|er)?|unmarried|getrouwd|gehuwd|ongehuwd|gescheiden|weduwe|weduwnaar|samenwonend)\\b',
    '\\b(?:pregnan\\p{L}+|zwanger\\p{L}*|(?:maternity|paternity|parental)\\s+leave|ouderschapsverlof|bevallingsverlof)\\b',
    '\\b(?:pronouns?|voornaamwoord\\p{L}*)\\b',
    '\\b(?:she|he|they|zij|hij|hen|die)\\s*/\\s*(?:her|him|them|haar|hem|hun|diens|ze)\\b',
    "\\b(?:i am|i'm|as|being|ik ben|als)\\s+(?:an?\\s+|een\\s+)?(?:\\p{L}+\\s+)?(?:woman|man|female|male|mother|father|mum|mom|dad|parent|vrouw|moeder|vader|lesbian|gay|trans\\p{L}*|non-?binary)\\b",
    '\\b(?:sex|gender|geslacht)\\s*:?\\s*(?:male|female|man|vrouw|m|f|v)\\b',
    '\\b\\d{2}\\s*(?:-|\\s)?(?:years?|yrs?|year|jaar)(?:-|\\s)?(?:old|oud|jong|young)\\b',
    '\\b(?:age|leeftijd|aged)\\s*:?\\s*\\d{2}\\b',
    '\\b(?:born\\s+(?:in|on|and)|geboren\\s+(?:in|op|te|en)|date of birth|place of birth|geboortedatum|geboorteplaats|birthday|dob)\\b',
    '\\b(?:nationality|nationaliteit|citizenship|citizen|staatsburger\\p{L}*|ethnicity|afkomst|roots)\\b',
    '\\b(?:marital status|burgerlijke staat)\\b',
    '\\b(?:religion|geloof|christian|christen|catholic|katholiek|muslim|moslim\\p{L}*|jewish|joods|hindu|hindoe|buddhist|boeddhist)\\b',
  ].join('|'),
  'iu',
);

/** A sentence without any of these holds no cue; looked up first, since most sentences hold none. */
const triggers = new Set(
  `mother father mum mom dad parent parents mama papa moeder vader ouder ouders grandmother grandfather grootmoeder grootvader wife husband spouse partner girlfriend boyfriend fiance fiancee children child kid
  kids son sons daughter daughters twins baby babies family grandchildren vrouw man echtgenoot echtgenote vriendin vriend kinderen kind zoon zonen zoons dochter dochters tweeling gezin kleinkinderen married
  divorced widow widowed widower unmarried getrouwd gehuwd ongehuwd gescheiden weduwe weduwnaar samenwonend pregnant pregnancy maternity paternity parental ouderschapsverlof bevallingsverlof zwanger
  zwangerschap zwangerschapsverlof pronoun pronouns voornaamwoord voornaamwoorden she he they zij hij hen die woman female male lesbian gay trans transgender nonbinary binary sex gender geslacht years year yrs yr jaar
  age leeftijd aged born geboren birth geboortedatum geboorteplaats birthday dob nationality nationaliteit citizenship citizen staatsburger staatsburgerschap ethnicity afkomst roots marital burgerlijke religion
  geloof christian christen catholic katholiek muslim moslim moslima jewish joods hindu hindoe buddhist boeddhist`.split(/\s+/),
);
const mayTell = (part: string): boolean =>
  part
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => triggers.has(word));

const longest = 16;
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * The text without its sentences about family, gender, age, origin or faith, blanked so that every other place stays where it was. Of a
 * long sentence only the telling words go.
 */
export const withoutPersonal = (text: string): string =>
  text.replace(sentence, (part) => {
    if (!mayTell(part) || !cues.test(part)) return part;
    return part.trim().split(/\s+/).length <= longest ? blank(part) : part.replace(new RegExp(cues.source, 'giu'), blank);
  });
