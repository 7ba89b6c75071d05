import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './explain.module.css';
import { useDropDown } from './use-drop-down.ts';

type Props = {
  /** The figure itself, which becomes the button. */
  readonly children: ReactNode;
  readonly label: string;
  /** Draws where the figure comes from: formula, inputs, source. It is called only once somebody opens it. */
  readonly explanation: () => ReactNode;
};

/**
 * Lets any figure open its own arithmetic. Until it is open it is a single button, because a table whose figures follow
 * a slider has a hundred of them.
 */
export function Explain({ children, label, explanation }: Props) {
  const { box, id, open, toggle } = useDropDown<HTMLSpanElement>();

  return (
    <span ref={box}>
      <button type="button" className={styles.figure} {...toggle}>
        {children}
      </button>
      {open && (
        <Panel id={id} label={label}>
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

/**
 * The panel is in the browser's top layer, so that no scrolling frame cuts it, and absolute, so that it scrolls with
 * its figure.
 */
function Panel({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);

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
