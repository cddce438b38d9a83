import type { Found } from '../result';
import type { Line } from '../layout/line';
import { isBullet, withoutBullet } from '../text/bullets';
import { found, spansOf } from '../text/found';
import { joinLines } from '../text/join-lines';

/** Markdown of running lines: wrapped lines are joined, bullets become list items. */
export function toMarkdown(lines: readonly Line[]): string {
  const blocks: { text: string; bullet: boolean; last: Line }[] = [];
  for (const line of lines) {
    const text = line.text.replace(/\s+/g, ' ');
    const block = blocks.at(-1);
    const gap = block ? line.top - block.last.bottom : 0;
    const full = block ? block.last.right > line.column.x + 0.7 * (line.column.right - line.column.x) : false;
    if (isBullet(text) || line.dotted) blocks.push({ text: withoutBullet(text), bullet: true, last: line });
    else if (block && gap < 0.9 * line.style.fontSize && (full || /^\p{Ll}/u.test(text) || /[,-]$/.test(block.text))) {
      block.text = joinLines(block.text, text);
      block.last = line;
    } else blocks.push({ text, bullet: false, last: line });
  }
  const parts = blocks.filter(({ text }) => text !== '');
  return parts
    .map(({ text, bullet }, i) => (i === 0 ? '' : bullet && parts[i - 1]?.bullet ? '\n' : '\n\n') + (bullet ? `- ${text}` : text))
    .join('');
}

export function describe(lines: readonly Line[], confidence: number): Found<string> | null {
  const text = toMarkdown(lines);
  return text ? found(text, confidence, spansOf(lines)) : null;
}
