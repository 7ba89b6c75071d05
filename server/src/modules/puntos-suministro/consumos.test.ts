import { diaDe, formatFecha, horasDelDia } from '@vatio/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, carteraDePrueba, headersOf, VIEWERS } from '../cartera/test-cartera.ts';

const harness = await testApp();
const { app, db } = harness;
await carteraDePrueba(db);
const headers = await headersOf(harness, VIEWERS.comercial);

async function get(path: string) {
  return (await app.inject({ url: `/v1/puntos-suministro/${path}`, headers })).json();
}

function put(cups: string, payload: object) {
  return app.inject({ method: 'PUT', url: `/v1/puntos-suministro/${cups}/consumos`, headers, payload });
}

test('consumption written by hand replaces that of the same readings and brings the yearly figure up to date', async () => {
  await db
    .insertInto('consumo')
    .values([
      { ...consumo('2025-12-31', '2026-01-31', [100, 50, 50]), fuente: 'sips' },
      { ...consumo('2026-01-31', '2026-02-28', [90, 45, 45]), fuente: 'sips' },
    ])
    .execute();
  const escrito = await put(CUPS.captado, {
    desde: '2026-01-31',
    hasta: '2026-02-28',
    activaKwh: [80, 40, 60.5],
    maximetroKw: [3.1, 2.2],
  });
  const fila = {
    desde: '2026-01-31',
    hasta: '2026-02-28',
    tarifa: '2.0TD',
    activaKwh: [80, 40, 60.5],
    reactivaKvarh: [],
    maximetroKw: [3.1, 2.2],
    fuente: 'manual',
  };
  expect(escrito.json()).toEqual(fila);
  const { filas } = await get(`${CUPS.captado}/consumos`);
  expect(filas).toMatchObject([{ desde: '2025-12-31', fuente: 'sips' }, fila]);
  const anual = ((200 + 180.5) * 365) / 59;
  expect((await get(CUPS.captado)).consumoAnualKwh).toBeCloseTo(anual, 3);
});

function consumo(desde: string, hasta: string, activaKwh: number[]) {
  return {
    cups: CUPS.captado,
    desde,
    hasta,
    codigoTarifa: '018',
    activaKwh,
    reactivaKvarh: [],
    maximetroKw: [],
  };
}

test('consumption is read between two days', async () => {
  const { filas } = await get(`${CUPS.captado}/consumos?desde=2026-02-01&hasta=2026-02-10`);
  expect(filas).toMatchObject([{ desde: '2026-01-31' }]);
});

test.each([
  [{ desde: '2026-02-28', hasta: '2026-01-31', activaKwh: [1, 2] }, 'hasta'],
  [{ desde: '2026-02-30', hasta: '2026-03-31', activaKwh: [1, 2] }, 'desde'],
  [{ desde: '2026-01-31', hasta: '2026-02-28', activaKwh: [1, -2] }, 'activaKwh.1'],
  [{ desde: '2026-01-31', hasta: '2026-02-28', activaKwh: [1] }, 'activaKwh'],
])('consumption such as %j is refused', async (payload, campo) => {
  const response = await put(CUPS.captado, payload);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toHaveProperty([campo]);
});

const MARZO = { desde: diaDe(2026, 3, 1), hasta: diaDe(2026, 3, 31) };

/** March 2026 in quarter-hours of 250 Wh, with one day in hours and a much higher first reading. */
async function saveCurva(cups: string): Promise<void> {
  const dias = [];
  for (let dia = MARZO.desde; dia <= MARZO.hasta; dia++) {
    const resolucion = 15 as const;
    const wh = Buffer.alloc(horasDelDia(dia) * 4 * 2);
    for (let i = 0; i < wh.length; i += 2) wh.writeUInt16BE(250, i);
    dias.push({ cups, magnitud: 'activa' as const, dia: formatFecha(dia), resolucion, wh });
  }
  dias[0]!.wh.writeUInt16BE(4_250, 0);
  await db.insertInto('curvaDia').values(dias).execute();
}

test('the load curve is given by hours, days and months, with its day of 23 hours', async () => {
  await saveCurva(CUPS.deJefa);
  const jefa = await headersOf(harness, VIEWERS.jefa);
  const curva = async (query: string) => {
    const url = `/v1/puntos-suministro/${CUPS.deJefa}/curva?${query}`;
    return (await app.inject({ url, headers: jefa })).json();
  };
  const horas = await curva('agrupado=hora&desde=2026-03-28&hasta=2026-03-29');
  expect(horas).toEqual({
    agrupado: 'hora',
    resolucion: 15,
    tramos: [
      { clave: '2026-03-28', kwh: new Array(24).fill(1) },
      { clave: '2026-03-29', kwh: new Array(23).fill(1) },
    ],
  });
  const dias = await curva('hasta=2026-03-02');
  expect(dias.tramos).toEqual([
    { clave: '2026-03-01', kwh: [28] },
    { clave: '2026-03-02', kwh: [24] },
  ]);
  expect((await curva('agrupado=mes')).tramos).toEqual([{ clave: '2026-03', kwh: [747] }]);
});

test('a whole month of curve is the use of a month without billing periods', async () => {
  await saveCurva(CUPS.captado);
  const { filas } = await get(`${CUPS.captado}/consumos?desde=2026-03-01`);
  expect(filas).toHaveLength(1);
  const [mes] = filas;
  expect(mes).toMatchObject({ desde: '2026-02-28', hasta: '2026-03-31', tarifa: '2.0TD', fuente: 'curva' });
  expect(mes.activaKwh).toHaveLength(3);
  expect(mes.activaKwh.reduce((suma: number, kwh: number) => suma + kwh, 0)).toBeCloseTo(747, 6);
  // 1 March 2026 was a Sunday, all of it in P2 of the power.
  expect(mes.maximetroKw).toEqual([1, 17]);
  expect((await get(CUPS.captado)).curva).toEqual({
    desde: '2026-03-01',
    hasta: '2026-03-31',
    resolucion: 15,
  });
});

test('the curve by quarters of an hour is given as it is stored', async () => {
  const jefa = await headersOf(harness, VIEWERS.jefa);
  const url = `/v1/puntos-suministro/${CUPS.deJefa}/curva?agrupado=cuarto&desde=2026-03-29&hasta=2026-03-29`;
  const { tramos } = (await app.inject({ url, headers: jefa })).json();
  expect(tramos).toEqual([{ clave: '2026-03-29', kwh: new Array(92).fill(0.25) }]);
});

test('the days of a month that no billing period has come from the curve', async () => {
  await put(CUPS.captado, { desde: '2026-03-10', hasta: '2026-03-20', activaKwh: [1, 1, 1] });
  const { filas } = await get(`${CUPS.captado}/consumos?desde=2026-03-01`);
  const resumen = filas.map(({ desde, hasta, fuente }: Record<string, string>) => [desde, hasta, fuente]);
  expect(resumen).toEqual([
    ['2026-02-28', '2026-03-10', 'curva'],
    ['2026-03-10', '2026-03-20', 'manual'],
    ['2026-03-20', '2026-03-31', 'curva'],
  ]);
  const total = (fila: { activaKwh: number[] }) => fila.activaKwh.reduce((suma, kwh) => suma + kwh, 0);
  expect([total(filas[0]), total(filas[2])]).toEqual([244, 263]);
});

test('a month of which some day is nowhere is not counted', async () => {
  await saveCurva(CUPS.taller);
  await db.deleteFrom('curvaDia').where('cups', '=', CUPS.taller).where('dia', '=', '2026-03-15').execute();
  expect((await get(`${CUPS.taller}/consumos`)).filas).toEqual([]);
});
