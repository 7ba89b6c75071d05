import { queryOptions } from '@tanstack/react-query';
import { puntosSuministro, type QueryInputOf, type ResponseOf } from '@vatio/contract';
import { type CuartosPorDia, type Dia, formatFecha, horasDelDia, parseFecha } from '@vatio/domain';
import { readOptions } from '../../../data/use-read.ts';

const DIAS_DE_UN_ANIO = 365;

/**
 * The read of a point's quarter-hours, once its sheet and history are known. It asks nothing where they do not bill the
 * excess.
 */
export function lecturaDeCuartos(
  cups: string,
  ficha: puntosSuministro.PuntoSuministro | undefined,
  consumos: readonly puntosSuministro.Consumo[] | undefined,
) {
  const query = preguntaDeCuartos(ficha, consumos);
  const lectura = readOptions<typeof puntosSuministro.curva>(puntosSuministro.curva, {
    params: { cups },
    query: query ?? {},
  });
  return queryOptions({ ...lectura, enabled: query !== undefined });
}

/** Undefined where the point's excess is not billed by quarter-hours, or it has none. */
function preguntaDeCuartos(
  ficha: puntosSuministro.PuntoSuministro | undefined,
  consumos: readonly puntosSuministro.Consumo[] | undefined,
): QueryInputOf<typeof puntosSuministro.curva> | undefined {
  const ultima = parseFecha(consumos?.at(-1)?.hasta ?? '');
  if (!ficha || ficha.tipoMedida > 3 || ficha.curva?.resolucion !== 15 || !ultima.ok) return undefined;
  const [desde, hasta] = [formatFecha(ultima.value - DIAS_DE_UN_ANIO + 1), formatFecha(ultima.value)];
  return { agrupado: 'cuarto', desde, hasta };
}

/** The kW of each quarter-hour, for the days that have all of them. */
export function cuartosDeCurva({ tramos }: ResponseOf<typeof puntosSuministro.curva>): CuartosPorDia {
  const dias = new Map<Dia, number[]>();
  for (const { clave, kwh } of tramos) {
    const dia = parseFecha(clave);
    if (!dia.ok || kwh.length !== horasDelDia(dia.value) * 4) continue;
    const kw = kwh.flatMap((valor) => (valor === null ? [] : valor * 4));
    if (kw.length === kwh.length) dias.set(dia.value, kw);
  }
  return dias;
}
