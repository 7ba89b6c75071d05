import type { propuestas } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './acciones.module.css';
import type { Conflicto } from './version-antigua.ts';

type Props = {
  readonly conflicto: Conflicto;
  /** As it was on this screen. */
  readonly propuesta: propuestas.Propuesta;
  /** Leaves what there is now, and shows it. */
  readonly onDejar: () => void;
  readonly onProblema: (cause: unknown) => void;
};

/** Somebody else changed it meanwhile: both values, and the choice. */
export function DialogoConflicto({ conflicto, propuesta, onDejar, onProblema }: Props) {
  const { t } = useTranslation('propuestas');
  const [busy, setBusy] = useState(false);
  const { actual, tuyo, repetir } = conflicto;
  const mio = { ...propuesta, ...tuyo };
  const filas = [
    [t('version'), `v${actual.numero}`, `v${mio.numero}`],
    [t('estado'), t(`estado-${actual.estado}`), t(`estado-${mio.estado}`)],
    [t('validez'), t('dias', { count: actual.validezDias }), t('dias', { count: mio.validezDias })],
    [t('mensaje'), actual.mensaje || t('sinMensaje'), mio.mensaje || t('sinMensaje')],
  ];
  const seguir = async () => {
    setBusy(true);
    try {
      await repetir();
    } catch (cause) {
      onProblema(cause);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onDejar}
      title={t('conflicto')}
      footer={
        <>
          <Button onClick={onDejar}>{t('dejarLoGuardado')}</Button>
          <Button look="primary" busy={busy} onClick={seguir}>
            {t(tuyo ? 'guardarLoMio' : 'hacerloIgual')}
          </Button>
        </>
      }
    >
      <p className={styles.texto}>{t('conflictoTexto')}</p>
      <table className={styles.conflicto}>
        <caption className="vt-hidden">{t('conflicto')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('guardadoAhora')}</th>
            <th scope="col">{t(tuyo ? 'loTuyo' : 'loQueVeias')}</th>
          </tr>
        </thead>
        <tbody>
          {filas.map(([nombre, guardado, tuya]) => (
            <tr key={nombre} data-distinto={guardado !== tuya || undefined}>
              <th scope="row">{nombre}</th>
              <td>{guardado}</td>
              <td>{tuya}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
