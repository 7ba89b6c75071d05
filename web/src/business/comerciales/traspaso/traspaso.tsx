import { auditoria, clientes, comerciales, contratos, propuestas, puntosSuministro } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useNamed } from '../../../trade/choose/chooser.ts';
import { COMERCIALES_ACTIVOS } from '../../../trade/choose/comerciales.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { ConfirmTraspaso } from './confirm-traspaso.tsx';
import { DecideTraspaso } from './decide-traspaso.tsx';
import { cuerpoDe, EN_BLANCO, type HandoverRequest, unanswered } from './handover.ts';
import { Resultado } from './resultado.tsx';
import styles from './traspaso.module.css';

const AL_TRASPASAR = {
  invalidates: [
    ...[comerciales.list, comerciales.get, comerciales.previewTraspaso, auditoria.list],
    ...[clientes.list, clientes.get, puntosSuministro.list, propuestas.list, contratos.list],
  ],
};
const PASOS = ['decidir', 'confirmar'] as const;
type Props = {
  readonly comercial: Pick<comerciales.Comercial, 'id' | 'nombre'>;
  readonly onClose: () => void;
};

/**
 * Hands a portfolio over to another representative in three steps: who receives it and what becomes of open work, the
 * consequences, and the result.
 */
export function Traspaso({ comercial, onClose }: Props) {
  const { t } = useTranslation('comerciales');
  const traspaso = useTraspaso(comercial.id);
  const { enMarcha, previa, paso, handover, destino, transfer, result } = traspaso;
  if (result) return <Resultado result={result} nombre={comercial.nombre} onClose={onClose} />;
  const botones = {
    decidir: (
      <DialogButtons onCancel={onClose} onClick={traspaso.goOn} disabled={!enMarcha}>
        {t('seguir')}
      </DialogButtons>
    ),
    confirmar: (
      <>
        <Button onClick={traspaso.atras}>{t('atras')}</Button>
        <Button look="primary" busy={transfer.isPending} onClick={traspaso.confirmar}>
          {t('accion-traspasar')}
        </Button>
      </>
    ),
  };

  return (
    <Dialog
      open
      wide
      steps
      onClose={onClose}
      title={t('traspasoDe', { nombre: comercial.nombre })}
      footer={botones[paso]}
    >
      <div className="vt-stack vt-gap-18">
        <ol className={styles.pasos} aria-label={t('pasos')}>
          {PASOS.map((id) => (
            <li key={id} aria-current={id === paso ? 'step' : undefined}>
              {t(`paso-${id}`)}
            </li>
          ))}
        </ol>
        {previa.error && !enMarcha && <ErrorState error={previa.error} onRetry={previa.refetch} />}
        {previa.isPending && <Skeleton lines={6} />}
        {enMarcha && paso === 'decidir' && (
          <DecideTraspaso
            {...{ handover, enMarcha }}
            warned={traspaso.warned}
            de={comercial.id}
            onChange={traspaso.setHandover}
          />
        )}
        {enMarcha && destino && paso === 'confirmar' && (
          <ConfirmTraspaso
            {...{ handover, enMarcha, error: transfer.error }}
            de={comercial.nombre}
            a={destino.label}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The handover as it is being decided: its step, what was chosen, and the figures that it was chosen by. */
function useTraspaso(id: string) {
  const params = { id };
  const previa = useRead(comerciales.previewTraspaso, { params }, { staleTime: 0, gcTime: 0 });
  const [handover, setHandover] = useState<HandoverRequest>(EN_BLANCO);
  const [checked, setChecked] = useState(false);
  const [warned, setWarned] = useState(false);
  const transfer = useWrite(comerciales.transfer, AL_TRASPASAR);
  // After the handover the counts are read again, while those that the user saw stay on screen.
  const [vista, setVista] = useState<typeof previa.data>();
  const enMarcha = vista ?? previa.data;
  const [destino] = useNamed(COMERCIALES_ACTIVOS, handover.destinoId ? [handover.destinoId] : []);

  const goOn = () => {
    if (!enMarcha) return;
    const completo = destino !== undefined && unanswered(handover, enMarcha).length === 0;
    setWarned(!completo);
    setChecked(completo);
    setVista(enMarcha);
  };
  const atras = () => {
    transfer.reset();
    setVista(undefined);
    setChecked(false);
  };
  return {
    previa,
    enMarcha,
    handover,
    setHandover,
    destino,
    warned,
    paso: checked ? ('confirmar' as const) : ('decidir' as const),
    goOn,
    atras,
    transfer,
    confirmar: () => transfer.mutate({ params, body: cuerpoDe(handover) }),
    result: transfer.data,
  };
}
