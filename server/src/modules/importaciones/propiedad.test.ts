import type { auth } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { countForeignCodesOfFile } from '../../platform/foreign-codes.ts';
import { TEST_USERS } from '../../platform/test-app.ts';
import { bancoDePrueba, cuentas } from './test-banco.ts';
import { consumosDe, cupsDePrueba, datadis, sipsPs } from './test-ficheros.ts';

const { app, as, db, importFile, importAnswering } = await bancoDePrueba();

const otroUsuario = '00000000-0000-4000-8000-000000000009';
await db
  .insertInto('usuario')
  .values({
    id: otroUsuario,
    nombre: 'Otra comercial',
    nombreUsuario: 'otra',
    email: 'otra@prueba.es',
    rol: 'comercial',
    estado: 'activo',
    claveHash: 'x',
  })
  .execute();
const createComercial = async (usuarioId: string, responsableId: string | null = null) => {
  const fila = { nombre: `Comercial ${usuarioId.at(-1)}`, usuarioId, responsableId };
  const { id } = await db.insertInto('comercial').values(fila).returning('id').executeTakeFirstOrThrow();
  return id;
};
const propio = await createComercial(TEST_USERS.comercial.id);
const ajeno = await createComercial(otroUsuario);
const suCliente = await db
  .insertInto('cliente')
  .values({ tipo: 'persona', nombre: 'Ana', comercialId: ajeno, usuarioId: TEST_USERS.cliente.id })
  .returning('id')
  .executeTakeFirstOrThrow();

const createPunto = (cups: string, de: { comercialId?: string; clienteId?: string } = {}) =>
  db
    .insertInto('puntoSuministro')
    .values({ cups, distribuidora: '0021', ...de })
    .execute();
const duenoDe = async (cups: string) =>
  (await db.selectFrom('puntoSuministro').select('comercialId').where('cups', '=', cups).executeTakeFirst())
    ?.comercialId;

async function csvDeRechazos(id: string, rol: auth.Role): Promise<string[]> {
  const respuesta = await app.inject({ url: `/v1/importaciones/${id}/rechazos`, headers: await as(rol) });
  expect(respuesta.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(respuesta.body.startsWith('\uFEFFFichero;Línea;Motivo;Texto\r\n')).toBe(true);
  return respuesta.body.trim().split('\r\n').slice(1);
}

describe('a representative', () => {
  test('keeps the points that were not known, and those that nobody had', async () => {
    const [nuevo, libre, deCurva] = [cupsDePrueba(1), cupsDePrueba(2), cupsDePrueba(3)];
    await createPunto(libre);
    await importFile('comercial', ['ps.csv', sipsPs([{ cups: nuevo }, { cups: libre }])]);
    await importFile('comercial', ['curva.csv', datadis(deCurva, ['2026-01-10'])]);
    for (const cups of [nuevo, libre, deCurva]) expect(await duenoDe(cups), cups).toBe(propio);
  });

  test('does not touch those of another one, row by row', async () => {
    const [mio, deOtro] = [cupsDePrueba(10), cupsDePrueba(11)];
    await createPunto(deOtro, { comercialId: ajeno });
    const importacion = await importFile(
      'comercial',
      ['consumos.csv', consumosDe(mio, 2) + consumosDe(deOtro, 3) + consumosDe(mio, 3)],
      ['ps.csv', sipsPs([{ cups: deOtro }])],
      ['curva.csv', datadis(deOtro, ['2026-01-10'])],
    );
    expect(cuentas(importacion)).toEqual({ nuevas: 3, cambiadas: 0, iguales: 2, rechazadas: 3 + 1 + 24 });
    expect(importacion.cups).toEqual([mio]);
    const [primera, ...resto] = await csvDeRechazos(importacion.id, 'comercial');
    expect(primera).toMatch(
      new RegExp(`^consumos\\.csv;3;Pertenece a otro comercial;${deOtro}0F,2025-09-30,`),
    );
    expect(resto).toHaveLength(27);
    expect(resto[2]).toMatch(/^ps\.csv;1;Pertenece a otro comercial;/);
    expect(resto[3]).toMatch(/^curva\.csv;2;Pertenece a otro comercial;"?ES/);
    expect(await db.selectFrom('consumo').select('cups').where('cups', '=', deOtro).execute()).toEqual([]);
    expect(await db.selectFrom('curvaDia').select('cups').where('cups', '=', deOtro).execute()).toEqual([]);
  });

  test('is told of no more of others’ points than a day has, and nothing of such a file is merged', async () => {
    const [mio, deOtro] = [cupsDePrueba(13), cupsDePrueba(14)];
    await createPunto(deOtro, { comercialId: ajeno });
    const files = ['c.csv', consumosDe(mio, 1) + consumosDe(deOtro, 1)] as const;
    await sql`DELETE FROM limite`.execute(db);
    await countForeignCodesOfFile(
      db,
      TEST_USERS.comercial,
      Array.from({ length: 499 }, (_, at) => `${at}`),
    );
    for (const _ of [1, 2]) expect(cuentas(await importFile('comercial', files)).rechazadas).toBe(1);
    const second = cupsDePrueba(16);
    await createPunto(second, { comercialId: ajeno });
    const other = cupsDePrueba(15);
    const over = await importFile('comercial', ['c.csv', consumosDe(other, 1) + consumosDe(second, 1)]);
    expect([over.estado, over.motivo]).toEqual([
      'fallida',
      'Has traído más de 500 NIF o CUPS que no son de tu cartera en 24 horas: quítalos o pide a administración que lo importe',
    ]);
    expect(await duenoDe(other)).toBeUndefined();
    expect(cuentas(await importFile('comercial', ['c.csv', consumosDe(other, 1)])).nuevas).toBe(1);
    await sql`DELETE FROM limite`.execute(db);
  });

  test('does touch those of whoever is under them', async () => {
    const cups = cupsDePrueba(12);
    const equipo = await createComercial('00000000-0000-4000-8000-000000000001', propio);
    await createPunto(cups, { comercialId: equipo });
    expect(cuentas(await importFile('comercial', ['c.csv', consumosDe(cups, 2)])).nuevas).toBe(2);
    expect(await duenoDe(cups)).toBe(equipo);
  });
});

test('an administrator leaves points as free as they were', async () => {
  const [nuevo, deOtro] = [cupsDePrueba(20), cupsDePrueba(21)];
  await createPunto(deOtro, { comercialId: ajeno });
  const importacion = await importFile('admin', ['c.csv', consumosDe(nuevo, 1) + consumosDe(deOtro, 1)]);
  expect(cuentas(importacion).rechazadas).toBe(0);
  expect([await duenoDe(nuevo), await duenoDe(deOtro)]).toEqual([null, ajeno]);
});

test('a client imports for its own points alone', async () => {
  const [mio, deOtro, desconocido] = [cupsDePrueba(30), cupsDePrueba(31), cupsDePrueba(32)];
  await createPunto(mio, { clienteId: suCliente.id });
  await createPunto(deOtro);
  const dias = ['2026-01-10'];
  const importacion = await importFile(
    'cliente',
    ['curva.csv', datadis(mio, dias)],
    ['otras.csv', datadis(deOtro, dias) + datadis(desconocido, dias).replace(/^.*\n/, '')],
  );
  expect(cuentas(importacion)).toEqual({ nuevas: 24, cambiadas: 0, iguales: 0, rechazadas: 48 });
  expect((await csvDeRechazos(importacion.id, 'cliente'))[0]).toMatch(
    /^otras\.csv;2;No es un punto de suministro suyo;/,
  );
  const { rows } = await sql`SELECT cups FROM punto_suministro WHERE cups = ${desconocido}`.execute(db);
  expect(rows).toEqual([]);
});

describe('rejected rows', () => {
  test('say their file, line and reason, and are nothing that a spreadsheet would run', async () => {
    const cups = cupsDePrueba(40);
    const mala = `=cmd|'/c calc';${cups};"x"\n`;
    const importacion = await importAnswering('admin', { aceptarRechazadas: 'si' }, [
      '+c.csv',
      `${consumosDe(cups, 2)}${mala}\n${consumosDe(cups, 3)}`,
    ]);
    expect(cuentas(importacion)).toEqual({ nuevas: 3, cambiadas: 0, iguales: 2, rechazadas: 1 });
    const [linea] = await csvDeRechazos(importacion.id, 'admin');
    expect(linea).toBe(
      `'+c.csv;3;La fila tiene 1 columnas y SIPS2, consumos tiene 24;"'=cmd|'/c calc';${cups};""x"""`,
    );
  });

  test('of a curve without its CUPS are all of it', async () => {
    const fichero = datadis('', ['2026-01-10']).replaceAll('0F;', ';');
    const importacion = await importFile('admin', [
      'curva.csv',
      datadis(cupsDePrueba(41), ['2026-01-09']) + fichero,
    ]);
    expect(cuentas(importacion)).toEqual({ nuevas: 24, cambiadas: 0, iguales: 0, rechazadas: 24 });
    expect((await csvDeRechazos(importacion.id, 'admin'))[0]).toMatch(/^curva\.csv;27;Falta el CUPS;/);
  });

  test('are all counted, and listed as far as they are worth reading', async () => {
    const cups = cupsDePrueba(42);
    const malas = consumosDe(cups, 1).replace('2025-10-31', '2025-10-32').repeat(12_000);
    const fichero = ['c.csv', consumosDe(cups, 12).repeat(1000) + malas] as const;
    const importacion = await importAnswering('admin', { aceptarRechazadas: 'si' }, fichero);
    expect(cuentas(importacion)).toEqual({ nuevas: 12, cambiadas: 0, iguales: 11_988, rechazadas: 12_000 });
    const lineas = await csvDeRechazos(importacion.id, 'admin');
    expect(lineas).toHaveLength(10_001);
    expect(lineas[0]).toMatch(/^c\.csv;12001;Columna 3/);
    expect(lineas.at(-1)).toBe(';;Y otras 2000 filas rechazadas que no se listan;');
  });
});
