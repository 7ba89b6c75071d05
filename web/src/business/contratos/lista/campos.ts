import { filterFields } from '@vatio/contract';
import { ESTADOS_CONTRATO, type Reloj, TARIFAS } from '@vatio/domain';
import { useTranslation } from 'react-i18next';
import { type FilterField, filterFieldsOf } from '../../../list/filters/filter-field.ts';
import { useSellers } from '../../../trade/use-options.ts';

const TIPOS = ['fijo', 'indexado'] as const;

/** By what the advanced filter of the contracts asks. */
export function useCampos(): readonly FilterField[] {
  const { t } = useTranslation('contratos');
  const sellers = useSellers();
  const de = (reloj: Reloj) => ({
    options: ESTADOS_CONTRATO[reloj].map((estado) => ({ value: estado, label: t(`${reloj}-${estado}`) })),
  });
  return filterFieldsOf(filterFields.contratos, (name) => t(`campo-${name}`), {
    comercial: { options: sellers },
    tarifa: { options: TARIFAS.map((value) => ({ value, label: value })) },
    tipo: { options: TIPOS.map((tipo) => ({ value: tipo, label: t(`tipo-${tipo}`) })) },
    estado: de('comercial'),
    firma: de('firma'),
    atr: de('atr'),
    cobro: de('cobro'),
    consumo: { unit: 'kWh' },
    comision: { unit: '€' },
  });
}
