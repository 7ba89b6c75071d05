import { proveedorDeFirma } from '@vatio/contract';
import { useId } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Switch } from '../../../ui/kit/switch/switch.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';

type Props = {
  readonly id: string;
  readonly direccion: string | null;
  /** Called with the secret of the notices where there is another. */
  readonly onClose: (secreto?: string) => void;
};

/** The address and the key of DocuSeal, which the server tries before it keeps them. */
export function SignatureProviderDialog({ id, direccion, onClose }: Props) {
  const { t } = useTranslation('ajustes');
  const formId = useId();
  const write = useWrite(proveedorDeFirma.update, { invalidates: [proveedorDeFirma.get] });
  const form = useForm({
    initial: { direccion: direccion ?? 'https://api.docuseal.eu', clave: '', otroSecreto: false },
    submit: async ({ clave, ...settings }) => {
      const body = { ...settings, ...(clave && { clave }) };
      const { secreto } = await write.mutateAsync({ params: { id }, body });
      notify(t('guardado'));
      onClose(secreto ?? undefined);
    },
  });
  const isNew = direccion === null;
  return (
    <Dialog
      open
      onClose={() => onClose()}
      title={t('docusealConfigurar')}
      footer={
        <DialogButtons onCancel={() => onClose()} form={formId} busy={form.sending}>
          {t('guardar')}
        </DialogButtons>
      }
    >
      <form id={formId} className="vt-stack vt-gap-16" onSubmit={form.onSubmit} noValidate>
        <TextField
          {...form.field('direccion')}
          label={t('docusealDireccion')}
          hint={t('docusealDireccionAyuda')}
          spellCheck={false}
          required
        />
        <TextField
          {...form.field('clave')}
          label={t('docusealClave')}
          hint={t(isNew ? 'docusealClaveAyuda' : 'docusealClaveSigue')}
          autoComplete="off"
          spellCheck={false}
          required={isNew}
        />
        {!isNew && (
          <Switch
            label={t('docusealOtroSecreto')}
            hint={t('docusealOtroSecretoAyuda')}
            value={form.values.otroSecreto}
            onChange={(otroSecreto) => form.change({ otroSecreto })}
          />
        )}
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}
