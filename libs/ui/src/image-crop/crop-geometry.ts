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

/** The part cut out, in px of the picture; `aspect` is its width by its height. */
export const partOf = ({ width, height }: Size, { x, y, zoom }: CropView, aspect: number) => {
  const part = Math.min(width, height * aspect) / zoom;
  const tall = part / aspect;
  return { left: clamp(x - part / 2, 0, width - part), top: clamp(y - tall / 2, 0, height - tall), width: part, height: tall };
};

/** Keeps the part within the picture and the zoom within its bounds. */
export const settle = (size: Size, view: CropView, aspect: number): CropView => {
  const zoom = clamp(view.zoom, 1, MAX_ZOOM);
  const { left, top, width, height } = partOf(size, { ...view, zoom }, aspect);
  return { x: left + width / 2, y: top + height / 2, zoom };
};

/** The middle of the picture, as much of it as fits. */
export const wholeView = ({ width, height }: Size): CropView => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The view after the picture was pulled by so many px of a frame `frame` px wide. */
export const pull = (size: Size, view: CropView, by: { x: number; y: number }, frame: number, aspect: number) => {
  const scale = partOf(size, view, aspect).width / frame;
  return settle(size, { ...view, x: view.x - by.x * scale, y: view.y - by.y * scale }, aspect);
};
