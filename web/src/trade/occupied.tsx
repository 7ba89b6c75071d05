import type { contratos } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { formatFecha } from '../format/date.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { Link } from '../ui/nav/link.tsx';

type Occupation = NonNullable<contratos.Contrato['ocupado']>;

type Props = {
  readonly ocupados: readonly Occupation[];
  /** Whose words say what it means there. */
  readonly area: 'analisis' | 'contratos' | 'propuestas' | 'propuesta-publica';
};

/** The supplies that have a contract of ours, and the day from which each is free for another one. */
export function Occupied({ ocupados, area }: Props) {
  const { t } = useTranslation(area);
  if (ocupados.length === 0) return null;
  return (
    <Notice>
      <ul>
        {ocupados.map(
          ({ cups, contrato, comercializadora, producto, fechaFin, libreDesde, permanenciaHasta }) => (
            <li key={cups}>
              {t('ocupado', { cups, con: `${comercializadora} · ${producto}` })}{' '}
              {contrato && <Link to={`/contratos/${contrato.id}`}>{contrato.codigo}</Link>}{' '}
              {fechaFin && t('ocupadoHasta', { fecha: formatFecha(fechaFin) })}{' '}
              {permanenciaHasta && t('ocupadoPermanencia', { fecha: formatFecha(permanenciaHasta) })}{' '}
              <strong>{t('ocupadoLibre', { fecha: formatFecha(libreDesde) })}</strong>
            </li>
          ),
        )}
      </ul>
    </Notice>
  );
}
