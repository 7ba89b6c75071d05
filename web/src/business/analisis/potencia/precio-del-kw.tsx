import { useTranslation } from '../../../texts/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

/** Prices with which a kW can be valued, €/kW·año. */
export type PreciosDePotencia = {
  readonly oferta: readonly number[] | undefined;
  readonly hoy: readonly number[] | undefined;
};

export type Precio = 'oferta' | 'hoy' | 'regulado';

type Props = {
  readonly precios: PreciosDePotencia;
  readonly valor: Precio;
  readonly onChange: (precio: Precio) => void;
};

/** The choice of the price of a kW, on which the optimum depends: the dearer a kW, the fewer are worth contracting. */
export function PrecioDelKw({ precios, valor, onChange }: Props) {
  const { t } = useTranslation('analisis');
  return (
    <SelectField
      label={t('precioDelKw')}
      value={valor}
      onChange={(precio) => precio && onChange(precio)}
      options={[
        { value: 'oferta', label: t('precioOferta'), disabled: !precios.oferta },
        { value: 'hoy', label: t('precioHoy'), disabled: !precios.hoy },
        { value: 'regulado', label: t('precioRegulado') },
      ]}
    />
  );
}
