import { filterFields } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { type FilterField, filterFieldsOf } from '../../../list/filters/filter-field.ts';
import { useSellers } from '../../../trade/use-options.ts';

/** By what the advanced filter of the analyses asks. */
export function useCampos(): readonly FilterField[] {
  const { t } = useTranslation('analisis');
  const sellers = useSellers();
  return filterFieldsOf(filterFields.analisis, (name) => t(`campo-${name}`), {
    comercial: { options: sellers },
    ahorro: { unit: '€' },
    comision: { unit: '€' },
  });
}
