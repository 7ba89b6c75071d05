import {
  IconApps,
  IconCreditCard,
  IconGift,
  IconHome,
  IconLockSquare,
  IconReceipt,
  IconUserEdit,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '../../../../ui/figures/card.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { useAccount, useAccountChange } from '../../user/calls/account-calls.ts';
import { FIRST_ID, useUser } from '../../user/calls/user-calls.ts';
import { EditUser } from '../../user/edit/edit-user.tsx';
import { AddressDialog } from '../../user/view/billing/address-dialog.tsx';
import { CardDialog } from '../../user/view/billing/card-dialog.tsx';
import { TwoStepDialog } from '../../user/view/security/two-step-dialog.tsx';
import { PricingDialog } from '../pricing/pricing-dialog.tsx';
import { useAccountText } from '../texts.ts';
import { CreateApp } from './create-app.tsx';
import styles from './modals.module.css';
import { ReferDialog } from './refer-dialog.tsx';
import { ShareProject } from './share-project.tsx';

const EXAMPLES = [
  { id: 'share', icon: IconUsers },
  { id: 'card', icon: IconCreditCard },
  { id: 'pricing', icon: IconReceipt },
  { id: 'refer', icon: IconGift },
  { id: 'address', icon: IconHome },
  { id: 'app', icon: IconApps },
  { id: 'two-step', icon: IconLockSquare },
  { id: 'user', icon: IconUserEdit },
] as const;

type Example = (typeof EXAMPLES)[number]['id'];

/** Opens eight dialogs of the applications, each as its own screen opens it. */
export default function ModalExamplesScreen() {
  const t = useAccountText();
  const [open, setOpen] = useState<Example>();
  const close = () => setOpen(undefined);
  return (
    <>
      <ul className={`vt-tiles vt-gap-16 ${styles.examples}`}>
        {EXAMPLES.map(({ id, icon: Glyph }) => (
          <li key={id}>
            <Card>
              <div className={styles.example}>
                <Glyph size={34} stroke={1.5} aria-hidden />
                <h2>{t(`modal-${id}`)}</h2>
                <p>{t(`modal-${id}-text`)}</p>
                <Button onClick={() => setOpen(id)}>
                  {t('show')}
                  <span className="vt-hidden">: {t(`modal-${id}`)}</span>
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {open === 'share' && <ShareProject onClose={close} />}
      {open === 'pricing' && <PricingDialog onClose={close} />}
      {open === 'refer' && <ReferDialog onClose={close} />}
      {open === 'app' && <CreateApp onClose={close} />}
      {open && <OfAccount example={open} onClose={close} />}
    </>
  );
}

/** Opens the dialogs that change an account over the first user of the samples. */
function OfAccount({ example, onClose }: { example: Example; onClose: () => void }) {
  const user = useUser(FIRST_ID).data?.user;
  const account = useAccount(Number(FIRST_ID)).data?.account;
  const save = useAccountChange(Number(FIRST_ID), account);
  if (!user || !account) return null;
  const props = { user, account, save, onClose };
  if (example === 'card') return <CardDialog {...props} />;
  if (example === 'address') return <AddressDialog {...props} />;
  if (example === 'two-step') return <TwoStepDialog {...props} />;
  return example === 'user' ? <EditUser user={user} onClose={onClose} /> : null;
}
