import type { KeyboardEvent, PointerEvent, Ref } from 'react';
import { partOf, pull, wholeView, type CropView, type Part, type Size } from './crop-geometry';
import { classNames } from '../class-names/class-names';
import styles from './image-crop.module.css';

/** Px an arrow key moves the picture by. */
const STEP = 10;

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

export interface Framed {
  size: Size;
  view: CropView;
}

interface CropFrameProps extends Framed {
  src: string;
  label: string;
  part: Part;
  onUnreadable: () => void;
  onChange: (framed: Framed) => void;
  ref: Ref<HTMLImageElement>;
}

const shapeOf = ({ aspect, holdsAll }: Part) => {
  if (holdsAll) return styles.square;
  return aspect === 1 ? styles.round : styles.wide;
};

/** The window on the picture, round when it is a square full of it: pulled by pointer, moved by the arrow keys. */
export const CropFrame = ({ src, label, part, size, view, onChange, onUnreadable, ref }: CropFrameProps) => {
  const move = (frame: Element, by: { x: number; y: number }) =>
    onChange({ size, view: pull(size, view, by, frame.clientWidth || 1, part) });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    move(event.currentTarget, by);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons === 1) move(event.currentTarget, { x: event.movementX, y: event.movementY });
  };
  const start = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    const natural = { width: naturalWidth, height: naturalHeight };
    onChange({ size: natural, view: wholeView(natural) });
  };
  const { left, top, width } = partOf(size, view, part);
  const percent = (some: number, whole: number) => `${(some / whole) * 100}%`;
  return (
    <div
      role="group"
      tabIndex={0}
      aria-label={label}
      className={classNames(styles.frame, shapeOf(part))}
      style={{ aspectRatio: String(part.aspect) }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    >
      <img
        ref={ref}
        src={src}
        alt=""
        draggable={false}
        className={styles.picture}
        onLoad={(event) => start(event.currentTarget)}
        onError={onUnreadable}
        style={{ width: percent(size.width, width), transform: `translate(${percent(-left, size.width)}, ${percent(-top, size.height)})` }}
      />
    </div>
  );
};
