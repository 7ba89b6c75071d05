import { invalidData } from '../../platform/problems.ts';
import type { PuntoDeEstudio } from './punto-de-estudio.ts';

/** Null when not every point has the client: an analysis of two clients would show each the other's data. */
export function clienteDe(puntos: readonly PuntoDeEstudio[]): string | null {
  const clientes = new Map(puntos.map(({ ficha: { cliente } }) => [cliente?.id, cliente?.nombre]));
  const [id] = clientes.keys();
  if (clientes.size === 1) return id ?? null;
  clientes.delete(undefined);
  if (clientes.size === 1) return null;
  throw invalidData({ puntos: `Los CUPS son de varios clientes: ${[...clientes.values()].join(', ')}` });
}

/** The representative that all points share through their clients. */
export function comercialDe(puntos: readonly PuntoDeEstudio[]): string | null {
  const comerciales = new Set(puntos.map(({ ficha: { comercial } }) => comercial?.id ?? null));
  const [id = null] = comerciales;
  return comerciales.size === 1 ? id : null;
}
