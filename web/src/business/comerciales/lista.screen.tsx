import { IconUserCog, IconUsersGroup } from '@tabler/icons-react';
import { comerciales } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { listAhead } from '../../data/read-ahead.ts';
import { useMay } from '../../data/use-ability.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { useVistas } from '../../data/use-vistas.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { advancedFilter, useAdvancedFilter } from '../../ui/filters/advanced-filter.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { DataList } from '../../ui/table/data-list.tsx';
import { useColumnas } from './lista/columnas.tsx';
import { exportarComerciales } from './lista/exportar.ts';
import { FiltrosComerciales, useChipsComerciales } from './lista/filtros.tsx';

const AVANZADO = advancedFilter(async () => (await import('./lista/campos.ts')).useCampos);

export const readAhead = listAhead(comerciales.list, comerciales.list.query);

/** The viewer's team, as the tree it is, with what each one manages. */
export default function ListaComercialesScreen() {
  const { t } = useTranslation('comerciales');
  const lista = useListState(comerciales.list.query);
  const avanzado = useAdvancedFilter(lista, AVANZADO);
  const query = useRead(comerciales.list, { query: lista.state }, { keepPrevious: true });
  const columnas = useColumnas((lista.state.sort ?? 'arbol') === 'arbol');
  const chips = useChipsComerciales(lista);
  const vistas = useVistas('comerciales');
  const administra = useMay('manage all');

  return (
    <>
      {administra && (
        <PageActions>
          <ButtonLink icon={IconUserCog} to="/admin/comerciales">
            {t('administrar')}
          </ButtonLink>
        </PageActions>
      )}
      <DataList
        id="comerciales"
        caption={t('titulo')}
        list={lista}
        query={query}
        columns={columnas}
        lines={2}
        rowKey={({ id }) => id}
        rowName={({ nombre }) => nombre}
        rowHref={({ id }) => `/comerciales/${id}`}
        usualSort="arbol"
        search={{ label: t('buscar') }}
        filters={
          <>
            <FiltrosComerciales lista={lista} />
            {avanzado.button}
          </>
        }
        chips={[...chips, ...avanzado.chips]}
        multiSort
        views={vistas}
        exports={{ download: (formato) => exportarComerciales(lista.state, formato) }}
        empty={<EmptyState icon={IconUsersGroup} title={t('vacio')} text={t('vacioTexto')} />}
      />
    </>
  );
}
