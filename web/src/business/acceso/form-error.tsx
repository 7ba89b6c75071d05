import { IconAlertTriangle } from '@tabler/icons-react';
import styles from './acceso.module.css';

/** An error of the whole form; a screen reader reads it when it appears. */
export function FormError({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className={styles.error}>
          <IconAlertTriangle size={20} aria-hidden />
          {text}
        </p>
      )}
    </div>
  );
}
