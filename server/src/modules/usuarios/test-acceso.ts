import { randomUUID } from 'node:crypto';
import { deAdministracion, type Mundo, type TablaDeAcceso } from '../../test-acceso.ts';

const DE_NINGUNA = { accion: 'bloquear', ids: ['x'] };

export function accesoUsuarios({ db }: Mundo): TablaDeAcceso {
  const nueva = async (estado: 'pendiente' | 'activo' | 'bloqueado'): Promise<string> => {
    const nombre = randomUUID();
    const { id } = await db
      .insertInto('usuario')
      .values({
        nombre,
        nombreUsuario: nombre,
        email: `${nombre}@prueba.es`,
        claveHash: 'x',
        rol: 'cliente',
        estado,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const suCliente = async (usuarioId: string | null): Promise<string> => {
    const fila = { tipo: 'empresa' as const, nombre: 'De una cuenta', usuarioId };
    return (await db.insertInto('cliente').values(fila).returning('id').executeTakeFirstOrThrow()).id;
  };
  const cuenta = (estado: 'pendiente' | 'activo' | 'bloqueado', payload: object = {}) =>
    deAdministracion(async () => ({ params: { id: await nueva(estado) }, payload }));
  return {
    'GET /v1/admin/usuarios': deAdministracion(),
    'GET /v1/admin/usuarios/opciones': deAdministracion(),
    'GET /v1/admin/usuarios/exportacion': deAdministracion(() => ({ query: { formato: 'csv' } })),
    'POST /v1/admin/usuarios/lote': deAdministracion(() => ({ payload: DE_NINGUNA })),
    'POST /v1/admin/usuarios/lote/ensayo': deAdministracion(() => ({ payload: DE_NINGUNA })),
    'POST /v1/admin/usuarios/:id/aprobar': cuenta('pendiente'),
    'POST /v1/admin/usuarios/:id/clientes': deAdministracion(async () => ({
      params: { id: await nueva('activo') },
      payload: { clienteId: await suCliente(null) },
    })),
    'DELETE /v1/admin/usuarios/:id/clientes/:clienteId': deAdministracion(async () => {
      const id = await nueva('activo');
      return { params: { id, clienteId: await suCliente(id) } };
    }),
    'POST /v1/admin/usuarios/:id/bloquear': cuenta('activo'),
    'POST /v1/admin/usuarios/:id/desbloquear': cuenta('bloqueado'),
    'PATCH /v1/admin/usuarios/:id': cuenta('activo', { rol: 'comercial' }),
    'POST /v1/admin/usuarios/:id/cerrar-sesiones': cuenta('activo'),
    'POST /v1/admin/usuarios/:id/ver-como': cuenta('activo'),
    'DELETE /v1/admin/usuarios/ver-como': deAdministracion(),
    'POST /v1/admin/usuarios/:id/quitar-segundo-paso': cuenta('activo'),
    'POST /v1/admin/usuarios/:id/olvidar-identidad': cuenta('activo'),
  };
}
