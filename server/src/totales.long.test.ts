import { describe, expect, test } from 'vitest';
import { CUPS, headersOf, VIEWERS } from './modules/cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './modules/contratos/test-contratos.ts';
import { testApp } from './platform/test-app.ts';

const harness = await testApp({ logLevel: 'error' });
const { app, db } = harness;
const { call, alta, take, ids } = await negocioDeContratos(harness);
await db.updateTable('cliente').set({ nombre: "Bar O'Hara" }).where('id', '=', ids.taller).execute();
await db.updateTable('comercial').set({ nombre: "Ana O'Hara" }).where('id', '=', ids.comercial).execute();
const activar = { accion: 'activar', fecha: '2025-02-10' };
await take(await alta(CUPS.taller), ...HASTA_SOLICITADO, activar);
await alta(CUPS.panaderia);
await call('admin', 'POST', '/liquidaciones/cierres', { mes: '2025-02' });

type Quien = keyof typeof VIEWERS;

/** A field of the totals, with the column of the export, or the field of each row, that adds up to it. */
type Sumas = Readonly<Record<string, string>>;

/** The totals of each list that has an export. Those of proposals, which go by state, have their own test. */
const LISTAS: readonly [lista: string, totales: string, cuenta: string, sumas: Sumas][] = [
  ['/puntos-suministro', '/totales', 'cuenta', { consumoAnualKwh: 'Consumo anual (kWh)' }],
  [
    '/clientes',
    '/totales',
    'cuenta',
    { puntos: 'Puntos', puntosConContrato: 'Puntos con contrato', consumoAnualKwh: 'Consumo anual (kWh)' },
  ],
  [
    '/comerciales',
    '/totales',
    'cuenta',
    {
      clientes: 'Clientes',
      puntos: 'Puntos',
      contratosActivos: 'Contratos activos',
      energiaGestionadaKwh: 'Energía gestionada (kWh)',
    },
  ],
  [
    '/contratos',
    '/recuento',
    'total',
    { consumoAnualKwh: 'Consumo anual (kWh)', comisionEur: 'Comisión generada (€)' },
  ],
  [
    '/renovaciones',
    '/totales',
    'cuenta',
    {
      consumoAnualKwh: 'Consumo anual (kWh)',
      importeAnualEur: 'Importe anual (€)',
      comisionEur: 'Comisión generada (€)',
    },
  ],
];

/** An apostrophe in a search and in an advanced filter, a text that many rows have, and no filter at all. */
const FILTROS = [
  '',
  `q=${encodeURIComponent("o'hara")}`,
  'q=a',
  `donde=${encodeURIComponent(JSON.stringify({ or: [['nombre', 'contains', "O'Hara"]] }))}`,
  `donde=${encodeURIComponent(JSON.stringify({ or: [['cliente', 'is', "Bar O'Hara"]] }))}`,
  'q=nadie-se-llama-asi',
];

const SELLERS: readonly Quien[] = ['admin', 'jefa', 'comercial', 'otro'];

/** The cells of an export, by the title of their column. */
async function exportFile(quien: Quien, lista: string, filtro: string) {
  const url = `/v1${lista}/exportacion?formato=csv&${filtro}`;
  const { statusCode, body } = await app.inject({ url, headers: await headersOf(harness, VIEWERS[quien]) });
  if (statusCode !== 200) return undefined;
  const [titulos = [], ...filas] = body
    .slice(1)
    .split('\r\n')
    .slice(0, -1)
    .map((linea) => linea.split(';'));
  return { titulos, filas };
}

const numero = (celda = '') => Number(celda.replace(',', '.'));
const suma = (valores: readonly number[]) => valores.reduce((total, valor) => total + valor, 0);

describe.each(LISTAS)('the totals of %s', (lista, totales, cuenta, sumas) => {
  test.each(SELLERS.concat(lista === '/comerciales' ? [] : ['cliente']))(
    'are the sums of its export, whatever the filter: %s',
    async (quien) => {
      let conFilas = 0;
      for (const filtro of FILTROS) {
        const hoja = await exportFile(quien, lista, filtro);
        const { status, body } = await call(quien, 'GET', `${lista}${totales}?${filtro}`);
        // A field that the list lacks, or hides from this caller, is refused by both.
        if (hoja === undefined) {
          expect(status, filtro).toBe(400);
          continue;
        }
        expect([status, body[cuenta]], filtro).toEqual([200, hoja.filas.length]);
        for (const [campo, titulo] of Object.entries(sumas)) {
          const columna = hoja.titulos.indexOf(titulo);
          const visto = `${campo} ${filtro}`;
          if (columna < 0) expect([quien, body[campo]], visto).toEqual(['cliente', undefined]);
          else expect(body[campo], visto).toBeCloseTo(suma(hoja.filas.map((fila) => numero(fila[columna]))));
        }
        if (hoja.filas.length > 0) conFilas++;
      }
      // Without any row, all sums would be zero.
      if (quien === 'admin' || quien === 'comercial') expect(conFilas).toBeGreaterThan(2);
    },
  );

  test('take the filters of the list and nothing else', async () => {
    for (const resto of ['page=2', 'limit=10', 'sort=nombre', 'clave=x']) {
      expect((await call('admin', 'GET', `${lista}${totales}?${resto}`)).status, resto).toBe(400);
    }
  });
});

test.each([
  '/comerciales',
  '/comerciales/totales',
  '/comerciales/exportacion?formato=csv',
  '/liquidaciones',
  '/liquidaciones/totales',
])('a client is refused %s, which is for sellers', async (direccion) => {
  expect((await call('cliente', 'GET', direccion)).status).toBe(403);
});

describe('the totals of /liquidaciones', () => {
  test.each(['', 'estado=borrador', 'estado=pagada', 'mes=2025-02', "q=o'hara"])(
    'are the sums of its rows: %s',
    async (filtro) => {
      for (const quien of ['admin', 'comercial'] as const) {
        const { body: todas } = await call(quien, 'GET', `/liquidaciones?limit=100&${filtro}`);
        const { body } = await call(quien, 'GET', `/liquidaciones/totales?${filtro}`);
        const campos = ['lineas', 'decomisionesEur', 'ajustesEur', 'totalEur'];
        const totales = todas.rows.map(({ totalEur }: Record<string, number>) => totalEur);
        expect(body).toEqual({
          cuenta: todas.count,
          totalMedioEur: todas.count === 0 ? null : suma(totales) / todas.count,
          ...Object.fromEntries(
            campos.map((campo) => [
              campo,
              suma(todas.rows.map((fila: Record<string, number>) => fila[campo])),
            ]),
          ),
        });
      }
    },
  );

  test('are not all zero', async () => {
    const { body } = await call('admin', 'GET', '/liquidaciones/totales');
    expect(body).toEqual({
      cuenta: 2,
      lineas: 2,
      decomisionesEur: 0,
      ajustesEur: 0,
      totalEur: 80,
      totalMedioEur: 40,
    });
  });
});
