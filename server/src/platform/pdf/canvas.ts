import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { BRAND_COLOUR, INK, MUTED_INK, RULE_COLOUR, TINT } from '../colours.ts';

/** Points. The margins of the A4 page are 17 mm. */
export const PAGE_MARGIN = 48;
export const CONTENT_WIDTH = 595.28 - 2 * PAGE_MARGIN;
/** The content of a page ends here, in points, and the footer stands below. */
const FIN = 841.89 - 62;

export { BRAND_COLOUR, INK, MUTED_INK, RULE_COLOUR, TINT };

/** Liberation Sans (SIL OFL 1.1), which pdf.js carries for the documents that embed no font. */
const FUENTE = 'pdfjs-dist/standard_fonts/LiberationSans';

type Elemento = ReturnType<PDFKit.PDFDocument['struct']>;
type Opciones = Parameters<PDFKit.PDFDocument['struct']>[1] & { readonly bbox?: readonly number[] };

/** pdfkit has these options and its types lack them. */
const ACCESIBLE: object = { subset: 'PDF/UA' };
export const COLUMN_HEADER: object = { scope: 'Column' };
export const ROW_HEADER: object = { scope: 'Row' };

/**
 * A document written from top to bottom. It keeps the place of the next thing, and the tree that tells screen
 * readers what each thing is.
 */
export class Canvas {
  readonly doc: PDFKit.PDFDocument;
  y = PAGE_MARGIN;
  readonly #raiz: Elemento;
  #seccion: Elemento;

  constructor(datos: { readonly titulo: string; readonly autor: string; readonly fecha: Date }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: PAGE_MARGIN, bottom: 0, left: PAGE_MARGIN, right: PAGE_MARGIN },
      pdfVersion: '1.7',
      ...ACCESIBLE,
      lang: 'es-ES',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      // The document's own day and never that of the printing, so that the same proposal gives the same bytes.
      info: {
        Title: datos.titulo,
        Author: datos.autor,
        Creator: 'Vatio',
        Producer: 'Vatio',
        CreationDate: datos.fecha,
      },
    });
    this.doc.registerFont('normal', ruta(`${FUENTE}-Regular.ttf`));
    this.doc.registerFont('negrita', ruta(`${FUENTE}-Bold.ttf`));
    this.#raiz = this.doc.struct('Document');
    this.doc.addStructure(this.#raiz);
    this.#seccion = this.#raiz;
  }

  /** Starts a section of the document's tree. */
  seccion(): void {
    this.#seccion = this.doc.struct('Sect');
    this.#raiz.add(this.#seccion);
  }

  /** Draws an element of the tree without breaking it over two pages. */
  marcar(tipo: string, dibujar: () => void, opciones: Opciones = {}): void {
    const elemento = this.grupo(tipo, opciones);
    elemento.add(dibujar);
    elemento.end();
  }

  /** An element of the section that holds others. */
  grupo(tipo: string, opciones: Opciones = {}): Elemento {
    const elemento = this.doc.struct(tipo, opciones);
    this.#seccion.add(elemento);
    return elemento;
  }

  /** Draws what a screen reader has nothing to say of: rules, backgrounds and what every page repeats. */
  adornar(dibujar: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    dibujar();
    this.doc.endMarkedContent();
  }

  fuente(nombre: 'normal' | 'negrita', tamano: number, color = INK): PDFKit.PDFDocument {
    return this.doc.font(nombre).fontSize(tamano).fillColor(color);
  }

  /** Begins a new page unless `alto` points still fit in this one. */
  asegurar(alto: number): boolean {
    if (this.y + alto <= FIN) return false;
    this.pagina();
    return true;
  }

  pagina(): void {
    this.doc.addPage();
    this.y = PAGE_MARGIN;
  }

  /** The bytes of the finished document. */
  async cerrar(): Promise<Buffer> {
    const trozos: Buffer[] = [];
    this.doc.on('data', (trozo: Buffer) => trozos.push(trozo));
    const fin = new Promise((resolve, reject) => this.doc.once('end', resolve).once('error', reject));
    this.doc.end();
    await fin;
    return Buffer.concat(trozos);
  }
}

function ruta(modulo: string): string {
  return fileURLToPath(import.meta.resolve(modulo));
}
