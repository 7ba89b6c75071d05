import { formatEur } from '../../../format/energy.ts';
import { formatSaving } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from '../propuesta-publica.module.css';
import type { OfertaPublica } from './ofertas.ts';

/** What the proposal saves in a year, or how much more it costs; both are said as plainly. */
export function Ahorro({
  oferta: { resumen, puntos },
  titulo,
}: {
  readonly oferta: OfertaPublica;
  /** The name of the offer, where there are several. */
  readonly titulo?: string | undefined;
}) {
  const { t } = useTranslation('propuesta-publica');
  const { actualAnualEur, ofertaAnualEur, ahorroAnualEur, ahorroPct } = resumen;
  const ahorra = ahorroAnualEur > 0;
  const estimado = puntos.some(({ aproximado }) => aproximado);
  return (
    <section className={styles.ahorro} data-ahorra={ahorra || undefined}>
      <h2>
        {titulo && `${titulo}: `}
        {t(ahorra ? 'ahorras' : 'pagasMas')}
      </h2>
      <p className={styles.grande}>
        <bdi>{formatEur(Math.abs(ahorroAnualEur))}</bdi>
      </p>
      <p className={styles.pct}>
        {t(ahorra ? 'pctMenos' : 'pctMas', { pct: formatSaving(Math.abs(ahorroPct)) })}
      </p>
      <dl className={styles.barras}>
        <Barra nombre={t('hoyPagas')} eur={actualAnualEur} de={Math.max(actualAnualEur, ofertaAnualEur)} />
        <Barra
          oferta
          nombre={t('conLaOferta')}
          eur={ofertaAnualEur}
          de={Math.max(actualAnualEur, ofertaAnualEur)}
        />
      </dl>
      <p className={`vt-note ${styles.nota}`}>
        {t('honesto')} {estimado && t('honestoIndexado')}
      </p>
    </section>
  );
}

/** Both bars begin at zero, so that half a bar is half the money. */
function Barra({ nombre, eur, de, oferta }: { nombre: string; eur: number; de: number; oferta?: true }) {
  const { t } = useTranslation('propuesta-publica');
  return (
    <div>
      <dt>{nombre}</dt>
      <dd>
        <span className="vt-figure">{t('alAno', { eur: formatEur(eur) })}</span>
        <span className={styles.carril} aria-hidden="true">
          <span
            data-oferta={oferta}
            style={{ inlineSize: `${de > 0 ? Math.max(0, (eur * 100) / de) : 0}%` }}
          />
        </span>
      </dd>
    </div>
  );
}
