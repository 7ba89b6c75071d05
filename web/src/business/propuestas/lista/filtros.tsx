import { IconCalendar } from '@tabler/icons-react';
import { clientes, propuestas } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import type { useListState } from '../../../data/use-list-state.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatCups } from '../../../format/cups.ts';
import { formatFecha } from '../../../format/date.ts';
import type { Chip } from '../../../list/filters/filter-bar.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { DropDown } from '../../../ui/overlay/drop-down.tsx';
import { useVende } from '../vende.ts';

export type Lista = ReturnType<typeof useListState<typeof propuestas.list.query>>;

/** The fields that filter. */
export function FiltrosPropuestas({ lista: { state, set } }: { lista: Lista }) {
  const { t } = useTranslation('propuestas');
  const comerciales = useComerciales();
  return (
    <>
      <SelectField
        label={t('estado')}
        labelHidden
        placeholder={t('estado')}
        value=""
        onChange={(estado) => estado && set({ estado: [...new Set([...(state.estado ?? []), estado])] })}
        options={propuestas.ESTADOS.map((value) => ({ value, label: t(`estado-${value}`) }))}
      />
      {comerciales.length > 1 && (
        <SelectField
          label={t('comercial')}
          labelHidden
          placeholder={t('comercial')}
          value={state.comercial ?? ''}
          onChange={(comercial) => set({ comercial: comercial || undefined })}
          options={comerciales.map(({ valor, nombre }) => ({ value: valor, label: nombre }))}
        />
      )}
      <DropDown
        label={t('validez')}
        button={(toggle) => (
          <Button icon={IconCalendar} {...toggle}>
            {t('validez')}
          </Button>
        )}
      >
        {() =>
          (['validezDesde', 'validezHasta'] as const).map((extremo) => (
            <DateField
              key={extremo}
              label={t(extremo)}
              value={state[extremo] ?? ''}
              onChange={(fecha) => set({ [extremo]: fecha || undefined }, { replace: true })}
            />
          ))
        }
      </DropDown>
    </>
  );
}

/** Every filter in force but the search, to be seen and taken off one by one. */
export function useChipsPropuestas({ state, set }: Lista): Chip[] {
  const { t } = useTranslation('propuestas');
  const comerciales = useComerciales();
  const comercial = comerciales.find(({ valor }) => valor === state.comercial)?.nombre ?? '';
  const chips: Chip[] = (state.estado ?? []).map((estado) => ({
    key: `estado-${estado}`,
    label: `${t('estado')}: ${t(`estado-${estado}`)}`,
    onRemove: () => set({ estado: state.estado?.filter((otro) => otro !== estado) }),
  }));
  const textos = {
    comercial: `${t('comercial')}: ${comercial}`,
    cliente: t('soloUnCliente'),
    cups: `CUPS: ${formatCups(state.cups)}`,
    validezDesde: t('validaDesdeEl', { fecha: formatFecha(state.validezDesde) }),
    validezHasta: t('validaHastaEl', { fecha: formatFecha(state.validezHasta) }),
  };
  for (const filtro of ['comercial', 'cliente', 'cups', 'validezDesde', 'validezHasta'] as const) {
    if (!state[filtro]) continue;
    chips.push({ key: filtro, label: textos[filtro], onRemove: () => set({ [filtro]: undefined }) });
  }
  if (state.borradas === 'si') {
    chips.push({ key: 'borradas', label: t('papelera'), onRemove: () => set({ borradas: 'no' }) });
  }
  return chips;
}

/** Whose proposals the user may see; a client is not asked. */
function useComerciales() {
  const enabled = useVende();
  return useRead(clientes.facetas, {}, { staleTime: 60_000, enabled }).data?.comerciales ?? [];
}
