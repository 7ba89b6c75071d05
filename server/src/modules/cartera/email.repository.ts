import type { Db } from '../../platform/database.ts';

/** The address of a client that is known to be there; null where they have none. */
export async function emailOfCliente(db: Db, clienteId: string): Promise<string | null> {
  const { email } = await db
    .selectFrom('cliente')
    .select('email')
    .where('id', '=', clienteId)
    .executeTakeFirstOrThrow();
  return email;
}
