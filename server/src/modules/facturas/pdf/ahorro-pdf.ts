import type { facturas } from '@vatio/contract/endpoints';
import { enEuros, enFecha } from '@vatio/domain';
import type { Brand } from '../../../platform/brand/brand.repository.ts';
import { companyName } from '../../../platform/brand/small-print.ts';
import { drawBrand } from '../../../platform/pdf/brand.ts';
import { Canvas, MUTED_INK } from '../../../platform/pdf/canvas.ts';
import { drawFooters } from '../../../platform/pdf/footers.ts';
import { drawTable, type PdfColumn, type PdfRow } from '../../../platform/pdf/table.ts';
import {
  drawBullets,
  drawFacts,
  drawParagraph,
  drawSubtitle,
  drawTitle,
} from '../../../platform/pdf/text.ts';

export type AhorroToPrint = {
  readonly ahorro: facturas.Ahorro;
  readonly fecha: Date;
  readonly marca: Brand;
};

type Cifras = facturas.Ahorro['total'];

const PIE =
  'Lo que habría costado cada factura con los precios y las potencias de antes del estudio, impuestos incluidos.';

const COLUMNAS: readonly PdfColumn[] = [
  { titulo: 'Factura', parte: 22, alinea: 'left' },
  { titulo: 'Días', parte: 28, alinea: 'left' },
  { titulo: 'Antes habría sido', parte: 18 },
  { titulo: 'Se pagó', parte: 16 },
  { titulo: 'Ahorro', parte: 16 },
];

/** The yearly report of what a client has saved, bill by bill, on A4. */
export function ahorroPdf({ ahorro, fecha, marca }: AhorroToPrint): Promise<Buffer> {
  const { anio, cliente, suministros, total, sinCuenta } = ahorro;
  const titulo = `Lo ahorrado en ${anio}`;
  const lienzo = new Canvas({ titulo, autor: companyName(marca), fecha, marca, letraPequena: PIE });
  lienzo.seccion();
  drawBrand(lienzo, null);
  lienzo.y = 112;
  drawTitle(lienzo, titulo);
  drawFacts(lienzo, [['Cliente', cliente?.nombre ?? '–'], ...(suministros.length > 0 ? sumsOf(total) : [])]);
  for (const { cups, estudio, facturas: filas, total: suma } of suministros) {
    drawSubtitle(lienzo, cups);
    if (estudio) drawParagraph(lienzo, studyOf(estudio), { color: MUTED_INK });
    drawTable(lienzo, COLUMNAS, [...filas.map(rowOf), totalOf('Total del suministro', suma, 'subtotal')]);
  }
  if (suministros.length === 0)
    drawParagraph(lienzo, 'No hay ninguna factura de este año que se pueda comparar.');
  if (suministros.length > 1) drawTable(lienzo, COLUMNAS, [totalOf('Total', total, 'total')]);
  if (sinCuenta.length > 0) {
    drawSubtitle(lienzo, 'Facturas que no se cuentan');
    drawBullets(
      lienzo,
      sinCuenta.map(
        ({ numero, cups, desde, hasta, motivo }) =>
          `${numero ?? cups}, ${daysOf({ desde, hasta })}: ${motivo}.`,
      ),
    );
  }
  drawFooters(lienzo, titulo);
  return lienzo.close();
}

/** Of bills that are not counted nothing is known, which is not zero. */
function sumsOf({ antesEur, pagadoEur, ahorroEur }: Cifras): [string, string][] {
  return [
    ['Antes habría sido', enEuros(antesEur)],
    ['Se pagó', enEuros(pagadoEur)],
    ['Ahorro', enEuros(ahorroEur)],
  ];
}

function studyOf({ fecha, ahorroAnualEur }: { fecha: string; ahorroAnualEur: number | null }): string {
  const promised =
    ahorroAnualEur === null ? '' : `, que calculó un ahorro de ${enEuros(ahorroAnualEur)} al año`;
  return `Frente a lo que se pagaba antes del estudio del ${enFecha(fecha)}${promised}.`;
}

const daysOf = ({ desde, hasta }: { readonly desde: string; readonly hasta: string }) =>
  `${enFecha(desde)} – ${enFecha(hasta)}`;

function rowOf(factura: Cifras & { numero: string | null; desde: string; hasta: string }): PdfRow {
  return { celdas: [factura.numero ?? '–', daysOf(factura), ...amountsOf(factura)] };
}

function totalOf(nombre: string, cifras: Cifras, peso: 'subtotal' | 'total'): PdfRow {
  return { celdas: [nombre, '', ...amountsOf(cifras)], peso };
}

const amountsOf = ({ antesEur, pagadoEur, ahorroEur }: Cifras) =>
  [antesEur, pagadoEur, ahorroEur].map(enEuros);
