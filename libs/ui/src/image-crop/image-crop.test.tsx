import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms, findings } from '../conformance/conformance';
import { ImageCrop, type ImageCropProps } from './image-crop';

const labels = {
  title: 'Your photo',
  close: 'Close',
  cancel: 'Cancel',
  apply: 'Use this part',
  zoom: 'Zoom',
  frame: 'Part of the picture; arrow keys move it',
};
const photo = new Blob(['photo'], { type: 'image/png' });
const drawImage = jest.fn();
const onCrop = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage })) as never;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['cut']));
});

const open = (props: Partial<ImageCropProps> = {}) => {
  render(<ImageCrop file={photo} onClose={() => undefined} onCrop={onCrop} labels={labels} {...props} />);
  const picture = document.querySelector('img')!;
  Object.defineProperties(picture, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
  fireEvent.load(picture);
};
const cutOut = () => drawImage.mock.calls[0]?.slice(1, 5);

describe('ImageCrop', () => {
  conforms(<ImageCrop file={null} onClose={() => undefined} onCrop={onCrop} labels={labels} />, { takesClass: false });

  it('has no findings while open', async () => {
    open();
    expect(await findings(screen.getByRole('dialog'))).toEqual([]);
  });

  it('cuts the middle square when nothing is changed', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Use this part' }));
    expect(cutOut()).toEqual([100, 0, 200, 200]);
    expect(onCrop).toHaveBeenCalledWith(expect.any(Blob));
  });

  it('moves by arrow keys and zooms by the slider', async () => {
    open();
    screen.getByRole('group', { name: /arrow keys/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await userEvent.click(screen.getByRole('button', { name: 'Use this part' }));
    const [left, , side] = cutOut() ?? [];
    expect(side).toBe(50);
    expect(left).toBeGreaterThan(175);
  });

  it('keeps a logo whole, and what lies beside it transparent', async () => {
    const toBlob = jest.fn((done: BlobCallback, type?: string) => done(new Blob(['cut'], { type: type ?? '' })));
    HTMLCanvasElement.prototype.toBlob = toBlob;
    open({ holdsAll: true });
    await userEvent.click(screen.getByRole('button', { name: 'Use this part' }));
    expect(cutOut()).toEqual([0, -100, 400, 400]);
    expect(toBlob.mock.calls[0]?.[1]).toBe('image/png');
  });
});
