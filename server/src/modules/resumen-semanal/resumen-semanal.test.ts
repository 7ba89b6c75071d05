import { beforeEach, expect, test } from 'vitest';
import { openMail } from '../../platform/mail.ts';
import { attemptMail } from '../../platform/outbox/attempt.ts';
import { testSmtp } from '../../platform/outbox/test-smtp.ts';
import { testApp } from '../../platform/test-app.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../contratos/test-contratos.ts';
import { writeResumenes } from './resumen-semanal.service.ts';

const harness = await testApp();
const { db } = harness;
const { call, alta, take, ids } = await negocioDeContratos(harness);
const smtp = await testSmtp();
const mail = openMail({ smtpUrl: smtp.url, mailFrom: 'vatio@example.com', demo: false });
const deps = { db, publicUrl: 'https://vatio.example' };
const at = (instant: string) => new Date(instant);
/** A Monday to come, since whoever chooses the summary gets that of the next one. */
const MONDAY = at('2035-11-26T08:00:00+01:00');
const NEXT = at('2035-12-03T10:00:00+01:00');
const BEFORE_EIGHT = at('2035-12-03T07:59:00+01:00');

const choose = async (resumenSemanal?: boolean, silencio: object | null = null) => {
  const body = { eventos: [], silencio, ...(resumenSemanal !== undefined && { resumenSemanal }) };
  const answer = await call('comercial', 'PUT', '/cuenta/preferencias-de-avisos', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.resumenSemanal as boolean;
};
const mails = () =>
  db
    .selectFrom('correo')
    .select(['destinatario', 'texto', 'siguiente'])
    .where('motivo', '=', 'aviso')
    .execute();

beforeEach(async () => {
  for (const table of ['correo', 'resumenSemanal', 'silencioDeAvisos', 'tarea'] as const)
    await db.deleteFrom(table).execute();
  const late = { tipo: 'llamada', titulo: 'Llamar', fecha: '2020-01-01', clienteId: ids.panaderia };
  await call('comercial', 'POST', '/tareas', late);
});

test('the weekly summary is sent on Monday to who chose it, once however many write it, as HTML and text', async () => {
  expect(await choose()).toBe(false);
  expect(await writeResumenes(deps, MONDAY)).toBe(0);
  expect(await choose(true)).toBe(true);
  expect(await choose()).toBe(true);
  const rounds = [MONDAY, MONDAY, MONDAY].map((day) => writeResumenes(deps, day));
  expect((await Promise.all(rounds)).reduce((sum, count) => sum + count)).toBe(1);
  expect(await writeResumenes(deps, MONDAY)).toBe(0);
  expect(await mails()).toMatchObject([
    {
      destinatario: 'comercial@prueba.es',
      texto: expect.stringContaining('Te espera:\n· 1 tarea atrasada'),
    },
  ]);
  while (await attemptMail(db, mail));
  const raw = smtp.taken[0]?.text.replace(/=\r?\n/g, '') ?? '';
  for (const part of ['text/html', 'text/plain', '1 tarea atrasada', 'https://vatio.example/mi-cuenta'])
    expect(raw).toContain(part);
  expect(await writeResumenes(deps, BEFORE_EIGHT)).toBe(0);
  expect(await writeResumenes(deps, NEXT)).toBe(1);
  expect(await choose(false)).toBe(false);
});

test('the weekly summary names what ends soon and what was signed last week, each with its day', async () => {
  await choose(true);
  const { id, codigo } = await take(await alta(CUPS.panaderia), ...HASTA_SOLICITADO, {
    accion: 'activar',
    fecha: '2025-01-15',
  });
  const days = { fechaFirma: '2035-11-21', fechaFin: '2035-12-20' };
  await db.updateTable('contrato').set(days).where('id', '=', id).execute();
  await writeResumenes(deps, MONDAY);
  const text = String((await mails())[0]?.texto);
  expect(text).toContain(
    `Acaba en los próximos 30 días:\n· ${codigo}, de Panadería Ñandú, S.L.: acaba el 20/12/2035`,
  );
  expect(text).toContain(
    `Se firmó la semana pasada:\n· ${codigo}, de Panadería Ñandú, S.L.: firmado el 21/11/2035`,
  );
  await db.updateTable('contrato').set({ fechaFirma: '2025-01-10', fechaFin: '2060-01-01' }).execute();
});

test('the weekly summary waits for the end of the quiet hours, and is not sent when there is nothing to tell', async () => {
  await choose(true, { desde: '00:00', hasta: '23:59' });
  expect(await writeResumenes(deps, MONDAY)).toBe(1);
  expect(Date.parse(String((await mails())[0]?.siguiente))).toBeGreaterThan(Date.now());
  await db.deleteFrom('correo').execute();
  await db.deleteFrom('tarea').execute();
  expect(await writeResumenes(deps, NEXT)).toBe(0);
  expect(await mails()).toEqual([]);
});

test('the weekly summary of a Monday when the server was off is sent at the next start of that week, once', async () => {
  await choose(true);
  const wednesday = at('2035-11-28T17:30:00+01:00');
  expect(await writeResumenes(deps, wednesday)).toBe(1);
  expect(await writeResumenes(deps, wednesday)).toBe(0);
  expect(await writeResumenes(deps, at('2035-12-02T23:59:00+01:00'))).toBe(0);
  expect(await writeResumenes(deps, NEXT)).toBe(1);
});

test('the weekly summary that somebody chooses in the middle of a week, even again, is first that of the next', async () => {
  await choose(true);
  await choose(false);
  await choose(true);
  const chosen = new Date();
  expect(await writeResumenes(deps, chosen)).toBe(0);
  // A week later it may be Monday before eight, and the summary of the next week yet to come; two weeks later it has come.
  expect(await writeResumenes(deps, new Date(chosen.getTime() + 14 * 86_400_000))).toBe(1);
});
