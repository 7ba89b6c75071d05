import type { EndpointSpec } from '@vatio/contract/endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CUPS } from './modules/analisis/test-negocio.ts';
import { productoDePrueba } from './modules/productos/test-producto.ts';
import { ACEPTACION, casaDePrueba, EMAIL } from './modules/propuestas/test-propuesta.ts';
import { TEST_USERS, testApp } from './platform/test-app.ts';
import { readBytes, readMails } from './test-readable-mails.ts';

const harness = await testApp();
const { app, as, db, mails } = harness;

/** Names of keys, any of which would reveal what the house and sellers keep to themselves. */
const OF_THE_HOUSE =
  /comision|fee|margen|costeoperativo|cobro|interno|disput|reparto|liquidacion|decomision|^notas$|historial|aperturas|visitas|diferencias|enmarcha/i;

/** These keys only count the notes and the like of the client's own sheet. */
const HARMLESS = ['recuento.notas'];

function keysOf(schema: unknown, path: readonly string[] = []): string[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([clave, dentro]) => [
      [...path, clave].join('.'),
      ...keysOf(dentro, [...path, clave]),
    ]);
  }
  if (schema instanceof z.ZodArray) return keysOf(schema.element, path);
  if (schema instanceof z.ZodRecord) return keysOf(schema.valueType, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return keysOf(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((una) => keysOf(una, path));
  return [];
}

const isOfTheHouse = (clave: string) =>
  OF_THE_HOUSE.test(clave.split('.').at(-1) ?? '') && !HARMLESS.some((una) => clave.endsWith(una));

function letsClientsIn({ access, sellersOnly }: EndpointSpec): boolean {
  return (access === 'read Auth' || access === 'public') && !sellersOnly;
}

test('every endpoint that lets a client in says what they may read of its answer, or why all of it', () => {
  const undecided = app.endpoints
    .filter(letsClientsIn)
    .filter(({ clientResponse, wholeForClients = '' }) => !clientResponse && wholeForClients.length < 20)
    .map(({ method, path }) => `${method} ${path}`);
  expect(undecided).toEqual([]);
});

test('no answer that a client may read has a key of what the house earns, is paid or disputes', () => {
  const leaks = app.endpoints.filter(letsClientsIn).flatMap(({ path, response, clientResponse }) =>
    keysOf(clientResponse ?? response)
      .filter(isOfTheHouse)
      .map((clave) => `${path}: ${clave}`),
  );
  expect(leaks).toEqual([]);
});

describe('a client who accepted a product that passes peajes on at cost', async () => {
  const casa = await casaDePrueba(harness);
  /** The whole power price of the product is its fee, which on paper would look like a price. */
  const FEES = { costeOperativoComercial: 7.31, costeOperativoPotenciaComercial: 1.37 };
  /** The content of each answer, and of each part of each mail, to the client. */
  const answers = new Map<string, string>();

  beforeAll(async () => {
    const producto = await casa.call(
      'POST',
      '/v1/productos',
      productoDePrueba({
        nombre: 'A coste',
        peajesIncluidos: false,
        version: { potenciaEurKwAnio: [0, 0, 0, 0, 0, 0] },
      }),
      'admin',
    );
    const { body } = await casa.call(
      'POST',
      '/v1/analisis',
      { ...analysisOf(producto.body.id), ...FEES },
      'admin',
    );
    const propuesta = await casa.enviada([body.id]);
    await casa.publico('POST', propuesta.token, '/codigo', { via: 'correo' });
    const codigo = /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0];
    const { body: aceptada } = await casa.publico('POST', propuesta.token, '/aceptar', {
      ...ACEPTACION,
      codigo,
    });
    expect(aceptada.estado ?? aceptada, JSON.stringify(aceptada)).toBe('aceptada');
    const contratos = await casa.call('GET', '/v1/contratos', undefined, 'cliente');
    const contrato = contratos.body.rows[0].id;
    const { version } = (await casa.call('GET', `/v1/contratos/${contrato}`)).body;
    await casa.call('POST', `/v1/contratos/${contrato}/acciones`, { accion: 'enviar-por-correo', version });
    const importacion = await insertImportacion();
    const urls = urlsOf({ analisis: body.id, propuesta, contrato, importacion });
    for (const url of urls) {
      const answer = await app.inject({ method: 'GET', url, headers: await as('cliente') });
      expect(answer.statusCode, `${url} ${answer.body.slice(0, 200)}`).toBe(200);
      answers.set(url, await readBytes(answer.rawPayload));
    }
    for (const [part, words] of await readMails(db, mails, EMAIL)) answers.set(part, words);
  });

  type Known = {
    readonly analisis: string;
    readonly propuesta: { readonly id: string; readonly token: string };
    readonly contrato: string;
    readonly importacion: string;
  };

  function urlsOf({ analisis, propuesta, contrato, importacion }: Known): string[] {
    return [
      '/v1/analisis',
      `/v1/analisis/${analisis}`,
      '/v1/propuestas',
      '/v1/propuestas/resumen',
      `/v1/propuestas/${propuesta.id}`,
      '/v1/propuestas/exportacion?formato=csv',
      '/v1/propuestas/exportacion?formato=xlsx',
      `/v1/propuestas/${propuesta.id}/pdf`,
      '/v1/contratos',
      '/v1/contratos/recuento',
      `/v1/contratos/${contrato}`,
      '/v1/contratos/exportacion?formato=csv',
      '/v1/contratos/exportacion?formato=xlsx',
      '/v1/renovaciones',
      '/v1/renovaciones/resumen',
      '/v1/inicio/resumen',
      '/v1/clientes',
      '/v1/clientes/exportacion?formato=csv',
      '/v1/clientes/exportacion?formato=xlsx',
      '/v1/puntos-suministro/exportacion?formato=csv',
      '/v1/puntos-suministro/exportacion?formato=xlsx',
      `/v1/clientes/${casa.clienteId}/cronologia`,
      `/v1/puntos-suministro/${CUPS.propio}/cronologia`,
      `/v1/clientes/${casa.clienteId}`,
      `/v1/puntos-suministro/${CUPS.propio}`,
      '/v1/busqueda?q=panaderia',
      `/v1/documentos?entidad=contrato&entidadId=${contrato}`,
      `/v1/publico/propuestas/${propuesta.token}`,
      `/v1/publico/propuestas/${propuesta.token}/pdf`,
      `/v1/importaciones/${importacion}/eventos`,
    ];
  }

  /** An import of the client's that has ended, so that its stream of events ends too. */
  async function insertImportacion(): Promise<string> {
    const id = '00000000-0000-4000-8000-0000000000aa';
    await db
      .insertInto('importacion')
      .values({
        id,
        usuarioId: TEST_USERS.cliente.id,
        nombre: 'consumos.csv',
        carpeta: null,
        ficheros: [],
        formatos: [],
        bytes: 1,
        estado: 'terminada',
        terminadaEn: new Date(),
      })
      .execute();
    return id;
  }

  const analysisOf = (idProducto: string) => ({
    fecha: '2026-01-31',
    puntos: [
      {
        cups: CUPS.propio,
        precioEnergiaCliente: [0.198, 0.181, 0.17, 0.16, 0.15, 0.142],
        precioPotenciaCliente: [20.376927, 10.617621, 4.481534, 3.886333, 2.513851, 1.442287],
        potenciaEstudio: null,
        idProducto,
      },
    ],
  });

  test('fetches nothing with a key of fees, commissions, payment or dispute', () => {
    const leaks = [...answers].flatMap(([url, content]) =>
      [...content.matchAll(/"([^"]+)":/g)]
        .map(([, clave = '']) => clave)
        .filter((clave) => OF_THE_HOUSE.test(clave) && clave !== 'notas')
        .map((clave) => `${url}: ${clave}`),
    );
    expect(leaks).toEqual([]);
  });

  test('fetches nothing with the amount of a fee or of a commission', async () => {
    const { body } = await casa.call('GET', '/v1/contratos', undefined, 'admin');
    const amounts = [7.31, 1.37, body.rows[0].comisionEur];
    const spellings = amounts.flatMap((amount: number) => [String(amount), String(amount).replace('.', ',')]);
    const leaks = [...answers].flatMap(([url, content]) =>
      spellings
        .filter((spelling) =>
          new RegExp(`(?<![\\d.,])${spelling.replace('.', '\\.')}0*(?!\\d)`).test(content),
        )
        .map((spelling) => `${url}: ${spelling}`),
    );
    expect(leaks).toEqual([]);
  });

  test('fetches a PDF whose words, metadata included, name neither fee nor commission', () => {
    const pdfs = [...answers].filter(([url]) => url.endsWith('/pdf'));
    expect(pdfs).toHaveLength(2);
    for (const [url, texto] of pdfs) {
      expect(texto, url).toContain('Producer');
      expect(texto, url).not.toMatch(/comisi[oó]n|\bfee\b|margen/i);
    }
  });

  test('exports no column that names a fee, a commission or a payment', () => {
    const exports = [...answers].filter(([url]) => url.includes('/exportacion'));
    expect(exports).toHaveLength(8);
    for (const [url, file] of exports) expect(file, url).not.toMatch(/comisi[oó]n|\bfee\b|margen|cobro/i);
  });

  test('gets mails, in text and in HTML, and files with them that name neither fee, commission nor payment', () => {
    const received = [...answers].filter(([part]) => part.startsWith('mail '));
    const ending = (end: string) => received.filter(([part]) => part.endsWith(end)).length;
    expect([ending(', text'), ending(', HTML')]).toEqual([4, 4]);
    expect(ending('.pdf')).toBeGreaterThan(0);
    for (const [part, words] of received) {
      expect(words.length, part).toBeGreaterThan(50);
      expect(words, part).not.toMatch(/comisi[oó]n|\bfee\b|margen|cobro/i);
    }
  });

  test('hears events of an import that name nothing of the house', () => {
    const [[, events = ''] = []] = [...answers].filter(([url]) => url.endsWith('/eventos'));
    expect(events).toMatch(/^data: \{.*"estado":"terminada"/m);
    expect(events).not.toMatch(/comisi[oó]n|\bfee\b|margen|cobro/i);
  });

  test('does not find a contract by its payment clock, which they do not see', async () => {
    const todos = (await casa.call('GET', '/v1/contratos', undefined, 'cliente')).body.count;
    const reclamados = (await casa.call('GET', '/v1/contratos?cobro=reclamado', undefined, 'cliente')).body
      .count;
    expect(reclamados).toBe(todos);
  });
});
