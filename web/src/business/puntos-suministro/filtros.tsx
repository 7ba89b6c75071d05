import { puntosSuministro } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session.ts';
import type { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { formatNumber } from '../../format/number.ts';
import type { Chip } from '../../list/filters/filter-bar.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './puntos.module.css';

type Lista = ReturnType<typeof useListState<typeof puntosSuministro.list.query>>;

/** Filters that hold one of the server's values; several may be in force, one chip each. */
const FACETAS = [
  { filtro: 'tarifa', valores: 'tarifas' },
  { filtro: 'provincia', valores: 'provincias' },
  { filtro: 'distribuidora', valores: 'distribuidoras' },
] as const;

/** Every filter in force but the search, to be seen and taken off one by one. */
export function useChipsPuntos({ state, set }: Lista): Chip[] {
  const { t } = useTranslation('puntos-suministro');
  const facetas = useFacetas();
  const comerciales = facetas?.comerciales ?? [];
  const nombre = (valores: { valor: string; nombre: string }[] | undefined, valor: string) =>
    valores?.find((faceta) => faceta.valor === valor)?.nombre ?? valor;

  const chips: Chip[] = FACETAS.flatMap(({ filtro, valores }) =>
    (state[filtro] ?? []).map((valor) => ({
      key: `${filtro}-${valor}`,
      label: `${t(filtro)}: ${nombre(facetas?.[valores], valor)}`,
      onRemove: () => set({ [filtro]: state[filtro]?.filter((otro) => otro !== valor) }),
    })),
  );
  const quitar = (
    key: 'comercial' | 'cliente' | 'contrato' | 'consumoDesde' | 'consumoHasta',
    label: string,
  ) => chips.push({ key, label, onRemove: () => set({ [key]: undefined }) });
  if (state.comercial) quitar('comercial', `${t('comercial')}: ${nombre(comerciales, state.comercial)}`);
  if (state.cliente) quitar('cliente', t('soloUnCliente'));
  if (state.contrato) quitar('contrato', state.contrato === 'con' ? t('conContrato') : t('sinContrato'));
  if (state.consumoDesde !== undefined) {
    quitar('consumoDesde', t('desdeKwh', { kwh: formatNumber(state.consumoDesde) }));
  }
  if (state.consumoHasta !== undefined) {
    quitar('consumoHasta', t('hastaKwh', { kwh: formatNumber(state.consumoHasta) }));
  }
  return chips;
}

/** The fields that filter. */
export function FiltrosPuntos({ lista }: { lista: Lista }) {
  const { state, set } = lista;
  const { t } = useTranslation('puntos-suministro');
  const facetas = useFacetas();
  const comerciales = facetas?.comerciales ?? [];
  // Not by how many there are, which is known late: the field would push the others when it arrives.
  const vende = useSession()?.userData.role !== 'cliente';
  return (
    <>
      {FACETAS.map(({ filtro, valores }) => (
        <SelectField
          key={filtro}
          label={t(filtro)}
          labelHidden
          placeholder={t(filtro)}
          value=""
          onChange={(valor) => valor && set({ [filtro]: [...new Set([...(state[filtro] ?? []), valor])] })}
          options={(facetas?.[valores] ?? []).map((faceta) => ({
            value: faceta.valor,
            label: faceta.nombre,
          }))}
        />
      ))}
      {vende && (
        <SelectField
          label={t('comercial')}
          labelHidden
          placeholder={t('comercial')}
          value={state.comercial ?? ''}
          onChange={(comercial) => set({ comercial: comercial || undefined })}
          options={comerciales.map(({ valor, nombre: label }) => ({ value: valor, label }))}
        />
      )}
      <SelectField
        label={t('contrato')}
        labelHidden
        placeholder={t('contrato')}
        value={state.contrato ?? ''}
        onChange={(contrato) => set({ contrato: contrato || undefined })}
        options={[
          { value: 'con', label: t('conContrato') },
          { value: 'sin', label: t('sinContrato') },
        ]}
      />
      <RangoConsumo lista={lista} />
    </>
  );
}

function useFacetas() {
  return useRead(puntosSuministro.facetas, {}, { staleTime: 60_000 }).data;
}

/** Yearly consumption between two figures; written in the address when a field is left. */
function RangoConsumo({ lista: { state, set } }: { lista: Lista }) {
  const { t } = useTranslation('puntos-suministro');
  return (
    <fieldset className={styles.rango}>
      <legend className="vt-hidden">{t('consumoAnual')}</legend>
      <NumberField
        label={t('consumoMinimo')}
        labelHidden
        placeholder={t('consumoMinimo')}
        decimals={0}
        value={state.consumoDesde ?? null}
        onChange={(kwh) => set({ consumoDesde: kwh ?? undefined }, { replace: true })}
      />
      <NumberField
        label={t('consumoMaximo')}
        labelHidden
        placeholder={t('consumoMaximo')}
        decimals={0}
        value={state.consumoHasta ?? null}
        onChange={(kwh) => set({ consumoHasta: kwh ?? undefined }, { replace: true })}
      />
    </fieldset>
  );
}
