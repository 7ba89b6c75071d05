import { ProgressBar } from '../feedback/progress-bar.tsx';
import styles from './upload-state.module.css';

type Props = {
  readonly sending: string | undefined;
  /** The share that has been sent, from 0 to 1. */
  readonly progress: number;
  readonly refused: readonly { readonly name: string; readonly why: string }[];
  /** Without it there is no button to cancel. */
  readonly onCancel?: () => void;
};

/** Shows how far an upload has got, and which files were refused before. */
export function UploadState({ sending, progress, refused, onCancel }: Props) {
  return (
    <>
      {sending && <ProgressBar label={sending} value={progress} onCancel={onCancel} />}
      <div role="alert">
        {refused.length > 0 && (
          <ul className={styles.refused}>
            {refused.map(({ name, why }) => (
              <li key={name}>
                <strong>{name}</strong>: {why}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
