import { useTranslation } from '../../../texts/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

/** Prices at which a kW may be valued, €/kW·año. */
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

/** A dear kW is worth less than a cheap one: the optimum depends on what it costs. */
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
