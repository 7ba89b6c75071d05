import { IconX } from '@tabler/icons-react';
import { formatEur } from '../../../../format/energy.ts';
import { NO_VALUE } from '../../../../format/number.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../../ui/nav/button.tsx';
import { serviceWork } from '../sheet/sample-sheet.ts';
import { lineTotals } from '../sheet/totals.ts';
import { useInvoiceText } from '../texts.ts';
import { type DraftItem, hasAmount } from './draft.ts';
import styles from './form.module.css';

/** The rates of the Spanish VAT are in per cent: Law 37/1992, articles 90 and 91. */
const TAXES = [0, 4, 10, 21];

type Props = {
  readonly item: DraftItem;
  /** Lines are counted from 0. */
  readonly place: number;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (patch: Partial<DraftItem>) => void;
  readonly onDelete: () => void;
};

/** Edits a line and shows its amount as the figures change. */
export function ItemRow({ item, place, errors, onChange, onDelete }: Props) {
  const t = useInvoiceText();
  const work = serviceWork();
  const { subtotal, discount } = lineTotals(item);
  const written = (cents: number) => (hasAmount(item) ? formatEur(cents / 100) : NO_VALUE);
  const figure = (name: 'price' | 'quantity' | 'discount') => ({
    value: item[name],
    onChange: (value: number | null) => onChange({ [name]: value }),
    error: errors[`items.${place}.${name}`],
  });
  return (
    <fieldset className={styles.item}>
      <legend className="vt-hidden">{t('itemNumber', { number: place + 1 })}</legend>
      <div className={styles.service}>
        <SelectField
          label={t('service')}
          required
          placeholder={t('chooseService')}
          value={item.service}
          options={Object.keys(work).map((service) => ({ value: service, label: service }))}
          onChange={(service) => onChange({ service, description: item.description || work[service] })}
          error={errors[`items.${place}.service`]}
        />
      </div>
      <NumberField label={t('price')} required unit="€" {...figure('price')} />
      <NumberField label={t('quantity')} required {...figure('quantity')} />
      <NumberField label={t('discountShort')} unit="%" {...figure('discount')} />
      <SelectField
        label={t('tax')}
        value={String(item.tax)}
        options={TAXES.map((tax) => ({ value: String(tax), label: `${tax}\u00a0%` }))}
        onChange={(tax) => onChange({ tax: Number(tax) })}
      />
      <div className={styles.description}>
        <TextAreaField
          label={t('description')}
          rows={2}
          value={item.description}
          onChange={(description) => onChange({ description })}
        />
      </div>
      <dl className={styles.amounts}>
        <dt>{t('amount')}</dt>
        <dd>{written(subtotal)}</dd>
        <dt>{t('discount')}</dt>
        <dd>{written(-discount)}</dd>
      </dl>
      <IconButton
        small
        icon={IconX}
        className={styles.delete}
        label={t('deleteItem', { number: place + 1 })}
        onClick={onDelete}
      />
    </fieldset>
  );
}
