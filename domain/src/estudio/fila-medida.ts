import type { Zona } from '../calendario.ts';
import type { CondicionDeSuministro } from '../condicion-de-suministro.ts';
import type { FilaConsumo } from '../consumo-anual.ts';
import { billsExceso } from '../control-de-potencia.ts';
import { type CuartosDeDias, type CuartosPorDia, cuartosPorEncima } from '../cuartos.ts';
import type { DemandaFacturada } from '../excesos.ts';
import { periodosDe, type Tarifa, type TipoMedida } from '../tarifas.ts';
import type { PeriodoEstudio } from './entrada.ts';

/** A row with its quarter-hours, where they are known and the meter type is billed by them. */
export type FilaMedida = FilaConsumo & { readonly cuartosKw?: CuartosDeDias };

type PuntoMedido = {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly tipoMedida: TipoMedida;
  readonly potenciasKw: readonly number[];
  readonly potenciaEstudioKw: readonly number[] | null;
  readonly cuartos?: CuartosPorDia | undefined;
  readonly condicion?: CondicionDeSuministro | undefined;
};

/** Adds the quarter-hours above the powers of either side, when all the days of the row have them. */
export function conCuartos(fila: FilaConsumo, punto: PuntoMedido): FilaMedida {
  const { cuartos, tarifa, tipoMedida, potenciasKw, potenciaEstudioKw } = punto;
  if (!cuartos || tipoMedida > 3 || !billsExceso(tarifa, punto.condicion?.controlPotencia)) return fila;
  const umbralesKw = potenciasKw.map((kw, p) => Math.min(kw, potenciaEstudioKw?.[p] ?? kw));
  const cuartosKw = cuartosPorEncima({ cuartos, options: fila, optionss: punto, umbralesKw });
  return cuartosKw ? { ...fila, cuartosKw } : fila;
}

/** The row as a billing interval of its tariff. */
export function periodoEstudio(
  fila: FilaMedida,
  { tarifa, condicion }: Pick<PuntoMedido, 'tarifa' | 'condicion'>,
): PeriodoEstudio {
  const deEnergia = periodosDe(tarifa, 'energia');
  const dePotencia = periodosDe(tarifa, 'potencia');
  return {
    desde: fila.desde,
    hasta: fila.hasta,
    consumosKwh: adjust(fila.activaKwh, deEnergia),
    reactivaKvarh: adjust(fila.reactivaKvarh, deEnergia),
    ...(fila.excedentesKwh && { excedentesKwh: fila.excedentesKwh }),
    // The maxima of a supply with an ICP are shown, never charged.
    ...(billsExceso(tarifa, condicion?.controlPotencia) && { demanda: demandaDe(fila, dePotencia) }),
  };
}

function demandaDe({ cuartosKw, maximetroKw }: FilaMedida, periodos: number): DemandaFacturada {
  if (cuartosKw) return { tipo: 'cuartos-por-dia', dias: cuartosKw };
  return { tipo: 'maximetro', kw: adjust(maximetroKw, periodos) };
}

/** SIPS rows always bring six columns; a tariff uses the first of them, and what is missing is zero. */
function adjust(valores: readonly number[], cuantos: number): number[] {
  return Array.from({ length: cuantos }, (_, p) => valores[p] ?? 0);
}
