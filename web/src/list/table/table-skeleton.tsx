import { type CSSProperties, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import styles from './table.module.css';

type Props = { readonly rows: number; readonly columns: number; readonly lines?: number };

/** Above this width a row is a line, whose bars one cell can draw; below it a card, as tall as its cells. */
const LINES = '(min-width: 48.01em)';

/**
 * Placeholder rows as tall as those being loaded; they become visible only when the wait passes 150 ms. They have as few
 * elements as they can, because a list that is about to come waits until they are drawn.
 */
export function TableSkeleton({ rows, columns, lines = 1 }: Props) {
  const { t } = useTranslation('ui');
  const [cells] = useState(() => (window.matchMedia?.(LINES).matches ? 1 : columns));
  const bars: CSSProperties & Record<'--lines' | '--bars', number> = {
    '--lines': lines,
    '--bars': columns / cells,
  };
  return (
    <tbody className={styles.ghosts}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <tr key={row}>
          {Array.from({ length: cells }, (_, cell) => cell).map((cell) => (
            <td key={cell} colSpan={columns / cells} data-title={cell === 0 || undefined}>
              {row === 0 && cell === 0 && (
                <span className="vt-hidden" role="status">
                  {t('loading')}
                </span>
              )}
              <span className={styles.ghost} style={bars} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
