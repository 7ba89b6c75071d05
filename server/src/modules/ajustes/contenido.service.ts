import { readFile } from 'node:fs/promises';
import type { ajustes, BodyOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, notFound } from '../../platform/problems.ts';
import type { UploadedFile } from '../../platform/upload.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import {
  findMarca,
  insertTexto,
  listTextos,
  lockOwner,
  setOwnerMarca,
  updateMarca,
} from './ajustes.repository.ts';
import { checkLogo } from './logo.ts';
import { type Change, changeMarca } from './marcas.service.ts';
import { versionsOf } from './respuestas.ts';

export async function keepLogo(change: Change, files: readonly UploadedFile[]): Promise<ajustes.Marca> {
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) throw invalidData({ fichero: 'Elige un fichero' });
  const logo = await readFile(file.path);
  const checked = checkLogo(logo);
  if (!checked.ok) throw invalidData({ fichero: checked.reason });
  return changeMarca(change, async (trx, before, audit) => {
    await updateMarca(trx, change.id, { logo, logoTipo: checked.type });
    const antes = before.logo && { formato: before.logoTipo, bytes: before.logo.length };
    const despues = { formato: checked.type, bytes: logo.length };
    await insertAuditoria(trx, { ...audit, accion: 'cambiar-logo', antes, despues });
  });
}

export async function dropLogo(change: Change): Promise<ajustes.Marca> {
  return changeMarca(change, async (trx, before, audit) => {
    if (before.logo === null) return;
    await updateMarca(trx, change.id, { logo: null, logoTipo: null });
    const antes = { formato: before.logoTipo, bytes: before.logo.length };
    await insertAuditoria(trx, { ...audit, accion: 'cambiar-logo', antes, despues: null });
  });
}

/** A wording equal to the one in force is no new version. */
export async function addTexto(
  change: Change,
  { tipo, texto }: BodyOf<typeof ajustes.addTexto>,
): Promise<ajustes.Marca> {
  const { id: marcaId, viewer } = change;
  return changeMarca(change, async (trx, _, audit) => {
    const current = versionsOf(await listTextos(trx, marcaId), tipo)[0]?.texto;
    if (texto === current) return;
    const numero = await insertTexto(trx, { marcaId, tipo, texto, creadoPor: viewer.id });
    const despues = { texto, tipo, numero };
    await insertAuditoria(trx, { ...audit, accion: 'cambiar-texto', antes: { texto: current }, despues });
  });
}

/** Documents that were already sent keep the brand that they went out with. */
export async function assignMarca(
  db: Db,
  viewer: Viewer,
  { entidad, id, marcaId }: BodyOf<typeof ajustes.assign>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockOwner(trx, entidad, id);
    if (!before) throw notFound();
    if (marcaId !== null && !(await findMarca(trx, marcaId)))
      throw invalidData({ marcaId: 'No existe esa marca' });
    await setOwnerMarca(trx, { entidad, id, marcaId });
    const entry = { usuarioId: viewer.id, entidad, entidadId: id };
    await auditChange(trx, { ...entry, antes: before, cambios: { marcaId }, accion: 'asignar-marca' });
  });
}
