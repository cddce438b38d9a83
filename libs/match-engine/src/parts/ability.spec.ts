import { experienceFit } from './ability';

const fitOf = (rung: number, titleRung: number): number => {
  const candidate = { rung, years: 9 };
  return experienceFit(candidate, { rung: titleRung, years: null }, 1)?.value ?? Number.NaN;
};

it('counts half a rung as the same level, and each half rung beyond for less', () => {
  const junior = 1;
  const fits = [1, 1.5, 2, 2.5, 3, 4].map((rung) => fitOf(rung, junior));
  expect(fits).toEqual([1, 1, 0.7, 0.5, 0.3, 0]);
  expect([1, 1.5, 2, 2.5, 3, 4].map((rung) => fitOf(junior, rung))).toEqual(fits);
});
