import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import type { ExcluidaVista } from '../comparacion/vista.ts';
import styles from './ofertas.module.css';

type Props = {
  readonly excluidas: readonly ExcluidaVista[];
  /** Moves the fees to where the product admits them; absent where the fees cannot move. */
  readonly onAdjustFees?: (productoId: string) => void;
};

/** The offers that cannot be made to this supply, each with all its reasons. */
export function OfertasExcluidas({ excluidas, onAdjustFees }: Props) {
  const { t } = useTranslation('analisis');
  if (excluidas.length === 0) return null;
  return (
    <details className={`${styles.excluidas} vt-no-print`}>
      <summary>
        <span>{t('excluidas', { count: excluidas.length })}</span>
      </summary>
      <ul>
        {excluidas.map(({ productoId, producto, comercializadora, motivos, porFees }) => (
          <li key={productoId}>
            <span className={styles.producto}>{producto}</span>
            <span className={styles.detalle}>{comercializadora}</span>
            <ul>
              {motivos.map((motivo) => (
                <li key={motivo}>{motivo}</li>
              ))}
            </ul>
            {porFees && onAdjustFees && (
              <Button small look="quiet" onClick={() => onAdjustFees(productoId)}>
                {t('ajustarFees')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
