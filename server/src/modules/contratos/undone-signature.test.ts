import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, headersOf, VIEWERS } from '../cartera/test-cartera.ts';
import { keepPapel } from './requisitos/test-papeles.ts';
import { negocioDeContratos } from './test-contratos.ts';

const harness = await testApp();
const { call, alta, take } = await negocioDeContratos(harness);
const UNDO = { accion: 'anular-firma', motivo: 'Se equivocó de oferta' };
const SIGN = { accion: 'firmar', fecha: '2025-01-10' };

beforeEach(async () => {
  await harness.db.deleteFrom('documento').execute();
});

/** A signed contract, with the paper that its signature kept. */
async function signed() {
  const { id } = await take(await alta(CUPS.panaderia), 'enviar', SIGN);
  await harness.db.deleteFrom('documento').execute();
  await keepPapel(harness, { entidad: 'contrato', entidadId: id, tipo: 'contrato' });
  return { id };
}

/** The papers of a contract by their kind, and whether each is of a signature that was undone. */
async function papers({ id }: { readonly id: string }) {
  const { status, body } = await call('comercial', 'GET', `/documentos?entidad=contrato&entidadId=${id}`);
  expect(status).toBe(200);
  return body.rows
    .map(({ tipo, firmaDeshecha: undone }: { tipo: string; firmaDeshecha: boolean }) => `${tipo} ${undone}`)
    .toSorted();
}

/** What the paper of a signature has in these tests. */
const KEPT = '%PDF-1.7 contrato';

async function pdf({ id }: { readonly id: string }): Promise<string> {
  const headers = await headersOf(harness, VIEWERS.admin);
  const answer = await harness.app.inject({ method: 'GET', url: `/v1/contratos/${id}/pdf`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload.toString('latin1');
}

async function lacking(): Promise<string[]> {
  const where = encodeURIComponent(JSON.stringify({ and: [['papelFirmado', 'in', ['falta']]] }));
  const { rows } = (await call('admin', 'GET', `/contratos?donde=${where}`)).body;
  return rows.map(({ id }: { id: string }) => id);
}

test('a signature that is undone keeps its paper, marked, and the next one lacks its own', async () => {
  const contrato = await signed();
  await keepPapel(harness, { entidad: 'contrato', entidadId: contrato.id, tipo: 'mandato-sepa' });
  expect(await lacking()).not.toContain(contrato.id);
  await take(contrato, UNDO);
  expect(await papers(contrato)).toEqual(['contrato true', 'mandato-sepa false']);
  await take(contrato, SIGN);
  await harness.db.deleteFrom('documento').where('firmaDeshechaEn', 'is', null).execute();
  expect([await papers(contrato), await lacking()]).toEqual([
    ['contrato true'],
    expect.arrayContaining([contrato.id]),
  ]);
  expect(await pdf(contrato)).not.toBe(KEPT);
  await keepPapel(harness, { entidad: 'contrato', entidadId: contrato.id, tipo: 'contrato' });
  expect(await pdf(contrato)).toBe(KEPT);
  expect([await papers(contrato), await lacking()]).toEqual([
    ['contrato false', 'contrato true'],
    expect.not.arrayContaining([contrato.id]),
  ]);
});

test('a signature that is undone in bulk marks its paper, and whoever takes that back gives it its worth again', async () => {
  const contrato = await signed();
  const { status, body } = await call('admin', 'POST', '/contratos/lote', {
    ids: [contrato.id],
    esperados: 1,
    ...UNDO,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await papers(contrato)).toEqual(['contrato true']);
  const undone = await call('admin', 'POST', `/operaciones/${body.id}/deshacer`);
  expect(undone.body).toMatchObject({ hechas: 1 });
  expect(await papers(contrato)).toEqual(['contrato false']);
});

test('a draft of the contract that somebody uploaded before the signature is not marked when the client refuses', async () => {
  const { id } = await take(await alta(CUPS.panaderia), 'enviar');
  await keepPapel(harness, { entidad: 'contrato', entidadId: id, tipo: 'contrato' });
  const { usuarioId } = await harness.db
    .updateTable('documento')
    .set({ usuarioId: (await harness.db.selectFrom('usuario').select('id').executeTakeFirstOrThrow()).id })
    .returning('usuarioId')
    .executeTakeFirstOrThrow();
  expect(usuarioId).not.toBeNull();
  await take({ id }, 'enviar-a-firma', { accion: 'rechazar-firma', motivo: 'Se lo piensa' });
  expect(await papers({ id })).toEqual(['contrato false']);
});
