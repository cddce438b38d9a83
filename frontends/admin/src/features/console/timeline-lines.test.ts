import type { TimelineEntry } from '@tandem/contracts/admin/admin.shapes';
import { timelineLines } from './timeline-lines';

const say = (id: string, values: Record<string, unknown> = {}) => `${id} ${JSON.stringify(values)}`;
const linesOf = (entries: readonly TimelineEntry[]) => timelineLines(entries, say as never).map(({ text }) => text);
const notified = (at: string, type = 'CANDIDATE_NEW_MATCH'): TimelineEntry => ({ at, what: 'notified', facts: { type } });

it('says the browser and the machine of a session in words, and keeps what the browser called itself', () => {
  const device = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
  const [line] = timelineLines([{ at: '2026-11-21T10:00:00.000Z', what: 'signedIn', facts: { device } }], say as never);
  expect(line?.text).toContain('"device":"Chrome, Linux"');
  expect(line?.text).not.toContain('Mozilla');
  expect(line?.detail).toBe(device);
});

it('calls a browser nobody knows unknown', () => {
  const [text] = linesOf([{ at: '2026-11-21T10:00:00.000Z', what: 'signedIn', facts: { device: null } }]);
  expect(text).toContain('account.sessions.unknown');
});

it('folds equal messages of one minute, and no others', () => {
  const lines = linesOf([
    notified('2026-11-21T10:01:02.000Z'),
    notified('2026-11-21T10:00:59.000Z'),
    notified('2026-11-21T10:00:31.000Z'),
    notified('2026-11-21T10:00:30.000Z', 'CANDIDATE_MATCH_CHANGED'),
    notified('2026-11-21T10:00:29.000Z', 'CANDIDATE_MATCH_CHANGED'),
  ]);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toBe('admin.timeline.new_matches {"count":2}');
  expect(lines[2]).toMatch(/^admin\.timeline\.times .*"count":2/);
});
