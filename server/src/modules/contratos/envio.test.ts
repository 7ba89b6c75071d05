import { beforeEach, expect, test } from 'vitest';
import { openMail } from '../../platform/mail.ts';
import { attemptMail } from '../../platform/outbox/attempt.ts';
import { testSmtp } from '../../platform/outbox/test-smtp.ts';
import { testApp } from '../../platform/test-app.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './test-contratos.ts';

const smtp = await testSmtp();
const mail = openMail({ smtpUrl: smtp.url, mailFrom: 'vatio@example.com', demo: false });
const harness = await testApp({ mail });
const { call, alta, take, ids } = await negocioDeContratos(harness);
const EMAIL = 'hola@panaderia.example';
const FEES = { feeEnergiaEurMwh: 7.31, feePotenciaEurKwAnio: 3.77 };

beforeEach(async () => {
  await writeEmail(EMAIL);
  await harness.db
    .updateTable('comercial')
    .set({ email: 'rep@vatio.example', telefono: '+34600111222' })
    .where('id', '=', ids.comercial)
    .execute();
  smtp.mind.refuse = undefined;
  smtp.taken.splice(0);
});

const writeEmail = (email: string | null) =>
  harness.db.updateTable('cliente').set({ email }).where('id', '=', ids.panaderia).execute();

/** The mails that arrived since the last call, in plain characters. */
async function received() {
  while (await attemptMail(harness.db, mail));
  return smtp.taken.splice(0).map(({ to, text }) => ({ to, text: plain(text) }));
}

function plain(source: string): string {
  const bytes = source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\u00a0', ' ');
}

const send = async ({ id }: { id: string }, quien: 'comercial' | 'otro' | 'cliente' = 'comercial') => {
  const { version } = (await call('admin', 'GET', `/contratos/${id}`)).body;
  return call(quien, 'POST', `/contratos/${id}/acciones`, { accion: 'enviar-por-correo', version });
};
const mailsOf = async (id: string) =>
  (await call('comercial', 'GET', `/correos?entidad=contrato&entidadId=${id}`)).body.rows;

test('sending a draft to the client mails its summary with its link', async () => {
  const contrato = await alta(CUPS.panaderia, { ...FEES, notas: 'Margen bueno' });
  const { status, body } = await send(contrato);
  expect([status, body.relojes.comercial.estado]).toEqual([200, 'enviado']);
  const [summary, ...others] = await received();
  expect([summary?.to, others]).toEqual([EMAIL, []]);
  for (const expected of [
    contrato.codigo,
    contrato.cups,
    contrato.cliente.nombre,
    contrato.producto.nombre,
    contrato.producto.comercializadora,
    'Energía P1: 0,179310 €/kWh',
    'Potencia P6: 30 kW a 5,212287 €/kW·año',
    'Permanencia: 12 meses',
    'rep@vatio.example',
    '+34600111222',
    `https://vatio.example/contratos/${contrato.id}`,
  ]) {
    expect(summary?.text).toContain(expected);
  }
  expect(await mailsOf(contrato.id)).toMatchObject([
    { motivo: 'contrato', estado: 'enviado', destinatario: EMAIL },
  ]);
  // The information sheet goes with it, and that is recorded.
  expect(summary?.text).toContain(`Ficha_informativa_${contrato.codigo}.pdf`);
  const { ficha } = (await call('comercial', 'GET', `/contratos/${contrato.id}/requisitos`)).body;
  expect(ficha).toMatchObject({ medio: 'correo', destinatario: EMAIL, quien: expect.any(String) });
});

test('the summary mailed to a client holds neither fee, commission nor internal note', async () => {
  const contrato = await alta(CUPS.panaderia, { ...FEES, notas: 'Margen bueno' });
  await send(contrato);
  const [summary] = await received();
  expect(contrato.comisionEur).toBeGreaterThan(0);
  expect(summary?.text).not.toMatch(/\bfees?\b|comisi[oó]n|margen|7,31|3,77|100,00/i);
});

test('a contract sent before is mailed again and stays in its state, and of two at once one is mailed', async () => {
  const contrato = await alta(CUPS.panaderia);
  const sent = (await send(contrato)).body;
  await received();
  const { version } = sent;
  const again = await Promise.all(
    [1, 2, 3].map(() =>
      call('comercial', 'POST', `/contratos/${contrato.id}/acciones`, {
        accion: 'enviar-por-correo',
        version,
      }),
    ),
  );
  expect(again.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await received()).toHaveLength(1);
  const { relojes } = (await call('admin', 'GET', `/contratos/${contrato.id}`)).body;
  expect(relojes.comercial).toEqual(sent.relojes.comercial);
});

test('sending to a client without e-mail is refused with what to do, and noting it as sent mails nothing', async () => {
  await writeEmail(null);
  const contrato = await alta(CUPS.panaderia);
  const { status, body } = await send(contrato);
  expect([status, body.code]).toEqual([409, 'cliente-sin-correo']);
  expect(body.title).toContain('no tiene correo electrónico: escríbelo en su ficha');
  const noted = await take(contrato, 'enviar');
  expect(noted.relojes.comercial.estado).toBe('enviado');
  expect(await mailsOf(contrato.id)).toEqual([]);
});

test('sending a contract without its powers is refused', async () => {
  const contrato = await alta(CUPS.panaderia);
  await harness.db.updateTable('contrato').set({ potenciasKw: [] }).where('id', '=', contrato.id).execute();
  expect((await send(contrato)).body.code).toBe('contrato-incompleto');
});

test('neither a client nor another representative can send a contract', async () => {
  const contrato = await alta(CUPS.panaderia);
  expect((await send(contrato, 'cliente')).status).toBeGreaterThanOrEqual(403);
  expect((await send(contrato, 'otro')).status).toBe(404);
});

test('a contract whose mail the server refused says so, and the mail is tried again', async () => {
  smtp.mind.refuse = { at: 'recipient', code: 550 };
  const contrato = await alta(CUPS.panaderia);
  await send(contrato);
  await received();
  const [failed] = await mailsOf(contrato.id);
  expect(failed).toMatchObject({ estado: 'no-entregado', acciones: ['reintentar'] });
  smtp.mind.refuse = undefined;
  const retried = await call('comercial', 'POST', `/correos/${failed.id}/reintentar`);
  expect(retried.body).toMatchObject({ estado: 'enviado' });
});

test('a waiting mail is annulled once the contract is corrected or cancelled', async () => {
  const corrected = await alta(CUPS.panaderia);
  const cancelled = await alta(CUPS.panaderia);
  for (const email of [corrected, cancelled]) await send(email);
  await take(corrected, 'corregir');
  await take(cancelled, { accion: 'cancelar', motivo: 'Se queda donde está' });
  expect(await received()).toEqual([]);
  expect(await mailsOf(corrected.id)).toMatchObject([{ estado: 'anulado' }]);
});

test('a trial of sending many mails nothing; the change mails each, and says which client has no address', async () => {
  const addressed = await alta(CUPS.panaderia);
  const nobody = await alta(CUPS.taller);
  const errand = { accion: 'enviar-por-correo', ids: [addressed.id, nobody.id] };
  const { body: trial } = await call('comercial', 'POST', '/contratos/lote/ensayo', errand);
  expect(trial).toMatchObject({ hechos: 1, noHechos: 1 });
  expect(await received()).toEqual([]);
  const { body } = await call('comercial', 'POST', '/contratos/lote', errand);
  expect(body).toMatchObject({ estado: 'terminada', hechas: 1, rechazadas: 1 });
  expect((await received()).map(({ to }) => to)).toEqual([EMAIL]);
  const refused = await call('comercial', 'GET', `/operaciones/${body.id}/filas?resultado=rechazada`);
  expect(refused.body.rows[0].motivo).toContain('no tiene correo electrónico');
});

test('undoing makes the contract a draft again: a waiting mail is annulled, and a sent one stays sent', async () => {
  for (const leaves of [false, true]) {
    const { id } = await alta(CUPS.panaderia);
    const { body } = await call('comercial', 'POST', '/contratos/lote', {
      accion: 'enviar-por-correo',
      ids: [id],
    });
    if (leaves) await received();
    const undone = await call('comercial', 'POST', `/operaciones/${body.id}/deshacer`);
    expect(undone.body).toMatchObject({ hechas: 1 });
    expect((await call('admin', 'GET', `/contratos/${id}`)).body.relojes.comercial.estado).toBe('borrador');
    expect(await mailsOf(id)).toMatchObject([{ estado: leaves ? 'enviado' : 'anulado' }]);
    expect(await received()).toEqual([]);
  }
});

test('a switch that the distributor refuses is mailed to the representative with the way to the contract', async () => {
  const contrato = await take(await alta(CUPS.panaderia), ...HASTA_SOLICITADO, {
    accion: 'rechazar',
    motivo: 'Titular distinto',
  });
  const [told] = await received();
  expect(told?.to).toBe('rep@vatio.example');
  expect(told?.text).toContain(`https://vatio.example/contratos/${contrato.id}`);
});
