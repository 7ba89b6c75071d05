import type { clientesLote, ResponseOf } from '@vatio/contract';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './asignacion.module.css';

/** How many clients an assignment would change, and some of them. */
export function Previsto({
  previsto: { total, cambian, muestra },
}: {
  previsto: ResponseOf<typeof clientesLote.previewAsignacion>;
}) {
  const { t } = useTranslation('clientes');
  const iguales = total - cambian;
  return (
    <div className="vt-stack">
      <p>
        <strong>{t('cambiarian', { count: cambian, number: formatNumber(cambian) })}</strong>{' '}
        {iguales > 0 && t('yaLoTienen', { count: iguales, number: formatNumber(iguales) })}
      </p>
      {muestra.length > 0 && (
        <ul className={`vt-list ${styles.muestra}`} aria-label={t('ejemplos')}>
          {muestra.map(({ id, nombre, de, a }) => (
            <li key={id}>
              <span>{nombre}</span>
              <span>
                <s>{de ?? t('sinComercial')}</s> → {a ?? t('sinComercial')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {cambian > muestra.length && (
        <p className="vt-note">
          {t('yMas', { count: cambian - muestra.length, number: formatNumber(cambian - muestra.length) })}
        </p>
      )}
    </div>
  );
}
