import { TEST_USERS } from '../../platform/test-app.ts';
import { DE_NADIE, deTodos, type Mundo, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoOperaciones({ db }: Mundo): TablaDeAcceso {
  const importacion = async () => {
    const usuarioId = TEST_USERS.comercial.id;
    const { id } = await db
      .insertInto('operacion')
      .values({ tipo: 'importacion-clientes', usuarioId, detalle: '{"titulos":["NIF"]}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { id } };
  };
  return {
    'GET /v1/operaciones': deTodos(),
    'GET /v1/operaciones/:id': DE_NADIE,
    'GET /v1/operaciones/:id/eventos': DE_NADIE,
    'POST /v1/operaciones/:id/cancelar': DE_NADIE,
    'POST /v1/operaciones/:id/reanudar': { esperado: [401, 403, 404, 404, 404] },
    'POST /v1/operaciones/:id/deshacer': { esperado: [401, 403, 404, 404, 404] },
    'GET /v1/operaciones/:id/filas': DE_NADIE,
    'GET /v1/operaciones/:id/resultado': { llamada: importacion, esperado: [401, 404, 200, 404, 200] },
    'GET /v1/operaciones/:id/errores': { llamada: importacion, esperado: [401, 404, 200, 404, 200] },
  };
}
