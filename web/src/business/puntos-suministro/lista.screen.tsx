import { IconDownload, IconPlus, IconUpload } from '@tabler/icons-react';
import { puntosSuministro } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../data/download.ts';
import { Problem } from '../../data/problem.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { useColumnas } from './columnas.tsx';
import { FiltrosPuntos } from './filtros.tsx';
import { NuevoPunto } from './nuevo-punto.tsx';

/** Every supply point the user may see: search, filters, order and page live in the address. */
export default function ListaPuntosScreen() {
  const { t } = useTranslation('puntos-suministro');
  const lista = useListState(puntosSuministro.list.query);
  const { state, set, clear, active } = lista;
  const query = useRead(puntosSuministro.list, { query: state }, { keepPrevious: true });
  const columnas = useColumnas();
  const [creando, setCreando] = useState(false);

  const exportar = async (formato: 'csv' | 'xlsx') => {
    const { page: _page, limit: _limit, ...filtros } = state;
    try {
      await download(
        puntosSuministro.exportar,
        { query: { ...filtros, formato } },
        `puntos-de-suministro.${formato}`,
      );
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      notify(cause.message, { tone: 'bad' });
    }
  };

  return (
    <>
      <PageActions>
        <Button icon={IconDownload} onClick={() => exportar('xlsx')}>
          XLSX
        </Button>
        <Button icon={IconDownload} onClick={() => exportar('csv')}>
          CSV
        </Button>
        <ButtonLink icon={IconUpload} to="/importaciones">
          {t('importar')}
        </ButtonLink>
        <Button look="primary" icon={IconPlus} onClick={() => setCreando(true)}>
          {t('nuevo')}
        </Button>
      </PageActions>
      <Card flush>
        <FiltrosPuntos lista={lista} />
        <DataTable
          caption={t('titulo')}
          columns={columnas}
          query={query}
          rowKey={(punto) => punto.cups}
          rowHref={(punto) => `/cups/${punto.cups}`}
          sort={state.sort}
          onSort={(sort) => set({ sort })}
          onClearFilters={active.length > 0 ? clear : undefined}
          empty={
            <EmptyState icon={IconUpload} title={t('vacio')} text={t('vacioTexto')}>
              <ButtonLink look="primary" to="/importaciones">
                {t('importar')}
              </ButtonLink>
            </EmptyState>
          }
        />
        {query.data && (
          <Pagination
            page={state.page}
            limit={state.limit}
            count={query.data.count}
            countExact={query.data.countExact}
            onPage={(page) => set({ page })}
            onLimit={(limit) => set({ limit })}
          />
        )}
      </Card>
      <NuevoPunto open={creando} onClose={() => setCreando(false)} />
    </>
  );
}
