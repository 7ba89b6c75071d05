import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './board.module.css';
import type { BoardProps } from './board-parts.ts';

type Props = { readonly text: string; readonly by: BoardProps<never>['by'] };

/** The number of rows on the board, and the choice of the state by which they are laid out where there are several. */
export function BoardLine({ text, by }: Props) {
  return (
    <div className={styles.line}>
      <p className="vt-figure">{text || '\u00a0'}</p>
      {by && (
        <div className={`vt-row vt-gap-8 ${styles.by}`}>
          <span aria-hidden="true">{by.label}</span>
          <SelectField
            label={by.label}
            labelHidden
            value={by.value}
            onChange={by.onChange}
            options={by.choices}
          />
        </div>
      )}
    </div>
  );
}
