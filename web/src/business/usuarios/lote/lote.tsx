import { usuarios } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ManyDialog } from '../../../trade/operations/many-dialog.tsx';
import { type Errand, useMany } from '../../../trade/operations/use-many.ts';
import { AFTER_USUARIO_CHANGE } from '../after-usuario-change.ts';

export type AccionDeLote = (typeof usuarios.ACCIONES_DE_LOTE)[number];
export type UsuarioBatchRequest = Errand & { readonly accion: AccionDeLote };

type Props = { readonly request: UsuarioBatchRequest; readonly onClose: () => void };

/** Blocks many accounts, unblocks them or invites them again: first a trial of each, then the result of each. */
export function LoteDeUsuarios({ request, onClose }: Props) {
  const { t } = useTranslation('usuarios');
  const { accion } = request;
  const many = useMany<Pick<UsuarioBatchRequest, 'accion'>>(
    request,
    useWrite(usuarios.preview),
    useWrite(usuarios.apply, AFTER_USUARIO_CHANGE),
  );
  return (
    <ManyDialog
      title={t(`lote-${accion}`)}
      many={many}
      onTry={() => many.tryOut({ accion })}
      onApply={() => many.apply({ accion })}
      danger={accion === 'bloquear'}
      invalidates={AFTER_USUARIO_CHANGE.invalidates}
      onClose={onClose}
    >
      <p>{t(`loteTexto-${accion}`)}</p>
    </ManyDialog>
  );
}
