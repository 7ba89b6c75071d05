import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';

type FilasDeGente = {
  readonly notas: readonly Insertable<Tables['nota']>[];
  readonly consentimientos: readonly Insertable<Tables['consentimiento']>[];
};

export async function insertGente(db: Db, { notas, consentimientos }: FilasDeGente): Promise<void> {
  if (notas.length > 0) await db.insertInto('nota').values(notas).execute();
  if (consentimientos.length > 0) await db.insertInto('consentimiento').values(consentimientos).execute();
}
