import { type BodyOf, type contratosLote, renovaciones } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { today } from '../../platform/today.ts';
import { buscadosDe, type Lote } from '../operaciones/lote.service.ts';
import { insertRenovacion } from './renovacion.service.ts';
import { elegidosDelRadar } from './renovaciones.repository.ts';

const FILTROS = renovaciones.list.query.omit({ page: true, limit: true, sort: true });

/** What the task of contracts reads of a renewal, where an action has its own name. */
const DETALLE = { accion: 'renovar' };

/** Renews the marked contracts of the radar, or all that match its filters, each with the product that it has. */
export function loteDeRenovaciones(
  viewer: Viewer,
  cuales: BodyOf<typeof contratosLote.previewRenovacion>,
): Lote {
  soloQuienVende(viewer);
  return {
    tipo: 'contratos',
    entidad: 'contrato',
    detalle: DETALLE,
    elegidos: elegidosDelRadar(viewer, buscadosDe(cuales, FILTROS), today()),
    apply: (trx, id) => insertRenovacion(trx, { viewer, id }),
  };
}

export function isRenovacion({ accion }: Record<string, unknown>): boolean {
  return accion === DETALLE.accion;
}
