import { createCanvas } from '@napi-rs/canvas';
import { PDFDocument } from 'pdf-lib';

export interface Mark {
  text: string;
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
}

/** A PDF whose one page is a picture of these texts, as a scanner makes it; places in points from the top left corner. */
export async function pictureOf(marks: readonly Mark[]): Promise<Uint8Array> {
  const scale = 2.5;
  const canvas = createCanvas(595 * scale, 842 * scale);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fbfbf8';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#1a1a1a';
  for (const { text, x, y, size = 11, bold = false } of marks) {
    context.font = `${bold ? 'bold ' : ''}${size * scale}px sans-serif`;
    context.fillText(text, x * scale, y * scale);
  }
  const document = await PDFDocument.create();
  const image = await document.embedJpg(canvas.toBuffer('image/jpeg', 85));
  document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  return document.save();
}
