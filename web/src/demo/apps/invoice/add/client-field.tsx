import { IconUserPlus } from '@tabler/icons-react';
import type { InvoiceClient } from '../../../../sample-data/invoices/invoices.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { useClients } from '../calls/invoice-calls.ts';
import styles from '../form/form.module.css';
import { ClientLines } from '../sheet/parties.tsx';
import { useInvoiceText } from '../texts.ts';

type Props = {
  readonly value: InvoiceClient | null;
  readonly onChange: (client: InvoiceClient | null) => void;
  readonly error: string | undefined;
  readonly onAdd: () => void;
};

/** Chooses the client of the invoice, or adds a new one. */
export function ClientField({ value, onChange, error, onAdd }: Props) {
  const t = useInvoiceText();
  const clients = useClients().data ?? [];
  return (
    <div className={styles.client}>
      <SelectField
        label={t('client')}
        required
        placeholder={t('chooseClient')}
        value={value?.companyEmail ?? ''}
        options={clients.map(({ name, companyEmail }) => ({ value: companyEmail, label: name }))}
        onChange={(email) => onChange(clients.find(({ companyEmail }) => companyEmail === email) ?? null)}
        error={error}
      />
      <Button small icon={IconUserPlus} className={styles.add} onClick={onAdd}>
        {t('addClient')}
      </Button>
      {value && <ClientLines client={value} />}
    </div>
  );
}
