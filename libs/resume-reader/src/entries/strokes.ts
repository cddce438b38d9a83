import type { Roles } from './habits';
import type { EntryRow } from './rows';

/**
 * "The Swan / Cook" in every entry: a stroke parts employer and title, where one side reads like titles more than the other does. In one
 * entry alone, or with two names of one kind, it says "or".
 */
export function arePartedByStrokes(heads: readonly (readonly EntryRow[])[], roles: Roles): boolean {
  const lean = (text = '') => roles.title(text) - roles.organisation(text);
  const pairs = heads.map((head) => head.map(({ line }) => line.text.split(/\s+\/\s+/)).find((parts) => parts.length === 2));
  const sum = pairs.reduce((total, pair) => total + (pair ? lean(pair[0]) - lean(pair[1]) : 0), 0);
  return pairs.length > 1 && pairs.every((pair) => pair !== undefined) && Math.abs(sum) > 0.5 * pairs.length;
}
