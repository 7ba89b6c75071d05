import type { InvoiceClient, PaymentDetails } from '../../../../sample-data/invoices/invoices.ts';
import { Logo } from '../../../../ui/brand/logo.tsx';
import { EmailAddress } from '../../email-address.tsx';
import { owedOf } from '../money.ts';
import { useInvoiceText } from '../texts.ts';
import { COMPANY } from './company.ts';
import { placeOf } from './place-of.ts';
import styles from './sheet.module.css';

const BLANK = '\u00a0';

export function Company() {
  return (
    <address className={styles.company}>
      <Logo size={34} />
      {COMPANY.lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}

export function BillTo({ client }: { client: InvoiceClient }) {
  const t = useInvoiceText();
  return (
    <section className={styles.party}>
      <h3>{t('billTo')}</h3>
      <ClientLines client={client} />
    </section>
  );
}

export function ClientLines({ client }: { client: InvoiceClient }) {
  return (
    <address className={styles.lines}>
      <b>{client.name}</b>
      <span>{client.company}</span>
      <span>{placeOf(client)}</span>
      <span>
        <bdi>{client.contact}</bdi>
      </span>
      <span>
        <EmailAddress email={client.companyEmail} />
      </span>
    </address>
  );
}

/** Shows where the invoice is paid. Its lines keep their height until that has arrived. */
export function PaymentData({ details }: { details: PaymentDetails | undefined }) {
  const t = useInvoiceText();
  return (
    <section className={styles.party}>
      <h3>{t('paymentData')}</h3>
      <dl className={styles.pairs}>
        <dt>{t('totalDue')}</dt>
        <dd className="vt-figure">
          <b>{details ? owedOf(details) : BLANK}</b>
        </dd>
        <dt>{t('bank')}</dt>
        <dd>{details?.bankName}</dd>
        <dt>{t('country')}</dt>
        <dd>{details?.country}</dd>
        <dt>IBAN</dt>
        <dd className={`vt-code ${styles.iban}`}>{details?.iban}</dd>
        <dt>SWIFT</dt>
        <dd className="vt-code">{details?.swiftCode}</dd>
      </dl>
    </section>
  );
}
