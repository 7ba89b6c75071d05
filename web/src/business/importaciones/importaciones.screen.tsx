import { IconFileImport, IconTags } from '@tabler/icons-react';
import { importaciones, importacionesList } from '@vatio/contract';
import { listAhead } from '../../data/read-ahead.ts';
import { useSells } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { FilterBar } from '../../list/filters/filter-bar.tsx';
import { SearchInput } from '../../list/filters/search-input.tsx';
import { Pagination } from '../../list/table/pagination.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { useListFilters, useListOf } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { FichaImportacion } from './ficha-importacion.tsx';
import styles from './importaciones.module.css';
import { Subida } from './subida.tsx';

export const readAhead = listAhead(importaciones.list, importacionesList);

/** Uploads files to import, and lists the imports with their results. */
export default function ImportacionesScreen() {
  const { t } = useTranslation('importaciones');
  const sells = useSells();
  const lista = useListOf(importacionesList);
  const { state, set, active } = lista;
  const query = useRead(importaciones.list, { query: state }, { keepPrevious: true });
  return (
    <div className="vt-page vt-gap-18">
      {sells && (
        <PageActions>
          <ButtonLink icon={IconTags} to="/cups/importar">
            {t('propios')}
          </ButtonLink>
        </PageActions>
      )}
      <Card title={t('subir')}>
        <Subida />
      </Card>
      {(active.length > 0 || (query.data?.total ?? 0) > 0) && <Filtros lista={lista} />}
      {query.isPending && <Skeleton />}
      {query.error && <ErrorState error={query.error} onRetry={query.refetch} />}
      {query.data?.count === 0 && (
        <EmptyState
          icon={IconFileImport}
          title={t(active.length > 0 ? 'nada' : 'vacio')}
          text={t(active.length > 0 ? 'nadaTexto' : 'vacioTexto')}
        />
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
            total={query.data.total}
            onPage={(page) => set({ page })}
            onLimit={(limit) => set({ limit })}
          />
        </section>
      )}
    </div>
  );
}

function Filtros({ lista }: { readonly lista: ReturnType<typeof useListOf<typeof importacionesList>> }) {
  const { t } = useTranslation('importaciones');
  const { state, set, clear } = lista;
  const { filters, chips } = useListFilters(importacionesList, lista, {
    words: (key, values) => t(key.replace(/^estado-/, ''), values),
    hidden: ['estado'],
  });
  return (
    <Card flush>
      <FilterBar
        of={t('hechas')}
        search={
          <SearchInput
            label={t('buscar')}
            placeholder={t('buscarTexto')}
            value={state.q ?? ''}
            onSearch={(q) => set({ q: q || undefined }, { replace: true })}
          />
        }
        chips={chips}
        onClear={clear}
      >
        {filters}
      </FilterBar>
    </Card>
  );
}
