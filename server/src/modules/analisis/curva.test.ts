import { analisis, puntosSuministro } from '@vatio/contract/endpoints';
import { analyze, diaDe, formatFecha, horasDelDia, parseFecha, supuestosDe } from '@vatio/domain';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { INDEXADO, productoDePrueba } from '../productos/test-producto.ts';
import { CUPS, negocioDePrueba, peticionDePrueba } from './test-negocio.ts';

const { app, db, as } = await testApp();
const headers = await as('comercial');
const CUPS_DE_CURVA = CUPS.sinConsumo;

/** A year of quarter-hours or of hours, at 8 kW, and at 40 kW from 9 to 11 on Tuesdays: above the 30 of P1. */
async function saveCurva(
  desde: number,
  hasta: number,
  resolucion: 15 | 60,
  magnitud: 'activa' | 'vertida' = 'activa',
): Promise<void> {
  const dias = [];
  for (let dia = desde; dia <= hasta; dia++) {
    const porHora = 60 / resolucion;
    const wh = Buffer.alloc(horasDelDia(dia) * porHora * 2);
    for (let i = 0; i < wh.length / 2; i++) {
      const hora = Math.floor(i / porHora);
      const alta = (dia + 4) % 7 === 2 && hora >= 9 && hora < 11;
      wh.writeUInt16BE((alta ? 40_000 + i : 8_000) / porHora, i * 2);
    }
    dias.push({ cups: CUPS_DE_CURVA, magnitud, dia: formatFecha(dia), resolucion, wh });
  }
  await db.insertInto('curvaDia').values(dias).execute();
}

async function conMedida(tipoMedida: 3 | 4): Promise<void> {
  await db.updateTable('puntoSuministro').set({ tipoMedida }).where('cups', '=', CUPS_DE_CURVA).execute();
}

async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await app.inject({ method, url: `/v1${url}`, headers, payload });
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
  return answer.json();
}

async function study(punto = {}) {
  const peticion = peticionDePrueba(CUPS_DE_CURVA, { idProducto: fijo, ...punto }, { fecha: FECHA });
  return analisis.simulate.response.parse(await call('POST', '/analisis/simular', peticion));
}

/** Each of the twelve months before this date has a published excess term. */
const FECHA = '2026-05-15';
const ENERO = diaDe(2025, 1, 1);
const DICIEMBRE = diaDe(2025, 12, 31);

let fijo: string;

beforeAll(async () => {
  await negocioDePrueba(db);
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/productos',
    headers: await as('admin'),
    payload: productoDePrueba({ nombre: 'Fijo' }),
  });
  fijo = answer.json().id;
});

beforeEach(async () => {
  await db.deleteFrom('curvaDia').execute();
  await db.deleteFrom('consumo').where('cups', '=', CUPS_DE_CURVA).execute();
  await conMedida(4);
});

test('a point with a curve by hours and no bill is studied by its months, and the study says what they lack', async () => {
  await saveCurva(ENERO, DICIEMBRE, 60);
  const { puntos, totales } = await study();
  expect(puntos[0]).toMatchObject({ dias: 365 });
  expect(puntos[0]?.consumos.map(({ fuente }) => fuente)).toEqual(new Array(12).fill('curva'));
  expect(puntos[0]?.avisos).toEqual([
    'El consumo sale de la curva de carga, que no trae energía reactiva',
    'No hay potencias máximas: los excesos de potencia no se pueden saber y los totales van sin ellos',
  ]);
  expect(totales.actualEur).toBeGreaterThan(10_000);
});

test('the surplus of a supply comes from its curve, where that has all the days of a month', async () => {
  await saveCurva(ENERO, DICIEMBRE, 60);
  await saveCurva(diaDe(2025, 2, 1), diaDe(2025, 12, 30), 60, 'vertida');
  const { puntos, datosCupsProducto } = await study({ precioExcedentesCliente: 0.01 });
  const [enero, febrero] = puntos[0]!.consumos;
  expect(enero).not.toHaveProperty('excedentesKwh');
  expect(febrero!.excedentesKwh).toEqual(febrero!.activaKwh);
  expect(puntos[0]?.avisos[0]).toBe(
    '2 de los 12 periodos de consumo no traen excedentes y se cuentan sin ellos, entre el 01/01/2025 y el 31/12/2025',
  );
  const [{ excedentes } = {}] = datosCupsProducto;
  expect(excedentes).toMatchObject({ valorEur: 0, compensadoEur: 0, bateria: null });
  expect(puntos[0]!.actual.totales.compensacion).toBeCloseTo(-0.01 * excedentes!.energiaKwh, 1);
});

test('the months that its bills lack come from the curve', async () => {
  await saveCurva(diaDe(2025, 3, 1), DICIEMBRE, 15);
  const facturas = [
    ['2024-12-31', '2025-01-31'],
    ['2025-01-31', '2025-03-10'],
  ] as const;
  for (const [desde, hasta] of facturas) {
    const activaKwh = [900, 900, 900, 900, 900, 900];
    const fila = { cups: CUPS_DE_CURVA, desde, hasta, fuente: 'sips' as const, activaKwh };
    await db
      .insertInto('consumo')
      .values({ ...fila, reactivaKvarh: [], maximetroKw: [31, 31, 31, 31, 31, 31] })
      .execute();
  }
  const { puntos } = await study();
  expect(puntos[0]).toMatchObject({ dias: 365 });
  expect(puntos[0]?.consumos.map(({ desde }) => desde).slice(0, 4)).toEqual([
    '2024-12-31',
    '2025-01-31',
    '2025-03-10',
    '2025-03-31',
  ]);
  expect(puntos[0]?.avisos).toEqual([
    '10 de los 12 periodos de consumo salen de la curva de carga, que no trae energía reactiva',
    // The bills of the fixture have kWh in all six periods of a January.
    expect.stringContaining('P3, P4 y P5 no tienen ninguna hora'),
  ]);
});

test('a meter of type 3 is billed its excess by the stored quarter-hours, today and with other powers', async () => {
  await saveCurva(ENERO, DICIEMBRE, 15);
  await conMedida(3);
  const { puntos, datosCupsProducto } = await study();
  const avisos = ['El consumo sale de la curva de carga, que no trae energía reactiva'];
  expect(puntos[0]?.avisos).toEqual(avisos);
  const hoy = puntos[0]!.actual.totales.excesos;
  expect(hoy).toBeGreaterThan(100);
  expect(datosCupsProducto[0]?.totales.excesos).toBe(hoy);
  const conMas = await study({ potenciaEstudio: [45, 45, 45, 45, 45, 60] });
  expect([conMas.puntos[0]?.actual.totales.excesos, conMas.datosCupsProducto[0]?.totales.excesos]).toEqual([
    hoy,
    0,
  ]);
});

test('a meter of type 3 with hours only, or with some day less, says that its excess is unknown', async () => {
  await conMedida(3);
  await saveCurva(ENERO, DICIEMBRE, 60);
  expect((await study()).puntos[0]?.avisos.at(-1)).toBe(
    'No hay potencias máximas: los excesos de potencia no se pueden saber y los totales van sin ellos',
  );
  const consumos = {
    desde: '2025-11-30',
    hasta: '2025-12-31',
    activaKwh: [1, 1, 1, 1, 1, 1],
    reactivaKvarh: [],
  };
  const escrito = await study({ consumos: [{ ...consumos, maximetroKw: [40, 0, 0, 0, 0, 0] }] });
  expect(escrito.puntos[0]?.avisos.at(-1)).toContain('sin la curva cuartohoraria de todos los días');
});

test('the browser computes the same cents from the history and the curve that it reads', async () => {
  await saveCurva(ENERO, DICIEMBRE, 15);
  await conMedida(3);
  const { filas } = puntosSuministro.consumos.response.parse(
    await call('GET', `/puntos-suministro/${CUPS_DE_CURVA}/consumos`),
  );
  const { tramos } = puntosSuministro.curva.response.parse(
    await call('GET', `/puntos-suministro/${CUPS_DE_CURVA}/curva?agrupado=cuarto`),
  );
  const dia = (fecha: string) => {
    const leida = parseFecha(fecha);
    return leida.ok ? leida.value : 0;
  };
  const { puntos } = await study();
  const { precioEnergiaCliente, precioPotenciaCliente } = peticionDePrueba(CUPS_DE_CURVA).puntos[0]!;
  const aqui = analyze({
    punto: {
      tarifa: '3.0TD',
      zona: 'peninsula',
      uso: 'otros',
      tipoMedida: 3,
      potenciasKw: puntos[0]!.punto.potenciasKw,
      potenciaEstudioKw: null,
      consumos: filas.map((fila) => ({ ...fila, desde: dia(fila.desde), hasta: dia(fila.hasta) })),
      cuartos: new Map(tramos.map(({ clave, kwh }) => [dia(clave), kwh.map((valor) => (valor ?? 0) * 4)])),
      precioEnergiaEurKwh: precioEnergiaCliente,
      precioPotenciaEurKwAnio: precioPotenciaCliente,
      alquilerEurMes: 1.36,
    },
    fecha: dia(FECHA),
    fees: { feeEnergiaEurMwh: 8, feePotenciaEurKwAnio: 2 },
    supuestos: supuestosDe({ fecha: dia(FECHA), zona: 'peninsula', uso: 'otros', potenciaMaximaKw: 60 }),
    productos: [],
  });
  if (!aqui.ok) throw new Error(aqui.issue.message);
  expect(aqui.value.actual.totales).toEqual(puntos[0]?.actual.totales);
});

test('a saved analysis that is priced again keeps the quarter-hours that it was saved with', async () => {
  await saveCurva(ENERO, DICIEMBRE, 15);
  await conMedida(3);
  const peticion = peticionDePrueba(
    CUPS_DE_CURVA,
    {
      idProducto: fijo,
      potenciaEstudio: [25, 35, 35, 35, 35, 60],
    },
    { fecha: FECHA },
  );
  const guardado = analisis.create.response.parse(await call('POST', '/analisis', peticion));
  await db.deleteFrom('curvaDia').execute();
  const otra = await call('POST', `/analisis/${guardado.id}/recalcular`, { fecha: peticion.fecha });
  expect(otra.puntos[0].actual.totales).toEqual(guardado.puntos[0]?.actual.totales);
  expect(otra.datosCupsProducto[0].totales).toEqual(guardado.datosCupsProducto[0]?.totales);
  expect(otra.totales).toEqual(guardado.totales);
  expect(guardado.datosCupsProducto[0]?.totales.excesos).not.toBe(guardado.puntos[0]?.actual.totales.excesos);
  expect(JSON.stringify(guardado)).not.toContain('altos');
});

/** 100 €/MWh from 9 to 11, and 50 the rest of the day: the hours of the peaks of the curve are the dearest. */
const saveMercado = (desde: number, hasta: number) =>
  saveSerie({ serie: 'omie', desde, hasta, valor: (hora) => (hora >= 9 && hora < 11 ? 100 : 50) });

async function saveSerie({
  serie,
  desde,
  hasta,
  valor,
}: {
  readonly serie: string;
  readonly desde: number;
  readonly hasta: number;
  readonly valor: (hora: number) => number;
}): Promise<void> {
  const filas = [];
  for (let dia = desde; dia <= hasta; dia++) {
    const valores = Array.from({ length: horasDelDia(dia) }, (_, hora) => valor(hora));
    filas.push({ serie, dia: formatFecha(dia), version: 1, revision: 1, resolucion: 60 as const, valores });
  }
  for (const mes of new Set(filas.map(({ dia }) => `${dia.slice(0, 7)}-01`)))
    await sql`SELECT abrir_mes_de_mercado(${mes})`.execute(db);
  await db.insertInto('valorDeMercado').values(filas).execute();
}

test('an indexed product is priced hour by hour, with the curve and the market of that year, and the study says so', async () => {
  const creado = await app.inject({
    method: 'POST',
    url: '/v1/productos',
    headers: await as('admin'),
    payload: productoDePrueba({ nombre: 'Indexado', tipo: 'indexado', version: INDEXADO }),
  });
  const { id } = creado.json();
  await saveCurva(ENERO, DICIEMBRE, 15);
  const antes = (await study()).datosCupsProducto.find(({ idProducto }) => idProducto === id)!;
  await saveMercado(ENERO, DICIEMBRE - 1);
  expect((await study()).puntos[0]?.mercado).toBeUndefined();

  await saveMercado(DICIEMBRE, DICIEMBRE);
  const { puntos, datosCupsProducto } = await study();
  // In P1 the curve uses 8 kW, and some 40 in its two dear hours of each Tuesday.
  const [p1] = puntos[0]!.mercado!.mediasEurKwh;
  expect(puntos[0]!.mercado).toMatchObject({ fuente: 'curva', desde: '2025-01-01', hasta: '2025-12-31' });
  expect(p1).toBeGreaterThan(0.05 + (0.05 * 2) / 9);
  expect(p1).toBeLessThan(0.1);
  expect(puntos[0]?.avisos.join()).toContain(
    'hora a hora con su curva de carga, a los precios del mercado diario del 01/01/2025 al 31/12/2025',
  );
  const oferta = datosCupsProducto.find(({ idProducto }) => idProducto === id)!;
  // The price of P1 is linear in that mean: (mean − 0.081) × 1.166 × 1.015.
  expect(oferta.precioEnergia[0]! - antes.precioEnergia[0]!).toBeCloseTo((p1! - 0.081) * 1.166 * 1.015, 8);

  const { puntos: deLaMesa } = await call('GET', `/analisis/datos?cups=${CUPS_DE_CURVA}`);
  expect(deLaMesa[0].mercado).toEqual(puntos[0]!.mercado);
  const guardado = await call(
    'POST',
    '/analisis',
    peticionDePrueba(CUPS_DE_CURVA, { idProducto: id }, { fecha: FECHA }),
  );
  await db.deleteFrom('valorDeMercado').execute();
  const version = await call('POST', `/analisis/${guardado.id}/recalcular`, { fecha: FECHA });
  expect(version.puntos[0].mercado).toEqual(puntos[0]!.mercado);
});

test('a home has the regulated tariff beside its offers, kept with the analysis, and a larger supply has none', async () => {
  const estudioDe = async (cups: string) =>
    analisis.simulate.response.parse(
      await call('POST', '/analisis/simular', peticionDePrueba(cups, { idProducto: null }, { fecha: FECHA })),
    ).puntos[0]!;
  const DE_HOGAR = {
    precioEnergiaCliente: [0.2, 0.2, 0.2],
    precioPotenciaCliente: [35, 10],
    idProducto: null,
  };
  const deHogar = () => peticionDePrueba(CUPS.canario, DE_HOGAR, { fecha: FECHA });
  const simulate = async () => (await call('POST', '/analisis/simular', deHogar())).puntos[0];
  expect((await simulate()).pvpc).toBeUndefined();
  await saveSerie({ serie: 'pvpc', desde: diaDe(2024, 1, 1), hasta: diaDe(2026, 12, 31), valor: () => 120 });
  const { pvpc } = await simulate();
  expect(pvpc).toMatchObject({ fuente: 'plano', precioPotencia: [30.817413, 0.725423] });
  for (const precio of pvpc.precioEnergia) expect(precio).toBeCloseTo(0.12, 9);
  expect(pvpc.totales.total).toBeGreaterThan(0);
  expect((await estudioDe(CUPS.propio)).pvpc).toBeUndefined();

  const { puntos } = await call('GET', `/analisis/datos?cups=${CUPS.canario}`);
  expect(puntos[0].mercadoPvpc.fuente).toBe('plano');
  const guardado = await call('POST', '/analisis', deHogar());
  await db.deleteFrom('valorDeMercado').execute();
  const version = await call('POST', `/analisis/${guardado.id}/recalcular`, { fecha: FECHA });
  expect(version.puntos[0].pvpc).toEqual(pvpc);
});
