import { type contratos, firmaDeContrato } from '@vatio/contract';
import { useId } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { AFTER_CONTRATO_CHANGE } from '../accion/after-contrato-change.ts';
import { Problema } from '../accion/problema.tsx';

type Props = {
  readonly contrato: contratos.Contrato;
  readonly firmante: firmaDeContrato.Firma['firmante'];
  readonly onClose: () => void;
};

/** Who is asked to sign, and where the provider writes to them. */
export function SendToSign({ contrato, firmante, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const id = useId();
  const send = useWrite(firmaDeContrato.send, AFTER_CONTRATO_CHANGE);
  const form = useForm({
    initial: firmante,
    submit: async ({ telefono, ...person }) => {
      const body = { ...person, telefono: telefono.trim() || null, version: contrato.version };
      await send.mutateAsync({ params: { id: contrato.id }, body });
      notify(t('firmaEnMarcha', { codigo: contrato.codigo }));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('enviarAFirmar')}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('enviarAFirmar')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack" onSubmit={form.onSubmit} noValidate>
        <p className="vt-soft">{t('enviarAFirmarTexto')}</p>
        <TextField {...form.field('nombre')} label={t('nombreDeFirmante')} required maxLength={120} />
        <TextField {...form.field('email')} type="email" label={t('correoDeFirmante')} required />
        <TextField
          {...form.field('telefono')}
          type="tel"
          label={t('telefonoDeFirmante')}
          hint={t('telefonoDeFirmanteAyuda')}
        />
        <Problema problema={send.error} />
      </form>
    </Dialog>
  );
}
