import { diaDe, diasDelMes, formatFecha } from '../fecha.ts';
import { fichaTarifa, type Tarifa } from '../tarifas.ts';
import { ficheroSips2 } from './fichero-sips2.ts';
import type { MaximosDelMes } from './maximos-de-datadis.ts';

/** The kWh of each period in a month `AAAA-MM` whose every hour has its reading. */
export type ConsumoDelMes = { readonly mes: string; readonly periodosKwh: readonly number[] };

/**
 * The months of which both the energy and the maxima are known, as a file of SIPS2, so that each has its row of consumption;
 * undefined where there is none. What is known of the others alone stays in their curve.
 */
export function consumosDeDatadis({
  cups,
  tarifa,
  consumos,
  maximos,
}: {
  readonly cups: string;
  readonly tarifa: Tarifa;
  readonly consumos: readonly ConsumoDelMes[];
  readonly maximos: readonly MaximosDelMes[];
}): string | undefined {
  const filas = consumos.flatMap(({ mes, periodosKwh }) => {
    const maximo = maximos.find((candidato) => candidato.mes === mes);
    if (!maximo) return [];
    const [anio = 0, numero = 0] = mes.split('-').map(Number);
    return [
      {
        cups,
        // As in a bill, the first day of a reading is the eve.
        fechaInicioMesConsumo: formatFecha(diaDe(anio, numero, 1) - 1),
        fechaFinMesConsumo: formatFecha(diaDe(anio, numero, diasDelMes(anio, numero))),
        codigoTarifaATR: fichaTarifa(tarifa).codigosAtr[0],
        ...byPeriod('consumoEnergiaActivaEnWh', periodosKwh),
        ...byPeriod('potenciaDemandadaEnW', maximo.kw),
      },
    ];
  });
  return filas.length === 0 ? undefined : ficheroSips2('consumos', filas);
}

/** Six cells of thousandths of the unit, those that the tariff lacks with 0, as distributors write them. */
function byPeriod(magnitud: string, valores: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    [0, 1, 2, 3, 4, 5].map((i) => [`${magnitud}P${i + 1}`, Math.round((valores[i] ?? 0) * 1000)]),
  );
}
