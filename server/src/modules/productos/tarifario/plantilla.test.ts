import { expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { cargaDePrueba } from './test-carga.ts';

const { app, as } = await testApp();
const admin = await as('admin');
const { load } = cargaDePrueba(app, admin);

test('the template of price lists has every column, and a list made from it is understood', async () => {
  const answer = await app.inject({ url: '/v1/productos/plantilla', headers: admin });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.headers['content-disposition']).toContain('tarifario.csv');
  const titulos = answer.body.trim().split(';');
  expect(titulos).toContain('Energía P6 (€/kWh)');
  expect(titulos).toContain('Potencia P1 (€/kW·año)');
  const valores: Record<string, string> = {
    Comercializadora: 'Sol',
    Producto: 'De plantilla',
    Tarifa: '2.0TD',
  };
  const fila = titulos.map((titulo) => {
    const llano = titulo.replace(/ \(.*/, '').replace('\uFEFF', '');
    if (/^(Potencia P[12]|Energía P[123]|Fee .*)$/.test(llano)) return '1';
    return valores[llano] ?? (llano === 'Duración' ? '12' : '');
  });
  const { cambios } = await load(`${answer.body}${fila.join(';')}\r\n`);
  expect(cambios[0]).toMatchObject({ accion: 'nuevo', motivo: null });
  expect(
    (await app.inject({ url: '/v1/productos/plantilla', headers: await as('comercial') })).statusCode,
  ).toBe(403);
});
