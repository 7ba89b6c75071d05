import { describe, expect, test } from 'vitest';
import { bancoDePrueba, cuentas } from './test-banco.ts';
import { cupsDePrueba, datadis } from './test-ficheros.ts';

const { importFile, importAnswering, send, db } = await bancoDePrueba();

const NADA = { nuevas: 0, cambiadas: 0, iguales: 0, rechazadas: 0 };

/** The Wh of a day's intervals, null where there is no reading. */
async function dia(cups: string, fecha: string, magnitud: 'activa' | 'vertida' = 'activa') {
  const fila = await db
    .selectFrom('curvaDia')
    .selectAll()
    .where('cups', '=', cups)
    .where('dia', '=', fecha)
    .where('magnitud', '=', magnitud)
    .executeTakeFirst();
  if (!fila) return undefined;
  const ancho = fila.wh.length > 2 * 25 * (60 / fila.resolucion) ? 4 : 2;
  const wh = Array.from({ length: fila.wh.length / ancho }, (_, i) => {
    const valor = fila.wh.readUIntBE(i * ancho, ancho);
    return valor === 2 ** (8 * ancho) - 1 ? null : valor;
  });
  const estimados = wh.map((_, i) => ((fila.estimados?.[i >> 3] ?? 0) & (0x80 >> (i & 7))) > 0);
  return { wh, estimados, resolucion: fila.resolucion };
}

const iguales = (cuantos: number, wh: number | null) => Array.from({ length: cuantos }, () => wh);

describe('an hourly curve', () => {
  test('is kept by day, in Wh, and makes its point', async () => {
    const cups = cupsDePrueba(1);
    const fichero = datadis(cups, ['2026-01-10', '2026-01-11'], (_, hora) => `${hora},000`);
    const importacion = await importFile('admin', ['datadis.csv', fichero]);
    expect(cuentas(importacion)).toEqual({ ...NADA, nuevas: 48 });
    expect([importacion.formatos, importacion.avisos]).toEqual([
      ['Datadis, consumo horario'],
      ['La hora es el final del intervalo: el fichero trae las 24:00'],
    ]);
    expect(await dia(cups, '2026-01-11')).toEqual({
      wh: Array.from({ length: 24 }, (_, i) => (i + 1) * 1000),
      estimados: iguales(24, null).map(() => false),
      resolucion: 60,
    });
    const punto = await db.selectFrom('puntoSuministro').selectAll().where('cups', '=', cups).execute();
    expect(punto).toMatchObject([{ distribuidora: '0021', frontera: null, tarifa: null }]);
  });

  test('that comes again adds what is new, changes what is different and takes nothing away', async () => {
    const cups = cupsDePrueba(2);
    const dias = ['2026-01-10', '2026-01-11'];
    await importFile('admin', ['a.csv', datadis(cups, dias)]);
    expect(cuentas(await importFile('admin', ['a.csv', datadis(cups, dias)]))).toEqual({
      ...NADA,
      iguales: 48,
    });
    const otra = datadis(cups, ['2026-01-11', '2026-01-12'], (fecha, hora) =>
      fecha === '2026-01-11' && hora <= 3 ? ['70,000', '', '0,500'][hora - 1]! : '0,500',
    );
    expect(cuentas(await importFile('admin', ['b.csv', otra]))).toEqual({
      ...NADA,
      nuevas: 24,
      cambiadas: 1,
      iguales: 23,
    });
    // 70 kWh are 70,000 Wh, which no longer fit in two bytes.
    expect((await dia(cups, '2026-01-11'))?.wh).toEqual([70_000, ...iguales(23, 500)]);
  });

  test('keeps blanks as blanks until they are filled, and what is estimated until it is not', async () => {
    const cups = cupsDePrueba(3);
    const conHuecos = datadis(cups, ['2026-01-10'], (_, hora) => (hora === 5 ? '' : '0,500'));
    const estimada = conHuecos.replace('07:00;0,500;Real', '07:00;0,500;Estimada');
    const primera = await importFile('admin', ['a.csv', estimada]);
    expect(cuentas(primera)).toEqual({ ...NADA, nuevas: 23, iguales: 1 });
    expect(primera.avisos).toContain('1 intervalos sin lectura: quedan en blanco');
    const guardado = await dia(cups, '2026-01-10');
    expect(guardado?.wh).toEqual([...iguales(4, 500), null, ...iguales(19, 500)]);
    expect(guardado?.estimados.indexOf(true)).toBe(6);
    const completa = await importFile('admin', ['b.csv', datadis(cups, ['2026-01-10'])]);
    expect(cuentas(completa)).toEqual({ ...NADA, nuevas: 1, cambiadas: 1, iguales: 22 });
    expect((await dia(cups, '2026-01-10'))?.estimados).not.toContain(true);
  });

  test('has 25 hours when the clock goes back', async () => {
    const cups = cupsDePrueba(4);
    const horas = Array.from({ length: 24 }, (_, hora) => {
      const fila = (wh: number) => `${cups};25/10/2026 ${String(hora).padStart(2, '0')}:00;${wh};0`;
      return hora === 2 ? `${fila(200)}\n${fila(201)}` : fila(hora * 100);
    });
    const fichero = ['CUPS;FechaHora;CONSUMO Wh;GENERACION Wh', ...horas, ''].join('\n');
    expect(cuentas(await importFile('admin', ['ide.csv', fichero]))).toEqual({ ...NADA, nuevas: 25 });
    expect((await dia(cups, '2026-10-25'))?.wh.slice(0, 5)).toEqual([0, 100, 200, 201, 300]);
    expect(await dia(cups, '2026-10-25', 'vertida')).toBeUndefined();
  });

  test('brings the energies that are not zero all along', async () => {
    const cups = cupsDePrueba(5);
    const fichero = [
      'CUPS;Fecha;Hora;AE_kWh;AS_KWh;AE_AUTOCONS_kWh;REAL/ESTIMADO',
      ...Array.from(
        { length: 24 },
        (_, i) => `${cups};25/01/2026;${i + 1};0,500;${i === 12 ? '1,250' : '0,000'};0,000;R`,
      ),
    ].join('\n');
    await importFile('admin', ['e.csv', fichero]);
    expect((await dia(cups, '2026-01-25', 'vertida'))?.wh).toEqual([
      ...iguales(12, 0),
      1250,
      ...iguales(11, 0),
    ]);
  });

  test('does without what is negative, and says so', async () => {
    const cups = cupsDePrueba(6);
    const fichero = datadis(cups, ['2026-01-10'], (_, hora) => (hora === 2 ? '-1,000' : '0,500'));
    const importacion = await importFile('admin', ['a.csv', fichero]);
    expect(importacion.avisos).toContain('1 lecturas negativas: no se guardan');
    expect((await dia(cups, '2026-01-10'))?.wh[1]).toBeNull();
  });
});

/** A day of quarter-hours as a P2D file brings it. */
function p2d(cups: string, kwh: number): string {
  return Array.from({ length: 96 }, (_, i) => {
    const fin = (i + 1) * 15;
    const fecha = fin === 1440 ? '2026/01/11 00:00:00' : `2026/01/10 ${hora(fin)}:00`;
    return `${cups}0F;11;${fecha};0;${kwh};0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;1;1;\n`;
  }).join('');
}

function hora(minutos: number): string {
  return [Math.floor(minutos / 60), minutos % 60].map((cifra) => String(cifra).padStart(2, '0')).join(':');
}

test('quarters say more than hours: they take their place, and not the other way round', async () => {
  const cups = cupsDePrueba(10);
  await importFile('admin', ['horas.csv', datadis(cups, ['2026-01-10'])]);
  const cuartos = await importFile('admin', ['P2D', p2d(cups, 2)]);
  expect(cuartos.formatos).toEqual(['P2D']);
  expect(cuentas(cuartos)).toEqual({ ...NADA, cambiadas: 96 });
  expect(await dia(cups, '2026-01-10')).toMatchObject({ resolucion: 15, wh: iguales(96, 2000) });
  const horas = await importFile('admin', ['horas.csv', datadis(cups, ['2026-01-10'])]);
  expect(cuentas(horas)).toEqual({ ...NADA, iguales: 24 });
  expect((await dia(cups, '2026-01-10'))?.resolucion).toBe(15);
});

describe('a file with more readings than fit in memory', () => {
  const cups = Array.from({ length: 2600 }, (_, i) => cupsDePrueba(10_000 + i));
  const completo = iguales(24, 500);

  test('is imported by supply point', async () => {
    const pocos = cups.slice(0, 10);
    const dias = Array.from({ length: 300 }, (_, i) =>
      new Date(Date.UTC(2025, 3, 1 + i)).toISOString().slice(0, 10),
    );
    const fichero = pocos.map((unCups) => datadis(unCups, dias)).join('');
    const importacion = await importFile('admin', ['por-punto.csv', fichero]);
    // March has one hour less and October one more: labels 1 to 24 leave the 25th hour blank.
    expect(cuentas(importacion)).toEqual({ ...NADA, nuevas: 10 * 300 * 24 });
    for (const unCups of [pocos[0]!, pocos.at(-1)!]) {
      expect((await dia(unCups, dias[0]!))?.wh).toEqual(completo);
      expect((await dia(unCups, dias.at(-1)!))?.wh).toEqual(completo);
    }
  });

  test('is imported by hour', async () => {
    const filas = Array.from({ length: 24 }, (_, i) =>
      cups.map((unCups) => `${unCups};2026/02/10;${String(i + 1).padStart(2, '0')}:00;0,500;Real`).join('\n'),
    );
    const fichero = ['CUPS;Fecha;Hora;consumo_kWh;metodoObtencion', ...filas, ''].join('\n');
    const importacion = await importFile('admin', ['por-hora.csv', fichero]);
    expect(cuentas(importacion)).toEqual({ ...NADA, nuevas: 2600 * 24 });
    for (const unCups of [cups[0]!, cups.at(-1)!])
      expect((await dia(unCups, '2026-02-10'))?.wh).toEqual(completo);
  });
});

describe('the hours of an imported curve', () => {
  const alInicio = (cups: string, desde = 0, cuantas = 24) => [
    'CUPS;Fecha;Hora;consumo_kWh;metodoObtencion',
    ...Array.from({ length: cuantas }, (_, i) => {
      const h = desde + i;
      return `${cups};2026/01/14;${hora(h * 60)};${h},000;Real`;
    }),
  ];

  test('are placed where the file shows, and the import says how they were read', async () => {
    const cups = cupsDePrueba(60);
    const importacion = await importFile('admin', ['datadis.csv', alInicio(cups).join('\n')]);
    expect(cuentas(importacion)).toEqual({ ...NADA, nuevas: 24 });
    expect(importacion.avisos).toEqual([expect.stringMatching(/^La hora es el principio del intervalo: /)]);
    expect((await dia(cups, '2026-01-14'))?.wh).toEqual(Array.from({ length: 24 }, (_, h) => h * 1000));
  });

  test('are asked about before anything is kept, and placed by the answer', async () => {
    const cups = cupsDePrueba(61);
    const fichero = ['trozo.csv', alInicio(cups, 9, 3).join('\n')] as const;
    const pregunta = await send('admin', fichero);
    expect([pregunta.statusCode, pregunta.json().code]).toEqual([422, 'etiqueta-dudosa']);
    expect(pregunta.json().errors.etiqueta).toContain('el principio o el final');
    expect(await dia(cups, '2026-01-14')).toBeUndefined();
    await importAnswering('admin', { etiqueta: 'inicio' }, fichero);
    expect((await dia(cups, '2026-01-14'))?.wh.slice(8, 13)).toEqual([null, 9000, 10_000, 11_000, null]);
  });

  test('that were placed an hour early come right when the same file is brought again', async () => {
    const cups = cupsDePrueba(62);
    const antes = [...alInicio(cups), `${cups};2026/01/15;00:00;24,000;Real`].join('\n');
    await importAnswering('admin', { etiqueta: 'fin' }, ['antes.csv', antes]);
    expect((await dia(cups, '2026-01-13'))?.wh).toEqual([...iguales(23, null), 0]);
    expect((await dia(cups, '2026-01-14'))?.wh.slice(0, 3)).toEqual([1000, 2000, 3000]);
    const otra = await importFile('admin', ['entero.csv', alInicio(cups).join('\n')]);
    expect(otra.cambiadas).toBe(24);
    expect(otra.avisos).toContainEqual(
      expect.stringMatching(/^1 lecturas sueltas del día anterior se quitan/),
    );
    expect((await dia(cups, '2026-01-14'))?.wh).toEqual(Array.from({ length: 24 }, (_, h) => h * 1000));
    expect(await dia(cups, '2026-01-13')).toBeUndefined();
  });

  test('leave the day before as it is where it is another reading, or not alone', async () => {
    const [a, b] = [cupsDePrueba(64), cupsDePrueba(65)];
    const vispera = (cups: string, kwh: number, horas: readonly number[]) =>
      datadis(cups, ['2026-01-13'], (_, h) => (horas.includes(h) ? `${kwh},000` : ''));
    await importFile('admin', ['a.csv', vispera(a, 7, [24])]);
    await importFile('admin', ['b.csv', vispera(b, 0, [23, 24])]);
    for (const cups of [a, b]) await importFile('admin', ['entero.csv', alInicio(cups).join('\n')]);
    expect((await dia(a, '2026-01-13'))?.wh.at(-1)).toBe(7000);
    expect((await dia(b, '2026-01-13'))?.wh.slice(-2)).toEqual([0, 0]);
  });

  test('keep a file out of which too many rows cannot be read, unless its sender takes the rest', async () => {
    const cups = cupsDePrueba(63);
    const malas = Array.from({ length: 3 }, () => `${cups};2026/01/14;P1;1;Real`);
    const fichero = ['malas.csv', [...alInicio(cups), ...malas].join('\n')] as const;
    const respuesta = await send('admin', fichero);
    expect([respuesta.statusCode, respuesta.json().code]).toEqual([422, 'demasiadas-rechazadas']);
    expect(respuesta.json().datos).toEqual({ filas: 27, rechazadas: 3 });
    expect(await dia(cups, '2026-01-14')).toBeUndefined();
    const importacion = await importAnswering('admin', { aceptarRechazadas: 'si' }, fichero);
    expect(cuentas(importacion)).toEqual({ ...NADA, nuevas: 24, rechazadas: 3 });
  });
});
