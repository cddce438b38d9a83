// @ts-check
// How good a ranking is. Equal scores share their places, so that the order in a file gives no advantage.

/** @typedef {{ label: number, score: number }} Ranked */

/** @param {number} label */
const gain = (label) => 2 ** label - 1;
/** @param {number} place */
const discount = (place) => 1 / Math.log2(place + 2);

/** Normalised discounted cumulative gain of the first `first` places. @param {Ranked[]} items @param {number} first */
export const ndcg = (items, first) => {
  const sorted = [...items].sort((a, b) => b.score - a.score);
  let found = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to++;
    const mean = sorted.slice(from, to).reduce((sum, { label }) => sum + gain(label), 0) / (to - from);
    for (let place = from; place < Math.min(to, first); place++) found += mean * discount(place);
    from = to;
  }
  const labels = items.map(({ label }) => label).sort((a, b) => b - a);
  const best = labels.slice(0, first).reduce((sum, label, place) => sum + gain(label) * discount(place), 0);
  return best > 0 ? found / best : null;
};

/** Pairs of different labels in the right order, ties half. @param {Ranked[]} items */
export const orderedPairs = (items) => {
  let right = 0;
  let all = 0;
  for (const a of items) {
    for (const b of items) {
      if (a.label <= b.label) continue;
      all++;
      right += a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0;
    }
  }
  return { right, all };
};

/** @param {(number | null)[]} values */
const mean = (values) => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : 0;
};

/** The figures of all queries together; null where a set has none of what is counted. @param {Ranked[][]} queries */
export const summary = (queries) => {
  const pairs = queries.map(orderedPairs);
  const items = queries.flat();
  /** @param {Ranked[]} of @param {(item: Ranked) => boolean} test */
  const share = (of, test) => (of.length > 0 ? of.filter(test).length / of.length : null);
  return {
    'nDCG@5': mean(queries.map((items) => ndcg(items, 5))),
    'nDCG@10': mean(queries.map((items) => ndcg(items, 10))),
    // The mean over queries of the right share of pairs is the area under the curve where labels are 0 and 1.
    AUC: mean(pairs.map(({ right, all }) => (all > 0 ? right / all : null))),
    pairwise:
      pairs.reduce((sum, { right }) => sum + right, 0) /
      Math.max(
        1,
        pairs.reduce((sum, { all }) => sum + all, 0),
      ),
    'grades 2-3 at 50 or more': share(
      items.filter(({ label }) => label >= 2),
      ({ score }) => score >= 50,
    ),
    'grade 0 under 50': share(
      items.filter(({ label }) => label === 0),
      ({ score }) => score < 50,
    ),
  };
};
