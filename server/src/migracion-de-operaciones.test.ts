import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withConnection } from './platform/database.ts';
import { migrate } from './platform/migrations.ts';
import { PROJECT_FOLDER } from './platform/project.ts';
import { testDatabase } from './platform/test-database.ts';

const CARPETA = join(PROJECT_FOLDER, 'server/migrations');

/** What an earlier Vatio could take back is taken back by this one: `0011` brings it to the operations of now. */
test('changes of many rows made before there were operations of contracts keep their way back', async () => {
  const database = await testDatabase({ empty: true });
  const antes = mkdtempSync(join(tmpdir(), 'vatio-operaciones-'));
  for (const nombre of readdirSync(CARPETA)) {
    if (nombre < '0011') cpSync(join(CARPETA, nombre), join(antes, nombre));
  }
  try {
    await withConnection(database.url, async (client) => {
      await migrate(client, antes);
      await client.query(FILAS_DE_ANTES);
      await migrate(client);
      const operaciones = await client.query(
        'SELECT tipo, detalle, estado, total, hechas, terminada_en IS NOT NULL AS fin, deshecha_en IS NULL AS sigue FROM operacion ORDER BY tipo',
      );
      const comun = { estado: 'terminada', fin: true, sigue: true };
      expect(operaciones.rows).toEqual([
        { ...comun, tipo: 'asignacion', detalle: { a: 'b' }, total: 1, hechas: 1 },
        { ...comun, tipo: 'contratos', detalle: { accion: 'activar' }, total: 2, hechas: 2 },
      ]);
      const filas = await client.query(
        'SELECT entidad, orden, resultado, antes FROM operacion_fila ORDER BY entidad, orden',
      );
      expect(filas.rows).toEqual([
        {
          ...{ entidad: 'cliente', orden: 1, resultado: 'hecha' },
          antes: { version: 4, columnas: { nombre: 'Otro' } },
        },
        // The one that was active goes first, so that undoing from the last to the first leaves it for the end.
        {
          ...{ entidad: 'contrato', orden: 1, resultado: 'hecha' },
          antes: [{ version: 3, fila: { id: 'x', atr: 'activado' } }],
        },
        {
          ...{ entidad: 'contrato', orden: 2, resultado: 'hecha' },
          antes: [{ version: 2, fila: { id: 'y', atr: 'solicitado' } }],
        },
      ]);
    });
  } finally {
    rmSync(antes, { recursive: true });
    await database.drop();
  }
});

const FILAS_DE_ANTES = `
  INSERT INTO usuario (nombre, nombre_usuario, email, rol, estado, clave_hash)
    VALUES ('Ana', 'ana', 'ana@vatio.example', 'admin', 'activo', '-');
  INSERT INTO cliente (tipo, nombre) VALUES ('empresa', 'Talleres');
  INSERT INTO punto_suministro (cups, distribuidora) VALUES ('ES0021000000000002RE', 'Una');
  WITH p AS (
    INSERT INTO producto (comercializadora, nombre, tarifa, tipo, zonas, duracion_meses, permanencia, renovable,
      peajes_incluidos) VALUES ('Luz', 'Fijo', '2.0TD', 'fijo', '{}', 12, false, false, true) RETURNING id
  ) INSERT INTO producto_version (producto_id, desde, condiciones) SELECT id, '2020-01-01', '{}' FROM p;
  INSERT INTO contrato (codigo, cliente_id, cups, producto_version_id, precio_energia_eur_kwh,
    precio_potencia_eur_kw_anio, fee_energia_eur_mwh, fee_potencia_eur_kw_anio, potencias_kw, consumo_anual_kwh,
    duracion_meses, permanencia, comision_prevista_eur)
    SELECT codigo, c.id, 'ES0021000000000002RE', v.id, '{}', '{}', 0, 0, '{}', 0, 12, false, 0
    FROM cliente c, producto_version v, (VALUES ('CT-1'), ('CT-2')) AS n (codigo);
  WITH o AS (
    INSERT INTO operacion (tipo, usuario_id, detalle) SELECT 'asignacion', id, '{"a": "b"}' FROM usuario RETURNING id
  ) INSERT INTO operacion_cambio SELECT o.id, c.id, 4, '{"nombre": "Otro"}' FROM o, cliente c;
  WITH l AS (
    INSERT INTO contrato_lote (usuario_id, accion) SELECT id, 'activar' FROM usuario RETURNING id
  ) INSERT INTO contrato_lote_fila (lote_id, contrato_id, antes, version)
    SELECT l.id, k.id, CASE codigo WHEN 'CT-1' THEN '{"id": "y", "atr": "solicitado"}'::jsonb
      ELSE '{"id": "x", "atr": "activado"}' END, CASE codigo WHEN 'CT-1' THEN 2 ELSE 3 END
    FROM l, contrato k;
`;
