import PDFDocument from 'pdfkit';

/**
 * A document that keeps what is drawn on a page as text until it is closed: pdfkit makes an array of bytes of each operator,
 * and a page has thousands, whose allocation and collection took a tenth of the time of a proposal.
 */
export class PagedDocument extends PDFDocument {
  readonly #content = new Map<PDFKit.PDFPage, string[]>();

  constructor(options: PDFKit.PDFDocumentOptions) {
    // The first page draws already, and the map stands only after the constructor of pdfkit.
    super({ ...options, autoFirstPage: false, bufferPages: true });
    this.addPage();
  }

  override addContent(operator: string): this {
    // Groups of an SVG are drawn on an object that stands in for a page and is written out at once.
    if (!('dictionary' in this.page)) return super.addContent(operator) as this;
    const known = this.#content.get(this.page);
    if (known === undefined) this.#content.set(this.page, [operator]);
    else known.push(operator);
    return this;
  }

  override flushPages(): void {
    for (const [page, operators] of this.#content) page.write(operators.join('\n'));
    this.#content.clear();
    super.flushPages();
  }
}
