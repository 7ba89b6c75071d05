import { beforeAll, expect, test } from 'vitest';
import { peticionDePrueba } from './modules/analisis/test-negocio.ts';
import { CUPS, headersOf, VIEWERS } from './modules/cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './modules/contratos/test-contratos.ts';
import { testApp } from './platform/test-app.ts';
import { NIF } from './test-banco.ts';

/**
 * These calls are refused because somebody else has the thing already. A representative of another team is told
 * that it is in the house and whom to ask, but not whose it is; whoever may open it is told which one it is.
 */
const banco = await testApp();
const { app, db } = banco;
const { call, alta, take, ids } = await negocioDeContratos(banco);

const nombre = 'Mío, S.L.';
const cliente = (nif: string) => ({ tipo: 'empresa', nombre, nif });
const punto = { cups: CUPS.panaderia, tarifa: '2.0TD', potenciasKw: [4.6, 3.45] };
const deOtro = { mio: '', borrado: '', renovacion: '', contrato: '' };
/** These words may not be read by another team. */
const secretos: string[] = ['Panadería', 'comercial@prueba.es', ids.panaderia, ids.taller, ids.comercial];

beforeAll(async () => {
  await db.updateTable('cliente').set({ nif: NIF.empresa }).where('id', '=', ids.panaderia).execute();
  deOtro.mio = (await call('otro', 'POST', '/clientes', cliente(NIF.otraEmpresa))).body.id;
  deOtro.borrado = await clienteBorrado();
  await renovadoPorOtro();
});

/** A deleted client whose NIF somebody else's client has now. */
async function clienteBorrado(): Promise<string> {
  const { id } = (await call('otro', 'POST', '/clientes', { tipo: 'persona', nombre, nif: NIF.persona }))
    .body;
  await call('otro', 'DELETE', `/clientes/${id}`);
  await db.updateTable('cliente').set({ nif: NIF.persona }).where('id', '=', ids.taller).execute();
  return id;
}

/**
 * A contract that the other representative sold, with a renewal of theirs in the bin and one of the client's
 * representative.
 */
async function renovadoPorOtro(): Promise<void> {
  const vende = (id: string, comercialId: string) =>
    db.updateTable('contrato').set({ comercialId }).where('id', '=', id).execute();
  const activo = await take(await alta(), ...HASTA_SOLICITADO, { accion: 'activar', fecha: '2026-02-01' });
  await vende(activo.id, ids.otro);
  const renew = () => call('comercial', 'POST', `/contratos/${activo.id}/renovar`, {});
  deOtro.renovacion = (await renew()).body.id;
  await call('otro', 'DELETE', `/contratos/${deOtro.renovacion}`);
  const { id, codigo } = (await renew()).body;
  await vende(id, ids.comercial);
  deOtro.contrato = activo.id;
  secretos.push(id, codigo);
}

async function importFile(quien: 'otro' | 'comercial', query: string) {
  const form = new FormData();
  form.set('fichero', new Blob([`Nombre;NIF\n${nombre};${NIF.empresa}`]), 'c.csv');
  const cuerpo = new Response(form);
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/v1/clientes/importacion?${query}`,
    headers: {
      ...(await headersOf(banco, VIEWERS[quien])),
      'content-type': cuerpo.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await cuerpo.arrayBuffer()),
  });
  return { status: statusCode, body: JSON.parse(body) };
}

async function rechazosDe(quien: 'otro' | 'comercial') {
  const { id } = (await importFile(quien, 'ensayo=no&modo=crear')).body.operacion;
  return call(quien, 'GET', `/operaciones/${id}/filas?resultado=rechazada`);
}

async function changeNif(quien: 'otro', id: string) {
  const { version } = (await call(quien, 'GET', `/clientes/${id}`)).body;
  return call(quien, 'PATCH', `/clientes/${id}`, { version, nif: NIF.empresa });
}

type Quien = 'otro' | 'comercial';
type Respuesta = Promise<{ readonly status: number; readonly body: unknown }>;

const PUERTAS: readonly (readonly [string, (quien: Quien) => Respuesta])[] = [
  ['a client with its NIF', (quien) => call(quien, 'POST', '/clientes', cliente(NIF.empresa))],
  ['a client changed to its NIF', () => changeNif('otro', deOtro.mio)],
  ['a client restored', () => call('otro', 'POST', `/clientes/${deOtro.borrado}/restaurar`)],
  ['the trial of an import', (quien) => importFile(quien, 'ensayo=si')],
  ['an import', (quien) => rechazosDe(quien)],
  ['a supply point', (quien) => call(quien, 'POST', '/puntos-suministro', punto)],
  [
    'a supply point given to a client',
    () => call('otro', 'POST', `/clientes/${deOtro.mio}/puntos`, { cups: [CUPS.panaderia] }),
  ],
  ['a renewal restored', (quien) => call(quien, 'POST', `/contratos/${deOtro.renovacion}/restaurar`)],
];

test.each(PUERTAS)(
  'the refusal of %s says that it is in the house and whom to ask, and not whose it is',
  async (_, abrir) => {
    const { body } = await abrir('otro');
    const answer = JSON.stringify(body);
    if (!answer.includes('de-otra-cartera')) expect(answer).toMatch(/habla con administración/i);
    for (const secreto of secretos) expect(answer).not.toContain(secreto);
  },
);

test.each<[string, () => Respuesta]>([
  [
    'a contract',
    () => call('otro', 'POST', '/contratos', { cups: CUPS.taller, productoVersionId: ids.otro }),
  ],
  ['a renewal', () => call('otro', 'POST', `/contratos/${deOtro.contrato}/renovar`, {})],
  ['an analysis', () => call('otro', 'POST', '/analisis', peticionDePrueba(CUPS.taller))],
  [
    'an activation',
    () => call('otro', 'POST', `/contratos/${deOtro.contrato}/acciones`, { accion: 'activar', version: 1 }),
  ],
  ['a merge', () => call('otro', 'GET', `/admin/clientes/${deOtro.mio}/fusion/${ids.panaderia}`)],
  ['a representative', () => call('otro', 'POST', '/admin/comerciales', { nombre, nif: NIF.empresa })],
  ['a proposal', () => call('otro', 'POST', '/propuestas', { analisis: [ids.taller] })],
  ['an account', () => call('otro', 'POST', `/admin/usuarios/${VIEWERS.otro.id}/vincular`, {})],
])("the refusal of %s of somebody else's reveals nothing of it", async (_, abrir) => {
  const { status, body } = await abrir();
  expect(status).toBeGreaterThanOrEqual(400);
  for (const secreto of secretos.filter((candidato) => candidato !== ids.taller)) {
    expect(JSON.stringify(body)).not.toContain(secreto);
  }
});

test('the refusal tells whoever may open the duplicate which one it is', async () => {
  const [panaderia, , , ensayo, , suministro, , renovacion] = await Promise.all(
    PUERTAS.map(([, abrir]) => abrir('comercial')),
  );
  expect(panaderia?.body).toMatchObject({ datos: { cliente: { id: ids.panaderia } } });
  expect(ensayo?.body).toMatchObject({ ensayo: { filas: [{ accion: 'cambiar' }] } });
  expect(suministro?.body).toMatchObject({ datos: { puntoSuministro: { cups: CUPS.panaderia } } });
  const [id, codigo] = secretos.slice(-2);
  expect(renovacion?.body).toMatchObject({ code: 'ya-renovado', datos: { contrato: { id, codigo } } });
});
