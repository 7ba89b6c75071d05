import type { BodyOf, llaves, ResponseOf } from '@vatio/contract/endpoints';
import type { Db } from '../../../platform/database.ts';
import { sendNow } from '../../../platform/outbox/sender.ts';
import { notFound } from '../../../platform/problems.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { insertSafetyNotice } from '../cuenta/safety-notice.ts';
import { requireProof, type SecondStepDeps } from '../segundo-paso/segundo-paso.service.ts';
import { deleteLlave, findOwnLlave, listLlaves, renameLlave, type StoredLlave } from './llaves.repository.ts';

export async function readLlaves(db: Db, usuarioId: string): Promise<ResponseOf<typeof llaves.list>> {
  return { rows: (await listLlaves(db, usuarioId)).map(answerOf) };
}

/** The same name again is no change. */
export function renameOwnLlave(
  db: Db,
  own: { readonly usuarioId: string; readonly id: string },
  { nombre }: BodyOf<typeof llaves.rename>,
): Promise<llaves.Llave> {
  return db.transaction().execute(async (trx) => {
    const before = await findOwnLlave(trx, own);
    if (!before) throw notFound();
    if (before.nombre === nombre) return answerOf(before);
    const renamed = await renameLlave(trx, before.id, nombre);
    const changed = { antes: { nombre: before.nombre }, despues: { nombre } };
    await auditLlave(trx, own.usuarioId, { accion: 'cambiar-llave-de-acceso', ...changed });
    return answerOf(renamed);
  });
}

/** Whoever takes a passkey away proves that the account is theirs, as for the second step. */
export async function removeOwnLlave(
  deps: SecondStepDeps,
  own: { readonly usuarioId: string; readonly id: string },
  proof: BodyOf<typeof llaves.remove>,
): Promise<void> {
  const usuario = await requireProof(deps, own.usuarioId, proof);
  const correoId = await deps.db.transaction().execute(async (trx) => {
    const llave = await findOwnLlave(trx, own);
    if (!llave) throw notFound();
    await deleteLlave(trx, llave.id);
    await auditLlave(trx, own.usuarioId, {
      accion: 'quitar-llave-de-acceso',
      antes: { nombre: llave.nombre },
    });
    const what = `Se ha quitado la llave de acceso «${llave.nombre}» de tu cuenta`;
    return insertSafetyNotice(trx, deps.publicUrl, { usuario, what });
  });
  await sendNow(deps, correoId);
}

type Entry = { readonly accion: string; readonly antes?: object; readonly despues?: object };

export function auditLlave(trx: Db, usuarioId: string, entry: Entry): Promise<void> {
  return insertAuditoria(trx, { usuarioId, entidad: 'usuario', entidadId: usuarioId, ...entry });
}

export function answerOf({ id, nombre, sincronizada, creadaEn, usadaEn }: StoredLlave): llaves.Llave {
  return { id, nombre, sincronizada, creada: creadaEn, usada: usadaEn };
}
