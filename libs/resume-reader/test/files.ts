import { PDFDocument } from 'pdf-lib';
import { layouts } from './layouts';
import { people } from './people';

export const classic = (): Promise<Uint8Array> => layouts.classic(people[0]!);

/** A page with a picture's frame and no letters. */
export async function scan(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawRectangle({ x: 20, y: 20, width: 555, height: 802 });
  return document.save();
}
