import { expect, test } from 'vitest';
import { testApp } from '../../../../platform/test-app.ts';
import { cargaDePrueba } from '../test-carga.ts';
import { libroDeHojas } from '../test-libro.ts';

const { app, as } = await testApp();
const admin = await as('admin');
const { load } = cargaDePrueba(app, admin);

const PERIODOS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'];
const SEIS = [0.16, 0.15, 0.13, 0.12, 0.1, 0.09];
const POTENCIAS = [25.5, 20.1, 10, 8, 5, 3];

/** Energy and power stand apart, under the title of each product; two durations stand side by side. */
const APARTE = libroDeHojas({
  Portada: [['Brisa Energía'], ['Canal externo']],
  Tarifas: [
    ['BRISA ENERGÍA — Tarifas de diciembre'],
    ['Vigencia: 01/12/2026 a 31/12/2026 · Peajes incluidos'],
    [],
    ['PRODUCTO: Brisa Estable'],
    ['Término de energía (€/MWh)'],
    [null, '12 meses', null, null, null, null, null, '24 meses', null, null, null, null, null],
    ['Tarifa', ...PERIODOS, ...PERIODOS],
    ['2.0TD', 170, 120, 90, null, null, null, 165, 118, 88, null, null, null],
    ['3.0TD', ...SEIS.map((x) => x * 1000), ...SEIS.map((x) => x * 990)],
    [],
    ['PRODUCTO: Brisa Verde'],
    ['Término de energía (€/MWh)'],
    ['Tarifa', ...PERIODOS],
    ['3.0TD', ...SEIS.map((x) => x * 1010)],
    [],
    ['Término de potencia (€/kW año), común a todos los productos'],
    ['Tarifa', ...PERIODOS],
    ['2.0TD', 28.5, 4.2],
    ['3.0TD', ...POTENCIAS],
  ],
});

const book = async (nombre: string) => {
  const listed = await app.inject({ url: `/v1/productos?q=${nombre}&sort=nombre`, headers: admin });
  const { rows } = listed.json();
  return Promise.all(
    rows.map(async ({ id }: { id: string }) => {
      const sheet = (await app.inject({ url: `/v1/productos/${id}`, headers: admin })).json();
      return { ...sheet, version: sheet.historial[0] };
    }),
  );
};

test('a matrix of tariff, period and duration is a product each, with its power from the table that all share', async () => {
  const plan = await load(APARTE);
  expect(plan.cambios.map(({ producto, accion, motivo }) => [producto, accion, motivo])).toEqual([
    ['Brisa Energía · Brisa Estable 12 meses · 2.0TD', 'nuevo', null],
    ['Brisa Energía · Brisa Estable 24 meses · 2.0TD', 'nuevo', null],
    ['Brisa Energía · Brisa Estable 12 meses · 3.0TD', 'nuevo', null],
    ['Brisa Energía · Brisa Estable 24 meses · 3.0TD', 'nuevo', null],
    ['Brisa Energía · Brisa Verde · 3.0TD', 'error', expect.stringContaining('Duración')],
  ]);
  expect(plan.avisos).toEqual(
    expect.arrayContaining([
      expect.stringContaining('se leen en matriz'),
      expect.stringContaining('La potencia de 3.0TD vale para todos'),
      expect.stringContaining('01/12/2026 a 31/12/2026'),
      'El fichero no dice todos los fees: en un producto nuevo, los que faltan son 0',
    ]),
  );
});

/** Energy and power have a sheet each, in the units of their titles, and the powers name no product. */
const EN_HOJAS = (energia: number) =>
  libroDeHojas({
    Energía: [
      ['Precios de energía (c€/kWh)'],
      ['Tarifa', 'Producto', 'Duración', 'Punta', 'Llano', 'Valle'],
      ['2.0TD', 'Mistral Fijo', 12, energia, 12, 9],
      [null, 'Mistral Plus', 12, energia + 1, 13, 10],
    ],
    Potencia: [
      ['Precios de potencia (€/kW día). Válido desde 01/12/2026'],
      ['Tarifa', 'Punta', 'Valle'],
      ['2.0TD', 0.08, 0.01],
    ],
  });

test('energy and power of two sheets are put together, published, and told by their differences the next month', async () => {
  const fields = { comercializadora: 'Mistral' };
  const plan = await load(EN_HOJAS(17), 'si', fields);
  expect(plan.cambios.map(({ producto, motivo }) => [producto, motivo])).toEqual([
    ['Mistral · Mistral Fijo 12 meses · 2.0TD', null],
    ['Mistral · Mistral Plus 12 meses · 2.0TD', null],
  ]);
  expect(await load(EN_HOJAS(17), 'no', fields)).toMatchObject({ publicado: true, nuevos: 2 });
  const [fijo] = await book('Mistral Fijo');
  expect(fijo).toMatchObject({ comercializadora: 'Mistral', duracionMeses: 12 });
  expect(fijo.version).toMatchObject({
    energiaEurKwh: [0.17, 0.12, 0.09],
    potenciaEurKwAnio: [29.2, 3.65],
    feeEnergiaEurMwh: { minimo: 0, maximo: 0 },
  });
  expect(await load(EN_HOJAS(17), 'si', fields)).toMatchObject({ sinCambios: 2, errores: 0 });
  const dearer = await load(EN_HOJAS(18), 'si', fields);
  expect(dearer.cambios[0]?.diferencias).toEqual([{ campo: 'Energía P1', antes: 0.17, ahora: 0.18 }]);
});

test('a column that says whether a row is of energy or power, and prices without tolls, are read', async () => {
  const concept = libroDeHojas({
    'Terral Pymes 24 meses': [
      ['TERRAL ENERGÍA'],
      ['Precios sin peajes', 'Válido desde 01/12/2026'],
      ['Tarifa', 'Concepto', ...PERIODOS],
      ['3.0TD', 'Energía (€/kWh)', ...SEIS],
      [null, 'Potencia (€/kW año)', ...POTENCIAS],
    ],
  });
  const plan = await load(concept, 'no', { comercializadora: 'Terral' });
  expect(plan.cambios).toMatchObject([{ producto: 'Terral · Terral Pymes 24 meses · 3.0TD', motivo: null }]);
  const [pymes] = await book('Terral Pymes');
  expect(pymes).toMatchObject({ duracionMeses: 24, peajesIncluidos: false });
  expect(pymes.version).toMatchObject({
    energiaEurKwh: SEIS,
    potenciaEurKwAnio: POTENCIAS,
    desde: '2026-12-01',
  });
});

test('periods in rows and durations in columns are read the same, and what says no unit is told', async () => {
  const down = libroDeHojas({
    Hoja1: [
      ['Precio de la energía'],
      ['Producto', 'Tarifa', 'Periodo', '12 meses', '24 meses'],
      ['Levante', '2.0TD', 'P1', 0.17, 0.16],
      [null, null, 'P2', 0.12, 0.11],
      [null, null, 'P3', 0.09, 0.08],
      ['Término de potencia (€/kW año)', null],
      ['Tarifa', 'P1', 'P2'],
      ['2.0TD', 28.5, 4.2],
    ],
  });
  const plan = await load(down, 'si', { comercializadora: 'Levante' });
  expect(plan.cambios.map(({ producto, motivo }) => [producto, motivo])).toEqual([
    ['Levante · Levante 12 meses · 2.0TD', null],
    ['Levante · Levante 24 meses · 2.0TD', null],
  ]);
  expect(plan.avisos).toContain('El fichero no dice la unidad de la energía: se lee en €/kWh');
});
