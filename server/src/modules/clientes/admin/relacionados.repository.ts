import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

type Referencia = { readonly tabla: string; readonly columna: string };

/**
 * Every foreign key to a client is read from the database's own catalogue, so that a table added later is
 * merged and exported without being listed here.
 */
async function referenciasACliente(db: Db): Promise<Referencia[]> {
  const { rows } = await sql<Referencia>`
    select c.conrelid::regclass::text as tabla, a.attname as columna
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'cliente'::regclass and cardinality(c.conkey) = 1
    order by 1, 2
  `.execute(db);
  return rows;
}

/** Moves all rows from one client to another, and answers how many of each table. */
export async function passEverything(db: Db, de: string, a: string): Promise<Record<string, number>> {
  const movidas: Record<string, number> = {};
  for (const { tabla, columna } of await referenciasACliente(db)) {
    const { numAffectedRows } = await sql`
      update ${sql.table(tabla)} set ${sql.ref(columna)} = ${a} where ${sql.ref(columna)} = ${de}
    `.execute(db);
    if (numAffectedRows) movidas[tabla] = Number(numAffectedRows);
  }
  const { numAffectedRows } = await sql`
    update documento set entidad_id = ${a} where entidad = 'cliente' and entidad_id = ${de}
  `.execute(db);
  if (numAffectedRows) movidas.documento = Number(numAffectedRows);
  return movidas;
}

/** All rows about a client, by table, to which a person is entitled (GDPR, art. 15). */
export async function readEverything(db: Db, clienteId: string): Promise<Record<string, unknown[]>> {
  const datos: Record<string, unknown[]> = {};
  const record = async (nombre: string, consulta: ReturnType<typeof sql<{ fila: unknown }>>) => {
    const { rows } = await consulta.execute(db);
    if (rows.length > 0) datos[nombre] = rows.map(({ fila }) => fila);
  };
  await record(
    'cliente',
    sql`select to_jsonb(c) - 'busqueda' as fila from cliente c where c.id = ${clienteId}`,
  );
  for (const { tabla, columna } of await referenciasACliente(db)) {
    await record(
      tabla,
      sql`select to_jsonb(t) - 'busqueda' as fila from ${sql.table(tabla)} t where t.${sql.ref(columna)} = ${clienteId}`,
    );
  }
  const delCliente = sql`entidad = 'cliente' and entidad_id = ${clienteId}`;
  await record('documento', sql`select to_jsonb(d) - 'sha256' as fila from documento d where ${delCliente}`);
  await record(
    'auditoria',
    sql`select to_jsonb(a) as fila from auditoria a where ${delCliente} order by a.id`,
  );
  await record(
    'incidencia_mensaje',
    sql`select to_jsonb(m) as fila from incidencia_mensaje m join incidencia i on i.id = m.incidencia_id
      where i.cliente_id = ${clienteId} order by m.orden`,
  );
  await record(
    'consumo',
    sql`select to_jsonb(k) as fila from consumo k
      where k.cups in (select cups from punto_suministro where cliente_id = ${clienteId}) order by k.cups, k.hasta`,
  );
  await record(
    'cuenta',
    sql`select to_jsonb(u) - 'clave_hash' as fila from usuario u
      where u.id = (select usuario_id from cliente where id = ${clienteId})`,
  );
  return datos;
}
