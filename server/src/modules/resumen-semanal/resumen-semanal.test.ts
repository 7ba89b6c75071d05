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
const MONDAY = at('2026-11-23T08:00:00+01:00');
const NEXT = at('2026-11-30T10:00:00+01:00');
/** Moments that are no Monday morning: before eight, and another day. */
const OTHER = [at('2026-11-23T07:59:00+01:00'), at('2026-11-24T08:00:00+01:00')];

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
  for (const moment of OTHER) expect(await writeResumenes(deps, moment)).toBe(0);
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
  expect(await writeResumenes(deps, NEXT)).toBe(1);
  expect(await choose(false)).toBe(false);
});

test('the weekly summary names what ends soon and what was signed last week, each with its day', async () => {
  await choose(true);
  const { id, codigo } = await take(await alta(CUPS.panaderia), ...HASTA_SOLICITADO, {
    accion: 'activar',
    fecha: '2025-01-15',
  });
  const days = { fechaFirma: '2026-11-18', fechaFin: '2026-12-20' };
  await db.updateTable('contrato').set(days).where('id', '=', id).execute();
  await writeResumenes(deps, MONDAY);
  const text = String((await mails())[0]?.texto);
  expect(text).toContain(
    `Acaba en los próximos 30 días:\n· ${codigo}, de Panadería Ñandú, S.L.: acaba el 20/12/2026`,
  );
  expect(text).toContain(
    `Se firmó la semana pasada:\n· ${codigo}, de Panadería Ñandú, S.L.: firmado el 18/11/2026`,
  );
  await db.updateTable('contrato').set({ fechaFirma: '2025-01-10', fechaFin: '2030-01-01' }).execute();
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
