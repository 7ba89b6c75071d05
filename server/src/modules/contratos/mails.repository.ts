import type { Db } from '../../platform/database.ts';

export async function findContacts(
  db: Db,
  { clienteId, comercialId }: { readonly clienteId: string; readonly comercialId: string | null },
) {
  const cliente = await db
    .selectFrom('cliente')
    .select(['nombre', 'email'])
    .where('id', '=', clienteId)
    .executeTakeFirstOrThrow();
  const comercial =
    comercialId === null
      ? undefined
      : await db
          .selectFrom('comercial')
          .select(['nombre', 'email', 'telefono'])
          .where('id', '=', comercialId)
          .executeTakeFirst();
  return { cliente, comercial: comercial ?? null };
}
