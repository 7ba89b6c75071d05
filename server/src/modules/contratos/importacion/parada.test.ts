import { setTimeout as sleep } from 'node:timers/promises';
import { importacionDeFilas } from '@vatio/contract/endpoints';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { tareasDe } from '../../../tareas.ts';
import { CUPS, headersOf, VIEWERS } from '../../cartera/test-cartera.ts';
import { startOperaciones } from '../../operaciones/ejecutor.service.ts';
import { leida } from '../../operaciones/test-operaciones.ts';
import { negocioDeContratos } from '../test-contratos.ts';

const FILAS = 400;

const banco = await testApp();
const { app, db, jobs, files } = banco;
const { call } = await negocioDeContratos(banco);
const onError = (error: unknown) => expect.fail(String(error));
const parar = await startOperaciones({
  db,
  jobs,
  tareas: tareasDe({ publicUrl: 'https://x', secret: 'x', files }),
  onError,
});
afterAll(() => parar());

async function upload(fichero: string, ensayo: 'si' | 'no') {
  const form = new FormData();
  form.set('fichero', new Blob([fichero]), 'contratos.csv');
  const cuerpo = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/contratos/importacion?ensayo=${ensayo}`,
    headers: {
      ...(await headersOf(banco, VIEWERS.admin)),
      'content-type': cuerpo.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await cuerpo.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const read = async (id: string) => leida((await call('admin', 'GET', `/operaciones/${id}`)).body);
const cuantos = async () => (await call('admin', 'GET', '/contratos')).body.count;

async function terminada(id: string) {
  for (;;) {
    const operacion = await read(id);
    if (operacion.terminada !== null) return operacion;
    await sleep(20);
  }
}

const linea = (i: number) => `${CUPS.taller};Luz del Norte;Fijo 12;M-${i}`;
const fichero = (filas: readonly string[]) =>
  ['CUPS;Comercializadora;Producto;Referencia', ...filas].join('\n');

test('a file that is stopped leaves whole rows, says how far it got, goes on, and is taken back', async () => {
  const filas = Array.from({ length: FILAS }, (_, i) => linea(i));
  // The last row repeats the first one, so that it shows that rows done before the stop are remembered.
  const { body } = await upload(fichero([...filas, linea(0)]), 'no');
  const { id, total } = leida(body.operacion);
  expect([body.operacion.estado, total]).toEqual(['en-cola', FILAS + 1]);
  while ((await read(id)).hechas === 0) await sleep(5);
  await call('admin', 'POST', `/operaciones/${id}/cancelar`);
  await sleep(300);
  const parada = await read(id);
  expect(parada).toMatchObject({ estado: 'cancelada', acciones: ['reanudar', 'deshacer'] });
  expect(parada.hechas).toBeLessThan(FILAS);
  expect(await cuantos()).toBe(parada.hechas);

  expect((await call('admin', 'POST', `/operaciones/${id}/reanudar`)).status).toBe(200);
  expect(await terminada(id)).toMatchObject({ estado: 'terminada', hechas: FILAS, rechazadas: 1 });
  expect(await cuantos()).toBe(FILAS);
  expect((await call('admin', 'POST', `/operaciones/${id}/reanudar`)).body.code).toBe('no-se-reanuda');
  const { rows } = (await call('admin', 'GET', `/operaciones/${id}/filas?resultado=rechazada`)).body;
  expect(rows).toMatchObject([{ linea: FILAS + 2, entidadId: null, motivo: 'Está dos veces en el fichero' }]);

  const { body: vuelta } = await call('admin', 'POST', `/operaciones/${id}/deshacer`);
  expect(await terminada(vuelta.id)).toMatchObject({ hechas: FILAS, rechazadas: 0 });
  expect(await cuantos()).toBe(0);
});

test('an import that was stopped and taken back cannot be resumed', async () => {
  const { body } = await upload(fichero(Array.from({ length: FILAS }, (_, i) => linea(i))), 'no');
  const { id } = leida(body.operacion);
  while ((await read(id)).hechas === 0) await sleep(5);
  await call('admin', 'POST', `/operaciones/${id}/cancelar`);
  const { body: vuelta } = await call('admin', 'POST', `/operaciones/${id}/deshacer`);
  expect((await terminada(vuelta.id)).rechazadas).toBe(0);
  expect(await cuantos()).toBe(0);
  expect((await call('admin', 'POST', `/operaciones/${id}/reanudar`)).status).toBe(409);
});

test('an import of too large a file is refused with the limit and what to do', async () => {
  const muchas = await upload(fichero(Array(importacionDeFilas.MAX_FILAS + 1).fill('ES00;;;')), 'si');
  expect([muchas.status, muchas.body.detail]).toEqual([
    400,
    'El fichero tiene 50.001 filas y el máximo son 50.000: pártelo en varios',
  ]);
  const enorme = await upload('x'.repeat(importacionDeFilas.MAX_BYTES + 1), 'si');
  expect([enorme.status, enorme.body.detail]).toEqual([
    413,
    'Un fichero puede ocupar hasta 20 MB: pártelo en varios o quítale lo que sobre',
  ]);
});

test('an import that cannot be read says so from the thread that reads long files too', async () => {
  const { status, body } = await upload(`CUPS\n${'ES00\n'.repeat(40_000)}"`, 'si');
  expect([status, body.detail]).toEqual([400, expect.stringContaining('no se cierran')]);
});
