import { IconCoinEuro, IconCopy, IconSend, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useAccountText } from '../texts.ts';
import styles from './modals.module.css';

const LINK = 'https://vatio.example/amigos/ana-demo';

const STEPS = [
  { id: 'send', icon: IconSend },
  { id: 'join', icon: IconUserPlus },
  { id: 'earn', icon: IconCoinEuro },
] as const;

/** Invites friends by mail, or by a link to pass on. */
export function ReferDialog({ onClose }: { onClose: () => void }) {
  const t = useAccountText();
  const [round, setRound] = useState(0);
  const copy = async () => {
    await navigator.clipboard.writeText(LINK);
    notify(t('linkCopied'));
  };
  return (
    <Dialog open wide title={t('modal-refer')} onClose={onClose}>
      <ol className={`vt-columns vt-gap-12 ${styles.steps}`}>
        {STEPS.map(({ id, icon: Glyph }) => (
          <li key={id}>
            <Glyph size={30} stroke={1.5} aria-hidden />
            <h3>{t(`refer-${id}`)}</h3>
            <p>{t(`refer-${id}-text`)}</p>
          </li>
        ))}
      </ol>
      <Invite key={round} onInvited={() => setRound(round + 1)} />
      <p className={styles.link}>
        <code>{LINK}</code>
        <Button small icon={IconCopy} onClick={copy}>
          {t('copyLink')}
        </Button>
        <a href={`https://wa.me/?text=${encodeURIComponent(LINK)}`} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </a>
      </p>
    </Dialog>
  );
}

function Invite({ onInvited }: { onInvited: () => void }) {
  const t = useAccountText();
  const form = useForm({
    initial: { email: '' },
    schema: z.object({ email: z.email(t('needsEmail')) }),
    submit: async ({ email }) => {
      notify(t('invited', { email }));
      onInvited();
    },
  });
  return (
    <form className={styles.invite} onSubmit={form.onSubmit} noValidate>
      <TextField label={t('friend')} type="email" required {...form.field('email')} />
      <Button type="submit" look="primary">
        {t('invite')}
      </Button>
    </form>
  );
}
