import type { Chip } from '../../../../list/filters/filters-in-force.tsx';
import type { InvoiceStatus } from '../../../../sample-data/invoices/invoices.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { STATUS_NAMES, STATUSES } from '../statuses.ts';
import { useInvoiceText } from '../texts.ts';

type Props = {
  readonly value: InvoiceStatus | undefined;
  readonly onChange: (status: InvoiceStatus | undefined) => void;
};

export function StatusFilter({ value, onChange }: Props) {
  const t = useInvoiceText();
  return (
    <SelectField
      label={t('status')}
      labelHidden
      placeholder={t('everyStatus')}
      value={value ?? ''}
      onChange={(status) => onChange(status || undefined)}
      options={STATUS_NAMES.map((status) => ({
        value: status,
        label: t(`status-${STATUSES[status].name}`),
      }))}
    />
  );
}

/** Gives the chip of the filter while it is in force, which also takes it off. */
export function useStatusChips({ value, onChange }: Props): Chip[] {
  const t = useInvoiceText();
  if (!value) return [];
  const label = `${t('status')}: ${t(`status-${STATUSES[value].name}`)}`;
  return [{ key: 'status', label, onRemove: () => onChange(undefined) }];
}
