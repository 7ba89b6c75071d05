import { describe, expect, test } from 'vitest';
import { testApp } from './platform/test-app.ts';
import { callApi, mundoDePrueba, QUIENES, resumen } from './test-acceso.ts';
import { nombreDe, tablaDeAcceso } from './test-tabla-de-acceso.ts';

const harness = await testApp();
const seeded = await mundoDePrueba(harness);

const TABLA = await tablaDeAcceso(seeded);

test('every endpoint has its row, and every row its endpoint', () => {
  expect(Object.keys(TABLA).sort()).toEqual(harness.app.endpoints.map(nombreDe).sort());
});

const filas = harness.app.endpoints.flatMap((endpoint) => {
  const fila = TABLA[nombreDe(endpoint)];
  return fila ? [[nombreDe(endpoint), endpoint, fila] as const] : [];
});

describe.each(filas)('access to %s', (_, endpoint, fila) => {
  test.each(QUIENES.map((quien, i) => [quien, fila.esperado[i]!] as const))(
    '%s is answered %s',
    async (quien, esperado) => {
      const { statusCode, body } = await callApi(seeded, endpoint, fila, quien);
      expect(resumen(statusCode, esperado), body).toBe(esperado);
    },
  );
});
