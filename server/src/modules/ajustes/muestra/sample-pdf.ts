import { enEuros } from '@vatio/domain';
import type { Brand } from '../../../platform/brand/brand.repository.ts';
import { companyAddress, companyName } from '../../../platform/brand/small-print.ts';
import { drawBrand } from '../../../platform/pdf/brand.ts';
import { Canvas, MUTED_INK } from '../../../platform/pdf/canvas.ts';
import { drawFooters } from '../../../platform/pdf/footers.ts';
import { drawTable, type PdfColumn } from '../../../platform/pdf/table.ts';
import {
  drawBullets,
  drawFacts,
  drawParagraph,
  drawSubtitle,
  drawTitle,
} from '../../../platform/pdf/text.ts';

const COLUMNS: readonly PdfColumn[] = [
  { titulo: 'Concepto', parte: 55, alinea: 'left' },
  { titulo: 'Hoy', parte: 15 },
  { titulo: 'Con la oferta', parte: 15 },
  { titulo: 'Diferencia', parte: 15 },
];

const ROWS = [
  ['Término de potencia', 412.3, 389.1],
  ['Término de energía', 1986.55, 1702.48],
  ['Impuestos', 561.02, 489.33],
] as const;

/** Its day stands still, so that the same brand gives the same bytes. */
const DAY = new Date('2026-01-15T12:00:00Z');

/** A page with all that a brand decides of a document: head, colours, small print, and the texts in force. */
export function samplePdf(marca: Brand): Promise<Buffer> {
  const lienzo = new Canvas({
    titulo: `Muestra de ${marca.nombre}`,
    autor: companyName(marca),
    fecha: DAY,
    marca,
    letraPequena: marca.textos.propuesta.texto,
  });
  lienzo.seccion();
  drawBrand(lienzo, 'MUESTRA');
  lienzo.y = 112;
  drawTitle(lienzo, 'Así salen los documentos de esta marca');
  drawFacts(lienzo, [
    ['Empresa', companyName(marca)],
    ['NIF', marca.cif ?? '–'],
    ['Domicilio', companyAddress(marca) || '–'],
    ['Remitente de los correos', marca.remitenteNombre || marca.nombre],
  ]);
  drawSubtitle(lienzo, 'Una comparación de ejemplo');
  drawTable(lienzo, COLUMNS, [
    ...ROWS.map(([name, today, offer]) => ({
      celdas: [name, enEuros(today), enEuros(offer), enEuros(offer - today)],
    })),
    { celdas: ['Total al año', enEuros(2959.87), enEuros(2580.91), enEuros(-378.96)], peso: 'total' },
  ]);
  drawSubtitle(lienzo, 'Lo que acepta el cliente');
  const { oferta, 'cambio-suministro': cambio, privacidad, comunicaciones } = marca.textos;
  drawBullets(
    lienzo,
    [oferta, cambio, privacidad, comunicaciones].map(({ texto }) => texto),
  );
  drawSubtitle(lienzo, 'Las condiciones de sus contratos');
  drawBullets(lienzo, marca.textos.condiciones.texto.split(/\n+/));
  drawParagraph(lienzo, 'Las cifras son inventadas.', { tamano: 8, color: MUTED_INK });
  drawFooters(lienzo, `Muestra de ${marca.nombre}`);
  return lienzo.close();
}
