/** Width and height in px of the picture itself. */
export interface Size {
  width: number;
  height: number;
}

/** What is looked at: a point of the picture in its own px, and how near (1: as much as fits). */
export interface CropView {
  x: number;
  y: number;
  zoom: number;
}

export const MAX_ZOOM = 4;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The square cut out, in px of the picture. */
export const squareOf = ({ width, height }: Size, { x, y, zoom }: CropView) => {
  const side = Math.min(width, height) / zoom;
  return { left: clamp(x - side / 2, 0, width - side), top: clamp(y - side / 2, 0, height - side), side };
};

/** Keeps the square within the picture and the zoom within its bounds. */
export const settle = (size: Size, view: CropView): CropView => {
  const zoom = clamp(view.zoom, 1, MAX_ZOOM);
  const { left, top, side } = squareOf(size, { ...view, zoom });
  return { x: left + side / 2, y: top + side / 2, zoom };
};

/** The middle of the picture, as much of it as fits. */
export const wholeView = ({ width, height }: Size): CropView => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The view after the picture was pulled by so many px of a frame `frame` px wide. */
export const pull = (size: Size, view: CropView, by: { x: number; y: number }, frame: number) => {
  const scale = squareOf(size, view).side / frame;
  return settle(size, { ...view, x: view.x - by.x * scale, y: view.y - by.y * scale });
};
