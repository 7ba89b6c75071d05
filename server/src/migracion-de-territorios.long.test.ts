import { expect, test } from 'vitest';
import { trasMigrar } from './test-migracion.ts';

test('representatives with IGIC are in Canarias, the others are asked, and frozen or paid settlements come to the same', async () => {
  await trasMigrar('0016', FILAS_DE_ANTES, async (client) => {
    const gente = await client.query('SELECT nombre, territorio, ipsi_pct FROM comercial ORDER BY nombre');
    expect(gente.rows).toEqual([
      { nombre: 'Ana', territorio: null, ipsi_pct: null },
      { nombre: 'Begoña', territorio: 'canarias', ipsi_pct: null },
      { nombre: 'Carlos', territorio: null, ipsi_pct: 4 },
    ]);
    const liquidaciones = await client.query('SELECT estado, fiscal FROM liquidacion ORDER BY codigo');
    const fiscal = {
      nombre: 'Begoña',
      nif: null,
      regimen: 'autonomo',
      irpfPct: 15,
      casa: null,
      territorio: null,
      indirecto: { tratamiento: 'repercutido', impuesto: 'IGIC', pct: 7 },
    };
    expect(liquidaciones.rows).toEqual([
      { estado: 'pagada', fiscal },
      { estado: 'borrador', fiscal: null },
    ]);
    await expect(client.query("UPDATE liquidacion SET version = 9 WHERE codigo = 'LQ-1'")).rejects.toThrow(
      'está pagada',
    );
  });
});

const FILAS_DE_ANTES = `
  INSERT INTO comercial (nombre, impuesto, impuesto_pct)
    VALUES ('Ana', 'IVA', 21), ('Begoña', 'IGIC', 7), ('Carlos', 'IPSI', 4);
  INSERT INTO liquidacion (codigo, mes, comercial_id, estado, pagada_el, fiscal)
    SELECT 'LQ-1', '2026-01-01', id, 'pagada', '2026-02-05', '{"nombre": "Begoña", "nif": null, "regimen": "autonomo",
      "irpfPct": 15, "impuesto": "IGIC", "impuestoPct": 7}' FROM comercial WHERE nombre = 'Begoña';
  INSERT INTO liquidacion (codigo, mes, comercial_id)
    SELECT 'LQ-2', '2026-02-01', id FROM comercial WHERE nombre = 'Begoña';
`;
