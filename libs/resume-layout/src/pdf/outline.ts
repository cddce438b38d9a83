import { type PDFDocument, PDFHexString, PDFName, type PDFPage } from 'pdf-lib';
import type { Layout } from '../page';

/** Bookmarks: one for each section. */
export const writeOutline = (document: PDFDocument, pages: readonly PDFPage[], starts: Layout['starts'], scale: number): void => {
  if (starts.length === 0) return;
  const { context, catalog } = document;
  const root = context.nextRef();
  const refs = starts.map(() => context.nextRef());
  starts.forEach(({ title, page: number, y }, i) => {
    const page = pages[number - 1];
    const [ref, previous, following] = [refs[i], refs[i - 1], refs[i + 1]];
    if (!page || !ref) return;
    const item = context.obj({
      Parent: root,
      Dest: [page.ref, 'XYZ', 0, page.getHeight() - y * scale, null],
      ...(previous ? { Prev: previous } : {}),
      ...(following ? { Next: following } : {}),
    });
    item.set(PDFName.of('Title'), PDFHexString.fromText(title));
    context.assign(ref, item);
  });
  const [first] = refs;
  const last = refs.at(-1);
  if (!first || !last) return;
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }));
  catalog.set(PDFName.of('Outlines'), root);
};
