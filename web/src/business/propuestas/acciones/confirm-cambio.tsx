import type { propuestas } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import styles from './acciones.module.css';
import type { useCambios } from './use-cambios.ts';

type Props = {
  readonly cambio: 'repreciar' | 'retirar';
  readonly propuesta: propuestas.Propuesta;
  readonly cambios: ReturnType<typeof useCambios>;
  readonly onClose: () => void;
};

/** Asks before a change that makes another version, because the link that the client has stops working. */
export function ConfirmCambio({ cambio, propuesta, cambios, onClose }: Props) {
  const { t } = useTranslation('propuestas');
  const { codigo, numero, enlace } = propuesta;
  const confirm = async () => {
    try {
      await (cambio === 'retirar' ? cambios.withdraw() : cambios.reprice());
    } catch (cause) {
      cambios.notifyProblem(cause);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger={cambio === 'retirar'}
      title={t(`${cambio}Titulo`, { codigo })}
      confirm={t(`accion-${cambio}`)}
      busy={cambios.ocupado}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className={styles.texto}>{t(`${cambio}Texto`, { numero: numero + 1 })}</p>
      {enlace && <p className={styles.aviso}>{t('enlaceDejaDeValer')}</p>}
    </ConfirmDialog>
  );
}
