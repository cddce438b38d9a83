import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Slider } from '../slider/slider';
import { MAX_ZOOM, pull, settle, squareOf, wholeView, type CropView, type Size } from './crop-geometry';
import styles from './image-crop.module.css';

const FRAME = 260;
const STEP = 10;
/** Side of the picture that comes out, in px. */
const OUTPUT = 512;
const JPEG_QUALITY = 0.9;

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

export interface ImageCropProps {
  /** The picture to cut; null keeps the dialog closed. */
  file: Blob | null;
  onClose: () => void;
  /** Gets a square JPEG of 512 px. */
  onCrop: (picture: Blob) => void;
  labels: {
    title: string;
    close: string;
    cancel: string;
    apply: string;
    zoom: string;
    /** Names the frame and says how it works: "Part of the picture; arrow keys move it". */
    frame: string;
  };
}

/** The address of a blob for as long as it is shown. */
const useAddress = (file: Blob | null) => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

const cut = (picture: HTMLImageElement, size: Size, view: CropView) =>
  new Promise<Blob | null>((resolve) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: OUTPUT, height: OUTPUT });
    const { left, top, side } = squareOf(size, view);
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, OUTPUT, OUTPUT);
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });

/** Cuts a square out of a picture: pull it or use the arrow keys, zoom by the slider. */
export const ImageCrop = ({ file, onClose, onCrop, labels }: ImageCropProps) => {
  const address = useAddress(file);
  const pictureRef = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  const [view, setView] = useState<CropView>({ x: 0, y: 0, zoom: 1 });

  const start = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    const natural = { width: naturalWidth, height: naturalHeight };
    setSize(natural);
    setView(wholeView(natural));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    setView(pull(size, view, by, FRAME));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons === 1) setView(pull(size, view, { x: event.movementX, y: event.movementY }, FRAME));
  };
  const apply = async () => {
    const picture = pictureRef.current && (await cut(pictureRef.current, size, view));
    if (picture) onCrop(picture);
  };

  const { left, top, side } = squareOf(size, view);
  const scale = FRAME / side;
  return (
    <Dialog
      isOpen={address !== null}
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      actions={
        <>
          <Button onPress={onClose}>{labels.cancel}</Button>
          <Button variant="primary" onPress={apply}>
            {labels.apply}
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        <div
          role="group"
          tabIndex={0}
          aria-label={labels.frame}
          className={styles.frame}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onPointerMove}
        >
          {address && (
            <img
              ref={pictureRef}
              src={address}
              alt=""
              draggable={false}
              className={styles.picture}
              onLoad={(event) => start(event.currentTarget)}
              style={{ width: size.width * scale, transform: `translate(${-left * scale}px, ${-top * scale}px)` }}
            />
          )}
        </div>
        <Slider
          className={styles.zoom}
          label={labels.zoom}
          value={view.zoom}
          onChange={(zoom) => setView(settle(size, { ...view, zoom }))}
          minValue={1}
          maxValue={MAX_ZOOM}
          step={0.1}
          valueLabel={`${Math.round(view.zoom * 100)} %`}
        />
      </div>
    </Dialog>
  );
};
