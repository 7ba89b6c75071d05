import {
  IconBriefcase,
  IconHome,
  IconMapPin,
  IconPencil,
  IconPlus,
  IconReceipt,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { UserAddress } from '../../../../../sample-data/users/account.ts';
import { Badge } from '../../../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../../../ui/figures/card.tsx';
import { Button, IconButton } from '../../../../../ui/nav/button.tsx';
import type { TabProps } from '../../calls/account-calls.ts';
import { useUserText } from '../../texts.ts';
import { AddressDialog } from './address-dialog.tsx';
import styles from './billing.module.css';
import { withChosen, withoutRow } from './one-chosen.ts';

/** Lists the addresses of the user, one of which gets the bills. */
export function Addresses(props: TabProps) {
  const t = useUserText();
  const { addresses } = props.account;
  const [open, setOpen] = useState<UserAddress | 'new'>();

  return (
    <Card
      title={t('addresses')}
      actions={
        <Button small icon={IconPlus} onClick={() => setOpen('new')}>
          {t('addAddress')}
        </Button>
      }
    >
      {addresses.length === 0 && <EmptyState icon={IconMapPin} title={t('noAddresses')} />}
      <ul className={`vt-stack vt-gap-12 ${styles.rows}`}>
        {addresses.map((address) => (
          <AddressRow key={address.id} {...props} address={address} onEdit={() => setOpen(address)} />
        ))}
      </ul>
      {open && (
        <AddressDialog
          {...props}
          address={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}

type RowProps = Pick<TabProps, 'account' | 'save'> & {
  readonly address: UserAddress;
  readonly onEdit: () => void;
};

function AddressRow({ account: { addresses }, save, address, onEdit }: RowProps) {
  const t = useUserText();
  const { kind, line, town, billing } = address;
  const Glyph = kind === 'home' ? IconHome : IconBriefcase;
  const name = `${line}, ${town}`;
  const sendBillsHere = () =>
    save({ addresses: withChosen(addresses, address, 'billing') }, t('billingChanged'));
  const remove = () => save({ addresses: withoutRow(addresses, address, 'billing') }, t('addressDeleted'));
  return (
    <li>
      <div className={styles.about}>
        <p className={styles.title}>
          <Glyph size={18} stroke={1.7} aria-hidden />
          {t(`address-${kind}`)}
          {billing && <Badge tone="accent">{t('billingAddress')}</Badge>}
        </p>
        <AddressText address={address} />
      </div>
      <div className={styles.buttons}>
        {!billing && (
          <IconButton icon={IconReceipt} label={t('billHere', { name })} onClick={sendBillsHere} />
        )}
        <IconButton icon={IconPencil} label={t('editOf', { name })} onClick={onEdit} />
        <IconButton icon={IconTrash} label={t('deleteOf', { name })} onClick={remove} />
      </div>
    </li>
  );
}

function AddressText({ address }: { address: UserAddress }) {
  const { firstName, lastName, line, more, zip, town, state, country } = address;
  return (
    <address className={styles.address}>
      {firstName} {lastName}
      <br />
      {[line, more].filter(Boolean).join(', ')}
      <br />
      {zip} {town}
      {state && state !== town && `, ${state}`} · {country}
    </address>
  );
}
