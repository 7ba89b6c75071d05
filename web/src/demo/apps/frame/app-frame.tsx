import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './app-frame.module.css';

type Props = {
  /** What the panel is called. */
  readonly label: string;
  /** Where to go and what to show; `onGo` closes it where it lies over the rest. */
  readonly panel: (onGo?: () => void) => ReactNode;
  /** The work itself, given what opens the panel where there is no room for it. */
  readonly children: (openPanel: () => void) => ReactNode;
};

/** An application in the window: a panel at the start of the line, and its work beside it, each with its own scroll. */
export function AppFrame({ label, panel, children }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.app} data-list>
      <aside className={styles.side} aria-label={label}>
        {panel()}
      </aside>
      <Dialog open={open} onClose={close} title={label} place="start">
        {panel(close)}
      </Dialog>
      <div className={styles.stage}>{children(() => setOpen(true))}</div>
    </div>
  );
}
