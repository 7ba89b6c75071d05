import { comerciales } from '@vatio/contract';
import type { CSSProperties } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './ficha.module.css';

/** A larger team is read in the list. */
const MAX = 25;

/** The representative's place in the tree: the managers above, one after another, and everybody below. */
export function Equipo({ comercial }: { comercial: comerciales.Comercial }) {
  const { t } = useTranslation('comerciales');
  const { id, nombre, cadena, equipo } = comercial;
  const ids = cadena.map((superior) => superior.id).join(',');
  const query = { ids, limit: 100 } as const;
  const above = useRead(
    comerciales.options,
    { query },
    { staleTime: 60_000, staleWith: comerciales.list, enabled: ids !== '' },
  );
  const visibles = new Set(above.data?.rows.map((row) => row.id));
  return (
    <Card
      title={t('equipo')}
      actions={
        equipo > 0 && (
          <ButtonLink small to={`/comerciales?responsable=${id}`}>
            {t('verEnLista')}
          </ButtonLink>
        )
      }
    >
      {cadena.length > 0 && (
        <ol className={`vt-list ${styles.cadena}`} aria-label={t('cadena')}>
          {cadena.map((superior) => (
            <li key={superior.id}>
              {visibles.has(superior.id) ? (
                <Link to={`/comerciales/${superior.id}`}>{superior.nombre}</Link>
              ) : (
                superior.nombre
              )}
            </li>
          ))}
          <li>
            <span aria-current="true">{nombre}</span>
          </li>
        </ol>
      )}
      {equipo === 0 ? <p className="vt-note">{t('sinEquipo')}</p> : <Debajo comercial={comercial} />}
    </Card>
  );
}

function Debajo({ comercial: { id, nivel } }: { comercial: comerciales.Comercial }) {
  const { t } = useTranslation('comerciales');
  const query = { responsable: id, limit: MAX } as const;
  const { data, error, refetch } = useRead(comerciales.list, { query });
  if (error) return <ErrorState slim error={error} onRetry={refetch} />;
  const demas = (data?.count ?? 0) - (data?.rows.length ?? 0);
  return (
    <>
      <ul className={`vt-list ${styles.equipo}`} aria-label={t('aSuCargo')}>
        {data?.rows.map((row) => {
          const fondo: CSSProperties & Record<'--nivel', number> = { '--nivel': row.nivel - nivel - 1 };
          return (
            <li key={row.id} style={fondo}>
              <Link to={`/comerciales/${row.id}`}>{row.nombre}</Link>
              <small className="vt-figure">
                {[
                  t('n-clientes', { count: row.clientes, number: formatNumber(row.clientes) }),
                  t('nContratos', {
                    count: row.contratosActivos,
                    number: formatNumber(row.contratosActivos),
                  }),
                ].join(' · ')}
              </small>
            </li>
          );
        })}
      </ul>
      {demas > 0 && <p className="vt-note">{t('yMas', { count: demas, number: formatNumber(demas) })}</p>}
    </>
  );
}
