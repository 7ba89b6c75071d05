import type { BodyOf, comerciales, ResponseOf } from '@vatio/contract';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData } from '../../platform/problems.ts';
import { type Entidad, insertAuditoria, insertAuditorias } from '../auditoria/auditoria.repository.ts';
import { pasarClientes } from '../clientes/lote/asignacion.service.ts';
import { leerSeleccion } from '../clientes/lote/seleccion.repository.ts';
import { lockExistente, sobre } from './comerciales.service.ts';
import { cadenaHaciaArriba, type Fila, lockComercial, lockJerarquia } from './escritura.repository.ts';
import { cicloEnLaJerarquia, circuloDe } from './jerarquia.ts';
import {
  leerEnMarcha,
  pasarContratosEnBorrador,
  pasarEquipo,
  pasarPropuestasAbiertas,
  pasarPuntosSinCliente,
} from './traspaso.repository.ts';

export async function previsualizarTraspaso(
  db: Db,
  id: string,
): Promise<ResponseOf<typeof comerciales.previsualizarTraspaso>> {
  const { id: existente } = await lockExistente(db, id);
  return leerEnMarcha(db, existente);
}

/**
 * The portfolio of a representative goes to another, all of it or nothing. Of two at once the second finds nothing left,
 * or what the first left.
 */
export async function traspasar(
  db: Db,
  viewer: Viewer,
  id: string,
  body: BodyOf<typeof comerciales.traspasar>,
): Promise<ResponseOf<typeof comerciales.traspasar>> {
  return db.transaction().execute(async (trx) => {
    await lockJerarquia(trx);
    const origen = await lockExistente(trx, id);
    const destino = await exigirDestino(trx, origen, body.destinoId);
    const suyos = await leerSeleccion(trx, viewer, { filtro: { comercial: [origen.id] } }, { lock: true });
    const operacionId = await pasarClientes(trx, viewer, suyos, destino.id, 'traspaso');
    const puntosSinCliente = await pasarPuntosSinCliente(trx, origen.id, destino.id);
    const [de, a] = [origen.id, destino.id];
    const propuestas =
      body.propuestasAbiertas === 'traspasar' ? await pasarPropuestasAbiertas(trx, de, a) : [];
    const contratos =
      body.contratosEnBorrador === 'traspasar' ? await pasarContratosEnBorrador(trx, de, a) : [];
    const equipo = body.equipo === 'traspasar' ? await moverEquipo(trx, origen, destino) : [];
    await auditar(trx, viewer, 'propuesta', propuestas, origen, destino);
    await auditar(trx, viewer, 'contrato', contratos, origen, destino);
    const cuentas = {
      clientes: suyos.length,
      puntosSinCliente,
      propuestas: propuestas.length,
      contratos: contratos.length,
      equipo: equipo.length,
    };
    const despues = { destinoId: destino.id, ...cuentas };
    await insertAuditoria(trx, { ...sobre(viewer, origen.id), accion: 'traspasar-cartera', despues });
    return { operacionId, ...cuentas };
  });
}

async function exigirDestino(trx: Db, origen: Fila, destinoId: string): Promise<Fila> {
  const destino = await lockComercial(trx, destinoId);
  if (destino === undefined || destino.baja !== null) {
    throw invalidData({ destinoId: 'No existe ese comercial, o ya no trabaja aquí' });
  }
  if (destino.id === origen.id) throw invalidData({ destinoId: 'Elige a otro comercial' });
  return destino;
}

/** Whoever takes over a team from below would be under one of those they now lead. */
async function moverEquipo(trx: Db, origen: Fila, destino: Fila) {
  const cadena = await cadenaHaciaArriba(trx, destino.id);
  const intermedio = cadena.find((_, i) => cadena[i + 1]?.id === origen.id && i > 0);
  if (intermedio) throw cicloEnLaJerarquia(circuloDe(intermedio, cadena) ?? cadena);
  return pasarEquipo(trx, origen.id, destino.id);
}

async function auditar(
  trx: Db,
  { id: usuarioId }: Viewer,
  entidad: Entidad,
  pasadas: readonly { readonly id: string }[],
  origen: Fila,
  destino: Fila,
): Promise<void> {
  const cambio = { antes: { comercialId: origen.id }, despues: { comercialId: destino.id } };
  const entradas = pasadas.map(({ id }) => ({
    ...{ usuarioId, entidad, entidadId: id, accion: 'traspasar' },
    ...cambio,
  }));
  await insertAuditorias(trx, entradas);
}
