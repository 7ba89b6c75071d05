import { llaves } from '@vatio/contract';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';

type Props = { readonly llave: llaves.Llave; readonly onClose: () => void };

export function RenameLlave({ llave: { id, nombre: before }, onClose }: Props) {
  const { t } = useTranslation('cuenta');
  const rename = useWrite(llaves.rename, { invalidates: [llaves.list] });
  const form = useForm({
    initial: { nombre: before },
    submit: async (body) => {
      await rename.mutateAsync({ params: { id }, body });
      notify(t('llaveRenombrada'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('renombrarLlave')} action={t('guardar')} form={form} onClose={onClose}>
      <TextField
        {...form.field('nombre')}
        label={t('nombreDeLlave')}
        autoComplete="off"
        maxLength={60}
        autoFocus
        required
      />
    </FormDialog>
  );
}
