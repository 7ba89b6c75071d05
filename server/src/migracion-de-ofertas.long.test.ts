import { expect, test } from 'vitest';
import { trasMigrar } from './test-migracion.ts';

test('what was proposed before makes exactly one offer, and what was accepted was that one', async () => {
  await trasMigrar('0053', FILAS_DE_ANTES, async (client) => {
    const versiones = await client.query(
      'SELECT ofertas, oferta, oferta_anual_eur::float8 AS eur FROM propuesta_version ORDER BY numero',
    );
    expect(versiones.rows).toEqual([
      { ofertas: 1, oferta: 1, eur: 90 },
      { ofertas: 1, oferta: 1, eur: 80 },
    ]);
    const lineas = await client.query('SELECT oferta, cups FROM propuesta_linea ORDER BY numero');
    expect(lineas.rows).toEqual([
      { oferta: 1, cups: 'ES0021000000000001JX' },
      { oferta: 1, cups: 'ES0021000000000001JX' },
    ]);
    const respuestas = await client.query('SELECT tipo, oferta FROM propuesta_respuesta ORDER BY numero');
    expect(respuestas.rows).toEqual([
      { tipo: 'rechazada', oferta: null },
      { tipo: 'aceptada', oferta: 1 },
    ]);
    await expect(client.query('UPDATE propuesta_version SET oferta_anual_eur = 1')).rejects.toThrow(
      'se acepta',
    );
  });
});

const FILAS_DE_ANTES = `
  INSERT INTO usuario (id, nombre, nombre_usuario, email, clave_hash, rol, estado)
    VALUES ('00000000-0000-4000-8000-000000000001', 'Ana', 'ana', 'ana@vatio.example', 'x', 'admin', 'activo');
  INSERT INTO cliente (id, tipo, nombre) VALUES ('00000000-0000-4000-8000-000000000002', 'empresa', 'Panadería');
  INSERT INTO analisis (id, codigo, version, cups, fecha, ahorro_anual_eur, comision_eur, notas, documento, creado_por)
    VALUES ('00000000-0000-4000-8000-000000000003', 'AN-1', 1, '{ES0021000000000001JX}', '2026-01-31', 10, 1, '',
      '{"puntos": [], "datosCupsProducto": []}', '00000000-0000-4000-8000-000000000001');
  INSERT INTO propuesta (id, codigo, cliente_id, estado, numero, creado_por)
    VALUES ('00000000-0000-4000-8000-000000000004', 'P-1', '00000000-0000-4000-8000-000000000002', 'aceptada', 2,
      '00000000-0000-4000-8000-000000000001');
  INSERT INTO propuesta_version (propuesta_id, numero, validez_dias, mensaje, cups, actual_anual_eur, oferta_anual_eur,
      ahorro_anual_eur, consumo_anual_kwh, comision_eur, creado_por)
    SELECT '00000000-0000-4000-8000-000000000004', numero, 30, '', '{ES0021000000000001JX}', 100, 100 - 10 * numero,
      10 * numero, 1, 1, '00000000-0000-4000-8000-000000000001' FROM generate_series(1, 2) AS numero;
  INSERT INTO propuesta_linea (propuesta_id, numero, cups, orden, analisis_id)
    SELECT '00000000-0000-4000-8000-000000000004', numero, 'ES0021000000000001JX', 0,
      '00000000-0000-4000-8000-000000000003' FROM generate_series(1, 2) AS numero;
  UPDATE propuesta_version SET enviada_en = now(), valida_hasta = '2026-12-31', personas = '{}',
    sal = numero::text::bytea, testigo_hash = numero::text::bytea;
  INSERT INTO propuesta_respuesta (propuesta_id, numero, tipo, nombre, nif, pdf_sha256, ip, agente)
    VALUES ('00000000-0000-4000-8000-000000000004', 1, 'rechazada', NULL, NULL, NULL, '', ''),
      ('00000000-0000-4000-8000-000000000004', 2, 'aceptada', 'Ana', 'X', 'x', '', '');
`;
