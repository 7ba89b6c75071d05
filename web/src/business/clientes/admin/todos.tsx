import { IconArrowMerge, IconUserShare, IconUsers } from '@tabler/icons-react';
import { clientes } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../../data/use-list-state.ts';
import { useRead } from '../../../data/use-read.ts';
import { useVistas } from '../../../data/use-vistas.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { advancedFilter, useAdvancedFilter } from '../../../ui/filters/advanced-filter.tsx';
import { useCodesFilter } from '../../../ui/filters/codes-filter.tsx';
import { DataList } from '../../../ui/table/data-list.tsx';
import type { BulkTarget } from '../../../ui/table/selection/use-selection.ts';
import { Asignar, type Encargo } from '../asignacion/asignar.tsx';
import { useColumnas } from '../lista/columnas.tsx';
import { exportarClientes } from '../lista/exportar.ts';
import { FiltrosClientes, useChipsClientes } from '../lista/filtros.tsx';
import { Fusionar } from './fusionar.tsx';
import { PanelDeCliente } from './panel-de-cliente.tsx';

const AVANZADO = advancedFilter(async () => (await import('../lista/campos.ts')).useCampos);

type Par = readonly [string, string];

/** All the clients of the house: whose they are, those that are one, and those that are closed. */
export function TodosLosClientes() {
  const { t } = useTranslation('clientes');
  const lista = useListState(clientes.list.query);
  const avanzado = useAdvancedFilter(lista, AVANZADO);
  const codigos = useCodesFilter(lista, 'clientes');
  const query = useRead(clientes.list, { query: lista.state }, { keepPrevious: true });
  const columnas = useColumnas();
  const chips = useChipsClientes(lista);
  const vistas = useVistas('admin-clientes');
  const [encargo, setEncargo] = useState<Encargo>();
  const [par, setPar] = useState<Par>();
  const filas = query.data?.rows ?? [];

  const asignar = {
    id: 'asignar',
    label: t('asignar'),
    icon: IconUserShare,
    run: (target: BulkTarget, done: () => void) => setEncargo({ target, done }),
  };
  const fusionar = {
    id: 'fusionar',
    label: t('fusionar'),
    icon: IconArrowMerge,
    unavailable: (target: BulkTarget) => (parDe(target) ? undefined : t('eligeDos')),
    run: (target: BulkTarget) => setPar(parDe(target)),
  };

  return (
    <>
      <DataList
        id="admin-clientes"
        caption={t('titulo')}
        list={lista}
        query={query}
        columns={columnas}
        lines={2}
        rowKey={({ id }) => id}
        rowName={({ nombre }) => nombre}
        rowHref={({ id }) => `/clientes/${id}`}
        usualSort="nombre"
        search={{ label: t('buscar') }}
        filters={
          <>
            <FiltrosClientes lista={lista} />
            {avanzado.button}
            {codigos.button}
          </>
        }
        chips={[...chips, ...avanzado.chips, ...codigos.chips]}
        multiSort
        bulk={[asignar, fusionar]}
        views={vistas}
        exports={{ download: (formato) => exportarClientes(lista.state, formato) }}
        panel={{
          title: ({ nombre }) => nombre,
          render: ({ id }) => <PanelDeCliente key={id} id={id} />,
        }}
        empty={<EmptyState icon={IconUsers} title={t('vacio')} text={t('vacioTexto')} />}
      />
      {encargo && <Asignar encargo={encargo} estado={lista.state} onClose={() => setEncargo(undefined)} />}
      {par && (
        <Fusionar
          cliente={{ id: par[0], nombre: filas.find(({ id }) => id === par[0])?.nombre ?? '' }}
          otroId={par[1]}
          onClose={() => setPar(undefined)}
        />
      )}
    </>
  );
}

/** Two, no more and no fewer. */
function parDe(target: BulkTarget): Par | undefined {
  const [uno, otro, ...demas] = target.all ? [] : target.ids;
  return uno && otro && demas.length === 0 ? [uno, otro] : undefined;
}
