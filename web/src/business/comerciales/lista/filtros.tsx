import type { comerciales } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import type { useListState } from '../../../data/use-list-state.ts';
import type { Chip } from '../../../list/filters/filter-bar.tsx';
import { useTeam } from '../../../trade/use-options.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

export type ListaComerciales = ReturnType<typeof useListState<typeof comerciales.list.query>>;

const ESTADOS = ['activos', 'bajas', 'todos'] as const;

/** The fields that filter. */
export function FiltrosComerciales({ lista: { state, set } }: { lista: ListaComerciales }) {
  const { t } = useTranslation('comerciales');
  const gente = useTeam({ left: false });
  const zonas = [...new Set(gente.flatMap(({ zona }) => zona ?? []))].toSorted((a, b) =>
    a.localeCompare(b, 'es'),
  );
  return (
    <>
      <SelectField
        label={t('estado')}
        labelHidden
        value={state.estado}
        onChange={(estado) => estado && set({ estado })}
        options={ESTADOS.map((estado) => ({ value: estado, label: t(`estado-${estado}`) }))}
      />
      <SelectField
        label={t('responsable')}
        labelHidden
        placeholder={t('responsable')}
        value={state.responsable ?? ''}
        onChange={(responsable) => set({ responsable: responsable || undefined })}
        options={gente
          .filter(({ equipo }) => equipo > 0)
          .map(({ id, nombre }) => ({ value: id, label: t('equipoDe', { nombre }) }))}
      />
      {zonas.length > 0 && (
        <SelectField
          label={t('zona')}
          labelHidden
          placeholder={t('zona')}
          value={state.zona ?? ''}
          onChange={(zona) => set({ zona: zona || undefined })}
          options={zonas.map((zona) => ({ value: zona, label: zona }))}
        />
      )}
    </>
  );
}

/** Every filter in force but the search, to be seen and taken off one by one. */
export function useChipsComerciales({ state, set }: ListaComerciales): Chip[] {
  const { t } = useTranslation('comerciales');
  const gente = useTeam({ left: false });
  const { estado, responsable, zona } = state;
  const nombre = gente.find(({ id }) => id === responsable)?.nombre ?? responsable;
  const puestos = [
    { key: 'estado', label: estado !== 'activos' && t(`estado-${estado}`) },
    { key: 'responsable', label: responsable && t('equipoDe', { nombre }) },
    { key: 'zona', label: zona && `${t('zona')}: ${zona}` },
  ];
  return puestos.flatMap(({ key, label }) =>
    label ? [{ key, label, onRemove: () => set({ [key]: undefined }) }] : [],
  );
}
