import { type Compared, TwoValues } from '../figures/two-values.tsx';
import { Button } from '../nav/button.tsx';
import { Dialog } from './dialog.tsx';
import { LeaveButton } from './dialog-buttons.tsx';

type Props = {
  readonly title: string;
  readonly text: string;
  /** The headings: the field, the saved value and the user's value. */
  readonly heads: readonly [string, string, string];
  readonly rows: readonly Compared[];
  /** The texts of the buttons: keep the saved values, and overwrite them with the user's. */
  readonly choices: readonly [string, string];
  readonly busy: boolean;
  readonly onLeave: () => void;
  readonly onOverwrite: () => void;
};

/** Somebody else has saved meanwhile: it shows both values of each field and lets the user choose. */
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
          <LeaveButton onLeave={onLeave}>{leave}</LeaveButton>
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
