import { filterFields, importaciones } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { type FilterField, filterFieldsOf } from '../../list/filters/filter-field.ts';

/** By what the advanced filter of the imports asks. */
export function useCampos(): readonly FilterField[] {
  const { t } = useTranslation('importaciones');
  return filterFieldsOf(filterFields.importaciones, (name) => t(`campo-${name}`), {
    estado: {
      options: importaciones.ESTADOS_IMPORTACION.map((estado) => ({
        value: estado,
        label: t(estado),
      })),
    },
  });
}
