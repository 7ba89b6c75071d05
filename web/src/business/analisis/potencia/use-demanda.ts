import { puntosSuministro } from '@vatio/contract';
import { type DemandaEstudio, formatFecha, parseFecha } from '@vatio/domain';
import { useMemo } from 'react';
import { useRead } from '../../../data/use-read.ts';
import type { EntradaDeLuz } from '../calculo/entrada.ts';
import { demandaDeCurva, demandaDeMaximetros } from './demanda.ts';

type Demanda = {
  readonly demanda: DemandaEstudio | undefined;
  readonly cargando: boolean;
  readonly error: Error | null;
};

const DIAS_DE_UN_ANIO = 365;

/**
 * The demand of the supply in a year: from its curve where the meter type bills by quarter-hours, from its maxima
 * elsewhere.
 */
export function useDemanda(ficha: puntosSuministro.PuntoSuministro, entrada: EntradaDeLuz): Demanda {
  const { tipoMedida, consumos, tarifa } = entrada.punto;
  const porCuartos = tipoMedida <= 3;
  const conCurva = porCuartos && ficha.curva !== null;
  const { data, error, isLoading } = useRead(
    puntosSuministro.curva,
    { params: { cups: ficha.cups }, query: { agrupado: 'cuarto', ...ultimoAnio(ficha.curva?.hasta) } },
    { enabled: conCurva },
  );
  return useMemo(() => {
    if (conCurva) {
      return { demanda: data && demandaDeCurva(data.tramos), cargando: isLoading, error };
    }
    const demanda = demandaDeMaximetros(consumos, tarifa);
    return { demanda, cargando: false, error: null };
  }, [conCurva, data, isLoading, error, consumos, tarifa]);
}

function ultimoAnio(hasta: string | undefined) {
  const fin = parseFecha(hasta ?? '');
  return fin.ok ? { desde: formatFecha(fin.value - DIAS_DE_UN_ANIO + 1), hasta } : {};
}
