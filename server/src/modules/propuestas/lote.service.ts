import { type BodyOf, propuestas, type propuestasLote } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { rowChangedSince, rowErased } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import type { Tarea } from '../operaciones/ejecutor.service.ts';
import { buscadosDe, type Lote } from '../operaciones/lote.service.ts';
import { elegidas } from './lote.repository.ts';
import { takeStep } from './paso.service.ts';
import { findPropuesta, lockPropuesta } from './propuestas.repository.ts';

type Accion = propuestasLote.Accion;

/** Applies a step to the marked proposals, or to all that match the list's filters. */
export function loteDePropuestas(
  viewer: Viewer,
  { accion, ...cuales }: BodyOf<typeof propuestasLote.preview>,
): Lote {
  soloQuienVende(viewer);
  const buscadas = buscadosDe(cuales, propuestas.summary.query);
  return {
    tipo: 'propuestas',
    entidad: 'propuesta',
    detalle: { accion },
    elegidos: elegidas(viewer, buscadas),
    apply: (trx, id) => takeStep({ trx, viewer, accion, cual: { id } }),
  };
}

/** The step that undoes each one; nothing makes a withdrawn link open again. */
const VUELTA: Readonly<Record<Accion, Accion | undefined>> = {
  borrar: 'restaurar',
  restaurar: 'borrar',
  retirar: undefined,
};

/** The step back, and the version that the step left. */
type Antes = { readonly version: number; readonly vuelta: Accion | undefined };

export const tareaDePropuestas: Tarea = {
  authorize: soloQuienVende,
  apply: async (trx, viewer, { entidadId: id }, detalle): Promise<Antes> => {
    const accion = detalle.accion as Accion;
    const { version } = await takeStep({ trx, viewer, accion, cual: { id } });
    return { version: version + 1, vuelta: VUELTA[accion] };
  },
  undo: async (trx, viewer, { entidadId: id, antes }) => {
    if (antes === null) throw rowErased();
    const { version, vuelta } = antes as Antes;
    await lockPropuesta(trx, id);
    const ahora = await findPropuesta(trx, viewer, { id });
    if (!vuelta || ahora?.version !== version) throw rowChangedSince();
    await takeStep({ trx, viewer, accion: vuelta, cual: { id } });
  },
};
