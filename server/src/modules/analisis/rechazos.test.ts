import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { productoDePrueba } from '../productos/test-producto.ts';
import { CUPS, negocioDePrueba, peticionDePrueba } from './test-negocio.ts';

const { app, db, as } = await testApp();
const headers = await as('admin');

let caducado: string;
let caro: string;

beforeAll(async () => {
  await negocioDePrueba(db);
  const alta = async (cambios: Parameters<typeof productoDePrueba>[0]) => {
    const payload = productoDePrueba(cambios);
    return (await app.inject({ method: 'POST', url: '/v1/productos', headers, payload })).json().id;
  };
  caducado = await alta({ nombre: 'Caducado', version: { hasta: '2025-12-31' } });
  caro = await alta({ nombre: 'Fee alto', version: { feeEnergiaEurMwh: { minimo: 9, maximo: 20 } } });
});

async function rechazo(payload: object, url = '') {
  const answer = await app.inject({ method: 'POST', url: `/v1/analisis${url}`, headers, payload });
  const { code, title, errors } = answer.json();
  return { status: answer.statusCode, code, title, errors };
}

const fila = { desde: '2025-12-31', hasta: '2026-01-31', reactivaKvarh: [], maximetroKw: [] };

test.each([
  ['a CUPS with other control letters', { cups: `${CUPS.propio.slice(0, 18)}ZZ` }, 'cups', 'RK'],
  ['too few energy prices', { precioEnergiaCliente: [0.1, 0.1, 0.1] }, 'precioEnergiaCliente', '6 periodos'],
  ['too few power prices', { precioPotenciaCliente: [30, 1] }, 'precioPotenciaCliente', '6 periodos'],
  ['too few powers', { potenciaEstudio: [30, 30] }, 'potenciaEstudio', 'Hacen falta 6'],
  [
    'a price out of this world',
    { precioEnergiaCliente: [1e15, 1, 1, 1, 1, 1] },
    'precioEnergiaCliente.0',
    'demasiado grande',
  ],
  ['a negative price', { precioPotenciaCliente: [-1, 1, 1, 1, 1, 1] }, 'precioPotenciaCliente.0', 'negativo'],
  ['a product there is not', { idProducto: 'x' }, 'idProducto', 'No existe ese producto'],
  [
    'a day that does not exist',
    { consumos: [{ ...fila, desde: '2026-02-30', activaKwh: [1, 1, 1, 1, 1, 1] }] },
    'consumos.0.desde',
    'no existe en el calendario',
  ],
  [
    'readings the other way round',
    { consumos: [{ ...fila, hasta: '2025-12-31', activaKwh: [1, 1, 1, 1, 1, 1] }] },
    'consumos.0.hasta',
    'ha de ser posterior',
  ],
])('400: %s', async (_, punto, campo, motivo) => {
  const { status, errors } = await rechazo(peticionDePrueba(CUPS.propio, punto), '/simular');
  expect([status, Object.keys(errors)]).toEqual([400, [`puntos.0.${campo}`]]);
  expect(errors[`puntos.0.${campo}`]).toContain(motivo);
});

test('404: a CUPS of gas is refused because it is of gas', async () => {
  const { status, errors } = await rechazo(peticionDePrueba('ES0217010143209335YG'), '/simular');
  expect([status, errors['puntos.0.cups']]).toEqual([404, expect.stringContaining('Es un CUPS de gas')]);
});

test('400: a date that does not exist, and a point twice', async () => {
  const fecha = await rechazo(peticionDePrueba(CUPS.propio, {}, { fecha: '2026-02-30' }));
  expect([fecha.status, fecha.errors.fecha]).toEqual([400, 'La fecha 2026-02-30 no existe en el calendario']);
  const peticion = peticionDePrueba(CUPS.propio);
  const doble = await rechazo({ ...peticion, puntos: [...peticion.puntos, ...peticion.puntos] });
  expect([doble.status, doble.errors]).toEqual([400, { 'puntos.1.cups': `${CUPS.propio} está dos veces` }]);
});

test('400: points of two clients make no analysis together; a simulation of them does', async () => {
  const [primero, segundo] = [peticionDePrueba(CUPS.propio), peticionDePrueba(CUPS.ajeno)];
  const juntos = { ...primero, puntos: [...primero.puntos, ...segundo.puntos] };
  const { status, errors } = await rechazo(juntos);
  expect([status, errors]).toEqual([
    400,
    { puntos: 'Los CUPS son de varios clientes: Panadería Ñandú, Otra casa' },
  ]);
  expect((await rechazo(juntos, '/simular')).status).toBe(200);
});

test.each([
  [CUPS.sinTarifa, 'sin-tarifa', 'Su ficha no tiene una tarifa vigente'],
  [CUPS.sinConsumo, 'sin-consumos', 'No hay ningún consumo guardado'],
])('409: %s cannot be studied, and why', async (cups, code, motivo) => {
  const peticion = peticionDePrueba(CUPS.propio);
  const dos = { ...peticion, puntos: [...peticion.puntos, ...peticionDePrueba(cups).puntos] };
  expect(await rechazo(dos)).toEqual({
    status: 409,
    code,
    title: `${cups}: ${motivo}`,
    errors: { 'puntos.1.cups': motivo },
  });
});

test('consumption typed in the call stands in for what is not stored', async () => {
  const consumos = [{ ...fila, activaKwh: [100, 100, 100, 100, 100, 100] }];
  expect((await rechazo(peticionDePrueba(CUPS.sinConsumo, { consumos }))).status).toBe(200);
});

test('409: nobody saves an offer that cannot be made, though a simulation shows why', async () => {
  for (const [idProducto, motivo] of [
    [caducado, 'Caducó el 31/12/2025'],
    [caro, 'El fee de energía ha de estar entre 9 y 20 €/MWh'],
  ]) {
    const peticion = peticionDePrueba(CUPS.propio, { idProducto });
    expect(await rechazo(peticion)).toMatchObject({
      status: 409,
      code: 'producto-no-ofertable',
      errors: { 'puntos.0.idProducto': motivo },
    });
    expect((await rechazo(peticion, '/simular')).status).toBe(200);
  }
});
