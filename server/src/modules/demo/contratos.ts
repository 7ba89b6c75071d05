import { type Dia, formatFecha } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { lineaDe, reglasDelDominio, repartoDelPlan } from '../comisiones/calculo.repository.ts';
import { insertNumerados } from '../contratos/contratos.service.ts';
import { closeMonthInTransaction } from '../liquidaciones/cierre.service.ts';
import { disputeLinea } from '../liquidaciones/disputa.service.ts';
import { LIQUIDACIONES } from '../liquidaciones/liquidaciones.repository.ts';
import { applyLiquidacionAction, getLiquidacion } from '../liquidaciones/liquidaciones.service.ts';
import { insertReglas, puntosContratables, versionesDemo } from './contratos.repository.ts';
import { FINES, HASTA_PAGADA, REGLAS, SITUACIONES } from './datos/contratos.ts';
import {
  type Contexto,
  type FilaContrato,
  filaActiva,
  filaEnTramite,
  terminada,
} from './filas-de-contrato.ts';
import { primerDiaDelMes } from './generador/meses.ts';

type Demo = {
  readonly hoy: Dia;
  readonly admin: Viewer;
  readonly comercial: Viewer;
  /** The CUPS of the points with an active contract. */
  readonly conContrato: ReadonlySet<string>;
};

/** Makes contracts in every state of each clock, their commission rules, a paid month and one under review. */
export async function loadContratos(db: Db, demo: Demo): Promise<void> {
  await insertReglas(db, REGLAS, formatFecha(demo.hoy - 1200));
  const puntos = await puntosContratables(db);
  const contexto = await contextoDe(db, demo, new Set(puntos.map(({ comercialId }) => comercialId)));
  const filas: FilaContrato[] = [];
  const activos = puntos.filter(({ cups }) => demo.conContrato.has(cups));
  for (const [i, punto] of activos.entries()) {
    const fila = filaActiva(punto, contexto, FINES[i]);
    if (fila) filas.push(i === FINES.length ? terminada(fila, demo.hoy) : fila);
  }
  const libres = puntos.filter(({ cups }) => !demo.conContrato.has(cups));
  for (const [i, situacion] of SITUACIONES.entries()) {
    const punto = libres[i * 3];
    const fila = punto && filaEnTramite({ punto, contexto, situacion, haceDias: i + 3 });
    if (fila) filas.push(fila);
  }
  await insertNumerados(db, filas, demo.admin.id);
  await settle(db, demo);
}

export async function contextoDe(
  db: Db,
  { hoy, admin }: Pick<Demo, 'hoy' | 'admin'>,
  comerciales: ReadonlySet<string | null>,
): Promise<Contexto> {
  const lineas = new Map<string, Awaited<ReturnType<typeof lineaDe>>>();
  for (const id of comerciales) if (id !== null) lineas.set(id, await lineaDe(db, id));
  return {
    hoy,
    adminId: admin.id,
    lineas,
    versiones: await versionesDemo(db),
    reglas: await reglasDelDominio(db),
    repartoDelPlan: await repartoDelPlan(db, null),
  };
}

/**
 * All months until two months ago are paid; the last one is under review, and its representative disputes a
 * line.
 */
async function settle(db: Db, { hoy, admin, comercial }: Demo): Promise<void> {
  const mes = (n: number) => formatFecha(primerDiaDelMes(hoy, n)).slice(0, 7);
  const casa = { db, territorio: 'peninsula-baleares' } as const;
  const act = async (id: string, accion: 'enviar' | 'aceptar' | 'pagar') => {
    const { version } = await getLiquidacion(casa, admin, id);
    await applyLiquidacionAction({ casa, viewer: admin, id, body: { accion, version } });
  };
  for (const { id } of (await closeMonthInTransaction(casa, admin.id, mes(-2))).liquidaciones) {
    for (const accion of HASTA_PAGADA) await act(id, accion);
  }
  for (const { id } of (await closeMonthInTransaction(casa, admin.id, mes(-1))).liquidaciones)
    await act(id, 'enviar');
  const rows = await LIQUIDACIONES.page(db, admin, { mes: mes(-1), page: 1, limit: 100 });
  const conLineas = rows.find(({ usuarioId, lineas }) => usuarioId === comercial.id && lineas > 1);
  const linea = conLineas && (await getLiquidacion(casa, comercial, conLineas.id)).detalle[0];
  if (!conLineas || !linea) return;
  await disputeLinea({
    casa,
    viewer: comercial,
    aqui: { id: conLineas.id, linea: linea.id },
    motivo: 'El consumo del contrato era mayor',
  });
}
