import { puntosImportacion } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { CUPS, carteraDePrueba, headersOf, VIEWERS } from '../../cartera/test-cartera.ts';

const harness = await testApp();
const { app, db } = harness;
await carteraDePrueba(db);

type Quien = keyof typeof VIEWERS;

const call = async (quien: Quien, method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({ method, url: `/v1${url}`, headers: await headersOf(harness, VIEWERS[quien]), payload });

const define = async (clase: string, nombre: string, valores: readonly string[] = []): Promise<string> => {
  const campo = { entidad: 'punto-suministro', clase, nombre, valores };
  return (await call('admin', 'POST', '/campos', campo)).json().hueco;
};
const use = await define('opcion', 'Uso', ['Hotel', 'Oficina']);
const rooms = await define('numero', 'Habitaciones');

async function importFile(quien: Quien, fichero: string | Buffer, query: string) {
  const form = new FormData();
  form.set('fichero', new Blob([Uint8Array.from(Buffer.from(fichero))]), 'suministros.csv');
  const cuerpo = new Response(form);
  const headers = await headersOf(harness, VIEWERS[quien]);
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/puntos-suministro/importacion?${query}`,
    headers: { ...headers, 'content-type': cuerpo.headers.get('content-type') ?? '' },
    payload: Buffer.from(await cuerpo.arrayBuffer()),
  });
  expect([answer.statusCode, answer.json().detail]).toEqual([200, undefined]);
  return puntosImportacion.importFile.response.parse(answer.json());
}

const find = (cups: string) =>
  db.selectFrom('puntoSuministro').selectAll().where('cups', '=', cups).executeTakeFirstOrThrow();

const HEAD = 'CUPS;Etiquetas;Uso;Habitaciones';

test('the template of a file of supply points has its CUPS, the tags and the own fields in use', async () => {
  const { body } = await call('comercial', 'GET', '/puntos-suministro/plantilla');
  expect(body.trim().replace('\uFEFF', '')).toBe(HEAD);
});

test('a file of supply points says what is wrong by row, and which are not in the portfolio of who brings it', async () => {
  const rows = [
    `${CUPS.taller};Cadena;casino;doce`,
    `${CUPS.taller};Cadena;;`,
    'ES0021000000000001AA;;;',
    `${CUPS.deOtro};Cadena;;`,
  ];
  const { ensayo } = await importFile('comercial', [HEAD, ...rows].join('\n'), 'ensayo=si');
  expect(ensayo).toMatchObject({ errores: 4, creados: 0, cambiados: 0 });
  expect(ensayo?.filas.map(({ motivo }) => motivo)).toEqual([
    expect.stringContaining('Uso: «Uso» ha de ser uno de Hotel, Oficina'),
    'CUPS: Está dos veces en el fichero',
    'CUPS: Las letras de control del CUPS son «AA» y deberían ser «RK»',
    'CUPS: No está en tu cartera: impórtalo antes con su SIPS',
  ]);
  const { ensayo: creating } = await importFile(
    'comercial',
    `${HEAD}\n${CUPS.taller};Cadena;;`,
    'ensayo=si&modo=crear',
  );
  expect(creating?.filas[0]?.motivo).toBe('CUPS: Ya está');
});

test('tags and own fields of supply points come with a file, back in an export without a change, and are undone but for what was written since', async () => {
  await db
    .updateTable('puntoSuministro')
    .set({ etiquetas: ['Antigua'] })
    .where('cups', '=', CUPS.taller)
    .execute();
  const file = [HEAD, `${CUPS.taller};Preferente, cadena;HOTEL;1.200,5`].join('\n');
  const { ensayo } = await importFile('comercial', file, 'ensayo=si');
  expect(ensayo?.filas[0]).toMatchObject({
    accion: 'cambiar',
    clave: CUPS.taller,
    cambios: expect.arrayContaining(['Etiquetas', 'Uso', 'Habitaciones']),
  });
  expect(await find(CUPS.taller)).toMatchObject({ [use]: null, etiquetas: ['Antigua'] });

  const { operacion } = await importFile('comercial', file, 'ensayo=no');
  expect(operacion).toMatchObject({ tipo: 'importacion-puntos', hechas: 1, rechazadas: 0 });
  expect(await find(CUPS.taller)).toMatchObject({ [use]: 'Hotel', [rooms]: 1200.5 });
  expect((await find(CUPS.taller)).etiquetas.toSorted()).toEqual(['Preferente', 'cadena']);

  for (const formato of ['csv', 'xlsx']) {
    const { rawPayload } = await call(
      'comercial',
      'GET',
      `/puntos-suministro/exportacion?formato=${formato}`,
    );
    const again = await importFile('comercial', rawPayload, 'ensayo=si');
    expect(again.ensayo).toMatchObject({ errores: 0, cambiados: 0 });
    expect(again.ensayo?.sinCambios).toBeGreaterThan(0);
  }

  const since = { entidad: 'punto-suministro', id: CUPS.taller, valores: { [rooms]: 8 } };
  expect((await call('comercial', 'POST', '/campos/cambio', since)).statusCode).toBe(200);
  const undone = await call('comercial', 'POST', `/operaciones/${operacion?.id}/deshacer`);
  expect(undone.statusCode, undone.body).toBe(200);
  expect(await find(CUPS.taller)).toMatchObject({ [use]: null, [rooms]: 8, etiquetas: ['Antigua'] });
});
