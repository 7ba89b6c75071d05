import { contratos, type renovaciones } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import type { useListState } from '../../../data/use-list-state.ts';
import { useRead } from '../../../data/use-read.ts';
import type { Chip } from '../../../list/filters/filter-bar.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';

export type ListaRenovaciones = ReturnType<typeof useListState<typeof renovaciones.list.query>>;

const VALORES = ['comercializadora', 'tarifa'] as const;
const EN_MARCHA = ['si', 'no'] as const;

/** The fields that filter; the band is chosen in the strip above. */
export function FiltrosRenovaciones({ lista: { state, set } }: { readonly lista: ListaRenovaciones }) {
  const { t } = useTranslation('contratos');
  const { data } = useRead(contratos.recuento, { query: {} }, { staleTime: 60_000 });
  const valores = { comercializadora: data?.comercializadoras ?? [], tarifa: data?.tarifas ?? [] };
  return (
    <>
      <SelectField
        label={t('enMarcha')}
        labelHidden
        placeholder={t('enMarcha')}
        value={state.enMarcha ?? ''}
        onChange={(enMarcha) => set({ enMarcha: enMarcha || undefined })}
        options={EN_MARCHA.map((value) => ({ value, label: t(`enMarcha-${value}`) }))}
      />
      {VALORES.map((filtro) => (
        <SelectField
          key={filtro}
          label={t(filtro)}
          labelHidden
          placeholder={t(filtro)}
          value=""
          onChange={(valor) => valor && set({ [filtro]: [...new Set([...(state[filtro] ?? []), valor])] })}
          options={valores[filtro].map((value) => ({ value, label: value }))}
        />
      ))}
    </>
  );
}

/** Every filter in force but the search, to be seen and taken off one by one. */
export function useChipsRenovaciones({ state, set }: ListaRenovaciones): Chip[] {
  const { t } = useTranslation('contratos');
  const chips: Chip[] = VALORES.flatMap((filtro) =>
    (state[filtro] ?? []).map((valor) => ({
      key: `${filtro}-${valor}`,
      label: `${t(filtro)}: ${valor}`,
      onRemove: () => set({ [filtro]: state[filtro]?.filter((otro) => otro !== valor) }),
    })),
  );
  const textos = {
    banda: state.banda && t(`banda-${state.banda}`),
    enMarcha: state.enMarcha && t(`enMarcha-${state.enMarcha}`),
    cliente: state.cliente && t('soloUnCliente'),
    comercial: state.comercial && t('soloUnComercial'),
  };
  for (const [key, label] of Object.entries(textos)) {
    if (label) chips.push({ key, label, onRemove: () => set({ [key]: undefined }) });
  }
  return chips;
}
