import { propuestasLote } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ManyDialog } from '../../../trade/operations/many-dialog.tsx';
import { type Errand, useMany } from '../../../trade/operations/use-many.ts';
import { AFTER_PROPUESTA_CHANGE } from '../acciones/use-cambios.ts';

export type PropuestaBatchRequest = Errand & { readonly accion: propuestasLote.Accion };

type Props = { readonly request: PropuestaBatchRequest; readonly onClose: () => void };

export function CambioEnLote({ request, onClose }: Props) {
  const { t } = useTranslation('propuestas');
  const { accion } = request;
  const many = useMany<Pick<PropuestaBatchRequest, 'accion'>>(
    request,
    useWrite(propuestasLote.preview),
    useWrite(propuestasLote.apply, AFTER_PROPUESTA_CHANGE),
  );
  return (
    <ManyDialog
      title={t(`lote-${accion}`)}
      many={many}
      onTry={() => many.tryOut({ accion })}
      onApply={() => many.apply({ accion })}
      danger={accion !== 'restaurar'}
      href={(id) => `/propuestas/${id}`}
      invalidates={AFTER_PROPUESTA_CHANGE.invalidates}
      onClose={onClose}
    >
      <p>{t(`loteTexto-${accion}`)}</p>
    </ManyDialog>
  );
}
