import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { useAuthText } from './texts.ts';
import { useResend } from './use-resend.ts';

/** Sends a mail again, and then waits half a minute. */
export function ResendButton({ sent }: { sent: string }) {
  const t = useAuthText();
  const { wait, resend } = useResend(() => notify(sent));
  return (
    <Button small look="quiet" aria-disabled={wait > 0 || undefined} onClick={resend}>
      {wait > 0 ? t('resendIn', { seconds: wait }) : t('resend')}
    </Button>
  );
}
