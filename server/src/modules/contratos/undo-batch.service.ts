import { campos } from '@vatio/contract/endpoints';
import type { Db } from '../../platform/database.ts';
import { differences } from '../../platform/differences.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { annulCorreos } from '../../platform/outbox/outbox.repository.ts';
import { problem, rowChangedSince, rowErased } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { listCampos } from '../cartera/campos.repository.ts';
import { type CambioDePropios, unwrittenSince } from '../cartera/propios-de-fichero.service.ts';
import { withSentences } from '../cartera/valores-de-campos.service.ts';
import type { Tarea } from '../operaciones/ejecutor.service.ts';
import { type Tocado, writeAction } from './accion-auditada.service.ts';
import { type Cambios, type Fila, isSettled, lockContrato, updateContrato } from './escritura.repository.ts';
import type { ContratoLinks } from './links.service.ts';
import { moveContrato } from './lote.service.ts';
import { isRenovacion } from './lote-de-renovaciones.service.ts';
import type { Accion } from './paso.ts';
import { insertRenovacion } from './renovacion.service.ts';

/** A contract before a change, with the version that the change left. Without `fila` it did not exist. */
type Antes = {
  readonly version: number;
  readonly fila: Record<string, unknown> | null;
  readonly id?: string;
  /** The own fields and tags that an import wrote, before and after. */
  readonly propios?: CambioDePropios;
};

/** The data that undo a change, in its order: the contracts that it touched and the one that it made. */
export function contratoAntes(tocados: readonly Tocado[], nuevo?: Fila): Antes[] {
  const porContrato = new Map<string, Antes>();
  for (const { antes, despues } of tocados) {
    const fila = porContrato.get(antes.id)?.fila ?? antes;
    const propios = differences(fila, onlyPropios(despues));
    porContrato.set(antes.id, { version: despues.version, fila, ...(propios && { propios }) });
  }
  if (nuevo) porContrato.set(nuevo.id, { version: nuevo.version, fila: null, id: nuevo.id });
  return [...porContrato.values()];
}

const PROPIOS = ['etiquetas', ...campos.HUECOS] as const;

function onlyPropios(fila: Fila): Partial<Fila> {
  return Object.fromEntries(PROPIOS.map((campo) => [campo, fila[campo]]));
}

/** The task of an action on a contract or of its renewal, with what undoes it there and on the other contract. */
export function tareaDeContratos(deps: { readonly links: ContratoLinks; readonly files: FileStore }): Tarea {
  return {
    authorize: soloQuienVende,
    apply: async (trx, viewer, { entidadId }, detalle) => {
      if (isRenovacion(detalle))
        return contratoAntes([], await insertRenovacion(trx, { viewer, id: entidadId }));
      const tocados = await moveContrato({
        deps: { ...deps, trx },
        viewer,
        id: entidadId,
        accion: detalle as Accion,
      });
      return contratoAntes(tocados);
    },
    undo: async (trx, viewer, fila) => {
      await restoreContratos(trx, viewer, fila);
      // A mail that still waits is annulled; one that was sent cannot be called back. A renewal wrote none.
      if (cambioSuFila(fila)) await annulCorreos(trx, fila.entidadId, ['contrato']);
    },
  };
}

/** Whether the operation changed the contract of its row, and did not only make the one that renews it. */
function cambioSuFila({
  entidadId,
  antes,
}: {
  readonly entidadId: string;
  readonly antes: unknown;
}): boolean {
  return (antes as Antes[]).some(({ fila }) => fila?.id === entidadId);
}

/** Restores the contracts that an operation or a file touched. */
export const restoreContratos: NonNullable<Tarea['undo']> = async (trx, { id: usuarioId }, { antes }) => {
  if (antes === null) throw rowErased();
  // Contracts that were not active are restored first, so that a renewed contract becomes active when its
  // renewal no longer is.
  const porOrden = (antes as Antes[]).toSorted((a, b) => Number(eraActivo(a)) - Number(eraActivo(b)));
  for (const cambio of porOrden) await giveBack(trx, cambio, usuarioId);
};

function eraActivo({ fila }: Antes): boolean {
  return fila?.atr === 'activado';
}

/** Restores a contract, unless somebody has changed it since. */
async function giveBack(
  trx: Db,
  { version, fila: antes, id, propios }: Antes,
  usuarioId: string,
): Promise<void> {
  const fila = await lockContrato(trx, String(antes?.id ?? id));
  if (fila?.version !== version) throw rowChangedSince();
  const sinComision = (antes?.comision ?? null) === null;
  if (fila.comision !== null && sinComision && (await isSettled(trx, fila.id))) {
    throw problem({ code: 'ya-liquidado', status: 409, title: 'Su comisión ya está en una liquidación' });
  }
  const cambios = antes ? columnasDe(antes) : { ...NUNCA_FUE, borradoEn: new Date() };
  await writeAction(trx, { fila, cambios, accion: 'deshacer', usuarioId });
  if (propios) await giveBackPropios(trx, { fila, usuarioId, propios });
}

/** The own fields and the tags go back alone. */
async function giveBackPropios(
  trx: Db,
  {
    fila,
    usuarioId,
    propios,
  }: { readonly fila: Fila; readonly usuarioId: string; readonly propios: CambioDePropios },
): Promise<void> {
  const cambio = differences(fila, unwrittenSince(fila, propios));
  if (!cambio) return;
  await updateContrato(trx, fila.id, cambio.despues);
  const definidos = await listCampos(trx, 'contrato');
  await insertAuditoria(trx, {
    usuarioId,
    entidad: 'contrato',
    entidadId: fila.id,
    accion: 'deshacer',
    antes: withSentences(definidos, cambio.antes),
    despues: withSentences(definidos, cambio.despues),
  });
}

/** These values take a contract out of its supply point's history when it goes to the bin. */
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
  ...['comisionEur', 'comercialId', 'referenciaExterna', 'revisionPrecio'],
  ...['relevo', 'inicioPrevisto'],
] as const satisfies readonly (keyof Fila)[];

/** The agreed terms, which an import may write too. */
const DE_LO_ACORDADO = [
  ...['productoVersionId', 'precioEnergiaEurKwh', 'precioPotenciaEurKwAnio', 'precioFijoEurMes'],
  ...['feeEnergiaEurMwh', 'feePotenciaEurKwAnio', 'potenciasKw', 'consumoAnualKwh'],
  ...['duracionMeses', 'permanencia', 'prorroga', 'comisionPrevistaEur', 'notas'],
] as const satisfies readonly (keyof Fila)[];

/** The columns that an action or an import may write, taken from the row as it was kept. */
function columnasDe(antes: Record<string, unknown>): Cambios {
  return {
    ...Object.fromEntries(ANULABLES.map((campo) => [campo, antes[campo] ?? null])),
    ...Object.fromEntries(DE_LO_ACORDADO.map((campo) => [campo, antes[campo]])),
    comision: (antes.comision ?? null) === null ? null : JSON.stringify(antes.comision),
  };
}
