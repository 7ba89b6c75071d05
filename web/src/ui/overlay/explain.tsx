import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './explain.module.css';
import { useDismiss } from './use-dismiss.ts';

type Props = {
  /** The figure itself, which becomes the button. */
  readonly children: ReactNode;
  readonly label: string;
  /** Draws where the figure comes from: formula, inputs, source. It is called only once somebody opens it. */
  readonly explanation: () => ReactNode;
};

/**
 * Lets any figure open its own arithmetic. Until it is open it is a single button, which listens to nothing, because a
 * table whose figures follow a slider has a hundred of them.
 */
export function Explain({ children, label, explanation }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <span ref={box}>
      <button
        type="button"
        className={styles.figure}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <Panel id={id} label={label} box={box} onClose={() => setOpen(false)}>
          {explanation()}
        </Panel>
      )}
    </span>
  );
}

const GAP_PX = 6;
const EDGE_PX = 12;

/** A panel that scrolls must take the focus, or the keyboard could not reach its end. */
const FOCUSABLE = { tabIndex: 0 } as const;

type PanelProps = {
  readonly id: string;
  readonly label: string;
  /** The element around the figure and its panel. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * The panel is in the browser's top layer, so that no scrolling frame cuts it, and absolute, so that it scrolls with
 * its figure.
 */
function Panel({ id, label, box, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useDismiss(box, true, onClose);

  useLayoutEffect(() => {
    const element = panel.current;
    const figure = element?.previousElementSibling?.getBoundingClientRect();
    if (!element || !figure) return;
    // jsdom has no top layer.
    element.showPopover?.();
    const { offsetWidth: width, offsetHeight: height } = element;
    const below = figure.bottom + GAP_PX;
    const above = figure.top - GAP_PX - height;
    const top = below + height > window.innerHeight && above > 0 ? above : below;
    const start = document.documentElement.dir === 'rtl' ? figure.left : figure.right - width;
    const left = Math.max(EDGE_PX, Math.min(start, document.documentElement.clientWidth - width - EDGE_PX));
    element.style.top = `${top + window.scrollY}px`;
    element.style.left = `${left + window.scrollX}px`;
    element.focus({ preventScroll: true });
  }, []);

  return (
    <div
      ref={panel}
      id={id}
      popover="manual"
      role="dialog"
      aria-label={label}
      {...FOCUSABLE}
      className={styles.panel}
    >
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}
