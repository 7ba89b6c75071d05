declare module 'svg-to-pdfkit' {
  type Options = {
    readonly width: number;
    readonly height: number;
    readonly preserveAspectRatio: string;
    readonly fontCallback: () => string;
    readonly warningCallback: (warning: string) => void;
  };

  /** Draws an SVG at a point of the page. */
  export default function SVGtoPDF(
    ...drawing: [doc: PDFKit.PDFDocument, svg: string, x: number, y: number, options: Options]
  ): void;
}
