import { describe, expect, test } from 'vitest';
import { TEST_USERS, testApp } from './platform/test-app.ts';
import { llamar, mundoDePrueba } from './test-acceso.ts';
import { nombreDe, tablaDeAcceso } from './test-tabla-de-acceso.ts';

const harness = await testApp();
const { app, db } = harness;
const mundo = await mundoDePrueba(harness);
const TABLA = await tablaDeAcceso(mundo);

/** What is sent as a file or a stream without taking anybody's data out of the house. */
const SIN_ANOTAR = new Set([
  // The columns, without a row.
  'GET /v1/clientes/plantilla',
  'GET /v1/contratos/plantilla',
  'GET /v1/productos/plantilla',
  // What can be called.
  'GET /v1/openapi.json',
  // How far a piece of work is.
  'GET /v1/importaciones/:id/eventos',
  'GET /v1/operaciones/:id/eventos',
  // One document, shown in the browser to those whom it is about.
  'GET /v1/liquidaciones/:id/pdf',
  'GET /v1/propuestas/:id/pdf',
  'GET /v1/publico/propuestas/:token/pdf',
]);

/** Without a shape for its answer, what a reading answers is a file or a stream. */
const ficheros = app.endpoints
  .filter(({ method, response }) => method === 'GET' && response === undefined)
  .map((endpoint) => [nombreDe(endpoint), endpoint] as const);
const exportaciones = ficheros.filter(([nombre]) => !SIN_ANOTAR.has(nombre));

/**
 * Neither how far something is nor what can be called is saved as a file; and the link of a proposal, which this world has
 * none of, gives the same file as its page.
 */
const descargas = ficheros.filter(([nombre]) => !/\/eventos$|openapi|:token/.test(nombre));
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

const ultimas = () => db.selectFrom('auditoria').selectAll().orderBy('id', 'desc').execute();

test('the list of what leaves no trace names only what there is', () => {
  const nombres = ficheros.map(([nombre]) => nombre);
  expect([...SIN_ANOTAR].filter((nombre) => !nombres.includes(nombre))).toEqual([]);
  expect(exportaciones.length).toBeGreaterThan(11);
});

describe('whoever takes data out of the house as a file is written down', () => {
  test.each(exportaciones)('%s', async (nombre, endpoint) => {
    const fila = TABLA[nombre] ?? { esperado: [401, 401, 401, 401, 401] as const };
    const antes = (await ultimas()).length;
    const { statusCode, body } = await llamar(mundo, endpoint, fila, 'admin');
    expect(statusCode, body).toBe(200);
    const entradas = await ultimas();
    expect(entradas).toHaveLength(antes + 1);
    expect(entradas[0]).toMatchObject({
      usuarioId: TEST_USERS.admin.id,
      accion: expect.stringMatching(/^(exportar|exportar-datos|ver|descargar)$/),
    });
  });

  test.each(exportaciones.filter(([nombre]) => nombre.endsWith('/exportacion')))(
    '%s: which list, how and which part of it',
    async (nombre, endpoint) => {
      const llamada = async () => {
        const hecha = await TABLA[nombre]?.llamada?.();
        return { ...hecha, query: { formato: 'xlsx', q: 'nadie' } };
      };
      const esperado = [401, 401, 401, 401, 401] as const;
      await llamar(mundo, endpoint, { llamada, esperado }, 'admin');
      const [entrada] = await ultimas();
      const despues = { formato: 'xlsx', q: 'nadie' };
      expect(entrada).toMatchObject({ accion: 'exportar', entidadId: 'lista', despues });
    },
  );
});

test('one that is refused leaves none', async () => {
  const antes = (await ultimas()).length;
  const { statusCode } = await app.inject({
    url: '/v1/contratos/exportacion?formato=pdf',
    headers: await harness.as('comercial'),
  });
  expect([statusCode, (await ultimas()).length]).toEqual([400, antes]);
});

describe('what is downloaded is saved under a name that says what it is, and no identifier', () => {
  test.each(descargas)('%s', async (nombre, endpoint) => {
    const fila = TABLA[nombre] ?? { esperado: [401, 401, 401, 401, 401] as const };
    const { headers } = await llamar(mundo, endpoint, fila, 'admin');
    expect(headers['content-disposition']).toMatch(/filename="[^"]+\.(csv|xlsx|pdf|zip|txt)"/);
    expect(headers['content-disposition']).not.toMatch(UUID);
  });
});
