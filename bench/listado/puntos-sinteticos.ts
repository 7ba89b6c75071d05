import type pg from 'pg';

export const COMERCIALES = 100;
const CLIENTES = 100_000;

/** Gives the identifier of the account of a representative, counted from 1; number 0 is the administrator. */
export function usuarioDe(index: number): string {
  return `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`;
}

/** A hundred representatives in three levels, and their clients. */
export async function insertPeople(client: pg.Client): Promise<void> {
  await client.query(`
    INSERT INTO usuario (id, nombre, nombre_usuario, email, rol, estado, clave_hash)
    SELECT ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, n, n, n || '@prueba.es',
      CASE WHEN n = 0 THEN 'admin' ELSE 'comercial' END, 'activo', ''
    FROM generate_series(0, ${COMERCIALES}) n`);
  await client.query(`
    INSERT INTO comercial (id, nombre, usuario_id, responsable_id)
    SELECT ('00000000-0000-4000-a000-' || lpad(n::text, 12, '0'))::uuid, 'Comercial ' || n,
      ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid,
      CASE WHEN n > 1 THEN ('00000000-0000-4000-a000-' || lpad((n / 10 + 1)::text, 12, '0'))::uuid END
    FROM generate_series(1, ${COMERCIALES}) n`);
  await client.query(`
    INSERT INTO cliente (tipo, nif, nombre, comercial_id)
    SELECT 'empresa', 'B' || lpad((n * 7919::bigint % 100000000)::text, 8, '0'),
      (ARRAY['Panadería', 'Talleres', 'Comunidad', 'Hotel', 'Bar', 'Frutería', 'Clínica', 'Óptica'])[1 + n % 8] || ' '
      || (ARRAY['García', 'Martínez', 'López', 'Muñoz', 'Ibáñez', 'Peña', 'Sáez', 'Núñez', 'Ortega'])[1 + n % 9] || ' ' || n,
      ('00000000-0000-4000-a000-' || lpad((11 + n * 7919::bigint % ${COMERCIALES - 10})::text, 12, '0'))::uuid
    FROM generate_series(1, ${CLIENTES}) n`);
  await client.query(`
    CREATE UNLOGGED TABLE orden_de_clientes AS
    SELECT id, nombre, comercial_id, (row_number() OVER (ORDER BY nombre COLLATE "C"))::int AS n FROM cliente`);
  await client.query('CREATE UNIQUE INDEX ON orden_de_clientes (n)');
  await client.query('ANALYZE orden_de_clientes');
}

/** Points counted from 1, both included. */
export type Slice = { readonly from: number; readonly to: number };

/**
 * Inserts the points of a slice, always the same ones: seven of every ten come from the register only, and the rest
 * belong to clients, whose name and representative they carry.
 */
export async function insertSlice(client: pg.Client, { from, to }: Slice): Promise<void> {
  await client.query('SELECT setseed(1.0 / $1)', [from]);
  await client.query(`
    WITH azar AS MATERIALIZED (
      SELECT n, (1 + random() * 51)::int AS provincia, random() AS t, random() AS a, random() AS b,
        (random() * 999)::int AS codigo, (random() * 199)::int AS lugar,
        CASE WHEN random() < 0.3 THEN (1 + random() * ${CLIENTES - 1})::int END AS cliente
      FROM generate_series(${from}::bigint, ${to}) n
    )
    INSERT INTO punto_suministro (cups, distribuidora, cliente_id, cliente_nombre, comercial_id, direccion, codigo_postal, municipio, provincia,
      tarifa, uso, potencias_kw, consumo_anual_kwh, con_contrato, sips_fecha)
    SELECT 'ES' || d || lpad((z.n * 265443577 % 1000000000039)::text, 12, '0') || chr(65 + codigo % 26) || 'F', d, c.id, c.nombre, c.comercial_id,
      CASE WHEN c.id IS NOT NULL THEN 'Calle '
        || (ARRAY['Mayor', 'Real', 'Nueva', 'San Juan', 'Cervantes', 'Goya', 'Velázquez'])[1 + codigo % 7] || ' ' || lugar END,
      lpad(z.provincia::text, 2, '0') || lpad(codigo::text, 3, '0'),
      (ARRAY['San', 'Villa', 'Puebla de', 'Castro', 'Torre', 'Alcalá de', 'Fuente', 'Monte', 'Casas de'])[1 + lugar % 9]
        || ' ' || (ARRAY['Lorenzo', 'Nueva', 'Urdiales', 'Henares', 'Álamo', 'Frías', 'Real', 'Jerez', 'Tudela'])[1 + lugar % 11 % 9]
        || ' ' || z.provincia,
      lpad(z.provincia::text, 2, '0'), tarifa,
      CASE WHEN tarifa = '2.0TD' AND codigo % 3 > 0 THEN 'vivienda' ELSE 'otros' END,
      CASE WHEN tarifa = '2.0TD' THEN '{4.6,4.6}'::float8[] ELSE '{20,20,20,20,20,30}' END,
      round((a * b * CASE tarifa WHEN '2.0TD' THEN 8000 WHEN '3.0TD' THEN 80000 ELSE 2000000 END)::numeric, 3),
      c.id IS NOT NULL AND codigo % 2 = 0, '2026-10-01'
    FROM azar z
      CROSS JOIN LATERAL (SELECT CASE WHEN t < 0.9 THEN '2.0TD' WHEN t < 0.98 THEN '3.0TD' ELSE '6.1TD' END AS tarifa) x
      CROSS JOIN LATERAL (
        SELECT CASE WHEN z.provincia IN (35, 38) THEN '0363' WHEN z.provincia = 7 THEN '0288'
          ELSE (ARRAY['0021', '0022', '0031', '0026', '0031'])[1 + z.provincia % 5] END AS d
      ) y
      LEFT JOIN orden_de_clientes c ON c.n = z.cliente`);
}
