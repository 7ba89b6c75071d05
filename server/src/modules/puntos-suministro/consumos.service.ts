import type { BodyOf, puntosSuministro, ResponseOf } from '@vatio/contract/endpoints';
import {
  type CuartosPorDia,
  type Curva,
  codigoDeTarifa,
  consumoAnual,
  type Dia,
  fichaTarifa,
  formatFecha,
  horasDelDia,
  intervalosEntre,
  isTarifa,
  isTarifaDeSuministro,
  parseFecha,
  round,
  sumKwh,
  tarifaDeCodigoAtr,
  type Zona,
} from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { invalidData } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import {
  type FilaConsumoGuardada,
  listConsumos,
  listConsumosDe,
  lockPunto,
  saveConsumo,
  setConsumoAnual,
} from './consumo.repository.ts';
import { type DiaGuardado, listDiasDeCurva } from './curva.repository.ts';
import { excedentesDeFila } from './excedentes-de-fila.ts';
import { type Agrupado, groupCurva, readWh } from './group-curva.ts';
import { type DiaCompleto, mesesDeCurva } from './meses-de-curva.ts';
import { checkPeriodos } from './periodos-de-consumo.ts';
import { readFicha } from './puntos-suministro.service.ts';

type Consumo = ResponseOf<typeof puntosSuministro.updateConsumo>;
type Intervalo = { readonly desde?: string | undefined; readonly hasta?: string | undefined };

/** What decides how the curve of a point becomes months. */
type DeConsumo = { readonly cups: string; readonly tarifa: string | null; readonly zona: string };

/** The consumption between two readings, with its source. */
export type FilaHistoria = Omit<FilaConsumoGuardada, 'fuente'> & {
  readonly fuente: Consumo['fuente'];
  readonly excedentesKwh?: number[] | undefined;
};

export async function readConsumos({
  db,
  viewer,
  texto,
  intervalo: { desde = '', hasta = '9999' },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly texto: string;
  readonly intervalo: Intervalo;
}): Promise<Consumo[]> {
  const filas = await readHistory(db, await readFicha(db, viewer, texto));
  return filas.filter((fila) => fila.hasta >= desde && fila.desde <= hasta).map(respuestaConsumo);
}

/**
 * The consumption of a point, the oldest first: its billing periods and, where it has none, its load curve by
 * months. The caller has checked that the viewer sees the point.
 */
async function readHistory(db: Db, ficha: DeConsumo): Promise<FilaHistoria[]> {
  return addCurva(db, ficha, await listConsumos(db, ficha.cups));
}

/**
 * The consumption of many points, by their CUPS. Only of a point with a load curve is that read, because its days are many.
 * The caller has checked that the viewer sees them.
 */
export async function readHistories(
  db: Db,
  fichas: readonly (DeConsumo & { readonly curva: object | null })[],
): Promise<ReadonlyMap<string, FilaHistoria[]>> {
  const guardadas = new Map<string, FilaConsumoGuardada[]>(fichas.map(({ cups }) => [cups, []]));
  for (const { cups, ...fila } of await listConsumosDe(db, [...guardadas.keys()])) {
    guardadas.get(cups)?.push(fila);
  }
  const historias = new Map<string, FilaHistoria[]>(guardadas);
  for (const ficha of fichas.filter(({ curva }) => curva !== null)) {
    historias.set(ficha.cups, await addCurva(db, ficha, guardadas.get(ficha.cups) ?? []));
  }
  return historias;
}

/** The months of the load curve that no billing period covers, among the billing periods. */
async function addCurva(
  db: Db,
  { cups, tarifa, zona }: DeConsumo,
  guardadas: readonly FilaConsumoGuardada[],
): Promise<FilaHistoria[]> {
  if (tarifa === null || !isTarifa(tarifa)) return [...guardadas];
  const dias = (await listDiasDeCurva(db, cups, {})).flatMap(diaCompleto);
  const meses = mesesDeCurva({ dias, tarifa, zona: zona as Zona, facturado: facturadoEn(guardadas) }).map(
    (mes) => ({
      ...mes,
      desde: formatFecha(mes.desde),
      hasta: formatFecha(mes.hasta),
      codigoTarifa: fichaTarifa(tarifa).codigosAtr[0] ?? null,
      reactivaKvarh: [],
      fuente: 'curva' as const,
    }),
  );
  const filas = [...guardadas, ...meses].sort((a, b) => (a.hasta < b.hasta ? -1 : 1));
  const vertida = (await listDiasDeCurva(db, cups, { magnitud: 'vertida' })).flatMap(diaCompleto);
  return filas.map((fila) => ({
    ...fila,
    ...excedentesDeFila({ fila, vertida, tarifa, zona: zona as Zona }),
  }));
}

/** Whether some billing period contains a day; the day of its opening reading is not part of it. */
function facturadoEn(guardadas: readonly FilaConsumoGuardada[]): (dia: Dia) => boolean {
  const facturados = new Set<Dia>();
  for (const { desde, hasta } of guardadas) {
    const ultimo = orProblem(parseFecha(hasta));
    for (let dia = orProblem(parseFecha(desde)) + 1; dia <= ultimo; dia++) facturados.add(dia);
  }
  return (dia) => facturados.has(dia);
}

/**
 * The quarter-hours, kW, of the complete days between two days, both included. The caller has checked that the
 * viewer sees the point.
 */
export async function readQuarters(
  db: Db,
  cups: string,
  { desde, hasta }: { desde: string; hasta: string },
): Promise<CuartosPorDia> {
  const guardados = await listDiasDeCurva(db, cups, { desde, hasta });
  return new Map(
    guardados
      .flatMap(diaCompleto)
      .filter(({ resolucion }) => resolucion === 15)
      .map(({ dia, wh }) => [dia, wh.map((valor) => (valor * 4) / 1000)]),
  );
}

/**
 * The load curve of the complete days between two days, both included, and how many they are; the others are blank. By
 * quarter-hours where all of those days are. The caller has checked that the viewer sees the point.
 */
export async function readCurveOfDays(
  db: Db,
  cups: string,
  { desde, hasta }: { readonly desde: Dia; readonly hasta: Dia },
): Promise<{ readonly curva: Curva; readonly dias: number }> {
  const intervalo = { desde: formatFecha(desde), hasta: formatFecha(hasta) };
  const dias = (await listDiasDeCurva(db, cups, intervalo)).flatMap(diaCompleto);
  const resolucion = dias.length > 0 && dias.every((dia) => dia.resolucion === 15) ? 15 : 60;
  const kwh = new Float64Array(intervalosEntre(desde, hasta, resolucion));
  for (const dia of dias) {
    const base = intervalosEntre(desde, dia.dia - 1, resolucion);
    const veces = resolucion / dia.resolucion;
    for (const [i, wh] of dia.wh.entries()) kwh[base + Math.floor(i / veces)]! += wh / 1000;
  }
  return { curva: { desde, hasta, resolucion, kwh, huecos: [] }, dias: dias.length };
}

function diaCompleto(guardado: DiaGuardado): DiaCompleto[] {
  const { dia, wh } = intervalosDe(guardado);
  const leidos = wh.filter((valor) => valor !== null);
  return leidos.length < wh.length ? [] : [{ dia, resolucion: guardado.resolucion, wh: leidos }];
}

function intervalosDe(guardado: DiaGuardado) {
  const dia = orProblem(parseFecha(guardado.dia));
  const porHora = 60 / guardado.resolucion;
  return { dia, porHora, wh: readWh(guardado, horasDelDia(dia) * porHora) };
}

export async function writeConsumo({
  db,
  viewer,
  texto,
  body: { desde, hasta, activaKwh, reactivaKvarh = [], maximetroKw = [] },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly texto: string;
  readonly body: BodyOf<typeof puntosSuministro.updateConsumo>;
}): Promise<Consumo> {
  soloQuienVende(viewer);
  const { cups, tarifa } = await readFicha(db, viewer, texto);
  if (orProblem(parseFecha(hasta, 'hasta')) <= orProblem(parseFecha(desde, 'desde'))) {
    throw invalidData({ hasta: 'La lectura final debe ser posterior a la inicial' });
  }
  checkPeriodos(tarifa, activaKwh);
  const codigoTarifa = tarifa !== null && isTarifaDeSuministro(tarifa) ? codigoDeTarifa(tarifa) : null;
  const fila = { desde, hasta, codigoTarifa, activaKwh, reactivaKvarh, maximetroKw };
  await db.transaction().execute(async (trx) => {
    await lockPunto(trx, cups);
    await saveConsumo(trx, cups, fila);
    await updateConsumoAnual(trx, cups);
    const sobre = { usuarioId: viewer.id, entidad: 'punto-suministro', entidadId: cups } as const;
    await insertAuditoria(trx, { ...sobre, accion: 'escribir-consumo', despues: fila });
  });
  return respuestaConsumo({ ...fila, fuente: 'manual' });
}

/** Updates the yearly consumption of a point from its last twelve months, scaled to 365 days. */
async function updateConsumoAnual(db: Db, cups: string): Promise<void> {
  const filas = (await listConsumos(db, cups)).map((fila) => ({
    ...fila,
    desde: orProblem(parseFecha(fila.desde)),
    hasta: orProblem(parseFecha(fila.hasta)),
  }));
  const anual = consumoAnual(filas);
  if (!anual.ok) return setConsumoAnual(db, cups, null);
  const kwh = sumKwh(anual.value.filas.flatMap((fila) => fila.activaKwh));
  return setConsumoAnual(db, cups, round((kwh * 365) / anual.value.dias, 3));
}

export function respuestaConsumo({ codigoTarifa, ...fila }: FilaHistoria): Consumo {
  return {
    ...fila,
    tarifa: codigoTarifa === null ? null : (tarifaDeCodigoAtr(codigoTarifa) ?? codigoTarifa),
  };
}

export async function readCurva({
  db,
  viewer,
  texto,
  intervalo: { agrupado, ...intervalo },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly texto: string;
  readonly intervalo: Intervalo & { agrupado: Agrupado };
}): Promise<ResponseOf<typeof puntosSuministro.curva>> {
  const { cups } = await readFicha(db, viewer, texto);
  const guardados = await listDiasDeCurva(db, cups, intervalo);
  const dias = guardados.map((guardado) => ({ ...intervalosDe(guardado), dia: guardado.dia }));
  const resolucion = Math.min(60, ...guardados.map((guardado) => guardado.resolucion));
  return { agrupado, resolucion, tramos: groupCurva(dias, agrupado) };
}
