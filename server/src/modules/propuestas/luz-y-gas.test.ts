import { letrasControl } from '@vatio/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, peticionDePrueba } from '../analisis/test-negocio.ts';
import { cargaDePrueba } from '../productos/tarifario/test-carga.ts';
import { lineasDePdf } from './pdf/test-lectura.ts';
import { ACEPTACION, casaDePrueba } from './test-propuesta.ts';

const harness = await testApp();
const { alta, call, clienteId, fijo, publico } = await casaDePrueba(harness);

const CIFRAS = '0217010143209335';
const DE_GAS = `ES${CIFRAS}${letrasControl(CIFRAS)}`;
const NADA = { minimo: 0, maximo: 0 };
const VERSION_DE_GAS = {
  energiaEurKwh: null,
  potenciaEurKwAnio: [],
  feePotenciaEurKwAnio: NADA,
  fijoEurMes: 4,
  variableEurKwh: 0.06,
};

const suministro = (cambios: object = {}) => ({
  cups: DE_GAS,
  clienteId,
  tarifa: 'RL.2',
  potenciasKw: [],
  ...cambios,
});

const altaDeGas = () => alta({ nombre: 'Gas claro', tipo: 'gas', tarifa: 'RL.2', version: VERSION_DE_GAS });

test('a supply has the tariffs of its energy, and one of gas a single figure of kWh', async () => {
  const errores = async (url: string, payload: object) => {
    const { status, body } = await call('POST', url, payload);
    return [status, body.errors];
  };
  expect(
    await errores('/v1/puntos-suministro', suministro({ tarifa: '2.0TD', potenciasKw: [3, 3] })),
  ).toEqual([400, { tarifa: expect.stringContaining('2.0TD es una tarifa de electricidad') }]);
  expect(await errores('/v1/puntos-suministro', suministro({ cups: CUPS.propio }))).toEqual([
    400,
    { tarifa: expect.stringContaining('RL.2 es una tarifa de gas') },
  ]);
  expect(await errores('/v1/puntos-suministro', suministro({ potenciasKw: [3] }))).toEqual([
    400,
    { potenciasKw: 'RL.2 lleva 0 potencias; han llegado 1' },
  ]);
  const { status, body } = await call('POST', '/v1/puntos-suministro', suministro());
  expect([status, body.tarifa, body.potenciasKw], JSON.stringify(body)).toEqual([200, 'RL.2', []]);
  const consumo = { desde: '2024-12-31', hasta: '2025-12-31', activaKwh: [8000] };
  const url = `/v1/puntos-suministro/${DE_GAS}/consumos`;
  const dos = await call('PUT', url, { ...consumo, activaKwh: [4000, 4000] });
  expect([dos.status, dos.body.errors]).toEqual([400, { activaKwh: 'RL.2 lleva una sola cifra de kWh' }]);
  expect(await call('PUT', url, consumo)).toMatchObject({
    status: 200,
    body: { tarifa: 'RL.2', activaKwh: [8000], fuente: 'manual' },
  });
});

test('a product of gas has a fixed term, one price of the kWh, and nothing that goes by power', async () => {
  const cuerpo = (cambios: object, version: object = {}) => ({
    comercializadora: 'Gas del Norte',
    nombre: 'Gas',
    tarifa: 'RL.2',
    tipo: 'gas',
    zonas: [],
    duracionMeses: 12,
    permanencia: false,
    renovable: false,
    peajesIncluidos: true,
    ...cambios,
    version: {
      desde: '2020-01-01',
      hasta: null,
      terminos: null,
      mediasMercadoEurKwh: null,
      feeEnergiaEurMwh: { minimo: 0, maximo: 20 },
      potenciaKw: null,
      consumoAnualMwh: null,
      ...VERSION_DE_GAS,
      ...version,
    },
  });
  const crear = async (cambios: object, version?: object) =>
    (await call('POST', '/v1/productos', cuerpo(cambios, version), 'admin')).body.errors;
  expect(await crear({ tarifa: '2.0TD' }, { potenciaEurKwAnio: [30, 1] })).toEqual({
    tarifa: expect.stringContaining('no se vende a 2.0TD; sí a RL.1, RL.2'),
  });
  expect(await crear({ peajesIncluidos: false })).toHaveProperty('peajesIncluidos');
  expect(await crear({}, { fijoEurMes: null })).toEqual({
    'version.fijoEurMes': 'Un producto de gas lleva un término fijo al mes',
  });
  expect(await crear({}, { feePotenciaEurKwAnio: { minimo: 0, maximo: 1 } })).toEqual({
    'version.feePotenciaEurKwAnio': 'El gas no tiene potencia',
  });
  expect(await crear({ tipo: 'fijo' }, { energiaEurKwh: [0.1, 0.1, 0.1] })).toHaveProperty('tarifa');
});

test('the export of the price book has the prices of gas, and comes back in without a change', async () => {
  await alta({ nombre: 'Gas oscuro', tipo: 'gas', tarifa: 'RL.3', version: VERSION_DE_GAS });
  const headers = await harness.as('admin');
  const { body } = await harness.app.inject({
    method: 'GET',
    url: '/v1/productos/exportacion?formato=csv',
    headers,
  });
  expect(body).toContain('Término fijo (€/mes)');
  const { load } = cargaDePrueba(harness.app, headers);
  expect(await load(body)).toMatchObject({ errores: 0, nuevos: 0, nuevasVersiones: 0 });
});

test('electricity and gas of a client go in one proposal, whose acceptance makes a contract of each', async () => {
  const gas = await altaDeGas();
  const { puntos } = peticionDePrueba(CUPS.propio, { idProducto: fijo });
  const deGas = {
    cups: DE_GAS,
    precioEnergiaCliente: [0.08],
    precioPotenciaCliente: [],
    precioFijoCliente: 8,
    potenciaEstudio: null,
    idProducto: gas,
  };
  const peticion = { ...peticionDePrueba(CUPS.propio), puntos: [...puntos, deGas] };
  const { status, body: analisis } = await call('POST', '/v1/analisis', peticion, 'admin');
  expect(status, JSON.stringify(analisis)).toBe(200);
  // 12 × 8 + 8,000 × 0.08 + 18.72 and 21 % of it; the offer: 48 + 8,000 × (0.06 + 0.008) + 18.72.
  expect(analisis.puntos[1].actual.totales).toMatchObject({
    terminoFijo: 96,
    terminoEnergia: 640,
    hidrocarburos: 18.72,
    total: 913.21,
  });
  const elegido = analisis.datosCupsProducto.find(({ cups }: { cups: string }) => cups === DE_GAS);
  expect(elegido).toMatchObject({
    precioEnergia: [0.068],
    precioPotencia: [],
    precioFijo: 4,
    comision: { totalEur: 64 },
    totales: { total: 738.97 },
  });
  const propuesta = await call('POST', '/v1/propuestas', { analisis: [analisis.id], mensaje: 'Hola' });
  expect(propuesta.status, JSON.stringify(propuesta.body)).toBe(200);
  const { id, version } = propuesta.body;
  const [, punto] = propuesta.body.puntos;
  expect(punto).toMatchObject({
    tipo: 'gas',
    tarifa: 'RL.2',
    precioFijoEurMes: 4,
    precioActualFijoEurMes: 8,
    precioEnergiaEurKwh: [0.068],
    precioPotenciaEurKwAnio: [],
  });
  const filas = punto.comparativa.map((fila: { titulo: string; oferta: object }) => [
    fila.titulo,
    fila.oferta,
  ]);
  expect(filas).toContainEqual(['Término fijo', { cantidad: 12, precio: 4, importeEur: 48 }]);
  expect(filas).toContainEqual(['Energía', { cantidad: 8000, precio: 0.068, importeEur: 544 }]);
  expect(filas.map(([titulo]: [string]) => titulo)).not.toContain('Término de potencia');

  const enviada = await call('POST', `/v1/propuestas/${id}/enviar`, { version });
  expect(enviada.status, JSON.stringify(enviada.body)).toBe(200);
  const pdf = await call('GET', `/v1/propuestas/${id}/pdf`);
  const texto = (await lineasDePdf(pdf.answer.rawPayload)).join('\n');
  expect(texto).toContain('Impuesto hidrocarburos');
  expect(texto).toContain('El término fijo y el precio del gas son fijos');

  const token = enviada.body.enlace.split('/').at(-1);
  await publico('POST', token, '/codigo', { via: 'correo' });
  const codigo = /\d{6}/.exec(harness.mails.at(-1)?.subject ?? '')?.[0];
  const aceptada = await publico('POST', token, '/aceptar', { ...ACEPTACION, codigo });
  expect(aceptada.status, JSON.stringify(aceptada.body)).toBe(200);
  const { rows } = (await call('GET', '/v1/contratos?tarifa=RL.2', undefined, 'admin')).body;
  expect(rows).toMatchObject([{ cups: DE_GAS, producto: { tarifa: 'RL.2', tipo: 'gas' } }]);
  const contrato = (await call('GET', `/v1/contratos/${rows[0].id}`, undefined, 'admin')).body;
  expect(contrato).toMatchObject({
    precioEnergiaEurKwh: [0.068],
    precioPotenciaEurKwAnio: [],
    precioFijoEurMes: 4,
    potenciasKw: [],
    feePotenciaEurKwAnio: 0,
    consumoAnualKwh: 8000,
  });
  const papel = await call('GET', `/v1/contratos/${rows[0].id}/pdf`, undefined, 'admin');
  const escrito = (await lineasDePdf(papel.answer.rawPayload)).join('\n');
  expect(escrito).toContain('Contrato de suministro de gas');
  expect(escrito).toContain('Término fijo (€/mes)');
});
