import type { BodyOf, campos } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { differences } from '../../platform/differences.ts';
import { rowErased, rowNotFound } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { listCampos } from '../cartera/campos.repository.ts';
import { type ColumnasDeCampos, camposDe } from '../cartera/campos.service.ts';
import { asSentences, checkValores } from '../cartera/valores-de-campos.service.ts';
import { chosenThings, thingOf } from '../etiquetas/chosen.service.ts';
import { lockThing, type Thing } from '../etiquetas/places.repository.ts';
import type { Tarea } from '../operaciones/ejecutor.service.ts';
import type { Lote } from '../operaciones/lote.service.ts';
import { writeCampos } from './campos.repository.ts';

type Valores = Partial<ColumnasDeCampos>;

/** Writes the values of some fields, and answers those that they really replaced; undefined when it was so already. */
async function changeCampos({
  trx,
  viewer,
  thing,
  valores,
  accion = 'cambiar',
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly thing: Thing;
  readonly valores: BodyOf<typeof campos.change>['valores'];
  readonly accion?: string;
}): Promise<Cambio | undefined> {
  const fila = await lockThing<ColumnasDeCampos>(trx, viewer, thing);
  if (!fila) throw rowNotFound();
  const definidos = await listCampos(trx, thing.entidad);
  const cambio = differences(fila, checkValores(definidos, valores)) as Cambio | undefined;
  if (!cambio) return undefined;
  await writeCampos(trx, thing, cambio.despues);
  await insertAuditoria(trx, {
    usuarioId: viewer.id,
    entidad: thing.entidad,
    entidadId: thing.id,
    accion,
    antes: { campos: asSentences(definidos, cambio.antes) },
    despues: { campos: asSentences(definidos, cambio.despues) },
  });
  return cambio;
}

type Cambio = { readonly antes: Valores; readonly despues: Valores };

export async function changeOne(
  db: Db,
  viewer: Viewer,
  { entidad, id, valores }: BodyOf<typeof campos.change>,
): Promise<{ campos: campos.Campos }> {
  soloQuienVende(viewer);
  const thing = { entidad, id };
  return db.transaction().execute(async (trx) => {
    await changeCampos({ trx, viewer, thing, valores });
    const fila = await lockThing<ColumnasDeCampos>(trx, viewer, thing);
    return { campos: fila ? camposDe(fila) : {} };
  });
}

/** Writes the same values on the marked rows, or on all that match the list's filters. */
export function loteDeCampos(
  viewer: Viewer,
  { entidad, valores, ...which }: BodyOf<typeof campos.preview>,
): Lote {
  soloQuienVende(viewer);
  return {
    tipo: 'campos',
    entidad,
    detalle: { valores },
    elegidos: chosenThings(entidad, viewer, which),
    apply: (trx, id) => changeCampos({ trx, viewer, thing: { entidad, id }, valores }),
  };
}

type Detalle = { readonly valores: BodyOf<typeof campos.change>['valores'] };

export const tareaDeCampos: Tarea = {
  authorize: soloQuienVende,
  apply: (trx, viewer, fila, detalle) =>
    changeCampos({ trx, viewer, thing: thingOf(fila), valores: (detalle as Detalle).valores }),
  /** What others wrote since stays, and so do the fields that are no longer in use. */
  undo: async (trx, viewer, { antes, ...row }) => {
    if (antes === null) {
      throw rowErased();
    }
    const thing = thingOf(row);
    const fila = await lockThing<ColumnasDeCampos>(trx, viewer, thing);
    const { antes: previos, despues } = antes as Cambio;
    const enUso = new Set(
      (await listCampos(trx, thing.entidad)).map(({ hueco, archivado }) => !archivado && hueco),
    );
    const valores = Object.fromEntries(
      Object.entries(previos).filter(
        ([hueco]) =>
          enUso.has(hueco as campos.Hueco) &&
          fila?.[hueco as campos.Hueco] === despues[hueco as campos.Hueco],
      ),
    );
    await changeCampos({ trx, viewer, thing, valores, accion: 'deshacer' });
  },
};
