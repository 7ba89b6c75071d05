import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Mailer } from '../platform/mail.ts';
import { testApp } from '../platform/test-app.ts';
import { baseReversible } from './test-base-reversible.ts';
import { candidatosDe } from './test-candidatos.ts';
import { enviar } from './test-envio.ts';
import { faltas } from './test-faltas.ts';
import { cambiadas } from './test-filas.ts';
import { llamadasA } from './test-llamada.ts';
import { mundoDeFuzz } from './test-mundo.ts';

/**
 * Every endpoint of the contract, called with what its own schemas allow and with what they do not, by everybody: never a
 * failure of the server, nothing written by a call that is refused, nothing told nor changed of what is somebody else's.
 * A failure says the seed and the path with which `VATIO_FUZZ_SEED` repeats it; `VATIO_FUZZ_RUNS` are the calls to each.
 */
const SEMILLA = Number(process.env.VATIO_FUZZ_SEED ?? 20_261_120);
const LLAMADAS = Number(process.env.VATIO_FUZZ_RUNS ?? 40);
/** With its shrinking, which makes some hundred calls more. */
const PACIENCIA_MS = 120_000 + LLAMADAS * 1_000;

/** Fewer would mean that the calls no longer get past the first check. */
const PARTE_QUE_RESPONDE = 0.75;

const base = baseReversible(async () => (await abierta).url);
// Mail that leaves writes it down on a second connection.
const mail: Mailer = { configured: true, send: async () => undefined, close: () => undefined };
const abierta = testApp({ db: base.db, mail });
const banco = await abierta;
afterAll(() => base.db.destroy());
const mundo = await mundoDeFuzz(banco);
const candidatos = candidatosDe(mundo);
const bien = new Set<string>();

const todos = banco.app.endpoints.map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);

describe.each(todos)('%s', (nombre, endpoint) => {
  test('stands whatever it is sent', { timeout: PACIENCIA_MS }, async () => {
    const propiedad = fc.asyncProperty(llamadasA(endpoint, candidatos), async (llamada) => {
      const ajeno = mundo.ajeno[llamada.quien];
      const hecho = await base.probar(async (escrito) => {
        const respuesta = await enviar(banco.app, endpoint, llamada);
        const suyas = escrito.length > 0 ? await cambiadas(base.db, ajeno.filas) : [];
        return { ...respuesta, escrito: [...escrito], cambiadas: suyas };
      });
      if (hecho.status < 300) bien.add(nombre);
      expect(faltas(endpoint, llamada, hecho, ajeno)).toEqual([]);
    });
    await fc.assert(propiedad, { seed: SEMILLA, numRuns: LLAMADAS });
  });
});

test('the calls get somewhere: most endpoints did what they were asked at least once', () => {
  expect(bien.size).toBeGreaterThan(todos.length * PARTE_QUE_RESPONDE);
});
