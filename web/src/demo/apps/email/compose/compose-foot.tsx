import { IconPaperclip, IconSend, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button, IconButton } from '../../../../ui/nav/button.tsx';
import { useEmailText } from '../texts.ts';
import { attachFiles } from './attach-files.ts';
import styles from './compose-window.module.css';
import { ScheduleMenu } from './schedule-menu.tsx';

type Props = {
  readonly busy: boolean;
  readonly onSend: (time?: Date) => void;
  readonly onDiscard: () => void;
};

/** Sends the mail now or later, attaches files, or throws the mail away. */
export function ComposeFoot({ busy, onSend, onDiscard }: Props) {
  const t = useEmailText();
  const files = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.foot}>
      <span className={styles.split}>
        <Button look="primary" icon={IconSend} busy={busy} onClick={() => onSend()}>
          {t('send')}
        </Button>
        <ScheduleMenu onSchedule={onSend} />
      </span>
      <IconButton icon={IconPaperclip} label={t('attach')} onClick={() => files.current?.click()} />
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={t('attach')}
        onChange={(event) => {
          attachFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <IconButton icon={IconTrash} label={t('discard')} className={styles.discard} onClick={onDiscard} />
    </div>
  );
}
