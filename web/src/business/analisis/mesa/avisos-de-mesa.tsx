import { Problem } from '../../../data/problem.ts';
import { formatCups } from '../../../format/cups.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import type { PuntoSinDatos } from '../calculo/datos-de-puntos.ts';
import styles from './mesa.module.css';

type Props = {
  readonly error: Error | null;
  /** The supplies that were asked for and could not be read. */
  readonly fallidos: readonly PuntoSinDatos[];
  readonly variosClientes: boolean;
  /** When the draft on screen was kept, formatted. */
  readonly recovered: string | undefined;
  readonly onDiscard: () => void;
};

export function AvisosDeMesa({ error, fallidos, variosClientes, recovered, onDiscard }: Props) {
  const { t } = useTranslation('analisis');
  return (
    <>
      <div role="alert">
        {error && (
          <div className={styles.aviso} data-tono="mal">
            <p>{t('noGuardado', { motivo: error.message })}</p>
            {error instanceof Problem && (
              <ul>
                {Object.entries(error.errors).map(([campo, motivo]) => (
                  <li key={campo}>{motivo}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
      {recovered && (
        <div className={`${styles.aviso} vt-no-print`}>
          <p>{t('borradorRecuperado', { instante: recovered })}</p>
          <Button small onClick={onDiscard}>
            {t('descartarBorrador')}
          </Button>
        </div>
      )}
      {variosClientes && <p className={styles.aviso}>{t('variosClientes')}</p>}
      {fallidos.length > 0 && (
        <div className={styles.aviso} data-tono="mal">
          <p>{t('puntosSinDatos', { count: fallidos.length })}</p>
          <ul>
            {fallidos.map(({ cups, problem }) => (
              <li key={cups}>
                <span className="vt-code">{formatCups(cups)}</span>: {problem.message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
