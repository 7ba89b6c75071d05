import { IconRefresh } from '@tabler/icons-react';
import { formatInstante } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './mail-states.module.css';

const TONES = {
  'en-cola': 'info',
  enviado: 'ok',
  impreso: 'warn',
  'sin-servidor': 'warn',
  'no-entregado': 'bad',
  'sin-confirmar': 'warn',
  anulado: 'idle',
} as const satisfies Readonly<Record<string, Tone>>;

export type MailState = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly state: keyof typeof TONES;
  /** Instants, ISO: when the mail came to its state, and when it is tried again. */
  readonly when: string;
  readonly next: string | null;
  /** Why the last attempt failed. */
  readonly reason: string | null;
  readonly busy: boolean;
  readonly retry?: () => void;
};

/**
 * The state of each mail, why it has not arrived, and a button that sends it again. Draws nothing when there are no
 * mails.
 */
export function MailStates({ mails, label }: { mails: readonly MailState[]; label: string }) {
  const { t } = useTranslation('ui');
  if (mails.length === 0) return null;
  return (
    <ul className={`vt-list ${styles.mails}`} aria-label={label}>
      {mails.map(({ id, to, subject, state, when, next, reason, busy, retry }) => (
        <li key={id}>
          <div>
            <p>
              <Badge tone={TONES[state]}>{t(`mail-${state}`)}</Badge> <span title={subject}>{to}</span>
            </p>
            <p className="vt-note">
              <time dateTime={when}>{formatInstante(when)}</time>
              {state !== 'enviado' && reason && ` · ${reason}`}
              {reason && next && ` · ${t('mailNext', { when: formatInstante(next) })}`}
            </p>
          </div>
          {retry && (state !== 'en-cola' || reason) && (
            <Button small icon={IconRefresh} busy={busy} onClick={retry}>
              {t('mailRetry')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
