import { IconChevronUp, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../ui/nav/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../../../ui/overlay/dialog-buttons.tsx';
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx';
import { DateTimeField } from '../../../kit/dates/date-time-field.tsx';
import { longWhen } from '../../when.ts';
import { useEmailText } from '../texts.ts';
import styles from './compose-window.module.css';
import { inputText, nextMonday, tomorrow } from './send-times.ts';

/** Sends the mail later, at a usual time or at one that the person chooses. */
export function ScheduleMenu({ onSchedule }: { onSchedule: (time: Date) => void }) {
  const t = useEmailText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu icon={IconChevronUp} label={t('schedule')} buttonClass={styles.later} align="start">
        {[tomorrow(), nextMonday()].map((time) => (
          <MenuItem key={time.getTime()} icon={IconClock} onChoose={() => onSchedule(time)}>
            {longWhen(time.toISOString())}
          </MenuItem>
        ))}
        <MenuItem onChoose={() => setAsking(true)}>{t('otherTime')}</MenuItem>
      </Menu>
      {asking && (
        <TimeDialog
          onClose={() => setAsking(false)}
          onSchedule={(time) => {
            setAsking(false);
            onSchedule(time);
          }}
        />
      )}
    </>
  );
}

type Props = { readonly onClose: () => void; readonly onSchedule: (time: Date) => void };

function TimeDialog({ onClose, onSchedule }: Props) {
  const t = useEmailText();
  const [text, setText] = useState(inputText(tomorrow()));
  const time = new Date(text);
  // An empty field gives no valid time, which is never later than now.
  const isLater = time > new Date();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('schedule')}
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t('cancel')}</LeaveButton>
          <Button look="primary" aria-disabled={!isLater} onClick={() => isLater && onSchedule(time)}>
            {t('schedule')}
          </Button>
        </>
      }
    >
      <DateTimeField
        label={t('sendAt')}
        required
        autoFocus
        value={text}
        min={inputText(new Date()).slice(0, 10)}
        error={isLater ? undefined : t('needsLater')}
        onChange={setText}
      />
    </Dialog>
  );
}
