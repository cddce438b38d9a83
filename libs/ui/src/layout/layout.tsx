import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './layout.module.css';

type Block = HTMLAttributes<HTMLDivElement>;
/** Steps of the 4 px grid. */
type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

const gapStyle = (gap: Gap | undefined) => (gap ? ({ '--gap': `var(--s-${gap})` } as CSSProperties) : undefined);

/** The width of the content with the gutters of the screen: 1120 px, `wide` 1240, `narrow` 480. */
export const Wrap = ({ width, className, ...props }: Block & { width?: 'wide' | 'narrow' }) => (
  <div {...props} className={classNames(styles.wrap, width && styles[width], className)} />
);

/** A page's content with the room above and below it. */
export const Page = ({ width, className, ...props }: Block & { width?: 'wide' | 'narrow' }) => (
  <Wrap {...props} width={width} className={classNames(styles.page, className)} />
);

interface PageHeadProps {
  /** The text of the page's h1. */
  title: ReactNode;
  children?: ReactNode;
  /** At the far end: the page's buttons. */
  actions?: ReactNode;
  className?: string;
}

/** Title of the page, a sentence about it, and its actions. */
export const PageHead = ({ title, children, actions, className }: PageHeadProps) => (
  <div className={classNames(styles.head, className)}>
    <div>
      <h1>{title}</h1>
      {children && <div className={styles.intro}>{children}</div>}
    </div>
    {actions && <Row>{actions}</Row>}
  </div>
);

/** Side by side, wrapping; 8 px apart unless told otherwise. */
export const Row = ({ gap, isSpread, className, style, ...props }: Block & { gap?: Gap; isSpread?: boolean }) => (
  <div {...props} style={{ ...gapStyle(gap), ...style }} className={classNames(styles.row, isSpread && styles.between, className)} />
);

/** What ends a step: the way back on the left, the way on at the right. On a phone they fill the width. */
export const Actions = ({ className, ...props }: Block) => (
  <div {...props} className={classNames(styles.row, styles.between, styles.actions, className)} />
);

/** One below the other; 16 px apart unless told otherwise. */
export const Stack = ({ gap, className, style, ...props }: Block & { gap?: Gap; ref?: Ref<HTMLDivElement> }) => (
  <div {...props} style={{ ...gapStyle(gap), ...style }} className={classNames(styles.stack, className)} />
);

/** Fields two by two, one by one on a phone; a child with `data-span` takes the whole width. */
export const FormGrid = ({ className, ...props }: Block) => <div {...props} className={classNames(styles.formGrid, className)} />;

/** As many equal columns as fit at the given minimum width in px. */
export const Columns = ({ min, gap, className, style, ...props }: Block & { min: number; gap?: Gap }) => (
  <div
    {...props}
    style={{ ...({ '--column': `${min}px` } as CSSProperties), ...gapStyle(gap), ...style }}
    className={classNames(styles.columns, className)}
  />
);
