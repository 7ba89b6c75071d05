import { tareasLote } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { COMERCIALES_ACTIVOS } from '../../../trade/choose/comerciales.ts';
import { ManyDialog } from '../../../trade/operations/many-dialog.tsx';
import { type Errand, useMany } from '../../../trade/operations/use-many.ts';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { AFTER_TAREA_CHANGE } from '../tarea/after-tarea-change.ts';

export type TareaBatchRequest = Errand & { readonly accion: tareasLote.Accion };

type Body = {
  readonly accion: tareasLote.Accion;
  readonly fecha?: string;
  readonly comercialId?: string | null;
};

type Props = { readonly request: TareaBatchRequest; readonly onClose: () => void };

/** The choice of the account that asks, which may be of no representative. */
const MYSELF = 'yo';

/** Does many tasks, takes them to another day or gives them to somebody. */
export function CambioEnLote({ request, onClose }: Props) {
  const { t } = useTranslation('tareas');
  const { accion } = request;
  const [chosen, setChosen] = useState('');
  const many = useMany<Body>(
    request,
    useWrite(tareasLote.preview),
    useWrite(tareasLote.apply, AFTER_TAREA_CHANGE),
  );
  const body = bodyOf(accion, chosen);
  const choose = (value: string) => {
    setChosen(value);
    many.reset();
  };
  return (
    <ManyDialog
      title={t(`enLote-${accion}`)}
      many={many}
      onTry={() => many.tryOut(body)}
      onApply={() => many.apply(body)}
      ready={accion === 'hacer' ? undefined : chosen !== ''}
      invalidates={AFTER_TAREA_CHANGE.invalidates}
      onClose={onClose}
    >
      <p>{t(`loteTexto-${accion}`)}</p>
      {accion === 'mover' && <DateField label={t('loteFecha')} required value={chosen} onChange={choose} />}
      {accion === 'encargar' && (
        <ChooseField
          from={COMERCIALES_ACTIVOS}
          always={[{ value: MYSELF, label: t('paraMi') }]}
          label={t('loteComercial')}
          required
          placeholder={t('loteEligeComercial')}
          value={chosen}
          onChange={choose}
        />
      )}
    </ManyDialog>
  );
}

function bodyOf(accion: tareasLote.Accion, chosen: string): Body {
  if (accion === 'mover') return { accion, fecha: chosen };
  if (accion === 'encargar') return { accion, comercialId: chosen === MYSELF ? null : chosen };
  return { accion };
}
