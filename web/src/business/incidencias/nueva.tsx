import { incidencias } from '@vatio/contract';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useNavigate } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ChooseField } from '../../trade/choose/choose-field.tsx';
import { CLIENTES } from '../../trade/choose/clientes.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { TextAreaField, TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { AFTER_INCIDENCIA_CHANGE } from './after-incidencia-change.ts';

type Props = {
  /** The client chosen beforehand; empty for none. */
  readonly clienteId: string;
  /** A seller says whose problem it is; a client tells their own. */
  readonly forAnother: boolean;
  readonly onClose: () => void;
};

export function NuevaIncidencia({ clienteId, forAnother, onClose }: Props) {
  const { t } = useTranslation('incidencias');
  const navigate = useNavigate();
  const create = useWrite(incidencias.create, AFTER_INCIDENCIA_CHANGE);
  const form = useForm({
    initial: { clienteId, asunto: '', texto: '' },
    submit: async (values) => {
      const body = { ...values, clienteId: values.clienteId || null };
      const { id, codigo } = await create.mutateAsync({ body });
      notify(t('contada', { codigo }));
      onClose();
      await navigate({ to: `/incidencias/${id}` });
    },
  });
  return (
    <FormDialog
      place="sheet"
      title={t(forAnother ? 'nueva' : 'tengoUnProblema')}
      action={t('mandar')}
      form={form}
      onClose={onClose}
    >
      {forAnother && (
        <ChooseField from={CLIENTES} label={t('campo-cliente')} required {...form.field('clienteId')} />
      )}
      <TextField
        label={t('campo-asunto')}
        hint={t('asuntoPista')}
        required
        maxLength={150}
        {...form.field('asunto')}
      />
      <TextAreaField label={t('texto')} required rows={6} maxLength={4000} {...form.field('texto')} />
    </FormDialog>
  );
}
