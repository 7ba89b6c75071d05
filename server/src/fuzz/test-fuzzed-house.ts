import { AJENO, CUPS, SUBORDINADA } from '../modules/analisis/test-negocio.ts';
import { ACEPTACION, casaDePrueba } from '../modules/propuestas/test-propuesta.ts';
import { TEST_PASSWORD, TEST_USERS, type TestApp } from '../platform/test-app.ts';
import { FILTERS } from './test-filters.ts';
import { identifierOf, listAllRows, listDependentRows, type StoredRow } from './test-rows.ts';
import { HOUSE_SECRET, type SeededCartera, seedHouse } from './test-seed.ts';
import { seedStates } from './test-states.ts';

/**
 * The account `comercial` represents the client, manages another representative and has nothing to do with a
 * third.
 */
export const VIEWERS = { ...TEST_USERS, anonimo: undefined } as const;
export type ViewerName = keyof typeof VIEWERS;

/** Data that a viewer may never read (`secretos`) nor change. */
export type ForeignData = { readonly secretos: readonly string[]; readonly filas: readonly StoredRow[] };

export type FuzzedHouse = {
  readonly filas: readonly StoredRow[];
  /** Values such as tokens, which travel and stand in no column, by the field that takes them. */
  readonly llaves: Readonly<Record<string, readonly string[]>>;
  readonly ajeno: Readonly<Record<ViewerName, ForeignData>>;
};

const PROPIA: SeededCartera = {
  cups: CUPS.propio,
  viewer: TEST_USERS.comercial,
  marca: 'Suyo',
  nif: ACEPTACION.nif,
  iban: 'ES9121000418450200051332',
};
const DEL_EQUIPO: SeededCartera = {
  cups: CUPS.delEquipo,
  viewer: SUBORDINADA,
  marca: 'FUGAEQUIPO',
  nif: 'B12345674',
  iban: 'ES7921000813610123456789',
};
const AJENA: SeededCartera = {
  cups: CUPS.ajeno,
  viewer: AJENO,
  marca: 'FUGAAJENA',
  nif: '12345678Z',
  iban: 'ES1720852066623456789011',
};

/** Three portfolios with something of every kind, and in each a text that nobody else may read. */
export async function openFuzzedHouse(test: TestApp): Promise<FuzzedHouse> {
  const casa = await casaDePrueba(test);
  const regla = { tipo: 'fija', valor: 100, reparto: [70, 10], desde: '2020-01-01' };
  await casa.call('POST', '/v1/comisiones/reglas', regla, 'admin');
  const token = await seedHouse(test, casa, PROPIA);
  await seedHouse(test, casa, DEL_EQUIPO);
  await seedHouse(test, casa, AJENA);
  await seedStates(test);
  const cuenta = { email: 'cliente@prueba.es', password: TEST_PASSWORD };
  const { body: sesion } = await casa.call('POST', '/v1/auth/login', cuenta);
  const filas = await listAllRows(test.db);
  const comercial = loDe(filas, AJENA);
  const equipo = loDe(filas, DEL_EQUIPO);
  const cliente = {
    secretos: [...comercial.secretos, ...equipo.secretos, HOUSE_SECRET],
    filas: [...comercial.filas, ...equipo.filas],
  };
  return {
    filas,
    llaves: { token, donde: FILTERS, password: [TEST_PASSWORD], refreshToken: [sesion.refreshToken] },
    ajeno: { admin: { secretos: [], filas: [] }, comercial, cliente, anonimo: cliente },
  };
}

function loDe(todas: readonly StoredRow[], { cups, viewer, nif, iban, marca }: SeededCartera): ForeignData {
  const filas = listDependentRows(todas, [cups, viewer.id]);
  const ids = filas.flatMap((fila) => identifierOf(fila) ?? []);
  return { filas, secretos: [marca, cups, nif, iban, ...ids] };
}
