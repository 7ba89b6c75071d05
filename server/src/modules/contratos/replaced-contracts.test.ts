import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../../platform/project.ts';
import { testApp } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import { CUPS, VIEWERS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './test-contratos.ts';

const banco = await testApp();
const { call, alta, take, ids } = await negocioDeContratos(banco);

/** The contract of `comercial` is past its last day. */
const vencido = await take(await alta(CUPS.taller, { duracionMeses: 12 }), ...HASTA_SOLICITADO, {
  accion: 'activar',
  fecha: '2025-02-10',
});

async function clienteDeOtro(): Promise<string> {
  const { id } = await banco.db
    .insertInto('cliente')
    .values({ tipo: 'empresa', nombre: 'Quien vino después', comercialId: ids.otro })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const enElRadar = async (quien: 'admin' | 'comercial', query = '') =>
  (await call(quien, 'GET', `/renovaciones?banda=vencido${query}`)).body.rows;

test('a renewal names an analysis of its supply only to whoever may open it', async () => {
  const clienteId = await clienteDeOtro();
  const documento = JSON.stringify({});
  await banco.db
    .insertInto('analisis')
    .values({
      codigo: 'A-2026-9999',
      version: 1,
      cups: [CUPS.taller],
      clienteId,
      fecha: today(),
      ahorroAnualEur: 0,
      comisionEur: 0,
      notas: '',
      documento,
      creadoPor: VIEWERS.admin.id,
    })
    .execute();
  expect(await enElRadar('admin')).toMatchObject([{ id: vencido.id, analisis: { codigo: 'A-2026-9999' } }]);
  expect(await enElRadar('comercial')).toMatchObject([{ id: vencido.id, analisis: null }]);
  expect(await enElRadar('comercial', '&enMarcha=no')).toHaveLength(1);
  expect(await enElRadar('admin', '&enMarcha=no')).toHaveLength(0);
});

test('the reason why a contract ended does not name the one after it', async () => {
  const nuevo = await alta(CUPS.taller, { relevo: 'cambio' });
  await take(nuevo, ...HASTA_SOLICITADO, { accion: 'activar', fecha: today() });
  const { body } = await call('comercial', 'GET', `/contratos/${vencido.id}`);
  expect(body.relojes.atr).toMatchObject({ estado: 'baja' });
  expect(JSON.stringify(body.relojes)).not.toContain(nuevo.codigo);
});

test('a reason that was kept with the code of the next contract loses it', async () => {
  const write = (atrMotivo: string) =>
    banco.db.updateTable('contrato').set({ atrMotivo }).where('id', '=', vencido.id).execute();
  const migracion = readFileSync(
    join(PROJECT_FOLDER, 'server/migrations/0035-motivos-sin-codigos.sql'),
    'utf8',
  );
  for (const motivo of ['Renovado por CT-2026-0002', 'Baja por cambio: le sigue CT-2026-0002']) {
    await write(motivo);
    await sql.raw(migracion).execute(banco.db);
    const { body } = await call('comercial', 'GET', `/contratos/${vencido.id}`);
    expect(body.relojes.atr.motivo).toMatch(/otro contrato$/);
  }
});
