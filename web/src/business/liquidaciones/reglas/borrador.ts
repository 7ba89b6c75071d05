import type { comisiones } from '@vatio/contract';
import * as comisionesSchemas from '@vatio/contract/comisiones.schemas';
import type { z } from 'zod';
import { Problem } from '../../../data/problem.ts';
import { today } from '../../../format/date.ts';

/** A rule as its form has it; an empty text or null stands for a missing value. */
export type Borrador = {
  readonly productoId: string;
  readonly comercializadora: string;
  readonly tarifa: string;
  readonly consumoDesde: number | null;
  readonly consumoHasta: number | null;
  readonly feeDesde: number | null;
  readonly feeHasta: number | null;
  readonly tipo: comisiones.Regla['tipo'];
  readonly valor: number | null;
  readonly reparto: readonly (number | null)[];
  readonly desde: string;
  readonly hasta: string;
  readonly notas: string;
};

/** How many levels a rule may share the commission among; those left empty are not sent. */
const NIVELES = 4;

export function borradorDe(regla: comisiones.Regla | undefined): Borrador {
  return {
    productoId: regla?.productoId ?? '',
    comercializadora: regla?.comercializadora ?? '',
    tarifa: regla?.tarifa ?? '',
    consumoDesde: regla?.consumoMwh?.desde ?? null,
    consumoHasta: regla?.consumoMwh?.hasta ?? null,
    feeDesde: regla?.feeEnergiaEurMwh?.desde ?? null,
    feeHasta: regla?.feeEnergiaEurMwh?.hasta ?? null,
    tipo: regla?.tipo ?? 'porcentaje-fee',
    valor: regla?.valor ?? null,
    reparto: enNiveles(regla?.reparto ?? []),
    desde: regla?.desde ?? today(),
    hasta: regla?.hasta ?? '',
    notas: regla?.notas ?? '',
  };
}

export function enNiveles(reparto: readonly number[]): (number | null)[] {
  return Array.from({ length: Math.max(NIVELES, reparto.length) }, (_, nivel) => reparto[nivel] ?? null);
}

/** The levels without the empty ones at the end. */
export function sinNiveles(reparto: readonly (number | null)[]): number[] {
  const ultimo = reparto.findLastIndex((parte) => parte !== null);
  return reparto.slice(0, ultimo + 1).map((parte) => parte ?? 0);
}

/** The body of the rule's call. Fails with what the call would refuse, by field. */
export function cuerpoDe(borrador: Borrador): z.output<typeof comisiones.reglaInputSchema> {
  const reparto = sinNiveles(borrador.reparto);
  const leido = comisionesSchemas.reglaInputSchema.safeParse({
    productoId: borrador.productoId || null,
    comercializadora: borrador.productoId ? null : borrador.comercializadora.trim() || null,
    tarifa: borrador.productoId ? null : borrador.tarifa || null,
    consumoMwh: bandaDe(borrador.consumoDesde, borrador.consumoHasta),
    feeEnergiaEurMwh: bandaDe(borrador.feeDesde, borrador.feeHasta),
    tipo: borrador.tipo,
    valor: borrador.valor,
    reparto: reparto.length > 0 ? reparto : null,
    desde: borrador.desde,
    hasta: borrador.hasta || null,
    notas: borrador.notas,
  });
  if (leido.success) return leido.data;
  const errors: Record<string, string> = {};
  for (const { path, message } of leido.error.issues) errors[enCampo(path.join('.'))] ??= message;
  throw new Problem({ status: 400, code: 'datos-no-validos', title: 'Hay datos que corregir', errors });
}

function bandaDe(desde: number | null, hasta: number | null) {
  return desde === null && hasta === null ? null : { desde, hasta };
}

/** The fields that the form and the call name differently. */
const CAMPOS: Readonly<Record<string, string>> = {
  consumoMwh: 'consumoHasta',
  'consumoMwh.desde': 'consumoDesde',
  'consumoMwh.hasta': 'consumoHasta',
  feeEnergiaEurMwh: 'feeHasta',
  'feeEnergiaEurMwh.desde': 'feeDesde',
  'feeEnergiaEurMwh.hasta': 'feeHasta',
};

export function enCampo(camino: string): string {
  return CAMPOS[camino] ?? camino;
}
