import { filterFields, puntosSuministro } from '@vatio/contract';
import { ZONAS } from '@vatio/domain';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../data/use-read.ts';
import { type FilterField, filterFieldsOf } from '../../list/filters/filter-field.ts';
import { useSellers } from '../../trade/use-options.ts';

function deFaceta(valores: readonly { valor: string; nombre: string }[] = []) {
  return valores.map(({ valor, nombre }) => ({ value: valor, label: nombre }));
}

/** By what the advanced filter of the supply points asks. */
export function useCampos(): readonly FilterField[] {
  const { t } = useTranslation('puntos-suministro');
  const sellers = useSellers();
  const facetas = useRead(puntosSuministro.facetas, {}, { staleTime: 60_000 }).data;
  return filterFieldsOf(filterFields.puntosSuministro, (name) => t(`campo-${name}`), {
    comercial: { options: sellers },
    tarifa: { options: deFaceta(facetas?.tarifas) },
    provincia: { options: deFaceta(facetas?.provincias) },
    distribuidora: { options: deFaceta(facetas?.distribuidoras) },
    zona: { options: ZONAS.map((zona) => ({ value: zona, label: t(`zona-${zona}`) })) },
    consumo: { unit: 'kWh' },
    potencia: { unit: 'kW' },
  });
}
