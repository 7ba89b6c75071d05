import { liquidaciones } from '@vatio/contract';
import * as liquidacionesSchemas from '@vatio/contract/liquidaciones.schemas';
import { useId } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { AFTER_LIQUIDACION_CHANGE } from '../after-liquidacion-change.ts';
import type { Linea } from './una-linea.ts';

type Props = {
  readonly liquidacion: liquidaciones.Liquidacion;
  readonly linea: Linea;
  readonly onClose: () => void;
};

/** Lets a representative dispute a line, with a reason. */
export function DisputeLinea({ liquidacion, linea, onClose }: Props) {
  const { t } = useTranslation('liquidaciones');
  const id = useId();
  const dispute = useWrite(liquidaciones.dispute, AFTER_LIQUIDACION_CHANGE);
  const form = useForm({
    initial: { motivo: '' },
    schema: liquidacionesSchemas.dispute.body,
    submit: async (body) => {
      await dispute.mutateAsync({ params: { id: liquidacion.id, linea: linea.id }, body });
      notify(t('disputada'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('disputarDe', { codigo: linea.contrato.codigo })}
      footer={
        <DialogButtons onCancel={onClose} form={id} busy={form.sending}>
          {t('disputar')}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack" onSubmit={form.onSubmit} noValidate>
        <p>
          {linea.explicacion}: <strong>{formatEur(linea.importeEur)}</strong>
        </p>
        <TextAreaField {...form.field('motivo')} label={t('porQueNo')} required maxLength={1000} />
        <p role="alert">{form.formError}</p>
      </form>
    </Dialog>
  );
}
