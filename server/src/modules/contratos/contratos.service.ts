import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { nextCodigos } from '../../platform/numbering.repository.ts';
import { today } from '../../platform/today.ts';
import { type EntradaAuditoria, insertAuditorias } from '../auditoria/auditoria.repository.ts';
import { requireOpenCliente } from '../cartera/bloqueo.service.ts';
import { contratosDePropuesta, type Fila, insertContratos, lockPropuesta } from './escritura.repository.ts';
import { ocupacionesDe } from './ocupacion.repository.ts';
import type { ContratoTable } from './tables.ts';

export type LineaDePropuesta = {
  readonly analisisId: string;
  readonly cups: string;
  readonly versionId: string;
  /** The energy price of each period; empty where its kind agrees on none. */
  readonly precioEnergiaEurKwh: readonly number[];
  readonly precioPotenciaEurKwAnio: readonly number[];
  readonly precioFijoEurMes: number | null;
  readonly feeEnergiaEurMwh: number;
  readonly feePotenciaEurKwAnio: number;
  readonly potenciasKw: readonly number[];
  readonly consumoAnualKwh: number;
  readonly comisionPrevistaEur: number;
  /** The terms as the client read them, because those of the product may have changed since. */
  readonly duracionMeses: number;
  readonly permanencia: boolean;
  readonly prorroga: boolean;
};

export type PropuestaAceptada = {
  readonly id: string;
  readonly clienteId: string;
  readonly comercialId: string | null;
  readonly lineas: readonly LineaDePropuesta[];
};

/**
 * Creates the draft contracts of an accepted proposal, one by supply point. Call it in the transaction of the
 * acceptance; a second call finds those of the first. Answers the identifiers of all of them.
 */
export async function createContratosOfPropuesta(
  trx: Db,
  propuesta: PropuestaAceptada,
  quien: { readonly usuarioId: string | null },
): Promise<string[]> {
  await lockPropuesta(trx, propuesta.id);
  const hechos = new Set((await contratosDePropuesta(trx, propuesta.id)).map(({ cups }) => cups));
  const nuevos: Omit<Insertable<ContratoTable>, 'codigo'>[] = [];
  for (const linea of propuesta.lineas) {
    if (!hechos.has(linea.cups)) nuevos.push(filaDe(propuesta, linea, quien.usuarioId));
  }
  if (nuevos.length > 0) await insertNumerados(trx, nuevos, quien.usuarioId);
  return (await contratosDePropuesta(trx, propuesta.id)).map(({ id }) => id);
}

/** Inserts new contracts under the next numbers of the year with their authors, and none of a blocked client. */
export async function insertNumerados(
  trx: Db,
  nuevos: readonly Omit<Insertable<ContratoTable>, 'codigo'>[],
  usuarioId: string | null,
) {
  for (const clienteId of new Set(nuevos.map((nuevo) => nuevo.clienteId)))
    await requireOpenCliente(trx, clienteId);
  const codigos = await nextCodigos({
    db: trx,
    serie: 'CT',
    anio: Number(today().slice(0, 4)),
    cuantos: nuevos.length,
  });
  const inicioDe = await iniciosPrevistos(
    trx,
    nuevos.map(({ cups }) => cups),
  );
  const filas = await insertContratos(
    trx,
    nuevos.map((nuevo, i) => ({ ...inicioDe(nuevo.cups, nuevo.relevo), ...nuevo, codigo: codigos[i]! })),
  );
  await insertAuditorias(
    trx,
    filas.map((fila) => entradaDeAlta(fila, usuarioId)),
  );
  return filas;
}

/** The day on which a contract can begin at each supply point, and whether it has to wait for another one. */
export async function iniciosPrevistos(db: Db, cups: readonly string[]) {
  const ocupados = new Map(
    (await ocupacionesDe({ db, viewer: null, cups })).map((ocupacion) => [
      ocupacion.cups,
      ocupacion.libreDesde,
    ]),
  );
  return (cupsDeLinea: string, relevo: 'espera' | 'cambio' | null = 'espera') => {
    const libre = ocupados.get(cupsDeLinea);
    if (libre === undefined) return { relevo: null, inicioPrevisto: null };
    return { relevo, inicioPrevisto: relevo === 'cambio' ? null : libre };
  };
}

export function entradaDeAlta(
  {
    id,
    codigo,
    cups,
    propuestaId,
    anteriorId,
  }: Pick<Fila, 'id' | 'codigo' | 'cups' | 'propuestaId' | 'anteriorId'>,
  usuarioId: string | null,
): EntradaAuditoria {
  const despues = { codigo, cups, propuestaId, anteriorId };
  return { usuarioId, entidad: 'contrato', entidadId: id, accion: 'crear', despues };
}

function filaDe(
  { id, clienteId, comercialId }: PropuestaAceptada,
  { versionId, precioEnergiaEurKwh, precioPotenciaEurKwAnio, potenciasKw, ...linea }: LineaDePropuesta,
  usuarioId: string | null,
): Omit<Insertable<ContratoTable>, 'codigo'> {
  return {
    ...linea,
    propuestaId: id,
    clienteId,
    comercialId,
    productoVersionId: versionId,
    precioEnergiaEurKwh: [...precioEnergiaEurKwh],
    precioPotenciaEurKwAnio: [...precioPotenciaEurKwAnio],
    potenciasKw: [...potenciasKw],
    creadoPor: usuarioId,
  };
}
