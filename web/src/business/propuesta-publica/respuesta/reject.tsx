import { propuestaPublica } from '@vatio/contract';
import { useId } from 'react';
import { call } from '../../../data/call.ts';
import { useForm } from '../../../data/use-form.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../../ui/overlay/dialog-buttons.tsx';
import { type Contestar, isClosed } from './answer.ts';

/** Rejects the proposal, with an optional reason. */
export function Reject({ token, onAnswered, onChanged, onClose }: Contestar) {
  const { t } = useTranslation('propuesta-publica');
  const formId = useId();
  const form = useForm({
    initial: { motivo: '' },
    submit: async (body) => {
      try {
        onAnswered(await call(propuestaPublica.reject, { params: { token }, body }));
      } catch (cause) {
        if (!isClosed(cause)) throw cause;
        onChanged();
        onClose();
      }
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rechazarTitulo')}
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t('volver')}</LeaveButton>
          <Button type="submit" form={formId} look="danger" busy={form.sending}>
            {t('rechazar')}
          </Button>
        </>
      }
    >
      <form id={formId} className="vt-stack vt-gap-16" onSubmit={form.onSubmit} noValidate>
        <TextAreaField
          {...form.field('motivo')}
          label={t('motivo')}
          hint={t('motivoAyuda')}
          rows={3}
          maxLength={1000}
        />
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}
