import { formatFecha } from '../../format/date.ts';
import { formatEur } from '../../format/energy.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { EmployeeRow } from './employee.ts';
import styles from './tables.module.css';

const FACTS = {
  post: (row: EmployeeRow) => row.post,
  email: (row: EmployeeRow) => row.email,
  city: (row: EmployeeRow) => row.city,
  start: (row: EmployeeRow) => formatFecha(row.start),
  salary: (row: EmployeeRow) => formatEur(row.salary),
  age: (row: EmployeeRow) => formatNumber(row.age),
  experience: (row: EmployeeRow) => row.experience,
} as const;

type Props = { readonly row: EmployeeRow; readonly facts?: readonly (keyof typeof FACTS)[] };

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
