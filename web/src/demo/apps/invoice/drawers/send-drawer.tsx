import { IconPaperclip } from '@tabler/icons-react';
import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import { formatFecha } from '../../../../format/date.ts';
import { formatEur } from '../../../../format/energy.ts';
import type { Invoice } from '../../../../sample-data/invoices/invoices.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { TextAreaField, TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { isoOf } from '../../sample-days.ts';
import { useSaveInvoice } from '../calls/invoice-calls.ts';
import { sentOf } from '../calls/sent-of.ts';
import { COMPANY } from '../sheet/company.ts';
import { useInvoiceText } from '../texts.ts';
import styles from './drawer.module.css';

type Props = { readonly invoice: Invoice; readonly onClose: () => void };

/** Writes the mail of an invoice. The template sends no mail: the invoice is only marked as sent. */
export function SendDrawer({ invoice, onClose }: Props) {
  const t = useInvoiceText();
  const save = useSaveInvoice();
  const { id, client, total, dueDate } = invoice;
  const form = useForm({
    initial: {
      from: COMPANY.email as string,
      to: client.companyEmail,
      subject: t('sendSubject', { id }),
      message: t('sendMessage', {
        id,
        name: client.name,
        total: formatEur(total),
        due: formatFecha(isoOf(dueDate)),
      }),
    },
    schema: z.object({
      from: z.email(t('needsEmail')),
      to: z.email(t('needsEmail')),
      subject: z.string().trim().min(1, t('needsSubject')),
      message: z.string(),
    }),
    submit: async ({ to }) => {
      await save.mutateAsync({ invoice: sentOf(invoice) });
      notify(t('sentTo', { id, to }));
      onClose();
    },
  });

  return (
    <FormDialog place="sheet" title={t('sendInvoice')} action={t('send')} form={form} onClose={onClose}>
      <TextField label={t('from')} type="email" required {...form.field('from')} />
      <TextField label={t('to')} type="email" required {...form.field('to')} />
      <TextField label={t('subject')} required {...form.field('subject')} />
      <TextAreaField label={t('message')} rows={11} {...form.field('message')} />
      <span className={styles.attachment}>
        <IconPaperclip size={16} aria-hidden />
        {t('attachment', { id })}
      </span>
    </FormDialog>
  );
}
