import { type BodyOf, requisitosDeFirma } from '@vatio/contract';
import { ORIGENES_DE_CONTACTO, type OrigenDeContacto } from '@vatio/domain';
import { useId } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { today } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { REQUISITOS_CHANGED } from './requisitos-changed.ts';

type Contacto = BodyOf<typeof requisitosDeFirma.updateContacto>;

type Props = {
  readonly contratoId: string;
  readonly contacto: Contacto | null;
  readonly onClose: () => void;
};

/** How the client and the seller came to talk, with what proves it. */
export function ContactoDialog({ contratoId, contacto, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const { t: tOfRequisitos } = useTranslation('requisitos');
  const id = useId();
  const write = useWrite(requisitosDeFirma.updateContacto, REQUISITOS_CHANGED);
  const form = useForm({
    initial: {
      origen: (contacto?.origen ?? 'lo-pidio') as OrigenDeContacto | '',
      fecha: contacto?.fecha ?? today(),
      porTelefono: contacto?.porTelefono ?? false,
      grabacion: contacto?.grabacion ?? '',
      prueba: contacto?.prueba ?? '',
    },
    submit: async ({ origen, ...contact }) => {
      if (origen === '') return;
      await write.mutateAsync({ params: { id: contratoId }, body: { origen, ...contact } });
      notify(t('requisitoAnotado'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={tOfRequisitos('requisito-contacto')}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('anotarRequisito')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack" onSubmit={form.onSubmit} noValidate>
        <SelectField
          {...form.field('origen')}
          label={t('origen')}
          required
          options={ORIGENES_DE_CONTACTO.map((value) => ({ value, label: t(`origen-${value}`) }))}
        />
        <DateField {...form.field('fecha')} label={t('fechaDeContacto')} required max={today()} />
        <CheckField {...form.field('porTelefono')} label={t('porTelefono')} />
        {form.values.porTelefono && (
          <TextField
            {...form.field('grabacion')}
            label={t('grabacion')}
            hint={t('grabacionAyuda')}
            maxLength={200}
          />
        )}
        <TextField {...form.field('prueba')} label={t('prueba')} hint={t('pruebaAyuda')} maxLength={500} />
        {form.formError && (
          <p className="vt-problem" role="alert">
            {form.formError}
          </p>
        )}
      </form>
    </Dialog>
  );
}
