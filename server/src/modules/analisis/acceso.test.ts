import { analisis } from '@vatio/contract/endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../platform/access-token.ts';
import { TEST_USERS, testApp } from '../../platform/test-app.ts';
import { tokenOf } from '../../platform/test-session.ts';
import { productoDePrueba } from '../productos/test-producto.ts';
import { AJENO, CUPS, negocioDePrueba, peticionDePrueba, SUBORDINADA } from './test-negocio.ts';

const { app, db } = await testApp();
const { admin, comercial, cliente } = TEST_USERS;

async function call(viewer: Viewer, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${await tokenOf(app, viewer)}` };
  const answer = await app.inject({ method, url: `/v1/analisis${url}`, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

async function save(viewer: Viewer, cups: string, punto = {}): Promise<string> {
  const { status, body } = await call(
    viewer,
    'POST',
    '',
    peticionDePrueba(cups, punto, { notas: 'regatea' }),
  );
  expect([status, body.title]).toEqual([200, undefined]);
  return body.id;
}

async function vistos(viewer: Viewer, query = ''): Promise<string[]> {
  const { body } = await call(viewer, 'GET', `?limit=100${query}`);
  const { rows, count } = analisis.list.response.parse(body);
  expect(count).toBe(rows.length);
  return rows.map(({ id }) => id);
}

let fijo: string;
let propio: string;
let delEquipo: string;
let ajeno: string;
let deNadie: string;

beforeAll(async () => {
  await negocioDePrueba(db);
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/productos',
    headers: { authorization: `Bearer ${await tokenOf(app, admin)}` },
    payload: productoDePrueba(),
  });
  fijo = answer.json().id;
  propio = await save(comercial, CUPS.propio, { idProducto: fijo });
  delEquipo = await save(SUBORDINADA, CUPS.delEquipo);
  ajeno = await save(AJENO, CUPS.ajeno);
  deNadie = await save(SUBORDINADA, CUPS.registro);
});

describe('who sees what', () => {
  test('each one sees their own and what is under them, in lists and one by one', async () => {
    const todos = [propio, delEquipo, ajeno, deNadie];
    const deCada: readonly (readonly [Viewer, readonly string[]])[] = [
      [admin, todos],
      [comercial, [propio, delEquipo, deNadie]],
      [SUBORDINADA, [delEquipo, deNadie]],
      [AJENO, [ajeno]],
      [cliente, [propio]],
    ];
    for (const [viewer, suyos] of deCada) {
      expect((await vistos(viewer)).toSorted(), viewer.id).toEqual([...suyos].toSorted());
      for (const id of todos) {
        const { status } = await call(viewer, 'GET', `/${id}`);
        expect(status, `${viewer.id} ${id}`).toBe(suyos.includes(id) ? 200 : 404);
        if (suyos.includes(id) || viewer.role === 'cliente') continue;
        expect((await call(viewer, 'PATCH', `/${id}`, { notas: '' })).status).toBe(404);
        expect((await call(viewer, 'POST', `/${id}/recalcular`, { fecha: '2026-03-31' })).status).toBe(404);
      }
    }
  });

  test('a client passed on takes its analyses along', async () => {
    const { comercialId } = await db
      .selectFrom('analisis')
      .select('comercialId')
      .where('id', '=', ajeno)
      .executeTakeFirstOrThrow();
    const suyos = db.updateTable('cliente').where('nombre', '=', 'Taller Sur');
    const { comercialId: antes } = await db
      .selectFrom('cliente')
      .select('comercialId')
      .where('nombre', '=', 'Taller Sur')
      .executeTakeFirstOrThrow();
    await suyos.set({ comercialId }).execute();
    expect(await vistos(comercial)).not.toContain(delEquipo);
    expect(await vistos(AJENO)).toContain(delEquipo);
    await suyos.set({ comercialId: antes }).execute();
  });

  test('an analysis of a point without client is of whoever brought the point in, whoever makes it', async () => {
    const { id } = await db
      .selectFrom('comercial')
      .select('id')
      .where('nombre', '=', 'Subordinada')
      .executeTakeFirstOrThrow();
    const punto = db.updateTable('puntoSuministro').where('cups', '=', CUPS.registro);
    await punto.set({ comercialId: id }).execute();
    const guardado = await save(admin, CUPS.registro);
    for (const viewer of [SUBORDINADA, comercial]) expect(await vistos(viewer)).toContain(guardado);
    for (const viewer of [AJENO, cliente]) expect(await vistos(viewer)).not.toContain(guardado);
    await db.deleteFrom('analisis').where('id', '=', guardado).execute();
    await punto.set({ comercialId: null }).execute();
  });

  test('points that the viewer does not see are refused by name, as if they did not exist', async () => {
    for (const url of ['', '/simular']) {
      const { status, body } = await call(comercial, 'POST', url, peticionDePrueba(CUPS.ajeno));
      expect([status, body.code]).toEqual([404, 'punto-no-existe']);
      expect(body.errors).toEqual({ 'puntos.0.cups': `No existe el punto de suministro ${CUPS.ajeno}` });
    }
  });
});

describe('a client', () => {
  test('sees the offer chosen for them, and nothing of what the house earns or notes', async () => {
    const visto = analisis.get.response.parse((await call(cliente, 'GET', `/${propio}`)).body);
    const entero = analisis.get.response.parse((await call(comercial, 'GET', `/${propio}`)).body);
    expect(visto.puntos[0]?.actual).toEqual(entero.puntos[0]?.actual);
    expect(visto.datosCupsProducto).toHaveLength(1);
    expect(visto.datosCupsProducto[0]).toMatchObject({
      idProducto: fijo,
      totales: entero.datosCupsProducto[0]?.totales,
    });
    const { comisionEur: _, ...totales } = entero.totales;
    expect(visto.totales).toEqual(totales);
    for (const interno of [
      'costeOperativoComercial',
      'costeOperativoPotenciaComercial',
      'productos',
      'notas',
    ]) {
      expect(visto).not.toHaveProperty(interno);
    }
    expect(visto.datosCupsProducto[0]).not.toHaveProperty('comision');
    const { rows } = (await call(cliente, 'GET', '')).body;
    expect(rows[0]).toMatchObject({ ahorroAnualEur: entero.totales.ahorroAnualEur });
    expect(rows[0]).not.toHaveProperty('comisionEur');
  });

  test('cannot tell which earns more by the order of the list', async () => {
    const sin = await save(comercial, CUPS.propio);
    expect(await vistos(cliente, '&sort=-creado')).toEqual([sin, propio]);
    for (const sort of ['comision', '-comision']) {
      expect(await vistos(cliente, `&sort=${sort}`), sort).toEqual([sin, propio]);
    }
    expect(await vistos(cliente, '&sort=-ahorro')).toEqual([propio, sin]);
    await db.deleteFrom('analisis').where('id', '=', sin).execute();
  });

  test('makes and changes none', async () => {
    const peticion = peticionDePrueba(CUPS.propio);
    expect((await call(cliente, 'POST', '', peticion)).status).toBe(403);
    expect((await call(cliente, 'POST', '/simular', peticion)).status).toBe(403);
    expect((await call(cliente, 'PATCH', `/${propio}`, { notas: 'x' })).status).toBe(403);
    expect((await call(cliente, 'POST', `/${propio}/recalcular`, { fecha: '2026-03-31' })).status).toBe(403);
  });
});

test('without session nobody reaches the calls of analyses', async () => {
  for (const [method, url] of [
    ['GET', ''],
    ['POST', ''],
    ['POST', '/simular'],
    ['GET', `/${propio}`],
    ['PATCH', `/${propio}`],
    ['POST', `/${propio}/recalcular`],
  ] as const) {
    const { statusCode } = await app.inject({
      method,
      url: `/v1/analisis${url}`,
      ...(method !== 'GET' && { payload: {} }),
    });
    expect(statusCode, `${method} ${url}`).toBe(401);
  }
});

test('an analysis that does not exist is a 404, whatever its identifier looks like', async () => {
  for (const id of ['x', '00000000-0000-4000-8000-00000000ffff']) {
    expect((await call(admin, 'GET', `/${id}`)).status).toBe(404);
    expect((await call(admin, 'PATCH', `/${id}`, { notas: '' })).status).toBe(404);
    expect((await call(admin, 'POST', `/${id}/recalcular`, { fecha: '2026-03-31' })).status).toBe(404);
  }
});

describe('GET /v1/analisis', () => {
  test('filters by CUPS in any spacing, by client and by text', async () => {
    const cups = encodeURIComponent(CUPS.propio.replace(/(.{4})/g, '$1 ').toLowerCase());
    expect(await vistos(admin, `&cups=${cups}`)).toEqual([propio]);
    expect(await vistos(admin, '&q=nandu')).toEqual([]);
    expect(await vistos(admin, `&q=${encodeURIComponent('ñandú panad')}`)).toEqual([propio]);
    expect(await vistos(admin, `&q=${CUPS.registro.slice(2, 20)}`)).toEqual([deNadie]);
    const { body } = await call(admin, 'GET', `/${propio}`);
    expect(await vistos(admin, `&cliente=${body.cliente.id}`)).toEqual([propio]);
    expect(await vistos(admin, '&cliente=x')).toEqual([]);
    expect(await vistos(admin, `&q=${body.codigo}`)).toEqual([propio]);
  });

  test('gives the newest first, or the order asked for', async () => {
    expect(await vistos(admin)).toEqual([deNadie, ajeno, delEquipo, propio]);
    expect(await vistos(admin, '&sort=creado')).toEqual([propio, delEquipo, ajeno, deNadie]);
    expect((await vistos(admin, '&sort=-comision'))[0]).toBe(propio);
    const { body } = await call(admin, 'GET', '?sort=precio');
    expect(body.code).toBe('datos-no-validos');
  });

  test('goes page by page', async () => {
    const paginas = await Promise.all([1, 2].map((page) => call(admin, 'GET', `?limit=3&page=${page}`)));
    expect(paginas.map(({ body }) => [body.rows.length, body.count])).toEqual([
      [3, 4],
      [1, 4],
    ]);
  });
});

describe('GET /v1/analisis/datos', () => {
  test('answers the sheet, history and last prices of each supply, in their order, as their own calls do', async () => {
    const { body } = await call(
      comercial,
      'GET',
      `/datos?cups=${CUPS.segundo},${CUPS.propio},${CUPS.segundo}`,
    );
    const { puntos, ultimos } = analisis.datos.response.parse(body);
    expect(puntos.map(({ ficha }) => ficha.cups)).toEqual([CUPS.segundo, CUPS.propio]);
    const headers = { authorization: `Bearer ${await tokenOf(app, comercial)}` };
    for (const { ficha, consumos } of puntos) {
      const url = `/v1/puntos-suministro/${ficha.cups}`;
      expect(ficha).toEqual((await app.inject({ url, headers })).json());
      expect(consumos).toEqual((await app.inject({ url: `${url}/consumos`, headers })).json().filas);
      expect(consumos).toHaveLength(12);
    }
    const { puntos: pedidos, costeOperativoComercial } = peticionDePrueba(CUPS.propio);
    const [{ precioEnergiaCliente, precioPotenciaCliente }] = pedidos as [(typeof pedidos)[number]];
    expect(puntos.map(({ anteriores }) => anteriores)).toMatchObject([
      null,
      { id: propio, fecha: '2026-01-31', precioEnergiaCliente, precioPotenciaCliente },
    ]);
    expect(ultimos?.costeOperativoComercial).toBe(costeOperativoComercial);
  });

  test('leaves out the supplies that the viewer does not see, and refuses what is no CUPS', async () => {
    const { body } = await call(comercial, 'GET', `/datos?cups=${CUPS.ajeno},${CUPS.propio}`);
    expect(body.puntos.map(({ ficha }: { ficha: { cups: string } }) => ficha.cups)).toEqual([CUPS.propio]);
    const { status, body: mal } = await call(comercial, 'GET', '/datos?cups=ES1');
    expect([status, mal.errors?.cups]).toEqual([400, expect.stringContaining('ES1')]);
    expect((await call(cliente, 'GET', `/datos?cups=${CUPS.propio}`)).status).toBe(403);
  });
});
