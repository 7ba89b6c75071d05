import { filterFields } from '@vatio/contract';
import { TARIFAS } from '@vatio/domain';
import { useTranslation } from 'react-i18next';
import { type FilterField, filterFieldsOf } from '../../../list/filters/filter-field.ts';
import { useSellers } from '../../../trade/use-options.ts';

const TIPOS = ['fijo', 'indexado'] as const;

/** By what the advanced filter of the renewals asks. */
export function useCampos(): readonly FilterField[] {
  const { t } = useTranslation('contratos');
  const sellers = useSellers();
  return filterFieldsOf(filterFields.renovaciones, (name) => t(`campo-${name}`), {
    comercial: { options: sellers },
    tarifa: { options: TARIFAS.map((value) => ({ value, label: value })) },
    tipo: { options: TIPOS.map((tipo) => ({ value: tipo, label: t(`tipo-${tipo}`) })) },
    consumo: { unit: 'kWh' },
    importe: { unit: '€' },
    comision: { unit: '€' },
  });
}
