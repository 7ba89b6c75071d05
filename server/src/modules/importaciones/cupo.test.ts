import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { importaciones } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { TEST_USERS, testApp } from '../../platform/test-app.ts';

const limits = {
  requestsPerMinute: 1e6,
  signInsPerMinuteAndAddress: 1e6,
  signInsPerQuarterHourAndAccount: 1e6,
};
const { app, db, as } = await testApp({ limits: { ...limits, importsAtOnce: 2, importMbPerDay: 1 } });

const DATADIS =
  'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion\nES0021000000000001RK;2026/01/01;24:00;0,1;Real\n';

async function importFile(role: 'comercial' | 'admin', texto = DATADIS) {
  const form = new FormData();
  form.set('file', new Blob([texto]), 'a.csv');
  const cuerpo = new Response(form);
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: importaciones.create.path,
    headers: { ...(await as(role)), 'content-type': cuerpo.headers.get('content-type') ?? '' },
    payload: Buffer.from(await cuerpo.arrayBuffer()),
  });
  return { status: statusCode, body: JSON.parse(body) };
}

const finish = () =>
  db.updateTable('importacion').set({ estado: 'terminada', terminadaEn: new Date() }).execute();

test('an account has so many imports at once, also when they come at once, and others have theirs', async () => {
  const pedidas = await Promise.all(Array.from({ length: 4 }, () => importFile('comercial')));
  expect(pedidas.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
  const { body } = pedidas.find(({ status }) => status === 429)!;
  expect(body).toMatchObject({
    code: 'demasiadas-importaciones',
    title: 'Ya tienes 2 importaciones en marcha',
    detail: 'Espera a que termine alguna, o cancélala, y vuelve a enviar el fichero',
  });
  expect((await importFile('admin')).status).toBe(200);
  await finish();
  expect((await importFile('comercial')).status).toBe(200);
  await finish();
});

test('an account imports so many bytes in 24 hours', async () => {
  const linea = DATADIS.split('\n')[1];
  const grande = `${DATADIS}${`${linea}\n`.repeat(Math.ceil(900_000 / linea!.length))}`;
  expect((await importFile('comercial', grande)).status).toBe(200);
  await finish();
  const { status, body } = await importFile('comercial', grande);
  expect([status, body.code]).toEqual([429, 'demasiado-importado']);
  expect(body.title).toBe('En 24 horas se importan 1 MB como mucho');
  expect(body.detail).toMatch(/^Llevas 0,9 MB y este envío son 0,9 MB/);
  const haceUnDia = new Date(Date.now() - 25 * 3_600_000);
  const { id: usuarioId } = TEST_USERS.comercial;
  await db
    .updateTable('importacion')
    .set({ creadaEn: haceUnDia })
    .where('usuarioId', '=', usuarioId)
    .execute();
  expect((await importFile('comercial', grande)).status).toBe(200);
});

/** Sends the beginning of a form with an announced length, and waits for the answer. */
async function announce(bytes: number): Promise<number | undefined> {
  const address = app.server.listening
    ? `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
    : await app.listen({ port: 0, host: '127.0.0.1' });
  const call = request(`${address}${importaciones.create.path}`, {
    method: 'POST',
    headers: {
      ...(await as('admin')),
      'content-type': 'multipart/form-data; boundary=limite',
      'content-length': bytes,
    },
  });
  call.on('error', () => undefined);
  call.write('--limite\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n');
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  call.destroy();
  return answer.statusCode;
}

test('whoever has nothing left is told before the file is sent', async () => {
  await finish();
  expect(await announce(2_000_000)).toBe(429);
  expect([(await importFile('admin')).status, (await importFile('admin')).status]).toEqual([200, 200]);
  expect(await announce(500)).toBe(429);
});
