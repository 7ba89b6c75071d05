import { TEST_USERS } from '../../platform/test-app.ts';
import { deTodos, type FilaDeAcceso, type Mundo, type TablaDeAcceso } from '../../test-acceso.ts';

/** A private view of the representative, which nobody else may use, not even an administrator. */
export async function accesoVistas({ db }: Mundo): Promise<TablaDeAcceso> {
  const vista = {
    lista: 'clientes',
    nombre: 'Mía',
    consulta: '',
    columnas: [] as string[],
    ambito: 'privada' as const,
    fijada: false,
    predeterminadaDe: [],
  };
  const { id } = await db
    .insertInto('vista')
    .values({ ...vista, usuarioId: TEST_USERS.comercial.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const propia = (payload: object = {}): FilaDeAcceso => ({
    llamada: async () => {
      await db.updateTable('vista').set({ borradoEn: null }).where('id', '=', id).execute();
      return { params: { id }, payload };
    },
    esperado: [401, 404, 'pasa', 404, 404],
  });
  return {
    'GET /v1/vistas': deTodos(),
    'POST /v1/vistas': deTodos(() => ({ payload: vista })),
    'PATCH /v1/vistas/:id': propia({ version: 1, nombre: 'Otra' }),
    'DELETE /v1/vistas/:id': propia(),
    'POST /v1/vistas/:id/restaurar': propia(),
  };
}
