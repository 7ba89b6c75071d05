import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../feedback/notice.tsx';
import { notify } from '../../feedback/toasts.ts';
import { Button } from '../../nav/button.tsx';
import { Dialog } from '../../overlay/dialog.tsx';
import { LeaveButton } from '../../overlay/dialog-buttons.tsx';
import styles from './secret-dialog.module.css';

type Words = {
  readonly title: string;
  /** Says that it is shown now and never again. */
  readonly warning: string;
  readonly copy: string;
  readonly copied: string;
  /** What to do where the browser does not allow copying. */
  readonly notCopied: string;
  /** The button of a user who has put it somewhere. */
  readonly kept: string;
};

type Props = {
  readonly secret: string;
  readonly words: Words;
  /** How it is shown, if not as one text. */
  readonly children?: ReactNode;
  /** Other ways to take it away, beside copying. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
};

/** Shows a secret that was just made, the only time that it can be seen. */
export function SecretDialog({ secret, words, children, actions, onClose }: Props) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify(words.copied),
      () => notify(words.notCopied, { tone: 'warn' }),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      footer={
        <LeaveButton look="primary" onLeave={onClose}>
          {words.kept}
        </LeaveButton>
      }
    >
      <div className="vt-stack vt-gap-16">
        <Notice tone="warn">{words.warning}</Notice>
        {children ?? (
          <p>
            <code className={styles.secret} dir="ltr">
              {secret}
            </code>
          </p>
        )}
        <div className="vt-toolbar">
          <Button icon={IconCopy} onClick={copy}>
            {words.copy}
          </Button>
          {actions}
        </div>
      </div>
    </Dialog>
  );
}
