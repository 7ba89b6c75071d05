import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { ALTO_DE_LISTA } from './alto-de-lista.ts';
import { direccionDe, type Resumen } from './enlace.ts';
import styles from './partes.module.css';

/** The yearly saving that the proposals offer, as one bar parted by their state, whose parts are as long as their euros. */
export function Embudo({ embudo }: { readonly embudo: Resumen['embudo'] }) {
  const { t } = useTranslation('inicio');
  const total = embudo.reduce((suma, { ahorroAnualEur }) => suma + Math.max(ahorroAnualEur, 0), 0);
  const propuestas = embudo.reduce((suma, parte) => suma + parte.propuestas, 0);
  return (
    <Card title={t('propuestasPorEstado')} height={ALTO_DE_LISTA}>
      <p className={styles.grande}>
        <bdi>{formatEur(total, 0)}</bdi>
      </p>
      <p className="vt-small">
        {t('ahorroDePropuestas', { count: propuestas, cifra: formatNumber(propuestas) })}
      </p>
      <div className={styles.partida} aria-hidden="true">
        {embudo
          .filter(({ ahorroAnualEur }) => ahorroAnualEur > 0)
          .map(({ estado, ahorroAnualEur }) => (
            <span key={estado} data-tono={estado} style={{ flexGrow: ahorroAnualEur }} />
          ))}
      </div>
      <ul className={`vt-list ${styles.partes}`}>
        {embudo.map(({ estado, propuestas, ahorroAnualEur, enlace }) => (
          <li key={estado}>
            <Link to={direccionDe(enlace)} data-tono={estado}>
              <span>{t(`propuesta-${estado}`)}</span>
              <b className="vt-figure">{formatNumber(propuestas)}</b>
              <bdi className="vt-figure">{formatEur(ahorroAnualEur, 0)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
