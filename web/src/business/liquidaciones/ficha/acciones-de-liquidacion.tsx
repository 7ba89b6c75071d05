import { liquidaciones } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { today } from '../../../format/date.ts';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { AFTER_LIQUIDACION_CHANGE } from '../after-liquidacion-change.ts';

/** The actions that move a settlement forward; the others move it back. */
const ADELANTE: readonly liquidaciones.Accion[] = ['enviar', 'aceptar', 'pagar'];

/** The actions that the user may take on a settlement now. */
export function AccionesDeLiquidacion({ liquidacion }: { readonly liquidacion: liquidaciones.Liquidacion }) {
  const { t } = useTranslation('liquidaciones');
  const { id, version, codigo, acciones } = liquidacion;
  const [accion, setAccion] = useState<liquidaciones.Accion>();
  const [fecha, setFecha] = useState(today);
  const act = useWrite(liquidaciones.act, AFTER_LIQUIDACION_CHANGE);
  const close = () => {
    setAccion(undefined);
    act.reset();
  };
  const confirm = () => {
    if (!accion) return;
    const body = { accion, version, fecha: accion === 'pagar' ? fecha : undefined };
    act.mutate(
      { params: { id }, body },
      {
        onSuccess: () => {
          notify(t(`hecho-${accion}`, { codigo }));
          close();
        },
      },
    );
  };
  return (
    <>
      {acciones.map((una) => (
        <Button key={una} look={ADELANTE.includes(una) ? 'primary' : 'plain'} onClick={() => setAccion(una)}>
          {t(`accion-${una}`)}
        </Button>
      ))}
      {accion && (
        <ConfirmDialog
          open
          title={`${t(`accion-${accion}`)}: ${codigo}`}
          confirm={t(`accion-${accion}`)}
          busy={act.isPending}
          onConfirm={confirm}
          onClose={close}
        >
          <div className="vt-stack">
            <Efecto accion={accion} liquidacion={liquidacion} />
            {accion === 'pagar' && (
              <DateField label={t('fechaDePago')} value={fecha} max={today()} onChange={setFecha} />
            )}
            <div role="alert">
              {act.error && (
                <p className="vt-refused">
                  {[act.error.title, ...Object.values(act.error.errors)].join('. ')}
                </p>
              )}
            </div>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}

type EfectoProps = {
  readonly accion: liquidaciones.Accion;
  readonly liquidacion: liquidaciones.Liquidacion;
};

/** What the action does, with the amount that is paid or, when it is negative, given back. */
function Efecto({ accion, liquidacion: { totalEur, autofactura, comercial, disputadas } }: EfectoProps) {
  const { t } = useTranslation('liquidaciones');
  const aPagar = autofactura?.totalEur ?? totalEur;
  return (
    <>
      <p>
        {accion === 'pagar' && aPagar < 0
          ? t('efecto-devolverDinero', { importe: formatEur(-aPagar), comercial: comercial.nombre })
          : t(`efecto-${accion}`, {
              importe: formatEur(accion === 'pagar' ? aPagar : totalEur),
              comercial: comercial.nombre,
            })}
      </p>
      {disputadas > 0 && (accion === 'aceptar' || accion === 'pagar') && (
        <p>{t(`efectoConDisputas-${accion}`, { count: disputadas })}</p>
      )}
    </>
  );
}
