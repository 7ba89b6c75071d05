import { extractosList } from '@vatio/contract/endpoints';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { chosenByUuid, type ListSql } from '../../platform/list/list-sql.ts';
import { averageEur } from '../../platform/list/rounded-sum.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { type RowOf, servedList, shown } from '../../platform/list/served-list.ts';
import { day, money, plain } from '../../platform/sheet/column.ts';
import type { Tables } from '../../platform/tables.ts';
import { isUuid } from '../../platform/uuid.ts';
import { liveLines } from './live-lines.repository.ts';

const LINEAS = sql<number>`coalesce(l.lineas, 0)::int`;
const IMPORTE = sql<number>`coalesce(l.importe_eur, 0)::float8`;
const PENDIENTE = sql<number>`coalesce(p.pendiente_eur, 0)::float8`;

const ROW = {
  id: sql<string>`x.id`,
  codigo: shown(sql<string>`x.codigo`, plain('codigo')),
  comercializadora: shown(sql<string>`x.comercializadora`, plain('comercializadora')),
  mes: shown(sql<string>`to_char(x.mes, 'YYYY-MM')`, plain('mes')),
  fichero: shown(sql<string>`x.fichero`, plain('fichero')),
  lineas: shown(LINEAS, plain('lineas')),
  filasFuera: shown(sql<number>`x.filas_fuera`, plain('filasFuera')),
  importeEur: shown(IMPORTE, money('pagadoEur')),
  pendienteEur: shown(PENDIENTE, money('pendienteEur')),
  importado: shown(sql<string>`x.creado_en`, day('importado')),
  borrado: sql<boolean>`x.borrado_en is not null`,
};

const rounded = (amount: RawBuilder<number>) => sql`coalesce(round(sum(${amount})::numeric, 2), 0)::float8`;

const LIST: ListSql<typeof extractosList> = {
  fields: {
    codigo: { filter: sql`x.codigo`, sort: { filled: sql`x.codigo` } },
    comercializadora: { filter: sql`x.comercializadora`, sort: { filled: sql`x.comercializadora` } },
    mes: { filter: sql`x.mes`, sort: { filled: sql`x.mes` } },
    fichero: sql`x.fichero`,
    lineas: { filter: LINEAS, total: sql`coalesce(sum(${LINEAS}), 0)::int` },
    importe: {
      filter: IMPORTE,
      sort: { filled: IMPORTE },
      total: rounded(IMPORTE),
      average: averageEur(IMPORTE),
    },
    pendiente: {
      filter: PENDIENTE,
      sort: { filled: PENDIENTE },
      total: rounded(PENDIENTE),
    },
    importado: { filter: { instant: sql`x.creado_en` }, sort: { filled: sql`x.creado_en` } },
  },
  chosen: chosenByUuid(sql`x.id`),
  search: (q) =>
    searchSql(q, sql`(concat_ws(' ', x.codigo, x.comercializadora, x.fichero) collate "default")`),
};

/** The statements with the sums of their lines; those of a statement in the bin owe nothing. Only administrators ask for them. */
export const EXTRACTOS = servedList({
  list: extractosList,
  whole: ({ papelera }) => ({ papelera }),
  as: () => ({
    from: sql`extracto x
      left join (
        select n.extracto_id, count(*) as lineas, sum(n.importe_eur) as importe_eur from extracto_linea n group by 1
      ) l on l.extracto_id = x.id
      left join (
        select t.extracto_id, round(sum(t.pendiente_eur)::numeric, 2) as pendiente_eur
        from (${liveLines(sql`n.contrato_id is not null`)}) t group by 1
      ) p on p.extracto_id = x.id`,
    visible: sql`true`,
    sql: LIST,
    row: ROW,
    scope: ({ papelera }) => [papelera ? sql`x.borrado_en is not null` : sql`x.borrado_en is null`],
    tiebreak: sql`x.codigo desc`,
  }),
});

export async function findExtracto(db: Db, id: string): Promise<RowOf<typeof ROW> | undefined> {
  return isUuid(id) ? EXTRACTOS.find(db, { id, role: 'admin' }, sql`x.id = ${id}`) : undefined;
}

/** The statement that was made of the same file, unless it is in the bin. */
export async function findSameFile(db: Db, sha256: Buffer) {
  return db
    .selectFrom('extracto')
    .select(['id', 'codigo'])
    .where('sha256', '=', sha256)
    .where('borradoEn', 'is', null)
    .executeTakeFirst();
}

/** Statements are matched one at a time, because each looks at what the others paid. */
export async function lockExtractos(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('extractos de comisiones'))`.execute(db);
}

export async function insertExtracto(db: Db, row: Insertable<Tables['extracto']>): Promise<string> {
  const { id } = await db.insertInto('extracto').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function readSha256(db: Db, id: string): Promise<Buffer> {
  const { sha256 } = await db
    .selectFrom('extracto')
    .select('sha256')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return sha256;
}

export async function setExtractoRemoved(db: Db, id: string, removed: boolean): Promise<void> {
  await db
    .updateTable('extracto')
    .set({ borradoEn: removed ? new Date() : null })
    .where('id', '=', id)
    .execute();
}

/** The suppliers of the products, in alphabetical order. */
export async function listComercializadoras(db: Db): Promise<string[]> {
  const { rows } = await sql<{ comercializadora: string }>`
    select distinct comercializadora collate "es-x-icu" as comercializadora from producto order by 1
  `.execute(db);
  return rows.map(({ comercializadora }) => comercializadora);
}

/** The field that each column of the supplier's last file filled. */
export async function readColumns(db: Db, comercializadora: string): Promise<Record<string, string | null>> {
  const row = await db
    .selectFrom('extractoColumnas')
    .select('columnas')
    .where('comercializadora', '=', comercializadora)
    .executeTakeFirst();
  return row?.columnas ?? {};
}

export async function writeColumns(
  db: Db,
  comercializadora: string,
  mapa: Readonly<Record<string, string | null>>,
): Promise<void> {
  const columnas = JSON.stringify(mapa);
  await db
    .insertInto('extractoColumnas')
    .values({ comercializadora, columnas })
    .onConflict((conflict) => conflict.column('comercializadora').doUpdateSet({ columnas }))
    .execute();
}
