import { IconPlus } from '@tabler/icons-react';
import { Button } from '../../../../ui/nav/button.tsx';
import { useInvoiceText } from '../texts.ts';
import { blankItem, type DraftItem } from './draft.ts';
import styles from './form.module.css';
import { ItemRow } from './item-row.tsx';

type Props = {
  readonly items: readonly DraftItem[];
  /** Errors go by place and field, such as `items.0.price`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (items: readonly DraftItem[]) => void;
};

/** Edits the lines of an invoice, which may be as many as it takes. */
export function ItemsField({ items, errors, onChange }: Props) {
  const t = useInvoiceText();
  return (
    <fieldset className={styles.items}>
      <legend className="vt-hidden">{t('items')}</legend>
      {items.map((item, place) => (
        <ItemRow
          key={item.key}
          item={item}
          place={place}
          errors={errors}
          onChange={(patch) =>
            onChange(items.map((other) => (other.key === item.key ? { ...other, ...patch } : other)))
          }
          onDelete={() => onChange(items.filter(({ key }) => key !== item.key))}
        />
      ))}
      {errors.items && (
        <p role="alert" className={styles.error}>
          {errors.items}
        </p>
      )}
      <Button
        small
        icon={IconPlus}
        className={styles.add}
        onClick={() => onChange([...items, blankItem(items)])}
      >
        {t('addItem')}
      </Button>
    </fieldset>
  );
}
