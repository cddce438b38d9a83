import type { Layout } from '@tandem/resume-layout/page';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type Ref, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import { PageSheet } from './page-sheet';
import styles from './page-view.module.css';
import { fittingZoom, isFarthest, isNearest, zoomedIn, zoomedOut } from './zoom';

export interface PageViewProps {
  layout: Layout;
  pictureUrl?: string | undefined;
  labels: { pages: string; page: (number: number, count: number) => string; zoomIn: string; zoomOut: string; fit: string };
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

/** Pages of a document one below the other: fitted to the width, zoomed by buttons or + and -, moved by dragging. */
export const PageView = ({ layout, pictureUrl, labels, className, ref }: PageViewProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const { isDragging, handlers } = useGrip(frame);
  const fit = () => setZoom(fittingZoom((frame.current?.clientWidth ?? 0) - margins, layout.width));
  // Once, when the width is known: later the zoom is the reader's.
  useLayoutEffect(fit, [layout.width]);

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
      <div className={styles['tools']}>
        <Button variant="quiet" aria-label={labels.zoomOut} isDisabled={isFarthest(zoom)} onPress={() => setZoom(zoomedOut)}>
          <Minus aria-hidden size={18} />
        </Button>
        <Button variant="quiet" aria-label={labels.fit} onPress={fit}>
          {`${Math.round(zoom * 100)}%`}
        </Button>
        <Button variant="quiet" aria-label={labels.zoomIn} isDisabled={isNearest(zoom)} onPress={() => setZoom(zoomedIn)}>
          <Plus aria-hidden size={18} />
        </Button>
      </div>
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
          <PageSheet
            key={page.number}
            page={page}
            size={layout}
            zoom={zoom}
            label={labels.page(page.number, layout.pages.length)}
            pictureUrl={pictureUrl}
          />
        ))}
      </div>
    </div>
  );
};
