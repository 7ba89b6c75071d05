import { IconCalendar } from '@tabler/icons-react';
import { audited, auditoria } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import type { useListState } from '../../data/use-list-state.ts';
import { formatFecha } from '../../format/date.ts';
import type { Chip } from '../../list/filters/filter-bar.tsx';
import { useAccounts } from '../../trade/use-options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { DateField } from '../../ui/kit/dates/date-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { DropDown } from '../../ui/overlay/drop-down.tsx';
import { LISTA } from './enlace.ts';
import { useAccion } from './use-accion.ts';

export type ListaAuditoria = ReturnType<typeof useListState<typeof auditoria.list.query>>;

/** The fields that filter. */
export function FiltrosAuditoria({ lista: { state, set } }: { lista: ListaAuditoria }) {
  const { t } = useTranslation('auditoria');
  const accion = useAccion();
  return (
    <>
      <SelectField
        label={t('entidad')}
        labelHidden
        placeholder={t('entidad')}
        value={state.entidad ?? ''}
        onChange={(entidad) => set({ entidad: entidad || undefined, entidadId: undefined })}
        options={auditoria.ENTIDADES.map((una) => ({ value: una, label: t(`entidad-${una}`) }))}
      />
      <SelectField
        label={t('quien')}
        labelHidden
        placeholder={t('quien')}
        value={state.quien ?? ''}
        onChange={(quien) => set({ quien: quien || undefined })}
        options={useAccounts()}
      />
      <SelectField
        label={t('accion')}
        labelHidden
        placeholder={t('accion')}
        value=""
        onChange={(una) => una && set({ accion: [...new Set([...(state.accion ?? []), una])] })}
        options={audited.AUDITED_ACTIONS.map((una) => ({ value: una, label: accion(una) }))}
      />
      <Fechas {...{ state, set }} />
    </>
  );
}

function Fechas({ state, set }: Pick<ListaAuditoria, 'state' | 'set'>) {
  const { t } = useTranslation('auditoria');
  return (
    <DropDown
      label={t('fechas')}
      button={(toggle) => (
        <Button icon={IconCalendar} {...toggle}>
          {t('fechas')}
        </Button>
      )}
    >
      {() => (
        <>
          <DateField
            label={t('desde')}
            value={state.desde ?? ''}
            max={state.hasta}
            onChange={(dia) => set({ desde: dia || undefined })}
          />
          <DateField
            label={t('hasta')}
            value={state.hasta ?? ''}
            min={state.desde}
            onChange={(dia) => set({ hasta: dia || undefined })}
          />
        </>
      )}
    </DropDown>
  );
}

/** Every filter in force but the search, to be seen and taken off one by one. */
export function useChipsAuditoria({ state, set }: ListaAuditoria, cosa: string | undefined): Chip[] {
  const { t } = useTranslation('auditoria');
  const accion = useAccion();
  const cuentas = useAccounts();
  const { entidad, entidadId, quien, desde, hasta } = state;
  const una = entidad && entidadId === LISTA ? t(`lista-${entidad}`) : cosa;
  const nombre = cuentas.find(({ value }) => value === quien)?.label ?? quien;
  const puestos = [
    { key: 'entidad', label: entidad && `${t('entidad')}: ${t(`entidad-${entidad}`)}` },
    { key: 'entidadId', label: entidadId && t('soloDe', { nombre: una ?? entidadId.slice(0, 8) }) },
    { key: 'quien', label: quien && `${t('quien')}: ${nombre}` },
    { key: 'desde', label: desde && t('desdeEl', { fecha: formatFecha(desde) }) },
    { key: 'hasta', label: hasta && t('hastaEl', { fecha: formatFecha(hasta) }) },
  ].flatMap(({ key, label }) => (label ? [{ key, label, onRemove: () => set({ [key]: undefined }) }] : []));
  const acciones = (state.accion ?? []).map((una) => ({
    key: `accion-${una}`,
    label: `${t('accion')}: ${accion(una)}`,
    onRemove: () => set({ accion: state.accion?.filter((otra) => otra !== una) }),
  }));
  return [...puestos, ...acciones];
}
