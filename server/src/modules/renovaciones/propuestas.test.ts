import { randomUUID } from 'node:crypto';
import { propuestasDeRenovacion } from '@vatio/contract/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS } from '../analisis/test-negocio.ts';
import { INDEXADO } from '../productos/test-producto.ts';
import { casaConVencidos } from './test-renovaciones.ts';

const app = await testApp();
const { db } = app;
const { call, alta, vencido, clienteId, publico } = await casaConVencidos(app);

const URL = '/v1/propuestas/de-renovacion';
type Rol = Parameters<typeof call>[3];
const rehearse = (body: object, rol?: Rol) => call('POST', `${URL}/ensayo`, { enviar: true, ...body }, rol);
const propose = (body: object) => call('POST', URL, { enviar: true, ...body });
const undo = (id: string) => call('POST', `/v1/operaciones/${id}/deshacer`);
const rejected = async (id: string) =>
  (await call('GET', `/v1/operaciones/${id}/filas?resultado=rechazada`)).body.rows;
const propuestas = async () => (await call('GET', '/v1/propuestas')).body.rows;
const waiting = () =>
  db
    .selectFrom('correo')
    .select(['estado', 'enlace'])
    .where('motivo', '=', 'propuesta')
    .orderBy('creadoEn')
    .execute();

let ids: string[];

beforeAll(async () => {
  const indexado = await alta({ nombre: 'Indexado', tipo: 'indexado', version: INDEXADO });
  const { body } = await call('GET', `/v1/productos/${indexado}`, undefined, 'admin');
  ids = [
    (await vencido(CUPS.propio)).id,
    (await vencido(CUPS.segundo, {}, body.version.id)).id,
    (await vencido(CUPS.delEquipo)).id,
  ];
});

test('a trial of proposals for renewals tells each offer and why the others are left out, and makes none', async () => {
  const { status, body } = await rehearse({ ids });
  expect(status, JSON.stringify(body)).toBe(200);
  const { filas, suma, ...counts } = propuestasDeRenovacion.preview.response.parse(body);
  expect(counts).toEqual({ total: 3, probados: 3, hechos: 1, noHechos: 2 });
  const of = (id: string | undefined) => filas.find((fila) => fila.id === id);
  expect(of(ids[0])?.oferta).toMatchObject({ producto: 'Fijo', ahorroAnualEur: suma.ahorroAnualEur });
  expect(suma.ahorroAnualEur).toBeGreaterThan(0);
  expect(of(ids[1])?.motivo).toMatch(/sigue al mercado/);
  expect(of(ids[2])?.motivo).toBe('El cliente no tiene dirección de correo');
  expect((await rehearse({ ids, enviar: false })).body.hechos).toBe(2);
  expect((await rehearse({ filtros: { banda: 'vencido' } })).body.total).toBe(3);
  expect((await rehearse({ filtros: { ahorroPctDesde: '99' } })).body.total).toBe(0);
  expect((await rehearse({ ids }, 'cliente')).status).toBe(403);
  expect(await propuestas()).toEqual([]);
});

test('proposals for renewals are sent under the brand, and undone while their client has not opened them', async () => {
  const { status, body } = await propose({ ids, esperados: 3, mensaje: 'Tu contrato acaba' });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ tipo: 'propuestas-de-renovacion', hechas: 1, rechazadas: 2 });
  const [sent] = await propuestas();
  expect(sent).toMatchObject({ estado: 'enviada', cliente: { id: clienteId }, cups: [CUPS.propio] });
  expect(await waiting()).toMatchObject([{ estado: 'en-cola' }]);
  const { body: again } = await rehearse({ ids: ids.slice(0, 1) });
  expect(again.filas[0].motivo).toBe(`Ya tiene la propuesta ${sent.codigo}`);

  expect((await undo(body.id)).body).toMatchObject({ hechas: 1, rechazadas: 0 });
  expect(await propuestas()).toEqual([]);
  expect(await waiting()).toMatchObject([{ estado: 'anulado' }]);
});

test('a proposal for a renewal that its client has opened is left as it is', async () => {
  const { body } = await propose({ ids: ids.slice(0, 1) });
  expect(body).toMatchObject({ hechas: 1 });
  const [, { enlace } = { enlace: null }] = await waiting();
  const opened = await publico('POST', enlace?.split('/').at(-1) ?? '', '/abierta', { visita: randomUUID() });
  expect(opened.status).toBe(204);
  const { body: undone } = await undo(body.id);
  expect(undone).toMatchObject({ hechas: 0, rechazadas: 1 });
  expect(await rejected(undone.id)).toMatchObject([{ motivo: 'El cliente ya la ha abierto' }]);
  expect(await propuestas()).toMatchObject([{ estado: 'vista' }]);
});

test('proposals for renewals are left as drafts when nobody asks to send them, and are done apart when they are many', async () => {
  const { body } = await propose({ ids: ids.slice(2), enviar: false });
  expect(body).toMatchObject({ hechas: 1 });
  expect((await propuestas()).map(({ estado }: { estado: string }) => estado).toSorted()).toEqual([
    'borrador',
    'vista',
  ]);
  expect((await undo(body.id)).body).toMatchObject({ hechas: 1 });
  const { status, body: changed } = await propose({ filtros: {}, esperados: 9 });
  expect([status, changed.code]).toEqual([409, 'seleccion-cambiada']);
});
