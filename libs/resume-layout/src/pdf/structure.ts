import { PDFArray, type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage, type PDFRef } from 'pdf-lib';
import type { Block } from '../page';

type Kid = { page: PDFPage; mcid: number; link: PDFRef | null };

/** The structure of a tagged PDF: which marks on which pages make up which paragraph, heading or item, in reading order. */
export class Structure {
  private readonly kids = new Map<number, Kid[]>();
  private readonly marks = new Map<PDFPage, number[]>();
  private readonly links = new Map<PDFRef, PDFDict>();
  private readonly linkElements = new Map<PDFRef, PDFRef>();
  private figure: { page: PDFPage; mcid: number; alt: string } | null = null;

  constructor(private readonly document: PDFDocument) {}

  /** Answers the number of the next mark on a page; it belongs to `block`, -1 for the picture. */
  mark(page: PDFPage, block: number, link: PDFRef | null = null): number {
    const marks = this.marks.get(page) ?? [];
    this.marks.set(page, marks);
    const mcid = marks.push(block) - 1;
    if (block >= 0) this.kids.set(block, [...(this.kids.get(block) ?? []), { page, mcid, link }]);
    return mcid;
  }

  markPicture(page: PDFPage, alt: string): number {
    const mcid = this.mark(page, -1);
    this.figure = { page, mcid, alt };
    return mcid;
  }

  /** Remembers a link, so that a reading aid finds it in the text. */
  addLink(annotation: PDFDict, ref: PDFRef): void {
    this.links.set(ref, annotation);
  }

  /** Writes the tree into the document. */
  write(blocks: readonly Block[]): void {
    const { context, catalog } = this.document;
    const rootRef = context.nextRef();
    const documentRef = context.nextRef();
    const elements = new Map<number, PDFRef>();
    const children: PDFRef[] = [];
    let list: { ref: PDFRef; items: PDFRef[]; section: string } | null = null;
    const closeList = (): void => {
      if (list) context.assign(list.ref, context.obj({ Type: 'StructElem', S: 'L', P: documentRef, K: list.items }));
      list = null;
    };
    blocks.forEach((block, index) => {
      const kids = this.kids.get(index);
      if (!kids) return;
      if (block.tag !== 'LI') closeList();
      if (block.tag === 'LI' && list?.section !== block.section) closeList();
      if (block.tag === 'LI' && !list) {
        list = { ref: context.nextRef(), items: [], section: block.section };
        children.push(list.ref);
      }
      const owner: PDFRef = list?.ref ?? documentRef;
      const { outer, inner } = this.element(block, owner, kids);
      elements.set(index, inner);
      if (list) list.items.push(outer);
      else children.push(outer);
    });
    closeList();
    const figure = this.writeFigure(documentRef);
    if (figure) children.splice(1, 0, figure);
    context.assign(documentRef, context.obj({ Type: 'StructElem', S: 'Document', P: rootRef, K: children }));
    const { tree, next } = this.parentTree(elements, figure);
    context.assign(
      rootRef,
      context.obj({ Type: 'StructTreeRoot', K: documentRef, ParentTree: context.register(tree), ParentTreeNextKey: next }),
    );
    catalog.set(PDFName.of('StructTreeRoot'), rootRef);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  private element(block: Block, owner: PDFRef, kids: readonly Kid[]): { outer: PDFRef; inner: PDFRef } {
    const { context } = this.document;
    const ref = context.nextRef();
    const isItem = block.tag === 'LI';
    const bodyRef = isItem ? context.nextRef() : ref;
    const content = PDFArray.withContext(context);
    for (const { page, mcid, link } of kids) {
      const marked = context.obj({ Type: 'MCR', Pg: page.ref, MCID: mcid });
      if (!link) content.push(marked);
      else {
        const anchor = context.obj({ Type: 'OBJR', Obj: link, Pg: page.ref });
        const element = context.register(context.obj({ Type: 'StructElem', S: 'Link', P: bodyRef, K: [marked, anchor] }));
        this.linkElements.set(link, element);
        content.push(element);
      }
    }
    if (isItem) {
      context.assign(bodyRef, context.obj({ Type: 'StructElem', S: 'LBody', P: ref, K: content }));
      context.assign(ref, context.obj({ Type: 'StructElem', S: 'LI', P: owner, K: [bodyRef] }));
    } else context.assign(ref, context.obj({ Type: 'StructElem', S: block.tag, P: owner, K: content }));
    return { outer: ref, inner: bodyRef };
  }

  private writeFigure(owner: PDFRef): PDFRef | null {
    if (!this.figure) return null;
    const { context } = this.document;
    const { page, mcid, alt } = this.figure;
    const element = context.obj({ Type: 'StructElem', S: 'Figure', P: owner, K: [context.obj({ Type: 'MCR', Pg: page.ref, MCID: mcid })] });
    element.set(PDFName.of('Alt'), PDFHexString.fromText(alt));
    return context.register(element);
  }

  /** Finds the element of each mark and link, by page and by annotation. */
  private parentTree(elements: ReadonlyMap<number, PDFRef>, figure: PDFRef | null) {
    const { context } = this.document;
    const numbers = PDFArray.withContext(context);
    let next = 0;
    for (const [page, marks] of this.marks) {
      page.node.set(PDFName.of('StructParents'), PDFNumber.of(next));
      numbers.push(PDFNumber.of(next++));
      numbers.push(context.register(context.obj(marks.map((block) => elements.get(block) ?? figure))));
    }
    for (const [ref, annotation] of this.links) {
      const element = this.linkElements.get(ref);
      if (!element) continue;
      annotation.set(PDFName.of('StructParent'), PDFNumber.of(next));
      numbers.push(PDFNumber.of(next++));
      numbers.push(element);
    }
    return { tree: context.obj({ Nums: numbers }), next };
  }
}
