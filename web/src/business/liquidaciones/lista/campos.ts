import { filterFields, liquidaciones } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useSellers } from '../../../data/use-options.ts';
import { type FilterField, filterFieldsOf } from '../../../ui/filters/filter-field.ts';

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
