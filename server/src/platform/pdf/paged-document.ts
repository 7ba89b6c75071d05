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
    for (const [page, operators] of this.#content) page.write(withoutRepeatedColours(operators).join('\n'));
    this.#content.clear();
    super.flushPages();
  }

  /** A drawing that pages show without repeating it (ISO 32000-1, 8.10), under a name of its own. */
  createForm(nombre: string, draw: () => void): { showOn(page: PDFKit.PDFPage): void } {
    const { page } = this;
    const before = this.#content.get(page) ?? [];
    const operators: string[] = [];
    this.#content.set(page, operators);
    draw();
    this.#content.set(page, before);
    const resources = this.ref({ Font: page.fonts });
    resources.end(undefined);
    const form = this.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, page.width, page.height],
      Resources: resources,
    });
    form.end(Buffer.from(operators.join('\n'), 'latin1'));
    return {
      showOn: (shown) => {
        shown.xobjects[nombre] = form;
        this.addContent(`/${nombre} Do`);
      },
    };
  }
}

type Colours = { readonly fill: string; readonly stroke: string };

const BLACK: Colours = { fill: '', stroke: '' };

/** The operators without those that set the colour that already holds, as pdfkit does before each text. */
function withoutRepeatedColours(operators: readonly string[]): string[] {
  const kept: string[] = [];
  const saved: Colours[] = [];
  let colours = BLACK;
  for (let i = 0; i < operators.length; i++) {
    const operator = operators[i]!;
    if (operator === 'q') saved.push(colours);
    if (operator === 'Q') colours = saved.pop() ?? BLACK;
    const kind = operator.endsWith(' cs') ? 'fill' : operator.endsWith(' CS') ? 'stroke' : undefined;
    if (kind === undefined) kept.push(operator);
    else {
      // The colour follows its space.
      const colour = `${operator}\n${operators[++i]}`;
      if (colours[kind] !== colour) kept.push(colour);
      colours = { ...colours, [kind]: colour };
    }
  }
  return kept;
}
