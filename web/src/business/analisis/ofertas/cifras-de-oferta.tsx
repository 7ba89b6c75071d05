import { useTranslation } from 'react-i18next';
import { formatEur } from '../../../format/energy.ts';
import { formatPercent } from '../../../format/number.ts';
import type { OfertaVista } from '../comparacion/vista.ts';
import styles from './ofertas.module.css';

type Props = {
  readonly oferta: OfertaVista | undefined;
  readonly conPrecios: boolean;
};

/** The three figures that a fee moves: what the client saves, what the client pays, what the representative earns. */
export function CifrasDeOferta({ oferta, conPrecios }: Props) {
  const { t } = useTranslation('analisis');
  const ahorro = conPrecios ? oferta?.ahorroAnualEur : undefined;
  return (
    <dl className={styles.cifras}>
      <div data-tono={ahorro === undefined ? undefined : ahorro < 0 ? 'pierde' : 'gana'}>
        <dt>{t('ahorroAnual')}</dt>
        <dd>
          <span className="vt-figure">{formatEur(ahorro)}</span>
        </dd>
        <dd>{conPrecios ? oferta && formatPercent(oferta.ahorroPct / 100, 1) : t('faltanPrecios')}</dd>
      </div>
      <div>
        <dt>{t('totalCliente')}</dt>
        <dd>
          <span className="vt-figure">{formatEur(oferta?.totales.total)}</span>
        </dd>
        <dd>{oferta?.producto}</dd>
      </div>
      <div className="vt-no-print">
        <dt>{t('comision')}</dt>
        <dd>
          <span className="vt-figure">{formatEur(oferta?.comision.totalEur)}</span>
        </dd>
        <dd>
          {oferta &&
            t('comisionPartes', {
              energia: formatEur(oferta.comision.energiaEur),
              potencia: formatEur(oferta.comision.potenciaEur),
            })}
        </dd>
      </div>
    </dl>
  );
}
