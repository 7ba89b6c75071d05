import type { BodyOf, liquidaciones, ResponseOf } from '@vatio/contract/endpoints';
import { type ComisionCalculada, decomision, enCifra, parseFecha } from '@vatio/domain';
import type { Insertable } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { daysOfMonth } from '../../platform/periodo.ts';
import { invalidData } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { freezeAgain } from '../contratos/cobro.service.ts';
import { reopenLiquidacion, returnToRevision } from './apertura.service.ts';
import { autofacturaDe, type Casa } from './autofactura.ts';
import {
  contratosPorCerrar,
  type Devolucion,
  devolucionesPendientes,
  findComision,
  findDelMes,
  insertLinea,
  lockCierre,
  type PorCerrar,
  parteDe,
} from './cierre.repository.ts';
import { liquidacionesDelMes } from './liquidaciones.repository.ts';
import type { LineaTable } from './tables.ts';

type Respuesta = ResponseOf<typeof liquidaciones.close>;
type Excepcion = Respuesta['excepciones'][number];

/**
 * Gathers the commissions of contracts that began until the end of a month and are in no settlement, and takes
 * back those of early ends. Existing lines stay, and what would fall in a paid settlement waits for the next
 * month.
 */
export async function closeMonth(
  casa: Casa,
  viewer: Viewer,
  { mes: texto, ensayo = false }: BodyOf<typeof liquidaciones.close>,
): Promise<Respuesta> {
  if (`${texto}-01` > today()) throw invalidData({ mes: 'Ese mes aún no ha empezado' });
  const trx = await casa.db.startTransaction().execute();
  try {
    const respuesta = await closeMonthInTransaction({ ...casa, db: trx }, viewer.id, texto);
    await (ensayo ? trx.rollback() : trx.commit()).execute();
    return respuesta;
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
}

/** Closes a month such as `2026-10` in the caller's transaction. */
export async function closeMonthInTransaction(
  casa: Casa,
  usuarioId: string,
  mes: string,
): Promise<Respuesta> {
  const { db: trx } = casa;
  await lockCierre(trx);
  const cierre = new Cierre(trx, `${mes}-01`, usuarioId);
  const { hasta } = daysOfMonth(mes);
  for (const contrato of await contratosPorCerrar(trx, hasta)) await cierre.addComision(contrato);
  for (const devolucion of await devolucionesPendientes(trx, hasta)) await cierre.addDecomision(devolucion);
  return cierre.summarize(casa, mes);
}

/** A close under way: the settlements of its month, found or made, and what it could not settle. */
class Cierre {
  readonly #trx: Db;
  readonly #mes: string;
  readonly #usuarioId: string;
  readonly #liquidaciones = new Map<string, { readonly id: string; readonly pagada: boolean }>();
  readonly #nuevas = new Map<string, number>();
  readonly #excepciones: Excepcion[] = [];

  constructor(trx: Db, mes: string, usuarioId: string) {
    this.#trx = trx;
    this.#mes = mes;
    this.#usuarioId = usuarioId;
  }

  async addComision(contrato: PorCerrar): Promise<void> {
    const comision = await this.#comisionDe(contrato);
    if (contrato.comercialId === null) return this.#setApart(contrato, 'sin-comercial');
    if (!comision?.regla) return this.#setApart(contrato, 'sin-regla');
    if (comision.totalEur === 0) return this.#setApart(contrato, 'a-cero');
    for (const { comercialId, nivel, porcentaje, importeEur } of comision.partes) {
      // A contract comes back while one of its parts is unsettled; its other parts were paid in an earlier month.
      if (importeEur === 0 || contrato.liquidadas.includes(parteDe({ comercialId, nivel }))) continue;
      await this.#add(contrato, {
        comercialId,
        nivel,
        porcentaje,
        importeEur,
        tipo: 'comision',
        contratoId: contrato.id,
        baseEur: comision.totalEur,
        explicacion: `${comision.calculo}. ${comision.porQue}`,
      });
    }
  }

  async addDecomision(devolucion: Devolucion): Promise<void> {
    const { contratoId, comercialId, nivel, porcentaje, importeEur: pagado } = devolucion;
    const { importeEur, diasPendientes, diasTotales } = decomision(pagado, {
      activacion: dia(devolucion.fechaActivacion),
      baja: dia(devolucion.fechaBaja),
      permanenciaHasta: dia(devolucion.permanenciaHasta),
    });
    if (importeEur === 0) return;
    await this.#add(
      { ...devolucion, id: contratoId },
      {
        contratoId,
        comercialId,
        nivel,
        porcentaje,
        importeEur,
        tipo: 'decomision',
        baseEur: pagado,
        explicacion: `Acabó con ${enCifra(diasPendientes)} de ${enCifra(diasTotales)} días de permanencia por cumplir`,
      },
    );
  }

  async summarize(casa: Casa, mes: string): Promise<Respuesta> {
    const liquidaciones: Respuesta['liquidaciones'] = [];
    for (const fila of await liquidacionesDelMes(this.#trx, this.#mes)) {
      const { id, codigo, comercial, estado, lineas, totalEur } = fila;
      liquidaciones.push({
        id,
        codigo,
        estado,
        lineas,
        totalEur,
        comercial,
        lineasNuevas: this.#nuevas.get(id) ?? 0,
        falta: (await autofacturaDe(casa, fila))?.falta ?? null,
      });
    }
    const lineasNuevas = liquidaciones.reduce((suma, una) => suma + una.lineasNuevas, 0);
    return { mes, lineasNuevas, liquidaciones, excepciones: this.#excepciones };
  }

  /** A matching rule may have been written since the contract began. */
  async #comisionDe({ id, comision }: PorCerrar): Promise<ComisionCalculada | null> {
    if (comision?.regla) return comision;
    return (await freezeAgain(this.#trx, id)) ? findComision(this.#trx, id) : comision;
  }

  #setApart(
    { id, codigo, cliente }: Pick<PorCerrar, 'id' | 'codigo' | 'cliente'>,
    motivo: Excepcion['motivo'],
  ): void {
    const ya = this.#excepciones.some((una) => una.contrato.id === id && una.motivo === motivo);
    if (!ya) this.#excepciones.push({ contrato: { id, codigo, cliente }, motivo });
  }

  async #add(
    contrato: Pick<PorCerrar, 'id' | 'codigo' | 'cliente'>,
    linea: Omit<Insertable<LineaTable>, 'liquidacionId'>,
  ): Promise<void> {
    const liquidacion = await this.#liquidacionDe(linea.comercialId);
    if (liquidacion.pagada) return this.#setApart(contrato, 'mes-pagado');
    if (!(await insertLinea(this.#trx, { ...linea, liquidacionId: liquidacion.id }))) return;
    this.#nuevas.set(liquidacion.id, (this.#nuevas.get(liquidacion.id) ?? 0) + 1);
  }

  async #liquidacionDe(comercialId: string) {
    const conocida = this.#liquidaciones.get(comercialId);
    if (conocida) return conocida;
    const hay = await findDelMes(this.#trx, this.#mes, comercialId);
    // An accepted settlement is reviewed again when something is added.
    if (hay?.estado === 'aceptada') await returnToRevision(this.#trx, hay.id);
    const [mes, usuarioId] = [this.#mes, this.#usuarioId];
    const id = hay?.id ?? (await reopenLiquidacion(this.#trx, { mes, comercialId, usuarioId }));
    const liquidacion = { id, pagada: hay?.estado === 'pagada' };
    this.#liquidaciones.set(comercialId, liquidacion);
    return liquidacion;
  }
}

function dia(fecha: string): number {
  const leida = parseFecha(fecha);
  if (!leida.ok) throw new Error(leida.issue.message);
  return leida.value;
}
