import type { ReactNode } from 'react';
import { schemeOf, useDisplay } from '../theme/display.ts';
import styles from './drop-down.module.css';
import { type Toggle, useDropDown } from './use-drop-down.ts';

type Props = {
  /** Screen readers read it as the name of the panel. */
  readonly label: string;
  /** Draws the button, which spreads `toggle` over itself. */
  readonly button: (toggle: Toggle) => ReactNode;
  /** Draws the panel; call `close` once something in it is chosen. */
  readonly children: (close: () => void) => ReactNode;
  readonly wide?: boolean;
};

/** A button with a panel that hangs from its end; on a phone it lies at the foot of the window. */
export function DropDown({ label, button, children, wide }: Props) {
  const { box, id, open, toggle, close } = useDropDown<HTMLDivElement>();
  const scheme = schemeOf(useDisplay());
  return (
    <div ref={box} className={styles.box}>
      {button(toggle)}
      {open && (
        // The panel has the colours of the page, whatever those of the bar from which it hangs.
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
