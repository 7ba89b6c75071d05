import { filterFields } from '@vatio/contract';
import { TARIFAS } from '@vatio/domain';
import { useTranslation } from 'react-i18next';
import { type FilterField, filterFieldsOf } from '../../list/filters/filter-field.ts';
import { ESTADOS } from './version/estado-version.tsx';

const TIPOS = ['fijo', 'indexado'] as const;

/** By what the advanced filter of the price book asks. */
export function useCampos(): readonly FilterField[] {
  const { t } = useTranslation('productos');
  return filterFieldsOf(filterFields.productos, (name) => t(`campo-${name}`), {
    tarifa: { options: TARIFAS.map((value) => ({ value, label: value })) },
    tipo: { options: TIPOS.map((tipo) => ({ value: tipo, label: t(`tipo-${tipo}`) })) },
    estado: { options: ESTADOS.map((estado) => ({ value: estado, label: t(`estado-${estado}`) })) },
    duracion: { unit: t('meses') },
  });
}
