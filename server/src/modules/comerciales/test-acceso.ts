import {
  deAdministracion,
  deQuienVende,
  deTodos,
  type Mundo,
  type TablaDeAcceso,
} from '../../test-acceso.ts';

export function accesoComerciales({ db, ids }: Mundo): TablaDeAcceso {
  let cuantos = 0;
  const nuevo = async (cambios: object = {}) => {
    const { id } = await db
      .insertInto('comercial')
      .values({ nombre: 'De una llamada', email: `nuevo${cuantos++}@prueba.es`, ...cambios })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const sobreNuevo = (payload: object = {}, cambios: object = {}) =>
    deAdministracion(async () => ({ params: { id: await nuevo(cambios) }, payload }));
  const traspaso = {
    destinoId: ids.otro,
    propuestasAbiertas: 'dejar',
    contratosEnBorrador: 'dejar',
  };
  return {
    'GET /v1/comerciales': deQuienVende(),
    'GET /v1/comerciales/grupos': deQuienVende(() => ({ query: { por: 'zona' } })),
    'GET /v1/comerciales/totales': deQuienVende(),
    'GET /v1/comerciales/opciones': deTodos(),
    'GET /v1/comerciales/facetas': deQuienVende(),
    'GET /v1/comerciales/exportacion': deQuienVende(() => ({ query: { formato: 'csv' } })),
    'GET /v1/comerciales/:id': {
      llamada: () => ({ params: { id: ids.comercial } }),
      esperado: [401, 403, 200, 404, 200],
    },
    'POST /v1/admin/comerciales': deAdministracion(() => ({ payload: { nombre: 'Nuevo' } })),
    'POST /v1/admin/comerciales/lote': deAdministracion(() => ({
      payload: { accion: 'reactivar', ids: ['x'] },
    })),
    'POST /v1/admin/comerciales/lote/ensayo': deAdministracion(() => ({
      payload: { accion: 'reactivar', ids: ['x'] },
    })),
    'PATCH /v1/admin/comerciales/:id': sobreNuevo({ version: 1, zona: 'Sur' }),
    'POST /v1/admin/comerciales/:id/baja': sobreNuevo(),
    'POST /v1/admin/comerciales/:id/reactivar': sobreNuevo({}, { alta: '2020-01-01', baja: '2020-02-01' }),
    'GET /v1/admin/comerciales/:id/traspaso': sobreNuevo(),
    'POST /v1/admin/comerciales/:id/traspaso': sobreNuevo(traspaso),
    'POST /v1/admin/comerciales/:id/invitacion': sobreNuevo(),
    'DELETE /v1/admin/comerciales/:id/invitacion': sobreNuevo(),
  };
}
