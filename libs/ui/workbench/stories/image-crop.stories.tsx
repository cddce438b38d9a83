import { useState } from 'react';
import { Button } from '@tandem/ui/button';
import { ImageCrop } from '@tandem/ui/image-crop';
import type { Stories } from '../story';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#f2c14e"/><circle cx="300" cy="170" r="90" fill="#3d6b35"/><rect x="150" y="280" width="300" height="120" rx="60" fill="#0f4c5c"/></svg>`;

const Photo = () => {
  const [file, setFile] = useState<Blob | null>(null);
  return (
    <>
      <Button onPress={() => setFile(new Blob([DRAWING], { type: 'image/svg+xml' }))}>Change photo</Button>
      <ImageCrop
        file={file}
        onClose={() => setFile(null)}
        onCrop={() => setFile(null)}
        labels={{
          title: 'Your photo',
          close: 'Close',
          cancel: 'Cancel',
          apply: 'Use this part',
          zoom: 'Zoom',
          frame: 'Part of the picture; arrow keys move it',
        }}
      />
    </>
  );
};

export default { title: 'Image crop', group: 'Fields', states: { Photo } } satisfies Stories;
