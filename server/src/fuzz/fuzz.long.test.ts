import { clientes, propuestas } from '@vatio/contract/endpoints';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Mailer } from '../platform/mail.ts';
import { testApp } from '../platform/test-app.ts';
import { callsTo } from './test-call.ts';
import { candidatesOf } from './test-candidates.ts';
import { listFaults } from './test-faults.ts';
import { openFuzzedHouse } from './test-fuzzed-house.ts';
import type { ContentKind } from './test-readable-content.ts';
import { openRevertibleDatabase } from './test-revertible-database.ts';
import { listChangedRows } from './test-rows.ts';
import { sendCall } from './test-send-call.ts';

/**
 * Every endpoint of the contract, called with what its own schemas allow and with what they do not, by everybody: never a
 * failure of the server, nothing written by a call that is refused, nothing told nor changed of what is somebody else's.
 * A failure says the seed and the path with which `VATIO_FUZZ_SEED` repeats it; `VATIO_FUZZ_RUNS` are the calls to each.
 */
const SEMILLA = Number(process.env.VATIO_FUZZ_SEED ?? 20_261_120);
const LLAMADAS = Number(process.env.VATIO_FUZZ_RUNS ?? 40);
/** The time includes shrinking a failure, which makes some hundreds of calls more. */
const PACIENCIA_MS = 120_000 + LLAMADAS * 1_000;

/** A lower share would mean that the calls no longer get past the first check. */
const PARTE_QUE_RESPONDE = 0.75;
const PARTE_QUE_SE_ACEPTA = 0.15;

const base = openRevertibleDatabase(async () => (await abierta).url);
// Sending a mail writes on a second connection, which the revertible database cannot undo, so this mailer sends
// nothing.
const mail: Mailer = {
  configured: true,
  available: true,
  send: async () => undefined,
  close: () => undefined,
};
const abierta = testApp({ db: base.db, mail });
const banco = await abierta;
afterAll(() => base.db.destroy());
const house = await openFuzzedHouse(banco);
const candidatos = candidatesOf(house);
const bien = new Set<string>();
/** By upload, the number of forms sent by somebody who may send them, and how many of them were accepted. */
const subidas = new Map<string, { enviadas: number; aceptadas: number }>();
const clases = new Set<ContentKind>();

const todos = banco.app.endpoints.map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);

describe.each(todos)('%s', (nombre, endpoint) => {
  test('stands whatever it is sent', { timeout: PACIENCIA_MS }, async () => {
    const propiedad = fc.asyncProperty(callsTo(endpoint, candidatos), async (llamada) => {
      const ajeno = house.ajeno[llamada.quien];
      const observed = await base.tryOut(async (escrito) => {
        const respuesta = await sendCall(banco.app, endpoint, llamada);
        const suyas = escrito.length > 0 ? await listChangedRows(base.db, ajeno.filas) : [];
        return { ...respuesta, escrito: [...escrito], cambiadas: suyas };
      });
      if (observed.status < 300) bien.add(nombre);
      if (observed.status < 300) clases.add(observed.clase);
      if (endpoint.multipart) count(nombre, observed.status);
      expect(listFaults(endpoint, llamada, observed, ajeno)).toEqual([]);
    });
    await fc.assert(propiedad, { seed: SEMILLA, numRuns: LLAMADAS });
  });
});

function count(nombre: string, status: number): void {
  const cuenta = subidas.get(nombre) ?? { enviadas: 0, aceptadas: 0 };
  if (status !== 401 && status !== 403) cuenta.enviadas++;
  if (status < 300) cuenta.aceptadas++;
  subidas.set(nombre, cuenta);
}

test('each upload takes some of its files, and a share of all', () => {
  const cuentas = [...subidas.values()];
  const suma = (campo: 'enviadas' | 'aceptadas') => cuentas.reduce((total, una) => total + una[campo], 0);
  expect([...subidas].filter(([, { aceptadas }]) => aceptadas === 0)).toEqual([]);
  // If fewer were accepted, the test would only try refusals.
  expect(suma('aceptadas') / suma('enviadas')).toBeGreaterThan(PARTE_QUE_SE_ACEPTA);
});

test('a leak inside a workbook, a zip or a PDF would be found', async () => {
  const nadaMas = { params: {}, query: {}, cuerpo: { tipo: 'nada' } as const };
  const propuesta = house.filas.find(
    ({ tabla, texto }) => tabla === 'propuesta_version' && texto.includes('FUGAAJENA'),
  );
  const { propuestaId: id } = { propuestaId: '', ...propuesta?.columnas };
  for (const [endpoint, params, query, clase] of [
    [clientes.exportRows, {}, { formato: 'xlsx' }, 'zip'],
    [propuestas.pdf, { id }, {}, 'pdf'],
  ] as const) {
    const answer = await sendCall(banco.app, endpoint, { ...nadaMas, quien: 'admin', params, query });
    expect([answer.clase, answer.texto.includes('FUGAAJENA')], endpoint.path).toEqual([clase, true]);
  }
  expect([...clases].sort()).toEqual(['pdf', 'texto', 'zip']);
});

test('the calls get somewhere: most endpoints did what they were asked at least once', () => {
  expect(bien.size).toBeGreaterThan(todos.length * PARTE_QUE_RESPONDE);
});
