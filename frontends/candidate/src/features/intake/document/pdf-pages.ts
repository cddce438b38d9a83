import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

export interface PdfPages {
  count: number;
  /** Draws a page so wide, in CSS pixels. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  close: () => void;
}

/** Opens a PDF in a worker of the browser. What draws it is loaded with the first document, not before. */
export const openPdf = async (url: string): Promise<PdfPages> => {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
  const task = pdfjs.getDocument({ url, isEvalSupported: false, useWasm: false, verbosity: 0 });
  const document = await task.promise;
  return {
    count: document.numPages,
    draw: async (number, canvas, width) => {
      const page = await document.getPage(number);
      const scale = (width * globalThis.devicePixelRatio) / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
    close: () => void task.destroy(),
  };
};
