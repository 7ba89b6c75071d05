import { PAYMENT_METHODS } from '../../../../sample-data/invoices/invoices.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { useInvoiceText } from '../texts.ts';
import type { DraftForm } from './invoice-form.tsx';

/** Chooses how the invoice may be paid, and which optional parts its sheet shows. */
export function SheetOptions({ form: { values, change } }: { form: DraftForm }) {
  const t = useInvoiceText();
  return (
    <div className="vt-stack">
      <SelectField
        label={t('acceptedPayment')}
        value={values.acceptedPayment}
        options={PAYMENT_METHODS.map((method) => ({ value: method, label: t(`method-${method}`) }))}
        onChange={(method) => method && change({ acceptedPayment: method })}
      />
      {(['paymentTerms', 'clientNotes', 'paymentStub'] as const).map((part) => (
        <CheckField
          key={part}
          label={t(part)}
          value={values[part]}
          onChange={(shown) => change({ [part]: shown })}
        />
      ))}
    </div>
  );
}
