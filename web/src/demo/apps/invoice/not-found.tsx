import { IconFileOff } from '@tabler/icons-react';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import styles from './not-found.module.css';
import { useInvoiceText } from './texts.ts';

/** Says that the invoice of the address does not exist, or was deleted. */
export function InvoiceNotFound({ id }: { id: string }) {
  const t = useInvoiceText();
  return (
    <div role="alert" className={styles.alert}>
      <IconFileOff size={26} stroke={1.6} aria-hidden />
      <div>
        <h2>{t('notFound', { id })}</h2>
        <p>{t('notFoundText')}</p>
      </div>
      <ButtonLink to="/apps/invoice/list">{t('seeList')}</ButtonLink>
    </div>
  );
}
