import { expect, test } from 'vitest';
import { trasMigrar } from './test-migracion.ts';

const PROPUESTA = '00000000-0000-4000-8000-000000000003';

test('an acceptance of before says that its code went by mail, if it had one, and that cannot be rewritten', async () => {
  await trasMigrar('0077', FILAS_DE_ANTES, async (client) => {
    const { rows } = await client.query('SELECT numero, codigo_por FROM propuesta_respuesta ORDER BY numero');
    expect(rows).toEqual([
      { numero: 1, codigo_por: null },
      { numero: 2, codigo_por: 'correo' },
    ]);
    expect((await client.query('SELECT 1 FROM propuesta_codigo')).rows).toEqual([]);
    await expect(client.query("UPDATE propuesta_respuesta SET codigo_por = 'movil'")).rejects.toThrow();
    const other = `INSERT INTO propuesta_codigo (propuesta_id, numero, hash, caduca_en, via, destino)
      VALUES ('${PROPUESTA}', 2, '\\x00', now(), 'paloma', 'x')`;
    await expect(client.query(other)).rejects.toThrow('propuesta_codigo_via_check');
  });
});

const VERSION = (numero: number) => `
  INSERT INTO propuesta_version (propuesta_id, numero, validez_dias, mensaje, cups, actual_anual_eur, oferta_anual_eur,
      ahorro_anual_eur, consumo_anual_kwh, comision_eur, creado_por)
    VALUES ('${PROPUESTA}', ${numero}, 30, '', '{}', 0, 0, 0, 0, 0, '00000000-0000-4000-8000-000000000001');
`;

const FILAS_DE_ANTES = `
  INSERT INTO usuario (id, nombre, nombre_usuario, email, rol, estado, clave_hash)
    VALUES ('00000000-0000-4000-8000-000000000001', 'Ana', 'ana', 'ana@vatio.example', 'admin', 'activo', 'x');
  INSERT INTO cliente (id, tipo, nombre) VALUES ('00000000-0000-4000-8000-000000000002', 'empresa', 'Panadería');
  INSERT INTO propuesta (id, codigo, cliente_id, creado_por)
    VALUES ('${PROPUESTA}', 'P-1', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001');
  ${VERSION(1)} ${VERSION(2)}
  INSERT INTO propuesta_respuesta (propuesta_id, numero, tipo, motivo, ip, agente)
    VALUES ('${PROPUESTA}', 1, 'rechazada', 'Caro', '127.0.0.1', 'Firefox');
  INSERT INTO propuesta_respuesta (propuesta_id, numero, tipo, nombre, nif, pdf_sha256, oferta, codigo_comprobado, ip, agente)
    VALUES ('${PROPUESTA}', 2, 'aceptada', 'Ana', '12345678Z', '\\x00', 1, true, '127.0.0.1', 'Firefox');
  INSERT INTO propuesta_codigo (propuesta_id, numero, hash, caduca_en) VALUES ('${PROPUESTA}', 2, '\\x00', now());
`;
