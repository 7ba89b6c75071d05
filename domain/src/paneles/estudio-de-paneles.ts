import { analyze, type PuntoDeLuz } from '../analisis.ts';
import { periodosConHoras } from '../calendario.ts';
import { consumoAnual, type FilaConsumo } from '../consumo-anual.ts';
import { type Curva, cutCurva, sumByPeriod } from '../curva.ts';
import { roundKwh } from '../energia-sumada.ts';
import { round } from '../exact.ts';
import { type Dia, formatFecha, horasEntre } from '../fecha.ts';
import { curvaDePerfil } from '../perfil.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Supuestos } from '../supuestos.ts';
import { periodosDe } from '../tarifas.ts';
import { generacionDePaneles, type Instalacion, RENDIMIENTO_SUPUESTO } from './generacion.ts';
import { netGeneration } from './neteo.ts';

export type EntradaPaneles = {
  readonly punto: PuntoDeLuz;
  readonly fecha: Dia;
  readonly supuestos: Supuestos;
  readonly instalacion: Instalacion;
  readonly bateriaKwh?: number | undefined;
  /** What would be paid for surplus, up to the energy of the month, €/kWh. */
  readonly precioExcedentesEurKwh: number;
  /** Of the installation with its taxes, €. */
  readonly precioEur?: number | undefined;
};

export type EstudioDePaneles = {
  readonly dias: number;
  readonly generacionKwh: number;
  readonly autoconsumidaKwh: number;
  readonly excedentesKwh: number;
  /** The share of the generation that is used, and that of the consumption that it covers, per one. */
  readonly autoconsumo: number;
  readonly cobertura: number;
  readonly filas: readonly {
    readonly desde: string;
    readonly hasta: string;
    readonly consumoKwh: number;
    readonly generacionKwh: number;
    readonly autoconsumidaKwh: number;
    readonly excedentesKwh: number;
    readonly antesEur: number;
    readonly despuesEur: number;
  }[];
  /** Taxes included, of a year of 365 days, as the saving. */
  readonly antesAnualEur: number;
  readonly despuesAnualEur: number;
  readonly ahorroAnualEur: number;
  /** Price ÷ yearly saving; null without a price, and where nothing is saved. */
  readonly mesesHastaAmortizar: number | null;
};

/**
 * What panels would do to today's bill of a supply, over its last twelve months and at its prices of today: an estimate. The
 * hours of a period are taken to use alike, for want of a curve. It refuses an installation that is none
 * (`instalacion-no-valida`), a supply that has surplus already (`ya-tiene-excedentes`), and what `analyze` does.
 */
export function studyPaneles(entrada: EntradaPaneles): Result<EstudioDePaneles> {
  const { punto, fecha, supuestos, precioExcedentesEurKwh, precioEur } = entrada;
  const issue = checkInstalacion(entrada);
  if (issue) return issue;
  const anual = consumoAnual(punto.consumos);
  if (!anual.ok) return anual;
  if (anual.value.filas.some(({ excedentesKwh }) => excedentesKwh?.some((kwh) => kwh > 0))) {
    return fail(
      'ya-tiene-excedentes',
      'El suministro ya vierte excedentes: lo que consume ya descuenta sus paneles',
    );
  }
  const calculadas = conPaneles(entrada, anual.value.filas);
  if (!calculadas.ok) return calculadas;
  const filas = calculadas.value;
  const comun = { fecha, supuestos, fees: { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 }, productos: [] };
  const antes = analyze({ ...comun, punto: { ...punto, consumos: anual.value.filas } });
  if (!antes.ok) return antes;
  const consumos = filas.map(({ fila }) => fila);
  const despues = analyze({ ...comun, punto: { ...punto, consumos, precioExcedentesEurKwh } });
  if (!despues.ok) return despues;
  const { dias } = anual.value;
  const alAnio = (eur: number) => round((eur * 365) / dias);
  const antesAnualEur = alAnio(antes.value.actual.totales.total);
  const despuesAnualEur = alAnio(despues.value.actual.totales.total);
  const ahorroAnualEur = round(antesAnualEur - despuesAnualEur);
  const sum = (de: (fila: (typeof filas)[number]) => number) =>
    roundKwh(filas.reduce((suma, fila) => suma + de(fila), 0));
  const [generacionKwh, autoconsumidaKwh] = [
    sum((fila) => fila.generacionKwh),
    sum((fila) => fila.autoconsumidaKwh),
  ];
  const consumoKwh = sum((fila) => fila.consumoKwh);
  return ok({
    dias,
    generacionKwh,
    autoconsumidaKwh,
    excedentesKwh: sum((fila) => fila.excedentesKwh),
    autoconsumo: generacionKwh === 0 ? 0 : round(autoconsumidaKwh / generacionKwh, 4),
    cobertura: consumoKwh === 0 ? 0 : round(autoconsumidaKwh / consumoKwh, 4),
    filas: filas.map(({ fila, ...energias }, i) => ({
      desde: formatFecha(fila.desde + 1),
      hasta: formatFecha(fila.hasta),
      ...energias,
      antesEur: antes.value.actual.facturas[i]!.total,
      despuesEur: despues.value.actual.facturas[i]!.total,
    })),
    antesAnualEur,
    despuesAnualEur,
    ahorroAnualEur,
    mesesHastaAmortizar:
      precioEur !== undefined && ahorroAnualEur > 0 ? Math.ceil((precioEur * 12) / ahorroAnualEur) : null,
  });
}

function checkInstalacion({ instalacion, bateriaKwh = 0 }: EntradaPaneles) {
  const { kwp, inclinacionGrados, orientacionGrados, claridad } = instalacion;
  const code = 'instalacion-no-valida';
  if (!(kwp > 0 && kwp <= 100_000))
    return fail(code, 'La potencia de los paneles ha de ser mayor que cero', 'kwp');
  if (!(inclinacionGrados >= 0 && inclinacionGrados <= 90))
    return fail(code, 'La inclinación va de 0 (horizontal) a 90 grados', 'inclinacion');
  if (!(Math.abs(orientacionGrados) <= 180))
    return fail(code, 'La orientación va de −180 a 180 grados desde el sur', 'orientacion');
  if (!(bateriaKwh >= 0)) return fail(code, 'La batería no puede ser negativa', 'bateriaKwh');
  if (claridad && (claridad.length !== 12 || !claridad.every((k) => k > 0 && k < 1)))
    return fail(code, 'La claridad lleva doce cifras entre 0 y 1, una por mes', 'claridad');
  return undefined;
}

/** What has to be said of every figure of such a study. */
export function avisosDePaneles(conClaridad: boolean): string[] {
  const claridad = conClaridad ? 'la claridad indicada' : 'una claridad media supuesta';
  return [
    `Es una estimación: la posición del sol y ${claridad} para cada mes, sin sombras, con un rendimiento del ${RENDIMIENTO_SUPUESTO * 100} %`,
    'El consumo de cada periodo se reparte por igual entre sus horas: con otro reparto el autoconsumo sería otro',
  ];
}

/** The rows of the year with what the panels take off them and leave over, hour by hour from the first to the last. */
function conPaneles(
  { punto: { tarifa, zona }, instalacion, bateriaKwh }: EntradaPaneles,
  filas: readonly FilaConsumo[],
) {
  const [primero, ultimo] = [filas[0]!.desde + 1, filas.at(-1)!.hasta];
  const generacion = generacionDePaneles(instalacion, { zona, desde: primero, hasta: ultimo });
  const consumo = new Float64Array(generacion.kwh.length);
  for (const { desde, hasta, activaKwh } of filas) {
    // Energy read in a period without hours cannot be placed in any, and no panel covers it.
    const conHoras = periodosConHoras({ tarifa, zona, magnitud: 'energia', desde, hasta });
    const consumosKwh = Array.from({ length: periodosDe(tarifa, 'energia') }, (_, p) =>
      conHoras.has(p + 1) ? (activaKwh[p] ?? 0) : 0,
    );
    const curva = curvaDePerfil({ tarifa, zona, desde, hasta, consumosKwh });
    if (!curva.ok) return curva;
    consumo.set(curva.value.kwh, horasEntre(primero, desde + 1));
  }
  const neto = netGeneration(consumo, generacion.kwh, bateriaKwh);
  const deCurva = (kwh: Float64Array): Curva => ({ ...generacion, kwh });
  const [propia, vertida] = [deCurva(neto.autoconsumidaKwh), deCurva(neto.excedentesKwh)];
  return ok(
    filas.map((fila) => {
      const enFila = (curva: Curva) =>
        sumByPeriod({ curva: cutCurva(curva, fila.desde + 1, fila.hasta), tarifa, zona });
      const [autoconsumida, excedentes] = [enFila(propia), enFila(vertida)];
      const activaKwh = fila.activaKwh.map((kwh, p) =>
        Math.max(0, roundKwh(kwh - (autoconsumida.periodosKwh[p] ?? 0))),
      );
      return {
        fila: { ...fila, activaKwh, excedentesKwh: excedentes.periodosKwh.map(roundKwh) },
        consumoKwh: roundKwh(fila.activaKwh.reduce((suma, kwh) => suma + kwh, 0)),
        generacionKwh: roundKwh(enFila(generacion).totalKwh),
        autoconsumidaKwh: roundKwh(autoconsumida.totalKwh),
        excedentesKwh: roundKwh(excedentes.totalKwh),
      };
    }),
  );
}
