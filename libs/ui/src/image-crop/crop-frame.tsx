import type { KeyboardEvent, PointerEvent, Ref } from 'react';
import { pull, squareOf, wholeView, type CropView, type Size } from './crop-geometry';
import styles from './image-crop.module.css';

const FRAME = 260;
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
  onChange: (framed: Framed) => void;
  ref: Ref<HTMLImageElement>;
}

/** The round window on the picture: pulled by pointer, moved by the arrow keys. */
export const CropFrame = ({ src, label, size, view, onChange, ref }: CropFrameProps) => {
  const move = (by: { x: number; y: number }) => onChange({ size, view: pull(size, view, by, FRAME) });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons === 1) move({ x: event.movementX, y: event.movementY });
  };
  const start = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    const natural = { width: naturalWidth, height: naturalHeight };
    onChange({ size: natural, view: wholeView(natural) });
  };
  const { left, top, side } = squareOf(size, view);
  const scale = FRAME / side;
  return (
    <div
      role="group"
      tabIndex={0}
      aria-label={label}
      className={styles.frame}
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
        style={{ width: size.width * scale, transform: `translate(${-left * scale}px, ${-top * scale}px)` }}
      />
    </div>
  );
};
