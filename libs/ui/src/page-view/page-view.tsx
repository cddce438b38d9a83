import type { Layout, Page } from '@tandem/resume-layout/page';
import { Minus, Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import { PageSheet } from './page-sheet';
import styles from './page-view.module.css';
import { fittingZoom, isFarthest, isNearest, zoomedIn, zoomedOut } from './zoom';

export interface PageViewProps {
  layout: Layout;
  pictureUrl?: string | undefined;
  labels: { pages: string; page: (number: number, count: number) => string; zoomIn: string; zoomOut: string; fit: string };
  /** What lies over a page, e.g. buttons beside its headings; at this zoom. */
  over?: (page: Page, zoom: number) => ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

const margins = 48;

/** Moves what scrolls in a frame by dragging it with a mouse; fingers scroll by themselves. */
const useGrip = (frame: RefObject<HTMLDivElement | null>) => {
  const [grip, setGrip] = useState<{ x: number; y: number; left: number; top: number } | null>(null);
  const letGo = () => setGrip(null);
  return {
    isDragging: grip !== null,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.button !== 0 || event.pointerType === 'touch' || !frame.current) return;
        if (event.target instanceof Element && event.target.closest('button')) return;
        setGrip({ x: event.clientX, y: event.clientY, left: frame.current.scrollLeft, top: frame.current.scrollTop });
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (!grip || !frame.current) return;
        frame.current.scrollLeft = grip.left - (event.clientX - grip.x);
        frame.current.scrollTop = grip.top - (event.clientY - grip.y);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
};

/** Fitted to the width of the frame, however that changes, until the reader zooms. */
const useZoom = (frame: RefObject<HTMLDivElement | null>, pageWidth: number) => {
  const [zoom, setZoom] = useState(1);
  const isReaders = useRef(false);
  const fit = useCallback(() => {
    isReaders.current = false;
    const width = frame.current?.clientWidth ?? 0;
    if (width > 0) setZoom(fittingZoom(width - margins, pageWidth));
  }, [frame, pageWidth]);
  useLayoutEffect(fit, [fit]);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => !isReaders.current && fit());
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, fit]);
  const zoomBy = useCallback((step: (before: number) => number) => {
    isReaders.current = true;
    setZoom(step);
  }, []);
  return { zoom, setZoom: zoomBy, fit };
};

interface ToolsProps {
  zoom: number;
  setZoom: (step: (before: number) => number) => void;
  fit: () => void;
  zoomIn: string;
  zoomOut: string;
  fitLabel: string;
}

/** The buttons of the zoom, which other pages do not concern. One that turns off hands the focus to the next. */
const Tools = memo(({ zoom, setZoom, fit, zoomIn, zoomOut, fitLabel }: ToolsProps) => {
  const middle = useRef<HTMLButtonElement>(null);
  const press = (step: (before: number) => number, isLast: (zoom: number) => boolean) => () => {
    setZoom(step);
    if (isLast(step(zoom))) middle.current?.focus();
  };
  return (
    <div className={styles['tools']}>
      <Button variant="quiet" aria-label={zoomOut} isDisabled={isFarthest(zoom)} onPress={press(zoomedOut, isFarthest)}>
        <Minus aria-hidden size={18} />
      </Button>
      <Button ref={middle} variant="quiet" aria-label={fitLabel} onPress={fit}>
        {`${Math.round(zoom * 100)}%`}
      </Button>
      <Button variant="quiet" aria-label={zoomIn} isDisabled={isNearest(zoom)} onPress={press(zoomedIn, isNearest)}>
        <Plus aria-hidden size={18} />
      </Button>
    </div>
  );
});
Tools.displayName = 'Tools';

/** Pages of a document one below the other: fitted to the width, zoomed by buttons or + and -, moved by dragging. */
export const PageView = ({ layout, pictureUrl, labels, over, className, ref }: PageViewProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const { isDragging, handlers } = useGrip(frame);
  const { zoom, setZoom, fit } = useZoom(frame, layout.width);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Record<string, (() => void) | undefined> = {
      '+': () => setZoom(zoomedIn),
      '=': () => setZoom(zoomedIn),
      '-': () => setZoom(zoomedOut),
      '0': fit,
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  return (
    <div ref={ref} className={classNames(styles['view'], className)}>
      <Tools zoom={zoom} setZoom={setZoom} fit={fit} zoomIn={labels.zoomIn} zoomOut={labels.zoomOut} fitLabel={labels.fit} />
      <div
        ref={frame}
        className={styles['frame']}
        role="region"
        aria-label={labels.pages}
        tabIndex={0}
        data-dragging={isDragging || undefined}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        {layout.pages.map((page) => (
          <div key={page.number} className={styles['page']} style={{ width: layout.width * zoom, height: layout.height * zoom }}>
            <PageSheet
              page={page}
              width={layout.width}
              height={layout.height}
              zoom={zoom}
              label={labels.page(page.number, layout.pages.length)}
              pictureUrl={pictureUrl}
            />
            {over?.(page, zoom)}
          </div>
        ))}
      </div>
    </div>
  );
};
