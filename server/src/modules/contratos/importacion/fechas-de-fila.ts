import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { invalidData } from '../../../platform/problems.ts';
import type { Tocado } from '../accion-auditada.service.ts';
import { applyAction } from '../acciones.service.ts';
import type { Medios } from '../activacion.service.ts';
import { changeRow } from '../edicion.service.ts';
import type { Cambios, Fila } from '../escritura.repository.ts';
import { requireRequisitos } from '../requisitos/puerta.service.ts';
import type { Conocido } from './conocido.ts';
import type { FilaLeida } from './fila-leida.ts';

type DeFila = { readonly fila: Fila; readonly leida: FilaLeida };

/** Takes a contract through its clocks to the state that the dates of a row imply. */
export async function applyDates(
  trx: Db,
  viewer: Viewer,
  { fila, leida, ...medios }: Medios & Pick<Conocido, 'requireOpenCliente'> & DeFila,
): Promise<Tocado[]> {
  checkGivenDates(fila, leida);
  const { activacion, baja } = leida;
  const tocados: Tocado[] = [];
  const ahora = () => tocados.at(-1)?.despues ?? fila;
  const quien = { usuarioId: viewer.id, quien: 'administra' as const, medios };
  const importada = { accion: 'importar', usuarioId: viewer.id };
  const terminado = baja === null ? undefined : { fecha: baja, motivo: 'Según el fichero importado' };
  const paso = pasoPrevio(fila, leida);
  if (Object.keys(paso).length > 0) {
    if (fila.comercial === 'cancelado') throw invalidData({ firma: `${fila.codigo} está cancelado` });
    await medios.requireOpenCliente(fila.clienteId);
    // A contract that has been active is recorded and not sold.
    if (paso.fechaFirma && activacion === null)
      await requireRequisitos(trx, fila, { fechaFirma: paso.fechaFirma, fechaAvalada: true });
    tocados.push(await medios.writeAction(trx, { ...importada, fila, cambios: paso }));
  }
  const seActiva = activacion !== null && fila.fechaActivacion === null;
  if (seActiva) {
    const accion = { accion: 'activar', fecha: activacion } as const;
    tocados.push(...(await applyAction({ trx, fila: ahora(), accion, contexto: { ...quien, terminado } })));
  }
  const plazo = plazoDe(ahora(), leida);
  if (Object.keys(plazo).length > 0) {
    const cambio = seActiva
      ? medios.writeAction(trx, { ...importada, fila: ahora(), cambios: plazo })
      : changeRow({ trx, viewer, fila: ahora(), cambios: plazo });
    tocados.push(await cambio);
  }
  if (terminado && ahora().fechaBaja === null)
    tocados.push(
      ...(await applyAction({
        trx,
        fila: ahora(),
        accion: { accion: 'dar-de-baja', ...terminado },
        contexto: quien,
      })),
    );
  return tocados;
}

const DEL_CONTRATO = { firma: 'fechaFirma', activacion: 'fechaActivacion', baja: 'fechaBaja' } as const;

/** Refuses a date that contradicts the one already recorded. */
function checkGivenDates(fila: Fila, leida: FilaLeida): void {
  for (const campo of ['firma', 'activacion', 'baja'] as const) {
    const [guardada, dicha] = [fila[DEL_CONTRATO[campo]], leida[campo]];
    if (guardada === null || dicha === null || guardada === dicha) continue;
    throw invalidData({ [campo]: `${fila.codigo} tiene la del ${guardada.split('-').reverse().join('/')}` });
  }
  if (leida.baja !== null && leida.activacion === null && fila.fechaActivacion === null) {
    throw invalidData({ baja: 'Tiene baja y no tiene activación' });
  }
}

/** Signs and requests the contract as far as the row's dates imply. */
function pasoPrevio(fila: Fila, { firma, activacion }: FilaLeida): Cambios {
  const ahora = new Date();
  const firmada = fila.fechaFirma === null ? (firma ?? activacion) : null;
  const pide = activacion !== null && ['sin-solicitar', 'rechazado'].includes(fila.atr);
  return {
    ...(firmada !== null && {
      comercial: 'firmado',
      comercialDesde: ahora,
      firma: 'firmada',
      firmaDesde: ahora,
      fechaFirma: firmada,
    }),
    ...(pide && { atr: 'solicitado', atrDesde: ahora }),
  };
}

/** The end and the permanence that the row changes. A permanence that the file leaves out keeps its length. */
function plazoDe(fila: Fila, { fin, permanenciaHasta }: FilaLeida) {
  if ((fin ?? permanenciaHasta) !== null && fila.fechaActivacion === null) {
    throw invalidData({
      [fin === null ? 'permanenciaHasta' : 'fin']: 'Solo la tiene un contrato que se ha activado',
    });
  }
  const cambiaElFin = fin !== null && fin !== fila.fechaFin;
  const hasta = permanenciaHasta ?? (cambiaElFin && fila.permanenciaHasta !== null ? fin : null);
  return {
    ...(cambiaElFin && { fechaFin: fin }),
    ...(hasta !== null && hasta !== fila.permanenciaHasta && { permanenciaHasta: hasta }),
  };
}
