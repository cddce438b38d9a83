import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Slider } from '../slider/slider';
import { CropFrame, type Framed } from './crop-frame';
import { MAX_ZOOM, type Part, partOf, settle } from './crop-geometry';
import styles from './image-crop.module.css';

/** Width of the picture that comes out, in px. */
const OUTPUT = 512;
const JPEG_QUALITY = 0.9;

export interface ImageCropProps {
  /** The picture to cut; null keeps the dialog closed. */
  file: Blob | null;
  onClose: () => void;
  /** Gets a JPEG of `width` px, or a PNG where what lies beside the picture has to stay transparent. */
  onCrop: (picture: Blob) => void;
  /** What was cut is on its way: it cannot be sent a second time. */
  isPending?: boolean;
  /** Width by height of the part; a square is shown round. Default 1. */
  aspect?: number;
  /** For a logo: the whole picture is in the part before one zooms in, with nothing beside it. */
  holdsAll?: boolean;
  /** Default 512. */
  width?: number;
  /** The file is no picture a browser can show. */
  onUnreadable?: () => void;
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
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
};

const cut = (picture: HTMLImageElement, { size, view }: Framed, part: Part, width: number) =>
  new Promise<Blob | null>((resolve) => {
    const height = Math.round(width / part.aspect);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const from = partOf(size, view, part);
    canvas.getContext('2d')?.drawImage(picture, from.left, from.top, from.width, from.height, 0, 0, width, height);
    canvas.toBlob(resolve, part.holdsAll ? 'image/png' : 'image/jpeg', JPEG_QUALITY);
  });

/** Cuts a part out of a picture: pull it or use the arrow keys, zoom by the slider. */
export const ImageCrop = (props: ImageCropProps) => {
  const { file, onClose, onCrop, aspect = 1, holdsAll, width = OUTPUT, isPending, onUnreadable = onClose, labels } = props;
  const part: Part = { aspect, holdsAll };
  const address = useAddress(file);
  const pictureRef = useRef<HTMLImageElement>(null);
  const [framed, setFramed] = useState<Framed>({ size: { width: 1, height: 1 }, view: { x: 0, y: 0, zoom: 1 } });
  const { size, view } = framed;

  const apply = async () => {
    const picture = pictureRef.current && (await cut(pictureRef.current, framed, part, width));
    if (picture) onCrop(picture);
  };
  const actions = (
    <>
      <Button onPress={onClose}>{labels.cancel}</Button>
      <Button variant="primary" isPending={isPending} onPress={apply}>
        {labels.apply}
      </Button>
    </>
  );
  const frame = { onClose, title: labels.title, closeLabel: labels.close, actions };
  return (
    <Dialog {...frame} isOpen={address !== null} size={aspect > 1 ? 'large' : 'medium'}>
      <div className={styles.crop}>
        {address && (
          <CropFrame
            ref={pictureRef}
            src={address}
            label={labels.frame}
            part={part}
            {...framed}
            onChange={setFramed}
            onUnreadable={onUnreadable}
          />
        )}
        <Slider
          className={styles.zoom}
          label={labels.zoom}
          value={view.zoom}
          onChange={(zoom) => setFramed({ size, view: settle(size, { ...view, zoom }, part) })}
          minValue={1}
          maxValue={MAX_ZOOM}
          step={0.1}
          valueLabel={`${Math.round(view.zoom * 100)} %`}
        />
      </div>
    </Dialog>
  );
};
