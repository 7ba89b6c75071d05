import { contratos, type ResponseOf } from '@vatio/contract';
import { ESTADOS_CONTRATO, type Reloj } from '@vatio/domain';
import { useRead } from '../../../data/use-read.ts';
import { formatNumber } from '../../../format/number.ts';
import type { Words } from '../../../list/filters/quick-props.ts';
import { RELOJES } from '../relojes.tsx';
import type { Lista } from './lista-de-contratos.ts';

/** The name of each clock's filter. That of the commercial clock is `estado`, which is what people call it. */
export const FILTRO_DE = {
  comercial: 'estado',
  firma: 'firma',
  atr: 'atr',
  cobro: 'cobro',
} as const satisfies Readonly<Record<Reloj, string>>;

/** Counts and sums with the same filters as the list. */
export function useRecuento({ state }: Lista) {
  const { page: _page, limit: _limit, sort: _sort, ...query } = state;
  return useRead(contratos.count, { query }, { keepPrevious: true });
}

/** The options of the filters: the states of each clock, with the number of contracts in each. */
export function opcionesDe(recuento: ResponseOf<typeof contratos.count> | undefined, t: Words) {
  const deReloj = (reloj: Reloj) =>
    ESTADOS_CONTRATO[reloj].map((value) => {
      const cuenta = recuento?.[reloj]?.[value];
      const texto = t(`${reloj}-${value}`);
      return { value, label: cuenta === undefined ? texto : `${texto} (${formatNumber(cuenta)})` };
    });
  const tal = (valores: readonly string[] = []) => valores.map((value) => ({ value, label: value }));
  return {
    ...Object.fromEntries(RELOJES.map((reloj) => [FILTRO_DE[reloj], deReloj(reloj)])),
    comercializadora: tal(recuento?.comercializadoras),
    tarifa: tal(recuento?.tarifas),
  };
}

/** The texts of the area, in which the states of the commercial clock have the clock's own name. */
export function palabrasDeContratos(t: Words): Words {
  return (key, values) => t(key.replace(/^estado-/, 'comercial-'), values);
}
