import type { FilaConsumo } from '../consumo-anual.ts';
import { roundKwh } from '../energia-sumada.ts';
import { diasDelMes, formatFecha } from '../fecha.ts';
import { fail, ok, type Result } from '../result.ts';

/** The surplus of a calendar month, kWh: of each period, P1 first, or a single figure for all of them. */
export type ExcedentesDeMes = {
  /** In the form `2026-05`. */
  readonly mes: string;
  readonly periodosKwh: readonly number[];
};

/** By calendar month, or a list for each row of consumption. */
export type ExcedentesDados = readonly ExcedentesDeMes[] | readonly (readonly number[])[];

/**
 * The rows of consumption with the surplus that somebody states, kWh, in place of what they had. That of a month goes to
 * its days alike; a row with days of months that nobody stated is left without. It refuses lists that are not one for each
 * row (`excedentes-sin-su-fila`), a month stated twice (`mes-repetido`) and figures by period beside single ones
 * (`excedentes-mezclados`).
 */
export function conExcedentes(
  filas: readonly FilaConsumo[],
  dados: ExcedentesDados,
): Result<readonly FilaConsumo[]> {
  if (new Set(dados.map((dado) => ('mes' in dado ? dado.periodosKwh : dado).length)).size > 1) {
    const message = 'Los excedentes han de venir todos por periodo, o todos con una sola cifra';
    return fail('excedentes-mezclados', message, 'excedentesKwh');
  }
  if (isByMonth(dados)) return conMeses(filas, dados);
  if (dados.length === filas.length)
    return ok(filas.map((fila, i) => ({ ...fila, excedentesKwh: dados[i] })));
  const message = `Hay ${filas.length} filas de consumo y ${dados.length} de excedentes: ha de haber una por cada una, o darlos por meses`;
  return fail('excedentes-sin-su-fila', message, 'excedentesKwh');
}

function isByMonth(dados: ExcedentesDados): dados is readonly ExcedentesDeMes[] {
  return dados.every((dado) => 'mes' in dado);
}

function conMeses(
  filas: readonly FilaConsumo[],
  meses: readonly ExcedentesDeMes[],
): Result<readonly FilaConsumo[]> {
  const porMes = new Map(meses.map(({ mes, periodosKwh }) => [mes, periodosKwh]));
  if (porMes.size < meses.length) {
    const repetido = meses.find(({ mes }, i) => meses.findIndex((candidato) => candidato.mes === mes) < i);
    return fail('mes-repetido', `Los excedentes de ${repetido?.mes} están dos veces`, 'excedentesKwh');
  }
  return ok(filas.map((fila) => ({ ...fila, excedentesKwh: spread(fila, porMes) })));
}

/** The part of each month that the row's days have; undefined where some of them are of a month without figures. */
function spread(
  { desde, hasta }: FilaConsumo,
  porMes: ReadonlyMap<string, readonly number[]>,
): readonly number[] | undefined {
  const dias = new Map<string, number>();
  for (let dia = desde + 1; dia <= hasta; dia++) {
    const mes = formatFecha(dia).slice(0, 7);
    dias.set(mes, (dias.get(mes) ?? 0) + 1);
  }
  let suma: readonly number[] | undefined;
  for (const [mes, suyos] of dias) {
    const kwh = porMes.get(mes);
    if (!kwh) return undefined;
    const parte = suyos / diasDelMes(Number(mes.slice(0, 4)), Number(mes.slice(5)));
    suma = kwh.map((valor, p) => (suma?.[p] ?? 0) + valor * parte);
  }
  return suma?.map(roundKwh);
}
