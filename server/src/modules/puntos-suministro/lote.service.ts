import { type BodyOf, type puntosLote, puntosSuministro } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, problem, rowChangedSince, rowNotFound } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import type { Tarea } from '../operaciones/ejecutor.service.ts';
import { buscadosDe, type Lote } from '../operaciones/lote.service.ts';
import { elegidosDe, lockPunto, type PuntoDeLote, setCliente } from './asignacion.repository.ts';
import { isClienteVisible } from './ficha.repository.ts';

type Pedido = Pick<BodyOf<typeof puntosLote.preview>, 'accion' | 'clienteId'>;

const FILTROS = puntosSuministro.list.query.omit({ page: true, limit: true, sort: true });

/** Gives the marked points, or all that match the list's filters, to a client, or takes them from theirs. */
export function loteDePuntos(
  viewer: Viewer,
  { ids, filtros, ...pedido }: BodyOf<typeof puntosLote.preview>,
): Lote {
  soloQuienVende(viewer);
  return {
    tipo: 'puntos',
    entidad: 'punto-suministro',
    detalle: pedido,
    elegidos: elegidosDe(viewer, buscadosDe({ ids, filtros }, FILTROS)),
    apply: (trx, cups) => changePuntoInBatch({ trx, viewer, cups, pedido }),
  };
}

/** The client and representative of the point before a change, and the version that the change left. */
type Antes = Pick<PuntoDeLote, 'clienteId' | 'comercialId' | 'version'>;

/** Answers what undoes the change; undefined when the point was so already. */
async function changePuntoInBatch({
  trx,
  viewer,
  cups,
  pedido: { accion, ...pedido },
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly cups: string;
  readonly pedido: Pedido;
}): Promise<Antes | undefined> {
  const clienteId = pedido.clienteId ?? null;
  if (clienteId !== null && !(await isClienteVisible(trx, viewer, clienteId))) {
    throw invalidData({ clienteId: 'No existe ese cliente' });
  }
  const punto = await lockPunto(trx, viewer, cups);
  if (!punto) throw rowNotFound();
  if (punto.clienteId === clienteId) return undefined;
  if (accion === 'asignar' && punto.clienteId !== null) {
    throw problem({ code: 'de-otro', status: 409, title: 'Ya es de otro cliente: quítaselo antes' });
  }
  if (accion === 'quitar' && punto.conContrato) {
    throw problem({ code: 'con-contrato', status: 409, title: 'Tiene un contrato en vigor con su cliente' });
  }
  await writeCliente({ trx, viewer, punto, clienteId, comercialId: punto.comercialId });
  const { comercialId } = punto;
  return { clienteId: punto.clienteId, comercialId, version: punto.version + 1 };
}

async function writeCliente({
  trx,
  viewer: { id: usuarioId },
  punto,
  ...cambios
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly punto: PuntoDeLote;
  readonly clienteId: string | null;
  readonly comercialId: string | null;
}): Promise<void> {
  const { cups, clienteId } = punto;
  await setCliente(trx, { cups, ...cambios });
  const accion = cambios.clienteId === null ? 'desvincular' : 'asignar';
  const entrada = { usuarioId, entidad: 'punto-suministro', entidadId: cups, accion } as const;
  await auditChange(trx, { ...entrada, antes: { clienteId }, cambios: { clienteId: cambios.clienteId } });
}

export const tareaDePuntos: Tarea = {
  authorize: soloQuienVende,
  apply: (trx, viewer, { entidadId }, detalle) =>
    changePuntoInBatch({ trx, viewer, cups: entidadId, pedido: detalle as Pedido }),
  undo: async (trx, viewer, { entidadId, antes }) => {
    const { version, clienteId, comercialId } = antes as Antes;
    // Who has the point now is part of what is undone, so the row is locked with an administrator's rights.
    const punto = await lockPunto(trx, { id: viewer.id, role: 'admin' }, entidadId);
    if (punto?.version !== version) {
      throw rowChangedSince();
    }
    await writeCliente({ trx, viewer, punto, clienteId, comercialId });
  },
};
