import type { Ensayo } from '@vatio/contract';
import type { ReactNode } from 'react';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Link } from '../../ui/nav/link.tsx';
import styles from './many.module.css';

/** A longer list would tell a person nothing. */
const MANY = 200;
const SAMPLES = 5;

export type Telling = { readonly row: (id: string) => ReactNode; readonly all: ReactNode };

type Props = {
  readonly trial: Ensayo;
  /** The address of a row's page, for rows that have one. */
  readonly href: ((id: string) => string) | undefined;
  readonly tell?: Telling | undefined;
};

/** The result of a trial: how many rows would change, all that would not and why, and some of the others, or all of them where something is told of each. */
export function TrialRows({ trial, href, tell }: Props) {
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
      {tell?.all}
      <Rows
        title={t(tell ? 'changes' : 'samples')}
        rows={filas.filter(({ hecho: done }) => done)}
        max={tell ? MANY : SAMPLES}
        href={href}
        tell={tell?.row}
      />
    </div>
  );
}

type RowsProps = Pick<Props, 'href'> & {
  readonly title: string;
  readonly rows: Ensayo['filas'];
  readonly max: number;
  readonly tell?: Telling['row'] | undefined;
};

function Rows({ title, rows, max, href, tell }: RowsProps) {
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
            {motivo && <span className={styles.reason}>{motivo}</span>}
            {tell && <div className={styles.told}>{tell(id)}</div>}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="vt-note">{t('andMore', { count: rest, number: formatNumber(rest) })}</p>}
    </section>
  );
}
