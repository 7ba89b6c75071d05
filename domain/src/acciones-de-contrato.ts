import {
  type AccionContrato,
  type DatoAccion,
  type EstadosContrato,
  type Reloj,
  TRANSICIONES_CONTRATO,
} from './contrato.ts';
import { fail, ok, type Result } from './result.ts';

/** This view of the table leaves out the exact types of each row. */
type Transicion = {
  readonly accion: AccionContrato;
  readonly reloj: Reloj;
  readonly desde: readonly string[];
  readonly hasta: string;
  readonly quien: 'vende' | 'administra';
  readonly pide: readonly DatoAccion[];
  readonly exige?: { readonly [R in Reloj]?: readonly string[] };
  readonly falta?: string;
};

const TABLA: readonly Transicion[] = TRANSICIONES_CONTRATO;

/** A person who only looks (`mira`) has no action. */
export type QuienActua = 'administra' | 'vende' | 'mira';

/** The actions on a contract in those states, in the order of the table. */
export function accionesDeContrato(estados: EstadosContrato, quien: QuienActua): AccionContrato[] {
  return TABLA.filter(
    (transicion) =>
      may(quien, transicion) &&
      transicion.desde.includes(estados[transicion.reloj]) &&
      fulfils(transicion, estados),
  ).map(({ accion }) => accion);
}

/**
 * The steps to the beginning of the supply that a contract waits for and only administrators take; none while whoever
 * sells can take it further, nor once it has begun.
 */
export function pasosDeAdministracion(estados: EstadosContrato): AccionContrato[] {
  const possible = accionesDeContrato(estados, 'administra');
  return TABLA.filter(
    ({ accion, reloj, quien, hasta }) =>
      possible.includes(accion) &&
      reloj === 'atr' &&
      quien === 'administra' &&
      (hasta === 'aceptado' || hasta === 'activado'),
  ).map(({ accion }) => accion);
}

export type PasoDeContrato = {
  readonly reloj: Reloj;
  readonly hasta: string;
  readonly pide: readonly DatoAccion[];
};

/**
 * Where an action takes a contract and what it asks for, or why it cannot be done: `accion-desconocida`,
 * `sin-permiso`, or `estado-no-permite` with the state that stands in its way.
 */
export function pasoDeContrato(
  estados: EstadosContrato,
  accion: AccionContrato,
  quien: QuienActua,
): Result<PasoDeContrato> {
  const transicion = TABLA.find((una) => una.accion === accion);
  if (!transicion) return fail('accion-desconocida', 'No se conoce esa acción', 'accion');
  if (!may(quien, transicion)) return fail('sin-permiso', 'Tu cuenta no puede hacer esto', 'accion');
  const { reloj, desde, hasta, pide } = transicion;
  if (!desde.includes(estados[reloj])) {
    return fail('estado-no-permite', `No se puede: está «${enClaro(estados[reloj])}»`, 'accion');
  }
  if (!fulfils(transicion, estados)) {
    return fail('estado-no-permite', transicion.falta ?? 'No se puede todavía', 'accion');
  }
  return ok({ reloj, hasta, pide });
}

function may(quien: QuienActua, transicion: Transicion): boolean {
  return quien === 'administra' || quien === transicion.quien;
}

function fulfils({ exige = {} }: Transicion, estados: EstadosContrato): boolean {
  const relojes = Object.keys(estados) as Reloj[];
  return relojes.every((reloj) => exige[reloj]?.includes(estados[reloj]) ?? true);
}

function enClaro(estado: string): string {
  return estado.replaceAll('-', ' ');
}
