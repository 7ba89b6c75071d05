import {
  type BodyOf,
  type propuestasDeRenovacion,
  type ResponseOf,
  renovaciones,
} from '@vatio/contract/endpoints';
import { round } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import { requireLegalIssuer } from '../../platform/brand/legal-issuer.ts';
import type { Db } from '../../platform/database.ts';
import { annulCorreos } from '../../platform/outbox/outbox.repository.ts';
import { problem, rowChangedSince, rowErased } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { today } from '../../platform/today.ts';
import { createAnalisis } from '../analisis/analisis.service.ts';
import { requireContrato } from '../contratos/lectura.service.ts';
import { yaRenovado } from '../contratos/renovacion.service.ts';
import { elegidosDelRadar, findRenovacion } from '../contratos/renovaciones.repository.ts';
import type { Tarea } from '../operaciones/ejecutor.service.ts';
import { buscadosDe, type Lote, rehearseEach } from '../operaciones/lote.service.ts';
import { createDraft } from '../propuestas/borrador.service.ts';
import { requireAddress, type SendingDeps, sendDraft } from '../propuestas/envio.service.ts';
import { takeStep } from '../propuestas/paso.service.ts';
import { findPropuesta, lockPropuesta } from '../propuestas/propuestas.repository.ts';
import { requireSellable } from '../venta/venta.service.ts';
import { bestOffer, type MejorOferta } from './oferta.service.ts';

type Peticion = BodyOf<typeof propuestasDeRenovacion.preview>;
type Detalle = Pick<Peticion, 'enviar' | 'mensaje'>;
type Ensayo = ResponseOf<typeof propuestasDeRenovacion.preview>;

const FILTROS = renovaciones.list.query.omit({ page: true, limit: true, sort: true });

/** A proposal for each of the marked contracts of the radar, or for all that match its filters. */
export function loteDePropuestasDeRenovacion(
  viewer: Viewer,
  { enviar, mensaje, ...cuales }: Peticion,
): Lote & { readonly apply: (trx: Db, id: string) => Promise<MejorOferta> } {
  soloQuienVende(viewer);
  const detalle: Detalle = { enviar, mensaje };
  return {
    tipo: 'propuestas-de-renovacion',
    entidad: 'contrato',
    detalle,
    elegidos: elegidosDelRadar(viewer, buscadosDe(cuales, FILTROS), today()),
    apply: (trx, id) => offerFor(trx, viewer, { id, enviar }),
  };
}

/** Tells what would be offered with each. Nothing is numbered meanwhile, so that nobody waits for a trial. */
export async function rehearsePropuestas(db: Db, viewer: Viewer, peticion: Peticion): Promise<Ensayo> {
  const { filas, ...ensayo } = await rehearseEach(db, loteDePropuestasDeRenovacion(viewer, peticion));
  const ofertas = filas.flatMap(({ resultado }) => resultado?.oferta ?? []);
  const sum = (of: (oferta: MejorOferta['oferta']) => number) =>
    round(ofertas.reduce((total, oferta) => total + of(oferta), 0));
  return {
    ...ensayo,
    filas: filas.map(({ resultado, ...fila }) => ({
      ...fila,
      oferta: resultado ? { ...resultado.oferta, comisionEur: resultado.oferta.comision.totalEur } : null,
    })),
    suma: {
      ahorroAnualEur: sum(({ ahorroAnualEur }) => ahorroAnualEur),
      comisionEur: sum(({ comision }) => comision.totalEur),
    },
  };
}

/** What would be proposed for a contract; a problem says why nothing would. */
async function offerFor(
  trx: Db,
  viewer: Viewer,
  { id, enviar }: { readonly id: string; readonly enviar: boolean },
): Promise<MejorOferta> {
  const ficha = await requireContrato(trx, viewer, id);
  const fila = await findRenovacion(trx, viewer, { id, hoy: today() });
  if (!fila)
    throw problem({ code: 'no-se-renueva', status: 409, title: 'Ya no está entre las renovaciones' });
  if (fila.renovacion) throw await yaRenovado(trx, viewer, fila.renovacion);
  if (fila.propuesta) {
    throw problem({
      code: 'ya-propuesto',
      status: 409,
      title: `Ya tiene la propuesta ${fila.propuesta.codigo}`,
    });
  }
  const { clienteId, comercialId, cups, potenciasKw, consumoAnualKwh } = ficha;
  if (enviar) {
    await requireAddress(trx, clienteId);
    await requireLegalIssuer(trx, { clienteId, comercialId });
  }
  const mejor = await bestOffer(trx, viewer, ficha);
  if (mejor.oferta.ahorroAnualEur <= 0) {
    throw problem({ code: 'sin-ahorro', status: 409, title: 'Hoy no hay ninguna oferta que le ahorre' });
  }
  const { costeOperativoComercial, costeOperativoPotenciaComercial } = mejor.pedido;
  await requireSellable(trx, clienteId, [
    {
      cups,
      versionId: mejor.oferta.versionId,
      potenciasKw,
      consumoAnualKwh,
      feeEnergiaEurMwh: costeOperativoComercial,
      feePotenciaEurKwAnio: costeOperativoPotenciaComercial,
    },
  ]);
  return mejor;
}

type Antes = { readonly propuestaId: string; readonly version: number };

/** Printing the paper of each takes its time, and the numbers of proposals wait for the transaction that takes them. */
const POCAS = 5;

export function tareaDePropuestasDeRenovacion(deps: SendingDeps): Tarea {
  return {
    authorize: soloQuienVende,
    trozo: POCAS,
    apply: async (trx, viewer, { entidadId: id }, detalle): Promise<Antes> => {
      const { enviar, mensaje = '' } = detalle as Detalle;
      const { pedido } = await offerFor(trx, viewer, { id, enviar });
      const { id: analisisId } = await createAnalisis({ db: trx, viewer, input: pedido });
      const propuestaId = await createDraft(trx, viewer, {
        analisis: [analisisId],
        alternativas: [],
        mensaje,
      });
      if (enviar) await sendDraft({ deps, trx, viewer, id: propuestaId });
      const propuesta = await findPropuesta(trx, viewer, { id: propuestaId });
      return { propuestaId, version: propuesta?.version ?? 0 };
    },
    undo: (trx, viewer, { antes }) => takeBack(trx, viewer, antes as Antes | null),
  };
}

/** Closes the link of a proposal that nobody has opened yet and puts it in the bin; its mail goes no more if it still waits. */
async function takeBack(trx: Db, viewer: Viewer, antes: Antes | null): Promise<void> {
  if (antes === null) throw rowErased();
  const { propuestaId: id, version } = antes;
  await lockPropuesta(trx, id);
  const ahora = await findPropuesta(trx, viewer, { id });
  if (ahora && ahora.estado !== 'borrador' && ahora.estado !== 'enviada') {
    throw problem({ code: 'ya-abierta', status: 409, title: 'El cliente ya la ha abierto' });
  }
  if (ahora?.version !== version) throw rowChangedSince();
  if (ahora.estado === 'enviada') {
    await annulCorreos(trx, id, ['propuesta']);
    await takeStep({ trx, viewer, accion: 'retirar', cual: { id } });
  }
  await takeStep({ trx, viewer, accion: 'borrar', cual: { id } });
}
