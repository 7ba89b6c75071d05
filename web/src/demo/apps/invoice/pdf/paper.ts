import { jsPDF } from 'jspdf';

const INK = '#14201d';
const SOFT = '#4b5854';
const LINE = '#dde2dd';
export const ACCENT = '#0b5d55';

export const MARGIN_MM = 18;
/** An A4 sheet is 210 mm wide. */
export const RIGHT_MM = 210 - MARGIN_MM;

/** Both are in millimetres from the corner of the sheet where it begins. */
type Spot = { readonly x: number; readonly y: number };

type Style = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly soft?: boolean;
  readonly accent?: boolean;
  readonly end?: boolean;
};

/** Writes on an A4 sheet, in millimetres, with the colours of the product. */
export class Paper {
  readonly pdf = new jsPDF();

  /** Writes lines of text one under the other, and gives the height at which the next one would begin. */
  lines(texts: readonly string[], { x, y, size = 9.5, bold, soft, accent, end }: Spot & Style): number {
    const step = size * 0.52;
    this.pdf.setFont('helvetica', bold ? 'bold' : 'normal');
    this.pdf.setFontSize(size);
    this.pdf.setTextColor(accent ? ACCENT : soft ? SOFT : INK);
    for (const [line, text] of texts.entries()) {
      this.pdf.text(printable(text), x, y + line * step, { align: end ? 'right' : 'left' });
    }
    return y + texts.length * step;
  }

  /** Writes names and values in two columns. */
  pairs(pairs: readonly (readonly [string, string])[], { x, valueX, y }: Spot & { valueX: number }): number {
    this.lines(
      pairs.map(([name]) => name),
      { x, y, soft: true },
    );
    return this.lines(
      pairs.map(([, value]) => value),
      { x: valueX, y },
    );
  }

  rule(y: number, from = MARGIN_MM): void {
    this.pdf.setDrawColor(LINE);
    this.pdf.setLineWidth(0.3);
    this.pdf.line(from, y, RIGHT_MM, y);
  }

  /** Draws the company's mark as `ui/brand/logo.tsx` does, in a box of 32. */
  logo(x: number, y: number, size: number): void {
    const unit = size / 32;
    this.pdf.setFillColor(ACCENT);
    this.pdf.roundedRect(x, y, size, size, 9 * unit, 9 * unit, 'F');
    this.pdf.setDrawColor('#ffffff');
    this.pdf.setLineWidth(3.4 * unit);
    this.pdf.setLineCap('round');
    this.pdf.setLineJoin('round');
    const strokes = [
      [7.1 * unit, 14.5 * unit],
      [5.8 * unit, -11.8 * unit],
    ];
    this.pdf.lines(strokes, x + 6.5 * unit, y + 9.5 * unit);
    this.pdf.setFillColor('#f5b324');
    this.pdf.circle(x + 23.6 * unit, y + 9.2 * unit, 3.1 * unit, 'F');
  }
}

/** Replaces signs that the fonts of every PDF reader lack: they know Latin letters, but not what Unicode adds. */
export function printable(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('−', '-');
}
