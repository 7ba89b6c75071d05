import { clientes, puntosLote, puntosSuministro } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { CLIENTES } from '../../../trade/choose/clientes.ts';
import { ManyDialog } from '../../../trade/operations/many-dialog.tsx';
import { type Errand, useMany } from '../../../trade/operations/use-many.ts';

export type PuntoBatchRequest = Errand & { readonly accion: puntosLote.Accion };

type Body = { readonly accion: puntosLote.Accion; readonly clienteId?: string };

type Props = { readonly request: PuntoBatchRequest; readonly onClose: () => void };

const STALE = [
  puntosSuministro.list,
  puntosSuministro.get,
  puntosSuministro.totals,
  clientes.list,
  clientes.get,
];

/** Gives many supply points to one client, or takes them from theirs. */
export function CambioEnLote({ request, onClose }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const { accion } = request;
  const [clienteId, setClienteId] = useState('');
  const many = useMany<Body>(
    request,
    useWrite(puntosLote.preview),
    useWrite(puntosLote.apply, { invalidates: STALE }),
  );
  const gives = accion === 'asignar';
  const body = gives ? { accion, clienteId } : { accion };
  return (
    <ManyDialog
      title={t(`enLote-${accion}`)}
      many={many}
      onTry={() => many.tryOut(body)}
      onApply={() => many.apply(body)}
      ready={gives ? clienteId !== '' : undefined}
      danger={!gives}
      href={(cups) => `/cups/${cups}`}
      invalidates={STALE}
      onClose={onClose}
    >
      <p>{t(`loteTexto-${accion}`)}</p>
      {gives && (
        <ChooseField
          from={CLIENTES}
          label={t('loteCliente')}
          required
          placeholder={t('loteEligeCliente')}
          value={clienteId}
          onChange={(chosen) => {
            setClienteId(chosen);
            many.reset();
          }}
        />
      )}
    </ManyDialog>
  );
}
