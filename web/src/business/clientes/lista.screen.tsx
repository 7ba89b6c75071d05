import { IconPlus, IconUpload, IconUserShare, IconUsers } from '@tabler/icons-react';
import { clientes } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listAhead } from '../../data/read-ahead.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { useVistas } from '../../data/use-vistas.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { advancedFilter, useAdvancedFilter } from '../../ui/filters/advanced-filter.tsx';
import { useCodesFilter } from '../../ui/filters/codes-filter.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import { DataList } from '../../ui/table/data-list.tsx';
import type { Encargo } from './asignacion/asignar.tsx';
import { useColumnas } from './lista/columnas.tsx';
import { exportarClientes } from './lista/exportar.ts';
import { FiltrosClientes, useChipsClientes } from './lista/filtros.tsx';
import { useVende } from './lista/use-vende.ts';

const AVANZADO = advancedFilter(async () => (await import('./lista/campos.ts')).useCampos);
const NUEVO = later(async () => (await import('./formulario/nuevo-cliente.tsx')).NuevoCliente);
const ASIGNAR = later(async () => (await import('./asignacion/asignar.tsx')).Asignar);

export const readAhead = listAhead(clientes.list, clientes.list.query);

/** Every client the user may see. */
export default function ListaClientesScreen() {
  const { t } = useTranslation('clientes');
  const lista = useListState(clientes.list.query);
  const avanzado = useAdvancedFilter(lista, AVANZADO);
  const codigos = useCodesFilter(lista, 'clientes');
  const query = useRead(clientes.list, { query: lista.state }, { keepPrevious: true });
  const columnas = useColumnas();
  const chips = useChipsClientes(lista);
  const vistas = useVistas('clientes');
  const vende = useVende();
  const [creando, setCreando] = useState(false);
  const [encargo, setEncargo] = useState<Encargo>();
  const asignar = {
    id: 'asignar',
    label: t('asignar'),
    icon: IconUserShare,
    run: (target: Encargo['target'], done: () => void) => setEncargo({ target, done }),
  };

  return (
    <>
      {vende && (
        <PageActions>
          <ButtonLink icon={IconUpload} to="/clientes/importar">
            {t('importar')}
          </ButtonLink>
          <Button look="primary" icon={IconPlus} onClick={() => setCreando(true)}>
            {t('nuevo')}
          </Button>
        </PageActions>
      )}
      <DataList
        id="clientes"
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
        bulk={vende ? [asignar] : undefined}
        views={vistas}
        exports={{ download: (formato) => exportarClientes(lista.state, formato) }}
        onNew={vende ? () => setCreando(true) : undefined}
        empty={
          <EmptyState
            icon={IconUsers}
            title={t('vacio')}
            text={t(vende ? 'vacioTexto' : 'vacioTextoCliente')}
          >
            {vende && (
              <ButtonLink look="primary" to="/clientes/importar">
                {t('importar')}
              </ButtonLink>
            )}
          </EmptyState>
        }
      />
      <OnDemand part={NUEVO} open={creando} props={{ onClose: () => setCreando(false) }} />
      {encargo && (
        <OnDemand
          part={ASIGNAR}
          open
          props={{ encargo, estado: lista.state, onClose: () => setEncargo(undefined) }}
        />
      )}
    </>
  );
}
