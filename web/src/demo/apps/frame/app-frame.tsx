import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './app-frame.module.css';

type Props = {
  /** Screen readers call the panel by this name. */
  readonly label: string;
  /** Draws the panel. `onGo` closes it on a narrow screen, where it lies over the work. */
  readonly panel: (onGo?: () => void) => ReactNode;
  /** Lists of people need more room than names of folders. */
  readonly widePanel?: boolean;
  /** Draws the work. `openPanel` opens the panel on a narrow screen, where there is no room for it. */
  readonly children: (openPanel: () => void) => ReactNode;
};

/** Frames an application: a panel at the start of the line and the work beside it, each with its own scroll. */
export function AppFrame({ label, panel, widePanel, children }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.app} data-wide={widePanel || undefined} data-list>
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
