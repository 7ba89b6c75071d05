import type { propuestas, propuestasLote } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { siguienteVersion } from './borrador.service.ts';
import { type Cambiada, lockParaCambiar, recordChange } from './cambio.ts';
import { analisisDeOfertas, readOfertas } from './ofertas.ts';
import { updatePropuesta } from './propuestas.repository.ts';
import { type Deps, getPropuesta } from './propuestas.service.ts';

type Accion = propuestasLote.Accion;

/** These steps need nothing besides the proposal. */
const PASOS: Readonly<Record<Accion, (trx: Db, viewer: Viewer, propuesta: Cambiada) => Promise<void>>> = {
  borrar: async (trx, viewer, propuesta) => {
    await updatePropuesta(trx, propuesta.id, { borradoEn: new Date() });
    await recordChange({
      trx,
      usuarioId: viewer.id,
      accion: 'borrar',
      propuesta,
      despues: { borrada: true },
    });
  },
  restaurar: async (trx, viewer, propuesta) => {
    await updatePropuesta(trx, propuesta.id, { borradoEn: null });
    await recordChange({
      trx,
      usuarioId: viewer.id,
      accion: 'restaurar',
      propuesta,
      despues: { borrada: false },
    });
  },
  /** The link stops working, and the same offer becomes a draft again. */
  retirar: async (trx, viewer, propuesta) => {
    const { validezDias, mensaje } = propuesta;
    const { ofertas } = await readOfertas(trx, viewer, await analisisDeOfertas(trx, propuesta));
    const contenido = { ofertas, validezDias, mensaje, diferencias: [] };
    await siguienteVersion({ trx, viewer, propuesta, contenido, accion: 'retirar' });
  },
};

/**
 * Takes a step with a proposal, in the version that its editor read if there is one; answers its state before.
 */
export async function takeStep({
  trx,
  viewer,
  accion,
  cual,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly accion: Accion;
  readonly cual: { readonly id: string; readonly version?: number };
}): Promise<Cambiada> {
  const propuesta = await lockParaCambiar(trx, viewer, { ...cual, acciones: [accion] });
  await PASOS[accion](trx, viewer, propuesta);
  return propuesta;
}

/** Takes a step in a transaction of its own, and answers the new state. */
export async function takeLooseStep({
  deps,
  viewer,
  accion,
  cual,
}: {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly accion: Accion;
  readonly cual: { readonly id: string; readonly version?: number };
}): Promise<propuestas.Propuesta> {
  await deps.db.transaction().execute((trx) => takeStep({ trx, viewer, accion, cual }));
  return getPropuesta({ deps, viewer, id: cual.id });
}
