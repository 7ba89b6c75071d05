import { filterFields, propuestas } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { type FilterField, filterFieldsOf } from '../../../list/filters/filter-field.ts';
import { useSellers } from '../../../trade/use-options.ts';

/** By what the advanced filter of the proposals asks. */
export function useCampos(): readonly FilterField[] {
  const { t } = useTranslation('propuestas');
  const sellers = useSellers();
  return filterFieldsOf(filterFields.propuestas, (name) => t(`campo-${name}`), {
    comercial: { options: sellers },
    estado: {
      options: propuestas.ESTADOS.map((estado) => ({ value: estado, label: t(`estado-${estado}`) })),
    },
    ahorro: { unit: '€' },
    actual: { unit: '€' },
    oferta: { unit: '€' },
    consumo: { unit: 'kWh' },
    comision: { unit: '€' },
  });
}
