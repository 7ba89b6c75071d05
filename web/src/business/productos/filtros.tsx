import { productos } from '@vatio/contract';
import { TARIFAS } from '@vatio/domain';
import { useTranslation } from 'react-i18next';
import type { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { today } from '../../format/date.ts';
import type { Chip } from '../../list/filters/filter-bar.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ESTADOS } from './version/estado-version.tsx';

type Lista = ReturnType<typeof useListState<typeof productos.list.query>>;

const TIPOS = ['fijo', 'indexado'] as const;

/** The fields that filter. */
export function FiltrosProductos({ lista }: { lista: Lista }) {
  const { t } = useTranslation('productos');
  const { state, set } = lista;
  const comercializadoras = useComercializadoras(state.comercializadora);
  const anadir = (filtro: 'tarifa' | 'comercializadora', valor: string) =>
    valor && set({ [filtro]: [...new Set([...(state[filtro] ?? []), valor])] });

  return (
    <>
      <SelectField
        label={t('tarifa')}
        labelHidden
        placeholder={t('tarifa')}
        value=""
        onChange={(tarifa) => anadir('tarifa', tarifa)}
        options={TARIFAS.map((tarifa) => ({ value: tarifa, label: tarifa }))}
      />
      <SelectField
        label={t('comercializadora')}
        labelHidden
        placeholder={t('comercializadora')}
        value=""
        onChange={(nombre) => anadir('comercializadora', nombre)}
        options={comercializadoras.map((nombre) => ({ value: nombre, label: nombre }))}
      />
      <SelectField
        label={t('tipo')}
        labelHidden
        placeholder={t('tipo')}
        value={state.tipo ?? ''}
        onChange={(tipo) => set({ tipo: tipo || undefined })}
        options={TIPOS.map((tipo) => ({ value: tipo, label: t(`tipo-${tipo}`) }))}
      />
      <SelectField
        label={t('estado')}
        labelHidden
        placeholder={t('estado')}
        value={state.estado ?? ''}
        onChange={(estado) => set({ estado: estado || undefined })}
        options={ESTADOS.map((estado) => ({ value: estado, label: t(`estado-${estado}`) }))}
      />
    </>
  );
}

/** Every filter in force but the search, to be seen and taken off one by one. */
export function useChipsProductos({ state, set }: Lista): Chip[] {
  const { t } = useTranslation('productos');
  const chips: Chip[] = (['tarifa', 'comercializadora'] as const).flatMap((filtro) =>
    (state[filtro] ?? []).map((valor) => ({
      key: `${filtro}-${valor}`,
      label: `${t(filtro)}: ${valor}`,
      onRemove: () => set({ [filtro]: state[filtro]?.filter((otro) => otro !== valor) }),
    })),
  );
  const quitar = (key: 'tipo' | 'estado', label: string) =>
    chips.push({ key, label, onRemove: () => set({ [key]: undefined }) });
  if (state.tipo) quitar('tipo', `${t('tipo')}: ${t(`tipo-${state.tipo}`)}`);
  if (state.estado) quitar('estado', `${t('estado')}: ${t(`estado-${state.estado}`)}`);
  return chips;
}

/** Suppliers with something on sale, and those already chosen. */
function useComercializadoras(elegidas: readonly string[] = []): string[] {
  const enVenta = useRead(productos.vigentes, { query: { fecha: today() } }, { staleTime: 60_000 }).data;
  const nombres = enVenta?.rows.map(({ comercializadora }) => comercializadora) ?? [];
  return [...new Set([...nombres, ...elegidas])].toSorted((a, b) => a.localeCompare(b, 'es'));
}
