import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';

/** A row as text, and its columns by their names in camelCase. */
export type StoredRow = { readonly tabla: string; readonly texto: string; readonly columnas: object };

/** Triggers and counters write these tables for everybody, so their rows belong to nobody. */
const DE_TODOS = [
  'numeracion',
  'punto_suministro_recuento',
  'punto_suministro_recuento_titular',
  'migracion',
];

/** Lists every row of every table, in the order in which they were written. */
export async function listAllRows(db: Db): Promise<StoredRow[]> {
  const filas: StoredRow[] = [];
  for (const tabla of await tablas(db)) {
    const { rows } = await sql<{ texto: string; columnas: object }>`
      SELECT t::text AS texto, to_jsonb(t) AS columnas FROM ${sql.table(tabla)} AS t ORDER BY t.tableoid, t.ctid
    `.execute(db.withoutPlugins());
    filas.push(...rows.map(({ texto, columnas }) => ({ tabla, texto, columnas: enCamel(columnas) })));
  }
  return filas;
}

async function tablas(db: Db): Promise<string[]> {
  const { rows } = await sql<{ nombre: string }>`
    SELECT relname AS nombre FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
    ORDER BY relname
  `.execute(db.withoutPlugins());
  return rows.map(({ nombre }) => nombre).filter((nombre) => !DE_TODOS.includes(nombre));
}

function enCamel(columnas: object): object {
  return Object.fromEntries(Object.entries(columnas).map(([nombre, valor]) => [aCamel(nombre), valor]));
}

function aCamel(nombre: string): string {
  return nombre.replace(/_(\w)/g, (_, letra: string) => letra.toUpperCase());
}

/**
 * Finds the rows that name one of the roots, the rows that name one of those, and so on, so that a new table
 * that points at somebody's rows need not be listed.
 */
export function listDependentRows(filas: readonly StoredRow[], raices: readonly string[]): StoredRow[] {
  const conocidas = new Set(raices);
  const halladas = new Set<StoredRow>();
  for (let antes = -1; antes !== halladas.size; ) {
    antes = halladas.size;
    for (const fila of filas) {
      if (halladas.has(fila) || !nombra(fila, conocidas)) continue;
      halladas.add(fila);
      const id = identifierOf(fila);
      if (id !== undefined) conocidas.add(id);
    }
  }
  return [...halladas];
}

function nombra({ texto }: StoredRow, ids: ReadonlySet<string>): boolean {
  return [...ids].some((id) => texto.includes(id));
}

export function identifierOf({ columnas }: StoredRow): string | undefined {
  return 'id' in columnas && typeof columnas.id === 'string' ? columnas.id : undefined;
}

/** The rows that have changed or disappeared since they were read. */
export async function listChangedRows(db: Db, filas: readonly StoredRow[]): Promise<string[]> {
  const perdidas: string[] = [];
  for (const tabla of new Set(filas.map((fila) => fila.tabla))) {
    const textos = filas.flatMap((fila) => (fila.tabla === tabla ? [fila.texto] : []));
    const { rows } = await sql<{ texto: string }>`
      SELECT texto FROM unnest(${textos}::text[]) AS texto
      EXCEPT SELECT t::text FROM ${sql.table(tabla)} AS t
    `.execute(db.withoutPlugins());
    perdidas.push(...rows.map(({ texto }) => `${tabla}: ${texto}`));
  }
  return perdidas;
}
