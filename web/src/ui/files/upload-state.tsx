import { ProgressBar } from '../feedback/progress-bar.tsx';
import styles from './upload-state.module.css';

type Props = {
  /** What is on its way, if anything is. */
  readonly sending: string | undefined;
  /** From 0 to 1. */
  readonly progress: number;
  /** Files that were not taken, and why. */
  readonly refused: readonly { readonly name: string; readonly why: string }[];
  /** Given where it can be stopped. */
  readonly onCancel?: () => void;
};

/** How far a file has got, and what was refused before. */
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
