import { randomUUID } from 'node:crypto';
import { MAX_CHOSEN, paperSchema } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TEST_USERS, testApp } from './platform/test-app.ts';
import { callApi, type FilaDeAcceso, mundoDePrueba } from './test-acceso.ts';
import { nombreDe, tablaDeAcceso } from './test-tabla-de-acceso.ts';

const harness = await testApp();
const { app, db } = harness;
const seeded = await mundoDePrueba(harness);
const TABLA = await tablaDeAcceso(seeded);

/** These endpoints send a file or a stream that takes nobody's data out of the house. */
const SIN_ANOTAR = new Set([
  // The template has the columns and no row.
  'GET /v1/clientes/plantilla',
  'GET /v1/contratos/plantilla',
  'GET /v1/extractos/plantilla',
  'GET /v1/productos/plantilla',
  'GET /v1/puntos-suministro/plantilla',
  // The document describes the calls.
  'GET /v1/openapi.json',
  // The events tell the progress of an import.
  'GET /v1/importaciones/:id/eventos',
  'GET /v1/operaciones/:id/eventos',
  // This document is shown in the browser to those whom it is about.
  'GET /v1/liquidaciones/:id/pdf',
  'GET /v1/propuestas/:id/pdf',
  'GET /v1/contratos/:id/pdf',
  'GET /v1/contratos/:id/ficha',
  'GET /v1/publico/propuestas/:token/pdf',
  'GET /v1/publico/propuestas/:token/evidencia',
  // A calendar reads its owner's tasks each hour; the link that lets it is audited when it is made.
  'GET /v1/publico/agenda/:token',
  // The sample has invented figures, and the logo is for everybody to see.
  'GET /v1/ajustes/marcas/:id/muestra',
  'GET /v1/publico/marcas/:id/logo',
]);

/** A GET without a response schema answers a file or a stream. */
const ficheros = app.endpoints
  .filter(({ method, response }) => method === 'GET' && response === undefined)
  .map((endpoint) => [nombreDe(endpoint), endpoint] as const);
const exportaciones = ficheros.filter(([nombre]) => !SIN_ANOTAR.has(nombre));

/**
 * Streams of events, a picture of a page and the description of the API are not saved as files; and the link of a proposal, which
 * this portfolio lacks, gives the same file as its page.
 */
const descargas = ficheros.filter(([nombre]) => !/\/eventos$|\/logo$|openapi|:token/.test(nombre));
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** An administrator, or a client where the download is theirs alone. */
const whoDownloads = ({ esperado }: FilaDeAcceso) => (esperado[4] === 403 ? 'cliente' : 'admin');

const ultimas = () => db.selectFrom('auditoria').selectAll().orderBy('id', 'desc').execute();

test('the list of downloads that are not audited names only endpoints that exist', () => {
  const nombres = ficheros.map(([nombre]) => nombre);
  expect([...SIN_ANOTAR].filter((nombre) => !nombres.includes(nombre))).toEqual([]);
  expect(exportaciones.length).toBeGreaterThan(11);
});

describe('a download that takes data out of the house is audited', () => {
  test.each(exportaciones)('by %s', async (nombre, endpoint) => {
    const fila = TABLA[nombre] ?? { esperado: [401, 401, 401, 401, 401] as const };
    const antes = (await ultimas()).length;
    const quien = whoDownloads(fila);
    const { statusCode, body } = await callApi(seeded, endpoint, fila, quien);
    expect(statusCode, body).toBe(200);
    const entradas = await ultimas();
    expect(entradas).toHaveLength(antes + 1);
    expect(entradas[0]).toMatchObject({
      usuarioId: TEST_USERS[quien].id,
      accion: expect.stringMatching(/^(exportar|exportar-datos|ver|descargar)$/),
    });
  });

  test.each(exportaciones.filter(([nombre]) => nombre.endsWith('/exportacion')))(
    'by %s, with the list, the format and the part of it',
    async (nombre, endpoint) => {
      const llamada = async () => {
        const parts = await TABLA[nombre]?.llamada?.();
        return { ...parts, query: { formato: 'xlsx', q: 'nadie' } };
      };
      const esperado = [401, 401, 401, 401, 401] as const;
      await callApi(seeded, endpoint, { llamada, esperado }, 'admin');
      const [entrada] = await ultimas();
      const despues = { formato: 'xlsx', q: 'nadie' };
      expect(entrada).toMatchObject({ accion: 'exportar', entidadId: 'lista', despues });
    },
  );
});

describe('a list goes to paper with the columns that a sheet has room for', () => {
  test.each(exportaciones.filter(([nombre]) => nombre.endsWith('/exportacion')))(
    '%s',
    async (nombre, endpoint) => {
      const llamada = () => ({ query: { formato: 'papel' } });
      const esperado = [401, 401, 401, 401, 401] as const;
      const { statusCode, body } = await callApi(seeded, endpoint, { llamada, esperado }, 'admin');
      expect(statusCode, nombre).toBe(200);
      const { columnas, filas } = paperSchema.parse(JSON.parse(body));
      expect(columnas.length).toBeGreaterThan(4);
      expect(columnas.length).toBeLessThan(17);
      expect(columnas.filter(({ titulo }) => /^Id|IBAN/.test(titulo))).toEqual([]);
      for (const fila of filas) expect(fila).toHaveLength(columnas.length);
      const [entrada] = await ultimas();
      expect(entrada).toMatchObject({ accion: 'exportar', despues: { formato: 'papel' } });
    },
  );
});

/** The exports of the lists in which rows are chosen, with the list of each. */
const withChosen = exportaciones.flatMap(([nombre, endpoint]) =>
  endpoint.query instanceof z.ZodObject && 'ids' in endpoint.query.shape
    ? [[nombre, endpoint.path.replace(/\/exportacion$/, '')] as const]
    : [],
);

describe('an export of chosen rows has these alone, and says which they are', () => {
  test('in every list', () => {
    expect(withChosen).toHaveLength(17);
  });

  test.each(withChosen)('%s', async (_, path) => {
    const headers = await harness.as('admin');
    const { rows } = (await app.inject({ url: `${path}?limit=100`, headers })).json();
    const keys: string[] = rows.map(({ id, cups }: { id?: string | number; cups?: string }) =>
      String(id ?? cups),
    );
    const rowsOf = async (ids: string) => {
      const { statusCode, body } = await app.inject({
        url: `${path}/exportacion?formato=papel&ids=${ids}`,
        headers,
      });
      expect(statusCode, body).toBe(200);
      return paperSchema.parse(JSON.parse(body)).filas.length;
    };
    expect(await rowsOf(`${randomUUID()},nadie`)).toBe(0);
    const chosen = keys.slice(0, 1);
    expect(await rowsOf(chosen.join(',') || randomUUID())).toBe(chosen.length);
    const [entrada] = await ultimas();
    if (chosen.length > 0) expect(entrada).toMatchObject({ accion: 'exportar', despues: { ids: chosen } });
    const many = Array.from({ length: MAX_CHOSEN + 1 }, () => 'x').join(',');
    const refused = await app.inject({ url: `${path}/exportacion?formato=csv&ids=${many}`, headers });
    expect(refused.statusCode).toBe(400);
  });
});

test('a download that is refused is not audited', async () => {
  const antes = (await ultimas()).length;
  const { statusCode } = await app.inject({
    url: '/v1/contratos/exportacion?formato=pdf',
    headers: await harness.as('comercial'),
  });
  expect([statusCode, (await ultimas()).length]).toEqual([400, antes]);
});

describe('a download is of the type that its contract says, and saved under a name that says what it is, without identifiers', () => {
  test.each(descargas)('%s', async (nombre, endpoint) => {
    const fila = TABLA[nombre] ?? { esperado: [401, 401, 401, 401, 401] as const };
    const { headers } = await callApi(seeded, endpoint, fila, whoDownloads(fila));
    expect(headers['content-disposition']).toMatch(/filename="[^"]+\.(csv|xlsx|pdf|zip|txt)"/);
    expect(headers['content-disposition']).not.toMatch(UUID);
    const told = endpoint.answers?.some((type) => isOfType(String(headers['content-type']), type));
    expect(told, String(headers['content-type'])).toBe(true);
  });
});

/** Whether a content type is of the media type that the contract names, which may be a range such as `image/*`. */
function isOfType(contentType: string, range: string): boolean {
  const [type = ''] = contentType.split(';');
  return range === '*/*' || type === range || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}
