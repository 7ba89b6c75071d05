import { liquidaciones } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import type { useListState } from '../../../data/use-list-state.ts';
import { formatMes } from '../../../format/date.ts';
import type { Chip } from '../../../list/filters/filter-bar.tsx';
import { useSellers } from '../../../trade/use-options.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { MonthField } from '../../../ui/kit/dates/month-field.tsx';

type Lista = ReturnType<typeof useListState<typeof liquidaciones.list.query>>;

/** The fields that filter. */
export function FiltrosLiquidaciones({ lista: { state, set } }: { readonly lista: Lista }) {
  const { t } = useTranslation('liquidaciones');
  const gente = useSellers();
  return (
    <>
      <MonthField
        label={t('mes')}
        labelHidden
        value={state.mes ?? ''}
        onChange={(mes) => set({ mes: mes || undefined })}
      />
      <SelectField
        label={t('estado')}
        labelHidden
        placeholder={t('estado')}
        value=""
        onChange={(estado) => estado && set({ estado: [...new Set([...(state.estado ?? []), estado])] })}
        options={liquidaciones.ESTADOS.map((value) => ({ value, label: t(`estado-${value}`) }))}
      />
      {gente.length > 1 && (
        <SelectField
          label={t('comercial')}
          labelHidden
          placeholder={t('comercial')}
          value={state.comercial ?? ''}
          onChange={(comercial) => set({ comercial: comercial || undefined })}
          options={gente}
        />
      )}
    </>
  );
}

/** Every filter in force but the search, to be seen and taken off one by one. */
export function useChipsLiquidaciones({ state, set }: Lista): Chip[] {
  const { t } = useTranslation('liquidaciones');
  const gente = useSellers();
  const chips: Chip[] = (state.estado ?? []).map((estado) => ({
    key: `estado-${estado}`,
    label: `${t('estado')}: ${t(`estado-${estado}`)}`,
    onRemove: () => set({ estado: state.estado?.filter((otro) => otro !== estado) }),
  }));
  if (state.mes) {
    chips.push({
      key: 'mes',
      label: `${t('mes')}: ${formatMes(state.mes)}`,
      onRemove: () => set({ mes: undefined }),
    });
  }
  if (state.comercial) {
    const nombre = gente.find(({ value }) => value === state.comercial)?.label ?? t('soloUno');
    chips.push({
      key: 'comercial',
      label: `${t('comercial')}: ${nombre}`,
      onRemove: () => set({ comercial: undefined }),
    });
  }
  return chips;
}
