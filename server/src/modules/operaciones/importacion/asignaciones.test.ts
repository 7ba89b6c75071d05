import { asignacionesDeFichero, clientesLote } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { bancoDePrueba, NIF, type Quien } from '../../../test-banco.ts';

const { call, upload, db } = await bancoDePrueba();

/** A file of an old program, whose last two columns say nothing by themselves. */
const de = (nif: string) =>
  ['Titular;Identif. fiscal;Quién lo lleva', `Talleres Mar ${nif};${nif};La de siempre`].join('\n');
const OTRA_VEZ = (nif: string) =>
  ['quien lo lleva;IDENTIF. FISCAL;titular', `La de siempre;${nif};Talleres Sol ${nif}`].join('\n');

const DICHO = {
  columnas: JSON.stringify({ 'Identif. fiscal': 'nif', 'Quién lo lleva': 'comercial' }),
  comerciales: JSON.stringify({ 'La de siempre': 'Comercial' }),
};

async function send(quien: Quien, texto: string, ensayo: 'si' | 'no', campos: object = {}) {
  const fichero = new Blob([texto]);
  const { status, body } = await upload(
    quien,
    `/importacion?ensayo=${ensayo}`,
    fichero,
    'CRM viejo.csv',
    campos,
  );
  expect([status, body.detail]).toEqual([200, undefined]);
  return clientesLote.importFile.response.parse(body);
}

const known = async (quien: Quien) =>
  asignacionesDeFichero.list.response.parse((await call(quien, 'GET', '/v1/asignaciones-de-fichero')).body)
    .rows;

test('what is said of the columns and the names of a file is kept under a name for the next file of its shape', async () => {
  expect((await send('comercial', de(NIF.empresa), 'si', DICHO)).asignacion).toBeUndefined();
  await send('comercial', de(NIF.empresa), 'no', { ...DICHO, asignacion: 'El CRM de antes' });
  const [kept, ...others] = await known('comercial');
  expect(others).toEqual([]);
  expect(kept).toMatchObject({
    nombre: 'El CRM de antes',
    tipo: 'importacion-clientes',
    columnas: [
      { titulo: 'Identif. fiscal', campo: 'NIF' },
      { titulo: 'Quién lo lleva', campo: 'Comercial' },
    ],
    valores: [{ escrito: 'La de siempre', elegido: 'Comercial' }],
  });
  // The titles come in another order, and written otherwise.
  const next = await send('comercial', OTRA_VEZ(NIF.otraEmpresa), 'si');
  expect(next.asignacion).toEqual({ id: kept?.id, nombre: 'El CRM de antes', editable: true });
  expect(next.columnas.map(({ campo }) => campo)).toEqual(['comercial', 'nif', 'nombre']);
  expect(next.ensayo?.filas).toMatchObject([{ accion: 'crear', clave: NIF.otraEmpresa, aviso: null }]);
});

test('a kept assignment serves the whole house, is not changed by others, and tells nobody of the representatives of others', async () => {
  const deAdmin = await send('admin', de(NIF.otraEmpresa), 'si');
  expect(deAdmin.asignacion).toMatchObject({ nombre: 'El CRM de antes', editable: true });
  const { asignacion, ensayo } = await send('otro', de(NIF.otraEmpresa), 'si');
  expect(asignacion).toMatchObject({ nombre: 'El CRM de antes', editable: false });
  // The name is told as the file writes it, and not as what it was taken for.
  expect(ensayo?.filas[0]?.aviso).toContain('«La de siempre»');
  expect(await known('otro')).toEqual([]);
  const { status } = await call('otro', 'DELETE', `/v1/asignaciones-de-fichero/${asignacion?.id}`);
  expect(status).toBe(404);
  // What they say themselves is kept beside it, under its name, and comes first for them.
  await send('otro', de(NIF.otraEmpresa), 'no', { columnas: JSON.stringify({ 'Quién lo lleva': null }) });
  expect((await known('otro')).map(({ nombre }) => nombre)).toEqual(['El CRM de antes']);
  expect((await send('comercial', de(NIF.persona), 'si')).columnas[2]?.campo).toBe('comercial');
  expect((await send('otro', de(NIF.persona), 'si')).columnas[2]?.campo).toBeNull();
});

test('a kept assignment is renamed, forgets a column and is deleted', async () => {
  const [kept] = await known('comercial');
  const url = `/v1/asignaciones-de-fichero/${kept?.id}`;
  const { body } = await call('comercial', 'PATCH', url, { nombre: 'CRM', olvidar: ['Quién lo lleva'] });
  expect(body).toMatchObject({ nombre: 'CRM', columnas: [{ titulo: 'Identif. fiscal', campo: 'NIF' }] });
  expect((await call('comercial', 'PATCH', url, { nombre: ' ' })).status).toBe(400);
  expect((await call('comercial', 'DELETE', url)).status).toBe(204);
  expect(await known('comercial')).toEqual([]);
  expect((await call('comercial', 'PATCH', url, { nombre: 'CRM' })).status).toBe(404);
});

test('the heading row and the sheet that a person chose are found by themselves the next time', async () => {
  const texto = (nif: string) =>
    ['Nombre;NIF;Notas', 'Razón;Código fiscal;Notas', `Gimnasio ${nif};${nif};Ojo`].join('\n');
  const columnas = JSON.stringify({ Razón: 'nombre', 'Código fiscal': 'nif' });
  await send('admin', texto('A46000005'), 'no', { cabecera: '2', columnas });
  const next = await send('admin', texto('B46000014'), 'si');
  expect(next.lectura.cabecera).toBe(2);
  expect(next).toMatchObject({ asignacion: { nombre: 'CRM viejo' }, total: 1 });
  expect(
    await db.selectFrom('asignacionDeFichero').select('fila').where('fila', 'is not', null).execute(),
  ).toEqual([{ fila: 2 }]);
});
