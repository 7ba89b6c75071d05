import { clientes } from '@vatio/contract';
import { useId } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { today } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import styles from './consentimientos.module.css';
import { VERSION_TEXTO } from './texto.ts';

export type Cambio = Pick<clientes.Consentimiento, 'finalidad' | 'otorgado'>;

type Props = { readonly clienteId: string; readonly cambio: Cambio; readonly onClose: () => void };

/** Records that the client gives or withdraws a consent: when, by which means, and to which wording. */
export function RecordConsentimiento({ clienteId, cambio: { finalidad, otorgado }, onClose }: Props) {
  const { t } = useTranslation('clientes');
  const id = useId();
  const consent = useWrite(clientes.consent, {
    invalidates: [clientes.get, clientes.consentimientos, clientes.cronologia],
  });
  const form = useForm({
    initial: {
      fecha: today(),
      canal: 'presencial' as clientes.Consentimiento['canal'],
      versionTexto: VERSION_TEXTO,
    },
    submit: async (respuesta) => {
      await consent.mutateAsync({ params: { id: clienteId }, body: { ...respuesta, finalidad, otorgado } });
      notify(t(otorgado ? 'consentimientoOtorgado' : 'consentimientoRetirado'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(otorgado ? 'otorgarConsentimiento' : 'retirarConsentimiento')}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t(otorgado ? 'otorgar' : 'retirar')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack" onSubmit={form.onSubmit} noValidate>
        <p>{t(`finalidad-${finalidad}`)}</p>
        <DateField label={t('fecha')} required max={today()} {...form.field('fecha')} />
        <SelectField
          label={t('canal')}
          {...form.field('canal')}
          onChange={(canal) => canal && form.change({ canal })}
          options={clientes.CANALES.map((opcion) => ({ value: opcion, label: t(`canal-${opcion}`) }))}
        />
        <TextField
          label={t('textoLeido')}
          hint={t('textoLeidoTexto')}
          required
          maxLength={40}
          {...form.field('versionTexto')}
        />
        <p role="alert" className={styles.problema}>
          {form.formError}
        </p>
      </form>
    </Dialog>
  );
}
