import { propuestas } from '@vatio/contract/endpoints';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CUPS, peticionDePrueba } from './modules/analisis/test-negocio.ts';
import { ACEPTACION, casaDePrueba } from './modules/propuestas/test-propuesta.ts';
import { testApp } from './platform/test-app.ts';

const harness = await testApp();
const { db } = harness;
const { clienteId, fijo, call, analisis, borrador, enviada, publico } = await casaDePrueba(harness);
const version = (await call('GET', `/v1/productos/${fijo}`, undefined, 'admin')).body.version.id;

const P = '/v1/propuestas';
const DESDE = '05/03/2026';

async function block(cuando: string | null): Promise<void> {
  await db
    .updateTable('cliente')
    .set({ bloqueadoEn: cuando, bloqueoMotivo: cuando && 'Impagos' })
    .where('id', '=', clienteId)
    .execute();
}

const BLOQUEO = { desde: '2026-03-05', motivo: 'Impagos' };

/** The refusal tells which client it is, since when and why it is blocked, and who can unblock it. */
const RECHAZO = {
  status: 409,
  body: {
    code: 'cliente-bloqueado',
    title: `Panadería Ñandú está bloqueado desde el ${DESDE}`,
    detail: 'Motivo: Impagos. Solo administración puede desbloquearlo',
    datos: { cliente: { id: clienteId, nombre: 'Panadería Ñandú' } },
  },
};

const contrato = async (cups: string = CUPS.segundo) =>
  call('POST', '/v1/contratos', { cups, productoVersionId: version });

async function act(id: string, accion: string, resto: object = {}) {
  const { body } = await call('GET', `/v1/contratos/${id}`);
  return call('POST', `/v1/contratos/${id}/acciones`, { accion, version: body.version, ...resto }, 'admin');
}

describe('while a client is blocked', () => {
  const antes = { borrador: '', enviada: { id: '', token: '' }, contrato: '', firmado: '', analisis: '' };

  beforeEach(async () => {
    antes.analisis = await analisis();
    antes.borrador = (await borrador([antes.analisis])).id;
    antes.enviada = await enviada([antes.analisis]);
    antes.contrato = (await contrato()).body.id;
    antes.firmado = (await contrato()).body.id;
    await act(antes.firmado, 'enviar');
    await act(antes.firmado, 'firmar', { fecha: '2026-01-10' });
    await act(antes.firmado, 'dar-por-firmado');
    await block('2026-03-04T23:30:00Z');
  });

  afterEach(() => block(null));

  test('an analysis may be looked at, but not saved nor priced again', async () => {
    const peticion = peticionDePrueba(CUPS.propio);
    expect((await call('POST', '/v1/analisis/simular', peticion)).status).toBe(200);
    expect(await call('POST', '/v1/analisis', peticion)).toMatchObject(RECHAZO);
    const url = `/v1/analisis/${antes.analisis}/recalcular`;
    expect(await call('POST', url, { fecha: '2026-02-01' })).toMatchObject(RECHAZO);
    expect((await call('GET', `/v1/analisis/${antes.analisis}`)).status).toBe(200);
  });

  test('its block is told wherever something could begin, with the reason for sellers alone', async () => {
    const rutas = [
      `/v1/puntos-suministro/${CUPS.propio}`,
      `/v1/analisis/${antes.analisis}`,
      `${P}/${antes.borrador}`,
      `/v1/contratos/${antes.contrato}`,
    ];
    for (const ruta of rutas) expect((await call('GET', ruta)).body.clienteBloqueado, ruta).toEqual(BLOQUEO);
    for (const lista of ['/v1/puntos-suministro', '/v1/analisis', P, '/v1/contratos']) {
      const { rows } = (await call('GET', lista)).body;
      const suyas = rows.filter((una: { cliente: { id: string } | null }) => una.cliente?.id === clienteId);
      expect(suyas.length, lista).toBeGreaterThan(0);
      for (const una of suyas) expect(una.clienteBloqueado, lista).toEqual(BLOQUEO);
    }
  });

  test('no proposal is made, changed, priced again nor sent', async () => {
    expect(await call('POST', P, { analisis: [antes.analisis] })).toMatchObject(RECHAZO);
    expect(await call('POST', `${P}/${antes.borrador}/duplicar`, {})).toMatchObject(RECHAZO);
    const { body } = await call('GET', `${P}/${antes.borrador}`);
    expect(propuestas.get.response.parse(body).clienteBloqueado).toEqual(BLOQUEO);
    const visto = { version: body.version };
    expect(await call('PATCH', `${P}/${antes.borrador}`, { ...visto, mensaje: 'x' })).toMatchObject(RECHAZO);
    expect(await call('POST', `${P}/${antes.borrador}/enviar`, visto)).toMatchObject(RECHAZO);
    expect(await call('POST', `${P}/${antes.borrador}/repreciar`, visto)).toMatchObject(RECHAZO);
    const otra = await call('GET', `${P}/${antes.enviada.id}`);
    const reenvio = { version: otra.body.version };
    expect(await call('POST', `${P}/${antes.enviada.id}/enviar`, reenvio)).toMatchObject(RECHAZO);
    expect((await call('GET', `${P}/${antes.borrador}`)).body.estado).toBe('borrador');
  });

  test("whoever has a proposal's link sees it, cannot accept it and does not read the reason", async () => {
    const { token } = antes.enviada;
    expect((await publico('GET', token)).status).toBe(200);
    const { status, body } = await publico('POST', token, '/aceptar', ACEPTACION);
    expect([status, body.code, body.title]).toEqual([409, 'cliente-bloqueado', RECHAZO.body.title]);
    expect(JSON.stringify(body)).not.toContain('Impagos');
    const filas = await db
      .selectFrom('contrato')
      .select('id')
      .where('propuestaId', '=', antes.enviada.id)
      .execute();
    expect(filas).toEqual([]);
  });

  test('no contract is made by hand, signed or requested', async () => {
    expect(await contrato()).toMatchObject(RECHAZO);
    for (const accion of ['enviar', 'enviar-a-firma', 'firmar']) {
      expect(await act(antes.contrato, accion, { fecha: '2026-03-01' }), accion).toMatchObject(RECHAZO);
    }
    expect(await act(antes.firmado, 'solicitar')).toMatchObject(RECHAZO);
    expect((await call('GET', `/v1/contratos/${antes.firmado}`)).body.clienteBloqueado).toEqual(BLOQUEO);
  });

  test('what already runs goes on: an earlier request is answered, and the contract may end', async () => {
    await block(null);
    await act(antes.firmado, 'solicitar', { fecha: '2026-01-12' });
    await block('2026-03-04T23:30:00Z');
    const activo = await act(antes.firmado, 'activar', { fecha: '2026-02-01' });
    expect([activo.status, activo.body.comisionCongelada]).toEqual([200, true]);
    expect(await call('POST', `/v1/contratos/${antes.firmado}/renovar`, {})).toMatchObject(RECHAZO);
    const baja = { fecha: '2026-02-20', motivo: 'Cierra' };
    expect((await act(antes.firmado, 'dar-de-baja', baja)).status).toBe(200);
  });
});

test('an import brings no contract of the client', async () => {
  await block('2026-03-04T23:30:00Z');
  const form = new FormData();
  form.set(
    'fichero',
    new Blob([`CUPS;Comercializadora;Producto\n${CUPS.propio};Luz del Norte;Fijo`]),
    'c.csv',
  );
  const cuerpo = new Response(form);
  const answer = await harness.app.inject({
    method: 'POST',
    url: '/v1/contratos/importacion?ensayo=si',
    headers: {
      ...(await harness.as('admin')),
      'content-type': cuerpo.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await cuerpo.arrayBuffer()),
  });
  expect(answer.json()).toMatchObject({
    ensayo: { errores: 1, filas: [{ accion: 'error', motivo: RECHAZO.body.title }] },
  });
});
