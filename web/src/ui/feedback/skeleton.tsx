import type { ReactNode } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { useKeptPlace } from './kept-places.ts';
import styles from './skeleton.module.css';

type Props = {
  /** The outline of the coming content is drawn with `vt-ghost` blocks; without one, lines of text stand there. */
  readonly children?: ReactNode;
  readonly lines?: number;
};

/**
 * Keeps the place of content that is loading. It becomes visible only when the wait passes 150 ms, so that short waits
 * do not flicker.
 */
export function Skeleton({ children, lines = 3 }: Props) {
  const { t } = useTranslation('ui');
  useKeptPlace();
  return (
    <div className={styles.skeleton}>
      <p className="vt-hidden" role="status">
        {t('loading')}
      </p>
      <div aria-hidden="true">
        {children ??
          Array.from({ length: lines }, (_, line) => line).map((line) => (
            <span key={line} className={`vt-ghost ${styles.line}`} />
          ))}
      </div>
    </div>
  );
}
