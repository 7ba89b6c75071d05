import { gzipSync } from 'node:zlib';
import { formatFecha, horasDelDia, parseFecha } from '@vatio/domain';
import { describe, expect, test } from 'vitest';
import { bancoDePrueba } from './modules/importaciones/test-banco.ts';

const { app, as, db, importFile, send } = await bancoDePrueba();

function dayOf(fecha: string) {
  const dia = parseFecha(fecha);
  if (!dia.ok) throw new Error(dia.issue.message);
  return dia.value;
}

/** A file of OMIE with one price for all of a day, or one for each of its periods. */
function omieDe(fecha: string, precio: number | ((periodo: number) => number | string), version = 1) {
  const dia = dayOf(fecha);
  const periodos = horasDelDia(dia) * (fecha < '2025-10-01' ? 1 : 4);
  const filas = Array.from({ length: periodos }, (_, i) => {
    const valor = typeof precio === 'number' ? precio : precio(i);
    return `${fecha.replaceAll('-', ';')};${i + 1};${valor};${valor};`;
  });
  const nombre = `marginalpdbc_${fecha.replaceAll('-', '')}.${version}`;
  return [nombre, `MARGINALPDBC;\n${filas.join('\n')}\n*\n`] as const;
}

async function get(ruta: string, rol: 'admin' | 'comercial' | 'cliente' = 'comercial') {
  const respuesta = await app.inject({ url: `/v1/mercado/series${ruta}`, headers: await as(rol) });
  return { status: respuesta.statusCode, body: respuesta.json() };
}

async function post(llamada: string, payload: object) {
  const headers = await as('comercial');
  const respuesta = await app.inject({ method: 'POST', url: `/v1/calculos/${llamada}`, headers, payload });
  return { status: respuesta.statusCode, body: respuesta.json() };
}

describe('the series of the market', () => {
  test('come in as they are published, hours and quarters, by an administrator', async () => {
    const importacion = await importFile(
      'admin',
      omieDe('2025-09-30', 50),
      omieDe('2025-10-01', (i) => i / 4),
    );
    expect(importacion).toMatchObject({ estado: 'terminada', filas: 240, nuevas: 240, rechazadas: 0 });
    expect(importacion.formatos).toEqual(['Precios del mercado diario de OMIE']);
    const { body } = await get('/omie?desde=2025-09-29&hasta=2025-10-01', 'cliente');
    expect(body).toMatchObject({ id: 'omie', unidad: '€/MWh' });
    expect(body.dias.map((dia: { resolucion: number }) => dia.resolucion)).toEqual([60, 15]);
    expect(body.dias[1].valores.slice(0, 3)).toEqual([0, 0.25, 0.5]);
    expect(body.huecos).toEqual([{ dia: '2025-09-29', horas: Array.from({ length: 24 }, (_, i) => i + 1) }]);
    const { body: lista } = await get('');
    expect(lista.series.find(({ id }: { id: string }) => id === 'omie')).toMatchObject({
      desde: '2025-09-30',
      hasta: '2025-10-01',
      dias: 2,
      diasSinDatos: 0,
    });
    expect(lista.series.find(({ id }: { id: string }) => id === 'pvpc')).toMatchObject({
      desde: null,
      dias: 0,
    });
  });

  test('are of the whole house: nobody else brings them', async () => {
    for (const rol of ['comercial', 'cliente'] as const) {
      const respuesta = await send(rol, omieDe('2025-01-14', 50));
      expect(respuesta.statusCode).toBe(403);
      expect(respuesta.json().errors.file).toContain('las importa un administrador');
    }
  });

  test('change nothing when they come twice, keep what was there before, and the newest version wins', async () => {
    const valores = async () => (await get('/omie?desde=2025-02-03&hasta=2025-02-03')).body.dias[0].valores;
    await importFile('admin', omieDe('2025-02-03', 50));
    expect(await importFile('admin', omieDe('2025-02-03', 50))).toMatchObject({
      nuevas: 0,
      cambiadas: 0,
      iguales: 48,
    });
    expect(await importFile('admin', omieDe('2025-02-03', 70, 2))).toMatchObject({ nuevas: 48 });
    expect((await valores())[0]).toBe(70);
    await importFile('admin', omieDe('2025-02-03', 60));
    expect((await valores())[0]).toBe(70);
    const corregida = omieDe('2025-02-03', (hora) => (hora === 0 ? 71 : ''), 2);
    expect(await importFile('admin', corregida)).toMatchObject({ nuevas: 0, cambiadas: 2 });
    expect((await valores()).slice(0, 2)).toEqual([71, 70]);
  });

  test('name the hours that were published empty, and those of the days when the clock changes', async () => {
    await importFile(
      'admin',
      omieDe('2025-03-30', (hora) => (hora === 22 ? '' : -5)),
    );
    const { body } = await get('/omie?desde=2025-03-30&hasta=2025-03-30');
    expect(body.dias[0].valores).toHaveLength(23);
    expect(body.huecos).toEqual([{ dia: '2025-03-30', horas: [23] }]);
  });

  test('of a month that no file has opened, as a restored backup has them, are read and go on in their month', async () => {
    const dia = { serie: 'omie', dia: '2024-03-01', version: 1, revision: 1, resolucion: 60 as const };
    await db
      .insertInto('valorDeMercado')
      .values({ ...dia, valores: new Array(24).fill(33) })
      .execute();
    const ruta = '/omie?desde=2024-03-01&hasta=2024-03-02';
    expect((await get(ruta)).body.dias[0].valores[0]).toBe(33);
    const importacion = await importFile('admin', omieDe('2024-03-01', 34), omieDe('2024-03-02', 35));
    expect(importacion).toMatchObject({ estado: 'terminada', nuevas: 72, cambiadas: 24 });
    const { body } = await get(ruta);
    expect(body.dias.map(({ valores }: { valores: number[] }) => valores[0])).toEqual([34, 35]);
  });

  test.each([
    ['/no-existe?desde=2025-01-01&hasta=2025-01-02', 404, undefined],
    ['/toString?desde=2025-01-01&hasta=2025-01-02', 404, undefined],
    ['/omie?desde=2025-01-02&hasta=2025-01-01', 400, 'hasta'],
    ['/omie?desde=2020-01-02&hasta=2025-01-01', 400, 'hasta'],
    ['/omie?desde=2025-02-30&hasta=2025-03-01', 400, 'desde'],
  ])('are asked for by their name and dates: %s', async (ruta, status, campo) => {
    const respuesta = await get(ruta);
    expect(respuesta.status).toBe(status);
    if (campo) expect(Object.keys(respuesta.body.errors)).toContain(campo);
  });
});

describe('a calculation without prices of its own', () => {
  const dia = '2026-01-13';
  const kwh = new Array<number>(24).fill(0.5);
  const INDEXADO = {
    tarifa: '2.0TD',
    zona: 'peninsula',
    terminos: { margenEurKwh: 0.01 },
    peajesIncluidos: true,
    curva: { desde: dia, kwh, resolucion: 60 },
  };

  test('takes the stored day-ahead prices, as if they had been given, and names the hour that is missing', async () => {
    expect((await post('indexado', INDEXADO)).body.errors.mercado).toContain(
      '13/01/2026, hora 1, y el de otras 23',
    );
    await importFile(
      'admin',
      omieDe(dia, (cuarto) => (cuarto % 7) * 12.5),
    );
    const eurMwh = Array.from({ length: 96 }, (_, i) => (i % 7) * 12.5);
    const { body: guardado } = await post('indexado', INDEXADO);
    const { body: dado } = await post('indexado', {
      ...INDEXADO,
      mercado: { desde: dia, eurMwh, resolucion: 15 },
    });
    expect(guardado).toEqual(dado);
  });

  test('begins the day of Canarias an hour after that of the peninsula', async () => {
    const canarias = { ...INDEXADO, zona: 'canarias' };
    expect((await post('indexado', canarias)).body.errors.mercado).toContain('13/01/2026, hora 24');
    await importFile('admin', omieDe('2026-01-14', 400));
    const ultimaHora = {
      ...canarias,
      curva: { desde: dia, kwh: kwh.map((_, hora) => (hora === 23 ? 1 : 0)) },
    };
    const { body } = await post('indexado', ultimaHora);
    expect(body.terminos[0].importeEur).toBe(0.4);
    expect(body.avisos.join()).toContain('despacho');
  });

  test('takes the stored losses of the hours that have them, and says of how many', async () => {
    const mercado = { desde: dia, eurMwh: kwh.map(() => 60), resolucion: 60 };
    const enUnaHora = {
      ...INDEXADO,
      mercado,
      curva: { desde: dia, kwh: kwh.map((_, hora) => (hora === 7 ? 1 : 0)) },
    };
    const perdido = async () => {
      const { body } = await post('indexado', enUnaHora);
      const importe = (nombre: string) =>
        body.terminos.find((termino: { nombre: string }) => termino.nombre === nombre).importeEur;
      return {
        ratio: importe('perdidas') / (importe('mercado') + importe('capacidad')),
        avisos: body.avisos.join(),
      };
    };
    const deLaNorma = await perdido();
    expect(deLaNorma.ratio).toBeCloseTo(0.18, 3);
    expect(deLaNorma.avisos).not.toContain('liquicomun');
    const horas = kwh.map((_, hora) => (hora === 7 ? '25.00' : '')).join(';');
    await importFile('admin', ['C2_perd20TD', `perd20TD;\n2026-02-01 10:00:00;\n13/01/2026;${horas};\n*\n`]);
    const deRee = await perdido();
    expect(deRee.ratio).toBeCloseTo(0.25, 3);
    expect(deRee.avisos).toContain('(liquicomun) en 1 de las 24 horas');
  });

  test('takes the stored PVPC and the stored profile of REE', async () => {
    const PVPC = {
      zona: 'baleares',
      desde: '2026-01-12',
      hasta: dia,
      potencias: [3, 3],
      consumos: [0, 0, 9],
    };
    expect((await post('pvpc', PVPC)).body.errors.pvpc).toContain('13/01/2026, hora 1');
    const filas = Array.from(kwh, (_, hora) => ({
      Dia: '13/01/2026',
      Hora: `${hora}-${hora + 1}`,
      PCB: hora === 7 ? '200,00' : '100,00',
    }));
    await importFile('admin', ['pvpc.json', JSON.stringify({ PVPC: filas })]);
    const plana = await post('pvpc', PVPC);
    expect(plana.body).toMatchObject({ fuente: 'perfil', terminoEnergia: 1.01 });
    expect(plana.body.avisos.join()).toContain('por igual');
    const perfil = kwh.map((_, hora) => `2026;1;13;${hora + 1};0;${hora === 7 ? 0.0002 : 0.0001}`);
    const cabecera = 'AÑO;MES;DIA;HORA;VERANO(1)/INVIERNO(0);COEF. PERFIL 2.0TD';
    // REE publishes it packed.
    await importFile('admin', ['PERFF_202601.gz', gzipSync([cabecera, ...perfil].join('\n'))]);
    // Eight hours of valle, the dearest of which weighs two ninths: 7 kWh at 0.10 and 2 at 0.20.
    const deRee = await post('pvpc', PVPC);
    expect(deRee.body).toMatchObject({ fuente: 'perfil', terminoEnergia: 1.1 });
    expect(deRee.body.avisos.join()).toContain('por el perfil de REE de 2.0TD');
  });
});

test('a year of OMIE comes in and is answered whole', async () => {
  const ficheros = Array.from({ length: 365 }, (_, i) => omieDe(formatFecha(dayOf('2024-12-31') + 1 + i), i));
  const junto = ficheros.map(([, contenido]) => contenido).join('');
  const importacion = await importFile('admin', ['marginalpdbc_2025.txt', junto]);
  expect(importacion).toMatchObject({
    estado: 'terminada',
    rechazadas: 0,
    filas: 2 * (273 * 24 - 1 + 92 * 96 + 4),
  });
  const { body } = await get('/omie-portugal?desde=2025-01-01&hasta=2025-12-31');
  expect(body.dias).toHaveLength(365);
  expect(body.huecos).toEqual([]);
});
