import SVGtoPDF from 'svg-to-pdfkit';
import { type Canvas, CONTENT_WIDTH, MUTED_INK, PAGE_MARGIN } from './canvas.ts';

/** Points. The mark stands in the head of a first page, and a wide one takes less than half of it. */
const MARK = { y: 46, height: 42, maxWidth: 210 } as const;

/** The head of a first page: the mark of the brand and, opposite, a notice such as «borrador» where there is one. */
export function drawBrand(lienzo: Canvas, aviso: string | null): void {
  const { doc, marca } = lienzo;
  lienzo.decorate(() => doc.rect(0, 0, 595.28, 12).fill(marca.colorPrincipal));
  if (marca.logo) drawLogo(lienzo, marca.logo);
  else drawInitial(lienzo);
  if (aviso === null) return;
  lienzo.mark('P', () =>
    lienzo
      .fuente('negrita', 12, MUTED_INK)
      .text(aviso, PAGE_MARGIN, 62, { width: CONTENT_WIDTH, align: 'right' }),
  );
}

function drawLogo(lienzo: Canvas, logo: NonNullable<Canvas['marca']['logo']>): void {
  const { doc, marca } = lienzo;
  const box = [PAGE_MARGIN, MARK.y, PAGE_MARGIN + MARK.maxWidth, MARK.y + MARK.height];
  const content = Buffer.from(logo.base64, 'base64');
  lienzo.mark(
    'Figure',
    () => {
      if (logo.tipo === 'image/png') {
        doc.image(content, PAGE_MARGIN, MARK.y, { fit: [MARK.maxWidth, MARK.height], valign: 'center' });
        return;
      }
      SVGtoPDF(doc, content.toString('utf8'), PAGE_MARGIN, MARK.y, {
        width: MARK.maxWidth,
        height: MARK.height,
        preserveAspectRatio: 'xMinYMid meet',
        fontCallback: () => 'normal',
        warningCallback: () => undefined,
      });
    },
    { alt: marca.nombre, bbox: box },
  );
}

/** A brand without a logo has its initial and its name. */
function drawInitial(lienzo: Canvas): void {
  const { doc, marca } = lienzo;
  lienzo.decorate(() => {
    doc.roundedRect(PAGE_MARGIN, 52, 32, 32, 9).fill(marca.colorPrincipal);
    const initial = [...marca.nombre][0]?.toLocaleUpperCase('es') ?? '';
    lienzo
      .fuente('negrita', 17, '#ffffff')
      .text(initial, PAGE_MARGIN, 59, { width: 32, align: 'center', lineBreak: false });
    doc.circle(PAGE_MARGIN + 29, 55, 4).fill(marca.colorAcento);
  });
  const width = CONTENT_WIDTH - 150;
  lienzo.mark('P', () =>
    lienzo
      .fuente('negrita', 16)
      .text(marca.nombre, PAGE_MARGIN + 42, 60, { width, height: 20, ellipsis: true }),
  );
}
