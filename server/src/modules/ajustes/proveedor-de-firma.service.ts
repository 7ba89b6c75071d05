import { type BodyOf, firmaDeContrato, type proveedorDeFirma } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { addressRefusal } from '../../platform/outgoing/address-refusal.ts';
import { invalidData, notFound } from '../../platform/problems.ts';
import { sealSecret } from '../../platform/sealed-secret.ts';
import { hashOfToken, newSecretToken } from '../../platform/secret-token.ts';
import { checkDocuseal } from '../../platform/signature/docuseal.ts';
import { SignatureProviderError } from '../../platform/signature/provider.ts';
import {
  deleteSettings,
  findSettings,
  keyOf,
  type ProviderDeps,
  saveSettings,
} from '../../platform/signature/settings.repository.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { findMarca, hasPapersToSign } from './ajustes.repository.ts';
import { auditOf, inUse } from './marcas.service.ts';

export type SignatureDeps = ProviderDeps & { readonly publicUrl: string };
type ProveedorDeFirma = proveedorDeFirma.ProveedorDeFirma;

export async function readSignatureProvider(
  { db, publicUrl }: Pick<SignatureDeps, 'db' | 'publicUrl'>,
  id: string,
  secreto: string | null = null,
): Promise<ProveedorDeFirma> {
  if (!(await findMarca(db, id))) throw notFound();
  return {
    direccion: (await findSettings(db, id))?.direccion ?? null,
    avisos: `${publicUrl}${firmaDeContrato.notice.path.replace(':marcaId', id)}`,
    cabecera: firmaDeContrato.NOTICE_HEADER,
    secreto,
  };
}

type Change = { readonly viewer: Viewer; readonly id: string };

/** Keeps the settings once the provider has answered. Its key is never told, and never sent to another address. */
export async function writeSignatureProvider(
  deps: SignatureDeps,
  { viewer, id }: Change,
  { direccion, clave: given, otroSecreto = false }: BodyOf<typeof proveedorDeFirma.update>,
): Promise<ProveedorDeFirma> {
  const { db, secret } = deps;
  if (!(await findMarca(db, id))) throw notFound();
  const refusal = addressRefusal(direccion, deps.network);
  if (refusal !== undefined) throw invalidData({ direccion: refusal });
  const before = await findSettings(db, id);
  const clave = given ?? (before?.direccion === direccion ? keyOf(deps, before) : undefined);
  if (clave === undefined) throw invalidData({ clave: 'Escribe la clave que da DocuSeal' });
  await requireDocuseal(deps, { direccion, clave });
  const secreto = before && !otroSecreto ? null : newSecretToken();
  await db.transaction().execute(async (trx) => {
    await saveSettings(trx, {
      marcaId: id,
      direccion,
      clave: sealSecret(secret, id, Buffer.from(clave)),
      secretoHash: secreto === null ? before!.secretoHash : hashOfToken(secreto),
    });
    await insertAuditoria(trx, {
      ...auditOf(viewer, id),
      accion: 'cambiar-proveedor-de-firma',
      antes: before ? { url: before.direccion } : null,
      despues: { url: direccion },
    });
  });
  return readSignatureProvider(deps, id, secreto);
}

async function requireDocuseal(
  { network, patienceMs }: SignatureDeps,
  settings: { readonly direccion: string; readonly clave: string },
): Promise<void> {
  try {
    await checkDocuseal({ ...settings, network, patienceMs });
  } catch (error) {
    if (!(error instanceof SignatureProviderError)) throw error;
    throw invalidData({ direccion: error.message });
  }
}

export async function removeSignatureProvider(db: Db, { viewer, id }: Change): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const marca = await findMarca(trx, id);
    if (!marca) throw notFound();
    const before = await findSettings(trx, id);
    if (!before) return;
    if (marca.firma === 'proveedor')
      throw inUse('Firma con este proveedor: elige antes otra manera de firmar');
    if (await hasPapersToSign(trx, id))
      throw inUse(
        'Hay contratos a la firma, o papeles de clientes suprimidos por borrar: espera a que se firmen y se borren, o anula su firma',
      );
    await deleteSettings(trx, id);
    await insertAuditoria(trx, {
      ...auditOf(viewer, id),
      accion: 'quitar-proveedor-de-firma',
      antes: { url: before.direccion },
    });
  });
}
