import { IconCalendar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { DropDown } from '../../../ui/overlay/drop-down.tsx';
import type { ListaClientes } from './lista-clientes.ts';

/** Days between which a client was added. */
export function FechasDeAlta({ lista: { state, set } }: { lista: ListaClientes }) {
  const { t } = useTranslation('clientes');
  return (
    <DropDown
      label={t('creado')}
      button={(toggle) => (
        <Button icon={IconCalendar} {...toggle}>
          {t('creado')}
        </Button>
      )}
    >
      {() => (
        <>
          <DateField
            label={t('desde')}
            value={state.creadoDesde ?? ''}
            max={state.creadoHasta}
            onChange={(dia) => set({ creadoDesde: dia || undefined })}
          />
          <DateField
            label={t('hasta')}
            value={state.creadoHasta ?? ''}
            min={state.creadoDesde}
            onChange={(dia) => set({ creadoHasta: dia || undefined })}
          />
        </>
      )}
    </DropDown>
  );
}
