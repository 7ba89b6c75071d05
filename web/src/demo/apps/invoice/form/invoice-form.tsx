import type { ReactNode } from 'react';
import type { useForm } from '../../../../data/use-form.ts';
import type { PaymentDetails } from '../../../../sample-data/invoices/invoices.ts';
import { TextAreaField, TextField } from '../../../../ui/fields/text-field.tsx';
import { DateField } from '../../../../ui/kit/dates/date-field.tsx';
import { Company, PaymentData } from '../sheet/parties.tsx';
import styles from '../sheet/sheet.module.css';
import { sheetTotals } from '../sheet/totals.ts';
import { TotalsList } from '../sheet/totals-list.tsx';
import { useInvoiceText } from '../texts.ts';
import { type Draft, hasAmount } from './draft.ts';
import fields from './form.module.css';
import { ItemsField } from './items-field.tsx';

export type DraftForm = ReturnType<typeof useForm<Draft>>;

type Props = {
  /** Buttons outside the form refer to it by this id. */
  readonly formId: string;
  readonly form: DraftForm;
  /** The invoice has this number, or will have it. */
  readonly id: number | undefined;
  readonly paymentDetails: PaymentDetails | undefined;
  /** The client is either shown or chosen. */
  readonly client: ReactNode;
};

/** Draws the sheet of an invoice with fields in the places that can be written. */
export function InvoiceForm({ formId, form, id, paymentDetails, client }: Props) {
  const t = useInvoiceText();
  const { values, field } = form;
  return (
    <form id={formId} className={styles.sheet} onSubmit={form.onSubmit} noValidate>
      <div className={styles.head}>
        <Company />
        <div className={fields.number}>
          <TextField
            label={t('number')}
            value={id === undefined ? '' : `#${id}`}
            onChange={() => undefined}
            disabled
          />
          <DateField label={t('issued')} required {...field('issuedDate')} />
          <DateField label={t('due')} required {...field('dueDate')} min={values.issuedDate} />
        </div>
      </div>
      <div className={styles.parties}>
        <section className={styles.party}>
          <h2 className={fields.heading}>{t('billTo')}</h2>
          {client}
        </section>
        <PaymentData details={paymentDetails} />
      </div>
      <ItemsField items={values.items} errors={form.errors} onChange={(items) => form.change({ items })} />
      <div className={styles.foot}>
        <div className={fields.salesperson}>
          <TextField label={t('salesperson')} {...field('salesperson')} />
        </div>
        <TotalsList totals={values.items.every(hasAmount) ? sheetTotals(values.items) : undefined} />
      </div>
      <TextAreaField label={t('note')} rows={3} {...field('note')} />
    </form>
  );
}
