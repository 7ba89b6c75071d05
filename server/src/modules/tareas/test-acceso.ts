import { createHash, randomBytes } from 'node:crypto';
import { TEST_USERS } from '../../platform/test-app.ts';
import {
  deAdministracion,
  deQuienVende,
  type FilaDeAcceso,
  type Mundo,
  type TablaDeAcceso,
} from '../../test-acceso.ts';
import { writeEnlace } from './calendario/calendario.repository.ts';

/** A task of the representative `comercial`, which another team does not see. */
export function accesoTareas({ db, ids }: Mundo): TablaDeAcceso {
  const ofOne = (payload: object = {}): FilaDeAcceso => ({
    llamada: async () => {
      const fecha = '2026-11-23';
      const { id } = await db
        .insertInto('tarea')
        .values({ tipo: 'llamada', titulo: 'Llamar', fecha, repiteDesde: fecha, comercialId: ids.comercial })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { params: { id }, payload };
    },
    esperado: [401, 403, 'pasa', 404, 'pasa'],
  });
  const tarea = { tipo: 'visita', titulo: 'Visitar', fecha: '2026-11-23' };
  return {
    'GET /v1/tareas': deQuienVende(),
    'GET /v1/tareas/grupos': deQuienVende(() => ({ query: { por: 'tipo' } })),
    'GET /v1/tareas/agenda': deQuienVende(() => ({ query: { desde: '2026-11-01', hasta: '2026-11-30' } })),
    'GET /v1/tareas/exportacion': deQuienVende(() => ({ query: { formato: 'csv' } })),
    'POST /v1/tareas/lote': deQuienVende(() => ({ payload: { accion: 'hacer', ids: ['x'] } })),
    'POST /v1/tareas/lote/ensayo': deQuienVende(() => ({ payload: { accion: 'hacer', ids: ['x'] } })),
    'GET /v1/tareas/:id': ofOne(),
    'POST /v1/tareas': deQuienVende(() => ({ payload: tarea })),
    'PATCH /v1/tareas/:id': ofOne({ version: 1, titulo: 'Otra' }),
    'POST /v1/tareas/:id/hacer': ofOne(),
    'POST /v1/tareas/:id/reabrir': ofOne(),
    'DELETE /v1/tareas/:id': ofOne(),
    'POST /v1/tareas/:id/restaurar': ofOne(),
    'GET /v1/cuenta/calendario': deQuienVende(),
    'POST /v1/cuenta/calendario': deQuienVende(),
    'DELETE /v1/cuenta/calendario': deQuienVende(),
    'GET /v1/publico/agenda/:token': {
      llamada: async () => {
        const token = randomBytes(32).toString('base64url');
        await writeEnlace(db, TEST_USERS.comercial.id, createHash('sha256').update(token).digest());
        return { params: { token } };
      },
      esperado: [200, 200, 200, 200, 200],
    },
    'GET /v1/ajustes/tareas': deAdministracion(),
    'PUT /v1/ajustes/tareas': deAdministracion(() => ({ payload: { activa: false, diasAntesDelFin: 90 } })),
  };
}
