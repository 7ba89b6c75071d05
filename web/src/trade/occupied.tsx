import { contratos } from '@vatio/contract';
import type { ReactNode } from 'react';
import { useRead } from '../data/use-read.ts';
import { formatFecha } from '../format/date.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { Link } from '../ui/nav/link.tsx';

type Occupation = NonNullable<contratos.Contrato['ocupado']>;

type Props = {
  readonly ocupados: readonly Occupation[];
  /** The area whose dictionary explains what this means on its screens. */
  readonly area: 'analisis' | 'contratos' | 'propuestas' | 'propuesta-publica';
  /** What follows from it, and what can be done. */
  readonly children?: ReactNode;
};

/** The supplies that have a contract with us already, and the day from which each is free for a new one. */
export function Occupied({ ocupados, area, children }: Props) {
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
      {children}
    </Notice>
  );
}

/** The same notice for supplies that are not saved yet: it asks the server which of them have a contract. */
export function OccupiedSupplies({ cups, area }: Pick<Props, 'area'> & { readonly cups: readonly string[] }) {
  const query = { cups: cups.join(',') };
  const { data } = useRead(contratos.ocupacion, { query }, { enabled: cups.length > 0 });
  return <Occupied ocupados={data?.rows ?? []} area={area} />;
}
