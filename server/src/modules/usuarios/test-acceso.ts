import { randomUUID } from 'node:crypto';
import { deAdministracion, type Mundo, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoUsuarios({ db }: Mundo): TablaDeAcceso {
  const cuenta = (estado: 'pendiente' | 'activo' | 'bloqueado', payload: object = {}) =>
    deAdministracion(async () => {
      const nombre = randomUUID();
      const { id } = await db
        .insertInto('usuario')
        .values({
          ...{ nombre, nombreUsuario: nombre, email: `${nombre}@prueba.es`, claveHash: 'x' },
          ...{ rol: 'cliente', estado },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { params: { id }, payload };
    });
  return {
    'GET /v1/admin/usuarios': deAdministracion(),
    'GET /v1/admin/usuarios/exportacion': deAdministracion(() => ({ query: { formato: 'csv' } })),
    'POST /v1/admin/usuarios/lote': deAdministracion(() => ({ payload: { accion: 'bloquear', ids: [] } })),
    'POST /v1/admin/usuarios/:id/aprobar': cuenta('pendiente'),
    'POST /v1/admin/usuarios/:id/bloquear': cuenta('activo'),
    'POST /v1/admin/usuarios/:id/desbloquear': cuenta('bloqueado'),
    'PATCH /v1/admin/usuarios/:id': cuenta('activo', { rol: 'comercial' }),
    'POST /v1/admin/usuarios/:id/cerrar-sesiones': cuenta('activo'),
  };
}
