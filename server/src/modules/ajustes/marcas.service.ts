import type { ajustes, BodyOf } from '@vatio/contract/endpoints';
import { parseIban, parseNif } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, notFound, problem, versionAntigua } from '../../platform/problems.ts';
import { findSettings } from '../../platform/signature/settings.repository.ts';
import { type EntradaAuditoria, insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import {
  countOwners,
  insertMarca,
  isNombreTaken,
  lockMarca,
  lockMarcas,
  type StoredMarca,
  setDefault,
  updateMarca,
} from './ajustes.repository.ts';
import { readMarca } from './respuestas.ts';

export type Change = { readonly db: Db; readonly viewer: Viewer; readonly id: string };

export function auditOf(viewer: Viewer, id: string) {
  return { usuarioId: viewer.id, entidad: 'marca', entidadId: id } satisfies Partial<EntradaAuditoria>;
}

/** Changes a brand that is there, alone; `task` gets it as it was. */
export async function changeMarca(
  { db, viewer, id }: Change,
  task: (trx: Db, before: StoredMarca, audit: ReturnType<typeof auditOf>) => Promise<void>,
): Promise<ajustes.Marca> {
  await db.transaction().execute(async (trx) => {
    await lockMarcas(trx);
    const before = await lockMarca(trx, id);
    if (!before || before.borradoEn !== null) throw notFound();
    await task(trx, before, auditOf(viewer, id));
  });
  return readMarca(db, id);
}

/** A new brand begins with the colours and conditions that brands begin with, and nothing of another company. */
export async function createMarca(
  db: Db,
  viewer: Viewer,
  { nombre }: BodyOf<typeof ajustes.create>,
): Promise<ajustes.Marca> {
  const id = await db.transaction().execute(async (trx) => {
    await lockMarcas(trx);
    if (await isNombreTaken(trx, nombre, null)) throw nombreTaken();
    const created = await insertMarca(trx, { nombre });
    await insertAuditoria(trx, { ...auditOf(viewer, created), accion: 'crear', despues: { nombre } });
    return created;
  });
  return readMarca(db, id);
}

export async function correctMarca(
  change: Change,
  { version, ...given }: BodyOf<typeof ajustes.update>,
): Promise<ajustes.Marca> {
  const changes = normalized(given);
  let outdated = false;
  const now = await changeMarca(change, async (trx, before, audit) => {
    outdated = before.version !== version;
    if (outdated) return;
    if (changes.nombre && (await isNombreTaken(trx, changes.nombre, change.id))) throw nombreTaken();
    if (changes.firma === 'proveedor' && !(await findSettings(trx, change.id)))
      throw invalidData({ firma: 'Pon antes la dirección y la clave del proveedor de firma' });
    await updateMarca(trx, change.id, changes);
    await auditChange(trx, { ...audit, antes: before, cambios: changes });
  });
  if (outdated) throw versionAntigua(now.version, now, changes);
  return now;
}

/** The identifiers without blanks; the schema has already refused those that are not right. */
function normalized<T extends { cif?: string | null | undefined; iban?: string | null | undefined }>(
  given: T,
): T {
  const cif = given.cif ? parseNif(given.cif) : undefined;
  const iban = given.iban ? parseIban(given.iban) : undefined;
  return {
    ...given,
    ...(cif?.ok && { cif: cif.value.normalizado }),
    ...(iban?.ok && { iban: iban.value.normalizado }),
  };
}

export async function makeDefaultMarca(change: Change): Promise<ajustes.Marca> {
  return changeMarca(change, async (trx, before, audit) => {
    if (before.predeterminada) return;
    await setDefault(trx, change.id);
    await auditChange(trx, { ...audit, antes: before, cambios: { predeterminada: true } });
  });
}

export async function removeMarca({ db, viewer, id }: Change): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockMarcas(trx);
    const marca = await lockMarca(trx, id);
    if (!marca || marca.borradoEn !== null) throw notFound();
    if (marca.predeterminada) throw inUse('Es la de quienes no tienen otra: pon antes otra en su lugar');
    const [comerciales, clientes] = [
      await countOwners(trx, 'comercial', id),
      await countOwners(trx, 'cliente', id),
    ];
    if (comerciales + clientes > 0) {
      throw inUse(`La llevan ${comerciales} comerciales y ${clientes} clientes: cámbiasela antes`);
    }
    await updateMarca(trx, id, { borradoEn: new Date() });
    await insertAuditoria(trx, { ...auditOf(viewer, id), accion: 'borrar' });
  });
}

export async function restoreMarca({ db, viewer, id }: Change): Promise<ajustes.Marca> {
  await db.transaction().execute(async (trx) => {
    await lockMarcas(trx);
    const marca = await lockMarca(trx, id);
    if (!marca) throw notFound();
    if (marca.borradoEn === null) return;
    if (await isNombreTaken(trx, marca.nombre, id)) throw nombreTaken();
    await updateMarca(trx, id, { borradoEn: null });
    await insertAuditoria(trx, { ...auditOf(viewer, id), accion: 'restaurar' });
  });
  return readMarca(db, id);
}

function nombreTaken() {
  const text = 'Ya hay una marca con ese nombre';
  return problem({ code: 'marca-repetida', status: 409, title: text, extra: { errors: { nombre: text } } });
}

export function inUse(detail: string) {
  return problem({ code: 'marca-en-uso', status: 409, title: 'La marca está en uso', extra: { detail } });
}
