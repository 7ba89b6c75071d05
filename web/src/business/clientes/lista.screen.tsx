import { IconPlus, IconUpload, IconUserShare, IconUsers } from '@tabler/icons-react';
import { clientes } from '@vatio/contract';
import { useState } from 'react';
import { useSells } from '../../data/use-ability.ts';
import { useAskedForm } from '../../data/use-asked-form.ts';
import { DataList } from '../../list/table/data-list.tsx';
import type { BulkAction } from '../../list/table/selection/bulk-bar.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { useBulkChange } from '../../trade/operations/use-bulk-change.tsx';
import { useOwnMany } from '../../trade/own-fields/use-own-many.tsx';
import { useTagging } from '../../trade/tags/use-tagging.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import type { AssignmentRequest } from './asignacion/assign-clientes.tsx';
import { CLIENTES_EN_LOTE } from './en-lote.ts';
import type { ListaClientes } from './lista/lista-clientes.ts';
import { useTabla } from './lista/use-tabla.tsx';

const NUEVO = later(async () => (await import('./formulario/nuevo-cliente.tsx')).NuevoCliente);
const ASIGNAR = later(async () => (await import('./asignacion/assign-clientes.tsx')).AssignClientes);

/** The reads that a change of tags or of own fields makes stale. */
const TAGGED = [clientes.list, clientes.get];

export default function ListaClientesScreen() {
  const { t } = useTranslation('clientes');
  const tabla = useTabla('clientes');
  const vende = useSells();
  const nuevo = useAskedForm('nuevo');
  const { bulk, batchDialogs } = useBatch(tabla.list.state);

  return (
    <>
      {vende && (
        <PageActions>
          <ButtonLink icon={IconUpload} to="/clientes/importar">
            {t('importar')}
          </ButtonLink>
          <Button look="primary" icon={IconPlus} onClick={nuevo.begin}>
            {t('nuevo')}
          </Button>
        </PageActions>
      )}
      <DataList
        {...tabla}
        bulk={vende ? bulk : undefined}
        onNew={vende ? nuevo.begin : undefined}
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
      <OnDemand part={NUEVO} open={vende && nuevo.open} props={{ onClose: nuevo.close }} />
      {batchDialogs}
    </>
  );
}

/** The bulk actions, with the dialog of the one that was chosen. */
function useBatch(estado: ListaClientes['state']) {
  const { t } = useTranslation('clientes');
  const [request, setRequest] = useState<AssignmentRequest>();
  const isGone = estado.estado === 'borrado' || estado.estado === 'suprimido';
  const { actions, dialog } = useBulkChange(CLIENTES_EN_LOTE, t, isGone ? [] : ['borrar']);
  const { tagging, tagDialog } = useTagging({
    entidad: 'cliente',
    label: t('etiquetar'),
    href: (id) => `/clientes/${id}`,
    invalidates: TAGGED,
  });
  const { writing, writeDialog } = useOwnMany({
    entidad: 'cliente',
    label: t('camposPropios'),
    href: (id) => `/clientes/${id}`,
    invalidates: TAGGED,
  });
  const assign: BulkAction = {
    id: 'asignar',
    label: t('asignar'),
    icon: IconUserShare,
    run: (target, done) => setRequest({ target, done }),
  };
  const stopAssigning = () => setRequest(undefined);
  return {
    bulk: [assign, tagging, ...writing, ...actions],
    batchDialogs: (
      <>
        {tagDialog}
        {writeDialog}
        {request && <OnDemand part={ASIGNAR} open props={{ request, estado, onClose: stopAssigning }} />}
        {dialog}
      </>
    ),
  };
}
