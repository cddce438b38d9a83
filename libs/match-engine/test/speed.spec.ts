import { candidateFactsOf, vacancyFactsOf } from '../src/entities';
import { candidateProfile, vacancyProfile } from '../src/profile';
import { score } from '../src/score';
import { rankingSet } from './ranking-set';

const candidates = rankingSet.map(({ candidate }) => candidateProfile(candidateFactsOf(candidate, '2026-01-15')));
const vacancies = rankingSet.flatMap(({ vacancies: items }) => items.map(({ vacancy }) => vacancyProfile(vacancyFactsOf(vacancy))));

// A machine with more to do takes twice the processor time for the same work.
const deepIt = process.env['TANDEM_DEEP'] ? it : it.skip;

describe('speed', () => {
  deepIt('scores at least 10,000 pairs in a second of processor time', () => {
    const round = () => candidates.forEach((candidate) => vacancies.forEach((vacancy) => score(candidate, vacancy)));
    round();
    const rounds = 50;
    const before = process.cpuUsage();
    for (let done = 0; done < rounds; done++) round();
    const { user, system } = process.cpuUsage(before);
    expect((rounds * candidates.length * vacancies.length) / ((user + system) / 1_000_000)).toBeGreaterThan(10_000);
  });
});
