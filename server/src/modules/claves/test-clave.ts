import type { Viewer } from '../../platform/access-token.ts';
import { newApiKey } from '../../platform/api-keys.ts';
import type { Db } from '../../platform/database.ts';
import { insertClave } from './claves.repository.ts';

/** Makes a key of that account with these permissions, and answers its secret. */
export async function claveDe(db: Db, { id }: Viewer, ambitos: readonly string[]): Promise<string> {
  const { secreto, hash, inicio } = newApiKey();
  await insertClave(db, { nombre: 'De prueba', usuarioId: id, hash, inicio, ambitos: [...ambitos], dias: 1 });
  return secreto;
}
