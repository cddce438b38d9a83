import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../class-names/class-names';
import styles from './pagination.module.css';
import { pageNumbers } from './page-numbers';

export interface PaginationProps {
  /** From 1. */
  current: number;
  total: number;
  labels: {
    /** Names the whole: "Pages". */
    pages: string;
    /** Names a number: "Page 3". */
    page: (number: number) => string;
    previous: string;
    next: string;
    /** Name the ways to both ends, for lists that are long; without them there are none. */
    first?: string;
    last?: string;
  };
  /** Pages as links; the URL is the state. */
  hrefOf?: (page: number) => string;
  /** Or as buttons. */
  onChange?: (page: number) => void;
  className?: string;
}

interface PageItemProps extends Pick<PaginationProps, 'hrefOf' | 'onChange' | 'total'> {
  page: number;
  name: string;
  isCurrent?: boolean;
  children: ReactNode;
}

const PageItem = ({ page, total, name, isCurrent, hrefOf, onChange, children }: PageItemProps) => {
  const isDisabled = page < 1 || page > total;
  const shared = { 'aria-label': name, isDisabled, className: styles.page ?? '' };
  if (!hrefOf)
    return (
      <Button {...shared} aria-current={isCurrent ? 'page' : undefined} onPress={() => onChange?.(page)}>
        {children}
      </Button>
    );
  return (
    <Link {...shared} aria-current={isCurrent ? 'page' : undefined} href={isDisabled ? undefined : hrefOf(page)}>
      {children}
    </Link>
  );
};

/** More pages than numbers: only then do the ends need ways of their own. */
const SHOWN = 5;

/** The way that was taken may end on the page it leads to, and takes the focus with it: the number of that page has it then. */
const useKeptFocus = (current: number) => {
  const nav = useRef<HTMLElement>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    const isLost = !nav.current?.querySelector(':focus:enabled, a:focus');
    if (isWithin.current && isLost) nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [current]);
  return {
    ref: nav,
    onFocus: () => void (isWithin.current = true),
    // Nothing takes over from what is merely gone.
    onBlur: ({ relatedTarget }: FocusEvent) => void (isWithin.current = relatedTarget === null),
  };
};

/** Five page numbers with the current one in the middle, the pages before and after, and the ends if they have names. Nothing for a single page. */
export const Pagination = ({ current, total, labels, hrefOf, onChange, className }: PaginationProps) => {
  const kept = useKeptFocus(current);
  if (total <= 1) return null;
  const shared = { total, hrefOf, onChange };
  const hasEnds = total > SHOWN;
  return (
    <nav {...kept} aria-label={labels.pages} className={classNames(styles.pagination, className)}>
      {hasEnds && labels.first && (
        <PageItem {...shared} page={current > 1 ? 1 : 0} name={labels.first}>
          <ChevronsLeft />
        </PageItem>
      )}
      <PageItem {...shared} page={current - 1} name={labels.previous}>
        <ChevronLeft />
      </PageItem>
      {pageNumbers(current, total, SHOWN).map((number) => (
        <PageItem key={number} {...shared} page={number} name={labels.page(number)} isCurrent={number === current}>
          {number}
        </PageItem>
      ))}
      <PageItem {...shared} page={current + 1} name={labels.next}>
        <ChevronRight />
      </PageItem>
      {hasEnds && labels.last && (
        <PageItem {...shared} page={current < total ? total : total + 1} name={labels.last}>
          <ChevronsRight />
        </PageItem>
      )}
    </nav>
  );
};
