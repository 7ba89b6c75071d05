import { IconReceiptEuro } from '@tabler/icons-react';
import { liquidaciones } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../data/use-ability.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { useVistas } from '../../data/use-vistas.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DataList } from '../../ui/table/data-list.tsx';
import { Cierres } from './cierre/cierres.tsx';
import styles from './liquidaciones.module.css';
import { useColumnas } from './lista/columnas.tsx';
import { FiltrosLiquidaciones, useChipsLiquidaciones } from './lista/filtros.tsx';

/** Settlements, month by month; whoever administers also closes the months. */
export default function ListaLiquidacionesScreen() {
  const { t } = useTranslation('liquidaciones');
  const lista = useListState(liquidaciones.list.query);
  const query = useRead(liquidaciones.list, { query: lista.state }, { keepPrevious: true });
  const columnas = useColumnas();
  const chips = useChipsLiquidaciones(lista);
  const vistas = useVistas('liquidaciones');
  const administra = useMay('manage all');
  return (
    <div className={styles.pantalla}>
      {administra && <Cierres />}
      <DataList
        id="liquidaciones"
        caption={t('titulo')}
        list={lista}
        query={query}
        columns={columnas}
        rowKey={({ id }) => id}
        rowName={({ codigo }) => codigo}
        rowHref={({ id }) => `/liquidaciones/${id}`}
        usualSort="-mes"
        search={{ label: t('buscar') }}
        filters={<FiltrosLiquidaciones lista={lista} />}
        chips={chips}
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
