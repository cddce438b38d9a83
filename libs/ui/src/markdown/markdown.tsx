import { lazy, Suspense } from 'react';
import { SkeletonText } from '../skeleton/skeleton';
import { Prose } from '../text/text';

const MarkdownText = lazy(() => import('./markdown-text'));

export interface MarkdownProps {
  /** Markdown from anywhere: raw HTML in it is dropped, and so are links that are no http, mailto or path. */
  children: string;
  /** The level its first headings get in the page. Default 2. */
  topLevel?: 2 | 3 | 4;
  /** Lines of skeleton while the reader of Markdown is on its way. Default 6. */
  lines?: number;
  className?: string;
}

/** Markdown as running text. Its reader is heavy and loads itself, beside the page. */
export const Markdown = ({ children, topLevel = 2, lines = 6, className }: MarkdownProps) => (
  <Prose className={className}>
    <Suspense fallback={<SkeletonText lines={lines} />}>
      <MarkdownText topLevel={topLevel}>{children}</MarkdownText>
    </Suspense>
  </Prose>
);
