import { filterFields } from '@vatio/contract';
import { TARIFAS } from '@vatio/domain';
import { useTranslation } from 'react-i18next';
import { type FilterField, filterFieldsOf } from '../../../list/filters/filter-field.ts';

const TIPOS = ['fija', 'por-mwh', 'porcentaje-fee'] as const;
const ESTADOS = ['vigente', 'programada', 'caducada'] as const;

/** By what the advanced filter of the commission rules asks. */
export function useCampos(): readonly FilterField[] {
  const { t } = useTranslation('liquidaciones');
  return filterFieldsOf(filterFields.reglas, (name) => t(`campo-${name}`), {
    tarifa: { options: TARIFAS.map((value) => ({ value, label: value })) },
    tipo: { options: TIPOS.map((tipo) => ({ value: tipo, label: t(`tipoDePago-${tipo}`) })) },
    estado: { options: ESTADOS.map((estado) => ({ value: estado, label: t(`regla-${estado}`) })) },
  });
}
