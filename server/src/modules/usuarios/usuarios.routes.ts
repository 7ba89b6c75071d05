import { usuarios } from '@vatio/contract';
import type { FastifyInstance } from 'fastify';
import { exportar } from '../../platform/hoja/exportacion.ts';
import { route } from '../../platform/route.ts';
import { entregarLista } from '../auditoria/exportacion.service.ts';
import type { Taller } from '../operaciones/ejecutor.service.ts';
import { COLUMNAS } from './columnas.ts';
import { cambiarEnLote } from './lote.service.ts';
import { consultaUsuarios, listOpciones, listUsuarios } from './usuarios.repository.ts';
import {
  aprobar,
  bloquear,
  cambiarRol,
  cerrarSesiones,
  desbloquear,
  desvincular,
  respuestaUsuario,
  vincular,
} from './usuarios.service.ts';

const HOJA = { nombre: 'usuarios', titulo: 'Usuarios', columnas: COLUMNAS };

export function usuariosRoutes(app: FastifyInstance, taller: Taller): void {
  const { db } = taller;
  route(app, usuarios.list, async ({ viewer, query }) => {
    const { rows, count, total } = await listUsuarios(db, viewer, query);
    return { rows: rows.map((fila) => respuestaUsuario(fila, viewer)), count, total, countExact: true };
  });
  route(app, usuarios.opciones, () => listOpciones(db));
  route(app, usuarios.exportar, async (call) => {
    const { formato, sort, ...filtros } = call.query;
    const consulta = consultaUsuarios(call.viewer, filtros, sort);
    return entregarLista(db, call, 'usuario', await exportar(db, formato, HOJA, consulta));
  });
  route(app, usuarios.lote, ({ viewer, body }) => cambiarEnLote(taller, viewer, body));
  route(app, usuarios.aprobar, ({ viewer, params, body }) => aprobar(db, viewer, params.id, body.clienteId));
  route(app, usuarios.vincular, ({ viewer, params, body }) =>
    vincular(db, viewer, params.id, body.clienteId),
  );
  route(app, usuarios.desvincular, ({ viewer, params }) => desvincular(db, viewer, params));
  route(app, usuarios.bloquear, ({ viewer, params }) => bloquear(db, viewer, params.id));
  route(app, usuarios.desbloquear, ({ viewer, params }) => desbloquear(db, viewer, params.id));
  route(app, usuarios.cambiarRol, ({ viewer, params, body }) => cambiarRol(db, viewer, params.id, body.rol));
  route(app, usuarios.cerrarSesiones, ({ viewer, params }) => cerrarSesiones(db, viewer, params.id));
}
