import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import { CUPS } from '../analisis/test-negocio.ts';
import { plusDays } from './estados.ts';
import { casaDePrueba } from './test-propuesta.ts';

const { call, analisis, borrador, enviada } = await casaDePrueba(await testApp());
const P = '/v1/propuestas';

/** A field of the summary, with the column of the export that adds up to it. */
const SUMADAS = [
  ['ahorroAnualEur', 'Ahorro (€/año)'],
  ['consumoAnualKwh', 'Consumo anual (kWh)'],
  ['comisionEur', 'Comisión generada (€)'],
] as const;

test('the list: filters, totals and export are of the same rows', async () => {
  await enviada();
  await borrador([await analisis(CUPS.delEquipo)]);
  const { body } = await call('GET', `${P}?estado=enviada&limit=100&sort=-ahorro&q=panaderia%20%C3%B1andu`);
  expect(body.count).toBeGreaterThan(0);
  expect(new Set(body.rows.map((fila: { estado: string }) => fila.estado))).toEqual(new Set(['enviada']));
  const resumen = (await call('GET', `${P}/resumen?estado=enviada&q=panaderia%20%C3%B1andu`)).body.estados;
  expect(resumen).toMatchObject([{ estado: 'enviada', cuenta: body.count }]);
  const csv = await call(
    'GET',
    `${P}/exportacion?formato=csv&estado=enviada&sort=-ahorro&q=panaderia%20%C3%B1andu`,
  );
  const codigos = String(csv.body)
    .split('\r\n')
    .slice(1, -1)
    .map((linea) => linea.split(';')[0]);
  expect(codigos).toEqual(body.rows.map((fila: { codigo: string }) => fila.codigo));
  const [titulos = [], ...filas] = String(csv.body)
    .slice(1)
    .split('\r\n')
    .slice(0, -1)
    .map((linea) => linea.split(';'));
  for (const [campo, titulo] of SUMADAS) {
    const columna = filas.map((fila) => Number(fila[titulos.indexOf(titulo)]?.replace(',', '.')));
    expect(resumen[0][campo], campo).toBeCloseTo(columna.reduce((suma, valor) => suma + valor, 0));
    expect(resumen[0][campo], campo).not.toBe(0);
  }
  expect((await call('GET', `${P}/exportacion?formato=xlsx`)).status).toBe(200);
  const dia = plusDays(today(), 30);
  const hoy = await call('GET', `${P}?validezDesde=${dia}&validezHasta=${dia}&estado=enviada&limit=100`);
  expect(hoy.body.count).toBe(body.count);
  expect((await call('GET', `${P}?validezHasta=${today()}`)).body.count).toBe(0);
  expect((await call('GET', `${P}?estado=inventado`)).status).toBe(400);
  const delCups = await call('GET', `${P}?cups=${CUPS.delEquipo.toLowerCase()}`);
  expect(delCups.body.rows.every((fila: { cups: string[] }) => fila.cups.includes(CUPS.delEquipo))).toBe(
    true,
  );
});
