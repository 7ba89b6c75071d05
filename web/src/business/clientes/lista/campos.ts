import { clientes, filterFields } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../data/use-read.ts';
import { type FilterField, filterFieldsOf } from '../../../list/filters/filter-field.ts';
import { useSellers } from '../../../trade/use-options.ts';

const TIPOS = ['persona', 'empresa'] as const;

/** By what the advanced filter of the clients asks. */
export function useCampos(): readonly FilterField[] {
  const { t } = useTranslation('clientes');
  const sellers = useSellers();
  const { provincias = [] } = useRead(clientes.facetas, {}, { staleTime: 60_000 }).data ?? {};
  return filterFieldsOf(filterFields.clientes, (name) => t(`campo-${name}`), {
    comercial: { options: sellers },
    tipo: { options: TIPOS.map((tipo) => ({ value: tipo, label: t(`tipo-${tipo}`) })) },
    provincia: { options: provincias.map(({ valor, nombre }) => ({ value: valor, label: nombre })) },
    consumo: { unit: 'kWh' },
  });
}
