import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { LeaveArea } from '../../../ui/overlay/leave-area.tsx';
import { later, OnDemand } from '../../../ui/overlay/on-demand.tsx';
import styles from './kanban.module.css';
import type { TitleFormProps } from './title-form.tsx';

const FORM = later(async () => (await import('./title-form.tsx')).TitleForm);

type Props = Omit<TitleFormProps, 'onClose'> & {
  /** The button has this text. */
  readonly label: string;
};

/** Draws a button that becomes a small form, and a button again when the form is sent or left. */
export function AddForm({ label, field, long, onAdd }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    // The focus waits until the button is there again.
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  };
  return (
    <div ref={box}>
      <LeaveArea>
        <OnDemand part={FORM} open={open} props={{ field, long, onAdd, onClose: close }} />
      </LeaveArea>
      {!open && (
        <Button look="quiet" icon={IconPlus} className={styles.add} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
