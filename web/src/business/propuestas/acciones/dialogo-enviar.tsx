import type { propuestas, ResponseOf } from '@vatio/contract';
import { useId, useState } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { MissingOfHouse } from '../../../trade/brands/missing-of-house.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons, LeaveButton } from '../../../ui/overlay/dialog-buttons.tsx';
import styles from './acciones.module.css';
import { ShareEnlace } from './share-enlace.tsx';

type Enviada = ResponseOf<typeof propuestas.send>;

/** Results of a mail that need somebody's attention. */
const MAL: readonly Enviada['correo'][] = ['impreso', 'sin-servidor', 'no-entregado', 'sin-confirmar'];

export type Envio = { readonly email?: string; readonly sinCorreo: boolean };

type Props = {
  readonly propuesta: propuestas.Propuesta;
  /** Returns undefined when a change of somebody else stopped it. */
  readonly onSend: (envio: Envio) => Promise<Enviada | undefined>;
  readonly onClose: () => void;
};

/** Sends the proposal by mail, or only makes its link; then shows the result and the link. */
export function DialogoEnviar({ propuesta, onSend, onClose }: Props) {
  const { t } = useTranslation('propuestas');
  const formId = useId();
  const [sent, setSent] = useState<Enviada>();
  const otraVez = propuesta.acciones.includes('reenviar');
  const form = useForm({
    initial: { conCorreo: true, email: propuesta.clienteEmail ?? '' },
    submit: async ({ conCorreo, email }) => {
      const direccion = email.trim() || undefined;
      const sent = await onSend(conCorreo ? { email: direccion, sinCorreo: false } : { sinCorreo: true });
      if (sent) setSent(sent);
      else onClose();
    },
  });
  const { conCorreo } = form.values;
  if (sent) return <Hecho sent={sent} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(otraVez ? 'reenviarTitulo' : 'enviarTitulo', { codigo: propuesta.codigo })}
      footer={
        <DialogButtons onCancel={onClose} form={formId} busy={form.sending}>
          {t(conCorreo ? 'accion-enviar' : 'soloEnlace')}
        </DialogButtons>
      }
    >
      <form id={formId} className={`vt-stack ${styles.form}`} onSubmit={form.onSubmit} noValidate>
        <p className={styles.texto}>
          {otraVez ? t('reenviarTexto') : t('enviarTexto', { count: propuesta.validezDias })}
        </p>
        <CheckField {...form.field('conCorreo')} label={t('mandarCorreo')} />
        {conCorreo && (
          <TextField
            {...form.field('email')}
            type="email"
            label={t('correo')}
            hint={t('correoAyuda')}
            autoComplete="off"
          />
        )}
        <p role="alert" className="vt-problem">
          {form.refusal?.code === 'faltan-datos-de-la-casa' && `${form.refusal.title}. `}
          {form.formError}
          <MissingOfHouse problem={form.refusal} />
        </p>
      </form>
    </Dialog>
  );
}

function Hecho({ sent, onClose }: { sent: Enviada; onClose: () => void }) {
  const { t } = useTranslation('propuestas');
  const { correo, enlace, propuesta } = sent;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('enviadaTitulo', { codigo: propuesta.codigo })}
      footer={
        <LeaveButton look="primary" onLeave={onClose}>
          {t('hecho')}
        </LeaveButton>
      }
    >
      <p className={styles.texto} role="status" data-tono={MAL.includes(correo) ? 'mal' : undefined}>
        {t(`correo-${correo}`)}
      </p>
      <ShareEnlace enlace={enlace} codigo={propuesta.codigo} />
    </Dialog>
  );
}
