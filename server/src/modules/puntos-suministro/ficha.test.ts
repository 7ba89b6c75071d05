import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, carteraDePrueba, cupsDePrueba, headersOf, VIEWERS } from '../cartera/test-cartera.ts';

const harness = await testApp();
const { app, db } = harness;
const ids = await carteraDePrueba(db);

async function call(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  payload?: object,
  viewer: keyof typeof VIEWERS = 'comercial',
) {
  const headers = await headersOf(harness, VIEWERS[viewer]);
  return app.inject({ method, url: `/v1/puntos-suministro${path}`, headers, ...(payload && { payload }) });
}

const NUEVO = { tarifa: '2.0TD', potenciasKw: [4.6, 4.6] };

test('the sheet is found with any spacing of the CUPS', async () => {
  await db
    .insertInto('fichaSips')
    .values({
      cups: CUPS.panaderia,
      fecha: '2026-10-01',
      formato: 'sips2-ps',
      datos: JSON.stringify({ codigoTension: '05', viviendaHabitual: false }),
    })
    .execute();
  const separado = `${CUPS.panaderia.replace(/.{4}/g, '$& ')}0f`;
  const response = await call('GET', `/${encodeURIComponent(separado.toLowerCase())}`, undefined, 'cliente');
  expect(response.json()).toEqual({
    cups: CUPS.panaderia,
    clienteBloqueado: null,
    frontera: '0F',
    cliente: { id: ids.panaderia, nombre: 'Panadería Ñandú, S.L.' },
    comercial: { id: ids.comercial, nombre: 'Comercial' },
    direccion: 'Calle de la Peña, 12',
    codigoPostal: '28013',
    municipio: 'Madrid',
    provincia: '28',
    distribuidora: 'i-DE Redes Eléctricas Inteligentes',
    tarifa: '3.0TD',
    zona: 'peninsula',
    potenciasKw: [20, 20, 20, 20, 20, 30],
    consumoAnualKwh: 41_250.5,
    conContrato: true,
    fechaSips: '2026-10-01',
    tipoMedida: 4,
    uso: 'otros',
    cnae: null,
    derechosExtensionKw: null,
    alquilerEurMes: null,
    sips: {
      fecha: '2026-10-01',
      formato: 'sips2-ps',
      datos: { codigoTension: '05', viviendaHabitual: false },
    },
    curva: null,
    version: 1,
    actualizado: expect.stringMatching(/^\d{4}-.+Z$/),
  });
});

test.each([
  [`${CUPS.registro.slice(0, 18)}AA`, 400],
  ['ES0021', 400],
  [cupsDePrueba(99), 404],
])('the sheet of %s is not found', async (cups, status) => {
  expect((await call('GET', `/${cups}`)).statusCode).toBe(status);
});

test('the sheet of a CUPS of gas is not found because it is of gas', async () => {
  const response = await call('GET', '/ES0217010143209335YG');
  expect([response.statusCode, response.json().code]).toEqual([404, 'cups-de-gas']);
  expect(response.json().title).toContain('Es un CUPS de gas, de la distribuidora Nedgia (0217)');
});

test('a new point belongs to whoever brings it in, and what the postcode says is filled in', async () => {
  const cups = cupsDePrueba(50);
  const response = await call('POST', '', {
    ...NUEVO,
    cups: ` ${cups}1F`,
    codigoPostal: '35001',
    direccion: ' Triana 1 ',
  });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.json()).toMatchObject({
    cups,
    frontera: '1F',
    direccion: 'Triana 1',
    provincia: '35',
    zona: 'canarias',
    tipoMedida: 5,
    comercial: { id: ids.comercial },
    cliente: null,
  });
});

test('a new point with a client belongs to the client’s representative', async () => {
  const nuevo = { ...NUEVO, cups: cupsDePrueba(51), clienteId: ids.panaderia };
  const response = await call('POST', '', nuevo, 'jefa');
  expect(response.json()).toMatchObject({
    cliente: { nombre: 'Panadería Ñandú, S.L.' },
    comercial: { id: ids.comercial },
  });
});

test.each([
  [{ ...NUEVO, cups: 'ES00' }, 400, 'cups'],
  [{ ...NUEVO, cups: cupsDePrueba(52), potenciasKw: [1, 2, 3] }, 400, 'potenciasKw'],
  [{ ...NUEVO, cups: cupsDePrueba(52), tarifa: '2.0A' }, 400, 'tarifa'],
  [{ ...NUEVO, cups: cupsDePrueba(52), codigoPostal: '280' }, 400, 'codigoPostal'],
  [{ ...NUEVO, cups: cupsDePrueba(52), clienteId: ids.clienteDeOtro }, 400, 'clienteId'],
  [{ ...NUEVO, cups: cupsDePrueba(52), clienteId: 'nadie' }, 400, 'clienteId'],
  [{ ...NUEVO, cups: cupsDePrueba(52), color: 'azul' }, 400, 'color'],
  [{ ...NUEVO, cups: CUPS.captado }, 409, 'cups'],
  [{ ...NUEVO, cups: CUPS.deOtro }, 409, 'cups'],
])('a new point with %j is refused', async (payload, status, campo) => {
  const response = await call('POST', '', payload);
  expect(response.statusCode).toBe(status);
  expect(response.json().errors).toHaveProperty(campo);
});

test('a client creates no point', async () => {
  expect((await call('POST', '', { ...NUEVO, cups: cupsDePrueba(53) }, 'cliente')).statusCode).toBe(403);
});

test('saving over what another person wrote is refused with both values', async () => {
  const path = `/${CUPS.captado}`;
  const mia = await call('PATCH', path, { version: 1, municipio: 'Getafe', potenciasKw: [5.75, 5.75] });
  expect(mia.json()).toMatchObject({ municipio: 'Getafe', potenciasKw: [5.75, 5.75], version: 2 });
  const guardada = await call('PATCH', path, { version: 1, municipio: 'Leganés', cnae: '9820' }, 'jefa');
  expect(guardada.statusCode).toBe(409);
  const { municipio, cnae } = guardada.json().errors;
  expect(municipio).toMatch(/Getafe.*Leganés/);
  expect(cnae).toMatch(/9820/);
  expect(guardada.json()).toMatchObject({
    code: 'version-antigua',
    datos: { actual: { municipio: 'Getafe' } },
  });
  expect((await call('GET', path)).json()).toMatchObject({ municipio: 'Getafe', cnae: null, version: 2 });
});

test('a change of tariff asks for its powers', async () => {
  const path = `/${CUPS.captado}`;
  const { version } = (await call('GET', path)).json();
  const sola = await call('PATCH', path, { version, tarifa: '3.0TD' });
  expect(sola.json().errors).toHaveProperty('potenciasKw');
  const entera = { version, tarifa: '3.0TD', potenciasKw: [16, 16, 16, 16, 16, 16] };
  expect((await call('PATCH', path, entera)).json()).toMatchObject({ tarifa: '3.0TD' });
});

test('a point that gets a client goes over to its representative, and stays there without it', async () => {
  const path = `/${CUPS.registro}`;
  const con = await call('PATCH', path, { version: 1, clienteId: ids.taller });
  expect(con.json()).toMatchObject({
    cliente: { nombre: 'Ábaco Talleres' },
    comercial: { id: ids.comercial },
  });
  const sin = await call('PATCH', path, { version: 2, clienteId: null });
  expect(sin.json()).toMatchObject({ cliente: null, comercial: { id: ids.comercial } });
});
