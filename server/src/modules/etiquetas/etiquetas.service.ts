import type { BodyOf, etiquetas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { problem, rowErased, rowNotFound } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import { findNamed, nameEtiquetas } from '../cartera/etiquetas.repository.ts';
import { MAX_ETIQUETAS, orderEtiquetas } from '../cartera/etiquetas.service.ts';
import type { Tarea } from '../operaciones/ejecutor.service.ts';
import type { Lote } from '../operaciones/lote.service.ts';
import { chosenThings, thingOf } from './chosen.service.ts';
import { lockEtiquetas, writeEtiquetas } from './etiquetas.repository.ts';
import type { Thing } from './places.repository.ts';

type Cambio = { readonly poner: readonly string[]; readonly quitar: readonly string[] };

/** Answers what really changed; undefined when the row was so already. The tags of other people's changes stay. */
async function changeEtiquetas({
  trx,
  viewer,
  thing,
  cambio,
  accion = 'etiquetar',
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly thing: Thing;
  readonly cambio: Cambio;
  readonly accion?: string;
}): Promise<Cambio | undefined> {
  const before = await lockEtiquetas(trx, viewer, thing);
  if (!before) throw rowNotFound();
  const quitar = (await findNamed(trx, cambio.quitar)).filter((nombre) => before.includes(nombre));
  const poner = (await nameEtiquetas(trx, cambio.poner)).filter((nombre) => !before.includes(nombre));
  if (poner.length + quitar.length === 0) return undefined;
  const after = orderEtiquetas([...before.filter((nombre) => !quitar.includes(nombre)), ...poner]);
  if (after.length > MAX_ETIQUETAS) {
    throw problem({
      code: 'demasiadas-etiquetas',
      status: 409,
      title: `Pasaría de ${MAX_ETIQUETAS} etiquetas`,
    });
  }
  await writeEtiquetas(trx, thing, after);
  await auditChange(trx, {
    usuarioId: viewer.id,
    entidad: thing.entidad,
    entidadId: thing.id,
    accion,
    antes: { etiquetas: before },
    cambios: { etiquetas: after },
  });
  return { poner, quitar };
}

export async function changeOne(
  db: Db,
  viewer: Viewer,
  { entidad, id, ...cambio }: BodyOf<typeof etiquetas.change>,
): Promise<{ etiquetas: string[] }> {
  soloQuienVende(viewer);
  const thing = { entidad, id };
  return db.transaction().execute(async (trx) => {
    await changeEtiquetas({ trx, viewer, thing, cambio });
    return { etiquetas: (await lockEtiquetas(trx, viewer, thing)) ?? [] };
  });
}

/** Puts tags on the marked rows, or on all that match the list's filters, and takes others from them. */
export function loteDeEtiquetas(
  viewer: Viewer,
  { entidad, ids, filtros, ...cambio }: BodyOf<typeof etiquetas.preview>,
): Lote {
  soloQuienVende(viewer);
  return {
    tipo: 'etiquetas',
    entidad,
    detalle: cambio,
    elegidos: chosenThings(entidad, viewer, { ids, filtros }),
    apply: (trx, id) => changeEtiquetas({ trx, viewer, thing: { entidad, id }, cambio }),
  };
}

export const tareaDeEtiquetas: Tarea = {
  authorize: soloQuienVende,
  apply: (trx, viewer, fila, detalle) =>
    changeEtiquetas({ trx, viewer, thing: thingOf(fila), cambio: detalle as Cambio }),
  undo: async (trx, viewer, { antes, ...fila }) => {
    if (antes === null) {
      throw rowErased();
    }
    const { poner, quitar } = antes as Cambio;
    const cambio = { poner: quitar, quitar: poner };
    await changeEtiquetas({
      trx,
      viewer,
      thing: thingOf(fila),
      cambio,
      accion: 'deshacer',
    });
  },
};
