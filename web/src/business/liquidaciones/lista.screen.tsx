import { IconReceiptEuro } from '@tabler/icons-react';
import { liquidaciones } from '@vatio/contract';
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
import { ButtonLink } from '../../ui/nav/button.tsx';
import { Cierres } from './cierre/cierres.tsx';
import styles from './liquidaciones.module.css';
import { useColumnas } from './lista/columnas.tsx';
import { FiltrosLiquidaciones, useChipsLiquidaciones } from './lista/filtros.tsx';

const AVANZADO = advancedFilter(async () => (await import('./lista/campos.ts')).useCampos);

const CON_LA_LISTA = { keepPrevious: true, staleWith: liquidaciones.list };

export const readAhead = listAhead(liquidaciones.list, liquidaciones.list.query);

/** Settlements, month by month; whoever administers also closes the months. */
export default function ListaLiquidacionesScreen() {
  const { t } = useTranslation('liquidaciones');
  const lista = useListState(liquidaciones.list.query);
  const avanzado = useAdvancedFilter(lista, AVANZADO);
  const query = useRead(liquidaciones.list, { query: lista.state }, { keepPrevious: true });
  const { page: _page, limit: _limit, sort: _sort, ...filtros } = lista.state;
  const totales = useRead(liquidaciones.totales, { query: filtros }, CON_LA_LISTA);
  const columnas = useColumnas(totales.data);
  const chips = useChipsLiquidaciones(lista);
  const vistas = useVistas('liquidaciones');
  const administra = useMay('manage all');
  return (
    <div className={styles.pantalla}>
      {administra ? (
        <Cierres />
      ) : (
        <PageActions>
          <ButtonLink to="/comisiones">{t('tuPlan')}</ButtonLink>
        </PageActions>
      )}
      <DataList
        id="liquidaciones"
        caption={t('titulo')}
        list={lista}
        query={query}
        columns={columnas}
        totals={{ count: totales.data?.cuenta, stale: totales.isPlaceholderData }}
        rowKey={({ id }) => id}
        rowName={({ codigo }) => codigo}
        rowHref={({ id }) => `/liquidaciones/${id}`}
        usualSort="-mes"
        search={{ label: t('buscar') }}
        filters={
          <>
            <FiltrosLiquidaciones lista={lista} />
            {avanzado.button}
          </>
        }
        chips={[...chips, ...avanzado.chips]}
        multiSort
        views={vistas}
        empty={
          <EmptyState
            icon={IconReceiptEuro}
            title={t('vacio')}
            text={t(administra ? 'vacioTexto' : 'vacioTextoComercial')}
          />
        }
      />
    </div>
  );
}
