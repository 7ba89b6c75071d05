import { formatFecha } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { Row } from './employee.ts';
import styles from './tables.module.css';

const FACTS = {
  post: (row: Row) => row.post,
  email: (row: Row) => row.email,
  city: (row: Row) => row.city,
  start: (row: Row) => formatFecha(row.start),
  salary: (row: Row) => `${formatNumber(row.salary, 2)}\u00a0$`,
  age: (row: Row) => formatNumber(row.age),
  experience: (row: Row) => row.experience,
} as const;

type Props = { readonly row: Row; readonly facts?: readonly (keyof typeof FACTS)[] };

/** Writes what is known of an employee. It writes all fields unless told which. */
export function Facts({
  row,
  facts = ['post', 'email', 'city', 'start', 'salary', 'age', 'experience'],
}: Props) {
  const { t } = useTranslation('tables');
  return (
    <dl className={`vt-stack vt-gap-6 ${styles.facts}`}>
      {facts.map((fact) => (
        <div key={fact}>
          <dt>{t(fact)}</dt>
          <dd>{FACTS[fact](row) || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
