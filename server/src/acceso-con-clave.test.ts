import { ambitoOf, claves, type EndpointSpec } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { claveDe } from './modules/claves/test-clave.ts';
import { testApp } from './platform/test-app.ts';
import { callApi, type FilaDeAcceso, mundoDePrueba, QUIENES, resumen } from './test-acceso.ts';
import { nombreDe, tablaDeAcceso } from './test-tabla-de-acceso.ts';

const harness = await testApp();
const seeded = await mundoDePrueba(harness);
const TABLA = await tablaDeAcceso(seeded);

const deClave = harness.app.endpoints.filter(({ access }) => access !== 'public');
const alAlcance = (endpoint: EndpointSpec) => claves.isWithinReach(endpoint);
const filaDe = (endpoint: EndpointSpec): FilaDeAcceso =>
  TABLA[nombreDe(endpoint)] ?? { esperado: [401, 401, 401, 401, 401] };

test('every permission of a key is for some call, and what no permission is for is left to people', () => {
  const ofCalls = new Set(deClave.map(ambitoOf));
  expect(claves.AMBITOS.filter((ambito) => !ofCalls.has(ambito))).toEqual([]);
  const outOfReach = deClave.filter((endpoint) => !alAlcance(endpoint)).map(ambitoOf);
  expect([...new Set(outOfReach)].sort()).toEqual([
    'ajustes:escribir',
    'ajustes:leer',
    'aperturas:leer',
    'claves:escribir',
    'claves:leer',
    'clientes:escribir',
    'clientes:leer',
    'comerciales:escribir',
    'conexiones:escribir',
    'conexiones:leer',
    'cuenta:escribir',
    'cuenta:leer',
    'informes:escribir',
    'informes:leer',
    'mi-area:escribir',
    'mi-area:leer',
    'operaciones:escribir',
    'permisos-de-datos:escribir',
    'permisos-de-datos:leer',
    'peticiones-de-documentos:escribir',
    'peticiones-de-documentos:leer',
    'usuarios:escribir',
    'webhooks:escribir',
    'webhooks:leer',
  ]);
});

describe.each(deClave.map((endpoint) => [nombreDe(endpoint), endpoint] as const))(
  'a key at %s',
  (_, endpoint) => {
    test.each(QUIENES.filter((quien) => quien !== 'anonimo'))(
      'with its permission alone is answered like the session of %s, and with all others is refused',
      async (quien) => {
        const fila = filaDe(endpoint);
        const esperado = alAlcance(endpoint) ? fila.esperado[QUIENES.indexOf(quien)]! : 403;
        const needed = ambitoOf(endpoint);
        const withIt = await callApi(
          { ...seeded, tokenDe: (viewer) => claveDe(harness.db, viewer, [needed]) },
          endpoint,
          fila,
          quien,
        );
        // What is out of reach is so for a key that was given it, too.
        expect(resumen(withIt.statusCode, esperado), withIt.body).toBe(esperado);
        const others = claves.AMBITOS.filter((ambito) => ambito !== needed);
        const without = await callApi(
          { ...seeded, tokenDe: (viewer) => claveDe(harness.db, viewer, others) },
          endpoint,
          fila,
          quien,
        );
        expect(without.json()).toMatchObject({ status: 403, code: 'clave-sin-permiso' });
      },
    );
  },
);
