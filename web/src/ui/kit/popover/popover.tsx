import { type ReactNode, useRef } from 'react';
import { type Placement, usePlacedBeside } from '../../overlay/place-beside.ts';
import { type Toggle, useDropDown } from '../../overlay/use-drop-down.ts';
import styles from './popover.module.css';

type Props = Pick<Placement, 'side' | 'align'> & {
  /** What the panel is about. */
  readonly label: string;
  /** Shows the label at its head. */
  readonly titled?: boolean;
  /** The button: it spreads `toggle` over itself. */
  readonly button: (toggle: Toggle) => ReactNode;
  /** The panel; `close` is for what is chosen in it. */
  readonly children: (close: () => void) => ReactNode;
};

/** A button with a panel beside it, in the top layer. Esc, or the focus or the pointer elsewhere, close it. */
export function Popover({ label, titled, button, children, side, align }: Props) {
  const { box, id, open, toggle, close } = useDropDown<HTMLSpanElement>();
  return (
    <span ref={box} className={styles.box}>
      {button(toggle)}
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
