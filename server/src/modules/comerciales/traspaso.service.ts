import type { BodyOf, comerciales, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, problem } from '../../platform/problems.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import type { OperacionDeps } from '../operaciones/ejecutor.service.ts';
import { createOperacion } from '../operaciones/operaciones.service.ts';
import { lockExistente, sobre } from './comerciales.service.ts';
import { cadenaHaciaArriba, type Fila, lockComercial, lockJerarquia } from './escritura.repository.ts';
import { cicloEnLaJerarquia, circuloDe } from './jerarquia.ts';
import { hasHandover, listTraspasables, readRunning } from './traspaso.repository.ts';

export async function previewTraspaso(
  db: Db,
  id: string,
): Promise<ResponseOf<typeof comerciales.previewTraspaso>> {
  const { id: existente } = await lockExistente(db, id);
  return readRunning(db, existente);
}

const ENTIDADES = ['cliente', 'punto-suministro', 'propuesta', 'contrato', 'comercial'] as const;

/** Hands a representative's portfolio over to another. Of two handovers of it at once, the second is refused. */
export async function handOverCartera({
  deps,
  viewer,
  id,
  body,
}: {
  readonly deps: OperacionDeps;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof comerciales.transfer>;
}): Promise<ResponseOf<typeof comerciales.transfer>> {
  const cuentas = { clientes: 0, puntosSinCliente: 0, propuestas: 0, contratos: 0, equipo: 0 };
  const operacion = await createOperacion(deps, viewer, async (trx) => {
    await lockJerarquia(trx);
    const origen = await lockExistente(trx, id);
    const destino = await requireDestino(trx, origen, body.destinoId);
    if (await hasHandover(trx, origen.id)) {
      throw problem({
        code: 'traspaso-en-marcha',
        status: 409,
        title: 'Su cartera ya se está traspasando: espera a que termine',
      });
    }
    const equipo = body.equipo === 'traspasar';
    if (equipo) await rejectCycle(trx, origen, destino);
    const todo = await listTraspasables(trx, origen.id, {
      propuestas: body.propuestasAbiertas === 'traspasar',
      contratos: body.contratosEnBorrador === 'traspasar',
      equipo,
    });
    // The new manager of the team does not report to themselves.
    const comercial = todo.comercial.filter((candidato) => candidato.id !== destino.id);
    const suyos = { ...todo, comercial };
    cuentas.clientes = suyos.cliente.length;
    cuentas.puntosSinCliente = suyos['punto-suministro'].length;
    cuentas.propuestas = suyos.propuesta.length;
    cuentas.contratos = suyos.contrato.length;
    cuentas.equipo = suyos.comercial.length;
    const despues = { destinoId: destino.id, ...cuentas };
    await insertAuditoria(trx, { ...sobre(viewer, origen.id), accion: 'traspasar-cartera', despues });
    const filas = ENTIDADES.flatMap((entidad) =>
      suyos[entidad].map((fila) => ({ entidad, entidadId: fila.id })),
    );
    return { tipo: 'traspaso', detalle: { de: origen.id, a: destino.id }, filas };
  });
  return { operacion, ...cuentas };
}

async function requireDestino(trx: Db, origen: Fila, destinoId: string): Promise<Fila> {
  const destino = await lockComercial(trx, destinoId);
  if (destino === undefined || destino.baja !== null) {
    throw invalidData({ destinoId: 'No existe ese comercial, o ya no trabaja aquí' });
  }
  if (destino.id === origen.id) throw invalidData({ destinoId: 'Elige a otro comercial' });
  return destino;
}

/** Whoever takes over a team from below would report to somebody whom they now lead. */
async function rejectCycle(trx: Db, origen: Fila, destino: Fila): Promise<void> {
  const cadena = await cadenaHaciaArriba(trx, destino.id);
  const intermedio = cadena.find((_, i) => cadena[i + 1]?.id === origen.id && i > 0);
  if (intermedio) throw cicloEnLaJerarquia(circuloDe(intermedio, cadena) ?? cadena);
}
