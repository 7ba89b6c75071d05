import { filterFields } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { type FilterField, filterFieldsOf } from '../../../list/filters/filter-field.ts';
import { useSellers } from '../../../trade/use-options.ts';

const CUENTAS = ['sin-cuenta', 'invitado', 'activo', 'bloqueado'] as const;

/** By what the advanced filter of the representatives asks. */
export function useCampos(): readonly FilterField[] {
  const { t } = useTranslation('comerciales');
  const sellers = useSellers();
  return filterFieldsOf(filterFields.comerciales, (name) => t(`campo-${name}`), {
    responsable: { options: sellers },
    cuenta: { options: CUENTAS.map((cuenta) => ({ value: cuenta, label: t(`cuenta-${cuenta}`) })) },
    energia: { unit: 'kWh' },
  });
}
