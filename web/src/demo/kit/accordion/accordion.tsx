import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './accordion.module.css';

type Fold = { readonly id: string; readonly title: ReactNode; readonly content: ReactNode };

type Props = {
  readonly folds: readonly Fold[];
  /** The id of the open fold, when the parent decides; `null` if none is open. */
  readonly open?: string | null;
  /** Called with the id of the fold that opens, or with `null` when the open one closes. */
  readonly onOpen?: (id: string | null) => void;
  /** The id of the fold that is open at first, when the parent does not decide. */
  readonly startsOpen?: string;
  /** Several folds may be open at once. */
  readonly several?: boolean;
  readonly look?: 'joined' | 'bordered' | 'spaced';
  readonly arrow?: boolean;
  /** A fold opens when the pointer passes over its title. */
  readonly onHover?: boolean;
};

/** Folding sections on the browser's own `details`, so that searching in the page finds their text while folded. */
export function Accordion({ folds, open, onOpen, startsOpen, several, ...drawing }: Props) {
  const { look = 'joined', arrow = true, onHover } = drawing;
  const group = useId();
  const byHand = open !== undefined;
  return (
    <div className={styles.accordion} data-look={look}>
      {folds.map(({ id, title, content }) => (
        <details
          key={id}
          name={several || byHand ? undefined : group}
          open={byHand ? open === id : startsOpen === id || undefined}
          className={styles.fold}
          onPointerEnter={
            onHover
              ? ({ currentTarget, pointerType }) => {
                  if (pointerType === 'mouse') currentTarget.open = true;
                }
              : undefined
          }
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed, by keyboard too */}
          <summary
            className={styles.title}
            onClick={
              byHand
                ? (event) => {
                    event.preventDefault();
                    onOpen?.(open === id ? null : id);
                  }
                : undefined
            }
          >
            <span>{title}</span>
            {arrow && <IconChevronDown size={18} aria-hidden className={styles.arrow} />}
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
