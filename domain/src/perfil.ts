import { periodosDelDia, type Zona } from './calendario.ts';
import { enFecha } from './cifras-en-texto.ts';
import { type Curva, intervalosEntre } from './curva.ts';
import { checkInterval } from './factura/revision.ts';
import { type Dia, horasDelDia, horasEntre } from './fecha.ts';
import { fail, ok, type Result } from './result.ts';
import { periodosDe, type Tarifa } from './tarifas.ts';
import { checkByPeriod } from './valores-por-periodo.ts';

/** Coefficients of consumption in the order the hours pass, from the first of `desde`; NaN where there is none. */
export type PerfilDeConsumo = { readonly desde: Dia; readonly coeficientes: Float64Array };

/**
 * The tariffs whose supplies have a consumption profile of REE for the hours without reading; those of high voltage
 * always have a curve (RD 1110/2007 art. 32).
 */
export const TARIFAS_CON_PERFIL = ['2.0TD', '3.0TD', '3.0TDVE'] as const satisfies readonly Tarifa[];

/**
 * The hourly curve that readings by period make with a profile: `kWh(h) = kWh of its period × coefficient(h) / Σ
 * coefficients of the hours of that period between the readings`, in whole Wh, the remainder carried to the next hour, so
 * that each period adds up to what was read (RD 1110/2007 art. 32). Without a profile the hours of a period are alike.
 *
 * `desde` is the day of the opening reading, excluded, and `hasta` that of the closing one. It refuses kWh in a period
 * that has no hour between them, and an hour without coefficient (`sin-perfil`).
 */
export function curvaDePerfil({
  tarifa,
  zona,
  desde,
  hasta,
  consumosKwh,
  perfil,
}: {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly desde: Dia;
  readonly hasta: Dia;
  readonly consumosKwh: readonly number[];
  readonly perfil?: PerfilDeConsumo | undefined;
}): Result<Curva> {
  const cuantos = periodosDe(tarifa, 'energia');
  const issue = checkInterval({ desde, hasta }) ?? checkByPeriod(consumosKwh, cuantos, 'consumos');
  if (issue) return { ok: false, issue };
  const horas = hoursBetween({ tarifa, zona, desde, hasta, perfil });
  if (!horas.ok) return horas;
  const { periodos, coeficientes } = horas.value;
  const sumas = new Float64Array(cuantos);
  for (const [i, p] of periodos.entries()) sumas[p]! += coeficientes[i]!;
  const vacio = consumosKwh.findIndex((kwh, p) => kwh > 0 && !(sumas[p]! > 0));
  if (vacio >= 0) {
    const message = `P${vacio + 1} no tiene ninguna hora con consumo entre el ${enFecha(desde + 1)} y el ${enFecha(hasta)}`;
    return fail('periodo-sin-horas', message, `consumos.${vacio}`);
  }
  return ok({
    desde: desde + 1,
    hasta,
    resolucion: 60,
    kwh: spread({ consumosKwh, periodos, coeficientes, sumas }),
    huecos: [],
  });
}

type Horas = {
  /** The period of each hour, from 0. */
  readonly periodos: Uint8Array;
  readonly coeficientes: Float64Array;
};

function hoursBetween({
  tarifa,
  zona,
  desde,
  hasta,
  perfil,
}: {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly desde: Dia;
  readonly hasta: Dia;
  readonly perfil?: PerfilDeConsumo | undefined;
}): Result<Horas> {
  const cuantas = intervalosEntre(desde + 1, hasta, 60);
  const periodos = new Uint8Array(cuantas);
  const coeficientes = new Float64Array(cuantas).fill(1);
  let i = 0;
  for (let dia = desde + 1; dia <= hasta; dia++) {
    const delDia = periodosDelDia({ tarifa, zona, magnitud: 'energia', dia });
    const base = perfil && horasEntre(perfil.desde, dia);
    for (let hora = 0; hora < horasDelDia(dia); hora++, i++) {
      periodos[i] = delDia[Math.min(hora, 23)]! - 1;
      if (base === undefined) continue;
      const coeficiente = perfil?.coeficientes[base + hora];
      if (coeficiente === undefined || !(coeficiente >= 0)) {
        const message = `Falta el coeficiente de perfil de ${tarifa} del ${enFecha(dia)}, hora ${hora + 1}`;
        return fail('sin-perfil', message, 'perfil');
      }
      coeficientes[i] = coeficiente;
    }
  }
  return ok({ periodos, coeficientes });
}

/** Each hour takes what its period should have used by then, in whole Wh, less what its hours took before. */
function spread({
  consumosKwh,
  periodos,
  coeficientes,
  sumas,
}: Horas & { readonly consumosKwh: readonly number[]; readonly sumas: Float64Array }): Float64Array {
  const kwh = new Float64Array(periodos.length);
  const avance = new Float64Array(sumas.length);
  const repartidos = new Float64Array(sumas.length);
  const ultima = new Int32Array(sumas.length).fill(-1);
  for (const [i, p] of periodos.entries()) {
    avance[p]! += coeficientes[i]!;
    const wh = Math.round((consumosKwh[p]! * 1000 * avance[p]!) / sumas[p]!) || 0;
    kwh[i] = (wh - repartidos[p]!) / 1000;
    repartidos[p] = wh;
    if (coeficientes[i]! > 0) ultima[p] = i;
  }
  // A reading with parts of a Wh leaves them in the last hour of its period.
  for (const [p, i] of ultima.entries())
    if (i >= 0) kwh[i]! += (consumosKwh[p]! * 1000 - repartidos[p]!) / 1000;
  return kwh;
}
