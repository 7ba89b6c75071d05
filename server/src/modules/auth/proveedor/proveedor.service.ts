import type { BodyOf, proveedor, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { invalidData } from '../../../platform/problems.ts';
import { sealSecret, unsealSecret } from '../../../platform/sealed-secret.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { discover, type Registration } from './openid.ts';
import {
  deleteProveedor,
  findProveedor,
  type StoredProveedor,
  saveProveedor,
} from './proveedor.repository.ts';

export type ProveedorDeps = { readonly db: Db; readonly secret: string; readonly publicUrl: string };

/** With what the secret of the provider is encrypted; there is one provider. */
const OWNER = 'proveedor-de-identidad';

/** Where the provider sends people back to: the sign-in page. */
export function returnAddress(publicUrl: string): string {
  return `${publicUrl}/login`;
}

export async function readProveedor({
  db,
  publicUrl,
}: Pick<ProveedorDeps, 'db' | 'publicUrl'>): Promise<ResponseOf<typeof proveedor.get>> {
  const row = await findProveedor(db);
  return { proveedor: row ? settingsOf(row) : null, vuelta: returnAddress(publicUrl) };
}

/** Keeps the settings once the provider has answered. Its secret is never told, and never sent to another provider. */
export async function writeProveedor(
  deps: ProveedorDeps,
  viewer: Viewer,
  { secreto: given, ...settings }: BodyOf<typeof proveedor.update>,
): Promise<ResponseOf<typeof proveedor.update>> {
  const before = await findProveedor(deps.db);
  const kept = before?.emisor === settings.emisor ? registrationOf(deps, before)?.secreto : undefined;
  const secreto = given ?? kept;
  if (secreto === undefined) throw invalidData({ secreto: 'Escribe el secreto que te da el proveedor' });
  await requireProvider({ ...settings, secreto });
  await deps.db.transaction().execute(async (trx) => {
    await saveProveedor(trx, { ...settings, secreto: sealSecret(deps.secret, OWNER, Buffer.from(secreto)) });
    const antes = before && auditedOf(before);
    await audit(trx, viewer, {
      accion: 'cambiar-proveedor',
      despues: auditedOf(settings),
      ...(antes && { antes }),
    });
  });
  return readProveedor(deps);
}

export async function removeProveedor({ db }: Pick<ProveedorDeps, 'db'>, viewer: Viewer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const nombre = await deleteProveedor(trx);
    if (nombre !== undefined) await audit(trx, viewer, { accion: 'quitar-proveedor', antes: { nombre } });
  });
}

/** With what Vatio is known to the provider; `undefined` when the server's secret is not the one of then. */
export function registrationOf(
  { secret }: Pick<ProveedorDeps, 'secret'>,
  { emisor, clienteId, secreto }: StoredProveedor,
): Registration | undefined {
  const unsealed = unsealSecret(secret, OWNER, secreto);
  return unsealed && { emisor, clienteId, secreto: unsealed.toString() };
}

async function requireProvider(registration: Registration): Promise<void> {
  try {
    await discover(registration);
  } catch {
    const address = `${registration.emisor.replace(/\/$/, '')}/.well-known/openid-configuration`;
    throw invalidData({ emisor: `No responde como un proveedor de identidad: mira si se abre ${address}` });
  }
}

function settingsOf({ secreto: _, unica: __, ...settings }: StoredProveedor): proveedor.Proveedor {
  return settings;
}

function auditedOf({ nombre, emisor, dominios }: Omit<proveedor.Proveedor, 'conDosFactores'>) {
  return { nombre, emisor, dominios: dominios.join(', ') };
}

type Entry = { readonly accion: string; readonly antes?: object; readonly despues?: object };

function audit(trx: Db, { id: usuarioId }: Viewer, entry: Entry): Promise<void> {
  return insertAuditoria(trx, { usuarioId, entidad: 'usuario', entidadId: usuarioId, ...entry });
}
