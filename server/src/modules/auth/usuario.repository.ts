import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { UsuarioTable } from '../../platform/tables.ts';
import { foldEmail } from './fold-email.ts';

export type Usuario = Selectable<UsuarioTable>;

/** The case of letters does not tell e-mail addresses apart. */
export function findUsuarioByEmail(db: Db, email: string): Promise<Usuario | undefined> {
  return db
    .selectFrom('usuario')
    .selectAll()
    .where(sql`lower(email collate "C")`, '=', foldEmail(email))
    .executeTakeFirst();
}

/** Holds the account until the transaction ends. */
export function findUsuario(db: Db, id: string): Promise<Usuario | undefined> {
  return db.selectFrom('usuario').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateUsuario(db: Db, id: string, cambios: Updateable<UsuarioTable>): Promise<void> {
  await db.updateTable('usuario').set(cambios).where('id', '=', id).execute();
}

/** Deletes an account that was never used; its links go with it. */
export async function deleteUsuario(db: Db, id: string): Promise<void> {
  await db.deleteFrom('usuario').where('id', '=', id).execute();
}

/** `undefined` when the e-mail or the user name is taken: `takenFields()` says which. */
export function insertUsuario(db: Db, usuario: Insertable<UsuarioTable>): Promise<Usuario | undefined> {
  return db
    .insertInto('usuario')
    .values(usuario)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function takenFields(
  db: Db,
  { email, nombreUsuario }: Pick<Usuario, 'email' | 'nombreUsuario'>,
): Promise<{ email: boolean; nombreUsuario: boolean }> {
  return db
    .selectFrom('usuario')
    .select([
      sql<boolean>`coalesce(bool_or(lower(email collate "C") = ${foldEmail(email)}), false)`.as('email'),
      sql<boolean>`coalesce(bool_or(lower(nombre_usuario) = lower(${nombreUsuario})), false)`.as(
        'nombreUsuario',
      ),
    ])
    .executeTakeFirstOrThrow();
}

export async function anyUsuario(db: Db): Promise<boolean> {
  return (await db.selectFrom('usuario').select('id').limit(1).executeTakeFirst()) !== undefined;
}
