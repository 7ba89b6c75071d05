import { expect, test } from 'vitest';
import { trasMigrar } from './test-migracion.ts';

const MARCA = '00000000-0000-4000-8000-000000000001';
const CONTRATO = '00000000-0000-4000-8000-000000000006';

test('a contract of before owes facts that nobody recorded, and its brand asks companies for papers', async () => {
  await trasMigrar('0062', FILAS_DE_ANTES, async (client) => {
    const marcas = await client.query(`SELECT exige_empresas FROM marca WHERE id = '${MARCA}'`);
    expect(marcas.rows).toEqual([{ exige_empresas: true }]);
    const contratos = await client.query('SELECT id, fecha_firma::text AS firma FROM contrato');
    expect(contratos.rows).toEqual([{ id: CONTRATO, firma: '2026-03-01' }]);
    expect((await client.query('SELECT 1 FROM contrato_requisito')).rows).toEqual([]);

    const put = (requisito: string) =>
      client.query(
        `INSERT INTO contrato_requisito (contrato_id, requisito, datos) VALUES ('${CONTRATO}', '${requisito}', '{}')`,
      );
    await put('contacto');
    await expect(put('contacto')).rejects.toThrow('contrato_requisito_pkey');
    await expect(put('factura')).rejects.toThrow('contrato_requisito_requisito_check');
  });
});

const FILAS_DE_ANTES = `
  INSERT INTO marca (id, nombre) VALUES ('${MARCA}', 'De antes');
  INSERT INTO cliente (id, tipo, nombre) VALUES ('00000000-0000-4000-8000-000000000002', 'empresa', 'Panadería');
  INSERT INTO punto_suministro (cups, distribuidora, tarifa) VALUES ('ES0021000000000001JX', '0021', '3.0TD');
  INSERT INTO producto (id, comercializadora, nombre, tarifa, tipo, zonas, duracion_meses, permanencia, renovable, peajes_incluidos)
    VALUES ('00000000-0000-4000-8000-000000000004', 'Luz', 'Fijo', '3.0TD', 'fijo', '{}', 12, false, false, false);
  INSERT INTO producto_version (id, producto_id, desde, condiciones)
    VALUES ('00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-000000000004', '2026-01-01', '{}');
  INSERT INTO contrato (id, codigo, cliente_id, cups, producto_version_id, precio_energia_eur_kwh, precio_potencia_eur_kw_anio,
      potencias_kw, fee_energia_eur_mwh, fee_potencia_eur_kw_anio, consumo_anual_kwh, duracion_meses, permanencia,
      comision_prevista_eur, firma, fecha_firma, comercial)
    VALUES ('${CONTRATO}', 'CT-1', '00000000-0000-4000-8000-000000000002', 'ES0021000000000001JX',
      '00000000-0000-4000-8000-000000000005', '{}', '{}', '{}', 0, 0, 0, 12, false, 0, 'firmada', '2026-03-01', 'firmado');
`;
