import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { informes } from '@vatio/contract/endpoints';
import type pg from 'pg';
import { withConnection } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { type BenchApp, openBenchApp } from './app.ts';
import { loadPuntos } from './listado/load-puntos.ts';
import { COMERCIALES, usuarioDe } from './listado/puntos-sinteticos.ts';
import { formatAmount, printFigure, quantile } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { openSessions } from './sessions.ts';

const CONTRATOS = 100_000;
const PROPUESTAS = 100_000;
/** No report may take longer. */
const MOST_MS = 300;
const ROUNDS = 7;

/**
 * Every ready-made report, the quality and the funnel, as an administrator and as the representative whose team is everybody
 * ask for them. The reference counts the contracts of the house.
 */
export async function informesBench({ puntos }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  const server = await startEmbeddedPostgres(folder, { durable: false });
  try {
    await withConnection(server.url, (client) => migrate(client));
    await loadPuntos(server.url, puntos);
    await withConnection(server.url, async (client) => {
      await openSessions(client);
      await loadSales(client);
    });
    const app = await openBenchApp(server.url, folder);
    await app.signIn([usuarioDe(0), usuarioDe(1), usuarioDe(COMERCIALES)]);
    await measureAll(app, puntos);
    await app.close();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ASKED: readonly (readonly [
  name: string,
  path: string,
  query: Record<string, string>,
  adminOnly?: true,
])[] = [
  ...Object.entries(informes.LISTOS).map(
    ([name, consulta]) =>
      [
        name,
        informes.tabla.path,
        consulta as Record<string, string>,
        ...(consulta.fuente === 'extractos' ? [true as const] : []),
      ] as const,
  ),
  ['calidad', informes.calidad.path, { periodo: 'doce-meses' }],
  ['embudo', informes.embudo.path, { periodo: 'doce-meses' }],
] as never;

async function measureAll(app: BenchApp, puntos: number): Promise<void> {
  const size = `${formatAmount(puntos, 'puntos')} y ${formatAmount(CONTRATOS, 'contratos')}`;
  const reference = await medianOf(() => app.ask(usuarioDe(0), '/v1/contratos', { limit: '1' }));
  for (const [who, id] of [
    ['administración', usuarioDe(0)],
    ['quien lleva a todos', usuarioDe(1)],
    ['un comercial', usuarioDe(COMERCIALES)],
  ] as const) {
    for (const [name, path, query, adminOnly] of ASKED) {
      if (adminOnly && id !== usuarioDe(0)) continue;
      const ms = await medianOf(() => app.ask(id, path, query));
      printFigure({
        name: `Informe «${name}», ${who}`,
        value: `${formatAmount(ms, 'ms')}${ms > MOST_MS ? ' ¡más de 300!' : ''}`,
        reference: `contar los contratos (${size})`,
        ratio: ms / reference,
      });
      if (ms > MOST_MS) process.exitCode = 1;
    }
  }
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await work();
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return quantile(times, 0.5);
}

/** Contracts and proposals over three years, with what each leads to. */
async function loadSales(client: pg.Client): Promise<void> {
  await client.query(`
    SET session_replication_role = replica;
    SELECT setseed(0.5);
    INSERT INTO producto (comercializadora, nombre, tarifa, tipo, zonas, duracion_meses, permanencia, renovable, peajes_incluidos)
      SELECT 'Comercializadora ' || i % 12, 'Producto ' || i, (ARRAY['2.0TD','3.0TD','6.1TD'])[i % 3 + 1], 'fijo', '{}', 12, false, i % 4 = 0, true
      FROM generate_series(1, 60) i`);
  await client.query(`
    INSERT INTO producto_version (producto_id, desde, condiciones) SELECT id, '2020-01-01', '{}' FROM producto`);
  await client.query(`
    CREATE TEMP TABLE punto_de_venta AS
      SELECT row_number() OVER () AS n, cups, cliente_id, comercial_id, coalesce(consumo_anual_kwh, 5000) AS kwh
      FROM punto_suministro WHERE cliente_id IS NOT NULL LIMIT ${CONTRATOS};
    CREATE TEMP TABLE version_de_venta AS SELECT row_number() OVER () AS n, id FROM producto_version;
    INSERT INTO propuesta (id, codigo, cliente_id, comercial_id, estado, creado_por, creado_en)
      SELECT md5('p' || n)::uuid, 'P-' || n, cliente_id, comercial_id,
        (ARRAY['borrador','enviada','vista','aceptada','rechazada'])[n % 5 + 1], '${usuarioDe(0)}',
        now() - make_interval(days => (random() * 1000)::int)
      FROM punto_de_venta WHERE n <= ${PROPUESTAS};
    INSERT INTO propuesta_version (propuesta_id, numero, validez_dias, mensaje, cups, actual_anual_eur, oferta_anual_eur, ahorro_anual_eur, consumo_anual_kwh, comision_eur, creado_por, creado_en, enviada_en, valida_hasta, personas, sal, testigo_hash)
      SELECT p.id, 1, 30, '', ARRAY[d.cups], 1200, 1000, 200, d.kwh, 80, '${usuarioDe(0)}', p.creado_en,
        CASE WHEN p.estado <> 'borrador' THEN p.creado_en + interval '1 day' END,
        CASE WHEN p.estado <> 'borrador' THEN (p.creado_en + interval '31 days')::date END,
        CASE WHEN p.estado <> 'borrador' THEN '{}'::jsonb END, CASE WHEN p.estado <> 'borrador' THEN '\\x00'::bytea END,
        CASE WHEN p.estado <> 'borrador' THEN decode(md5(p.codigo), 'hex') END
      FROM propuesta p JOIN punto_de_venta d ON 'P-' || d.n = p.codigo;
    INSERT INTO propuesta_apertura (propuesta_id, numero, visita, agente, ip_hash, abierta_en)
      SELECT id, 1, 'v', 'x', '\\x00', creado_en + interval '2 days' FROM propuesta WHERE estado IN ('vista','aceptada','rechazada');
    INSERT INTO propuesta_respuesta (propuesta_id, numero, tipo, nombre, nif, pdf_sha256, ip, agente, creada_en, oferta)
      SELECT id, 1, estado, 'x', 'x', '\\x00', 'x', 'x', creado_en + interval '4 days', CASE WHEN estado = 'aceptada' THEN 1 END FROM propuesta WHERE estado IN ('aceptada','rechazada')`);
  await client.query(`
    INSERT INTO contrato (codigo, cliente_id, cups, comercial_id, producto_version_id, precio_energia_eur_kwh, precio_potencia_eur_kw_anio, fee_energia_eur_mwh, fee_potencia_eur_kw_anio, potencias_kw, consumo_anual_kwh, duracion_meses, permanencia, comision_prevista_eur, comercial, firma, atr, fecha_firma, fecha_activacion, fecha_fin, propuesta_id)
      SELECT 'C-' || d.n, d.cliente_id, d.cups, d.comercial_id, v.id, '{0.1}', '{10}', 5, 1, '{5}', d.kwh, 12, false, 80,
        'firmado', 'firmada', CASE WHEN d.n % 10 = 0 THEN 'solicitado' ELSE 'activado' END, f.dia,
        CASE WHEN d.n % 10 <> 0 THEN f.dia + 12 END, f.dia + 377, CASE WHEN d.n % 5 = 3 THEN md5('p' || d.n)::uuid END
      FROM punto_de_venta d JOIN version_de_venta v ON v.n = d.n % 60 + 1
      CROSS JOIN LATERAL (SELECT current_date - (d.n * 7919 % 1000)::int AS dia) f;
    SET session_replication_role = DEFAULT`);
  await client.query('VACUUM ANALYZE contrato');
  await client.query(
    'VACUUM ANALYZE propuesta, propuesta_version, propuesta_apertura, propuesta_respuesta, producto, producto_version',
  );
}
