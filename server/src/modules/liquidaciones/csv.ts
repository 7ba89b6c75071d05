import type { liquidaciones } from '@vatio/contract/endpoints';
import { type Issuer, issuerLine } from '../../platform/brand/small-print.ts';
import { dateCell, type SheetColumn } from '../../platform/sheet/column.ts';
import { cuentasDe, mencionesDe, territoriosDe } from './cuentas.ts';

type Linea = liquidaciones.Liquidacion['detalle'][number];

/** A row is a line, a step from the lines' total to what is paid, or a sentence of the invoice. */
type Fila = Partial<Omit<Linea, 'tipo'>> & { readonly tipo: string };

/** The issuer is a row at the end, as the sentences of the invoice are, since the first line has the titles alone. */
export function filasDeCsv(liquidacion: liquidaciones.Liquidacion, emisor: Issuer): Fila[] {
  const cuentas = cuentasDe(liquidacion).map(({ concepto, pct, importeEur }) => ({
    tipo: concepto,
    importeEur,
    ...(pct !== null && { porcentaje: pct }),
  }));
  return [...liquidacion.detalle, ...cuentas, ...dichos(liquidacion), emisorDicho(emisor)];
}

function emisorDicho(emisor: Issuer): Fila {
  const partes = [emisor.nombre, issuerLine(emisor)];
  return { tipo: 'Emisor', explicacion: [...new Set(partes)].filter(Boolean).join(' · ') };
}

function dichos({ autofactura }: liquidaciones.Liquidacion): Fila[] {
  if (!autofactura || autofactura.menciones.length === 0) return [];
  const territorio = territoriosDe(autofactura);
  return [
    ...(territorio ? [{ tipo: 'Territorio', explicacion: territorio }] : []),
    ...mencionesDe(autofactura).map((explicacion) => ({ tipo: 'Mención', explicacion })),
  ];
}

export const COLUMNAS: readonly SheetColumn<Fila>[] = [
  { titulo: 'Contrato', celda: ({ contrato }) => contrato?.codigo ?? null },
  { titulo: 'CUPS', celda: ({ contrato }) => contrato?.cups ?? null },
  { titulo: 'Cliente', celda: ({ contrato }) => contrato?.cliente ?? null },
  { titulo: 'Producto', celda: ({ producto = null }) => producto },
  { titulo: 'Tipo', celda: ({ tipo }) => tipo },
  { titulo: 'Nivel', celda: ({ nivel = null }) => nivel },
  { titulo: 'Fecha', celda: ({ fecha = null }) => dateCell(fecha) },
  { titulo: 'Base (€)', celda: ({ baseEur = null }) => baseEur },
  { titulo: 'Porcentaje', celda: ({ porcentaje = null }) => porcentaje },
  { titulo: 'Importe (€)', celda: ({ importeEur = null }) => importeEur },
  { titulo: 'Estado', celda: ({ estado = null }) => estado },
  { titulo: 'Explicación', celda: ({ explicacion = null }) => explicacion },
  { titulo: 'Motivo', celda: ({ motivo = null }) => motivo },
  { titulo: 'Respuesta', celda: ({ respuesta = null }) => respuesta },
  { titulo: 'Se paga en', celda: ({ pagadaEn }) => pagadaEn?.codigo ?? null },
];
