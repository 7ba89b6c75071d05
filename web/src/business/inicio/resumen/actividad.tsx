import { formatMes } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { direccionDe, type Resumen } from './enlace.ts';
import styles from './resumen.module.css';

/** The highest bar has this many pixels. */
const ALTO = 140;

/** The contracts activated in each month, with the energy that they brought. */
export function Actividad({ activaciones }: { readonly activaciones: Resumen['activaciones'] }) {
  const { t } = useTranslation('inicio');
  const mayor = Math.max(...activaciones.map(({ contratos }) => contratos), 1);
  return (
    <Card title={t('activaciones')}>
      <ol className={styles.meses}>
        {activaciones.map(({ mes, contratos, gwh, enlace }) => (
          <li key={mes}>
            <Link to={direccionDe(enlace)}>
              <span className={styles.cifra}>{formatNumber(contratos)}</span>
              <svg width="100%" height={Math.max((contratos / mayor) * ALTO, 2)} aria-hidden="true">
                <rect width="100%" height="100%" rx="4" />
              </svg>
              <span className={styles.mes}>{formatMes(mes).slice(0, 3)}</span>
              <small>
                {formatNumber(gwh, 1)}
                <span className="vt-hidden"> GWh</span>
              </small>
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.leyenda}>{t('leyendaActivaciones')}</p>
    </Card>
  );
}
