import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, headersOf, VIEWERS } from '../cartera/test-cartera.ts';
import { negocioDeContratos } from './test-contratos.ts';

const harness = await testApp();
const { call, alta } = await negocioDeContratos(harness);
const punto = `/puntos-suministro/${CUPS.taller}`;

async function uploadPlano(): Promise<void> {
  const form = new FormData();
  form.set('entidad', 'punto-suministro');
  form.set('entidadId', CUPS.taller);
  form.set('fichero', new Blob(['%PDF-1.4 plano']), 'plano.pdf');
  const body = new Response(form);
  await harness.app.inject({
    method: 'POST',
    url: '/v1/documentos',
    headers: {
      ...(await headersOf(harness, VIEWERS.comercial)),
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

test('the timeline of a CUPS tells its changes, papers and contracts, the last first', async () => {
  const { body: ficha } = await call('comercial', 'GET', punto);
  await call('comercial', 'PATCH', punto, { version: ficha.version, alquilerEurMes: 2 });
  await uploadPlano();
  const { codigo } = await alta();

  const { status, body } = await call('comercial', 'GET', `${punto}/cronologia`);
  expect(status).toBe(200);
  expect(body.rows.map((suceso: { tipo: string; titulo: string }) => [suceso.tipo, suceso.titulo])).toEqual([
    ['contrato', codigo],
    ['documento', 'plano.pdf'],
    ['cambio', CUPS.taller],
  ]);
  expect(body.rows[2]).toMatchObject({ accion: 'cambiar', quien: { nombre: 'Prueba comercial' } });
  expect(body).toMatchObject({ count: 3, countExact: true });
  const second = await call('comercial', 'GET', `${punto}/cronologia?limit=1&page=2`);
  expect(second.body.rows).toMatchObject([{ tipo: 'documento' }]);
});

test('the timeline of a CUPS is not told to whoever does not see the CUPS', async () => {
  expect((await call('otro', 'GET', `${punto}/cronologia`)).status).toBe(404);
  expect((await call('comercial', 'GET', '/puntos-suministro/ES00/cronologia')).status).toBe(400);
});

test('the timeline of a CUPS tells its client no work of the house', async () => {
  const path = `/puntos-suministro/${CUPS.panaderia}`;
  const { body: ficha } = await call('comercial', 'GET', path);
  await call('comercial', 'PATCH', path, { version: ficha.version, alquilerEurMes: 2 });
  expect((await call('comercial', 'GET', `${path}/cronologia`)).body.count).toBe(1);
  expect((await call('cliente', 'GET', `${path}/cronologia`)).body).toMatchObject({ rows: [], count: 0 });
});
