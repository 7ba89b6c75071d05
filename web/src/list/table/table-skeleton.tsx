import type { CSSProperties } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import styles from './table.module.css';

type Props = { readonly rows: number; readonly columns: number; readonly lines?: number };

/** Placeholder rows as tall as those being loaded; they become visible only when the wait passes 150 ms. */
export function TableSkeleton({ rows, columns, lines = 1 }: Props) {
  const { t } = useTranslation('ui');
  const height: CSSProperties & Record<'--lines', number> = { '--lines': lines };
  return (
    <tbody className={styles.ghosts}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (_, cell) => cell).map((cell) => (
            <td key={cell} data-title={cell === 0 || undefined}>
              {row === 0 && cell === 0 && (
                <span className="vt-hidden" role="status">
                  {t('loading')}
                </span>
              )}
              <span className={styles.ghost} style={height} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
