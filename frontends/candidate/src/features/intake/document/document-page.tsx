import type { Reading, ReadValue } from '@tandem/contracts/entities/resume';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect, useRef, type CSSProperties } from 'react';
import styles from './document-view.module.css';
import type { PdfPages } from './pdf-pages';

type Size = Reading['pages'][number];
type Props = { pdf: PdfPages; number: number; size: Size | undefined; marked: ReadValue['box'] | null };

const a4: Size = { width: 595, height: 842 };
const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
/** Points around the words, so that the frame does not touch them. */
const margin = 2;

const placeOf = ({ x, y, width, height }: ReadValue['box'], page: Size): CSSProperties => ({
  left: percent(x - margin, page.width),
  top: percent(y - margin, page.height),
  width: percent(width + 2 * margin, page.width),
  height: percent(height + 2 * margin, page.height),
});

/** Scrolls the pages so that the mark is well in sight; the page around them stays where it is. */
const bringIntoSight = (mark: HTMLElement): void => {
  const pages = mark.closest<HTMLElement>(`.${styles.pages}`);
  if (!pages) return;
  const place = mark.getBoundingClientRect();
  const sight = pages.getBoundingClientRect();
  if (place.top >= sight.top && place.bottom <= sight.bottom) return;
  const isStill = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  pages.scrollBy({ top: place.top - sight.top - sight.height / 3, behavior: isStill ? 'auto' : 'smooth' });
};

/** One page of the document and the mark on it. */
export const DocumentPage = ({ pdf, number, size = a4, marked }: Props) => {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const paper = canvas.current;
    // A page that goes away while it is drawn has nobody to tell.
    if (paper) pdf.draw(number, paper, paper.clientWidth || size.width).catch(() => undefined);
  }, [pdf, number, size.width]);
  useEffect(() => {
    if (marked && mark.current) bringIntoSight(mark.current);
  }, [marked]);
  return (
    <div className={styles.page} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      <canvas ref={canvas} role="img" aria-label={t('review.document_page', { page: number, pages: pdf.count })} />
      {marked && <div ref={mark} aria-hidden className={styles.mark} style={placeOf(marked, size)} />}
    </div>
  );
};
