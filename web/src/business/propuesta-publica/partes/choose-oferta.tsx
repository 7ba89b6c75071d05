import { formatEur } from '../../../format/energy.ts';
import { formatSaving } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './choose-oferta.module.css';
import type { OfertaPublica } from './ofertas.ts';

type Props = {
  readonly ofertas: readonly OfertaPublica[];
  /** The chosen offer; undefined before the client has chosen. */
  readonly elegida: number | undefined;
  readonly onChoose: (oferta: number) => void;
  /** No answer can be sent before one of the offers is chosen. */
  readonly error: string | undefined;
  /** An answered proposal shows which was chosen, and asks nothing. */
  readonly abierta: boolean;
};

/** A card for each offer; choosing one shows its figures below. None is chosen for the client. */
export function ChooseOferta({ ofertas, elegida, onChoose, error, abierta }: Props) {
  const { t } = useTranslation('propuesta-publica');
  return (
    <fieldset className={styles.ofertas} aria-describedby={error ? 'error-de-oferta' : undefined}>
      <legend>{t(abierta ? 'eligeOferta' : 'ofertas', { n: ofertas.length })}</legend>
      <div className={styles.tarjetas}>
        {ofertas.map((oferta) => (
          <label key={oferta.oferta} className={styles.tarjeta}>
            <input
              type="radio"
              name="oferta"
              value={oferta.oferta}
              checked={elegida === oferta.oferta}
              disabled={!abierta && elegida !== oferta.oferta}
              onChange={() => onChoose(oferta.oferta)}
            />
            <Cara oferta={oferta} />
          </label>
        ))}
      </div>
      <p role="alert" id="error-de-oferta" className="vt-problem">
        {error}
      </p>
    </fieldset>
  );
}

function Cara({ oferta: { oferta, puntos, resumen } }: { oferta: OfertaPublica }) {
  const { t } = useTranslation('propuesta-publica');
  const { ofertaAnualEur, ahorroAnualEur, ahorroPct } = resumen;
  const productos = new Set(
    puntos.map(({ comercializadora, producto }) => `${producto} · ${comercializadora}`),
  );
  const rasgos = new Set(
    puntos.flatMap(({ tipo, duracionMeses, permanencia, renovable }) => [
      t(`tipo-${tipo}`),
      t('meses', { count: duracionMeses }),
      ...(permanencia ? [t('permanencia')] : []),
      ...(renovable ? [t('renovable')] : []),
    ]),
  );
  const eur = formatEur(Math.abs(ahorroAnualEur));
  return (
    <span className={styles.cara}>
      <strong>{t('ofertaN', { n: oferta })}</strong>
      <span className={styles.producto}>{[...productos].join(', ')}</span>
      <span className={`vt-figure ${styles.coste}`}>{t('alAno', { eur: formatEur(ofertaAnualEur) })}</span>
      <span className={styles.ahorro} data-ahorra={ahorroAnualEur > 0 || undefined}>
        {t(ahorroAnualEur > 0 ? 'ahorroDe' : 'aumentoDe', { eur })} ({formatSaving(Math.abs(ahorroPct))})
      </span>
      <span className={styles.rasgos}>{[...rasgos].join(' · ')}</span>
    </span>
  );
}
