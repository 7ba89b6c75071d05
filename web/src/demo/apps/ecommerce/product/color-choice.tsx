import { useId } from 'react';
import type { ProductDetail } from '../../../../sample-data/ecommerce/ecommerce.ts';
import { useShopText } from '../texts.ts';
import styles from './detail.module.css';

type Color = ProductDetail['product']['colorOptions'][number];

type Props = {
  readonly colors: readonly Color[];
  readonly value: Color;
  readonly onChange: (color: Color) => void;
};

/** Chooses one of the finishes of a product, which have a name as well as a colour. */
export function ColorChoice({ colors, value, onChange }: Props) {
  const t = useShopText();
  const name = useId();
  return (
    <fieldset className={styles.colors}>
      <legend>
        {t('color')}: {t(`color-${value}`)}
      </legend>
      {colors.map((color) => (
        <label key={color} title={t(`color-${color}`)} data-color={color}>
          <input
            type="radio"
            name={name}
            checked={color === value}
            aria-label={t(`color-${color}`)}
            onChange={() => onChange(color)}
          />
        </label>
      ))}
    </fieldset>
  );
}
