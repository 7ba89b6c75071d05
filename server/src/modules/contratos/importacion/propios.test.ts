import { contratosImportacion } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { CUPS, headersOf, VIEWERS } from '../../cartera/test-cartera.ts';
import { negocioDeContratos } from '../test-contratos.ts';

const harness = await testApp();
const { app, db } = harness;
const { alta, call } = await negocioDeContratos(harness);
const headers = await headersOf(harness, VIEWERS.admin);

const define = async (clase: string, nombre: string, valores: readonly string[] = []): Promise<string> =>
  (await call('admin', 'POST', '/campos', { entidad: 'contrato', clase, nombre, valores })).body.hueco;

const channel = await define('opcion', 'Canal', ['Teléfono', 'Tienda']);
const meters = await define('numero', 'Contadores');
const review = await define('fecha', 'Revisión');

async function importFile(fichero: string | Buffer, ensayo: 'si' | 'no') {
  const form = new FormData();
  form.set('fichero', new Blob([Uint8Array.from(Buffer.from(fichero))]), 'contratos.csv');
  const cuerpo = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/contratos/importacion?ensayo=${ensayo}`,
    headers: { ...headers, 'content-type': cuerpo.headers.get('content-type') ?? '' },
    payload: Buffer.from(await cuerpo.arrayBuffer()),
  });
  expect([answer.statusCode, answer.json().detail]).toEqual([200, undefined]);
  return contratosImportacion.importFile.response.parse(answer.json());
}

const undo = (operacion: { readonly id: string } | null) =>
  call('admin', 'POST', `/operaciones/${operacion?.id}/deshacer`);
const find = (cups: string) =>
  db.selectFrom('contrato').selectAll().where('cups', '=', cups).where('borradoEn', 'is', null).execute();

const HEAD = 'CUPS;Comercializadora;Producto;Canal;Contadores;Revisión;Etiquetas';
const NUEVO = `${CUPS.taller};Luz del Norte;Fijo 12;TIENDA;1.200,5;01/02/2027;Preferente, Cadena`;
const NUEVOS_VALORES = {
  [channel]: 'Tienda',
  [meters]: 1200.5,
  [review]: '2027-02-01',
  etiquetas: ['Cadena', 'Preferente'],
};

test('the template of a file of contracts has the columns of the own fields and of the tags', async () => {
  const { payload } = await app.inject({ url: '/v1/contratos/plantilla', headers });
  expect(payload.trim().split(';').slice(-4)).toEqual(['Etiquetas', 'Canal', 'Contadores', 'Revisión']);
});

test('a file of contracts says which of its own fields and tags are wrong, by row and by column', async () => {
  const wrong = `${CUPS.taller};Luz del Norte;Fijo 12;buzón;doce;32/01/2027;${'y'.repeat(41)}`;
  const { ensayo } = await importFile([HEAD, wrong].join('\n'), 'si');
  for (const said of [
    'Canal: «Canal» ha de ser uno de Teléfono, Tienda',
    'Contadores: «doce» no es un número',
    'Revisión: «32/01/2027» no es una fecha',
    'pasa de 40 caracteres',
  ])
    expect(ensayo?.filas[0]?.motivo ?? '').toContain(said);
});

test('a new contract is imported with its own fields and tags, which come back in an export without a change', async () => {
  const { operacion } = await importFile([HEAD, NUEVO].join('\n'), 'no');
  expect(operacion).toMatchObject({ hechas: 1, rechazadas: 0 });
  expect(await find(CUPS.taller)).toMatchObject([NUEVOS_VALORES]);
  for (const formato of ['csv', 'xlsx']) {
    const url = `/v1/contratos/exportacion?formato=${formato}`;
    const { rawPayload } = await app.inject({ url, headers });
    expect((await importFile(rawPayload, 'si')).ensayo).toMatchObject({ errores: 0, sinCambios: 1 });
  }
  expect((await undo(operacion)).status).toBe(200);
  expect(await find(CUPS.taller)).toEqual([]);
});

test('undoing a file of contracts gives back their own fields and tags, but for those that somebody wrote since', async () => {
  const { id } = await alta(CUPS.taller);
  await db
    .updateTable('contrato')
    .set({ [meters]: 3, etiquetas: ['Antigua'] })
    .where('id', '=', id)
    .execute();
  const { ensayo } = await importFile([HEAD, NUEVO].join('\n'), 'si');
  expect(ensayo?.filas[0]).toMatchObject({
    accion: 'cambiar',
    cambios: ['Etiquetas', 'Contadores', 'Revisión', 'Canal'],
  });
  expect(await find(CUPS.taller)).toMatchObject([{ [meters]: 3, etiquetas: ['Antigua'] }]);
  const { operacion } = await importFile([HEAD, NUEVO].join('\n'), 'no');
  expect(await find(CUPS.taller)).toMatchObject([NUEVOS_VALORES]);
  const since = { entidad: 'contrato', id, valores: { [meters]: 8 } };
  expect((await call('admin', 'POST', '/campos/cambio', since)).status).toBe(200);
  expect((await undo(operacion)).status).toBe(200);
  expect(await find(CUPS.taller)).toMatchObject([
    { [channel]: null, [meters]: 8, [review]: null, etiquetas: ['Antigua'] },
  ]);
});
