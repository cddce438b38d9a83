import fc from 'fast-check';
import { MAX_ZOOM, partOf, pull, settle, wholeView } from './crop-geometry';

const landscape = { width: 400, height: 200 };

it('starts with the biggest square in the middle', () => {
  expect(partOf(landscape, wholeView(landscape), 1)).toEqual({ left: 100, top: 0, width: 200, height: 200 });
});

it('halves the square at twice the zoom', () => {
  expect(partOf(landscape, { x: 200, y: 100, zoom: 2 }, 1)).toEqual({ left: 150, top: 50, width: 100, height: 100 });
});

it('cuts out a wide part where one is asked for', () => {
  expect(partOf(landscape, wholeView(landscape), 4)).toEqual({ left: 0, top: 50, width: 400, height: 100 });
  expect(partOf({ width: 200, height: 400 }, { x: 100, y: 0, zoom: 1 }, 4)).toEqual({ left: 0, top: 0, width: 200, height: 50 });
});

it('moves against the pull, at the scale of the frame', () => {
  expect(pull(landscape, wholeView(landscape), { x: 50, y: 0 }, 100, 1)).toEqual({ x: 100, y: 100, zoom: 1 });
});

it('never leaves the picture, however far it is pulled', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) });
  const far = fc.integer({ min: -10_000, max: 10_000 });
  fc.assert(
    fc.property(size, fc.double({ min: -2, max: 9, noNaN: true }), far, far, fc.constantFrom(1, 4, 0.5), (picture, zoom, x, y, aspect) => {
      const view = pull(picture, settle(picture, { ...wholeView(picture), zoom }, aspect), { x, y }, 260, aspect);
      const { left, top, width, height } = partOf(picture, view, aspect);
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
