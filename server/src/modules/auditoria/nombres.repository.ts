import type { auditoria } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { foldText, wordsOf } from '../../platform/fold-text.ts';
import { searchSql } from '../../platform/list/search-sql.ts';

type Nombrada = { readonly tabla: string; readonly nombre: string };

/**
 * The table and column of the name by which people know each kind of thing. A supply point is known by its
 * CUPS.
 */
const NOMBRADAS: Readonly<Partial<Record<auditoria.Entidad | 'plan', Nombrada>>> = {
  cliente: { tabla: 'cliente', nombre: 'nombre' },
  comercial: { tabla: 'comercial', nombre: 'nombre' },
  usuario: { tabla: 'usuario', nombre: 'email' },
  producto: { tabla: 'producto', nombre: 'nombre' },
  analisis: { tabla: 'analisis', nombre: 'codigo' },
  propuesta: { tabla: 'propuesta', nombre: 'codigo' },
  contrato: { tabla: 'contrato', nombre: 'codigo' },
  liquidacion: { tabla: 'liquidacion', nombre: 'codigo' },
  extracto: { tabla: 'extracto', nombre: 'codigo' },
  reclamacion: { tabla: 'reclamacion', nombre: 'codigo' },
  documento: { tabla: 'documento', nombre: 'nombre' },
  vista: { tabla: 'vista', nombre: 'nombre' },
  plan: { tabla: 'plan_comision', nombre: 'nombre' },
  tarea: { tabla: 'tarea', nombre: 'titulo' },
  incidencia: { tabla: 'incidencia', nombre: 'codigo' },
  factura: { tabla: 'factura_recibida', nombre: 'numero' },
  marca: { tabla: 'marca', nombre: 'nombre' },
  clave: { tabla: 'clave_api', nombre: 'nombre' },
  webhook: { tabla: 'webhook', nombre: 'url' },
};

/** The rows of a kind of thing as entity, identifier and name, under a condition on the name. */
function filasDe(entidad: string, { tabla, nombre }: Nombrada, condicion: RawBuilder<SqlBool>) {
  return sql`select ${sql.lit(entidad)} as entidad, id::text as id, ${sql.ref(nombre)} collate "default" as nombre
    from ${sql.table(tabla)} where ${condicion}`;
}

function deTodas(condicion: (nombrada: Nombrada) => RawBuilder<SqlBool>): RawBuilder<unknown> {
  const partes = Object.entries(NOMBRADAS).map(([entidad, una]) => filasDe(entidad, una, condicion(una)));
  return sql.join(partes, sql` union all `);
}

/** The name of what the entry `a` is about; null when it no longer exists. */
export const NOMBRE = sql`case a.entidad
  ${sql.join(
    Object.entries(NOMBRADAS).map(
      ([entidad, { tabla, nombre }]) =>
        sql`when ${sql.lit(entidad)} then (select ${sql.ref(nombre)} from ${sql.table(tabla)} where id::text = a.entidad_id)`,
    ),
    sql` `,
  )}
  when 'punto-suministro' then a.entidad_id
  when 'conexion' then a.entidad_id
end`;

/** Whether the words are in the entry `a` or in the name of what it is about. Each table is read once. */
export function queDice(q: string | undefined, texto: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const palabras = wordsOf(foldText(q ?? ''));
  if (palabras.length === 0) return sql`true`;
  const una = (palabra: string) => sql`(${searchSql(palabra, texto)} or (a.entidad, a.entidad_id) in (
    select t.entidad, t.id from (${deTodas(({ nombre }) => searchSql(palabra, sql.ref(nombre)))}) t
  ))`;
  return sql`(${searchSql(q, texto)} or (${sql.join(palabras.map(una), sql` and `)}))`;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The names of the things that some values refer to by identifier, however deep. */
export async function readNames(db: Db, valores: readonly unknown[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(valores.flatMap(identificadores))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; nombre: string }>`
    ${deTodas(() => sql`id = any(${ids}::uuid[])`)}
  `.execute(db);
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}

export function identificadores(valor: unknown): string[] {
  if (typeof valor === 'string') return UUID.test(valor) ? [valor] : [];
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.values(valor).flatMap(identificadores);
}
