import type { Db } from '../../platform/database.ts';
import { annulCorreos } from '../../platform/outbox/outbox.repository.ts';
import { problem } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import type { Tarea } from '../operaciones/ejecutor.service.ts';
import { type Tocado, writeAction } from './acciones.service.ts';
import { type Cambios, type Fila, isSettled, lockContrato } from './escritura.repository.ts';
import { moveContrato } from './lote.service.ts';
import type { ContratoLinks } from './mails.service.ts';
import type { Accion } from './paso.ts';

/** A contract as it was, with the version that the change left; without `fila`, it did not exist. */
type Antes = {
  readonly version: number;
  readonly fila: Record<string, unknown> | null;
  readonly id?: string;
};

/** What undoes a change that touched some contracts, in its order, and made one. */
export function contratoAntes(tocados: readonly Tocado[], nuevo?: Fila): Antes[] {
  const porContrato = new Map<string, Antes>();
  for (const { antes, despues } of tocados) {
    const fila = porContrato.get(antes.id)?.fila ?? antes;
    porContrato.set(antes.id, { version: despues.version, fila });
  }
  if (nuevo) porContrato.set(nuevo.id, { version: nuevo.version, fila: null, id: nuevo.id });
  return [...porContrato.values()];
}

/** An action on a contract, and what it takes to undo it: itself, and the one that it renewed. */
export function tareaDeContratos(links: ContratoLinks): Tarea {
  return {
    exigir: soloQuienVende,
    hacer: async (trx, viewer, { entidadId }, detalle) => {
      const tocados = await moveContrato({
        deps: { trx, links },
        viewer,
        id: entidadId,
        accion: detalle as Accion,
      });
      return contratoAntes(tocados);
    },
    deshacer: async (trx, viewer, fila) => {
      await restoreContratos(trx, viewer, fila);
      // A mail to the client that still waits does not leave any more; nothing calls back one that has left.
      await annulCorreos(trx, fila.entidadId, ['contrato']);
    },
  };
}

/** Contracts that a change or a file touched, as they were. */
export const restoreContratos: NonNullable<Tarea['deshacer']> = async (trx, { id: usuarioId }, { antes }) => {
  if (antes === null)
    throw problem({ code: 'datos-suprimidos', status: 409, title: 'Sus datos se suprimieron después' });
  // First those that were not active: a renewed contract comes back when its renewal has gone.
  const porOrden = (antes as Antes[]).toSorted((a, b) => Number(eraActivo(a)) - Number(eraActivo(b)));
  for (const uno of porOrden) await devolver(trx, uno, usuarioId);
};

function eraActivo({ fila }: Antes): boolean {
  return fila?.atr === 'activado';
}

/** Each contract as it was before, unless somebody has touched it since. */
async function devolver(trx: Db, { version, fila: antes, id }: Antes, usuarioId: string): Promise<void> {
  const fila = await lockContrato(trx, String(antes?.id ?? id));
  if (fila?.version !== version)
    throw problem({ code: 'se-cambio', status: 409, title: 'Alguien lo ha cambiado después' });
  const sinComision = (antes?.comision ?? null) === null;
  if (fila.comision !== null && sinComision && (await isSettled(trx, fila.id))) {
    throw problem({ code: 'ya-liquidado', status: 409, title: 'Su comisión ya está en una liquidación' });
  }
  const cambios = antes ? columnasDe(antes) : { ...NUNCA_FUE, borradoEn: new Date() };
  await writeAction(trx, fila, cambios, 'deshacer', usuarioId);
}

/** Out of what the supply point has been, when it goes to the bin. */
const NUNCA_FUE: Cambios = {
  atr: 'sin-solicitar',
  fechaActivacion: null,
  fechaBaja: null,
  fechaFin: null,
  permanenciaHasta: null,
  comision: null,
  comisionEur: null,
};

const ANULABLES = [
  ...['comercial', 'comercialDesde', 'comercialMotivo', 'firma', 'firmaDesde', 'firmaMotivo'],
  ...['atr', 'atrDesde', 'atrMotivo', 'atrCodigo', 'cobro', 'cobroDesde', 'cobroMotivo'],
  ...['fechaFirma', 'fechaSolicitud', 'fechaActivacion', 'fechaFin', 'permanenciaHasta', 'fechaBaja'],
  ...['comisionEur', 'comercialId', 'referenciaExterna'],
  ...['relevo', 'inicioPrevisto'],
] as const satisfies readonly (keyof Fila)[];

/** What was agreed, which a file may write too. */
const DE_LO_ACORDADO = [
  ...['productoVersionId', 'precioEnergiaEurKwh', 'precioPotenciaEurKwAnio', 'potenciasKw'],
  ...['feeEnergiaEurMwh', 'feePotenciaEurKwAnio', 'consumoAnualKwh', 'duracionMeses', 'permanencia'],
  ...['prorroga', 'comisionPrevistaEur', 'notas'],
] as const satisfies readonly (keyof Fila)[];

/** The columns that an action or a file may write, out of the row as it was kept. */
function columnasDe(antes: Record<string, unknown>): Cambios {
  return {
    ...Object.fromEntries(ANULABLES.map((campo) => [campo, antes[campo] ?? null])),
    ...Object.fromEntries(DE_LO_ACORDADO.map((campo) => [campo, antes[campo]])),
    comision: (antes.comision ?? null) === null ? null : JSON.stringify(antes.comision),
  };
}
