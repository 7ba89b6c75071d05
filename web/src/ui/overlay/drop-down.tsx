import type { ReactNode } from 'react';
import { schemeOf, useDisplay } from '../theme/display.ts';
import styles from './drop-down.module.css';
import { type Toggle, useDropDown } from './use-drop-down.ts';

type Props = {
  /** What the panel is about. */
  readonly label: string;
  /** The button: it spreads `toggle` over itself. */
  readonly button: (toggle: Toggle) => ReactNode;
  /** The panel; `close` is for what is chosen in it. */
  readonly children: (close: () => void) => ReactNode;
  readonly wide?: boolean;
};

/** A button with a panel that hangs from the end of its line; on a phone, at the foot of the window. */
export function DropDown({ label, button, children, wide }: Props) {
  const { box, id, open, toggle, close } = useDropDown<HTMLDivElement>();
  const scheme = schemeOf(useDisplay());
  return (
    <div ref={box} className={styles.box}>
      {button(toggle)}
      {open && (
        // In the colours of the page, whatever those of the bar it hangs from.
        <section
          id={id}
          aria-label={label}
          className={styles.panel}
          data-wide={wide || undefined}
          data-scheme={scheme}
        >
          {children(close)}
        </section>
      )}
    </div>
  );
}
