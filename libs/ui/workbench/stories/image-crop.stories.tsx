import { useState } from 'react';
import { Button } from '@tandem/ui/button';
import { ImageCrop } from '@tandem/ui/image-crop';
import { Stack } from '@tandem/ui/layout';
import type { Stories } from '../story';

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice"><rect width="600" height="400" fill="#f2c14e"/><circle cx="300" cy="170" r="90" fill="#3d6b35"/><rect x="150" y="280" width="300" height="120" rx="60" fill="#0f4c5c"/></svg>`;
const labels = {
  title: 'Your photo',
  close: 'Close',
  cancel: 'Cancel',
  apply: 'Use this part',
  zoom: 'Zoom',
  frame: 'Part of the picture; arrow keys move it',
};

interface CropProps {
  action: string;
  width: number;
  height: number;
  /** Width by height of what is cut out, and its width in px. */
  part?: { aspect: number; width: number; holdsAll?: boolean };
  /** Milliseconds that sending what was cut takes. */
  sending?: number;
}

const Crop = ({ action, width, height, part = { aspect: 1, width: 512 }, sending = 0 }: CropProps) => {
  const [isPending, setPending] = useState(false);
  const [file, setFile] = useState<Blob | null>(null);
  const [cut, setCut] = useState<string | null>(null);
  const take = (picture: Blob) => {
    setPending(true);
    setTimeout(() => {
      setPending(false);
      setCut(URL.createObjectURL(picture));
      setFile(null);
    }, sending);
  };
  return (
    <Stack style={{ justifyItems: 'start' }}>
      <Button onPress={() => setFile(new Blob([drawing(width, height)], { type: 'image/svg+xml' }))}>{action}</Button>
      <ImageCrop
        file={file}
        aspect={part.aspect}
        width={part.width}
        holdsAll={part.holdsAll ?? false}
        isPending={isPending}
        onClose={() => setFile(null)}
        onCrop={take}
        labels={labels}
      />
      {cut && <img src={cut} width={128} height={128 / part.aspect} alt="What was cut out" />}
    </Stack>
  );
};

export default {
  title: 'Image crop',
  group: 'Fields',
  states: {
    Wide: () => <Crop action="Change photo" width={600} height={400} />,
    Tall: () => <Crop action="Change a tall photo" width={300} height={900} />,
    Banner: () => <Crop action="Change the banner" width={1200} height={900} part={{ aspect: 4, width: 1200 }} />,
    Logo: () => <Crop action="Change the logo" width={900} height={300} part={{ aspect: 1, width: 512, holdsAll: true }} />,
    Sending: () => <Crop action="Change a photo over a slow line" width={600} height={400} sending={3_000} />,
    Tiny: () => <Crop action="Change a tiny photo" width={24} height={24} />,
  },
  opens: [
    { press: 'Change photo' },
    { press: 'Change a tall photo' },
    { press: 'Change the banner' },
    { press: 'Change the logo' },
    { press: 'Change a tiny photo' },
  ],
} satisfies Stories;
