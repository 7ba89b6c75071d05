import { comerciales } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { AFTER_COMERCIAL_CHANGE } from '../lista/after-comercial-change.ts';
import styles from './administracion.module.css';

type Props = {
  readonly comercial: comerciales.Comercial;
  readonly onHandOver: () => void;
  readonly onClose: () => void;
};

const CARTERA = ['clientes', 'puntos', 'propuestasAbiertas', 'equipo'] as const;

/**
 * Ends the work of a representative. Their clients must not be left without anybody, so the portfolio has to be handed
 * over first.
 */
export function DeactivateComercial({ comercial, onHandOver, onClose }: Props) {
  const { t } = useTranslation('comerciales');
  const pendiente = CARTERA.filter((cosa) => comercial[cosa] > 0);
  const baja = useWrite(comerciales.deactivate, {
    ...AFTER_COMERCIAL_CHANGE,
    onSuccess: ({ nombre }) => {
      notify(t('dadoDeBaja', { nombre }));
      onClose();
    },
  });
  // What is in the bin counts too, and only the server knows of it.
  const puede = pendiente.length === 0 && baja.error?.code !== 'comercial-con-cartera';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bajaDe', { nombre: comercial.nombre })}
      footer={
        puede ? (
          <DialogButtons
            onCancel={onClose}
            danger
            busy={baja.isPending}
            onClick={() => baja.mutate({ params: { id: comercial.id } })}
          >
            {t('accion-dar-de-baja')}
          </DialogButtons>
        ) : (
          <DialogButtons onCancel={onClose} onClick={onHandOver}>
            {t('accion-traspasar')}
          </DialogButtons>
        )
      }
    >
      <div className="vt-stack">
        {puede ? (
          <Consecuencias comercial={comercial} />
        ) : (
          <PorTraspasar comercial={comercial} cartera={pendiente} />
        )}
        <p role="alert" className="vt-problem">
          {baja.error?.message}
        </p>
      </div>
    </Dialog>
  );
}

function Consecuencias({ comercial }: Pick<Props, 'comercial'>) {
  const { t } = useTranslation('comerciales');
  return (
    <>
      <p>{t('bajaTexto')}</p>
      <ul className={styles.consecuencias}>
        {comercial.cuenta !== 'sin-cuenta' && <li>{t('bajaCuenta')}</li>}
        <li>{t('bajaListas')}</li>
        <li>{t('bajaHistoria')}</li>
      </ul>
    </>
  );
}

type PorTraspasarProps = Pick<Props, 'comercial'> & { readonly cartera: readonly (typeof CARTERA)[number][] };

function PorTraspasar({ comercial, cartera }: PorTraspasarProps) {
  const { t } = useTranslation('comerciales');
  return (
    <>
      <p>{t('bajaConCartera', { nombre: comercial.nombre })}</p>
      <ul className={styles.consecuencias}>
        {cartera.map((cosa) => (
          <li key={cosa}>
            {t(`n-${cosa}`, { count: comercial[cosa], number: formatNumber(comercial[cosa]) })}
          </li>
        ))}
      </ul>
    </>
  );
}
