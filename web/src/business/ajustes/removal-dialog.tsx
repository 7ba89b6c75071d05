import type { Call } from '@vatio/contract';
import type { CallInput } from '../../data/call.ts';
import { useWrite } from '../../data/use-write.ts';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

type Props<E extends Call> = {
  readonly call: E;
  readonly input: CallInput<E>;
  readonly invalidates: readonly Pick<Call, 'path'>[];
  readonly title: string;
  readonly confirm: string;
  readonly text: string;
  /** The notice once it is done. */
  readonly done: string;
  readonly onClose: () => void;
};

/** Asks before a thing of the settings is removed, and removes it. */
export function RemovalDialog<E extends Call>({ call, input, invalidates, text, done, ...props }: Props<E>) {
  const remove = useWrite<E>(call, {
    invalidates,
    onSuccess: () => {
      notify(done);
      props.onClose();
    },
    onError: notifyFailure,
  });
  return (
    <ConfirmDialog open danger {...props} busy={remove.isPending} onConfirm={() => remove.mutate(input)}>
      <p>{text}</p>
    </ConfirmDialog>
  );
}
