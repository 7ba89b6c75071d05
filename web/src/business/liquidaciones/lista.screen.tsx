import { IconReceiptEuro } from '@tabler/icons-react';
import { aperturas, liquidaciones, liquidacionesList } from '@vatio/contract';
import { openAhead } from '../../data/open-ahead.ts';
import { useMay } from '../../data/use-ability.ts';
import { NO_CHANGES } from '../../list/export/use-chosen-export.ts';
import { DataList } from '../../list/table/data-list.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { useList } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { Cierres } from './cierre/cierres.tsx';
import { useColumnas } from './lista/columnas.tsx';

export const readAhead = openAhead(aperturas.liquidaciones, liquidacionesList, {
  list: liquidaciones.list,
  totals: liquidaciones.totals,
  cierres: liquidaciones.cierres,
});

/** The settlements, month by month; an administrator also closes the months. */
export default function ListaLiquidacionesScreen() {
  const { t } = useTranslation('liquidaciones');
  const { table } = useList(liquidacionesList, {
    id: 'liquidaciones',
    words: t,
    read: liquidaciones.list,
    totals: liquidaciones.totals,
    exporting: liquidaciones.exportRows,
  });
  const columnas = useColumnas();
  const administra = useMay('manage all');
  return (
    <div className="vt-page">
      {administra ? (
        <Cierres />
      ) : (
        <PageActions>
          <ButtonLink to="/comisiones">{t('tuPlan')}</ButtonLink>
        </PageActions>
      )}
      <DataList
        {...table}
        bulk={NO_CHANGES}
        caption={t('titulo')}
        columns={columnas}
        rowKey={({ id }) => id}
        rowName={({ codigo }) => codigo}
        rowHref={({ id }) => `/liquidaciones/${id}`}
        search={{ label: t('buscar') }}
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
