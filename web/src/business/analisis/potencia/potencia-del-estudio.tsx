import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { memo } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './potencia.module.css';

type Props = {
  readonly contratadas: readonly number[];
  /** The powers of the study; null for the contracted ones. */
  readonly deEstudio: readonly number[] | null;
  readonly onOptimise: () => void;
  readonly onContracted: () => void;
};

/** The powers with which the offers are calculated: the contracted ones, unless the user has chosen better ones. */
export const PotenciaDelEstudio = memo(
  function PotenciaDelEstudio({ contratadas, deEstudio, onOptimise, onContracted }: Props) {
    const { t } = useTranslation('analisis');
    return (
      <Card
        title={t('potenciaDelEstudio')}
        actions={
          <span className={`${styles.acciones} vt-no-print`}>
            {deEstudio && (
              <Button small look="quiet" onClick={onContracted}>
                {t('volverAContratada')}
              </Button>
            )}
            <Button small icon={IconAdjustmentsHorizontal} onClick={onOptimise}>
              {t('optimizarPotencia')}
            </Button>
          </span>
        }
      >
        <ul className={styles.potencias}>
          {contratadas.map((contratada, p) => {
            const kw = deEstudio?.[p] ?? contratada;
            const periodo = `P${p + 1}`;
            return (
              <li key={periodo} data-cambia={kw !== contratada || undefined}>
                <span>{periodo}</span> {formatNumber(kw, [0, 3])}
              </li>
            );
          })}
          <li>kW</li>
        </ul>
        <p className="vt-small">{t(deEstudio ? 'potenciaCambiada' : 'potenciaContratadaTexto')}</p>
      </Card>
    );
  },
  (antes, ahora) => antes.contratadas === ahora.contratadas && antes.deEstudio === ahora.deEstudio,
);
