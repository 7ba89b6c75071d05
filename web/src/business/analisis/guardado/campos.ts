import { filterFields } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useSellers } from '../../../data/use-options.ts';
import { type FilterField, filterFieldsOf } from '../../../ui/filters/filter-field.ts';

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
