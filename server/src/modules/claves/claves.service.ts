import type { BodyOf, claves, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { newApiKey } from '../../platform/api-keys.ts';
import type { Db } from '../../platform/database.ts';
import type { Mailer } from '../../platform/mail.ts';
import { sendNow } from '../../platform/outbox/sender.ts';
import { invalidData, notFound } from '../../platform/problems.ts';
import { isUuid } from '../../platform/uuid.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import {
  findAccountForKey,
  findClave,
  insertClave,
  listClaves,
  listClavesOf,
  revokeClave,
  type StoredClave,
} from './claves.repository.ts';
import { insertKeyNotice } from './key-notice.ts';

export type ClavesDeps = { readonly db: Db; readonly mail: Mailer; readonly publicUrl: string };

export async function readClaves(db: Db): Promise<ResponseOf<typeof claves.list>> {
  return { rows: (await listClaves(db)).map(answerOf) };
}

export async function readOwnClaves(db: Db, { id }: Viewer): Promise<ResponseOf<typeof claves.mine>> {
  return { rows: (await listClavesOf(db, id)).map(answerOf) };
}

export async function createClave(
  deps: ClavesDeps,
  viewer: Viewer,
  { nombre, ambitos, dias, usuarioId = viewer.id }: BodyOf<typeof claves.create>,
): Promise<ResponseOf<typeof claves.create>> {
  const { secreto, hash, inicio } = newApiKey();
  const { id, correoId } = await deps.db.transaction().execute(async (trx) => {
    const account = isUuid(usuarioId)
      ? await findAccountForKey(trx, { id: usuarioId, maker: viewer.id })
      : undefined;
    if (!account) throw invalidData({ usuarioId: 'Elige tu cuenta, o una activa de quien no administra' });
    const kept = { nombre, usuarioId, ambitos: [...new Set(ambitos)].sort() };
    const created = await insertClave(trx, { ...kept, creadaPor: viewer.id, hash, inicio, dias });
    const { caduca, creadaPor } = await readClave(trx, created);
    await insertAuditoria(trx, {
      usuarioId: viewer.id,
      entidad: 'clave',
      entidadId: created,
      accion: 'crear',
      despues: { ...kept, ambitos: kept.ambitos.join(', '), caducaEn: caduca },
    });
    if (usuarioId === viewer.id) return { id: created };
    const told = { account, nombre, maker: creadaPor.nombre };
    return { id: created, correoId: await insertKeyNotice(trx, deps.publicUrl, told) };
  });
  if (correoId !== undefined) await sendNow(deps, correoId);
  return { clave: await readClave(deps.db, id), secreto };
}

/** Whoever a key calls for may end it, whoever made it. */
export async function endOwnClave(db: Db, viewer: Viewer, id: string): Promise<void> {
  const own = await listClavesOf(db, viewer.id);
  if (!own.some((clave) => clave.id === id)) throw notFound();
  await endClave(db, viewer, id);
}

/** Revoking it again changes nothing and is not audited. */
export async function endClave(db: Db, viewer: Viewer, id: string): Promise<claves.Clave> {
  return db.transaction().execute(async (trx) => {
    const before = await readClave(trx, id);
    if (await revokeClave(trx, id)) {
      await insertAuditoria(trx, {
        usuarioId: viewer.id,
        entidad: 'clave',
        entidadId: id,
        accion: 'revocar',
        antes: { nombre: before.nombre },
      });
    }
    return readClave(trx, id);
  });
}

async function readClave(db: Db, id: string): Promise<claves.Clave> {
  const row = isUuid(id) ? await findClave(db, id) : undefined;
  if (!row) throw notFound();
  return answerOf(row);
}

function answerOf({
  usuarioId,
  usuarioNombre,
  creadaPorId,
  creadaPorNombre,
  ...row
}: StoredClave): claves.Clave {
  return {
    ...row,
    cuenta: { id: usuarioId, nombre: usuarioNombre },
    creadaPor: { id: creadaPorId, nombre: creadaPorNombre },
  };
}
