import { verbose } from '@tandem/domain/verbose';
import { spanAt } from '../document/document';
import type { Found } from '../result';
import { fold } from '../text/fold';
import { type Part, sentences } from '../text/split';
import type { Clues } from './clues';
import { isOnlyLanguages, isWish } from './entry';
import { clauseAt } from '../text/clause';

const names: readonly (readonly [string, RegExp])[] = [
  ['Dutch', /\b(?:nederlands(?:e taal|talig\w*)?|nederlandse(?= (?:of|en|en\/of|\/) (?:engelse|duitse|franse|poolse)\b)|dutch|vlaams)\b/],
  ['English', /\b(?:engels(?:e|talig\w*)?|english)\b/],
  ['French', /\b(?:frans(?:e|talig\w*)?|french)\b/],
  ['German', /\b(?:duits(?:e|talig\w*)?|german)\b/],
  ['Spanish', /\b(?:spaans(?:e)?|spanish)\b/],
  ['Italian', /\b(?:italiaans|italian)\b/],
  ['Danish', /\b(?:deens|danish)\b/],
  ['Polish', /\b(?:pools|polish)\b/],
  ['Portuguese', /\b(?:portugees|portuguese)\b/],
  ['Turkish', /\b(?:turks|turkish)\b/],
  ['Arabic', /\b(?:arabisch|arabic)\b/],
  ['Russian', /\b(?:russisch|russian)\b/],
  ['Ukrainian', /\b(?:oekraiens|ukrainian)\b/],
  ['Romanian', /\b(?:roemeens|romanian)\b/],
  ['Bulgarian', /\b(?:bulgaars|bulgarian)\b/],
  ['Hungarian', /\b(?:hongaars|hungarian)\b/],
  ['Swedish', /\b(?:zweeds|swedish)\b/],
  ['Norwegian', /\b(?:noors|norwegian)\b/],
  ['Mandarin', /\b(?:mandarijn|mandarin)\b/],
  ['Japanese', /\b(?:japans|japanese)\b/],
];
const spoken = verbose()`
  \b(?:
    taal|talen|talenkennis|tweetalig|spreekt?|spreken|begrijpt?|begrijpen|verstaat?|schrijft?|beheersing|beheerst?|beheersen
    |vloeiend\w*|mondeling\w*|geschrift|fluent\w*|fluency|languages?|speak\w*|written|spoken|writing|proficien\w*|native|moedertaal
    |perfect|communicate in|communicating in
    |(?:goede? |uitstekende |basis)?kennis van (?:in ieder geval )?(?:het|de)? ?(?:gesproken )?(?:nederlands|engels|frans|duits)
    |(?:goed|uitstekend|foutloos|vlekkeloos|correct) (?:nederlands|engels|frans|duits)
    |(?:good|excellent|strong|working) (?:command of |knowledge of )?(?:dutch|english)
    |(?:nederlands|engels|frans|duits)-? ?\(?(?:zeer goed|goed|basis)|(?:dutch|english) and (?:dutch|english)
    |(?:professional|business|full professional) (?:dutch|english)|nederlandstalig\w*|engelstalig\w*|gesproken
    |(?:nederlands|engels|frans|duits|spaans|pools|dutch|english|french|german|spanish|polish)(?: is)?(?: een| an?)?(?: absolute)? (?:must|vereiste?|verplicht|required|mandatory)
    |(?:nederlands|engels|frans|duits|spaans|dutch|english|french|german|spanish|italian)
    (?: (?:at|op|level|niveau|minimaal|at least|minstens))* \(?[abc][12]\b|(?:redt|redden|behelpen) (?:je |u )?(?:jezelf )?in het
    |(?:kunt|kan) je in het [^.]{0,30}(?:redden|behelpen)|je drukt je\b[^.]*\buit in het
  )
`;
const levelled = /\b(nederlands|engels|frans|duits|spaans)\s*[-(]\s*(?:zeer goed|goed|basis|elementair|moedertaal|perfect)/g;

/** "Je hoeft geen Nederlands te spreken", "no Dutch needed". */
const notSpoken = verbose()`
  \b(?:
    geen|eventueel|idealiter|ideally|possibly|hoeft niet(?: [a-z]+)?|no|without|zonder|need not speak
    |don't need(?: to (?:speak|know))?
  )(?: (?:goed|vloeiend|fluent))? $
`;

/** Languages one must know, by their English names. */
export const readLanguages = ({ sections }: Clues): Found<string>[] => {
  const found = new Map<string, Found<string>>();
  const add = (part: Part, confidence: number) => {
    const folded = fold(part.text);
    for (const [value, pattern] of names) {
      const match = pattern.exec(folded);
      const rest = match ? folded.slice(match.index, match.index + 60) : '';
      const isExtra =
        /^[\p{L}\s]{0,25}\b(?:is|zijn)? ?(?:een )?(?:a bonus|bonus|not (?:needed|required|necessary)|niet (?:nodig|vereist)|geen vereiste|pre|plus|pluspunt|troef|a plus|an advantage|mooi meegenomen)\b/u.test(
          rest,
        ) ||
        (isWish(clauseAt(part.text, match?.index ?? 0)) && !/ervaring/.test(folded) && part.text.length < 160 && !/, de |; /.test(folded));
      const isRefused = match !== null && notSpoken.test(folded.slice(Math.max(0, match.index - 40), match.index));
      if (match && !isExtra && !isRefused && !found.has(value))
        found.set(value, { value, confidence, span: spanAt(part.start, match.index, match[0].length) });
    }
  };
  for (const section of sections) {
    if (section.kind === 'related' || section.kind === 'noise' || section.kind === 'apply') continue;
    const isList = section.kind === 'languages';
    for (const block of section.blocks) {
      if (isList || (section.kind === 'requirements' && isOnlyLanguages(block.text))) add(block, 0.9);
      else if (levelled.test(fold(block.text)))
        for (const part of sentences(block.text, block.start)) if (spoken.test(fold(part.text))) add(part, 0.85);
      if (!isList)
        for (const part of sentences(block.text, block.start)) {
          // "English or Dutch; German is a must".
          const isNamed = section.kind === 'requirements' && isOnlyLanguages(part.text);
          if ((isNamed || spoken.test(fold(part.text))) && part.text.length < 400) add(part, 0.8);
        }
    }
  }
  return [...found.values()];
};
