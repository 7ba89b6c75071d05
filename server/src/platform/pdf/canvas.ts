import type { Brand } from '../brand/brand.repository.ts';
import { smallPrint } from '../brand/small-print.ts';
import { INK, MUTED_INK, RULE_COLOUR, TINT } from '../colours.ts';
import { FONTS } from './fonts.ts';
import { packObjects } from './object-streams.ts';
import { PagedDocument } from './paged-document.ts';

/** Points. The margins of the A4 page are 17 mm. */
export const PAGE_MARGIN = 48;
export const CONTENT_WIDTH = 595.28 - 2 * PAGE_MARGIN;
/** Points. The small print ends above the line with the number of the page, and is at least this far down. */
const SMALL_PRINT = { highest: 792, end: 809 } as const;
export const SMALL_PRINT_PT = 6.5;

export { INK, MUTED_INK, RULE_COLOUR, TINT };

type Elemento = ReturnType<PDFKit.PDFDocument['struct']>;
type Opciones = Parameters<PDFKit.PDFDocument['struct']>[1] & { readonly bbox?: readonly number[] };

/** pdfkit has these options and its types lack them. */
const ACCESIBLE: object = { subset: 'PDF/UA' };
/** Otherwise pdfkit loads Helvetica, which nothing here is written in. */
const SIN_FUENTE_PROPIA: object = { font: null };
export const COLUMN_HEADER: object = { scope: 'Column' };
export const ROW_HEADER: object = { scope: 'Row' };

/**
 * A document written from top to bottom. It keeps the place of the next thing, and the tree that tells screen
 * readers what each thing is.
 */
export class Canvas {
  readonly doc: PagedDocument;
  readonly marca: Brand;
  /** The small print of every page, and where it begins. */
  readonly pie: { readonly texto: string; readonly y: number };
  y = PAGE_MARGIN;
  /** The boxes in which whoever contracts signs; pages count from 1, and the rest are points. */
  readonly signatures: {
    readonly quien: string;
    readonly page: number;
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  }[] = [];
  readonly #raiz: Elemento;
  #seccion: Elemento;

  constructor(datos: {
    readonly titulo: string;
    readonly autor: string;
    readonly fecha: Date;
    readonly marca: Brand;
    /** What this kind of document says at its foot, beside what the brand always says. */
    readonly letraPequena: string;
  }) {
    this.marca = datos.marca;
    const programa = datos.marca.conVatio ? 'Vatio' : datos.marca.nombre;
    this.doc = new PagedDocument({
      size: 'A4',
      margins: { top: PAGE_MARGIN, bottom: 0, left: PAGE_MARGIN, right: PAGE_MARGIN },
      pdfVersion: '1.7',
      ...ACCESIBLE,
      ...SIN_FUENTE_PROPIA,
      lang: 'es-ES',
      tagged: true,
      displayTitle: true,
      // Everything is compressed at once when the document is closed.
      compress: false,
      // The document's own day and never that of the printing, so that the same proposal gives the same bytes.
      info: {
        Title: datos.titulo,
        Author: datos.autor,
        Creator: programa,
        Producer: programa,
        CreationDate: datos.fecha,
      },
    });
    // pdfkit takes a font that is already open, and its types lack it.
    for (const [nombre, fuente] of Object.entries(FONTS)) this.doc.registerFont(nombre, fuente as never);
    this.#raiz = this.doc.struct('Document');
    this.doc.addStructure(this.#raiz);
    this.#seccion = this.#raiz;
    const texto = smallPrint(datos.marca, datos.letraPequena);
    const alto = this.fuente('normal', SMALL_PRINT_PT).heightOfString(texto, {
      width: CONTENT_WIDTH,
      lineGap: 1,
    });
    this.pie = { texto, y: Math.min(SMALL_PRINT.highest, SMALL_PRINT.end - alto) };
  }

  /** Starts a section of the document's tree. */
  seccion(): void {
    this.#seccion = this.doc.struct('Sect');
    this.#raiz.add(this.#seccion);
  }

  /** Draws an element of the tree without breaking it over two pages. */
  mark(tipo: string, draw: () => void, opciones: Opciones = {}): void {
    const elemento = this.grupo(tipo, opciones);
    elemento.add(draw);
    elemento.end();
  }

  /** An element of the section that holds others. */
  grupo(tipo: string, opciones: Opciones = {}): Elemento {
    const elemento = this.doc.struct(tipo, opciones);
    this.#seccion.add(elemento);
    return elemento;
  }

  /** Draws what a screen reader has nothing to say of: rules, backgrounds and what every page repeats. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  fuente(nombre: 'normal' | 'negrita', tamano: number, color = INK): PDFKit.PDFDocument {
    return this.doc.font(nombre).fontSize(tamano).fillColor(color);
  }

  /** Begins a new page unless `alto` points still fit in this one. */
  ensureRoom(alto: number): boolean {
    // The rule above the small print and the air over it take twelve points.
    if (this.y + alto <= this.pie.y - 12) return false;
    this.pagina();
    return true;
  }

  /** The page being drawn, from 1. */
  get page(): number {
    return this.doc.bufferedPageRange().count;
  }

  pagina(): void {
    this.doc.addPage();
    this.y = PAGE_MARGIN;
  }

  async close(): Promise<Buffer> {
    const trozos: Buffer[] = [];
    this.doc.on('data', (trozo: Buffer) => trozos.push(trozo));
    const fin = new Promise((resolve, reject) => this.doc.once('end', resolve).once('error', reject));
    this.doc.end();
    await fin;
    return packObjects(Buffer.concat(trozos));
  }
}
