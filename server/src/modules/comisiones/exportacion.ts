import { dateCell } from '../../platform/sheet/column.ts';
import type { Sheet } from '../../platform/sheet/export-rows.ts';
import type { FilaRegla } from './reglas.repository.ts';
import { estadoEn } from './respuestas.ts';

const PAGA: Readonly<Record<FilaRegla['tipo'], string>> = {
  fija: '€ por contrato',
  'por-mwh': '€/MWh',
  'porcentaje-fee': '% del fee',
};

/** The columns of an export of rules; their state is that of a day. */
export function hojaDeReglas(hoy: string): Sheet<FilaRegla> {
  return {
    nombre: 'reglas-de-comision',
    titulo: 'Reglas de comisión',
    columnas: [
      {
        titulo: 'Comercializadora',
        celda: ({ comercializadora, productoComercializadora }) =>
          comercializadora ?? productoComercializadora,
      },
      { titulo: 'Producto', celda: ({ productoNombre }) => productoNombre },
      { titulo: 'Id. producto', celda: ({ productoId }) => productoId },
      { titulo: 'Tarifa', celda: ({ tarifa, productoTarifa }) => tarifa ?? productoTarifa },
      { titulo: 'Consumo desde (MWh)', celda: ({ consumoDesdeMwh }) => numberOf(consumoDesdeMwh) },
      { titulo: 'Consumo hasta (MWh)', celda: ({ consumoHastaMwh }) => numberOf(consumoHastaMwh) },
      { titulo: 'Fee desde (€/MWh)', celda: ({ feeDesdeEurMwh }) => numberOf(feeDesdeEurMwh) },
      { titulo: 'Fee hasta (€/MWh)', celda: ({ feeHastaEurMwh }) => numberOf(feeHastaEurMwh) },
      { titulo: 'Valor', celda: ({ valor }) => Number(valor) },
      { titulo: 'Unidad', celda: ({ tipo }) => PAGA[tipo] },
      {
        titulo: 'Reparto (%)',
        celda: ({ reparto }) => reparto?.map(inSpanish).join(' · ') ?? 'Según el plan',
      },
      { titulo: 'Desde', celda: ({ desde }) => dateCell(desde) },
      { titulo: 'Hasta', celda: ({ hasta }) => dateCell(hasta) },
      { titulo: 'Estado', celda: (regla) => estadoEn(regla, hoy) },
      { titulo: 'Contratos', celda: ({ contratos }) => contratos },
      { titulo: 'Notas', celda: ({ notas }) => notas },
      { titulo: 'Id.', celda: ({ id }) => id },
    ],
  };
}

function numberOf(valor: number | string | null): number | null {
  return valor === null ? null : Number(valor);
}

function inSpanish(parte: number | string): string {
  return String(Number(parte)).replace('.', ',');
}
