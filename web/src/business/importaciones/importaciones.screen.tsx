import { IconFileImport } from '@tabler/icons-react';
import { importaciones } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { FichaImportacion } from './ficha-importacion.tsx';
import styles from './importaciones.module.css';
import { Subida } from './subida.tsx';

/** Files in, and what came of each. */
export default function ImportacionesScreen() {
  const { t } = useTranslation('importaciones');
  const { state, set } = useListState(importaciones.list.query);
  const query = useRead(importaciones.list, { query: state }, { keepPrevious: true });
  return (
    <div className={styles.page}>
      <Card title={t('subir')}>
        <Subida />
      </Card>
      {query.isPending && <Skeleton />}
      {query.error && <ErrorState error={query.error} onRetry={query.refetch} />}
      {query.data?.count === 0 && (
        <EmptyState icon={IconFileImport} title={t('vacio')} text={t('vacioTexto')} />
      )}
      {query.data && query.data.count > 0 && (
        <section aria-label={t('hechas')}>
          <ul className={styles.lista}>
            {query.data.rows.map((importacion) => (
              <li key={importacion.id}>
                <FichaImportacion importacion={importacion} />
              </li>
            ))}
          </ul>
          <Pagination
            page={state.page}
            limit={state.limit}
            count={query.data.count}
            onPage={(page) => set({ page })}
            onLimit={(limit) => set({ limit })}
          />
        </section>
      )}
    </div>
  );
}
