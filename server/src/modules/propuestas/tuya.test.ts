import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { TEST_USERS, testApp } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import { CUPS } from '../analisis/test-negocio.ts';
import { casaDePrueba } from './test-propuesta.ts';
import { sumTuyaByEstado } from './tuya.service.ts';

const banco = await testApp();
const { call, analisis, borrador, enviada } = await casaDePrueba(banco);

test("a representative's part by state is read in one go, and is what the rows of the list add up to", async () => {
  await banco.db
    .insertInto('reglaComision')
    .values({ tipo: 'fija', valor: 101.37, reparto: [70, 10], desde: '2020-01-01' })
    .execute();
  await enviada();
  await borrador([await analisis(CUPS.delEquipo)]);
  const events: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      events.push('sent');
      return node;
    },
    transformResult: async ({ result }) => {
      events.push('answered');
      return result;
    },
  };
  const listed = { hoy: today(), filtros: { borradas: 'no' } } as const;
  const sums = await sumTuyaByEstado(banco.db.withPlugin(recorder), TEST_USERS.comercial, listed);
  expect(events.lastIndexOf('sent')).toBeLessThan(events.indexOf('answered'));

  const { rows } = (await call('GET', '/v1/propuestas?limit=100')).body;
  const cents = new Map<string, number>();
  for (const { estado, tuyaEur } of rows as { estado: string; tuyaEur: number }[]) {
    cents.set(estado, (cents.get(estado) ?? 0) + Math.round(tuyaEur * 100));
  }
  expect(cents.size).toBe(2);
  expect([...cents.values()].some((suma) => suma > 0)).toBe(true);
  expect(new Map([...sums!].map(([estado, suma]) => [estado, Math.round(suma * 100)]))).toEqual(cents);
});
