import { clientes } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../data/use-read.ts';
import { formatFecha } from '../../../format/date.ts';
import type { Chip } from '../../../list/filters/filter-bar.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FechasDeAlta } from './fechas-de-alta.tsx';
import type { ListaClientes } from './lista-clientes.ts';

const FACETAS = ['comercial', 'provincia'] as const;
const TIPOS = ['persona', 'empresa'] as const;
const CONTRATOS = ['con', 'sin'] as const;

/** The fields that filter. */
export function FiltrosClientes({ lista }: { lista: ListaClientes }) {
  const { t } = useTranslation('clientes');
  const { state, set } = lista;
  const opciones = useFacetas();
  return (
    <>
      {FACETAS.map((filtro) => (
        <SelectField
          key={filtro}
          label={t(filtro)}
          labelHidden
          placeholder={t(filtro)}
          value=""
          onChange={(valor) => valor && set({ [filtro]: [...new Set([...(state[filtro] ?? []), valor])] })}
          options={opciones[filtro].map(({ valor, nombre }) => ({ value: valor, label: nombre }))}
        />
      ))}
      <SelectField
        label={t('tipo')}
        labelHidden
        placeholder={t('tipo')}
        value={state.tipo ?? ''}
        onChange={(tipo) => set({ tipo: tipo || undefined })}
        options={TIPOS.map((tipo) => ({ value: tipo, label: t(`tipo-${tipo}`) }))}
      />
      <SelectField
        label={t('contrato')}
        labelHidden
        placeholder={t('contrato')}
        value={state.contrato ?? ''}
        onChange={(contrato) => set({ contrato: contrato || undefined })}
        options={CONTRATOS.map((uno) => ({ value: uno, label: t(`contrato-${uno}`) }))}
      />
      <SelectField
        label={t('estado')}
        labelHidden
        placeholder={t('estado')}
        value={state.estado ?? ''}
        onChange={(estado) => set({ estado: estado || undefined })}
        options={clientes.ESTADOS.map((estado) => ({ value: estado, label: t(`estado-${estado}`) }))}
      />
      <FechasDeAlta lista={lista} />
    </>
  );
}

/** Every filter in force but the search, to be seen and taken off one by one. */
export function useChipsClientes({ state, set }: ListaClientes): Chip[] {
  const { t } = useTranslation('clientes');
  const opciones = useFacetas();
  const chips: Chip[] = FACETAS.flatMap((filtro) =>
    (state[filtro] ?? []).map((valor) => ({
      key: `${filtro}-${valor}`,
      label: `${t(filtro)}: ${opciones[filtro].find((una) => una.valor === valor)?.nombre ?? valor}`,
      onRemove: () => set({ [filtro]: state[filtro]?.filter((otro) => otro !== valor) }),
    })),
  );
  const puesto = (
    key: 'tipo' | 'contrato' | 'estado' | 'creadoDesde' | 'creadoHasta',
    label: string | undefined,
  ) => label && chips.push({ key, label, onRemove: () => set({ [key]: undefined }) });
  puesto('tipo', state.tipo && `${t('tipo')}: ${t(`tipo-${state.tipo}`)}`);
  puesto('contrato', state.contrato && t(`contrato-${state.contrato}`));
  puesto('estado', state.estado && `${t('estado')}: ${t(`estado-${state.estado}`)}`);
  puesto('creadoDesde', state.creadoDesde && t('altaDesde', { fecha: formatFecha(state.creadoDesde) }));
  puesto('creadoHasta', state.creadoHasta && t('altaHasta', { fecha: formatFecha(state.creadoHasta) }));
  return chips;
}

function useFacetas() {
  const { t } = useTranslation('clientes');
  const { comerciales = [], provincias = [] } =
    useRead(clientes.facetas, {}, { staleTime: 60_000 }).data ?? {};
  return {
    comercial: [{ valor: 'ninguno', nombre: t('sinComercial') }, ...comerciales],
    provincia: provincias,
  };
}
