import { randomUUID } from 'node:crypto';
import { TEST_USERS } from '../../platform/test-app.ts';
import { deQuienVende, type Mundo, NOT_THERE_FOR_SELLERS, type TablaDeAcceso } from '../../test-acceso.ts';

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
  const asignacion = async () => {
    const asignada = {
      usuarioId: TEST_USERS.comercial.id,
      tipo: 'importacion-clientes',
      nombre: 'CRM',
    } as const;
    const vacia = { columnas: '{}', valores: '{}', rotulos: '{}' };
    const { id } = await db
      .insertInto('asignacionDeFichero')
      .values({ ...asignada, ...vacia, cabecera: randomUUID() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { id }, payload: {} };
  };
  return {
    'GET /v1/asignaciones-de-fichero': deQuienVende(),
    'PATCH /v1/asignaciones-de-fichero/:id': { llamada: asignacion, esperado: [401, 403, 200, 404, 200] },
    'DELETE /v1/asignaciones-de-fichero/:id': { llamada: asignacion, esperado: [401, 403, 204, 404, 204] },
    'GET /v1/operaciones': deQuienVende(),
    'GET /v1/operaciones/:id': NOT_THERE_FOR_SELLERS,
    'GET /v1/operaciones/:id/eventos': NOT_THERE_FOR_SELLERS,
    'POST /v1/operaciones/:id/cancelar': NOT_THERE_FOR_SELLERS,
    'POST /v1/operaciones/:id/reanudar': NOT_THERE_FOR_SELLERS,
    'POST /v1/operaciones/:id/deshacer': NOT_THERE_FOR_SELLERS,
    'GET /v1/operaciones/:id/filas': NOT_THERE_FOR_SELLERS,
    'GET /v1/operaciones/:id/resultado': { llamada: importacion, esperado: [401, 403, 200, 404, 200] },
    'GET /v1/operaciones/:id/errores': { llamada: importacion, esperado: [401, 403, 200, 404, 200] },
  };
}
