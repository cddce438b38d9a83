import { verbose } from '@tandem/domain/verbose';
import { type Line, lineOf } from '../layout/line';
import { findDates, hasRange } from '../text/dates';
import { trimValue } from '../text/fold';
import { spansOf } from '../text/found';
import { joinLines } from '../text/join-lines';
import type { FormKind } from '../vocabulary/fields';
import { splitPlace } from './place-behind';
import { anchorOf, emptyEntry, type FormEntry } from './form';

interface Sentence {
  text: string;
  lines: Line[];
}

/** A full stop behind "J." or "St." ends no sentence. */
const ends = /(?<!(?:^|[\s.])(?:\p{Lu}|St|Mts|Fa|Fam|Gebr|Dr|Mr|Mrs|Co|Ltd|Inc))[.!?]$/u;

/** The sentences of some lines, each with the lines it stands on. */
function sentencesOf(lines: readonly Line[]): Sentence[] {
  const sentences: Sentence[] = [];
  let open: Sentence | null = null;
  for (const line of lines) {
    for (const word of line.text.split(/\s+/)) {
      if (open && (!ends.test(open.text) || !/^[\p{Lu}\d'’‘]/u.test(word))) {
        open.text = joinLines(open.text, word);
        if (!open.lines.includes(line)) open.lines.push(line);
      } else sentences.push((open = { text: word, lines: [line] }));
    }
  }
  return sentences;
}

/** "I worked as a cook at The Swan", "werkte ik als kok bij De Zwaan": somebody speaks, and says as what and for whom. */
const said = verbose('iu')`
  (?<!\p{L})(?:(?:work(?:ed|ing)?|employed|served|was|am|been|werkte?|gewerkt|werkzaam|ben)(?!\p{L}).*?)?\s?(?<!\p{L})(?:I|ik)
  (?!\p{L}).*?\s(?:as|als)\s+(?:an?\s|the\s|een\s|de\s)?(?<title>.+?)\s+(?:at|for|with|bij|voor)\s+(?<employer>.+)$
`;
/** What stands behind an employer in such a sentence. */
const behindEmployer = /(?:,\s+(?:where|which|waar|waarbij)\s.*|,?\s+(?:gewerkt|werkzaam(?:\s+geweest)?|in dienst))$/iu;

/** "I studied chemistry at Delft", "deed ik de mavo op het Da Vinci College". */
const learnt = verbose('iu')`
  (?<!\p{L})(?:
    ik\s+(?:deed|volgde|haalde|behaalde|studeerde|doorliep)|(?:deed|volgde|haalde|behaalde|studeerde|doorliep)\s+ik
    |(?:volg|doe|studeer)\s+ik|ik\s+(?:volg|doe|studeer)|I\s+(?:studied|study|did|completed|took|followed|read)|I\s+am\s+studying
  )(?:\s+(?:de|het|een|mijn|an?|the|my)(?:\s+opleiding)?)?\s+(?<title>.+?)\s+(?:at|from|op|aan|bij)\s+(?:the\s+|de\s+|het\s+)?
  (?<employer>.+)$
`;

function entryIn({ text, lines }: Sentence, kind: FormKind): FormEntry | null {
  const date = findDates(text).find(({ kind }) => kind === 'range');
  const [first] = lines;
  if (!date || !first) return null;
  const around = `${text.slice(0, date.index)} ${text.slice(date.index + date.length)}`.replace(/\s+/g, ' ').replace(/\s*[.,]?\s*$/, '');
  const { title, employer } = (kind === 'experience' ? said : learnt).exec(around)?.groups ?? {};
  if (!title || !employer) return null;
  const spans = spansOf(lines);
  const { value, place } = splitPlace(trimValue(employer.replace(behindEmployer, '')));
  const [, named = value, town = place] = place ? [] : (/^(.+?)\s+(?:in|te)\s+(\p{Lu}[\p{L}’' -]+)$/u.exec(value) ?? []);
  return {
    ...emptyEntry(),
    title: { text: title.charAt(0).toUpperCase() + title.slice(1), spans },
    organisation: { text: trimValue(named), spans },
    place: town ? { text: town, spans } : null,
    anchor: anchorOf({ ...lineOf([{ spans, text, x: first.x, right: first.right }], false, first.column), text }),
    lines: [...lines],
  };
}

/** The jobs or studies of a section that tells them in sentences; null where a period stands in anything else. */
export function readSentences(lines: readonly Line[], kind: FormKind): FormEntry[] | null {
  if (!lines.some(({ text }) => /(?<!\p{L})(?:I|ik)(?!\p{L})/iu.test(text))) return null;
  const entries: FormEntry[] = [];
  for (const sentence of sentencesOf(lines)) {
    const told = entryIn(sentence, kind);
    const open = entries.at(-1);
    if (told) entries.push(told);
    else if (!open || hasRange(sentence.text)) return null;
    else {
      const [line] = sentence.lines;
      if (line) open.body.push({ ...line, text: sentence.text, right: line.column.right });
    }
  }
  return entries.length > 0 ? entries : null;
}
