import { periodosDelDia, type Zona } from './calendario.ts';
import { type Dia, horasDelDia } from './fecha.ts';
import { periodosDe, type Tarifa } from './tarifas.ts';

/** Demand, kW, of the quarter-hours of whole civil days in the order they pass: 92, 96 or 100 of each day. */
export type CuartosPorDia = ReadonlyMap<Dia, ArrayLike<number>>;

/** The quarter-hours of each day that has some, in kW, one list per power period, P1 first. */
export type CuartosDeDias = ReadonlyMap<Dia, readonly (readonly number[])[]>;

/**
 * The quarter-hours of a billing interval that are above `umbralesKw`, one figure per power period, P1 first: those
 * below decide no excess. `desde` excluded, `hasta` included; undefined when some day is not there whole.
 */
export function cuartosPorEncima({
  cuartos,
  options: { desde, hasta },
  optionss: { tarifa, zona },
  umbralesKw,
}: {
  readonly cuartos: CuartosPorDia;
  readonly options: { readonly desde: Dia; readonly hasta: Dia };
  readonly optionss: { readonly tarifa: Tarifa; readonly zona: Zona };
  readonly umbralesKw: readonly number[];
}): CuartosDeDias | undefined {
  const dias = new Map<Dia, number[][]>();
  for (let dia = desde + 1; dia <= hasta; dia++) {
    const kw = cuartos.get(dia);
    if (kw?.length !== horasDelDia(dia) * 4) return undefined;
    const periodos = periodosDelDia({ tarifa, zona, magnitud: 'potencia', dia });
    let porPeriodo = dias.get(dia);
    for (let i = 0; i < kw.length; i++) {
      // The 25th hour of October's clock change is valle, as the whole of that Sunday.
      const periodo = periodos[Math.min(i >> 2, 23)]! - 1;
      // The comparison is written so that a NaN goes on to be refused.
      if (kw[i]! <= umbralesKw[periodo]!) continue;
      if (!porPeriodo) {
        porPeriodo = Array.from({ length: periodosDe(tarifa, 'potencia') }, (): number[] => []);
        dias.set(dia, porPeriodo);
      }
      porPeriodo[periodo]!.push(kw[i]!);
    }
  }
  return dias;
}
