import { mayStartSummary } from './may-start-summary';

const now = new Date('2026-01-01T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe('a summary may be started', () => {
  it.each([
    ['the first time', { isSummaryGenerating: false, summaryRequestedAt: null }, true],
    ['not while one is written', { isSummaryGenerating: true, summaryRequestedAt: ago(60_000) }, false],
    ['not 4,999 ms after the last request', { isSummaryGenerating: false, summaryRequestedAt: ago(4_999) }, false],
    ['5,000 ms after the last request', { isSummaryGenerating: false, summaryRequestedAt: ago(5_000) }, true],
  ])('%s', (_, candidate, may) => expect(mayStartSummary(candidate, now, 5_000)).toBe(may));
});
