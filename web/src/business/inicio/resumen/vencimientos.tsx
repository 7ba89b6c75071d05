import type { CSSProperties } from 'react';
import { formatEnergia } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { ALTO_DE_LISTA } from './alto-de-lista.ts';
import { direccionDe, type Resumen } from './enlace.ts';
import styles from './partes.module.css';

type Bandas = Resumen['contratos']['porVencimiento'];

/** The contracts without an end have no place on the line of days. */
const SIN_FIN = 'sin-fin';

/** The contracts that end, on a line from those that have ended to ninety days from today, as many as their bars are high. */
export function Vencimientos({ bandas }: { readonly bandas: Bandas }) {
  const { t } = useTranslation('inicio');
  const [onLine, rest] = [
    bandas.filter(({ banda }) => banda !== SIN_FIN),
    bandas.filter(({ banda, contratos }) => banda === SIN_FIN && contratos > 0),
  ];
  const mayor = Math.max(...onLine.map(({ contratos }) => contratos), 1);
  return (
    <Card title={t('porVencimiento')} height={ALTO_DE_LISTA}>
      <ol className={`vt-list ${styles.dias}`}>
        {onLine.map(({ banda, contratos, consumoAnualKwh, enlace }) => {
          const alto: CSSProperties & Record<'--parte', number> = { '--parte': contratos / mayor };
          return (
            <li key={banda}>
              <Link to={direccionDe(enlace)} data-tono={`banda-${banda}`}>
                <span className={styles.grande}>{formatNumber(contratos)}</span>
                <span className={styles.columna} style={alto} aria-hidden="true" />
                <span>{t(`banda-${banda}`)}</span>
                <small>
                  <bdi>{formatEnergia(consumoAnualKwh)}</bdi>
                </small>
              </Link>
            </li>
          );
        })}
      </ol>
      {rest.map(({ banda, contratos, enlace }) => (
        <p key={banda} className="vt-small">
          <Link to={direccionDe(enlace)}>
            {t(`banda-${banda}`)}: {formatNumber(contratos)}
          </Link>
        </p>
      ))}
    </Card>
  );
}
