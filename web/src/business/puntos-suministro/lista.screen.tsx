import { IconPlus, IconUpload } from '@tabler/icons-react';
import { puntosSuministro } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../data/download.ts';
import { listAhead } from '../../data/read-ahead.ts';
import { useSells } from '../../data/use-ability.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { advancedFilter, useAdvancedFilter } from '../../list/filters/advanced-filter.tsx';
import { DataList } from '../../list/table/data-list.tsx';
import { useCodesFilter } from '../../trade/codes-filter.tsx';
import { useVistas } from '../../trade/use-vistas.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import { useColumnas } from './columnas.tsx';
import { FiltrosPuntos, useChipsPuntos } from './filtros.tsx';

const AVANZADO = advancedFilter(async () => (await import('./campos.ts')).useCampos);

const CON_LA_LISTA = { keepPrevious: true, staleWith: puntosSuministro.list };

const NUEVO = later(async () => (await import('./nuevo-punto.tsx')).NuevoPunto);

export const readAhead = listAhead(puntosSuministro.list, puntosSuministro.list.query);

/** Every supply point the user may see: search, filters, order and page live in the address. */
export default function ListaPuntosScreen() {
  const { t } = useTranslation('puntos-suministro');
  const lista = useListState(puntosSuministro.list.query);
  const avanzado = useAdvancedFilter(lista, AVANZADO);
  const codigos = useCodesFilter(lista, 'puntos-suministro');
  const query = useRead(puntosSuministro.list, { query: lista.state }, { keepPrevious: true });
  const { page: _page, limit: _limit, sort: _sort, ...filtros } = lista.state;
  const totales = useRead(puntosSuministro.totales, { query: filtros }, CON_LA_LISTA);
  const columnas = useColumnas(totales.data);
  const chips = useChipsPuntos(lista);
  const vistas = useVistas('cups');
  const vende = useSells();
  const [creando, setCreando] = useState(false);

  const exportar = (formato: 'csv' | 'xlsx') => {
    const { page: _page, limit: _limit, ...filtros } = lista.state;
    const nombre = `puntos-de-suministro.${formato}`;
    return download(puntosSuministro.exportar, { query: { ...filtros, formato } }, nombre);
  };

  return (
    <>
      <PageActions>
        <ButtonLink icon={IconUpload} to="/importaciones">
          {t('importar')}
        </ButtonLink>
        {vende && (
          <Button look="primary" icon={IconPlus} onClick={() => setCreando(true)}>
            {t('nuevo')}
          </Button>
        )}
      </PageActions>
      <DataList
        id="cups"
        caption={t('titulo')}
        list={lista}
        query={query}
        columns={columnas}
        totals={{ count: totales.data?.cuenta, stale: totales.isPlaceholderData }}
        lines={2}
        rowKey={(punto) => punto.cups}
        rowHref={(punto) => `/cups/${punto.cups}`}
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        filters={
          <>
            <FiltrosPuntos lista={lista} />
            {avanzado.button}
            {codigos.button}
          </>
        }
        chips={[...chips, ...avanzado.chips, ...codigos.chips]}
        multiSort
        views={vistas}
        exports={{ download: exportar }}
        {...(vende && { onNew: () => setCreando(true) })}
        empty={
          <EmptyState
            icon={IconUpload}
            title={t('vacio')}
            text={t(vende ? 'vacioTexto' : 'vacioTextoCliente')}
          >
            <ButtonLink look="primary" to="/importaciones">
              {t('importar')}
            </ButtonLink>
          </EmptyState>
        }
      />
      <OnDemand part={NUEVO} open={creando} props={{ onClose: () => setCreando(false) }} />
    </>
  );
}
