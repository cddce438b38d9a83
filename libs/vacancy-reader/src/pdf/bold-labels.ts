import type { TextItem } from '@tandem/pdf-text/read';
import { isFormLabel } from './label-table';

const [leastLabels, leastKnown, longestLabel] = [3, 2, 30];
/** How far the value of a label stands from it at most, in sizes of a letter. */
const gap = 2;

/** "**Uren** 32-40": a label in bold that begins a line, with its value in plain letters behind it. */
const isLabelled = (item: TextItem, items: readonly TextItem[]): boolean => {
  if (!item.bold || item.text.length > longestLabel || !/^\p{L}.*[\p{L})]$/u.test(item.text)) return false;
  const onLine = items.filter((other) => other !== item && Math.abs(other.baseline - item.baseline) < item.fontSize / 2);
  const right = item.x + item.width;
  const isNear = ({ x, width }: TextItem) => x + width > item.x - gap * item.fontSize && x < right + gap * item.fontSize;
  const near = onLine.filter(isNear);
  return near.length > 0 && near.every((other) => !other.bold && other.x >= right - 1 && !other.text.startsWith(':'));
};

/** The items of a page, with the colon that bold letters stand for where several lines of it are labels with their values. */
export const withLabelsTold = (items: readonly TextItem[]): TextItem[] => {
  const labels = items.filter((item) => isLabelled(item, items));
  const isForm = labels.length >= leastLabels && labels.filter(isFormLabel).length >= leastKnown;
  return isForm ? items.map((item) => (labels.includes(item) ? { ...item, bold: false, text: `${item.text}:` } : item)) : [...items];
};
