import { enEuros } from '@vatio/domain';
import type { Canvas } from '../../../platform/pdf/canvas.ts';
import { fixedPercent, shortDay } from '../../../platform/pdf/format.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import { drawBullets, drawParagraph, drawRule, drawSubtitle } from '../../../platform/pdf/text.ts';
import type { ContenidoPdf, OfertaPdf } from './contenido-pdf.ts';

/** What follows the figures: the letter, a table of several points with their total, and how to answer. */
export function resumen(lienzo: Canvas, { ofertas, mensaje, validaHasta }: ContenidoPdf): void {
  drawRule(lienzo, lienzo.y);
  lienzo.y += 14;
  for (const trozo of mensaje.split(/\n+/).filter((linea) => linea.trim() !== ''))
    drawParagraph(lienzo, trozo);
  const [oferta, ...otras] = ofertas;
  // Several offers are compared on a page of their own.
  if (otras.length === 0 && oferta.puntos.length > 1) tablaDePuntos(lienzo, oferta);
  drawSubtitle(lienzo, 'Cómo seguir', 70);
  drawBullets(lienzo, [
    'Abre el enlace que te hemos enviado: verás esta misma propuesta, con cada cifra explicada.',
    otras.length === 0
      ? `Si te encaja, acéptala ahí hasta el ${shortDay(validaHasta)}, con tu NIF. No tienes que imprimir nada.`
      : `Elige ahí la oferta que prefieras y acéptala hasta el ${shortDay(validaHasta)}, con tu NIF. No tienes que imprimir nada.`,
    'Nos ocupamos del cambio. No se corta el suministro, ni hay obras, ni cambia tu contador.',
    '¿Dudas? Escribe o llama a tu comercial: sus datos están en la portada.',
  ]);
}

function tablaDePuntos(lienzo: Canvas, { puntos, resumen: total }: OfertaPdf): void {
  drawSubtitle(lienzo, 'Lo que cambia en cada punto de suministro');
  drawTable(
    lienzo,
    [
      { titulo: 'Punto de suministro', parte: 34, alinea: 'left' },
      { titulo: 'Oferta', parte: 22, alinea: 'left' },
      { titulo: 'Hoy, al año', parte: 16 },
      { titulo: 'Oferta, al año', parte: 16 },
      { titulo: 'Ahorro', parte: 15 },
      { titulo: '%', parte: 9 },
    ],
    [
      ...puntos.map(
        ({ cups, direccion, municipio, comercializadora, producto, resumen: resumenDelPunto }) => ({
          celdas: [
            [cups, [direccion, municipio].filter(Boolean).join(', ')].filter(Boolean).join('\n'),
            `${comercializadora}\n${producto}`,
            enEuros(resumenDelPunto.actualAnualEur),
            enEuros(resumenDelPunto.ofertaAnualEur),
            enEuros(resumenDelPunto.ahorroAnualEur),
            fixedPercent(resumenDelPunto.ahorroPct),
          ],
        }),
      ),
      {
        peso: 'total' as const,
        celdas: [
          'Total',
          '',
          enEuros(total.actualAnualEur),
          enEuros(total.ofertaAnualEur),
          enEuros(total.ahorroAnualEur),
          fixedPercent(total.ahorroPct),
        ],
      },
    ],
  );
}
