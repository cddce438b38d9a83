import { candidateFactsOf, vacancyFactsOf } from '../src/entities';
import { candidateProfile, vacancyProfile } from '../src/profile';
import { score } from '../src/score';
import { rankingSet } from './ranking-set';

const today = '2026-01-15';

const ranked = rankingSet.map(({ id, candidate, vacancies }) => {
  const profile = candidateProfile(candidateFactsOf(candidate, today));
  return { id, items: vacancies.map((item) => ({ ...item, score: score(profile, vacancyProfile(vacancyFactsOf(item.vacancy))).exact })) };
});
const all = ranked.flatMap(({ items }) => items);

const gain = (grade: number): number => 2 ** grade - 1;
const dcg = (grades: readonly number[]): number =>
  grades.slice(0, 5).reduce((sum, grade, place) => sum + gain(grade) / Math.log2(place + 2), 0);
const share = (items: readonly unknown[], of: readonly unknown[]): number => items.length / of.length;

describe('ranking graded vacancies of invented people', () => {
  it('has an nDCG@5 of at least 0.95', () => {
    const values = ranked.map(({ items }) => {
      const found = [...items].sort((a, b) => b.score - a.score).map(({ grade }) => grade);
      return dcg(found) / dcg(items.map(({ grade }) => grade).sort((a, b) => b - a));
    });
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeGreaterThanOrEqual(0.95);
  });

  it('orders at least 92 of 100 pairs of different grades rightly', () => {
    const pairs = ranked.flatMap(({ items }) => items.flatMap((a) => items.filter((b) => a.grade > b.grade).map((b) => a.score > b.score)));
    expect(share(pairs.filter(Boolean), pairs)).toBeGreaterThanOrEqual(0.92);
  });

  it('puts no broken hard wish above a strong fit', () => {
    for (const { items } of ranked) {
      const strong = Math.min(...items.filter(({ grade }) => grade === 3).map((item) => item.score));
      for (const item of items.filter(({ breaksHardWish }) => breaksHardWish)) expect(item.score).toBeLessThan(strong);
    }
  });

  it('gives good and strong fits 50 or more, and what does not fit less', () => {
    const good = all.filter(({ grade }) => grade >= 2);
    const bad = all.filter(({ grade }) => grade === 0);
    expect(
      share(
        good.filter((item) => item.score >= 50),
        good,
      ),
    ).toBeGreaterThanOrEqual(0.9);
    expect(
      share(
        bad.filter((item) => item.score < 50),
        bad,
      ),
    ).toBe(1);
  });
});
