import { resumePreview } from '@tandem/domain/limits';

const { zoomFactor, smallestZoom, largestZoom, largestBaseScale } = resumePreview;
const within = (zoom: number): number => Math.min(largestZoom, Math.max(smallestZoom, zoom));

/** One step nearer or farther, within the range. */
export const zoomedIn = (zoom: number): number => within(zoom * zoomFactor);
export const zoomedOut = (zoom: number): number => within(zoom / zoomFactor);

/** The zoom at which a page fills the width there is, but no larger than is useful. */
export const fittingZoom = (available: number, pageWidth: number): number =>
  within(Math.min(largestBaseScale, available > 0 ? available / pageWidth : 1));

export const isNearest = (zoom: number): boolean => zoom >= largestZoom;
export const isFarthest = (zoom: number): boolean => zoom <= smallestZoom;
