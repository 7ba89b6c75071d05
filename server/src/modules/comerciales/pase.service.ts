import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound, problem, rowChangedSince, rowDeletedSince, rowErased } from '../../platform/problems.ts';
import { soloAdministracion } from '../../platform/sellers.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { passCliente } from '../clientes/lote/asignacion.service.ts';
import { undoCliente } from '../clientes/lote/undo.service.ts';
import type { Tarea } from '../operaciones/ejecutor.service.ts';
import { cadenaHaciaArriba, lockJerarquia } from './escritura.repository.ts';
import { cicloEnLaJerarquia } from './jerarquia.ts';
import { lockDueno, type Pasable, updateDueno } from './traspaso.repository.ts';

/** The former owner of a thing, and the version that the handover left. */
type Antes = { readonly duenoId: string; readonly version: number };

/** Hands over one thing of a portfolio, and undoes it. */
export const tareaDeTraspaso: Tarea = {
  authorize: soloAdministracion,
  apply: async (trx, viewer, { entidad, entidadId }, detalle) => {
    const { de, a } = detalle as { readonly de: string; readonly a: string };
    if (entidad === 'cliente')
      return passCliente({ trx, viewer, id: entidadId, comercialId: a, accion: 'traspasar' });
    const pasable = requirePassable(entidad);
    const fila = await lockDueno(trx, pasable, entidadId);
    if (!fila) throw notFound();
    if (fila.duenoId !== de)
      throw problem({ code: 'ya-no-es-suyo', status: 409, title: 'Ya no es suyo: alguien lo cambió antes' });
    await handOver({ trx, viewer, entidad: pasable, entidadId, pase: { de, a, accion: 'traspasar' } });
    return { duenoId: de, version: fila.version + 1 } satisfies Antes;
  },
  undo: async (trx, viewer, { entidad, entidadId, antes }) => {
    if (entidad === 'cliente') return undoCliente(trx, viewer, { entidadId, antes });
    const pasable = requirePassable(entidad);
    if (antes === null) throw rowErased();
    const { duenoId, version } = antes as Antes;
    const fila = await lockDueno(trx, pasable, entidadId);
    if (!fila) throw rowDeletedSince();
    if (fila.version !== version) throw rowChangedSince();
    await handOver({
      trx,
      viewer,
      entidad: pasable,
      entidadId,
      pase: { de: fila.duenoId, a: duenoId, accion: 'deshacer' },
    });
  },
};

function requirePassable(entidad: string): Pasable {
  if (entidad === 'cliente' || entidad === 'usuario') throw notFound();
  return entidad as Pasable;
}

type Pase = {
  readonly de: string | null;
  readonly a: string;
  readonly accion: 'traspasar' | 'deshacer';
};

async function handOver({
  trx,
  viewer: { id: usuarioId },
  entidad,
  entidadId,
  pase: { de, a, accion },
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly entidad: Pasable;
  readonly entidadId: string;
  readonly pase: Pase;
}): Promise<void> {
  if (entidad === 'comercial') {
    await lockJerarquia(trx);
    const cadena = await cadenaHaciaArriba(trx, a);
    if (cadena.some(({ id }) => id === entidadId)) throw cicloEnLaJerarquia(cadena);
  }
  await updateDueno({ db: trx, entidad, id: entidadId, duenoId: a });
  const campo = entidad === 'comercial' ? 'responsableId' : 'comercialId';
  const cambio = { antes: { [campo]: de }, despues: { [campo]: a } };
  await insertAuditoria(trx, { usuarioId, entidad, entidadId, accion, ...cambio });
}
