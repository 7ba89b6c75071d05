import { type ReactNode, useRef } from 'react';
import { type Placement, usePlacedBeside } from '../../overlay/place-beside.ts';
import { type HeldOpen, type Toggle, useDropDown } from '../../overlay/use-drop-down.ts';
import styles from './popover.module.css';

type Props = Pick<Placement, 'side' | 'align'> & {
  /** Screen readers read it as the name of the panel. */
  readonly label: string;
  /** Shows the label as the title of the panel. */
  readonly titled?: boolean;
  /** Draws the button, which spreads `toggle` over itself. */
  readonly button: (toggle: Toggle) => ReactNode;
  /** Draws the panel; call `close` once something in it is chosen. */
  readonly children: (close: () => void) => ReactNode;
  /** Somebody else decides whether it is open. */
  readonly held?: HeldOpen;
  /** A panel that opens with the focus explains a field or a figure, and holds nothing to press. */
  readonly opensOn?: 'press' | 'focus';
};

/**
 * A button with a panel beside it, in the browser's top layer. Esc, or moving the focus or the pointer elsewhere,
 * closes it.
 */
export function Popover({ label, titled, button, children, side, align, held, opensOn }: Props) {
  const { box, id, open, toggle, close } = useDropDown<HTMLSpanElement>(false, held);
  // A press gives the focus first: it must not close again what the focus has opened.
  const show = () => !open && toggle.onClick();
  const opener = opensOn === 'focus' ? { ...toggle, onFocus: show, onClick: show } : toggle;
  return (
    <span ref={box} className={styles.box}>
      {button(opener)}
      {open && (
        <PopoverPanel id={id} {...{ label, titled, side, align }}>
          {children(close)}
        </PopoverPanel>
      )}
    </span>
  );
}

type PanelProps = Pick<Props, 'label' | 'titled' | 'side' | 'align'> & {
  readonly id: string;
  readonly children: ReactNode;
};

function PopoverPanel({ id, label, titled, side, align, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  usePlacedBeside(panel, (element) => element.previousElementSibling, { side, align });
  return (
    <section ref={panel} id={id} popover="manual" aria-label={label} className={styles.panel}>
      {titled && <p className={styles.title}>{label}</p>}
      {children}
    </section>
  );
}
