import { IconCalendarDue } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { DropDown } from '../../../ui/overlay/drop-down.tsx';
import type { Lista } from './lista-de-contratos.ts';

/** Days between which a contract ends. */
export function Vencimiento({ lista: { state, set } }: { readonly lista: Lista }) {
  const { t } = useTranslation('contratos');
  return (
    <DropDown
      label={t('vencimiento')}
      button={(toggle) => (
        <Button icon={IconCalendarDue} {...toggle}>
          {t('vencimiento')}
        </Button>
      )}
    >
      {() => (
        <>
          <DateField
            label={t('desde')}
            value={state.finDesde ?? ''}
            max={state.finHasta}
            onChange={(dia) => set({ finDesde: dia || undefined })}
          />
          <DateField
            label={t('hasta')}
            value={state.finHasta ?? ''}
            min={state.finDesde}
            onChange={(dia) => set({ finHasta: dia || undefined })}
          />
        </>
      )}
    </DropDown>
  );
}
