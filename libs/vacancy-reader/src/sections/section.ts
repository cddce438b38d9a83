import type { Block } from '../document/document';
import type { SectionKind } from './headings';

/** A heading and what stands under it. */
export interface Section {
  kind: SectionKind;
  heading: Block | null;
  blocks: Block[];
}
