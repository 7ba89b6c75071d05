import { miArea } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { TEST_USERS, testApp } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import { readBytes } from '../../test-readable-mails.ts';
import { tellAll } from '../avisos/reparto.service.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../contratos/test-contratos.ts';

const harness = await testApp();
const { db } = harness;
const { call, alta, take, ids } = await negocioDeContratos(harness);
const area = async () => miArea.get.response.parse((await call('cliente', 'GET', '/mi-area')).body);

const activo = await alta(CUPS.panaderia, { duracionMeses: 12 });
const [send, ...sign] = HASTA_SOLICITADO;
const activate = { accion: 'activar', fecha: today() };
/** Where the client was told that the contract stood, from its draft on. */
const told = [(await area()).contratos[0]?.estado];
for (const actions of [[send], sign, [activate]]) {
  await take(activo, ...actions);
  told.push((await area()).contratos[0]?.estado);
}
const ajeno = await alta();

test('the area of a client has their supplies and contracts, in their words, and nothing of another', async () => {
  const { clientes, comercial, suministros, contratos } = await area();
  expect(clientes.map(({ id }) => id)).toEqual([ids.panaderia]);
  expect(comercial?.nombre).toBe('Comercial');
  expect(suministros).toMatchObject([
    { cups: CUPS.panaderia, tarifa: '3.0TD', consumoAnualKwh: 41_250.5, contrato: { id: activo.id } },
  ]);
  expect(contratos.map(({ id, estado }) => [id, estado])).toEqual([[activo.id, 'activo']]);
  expect(JSON.stringify(await area())).not.toMatch(/comision|fee|relojes|cobro|atr/i);
});

test('the area of a client says where a contract stands without naming any clock', () => {
  expect(told).toEqual(['en-preparacion', 'por-firmar', 'en-tramite', 'activo']);
});

test('asking to renew leaves one task of the representative and one notice, however often it is asked', async () => {
  const ask = () => call('cliente', 'POST', '/mi-area/renovaciones', { contratoId: activo.id });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { body } = await call('comercial', 'GET', `/tareas?deContrato=${activo.id}`);
  expect(body.rows).toMatchObject([{ tipo: 'llamada', titulo: expect.stringContaining(activo.codigo) }]);
  await tellAll({ db, publicUrl: 'https://vatio.example' });
  const bell = (await call('comercial', 'GET', '/cuenta/avisos')).body.rows;
  expect(bell.filter(({ evento }: { evento: string }) => evento === 'renovacion-pedida')).toMatchObject([
    { entidadId: activo.id, referencia: activo.codigo },
  ]);
  expect((await area()).contratos[0]?.renovacionPedida).not.toBeNull();
});

test('a renewal is not asked for of a contract of another, nor of one that is not active', async () => {
  const ask = (contratoId: string) => call('cliente', 'POST', '/mi-area/renovaciones', { contratoId });
  expect((await ask(ajeno.id)).status).toBe(404);
  expect((await ask('no-existe')).status).toBe(404);
  const give = (clienteId: string) =>
    db.updateTable('contrato').set({ clienteId }).where('id', '=', ajeno.id).execute();
  await give(ids.panaderia);
  expect((await ask(ajeno.id)).body.code).toBe('estado-no-valido');
  await give(ids.taller);
});

test('the own data of a client go out in a zip, as JSON and as tables, without what the house keeps to itself', async () => {
  const headers = await harness.as('cliente');
  const { statusCode, rawPayload } = await harness.app.inject({ url: '/v1/mi-area/datos', headers });
  expect(statusCode).toBe(200);
  const words = await readBytes(rawPayload);
  for (const part of ['datos.json', 'suministros.csv', 'contratos.csv']) expect(words).toContain(part);
  expect(words).toContain(CUPS.panaderia);
  expect(words).not.toContain(CUPS.taller);
  expect(words).not.toMatch(/comisi[oó]n|\bfee|clave_hash|nota_interna/i);
  const entry = db.selectFrom('auditoria').select('usuarioId').where('accion', '=', 'exportar-datos');
  expect(await entry.where('entidadId', '=', TEST_USERS.cliente.id).execute()).toHaveLength(1);
});
