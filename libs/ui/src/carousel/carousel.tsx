import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../button/button';
import styles from './carousel.module.css';
import { useRotation } from './use-rotation';

export interface CarouselProps {
  /** Names it for screen readers. */
  label: string;
  /** Beside the controls: its heading. */
  title?: ReactNode;
  slides: readonly { id: string; content: ReactNode }[];
  /** Side by side on a wide screen; at most two on a tablet, one on a phone. Default 1. */
  inView?: number;
  labels: {
    previous: string;
    next: string;
    pause: string;
    play: string;
    /** Names a slide: "2 of 3". */
    slide: (number: number, total: number) => string;
  };
  className?: string;
}

interface ControlsProps extends Pick<CarouselProps, 'slides' | 'labels'> {
  rotation: ReturnType<typeof useRotation>;
}

const Controls = ({ slides, labels, rotation: { index, move, isRunning, setRunning } }: ControlsProps) => (
  <div className={styles.controls}>
    <span className={styles.position} aria-hidden="true">
      {slides.map(({ id }, at) => (
        <i key={id} className={styles.dot} data-current={at === index || undefined} />
      ))}
    </span>
    <Button
      size="small"
      isIconOnly
      variant="quiet"
      aria-label={isRunning ? labels.pause : labels.play}
      onPress={() => setRunning(!isRunning)}
    >
      {isRunning ? <Pause /> : <Play />}
    </Button>
    <Button size="small" isIconOnly aria-label={labels.previous} onPress={() => move(-1)}>
      <ArrowLeft />
    </Button>
    <Button size="small" isIconOnly aria-label={labels.next} onPress={() => move(1)}>
      <ArrowRight />
    </Button>
  </div>
);

/** Slides that move on every five seconds, until somebody points at them, goes into them or pauses them. */
export const Carousel = ({ label, title, slides, inView = 1, labels, className }: CarouselProps) => {
  const trackRef = useRef<HTMLUListElement>(null);
  const [isHeld, setHeld] = useState(false);
  const rotation = useRotation(slides.length, isHeld);
  const { index, isRunning } = rotation;

  const shown = useRef(index);
  useEffect(() => {
    // The first slide is where it belongs; asking where would have the browser lay out the whole page.
    if (shown.current === index) return;
    shown.current = index;
    const track = trackRef.current;
    const slide = track?.children[index];
    if (track && slide instanceof HTMLElement) track.scrollTo({ left: slide.offsetLeft, behavior: 'smooth' });
  }, [index]);

  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <section aria-roledescription="carousel" aria-label={label} className={className} {...hold}>
      <div className={styles.head}>
        {title}
        <Controls slides={slides} labels={labels} rotation={rotation} />
      </div>
      <ul
        ref={trackRef}
        tabIndex={0}
        aria-label={label}
        aria-live={isRunning && !isHeld ? 'off' : 'polite'}
        className={styles.track}
        style={{ '--wide': inView } as CSSProperties}
      >
        {slides.map(({ id, content }, at) => (
          <li key={id} className={styles.slide} aria-label={labels.slide(at + 1, slides.length)} aria-current={at === index || undefined}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
};
