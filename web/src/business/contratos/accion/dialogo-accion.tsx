import { useQueryClient } from '@tanstack/react-query';
import { contratos } from '@vatio/contract';
import type { AccionContrato } from '@vatio/domain';
import { useId, useRef, useState } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { keyOf } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { OccupiedSupplies } from '../../../trade/occupied.tsx';
import { notify } from '../../../ui/feedback/toasts.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { AFTER_CONTRATO_CHANGE } from './after-contrato-change.ts';
import { CamposDeAccion } from './campos-de-accion.tsx';
import { camposDe, cuerpoDe, datosVacios, isGrave } from './datos-de-accion.ts';
import { Problema } from './problema.tsx';
import { stepsToRequest } from './sign-and-request.ts';

type Props = {
  readonly contrato: contratos.ContratoRow;
  readonly accion: AccionContrato;
  /** Called with whether the action was done. */
  readonly onClose: (done: boolean) => void;
};

/** Actions that commit the client to a supply: the user has to be told of the contract that the supply already has. */
const PIDE_EL_SUMINISTRO: readonly AccionContrato[] = [
  'enviar-a-firma',
  'firmar',
  'dar-por-firmado',
  'solicitar',
];

/** Moves one of the contract's clocks, after asking for the date or the reason, or for a confirmation. */
export function DialogoAccion({ contrato, accion, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const id = useId();
  const client = useQueryClient();
  const act = useWrite(contratos.act, {
    ...AFTER_CONTRATO_CHANGE,
    // A user who acts from a list has to see there what somebody else has done meanwhile.
    onError: ({ code }) => {
      if (code === 'version-antigua') client.invalidateQueries({ queryKey: keyOf(contratos.list) });
    },
  });
  const leave = () => onClose(false);
  const [goesOn, setGoesOn] = useState(false);
  // A step that is refused leaves those before it done: the next try begins there.
  const seen = useRef(contrato);
  const form = useForm({
    initial: datosVacios(),
    submit: async (datos) => {
      if (contrato.version > seen.current.version) seen.current = contrato;
      for (const step of goesOn ? stepsToRequest(seen.current) : [accion]) {
        const body = step === accion ? cuerpoDe(accion, datos, t) : { accion: step };
        const { version } = seen.current;
        seen.current = await act.mutateAsync({ params: { id: contrato.id }, body: { ...body, version } });
      }
      notify(t('hecho', { accion: t(`accion-${accion}`), codigo: contrato.codigo }));
      onClose(true);
    },
  });
  return (
    <Dialog
      open
      onClose={leave}
      title={t(`accion-${accion}`)}
      footer={
        <DialogButtons onCancel={leave} danger={isGrave(accion)} form={id} busy={form.sending}>
          {t(`accion-${accion}`)}
        </DialogButtons>
      }
    >
      <form id={id} className="vt-stack" onSubmit={form.onSubmit} noValidate>
        {(camposDe(accion).length === 0 || accion === 'activar' || accion === 'dar-de-baja') && (
          <p>{t(`efecto-${accion}`)}</p>
        )}
        {PIDE_EL_SUMINISTRO.includes(accion) && <OccupiedSupplies cups={[contrato.cups]} area="contratos" />}
        <CamposDeAccion accion={accion} datos={form.values} errores={form.errors} onChange={form.change} />
        {accion === 'firmar' && (
          <CheckField label={t('firmarYSolicitar')} value={goesOn} onChange={setGoesOn} />
        )}
        <Problema problema={act.error} />
      </form>
    </Dialog>
  );
}
