import type { Line } from '../layout/line';
import type { SectionKind } from '../vocabulary/headings';

export interface Section {
  kind: SectionKind | 'top';
  /** Null for what stands above the first heading. */
  heading: Line | null;
  lines: Line[];
}
