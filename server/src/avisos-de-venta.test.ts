import { randomUUID } from 'node:crypto';
import { avisos, inicio } from '@vatio/contract/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { insertCercanos } from './modules/avisos/reparto.repository.ts';
import { tellAll } from './modules/avisos/reparto.service.ts';
import { CUPS } from './modules/cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './modules/contratos/test-contratos.ts';
import { TEST_USERS, testApp } from './platform/test-app.ts';
import { today } from './platform/today.ts';

const harness = await testApp();
const { db } = harness;
const { call, alta, take } = await negocioDeContratos(harness);

async function tell(): Promise<void> {
  await insertCercanos(db, today());
  await Promise.all([1, 2, 3].map(() => tellAll({ db, publicUrl: 'https://vatio.example' })));
}

const ACTIVAR = { accion: 'activar', fecha: '2025-01-20' };

async function importOne(): Promise<void> {
  const { id } = await db
    .insertInto('importacion')
    .values({
      id: randomUUID(),
      usuarioId: TEST_USERS.comercial.id,
      nombre: 'sips.csv',
      carpeta: randomUUID(),
      ficheros: ['sips.csv'],
      formatos: [],
      bytes: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ended = { estado: 'terminada', terminadaEn: new Date() } as const;
  await db.updateTable('importacion').set(ended).where('id', '=', id).execute();
}

/** The line of «Para hoy» that counts each event, its mail, and what makes it happen. */
const EVENTS = [
  [
    'contrato-firmado',
    'contratos-por-solicitar',
    'aviso',
    async () => void (await take(await alta(), ...HASTA_SOLICITADO.slice(0, 3))),
  ],
  [
    'cambio-rechazado',
    'atr-rechazado',
    'atr-rechazado',
    async () =>
      void (await take(await alta(), ...HASTA_SOLICITADO, { accion: 'rechazar', motivo: 'Otro titular' })),
  ],
  [
    'contrato-por-acabar',
    'renovaciones-30',
    'aviso',
    async () => {
      const { id } = await take(await alta(CUPS.panaderia), ...HASTA_SOLICITADO, ACTIVAR);
      await db.updateTable('contrato').set({ fechaFin: today() }).where('id', '=', id).execute();
    },
  ],
  ['importacion-terminada', 'importaciones-terminadas', 'aviso', importOne],
] as const;

beforeEach(async () => {
  await db.deleteFrom('contrato').execute();
  await tell();
  for (const table of ['aviso', 'preferenciaDeAviso', 'correo'] as const)
    await db.deleteFrom(table).execute();
});

test.each(EVENTS)(
  '%s is told once by the bell and by a mail if wanted, and counted by «Para hoy»',
  async (evento, tarea, mailOf, happen) => {
    const wanted = { silencio: null, eventos: [{ evento, campana: true, correo: true }] };
    expect((await call('comercial', 'PUT', '/cuenta/preferencias-de-avisos', wanted)).status).toBe(200);
    await happen();
    await tell();
    await tell();
    const bell = avisos.list.response.parse((await call('comercial', 'GET', '/cuenta/avisos')).body);
    expect(bell.rows.filter((row) => row.evento === evento)).toHaveLength(1);
    const { tareas } = inicio.summary.response.parse(
      (await call('comercial', 'GET', '/inicio/resumen')).body,
    );
    expect(tareas).toContainEqual(expect.objectContaining({ tarea, cuantas: 1 }));
    const { email } = await db
      .selectFrom('usuario')
      .select('email')
      .where('id', '=', TEST_USERS.comercial.id)
      .executeTakeFirstOrThrow();
    const mails = await db.selectFrom('correo').select('motivo').where('destinatario', '=', email).execute();
    expect(mails).toEqual([{ motivo: mailOf }]);
  },
);

test('the review of a price and the end of a minimum stay of its own are told once, a month before', async () => {
  const { id } = await take(await alta(CUPS.panaderia), ...HASTA_SOLICITADO, ACTIVAR);
  const set = (days: object) => db.updateTable('contrato').set(days).where('id', '=', id).execute();
  const told = async () => {
    await tell();
    const { body } = await call('comercial', 'GET', '/cuenta/avisos');
    return avisos.list.response
      .parse(body)
      .rows.map(({ evento }) => evento)
      .filter((evento) => /precio|permanencia/.test(evento))
      .toSorted();
  };
  await set({ fechaFin: today(), permanenciaHasta: today(), revisionPrecio: null });
  expect(await told()).toEqual([]);
  await set({ fechaFin: '2099-12-31', revisionPrecio: today() });
  expect(await told()).toEqual(['permanencia-por-acabar', 'precio-por-revisar']);
  expect(await told()).toEqual(['permanencia-por-acabar', 'precio-por-revisar']);
});
