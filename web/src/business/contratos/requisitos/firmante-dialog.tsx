import { evidencias, requisitosDeFirma } from '@vatio/contract';
import { useId } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { REQUISITOS_CHANGED } from './requisitos-changed.ts';

type Props = {
  readonly contratoId: string;
  readonly firmante: requisitosDeFirma.Requisitos['firmante'];
  readonly onClose: () => void;
};

/** Who signs for the client, and in what capacity. */
export function FirmanteDialog({ contratoId, firmante, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const { t: tOfRequisitos } = useTranslation('requisitos');
  const id = useId();
  const write = useWrite(requisitosDeFirma.updateFirmante, REQUISITOS_CHANGED);
  const form = useForm({
    initial: {
      nombre: firmante?.nombre ?? '',
      dni: firmante?.dni ?? '',
      calidad: (firmante?.calidad ?? 'titular') as evidencias.Calidad | '',
    },
    submit: async ({ calidad, ...person }) => {
      if (calidad === '') return;
      await write.mutateAsync({ params: { id: contratoId }, body: { ...person, calidad } });
      notify(t('requisitoAnotado'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={tOfRequisitos('requisito-firmante')}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('anotarRequisito')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack" onSubmit={form.onSubmit} noValidate>
        <TextField {...form.field('nombre')} label={t('nombreDeFirmante')} required maxLength={120} />
        <TextField {...form.field('dni')} label={t('dniDeFirmante')} code required maxLength={20} />
        <SelectField
          {...form.field('calidad')}
          label={t('enCalidadDe')}
          required
          options={evidencias.CALIDADES.map((value) => ({ value, label: t(`calidad-${value}`) }))}
        />
        {form.formError && (
          <p className="vt-problem" role="alert">
            {form.formError}
          </p>
        )}
      </form>
    </Dialog>
  );
}
