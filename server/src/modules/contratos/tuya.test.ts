import { contratos, renovaciones } from '@vatio/contract/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import { CUPS, headersOf, VIEWERS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './test-contratos.ts';

const banco = await testApp();
const { call, alta, take } = await negocioDeContratos(banco);

/** One contract is active with its parts frozen, and the other is a draft whose part the rules in force tell. */
beforeAll(async () => {
  await banco.db.updateTable('reglaComision').set({ tipo: 'porcentaje-fee', valor: 60 }).execute();
  const activo = await alta(CUPS.taller, { consumoAnualKwh: 12_345, feeEnergiaEurMwh: 7.31 });
  await take(activo, ...HASTA_SOLICITADO, 'aceptar', { accion: 'activar', fecha: '2025-02-01' });
  await banco.db.updateTable('reglaComision').set({ valor: 45 }).execute();
  await alta(CUPS.panaderia, { consumoAnualKwh: 9_876, feeEnergiaEurMwh: 9.87 });
});

/** The column of the export, in cents, as its reader would add it up. */
async function exportedCents(): Promise<number[]> {
  const headers = await headersOf(banco, VIEWERS.comercial);
  const url = '/v1/contratos/exportacion?formato=csv';
  const { body } = await banco.app.inject({ method: 'GET', url, headers });
  const [titulos = [], ...filas] = body
    .slice(1)
    .trim()
    .split('\r\n')
    .map((linea) => linea.split(';'));
  const columna = titulos.indexOf('Tu comisión (€)');
  return filas.map((celdas) => Math.round(Number(celdas[columna]?.replace(',', '.')) * 100));
}

test('the totals of several contracts are what the column of their export adds up to', async () => {
  const cents = await exportedCents();
  expect(cents).toHaveLength(2);
  expect(new Set(cents).size).toBe(2);
  expect(Math.min(...cents)).toBeGreaterThan(0);
  const total = (cents[0]! + cents[1]!) / 100;
  const { body: lista } = await call('comercial', 'GET', '/contratos');
  const { rows } = contratos.list.response.parse(lista);
  expect(rows.map(({ tuyaEur }) => Math.round(tuyaEur! * 100)).toSorted()).toEqual(cents.toSorted());
  const { body } = await call('comercial', 'GET', '/contratos/recuento');
  const { tuyaEur, sumas } = contratos.count.response.parse(body);
  expect(tuyaEur).toBe(total);
  for (const reloj of ['comercial', 'firma', 'atr', 'cobro'] as const) {
    const deEstados = Object.values(sumas[reloj]!).reduce((suma, estado) => suma + estado.tuyaEur!, 0);
    expect(deEstados, reloj).toBeCloseTo(total, 2);
  }
});

test("a renewal tells the representative's part, and so does its band", async () => {
  await banco.db.updateTable('contrato').set({ fechaFin: today() }).where('atr', '=', 'activado').execute();
  const { body: lista } = await call('comercial', 'GET', '/renovaciones');
  const [renovacion] = renovaciones.list.response.parse(lista).rows;
  const { body } = await call('comercial', 'GET', '/renovaciones/resumen');
  const banda = renovaciones.summary.response.parse(body).bandas.find(({ contratos }) => contratos > 0);
  const exportados = await exportedCents();
  expect(exportados).toContain(Math.round(renovacion!.tuyaEur! * 100));
  expect(banda!.tuyaEur).toBe(renovacion!.tuyaEur);
});

test.each(['admin', 'cliente'] as const)(
  'nobody but a representative has a part of contracts: %s',
  async (quien) => {
    for (const url of ['/contratos', '/contratos/recuento', '/renovaciones', '/renovaciones/resumen']) {
      const { status, body } = await call(quien, 'GET', url);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('tuyaEur');
    }
  },
);
