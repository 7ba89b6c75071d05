import type { comisiones, ResponseOf } from '@vatio/contract';
import { formatEur } from '../../../format/energy.ts';
import { formatWithUnit } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { alcanceDe, bandasDe, pagoDe } from '../reglas/say-regla.ts';
import styles from './simulador.module.css';

type Resultado = ResponseOf<typeof comisiones.simulate>;

/** The amounts by level, the rule that decides with its sum, and the rules that do not decide. */
export function ResultadoSimulado({ resultado }: { readonly resultado: Resultado }) {
  const { t } = useTranslation('liquidaciones');
  const {
    totalEur,
    generadaEur,
    tuyaEur,
    porQue,
    calculo,
    regla,
    partes,
    empresaEur,
    descartadas,
    repartoDe,
  } = resultado;
  const importes = [
    ...(tuyaEur === null ? [] : [['tuComision', tuyaEur] as const]),
    ['comisionGenerada', generadaEur] as const,
    ['comisionDeLaCasa', totalEur] as const,
  ];
  return (
    <div className="vt-page vt-gap-14" aria-live="polite">
      <dl className={`vt-facts ${styles.importes}`}>
        {importes.map(([nombre, importe]) => (
          <div key={nombre}>
            <dt>{t(nombre)}</dt>
            <dd className="vt-figure">{formatEur(importe)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.regla}>
        {regla && (
          <p>
            <strong>{alcanceDe(regla, t)}</strong> {bandasDe(regla, t)} · {pagoDe(regla, t)}
          </p>
        )}
        <p>{porQue}</p>
        <p className="vt-small">{calculo}</p>
      </div>
      <Reparto partes={partes} empresaEur={empresaEur} />
      <p className="vt-small">{t(`repartoDe-${repartoDe}`)}</p>
      {descartadas.length > 0 && (
        <section>
          <h3>{t('porQueNoLasDemas')}</h3>
          <ul className={`vt-list ${styles.descartadas}`}>
            {descartadas.map(({ reglaId, alcance, motivo }) => (
              <li key={reglaId}>
                <span>{alcance}</span>
                <small>{motivo}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Each representative's part of the commission, and that of the house where the user may see it. */
function Reparto({ partes, empresaEur }: Pick<Resultado, 'partes' | 'empresaEur'>) {
  const { t } = useTranslation('liquidaciones');
  return (
    <ul className={`vt-list ${styles.partes}`} aria-label={t('reparto')}>
      {partes.map(({ nivel, comercial, porcentaje, importeEur }) => (
        <li key={nivel}>
          <span>
            {comercial.nombre} <small>{t('nivel', { nivel })}</small>
          </span>
          <span className="vt-figure">
            <small>{formatWithUnit(porcentaje, '%', [0, 2])}</small> {formatEur(importeEur)}
          </span>
        </li>
      ))}
      {empresaEur !== null && (
        <li>
          <span>{t('empresa')}</span>
          <span className="vt-figure">{formatEur(empresaEur)}</span>
        </li>
      )}
    </ul>
  );
}
