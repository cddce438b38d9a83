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

/** What is cut out: its width by its height, and whether the whole picture fits in before one zooms. */
export interface Part {
  aspect: number;
  holdsAll?: boolean | undefined;
}

export const MAX_ZOOM = 4;

/** Where a stretch of that length begins, `middle` being wanted in its middle: within the whole, or around it where it is longer. */
const begin = (middle: number, length: number, whole: number) =>
  length > whole ? (whole - length) / 2 : Math.min(whole - length, Math.max(0, middle - length / 2));

/** The part cut out, in px of the picture. */
export const partOf = ({ width, height }: Size, { x, y, zoom }: CropView, { aspect, holdsAll = false }: Part) => {
  const across = (holdsAll ? Math.max(width, height * aspect) : Math.min(width, height * aspect)) / zoom;
  const tall = across / aspect;
  return { left: begin(x, across, width), top: begin(y, tall, height), width: across, height: tall };
};

/** Keeps the part within the picture and the zoom within its bounds. */
export const settle = (size: Size, view: CropView, part: Part): CropView => {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom));
  const { left, top, width, height } = partOf(size, { ...view, zoom }, part);
  return { x: left + width / 2, y: top + height / 2, zoom };
};

/** The middle of the picture, as much of it as fits. */
export const wholeView = ({ width, height }: Size): CropView => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The view after the picture was pulled by so many px of a frame `frame` px wide. */
export const pull = (size: Size, view: CropView, by: { x: number; y: number }, frame: number, part: Part) => {
  const scale = partOf(size, view, part).width / frame;
  return settle(size, { ...view, x: view.x - by.x * scale, y: view.y - by.y * scale }, part);
};
