import { decomision, parseFecha, round } from '@vatio/domain';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { daysOfMonth, firstDay, lastDay, type Periodo } from '../../platform/periodo.ts';
import type { Tables } from '../../platform/tables.ts';
import { freezeAgain } from '../contratos/cobro.service.ts';
import { type Debido, findLeftOut, matchContratos, readDebidos } from './casado.repository.ts';
import type { Renglon } from './renglon.ts';

type LineaNueva = Omit<Insertable<Tables['extractoLinea']>, 'extractoId'>;

type Casada = Renglon & Periodo & { readonly contratoId: string | null };

/**
 * Matches the rows of a statement with the contracts of its supplier. All that it says of a contract becomes one line, and so
 * does a contract that began in its month and of which it says nothing.
 */
export async function matchRows(
  trx: Db,
  { comercializadora, mes }: { readonly comercializadora: string; readonly mes: string },
  renglones: readonly Renglon[],
): Promise<LineaNueva[]> {
  const delMes = daysOfMonth(mes);
  const filas = renglones.map((renglon) => ({ ...renglon, ...periodoDe(renglon, delMes) }));
  const ids = await matchContratos(trx, comercializadora, filas);
  const porSujeto = new Map<string, Casada[]>();
  for (const [i, fila] of filas.entries()) {
    const contratoId = ids[i] ?? null;
    const sujeto = contratoId ?? fila.cups;
    const juntas = porSujeto.get(sujeto);
    if (juntas) juntas.push({ ...fila, contratoId });
    else porSujeto.set(sujeto, [{ ...fila, contratoId }]);
  }
  const fuera = await findLeftOut(trx, { comercializadora, ...delMes });
  const olvidados = fuera.filter((id) => !porSujeto.has(id));
  const debidos = await readOwed(trx, [...ids.filter((id) => id !== null), ...olvidados]);
  const debidoEn = (id: string, hasta: string) => owedOf(debidos.get(id)!, hasta);
  return [
    ...[...porSujeto.values()].map((juntas) => added(juntas, debidoEn)),
    ...olvidados.flatMap((id) => leftOut(debidos.get(id)!, delMes)),
  ];
}

/** A row that does not say its period, or one of its ends, is of the month of the statement. */
function periodoDe({ desde, hasta }: Renglon, delMes: Periodo): Periodo {
  const primero = desde ?? firstDay([delMes.desde, hasta ?? delMes.desde]);
  return { desde: primero, hasta: hasta ?? lastDay([delMes.hasta, primero]) };
}

/** The facts of each contract, once those for which a rule was written later have got their commission. */
async function readOwed(trx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Debido>> {
  const distintos = [...new Set(ids)];
  const primeros = await readDebidos(trx, distintos);
  let written = false;
  for (const { id, sinRegla } of primeros) {
    if (sinRegla && (await freezeAgain(trx, id))) written = true;
  }
  const debidos = written ? await readDebidos(trx, distintos) : primeros;
  return new Map(debidos.map((debido) => [debido.id, debido]));
}

/**
 * All that the supplier owes of a contract by a day, €: the commission that was frozen when it began, less what an early end
 * takes back, as in the settlements.
 */
function owedOf(
  { comisionEur, fechaActivacion, fechaBaja, permanenciaHasta }: Debido,
  hasta: string,
): number {
  if (fechaBaja === null || permanenciaHasta === null || fechaBaja > hasta) return comisionEur;
  const [activacion, baja, permanencia] = [dia(fechaActivacion), dia(fechaBaja), dia(permanenciaHasta)];
  const vuelve = decomision(comisionEur, { activacion, baja, permanenciaHasta: permanencia }).importeEur;
  return round(comisionEur + vuelve);
}

/** The rows about one contract, or about one CUPS without any, as one line. */
function added(juntas: readonly Casada[], debidoEn: (id: string, hasta: string) => number): LineaNueva {
  const { cups, contratoId } = juntas[0]!;
  const hasta = lastDay(juntas.map((fila) => fila.hasta));
  return {
    cups,
    contratoId,
    hasta,
    desde: firstDay(juntas.map((fila) => fila.desde)),
    filas: juntas.map(({ numero }) => numero),
    referencia: juntas.find(({ referencia }) => referencia !== null)?.referencia ?? null,
    importeEur: juntas.reduce((suma, { importeEur }) => round(suma + importeEur), 0),
    debidoEur: contratoId === null ? null : debidoEn(contratoId, hasta),
  };
}

/** The line of a contract of which the statement says nothing; none when nothing is owed of it. */
function leftOut(debido: Debido, delMes: Periodo): LineaNueva[] {
  const debidoEur = owedOf(debido, delMes.hasta);
  if (debidoEur <= 0) return [];
  const { id: contratoId, cups, referencia } = debido;
  return [{ ...delMes, cups, referencia, contratoId, debidoEur, filas: [], importeEur: 0 }];
}

function dia(fecha: string): number {
  const leida = parseFecha(fecha);
  if (!leida.ok) throw new Error(leida.issue.message);
  return leida.value;
}
