import { puntosSuministro } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { formatInstante } from '../../format/date.ts';
import { Pagination } from '../../list/table/pagination.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Enlace } from './enlace.tsx';
import styles from './puntos.module.css';

/** By kind of event, the `id` of the screen of the things that have a page of their own. */
const PANTALLAS: Readonly<Partial<Record<puntosSuministro.HechoDePunto['tipo'], string>>> = {
  analisis: 'analisis-guardado',
  propuesta: 'propuesta',
  contrato: 'contrato',
};

/** What has happened with one supply, the latest first. */
export function Cronologia({ cups }: { readonly cups: string }) {
  const { t } = useTranslation('puntos-suministro');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(10);
  const { data, error, refetch } = useRead(
    puntosSuministro.cronologia,
    { params: { cups }, query: { page, limit } },
    { keepPrevious: true },
  );
  return (
    <Card title={t('cronologia')}>
      {error && <ErrorState slim error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={4} />}
      {data?.count === 0 && <p className="vt-small">{t('sinCronologia')}</p>}
      <ol className={`vt-stack vt-gap-10 ${styles.enlaces}`}>
        {data?.rows.map((suceso) => (
          <Hecho key={`${suceso.tipo}-${suceso.id}-${suceso.accion}-${suceso.cuando}`} suceso={suceso} />
        ))}
      </ol>
      {data && data.count > limit && (
        <Pagination
          of={t('cronologia')}
          page={page}
          limit={limit}
          count={data.count}
          onPage={setPage}
          onLimit={(rows) => {
            setLimit(rows);
            setPage(1);
          }}
        />
      )}
    </Card>
  );
}

function Hecho({ suceso }: { readonly suceso: puntosSuministro.HechoDePunto }) {
  const { t } = useTranslation('puntos-suministro');
  const { tipo, accion, id, titulo, quien, cuando } = suceso;
  const pantalla = PANTALLAS[tipo];
  return (
    <li>
      <span>
        <strong>{t([`hecho-${tipo}-${accion}`, `hecho-${tipo}`])}</strong>{' '}
        {pantalla ? <Enlace a={pantalla} id={id} nombre={titulo} /> : tipo === 'documento' && titulo}
      </span>
      <small>
        {quien?.nombre ?? t('vatio')} · <time dateTime={cuando}>{formatInstante(cuando)}</time>
      </small>
    </li>
  );
}
