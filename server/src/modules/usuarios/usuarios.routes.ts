import { usuarios } from '@vatio/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { listUsuarios } from './usuarios.repository.ts';
import {
  aprobar,
  bloquear,
  cambiarRol,
  cerrarSesiones,
  desbloquear,
  respuestaUsuario,
} from './usuarios.service.ts';

export function usuariosRoutes(app: FastifyInstance, db: Db): void {
  route(app, usuarios.list, async ({ viewer, query }) => {
    const { rows, count } = await listUsuarios(db, query);
    return { rows: rows.map((fila) => respuestaUsuario(fila, viewer)), count, countExact: true };
  });
  route(app, usuarios.aprobar, ({ viewer, params, body }) => aprobar(db, viewer, params.id, body.clienteId));
  route(app, usuarios.bloquear, ({ viewer, params }) => bloquear(db, viewer, params.id));
  route(app, usuarios.desbloquear, ({ viewer, params }) => desbloquear(db, viewer, params.id));
  route(app, usuarios.cambiarRol, ({ viewer, params, body }) => cambiarRol(db, viewer, params.id, body.rol));
  route(app, usuarios.cerrarSesiones, ({ viewer, params }) => cerrarSesiones(db, viewer, params.id));
}
