import { productos, productosLote } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ManyDialog } from '../../../trade/operations/many-dialog.tsx';
import { type Errand, useMany } from '../../../trade/operations/use-many.ts';

export type ProductoBatchRequest = Errand & { readonly accion: productosLote.Accion };

type Props = { readonly request: ProductoBatchRequest; readonly onClose: () => void };

const CAMBIAN = [productos.get, productos.list, productos.inForce];

/** Takes many products off sale, or puts them on sale again. */
export function CambioEnLote({ request, onClose }: Props) {
  const { t } = useTranslation('productos');
  const { accion } = request;
  const many = useMany<Pick<ProductoBatchRequest, 'accion'>>(
    request,
    useWrite(productosLote.preview),
    useWrite(productosLote.apply, { invalidates: CAMBIAN }),
  );
  return (
    <ManyDialog
      title={t(`lote-${accion}`)}
      many={many}
      onTry={() => many.tryOut({ accion })}
      onApply={() => many.apply({ accion })}
      danger={accion === 'retirar'}
      href={(id) => `/productos/${id}`}
      invalidates={CAMBIAN}
      onClose={onClose}
    >
      <p>{t(`loteTexto-${accion}`)}</p>
    </ManyDialog>
  );
}
