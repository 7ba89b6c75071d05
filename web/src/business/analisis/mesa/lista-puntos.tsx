import { memo } from 'react';
import { formatCups } from '../../../format/cups.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import styles from './mesa.module.css';
import { type ResumenDePunto, totalesDePuntos } from './resumen-de-puntos.ts';

type Props = {
  readonly puntos: readonly ResumenDePunto[];
  readonly enfocado: string | undefined;
  readonly onFocusOn: (cups: string) => void;
  /** Some figures are still those of earlier prices or fees, so that the total is of neither. */
  readonly calculating?: boolean;
};

const SCROLLS = { tabIndex: 0 } as const;

/** An analysis of several supplies: a row for each, a total, and below them the comparison of the open one. */
export function ListaPuntos({ puntos, enfocado, onFocusOn, calculating = false }: Props) {
  const { t } = useTranslation('analisis');
  const conComision = puntos.every(({ comisionEur }) => comisionEur !== null);
  const conTuya = puntos.some(({ tuyaEur }) => tuyaEur !== undefined);
  return (
    <Card flush title={t('puntos', { count: puntos.length })}>
      <section
        className={styles.marco}
        aria-label={t('tabla', { titulo: t('puntos', { count: puntos.length }) })}
        {...SCROLLS}
      >
        <table className={`vt-table vt-heads ${styles.puntos}`}>
          <caption className="vt-hidden">{t('puntos', { count: puntos.length })}</caption>
          <thead>
            <tr>
              <th scope="col">CUPS</th>
              <th scope="col" className={styles.texto}>
                {t('tarifa')}
              </th>
              <th scope="col">{t('consumo')} (kWh)</th>
              <th scope="col" className={styles.texto}>
                {t('oferta')}
              </th>
              <th scope="col">{t('hoy')} (€)</th>
              <th scope="col">{t('conLaOferta')} (€)</th>
              <th scope="col">{t('ahorroAnual')} (€)</th>
              {conComision && (
                <th scope="col" className="vt-no-print">
                  {t('comisionGenerada')} (€)
                </th>
              )}
              {conTuya && (
                <th scope="col" className="vt-no-print">
                  {t('tuComision')} (€)
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {puntos.map((punto) => (
              <FilaPunto
                key={punto.cups}
                punto={punto}
                enfocado={punto.cups === enfocado}
                conComision={conComision}
                conTuya={conTuya}
                onFocusOn={onFocusOn}
              />
            ))}
          </tbody>
          <TotalDePuntos {...{ puntos, conComision, conTuya, calculating }} />
        </table>
      </section>
    </Card>
  );
}

type TotalProps = Required<Pick<Props, 'puntos' | 'calculating'>> &
  Pick<FilaProps, 'conComision' | 'conTuya'>;

function TotalDePuntos({ puntos, conComision, conTuya, calculating }: TotalProps) {
  const { t } = useTranslation('analisis');
  const totales = totalesDePuntos(puntos);
  return (
    <tfoot aria-busy={calculating}>
      <tr>
        <th scope="row" colSpan={4}>
          {t('totalDePuntos', { count: totales.completos })}
        </th>
        <td>{formatNumber(totales.actualEur, 2)}</td>
        <td>{formatNumber(totales.ofertaEur, 2)}</td>
        <td>{formatNumber(totales.ahorroAnualEur, 2)}</td>
        {conComision && <td className="vt-no-print">{formatNumber(totales.comisionEur, 2)}</td>}
        {conTuya && <td className="vt-no-print">{formatNumber(totales.tuyaEur, 2)}</td>}
      </tr>
    </tfoot>
  );
}

type FilaProps = {
  readonly punto: ResumenDePunto;
  readonly enfocado: boolean;
  readonly conComision: boolean;
  readonly conTuya: boolean;
  readonly onFocusOn: (cups: string) => void;
};

/** It is drawn again when its own figures change, and not with those of the others. */
const FilaPunto = memo(function FilaPunto({ punto, enfocado, conComision, conTuya, onFocusOn }: FilaProps) {
  const { t } = useTranslation('analisis');
  const { actualEur, ahorroAnualEur } = punto;
  return (
    <tr data-elegida={enfocado || undefined}>
      <th scope="row">
        <label>
          <input type="radio" name="punto" checked={enfocado} onChange={() => onFocusOn(punto.cups)} />
          <span>
            <span className="vt-code">{formatCups(punto.cups)}</span>
            <span className={styles.nombre}>{punto.nombre}</span>
          </span>
        </label>
      </th>
      <td className={styles.texto}>{punto.tarifa}</td>
      <td>{formatNumber(punto.consumoKwh)}</td>
      <td className={styles.texto}>{punto.problema ?? punto.producto ?? NO_VALUE}</td>
      <td>{formatNumber(actualEur, 2)}</td>
      <td>{formatNumber(punto.ofertaEur, 2)}</td>
      <td>{actualEur === undefined ? t('faltanPrecios') : formatNumber(ahorroAnualEur, 2)}</td>
      {conComision && <td className="vt-no-print">{formatNumber(punto.comisionEur, 2)}</td>}
      {conTuya && <td className="vt-no-print">{formatNumber(punto.tuyaEur, 2)}</td>}
    </tr>
  );
});
