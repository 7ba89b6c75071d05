import { type Compared, TwoValues } from '../figures/two-values.tsx';
import { Button } from '../nav/button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  readonly title: string;
  readonly text: string;
  /** Heads of the fields, of what is saved and of what one was writing. */
  readonly heads: readonly [string, string, string];
  readonly rows: readonly Compared[];
  /** What the buttons say: to leave what is saved, and to write one's own over it. */
  readonly choices: readonly [string, string];
  readonly busy: boolean;
  readonly onLeave: () => void;
  readonly onOverwrite: () => void;
};

/** Somebody else saved first: both values of each field, and the choice. */
export function ConflictDialog({ title, text, heads, rows, choices, busy, onLeave, onOverwrite }: Props) {
  const [leave, overwrite] = choices;
  return (
    <Dialog
      open
      wide
      onClose={onLeave}
      title={title}
      footer={
        <>
          <Button onClick={onLeave}>{leave}</Button>
          <Button look="primary" busy={busy} onClick={onOverwrite}>
            {overwrite}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <TwoValues caption={title} heads={heads} rows={rows} />
    </Dialog>
  );
}
