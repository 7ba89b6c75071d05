import { IconBook2, IconFileSpreadsheet, IconPlus } from '@tabler/icons-react';
import { productos } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listAhead } from '../../data/read-ahead.ts';
import { useMay } from '../../data/use-ability.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { advancedFilter, useAdvancedFilter } from '../../list/filters/advanced-filter.tsx';
import { DataList } from '../../list/table/data-list.tsx';
import { useVistas } from '../../trade/use-vistas.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import { useColumnas } from './columnas.tsx';
import { FiltrosProductos, useChipsProductos } from './filtros.tsx';

const AVANZADO = advancedFilter(async () => (await import('./campos.ts')).useCampos);

const NUEVO = later(async () => (await import('./formulario/nuevo-producto.tsx')).NuevoProducto);

export const readAhead = listAhead(productos.list, productos.list.query);

/** The price book: every product with its version of today, or the next one, or the last one. */
export default function ListaProductosScreen() {
  const { t } = useTranslation('productos');
  const lista = useListState(productos.list.query);
  const avanzado = useAdvancedFilter(lista, AVANZADO);
  const query = useRead(productos.list, { query: lista.state }, { keepPrevious: true });
  const columnas = useColumnas();
  const chips = useChipsProductos(lista);
  const vistas = useVistas('productos');
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
      <DataList
        id="productos"
        caption={t('titulo')}
        list={lista}
        query={query}
        columns={columnas}
        rowKey={({ id }) => id}
        rowName={({ nombre }) => nombre}
        rowHref={({ id }) => `/productos/${id}`}
        usualSort="comercializadora"
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        filters={
          <>
            <FiltrosProductos lista={lista} />
            {avanzado.button}
          </>
        }
        chips={[...chips, ...avanzado.chips]}
        multiSort
        views={vistas}
        onNew={administra ? () => setCreando(true) : undefined}
        empty={<Vacio administra={administra} />}
      />
      <OnDemand part={NUEVO} open={creando} props={{ onClose: () => setCreando(false) }} />
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
