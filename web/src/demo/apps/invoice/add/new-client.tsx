import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import type { InvoiceClient } from '../../../../sample-data/invoices/invoices.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { countryName, countryOptions } from '../../countries.ts';
import { useAddClient } from '../calls/invoice-calls.ts';
import { useInvoiceText } from '../texts.ts';

/** Its clients are here and in the countries around. */
const COUNTRIES = ['ES', 'PT', 'FR', 'AD', 'IT', 'DE'];

type Props = {
  readonly onAdded: (client: InvoiceClient) => void;
  readonly onClose: () => void;
};

/** Adds a client while an invoice is written. Later invoices offer it too. */
export function NewClient({ onAdded, onClose }: Props) {
  const t = useInvoiceText();
  const add = useAddClient();
  const form = useForm({
    initial: {
      name: '',
      company: '',
      companyEmail: '',
      address: '',
      country: countryName('ES'),
      contact: '',
    },
    schema: z.object({
      name: z.string().trim().min(1, t('needsName')),
      company: z.string(),
      companyEmail: z.email(t('needsEmail')),
      address: z.string().trim().min(1, t('needsAddress')),
      country: z.string(),
      contact: z.string(),
    }),
    submit: async (client) => {
      await add.mutateAsync({ client });
      notify(t('clientAdded', { name: client.name }));
      onAdded(client);
      onClose();
    },
  });
  const { field } = form;
  return (
    <FormDialog
      place="sheet"
      title={t('addClient')}
      action={t('addClientAction')}
      form={form}
      onClose={onClose}
    >
      <TextField label={t('clientName')} required {...field('name')} />
      <TextField label={t('company')} {...field('company')} />
      <TextField label={t('email')} type="email" required {...field('companyEmail')} />
      <TextField label={t('address')} required {...field('address')} />
      <SelectField label={t('country')} options={countryOptions(COUNTRIES)} {...field('country')} />
      <TextField label={t('phone')} type="tel" {...field('contact')} />
    </FormDialog>
  );
}
