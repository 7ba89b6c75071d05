import { contratos } from '@vatio/contract';
import { ESTADOS_CONTRATO, type Reloj } from '@vatio/domain';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../data/use-read.ts';
import { formatNumber } from '../../../format/number.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useVende } from '../quien.ts';
import { RELOJES } from '../relojes.tsx';
import type { Lista } from './lista-de-contratos.ts';
import { Vencimiento } from './vencimiento.tsx';

/** The filter of each clock: the commercial one is the state that people mean by «estado». */
export const FILTRO_DE = {
  comercial: 'estado',
  firma: 'firma',
  atr: 'atr',
  cobro: 'cobro',
} as const satisfies {
  readonly [R in Reloj]: string;
};

export const VALORES = ['comercializadora', 'tarifa'] as const;

/** The fields that filter; each clock says how many contracts stand in each of its states. */
export function FiltrosContratos({ lista }: { readonly lista: Lista }) {
  const { t } = useTranslation('contratos');
  const { state, set } = lista;
  const { data: recuento } = useRecuento(lista);
  const vende = useVende();
  const anadir = (filtro: (typeof VALORES)[number] | (typeof FILTRO_DE)[Reloj], valor: string) =>
    valor && set({ [filtro]: [...new Set([...(state[filtro] ?? []), valor])] });
  const valores = { comercializadora: recuento?.comercializadoras, tarifa: recuento?.tarifas };
  return (
    <>
      {RELOJES.filter((reloj) => vende || reloj !== 'cobro').map((reloj) => (
        <SelectField
          key={reloj}
          label={t(`reloj-${reloj}`)}
          labelHidden
          placeholder={t(`reloj-${reloj}`)}
          value=""
          onChange={(estado) => anadir(FILTRO_DE[reloj], estado)}
          options={ESTADOS_CONTRATO[reloj].map((estado) => ({
            value: estado,
            label: conCuenta(t(`${reloj}-${estado}`), recuento?.[reloj]?.[estado]),
          }))}
        />
      ))}
      <Vencimiento lista={lista} />
      {VALORES.map((filtro) => (
        <SelectField
          key={filtro}
          label={t(filtro)}
          labelHidden
          placeholder={t(`filtro-${filtro}`)}
          value=""
          onChange={(valor) => anadir(filtro, valor)}
          options={(valores[filtro] ?? []).map((value) => ({ value, label: value }))}
        />
      ))}
    </>
  );
}

function conCuenta(texto: string, cuenta: number | undefined): string {
  return cuenta === undefined ? texto : `${texto} (${formatNumber(cuenta)})`;
}

/** Counts and sums with the same filters as the list. */
export function useRecuento({ state }: Lista) {
  const { page: _page, limit: _limit, sort: _sort, ...query } = state;
  return useRead(contratos.recuento, { query }, { keepPrevious: true });
}
