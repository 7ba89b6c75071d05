import type { contratosLote, ResponseOf } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../format/number.ts';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './lote.module.css';

type Props = {
  readonly titulo: string;
  readonly filas: ResponseOf<typeof contratosLote.ensayar>['filas'];
  readonly max?: number;
};

/** More lines than these say nothing to a person. */
const MUCHAS = 200;

/** Contracts of a change, with the reason of those that did not take it. */
export function FilasDeLote({ titulo, filas, max = MUCHAS }: Props) {
  const { t } = useTranslation('contratos');
  if (filas.length === 0) return null;
  const resto = filas.length - max;
  return (
    <section className={styles.filas}>
      <h3>{titulo}</h3>
      <ul>
        {filas.slice(0, max).map(({ id, codigo, cliente, motivo }) => (
          <li key={id}>
            <span>
              <Link to={`/contratos/${id}`}>{codigo}</Link> {cliente}
            </span>
            {motivo && <span>{motivo}</span>}
          </li>
        ))}
      </ul>
      {resto > 0 && <p className={styles.nota}>{t('yMas', { count: resto, number: formatNumber(resto) })}</p>}
    </section>
  );
}
