import { type Curva, diaDe, energiaIndexadaPorCurva, intervalosEntre } from '@vatio/domain';
import { formatAmount, measurePair, printFigure, randomSeries } from './measure.ts';

const TERMINOS = {
  serviciosAjusteEurKwh: 0.02,
  desviosEurKwh: 0.001,
  garantiasOrigenEurKwh: 0.0008,
  operadoresEurKwh: 0.0002,
  fneeEurKwh: 0.002658,
  margenEurKwh: 0.004,
  capacidadEurKwh: [0.001, 0.0005, 0.0004, 0.0003, 0.0003, 0],
};

/**
 * A year of quarter-hours of an indexed contract. The reference is to multiply each reading by its price and add it up, with
 * no periods, losses nor terms.
 */
export function mercadoBench(): void {
  const [desde, hasta] = [diaDe(2026, 1, 1), diaDe(2026, 12, 31)];
  const length = intervalosEntre(desde, hasta, 15);
  const curva: Curva = { desde, hasta, resolucion: 15, kwh: randomSeries(length, 11), huecos: [] };
  const eurKwh = randomSeries(length, 13);
  let total = 0;
  const [plain, ms] = measurePair(
    () => {
      total = 0;
      for (let i = 0; i < length; i++) total += curva.kwh[i]! * eurKwh[i]!;
    },
    () => {
      const energia = energiaIndexadaPorCurva({
        tarifa: '3.0TD',
        zona: 'peninsula',
        curva,
        mercado: { desde, resolucion: 15, eurKwh },
        terminos: TERMINOS,
        peajesIncluidos: true,
      });
      if (!energia.ok) throw new Error(energia.issue.message);
      if (Math.abs(energia.value.terminos.mercado - total) > 1e-6 * total)
        throw new Error('El término del mercado no es la suma de las lecturas por sus precios');
    },
  );
  printFigure({
    name: `Un año indexado cuarto a cuarto (${length} precios)`,
    value: formatAmount(1000 / ms, 'años/s'),
    reference: 'multiplicar cada lectura por su precio y sumar',
    ratio: ms / plain,
  });
}
