import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';

/** What scanners pack pages with is unpacked by WebAssembly; it would be fetched by its plain name, which no file of the build has. */
const DECODERS: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg };

class Decoders {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = DECODERS[filename];
    if (address === undefined) throw new Error(`${filename} is not served`);
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  }
}

/** Four bytes a pixel: an A4 at twice its points has two million, and a poster is drawn smaller. */
const MAX_PIXELS = 8_000_000;

/** A page as it is printed: its size in points, and its picture. */
export type DrawnPage = { readonly width: number; readonly height: number; readonly picture: Blob };

/** A PDF whose pages are drawn one by one, in a thread of its own; nothing inside it runs. */
export async function openPdf(file: Blob, password: string | undefined) {
  GlobalWorkerOptions.workerSrc = worker;
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    BinaryDataFactory: Decoders,
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: 50_000_000,
    ...(password !== undefined && { password }),
  });
  const document = await task.promise;
  return {
    pages: document.numPages,
    draw: (page: number) => drawPage(document, page),
    close: () => void task.destroy(),
  };
}

async function drawPage(document: PDFDocumentProxy, number: number): Promise<DrawnPage> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(2, Math.sqrt(MAX_PIXELS / (width * height))) });
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  page.cleanup();
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!picture) throw new Error('The page could not be drawn');
  return { width, height, picture };
}
