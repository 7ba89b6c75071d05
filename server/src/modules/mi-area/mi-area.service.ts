import type { miArea } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound, problem } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { writeTarea } from '../tareas/tareas.service.ts';
import { countPedidos } from './documentos.repository.ts';
import {
  countIncidencias,
  findClientes,
  insertRenovacion,
  listContratos,
  listFacturas,
  listPropuestas,
  listSuministros,
  lockRenovable,
} from './mi-area.repository.ts';

/** The address where a client reads and accepts a proposal; null once its link works no more. */
export type EnlaceDePropuesta = (db: Db, propuestaId: string) => Promise<string | null>;

/** All that a client has with the house. */
export async function readArea(db: Db, viewer: Viewer, enlaceDe: EnlaceDePropuesta): Promise<miArea.Area> {
  const [clientes, suministros, contratos, found, facturas, documentosPedidos, incidencias] =
    await Promise.all([
      findClientes(db, viewer),
      listSuministros(db, viewer),
      listContratos(db, viewer),
      listPropuestas(db, viewer, today()),
      listFacturas(db, viewer),
      countPedidos(db, viewer),
      countIncidencias(db, viewer),
    ]);
  const propuestas = await Promise.all(
    found.map(async (propuesta) => ({ ...propuesta, enlace: await enlaceDe(db, propuesta.id) })),
  );
  const accepted = propuestas.filter(({ estado }) => estado === 'aceptada');
  const cents = accepted.reduce((sum, { ahorroAnualEur }) => sum + Math.round(ahorroAnualEur * 100), 0);
  return {
    clientes: clientes.map(({ id, nombre }) => ({ id, nombre })),
    comercial: clientes.find(({ comercial }) => comercial !== null)?.comercial ?? null,
    suministros,
    contratos,
    propuestas,
    facturas,
    documentosPedidos,
    incidencias,
    ahorroAnualEur: cents / 100,
  };
}

/** Writes for today a task of who attends the client. Asking again is refused, since the task is there already. */
export async function askRenewal(db: Db, viewer: Viewer, contratoId: string): Promise<{ pedida: string }> {
  return db.transaction().execute(async (trx) => {
    const hoy = today();
    const contrato = await lockRenovable(trx, viewer, { id: contratoId, hoy });
    if (contrato === undefined) throw notFound();
    if (contrato.estado !== 'activo') {
      throw problem({ code: 'estado-no-valido', status: 409, title: 'Solo se renueva un contrato activo' });
    }
    const pedida = await insertRenovacion(trx, contrato.id, viewer.id);
    if (pedida === undefined) {
      throw problem({
        code: 'renovacion-ya-pedida',
        status: 409,
        title: 'Ya nos lo has pedido: te llamaremos',
      });
    }
    const { codigo, cups, clienteId, cliente, comercialId } = contrato;
    const titulo = `${cliente} quiere renovar ${codigo}`.slice(0, 200);
    const asunto = { clienteId, cups, contratoId: contrato.id };
    if (comercialId !== null) {
      const cuando = { fecha: hoy, repiteDesde: hoy };
      await writeTarea(trx, viewer, { tipo: 'llamada', titulo, ...cuando, ...asunto, comercialId });
    }
    const entry = { usuarioId: viewer.id, entidad: 'contrato', entidadId: contrato.id } as const;
    await insertAuditoria(trx, { ...entry, accion: 'pedir-renovacion' });
    return { pedida };
  });
}
