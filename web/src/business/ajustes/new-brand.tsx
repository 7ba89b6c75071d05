import { ajustes } from '@vatio/contract';
import { useId } from 'react';
import { useForm } from '../../data/use-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { useNavigate } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { BRAND_READS } from './brand-reads.ts';

/** A new brand begins with its name; the rest is filled in on its page. */
export function NewBrand({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('ajustes');
  const id = useId();
  const navigate = useNavigate();
  const create = useWrite(ajustes.create, { invalidates: BRAND_READS });
  const form = useForm({
    initial: { nombre: '' },
    submit: async (body) => {
      const brand = await create.mutateAsync({ body });
      onClose();
      await navigate({ to: `/ajustes/${brand.id}` });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('nuevaMarca')}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('crear')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-page" onSubmit={form.onSubmit} noValidate>
        <TextField
          {...form.field('nombre')}
          label={t('nombre')}
          hint={t('nombreAyuda')}
          required
          autoFocus
          maxLength={80}
        />
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}
