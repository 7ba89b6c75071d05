import type { normas } from '@vatio/contract/endpoints';
import type { Fecha, Norma } from '@vatio/domain';
import { sql } from 'kysely';
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

/** The norms that the house has added, by their days. */
export async function listPropias(db: Db): Promise<Norma[]> {
  const rows = await db.selectFrom('normaPropia').selectAll().orderBy('desde').execute();
  return rows.map(({ ieeTipo, ivaTipo, ivaHastaKw, creadaPor: _, creadaEn: __, ...norma }) => ({
    ...norma,
    publicada: norma.publicada as Fecha,
    desde: norma.desde as Fecha,
    hasta: norma.hasta as Fecha,
    medida: { ieeTipo: Number(ieeTipo), ivaTipo: Number(ivaTipo), ivaHastaKw: Number(ivaHastaKw) },
    cumplida: null,
    validada: null,
  }));
}

/** Two that add norms follow one another, so that no day gets two. */
export async function lockPropias(trx: Db): Promise<void> {
  await sql`lock table norma_propia in share row exclusive mode`.execute(trx);
}

export async function insertPropia(
  trx: Db,
  { medida, ...norma }: normas.NuevaNorma & { readonly id: string; readonly creadaPor: string },
): Promise<void> {
  await trx
    .insertInto('normaPropia')
    .values({ ...norma, ...medida })
    .execute();
}

/** With what was settled of it, which is of nothing any more. */
export async function deletePropia(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('normaPropia').where('id', '=', id).execute();
  await trx.deleteFrom('normaAcordada').where('id', '=', id).execute();
}
