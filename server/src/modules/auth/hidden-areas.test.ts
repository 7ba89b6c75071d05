import { areasDePlantilla, auth } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD, testApp } from '../../platform/test-app.ts';

const { app, as, db } = await testApp();

const hide = async (areasOcultas: readonly string[]) =>
  app.inject({
    method: 'PUT',
    url: areasDePlantilla.update.path,
    headers: await as('admin'),
    payload: { areasOcultas },
  });

async function signIn() {
  const payload = { email: 'admin@prueba.es', password: TEST_PASSWORD };
  const answer = await app.inject({ method: 'POST', url: auth.login.path, payload });
  return auth.sessionSchema.parse(answer.json());
}

describe('the areas of the template that the house hides', () => {
  test('the hidden areas come with the session, with each new token, and to visitors', async () => {
    const { userData, refreshToken } = await signIn();
    expect(userData.hiddenAreas).toEqual([]);

    const answer = await hide(['graficos', 'paneles', 'graficos']);
    expect([answer.statusCode, answer.json()]).toEqual([200, { areasOcultas: ['paneles', 'graficos'] }]);
    const renewed = await app.inject({
      method: 'POST',
      url: auth.refresh.path,
      payload: { refreshToken },
    });
    expect(renewed.json()).toMatchObject({ hiddenAreas: ['paneles', 'graficos'] });
    expect((await signIn()).userData.hiddenAreas).toEqual(['paneles', 'graficos']);
    const visitor = await app.inject({ url: areasDePlantilla.get.path });
    expect(visitor.json()).toEqual({ areasOcultas: ['paneles', 'graficos'] });
  });

  test('the hidden areas are refused when the template has no such area, and audited when they change', async () => {
    expect((await hide(['todo'])).statusCode).toBe(400);
    await hide(['tienda']);
    await hide(['tienda']);
    const entries = await db
      .selectFrom('auditoria')
      .select('despues')
      .where('accion', '=', 'cambiar-areas-de-plantilla')
      .orderBy('id', 'desc')
      .execute();
    expect(
      entries.filter(({ despues }) => JSON.stringify(despues) === '{"areasOcultas":["tienda"]}'),
    ).toHaveLength(1);
  });
});
