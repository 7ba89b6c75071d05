import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import { today } from '../../../../format/date.ts';
import { formatEur } from '../../../../format/energy.ts';
import type { Invoice } from '../../../../sample-data/invoices/invoices.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-field.tsx';
import { DateField } from '../../../../ui/kit/dates/date-field.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { useSaveInvoice } from '../calls/invoice-calls.ts';
import { amountOf } from '../money.ts';
import { useInvoiceText } from '../texts.ts';
import styles from './drawer.module.css';
import { METHODS, type Method, paidWith } from './paid-with.ts';

type Props = { readonly invoice: Invoice; readonly onClose: () => void };

type Values = { amount: number | null; date: string; method: Method | ''; note: string };

/** Records money received for an invoice, whose balance goes down by as much. */
export function PaymentDrawer({ invoice, onClose }: Props) {
  const t = useInvoiceText();
  const save = useSaveInvoice();
  const balance = amountOf(invoice.balance);
  const initial: Values = {
    amount: balance > 0 ? balance : null,
    date: today(),
    method: '',
    note: '',
  };
  const aboveBalance =
    balance > 0 ? t('paymentAboveBalance', { balance: formatEur(balance) }) : t('nothingToPay');
  const form = useForm({
    initial,
    schema: z.object({
      amount: z
        .custom<number | null>((value) => typeof value === 'number' && value > 0, t('needsAmount'))
        .refine((value) => (value ?? 0) <= Math.max(0, balance), aboveBalance),
      date: z.iso.date(t('needsDate')),
      method: z.enum(['', ...METHODS]).refine((method) => method !== '', t('needsMethod')),
      note: z.string(),
    }),
    submit: async ({ amount, ...payment }) => {
      const paid = paidWith(invoice, { ...payment, amount: amount ?? 0 });
      await save.mutateAsync({ invoice: paid });
      notify(t('paymentSaved', { amount: formatEur(amount), balance: formatEur(amountOf(paid.balance)) }));
      onClose();
    },
  });

  return (
    <FormDialog place="sheet" title={t('addPayment')} action={t('savePayment')} form={form} onClose={onClose}>
      <dl className={styles.balance}>
        <dt>{t('balance')}</dt>
        <dd>{formatEur(balance)}</dd>
      </dl>
      <NumberField label={t('paymentAmount')} unit="€" required {...form.field('amount')} />
      <DateField label={t('paymentDate')} required {...form.field('date')} />
      <SelectField
        label={t('paymentMethod')}
        required
        placeholder={t('chooseMethod')}
        options={METHODS.map((method) => ({ value: method, label: t(`method-${method}`) }))}
        {...form.field('method')}
      />
      <TextAreaField label={t('paymentNote')} {...form.field('note')} />
    </FormDialog>
  );
}
