import {
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconEye,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '../../../../router/use-router.ts';
import type { Invoice } from '../../../../sample-data/invoices/invoices.ts';
import { IconButton } from '../../../../ui/nav/button.tsx';
import { Link } from '../../../../ui/nav/link.tsx';
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx';
import type { InvoiceWork } from '../calls/use-invoice-work.ts';
import { useInvoiceText } from '../texts.ts';
import styles from './list.module.css';

type Props = {
  readonly invoice: Invoice;
  readonly work: InvoiceWork;
  readonly onSend: (invoice: Invoice) => void;
};

/**
 * Offers what can be done with an invoice without opening it. The usual actions are at hand, and the rest is behind
 * three dots.
 */
export function RowActions({ invoice, work, onSend }: Props) {
  const t = useInvoiceText();
  const { id } = invoice;
  return (
    <span className={styles.actions}>
      <IconButton small icon={IconSend} label={t('sendOne', { id })} onClick={() => onSend(invoice)} />
      <Link
        to={`/apps/invoice/preview/${id}`}
        className={styles.see}
        aria-label={t('seeOne', { id })}
        title={t('seeOne', { id })}
      >
        <IconEye size={18} stroke={1.7} aria-hidden />
      </Link>
      <Menu small icon={IconDotsVertical} label={t('moreFor', { id })}>
        <MoreActions invoice={invoice} work={work} />
      </Menu>
    </span>
  );
}

function MoreActions({ invoice, work }: Pick<Props, 'invoice' | 'work'>) {
  const t = useInvoiceText();
  const navigate = useNavigate();
  return (
    <>
      <MenuItem icon={IconDownload} onChoose={() => work.download(invoice)}>
        {t('download')}
      </MenuItem>
      <MenuItem icon={IconPencil} onChoose={() => navigate({ to: `/apps/invoice/edit/${invoice.id}` })}>
        {t('edit')}
      </MenuItem>
      <MenuItem icon={IconCopy} onChoose={() => work.duplicate(invoice)}>
        {t('duplicate')}
      </MenuItem>
      <MenuItem icon={IconTrash} onChoose={() => work.remove([invoice])}>
        {t('delete')}
      </MenuItem>
    </>
  );
}
