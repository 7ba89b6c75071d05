import { liquidaciones } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { today } from '../../../format/date.ts';
import { addMonths } from '../../../format/parse-date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { MonthField } from '../../../ui/kit/dates/month-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { AFTER_LIQUIDACION_CHANGE } from '../after-liquidacion-change.ts';
import { ResultadoDeCierre } from './resultado-de-cierre.tsx';

/** Closes a month: first a trial with its exceptions, then the close. Closing a month again adds only what is new. */
export function CloseMes({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('liquidaciones');
  const [mes, setMes] = useState(() => addMonths(today(), -1));
  const preview = useWrite(liquidaciones.close);
  const close = useWrite(liquidaciones.close, {
    ...AFTER_LIQUIDACION_CHANGE,
    onSuccess: ({ lineasNuevas }) => {
      notify(t('cerrado', { count: lineasNuevas }));
      onClose();
    },
  });
  const ensayo = preview.data;
  const error = close.error ?? preview.error;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('cerrarMes')}
      footer={
        ensayo ? (
          <DialogButtons
            onCancel={onClose}
            disabled={ensayo.lineasNuevas === 0}
            busy={close.isPending}
            onClick={() => close.mutate({ body: { mes, ensayo: false } })}
          >
            {t('cerrarCon', { count: ensayo.lineasNuevas })}
          </DialogButtons>
        ) : (
          <DialogButtons
            onCancel={onClose}
            disabled={mes === ''}
            busy={preview.isPending}
            onClick={() => preview.mutate({ body: { mes, ensayo: true } })}
          >
            {t('comprobar')}
          </DialogButtons>
        )
      }
    >
      <div className="vt-stack">
        <p>{t('cerrarTexto')}</p>
        <MonthField
          label={t('mes')}
          required
          value={mes}
          max={today().slice(0, 7)}
          onChange={(nuevo) => {
            setMes(nuevo);
            preview.reset();
            close.reset();
          }}
        />
        <div role="alert">{error && <p className="vt-refused">{error.message}</p>}</div>
        <div aria-live="polite">{ensayo && <ResultadoDeCierre ensayo={ensayo} />}</div>
      </div>
    </Dialog>
  );
}
