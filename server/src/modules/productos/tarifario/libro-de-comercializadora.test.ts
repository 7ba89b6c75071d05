import { expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { cargaDePrueba } from './test-carga.ts';
import { libroDeHojas } from './test-libro.ts';

const { app, as } = await testApp();
const { load, upload } = cargaDePrueba(app, await as('admin'));

const POTENCIAS = [1, 2, 3, 4, 5, 6].map((p) => `P${p} (€/kW día)`);
const ENERGIAS = [1, 2, 3, 4, 5, 6].map((p) => `E${p} (€/kWh)`);
const CABECERA = [
  'Tarifa acceso',
  'Producto',
  ...POTENCIAS,
  ...ENERGIAS,
  'Fee máx. (€/MWh)',
  'Observaciones',
];
const vacias = (cuantas: number) => Array.from({ length: cuantas }, () => null);

/** A supplier's workbook: a cover, the prices under titles, and a remark at their end. */
function libro(cabecera: readonly string[] = CABECERA) {
  return libroDeHojas({
    Portada: [['Faro Energía'], ['Canal externo']],
    Precios: [
      ['FARO ENERGÍA — TARIFAS CANAL EXTERNO'],
      ['Vigencia: 01/12/2026 a 31/12/2026'],
      [],
      cabecera,
      ['2.0TD', 'Faro Hogar 12', 0.1, 0.05, ...vacias(4), 0.17, 0.12, 0.09, ...vacias(3), 25, 'Solo web'],
      [
        '30TD',
        'Faro Pyme 24',
        0.07,
        0.04,
        0.02,
        0.02,
        0.01,
        0.01,
        0.16,
        0.15,
        0.13,
        0.12,
        0.1,
        0.09,
        15,
        null,
      ],
      ['(*) Precios sin impuestos'],
    ],
  });
}

test("a supplier's own workbook is read with what its cover, its titles and its names say", async () => {
  const plan = await load(libro());
  expect(plan.cambios.map(({ fila, accion, producto, motivo }) => [fila, accion, producto, motivo])).toEqual([
    [5, 'nuevo', 'Faro Energía · Faro Hogar 12 · 2.0TD', null],
    [6, 'nuevo', 'Faro Energía · Faro Pyme 24 · 3.0TD', null],
  ]);
  expect(plan.lectura).toMatchObject({ hoja: 'Precios', hojas: ['Portada', 'Precios'], cabecera: 4 });
  expect(plan.avisos).toEqual([
    'La fila 7 no se lee: es una nota al pie',
    'Los precios son de «Faro Energía», por lo que dice el fichero antes de la tabla',
    'El título dice 01/12/2026 a 31/12/2026: vale para las filas que no dicen otro día',
    'La duración es la del final de cada nombre, en meses',
    'No se leen las columnas «Observaciones»',
    'El fichero no dice todos los fees: en un producto nuevo, los que faltan son 0',
  ]);
});

test("a supplier's workbook is published as it was tried, and brought again it changes nothing", async () => {
  expect(await load(libro(), 'no')).toMatchObject({ publicado: true, nuevos: 2 });
  const { body } = await list();
  const [hogar] = body.rows;
  expect(hogar).toMatchObject({ comercializadora: 'Faro Energía', tarifa: '2.0TD', duracionMeses: 12 });
  const { historial } = await sheetOf(hogar.id);
  expect(historial[0]).toMatchObject({
    desde: '2026-12-01',
    hasta: '2026-12-31',
    energiaEurKwh: [0.17, 0.12, 0.09],
    potenciaEurKwAnio: [36.5, 18.25],
    feeEnergiaEurMwh: { minimo: 0, maximo: 25 },
    feePotenciaEurKwAnio: { minimo: 0, maximo: 0 },
  });
  expect(await load(libro())).toMatchObject({ nuevos: 0, nuevasVersiones: 0, sinCambios: 2, errores: 0 });
});

test("a supplier's column of figures that nothing knows is not passed over", async () => {
  const { status, body } = await upload(libro(CABECERA.with(14, 'Recargo')));
  expect([status, body.detail]).toEqual([400, expect.stringContaining('No se conoce la columna «Recargo»')]);
});

test('what a column of a supplier is, once said, is known of their next list, with other titles too', async () => {
  const titulos = CABECERA.with(14, 'Recargo').with(1, 'Nuestra oferta');
  const refused = await upload(libro(titulos));
  expect([refused.status, refused.body.datos.columnas[14]]).toMatchObject([
    400,
    { titulo: 'Recargo', campo: null },
  ]);
  const columnas = JSON.stringify({ Recargo: 'feeEnergiaEurMwh.maximo', 'Nuestra oferta': 'nombre' });
  const kept = { columnas, asignacion: 'Faro, canal externo' };
  const plan = await load(libro(titulos), 'no', kept);
  expect(plan).toMatchObject({ publicado: true, sinCambios: 2, comercializadora: 'Faro Energía' });
  // The same titles, and then others of the same supplier.
  for (const next of [titulos, titulos.with(15, 'Notas internas')])
    expect(await load(libro(next))).toMatchObject({
      sinCambios: 2,
      errores: 0,
      asignacion: { nombre: 'Faro, canal externo', editable: true },
    });
});

async function get(url: string) {
  const answer = await app.inject({ method: 'GET', url, headers: await as('admin') });
  return { body: answer.json() };
}

const list = () => get('/v1/productos?q=Faro&sort=nombre');
const sheetOf = async (id: string) => (await get(`/v1/productos/${id}`)).body;
