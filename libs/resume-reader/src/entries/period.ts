import type { Found } from '../result';
import { found } from '../text/found';
import type { Entry } from './split';

export interface Period {
  startDate: Found<string> | null;
  endDate: Found<string | null> | null;
}

/** The period of an entry. A single date is the start of a job and the end of an education. */
export function periodOf({ anchor }: Pick<Entry, 'anchor'>, single: 'start' | 'end'): Period {
  if (!anchor?.date) return { startDate: null, endDate: null };
  const { date } = anchor;
  if (date.isExpiry) return { startDate: null, endDate: null };
  const spans = anchor.line.cells[anchor.dateCell]?.spans ?? [];
  const value = (at: string | null) => (at ? found(at, at.length > 4 ? 0.95 : 0.85, spans) : null);
  if (date.kind === 'single') {
    return single === 'start' ? { startDate: value(date.start), endDate: null } : { startDate: null, endDate: value(date.start) };
  }
  const endDate = date.end === 'present' ? found<string | null>(null, 0.95, spans) : value(date.end);
  return { startDate: value(date.start), endDate };
}
