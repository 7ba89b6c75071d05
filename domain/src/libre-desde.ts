import type { Fecha } from './fecha.ts';
import { formatFecha, parseFecha } from './fecha.ts';

type Plazo = { readonly fechaFin: Fecha | null; readonly permanenciaHasta: Fecha | null };

/**
 * First day, from `hoy` on, on which the contract of a supply can be followed by another without cutting it short: the one
 * after its last agreed day and after its permanence. One that is in its extension, or has no last day, can be followed at
 * once.
 */
export function libreDesde({ fechaFin, permanenciaHasta }: Plazo, hoy: Fecha): Fecha {
  const ultimo = [fechaFin ?? '', permanenciaHasta ?? ''].sort().at(-1) ?? '';
  if (ultimo < hoy) return hoy;
  const dia = parseFecha(ultimo);
  return dia.ok ? formatFecha(dia.value + 1) : hoy;
}
