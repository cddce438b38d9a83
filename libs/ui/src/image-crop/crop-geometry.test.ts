import fc from 'fast-check';
import { MAX_ZOOM, partOf, pull, settle, wholeView } from './crop-geometry';

const landscape = { width: 400, height: 200 };
const square = { aspect: 1 };
const banner = { aspect: 4 };
const logo = { aspect: 1, holdsAll: true };

it('starts with the biggest square in the middle', () => {
  expect(partOf(landscape, wholeView(landscape), square)).toEqual({ left: 100, top: 0, width: 200, height: 200 });
});

it('halves the square at twice the zoom', () => {
  expect(partOf(landscape, { x: 200, y: 100, zoom: 2 }, square)).toEqual({ left: 150, top: 50, width: 100, height: 100 });
});

it('cuts out a wide part where one is asked for', () => {
  expect(partOf(landscape, wholeView(landscape), banner)).toEqual({ left: 0, top: 50, width: 400, height: 100 });
  expect(partOf({ width: 200, height: 400 }, { x: 100, y: 0, zoom: 1 }, banner)).toEqual({ left: 0, top: 0, width: 200, height: 50 });
});

it('begins around the whole of a logo, and stays within it once that is larger', () => {
  expect(partOf(landscape, wholeView(landscape), logo)).toEqual({ left: 0, top: -100, width: 400, height: 400 });
  expect(pull(landscape, wholeView(landscape), { x: 50, y: 90 }, 100, logo)).toEqual({ x: 200, y: 100, zoom: 1 });
  expect(partOf(landscape, { x: 0, y: 0, zoom: 4 }, logo)).toEqual({ left: 0, top: 0, width: 100, height: 100 });
});

it('moves against the pull, at the scale of the frame', () => {
  expect(pull(landscape, wholeView(landscape), { x: 50, y: 0 }, 100, square)).toEqual({ x: 100, y: 100, zoom: 1 });
});

it('never leaves the picture, however far it is pulled', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) });
  const far = fc.integer({ min: -10_000, max: 10_000 });
  fc.assert(
    fc.property(size, fc.double({ min: -2, max: 9, noNaN: true }), far, far, fc.constantFrom(1, 4, 0.5), (picture, zoom, x, y, aspect) => {
      const part = { aspect };
      const view = pull(picture, settle(picture, { ...wholeView(picture), zoom }, part), { x, y }, 260, part);
      const { left, top, width, height } = partOf(picture, view, part);
      const slack = 1e-6 * Math.max(picture.width, picture.height);
      expect(view.zoom).toBeGreaterThanOrEqual(1);
      expect(view.zoom).toBeLessThanOrEqual(MAX_ZOOM);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(width / height).toBeCloseTo(aspect);
      expect(left + width).toBeLessThanOrEqual(picture.width + slack);
      expect(top + height).toBeLessThanOrEqual(picture.height + slack);
    }),
  );
});
