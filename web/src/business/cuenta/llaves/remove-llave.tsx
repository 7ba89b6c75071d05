import { cuenta, llaves } from '@vatio/contract';
import { useForm } from '../../../data/use-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { ProofFields } from '../proof-fields.tsx';

type Props = { readonly llave: llaves.Llave; readonly onClose: () => void };

export function RemoveLlave({ llave: { id, nombre }, onClose }: Props) {
  const { t } = useTranslation('cuenta');
  const withCode = useRead(cuenta.segundoPaso, {}).data?.activo;
  const remove = useWrite(llaves.remove, { invalidates: [llaves.list] });
  const form = useForm({
    initial: { actual: '', codigo: '' },
    submit: async ({ actual, codigo }) => {
      await remove.mutateAsync({ params: { id }, body: { actual, ...(withCode && { codigo }) } });
      notify(t('llaveQuitada', { nombre }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('quitarLlave', { nombre })}
      action={t('quitarSegundoPaso')}
      danger
      form={form}
      onClose={onClose}
    >
      <p className="vt-soft">{t('quitarLlaveTexto')}</p>
      <ProofFields actual={form.field('actual')} codigo={withCode ? form.field('codigo') : undefined} />
    </FormDialog>
  );
}
