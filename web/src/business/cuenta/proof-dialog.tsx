import { cuenta } from '@vatio/contract';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { ProofFields } from './proof-fields.tsx';
import type { Setup } from './set-up-dialog.tsx';

/** What is done once the person has proved that the account is theirs. */
export type Task = 'begin' | 'codes' | 'remove';

type Props = {
  readonly task: Task;
  /** Whether a code is asked for too, because the second step is in force. */
  readonly withCode: boolean;
  readonly onSetup: (setup: Setup) => void;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Asks for the password, and a code where there is one, before the second step changes. */
export function ProofDialog({ task, withCode, onClose, ...results }: Props) {
  const { t } = useTranslation('cuenta');
  const run = useTask(task, results);
  const form = useForm({
    initial: { actual: '', codigo: '' },
    submit: async ({ actual, codigo }) => {
      await run({ actual, ...(withCode && { codigo }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`tarea-${task}`)}
      action={t(task === 'remove' ? 'quitarSegundoPaso' : 'continuar')}
      danger={task === 'remove'}
      form={form}
      onClose={onClose}
    >
      <p className="vt-soft">{t(`tarea-${task}-texto`)}</p>
      <ProofFields actual={form.field('actual')} codigo={withCode ? form.field('codigo') : undefined} />
    </FormDialog>
  );
}

type Proof = { readonly actual: string; readonly codigo?: string };

function useTask(task: Task, { onSetup, onCodes }: Pick<Props, 'onSetup' | 'onCodes'>) {
  const { t } = useTranslation('cuenta');
  const invalidates = [cuenta.segundoPaso, cuenta.sesiones];
  const begin = useWrite(cuenta.beginSegundoPaso);
  const renew = useWrite(cuenta.renewRecoveryCodes, { invalidates });
  const remove = useWrite(cuenta.removeSegundoPaso, { invalidates });
  const tasks: Readonly<Record<Task, (body: Proof) => Promise<void>>> = {
    begin: async (body) => onSetup(await begin.mutateAsync({ body })),
    codes: async (body) => onCodes((await renew.mutateAsync({ body })).codigos),
    remove: async (body) => {
      await remove.mutateAsync({ body });
      notify(t('quitado'));
    },
  };
  return tasks[task];
}
