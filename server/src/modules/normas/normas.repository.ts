import type { normas } from '@vatio/contract/endpoints';
import type { Db } from '../../platform/database.ts';
import type {} from './tables.ts';

type Acordada = Pick<normas.Norma, 'id' | 'cumplida' | 'validada'> & NonNullable<normas.Norma['acordada']>;

/** What has been settled of each norm, by whom and when. */
export function listAcordadas(db: Db): Promise<Acordada[]> {
  return db
    .selectFrom('normaAcordada as n')
    .leftJoin('usuario as u', 'u.id', 'n.acordadaPor')
    .select(['n.id', 'n.cumplida', 'n.validada', 'n.nota', 'n.acordadaEn as en', 'u.nombre as por'])
    .orderBy('n.id')
    .execute();
}

/** Two that settle at once follow one another. */
export async function lockAcordadas(trx: Db): Promise<void> {
  await trx.selectFrom('normaAcordada').select('id').orderBy('id').forUpdate().execute();
}

export async function saveAcordada(
  trx: Db,
  { id, acordadaPor, ...acuerdo }: { id: string; acordadaPor: string } & Required<normas.AcuerdoDado>,
): Promise<void> {
  const nueva = { ...acuerdo, acordadaPor, acordadaEn: new Date() };
  await trx
    .insertInto('normaAcordada')
    .values({ id, ...nueva })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(nueva))
    .execute();
}
