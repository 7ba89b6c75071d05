import { IconBook2, IconFileSpreadsheet, IconPlus } from '@tabler/icons-react';
import { productos, productosList } from '@vatio/contract';
import { useMay } from '../../data/use-ability.ts';
import { useAskedForm } from '../../data/use-asked-form.ts';
import { useRead } from '../../data/use-read.ts';
import { today } from '../../format/date.ts';
import { compareNames } from '../../format/fold.ts';
import { DataList } from '../../list/table/data-list.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { useBulkChange } from '../../trade/operations/use-bulk-change.tsx';
import { useList, useListOf } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import { useColumnas } from './columnas.tsx';
import { PRODUCTOS_EN_LOTE } from './en-lote.ts';

const NUEVO = later(async () => (await import('./formulario/nuevo-producto.tsx')).NuevoProducto);

/** The price book: every product with its version of today, or else the next one, or the last one. */
export default function ListaProductosScreen() {
  const { t } = useTranslation('productos');
  const { comercializadora } = useListOf(productosList).state;
  const { table } = useList(productosList, {
    id: 'productos',
    words: t,
    read: productos.list,
    exporting: productos.exportRows,
    options: { comercializadora: useComercializadoras(comercializadora) },
  });
  const columnas = useColumnas();
  const administra = useMay('manage all');
  const nuevo = useAskedForm('nuevo');
  const bulk = useBulkChange(PRODUCTOS_EN_LOTE, t);

  return (
    <>
      {administra && (
        <PageActions>
          <ButtonLink icon={IconFileSpreadsheet} to="/productos/tarifario">
            {t('cargarLista')}
          </ButtonLink>
          <Button look="primary" icon={IconPlus} onClick={nuevo.begin}>
            {t('nuevo')}
          </Button>
        </PageActions>
      )}
      <DataList
        {...table}
        caption={t('titulo')}
        columns={columnas}
        rowKey={({ id }) => id}
        rowName={({ nombre }) => nombre}
        rowHref={({ id }) => `/productos/${id}`}
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        bulk={administra ? bulk.actions : undefined}
        onNew={administra ? nuevo.begin : undefined}
        empty={<Vacio administra={administra} />}
      />
      <OnDemand part={NUEVO} open={administra && nuevo.open} props={{ onClose: nuevo.close }} />
      {bulk.dialog}
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

/** The suppliers with a product on sale, and those already chosen. */
function useComercializadoras(elegidas: readonly string[] = []) {
  const enVenta = useRead(productos.inForce, { query: { fecha: today() } }, { staleTime: 60_000 }).data;
  const nombres = enVenta?.rows.map(({ comercializadora }) => comercializadora) ?? [];
  return [...new Set([...nombres, ...elegidas])]
    .toSorted(compareNames)
    .map((nombre) => ({ value: nombre, label: nombre }));
}
