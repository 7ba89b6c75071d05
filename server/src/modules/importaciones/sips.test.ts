import { describe, expect, test } from 'vitest';
import { bancoDePrueba, cuentas } from './test-banco.ts';
import { consumosDe, cupsDePrueba, filaConsumo, sipsPs } from './test-ficheros.ts';

const banco = await bancoDePrueba();
const { importFile, db } = banco;

const punto = (cups: string) =>
  db.selectFrom('puntoSuministro').selectAll().where('cups', '=', cups).executeTakeFirstOrThrow();
const consumos = (cups: string) =>
  db.selectFrom('consumo').selectAll().where('cups', '=', cups).orderBy('hasta').execute();

let siguiente = 1000;
const NADA = { nuevas: 0, cambiadas: 0, iguales: 0, rechazadas: 0 };

describe('a SIPS sheet', () => {
  test('with a CUPS of gas among those of electricity says which', async () => {
    const deGas = 'ES0217010143209335YG';
    const importacion = await importFile('admin', [
      'ps.csv',
      sipsPs([{ cups: cupsDePrueba(900) }, { cups: deGas }]),
    ]);
    expect(importacion.avisos).toEqual([expect.stringContaining(`${deGas} es de gas`)]);
    const sinGas = await importFile('admin', ['ps.csv', sipsPs([{ cups: cupsDePrueba(901) }])]);
    expect(sinGas.avisos).toEqual([]);
  });

  test('makes the point', async () => {
    const [casa, bar] = [cupsDePrueba(1), cupsDePrueba(2, '0031')];
    const importacion = await importFile('admin', [
      'ps.csv',
      sipsPs([
        { cups: casa },
        {
          cups: bar,
          tarifa: '019',
          clasificacion: '03',
          potencias: [30_000, 35_000, 35_000, 35_000, 35_000, 60_000],
          codigoPostal: '35001',
          provincia: '35',
          municipio: '35016',
          vivienda: 'N',
          cnae: '5610',
          tipoSuministro: 'LC',
        },
      ]),
    ]);
    expect(cuentas(importacion)).toEqual({ ...NADA, nuevas: 2 });
    expect(importacion.formatos).toEqual(['SIPS2, puntos de suministro']);
    expect(importacion.cups).toEqual([casa, bar]);
    expect(await punto(casa)).toMatchObject({
      frontera: '0F',
      distribuidora: '0021',
      distribuidoraNombre: null,
      codigoPostal: '28001',
      municipio: 'Madrid',
      provincia: '28',
      tarifa: '2.0TD',
      zona: 'peninsula',
      uso: 'vivienda',
      tipoMedida: 5,
      potenciasKw: [4.6, 4.6],
      derechosExtensionKw: 9.2,
      sipsFecha: '2026-09-30',
      comercialId: null,
      version: 1,
    });
    expect(await punto(bar)).toMatchObject({
      municipio: null,
      tarifa: '3.0TD',
      zona: 'canarias',
      uso: 'otros',
      tipoMedida: 3,
      potenciasKw: [30, 35, 35, 35, 35, 60],
      cnae: '5610',
    });
    const ficha = await db.selectFrom('fichaSips').selectAll().where('cups', '=', bar).executeTakeFirst();
    expect(ficha).toMatchObject({ fecha: '2026-09-30', formato: 'sips2-ps' });
    expect(ficha?.datos).toMatchObject({
      codigoMunicipio: '35016',
      potenciaContratadaP6Kw: 60,
      fechaUltimaLectura: '2026-09-30',
      viviendaHabitual: false,
    });
  });

  test.each([
    [
      { codigoPostal: '7001', provincia: '' },
      { codigoPostal: '07001', provincia: '07', zona: 'baleares' },
    ],
    [
      { codigoPostal: '51001', provincia: '51' },
      { provincia: '51', zona: 'ceuta' },
    ],
    [
      { codigoPostal: '', provincia: '' },
      { codigoPostal: null, provincia: null, zona: 'peninsula' },
    ],
    [
      { tarifa: '001', potencias: [3450] },
      { codigoTarifa: '001', tarifa: null, potenciasKw: [3.45] },
    ],
    [{ potencias: [3450, 3450, 3450, 0, 0, 0] }, { potenciasKw: [3.45, 3.45] }],
    [{ potencias: [3450] }, { potenciasKw: [3.45, 3.45] }],
    [{ clasificacion: '', potencias: [20_000, 20_000], tarifa: '018' }, { tipoMedida: 4 }],
    [{ vivienda: 'N', cnae: '9820', tipoSuministro: '' }, { uso: 'vivienda' }],
  ])('of %j is %j', async (fila, esperado) => {
    const cups = cupsDePrueba(siguiente++);
    await importFile('admin', ['ps.csv', sipsPs([{ cups, ...fila }])]);
    expect(await punto(cups)).toMatchObject(esperado);
  });

  test('dates itself with the day of the import when it has no reading', async () => {
    const cups = cupsDePrueba(3);
    await importFile('admin', ['ps.csv', sipsPs([{ cups, ultimaLectura: '' }])]);
    const hoy = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format();
    expect(await punto(cups)).toMatchObject({ sipsFecha: hoy });
  });

  test('that comes again with changes changes what it says, and nothing that somebody typed', async () => {
    const cups = cupsDePrueba(4);
    await importFile('admin', ['ps.csv', sipsPs([{ cups }])]);
    await db
      .updateTable('puntoSuministro')
      .set({ municipio: 'Alcobendas', potenciasKw: [5.75, 5.75], version: 2 })
      .where('cups', '=', cups)
      .execute();
    const otra = sipsPs([{ cups, ultimaLectura: '2026-10-31', cnae: '9700' }]);
    expect(cuentas(await importFile('admin', ['ps.csv', otra]))).toEqual({ ...NADA, cambiadas: 1 });
    const corregido = { municipio: 'Alcobendas', potenciasKw: [5.75, 5.75] };
    expect(await punto(cups)).toMatchObject({
      ...corregido,
      cnae: '9700',
      sipsFecha: '2026-10-31',
      version: 3,
    });
    const masPotencia = sipsPs([
      { cups, ultimaLectura: '2026-11-15', cnae: '9700', potencias: [6900, 6900] },
    ]);
    await importFile('admin', ['ps.csv', masPotencia]);
    expect(await punto(cups)).toMatchObject({ municipio: 'Alcobendas', potenciasKw: [6.9, 6.9], version: 4 });
  });

  test('that is older than the one there is changes nothing', async () => {
    const cups = cupsDePrueba(5);
    await importFile('admin', ['ps.csv', sipsPs([{ cups, cnae: '9700' }])]);
    const vieja = sipsPs([{ cups, ultimaLectura: '2025-12-31', cnae: '9820' }]);
    expect(cuentas(await importFile('admin', ['ps.csv', vieja]))).toEqual({ ...NADA, iguales: 1 });
    expect(await punto(cups)).toMatchObject({ cnae: '9700', version: 1 });
  });

  test('fills what a point made by hand left empty, and no more', async () => {
    const cups = cupsDePrueba(6);
    const aMano = {
      tarifa: '2.0TD' as const,
      codigoTarifa: '018',
      potenciasKw: [3.3, 3.3],
      municipio: 'Getafe',
    };
    await db
      .insertInto('puntoSuministro')
      .values({ cups, distribuidora: '0021', ...aMano })
      .execute();
    await importFile('admin', ['ps.csv', sipsPs([{ cups }])]);
    expect(await punto(cups)).toMatchObject({ ...aMano, codigoPostal: '28001', derechosExtensionKw: 9.2 });
  });
});

describe('SIPS consumption', () => {
  test('is kept in kWh, with the consumption of the last year', async () => {
    const cups = cupsDePrueba(10);
    const importacion = await importFile('admin', ['consumos.csv', consumosDe(cups, 14)]);
    expect(cuentas(importacion)).toEqual({ ...NADA, nuevas: 14 });
    const filas = await consumos(cups);
    expect(filas).toHaveLength(14);
    expect(filas[1]).toEqual({
      cups,
      desde: '2025-10-31',
      hasta: '2025-11-30',
      codigoTarifa: '018',
      tipoLectura: '1',
      fuente: 'sips',
      activaKwh: [100, 200, 100.001],
      reactivaKvarh: [],
      capacitivaKvarh: null,
      maximetroKw: [3.1, 2.8],
    });
    const { consumoAnualKwh, tarifa, potenciasKw, distribuidora } = await punto(cups);
    expect([tarifa, potenciasKw, distribuidora]).toEqual([null, [], '0021']);
    // From December 2025 to November 2026 there are 365 days.
    expect(consumoAnualKwh).toBeCloseTo(12 * 400 + 0.09, 3);
  });

  test('gives the same before and after the sheet of its point', async () => {
    const [antes, despues, juntos] = [cupsDePrueba(11), cupsDePrueba(12), cupsDePrueba(13)];
    await importFile('admin', ['c.csv', consumosDe(antes)]);
    await importFile('admin', ['p.csv', sipsPs([{ cups: antes }])]);
    await importFile('admin', ['p.csv', sipsPs([{ cups: despues }])]);
    await importFile('admin', ['c.csv', consumosDe(despues)]);
    const pareja = await importFile(
      'admin',
      ['c.csv', consumosDe(juntos)],
      ['p.csv', sipsPs([{ cups: juntos }])],
    );
    expect(pareja.nombre).toBe('c.csv y 1 más');
    expect(pareja.formatos).toEqual(['SIPS2, consumos', 'SIPS2, puntos de suministro']);
    expect(cuentas(pareja)).toEqual({ ...NADA, nuevas: 13 });
    const sinIdentidad = async (cups: string) => {
      const { busqueda, actualizadoEn, version, ...resto } = await punto(cups);
      return { ...resto, cups: '' };
    };
    expect(await sinIdentidad(antes)).toEqual(await sinIdentidad(juntos));
    expect(await sinIdentidad(despues)).toEqual(await sinIdentidad(juntos));
  });

  test('that comes again changes what is different and adds what is new', async () => {
    const cups = cupsDePrueba(14);
    await importFile('admin', ['c.csv', consumosDe(cups, 3)]);
    const antes = await punto(cups);
    const otra = consumosDe(cups, 5).replace('100002,', '900002,');
    expect(cuentas(await importFile('admin', ['c.csv', otra]))).toEqual({
      ...NADA,
      nuevas: 2,
      cambiadas: 1,
      iguales: 2,
    });
    expect((await consumos(cups))[2]?.activaKwh).toEqual([100, 200, 900.002]);
    expect((await punto(cups)).consumoAnualKwh).not.toBe(antes.consumoAnualKwh);
  });

  test('typed by hand for the same dates stays', async () => {
    const cups = cupsDePrueba(15);
    await importFile('admin', ['c.csv', consumosDe(cups, 2)]);
    await db
      .updateTable('consumo')
      .set({ fuente: 'manual', activaKwh: [1] })
      .where('cups', '=', cups)
      .where('hasta', '=', '2025-11-30')
      .execute();
    expect(cuentas(await importFile('admin', ['c.csv', consumosDe(cups, 2, 777_000)]))).toEqual({
      ...NADA,
      cambiadas: 1,
      iguales: 1,
    });
    expect((await consumos(cups)).map(({ activaKwh }) => activaKwh)).toEqual([[777, 1554, 777], [1]]);
  });

  test('that a file brings twice is what its last row says', async () => {
    const cups = cupsDePrueba(16);
    const fila = (wh: number) => filaConsumo(cups, '2026-01-31', '2026-02-28', [wh]);
    const importacion = await importFile('admin', ['c.csv', fila(1000) + consumosDe(cups, 2) + fila(2000)]);
    expect(cuentas(importacion)).toEqual({ ...NADA, nuevas: 3, iguales: 1 });
    expect((await consumos(cups)).at(-1)?.activaKwh).toEqual([2]);
  });
});

test('the same files twice change nothing, not even the date of anything', async () => {
  const cups = [20, 21, 22].map((numero) => cupsDePrueba(numero));
  const ficheros = [
    ['ps.csv', sipsPs(cups.map((unCups) => ({ cups: unCups, ultimaLectura: '' })))],
    ['consumos.csv', cups.map((unCups) => consumosDe(unCups, 24)).join('')],
  ] as const;
  const foto = async () => [
    await db.selectFrom('puntoSuministro').selectAll().orderBy('cups').execute(),
    await db.selectFrom('consumo').selectAll().orderBy('cups').orderBy('hasta').execute(),
    await db.selectFrom('fichaSips').selectAll().orderBy('cups').execute(),
  ];
  expect(cuentas(await importFile('admin', ...ficheros))).toEqual({ ...NADA, nuevas: 3 + 72 });
  const antes = await foto();
  expect(cuentas(await importFile('admin', ...ficheros))).toEqual({ ...NADA, iguales: 3 + 72 });
  expect(await foto()).toEqual(antes);
});
