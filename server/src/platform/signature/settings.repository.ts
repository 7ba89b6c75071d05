import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Network } from '../outgoing/post.ts';
import { unsealSecret } from '../sealed-secret.ts';
import type { Tables } from '../tables.ts';
import { docuseal } from './docuseal.ts';
import { type SignatureProvider, SignatureProviderError } from './provider.ts';
import type {} from './tables.ts';

export type StoredSettings = Selectable<Tables['proveedorDeFirma']>;

export function findSettings(db: Db, marcaId: string): Promise<StoredSettings | undefined> {
  return db.selectFrom('proveedorDeFirma').selectAll().where('marcaId', '=', marcaId).executeTakeFirst();
}

export async function saveSettings(db: Db, row: Insertable<Tables['proveedorDeFirma']>): Promise<void> {
  await db
    .insertInto('proveedorDeFirma')
    .values(row)
    .onConflict((conflict) => conflict.column('marcaId').doUpdateSet(row))
    .execute();
}

export async function deleteSettings(db: Db, marcaId: string): Promise<void> {
  await db.deleteFrom('proveedorDeFirma').where('marcaId', '=', marcaId).execute();
}

export type ProviderDeps = {
  readonly db: Db;
  /** The server's secret, which the keys are encrypted with. */
  readonly secret: string;
  readonly network?: Network | undefined;
  readonly patienceMs?: number | undefined;
};

/** The key of a provider; undefined when the server's secret is not the one of then. */
export function keyOf({ secret }: Pick<ProviderDeps, 'secret'>, { marcaId, clave }: StoredSettings) {
  return unsealSecret(secret, marcaId, clave)?.toString();
}

export async function providerOf(deps: ProviderDeps, marcaId: string): Promise<SignatureProvider> {
  const settings = await findSettings(deps.db, marcaId);
  const clave = settings && keyOf(deps, settings);
  if (!settings || clave === undefined)
    throw new SignatureProviderError(
      'La marca no tiene la clave de su proveedor de firma: ponla en Ajustes',
      {
        isLasting: true,
      },
    );
  const { direccion } = settings;
  return docuseal({ direccion, clave, network: deps.network, patienceMs: deps.patienceMs });
}
