import type { Rpc } from '@tandem/contracts/define';
import { seenMark } from '@tandem/domain/seen-mark';

/** Whether a list is still the one whose mark somebody holds; for whoever holds none it is. The mark is of what the call answers. */
export const stillAs =
  ({ output }: Pick<Rpc, 'output'>, seen: string | undefined) =>
  (now: unknown): boolean =>
    seen === undefined || seen === seenMark(output.parse(now));
