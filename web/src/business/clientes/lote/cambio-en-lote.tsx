import { clientesLote } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ManyDialog } from '../../../trade/operations/many-dialog.tsx';
import { type Errand, useMany } from '../../../trade/operations/use-many.ts';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { AFTER_CLIENTE_BLOCK } from '../admin/after-cliente-block.ts';

export type ClienteBatchRequest = Errand & { readonly accion: clientesLote.Accion };

type Cuerpo = { readonly accion: clientesLote.Accion; readonly motivo?: string };

type Props = { readonly request: ClienteBatchRequest; readonly onClose: () => void };

/** The same change for many clients. Blocking them needs a reason, which everybody will read. */
export function CambioEnLote({ request, onClose }: Props) {
  const { t } = useTranslation('clientes');
  const { accion } = request;
  const [motivo, setMotivo] = useState('');
  const many = useMany<Cuerpo>(
    request,
    useWrite(clientesLote.preview),
    useWrite(clientesLote.apply, AFTER_CLIENTE_BLOCK),
  );
  const conMotivo = accion === 'bloquear';
  const cuerpo = conMotivo ? { accion, motivo } : { accion };
  return (
    <ManyDialog
      title={t(`lote-${accion}`)}
      many={many}
      onTry={() => many.tryOut(cuerpo)}
      onApply={() => many.apply(cuerpo)}
      ready={conMotivo ? motivo.trim() !== '' : undefined}
      danger={accion !== 'desbloquear'}
      href={(id) => `/clientes/${id}`}
      invalidates={AFTER_CLIENTE_BLOCK.invalidates}
      onClose={onClose}
    >
      <p>{t(`loteTexto-${accion}`)}</p>
      {conMotivo && (
        <TextAreaField
          label={t('motivo')}
          required
          rows={3}
          maxLength={500}
          value={motivo}
          onChange={(texto) => {
            setMotivo(texto);
            many.reset();
          }}
        />
      )}
    </ManyDialog>
  );
}
