import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './explain.module.css';
import { useDropDown } from './use-drop-down.ts';

type Props = {
  /** The figure itself: it becomes the button. */
  readonly children: ReactNode;
  readonly label: string;
  /** Where the figure comes from: formula, inputs, source. Built only once somebody asks. */
  readonly explanation: () => ReactNode;
};

/**
 * «Explain this figure»: any number that can open its own arithmetic. Until it is open it is one button, because a
 * table of figures that move while a slider moves has a hundred of them.
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

/** A panel that scrolls must take the focus, or the keyboard cannot reach its end. */
const FOCUSABLE = { tabIndex: 0 } as const;

/** In the browser's top layer, so that no scrolling frame cuts it; absolute, so that it scrolls with its figure. */
function Panel({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    const figure = element?.previousElementSibling?.getBoundingClientRect();
    if (!element || !figure) return;
    // Not every place that renders pages, such as a test, has a top layer.
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
