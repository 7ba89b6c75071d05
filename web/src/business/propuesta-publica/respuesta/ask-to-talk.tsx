import { IconCircleCheck } from '@tabler/icons-react';
import { propuestaPublica } from '@vatio/contract';
import { useId, useState } from 'react';
import { call } from '../../../data/call.ts';
import { useForm } from '../../../data/use-form.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../../ui/overlay/dialog-buttons.tsx';
import styles from '../propuesta-publica.module.css';
import type { Contestar } from './answer.ts';

/** Sends a question to the representative before deciding. */
export function AskToTalk({ token, propuesta, onClose }: Pick<Contestar, 'token' | 'propuesta' | 'onClose'>) {
  const { t } = useTranslation('propuesta-publica');
  const formId = useId();
  const [sent, setSent] = useState(false);
  const { nombre } = propuesta.comercial;
  const form = useForm({
    initial: { mensaje: '', telefono: '' },
    submit: async ({ mensaje, telefono }) => {
      const body = { mensaje, telefono: telefono.trim() || undefined };
      await call(propuestaPublica.askToTalk, { params: { token }, body });
      setSent(true);
    },
  });
  const pie = sent ? (
    <LeaveButton look="primary" onLeave={onClose}>
      {t('volver')}
    </LeaveButton>
  ) : (
    <>
      <LeaveButton onLeave={onClose}>{t('volver')}</LeaveButton>
      <Button type="submit" form={formId} look="primary" busy={form.sending}>
        {t('enviarMensaje')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('hablarTitulo', { nombre })} footer={pie}>
      {sent ? (
        <p role="status" className={styles.estado} data-tono="ok">
          <IconCircleCheck size={20} aria-hidden />
          {t('mensajeEnviado', { nombre })}
        </p>
      ) : (
        <form id={formId} className="vt-stack vt-gap-16" onSubmit={form.onSubmit} noValidate>
          <TextAreaField {...form.field('mensaje')} label={t('mensaje')} maxLength={2000} required />
          <TextField
            {...form.field('telefono')}
            type="tel"
            label={t('telefono')}
            hint={t('telefonoAyuda')}
            autoComplete="tel"
          />
          <p role="alert" className="vt-problem">
            {form.formError}
          </p>
        </form>
      )}
    </Dialog>
  );
}
