import { expect, test } from 'vitest';
import { trasMigrar } from './test-migracion.ts';

/**
 * Migration `0011` turns earlier changes into operations, so that this Vatio can undo what an earlier one
 * could.
 */
test('changes of many rows made before there were operations of contracts keep their way back', async () => {
  await trasMigrar('0011', FILAS_DE_ANTES, async (client) => {
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
        entidad: 'cliente',
        orden: 1,
        resultado: 'hecha',
        antes: { version: 4, columnas: { nombre: 'Otro' } },
      },
      // The contract that was active is undone last, because undoing goes from the last row to the first.
      {
        entidad: 'contrato',
        orden: 1,
        resultado: 'hecha',
        antes: [{ version: 3, fila: { id: 'x', atr: 'activado' } }],
      },
      {
        entidad: 'contrato',
        orden: 2,
        resultado: 'hecha',
        antes: [{ version: 2, fila: { id: 'y', atr: 'solicitado' } }],
      },
    ]);
  });
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

/** Migration `0015` stores each row of a file by itself, and keeps the rejected rows of earlier files. */
test('files imported before keep the rows that were left out, and what their columns are', async () => {
  await trasMigrar('0015', FICHEROS_DE_ANTES, async (client) => {
    const operaciones = await client.query(
      'SELECT tipo, total, hechas, rechazadas FROM operacion ORDER BY tipo',
    );
    expect(operaciones.rows).toEqual([
      { tipo: 'contratos', total: 1, hechas: 1, rechazadas: 0 },
      { tipo: 'importacion-clientes', total: 2, hechas: 0, rechazadas: 2 },
      { tipo: 'importacion-contratos', total: 2, hechas: 1, rechazadas: 1 },
    ]);
    const filas = await client.query(
      'SELECT entidad, orden, resultado, linea, campo, motivo, datos FROM operacion_fila WHERE linea IS NOT NULL ORDER BY linea',
    );
    expect(filas.rows).toEqual([
      {
        entidad: 'cliente',
        orden: 1,
        resultado: 'rechazada',
        linea: 4,
        campo: null,
        motivo: 'nif: Falta',
        datos: { celdas: ['a'] },
      },
      {
        entidad: 'cliente',
        orden: 2,
        resultado: 'rechazada',
        linea: 6,
        campo: null,
        motivo: 'nombre: Falta',
        datos: { celdas: ['b'] },
      },
      {
        entidad: 'contrato',
        orden: 2,
        resultado: 'rechazada',
        linea: 9,
        campo: 'CUPS',
        motivo: 'No está',
        datos: { celdas: ['c'] },
      },
    ]);
    const columnas = await client.query('SELECT tipo, columnas FROM asignacion_de_fichero');
    expect(columnas.rows).toEqual([{ tipo: 'importacion-contratos', columnas: { Punto: 'cups' } }]);
  });
});

const FICHEROS_DE_ANTES = `
  INSERT INTO usuario (nombre, nombre_usuario, email, rol, estado, clave_hash)
    VALUES ('Ana', 'ana', 'ana@vatio.example', 'admin', 'activo', '-'),
      ('Luis', 'luis', 'luis@vatio.example', 'comercial', 'activo', '-');
  INSERT INTO operacion (tipo, usuario_id, detalle, total, hechas, errores)
    SELECT tipo, id, detalle::jsonb, total, total, errores::jsonb FROM usuario, (VALUES
      ('importacion', '{"titulos": ["NIF"]}', 0,
        '[{"fila": 4, "motivo": "nif: Falta", "celdas": ["a"]}, {"fila": 6, "motivo": "nombre: Falta", "celdas": ["b"]}]'),
      ('contratos', '{"accion": "importar"}', 1,
        '[{"fila": 9, "campo": "CUPS", "motivo": "No está", "celdas": ["c"]}]'),
      ('contratos', '{"accion": "activar"}', 1, '[]')
    ) AS o (tipo, detalle, total, errores) WHERE rol = 'admin';
  INSERT INTO contrato_columnas VALUES ('punto|cups', '{"Punto": "cups"}');
`;
