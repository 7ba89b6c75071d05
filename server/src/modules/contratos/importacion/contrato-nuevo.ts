import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { nextCodigos } from '../../../platform/numbering.repository.ts';
import { today } from '../../../platform/today.ts';
import { type EntradaAuditoria, insertAuditorias } from '../../auditoria/auditoria.repository.ts';
import { SIN_CAMPOS } from '../../cartera/campos.service.ts';
import type { Propios } from '../../cartera/propios-de-fichero.service.ts';
import { entradaDe } from '../accion-auditada.service.ts';
import { DE_UNO_EN_UNO, type Medios } from '../activacion.service.ts';
import { entradaDeAlta } from '../contratos.service.ts';
import { type Fila, insertContratos } from '../escritura.repository.ts';
import type { ContratoTable } from '../tables.ts';

type Valores = Omit<Insertable<ContratoTable>, 'codigo'>;

type DeAlta = Pick<Fila, 'clienteId' | 'comercialId' | 'cups' | 'productoVersionId' | 'notas' | 'prorroga'> &
  Pick<
    Fila,
    | 'precioEnergiaEurKwh'
    | 'precioPotenciaEurKwAnio'
    | 'precioFijoEurMes'
    | 'feeEnergiaEurMwh'
    | 'feePotenciaEurKwAnio'
  > &
  Pick<Fila, 'potenciasKw' | 'consumoAnualKwh' | 'duracionMeses' | 'permanencia' | 'referenciaExterna'> &
  Pick<Fila, 'relevo' | 'inicioPrevisto' | 'revisionPrecio'> &
  Propios & {
    readonly comisionPrevistaEur: number;
  };

export type ContratoNuevo = {
  /** The row of a draft that has no number yet. */
  readonly fila: Fila;
  /** The change stays in memory, because nothing of the contract is in the database yet. */
  readonly writeAction: Medios['writeAction'];
  /** The final row, and the audit's entries after its creation. */
  readonly resultado: () => { readonly valores: Valores; readonly entradas: readonly EntradaAuditoria[] };
};

/** A contract that goes through its clocks in memory and is then written once. */
export function contratoNuevo(deAlta: DeAlta, usuarioId: string): ContratoNuevo {
  const fila = enBorrador(deAlta, usuarioId);
  let valores: Valores = { ...deAlta, id: fila.id, creadoPor: usuarioId };
  const entradas: EntradaAuditoria[] = [];
  return {
    fila,
    writeAction: async (_, auditada) => {
      const { fila: antes, cambios } = auditada;
      valores = { ...valores, ...cambios };
      entradas.push(entradaDe(auditada));
      return { antes, despues: { ...antes, ...Object.fromEntries(Object.entries(cambios).map(enFila)) } };
    },
    resultado: () => ({ valores, entradas }),
  };
}

/** The means of a new contract: on a supply point that never had one there is nothing to wait for. */
export function mediosDeNuevo(
  { writeAction }: ContratoNuevo,
  estrena: boolean,
): Omit<Medios, 'findVersion' | 'comisionEsperada'> {
  if (!estrena) return { ...DE_UNO_EN_UNO, writeAction };
  return { writeAction, takeTurn: async () => undefined, otroActivo: async () => undefined };
}

/**
 * Inserts new contracts under the next numbers with their whole history, at version 1, since nobody has seen
 * another.
 */
export async function saveNewPuntos(
  trx: Db,
  nuevos: readonly ContratoNuevo[],
  usuarioId: string,
): Promise<void> {
  if (nuevos.length === 0) return;
  const codigos = await nextCodigos({
    db: trx,
    serie: 'CT',
    anio: Number(today().slice(0, 4)),
    cuantos: nuevos.length,
  });
  const numerados = nuevos.map((nuevo, i) => ({
    ...nuevo.resultado(),
    fila: nuevo.fila,
    codigo: codigos[i]!,
  }));
  await insertContratos(
    trx,
    numerados.map(({ valores, codigo }) => ({ ...valores, codigo })),
  );
  await insertAuditorias(
    trx,
    numerados.flatMap(({ fila, codigo, entradas }) => [
      entradaDeAlta({ ...fila, codigo }, usuarioId),
      ...entradas,
    ]),
  );
}

function enFila([campo, valor]: [string, unknown]): [string, unknown] {
  return [campo, valor instanceof Date ? valor.toISOString() : valor];
}

function enBorrador(deAlta: DeAlta, creadoPor: string): Fila {
  const desde = new Date().toISOString();
  return {
    etiquetas: [],
    ...SIN_CAMPOS,
    ...deAlta,
    id: randomUUID(),
    codigo: '',
    creadoPor,
    comisionPrevistaEur: String(deAlta.comisionPrevistaEur),
    comercial: 'borrador',
    comercialDesde: desde,
    comercialMotivo: null,
    firma: 'pendiente',
    firmaDesde: desde,
    firmaMotivo: null,
    atr: 'sin-solicitar',
    atrDesde: desde,
    atrMotivo: null,
    atrCodigo: null,
    cobro: 'pendiente',
    cobroDesde: desde,
    cobroMotivo: null,
    fechaFirma: null,
    fechaSolicitud: null,
    fechaActivacion: null,
    fechaFin: null,
    permanenciaHasta: null,
    fechaBaja: null,
    comision: null,
    comisionEur: null,
    propuestaId: null,
    analisisId: null,
    anteriorId: null,
    version: 1,
    creadoEn: desde,
    borradoEn: null,
  };
}
