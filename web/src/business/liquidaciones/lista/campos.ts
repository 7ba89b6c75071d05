import { filterFields, liquidaciones } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { type FilterField, filterFieldsOf } from '../../../list/filters/filter-field.ts';
import { useSellers } from '../../../trade/use-options.ts';

/** By what the advanced filter of the settlements asks. */
export function useCampos(): readonly FilterField[] {
  const { t } = useTranslation('liquidaciones');
  const sellers = useSellers();
  return filterFieldsOf(filterFields.liquidaciones, (name) => t(`campo-${name}`), {
    comercial: { options: sellers },
    estado: {
      options: liquidaciones.ESTADOS.map((estado) => ({ value: estado, label: t(`estado-${estado}`) })),
    },
    comisiones: { unit: '€' },
    decomisiones: { unit: '€' },
    ajustes: { unit: '€' },
    total: { unit: '€' },
  });
}
