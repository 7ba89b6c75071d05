import type { ComponentProps } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../nav/button.tsx';
import { useLeave } from './use-typed-guard.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'look' | 'type'> & {
  /** Closes the dialog without doing anything. */
  readonly onCancel: () => void;
  /** What the button that leaves says instead of «Cancelar». */
  readonly cancel?: string | undefined;
  /** That button does something in the dialog instead of leaving it. */
  readonly stays?: boolean | undefined;
  readonly danger?: boolean | undefined;
};

type LeaveProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { readonly onLeave: () => void };

/** A button that leaves the dialog or the form around it, and asks before what was typed there is lost. */
export function LeaveButton({ onLeave, ...button }: LeaveProps) {
  const leave = useLeave();
  return <Button {...button} onClick={() => leave(onLeave)} />;
}

/**
 * The foot of a dialog that does one thing: a button that leaves it, and the one that does it, whose text is the verb of
 * the action. With the id of a `form` the latter sends that form.
 */
export function DialogButtons({ onCancel, cancel, stays, danger, ...action }: Props) {
  const { t } = useTranslation('ui');
  const label = cancel ?? t('cancel');
  return (
    <>
      {stays ? (
        <Button onClick={onCancel}>{label}</Button>
      ) : (
        <LeaveButton onLeave={onCancel}>{label}</LeaveButton>
      )}
      <Button look={danger ? 'danger' : 'primary'} type={action.form ? 'submit' : 'button'} {...action} />
    </>
  );
}
