import { TEST_USERS } from '../../platform/test-app.ts';
import { deTodos, type Mundo, type TablaDeAcceso } from '../../test-acceso.ts';

/** Everybody may paste codes, and nobody else may use them, not even an administrator. */
export async function accesoListasCodigos({ db }: Mundo): Promise<TablaDeAcceso> {
  const { id } = await db
    .insertInto('listaCodigos')
    .values({
      usuarioId: TEST_USERS.comercial.id,
      de: 'clientes',
      codigos: ['B12345674'],
      repetidos: [],
      malformados: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    'POST /v1/listas-de-codigos': deTodos(() => ({ payload: { de: 'clientes', texto: 'B12345674' } })),
    'GET /v1/listas-de-codigos/:id': {
      llamada: async () => ({ params: { id } }),
      esperado: [401, 404, 'pasa', 404, 404],
    },
  };
}
