import { IconPlus, IconUsersPlus } from '@tabler/icons-react';
import { comerciales } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listAhead } from '../../data/read-ahead.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { useVistas } from '../../data/use-vistas.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { advancedFilter, useAdvancedFilter } from '../../ui/filters/advanced-filter.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { DataList } from '../../ui/table/data-list.tsx';
import { EdicionDesdeLista } from './administracion/edicion-desde-lista.tsx';
import { PanelDeComercial } from './administracion/panel.tsx';
import { NuevoComercial } from './formulario/nuevo.tsx';
import { useColumnas } from './lista/columnas.tsx';
import { exportarComerciales } from './lista/exportar.ts';
import { FiltrosComerciales, useChipsComerciales } from './lista/filtros.tsx';

const AVANZADO = advancedFilter(async () => (await import('./lista/campos.ts')).useCampos);

export const readAhead = listAhead(comerciales.list, comerciales.list.query);

/** Every representative for who administers: added, changed, invited, passed on. */
export default function AdminComercialesScreen() {
  const { t } = useTranslation('comerciales');
  const lista = useListState(comerciales.list.query);
  const avanzado = useAdvancedFilter(lista, AVANZADO);
  const query = useRead(comerciales.list, { query: lista.state }, { keepPrevious: true });
  const columnas = useColumnas((lista.state.sort ?? 'arbol') === 'arbol');
  const chips = useChipsComerciales(lista);
  const vistas = useVistas('admin-comerciales');
  const [creando, setCreando] = useState(false);
  const [editado, setEditado] = useState<string>();
  const nuevo = () => setCreando(true);

  return (
    <>
      <PageActions>
        <Button look="primary" icon={IconPlus} onClick={nuevo}>
          {t('nuevo')}
        </Button>
      </PageActions>
      <DataList
        id="admin-comerciales"
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
        onNew={nuevo}
        onEdit={({ id }) => setEditado(id)}
        panel={{
          title: ({ nombre }) => nombre,
          render: ({ id }) => <PanelDeComercial key={id} id={id} />,
        }}
        empty={
          <EmptyState icon={IconUsersPlus} title={t('vacio')} text={t('vacioAdmin')}>
            <Button look="primary" onClick={nuevo}>
              {t('nuevo')}
            </Button>
          </EmptyState>
        }
      />
      {creando && <NuevoComercial onClose={() => setCreando(false)} />}
      {editado && <EdicionDesdeLista id={editado} onClose={() => setEditado(undefined)} />}
    </>
  );
}
