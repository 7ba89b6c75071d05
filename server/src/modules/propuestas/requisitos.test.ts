import type { requisitosDeFirma } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { keepPapel } from '../contratos/requisitos/test-papeles.ts';
import { ACEPTACION, casaDePrueba } from './test-propuesta.ts';

const harness = await testApp();
const { db, mails } = harness;
const { clienteId, borrador, enviada, publico, call } = await casaDePrueba(harness);

const ofCliente = (changes: object) =>
  db.updateTable('cliente').set(changes).where('id', '=', clienteId).execute();
const statesOf = (rows: readonly requisitosDeFirma.Requisito[]) =>
  Object.fromEntries(rows.map(({ requisito, estado, motivo }) => [requisito, motivo ?? estado]));
async function previewOf(id: string) {
  const { status, body } = await call('GET', `/v1/propuestas/${id}/requisitos`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.suministros.map(({ cups, rows }: { cups: string; rows: requisitosDeFirma.Requisito[] }) => ({
    cups,
    states: statesOf(rows),
  }));
}

describe('what the contracts of a proposal will lack', () => {
  test('is told while it is a draft, and the papers of its client count already', async () => {
    await ofCliente({ tipo: 'persona' });
    const { id, cups } = await borrador();
    const before = {
      contacto: 'sin-contacto',
      identidad: 'sin-identidad',
      firmante: 'sin-firmante',
      factura: 'sin-factura',
      ficha: 'sin-ficha',
      'bono-social': expect.any(String),
    };
    expect(await previewOf(id)).toEqual([{ cups: cups[0], states: before }]);
    await keepPapel(harness, { entidad: 'cliente', entidadId: clienteId, tipo: 'dni' });
    await keepPapel(harness, { entidad: 'punto-suministro', entidadId: cups[0] ?? '', tipo: 'factura' });
    const after = { ...before, identidad: 'cumple', factura: 'cumple' };
    expect(await previewOf(id)).toEqual([{ cups: cups[0], states: after }]);
  });

  test('is what the contract lacks once the client accepts, but for who signs', async () => {
    await ofCliente({ tipo: 'empresa' });
    const { id, token } = await enviada();
    const [preview] = await previewOf(id);
    await publico('POST', token, '/codigo', { via: 'correo' });
    const codigo = /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0];
    expect((await publico('POST', token, '/aceptar', { ...ACEPTACION, codigo })).status).toBe(200);
    const contrato = await db
      .selectFrom('contrato')
      .select('id')
      .where('propuestaId', '=', id)
      .executeTakeFirstOrThrow();
    const { body } = await call('GET', `/v1/contratos/${contrato.id}/requisitos`);
    expect(preview.states.firmante).toBe('sin-firmante');
    expect(statesOf(body.rows)).toEqual({ ...preview.states, firmante: 'sin-poder' });
  });

  test('is nobody else’s: neither of the client nor of whoever does not see the proposal', async () => {
    const { id } = await borrador();
    expect((await call('GET', `/v1/propuestas/${id}/requisitos`, undefined, 'cliente')).status).toBe(403);
    expect((await call('GET', '/v1/propuestas/no-es/requisitos')).status).toBe(404);
  });
});
