import type { propuestas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound, problem, versionAntigua } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { today } from '../../platform/today.ts';
import { isUuid } from '../../platform/uuid.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { accionesDe } from './estados.ts';
import { findPropuesta, lockPropuesta, type PropuestaGuardada } from './propuestas.repository.ts';
import { estadoDe } from './respuestas.ts';

const NOMBRES: Readonly<Record<propuestas.Estado, string>> = {
  borrador: 'en borrador',
  enviada: 'enviada',
  vista: 'ya vista por el cliente',
  aceptada: 'aceptada',
  rechazada: 'rechazada',
  caducada: 'caducada',
};

/** What may be done instead, as it continues the sentence «Se puede». */
const PERMITIDAS: Readonly<Record<propuestas.Accion, string>> = {
  editar: 'editar',
  responder: 'responder',
  enviar: 'enviar',
  reenviar: 'volver a enviar',
  retirar: 'retirar',
  duplicar: 'duplicar',
  repreciar: 'actualizar sus precios',
  'nueva-version': 'hacer una versión nueva',
  borrar: 'llevar a la papelera',
  restaurar: 'sacar de la papelera',
};

export type Cambio = {
  readonly id: string;
  /** The version that the editor read; absent where nothing of theirs can be overwritten. */
  readonly version?: number;
  /** One of these actions has to be permitted. */
  readonly acciones: readonly propuestas.Accion[];
  /** What the editor was about to write. */
  readonly cambios?: object;
};

/** The proposal that is changed, in its present state. */
export type Cambiada = PropuestaGuardada & { readonly estado: propuestas.Estado };

/** Runs one change of a proposal alone, so that no other comes between its check and its writing. */
export function changePropuesta<T>({
  db,
  viewer,
  cambio,
  task,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly cambio: Cambio;
  readonly task: (trx: Db, propuesta: Cambiada) => Promise<T>;
}): Promise<T> {
  return db.transaction().execute(async (trx) => task(trx, await lockParaCambiar(trx, viewer, cambio)));
}

/** Locks a proposal on which one of those actions is permitted; otherwise the problem says why not. */
export async function lockParaCambiar(
  trx: Db,
  viewer: Viewer,
  { id, version, acciones, cambios = {} }: Cambio,
): Promise<Cambiada> {
  if (!isUuid(id)) throw notFound();
  soloQuienVende(viewer);
  await lockPropuesta(trx, id);
  const guardada = await findPropuesta(trx, viewer, { id });
  if (guardada === undefined) throw notFound();
  if (version !== undefined && version !== guardada.version) {
    throw versionAntigua(guardada.version, actualDe(guardada), cambios);
  }
  const estado = estadoDe(today(), guardada);
  const permitidas = accionesDe(viewer, estado, guardada.borradoEn !== null);
  if (!acciones.some((accion) => permitidas.includes(accion))) {
    const como = guardada.borradoEn === null ? NOMBRES[estado] : 'en la papelera';
    throw problem({
      code: 'accion-no-permitida',
      status: 409,
      title: `La propuesta está ${como}`,
      extra: {
        detail:
          permitidas.length > 0
            ? `Se puede ${permitidas.map((accion) => PERMITIDAS[accion]).join(', ')}`
            : undefined,
      },
    });
  }
  return { ...guardada, estado };
}

function actualDe({ version, numero, estado, validezDias, mensaje, cups }: PropuestaGuardada) {
  return { version, numero, estado, validezDias, mensaje, cups };
}

/** Records who did it, with the state before and after. */
export async function recordChange({
  trx,
  usuarioId,
  accion,
  propuesta,
  despues,
}: {
  readonly trx: Db;
  readonly usuarioId: string | null;
  readonly accion: string;
  readonly propuesta: { readonly id: string; readonly estado?: propuestas.Estado; readonly numero?: number };
  readonly despues: object;
}): Promise<void> {
  const { id, estado, numero } = propuesta;
  const antes = estado === undefined ? null : { estado, numero };
  await insertAuditoria(trx, { usuarioId, entidad: 'propuesta', entidadId: id, accion, antes, despues });
}
