import { auth, usuarios } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import type { useListState } from '../../data/use-list-state.ts';
import type { Chip } from '../../list/filters/filter-bar.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';

export type ListaUsuarios = ReturnType<typeof useListState<typeof usuarios.list.query>>;

export function FiltrosUsuarios({ lista: { state, set } }: { lista: ListaUsuarios }) {
  const { t } = useTranslation('usuarios');
  return (
    <>
      <SelectField
        label={t('rol')}
        labelHidden
        placeholder={t('rol')}
        value={state.rol ?? ''}
        onChange={(rol) => set({ rol: rol || undefined })}
        options={auth.ROLES.map((rol) => ({ value: rol, label: t(`rol-${rol}`) }))}
      />
      <SelectField
        label={t('estado')}
        labelHidden
        placeholder={t('estado')}
        value={state.estado ?? ''}
        onChange={(estado) => set({ estado: estado || undefined })}
        options={usuarios.ESTADOS.map((estado) => ({ value: estado, label: t(`estado-${estado}`) }))}
      />
    </>
  );
}

/** Every filter in force but the search, to be seen and taken off one by one. */
export function useChipsUsuarios({ state: { rol, estado }, set }: ListaUsuarios): Chip[] {
  const { t } = useTranslation('usuarios');
  const chips: Chip[] = [];
  if (rol) {
    const label = `${t('rol')}: ${t(`rol-${rol}`)}`;
    chips.push({ key: 'rol', label, onRemove: () => set({ rol: undefined }) });
  }
  if (estado) {
    const label = `${t('estado')}: ${t(`estado-${estado}`)}`;
    chips.push({ key: 'estado', label, onRemove: () => set({ estado: undefined }) });
  }
  return chips;
}
