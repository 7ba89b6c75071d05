import type { Ensayo } from '@vatio/contract';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Link } from '../../ui/nav/link.tsx';
import styles from './many.module.css';

/** A longer list would tell a person nothing. */
const MANY = 200;
const SAMPLES = 5;

type Props = {
  readonly trial: Ensayo;
  /** The address of a row's page, for rows that have one. */
  readonly href: ((id: string) => string) | undefined;
};

/** The result of a trial: how many rows would change, all that would not and why, and some of the others. */
export function TrialRows({ trial, href }: Props) {
  const { t } = useTranslation('operations');
  const { total, probados, hechos, noHechos, filas } = trial;
  const say = (key: string, count: number) =>
    t(key, { count, number: formatNumber(count), total: formatNumber(total) });
  return (
    <div className="vt-stack">
      <p>
        <strong>{say('would', hechos)}</strong> {noHechos > 0 && say('wouldNot', noHechos)}
      </p>
      {total > probados && <p className="vt-note">{say('triedOnly', probados)}</p>}
      <Rows title={t('reasons')} rows={filas.filter(({ hecho: done }) => !done)} max={MANY} href={href} />
      <Rows title={t('samples')} rows={filas.filter(({ hecho: done }) => done)} max={SAMPLES} href={href} />
    </div>
  );
}

type RowsProps = Pick<Props, 'href'> & {
  readonly title: string;
  readonly rows: Ensayo['filas'];
  readonly max: number;
};

function Rows({ title, rows, max, href }: RowsProps) {
  const { t } = useTranslation('operations');
  if (rows.length === 0) return null;
  const rest = rows.length - max;
  return (
    <section className={styles.rows}>
      <h3>{title}</h3>
      <ul>
        {rows.slice(0, max).map(({ id, nombre, detalle, motivo }) => (
          <li key={id}>
            <span>
              {href ? <Link to={href(id)}>{nombre}</Link> : nombre} {detalle}
            </span>
            {motivo && <span>{motivo}</span>}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="vt-note">{t('andMore', { count: rest, number: formatNumber(rest) })}</p>}
    </section>
  );
}
