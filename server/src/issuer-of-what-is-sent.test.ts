import { beforeAll, describe, expect, test } from 'vitest';
import { CUPS } from './modules/analisis/test-negocio.ts';
import { casaDePrueba } from './modules/propuestas/test-propuesta.ts';
import { setTestIssuer, TEST_ISSUER } from './platform/brand/test-brand.ts';
import { testApp } from './platform/test-app.ts';

const harness = await testApp();
const { db } = harness;
const { call, borrador, clienteId, fijo } = await casaDePrueba(harness);
const propuesta = await borrador();
const producto = await call('GET', `/v1/productos/${fijo}`, undefined, 'admin');
const alta = { cups: CUPS.segundo, productoVersionId: producto.body.version.id };
const contrato = (await call('POST', '/v1/contratos', { ...alta, potenciasKw: [20, 20, 20, 20, 20, 25] }))
  .body;
const asked = await call('POST', '/v1/peticiones-de-documentos', { clienteId, papeles: ['factura'] });

const post = (url: string, payload: object) => call('POST', url, payload, 'admin');
/** Posts with the version that the row has now. */
async function change(row: string, step: string, payload: object) {
  const { version } = (await call('GET', row, undefined, 'admin')).body;
  return post(`${row}/${step}`, { ...payload, version });
}
const act = (accion: string) => change(`/v1/contratos/${contrato.id}`, 'acciones', { accion });
const send = (how: object) => change(`/v1/propuestas/${propuesta.id}`, 'enviar', how);

/** Every call by which something leaves the house for a client. */
const SENDINGS = {
  'A proposal': () => send({}),
  'A proposal of which only the link is made': () => send({ sinCorreo: true }),
  'A contract by mail': () => act('enviar-por-correo'),
  'A contract with its mandate on paper': () => act('enviar'),
  'A contract to be signed': () => act('enviar-a-firma'),
  'A request for documents': () => post('/v1/peticiones-de-documentos', { clienteId, papeles: ['factura'] }),
  'Another link for the same documents': () =>
    post(`/v1/peticiones-de-documentos/${asked.body.peticion.id}/renovar`, {}),
} as const;
const NAMES = Object.keys(SENDINGS) as (keyof typeof SENDINGS)[];

const setSeller = async (of: string | null) => {
  for (const table of ['cliente', 'propuesta', 'contrato'] as const)
    await db.updateTable(table).set({ comercialId: of }).where('comercialId', 'is not', null).execute();
};

const EMPTY = { razonSocial: '', cif: null, direccion: ' ', contactoDatos: '' };

test.each(NAMES)('%s is not sent while the brand has not all that makes a legal issuer', async (what) => {
  for (const [field, empty] of Object.entries(EMPTY)) {
    await setTestIssuer(db, { ...TEST_ISSUER, [field]: empty });
    const { status, body } = await SENDINGS[what]();
    expect([status, body.code]).toEqual([409, 'faltan-datos-de-la-casa']);
    expect(body.datos).toMatchObject({ faltan: [field], marca: { nombre: 'Vatio' } });
  }
  await setTestIssuer(db);
});

test('The refusal names all that is missing and where it is written', async () => {
  await setTestIssuer(db, EMPTY);
  const { body } = await SENDINGS['A request for documents']();
  await setTestIssuer(db);
  expect([body.title, body.detail]).toEqual([
    'No se puede enviar: falta la razón social, el NIF de la empresa, la dirección y el contacto de protección de datos',
    'Los datos de la marca Vatio se escriben en Ajustes',
  ]);
});

describe('With nobody who sells to the client', () => {
  beforeAll(() => setSeller(null));

  test.each(NAMES)('%s is not sent', async (what) => {
    const { status, body } = await SENDINGS[what]();
    expect([status, body.code]).toEqual([409, 'faltan-datos-de-la-casa']);
    expect(body.datos).toMatchObject({ faltan: ['comercial'], cliente: { id: clienteId } });
  });
});
