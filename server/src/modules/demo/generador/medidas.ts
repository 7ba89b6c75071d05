import {
  type Curva,
  type Dia,
  type FilaConsumo,
  horasDelDia,
  partesDe,
  periodosDe,
  periodosDelDia,
  sumByMonth,
  type Tarifa,
  type Zona,
} from '@vatio/domain';
import { enWh } from './demanda.ts';
import { around1, type Random } from './random.ts';

type Medida = {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  /** kVArh per kWh. */
  readonly reactiva: number;
  /** The ratio of the highest quarter-hour to the mean of its hour, when the curve is hourly. */
  readonly cuartoSobreHora: number;
};

/** The monthly readings that a meter would give for a curve of whole months. */
export function measureConsumos(curva: Curva, medida: Medida, random: Random): FilaConsumo[] {
  const meses = maximetros(curva, medida);
  return sumByMonth({ curva, tarifa: medida.tarifa, zona: medida.zona }).map(({ periodosKwh }, i) => {
    const activaKwh = periodosKwh.map(enWh);
    return {
      ...meses[i]!,
      activaKwh,
      reactivaKvarh: activaKwh.map((kwh) => enWh(kwh * medida.reactiva * around1(random, 0.15))),
    };
  });
}

/** The highest demand of each month in each power period, in tenths of a kW, with the dates of its readings. */
function maximetros(curva: Curva, { tarifa, zona, cuartoSobreHora }: Medida) {
  const porHora = 60 / curva.resolucion;
  const aKw = curva.resolucion === 15 ? 4 : cuartoSobreHora;
  const meses: { desde: Dia; hasta: Dia; maximetroKw: number[] }[] = [];
  let posicion = 0;
  for (let dia = curva.desde; dia <= curva.hasta; dia++) {
    if (partesDe(dia).dia === 1) {
      const maximetroKw = new Array<number>(periodosDe(tarifa, 'potencia')).fill(0);
      meses.push({ desde: dia - 1, hasta: dia, maximetroKw });
    }
    const mes = meses.at(-1)!;
    mes.hasta = dia;
    const periodos = periodosDelDia({ tarifa, zona, magnitud: 'potencia', dia });
    const horas = horasDelDia(dia);
    for (let hora = 0; hora < horas; hora++) {
      const p = periodos[Math.min(hora, 23)]! - 1;
      for (let i = 0; i < porHora; i++) {
        const demanda = curva.kwh[posicion++]! * aKw;
        if (demanda > mes.maximetroKw[p]!) mes.maximetroKw[p] = demanda;
      }
    }
  }
  return meses.map((mes) => ({
    ...mes,
    maximetroKw: mes.maximetroKw.map((kw) => Math.round(kw * 10) / 10),
  }));
}
