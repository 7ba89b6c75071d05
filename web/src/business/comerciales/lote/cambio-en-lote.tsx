import { comercialesLote } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { COMERCIALES_ACTIVOS } from '../../../trade/choose/comerciales.ts';
import { ManyDialog } from '../../../trade/operations/many-dialog.tsx';
import { type Errand, useMany } from '../../../trade/operations/use-many.ts';
import { AFTER_COMERCIAL_CHANGE } from '../lista/after-comercial-change.ts';

export type ComercialBatchRequest = Errand & { readonly accion: comercialesLote.Accion };

type Body = { readonly accion: comercialesLote.Accion; readonly responsableId?: string | null };

type Props = { readonly request: ComercialBatchRequest; readonly onClose: () => void };

const NOBODY = 'nadie';

/** Gives many representatives another manager, ends their work here or takes it up again. */
export function CambioEnLote({ request, onClose }: Props) {
  const { t } = useTranslation('comerciales');
  const { accion } = request;
  const [chosen, setChosen] = useState('');
  const many = useMany<Body>(
    request,
    useWrite(comercialesLote.preview),
    useWrite(comercialesLote.apply, AFTER_COMERCIAL_CHANGE),
  );
  const moves = accion === 'cambiar-responsable';
  const body = moves ? { accion, responsableId: chosen === NOBODY ? null : chosen } : { accion };
  return (
    <ManyDialog
      title={t(`enLote-${accion}`)}
      many={many}
      onTry={() => many.tryOut(body)}
      onApply={() => many.apply(body)}
      ready={moves ? chosen !== '' : undefined}
      danger={accion === 'dar-de-baja'}
      href={(id) => `/comerciales/${id}`}
      invalidates={AFTER_COMERCIAL_CHANGE.invalidates}
      onClose={onClose}
    >
      <p>{t(`loteTexto-${accion}`)}</p>
      {moves && (
        <ChooseField
          from={COMERCIALES_ACTIVOS}
          always={[{ value: NOBODY, label: t('sinResponsable') }]}
          label={t('responsable')}
          required
          placeholder={t('loteEligeResponsable')}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            many.reset();
          }}
        />
      )}
    </ManyDialog>
  );
}
