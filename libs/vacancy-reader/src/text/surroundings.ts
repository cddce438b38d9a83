import { verbose } from '@tandem/domain/verbose';
/** Words of the frame of a site: its menu, its cookies, ways to share. */
const siteWords = verbose('iu')`
  ^(?:
    home|menu|(?:alle )?(?:vacatures|jobs)|careers|over ons|about(?: us)?|contact|inloggen|log ?in|sign (?:in|up)|registreren
    |register|zoeken|search|nieuws|news|blog|english|nederlands|cookies?|(?:alles |alle cookies )?(?:accepteren|weigeren|toestaan)
    |accepteer(?: alle)?(?: cookies)?|accept(?: all)?(?: cookies)?|reject(?: all)?|(?:cookie-?)?instellingen|settings
    |(?:ga )?(?:direct )?naar (?:de )?(?:hoofd)?inhoud|skip to (?:main )?content|terug(?: naar .{1,40})?|back(?: to .{1,40})?
    |delen(?: via .{0,60})?|share(?: (?:this|on|via) .{0,60})?|print(?: .{0,20})?|bewaar(?: vacature)?|save(?: job)?|facebook
    |linkedin|whatsapp|twitter|instagram|mijn account|my account|werkzoekenden|werkgevers|for employers|for candidates
  )$
`;
const cookieSentence = verbose('iu')`
  ^(?:deze (?:web)?site|(?:wij|we) (?:gebruiken|use)|this (?:web)?site|by using|door gebruik)\b.{0,120}\bcookies?\b
  |^cookies? (?:helpen|help)\b
`;
const copyright = /^(?:©|copyright\b)/iu;
const [headLines, leastSiteLines] = [25, 3];

const isOfSite = (line: string): boolean =>
  cookieSentence.test(line) || copyright.test(line) || line.split(/\s*[|•·›»>]\s*/u).every((part) => siteWords.test(part.trim()));

/** A page that was copied whole, without the frame of its site above and below. */
export const withoutFrame = (text: string): string => {
  const lines = text.split('\n');
  const told = lines.map((line) => line.trim()).filter(Boolean);
  if (told.slice(0, headLines).filter(isOfSite).length < leastSiteLines) return text;
  let seen = 0;
  return lines
    .filter((line) => {
      const trimmed = line.trim();
      if (trimmed === '') return true;
      seen++;
      return !(seen <= headLines ? isOfSite(trimmed) : copyright.test(trimmed));
    })
    .join('\n');
};

const disclaimer = verbose('iu')`
  ^(?:
    disclaimer\b|de (?:informatie|inhoud) (?:in|van|verzonden met) (?:dit|deze) (?:e-?mail|bericht)
    |dit (?:e-?mail)?bericht\b.{0,80}(?:bestemd|vertrouwelijk)
    |this (?:e-?mail|message)\b.{0,120}(?:confidential|intended|addressee|privileged)
    |the (?:information|contents?) (?:in|of|contained in) this (?:e-?mail|message)
    |(?:think before you|please consider the environment|denk aan het milieu)
  )
`;
/** What a mail says of itself stands in its second half. */
const half = 0.4;

/** A mail without what its sender's company has put below every one of them. */
export const withoutDisclaimer = (text: string): string => {
  const lines = text.split('\n');
  const place = lines.findIndex((line, at) => at >= lines.length * half && disclaimer.test(line.trim()));
  return place < 0 ? text : lines.slice(0, place).join('\n');
};

/** "*Gezocht*", "_now_": how a chat makes words stand out. */
const emphasis = /(?<=^|[\s(])([*_~])(?=[^\s*_~])([^*_~\n]{0,80}[^\s*_~\n])\1(?=$|[\s.,:;!?)])/gmu;
export const withoutEmphasis = (text: string): string => text.replace(emphasis, '$2');

const dashed = /^(\p{L}[\p{L}'’ /-]{1,28}?)(?:\s+[-–—=]\s+| *\t\s*)(?=\S)/u;
const labels = verbose('iu')`
  ^(?:
    job(?: title)?|title|role|position|functie|vacature|where|location|place|locatie|plaats|waar|standplaats|pay|salary|salaris|loon
    |wage|hours|(?:aantal )?uren(?: per week)?|contract|dienstverband|functie-?eisen|company|bedrijf(?:snaam)?|organisatie|werkgever
    |employer|start|must[- ]haves?|requirements?|eisen|(?:wij|we) (?:vragen|bieden|ask|offer)|gevraagd|you['’]?ll|you will|tasks
    |duties|taken|perks|benefits|aanbod|extra['’]?s|apply|solliciteren
  )$
`;
const leastLabels = 3;

/** "Pay - £12 an hour", and rows of a table that was copied, with a tab: labels that several lines have, as labels are written. */
export const withColons = (text: string): string => {
  const lines = text.split('\n').map((line) => line.trim());
  const isLabelled = (line: string) => labels.test(dashed.exec(line)?.[1] ?? '');
  const isRow = (line: string) => isLabelled(line) || /^[^\t]{2,29}\t[^\t]+$/.test(line);
  return lines.filter(isLabelled).length < leastLabels
    ? text
    : lines.map((line) => (isRow(line) ? line.replace(dashed, '$1: ') : line)).join('\n');
};
