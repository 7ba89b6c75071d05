import { IconBook2, IconFileSpreadsheet, IconPlus } from '@tabler/icons-react';
import { productos } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../data/use-ability.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { useColumnas } from './columnas.tsx';
import { FiltrosProductos } from './filtros.tsx';
import { NuevoProducto } from './formulario/nuevo-producto.tsx';

/** The price book: every product with its version of today, or the next one, or the last one. */
export default function ListaProductosScreen() {
  const { t } = useTranslation('productos');
  const lista = useListState(productos.list.query);
  const { state, set, clear, active } = lista;
  const query = useRead(productos.list, { query: state }, { keepPrevious: true });
  const columnas = useColumnas();
  const administra = useMay('manage all');
  const [creando, setCreando] = useState(false);

  return (
    <>
      {administra && (
        <PageActions>
          <ButtonLink icon={IconFileSpreadsheet} to="/productos/tarifario">
            {t('cargarLista')}
          </ButtonLink>
          <Button look="primary" icon={IconPlus} onClick={() => setCreando(true)}>
            {t('nuevo')}
          </Button>
        </PageActions>
      )}
      <Card flush>
        <FiltrosProductos lista={lista} />
        <DataTable
          caption={t('titulo')}
          columns={columnas}
          query={query}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/productos/${id}`}
          sort={state.sort ?? 'comercializadora'}
          onSort={(sort) => set({ sort: ORDENES.find((orden) => orden === sort) })}
          onClearFilters={active.length > 0 ? clear : undefined}
          empty={<Vacio administra={administra} />}
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
      {creando && <NuevoProducto onClose={() => setCreando(false)} />}
    </>
  );
}

function Vacio({ administra }: { administra: boolean }) {
  const { t } = useTranslation('productos');
  return (
    <EmptyState
      icon={IconBook2}
      title={t('vacio')}
      text={t(administra ? 'vacioTexto' : 'vacioTextoComercial')}
    >
      {administra && (
        <ButtonLink look="primary" to="/productos/tarifario">
          {t('cargarLista')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

const ORDENES = [
  'nombre',
  '-nombre',
  'comercializadora',
  '-comercializadora',
  'tarifa',
  '-tarifa',
  'desde',
  '-desde',
] as const;
