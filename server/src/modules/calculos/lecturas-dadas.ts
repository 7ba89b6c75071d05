import { type FilaConsumo, periodosDe, type Tarifa } from '@vatio/domain';
import { invalidData } from '../../platform/problems.ts';
import { diaDelCampo } from './instantes.ts';

type Lectura = {
  readonly desde: string;
  readonly hasta: string;
  readonly consumos: readonly number[];
  readonly reactiva?: readonly number[];
};

/** The readings of a call as rows of consumption; what is wrong in one is named by its place. */
export function filasDeLecturas(tarifa: Tarifa, lecturas: readonly Lectura[]): FilaConsumo[] {
  const cuantos = periodosDe(tarifa, 'energia');
  return lecturas.map(({ desde, hasta, consumos, reactiva = [] }, i) => {
    for (const [campo, lista] of Object.entries({ consumos, ...(reactiva.length > 0 && { reactiva }) })) {
      if (lista.length === cuantos) continue;
      const message = `${tarifa} lleva ${cuantos} periodos; han llegado ${lista.length}`;
      throw invalidData({ [`lecturas.${i}.${campo}`]: message });
    }
    const apertura = diaDelCampo(desde, `lecturas.${i}.desde`);
    const cierre = diaDelCampo(hasta, `lecturas.${i}.hasta`);
    if (cierre <= apertura) {
      throw invalidData({ [`lecturas.${i}.hasta`]: 'La lectura final debe ser posterior a la inicial' });
    }
    return {
      desde: apertura,
      hasta: cierre,
      activaKwh: consumos,
      reactivaKvarh: reactiva,
      maximetroKw: [],
    };
  });
}
