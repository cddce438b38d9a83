import fc from 'fast-check';
import { MAX_ZOOM, pull, settle, squareOf, wholeView } from './crop-geometry';

const landscape = { width: 400, height: 200 };

it('starts with the biggest square in the middle', () => {
  expect(squareOf(landscape, wholeView(landscape))).toEqual({ left: 100, top: 0, side: 200 });
});

it('halves the square at twice the zoom', () => {
  expect(squareOf(landscape, { x: 200, y: 100, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
});

it('moves against the pull, at the scale of the frame', () => {
  expect(pull(landscape, wholeView(landscape), { x: 50, y: 0 }, 100)).toEqual({ x: 100, y: 100, zoom: 1 });
});

it('never leaves the picture, however far it is pulled', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) });
  const far = fc.integer({ min: -10_000, max: 10_000 });
  fc.assert(
    fc.property(size, fc.double({ min: -2, max: 9, noNaN: true }), far, far, (picture, zoom, x, y) => {
      const view = pull(picture, settle(picture, { ...wholeView(picture), zoom }), { x, y }, 260);
      const { left, top, side } = squareOf(picture, view);
      const slack = 1e-6 * Math.max(picture.width, picture.height);
      expect(view.zoom).toBeGreaterThanOrEqual(1);
      expect(view.zoom).toBeLessThanOrEqual(MAX_ZOOM);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(picture.width + slack);
      expect(top + side).toBeLessThanOrEqual(picture.height + slack);
    }),
  );
});
