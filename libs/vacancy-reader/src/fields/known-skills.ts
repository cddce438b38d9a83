import { verbose } from '@tandem/domain/verbose';
import { findSkills } from '@tandem/taxonomy/skills';
import { cut, type Part } from '../text/split';

/** How a sentence begins that goes on with what somebody knows, and says nothing else. */
const knows = verbose('iu')`
  ^(?:
    (?:je|jij|jullie|u)\s+(?:
      kent|beheerst|hebt\s+(?:\p{L}+\s+)?(?:kennis\s+van|ervaring\s+(?:met|in))
      |bent\s+(?:goed\s+|zeer\s+|heel\s+)?(?:bekend|vertrouwd|thuis|bedreven|ervaren|sterk|goed|handig)\s+(?:met|in)
      |kunt\s+(?:goed\s+)?(?:omgaan|overweg|werken)\s+met|werkt\s+(?:graag\s+)?met
    )|(?=know\s)know
    |you(?:'ve|’ve)?\s+(?:
      know|master|(?:have\s+)?(?:\p{L}+\s+)?(?:worked\s+with|knowledge\s+of|experience\s+(?:with|in))
      |are\s+(?:familiar|experienced|skilled|proficient)\s+(?:with|in)|(?:can\s+)?work\s+with
    )
  )\s+(?!hoe\b|how\b)
`;
/** "Canva en CapCut hebben geen geheimen voor je": what is known stands before it. */
const masters = verbose('iu')`
  \s+(?:heeft|hebben|kent|kennen|(?:holds?|has|have))\s+(?:(?:voor\s+(?:je|jou)|for\s+you)\s+)?(?:geen\s+geheimen|no\s+secrets)(?:
    \s+(?:meer\s+)?(?:voor\s+(?:je|jou)|for\s+you|from\s+you)
  )?$
`;
const article = /^(?:een|a|an)\s+/iu;
const between = /\s*,\s*(?:en\s+|and\s+)?(?![^(]*\))|\s+(?:en\/of|en|and\/or|and|of|or)\s+/giu;
/** What makes more than a name of it: a certain one ("de haven"), a clause, half of a word. */
const clause = verbose('iu')`
  ^(?:de|het|the)\s
  |\b(?:
    dat|die|hoe|om|waar|wat|wanneer|zodat|which|that|who|whose|how|what|when|where|to|goed|well|bent|hebt|kunt|are|have|can|van|of
    |hiervan|daarvan|thereof|door|haar|hun|zijn|her|his|its|their
  )\b|-$
`;
const mostWords = 4;

const bare = (part: Part): Part => {
  const lead = article.exec(part.text)?.[0].length ?? 0;
  return { text: part.text.slice(lead), start: part.start + lead, end: part.end };
};

/**
 * The things a sentence says somebody knows: "Je kent Excel en een planningssysteem" gives Excel and planningssysteem.
 * Null when it says more than that, or names nothing that is known as a skill.
 */
export const knownSkills = (sentence: Part): Part[] | null => {
  const mastered = sentence.text.search(masters);
  const lead = mastered > 0 ? 0 : knows.exec(sentence.text)?.[0].length;
  if (lead === undefined) return null;
  const named = sentence.text.slice(lead, mastered > 0 ? mastered : undefined);
  const things = cut(named, sentence.start + lead, between).map(bare);
  const isName = ({ text }: Part) => text.split(/\s+/).length <= mostWords && !clause.test(text);
  const isNamed = things.length > 0 && things.every(isName) && things.some(({ text }) => findSkills(text).length > 0);
  return isNamed ? things : null;
};
