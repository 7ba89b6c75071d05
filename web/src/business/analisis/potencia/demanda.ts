import type { puntosSuministro, ResponseOf } from '@vatio/contract';
import {
  consumoAnual,
  type DemandaEstudio,
  type FilaConsumo,
  formatFecha,
  horasDelDia,
  parseFecha,
  partesDe,
  periodosDe,
  type Tarifa,
} from '@vatio/domain';

/** The maxima of the last twelve months; when two bills fall in one month, the higher of each period. */
export function demandaDeMaximetros(consumos: readonly FilaConsumo[], tarifa: Tarifa): DemandaEstudio {
  const anual = consumoAnual(consumos);
  const periodos = periodosDe(tarifa, 'potencia');
  const meses = new Map<number, number[]>();
  for (const { desde, hasta, maximetroKw } of anual.ok ? anual.value.filas : []) {
    if (maximetroKw.every((kw) => kw === 0)) continue;
    const { mes } = partesDe(Math.ceil((desde + hasta) / 2));
    const previos = meses.get(mes);
    meses.set(
      mes,
      Array.from({ length: periodos }, (_, p) => Math.max(previos?.[p] ?? 0, maximetroKw[p] ?? 0)),
    );
  }
  const ordenados = [...meses].toSorted(([a], [b]) => a - b);
  return { tipo: 'maximetros', meses: ordenados.map(([mes, kw]) => ({ mes, kw })) };
}

/** The day on which summer time ends has 25 hours; a day with more values has quarter-hours. */
const HORAS_COMO_MUCHO = 25;

type Tramos = ResponseOf<typeof puntosSuministro.curva>['tramos'];

/**
 * The stored curve as a demand: the kWh of an interval divided by its hours are its mean kW. If any day has
 * quarter-hours the demand has them too, and an hour of another day counts as four equal quarters.
 */
export function demandaDeCurva(tramos: Tramos): DemandaEstudio | undefined {
  const dias = new Map(tramos.map(({ clave, kwh }) => [clave, kwh]));
  const claves = [...dias.keys()].toSorted();
  const desde = parseFecha(claves[0] ?? '');
  const hasta = parseFecha(claves.at(-1) ?? '');
  if (!desde.ok || !hasta.ok) return undefined;
  const resolucion = tramos.some(({ kwh }) => kwh.length > HORAS_COMO_MUCHO) ? 15 : 60;
  const porHora = 60 / resolucion;
  const kw: (number | null)[] = [];
  for (let dia = desde.value; dia <= hasta.value; dia++) {
    const valores = dias.get(formatFecha(dia)) ?? [];
    const intervalos = horasDelDia(dia) * porHora;
    // How many intervals each value of the day stands for.
    const cadaUno = valores.length > HORAS_COMO_MUCHO ? 1 : porHora;
    for (let i = 0; i < intervalos; i++) {
      const valor = valores[Math.floor(i / cadaUno)] ?? null;
      kw.push(valor === null ? null : valor * (porHora / cadaUno));
    }
  }
  return { tipo: 'cuartos', curva: { desde: desde.value, resolucion, kw } };
}
