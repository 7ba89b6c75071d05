import { contratos } from '@vatio/contract';
import type { AccionContrato } from '@vatio/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../data/use-form.ts';
import { useWrite } from '../../../data/use-write.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './accion.module.css';
import { AL_MOVER } from './al-mover.ts';
import { CamposDeAccion } from './campos-de-accion.tsx';
import { camposDe, cuerpoDe, datosVacios, esGrave } from './datos-de-accion.ts';
import { Problema } from './problema.tsx';

type Props = {
  readonly contrato: contratos.Contrato;
  readonly accion: AccionContrato;
  readonly onClose: () => void;
};

/** Moves one clock, asking first for the day or the reason, or just for a yes. */
export function DialogoAccion({ contrato, accion, onClose }: Props) {
  const { t } = useTranslation('contratos');
  const id = useId();
  const actuar = useWrite(contratos.actuar, AL_MOVER);
  const form = useForm({
    initial: datosVacios(),
    submit: async (datos) => {
      const body = { ...cuerpoDe(accion, datos, t), version: contrato.version };
      await actuar.mutateAsync({ params: { id: contrato.id }, body });
      notify(t('hecho', { accion: t(`accion-${accion}`), codigo: contrato.codigo }));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`accion-${accion}`)}
      footer={
        <>
          <Button onClick={onClose}>{t('cancelar')}</Button>
          <Button look={esGrave(accion) ? 'danger' : 'primary'} type="submit" form={id} busy={form.sending}>
            {t(`accion-${accion}`)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.cuerpo} onSubmit={form.onSubmit} noValidate>
        {(camposDe(accion).length === 0 || accion === 'activar' || accion === 'dar-de-baja') && (
          <p>{t(`efecto-${accion}`)}</p>
        )}
        <CamposDeAccion accion={accion} datos={form.values} errores={form.errors} onChange={form.change} />
        <Problema problema={actuar.error} />
      </form>
    </Dialog>
  );
}
