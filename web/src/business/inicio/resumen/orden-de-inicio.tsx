import { inicio } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { movedTo } from '../../../ui/drag/moved-to.ts';
import { OwnOrder } from '../../../ui/drag/own-order.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../../ui/overlay/dialog-buttons.tsx';
import { TITULOS } from './titulos.ts';
import { useOrden } from './use-orden.ts';

/** Puts the cards of the home page in one's own order. Each change is kept at once. */
export function OrdenDeInicio({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('inicio');
  const { orden, setOrden } = useOrden();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('ordenarTarjetas')}
      footer={
        <>
          <Button onClick={() => setOrden([...inicio.TARJETAS])}>{t('ordenDeSiempre')}</Button>
          <LeaveButton look="primary" onLeave={onClose}>
            {t('ordenHecho')}
          </LeaveButton>
        </>
      }
    >
      <div className="vt-stack vt-gap-12">
        <p className="vt-note">{t('ordenarTexto')}</p>
        <OwnOrder
          label={t('ordenarTarjetas')}
          items={orden.map((tarjeta) => {
            const name = t(TITULOS[tarjeta]);
            return { id: tarjeta, name, content: <span>{name}</span> };
          })}
          onMove={(tarjeta, at) => setOrden(movedTo(orden, tarjeta, at))}
        />
      </div>
    </Dialog>
  );
}
