import { cuenta, llaves } from '@vatio/contract';
import { createPasskey, requireSupport } from '../../../data/passkey.ts';
import { useForm } from '../../../data/use-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { ProofFields } from '../proof-fields.tsx';

/** Asks for a name and for proof of who it is, and then the browser for the passkey itself. */
export function NewLlave({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('cuenta');
  const withCode = useRead(cuenta.segundoPaso, {}).data?.activo;
  const begin = useWrite(llaves.begin);
  const add = useWrite(llaves.create, { invalidates: [llaves.list] });
  const words = {
    cancelled: t('llaveCancelada'),
    unsupported: t('llaveSinSoporte'),
    repeated: t('llaveRepetida'),
    address: t('llaveFuera'),
  };
  const form = useForm({
    initial: { nombre: '', actual: '', codigo: '' },
    submit: async ({ nombre, actual, codigo }) => {
      requireSupport(words);
      const options = await begin.mutateAsync({ body: { actual, ...(withCode && { codigo }) } });
      const credencial = await createPasskey(options, words);
      await add.mutateAsync({ body: { nombre, credencial } });
      notify(t('llaveAnadida', { nombre }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('anadirLlave')} action={t('continuar')} form={form} onClose={onClose}>
      <p className="vt-soft">{t('anadirLlaveTexto')}</p>
      <TextField
        {...form.field('nombre')}
        label={t('nombreDeLlave')}
        hint={t('nombreDeLlaveAyuda')}
        autoComplete="off"
        maxLength={60}
        required
      />
      <ProofFields actual={form.field('actual')} codigo={withCode ? form.field('codigo') : undefined} />
    </FormDialog>
  );
}
